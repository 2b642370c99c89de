"""`sampan rules`: read a rule by its id, and check that every rule is cited."""

from pathlib import Path
from typing import Annotated

import typer

import sampan
from sampan import game as find_game
from sampan import games
from sampan.cli.errors import explained
from sampan.engine.rules import Coverage, Rule, RulesError, coverage, read_rules


def rules(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="Ids of rules or sections (XX-6.3 XX-7); with --coverage, games."),
    ] = None,
    covered: Annotated[
        bool,
        typer.Option("--coverage", help="Print the rules of games (all if none) nothing cites."),
    ] = False,
) -> None:
    """Print rules by their ids, or check that code and tests of a game cite all of its rules."""
    with explained():
        if covered:
            found = [coverage(find_game(name).folder, tests_folder()) for name in names or games()]
            for each in found:
                _print_coverage(each)
            if not all(each.complete for each in found):
                raise typer.Exit(1)
        elif names:
            shown = [rule for id_ in names for rule in _find(id_.upper())]
            typer.echo("\n\n".join(map(_shown, shown)))
        else:
            raise RulesError(f"name a rule, or a game with --coverage: {', '.join(games())}")


def tests_folder() -> Path:
    """The tests of the source checkout this package, or the current directory, belongs to."""
    for root in (Path(sampan.__file__).parents[2], Path.cwd()):
        if (root / "tests" / "games").is_dir():
            return root / "tests"
    raise RulesError("coverage needs a source checkout: there is no folder tests/games here")


def _find(id_: str) -> list[Rule]:
    """The rules of an id, in the document of the game whose prefix it has."""
    prefixes = []
    for name in games():
        document = read_rules(find_game(name).folder)
        if id_.startswith(f"{document.prefix}-"):
            return document.find(id_)
        prefixes.append(document.prefix)
    raise RulesError(f"{id_}: expected an id that begins with {' or '.join(prefixes)}")


def _shown(rule: Rule) -> str:
    return f"{rule.id}  ({rule.section})\n{rule.text}"


def _print_coverage(found: Coverage) -> None:
    """What is missing, a line each."""
    for title, missing in (
        ("cited by no code", found.not_in_code),
        ("cited by no test or scenario", found.not_in_tests),
        ("cited, but no rule", [f"{id_} ({file})" for id_, file in found.unknown.items()]),
    ):
        for id_ in missing:
            typer.echo(f"{title}: {id_}")
    if found.complete:
        rules = found.rules
        typer.echo(f"{rules.name}: code and tests cite all {len(rules.rules)} rules.", err=True)


def register(app: typer.Typer) -> None:
    app.command()(rules)
