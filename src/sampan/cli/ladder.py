"""`sampan ladder`: how strong the levels are, in all games, as a document; or other bots."""

from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer

from sampan import game as find_game
from sampan import games as all_games
from sampan.arena.ladder import TITLE, Ladder, about_levels, folder_of, rungs
from sampan.arena.listed import read_matches
from sampan.arena.standings import Standings
from sampan.cli.arena import play_match, print_standings, so_far
from sampan.cli.errors import explained

DOCUMENT = Path("docs/ladder.md")


def ladder(
    games_of: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Play these games only.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each two-seat match.", min=8)] = 400,
    matches: Annotated[
        Path | None,
        typer.Option(help="Play the matches that this file (TOML) lists, not those of the levels."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The document; docs/ladder.md, or beside the matches.")
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            help="The folder of the games, beside the document by default; the same command goes"
            " on from there."
        ),
    ] = None,
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
        if matches is None:
            out, page = out or DOCUMENT, Ladder(TITLE, about_levels(games))
            wanted = [match for name in all_games() for match in rungs(find_game(name), games)]
        else:
            title, about, wanted = read_matches(matches)
            out, page = out or matches.with_suffix(".md"), Ladder(title, about)
        for match in wanted:
            folder = (results or out.with_suffix("")) / folder_of(match)
            if play and match.game.name in named and (not seats or match.seats in seats):
                standings = play_match(match, folder, workers or cpu_count() or 1, ray)
            else:
                standings = Standings(match.specs, so_far(match, folder))
            if standings.games:
                page.add(match, standings)
                page.write(out)
                print_standings(match, standings)
    typer.echo(f"written: {out}", err=True)


def register(app: typer.Typer) -> None:
    app.command()(ladder)
