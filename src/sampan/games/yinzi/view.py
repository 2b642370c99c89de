"""Who may know what (specification F.4, H.4), and full states imagined from what one seat knows."""

from random import Random

from sampan.engine.game import Position
from sampan.engine.steps import SEATS
from sampan.engine.view import HIDDEN, View
from sampan.games.yinzi.counted import counted, uncounted
from sampan.games.yinzi.data import Data
from sampan.games.yinzi.pieces import (
    CROPS,
    EAST_SHIPS,
    EUROPE_SHIPS,
    GOOD_CODES,
    LATE_CROPS,
    NOTHING,
    ROUTES,
    VALUES,
)
from sampan.games.yinzi.positions import dump
from sampan.games.yinzi.state import Yinzi


def view_of(s: Yinzi, seat: int | None) -> View:
    """Everything but the others' hands, what bags and decks hold, and discards never seen.

    YZ-Q74 Hands and decks are secret; `unseen` is both together, which follows from the cards
    played. The discards that were never face up are known to those who looked through the pile.
    """
    position = dump(s)
    for other in range(s.n):
        if other != seat:
            fields = position["seats"][SEATS[other]]
            fields["hand"] = {HIDDEN: len(s.hand[other])}
            fields["deck"] = {HIDDEN: sum(s.deck[other])}
            fields["unseen"] = {
                str(value): count
                for value, count in zip(VALUES, unseen_cards(s, other), strict=True)
            }
    position["crops"]["bag"] = {HIDDEN: sum(s.pool)}
    position["pile"] = {HIDDEN: len(s.pile)}
    position["ships"]["bag"] = {HIDDEN: len(s.ship_bag)}
    routes = position["routes"]
    routes["bag"] = {HIDDEN: len(s.route_bag)}
    if seat is None or not s.looked >> seat & 1:
        secret = {ROUTES[tile] for tile in s.secret}
        known = [code for code in routes["discard"] if code != HIDDEN and code not in secret]
        routes["discard"] = [HIDDEN] * (s.unseen + len(secret)) + known
        routes["secret"] = [HIDDEN] * len(secret)
    return View(seat, position)


def shown(view: View, data: Data) -> View:
    """What a person is shown: the view, and the numbers that one could count in it."""
    return View(view.seat, counted(view.position, data))


def unseen_cards(s: Yinzi, seat: int) -> list[int]:
    """Hand and deck of a seat together, by value."""
    return [s.deck[seat][at] + s.hand[seat].count(value) for at, value in enumerate(VALUES)]


# --- imagining ---


def one_world(view: View, data: Data) -> Position:
    """A position that looks like the view: what is hidden lies there in some possible way."""
    seen = uncounted(view.position)
    position = {**seen, "seats": {}}
    for letter, seat in seen["seats"].items():
        fields = {key: value for key, value in seat.items() if key != "unseen"}
        if "unseen" in seat:
            cards = [value for value in VALUES for _ in range(seat["unseen"][str(value)])]
            size = seat["hand"][HIDDEN]
            fields["hand"] = cards[:size]
            fields["deck"] = {str(value): cards[size:].count(value) for value in VALUES}
        position["seats"][letter] = fields
    position["crops"] = {**seen["crops"], "bag": _some_crops(seen, data)}
    position.pop("pile")
    position["ships"] = {key: value for key, value in seen["ships"].items() if key != "bag"}
    routes = {key: value for key, value in seen["routes"].items() if key != "bag"}
    secret = routes["secret"].count(HIDDEN)
    if secret:
        tiles = _unseen_routes(seen)[:secret]
        routes["secret"] = tiles
        known = [code for code in routes["discard"] if code != HIDDEN]
        routes["discard"] = known + tiles
    position["routes"] = routes
    return position


def _some_crops(seen: Position, data: Data) -> dict[str, int]:
    """So many tiles that can be in the pool."""
    wanted = seen["crops"]["bag"][HIDDEN]
    lying = [square.get("crop") for square in seen["squares"].values()] + seen["crops"]["track"]
    bag: dict[str, int] = {}
    for good in CROPS:
        code = GOOD_CODES[good]
        total = 0 if good in LATE_CROPS and seen["crops"]["late"] else data.tiles[good]
        if good not in LATE_CROPS:
            total = data.basic_tiles[seen["players"]]
        bag[code] = min(wanted, max(0, total - lying.count(code)))
        wanted -= bag[code]
    return bag


def _unseen_routes(seen: Position) -> list[str]:
    """The route tiles that lie nowhere in sight."""
    routes = seen["routes"]
    shown = {*routes["up"], *routes["discard"]}
    for seat in seen["seats"].values():
        shown |= {*seat["won"], *(tile["tile"] for tile in seat["open"])}
    return [code for code in ROUTES if code not in shown]


def imagine(known: Yinzi, seat: int | None, rng: Random) -> Yinzi:
    """A full state: hands, bags and unseen discards are drawn anew from all that is consistent
    with the view. `known` is any one state that looks like it."""
    s = known.copy()
    for other in range(s.n):
        if other != seat and s.hand[other]:
            _deal_hand(s, other, rng)
    _refill_pool(s, rng)
    _restack_ships(s, rng)
    _mix_routes(s, seat, rng)
    return s


def _deal_hand(s: Yinzi, seat: int, rng: Random) -> None:
    counts = unseen_cards(s, seat)
    cards = [value for value, count in zip(VALUES, counts, strict=True) for _ in range(count)]
    s.hand[seat] = tuple(sorted(rng.sample(cards, len(s.hand[seat]))))
    s.deck[seat] = tuple(
        count - s.hand[seat].count(value) for value, count in zip(VALUES, counts, strict=True)
    )


def _refill_pool(s: Yinzi, rng: Random) -> None:
    """The pool is drawn from the tiles in play that do not lie in sight; some of those have left
    the game."""
    size = sum(s.pool)
    unseen: list[int] = []
    for good in CROPS:
        total = s.data.basic_tiles[s.n]
        if good in LATE_CROPS:
            total = 0 if s.late else s.data.tiles[good]
        unseen += [good] * max(0, total - s.track.count(good) - s.crops.count(good))
    if len(unseen) > size:
        drawn = rng.sample(unseen, size)
        s.pool = [drawn.count(good) for good in range(len(s.pool))]


def _restack_ships(s: Yinzi, rng: Random) -> None:
    """Ships below the stacks are drawn from those out of sight; before the first European ship has
    docked, all European ones are still to come."""
    shown = {*s.coast, *s.next_ships}
    europe = [ship for ship in EUROPE_SHIPS if ship not in shown]
    east = [ship for ship in EAST_SHIPS if ship not in shown]
    size = len(s.ship_bag)
    if s.late and len(europe) <= size <= len(europe) + len(east):
        s.ship_bag = tuple(sorted([*europe, *rng.sample(east, size - len(europe))]))
    elif size <= len(europe) + len(east):
        s.ship_bag = tuple(sorted(rng.sample(europe + east, size)))


def _mix_routes(s: Yinzi, seat: int | None, rng: Random) -> None:
    """Tiles below the stacks, behind `"?"`, and those only others have seen are drawn anew."""
    secret = seat is None or not s.looked >> seat & 1
    shown: set[int] = {*s.up, NOTHING}
    shown |= {tile for tile in s.discard if not (secret and tile in s.secret)}
    for tiles, won in zip(s.open, s.won, strict=True):
        shown |= {tile for tile, _ in tiles} | {*won}
    unseen = [tile for tile in range(len(ROUTES)) if tile not in shown]
    count = len(s.secret) if secret else 0
    drawn = rng.sample(unseen, len(s.route_bag) + count)
    s.route_bag = tuple(sorted(drawn[count:]))
    if count:
        known = [tile for tile in s.discard if tile not in s.secret]
        s.secret = tuple(sorted(drawn[:count]))
        s.discard = tuple(sorted([*known, *s.secret]))
