"""Builds a Sampan whose hot files are compiled by mypyc: the same games, only faster.

    python compiled.py         makes .venv/compiled and the command .venv/bin/sampan-compiled
    python compiled.py compare plays the same games both ways: the same results, and how much sooner
    python compiled.py check   makes the C code and nothing else: do the files still compile?

The files are compiled in a copy: a compiled file beside its source would silently win over it.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from sampan import games

ROOT: Final = Path(__file__).resolve().parent
SOURCE: Final = ROOT / "src" / "sampan"
BUILT: Final = ROOT / ".venv" / "compiled"
PLAIN: Final = ROOT / ".venv" / "bin" / "sampan"
SCRIPT: Final = PLAIN.with_name("sampan-compiled")
MATCH: Final = ("--bots", "hard,greedy", "--games", "2", "--workers", "1", "--json")
HOT: Final = (
    "engine/actions.py",
    "engine/knowledge.py",
    "engine/playout.py",
    "engine/steps.py",
    "engine/tables.py",
    "engine/tunable.py",
    "engine/weights.py",
    "bots/plans.py",
    "bots/search.py",
    "bots/tree.py",
    "bots/values.py",
    "games/*/**/*.py",
)
"""What a search spends its time in."""
COLD: Final = (
    "__init__",
    "describe",
    "edition",
    "invariants",
    "loading",
    "positions",
    "refusals",
    "terminal",
)
"""How the names of those files and folders of a game begin in which it does not."""
FLAGS: Final = ("--config-file", os.devnull, "--explicit-package-bases")
ONLY_C: Final = "from mypyc.build import mypycify; mypycify({files}, target_dir='build')"
COMMAND: Final = """\
#!{python}
import sys

sys.path.insert(0, {built!r})
from sampan.cli.main import main

if __name__ == "__main__":
    main()
"""


def hot_files() -> list[str]:
    """The files to compile, as paths beside the package."""
    found = {path.relative_to(SOURCE.parent) for each in HOT for path in SOURCE.glob(each)}
    return sorted(
        str(path) for path in found if not any(part.startswith(COLD) for part in path.parts)
    )


def run(folder: Path, *words: str) -> None:
    """Run Python in a copy of the package; what it prints is shown if it fails."""
    shutil.copytree(SOURCE, folder / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={"MYPYC_OPT_LEVEL": "2", **os.environ, "MYPYPATH": "."},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nSampan: the hot files could not be compiled (see above).")


def check() -> None:
    """Make the C code; needs no C compiler."""
    with TemporaryDirectory() as folder:
        run(Path(folder), "-c", ONLY_C.format(files=[*FLAGS, *hot_files()]))


def build() -> None:
    """Make the compiled copy, and the command that runs it."""
    with TemporaryDirectory() as folder:
        run(Path(folder), "-m", "mypyc", *FLAGS, *hot_files())
        shutil.rmtree(Path(folder) / "build")
        shutil.rmtree(BUILT, ignore_errors=True)
        shutil.copytree(folder, BUILT)
    SCRIPT.write_text(COMMAND.format(python=sys.executable, built=str(BUILT)), "utf-8")
    SCRIPT.chmod(0o755)


def compare() -> None:
    """Play the same games interpreted and compiled; stop if their results differ."""
    for game in games():
        match = ("arena", game, *MATCH)
        (slow, before), (fast, after) = timed(PLAIN, *match), timed(SCRIPT, *match)
        if before != after:
            sys.exit(f"Sampan: {game} compiled plays other games than interpreted.")
        print(f"{game}: the same games compiled, {slow / fast:.1f} times as fast")


def timed(script: Path, *words: str) -> tuple[float, dict[str, Any]]:
    """How long a match takes, and its numbers without thinking times."""
    start = perf_counter()
    printed = subprocess.run([script, *words], stdout=subprocess.PIPE, check=True).stdout
    seconds, numbers = perf_counter() - start, json.loads(printed)
    for bot in numbers["bots"].values():
        del bot["ms"]
    return seconds, numbers


if __name__ == "__main__":
    commands = {(): build, ("compare",): compare, ("check",): check}
    commands.get(tuple(sys.argv[1:]), lambda: sys.exit(__doc__))()
