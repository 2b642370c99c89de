"""How advice is said: what is expected of a move, and why in lines of the score sheet."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sampan.bots.advice import Advice
from sampan.engine.game import Decision
from sampan.engine.steps import State
from sampan.engine.telling import Telling

MINUS: Final = "\N{MINUS SIGN}"
MOST_LINES: Final = 4
"""So many lines of the score sheet are named as a reason, the weightiest first."""


def advice_list(
    told: Telling, s: State, decision: Decision, advised: Sequence[Advice], players: int
) -> RenderableType:
    """The advised moves, the best first, each with its expected result and its reason, and
    what the values stand for."""
    table = Table.grid(padding=(0, 2))
    for number, each in enumerate(advised, 1):
        table.add_row(
            Text(str(number), "bold"),
            Text(each.action.word, "bold cyan"),
            Text(told.action(s, decision, each.action)),
        )
        table.add_row("", "", Text(expected(told, each, players), "green"))
        if len(advised) > 1:
            table.add_row("", "", Text(reason(told, each.reasons, number == 1), "dim"))
    return Group(table, Text(told.texts("hint-help"), "dim"))


def expected(told: Telling, advice: Advice, players: int) -> str:
    """Alone the outlook against the game itself, with two at the table the chance to win, else the
    share of the others left behind."""
    low, high = advice.interval
    key = {1: "hint-alone", 2: "hint-chance"}.get(players, "hint-ahead")
    return told.texts(key, value=percent(advice.value), low=percent(low), high=percent(high))


def lost(told: Telling, loss: float, players: int) -> str:
    """What a move gave away: ranks at the end, or against the game itself outlook."""
    if players == 1:
        return told.texts("analyse-lost-alone", outlook=percent(loss))
    return told.texts("analyse-lost", ranks=f"{loss:.2f}")


def reason(told: Telling, lines: Mapping[str, float], preferred: bool) -> str:
    """By how much lines of the score sheet are expected to differ from the other moves."""
    if not lines:
        return told.texts("hint-even")
    return told.texts("hint-reason", lines=lines_of(told, lines, preferred))


def lines_of(told: Telling, lines: Mapping[str, float], preferred: bool) -> str:
    """The weightiest lines of the score sheet with their difference. If all of them are worse, the
    search prefers a move in spite of them."""
    weighty = list(lines.items())[:MOST_LINES]
    named = ", ".join(
        told.texts("hint-line", line=told.texts(f"sheet-{line}"), amount=points(amount))
        for line, amount in weighty
    )
    only_worse = all(amount < 0 for _, amount in weighty)
    return told.texts("hint-despite", lines=named) if preferred and only_worse else named


def percent(share: float) -> int:
    return round(100 * share)


def points(amount: float) -> str:
    """Whole points with their sign."""
    return f"{'+' if amount > 0 else MINUS}{int(abs(amount) + 0.5)}"
