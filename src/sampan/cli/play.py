"""`sampan play`: a game in the terminal, with people and bots."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from sampan import game as find_game
from sampan.bots import USUAL_LEVEL, split_specs
from sampan.cli.asking import Question
from sampan.cli.chooser import Chooser
from sampan.cli.errors import explained
from sampan.cli.files import read_game
from sampan.cli.playing import ME, Left, Table
from sampan.cli.showing import default_language, make_console
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.setup import SetupError, usual_seats
from sampan.engine.texts import LANGUAGES

SWITCH: Final = {
    **dict.fromkeys(("on", "yes", "true"), True),
    **dict.fromkeys(("off", "no", "false"), False),
}
"""How a table option is given that is so or not."""


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game to play, or the file of a saved game.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: me,me,hard (me alone plays solo); else a bot opposite."),
    ] = None,
    language: Annotated[
        str | None, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="The same seed draws the same pieces; else it is secret.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option as name=value; may be repeated.")
    ] = None,
    edition: Annotated[
        Path | None, typer.Option(help="An edition file laid over the game's own data.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    start: Annotated[str | None, typer.Option(help="The seat that starts; else drawn.")] = None,
    hints: Annotated[bool, typer.Option(help="Whether `hint` names good moves.")] = True,
) -> None:
    """Play in the terminal. Without a game, choose one and who sits at the table."""
    if game is None and resume is None:
        choose_game(language)
        return
    with explained():
        resume = resume or _saved(game or "")
        if resume is not None:
            session, players = _resumed(resume, edition, seats)
        else:
            played = find_game(game or "", edition)
            players = split_specs(seats or "") or _usual_players(usual_seats(played.seats))
            options = read_options(played, option or [])
            session = Session.new(played, len(players), read_seed(seed), options, start)
        told_in, open_seed = language or default_language(), resume is None and seed is not None
        table = Table(session, players, told_in, make_console(), hints, open_seed)
    run(table)


def run(table: Table) -> None:
    """Play a table to its end, or until the people leave it."""
    try:
        table.greet()
        while (decision := table.session.decision) is not None:
            bot = table.bots.get(decision.seat)
            if bot is None:
                table.hand_over(decision.seat)
                Question(table, decision).ask()
            else:
                table.let_choose(bot, decision)
        table.show_end()
        if table.people:
            table.keep()
    except KeyboardInterrupt:
        table.console.print()
        with suppress(Left):
            table.leave()
    except Left:
        pass


def _saved(game: str) -> Path | None:
    """The file of a saved game, if it was named instead of a game."""
    return Path(game) if Path(game).is_file() else None


def _resumed(path: Path, edition: Path | None, seats: str | None) -> tuple[Session, list[str]]:
    """A saved game, with the players who sat at it unless others are named."""
    session, saved = read_game(path, edition)
    if session.seed is None and session.result is None:
        raise SetupError(f"{path} cannot be played on without its seed; it can be replayed")
    players = split_specs(seats or "") or saved or _usual_players(session.header.seats)
    if len(players) != session.header.seats:
        raise SetupError(f"{path} has {session.header.seats} seats, not {len(players)}")
    return session, players


def _usual_players(count: int) -> list[str]:
    return [ME] + [USUAL_LEVEL] * (count - 1)


def read_seed(given: str | None) -> int | str | None:
    """A number is the same seed whether it is given here or in Python."""
    return int(given) if given is not None and given.isdecimal() else given


def read_options(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    """`name=value` -> the value as the game knows it; what it does not know is left as text."""
    known = {option.name: option.values for option in game.options}
    options: dict[str, Any] = {}
    for part in given:
        name, equals, value = part.partition("=")
        if not equals:
            raise SetupError(f"a table option is given as name=value, not {part!r}")
        if name in options:
            raise SetupError(f"option {name} is given twice")
        values = known.get(name, ())
        if any(isinstance(each, bool) for each in values):
            if value.lower() not in SWITCH:
                raise SetupError(f"option {name} is one of on, off, not {value!r}")
            options[name] = SWITCH[value.lower()]
        else:
            by_name = {str(each).lower(): each for each in values}
            options[name] = by_name.get(value.lower(), value)
    return options


def choose_game(language: str | None = None) -> None:
    """Ask for everything a table needs, then play."""
    with explained():
        table = Chooser(language or default_language(), make_console()).choose()
    if table is not None:
        run(table)


def register(app: typer.Typer) -> None:
    app.command()(play)
