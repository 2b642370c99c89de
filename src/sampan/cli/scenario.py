"""`sampan scenario run`: show that rules hold."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sampan import game as find_game
from sampan.cli.errors import explained
from sampan.engine.scenario import (
    Mismatch,
    Scenario,
    ScenarioError,
    read_scenario,
    run_scenario,
    show,
)
from sampan.engine.setup import SetupError

SCENARIOS = "scenarios"
app = typer.Typer(help="Scenarios: a position, words, and what must then be so.")


@app.callback()
def scenario() -> None:
    """Scenarios: a position, words, and what must then be so."""


@app.command()
def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files (TOML, JSON) or folders.")],
) -> None:
    """Run scenarios and print a line for each.

    Exit code 1 if one fails, 2 if a file is no scenario.
    """
    with explained():
        files = [file for path in paths for file in _files(path)]
    exit_code = 0
    for path in files:
        try:
            found = read_scenario(path)
            mismatch = _mismatch(found)
        except ScenarioError as error:
            typer.echo(f"sampan: {error}", err=True)
            exit_code = 2
            continue
        typer.echo(f"{'FAIL' if mismatch else 'ok':4}  {found.title}  {found.path}")
        if mismatch:
            _print_mismatch(found, mismatch)
            exit_code = max(exit_code, 1)
    raise typer.Exit(exit_code)


def _files(path: Path) -> list[Path]:
    """The file, or every TOML and JSON file of the folder; where folders named `scenarios` lie in
    it, of these alone."""
    if not path.is_dir():
        return [path]
    folders = [each for each in path.rglob(SCENARIOS) if each.is_dir()] or [path]
    found = sorted(
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in (".toml", ".json")
    )
    if not found:
        raise ScenarioError(f"{path}: there is no scenario in this folder")
    return found


def _mismatch(found: Scenario) -> Mismatch | None:
    """What does not hold, or None; raises `ScenarioError`."""
    try:
        game = find_game(found.game)
    except SetupError as error:
        raise found.wrong(("position", "game"), str(error)) from error
    try:
        run_scenario(game, found)
    except Mismatch as mismatch:
        return mismatch
    return None


def _print_mismatch(found: Scenario, mismatch: Mismatch) -> None:
    """Expected and found side by side."""
    line = found.lines.of(mismatch.where)
    table = Table("expected", "found", title=f"line {line}: {mismatch.fact}", title_justify="left")
    table.add_row(show(mismatch.expected), show(mismatch.found))
    Console().print(table)


def register(main: typer.Typer) -> None:
    main.add_typer(app, name="scenario")
