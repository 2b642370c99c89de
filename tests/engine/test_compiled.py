"""The hot files can be compiled, and games go to other processes as compiled ones must."""

import ast
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import sampan
from sampan.engine.tunable import Tunable, known_by

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sampan"


def test_the_hot_files_compile() -> None:
    """As far as C code; `make compiled` goes on from there, and compares what is played."""
    done = subprocess.run(
        [sys.executable, "compiled.py", "check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_constants_are_final_one_by_one() -> None:
    """As such they compile to numbers; else every use looks a name up in its module."""
    loose = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in SOURCE.glob("games/**/*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple)
    ]
    assert loose == []


@pytest.mark.parametrize("name", sampan.games())
def test_a_game_is_the_same_in_another_process(name: str) -> None:
    """Compiled objects cannot be taken apart, so they say how they are made again."""
    game = sampan.game(name)
    sent = pickle.loads(pickle.dumps(game))
    assert sent.components.hash == game.components.hash
    assert sent.knowledge is type(game).knowledge
    knowledge = game.knowledge
    assert isinstance(knowledge, Tunable)
    changed = {name: value + 1 for name, value in knowledge.numbers.items()}
    other = pickle.loads(pickle.dumps(known_by(game, knowledge.with_numbers(changed))))
    assert dict(other.knowledge.numbers) == changed
