"""The house: imports point one way, files stay small, and nothing outside a game names it."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sampan

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sampan"
LAYERS = ("engine", "games", "bots", "arena", "server", "cli")
"""From left to right; a module imports from its own layer and those to the left of it."""
FLUENT = SOURCE / "engine" / "texts.py"
"""The one module of the engine that may know the Fluent runtime."""
TERMINAL = "terminal"
"""How the files begin that draw a game in the terminal."""
"""How a game draws itself in a terminal: no part of its rules."""
KERNEL = ("actions", "steps", "game", "view")
LONGEST_FILE = 400
LONGEST_FUNCTION = 40
LARGEST_KERNEL = 500

PYTHON_FILES = sorted(SOURCE.rglob("*.py"))
TEST_FILES = sorted((ROOT / "tests").rglob("*.py"))


def show(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{show(path)} imports relatively"
            yield node.module or ""
            if node.module == "sampan":
                yield from (f"sampan.{alias.name}" for alias in node.names)


def layer_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "sampan" and len(parts) > 1 and parts[1] in LAYERS else None


def is_terminal(name: str) -> bool:
    return name.startswith(TERMINAL)


def draws(path: Path) -> bool:
    """Whether a file draws a game in the terminal: by its name or that of its folder."""
    return is_terminal(path.stem) or is_terminal(path.parent.name)


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_left(layer: str) -> None:
    allowed = set(LAYERS[: LAYERS.index(layer) + 1])
    for path in (SOURCE / layer).rglob("*.py"):
        for module in imports(path):
            found = layer_of(module)
            assert found is None or found in allowed, f"{show(path)} imports {module}"


def test_every_folder_is_a_layer() -> None:
    """A new layer must be put into its place here."""
    folders = {path.name for path in SOURCE.iterdir() if any(path.glob("*.py"))}
    assert folders == set(LAYERS)


def test_games_do_not_know_each_other() -> None:
    for name in sampan.games():
        for path in (SOURCE / "games" / name).rglob("*.py"):
            for module in imports(path):
                if module.startswith("sampan.games"):
                    assert module.startswith(f"sampan.games.{name}"), f"{show(path)}: {module}"


def test_the_rules_need_the_standard_library_only() -> None:
    for path in (*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "games").rglob("*.py")):
        for module in imports(path):
            top = module.split(".")[0]
            if top == "sampan" or top in sys.stdlib_module_names or draws(path):
                continue
            assert (top, path) == ("fluent", FLUENT), f"{show(path)} imports {module}"


def test_the_rules_of_a_game_do_not_know_its_terminal() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        if not draws(path):
            for module in imports(path):
                name = module.rpartition(".")[2]
                assert not is_terminal(name), f"{show(path)} imports {module}"


def test_nothing_outside_a_game_names_it() -> None:
    """Games are found, so a new one is one new folder. Only documents may name them."""
    names = re.compile("|".join(sampan.games()), re.IGNORECASE)
    own = [
        folder / name
        for folder in (SOURCE / "games", ROOT / "tests" / "games")
        for name in sampan.games()
    ]
    suffixes = (".py", ".toml", ".ftl", ".txt", ".json", ".cfg", ".ini", ".yml", ".yaml", ".sh")
    files = [
        path
        for folder in (SOURCE, ROOT / "tests", ROOT / "bench")
        for path in folder.rglob("*")
        if path.is_file() and path.suffix in suffixes
    ]
    files += [ROOT / "Makefile", ROOT / "pyproject.toml", *(ROOT / ".ci").glob("*")]
    for path in files:
        if not any(path.is_relative_to(folder) for folder in own):
            found = names.search(path.read_text("utf-8"))
            assert found is None, f"{show(path)} names {found and found.group()}"


@pytest.mark.parametrize("path", [*PYTHON_FILES, *TEST_FILES], ids=show)
def test_files_stay_small(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= LONGEST_FILE, f"{show(path)} has {lines} lines; what is it hiding?"


@pytest.mark.parametrize("path", PYTHON_FILES, ids=show)
def test_functions_stay_small(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
            lines = node.end_lineno - node.lineno + 1
            assert lines <= LONGEST_FUNCTION, f"{show(path)}: {node.name} has {lines} lines"


def test_the_kernel_stays_small() -> None:
    files = [SOURCE / "engine" / f"{name}.py" for name in KERNEL]
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in files)
    assert lines <= LARGEST_KERNEL, f"the kernel has {lines} lines"


@pytest.mark.parametrize("path", PYTHON_FILES, ids=show)
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), f"{show(path)} has no docstring"
