"""Ships, foreign markets and emissaries: YZ-12, YZ-19, YZ-28."""

from sampan.engine.steps import SEATS
from sampan.games.yinzi.pieces import (
    CARGO,
    COMMODITY_CARGO,
    EAST_POOL,
    EUROPE_POOL,
    EUROPEAN,
    NATION_OF,
    NATIONS,
    NOBODY,
    NOTHING,
    PLACES,
    SHIP_CODES,
    SHIP_SLOTS,
)
from sampan.games.yinzi.state.land import Land


class Harbour(Land):
    """Loading, sailing and docking."""

    __slots__ = ()

    # --- readings ---

    def open_slots(self, demand: int) -> list[int]:
        """YZ-19.2, YZ-19.3 The free slots at the coast that ask for this."""
        slots = self.data.ship_slots
        return [
            box * SHIP_SLOTS + slot
            for box, ship in enumerate(self.coast)
            if ship != NOTHING
            for slot, load in enumerate(self.cargo[box])
            if load is None and slots[ship][slot] == demand
        ]

    def free_slots(self) -> list[int]:
        """YZ-19.4, YZ-28.1 All free slots at the coast, whatever they demand."""
        return [
            box * SHIP_SLOTS + slot
            for box, ship in enumerate(self.coast)
            if ship != NOTHING
            for slot, load in enumerate(self.cargo[box])
            if load is None
        ]

    def wanted(self) -> int:
        """Mask of the demands that some free slot at the coast has."""
        mask = 0
        for box, ship in enumerate(self.coast):
            if ship != NOTHING:
                for demand, load in zip(self.data.ship_slots[ship], self.cargo[box], strict=True):
                    if load is None:
                        mask |= 1 << demand
        return mask

    def has_piece_aboard(self, seat: int, box: int) -> bool:
        """YZ-12.1, YZ-12.6 Judged by colour only.

        YZ-Q30, YZ-Q32 Virtual units are no piece.
        """
        return any(load is not None and seat in load[1] for load in self.cargo[box])

    def ships_for_emissary(self, seat: int, nation: int) -> list[int]:
        """YZ-12.1 The boxes with a ship of the nation that carries a piece of the seat."""
        return [
            box
            for box, ship in enumerate(self.coast)
            if ship != NOTHING and NATION_OF[ship] == nation and self.has_piece_aboard(seat, box)
        ]

    def is_full(self, box: int) -> bool:
        return self.coast[box] != NOTHING and None not in self.cargo[box]

    def stack_of(self, box: int) -> int:
        """YZ-Q2 The stack that serves a box."""
        return box % len(self.next_ships)

    # --- verbs ---

    def load_ship(self, seat: int, slot: int, kind: int, colours: tuple[int, ...]) -> None:
        """YZ-19.1, YZ-19.6, YZ-19.20 A delivery fills one slot and earns silver at once."""
        box, place = divmod(slot, SHIP_SLOTS)
        cargo = list(self.cargo[box])
        cargo[place] = (kind, tuple(sorted(colours)))
        self.cargo[box] = tuple(cargo)
        self.silver[seat] += self.data.delivery_silver
        self.report(
            "delivered",
            seat=SEATS[seat],
            ship=SHIP_CODES[self.coast[box]],
            slot=place,
            cargo=CARGO[kind],
            silver=self.data.delivery_silver,
        )

    def send_emissary(self, seat: int, nation: int, box: int) -> None:
        """YZ-12.1, YZ-12.3 The disc goes aboard and stays until the ship sails.

        YZ-Q97 Several emissaries of one player may board one ship.
        """
        self.lift_disc(seat, nation)
        self.aboard[box] = tuple(sorted((*self.aboard[box], seat)))
        self.report("emissary", seat=SEATS[seat], ship=SHIP_CODES[self.coast[box]])

    def sail(self, box: int) -> None:
        """YZ-19.7, YZ-19.9 to YZ-19.12, YZ-12.4 Commodities reach box or pool, emissaries their
        market, cubes their supplies; the ship leaves the game.

        YZ-Q46 A box below three takes the whole load. YZ-Q33 An emissary arrives also without a
        commodity.
        """
        ship = self.coast[box]
        nation = NATION_OF[ship]
        pool = EUROPE_POOL if EUROPEAN[nation] else EAST_POOL
        place = nation if len(self.foreign[nation]) < self.data.box_full else pool
        shipped: list[int] = []
        for load in self.cargo[box]:
            if load is None:
                continue
            for colour in load[1]:
                if load[0] == COMMODITY_CARGO:
                    shipped.append(colour)
                elif colour != NOBODY:
                    self.cubes[colour] += 1
        self.foreign[place] = tuple(sorted((*self.foreign[place], *shipped)))
        self.envoys[nation] = tuple(sorted((*self.envoys[nation], *self.aboard[box])))
        self.report(
            "sailed",
            ship=SHIP_CODES[ship],
            nation=NATIONS[nation],
            place=PLACES[place],
            commodities=len(shipped),
        )
        self.coast[box], self.cargo[box], self.aboard[box] = NOTHING, (), ()

    def dock(self, box: int) -> None:
        """YZ-19.13, YZ-19.14, YZ-2.8 The face-up ship of the stack takes the box."""
        stack = self.stack_of(box)
        ship = self.next_ships[stack]
        if ship == NOTHING:
            return
        self.next_ships[stack] = NOTHING
        self.put_at_coast(box, ship)
        if self.late and EUROPEAN[NATION_OF[ship]]:
            self.add_late_crops()

    def put_at_coast(self, box: int, ship: int) -> None:
        self.coast[box] = ship
        self.cargo[box] = (None,) * len(self.data.ship_slots[ship])
        self.report("docked", ship=SHIP_CODES[ship], box=box)

    def draw_to_coast(self, ship: int) -> None:
        """YZ-3.10 At set-up an East ship comes to the next coastal box."""
        self._leave_ship_bag(ship)
        self.put_at_coast(self.coast.index(NOTHING), ship)

    def remove_ship(self, ship: int) -> None:
        """YZ-3.9 An East ship leaves the game unseen."""
        self._leave_ship_bag(ship)

    def turn_up_ship(self, stack: int, ship: int) -> None:
        """YZ-3.12, YZ-19.13 The next ship of a stack is turned up."""
        self._leave_ship_bag(ship)
        self.ship_under[stack] -= 1
        self.next_ships[stack] = ship
        self.report("ship_up", ship=SHIP_CODES[ship], stack=stack)

    def _leave_ship_bag(self, ship: int) -> None:
        self.ship_bag = tuple(each for each in self.ship_bag if each != ship)
