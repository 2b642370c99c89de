"""`sampan`: all commands in one place."""

from importlib import import_module
from pkgutil import iter_modules

import typer

from sampan import __version__, cli


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sampan {__version__}")
        raise typer.Exit


def build() -> typer.Typer:
    """The application with every command that a module of this package registers."""
    app = typer.Typer(
        help="Play, learn and study strategy games of China's rivers and court.",
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    @app.callback(invoke_without_command=True)
    def sampan(
        context: typer.Context,
        version: bool = typer.Option(
            False, "--version", callback=_version, is_eager=True, help="Print the version."
        ),
    ) -> None:
        if context.invoked_subcommand is None:
            from sampan.cli.serve import start

            start()

    for module in iter_modules(cli.__path__):
        register = getattr(import_module(f"{cli.__name__}.{module.name}"), "register", None)
        if register is not None:
            register(app)
    return app


def main() -> None:
    """The entry point of the `sampan` script."""
    build()()
