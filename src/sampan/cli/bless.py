"""`sampan bless`: accept what the golden files of the tests would have to say now.

The golden files of a game lie in one folder (`tests/games/<game>`): `vocabulary.txt`,
`playthroughs/*.txt`, `perft.toml` and, only when asked for, `transcripts/*.txt`. Read the
difference before you commit it.
"""

from pathlib import Path
from typing import Annotated

import typer

from sampan import game as find_game
from sampan import games as all_games
from sampan.cli.errors import explained
from sampan.engine.golden import NotAppended
from sampan.engine.golden import bless as bless_folder


def bless(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all if none.")] = None,
    folder: Annotated[Path, typer.Option(help="The folder of the games' tests.")] = Path(
        "tests/games"
    ),
    transcripts: Annotated[
        bool, typer.Option("--transcripts", help="Record the transcripts anew, too.")
    ] = False,
) -> None:
    """Write the golden files of the tests anew; print those that changed."""
    with explained():
        for name in games or all_games():
            try:
                for path in bless_folder(find_game(name), folder / name, transcripts):
                    typer.echo(path)
            except NotAppended as error:
                typer.echo(f"sampan: {error}", err=True)
                raise typer.Exit(1) from error


def register(app: typer.Typer) -> None:
    app.command()(bless)
