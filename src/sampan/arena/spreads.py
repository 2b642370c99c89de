"""How far leads move: by how much one seat was expected to be ahead of another, and by how much it
was in the end."""

from collections.abc import Callable, Sequence
from math import pi, sqrt
from typing import Any, Final

from sampan.arena.learn import learnable
from sampan.arena.playing import seated, turns
from sampan.arena.rounds import play_round
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS

LOGISTIC: Final = sqrt(3) / pi
"""A logistic curve of this scale has the standard deviation 1."""
LEAST: Final = 0.15
"""At the end of a game leads move at least by this share of what they move in its first half."""
Miss = tuple[float, float]
"""How much of the game was left (1 at its beginning), and by how much a lead was missed."""


def missed(misses: Sequence[Miss]) -> float:
    """The root of the mean squared miss."""
    return sqrt(sum(miss * miss for _, miss in misses) / max(1, len(misses)))


def spread_of(misses: Sequence[Miss]) -> tuple[float, float]:
    """How far a lead may move at the end of the game, and what comes on top at its beginning."""
    late = [each for each in misses if each[0] < 0.5]
    early = [each for each in misses if each[0] >= 0.5]
    if not late or not early:
        return LOGISTIC * missed(misses), 0.0
    at_late, at_early = missed(late), missed(early)
    times = [sum(left for left, _ in part) / len(part) for part in (late, early)]
    slope = (at_early - at_late) / (times[1] - times[0])
    end = max(LEAST * at_early, at_late - slope * times[0])
    return LOGISTIC * end, LOGISTIC * max(0.0, slope)


def find_misses(
    game: Game[Any],
    games: int,
    seed: int,
    spec: str,
    progress: Callable[[], None] = lambda: None,
    workers: int = 1,
) -> list[Miss]:
    """How far leads moved in games between such bots. Every other game has two seats, the rest
    more."""
    if learnable(game).learned is None:
        raise BadInput(f"{game.name} has no tables yet: learn them first")
    fixtures = [(game, spec, f"spread {seed} {number}", number) for number in range(games)]
    found: list[Miss] = []
    for misses in play_round(_play, fixtures, workers):
        found += misses
        progress()
    return found


def _play(fixture: tuple[Game[Any], str, str, int]) -> list[Miss]:
    """One game: whenever somebody else is asked, that seat is compared with the next one. All see
    one and the same table, so it is looked at as it is."""
    game, spec, seed, number = fixture
    tables = [seats for seats in game.seats if seats > 1]
    seats = tables[number // 2 % len(tables)] if number % 2 else tables[0]
    knowledge = learnable(game)
    session = Session.new(game, seats, seed)
    bots = seated(game, [spec] * seats, seed)
    seen: list[tuple[float, int, int, float]] = []
    asked = ""
    for decision in turns(session, bots):
        seat = SEATS.index(decision.seat)
        if decision.seat != asked:
            other, worths = (seat + 1) % seats, knowledge.worths(session.state)
            lead = worths[seat] - worths[other]
            seen.append((knowledge.time_left(session.state), seat, other, lead))
            asked = decision.seat
    final = [knowledge.final(session.state, seat) for seat in range(seats)]
    return [(left, final[seat] - final[other] - lead) for left, seat, other, lead in seen]
