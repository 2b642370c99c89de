"""YZ-3.16, YZ-10.3 The face-up offer of factory tiles."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import DRAW_FACTORY


class DrawFactory(AutomaticStep[Yinzi]):
    """YZ-10.3, YZ-2.7 One tile of the pile joins the offer, as long as there is one."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        if s.pile:
            s.then(TurnUpFactory())


class TurnUpFactory(ChanceStep[Yinzi]):
    """A tile of the face-down pile."""

    __slots__ = ()
    rules = ("YZ-3.16", "YZ-10.3")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_FACTORY[factory] for factory in s.pile]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.draw_factory(choice.arg)
