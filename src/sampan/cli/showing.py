"""What the terminal shows of a table: the picture, the choices, the news, the score sheet."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from sampan.engine.actions import Action
from sampan.engine.game import Decision, Result
from sampan.engine.log import Entry
from sampan.engine.refusals import Refusal
from sampan.engine.steps import SEATS, State
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES
from sampan.engine.view import View

MANY: Final = 14
"""From so many choices on, those that are part of another one are left out."""
_SHORTEST_RANGE: Final = 3
_SHORT_NOTATION: Final = 9
"""Longer notations do not widen the column of the others."""


def default_language() -> str:
    """The language of the terminal, if there are texts in it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def picture(told: Telling, view: View, width: int, height: int) -> RenderableType:
    """The table as the game draws it, or its position where the game draws none."""
    module = f"sampan.games.{told.game.name}.terminal"
    if find_spec(module) is None:
        return Pretty(view.position)
    drawn: RenderableType = import_module(module).picture(told, view, width, height)
    return drawn


# --- choices ---


class Choice:
    """One line of the list of choices: an action, or a row of actions that differ in a number."""

    def __init__(self, first: Action, last: Action, text: str) -> None:
        self.action: Final = first if first is last else None
        """None for a row: there a word must be typed."""
        self.notation: Final = first.word if first is last else f"{first.word}…{last.args[-1]}"
        self.text: Final = text


def choices(told: Telling, s: State, decision: Decision, everything: bool) -> list[Choice]:
    """The legal actions in plain words. Unless everything is asked for, a row of numbers is one
    line, and of many choices those that are part of another one are left out."""
    options = list(decision.options)
    if not everything and len(options) > MANY:
        options = list(_not_parts(options))
    return [
        Choice(run[0], run[0], told.action(s, decision, run[0]))
        if len(run) == 1
        else Choice(run[0], run[-1], told.action_range(run[0], run[-1]))
        for run in (([each] for each in options) if everything else _runs(told, options))
    ]


def _not_parts(options: Sequence[Action]) -> Iterator[Action]:
    """The actions whose arguments are not all among those of a longer one of the same kind."""
    longer = [(option.kind, frozenset(option.args)) for option in options if len(option.args) > 1]
    for option in options:
        args = frozenset(option.args)
        if not args or not any(option.kind == kind and args < more for kind, more in longer):
            yield option


def _runs(told: Telling, options: Sequence[Action]) -> Iterator[list[Action]]:
    """Rows of consecutive numbers, where the game has words for a row; else single actions."""
    run: list[Action] = []
    for option in options:
        if run and not (_follows(run[-1], option) and told.has_range(option.kind)):
            yield from _row_or_singles(run)
            run = []
        run.append(option)
    yield from _row_or_singles(run)


def _row_or_singles(run: list[Action]) -> Iterator[list[Action]]:
    if len(run) >= _SHORTEST_RANGE:
        yield run
    else:
        yield from ([each] for each in run)


def _follows(one: Action, other: Action) -> bool:
    if one.kind != other.kind or not one.args or one.args[:-1] != other.args[:-1]:
        return False
    last, following = one.args[-1], other.args[-1]
    return last.isdigit() and following.isdigit() and int(following) == int(last) + 1


def choice_list(listed: Sequence[Choice], width: int) -> RenderableType:
    """The choices, single actions with numbers, in two columns where two fit side by side."""
    column = width // 2 - 1
    notations = [len(choice.notation) for choice in listed]
    wide = max((size for size in notations if size <= _SHORT_NOTATION), default=0)
    rows: list[Text | Table] = []
    beside: Text | None = None
    number = 0
    for choice in listed:
        number += choice.action is not None
        mark = "    " if choice.action is None else f"{number:>3} "
        head = Text.assemble((mark, "bold"), (choice.notation.ljust(wide), "bold cyan"), "  ")
        line = Text.assemble(head, choice.text)
        if beside is not None and line.cell_len <= column:
            beside.append(" " * (column + 1 - beside.cell_len)).append_text(line)
            beside = None
        elif line.cell_len <= width:
            rows.append(line)
            beside = line if line.cell_len <= column else None
        else:
            rows.append(_hanging(head, choice.text))
            beside = None
    return Group(*rows)


def _hanging(head: Text, text: str) -> Table:
    """A text whose further lines begin below its first one, not below its head."""
    line = Table.grid()
    line.add_column(no_wrap=True)
    line.add_row(head, text)
    return line


# --- what happened, what is not allowed ---


def news(told: Telling, entries: Iterable[Entry]) -> Iterator[RenderableType]:
    """What these entries brought about, a paragraph each."""
    for entry in entries:
        text = told.events(entry.events)
        if text:
            yield _hanging(Text("• ", "dim"), text)


def log(told: Telling, entries: Iterable[Entry]) -> RenderableType:
    """Entries with their number, speaker and word."""
    table = Table.grid(padding=(0, 1))
    for entry in entries:
        word = Text(f"{entry.speaker} {entry.word}{' !' if entry.forced else ''}", "cyan")
        table.add_row(Text(str(entry.n), "dim"), word, Text(told.events(entry.events)))
    return table


def refusal(told: Telling, refused: Refusal) -> RenderableType:
    """Why something is not allowed: a line for each rule."""
    table = Table.grid(padding=(0, 1))
    for rule, text in told.reasons(refused):
        table.add_row(Text(rule, "bold red"), Text(text))
    return table


# --- the score sheet ---


def score_sheet(told: Telling, result: Result, names: Sequence[str]) -> Table:
    """The score sheet, with the ranks of a game that is over."""
    table = Table(header_style="bold")
    table.add_column("", no_wrap=True)
    for name in names:
        table.add_column(name.replace(" (", "\n").rstrip(")"), justify="right")
    lines = list(told.sheet(result))
    for line in lines:
        total = line is lines[-1]
        if total:
            table.add_section()
        style = "bold" if total else "dim" if line.part else ""
        text = f"  {line.text}" if line.part else line.text
        table.add_row(text, *map(str, line.amounts), style=style)
    if result.over:
        ranks = ["-" if rank is None else str(rank) for rank in result.ranks.values()]
        table.add_row(told.texts("sheet-rank"), *ranks)
    return table


def player_names(told: Telling, players: Sequence[str], own: str | None = None) -> list[str]:
    """The places at the table with who sits there: `A (you)`, `B (greedy bot)`."""
    texts = told.texts
    names = []
    for seat, player in zip(SEATS, players, strict=False):
        bot = player.partition(":")[0]
        if player == "me":
            who = texts("player-you") if seat == own else texts("player-person")
        else:
            who = texts(f"bot-{bot}") if texts.has(f"bot-{bot}") else player
        names.append(f"{seat} ({who})")
    return names + sent_by_game(told, len(players))


def sent_by_game(told: Telling, count: int) -> list[str]:
    """Those whom the game itself sends to so many players; it has a text `place-<letter>` for the
    place that each of them takes."""
    texts = told.texts
    places = [seat for seat in SEATS[count:] if texts.has(f"place-{seat}")]
    return [f"{seat} ({texts(f'place-{seat}')})" for seat in places]


def read_line(console: Console, prompt: str) -> str:
    """A line from the keyboard; raises `EOFError` at the end of the input. What comes from a file
    is shown as if it had been typed."""
    with suppress(ImportError):
        import readline  # noqa: F401  # lets `input` recall and edit lines
    line = console.input(Text(prompt, "bold")).strip()
    if not sys.stdin.isatty():
        console.print(Text(line))
    return line


def make_console(**given: Any) -> Console:
    """Where commands print: colours only on a terminal, and none if NO_COLOR is set."""
    return Console(highlight=False, emoji=False, **given)
