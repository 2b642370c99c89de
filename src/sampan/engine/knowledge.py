"""What bots know of a game beyond its rules: what a position is worth, and what to try first.

Methods of choosing live in `bots`; a game tells them what it knows through these names only.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic

from sampan.engine.actions import Action
from sampan.engine.steps import S

MARGIN_COUNTS: Final = 0.1
"""Winning is nearly all, but of two ways to win or to lose the clearer one tells more."""


class Knowledge(Generic[S]):
    """The knowledge of one game. Nothing here changes the state it is asked about."""

    levels: ClassVar[Mapping[str, str]] = {}
    """Level -> spec of a bot, where this game needs another one than the usual. With `/1` after its
    name a level is meant for tables with one player, and so on."""
    trials: ClassVar[tuple[tuple[str, Mapping[str, object]], ...]] = ()
    """Levels that play alone against the game itself, and with which table options."""
    share_of_many: ClassVar[int] = 8
    """At tables of more than two a ladder plays one game in so many: enough to see whether the
    stronger level takes clearly more than its share; a game whose levels are close there needs
    more."""
    lookahead: ClassVar[int] = 0
    """Over how many further decisions of its own turn a bot should look before it evaluates; none
    where an evaluation tells enough in the middle of a turn."""

    @abstractmethod
    def worths(self, s: S) -> list[float]:
        """What each seat can expect at the end, in points of the score sheet. Static and cheap:
        a search asks it thousands of times a second."""

    @abstractmethod
    def spread(self, s: S) -> float:
        """How far the difference of two seats may still move, in points: one such lead is won in
        about three of four games."""

    def margin_counts(self, s: S) -> float:
        """How much of what a finished game is worth is the margin; the rest is the rank."""
        return MARGIN_COUNTS

    def worth(self, s: S, seat: int) -> float:
        """What one seat can expect; for games that can tell it cheaper than that of all."""
        return self.worths(s)[seat]

    def lead(self, s: S, seat: int) -> float:
        """How well the state looks for a seat: its worth less the mean of the others'."""
        worths = self.worths(s)
        mine = worths[seat]
        return mine - (sum(worths) - mine) / max(1, len(worths) - 1)

    def promise(self, s: S, seat: int) -> float | None:
        """How well the state looks for a seat in the middle of its turn, where that is told in
        another way than at its end; else nothing."""
        return None

    def distinct(self, s: S, options: Sequence[Action]) -> Sequence[Action]:
        """Of answers that are alike, as far as this knowledge can tell, only the first: what is
        worth trying where not every answer must be judged."""
        return options
