"""Positions of Yangtze (specification H): any state as JSON, written in full."""

from collections.abc import Sequence
from typing import Any, Final

from sampan.engine.game import Position
from sampan.engine.steps import SEATS
from sampan.games.yangtze.flow.auctions import Auction
from sampan.games.yangtze.flow.cards import SellByCard
from sampan.games.yangtze.flow.rulers import (
    AfterRuler,
    BuyBack,
    DiscardGood,
    FollowRuler,
    GiveToRiver,
    Obey,
    RedeemCard,
    RulerStep,
    SellOne,
    TakeFromRiver,
    Window,
)
from sampan.games.yangtze.state import GAP, NOBODY, Yangtze
from sampan.games.yangtze.tiles import (
    BUY_BACK,
    CARD_CODES,
    CODES,
    COPY,
    DISCARD,
    SELL_ONE,
    SWAP,
    TAX_EST,
    TAX_GOODS,
    TAX_MONEY,
    Data,
)

VERSION: Final = 1
OVER: Final = ("rulers", "idle", "bag")
STAGES: Final = ("sell", "buy", "refill")
UNORDERED: Final = (
    "bag",
    "box",
    "unseen",
    "auction.in",
    *(f"seats.*.{zone}" for zone in ("goods", "hidden", "est", "spent")),
)
NODES: Final[dict[type[RulerStep], str]] = {
    Window: "WINDOW",
    RedeemCard: "DEBT",
    DiscardGood: "DISCARD",
    SellOne: "SELL_ONE",
    BuyBack: "BUY_BACK",
    TakeFromRiver: "SWAP",
    GiveToRiver: "GIVE",
    FollowRuler: "COPY",
}
FITTING: Final[dict[str, tuple[int, ...]]] = {
    "WINDOW": (TAX_GOODS, TAX_EST, DISCARD),
    "DEBT": (TAX_MONEY, TAX_GOODS, TAX_EST),
    "DISCARD": (DISCARD,),
    "SELL_ONE": (SELL_ONE,),
    "BUY_BACK": (BUY_BACK,),
    "SWAP": (SWAP,),
    "GIVE": (SWAP,),
    "COPY": (COPY,),
}
"""What a seat can be asked under which ruler."""


def dump(s: Yangtze) -> Position:
    """The full position, from which play goes on alike (YT-E26); lists without order in ascending
    tile id."""
    return {
        "game": "yangtze",
        "version": VERSION,
        "players": s.n,
        "options": dict(s.options),
        "start_player": SEATS[s.start],
        "active": SEATS[s.active],
        "idle": s.idle,
        "turn": {"step": s.stage, "two": s.two, "bought": s.bought, "acted": s.acted},
        "river": [None if tile == GAP else CODES[tile] for tile in s.river],
        "bag": codes(s.bag),
        "rulers": [CODES[tile] for tile in s.rulers],
        "box": codes(s.box),
        "seats": {SEATS[seat]: _dump_seat(s, seat) for seat in range(s.n)},
        "auction": _dump_auction(s),
        "ruler": _dump_ruler(s),
        "sellcard": _dump_sell_card(s),
        "over": s.over,
    }


def codes(tiles: Sequence[int]) -> list[str]:
    return [CODES[tile] for tile in sorted(tiles)]


def _dump_seat(s: Yangtze, seat: int) -> dict[str, Any]:
    return {
        "money": s.money[seat],
        "goods": codes(s.goods[seat]),
        "hidden": codes(s.hidden[seat]),
        "est": codes(s.est[seat]),
        "spent": [CARD_CODES[card] for card in sorted(s.spent[seat])],
    }


def _dump_auction(s: Yangtze) -> dict[str, Any] | None:
    for step in s.agenda:
        if isinstance(step, Auction):
            return {
                "tile": CODES[s.block],
                "high": step.high,
                "leader": None if step.leader == NOBODY else SEATS[step.leader],
                "in": [SEATS[seat] for seat in sorted(step.bidders)],
                "asked": SEATS[step.bidders[0]],
            }
    return None


def _dump_ruler(s: Yangtze) -> dict[str, Any] | None:
    if not any(isinstance(step, AfterRuler) for step in s.agenda):
        return None
    step = next(step for step in reversed(s.agenda) if isinstance(step, RulerStep | Obey))
    tile = s.rulers[-1]
    return {
        "tile": CODES[tile],
        "seat": SEATS[step.seat],
        "copy": None if step.ruler == tile else CODES[step.ruler],
        "node": NODES[type(step)] if isinstance(step, RulerStep) else None,
        "due": step.due if isinstance(step, RedeemCard) else None,
        "take": step.slot if isinstance(step, GiveToRiver) else None,
    }


def _dump_sell_card(s: Yangtze) -> dict[str, Any] | None:
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, SellByCard):
        return None
    return {"seat": SEATS[step.seat], "sold": step.sold}


def facts(s: Yangtze) -> Position:
    """YT-9.2 Readable, never loaded: money as coins and track."""
    shown = {}
    for seat in range(s.n):
        coins, track = display(s.money[seat], s.data)
        shown[SEATS[seat]] = {"coins": coins, "track": track}
    return {"seats": shown}


def display(money: int, data: Data) -> tuple[int, int]:
    """YT-9.1 to YT-9.5, YT-Q24 Money as the fewest coins and a place on the track."""
    coins = max(0, -(-(money - data.track) // data.coin))
    return coins, money - coins * data.coin
