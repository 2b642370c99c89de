"""`sampan ladder`: how strong the levels are, in all games, as a document."""

from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer

from sampan import game as find_game
from sampan import games as all_games
from sampan.arena.ladder import Ladder, folder_of, rungs
from sampan.arena.standings import Standings
from sampan.cli.arena import play_match, print_standings, so_far
from sampan.cli.errors import explained


def ladder(
    games_of: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all by default.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games of each two-seat match.", min=8)] = 400,
    out: Annotated[Path, typer.Option(help="The document.")] = Path("docs/ladder.md"),
    results: Annotated[
        Path, typer.Option(help="The folder of the games; the same command goes on from there.")
    ] = Path("docs/ladder"),
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
    """Play every level against the one below it and write the ladder. The document is written
    anew after every match, so that a break loses nothing; with --no-play it has the games there
    are so far."""
    played = Ladder(games)
    with explained():
        for name in games_of or all_games():
            for match in rungs(find_game(name), games):
                folder = results / folder_of(match)
                if play and (not seats or len(match.specs) in seats):
                    standings = play_match(match, folder, workers or cpu_count() or 1, ray)
                else:
                    standings = Standings(match.specs, so_far(match, folder))
                if not standings.games:
                    continue
                print_standings(match, standings)
                played.add(match, standings)
                played.write(out)
    typer.echo(f"written: {out}", err=True)


def register(app: typer.Typer) -> None:
    app.command()(ladder)
