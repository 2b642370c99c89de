"""Whether odds come true: what a search told seats in the middle of games, and what came of it."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from sampan.arena.playing import seated, turns
from sampan.arena.rounds import play_round
from sampan.arena.standings import wilson
from sampan.bots import Clock, make_bot
from sampan.bots.advice import search_settings
from sampan.bots.analysis import usual_iterations
from sampan.bots.search import Search
from sampan.bots.values import chances_of, win_shares
from sampan.engine.errors import BadInput
from sampan.engine.game import Decision, Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.view import View

PARTS: Final = 10
"""Odds are told apart by tenths."""
SELDOM: Final = 4
"""Of so many turns one is looked at, by chance: what is told on neighbouring turns is alike."""


class Told:
    """The chance to win that a seat was told, and its part of the victory."""

    def __init__(self, game: int, chance: float, came: float) -> None:
        self.game: Final = game
        self.chance: Final = chance
        self.came: Final = came


class Fixture(NamedTuple):
    """One game to be played and looked at."""

    game: Game[Any]
    seats: int
    seed: int
    number: int
    spec: str
    iterations: int


class Part:
    """All that was told of one height of odds."""

    def __init__(self, height: int, told: Sequence[Told]) -> None:
        self.low: Final = height / PARTS
        self.high: Final = (height + 1) / PARTS
        self.times: Final = len(told)
        self.games: Final = len({each.game for each in told})
        self.chance: Final = fmean(each.chance for each in told)
        self.came: Final = fmean(each.came for each in told)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of what came. What was told in one game hangs together, so games are
        counted, not what was told."""
        return wilson(self.came * self.games, self.games)

    def to_json(self) -> dict[str, Any]:
        return {
            "times": self.times,
            "games": self.games,
            "told": self.chance,
            "came": self.came,
            "interval": list(self.interval()),
        }


def parts_of(told: Sequence[Told]) -> list[Part]:
    """The lowest odds first; heights that were never told are left out."""
    heights: dict[int, list[Told]] = {}
    for each in told:
        heights.setdefault(min(PARTS - 1, int(PARTS * each.chance)), []).append(each)
    return [Part(height, heights[height]) for height in sorted(heights)]


def error_of(told: Sequence[Told], seats: int) -> tuple[float, float]:
    """The mean squared error of what was told, and of saying the fair share every time."""
    return (
        fmean((each.chance - each.came) ** 2 for each in told),
        fmean((1.0 / seats - each.came) ** 2 for each in told),
    )


def find_odds(
    game: Game[Any],
    games: int,
    seats: int,
    seed: int,
    spec: str,
    iterations: int = 0,
    progress: Callable[[], None] = lambda: None,
    workers: int = 1,
) -> list[Told]:
    """What was told and what came of it, in games between such bots."""
    if seats < 2:
        raise BadInput("odds need two seats at least: alone one is told of a margin, not a chance")
    game.setup(seats, {}, None)
    make_bot(spec, game, Random(0), seats)
    fixtures = [Fixture(game, seats, seed, number, spec, iterations) for number in range(games)]
    told: list[Told] = []
    for found in play_round(_play, fixtures, workers):
        told += found
        progress()
    if not told:
        raise BadInput("nobody was asked in these games: play more of them")
    return told


def _play(fixture: Fixture) -> list[Told]:
    game, seats, seed, number, spec, iterations = fixture
    name = f"odds {seed} {number}"
    session, rng = Session.new(game, seats, name), Random(name)
    bots = seated(game, [spec] * seats, name)
    iterations = iterations or usual_iterations(session)
    told: list[tuple[int, float]] = []
    asked = ""
    for decision in turns(session, bots):
        if decision.seat != asked and rng.randrange(SELDOM) == 0:
            view = session.view(decision.seat)
            chance = _told(game, view, decision, seats, iterations, rng)
            told.append((SEATS.index(decision.seat), chance))
        asked = decision.seat
    assert session.result is not None
    came = win_shares(list(session.result.ranks.values()))
    return [Told(number, chance, came[seat]) for seat, chance in told]


def _told(
    game: Game[Any], view: View, decision: Decision, seats: int, iterations: int, rng: Random
) -> float:
    """What an analysis tells the seat at this decision."""
    seat = SEATS.index(decision.seat)
    settings = search_settings(game, seats, iterations)
    search = Search(game, view, seat, decision.options, settings, rng)
    search.run(Clock())
    return chances_of(search.expected(search.choice().action).values)[seat]
