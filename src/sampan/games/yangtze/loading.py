"""Reading positions of Yangtze (specification H3, H4): completed, checked, nothing half done."""

from collections.abc import Callable
from typing import Any

from sampan.engine import chance
from sampan.engine.game import Position
from sampan.engine.position import Fields, PositionError
from sampan.engine.setup import SetupError
from sampan.engine.steps import SEATS, Step
from sampan.games.yangtze.flow.auctions import Auction
from sampan.games.yangtze.flow.cards import SellByCard
from sampan.games.yangtze.flow.rulers import (
    AfterRuler,
    GiveToRiver,
    Obey,
    PayTax,
    RedeemCard,
)
from sampan.games.yangtze.flow.turn import BuyGood, EndTurn, RefillRiver, SellBundles
from sampan.games.yangtze.positions import FITTING, NODES, OVER, STAGES, VERSION, codes
from sampan.games.yangtze.state import GAP, NOBODY, Yangtze
from sampan.games.yangtze.tiles import (
    CARD_CODES,
    CODES,
    COPY,
    FIRST_RULER,
    GOODS,
    LIQUIDITY,
    RULERS,
    SELL_CARD,
    SLOTS,
    TILE,
    TILES,
    TWO_GOODS,
    Data,
    is_ruler,
)


def load(position: Position, data: Data, options: Callable[[dict[str, Any]], Any]) -> Yangtze:
    """The state of a position, completed (H3) and checked (H4), before any automatic step."""
    return _Loader(position, data, options).state()


class _Loader:
    """Reads one position; every piece is placed once."""

    def __init__(
        self, position: Position, data: Data, options: Callable[[dict[str, Any]], Any]
    ) -> None:
        top = self.top = Fields(position)
        if top.get("game") != "yangtze":
            raise top.fail("game", f"expected 'yangtze', found {top.get('game')!r}")
        top.number("version", VERSION, VERSION, VERSION)
        self.n = top.number("players", 2, 2, 4)
        self.letters = SEATS[: self.n]
        self.seed = top.integer("seed", 0)
        given = top.get("options", {})
        try:
            chosen = options(given)
        except SetupError as error:
            raise top.fail("options", str(error)) from error
        self.s = Yangtze(self.n, data, chosen)
        self.placed: dict[int, str] = {}
        self.drawn = 0

    def state(self) -> Yangtze:
        s, top = self.s, self.top
        s.start = self.seat(top, "start_player", 0)
        s.active = self.seat(top, "active", s.start)
        s.over = top.choice("over", None, OVER)
        self.read_turn()
        self.read_pieces()
        self.deal_missing()
        self.gather_the_rest()
        self.read_idle()
        auction, ruler = self.read_auction(), self.read_ruler()
        if auction and ruler:
            raise top.fail("auction", "an auction and a ruler cannot run at the same time")
        self.check_river()
        self.check_rulers(bool(ruler))
        if s.over is None:
            s.then(*self.pending(), EndTurn())
            s.then(*auction, *ruler)
        card = self.read_sell_card()
        if s.over is None:
            s.then(*card)
        top.done(ignored=("decision", "result"))
        return s

    # -- turn and pieces --

    def seat(self, fields: Fields, key: str, default: int) -> int:
        letter = fields.choice(key, SEATS[default], self.letters)
        return SEATS.index(letter or SEATS[default])

    def read_turn(self) -> None:
        s, turn = self.s, self.top.fields("turn")
        s.stage = turn.choice("step", "sell", STAGES) or "sell"
        s.two = turn.flag("two", False)
        s.bought = turn.number("bought", 0, 0, 2)
        s.acted = turn.flag("acted", s.bought > 0)
        turn.done()
        if s.bought and s.stage == "sell":
            raise turn.fail("bought", "expected 0 in the selling step")
        if s.over is None and s.stage == "buy" and s.bought > int(s.two):
            raise turn.fail("bought", "the buying step is over after one good, or two with 'two'")
        if s.bought == 2 and not s.two:
            raise turn.fail("bought", "two goods need 'two': true")

    def read_pieces(self) -> None:
        s, top = self.s, self.top
        if top.has("river"):
            s.river = self.read_river()
        s.rulers = self.codes(top, "rulers", FIRST_RULER, TILES, "a ruler")
        s.bag = self.codes(top, "bag", 0, TILES, "a tile")
        s.box = self.codes(top, "box", 0, TILES, "a tile")
        seats = top.fields("seats")
        for letter in seats.written():
            if letter not in self.letters:
                raise seats.fail(letter, f"seats are {', '.join(self.letters)}")
            self.read_seat(SEATS.index(letter), seats.fields(letter))
        if s.two and s.has_card(s.active, TWO_GOODS):
            raise top.fail("turn.two", "needs TWO_GOODS among the spent cards of the active seat")

    def read_river(self) -> list[int]:
        codes = self.top.entries("river")
        if len(codes) != SLOTS:
            raise self.top.fail("river", f"expected {SLOTS} goods or null, found {len(codes)}")
        return [
            GAP if code is None else self.place(code, f"river.{slot}", 0, GOODS, "a good or null")
            for slot, code in enumerate(codes)
        ]

    def read_seat(self, seat: int, fields: Fields) -> None:
        s = self.s
        s.money[seat] = fields.number("money", s.data.start_money)
        s.est[seat] = tuple(
            sorted(self.codes(fields, "est", GOODS, FIRST_RULER, "an establishment"))
        )
        s.goods[seat] = tuple(sorted(self.codes(fields, "goods", 0, GOODS, "a good")))
        hidden = fields.texts("hidden")
        for code in hidden:
            if TILE.get(code) not in s.goods[seat]:
                raise fields.fail("hidden", f"{code!r} is not among the goods of the seat")
        if len(set(hidden)) < len(hidden):
            raise fields.fail("hidden", "a good stands here twice")
        s.hidden[seat] = tuple(sorted(TILE[code] for code in hidden))
        cards = fields.texts("spent")
        for code in cards:
            if code not in CARD_CODES or cards.count(code) > 1:
                known = ", ".join(CARD_CODES)
                raise fields.fail("spent", f"expected {known}, each at most once, found {code!r}")
        s.spent[seat] = tuple(sorted(CARD_CODES.index(code) for code in cards))
        fields.done(ignored=("coins", "track"))

    def codes(self, fields: Fields, key: str, low: int, high: int, what: str) -> list[int]:
        return [self.place(code, fields.at(key), low, high, what) for code in fields.entries(key)]

    def place(self, code: Any, path: str, low: int, high: int, what: str) -> int:
        """The tile of a code, which lies at this path and nowhere else."""
        tile = TILE.get(code) if isinstance(code, str) else None
        if tile is None or not low <= tile < high:
            wanted = f"{what} ({CODES[low]} to {CODES[high - 1]})"
            raise PositionError(path, f"expected {wanted}, found {code!r}")
        if tile in self.placed:
            raise PositionError(path, f"{code} already lies at {self.placed[tile]}")
        self.placed[tile] = path
        return tile

    # -- completing (H3) --

    def deal_missing(self) -> None:
        s = self.s
        seats = self.top.fields("seats")
        if not self.top.has("river"):
            s.river = [self.deal() for _ in range(SLOTS)]
        for seat in s.seats_from(s.start):
            if not seats.fields(SEATS[seat]).has("goods"):
                dealt = tuple(sorted(self.deal() for _ in range(s.data.start_goods)))
                s.goods[seat] = s.hidden[seat] = dealt

    def deal(self) -> int:
        """A good that lies nowhere yet, from the stream of the position's seed."""
        free = [
            tile for tile in range(GOODS) if tile not in self.placed and not self.on_block(tile)
        ]
        if not free:
            raise PositionError("", "too few goods are left to complete the position")
        tile = free[chance.number(self.seed, f"deal {self.drawn}", len(free))]
        self.drawn += 1
        self.placed[tile] = "the pieces dealt"
        return tile

    def on_block(self, tile: int) -> bool:
        auction = self.top.get("auction")
        return isinstance(auction, dict) and auction.get("tile") == CODES[tile]

    def gather_the_rest(self) -> None:
        s, top = self.s, self.top
        left = [
            tile for tile in range(TILES) if tile not in self.placed and not self.on_block(tile)
        ]
        if not top.has("bag"):
            s.bag = left
        elif not top.has("box"):
            s.box += left
        elif left:
            lost = ", ".join(codes(left))
            raise top.fail("box", f"bag and box are given, but these pieces lie nowhere: {lost}")
        s.bag.sort()

    # -- what is under way --

    def read_idle(self) -> None:
        s = self.s
        most = None if s.over else (2 * s.n - 2 if s.idle_round else s.n - 1)
        s.idle = self.top.number("idle", 0, 0, most)

    def pending(self) -> list[Step[Yangtze]]:
        s = self.s
        steps: list[Step[Yangtze]] = [RefillRiver()]
        if s.stage != "refill":
            steps.insert(0, BuyGood(s.active))
        if s.stage == "sell":
            steps.insert(0, SellBundles(s.active))
        return steps

    def read_auction(self) -> list[Step[Yangtze]]:
        s, top = self.s, self.top
        if not top.has("auction"):
            return []
        self.needs_refill("auction")
        fields = top.fields("auction")
        s.block = self.place(
            fields.get("tile"), "auction.tile", GOODS, FIRST_RULER, "an establishment"
        )
        high = fields.number("high", 0)
        leader = self.seat(fields, "leader", 0) if fields.has("leader") else NOBODY
        letters = fields.texts("in") if fields.has("in") else list(self.letters)
        if not letters or any(each not in self.letters for each in letters):
            raise fields.fail("in", f"expected seats of {', '.join(self.letters)}")
        asked = self.seat(fields, "asked", s.active)
        if SEATS[asked] not in letters or asked == leader:
            raise fields.fail("asked", "expected a seat that is still in and does not lead")
        if (high > 0) != (leader != NOBODY) or (high and SEATS[leader] not in letters):
            raise fields.fail("leader", "expected the seat of the highest bid, still in, or null")
        if high and high > s.money[leader]:
            raise fields.fail("high", f"the leader has only {s.money[leader]}")
        fields.done()
        bidders = tuple(seat for seat in s.seats_from(asked) if SEATS[seat] in letters)
        return [Auction(bidders, high, leader)]

    def read_ruler(self) -> list[Step[Yangtze]]:
        s, top = self.s, self.top
        if not top.has("ruler"):
            return []
        self.needs_refill("ruler")
        fields = top.fields("ruler")
        tile = self.ruler_code(fields, "tile")
        if not s.rulers or s.rulers[-1] != tile:
            raise fields.fail("tile", "expected the last of the open rulers")
        seat = self.seat(fields, "seat", s.active)
        picked = self.ruler_code(fields, "copy") if fields.has("copy") else None
        if picked is not None and (tile != COPY or picked not in s.copyable()):
            raise fields.fail("copy", "expected another open ruler, picked by COPY")
        ruler = tile if picked is None else picked
        node = fields.choice("node", None, FITTING)
        if node is not None and ruler not in FITTING[node]:
            raise fields.fail("node", f"{node} is never asked under {CODES[ruler]}")
        now = self.asked(fields, node, seat, ruler)
        fields.done()
        order = s.seats_from(s.active)
        later = [Obey(each, tile) for each in order[order.index(seat) + 1 :]]
        return [*now, *later, AfterRuler()]

    def ruler_code(self, fields: Fields, key: str) -> int:
        code = fields.get(key)
        tile = TILE.get(code) if isinstance(code, str) else None
        if tile is None or not is_ruler(tile):
            raise fields.fail(key, f"expected a ruler, found {code!r}")
        return tile

    def asked(self, fields: Fields, node: str | None, seat: int, ruler: int) -> list[Step[Yangtze]]:
        """The steps of the seat that is obeying now."""
        s = self.s
        due = fields.number("due", 0) if fields.has("due") or node == "DEBT" else 0
        slot = fields.number("take", 0, 0, SLOTS - 1) if fields.has("take") else GAP
        if node is None:
            return [Obey(seat, ruler)]
        if node == "DEBT":
            if s.money[seat] >= due or not s.liquidity(seat):
                raise fields.fail("due", "DEBT needs a tax above the money and a liquidity card")
            return [RedeemCard(seat, ruler, due), PayTax(seat, ruler, due)]
        if node in ("DISCARD", "GIVE") and not s.goods[seat]:
            raise fields.fail("node", f"{node} needs a good behind the screen")
        if node == "GIVE":
            if slot == GAP or s.river[slot] == GAP:
                raise fields.fail("take", "GIVE needs the slot of a good on the river")
            return [GiveToRiver(seat, ruler, slot)]
        if node == "BUY_BACK" and all(s.has_card(seat, card) for card in LIQUIDITY):
            raise fields.fail("node", "BUY_BACK needs a spent liquidity card")
        if node == "COPY" and not s.copyable():
            raise fields.fail("node", "COPY needs another open ruler")
        step = next(kind for kind, name in NODES.items() if name == node)
        return [step(seat, ruler)]

    def read_sell_card(self) -> list[Step[Yangtze]]:
        s, top = self.s, self.top
        if not top.has("sellcard"):
            return []
        fields = top.fields("sellcard")
        seat = self.seat(fields, "seat", s.active)
        sold = fields.number("sold", 0)
        fields.done()
        if s.has_card(seat, SELL_CARD) or not s.goods[seat]:
            raise fields.fail("seat", "needs SELL_CARD spent and at least one good")
        waiting = s.agenda[-1] if s.agenda else None
        if waiting is None or waiting.automatic or waiting.who(s) != seat:
            raise fields.fail("seat", "needs a decision of this seat waiting below")
        return [SellByCard(seat, sold)]

    # -- checks (H4) --

    def needs_refill(self, key: str) -> None:
        if self.s.stage != "refill" or self.s.over:
            raise self.top.fail(key, "only while the river is refilled (turn.step 'refill')")

    def check_river(self) -> None:
        s = self.s
        gaps = s.river.count(GAP)
        if s.over:
            return
        if s.stage == "refill":
            if gaps not in (1, 2):
                raise self.top.fail("river", f"a running refill has one or two gaps, found {gaps}")
        elif gaps != s.bought:
            raise self.top.fail(
                "river", f"expected {s.bought} gaps after {s.bought} purchases, found {gaps}"
            )

    def check_rulers(self, applied: bool) -> None:
        if len(self.s.rulers) == RULERS and not applied and not self.s.over:
            raise self.top.fail("rulers", "all are open, so the game is over (over: 'rulers')")
