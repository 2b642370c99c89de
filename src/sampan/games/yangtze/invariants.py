"""What must hold after every action of every game (specification E)."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from sampan.engine.actions import Action
from sampan.engine.invariants import Watch, require
from sampan.engine.steps import SEATS, Event
from sampan.games.yangtze.flow.auctions import Auction
from sampan.games.yangtze.flow.rulers import Obey
from sampan.games.yangtze.positions import display
from sampan.games.yangtze.scoring import best_sale, score
from sampan.games.yangtze.state import GAP, NOBODY, Yangtze
from sampan.games.yangtze.tiles import (
    CARD_CODES,
    FREE_GOOD,
    GOODS,
    KINDS,
    LIQUIDITY,
    RULERS,
    TILE,
    TILES,
    TWO_GOODS,
    Data,
    is_good,
    is_luxury,
    is_ruler,
    superadditive,
)
from sampan.games.yangtze.words import MAX_BID, same_colour, same_good


class YangtzeWatch(Watch[Yangtze]):
    """Keeps its own books of one game from the events and compares them with the state."""

    def __init__(self, s: Yangtze, fresh: bool) -> None:
        self.fresh = fresh
        self.data: Data = s.data
        self.n = s.n
        self.money = list(s.money)
        self.river = list(s.river)
        self.box = set(s.box)
        self.est = [set(tiles) for tiles in s.est]
        self.spent = [set(cards) for cards in s.spent]
        self.rulers = len(s.rulers)
        self.idle = s.idle
        self.bought = s.bought
        self.two_this_turn = s.two
        self.free = [int(FREE_GOOD in cards) for cards in self.spent]
        self.high = 0
        self.leader = NOBODY
        self.passed: set[int] = set()
        self.obeying: list[int] = []
        self.fuel = self._fuel(s) + s.acted
        self._begin_amid(s)

    def _begin_amid(self, s: Yangtze) -> None:
        """What is under way when the watch begins: an auction, or a ruler not all have obeyed."""
        for step in reversed(s.agenda):
            if isinstance(step, Auction):
                self.high, self.leader = step.high, step.leader
                self.passed = set(range(s.n)) - set(step.bidders)
            elif isinstance(step, Obey) and step.ruler == s.rulers[-1]:
                self.obeying.append(step.seat)

    def after(self, s: Yangtze, action: Action, events: Sequence[Event]) -> None:
        for event in events:
            book = getattr(self, f"_on_{event.kind}", None)
            if book is not None:
                book(s, **event.args)
        for check in CHECKS:
            check(self, s)
        if s.over is not None:
            check_scoring(s)

    @staticmethod
    def _fuel(s: Yangtze) -> int:
        """YT-E24 Falls with every turn with action, so the game ends."""
        return 2 * len(s.bag) + sum(map(len, s.goods))

    # --- the books, kept from the events ---

    def _on_laid(self, s: Yangtze, tile: str, slot: int) -> None:
        self.river[slot] = TILE[tile]

    def _on_turn(self, s: Yangtze, seat: str) -> None:
        self.bought, self.two_this_turn, self.fuel = 0, False, self._fuel(s)

    def _on_turn_end(self, s: Yangtze, seat: str, acted: bool) -> None:
        self.idle = 0 if acted else self.idle + 1
        require(not acted or self._fuel(s) < self.fuel, "YT-E24", "a turn with action used nothing")

    def _on_sold(self, s: Yangtze, seat: str, tiles: list[str], value: int) -> None:
        bundle = tuple(TILE[code] for code in tiles)
        luxury = is_luxury(bundle[0])
        require(
            all(is_luxury(tile) == luxury for tile in bundle)
            and len(set(bundle)) == len(bundle)
            and (same_good(bundle) or same_colour(bundle))
            and value == self.data.bundle_value(len(bundle), luxury),
            "YT-E11",
            f"{tiles} were sold for {value}",
        )
        self.money[SEATS.index(seat)] += value

    def _on_bought(self, s: Yangtze, seat: str, slot: int, tile: str, price: int) -> None:
        self.bought += 1
        place = SEATS.index(seat)
        self.free[place] += price == 0 < self.data.prices[slot]
        require(
            self.bought <= 1 + self.two_this_turn and self.free[place] <= 1,
            "YT-E10",
            f"{seat} bought {self.bought} goods, {self.free[place]} of the game free",
        )
        require(self.river[slot] == TILE[tile], "YT-E16", f"{tile} was not at slot {slot}")
        self.river[slot] = GAP
        self.money[place] -= price

    def _on_pushed(self, s: Yangtze, tile: str, gap: int) -> None:
        """YT-E16 Nothing downstream of the gap moves; everything upstream moves by one."""
        gaps = [slot for slot, good in enumerate(self.river) if good == GAP]
        require(gap == gaps[-1], "YT-E16", f"gap {gap} was filled before gap {gaps[-1]}")
        self.river = [*self.river[:gap], *self.river[gap + 1 :], TILE[tile]]

    def _on_swapped(self, s: Yangtze, seat: str, given: str, taken: str, slot: int) -> None:
        require(self.river[slot] == TILE[taken], "YT-E16", f"{taken} was not at slot {slot}")
        self.river[slot] = TILE[given]

    def _on_auctioned(self, s: Yangtze, tile: str) -> None:
        self.high, self.leader, self.passed = 0, NOBODY, set()

    def _on_bid(self, s: Yangtze, seat: str, amount: int) -> None:
        place = SEATS.index(seat)
        require(
            self.high < amount <= self.money[place],
            "YT-E12",
            f"{seat} bid {amount} after {self.high} with {self.money[place]}",
        )
        require(place not in self.passed, "YT-E13", f"{seat} bid after passing")
        self.high, self.leader = amount, place

    def _on_passed(self, s: Yangtze, seat: str) -> None:
        place = SEATS.index(seat)
        require(place not in self.passed, "YT-E13", f"{seat} passed twice")
        self.passed.add(place)

    def _on_won(self, s: Yangtze, seat: str, tile: str, amount: int) -> None:
        place = SEATS.index(seat)
        require((place, amount) == (self.leader, self.high), "YT-E12", f"{seat} won for {amount}")
        self.money[place] -= amount

    def _on_ruler_opened(self, s: Yangtze, tile: str, field: int, reign: str) -> None:
        require(not self.obeying, "YT-E14", f"{tile} opened before all had obeyed")
        self.rulers += 1
        self.obeying = s.seats_from(s.active)

    def _on_obeys(self, s: Yangtze, seat: str, ruler: str) -> None:
        if TILE[ruler] != s.rulers[-1]:
            return  # copied, inside the application of COPY
        require(self.obeying[:1] == [SEATS.index(seat)], "YT-E14", f"{seat} obeyed out of turn")
        self.obeying.pop(0)

    def _on_gained(self, s: Yangtze, seat: str, amount: int, ruler: str) -> None:
        self.money[SEATS.index(seat)] += amount

    def _on_taxed(self, s: Yangtze, seat: str, paid: int, **_: Any) -> None:
        self.money[SEATS.index(seat)] -= paid

    def _on_card_spent(self, s: Yangtze, seat: str, card: str, amount: int) -> None:
        place, which = SEATS.index(seat), CARD_CODES.index(card)
        require(which not in self.spent[place], "YT-E9", f"{seat} spent {card} twice")
        self.spent[place].add(which)
        self.two_this_turn |= which == TWO_GOODS
        self.money[place] += amount

    def _on_card_back(self, s: Yangtze, seat: str, card: str, price: int) -> None:
        place, which = SEATS.index(seat), CARD_CODES.index(card)
        require(
            which in LIQUIDITY and which in self.spent[place], "YT-E9", f"{seat} got {card} back"
        )
        self.spent[place].discard(which)
        self.money[place] -= price

    # --- the checks, after every action ---

    def tiles_are_conserved(self, s: Yangtze) -> None:
        zones = [s.bag, s.river, s.rulers, s.box, [s.block], *s.goods, *s.est]
        lying = sorted(tile for zone in zones for tile in zone if tile not in (GAP, NOBODY))
        require(lying == list(range(TILES)), "YT-E1", f"{len(lying)} tiles lie somewhere")

    def river_holds_goods(self, s: Yangtze) -> None:
        gaps = s.river.count(GAP)
        require(all(tile < GOODS for tile in s.river), "YT-E2", "something else is on the river")
        if not self.setting_up(s) and s.over is None:
            allowed = range(gaps + 1) if s.stage == "refill" else (s.bought,)
            require(gaps <= 2 and gaps in allowed, "YT-E2", f"{gaps} gaps at the {s.stage} step")

    @staticmethod
    def setting_up(s: Yangtze) -> bool:
        """Whether start player, river or start goods are still being drawn."""
        return bool(s.agenda) and any(
            step.name in ("set-up", "lay-river-good", "deal-start-good") for step in s.agenda
        )

    def money_is_booked(self, s: Yangtze) -> None:
        for seat in range(s.n):
            money = s.money[seat]
            require(money >= 0, "YT-E3", f"{SEATS[seat]} has {money}")
            coins, track = display(money, s.data)
            require(
                0 <= track <= s.data.track
                and track + s.data.coin * coins == money
                and (coins == 0) == (money <= s.data.track),
                "YT-E4",
                f"{money} shown as {coins} coins and {track}",
            )
            require(money == self.money[seat], "YT-E5", f"{money}, booked {self.money[seat]}")
            require(money <= MAX_BID, "YT-E23", f"{SEATS[seat]} has {money}")

    def rulers_only_grow(self, s: Yangtze) -> None:
        require(len(s.rulers) == self.rulers <= RULERS, "YT-E6", f"{len(s.rulers)} open rulers")
        if s.over is None and not self.obeying and not s.agenda[-1].chance:
            applying = any(step.name == "after-ruler" for step in s.agenda)
            require(len(s.rulers) < RULERS or applying, "YT-E6", "12 rulers, and no end")

    def box_never_shrinks(self, s: Yangtze) -> None:
        box = set(s.box)
        require(box >= self.box, "YT-E7", "a tile left the box")
        require(not self.fresh or not any(map(is_ruler, box)), "YT-E7", "a ruler is in the box")
        self.box = box

    def establishments_stay(self, s: Yangtze) -> None:
        for seat, tiles in enumerate(s.est):
            require(self.est[seat] <= set(tiles), "YT-E8", f"{SEATS[seat]} lost an establishment")
            self.est[seat] = set(tiles)

    def cards_are_booked(self, s: Yangtze) -> None:
        for seat, cards in enumerate(s.spent):
            require(set(cards) == self.spent[seat], "YT-E9", f"{SEATS[seat]} has spent {cards}")

    def bag_holds_a_ruler(self, s: Yangtze) -> None:
        if self.fresh and s.over is None and len(s.rulers) < RULERS:
            require(any(map(is_ruler, s.bag)), "YT-E15", "the bag has no ruler left")

    def river_moved_by_the_rules(self, s: Yangtze) -> None:
        require(self.river == s.river, "YT-E16", f"{s.river} instead of {self.river}")

    def idle_is_counted(self, s: Yangtze) -> None:
        require(s.idle == self.idle, "YT-E17", f"idle {s.idle}, counted {self.idle}")
        most = 2 * s.n - 2 if s.idle_round else s.n - 1
        require(s.over is not None or 0 <= s.idle <= most, "YT-E17", f"idle {s.idle}")


CHECKS: tuple[Callable[[YangtzeWatch, Yangtze], None], ...] = (
    YangtzeWatch.tiles_are_conserved,
    YangtzeWatch.river_holds_goods,
    YangtzeWatch.money_is_booked,
    YangtzeWatch.rulers_only_grow,
    YangtzeWatch.box_never_shrinks,
    YangtzeWatch.establishments_stay,
    YangtzeWatch.cards_are_booked,
    YangtzeWatch.bag_holds_a_ruler,
    YangtzeWatch.river_moved_by_the_rules,
    YangtzeWatch.idle_is_counted,
)


def check_scoring(s: Yangtze) -> None:
    """YT-E18, YT-E19 The final sale is the best one, and establishments pay within bounds."""
    data = s.data
    for values in (data.luxury_values, data.everyday_values):
        require(superadditive(values), "YT-E18", f"{values} is not superadditive")
    for goods in s.goods:
        best = best_sale(goods, data.luxury_values, data.everyday_values)
        simple = sum(data.bundle_value(1, is_luxury(tile)) for tile in goods)
        require(best >= simple, "YT-E18", f"{goods} sold for {best}, singly {simple}")
        for pair in combinations(goods, 2):
            rest = tuple(tile for tile in goods if tile not in pair)
            parts = best_sale(rest, data.luxury_values, data.everyday_values)
            parts += best_sale(pair, data.luxury_values, data.everyday_values)
            require(best >= parts, "YT-E18", f"{goods} sold for {best}, split {parts}")
    sheets = score(s).breakdown.values()
    first, second = data.majority
    for kind in range(KINDS):
        paid = sorted((sheet["kinds"][kind] for sheet in sheets), reverse=True)
        paid = [amount for amount in paid if amount]
        require(paid in ([first, second], [first], []), "YT-E19", f"kind {kind} paid {paid}")
    most = 2 * data.collection[-1] + KINDS * first
    for sheet in sheets:
        total = sheet["green"] + sheet["brown"] + sum(sheet["kinds"])
        require(total <= most, "YT-E19", f"{total} from establishments")
    require(all(is_good(tile) for goods in s.goods for tile in goods), "YT-E1", "no good")
