"""What a match shows: wins, ranks, scores and thinking times, with how sure one can be of them."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final

from sampan.arena.match import Outcome
from sampan.arena.ratings import Rating, ratings
from sampan.bots.intervals import Z95
from sampan.bots.values import win_shares


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    square, share = Z95 * Z95, wins / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def percentile(values: Sequence[int], percent: float) -> int:
    """The value that so many percent do not exceed; 0 if there is none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0


class Standing:
    """One bot over all games of a match. A shared victory is shared by the winners."""

    def __init__(self, spec: str) -> None:
        self.spec: Final = spec
        self.games = 0
        self.wins = 0.0
        self.fair = 0.0
        """What it would have won if all seats were equally likely to."""
        self.ranks: Final[list[int]] = []
        self.scores: Final[list[int]] = []
        self.milliseconds: Final[list[int]] = []
        self.rating: Rating | None = None
        """None where every game tells nothing of it: against itself, or alone."""

    @property
    def rate(self) -> float:
        """The share of its games this bot won."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def score(self) -> tuple[float, float]:
        """The mean score, and half its 95 % interval."""
        return _mean(self.scores)

    def rank(self) -> tuple[float, float]:
        """The mean rank, and half its 95 % interval."""
        return _mean(self.ranks)

    def to_json(self) -> dict[str, Any]:
        score, score_half = self.score()
        rank, rank_half = self.rank()
        return {
            "games": self.games,
            "wins": self.wins,
            "fair": self.fair,
            "win_rate": self.rate,
            "interval": self.interval(),
            "mean_rank": rank,
            "mean_rank_half": rank_half,
            "mean_score": score,
            "mean_score_half": score_half,
            "rating": self.rating and {"mu": self.rating.mu, "sigma": self.rating.sigma},
            "ms": {str(p): percentile(self.milliseconds, p) for p in (50, 99, 100)},
        }


class Standings:
    """All bots of a match, in the order in which they were named."""

    def __init__(self, specs: Iterable[str], outcomes: Iterable[Outcome]) -> None:
        self.by_spec: Final = {spec: Standing(spec) for spec in specs}
        self.duels: Final[dict[tuple[str, str], list[float]]] = {}
        """Of two bots at one table: how often the first was ahead of the second, of how many."""
        self.games = 0
        self.outcomes: Final = sorted(outcomes, key=lambda each: each.number)
        for outcome in self.outcomes:
            self._count(outcome)
        for spec, rating in ratings(self.by_spec, self.outcomes).items():
            self.by_spec[spec].rating = rating

    def _count(self, outcome: Outcome) -> None:
        self.games += 1
        wins = win_shares(outcome.ranks)
        places = [len(outcome.ranks) if rank is None else rank for rank in outcome.ranks]
        for spec in dict.fromkeys(outcome.specs):
            self.by_spec[spec].games += 1
        for seat, spec in enumerate(outcome.specs):
            standing = self.by_spec[spec]
            standing.fair += 1 / len(places)
            standing.ranks.append(places[seat])
            standing.scores.append(outcome.scores[seat])
            standing.milliseconds.extend(outcome.milliseconds[seat])
            standing.wins += wins[seat]
            for other, rival in enumerate(outcome.specs):
                if rival != spec:
                    duel = self.duels.setdefault((spec, rival), [0.0, 0.0])
                    duel[0] += (places[seat] < places[other]) + 0.5 * (
                        places[seat] == places[other]
                    )
                    duel[1] += 1

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "bots": {spec: standing.to_json() for spec, standing in self.by_spec.items()},
            "ahead": {
                f"{one} - {other}": {"ahead": ahead, "of": count, "interval": wilson(ahead, count)}
                for (one, other), (ahead, count) in self.duels.items()
            },
        }


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    variance = sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1)
    return mean, Z95 * sqrt(variance / len(values))
