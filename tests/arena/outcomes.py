"""Games that nobody played."""

from sampan.arena import Outcome
from sampan.arena.match import Fixture


def outcome(number: int, specs: list[str], scores: list[int]) -> Outcome:
    ranks = [1 + sum(each > score for each in scores) for score in scores]
    times = [[10 * (seat + 1)] * 4 for seat in range(len(specs))]
    return Outcome(Fixture(number, specs, "s"), scores, ranks, "over", times)
