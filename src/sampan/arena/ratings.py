"""Ratings of bots: Plackett-Luce by openskill, over the games of a match in their order."""

from collections.abc import Iterable
from typing import Final

from openskill.models import PlackettLuce

from sampan.arena.match import Outcome

FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = 25.0 / 3


class Rating:
    """How strong a bot is (`mu`), and how sure that is (`sigma`)."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma


def ratings(specs: Iterable[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of each bot that has one. Games in which a bot met itself tell nothing, and are
    left out; so are seats played by the game itself."""
    model = PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)
    current = {spec: model.rating(name=spec) for spec in specs}
    met: set[str] = set()
    for outcome in outcomes:
        seated = outcome.specs
        if len(seated) < 2 or len(set(seated)) < len(seated):
            continue
        places = [len(seated) if rank is None else rank for rank in outcome.ranks]
        teams = [[current[spec]] for spec in seated]
        rated = model.rate(teams, ranks=[float(place) for place in places[: len(seated)]])
        for spec, (rating,) in zip(seated, rated, strict=True):
            current[spec] = rating
        met.update(seated)
    return {spec: Rating(each.mu, each.sigma) for spec, each in current.items() if spec in met}
