"""YZ-5 Phase B: turns of exactly one action, a fortune (YZ-6) or a workforce action (YZ-16)."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep
from sampan.engine.view import seat_mask
from sampan.games.yinzi.flow.base import Ask, Occasion
from sampan.games.yinzi.flow.fortune import FORTUNE_STEPS
from sampan.games.yinzi.flow.free import begin_free_action, free_actions
from sampan.games.yinzi.flow.service import EnterBox, SendSoldiers
from sampan.games.yinzi.flow.ships import SupplyShips
from sampan.games.yinzi.flow.transport import NEVER, workers_needed
from sampan.games.yinzi.flow.work import ProduceCommodities, TakeResources
from sampan.games.yinzi.pieces import (
    EMPEROR,
    FORTUNES,
    PRODUCE,
    RESOURCES,
    SHIPS,
    VALUES,
    WAR,
    WORKS,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import CARD, DRAW_CARD, END, MIGRATE, WORK

WORK_STEPS: Final[dict[int, type[Ask]]] = {
    RESOURCES: TakeResources,
    PRODUCE: ProduceCommodities,
    SHIPS: SupplyShips,
    EMPEROR: EnterBox,
    WAR: SendSoldiers,
}


class DrawHands(AutomaticStep[Yinzi]):
    """YZ-5.1, YZ-31.2 Everybody draws up to three cards, seat by seat in letter order."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.then(
            *(DrawCard(seat) for seat in range(s.n) for _ in range(s.data.hand - len(s.hand[seat])))
        )


class DrawCard(ChanceStep[Yinzi]):
    """YZ-3.20 A card of the face-down deck, each equally likely."""

    __slots__ = ("seat",)
    rules = ("YZ-3.20",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Yinzi) -> Sequence[Action]:
        first = self.seat * len(VALUES)
        return [DRAW_CARD[first + place] for place, left in enumerate(s.deck[self.seat]) if left]

    def weights(self, s: Yinzi) -> Sequence[int]:
        return [left for left in s.deck[self.seat] if left]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.draw_card(self.seat, choice.arg % len(VALUES) + 1)

    def seers(self, s: Yinzi) -> int:
        """YZ-Q74 Hands are secret."""
        return seat_mask(self.seat)


class NextTurn(Occasion):
    """YZ-5.2, YZ-5.8, YZ-5.9 The turn goes round to the next player who has cards or workers; the
    phase is over when nobody has.

    YZ-1.4 So everybody performs three fortune and three workforce actions.
    """

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        first = s.order.index(self.seat)
        around = s.order[first:] + s.order[:first]
        for place, seat in enumerate(around):
            if s.hand[seat] or any(s.groups[seat]):
                s.begin_turn(seat)
                s.announce_turn(seat)
                following = around[(place + 1) % s.n]
                s.then(ChooseAction(seat), FinishAction(seat), EndTurn(seat), NextTurn(following))
                return


class ChooseAction(Ask):
    """YZ-5.2 to YZ-5.6 A card onto an unused fortune action, or a worker group for an unused
    workforce action; a group goes to the migration space only if it can do nothing (YZ-16.9)."""

    __slots__ = ()
    node = "B_TURN"
    rules = ("YZ-5.2", "YZ-5.3", "YZ-6.1", "YZ-16.1", "YZ-16.9", "YZ-16.13")

    def options(self, s: Yinzi) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = []
        unused = s.unused_fortunes(seat)
        for value in sorted(set(s.hand[seat])):
            first = (value - 1) * len(FORTUNES)
            options += [CARD[first + action] for action in unused]
        groups = s.groups[seat]
        if any(groups):
            options += self.work_words(s, groups)
        return options + free_actions(s, seat)

    def work_words(self, s: Yinzi, groups: tuple[int, ...]) -> list[Action]:
        seat, most = self.seat, s.data.most_workers
        unused = [action for action in range(len(WORKS)) if not s.done[seat] >> action & 1]
        needed = [(action, workers_needed(s, seat, action)) for action in unused]
        plain = 1  # the emperor and the war always have work
        if EMPEROR not in unused and WAR not in unused:
            alone = (workers_needed(s, seat, action, with_discs=False) for action in unused)
            plain = min(alone, default=NEVER)
        options: list[Action] = []
        for group, size in enumerate(groups):
            if size:
                workers = min(most, size + s.bottom[seat])
                first = group * len(WORKS)
                options += [WORK[first + action] for action, least in needed if least <= workers]
                if plain > workers:
                    options.append(MIGRATE[group])
        return options

    def apply(self, s: Yinzi, choice: Action) -> None:
        seat = self.seat
        if choice.kind == "card":
            value, action = divmod(choice.arg, len(FORTUNES))
            s.play_card(seat, value + 1, action)
            s.then(FORTUNE_STEPS[action](seat))
        elif choice.kind == "work":
            group, action = divmod(choice.arg, len(WORKS))
            s.send_group(seat, group, action)
            s.then(WORK_STEPS[action](seat))
        elif choice.kind == "migrate":
            s.migrate(seat, choice.arg)
        else:
            s.then(self)
            begin_free_action(s, seat, choice)


class FinishAction(Occasion):
    """YZ-16.4 The action is over; unused workers of the group migrate."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.finish_action(self.seat)


class EndTurn(Ask):
    """YZ-5.7, YZ-4.17 Free actions after the action or the purchase, then the turn ends."""

    __slots__ = ()
    node = "END"
    rules = ("YZ-5.7", "YZ-4.17")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [END, *free_actions(s, self.seat)]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is not END:
            s.then(self)
            begin_free_action(s, self.seat, choice)
