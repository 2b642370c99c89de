"""YZ-20 Emperor's Undertakings and YZ-21 War & Routes, as workforce actions."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.games.yinzi.flow.base import Ask, Compound
from sampan.games.yinzi.flow.free import begin_free_action, free_actions
from sampan.games.yinzi.flow.routes import Serve, board_routes
from sampan.games.yinzi.pieces import EAGER, EXTRA_WORKER, SAME_BOX
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import BOX, DONE, SOLDIERS, USE

EMPEROR_DISCS = (SAME_BOX, EXTRA_WORKER, EAGER)


class EnterBox(Compound):
    """YZ-20.1 to YZ-20.7 Exactly the workers of one box; the discs of the bottom row come before
    (YZ-14.4 to YZ-14.8).

    YZ-Q98 A disc may be used although the box could be filled without it.
    """

    __slots__ = ()
    node = "W_EMP"
    rules = ("YZ-20.1", "YZ-20.3", "YZ-20.4", "YZ-20.7", "YZ-14.4", "YZ-14.5", "YZ-14.6", "YZ-14.8")

    def uses(self, space: int) -> bool:
        return USE[space] in self.spoken

    def options(self, s: Yinzi) -> Sequence[Action]:
        options = self.box_words(s)
        options += [
            USE[space]
            for space in EMPEROR_DISCS
            if s.has(self.seat, space)
            and not self.uses(space)
            and self.after(USE[space]).box_words(s)
        ]
        return options if self.spoken else options + free_actions(s, self.seat)

    def box_words(self, s: Yinzi) -> list[Action]:
        """The boxes that can be filled with group, migrants and disc."""
        ready = s.left + s.bottom[self.seat] + (s.top[self.seat] if self.uses(EAGER) else 0)
        disc = self.uses(EXTRA_WORKER)
        return [
            BOX[box]
            for box, data in enumerate(s.data.boxes)
            if disc < data.workers <= ready + disc
            and (box == 0 or self.uses(SAME_BOX) or not s.is_taken(box))
        ]

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("box") is not None

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice.kind == "box" or (choice.arg in EMPEROR_DISCS and choice.kind == "use"):
            super().apply(s, choice)
        else:
            s.then(self)
            begin_free_action(s, self.seat, choice)

    def carry_out(self, s: Yinzi) -> None:
        seat, box = self.seat, self.word("box")
        disc = int(self.uses(EXTRA_WORKER))
        workers = s.data.boxes[box].workers - disc
        if disc:
            s.lift_disc(seat, EXTRA_WORKER)
        if self.uses(SAME_BOX):
            s.use_disc(seat, SAME_BOX)
        if self.uses(EAGER):
            s.use_disc(seat, EAGER)
            s.muster_eagerly(seat, workers)
        else:
            s.muster(seat, workers)
        s.enter_box(seat, box, workers, disc)


class SendSoldiers(Ask):
    """YZ-21.1, YZ-21.2, YZ-15.5 How many workers go to war, veterans of the seat among the four.

    YZ-Q41 Those who stay behind migrate.
    """

    __slots__ = ()
    node = "W_WAR"
    rules = ("YZ-21.1", "YZ-21.2", "YZ-21.3", "YZ-15.5", "YZ-16.6")

    def options(self, s: Yinzi) -> Sequence[Action]:
        seat = self.seat
        most = min(s.left + s.bottom[seat], s.data.most_workers - s.veterans[seat])
        return [*SOLDIERS[:most], *free_actions(s, seat)]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice.kind != "soldiers":
            s.then(self)
            begin_free_action(s, self.seat, choice)
            return
        workers = choice.arg + 1
        s.muster(self.seat, workers)
        s.march(self.seat, workers)
        s.dismiss(self.seat)
        s.then(ChooseRoute(self.seat))


class ChooseRoute(Ask):
    """YZ-21.4, YZ-21.5, YZ-21.15 After the workers: one board tile, or none."""

    __slots__ = ()
    node = "W_WAR"
    rules = ("YZ-21.4", "YZ-21.5", "YZ-21.6", "YZ-21.16")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DONE, *board_routes(s, self.seat), *free_actions(s, self.seat)]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is DONE:
            return
        if choice.kind == "route":
            Serve(self.seat, (choice,)).begin(s)
        else:
            s.then(self)
            begin_free_action(s, self.seat, choice)
