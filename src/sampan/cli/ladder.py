"""`sampan ladder`: how strong the levels are, in all games, as a document; or other bots."""

from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer

from sampan import game as find_game
from sampan import games as all_games
from sampan.arena.ladder import TITLE, Ladder, about_levels, folder_of, rungs
from sampan.arena.listed import read_matches
from sampan.arena.match import Match
from sampan.arena.standings import Standings
from sampan.cli.arena import play_match, print_standings, so_far
from sampan.cli.errors import explained

DOCUMENT = Path("docs/ladder.md")
Matches = Annotated[
    Path | None,
    typer.Option(help="Play the matches that this file (TOML) lists, not those of the levels."),
]
Document = Annotated[
    Path | None, typer.Option(help="The document; docs/ladder.md, or beside the matches.")
]
Folder = Annotated[
    Path | None,
    typer.Option(
        help="The folder of the games, beside the document by default; the same command goes on"
        " from there."
    ),
]


def ladder(
    games_of: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Play these games only.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each two-seat match.", min=8)] = 400,
    matches: Matches = None,
    out: Document = None,
    results: Folder = None,
    seats: Annotated[
        list[int] | None,
        typer.Option(help="Play at tables of so many seats only; may be given several times."),
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes; 0: as many as cores.", min=0)] = 0,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, or 'local'.")
    ] = None,
    play: Annotated[bool, typer.Option(help="Play what is missing.")] = True,
) -> None:
    """Play every level against the one below it, or the matches that a file lists, and write a
    document. It is written anew after every match, so that a break loses nothing; with --no-play
    it has the games there are so far."""
    with explained():
        named = {find_game(name).name for name in games_of or all_games()}
        page, wanted = _listed(matches) if matches else _levels(games)
        out = out or (matches.with_suffix(".md") if matches else DOCUMENT)
        folders = {match: (results or out.with_suffix("")) / folder_of(match) for match in wanted}
        for match, folder in folders.items():
            page.add(match, Standings(match.specs, so_far(match, folder)))
        for match, folder in folders.items():
            if play and match.game.name in named and (not seats or match.seats in seats):
                page.add(match, play_match(match, folder, workers or cpu_count() or 1, ray))
                page.write(out)
        _close(page, out)


def _levels(games: int) -> tuple[Ladder, list[Match]]:
    """Every level against the one below it, in all games."""
    wanted = [match for name in all_games() for match in rungs(find_game(name), games)]
    return Ladder(TITLE, about_levels(games)), wanted


def _listed(path: Path) -> tuple[Ladder, list[Match]]:
    """What a file lists."""
    title, about, wanted = read_matches(path)
    return Ladder(title, about), wanted


def _close(page: Ladder, out: Path) -> None:
    """Write and print what there is."""
    for match, standings in page.played:
        print_standings(match, standings)
    if page.played:
        page.write(out)
        typer.echo(f"written: {out}", err=True)
    else:
        typer.echo("no games have been played yet", err=True)


def register(app: typer.Typer) -> None:
    app.command()(ladder)
