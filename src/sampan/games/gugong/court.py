"""Verbs of the court: points, palace, intrigue, medal, dice, jade (GG-8 to GG-10)."""

from sampan.engine.steps import SEATS
from sampan.games.gugong.pieces import INSIDE, INTRIGUE_END, NOBODY
from sampan.games.gugong.table import Table


class Court(Table):
    """The tracks and the stock of jade."""

    __slots__ = ()

    def score(self, seat: int, points: int, why: str) -> None:
        """GG-1.13 Points on the track; `why` names what they are for."""
        self.vp[seat] += points
        self.report("scored", seat=SEATS[seat], points=points, why=f"for-{why}")

    def pay_toll(self, payer: int, owner: int) -> None:
        """GG-17.5, GG-Q48 One point changes hands; nobody falls below 0."""
        paid = min(1, self.vp[payer])
        self.vp[payer] -= paid
        self.vp[owner] += 1
        self.report("tolled", seat=SEATS[payer], owner=SEATS[owner], paid=paid)

    def palace_steps(self, seat: int, steps: int) -> None:
        """GG-10.3, GG-10.5, GG-10.6, GG-10.9, GG-10.10 One step after the other; inside each gives
        a point."""
        for _ in range(steps):
            if self.arrival[seat] is not None:
                self.score(seat, 1, "palace-step")
                continue
            self.palace[seat] += 1
            self.report("palace_step", seat=SEATS[seat], step=self.palace[seat])
            if self.palace[seat] == INSIDE:
                self._arrive(seat)

    def _arrive(self, seat: int) -> None:
        """GG-10.3, GG-10.4, GG-10.7, GG-Q8 The free arrival field with the most points."""
        taken = sum(field is not None for field in self.arrival)
        field = self.arrival[seat] = self.side.arrival[taken]
        self.report("arrived", seat=SEATS[seat], points=field)

    def intrigue_steps(self, seat: int, steps: int) -> None:
        """GG-9.5 to GG-9.7, GG-Q35 Forwards or back, onto the top of the stack there; 0 and 14
        bound it."""
        before = self.intrigue[seat]
        after = max(0, min(INTRIGUE_END, before + steps))
        if after == before:
            return
        self.intrigue[seat] = after
        rest = [other for other in self.order if other != seat]
        below = sum(self.intrigue[other] <= after for other in rest)
        rest.insert(below, seat)
        self.order = tuple(rest)
        self.report("intrigued", seat=SEATS[seat], space=after, steps=after - before)

    def take_medal(self, seat: int) -> None:
        """GG-9.2, GG-Q36 The first option A of the day."""
        self.medal = seat
        self.report("medal_taken", seat=SEATS[seat])

    def return_medal(self) -> None:
        """GG-2.2 to GG-2.4, GG-9.9, GG-9.12 Its holder starts the day; it lies on its spot
        again."""
        if self.medal != NOBODY:
            self.start = self.medal
            self.medal = NOBODY
        self.report("day_starter", seat=SEATS[self.start])

    def roll(self, faces: tuple[int, ...]) -> None:
        """GG-1.6, GG-2.9 All three dice."""
        self.dice = faces
        self.report("rolled", faces=list(faces))

    def turn_die(self, seat: int, die: int, face: int) -> None:
        """GG-7.15 One die to any face."""
        dice = list(self.dice)
        before, dice[die] = dice[die], face
        self.dice = tuple(dice)
        self.report("die_turned", seat=SEATS[seat], die=die + 1, before=before, face=face)

    def take_jade(self, seat: int) -> None:
        """GG-8.6 to GG-8.8 One jade from the general stock, which never ends."""
        self.jade[seat] += 1
        self.report("jade_taken", seat=SEATS[seat])

    def buy_jade(self, seat: int, house: int) -> None:
        """GG-8.2, GG-8.3, GG-8.5 One jade out of a house, or of the square when all are empty."""
        if house < len(self.houses):
            self.houses[house] -= 1
        self.jade[seat] += 1
        self.report("jade_bought", seat=SEATS[seat], house=f"house-{house}")
