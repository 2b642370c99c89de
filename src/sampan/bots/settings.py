"""How a tree search goes about its work: its budget and its variant."""

from typing import Final, Self

from sampan.bots.base import BotError

USUAL_ITERATIONS: Final = 500


class Seconds(float):
    """A span of time: `2`, `2s` or `500ms`."""

    def __new__(cls, span: str | float) -> Self:
        if isinstance(span, str):
            for unit, factor in (("ms", 0.001), ("s", 1.0)):
                if span.endswith(unit):
                    return super().__new__(cls, float(span.removesuffix(unit)) * factor)
        return super().__new__(cls, span)


NO_LIMIT: Final = Seconds(0.0)


class Settings:
    """Budget and variant. The defaults are those that won the ablations (decision 008)."""

    def __init__(
        self,
        iterations: int = 0,
        time: Seconds = NO_LIMIT,
        processes: int = 1,
        exploration: float = 0.1,
        trust: float = 0.5,
        width: float = 2.0,
        widening: float = 0.5,
        rollout: int = 0,
        worlds: int = 32,
        closed: bool = False,
        reuse: bool = True,
        nodes: int = 20_000,
    ) -> None:
        if min(iterations, time, exploration, width, widening, rollout, worlds) < 0:
            raise BotError("ismcts takes no negative numbers")
        if processes < 1 or nodes < 1:
            raise BotError("ismcts needs at least one process and one node")
        self.iterations: Final = iterations or (0 if time else USUAL_ITERATIONS)
        """Visits of the root after which the search ends; 0: only time ends it."""
        self.time: Final = time
        """Time after which it ends; 0: only iterations end it."""
        self.processes: Final = processes
        """How many processes search at once; their findings are added up."""
        self.exploration: Final = exploration
        """How much a choice that was seldom tried is preferred."""
        self.trust: Final = trust
        """How much of the value of a choice is what looks best after it; the rest is the mean of
        what came of it."""
        self.width: Final = width
        self.widening: Final = widening
        """After v visits the best `width * v ** widening` choices of a node are considered."""
        self.rollout: Final = rollout
        """How many decisions are played by the rollout policy before the evaluation."""
        self.worlds: Final = worlds
        """How many states are imagined for one search; 0 imagines one for each iteration."""
        self.closed: Final = closed
        """Whether each outcome of a draw has a node of its own."""
        self.reuse: Final = reuse
        """Whether the next decision of a turn begins with what was found out about it before."""
        self.nodes: Final = nodes
        """The tree grows to so many nodes and no further: this bounds the memory."""

    def share(self) -> "Settings":
        """What one of several processes does."""
        return Settings(
            -(-self.iterations // self.processes),
            self.time,
            1,
            self.exploration,
            self.trust,
            self.width,
            self.widening,
            self.rollout,
            self.worlds,
            self.closed,
            self.reuse,
            self.nodes,
        )
