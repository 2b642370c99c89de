"""`sampan ladder`: how strong the levels are, in all games, as a document; or other bots."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from sampan import game as find_game
from sampan import games as all_games
from sampan.arena.ladder import Ladder, LevelLadder, folder_of, games_for, rungs
from sampan.arena.listed import read_matches
from sampan.arena.match import Match
from sampan.arena.standings import Standings
from sampan.cli.arena import play_match, print_standings, so_far
from sampan.cli.cores import Workers
from sampan.cli.errors import explained
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.setup import SetupError

DOCUMENT = Path("docs/ladder.md")
GAMES = 400
Matches = Annotated[
    Path | None,
    typer.Option(help="Play the matches that this file (TOML) lists, not those of the levels."),
]
Document = Annotated[
    Path | None, typer.Option(help="The document; docs/ladder.md, or beside the matches.")
]
Games = Annotated[
    int | None,
    typer.Option(
        help="Games of each two-seat match; not with --matches.", min=8, show_default=str(GAMES)
    ),
]
Seats = Annotated[
    list[int] | None,
    typer.Option(help="Play at tables of so many seats only; may be given several times."),
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
    games: Games = None,
    matches: Matches = None,
    out: Document = None,
    results: Folder = None,
    seats: Seats = None,
    workers: Workers = 0,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, or 'local'.")
    ] = None,
    play: Annotated[bool, typer.Option(help="Play what is missing.")] = True,
) -> None:
    """Play every level against the one below it, or the matches that a file lists, and write a
    document. It is written anew after every match, so that a break loses nothing; with --no-play
    it has the games there are so far, and it has all of them where fewer are asked for."""
    with explained():
        chosen = [find_game(name) for name in games_of or all_games()]
        _check_seats(chosen, seats or [])
        out = out or (matches.with_suffix(".md") if matches else DOCUMENT)
        folder = results or out.parent / out.stem
        _check_places(out, folder, matches, games)
        page, asked, shown = _listed(matches) if matches else _levels(games or GAMES, folder)
        wanted = [each for each in shown if _is_wanted(each, chosen, seats or [])]
        if not wanted:
            raise BadInput(f"{matches} lists no match of these games at these tables")
        for match in shown:
            page.add(match, _standings(match, folder))
        for match, ask in zip(shown, asked, strict=True):
            if play and match in wanted:
                play_match(ask, folder / folder_of(match), workers, ray)
                page.add(match, _standings(match, folder))
                page.write(out)
        _close(page, out)


def _check_places(out: Path, folder: Path, matches: Path | None, games: int | None) -> None:
    """Nothing is played before it is known that it can be kept, and beside the list of matches."""
    if matches is not None:
        if games is not None:
            raise BadInput(f"--games does not go with --matches: {matches} says how many")
        if matches.resolve() in (out.resolve(), folder.resolve()):
            raise BadInput(f"{matches} lists the matches; name another --out or --results")
    if out.is_dir():
        raise BadInput(f"{out} is a folder; --out names the document")
    if folder == out:
        raise BadInput(f"{out} has no ending that tells it from the folder of its games: {out}.md?")
    for place in (folder, out.parent):
        there = next(each for each in (place, *place.parents) if each.exists())
        if not there.is_dir() or not os.access(there, os.W_OK):
            raise BadInput(f"nothing can be written to {place}; name another --out or --results")


def _check_seats(chosen: Sequence[Game[Any]], seats: Sequence[int]) -> None:
    """Some of the games can be played at each of these tables."""
    for count in seats:
        if not any(count in game.seats for game in chosen):
            allowed = "; ".join(f"{game.name} with {_listed_seats(game)}" for game in chosen)
            raise SetupError(f"no game is played with {count} seats: {allowed}")


def _is_wanted(match: Match, chosen: Sequence[Game[Any]], seats: Sequence[int]) -> bool:
    names = [game.name for game in chosen]
    return match.game.name in names and (not seats or match.seats in seats)


def _listed_seats(game: Game[Any]) -> str:
    return ", ".join(map(str, game.seats))


def _standings(match: Match, folder: Path) -> Standings:
    """Of the games of a match so far."""
    return Standings(match.specs, so_far(match, folder / folder_of(match)).outcomes.values())


Wanted = tuple[Ladder, list[Match], list[Match]]
"""A page, what is played for it, and the same matches with all games that it shows."""


def _levels(games: int, folder: Path) -> Wanted:
    """Every level against the one below it, in all games. The page has as many games as any of its
    matches reaches, so that it never shrinks."""

    def reach(match: Match) -> int:
        return so_far(match, folder / folder_of(match)).reach

    found = [find_game(name) for name in all_games()]
    most = max(games, *(games_for(game, reach) for game in found))
    asked, shown = (
        [match for game in found for match in rungs(game, count)] for count in (games, most)
    )
    return LevelLadder(most), asked, shown


def _listed(path: Path) -> Wanted:
    """What a file lists."""
    title, about, wanted = read_matches(path)
    return Ladder(title, about), wanted, wanted


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
