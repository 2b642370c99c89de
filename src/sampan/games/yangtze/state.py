"""The cardboard of Yangtze: where every tile, card and coin lies, and the verbs that move them."""

from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.steps import SEATS, State
from sampan.engine.view import seat_mask
from sampan.games.yangtze.tiles import (
    CARD_CODES,
    CODES,
    COPY,
    FIRST_RULER,
    GOODS,
    LAST_SLOT,
    LIQ10,
    LIQUIDITY,
    RULERS,
    SELL_CARD,
    SLOTS,
    TILES,
    Data,
    is_luxury,
    kind_of,
)
from sampan.games.yangtze.words import BUNDLES, DRAW, LIQ, PLAY_SELL, sales

GAP: Final = -1
"""An empty slot of the river."""
NOBODY: Final = -1


class Yangtze(State):
    """One table of Yangtze. Zones inside the lists are tuples, so a copy shares them."""

    __slots__ = (
        "acted",
        "active",
        "bag",
        "block",
        "bought",
        "box",
        "data",
        "est",
        "goods",
        "hidden",
        "idle",
        "idle_round",
        "money",
        "must_copy",
        "n",
        "options",
        "river",
        "rulers",
        "spent",
        "stage",
        "start",
        "two",
    )

    def __init__(self, n: int, data: Data, options: dict[str, Any]) -> None:
        """YT-1.1, YT-1.2 The same material for every number of players, all tiles in the bag."""
        super().__init__()
        self.n = n
        self.data = data
        self.options = options
        self.idle_round: bool = options["idle_end"] == "round"
        self.must_copy: bool = options["copy_rule"] == "mandatory"
        self.bag = list(range(TILES))
        """YT-13.4 In ascending order, which is no order: nobody knows what comes next."""
        self.river = [GAP] * SLOTS
        self.rulers: list[int] = []
        """Open rulers in the order drawn, beside the fields 0, 1, 2, ..."""
        self.box: list[int] = []
        self.block = NOBODY
        """The establishment under the hammer, or NOBODY."""
        self.money = [data.start_money] * n
        """Comes from the bank and goes to it, never from player to player (YT-9.6, YT-Q39)."""
        self.goods: list[tuple[int, ...]] = [()] * n
        """Behind the screens, ascending."""
        self.hidden: list[tuple[int, ...]] = [()] * n
        """Those of the goods that nobody else has seen: the start goods (YT-13.3)."""
        self.est: list[tuple[int, ...]] = [()] * n
        """Open before their owners for good: no verb takes one away (YT-6.9)."""
        self.spent: list[tuple[int, ...]] = [()] * n
        """Cards already used (YT-8.1)."""
        self.start = 0
        self.active = 0
        self.idle = 0
        """Finished turns without action in a row (YT-11.3)."""
        self.stage = "sell"
        """How far the turn is: `sell`, `buy` or `refill` (YT-2.1)."""
        self.two = False
        """TWO_GOODS was declared this turn (YT-8.3)."""
        self.bought = 0
        self.acted = False
        """Whether the running turn counts as one with action (YT-2.6)."""

    def copy(self) -> "Yangtze":
        new = Yangtze.__new__(Yangtze)
        new.agenda = self.agenda[:]
        new.over = self.over
        new.events = None
        new.n = self.n
        new.data = self.data
        new.options = self.options
        new.idle_round = self.idle_round
        new.must_copy = self.must_copy
        new.bag = self.bag[:]
        new.river = self.river[:]
        new.rulers = self.rulers[:]
        new.box = self.box[:]
        new.block = self.block
        new.money = self.money[:]
        new.goods = self.goods[:]
        new.hidden = self.hidden[:]
        new.est = self.est[:]
        new.spent = self.spent[:]
        new.start = self.start
        new.active = self.active
        new.idle = self.idle
        new.stage = self.stage
        new.two = self.two
        new.bought = self.bought
        new.acted = self.acted
        return new

    # --- what the rules ask ---

    def seats_from(self, seat: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [(seat + place) % self.n for place in range(self.n)]

    def price(self, slot: int) -> int:
        """YT-4.3 The number of the house at the slot."""
        price: int = self.data.prices[slot]
        return price

    def has_card(self, seat: int, card: int) -> bool:
        """YT-8.2 Whether this card of the seat's own set is unspent."""
        return card not in self.spent[seat]

    def gap_to_fill(self) -> int:
        """YT-5.7, YT-Q10 The gap nearest to the open side, or GAP if the river is full."""
        for slot in range(LAST_SLOT, -1, -1):
            if self.river[slot] == GAP:
                return slot
        return GAP

    def bundles(self, seat: int) -> list[Action]:
        """YT-3.9 Every sale from behind the seat's own screen."""
        return sales(self.goods[seat])

    def liquidity(self, seat: int) -> list[Action]:
        """The unspent liquidity cards, as plays."""
        spent = self.spent[seat]
        return [LIQ[card - LIQ10] for card in LIQUIDITY if card not in spent]

    def may_play_sell(self, seat: int) -> bool:
        """YT-8.8 SELL_CARD needs at least one good to sell."""
        return SELL_CARD not in self.spent[seat] and bool(self.goods[seat])

    def any_time_cards(self, seat: int) -> list[Action]:
        """YT-8.12 SELL_CARD and LIQ, in the windows that offer both (W1, W2, W6)."""
        cards = self.liquidity(seat)
        if self.may_play_sell(seat):
            cards.append(PLAY_SELL)
        return cards

    def of_kind(self, seat: int, kind: int) -> int:
        """How many establishments of a kind lie before the seat, green and brown alike."""
        return sum(kind_of(tile) == kind for tile in self.est[seat])

    def copyable(self) -> list[int]:
        """YT-7.17 The open rulers that COPY can follow: any but itself."""
        return [ruler for ruler in self.rulers if ruler != COPY]

    # --- set-up ---

    def choose_start(self, seat: int) -> None:
        """YT-1.9 The start player is determined."""
        self.start = self.active = seat
        self.report("started", seat=SEATS[seat])

    def deal_to_river(self, tile: int) -> None:
        """YT-1.3, YT-1.4 The next slot from Shanghai on gets a good, face up."""
        self.bag.remove(tile)
        slot = self.river.index(GAP)
        self.river[slot] = tile
        self.report("laid", tile=CODES[tile], slot=slot)

    def deal_start_good(self, seat: int, tile: int) -> None:
        """YT-1.7 A start good goes behind the screen unseen."""
        self.bag.remove(tile)
        self._put_behind_screen(seat, tile)
        self.hidden[seat] = tuple(sorted((*self.hidden[seat], tile)))
        self.whisper(seat_mask(seat), ("tile",), "dealt", seat=SEATS[seat], tile=CODES[tile])

    # --- the turn ---

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.stage = "sell"
        self.two = False
        self.bought = 0
        self.acted = False
        self.report("turn", seat=SEATS[seat])

    def enter(self, stage: str) -> None:
        """YT-2.1 The turn goes on to this stage, and never back (YT-2.3)."""
        self.stage = stage

    def finish_turn(self) -> None:
        """YT-2.6, YT-11.3 A turn with action resets the count of idle turns; a turn with a refill
        is always one, because it had a purchase (YT-Q47)."""
        self.idle = 0 if self.acted else self.idle + 1
        self.report("turn_end", seat=SEATS[self.active], acted=self.acted)

    def sell(self, seat: int, bundle: Action) -> None:
        """YT-3.10 to YT-3.13, YT-Q8 The value of this bundle is paid at once, the tiles go openly
        to the box, so none of them is sold a second time (YT-3.7, YT-Q6)."""
        tiles = BUNDLES[bundle.arg]
        value = self.data.bundle_value(len(tiles), is_luxury(tiles[0]))
        learners = self._take_from_screen(seat, tiles)
        self.box.extend(tiles)
        self.money[seat] += value
        if seat == self.active:
            self.acted = True
        if self.events is not None:
            codes = [CODES[tile] for tile in tiles]
            self.reveal(learners, "sold", seat=SEATS[seat], tiles=codes, value=value)

    def buy(self, seat: int, slot: int, price: int) -> None:
        """YT-4.5, YT-4.6 Pay, take the tile behind the screen, leave a gap; all see it. Rulers of
        the refill already find it there (YT-4.9)."""
        tile = self.river[slot]
        self.river[slot] = GAP
        self.money[seat] -= price
        self._put_behind_screen(seat, tile)
        self.bought += 1
        self.acted = True
        self.report("bought", seat=SEATS[seat], slot=slot, tile=CODES[tile], price=price)

    # --- refilling the river ---

    def draw(self, tile: int) -> None:
        """YT-5.10 A drawn tile is seen by all at once."""
        self.bag.remove(tile)
        self.report("drawn", seat=SEATS[self.active], tile=CODES[tile])

    def push(self, tile: int) -> None:
        """YT-5.2, YT-5.3 The new good pushes the tiles upstream of the gap towards Shanghai."""
        gap = self.gap_to_fill()
        river = self.river
        river[gap:LAST_SLOT] = river[gap + 1 :]
        river[LAST_SLOT] = tile
        self.report("pushed", tile=CODES[tile], gap=gap)

    # --- auctions ---

    def put_up(self, tile: int) -> None:
        """YT-5.4 A drawn establishment comes under the hammer."""
        self.block = tile
        self.report("auctioned", tile=CODES[tile])

    def bid(self, seat: int, amount: int) -> None:
        self.report("bid", seat=SEATS[seat], amount=amount)

    def drop_out(self, seat: int) -> None:
        self.report("passed", seat=SEATS[seat])

    def knock_down(self, seat: int, amount: int) -> None:
        """YT-6.7, YT-Q37 The winner pays the bank and must take the tile, which lies before them
        at once (YT-6.11)."""
        self.money[seat] -= amount
        self.est[seat] = tuple(sorted((*self.est[seat], self.block)))
        self.report("won", seat=SEATS[seat], tile=CODES[self.block], amount=amount)
        self.block = NOBODY

    def box_block(self) -> None:
        """YT-6.8, YT-Q38 Nobody bid: the tile goes to the box."""
        self.box.append(self.block)
        self.report("boxed", tile=CODES[self.block])
        self.block = NOBODY

    # --- rulers ---

    def open_ruler(self, tile: int) -> None:
        """YT-7.1, YT-7.5 A ruler lies open beside the next free field for the rest of the game."""
        field = len(self.rulers)
        self.rulers.append(tile)
        self.report("ruler_opened", tile=CODES[tile], field=field, reign=f"reign-{field}")

    def is_last_ruler(self) -> bool:
        return len(self.rulers) == RULERS

    def obey(self, seat: int, ruler: int) -> None:
        """YT-7.2 The instruction comes to this player."""
        self.report("obeys", seat=SEATS[seat], ruler=CODES[ruler])

    def escape(self, seat: int, ruler: int) -> None:
        """YT-7.20 The instruction has no effect on a player who cannot carry it out."""
        self.report("unaffected", seat=SEATS[seat], ruler=CODES[ruler])

    def gain_bonus(self, seat: int, ruler: int) -> None:
        """YT-7.6 So much for each own establishment of the ruler's kind."""
        amount = self.data.amount_of(ruler) * self.of_kind(seat, ruler - FIRST_RULER)
        self.money[seat] += amount
        self.report("gained", seat=SEATS[seat], amount=amount, ruler=CODES[ruler])

    def pay_tax(self, seat: int, due: int, ruler: int) -> None:
        """YT-10.1, YT-10.4 Pay what one has; the rest is waived."""
        paid = min(due, self.money[seat])
        self.money[seat] -= paid
        seen = {"due": due, "paid": paid, "waived": due - paid}
        self.report("taxed", seat=SEATS[seat], ruler=CODES[ruler], **seen)

    def discard(self, seat: int, tile: int) -> None:
        """YT-7.10, YT-Q8 One good goes openly to the box."""
        learners = self._take_from_screen(seat, (tile,))
        self.box.append(tile)
        self.reveal(learners, "discarded", seat=SEATS[seat], tile=CODES[tile])

    def buy_back(self, seat: int, card: int) -> None:
        """YT-7.13, YT-7.14 A spent liquidity card is bought for what it had yielded."""
        price = self.data.card_money[card]
        self.money[seat] -= price
        self.spent[seat] = tuple(each for each in self.spent[seat] if each != card)
        self.report("card_back", seat=SEATS[seat], card=CARD_CODES[card], price=price)

    def swap(self, seat: int, given: int, slot: int) -> None:
        """YT-7.15 One good from behind the screen for one on the river, in the same slot."""
        taken = self.river[slot]
        learners = self._take_from_screen(seat, (given,))
        self._put_behind_screen(seat, taken)
        self.river[slot] = given
        codes = {"given": CODES[given], "taken": CODES[taken]}
        self.reveal(learners, "swapped", seat=SEATS[seat], slot=slot, **codes)

    def copy_ruler(self, seat: int, ruler: int) -> None:
        """YT-7.17 COPY follows this open ruler."""
        self.report("copied", seat=SEATS[seat], ruler=CODES[ruler])

    def decline(self, seat: int, ruler: int) -> None:
        """YT-7.3 The instruction of a question mark is not followed."""
        self.report("declined", seat=SEATS[seat], ruler=CODES[ruler])

    # --- special cards ---

    def spend(self, seat: int, card: int) -> None:
        """YT-8.1 A card is used once; a liquidity card pays its money (YT-8.9)."""
        amount: int = self.data.card_money[card]
        self.spent[seat] = tuple(sorted((*self.spent[seat], card)))
        self.money[seat] += amount
        self.report("card_spent", seat=SEATS[seat], card=CARD_CODES[card], amount=amount)

    def declare_two(self, seat: int, card: int) -> None:
        """YT-8.3 Two goods may be bought this turn; bought or not, the card is spent (YT-Q46)."""
        self.spend(seat, card)
        self.two = True

    # --- the end ---

    def end(self, reason: str) -> None:
        super().end(reason)
        self.report("game_end", reason=reason)

    def tally(self, seat: str, line: str, amount: int) -> None:
        """YT-12.11 One line of the score sheet, if it is worth anything."""
        if amount:
            everybody = seat_mask(*range(self.n))  # the goods are laid open (YT-12.1)
            self.reveal(everybody, "scored", seat=seat, line=line, amount=amount)

    # --- helpers of the verbs ---

    def _put_behind_screen(self, seat: int, tile: int) -> None:
        self.goods[seat] = tuple(sorted((*self.goods[seat], tile)))

    def _take_from_screen(self, seat: int, tiles: tuple[int, ...]) -> int:
        """Remove goods from behind the screen; the mask of the seats to which one was new."""
        self.goods[seat] = tuple([tile for tile in self.goods[seat] if tile not in tiles])
        hidden = self.hidden[seat]
        if not hidden:
            return 0
        self.hidden[seat] = left = tuple([tile for tile in hidden if tile not in tiles])
        return 0 if len(left) == len(hidden) else seat_mask(*range(self.n)) & ~seat_mask(seat)

    def drawable(self, goods_only: bool) -> list[Action]:
        """YT-5.1 What the bag can give, everything equally likely; at set-up goods only (YT-Q1).
        Always in the same order, so that the same draw gives the same tile (YT-E21)."""
        if goods_only:
            return [DRAW[tile] for tile in self.bag if tile < GOODS]
        return [DRAW[tile] for tile in self.bag]
