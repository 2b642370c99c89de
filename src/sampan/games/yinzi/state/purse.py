"""Money, resources and discs: YZ-33, YZ-2 and the use of advancements (YZ-11)."""

from sampan.engine.steps import SEATS
from sampan.games.yinzi.pieces import ADVANCEMENTS, FREE_BOAT, FREE_COPPER
from sampan.games.yinzi.state.table import Table


class Purse(Table):
    """Paying, gaining, exchanging, and taking discs off the advancement spaces."""

    __slots__ = ()

    # --- readings ---

    @property
    def ratio(self) -> int:
        """YZ-33.1 Copper for one silver, in both directions."""
        ratio: int = self.data.ratio[self.die]
        return ratio

    def capacity(self, seat: int) -> int:
        """YZ-7.3 The number of the boat space."""
        capacity: int = self.data.boat_track[self.boat[seat]]
        return capacity

    def budget(self, seat: int) -> int:
        """YZ-7.6 Border crossings still free in this turn or occasion."""
        return self.capacity(seat) + self.boat_disc - self.transport

    def usable(self, seat: int) -> int:
        """YZ-11.5 Mask of the discs that were not placed in this turn."""
        return self.advancements[seat] & ~self.fresh

    def has(self, seat: int, space: int) -> bool:
        return bool((self.advancements[seat] & ~self.fresh) >> space & 1)

    def free_spaces(self) -> int:
        """YZ-11.3 Mask of the advancement spaces without a disc."""
        taken = 0
        for mask in self.advancements:
            taken |= mask
        return ~taken & (1 << len(ADVANCEMENTS)) - 1

    def can_pay(self, seat: int, copper: int) -> bool:
        """YZ-33.4 Whether a copper payment can be covered, exchange and Free copper included.

        YZ-13.1, YZ-Q29 Virtual units count only in a payment that asks for them.
        """
        has = self.copper[seat]
        if has >= copper:
            return True
        if self.has(seat, FREE_COPPER):
            has += self.data.free_copper
        return has + self.silver[seat] * self.ratio >= copper

    def can_pay_plainly(self, seat: int, copper: int) -> bool:
        """The same without a disc."""
        return self.copper[seat] + self.silver[seat] * self.ratio >= copper

    def can_pay_silver(self, seat: int, silver: int, with_disc: bool) -> bool:
        """YZ-18.5, YZ-33.4 Whether so much silver can be paid, copper exchanged for it."""
        copper = self.copper[seat] + (self.data.free_copper if with_disc else 0)
        return self.silver[seat] + copper // self.ratio >= silver

    # --- verbs ---

    def pay(self, seat: int, copper: int, with_disc: bool = False) -> None:
        """YZ-33.2, YZ-33.3 Pay copper, with the smallest exchange of silver that covers it.

        YZ-Q69 The exchange happens by itself, and never for more than is needed.
        """
        if with_disc:
            self.use_disc(seat, FREE_COPPER)
            copper = max(0, copper - self.data.free_copper)
        while self.copper[seat] < copper:
            self.silver[seat] -= 1
            self.copper[seat] += self.ratio
            self.report("exchanged", seat=SEATS[seat], silver=-1, copper=self.ratio)
        self.copper[seat] -= copper
        if copper:
            self.report("paid", seat=SEATS[seat], copper=copper, silver=0)

    def pay_silver(self, seat: int, silver: int, with_disc: bool = False) -> None:
        """YZ-18.5 Pay silver, with the smallest exchange of copper that covers it (YZ-13.8)."""
        missing = max(0, silver - self.silver[seat])
        virtual = 0
        if with_disc:
            self.use_disc(seat, FREE_COPPER)
            virtual = self.data.free_copper
        if missing:
            self.buy_silver(seat, missing, virtual)
        self.silver[seat] -= silver
        self.report("paid", seat=SEATS[seat], copper=0, silver=silver)

    def buy_silver(self, seat: int, silver: int, virtual: int) -> None:
        """YZ-33.1 Exchange copper, virtual copper first, for so many silver bags."""
        copper = max(0, silver * self.ratio - virtual)
        self.copper[seat] -= copper
        self.silver[seat] += silver
        self.report("exchanged", seat=SEATS[seat], silver=silver, copper=-copper)

    def gain(self, seat: int, copper: int, silver: int = 0) -> None:
        """YZ-2.9, YZ-Q68 The bank never runs out. YZ-33.5 Nobody gives anything to another
        player but by the rules."""
        self.copper[seat] += copper
        self.silver[seat] += silver
        self.report("gained", seat=SEATS[seat], copper=copper, silver=silver)

    def take_misfortune(self, seat: int, tiles: int) -> None:
        self.misfortune[seat] += tiles
        self.report("misfortune", seat=SEATS[seat], tiles=tiles)

    def take_resource(self, seat: int, wood: bool) -> None:
        """YZ-2.1 One wood or stone from the Resources box.

        YZ-17.3 A player may keep any number.
        """
        if wood:
            self.box_wood -= 1
            self.wood[seat] += 1
        else:
            self.box_stone -= 1
            self.stone[seat] += 1
        self.report("took", seat=SEATS[seat], resource="wood" if wood else "stone")

    def return_resource(self, seat: int, wood: bool) -> None:
        """YZ-1.14 A wood or stone that is spent goes back to the Resources box."""
        if wood:
            self.wood[seat] -= 1
            self.box_wood += 1
        else:
            self.stone[seat] -= 1
            self.box_stone += 1

    def place_disc(self, seat: int, space: int) -> None:
        """YZ-11.1 A disc from supply on a free space; it rests for this turn (YZ-11.5)."""
        self.discs[seat] -= 1
        self.advancements[seat] |= 1 << space
        self.fresh |= 1 << space
        self.report("advanced", seat=SEATS[seat], advancement=ADVANCEMENTS[space])

    def lift_disc(self, seat: int, space: int) -> None:
        """YZ-11.11 The space is free again; where the disc goes is told by its use.

        YZ-11.7, YZ-11.9 Always voluntary, and as many in a turn as one likes.
        """
        self.advancements[seat] &= ~(1 << space)
        self.report("used", seat=SEATS[seat], advancement=ADVANCEMENTS[space])

    def use_disc(self, seat: int, space: int) -> None:
        """YZ-11.8 A used disc returns to supply.

        YZ-Q25, YZ-Q27 A disc that is never used counts for the majorities at the end (YZ-11.10).
        """
        self.lift_disc(seat, space)
        self.discs[seat] += 1

    def use_free_boat(self, seat: int) -> None:
        """YZ-13.6 One more capacity for this turn or occasion."""
        self.use_disc(seat, FREE_BOAT)
        self.boat_disc = 1

    def boat_step(self, seat: int) -> None:
        """YZ-7.1, YZ-7.2 One space to the right, as long as there is one.

        YZ-Q14 One number per space is capacity and level; steps beyond the last space are lost.
        YZ-3.30 Boats may share a space.
        """
        if self.boat[seat] + 1 < len(self.data.boat_track):
            self.boat[seat] += 1
            self.report("boat", seat=SEATS[seat], steps=1, capacity=self.capacity(seat))

    def carry(self, borders: int) -> None:
        """YZ-7.4 Border crossings come out of the budget.

        YZ-7.5 The boat marker itself does not move. YZ-Q13 One budget serves the whole turn or
        occasion.
        """
        self.transport += borders
