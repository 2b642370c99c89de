"""How a tree search goes about its work: its budget and its variant."""

from dataclasses import dataclass, replace
from math import inf
from typing import Final, Self

from sampan.bots.base import BotError

USUAL_ITERATIONS: Final = 500
WIDEST: Final = 1_000_000
"""No question of any game has so many choices."""


class Seconds(float):
    """A span of time: `2`, `2s` or `500ms`."""

    def __new__(cls, span: str | float) -> Self:
        if isinstance(span, str):
            for unit, factor in (("ms", 0.001), ("s", 1.0)):
                if span.endswith(unit):
                    return super().__new__(cls, float(span.removesuffix(unit)) * factor)
        return super().__new__(cls, span)


NO_LIMIT: Final = Seconds(0.0)


@dataclass(frozen=True)
class Settings:
    """Budget and variant. Decision 8 says what was compared with the defaults."""

    iterations: int = 0
    """Visits of the root after which the search ends; 0: the usual number, or only time ends it."""
    time: Seconds = NO_LIMIT
    """Time after which it ends; 0: only iterations end it."""
    processes: int = 1
    """How many processes search at once; their findings are added up."""
    exploration: float = 0.1
    """How much a choice that was seldom tried is preferred."""
    trust: float = 0.5
    """How much of the value of a choice is what looks best after it; the rest is the mean of what
    came of it."""
    width: float = 2.0
    widening: float = 0.5
    """After v visits the best `width * v ** widening` choices of a node are considered."""
    plans: int = 0
    """How many plans to the end of the own turn are compared at most at a node; 0: every word is a
    choice of its own."""
    deeper: int = 0
    """How many of them below the root; 0: as many."""
    alike: int = 3
    """How many of them may begin with the same two words; 0: all, and some that look the same."""
    rollout: int = 0
    """How many plans are played before the evaluation."""
    lines: int = 4
    """How many lines of a turn are followed to make such a plan."""
    worlds: int = 32
    """How many states are imagined for one search; 0 imagines one for each iteration."""
    paired: bool = True
    """Whether every choice meets the same luck and, where there is a pool, the same worlds."""
    closed: bool = False
    """Whether each outcome of a draw has a node of its own."""
    reuse: bool = True
    """Whether the next decision of a turn begins with what was found out about it before."""
    nodes: int = 10_000
    """The tree grows to so many nodes and no further: this bounds the memory."""

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if not 0 <= value < inf:
                raise BotError(f"ismcts takes numbers from 0 up, and none without end, for {name}")
        if min(self.processes, self.nodes, self.lines) < 1:
            raise BotError("ismcts needs at least one process, one node and one line")
        if max(self.widening, self.trust) > 1 or self.width > WIDEST:
            raise BotError(f"ismcts takes widening and trust up to 1 and a width up to {WIDEST:,}")

    @property
    def visits(self) -> int:
        """After how many visits of the root the search ends; 0: only time ends it."""
        return self.iterations or (0 if self.time else USUAL_ITERATIONS)

    def share(self) -> "Settings":
        """What one of several processes does."""
        return replace(self, iterations=-(-self.visits // self.processes), processes=1)
