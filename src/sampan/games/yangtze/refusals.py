"""Why a word is not allowed now (specification F2): every rule that forbids it."""

from collections.abc import Callable
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.refusals import Reason
from sampan.engine.steps import SEATS, Step
from sampan.games.yangtze.flow.auctions import Auction
from sampan.games.yangtze.flow.cards import SellByCard
from sampan.games.yangtze.flow.rulers import (
    BuyBack,
    DiscardGood,
    FollowRuler,
    GiveToRiver,
    RedeemCard,
    SellOne,
    TakeFromRiver,
    Window,
)
from sampan.games.yangtze.flow.turn import BuyGood, SellBundles
from sampan.games.yangtze.state import GAP, Yangtze
from sampan.games.yangtze.tiles import (
    CARD_CODES,
    CODES,
    FIRST_RULER,
    FREE_GOOD,
    GOODS,
    LIQ10,
    SELL_CARD,
    TILE,
    TWO_GOODS,
    is_luxury,
)
from sampan.games.yangtze.words import BUNDLES, same_colour, same_good

CARD_WORDS: Final = ("liq", "sell-card", "two-goods", "free")
AUCTION_WORDS: Final = ("pass", "bid", "liq", "sell-card")
OUT_OF_TURN: Final = {
    "sell": ("YT-2.3", "no-time-to-sell"),
    "buy": ("YT-2.1", "not-buying-step"),
    "free": ("YT-2.1", "not-buying-step"),
    "two-goods": ("YT-8.3", "before-first-purchase"),
}
"""What is said in the own turn only, so never by a seat that is not asked."""


def reasons(s: Yangtze, seat: int, action: Action) -> list[Reason]:
    """Every rule that forbids this seat this word now; none exactly if it is offered."""
    if s.over is not None:
        return [Reason("YT-11.2", "game-over")]
    step = s.agenda[-1]
    if step.who(s) != seat:
        return _not_asked(s, step, seat, action)
    return BY_KIND[action.kind](s, step, seat, action)


def _not_asked(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    """YT-2.7, YT-8.12, YT-Q20 No interrupts: only the player who is asked can speak."""
    asked = SEATS[step.who(s)]
    found = [Reason("YT-2.7", "not-asked", needed=asked, have=SEATS[seat])]
    if action.kind in CARD_WORDS:
        found.insert(0, Reason("YT-8.12", "no-interrupt", needed=asked, have=SEATS[seat]))
    auction = next((each for each in s.agenda if isinstance(each, Auction)), None)
    if auction is not None and seat not in auction.bidders and action.kind in AUCTION_WORDS:
        found.insert(0, Reason("YT-6.3", "passed-already"))
    if action.kind in OUT_OF_TURN:
        found.append(Reason(*OUT_OF_TURN[action.kind]))
    return found


def _pass(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    """Where something must be done, passing is no answer."""
    if isinstance(step, RedeemCard):
        return [Reason("YT-10.2", "must-redeem", needed=step.due, have=s.money[seat])]
    if isinstance(step, DiscardGood):
        return [Reason("YT-7.10", "must-discard")]
    if isinstance(step, SellByCard) and not step.sold:
        return [Reason("YT-8.8", "must-sell-one")]
    if isinstance(step, GiveToRiver):
        return [Reason("YT-7.15", "must-give")]
    if isinstance(step, FollowRuler) and s.must_copy:
        return [Reason("YT-Q19", "must-copy")]
    if action not in step.options(s):  # an edition without the question mark
        return [Reason("YT-7.4", "must-follow")]
    return []


def _sell(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = []
    if not isinstance(step, SellBundles | SellByCard | SellOne):
        found.append(Reason("YT-2.3", "no-time-to-sell"))
    missing = [CODES[tile] for tile in BUNDLES[action.arg] if tile not in s.goods[seat]]
    if missing:
        found.append(Reason("YT-3.9", "not-behind-screen", needed=missing))
    return found


def _buy(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = _buying_step(s, step, action)
    price = s.price(action.arg)
    if price > s.money[seat]:
        found.append(Reason("YT-4.4", "too-dear", needed=price, have=s.money[seat]))
    return found


def _free(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    return _buying_step(s, step, action) + _unspent(s, seat, FREE_GOOD)


def _buying_step(s: Yangtze, step: Step[Any], action: Action) -> list[Reason]:
    found = []
    if not isinstance(step, BuyGood):
        found.append(Reason("YT-2.1", "not-buying-step"))
    if s.river[action.arg] == GAP:
        found.append(Reason("YT-4.2", "empty-slot", needed=action.arg))
    return found


def _unspent(s: Yangtze, seat: int, card: int) -> list[Reason]:
    if s.has_card(seat, card):
        return []
    return [Reason("YT-8.1", "card-spent", needed=CARD_CODES[card])]


def _two_goods(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = _unspent(s, seat, TWO_GOODS)
    if not isinstance(step, BuyGood) or s.bought:
        found.append(Reason("YT-8.3", "before-first-purchase"))
    return found


def _sell_card(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = _unspent(s, seat, SELL_CARD)
    if not isinstance(step, BuyGood | Auction | Window | BuyBack):
        found.append(Reason("YT-8.12", "no-window"))
    if not s.goods[seat]:
        found.append(Reason("YT-3.9", "nothing-to-sell"))
    return found


def _liq(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = _unspent(s, seat, LIQ10 + action.arg)
    if not isinstance(step, BuyGood | Auction | RedeemCard | BuyBack):
        found.append(Reason("YT-8.12", "no-window"))
    return found


def _bid(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, Auction):
        return [Reason("YT-6.1", "no-auction")]
    found, amount = [], action.arg + 1
    if amount <= step.high:
        found.append(Reason("YT-6.4", "bid-too-low", needed=step.high + 1, have=amount))
    if amount > s.money[seat]:
        found.append(Reason("YT-6.5", "bid-too-high", needed=amount, have=s.money[seat]))
    return found


def _back(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    card = LIQ10 + action.arg
    price = s.data.card_money[card]
    found = []
    if not isinstance(step, BuyBack):
        found.append(Reason("YT-7.13", "no-buy-back"))
    if s.has_card(seat, card):
        found.append(Reason("YT-7.13", "card-not-spent", needed=CARD_CODES[card]))
    elif price > s.money[seat]:
        found.append(Reason("YT-7.13", "too-dear", needed=price, have=s.money[seat]))
    return found


def _take(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = []
    if not isinstance(step, TakeFromRiver):
        found.append(Reason("YT-7.15", "no-swap"))
    elif not s.goods[seat]:
        found.append(Reason("YT-7.15", "nothing-to-give"))
    if s.river[action.arg] == GAP:
        found.append(Reason("YT-7.16", "empty-slot", needed=action.arg))
    return found


def _give(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = []
    if not isinstance(step, GiveToRiver):
        found.append(Reason("YT-7.15", "no-swap"))
    return found + _own_good(s, seat, action.arg, "YT-7.15")


def _discard(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = []
    if not isinstance(step, DiscardGood):
        found.append(Reason("YT-7.10", "no-discard"))
    return found + _own_good(s, seat, action.arg, "YT-7.10")


def _own_good(s: Yangtze, seat: int, tile: int, rule: str) -> list[Reason]:
    if tile in s.goods[seat]:
        return []
    return [Reason(rule, "not-behind-screen", needed=[CODES[tile]])]


def _copy(s: Yangtze, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    ruler = FIRST_RULER + action.arg
    found = []
    if not isinstance(step, FollowRuler):
        found.append(Reason("YT-7.17", "no-copy"))
    if ruler not in s.rulers:
        found.append(Reason("YT-7.17", "ruler-not-open", needed=CODES[ruler]))
    return found


BY_KIND: Final[dict[str, Callable[[Yangtze, Step[Any], int, Action], list[Reason]]]] = {
    "pass": _pass,
    "liq": _liq,
    "sell-card": _sell_card,
    "two-goods": _two_goods,
    "buy": _buy,
    "free": _free,
    "back": _back,
    "take": _take,
    "copy": _copy,
    "discard": _discard,
    "sell": _sell,
    "give": _give,
    "bid": _bid,
}


def explain(text: str) -> list[Reason]:
    """Tiles that make no bundle are no word, but get an answer (YT-3.2, YT-3.3, YT-3.7, YT-Q48)."""
    kind, *codes = text.split() or [""]
    tiles = tuple(TILE.get(code, GOODS) for code in codes)
    if kind != "sell" or not tiles or any(tile >= GOODS for tile in tiles):
        return []
    found = []
    if len(set(tiles)) < len(tiles):
        found.append(Reason("YT-3.7", "tile-twice"))
    if len({is_luxury(tile) for tile in tiles}) > 1:
        found.append(Reason("YT-3.2", "two-categories"))
    elif not same_good(tiles) and not same_colour(tiles):
        found.append(Reason("YT-3.3", "no-common-line"))
    return found
