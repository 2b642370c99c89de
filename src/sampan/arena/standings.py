"""What a match shows: wins, ranks, scores and thinking times, with how sure one can be of them."""

from collections.abc import Iterable
from math import sqrt
from statistics import fmean
from typing import Any, Final

from sampan.arena.match import Outcome
from sampan.arena.ratings import Rating, ratings
from sampan.bots.intervals import Z95, Sample, percentile
from sampan.bots.values import ahead, places, win_shares


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    square, share = Z95 * Z95, wins / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


class Standing:
    """One bot over all games of a match. A shared victory is shared by the winners."""

    def __init__(self, spec: str) -> None:
        self.spec: Final = spec
        self.games = 0
        self.wins = 0.0
        self.fair = 0.0
        """What it would have won if all seats were equally likely to."""
        self.rank: Final = Sample()
        """Its rank in each game: in the mean, where it had several seats. What several seats of one
        game show hangs together, so games are counted, not seats."""
        self.score: Final = Sample()
        self.milliseconds: Final[list[int]] = []
        self.rating: Rating | None = None
        """None where every game tells nothing of it: against itself, or alone."""

    @property
    def rate(self) -> float:
        """The share of its games this bot won."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "fair": self.fair,
            "win_rate": self.rate,
            "interval": self.interval(),
            "mean_rank": self.rank.mean,
            "mean_rank_half": self.rank.half,
            "mean_score": self.score.mean,
            "mean_score_half": self.score.half,
            "rating": self.rating and {"mu": self.rating.mu, "sigma": self.rating.sigma},
            "ms": {str(p): percentile(self.milliseconds, p) for p in (50, 99, 100)},
        }


class Standings:
    """All bots of a match, in the order in which they were named."""

    def __init__(self, specs: Iterable[str], outcomes: Iterable[Outcome]) -> None:
        self.by_spec: Final = {spec: Standing(spec) for spec in specs}
        self.duels: Final[dict[tuple[str, str], Sample]] = {}
        """Of two bots at one table: how often the first was ahead of the second, in each game."""
        self.games = 0
        self.outcomes: Final = sorted(outcomes, key=lambda each: each.number)
        for outcome in self.outcomes:
            self._count(outcome)
        for spec, rating in ratings(self.by_spec, self.outcomes).items():
            self.by_spec[spec].rating = rating

    def _count(self, outcome: Outcome) -> None:
        self.games += 1
        wins = win_shares(outcome.ranks)
        found = places(outcome.ranks)
        seats: dict[str, list[int]] = {}
        for seat, spec in enumerate(outcome.specs):
            seats.setdefault(spec, []).append(seat)
        for spec, own in seats.items():
            standing = self.by_spec[spec]
            standing.games += 1
            standing.rank.add(fmean(found[seat] for seat in own))
            standing.score.add(fmean(outcome.scores[seat] for seat in own))
            for seat in own:
                standing.fair += 1 / len(found)
                standing.milliseconds.extend(outcome.milliseconds[seat])
                standing.wins += wins[seat]
            for rival, theirs in seats.items():
                if rival != spec:
                    pairs = [ahead(found[one], found[other]) for one in own for other in theirs]
                    self.duels.setdefault((spec, rival), Sample()).add(fmean(pairs))

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "bots": {spec: standing.to_json() for spec, standing in self.by_spec.items()},
            "ahead": {
                f"{one} - {other}": {
                    "ahead": duel.total,
                    "of": duel.count,
                    "interval": wilson(duel.total, duel.count),
                }
                for (one, other), duel in self.duels.items()
            },
        }
