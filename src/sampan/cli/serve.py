"""`sampan serve`, `backup`, `restore`, `export`: hosting tables."""

from pathlib import Path
from typing import Annotated

import typer

from sampan.cli.errors import explained


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.", min=1)] = None,
    root_path: Annotated[
        str | None, typer.Option(help="Where a proxy shows this server, such as /sampan.")
    ] = None,
    opened: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = True,
) -> None:
    """Serve the page and the tables from this machine."""
    from sampan.server.run import HOST, PORT
    from sampan.server.run import serve as run

    with explained():
        typer.echo(f"Sampan serves http://{host or HOST}:{port or PORT} (stop with Ctrl-C)")
        run(host, port, root_path, opened=opened)


def start() -> None:
    """`sampan` alone: the page in the browser, or the chooser in the terminal where there is no
    page."""
    from sampan.server.page import PAGE

    if PAGE.is_dir():
        serve()
        return
    from sampan.cli.play import choose_game

    choose_game()


def backup(target: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Write all tables into one file, also while the server runs."""
    from sampan.server.backup import backup as write
    from sampan.server.settings import Settings

    with explained():
        count = write(Settings().database_url, target)
    typer.echo(f"{count} tables saved in {target}")


def restore(source: Annotated[Path, typer.Argument(help="A file written by backup.")]) -> None:
    """Bring a backup into the (empty) database of this server."""
    from sampan.server.backup import restore as bring
    from sampan.server.settings import Settings

    with explained():
        count = bring(Settings().database_url, source)
    typer.echo(f"{count} tables restored from {source}")


def export(folder: Annotated[Path, typer.Argument(help="The folder to fill.")]) -> None:
    """Write every table as a transcript file."""
    from sampan.server.backup import export as write
    from sampan.server.settings import Settings

    with explained():
        count = write(Settings().database_url, folder, lambda name: typer.echo(f"  {name}"))
    typer.echo(f"{count} transcripts in {folder}")


def register(app: typer.Typer) -> None:
    app.command()(serve)
    app.command()(backup)
    app.command()(restore)
    app.command()(export)
