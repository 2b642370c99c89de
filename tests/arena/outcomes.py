"""What comes of games: made up, or played."""

from pathlib import Path

from sampan.arena import Match, Outcome, Results, Standings, run_match
from sampan.arena.match import Fixture


def outcome(number: int, specs: list[str], scores: list[int]) -> Outcome:
    ranks = [1 + sum(each > score for each in scores) for score in scores]
    times = [[10 * (seat + 1)] * 4 for seat in range(len(specs))]
    return Outcome(Fixture(number, specs, "s"), scores, ranks, "over", times)


def played(match: Match, path: Path | None = None, workers: int = 1) -> Standings:
    results = Results(match, path)
    list(run_match(match, results, workers))
    return Standings(match.specs, results.outcomes.values())
