"""What must hold after every action of every game (specification E)."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.engine.invariants import Watch
from sampan.engine.steps import Event
from sampan.games.gugong.state import Gugong


class GugongWatch(Watch[Gugong]):
    def __init__(self, s: Gugong, fresh: bool) -> None:
        self.fresh = fresh

    def after(self, s: Gugong, action: Action, events: Sequence[Event]) -> None:
        return
