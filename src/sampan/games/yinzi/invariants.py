"""What must hold after every action of every game (specification E)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.invariants import Watch, require
from sampan.engine.steps import SEATS, Event
from sampan.games.yinzi.census import commodities_out, cubes_out, discs_out, workers_out
from sampan.games.yinzi.flow.rounds import PHASES
from sampan.games.yinzi.flow.ships import CastOff, SetSail
from sampan.games.yinzi.pieces import (
    COIN,
    CROPS,
    FACTORIES,
    LATE_CROPS,
    NATIONS,
    NOBODY,
    NOTHING,
    PLACE_MASK,
    PROVINCES,
    RICE,
    ROUTES,
    SALT,
    SHIP_CODES,
    SLOT_NEIGHBOURS,
    SLOTS,
)
from sampan.games.yinzi.scoring import LINES, score
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.state.table import BOUGHT, SOLD
from sampan.games.yinzi.words import cells_in

RECRUITING: Final = {"took", "produced", "delivered", "entered", "marched"}
"""Events of the workforce actions, which may use migrants of the bottom space."""
ORDER: Final = ("setup", *PHASES, "end", "over")


class YinziWatch(Watch[Yinzi]):
    """Keeps its own books of one game from the events and compares them with the state.

    YZ-I6 and YZ-I39 follow from how the table is kept; YZ-I40, YZ-I41, YZ-I42 and YZ-I46 are shown
    by whole games.
    """

    def __init__(self, s: Yinzi, fresh: bool) -> None:
        self.fresh = fresh
        self.money = list(zip(s.copper, s.silver, strict=True))
        self.markets = s.markets
        self.turns = 0
        self.deliveries = 0
        self.past = self._milestones(s)
        self.levels, self.boats, self.bottom = list(s.level), list(s.boat), list(s.bottom)
        self.boxes = [len(place) for place in s.foreign]
        self.die = s.die
        self.die_round = 0

    def after(self, s: Yinzi, action: Action, events: Sequence[Event]) -> None:
        self.keep_books(s, events)
        self.check(s, {event.kind for event in events})

    def keep_books(self, s: Yinzi, events: Sequence[Event]) -> None:
        for event in events:
            book = getattr(self, f"_on_{event.kind}", None)
            if book is not None:
                book(s, **event.args)

    def check(self, s: Yinzi, kinds: set[str]) -> None:
        """Everything that must hold now; `kinds` are the events since the last check."""
        for check in CHECKS:
            check(self, s)
        self.nothing_goes_back(s, kinds)
        if s.over is not None:
            check_scoring(s)

    # --- the books, kept from the events ---

    def _book(self, seat: str, copper: int, silver: int) -> None:
        place = SEATS.index(seat)
        old = self.money[place]
        self.money[place] = (old[0] + copper, old[1] + silver)

    def _on_gained(self, s: Yinzi, seat: str, copper: int, silver: int) -> None:
        self._book(seat, copper, silver)

    def _on_exchanged(self, s: Yinzi, seat: str, copper: int, silver: int) -> None:
        self._book(seat, copper, silver)

    def _on_paid(self, s: Yinzi, seat: str, copper: int, silver: int) -> None:
        self._book(seat, -copper, -silver)

    def _on_taxed(self, s: Yinzi, seat: str, due: int, silver: int, copper: int) -> None:
        self._book(seat, -copper, -silver)

    def _on_sold(self, s: Yinzi, seat: str, copper: int, slot: str, **_: Any) -> None:
        self._book(seat, copper, 0)
        if s.must_use_coin:
            self.coin_first(s, slot)

    def _on_rural_sold(self, s: Yinzi, seat: str, copper: int, **_: Any) -> None:
        self._book(seat, copper, 0)
        require(s.trade == SOLD, "YZ-I33", f"{seat} sold food after buying some")

    def _on_rural_bought(self, s: Yinzi, seat: str, colour: str) -> None:
        require(s.trade in (0, BOUGHT), "YZ-I33", f"{seat} bought food after selling some")

    def _on_delivered(self, s: Yinzi, seat: str, silver: int, **_: Any) -> None:
        require(silver == s.data.delivery_silver, "YZ-I36", f"{silver} silver for a slot")
        self._book(seat, 0, silver)

    def _on_turn(self, s: Yinzi, seat: str) -> None:
        self.turns += s.phase == "B"
        require(self.turns <= 6 * s.n, "YZ-I38", f"{self.turns} turns in one round")

    def _on_round(self, s: Yinzi, round: int) -> None:  # noqa: A002  (an argument of the event)
        self.turns = 0

    def _on_rolled(self, s: Yinzi, space: int, **_: Any) -> None:
        require(abs(space - self.die) <= 1, "YZ-I23", f"die from {self.die} to {space}")
        self.die = space

    def _on_workers_home(self, s: Yinzi) -> None:
        standing = sum(map(sum, s.boxes)) + len(s.war) + sum(map(bool, s.emperor))
        require(not standing, "YZ-I44", f"{standing} boxes are not empty")

    def coin_first(self, s: Yinzi, code: str) -> None:
        """YZ-I47 No sale fills a neighbour of a free coin slot while the coin could be used."""
        province = next(at for at in range(len(PROVINCES)) if code.startswith(PROVINCES[at]))
        slot, filled = int(code[-1]), s.filled() >> province * SLOTS
        coin_is_free = not filled >> COIN & 1
        beside = slot in SLOT_NEIGHBOURS[COIN] and coin_is_free
        require(not beside, "YZ-I47", f"{code} was filled beside a free coin slot")

    # --- conservation (E.1, E.2) ---

    def pieces_are_conserved(self, s: Yinzi) -> None:
        data = s.data
        zones = (
            ("YZ-I1", s.cubes, data.cubes, cubes_out),
            ("YZ-I2", s.discs, data.discs, discs_out),
            ("YZ-I3", s.workers, data.workers, workers_out),
            ("YZ-I4", s.commodities, data.commodities, commodities_out),
        )
        for seat in range(s.n):
            for at, (rule, supply, total, out) in enumerate(zones):
                found = supply[seat] + out(s, seat) + s.aside[seat][at]
                require(found == total and supply[seat] >= 0, rule, f"{SEATS[seat]} has {found}")

    def cards_are_conserved(self, s: Yinzi) -> None:
        for seat in range(s.n):
            held = sum(s.deck[seat]) + len(s.hand[seat]) + len(s.played[seat])
            played = s.data.hand * (s.round - 1)
            if s.phase in ("end", "over"):
                played += s.data.hand
            total = sum(s.data.card_copies)
            if self.fresh:
                require(held + played == total, "YZ-I5", f"{SEATS[seat]} holds {held} cards")
            require(held <= total, "YZ-I5", f"{SEATS[seat]} holds {held} cards")

    def stock_is_conserved(self, s: Yinzi) -> None:
        wood, stone = s.box_wood + sum(s.wood), s.box_stone + sum(s.stone)
        require(
            wood == s.data.wood and stone == s.data.stone, "YZ-I7", f"{wood} wood, {stone} stone"
        )
        require(s.box_wood >= 0 and s.box_stone >= 0, "YZ-I7", "the Resources box is overdrawn")

    def tiles_are_conserved(self, s: Yinzi) -> None:
        for good in CROPS:
            lying = s.pool[good] + s.track.count(good) + s.crops.count(good)
            most = 0 if s.late and good in LATE_CROPS else s.data.tiles[good]
            require(s.pool[good] >= 0 and lying <= most, "YZ-I8", f"{lying} tiles of good {good}")
        ships = [*s.coast, *s.next_ships, *s.ship_bag]
        unique(ships, len(SHIP_CODES), "YZ-I9")
        tiles = [*s.up, *s.discard, *s.route_bag]
        for seat in range(s.n):
            tiles += [*s.won[seat], *(tile for tile, _ in s.open[seat])]
        unique(tiles, len(ROUTES), "YZ-I10")
        built = [factory for factory in range(FACTORIES) if s.place[factory] != NOTHING]
        unique([*built, *s.offer, *s.pile], FACTORIES, "YZ-I11")
        hidden = sum(s.route_under) + s.unseen
        if s.phase != "setup":
            require(len(s.route_bag) == hidden, "YZ-I10", f"{len(s.route_bag)} tiles for {hidden}")
            require(len(s.ship_bag) == sum(s.ship_under), "YZ-I9", "ships below the stacks")

    def money_is_booked(self, s: Yinzi) -> None:
        for seat in range(s.n):
            held = (s.copper[seat], s.silver[seat])
            require(held == self.money[seat], "YZ-I13", f"{held}, booked {self.money[seat]}")
            least = min(*held, s.wood[seat], s.stone[seat], s.misfortune[seat])
            require(least >= 0, "YZ-I26", f"{SEATS[seat]} owes something")

    # --- bounds (E.3) ---

    def land_is_in_order(self, s: Yinzi) -> None:
        slots = [mask for mask in s.raw if mask]
        union = s.filled()
        require(union.bit_count() == sum(map(int.bit_count, slots)), "YZ-I15", "a slot holds two")
        require(
            not any(s.raw[s.n :]) and not any(s.fields[s.n :]), "YZ-I15", "a colour not in play"
        )
        fields = s.occupied()
        require(
            fields.bit_count() == sum(map(int.bit_count, s.fields)) and not s.double & ~fields,
            "YZ-I16",
            "cubes of two colours on a square",
        )
        for cell in cells_in(s.double):
            rice = s.crops[cell] == NOTHING and s.data.prints[cell] == RICE
            require(rice or s.crops[cell] != NOTHING, "YZ-I16", f"two cubes on square {cell}")
        require(not fields & s.built, "YZ-I16", "cubes under a factory")
        masks = [PLACE_MASK[place] for place in s.place if place != NOTHING]
        require(sum(masks) == s.built, "YZ-I17", "factories overlap")
        for cell, good in enumerate(s.data.prints):
            if good == SALT:
                clear = s.crops[cell] == NOTHING and not s.built >> cell & 1
                require(clear, "YZ-I17", f"salt square {cell} is covered")
        self.factories_are_in_order(s)

    def factories_are_in_order(self, s: Yinzi) -> None:
        for factory in range(FACTORIES):
            level, stock = s.level[factory], s.stock[factory]
            require(len(stock) <= level <= 3, "YZ-I18", f"level {level} stores {len(stock)}")
            require((s.owner[factory] == NOBODY) == (level == 0), "YZ-I18", "level without owner")
        taken = 0
        for mask in s.advancements:
            require(not taken & mask, "YZ-I19", "two discs on one advancement space")
            taken |= mask

    def people_are_in_order(self, s: Yinzi) -> None:
        track = s.data.boat_track
        for seat in range(s.n):
            require(0 <= s.boat[seat] < len(track), "YZ-I14", f"boat at {s.boat[seat]}")
            require(max(s.groups[seat]) <= 3, "YZ-I20", f"groups {s.groups[seat]}")
            require(max(s.boxes[seat]) <= s.data.most_workers, "YZ-I20", f"{s.boxes[seat]}")
            taxes = sum(tax for _, _, tax in s.played[seat])
            require(taxes <= len(s.played[seat]) <= 3, "YZ-I24", f"{taxes} tax discs")
            require(s.tax_sum(seat) <= 12 and s.tax_due(seat) <= 2, "YZ-I25", "tax sum")
            require(s.food_need(seat) <= 4, "YZ-I27", f"need {s.food_need(seat)}")
            require(max(s.glory[seat]) <= 4, "YZ-I28", f"glory {s.glory[seat]}")
            actions = [action for action, _, _ in s.played[seat]]
            require(len(set(actions)) == len(actions), "YZ-I29", f"played {s.played[seat]}")
        require(1 <= s.die <= 6, "YZ-I23", f"die on {s.die}")
        first, second = (sum(glory[at] for glory in s.glory) for at in (0, 1))
        require(first <= s.round and second <= s.round, "YZ-I28", f"{first} and {second} glories")
        holders = [seat for seat, _, _ in s.war]
        require(len(set(holders)) == len(holders), "YZ-I30", "two war slots of one player")
        require(s.transport <= s.capacity(s.active) + s.boat_disc, "YZ-I32", f"{s.transport}")

    def harbour_is_in_order(self, s: Yinzi) -> None:
        leaving = any(isinstance(step, CastOff | SetSail) for step in s.agenda)
        for box in range(s.n):
            require(leaving or not s.is_full(box), "YZ-I21", "a full ship lies at the coast")
        for nation in range(len(NATIONS)):
            held, before = len(s.foreign[nation]), self.boxes[nation]
            grew = held > before >= s.data.box_full
            require(held <= s.data.box_full + 2 and not grew, "YZ-I22", f"{held} in a box")
        self.boxes = [len(place) for place in s.foreign]

    def routes_are_in_order(self, s: Yinzi) -> None:
        if not self.fresh or s.phase in ("setup", "D3"):
            return
        revealed = ORDER.index(s.phase) > ORDER.index("D3")
        left = max(0, s.data.stack_height - s.round - revealed)
        require(s.route_under == [left] * s.n, "YZ-I31", f"stacks {s.route_under}")

    # --- what never goes back (E.4) ---

    @staticmethod
    def _milestones(s: Yinzi) -> tuple[int, ...]:
        return (
            (s.round * len(ORDER) if s.phase != "over" else 99) + ORDER.index(s.phase),
            sum(map(len, s.foreign)),
            sum(map(len, s.envoys)),
            sum(map(sum, s.glory)),
            sum(map(len, s.won)),
            sum(s.misfortune),
            s.built.bit_count(),
        )

    def nothing_goes_back(self, s: Yinzi, kinds: set[str]) -> None:
        now = self._milestones(s)
        pairs = zip(self.past, now, strict=True)
        require(all(before <= after for before, after in pairs), "YZ-I34", f"{self.past} to {now}")
        self.past = now
        fell = any(now < before for before, now in zip(self.boats, s.boat, strict=True))
        require(not fell or s.phase == "D2" or "boat" in kinds, "YZ-I35", "a boat fell back")
        fell = any(now < before for before, now in zip(self.levels, s.level, strict=True))
        require(not fell or "burned" in kinds, "YZ-I35", "a factory lost a level")
        self.levels, self.boats = list(s.level), list(s.boat)
        if s.markets and len(self.markets) == len(s.markets):
            require(self.markets == s.markets, "YZ-I12", "a market tile changed")
        self.markets = s.markets
        if s.options["bottom_migrants"] == "stay":
            shrank = any(now < was for was, now in zip(self.bottom, s.bottom, strict=True))
            require(not shrank or bool(kinds & RECRUITING), "YZ-I45", "bottom migrants left")
        self.bottom = list(s.bottom)


CHECKS: Final[tuple[Callable[[YinziWatch, Yinzi], None], ...]] = (
    YinziWatch.pieces_are_conserved,
    YinziWatch.cards_are_conserved,
    YinziWatch.stock_is_conserved,
    YinziWatch.tiles_are_conserved,
    YinziWatch.money_is_booked,
    YinziWatch.land_is_in_order,
    YinziWatch.people_are_in_order,
    YinziWatch.harbour_is_in_order,
    YinziWatch.routes_are_in_order,
)


def unique(pieces: Sequence[int], total: int, rule: str) -> None:
    """No piece lies twice."""
    lying = [piece for piece in pieces if piece != NOTHING]
    require(len(set(lying)) == len(lying) <= total, rule, f"{sorted(lying)}")


def check_scoring(s: Yinzi) -> None:
    """YZ-I43, YZ-I37 The total is the sum of the sheet, every rank occurs once."""
    result = score(s)
    for seat, lines in result.breakdown.items():
        total = sum(lines[line] for line in LINES)
        require(lines["total"] == total, "YZ-I43", f"{seat}: {lines}")
    ranks = sorted(rank for rank in result.ranks.values() if rank is not None)
    require(ranks == list(range(1, s.n + 1)), "YZ-I43", f"ranks {result.ranks}")
    require(not any(map(any, s.groups)) and not any(s.hand), "YZ-I37", "cards or workers are left")
