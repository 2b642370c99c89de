"""Information-set Monte Carlo tree search: the strongest method, on what one seat may know."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, Clock
from sampan.bots.parallel import search_in_parallel
from sampan.bots.search import Finding, Search, best
from sampan.bots.settings import Settings
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS
from sampan.engine.view import View


class IsmctsBot(Bot):
    """Searches for a number of iterations, a span of time, or whichever ends first."""

    def __init__(self, game: Game[Any], rng: Random, settings: Settings) -> None:
        super().__init__(game, rng)
        self.settings: Final = settings
        self._last: Search | None = None
        """The last search; the next one may go on with it."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        planned = self.as_planned(decision)
        if planned is not None:
            return planned
        return best(self.find(view, decision, clock), SEATS.index(decision.seat)).action

    def find(self, view: View, decision: Decision, clock: Clock) -> Sequence[Finding]:
        """What a search finds out about the choices of a decision."""
        seat, options = SEATS.index(decision.seat), decision.options
        if self.settings.processes > 1:
            findings, plans = search_in_parallel(
                self.game, view, seat, options, self.settings, self.rng, clock
            )
            first = best(findings, seat).action
            self.planned = next((plan[1:] for plan in plans if plan[0][1] is first), [])
            return findings
        search = self._searched_on(view, decision)
        if search is None:
            search = Search(self.game, view, seat, options, self.settings, self.rng)
        search.run(clock)
        self._last = search if self.settings.reuse else None
        self.planned = list(search.choice().answers[1:])
        return search.findings()

    def _searched_on(self, view: View, decision: Decision) -> Search | None:
        """The last search, if its choice was made and leads to this decision and nowhere else."""
        search = self._last
        if search is None or search.view.seat != view.seat:
            return None
        return search if search.follow(view, decision.options) else None
