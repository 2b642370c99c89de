"""How advice is said: what is expected of a move, and why in lines of the score sheet."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sampan.bots.advice import Advice
from sampan.bots.outlook import gain, lead_by
from sampan.engine.actions import Action
from sampan.engine.game import Decision
from sampan.engine.steps import State
from sampan.engine.telling import Telling

MINUS: Final = "\N{MINUS SIGN}"
MOST_LINES: Final = 4
"""So many lines of the score sheet are named as a reason, the weightiest first."""
UNNUMBERED: Final = "\N{MIDDLE DOT}"
"""Stands before a move that is chosen by its word alone."""
SUREST_PLACE: Final = 0.1
"""No place is told more exactly."""


def advice_list(
    told: Telling,
    s: State,
    decision: Decision,
    advised: Sequence[Advice],
    numbers: Mapping[Action, int],
    players: int,
) -> RenderableType:
    """The advised moves, the best first, each with the number it is chosen by, its expected result
    and its reason, and what the values stand for."""
    table = Table.grid(padding=(0, 2))
    for place, each in enumerate(advised):
        table.add_row(
            Text(str(numbers.get(each.action, UNNUMBERED)), "bold"),
            Text(each.action.word, "bold cyan"),
            Text(told.action(s, decision, each.action)),
        )
        table.add_row("", "", Text(expected(told, each, players), "green"))
        if len(advised) > 1:
            table.add_row("", "", Text(reason(told, each.reasons, place == 0), "dim"))
    return Group(table, Text(told.texts("hint-help"), "dim"))


def expected(told: Telling, advice: Advice, players: int) -> str:
    """Alone the outlook against the game itself, with two at the table the chance to win, else the
    place at the end; and how sure the search is of it."""
    low, high = advice.interval
    half = (high - low) / 2
    if players > 2:
        place = 1 + (1 - advice.value) * (players - 1)
        unsure = max(SUREST_PLACE, half * (players - 1))
        return told.texts("hint-place", value=place, half=unsure, count=players)
    key = "hint-alone" if players == 1 else "hint-chance"
    return told.texts(key, value=percent(advice.value), half=max(1, percent(half)))


def reason(told: Telling, lines: Mapping[str, float], preferred: bool) -> str:
    """By how much lines of the score sheet are expected to differ from the other moves."""
    if not lines:
        return told.texts("hint-even")
    return why(told, "hint", lines, preferred)


def why(told: Telling, where: str, lines: Mapping[str, float], preferred: bool = True) -> str:
    """The weightiest lines of the score sheet with their difference, what speaks for the move
    first. If a preferred move does not lead by them, the search likes it all the same."""
    weighty = sorted(list(lines.items())[:MOST_LINES], key=lambda item: -gain(*item))
    named = ", ".join(
        told.texts("hint-line", line=told.texts(f"sheet-{line}"), amount=points(amount))
        for line, amount in weighty
    )
    behind = preferred and lead_by(lines) < 0
    return told.texts(f"{where}-despite" if behind else f"{where}-reason", lines=named)


def percent(share: float) -> int:
    return round(100 * share)


def points(amount: float) -> str:
    """Whole points with their sign."""
    return f"{'+' if amount > 0 else MINUS}{int(abs(amount) + 0.5)}"
