"""Ratings of bots: Plackett-Luce by openskill, over the games of a match."""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from sampan.arena.match import Outcome
from sampan.bots.intervals import Z95
from sampan.bots.values import places

FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = 25.0 / 3
ORDERS: Final = 20
"""A rating moves with each game, so the last ones count most. Which are the last means nothing
here: the games are rated in so many orders, and the mean of that counts."""
DOUBT: Final = (
    f"what stands after their ± is {Z95} times the model's own doubt, which shrinks only so far,"
    " however many games there are: the model believes that players change."
)


class Rating:
    """How strong a bot is (`mu`), and how unsure the model is of it (`sigma`)."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma

    @property
    def half(self) -> float:
        """How far the model itself believes it may be off. It is no interval of these games: the
        model believes that players change, so its doubt shrinks only so far."""
        return Z95 * self.sigma

    def __str__(self) -> str:
        return f"{self.mu:.1f} ± {self.half:.1f}"


def ratings(specs: Iterable[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of each bot that has one. Games in which a bot met itself tell nothing, and are
    left out; so are seats played by the game itself."""
    telling = [each for each in outcomes if 1 < len(each.specs) == len(set(each.specs))]
    met = {spec for outcome in telling for spec in outcome.specs}
    orders = [_rated(met, Random(number).sample(telling, len(telling))) for number in range(ORDERS)]
    return {
        spec: Rating(
            fmean(order[spec].mu for order in orders), fmean(order[spec].sigma for order in orders)
        )
        for spec in specs
        if spec in met
    }


def _rated(specs: Iterable[str], outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """The ratings after these games, one after the other."""
    model = PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)
    current = {spec: model.rating(name=spec) for spec in specs}
    for outcome in outcomes:
        teams = [[current[spec]] for spec in outcome.specs]
        ranks = [float(place) for place in places(outcome.ranks)[: len(teams)]]
        for spec, (rating,) in zip(outcome.specs, model.rate(teams, ranks=ranks), strict=True):
            current[spec] = rating
    return {spec: Rating(each.mu, each.sigma) for spec, each in current.items()}
