"""The table of Yinzi: where every piece lies. The verbs that move them are in the other layers."""

from typing import Any, Final, Self

from sampan.engine.steps import State
from sampan.games.yinzi.data import Data
from sampan.games.yinzi.pieces import (
    CELLS,
    COLUMNS,
    FACTORIES,
    NATIONS,
    NOBODY,
    NOTHING,
    PLACES,
    PLAIN,
    SEAT_COUNT,
)

SOLD: Final = 1
BOUGHT: Final = 2
"""What a player has done at the rural market in this turn or occasion (YZ-32.8)."""
Cargo = tuple[int, tuple[int, ...]] | None
"""A ship slot: what kind of delivery, and the colours of its pieces (NOBODY: a virtual unit)."""
Piece = tuple[str, int, int]
"""A piece on a route tile: `commodity`, `good` or `disc`, its kind, its colour."""
Slot = tuple[int, int, int]
"""A war slot: seat, workers, recruit disc."""


class Table(State):
    """All zones. A seat is also its colour. Masks have one bit per square, slot or space.

    YZ-Q99 Cubes on one square are alike, so a mask of squares and a mask of double squares say all.
    YZ-Q70 The rural market and the action boxes have room without end.
    """

    __slots__ = (
        "aboard", "action", "active", "advancements", "aside", "boat", "boat_disc", "bonus",
        "bottom", "box_stone", "box_wood", "boxes", "built", "cargo", "claims", "coast",
        "commodities", "copper", "crop_bought", "crops", "cubes", "data", "deck", "demand", "die",
        "discard", "discs", "done", "double", "emperor", "envoys", "fields", "foreign", "fresh",
        "glory", "group", "groups", "growing", "hand", "late", "left", "level", "looked", "markets",
        "misfortune", "must_use_coin", "n", "next_ships", "offer", "open", "options", "order",
        "owner", "phase", "pile", "place", "played", "pool", "raw", "recruited", "reps", "round",
        "route_bag", "route_under", "rural", "secret", "sections", "ship_bag", "ship_under",
        "shown", "silver", "stock", "stone", "taxed", "top", "track", "trade", "transport",
        "unseen", "up", "veterans", "visited", "war", "weaker", "won", "wood", "workers",
    )  # fmt: skip

    def __init__(self, n: int, data: Data, options: dict[str, Any]) -> None:
        super().__init__()
        self.n = n
        self.data = data
        self.options = options
        self.must_use_coin = int(options["coin_slot"] == "must")
        self.demand = (
            data.other_demand if options["second_food_pair"] == "rice_fruit" else data.demand
        )
        self.round = 1
        self.phase = "setup"
        self.order: tuple[int, ...] = tuple(range(n))
        """Provisional order in set-up and phase A, turn order afterwards."""
        self.active = 0
        """Whose turn or occasion it is."""
        self.die = data.die_start
        self._begin_nothing()
        self._lay_out_land(n, data)
        self._lay_out_harbour(n)
        self._lay_out_seats(n, data)

    def _begin_nothing(self) -> None:
        """What is remembered within one turn or occasion."""
        self.action = NOTHING
        """The fortune action (phase B with a card) or workforce action under way; see `group`."""
        self.reps = 0
        self.taxed = False
        self.crop_bought = False
        self.sections = 0
        self.group = NOTHING
        """The fortune column whose workers act; NOTHING in a fortune action."""
        self.left = 0
        self.recruited = 0
        self.transport = 0
        self.boat_disc = 0
        self.trade = 0
        self.fresh = 0
        self.visited = 0
        self.shown = 0
        """How many secret discards a player who looks through the pile has been shown."""
        self.weaker = 0
        """How often Weaker enemies was used in this war step (YZ-15.8)."""

    def _lay_out_land(self, n: int, data: Data) -> None:
        self.markets: tuple[int, ...] = ()
        """The market tile of each province."""
        self.raw = [0] * SEAT_COUNT
        """Colour -> mask of the market slots with a cube of that colour."""
        self.fields = [0] * SEAT_COUNT
        """Colour -> mask of the squares with cubes of that colour."""
        self.double = 0
        """Mask of the squares with two cubes."""
        self.built = 0
        """Mask of the squares under factories."""
        self.crops = [NOTHING] * CELLS
        """Square -> the good of its crop tile."""
        self.growing = [0] * (PLAIN + 1)
        """Good (or PLAIN) -> mask of the squares that show it and carry no factory."""
        for cell, good in enumerate(data.prints):
            self.growing[good] |= 1 << cell
        self.track = [NOTHING] * COLUMNS
        self.pool = [0] * PLAIN
        """Good -> crop tiles in the pool."""
        self.late = True
        """Whether potato and corn are still set aside."""
        self.place = [NOTHING] * FACTORIES
        """Factory -> how it lies on the board."""
        self.owner = [NOBODY] * FACTORIES
        self.level = [0] * FACTORIES
        self.stock: list[tuple[int, ...]] = [()] * FACTORIES
        self.offer: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()
        self.rural = [0] * SEAT_COUNT
        self.box_wood = data.wood
        self.box_stone = data.stone

    def _lay_out_harbour(self, n: int) -> None:
        stacks = min(n, 2) if self.options["ship_stacks"] == "two" else n
        self.coast = [NOTHING] * n
        self.cargo: list[tuple[Cargo, ...]] = [()] * n
        self.aboard: list[tuple[int, ...]] = [()] * n
        """Box -> the emissaries on the ship."""
        self.next_ships = [NOTHING] * stacks
        self.ship_under = [0] * stacks
        self.ship_bag: tuple[int, ...] = ()
        self.foreign: list[tuple[int, ...]] = [()] * len(PLACES)
        self.envoys: list[tuple[int, ...]] = [()] * len(NATIONS)
        self.up = [NOTHING] * n
        self.claims: list[tuple[int, tuple[Piece, ...]] | None] = [None] * n
        self.route_under = [0] * n
        self.discard: tuple[int, ...] = ()
        """The discards somebody has seen."""
        self.unseen = 0
        """How many discards nobody has seen."""
        self.secret: tuple[int, ...] = ()
        """Discards that were never face up, known to those who looked."""
        self.looked = 0
        self.route_bag: tuple[int, ...] = ()
        self.war: list[Slot] = []

    def _lay_out_seats(self, n: int, data: Data) -> None:
        self.copper = [data.start_copper] * n
        self.silver = [0] * n
        self.wood = [0] * n
        self.stone = [0] * n
        self.misfortune = [0] * n
        self.boat = [0] * n
        self.bonus = [NOTHING] * n
        self.hand: list[tuple[int, ...]] = [()] * n
        self.deck: list[tuple[int, ...]] = [tuple(data.card_copies)] * n
        """Seat -> how many cards of each value are left."""
        self.played: list[tuple[tuple[int, int, int], ...]] = [()] * n
        """Seat -> (fortune action, value, tax disc) of this round's cards."""
        self.groups: list[tuple[int, ...]] = [(0,) * 5] * n
        self.boxes: list[tuple[int, ...]] = [(0,) * 3] * n
        """Seat -> workers in the boxes Resources, Commodities, Supply Ships."""
        self.emperor: list[tuple[int, int, int] | None] = [None] * n
        """Seat -> (box, workers, disc)."""
        self.done = [0] * n
        """Seat -> mask of the workforce actions used this round."""
        self.top = [0] * n
        self.bottom = [0] * n
        self.veterans = [0] * n
        self.advancements = [0] * n
        """Seat -> mask of the advancement spaces with its disc."""
        self.glory: list[tuple[int, int]] = [(0, 0)] * n
        self.open: list[tuple[tuple[int, tuple[Piece, ...]], ...]] = [()] * n
        """Seat -> personal route tiles and what lies on them."""
        self.won: list[tuple[int, ...]] = [()] * n
        self.cubes = [data.cubes] * n
        """Cubes, discs, workers and commodities here are those in supply."""
        self.discs = [data.discs] * n
        self.workers = [data.workers] * n
        self.commodities = [data.commodities] * n
        self.aside: list[tuple[int, ...]] = [(0, 0, 0, 0)] * n
        """Cubes, discs, workers, commodities that a test position takes out of the game."""

    def copy(self) -> Self:
        """Zones that change in place are copied; their entries never change and are shared."""
        twin = type(self).__new__(type(self))
        twin.events = None
        twin.over = self.over
        twin.agenda = self.agenda[:]
        twin.n = self.n
        twin.data = self.data
        twin.options = self.options
        twin.must_use_coin = self.must_use_coin
        twin.demand = self.demand
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.active = self.active
        twin.die = self.die
        self._copy_turn(twin)
        self._copy_land(twin)
        self._copy_harbour(twin)
        self._copy_seats(twin)
        return twin

    def _copy_turn(self, twin: Self) -> None:
        twin.action = self.action
        twin.reps = self.reps
        twin.taxed = self.taxed
        twin.crop_bought = self.crop_bought
        twin.sections = self.sections
        twin.group = self.group
        twin.left = self.left
        twin.recruited = self.recruited
        twin.transport = self.transport
        twin.boat_disc = self.boat_disc
        twin.trade = self.trade
        twin.fresh = self.fresh
        twin.visited = self.visited
        twin.shown = self.shown
        twin.weaker = self.weaker

    def _copy_land(self, twin: Self) -> None:
        twin.markets = self.markets
        twin.raw = self.raw[:]
        twin.fields = self.fields[:]
        twin.double = self.double
        twin.built = self.built
        twin.crops = self.crops[:]
        twin.growing = self.growing[:]
        twin.track = self.track[:]
        twin.pool = self.pool[:]
        twin.late = self.late
        twin.place = self.place[:]
        twin.owner = self.owner[:]
        twin.level = self.level[:]
        twin.stock = self.stock[:]
        twin.offer = self.offer
        twin.pile = self.pile
        twin.rural = self.rural[:]
        twin.box_wood = self.box_wood
        twin.box_stone = self.box_stone

    def _copy_harbour(self, twin: Self) -> None:
        twin.coast = self.coast[:]
        twin.cargo = self.cargo[:]
        twin.aboard = self.aboard[:]
        twin.next_ships = self.next_ships[:]
        twin.ship_under = self.ship_under[:]
        twin.ship_bag = self.ship_bag
        twin.foreign = self.foreign[:]
        twin.envoys = self.envoys[:]
        twin.up = self.up[:]
        twin.claims = self.claims[:]
        twin.route_under = self.route_under[:]
        twin.discard = self.discard
        twin.unseen = self.unseen
        twin.secret = self.secret
        twin.looked = self.looked
        twin.route_bag = self.route_bag
        twin.war = self.war[:]

    def _copy_seats(self, twin: Self) -> None:
        twin.copper = self.copper[:]
        twin.silver = self.silver[:]
        twin.wood = self.wood[:]
        twin.stone = self.stone[:]
        twin.misfortune = self.misfortune[:]
        twin.boat = self.boat[:]
        twin.bonus = self.bonus[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.played = self.played[:]
        twin.groups = self.groups[:]
        twin.boxes = self.boxes[:]
        twin.emperor = self.emperor[:]
        twin.done = self.done[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.veterans = self.veterans[:]
        twin.advancements = self.advancements[:]
        twin.glory = self.glory[:]
        twin.open = self.open[:]
        twin.won = self.won[:]
        twin.cubes = self.cubes[:]
        twin.discs = self.discs[:]
        twin.workers = self.workers[:]
        twin.commodities = self.commodities[:]
        twin.aside = self.aside[:]
