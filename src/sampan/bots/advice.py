"""Advice: the moves a search likes best, what it expects of them, and why in terms of the score
sheet. It works on what the asked seat may know and on nothing else."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Any, Final

from sampan.bots.base import Clock
from sampan.bots.intervals import t95
from sampan.bots.levels import USUAL_SEATS, levels
from sampan.bots.outlook import TOTAL, Sheet, sheet_after
from sampan.bots.registry import level_settings
from sampan.bots.search import Finding, Search
from sampan.bots.settings import Seconds, Settings
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS
from sampan.engine.view import View

MOST: Final = 3
"""So many moves are advised."""
KNOWN: Final = 5
"""A move that was visited less often is not advised: too little is known of it."""
WORLDS: Final = 12
"""In so many imagined states the advised moves are compared line by line."""
SEARCH_SHARE: Final = 0.45
"""How much of the time the search may take, ..."""
CLOSER_SHARE: Final = 0.7
"""... and with the closer look at what it likes best; the rest is for the reasons."""
FEWEST: Final = 3
"""Seen in fewer imagined states, a difference is no reason: it may be chance."""
LEAST: Final = 0.5
"""A line that changes by less is no reason."""


class Advice:
    """One move with what is expected of it."""

    def __init__(
        self, visits: int, finding: Finding, seat: int, sheet: Sheet, reasons: Sheet
    ) -> None:
        self.action: Final = finding.action
        self.visits: Final = visits
        """Of all that begins with it; what is expected is that of the best of them."""
        self.values: Final = finding.values
        """For each seat the share of the others it is expected to leave behind."""
        self.value: Final = finding.values[seat]
        """That of the asked seat: with two at the table, its chance to win; where only the margin
        counts (`Knowledge.margin_counts`), one half is level."""
        self.interval: Final = finding.interval(seat)
        """How far what the search saw scatters: `Finding.interval`."""
        self.sheet: Final = sheet
        """Line -> what the own score sheet is expected to show some turns later; besides, prospects
        and what the others can expect (`bots/outlook.py`)."""
        self.reasons: Final = reasons
        """Line -> by how much it is expected to be better than after the other advised moves; only
        lines that differ clearly, the greatest difference first."""

    def to_json(self) -> dict[str, Any]:
        return {
            "word": self.action.word,
            "visits": self.visits,
            "value": self.value,
            "interval": list(self.interval),
            "reasons": dict(self.reasons),
        }


def advise(
    game: Game[Any],
    view: View,
    decision: Decision,
    clock: Clock,
    rng: Random,
    iterations: int = 0,
    seats: int = USUAL_SEATS,
) -> list[Advice]:
    """Up to three moves, by the search of the strongest level; with another number of iterations if
    one is given. They are those it visited most, looked at until all are known equally well, and
    the best first. The same view, generator and iterations give the same advice, as long as the
    clock does not cut it short."""
    seat = SEATS.index(decision.seat)
    seconds = clock.seconds or 0.0
    start = monotonic()
    settings = search_settings(game, seats, iterations, SEARCH_SHARE * seconds)
    search = Search(game, view, seat, decision.options, settings, rng)
    search.run(clock)
    for runner_up in _ranked(search)[1:2]:
        search.look_closer(runner_up, KNOWN)  # one move alone would have no reason
    actions = well_known(search)
    search.even_out(actions, clock, start + CLOSER_SHARE * seconds if seconds else None)
    found = explain(search, actions, clock, start + seconds if seconds else None)
    return sorted(found, key=lambda each: -each.value)


def search_settings(
    game: Game[Any], seats: int, iterations: int = 0, seconds: float = 0.0
) -> Settings:
    """How the strongest level of this game searches at such a table, with another budget."""
    strongest = level_settings(levels()[-1], game, seats)
    wanted = iterations or strongest.iterations
    return replace(strongest, iterations=wanted, time=Seconds(seconds), processes=1)


def well_known(search: Search) -> list[Action]:
    """The moves visited most, the best first; always at least one."""
    first, *others = _ranked(search)[:MOST]
    return [first] + [each for each in others if search.expected(each).visits >= KNOWN]


def _ranked(search: Search) -> list[Action]:
    seat = search.tree.root.seat
    findings = sorted(search.findings(), key=lambda each: (-each.visits, -each.values[seat]))
    return [each.action for each in findings]


def explain(
    search: Search,
    actions: Sequence[Action],
    clock: Clock,
    end: float | None = None,
    worlds: int = WORLDS,
) -> list[Advice]:
    """What was found out about these moves, with reasons: each against the mean of the others, in
    the same imagined states; at the time `end` with those that were looked at so far."""
    visits = {each.action: each.visits for each in search.findings()}
    sheets = _sheets(search, actions, clock, end, worlds)
    return [
        Advice(
            visits[action],
            search.expected(action),
            search.tree.root.seat,
            {line: fmean([sheet[line] for sheet in sheets[place]]) for line in sheets[place][0]},
            _clear(search.game, _differences(sheets, place)),
        )
        for place, action in enumerate(actions)
    ]


def _sheets(
    search: Search, actions: Sequence[Action], clock: Clock, end: float | None, worlds: int
) -> list[list[Sheet]]:
    """For each move its own score sheets, one for each imagined state."""
    sheets: list[list[Sheet]] = [[] for _ in actions]
    for number in range(worlds):
        if number and (clock.stopped or (end is not None and monotonic() >= end)):
            break
        world = search.game.imagine(search.view, search.rng)
        luck = search.rng.getrandbits(64)
        for place, action in enumerate(actions):
            sheets[place].append(sheet_after(search, world, action, Random(luck)))
    return sheets


def _differences(sheets: Sequence[Sequence[Sheet]], place: int) -> dict[str, list[float]]:
    """Line -> in each imagined state, the amount after this move less the mean after the others."""
    others = [each for number, each in enumerate(sheets) if number != place]
    if not others:
        return {}
    return {
        line: [
            mine[line] - fmean([other[world][line] for other in others])
            for world, mine in enumerate(sheets[place])
        ]
        for line in sheets[place][0]
    }


def _clear(game: Game[Any], differences: dict[str, list[float]]) -> Sheet:
    """The lines that differ by more than chance would explain."""
    found = {
        line: fmean(each)
        for line, each in differences.items()
        if line != TOTAL and line not in game.subtotals and _is_clear(each)
    }
    return dict(sorted(found.items(), key=lambda item: -abs(item[1])))


def _is_clear(differences: Sequence[float]) -> bool:
    if len(differences) < FEWEST:
        return False
    mean = abs(fmean(differences))
    error = stdev(differences) / sqrt(len(differences))
    return mean >= LEAST and mean > t95(len(differences) - 1) * error
