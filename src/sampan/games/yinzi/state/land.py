"""Squares, markets and factories: YZ-8 to YZ-10, YZ-18 and the rural market (YZ-32)."""

from sampan.engine.steps import SEATS
from sampan.games.yinzi.pieces import (
    ALL_CELLS,
    BETTER_SALES,
    CELL_CODES,
    COIN,
    COLUMNS,
    FACTORY_CODES,
    GOOD_NAMES,
    LATE_CROPS,
    MARKETS,
    NOBODY,
    NOTHING,
    PLACE_CELLS,
    PLACE_MASK,
    PLACE_PROVINCE,
    PLAIN,
    PROVINCES,
    RICE,
    RURAL,
    SALT,
    SLOT_CODES,
    SLOTS,
)
from sampan.games.yinzi.state.purse import Purse
from sampan.games.yinzi.state.table import BOUGHT, SOLD


class Land(Purse):
    """Planting, selling, building and producing."""

    __slots__ = ()

    # --- readings ---

    def occupied(self) -> int:
        """Mask of the squares with cubes."""
        return self.fields[0] | self.fields[1] | self.fields[2] | self.fields[3]

    def plantable(self) -> int:
        """YZ-8.2, YZ-8.3, YZ-8.14 Squares that show a good and hold neither cubes nor factory.

        YZ-Q17 Plain squares take crop tiles and factories, but no seed.
        """
        return ALL_CELLS & ~(self.occupied() | self.built | self.growing[PLAIN])

    def blocked(self) -> int:
        """YZ-8.6, YZ-10.5 to YZ-10.7 Squares that no crop tile and no factory may cover."""
        return self.occupied() | self.built | self.growing[SALT]

    def good_at(self, cell: int) -> int:
        """YZ-1.10 The good of the crop tile, or else of the print."""
        crop = self.crops[cell]
        good: int = self.data.prints[cell] if crop == NOTHING else crop
        return good

    def cubes_at(self, cell: int) -> int:
        return (self.occupied() >> cell & 1) + (self.double >> cell & 1)

    def own(self, seat: int, goods: tuple[int, ...]) -> int:
        """Mask of the squares where the seat has cubes of one of these goods."""
        mine = self.fields[seat]
        if not mine:
            return 0
        mask = 0
        for good in goods:
            mask |= self.growing[good]
        return mask & mine

    def count(self, squares: int) -> int:
        """How many cubes lie on these squares."""
        return squares.bit_count() + (squares & self.double).bit_count()

    def filled(self) -> int:
        """Mask of the market slots with a cube."""
        return self.raw[0] | self.raw[1] | self.raw[2] | self.raw[3]

    def sale_targets(self, good: int) -> int:
        """YZ-9.2 to YZ-9.8 Mask of the market slots open to a cube of this good."""
        filled, found = self.filled(), 0
        table = self.data.sale_slots[self.must_use_coin]
        for province, tile in enumerate(self.markets):
            shift = province * SLOTS
            found |= table[tile][good][filled >> shift & 63] << shift
        return found

    def sale_price(self, seat: int, slot: int) -> int:
        """YZ-9.3, YZ-9.4, YZ-9.9 What a cube earns on this slot."""
        coin = slot % SLOTS == COIN
        price: int = self.data.coin_sale if coin else self.data.sale
        return price + (self.data.better_sales if self.bonus[seat] == BETTER_SALES else 0)

    def province_of_factory(self, factory: int) -> int:
        return PLACE_PROVINCE[self.place[factory]]

    # --- crops (YZ-8) ---

    def lay_market(self, tile: int) -> None:
        """YZ-3.1 The next province gets its market tile."""
        province = PROVINCES[len(self.markets)]
        self.markets = (*self.markets, tile)
        self.report("market_laid", market=MARKETS[tile], province=province)

    def plant(self, seat: int, cell: int) -> None:
        """YZ-8.2, YZ-8.3 One own cube, on a printed rice square two, as far as they last.

        YZ-8.4 Rice grows on printed rice squares only. YZ-8.9 An empty crop tile gets one cube.
        """
        rice = self.crops[cell] == NOTHING and self.data.prints[cell] == RICE
        self._put_cubes(seat, cell, 2 if rice else 1)

    def _put_cubes(self, seat: int, cell: int, cubes: int) -> None:
        """YZ-2.2 With too few cubes in supply the remaining ones are placed.

        YZ-Q15 At least one cube is there, or the planting would not have been offered.
        """
        cubes = min(cubes, self.cubes[seat])
        self.cubes[seat] -= cubes
        bit = 1 << cell
        self.fields[seat] |= bit
        if cubes == 2:
            self.double |= bit
        if self.events is not None:
            good = GOOD_NAMES[self.good_at(cell)]
            self.report("planted", seat=SEATS[seat], cell=CELL_CODES[cell], good=good, cubes=cubes)

    def buy_crop(self, seat: int, column: int, cell: int) -> None:
        """YZ-8.5 to YZ-8.8, YZ-8.17 The tile goes onto the square and gets two own cubes; a crop
        tile that lay there leaves the game.

        YZ-Q16 What is replaced does not come back.
        """
        good, bit = self.track[column], 1 << cell
        self.track[column] = NOTHING
        self.growing[self.good_at(cell)] &= ~bit
        self.growing[good] |= bit
        self.crops[cell] = good
        self.report("laid_crop", seat=SEATS[seat], crop=GOOD_NAMES[good], cell=CELL_CODES[cell])
        self._put_cubes(seat, cell, 2)

    def slide_crops(self) -> None:
        """YZ-4.14, YZ-8.13 Tiles slide left without gaps."""
        left = [good for good in self.track if good != NOTHING]
        self.track = left + [NOTHING] * (COLUMNS - len(left))

    def draw_crop(self, good: int) -> None:
        """YZ-3.7, YZ-4.14 The left-most empty space gets a tile from the pool."""
        self.pool[good] -= 1
        column = self.track.index(NOTHING)
        self.track[column] = good
        self.report("crop_drawn", crop=GOOD_NAMES[good], column=column)

    def add_late_crops(self) -> None:
        """YZ-19.17 Potato and corn join the pool.

        YZ-Q76 They fill gaps of the track only at the next regular refill.
        """
        self.late = False
        for good in LATE_CROPS:
            self.pool[good] += self.data.tiles[good]
        self.report("late_crops")

    def take_cube(self, seat: int, cell: int) -> None:
        """One own cube leaves its square, to wherever the verb that calls this says."""
        bit = 1 << cell
        if self.double & bit:
            self.double &= ~bit
        else:
            self.fields[seat] &= ~bit

    # --- urban and rural market (YZ-9, YZ-32) ---

    def sell(self, seat: int, cell: int, slot: int) -> None:
        """YZ-9.1, YZ-9.10 One cube to a free slot; the copper comes at once.

        YZ-1.11, YZ-9.13 On its slot the cube is raw material of its colour, until a factory uses
        it. YZ-Q77 A slot holds one cube.
        """
        good = self.good_at(cell)
        self.take_cube(seat, cell)
        self.carry(self.data.distance[cell // 16][slot // SLOTS])
        self.raw[seat] |= 1 << slot
        price = self.sale_price(seat, slot)
        self.copper[seat] += price
        self.report(
            "sold",
            seat=SEATS[seat],
            good=GOOD_NAMES[good],
            cell=CELL_CODES[cell],
            slot=SLOT_CODES[slot],
            copper=price,
        )

    def rural_price(self, seat: int) -> int:
        """YZ-32.3, YZ-34.3 1 copper, with Better Sales 2, but not after the last round.

        YZ-Q19 Better Sales lasts from its choice to the end of the round.
        """
        better = self.bonus[seat] == BETTER_SALES and self.phase != "end"
        return self.data.rural_sell + (self.data.better_sales if better else 0)

    def rural_sell(self, seat: int, cell: int) -> None:
        """YZ-32.3 A food cube goes to the rural market.

        YZ-32.11 It stays there for everybody to buy (YZ-1.9). YZ-32.1 Trading is no action.
        """
        price = self.rural_price(seat)
        good = self.good_at(cell)
        self.take_cube(seat, cell)
        self.rural[seat] += 1
        self.copper[seat] += price
        self.trade = SOLD
        self.report(
            "rural_sold",
            seat=SEATS[seat],
            good=GOOD_NAMES[good],
            cell=CELL_CODES[cell],
            copper=price,
        )

    def rural_buy(self, seat: int, colour: int, with_disc: bool) -> None:
        """YZ-32.5 2 copper for a cube, which is used at once.

        YZ-32.10, YZ-Q31, YZ-Q89 The cube keeps its colour and returns there when it leaves.
        """
        self.pay(seat, self.data.rural_buy, with_disc)
        self.rural[colour] -= 1
        self.trade = BOUGHT
        self.report("rural_bought", seat=SEATS[seat], colour=SEATS[colour])

    def rural_wares(self, seat: int) -> int:
        """YZ-32.3, YZ-32.4, YZ-32.8 Squares from which the seat may sell to the rural market."""
        return 0 if self.trade == BOUGHT else self.own(seat, RURAL)

    # --- factories (YZ-10, YZ-18) ---

    def draw_factory(self, factory: int) -> None:
        """YZ-10.3 A tile from the pile joins the offer."""
        self.pile = tuple(each for each in self.pile if each != factory)
        self.offer = tuple(sorted((*self.offer, factory)))
        self.report("offered", factory=FACTORY_CODES[factory])

    def build(self, seat: int, factory: int, place: int) -> None:
        """YZ-10.2, YZ-10.8, YZ-3.24 The tile covers its squares, level I with one disc.

        YZ-Q4 The level is counted in discs from the beginning.
        """
        self.offer = tuple(each for each in self.offer if each != factory)
        self.place[factory] = place
        self.built |= PLACE_MASK[place]
        for cell in PLACE_CELLS[place]:
            self.growing[self.good_at(cell)] &= ~(1 << cell)
            self.crops[cell] = NOTHING
        self._own(seat, factory)
        cells = [CELL_CODES[cell] for cell in PLACE_CELLS[place]]
        self.report("built", seat=SEATS[seat], factory=FACTORY_CODES[factory], cells=cells)

    def rebuild(self, seat: int, factory: int) -> None:
        """YZ-10.14 An ownerless factory is level I again."""
        self._own(seat, factory)
        self.report("rebuilt", seat=SEATS[seat], factory=FACTORY_CODES[factory])

    def _own(self, seat: int, factory: int) -> None:
        self.owner[factory] = seat
        self.level[factory] = 1
        self.discs[seat] -= 1

    def upgrade(self, seat: int, factory: int) -> None:
        """YZ-10.10, YZ-10.11 One more disc, one more level.

        YZ-10.13, YZ-Q22 Also a factory built or upgraded in the same action.
        """
        self.level[factory] += 1
        self.discs[seat] -= 1
        level = self.level[factory]
        self.report("upgraded", seat=SEATS[seat], factory=FACTORY_CODES[factory], level=level)

    def burn(self, factory: int, victim: int) -> None:
        """YZ-24.3 to YZ-24.5 A disc leaves; one commodity that no longer fits is removed.

        YZ-Q60 The owner of the factory has chosen whose.
        """
        seat = self.owner[factory]
        self.level[factory] -= 1
        self.discs[seat] += 1
        if not self.level[factory]:
            self.owner[factory] = NOBODY
        level = self.level[factory]
        self.report("burned", seat=SEATS[seat], factory=FACTORY_CODES[factory], level=level)
        if victim != NOBODY:
            self.take_commodity(victim, factory)
            self.commodities[victim] += 1
            self.report("commodity_lost", seat=SEATS[victim], factory=FACTORY_CODES[factory])

    def take_raw(self, slot: int, factory: int) -> None:
        """YZ-18.14 to YZ-18.16 A raw cube travels to the factory and back to its owner."""
        bit = 1 << slot
        colour = next(seat for seat, mask in enumerate(self.raw) if mask & bit)
        self.raw[colour] &= ~bit
        self.cubes[colour] += 1
        self.carry(self.data.distance[slot // SLOTS][self.province_of_factory(factory)])
        self.report("raw_used", colour=SEATS[colour], slot=SLOT_CODES[slot])

    def produce(self, seat: int, factory: int) -> None:
        """YZ-18.12 A commodity of the producer's colour lies on the factory.

        YZ-18.13 A factory may hold commodities of others only. YZ-18.17 Nothing is kept but what
        was produced.
        """
        self.commodities[seat] -= 1
        self.stock[factory] = tuple(sorted((*self.stock[factory], seat)))
        self.report("produced", seat=SEATS[seat], factory=FACTORY_CODES[factory])

    def take_commodity(self, seat: int, factory: int) -> None:
        """One own commodity leaves its factory."""
        stock = list(self.stock[factory])
        stock.remove(seat)
        self.stock[factory] = tuple(stock)
