"""Who may know what (YT-13), and full states imagined from what one seat knows."""

from random import Random
from typing import Any, Final

from sampan.engine.game import Position
from sampan.engine.steps import SEATS
from sampan.engine.view import HIDDEN, View
from sampan.games.yangtze.positions import display, dump
from sampan.games.yangtze.scoring import best_bundles, establishment_lines
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.tiles import CODES, TILE, Data, is_good, is_luxury

FACTS: Final = "facts"
"""The field of a shown view with what follows from the rest of it."""


def view_of(s: Yangtze, seat: int | None) -> View:
    """YT-13.1, YT-13.2, YT-Q31 Everything but the others' start goods and what the bag holds; the
    same for all states that differ in these alone (YT-E22).

    YT-13.5 Bids, passes, cards and ruler choices are open. `unseen` is what a perfect memory can
    work out (YT-Q32): bag and hidden goods of the others, together.
    """
    position = dump(s)
    unseen = list(s.bag)
    for other in range(s.n):
        if other == seat or not s.hidden[other]:
            continue
        unseen += s.hidden[other]
        shown = [CODES[tile] for tile in s.goods[other] if tile not in s.hidden[other]]
        covered = [HIDDEN] * len(s.hidden[other])
        position["seats"][SEATS[other]].update(goods=shown + covered, hidden=covered)
    position["bag"] = {HIDDEN: len(s.bag)}
    position["unseen"] = [CODES[tile] for tile in sorted(unseen)]
    return View(seat, position)


def shown(seen: View) -> View:
    """YT-Q32 Without the memory aid only the number of the others' goods is shown, as if all of
    them were as unseen as their start goods."""
    position = seen.position
    if position["options"]["memory_aid"] == "on":
        return seen
    seats, forgotten = {}, []
    for letter, seat in position["seats"].items():
        if seen.seat is not None and letter == SEATS[seen.seat]:
            seats[letter] = seat
            continue
        forgotten += [code for code in seat["goods"] if code != HIDDEN]
        covered = [HIDDEN] * len(seat["goods"])
        seats[letter] = {**seat, "goods": covered, "hidden": covered}
    unseen = sorted([*position["unseen"], *forgotten], key=TILE.__getitem__)
    return View(seen.seat, {**position, "seats": seats, "unseen": unseen})


def with_facts(seen: View, data: Data) -> View:
    """The view and what takes work to read out of it: money as coins and track (YT-9.2), what the
    majorities pay now, the best bundles of the own goods, what the tile on the block would bring.
    """
    position = seen.position
    letters = list(position["seats"])
    est = [[TILE[code] for code in position["seats"][letter]["est"]] for letter in letters]
    seats = {}
    for seat, letter in enumerate(letters):
        coins, track = display(position["seats"][letter]["money"], data)
        kinds = establishment_lines(est, data, seat)["kinds"]
        seats[letter] = {"coins": coins, "track": track, "kinds": kinds}
    facts: dict[str, Any] = {"seats": seats, "bundles": [], "worth": {}}
    if seen.seat is not None:
        goods = tuple(TILE[code] for code in position["seats"][SEATS[seen.seat]]["goods"])
        facts["bundles"] = [
            {
                "tiles": [CODES[tile] for tile in bundle],
                "value": data.bundle_value(len(bundle), is_luxury(bundle[0])),
            }
            for bundle in best_bundles(goods, data)
        ]
    if position["auction"] is not None:
        block = TILE[position["auction"]["tile"]]
        for seat, letter in enumerate(letters):
            facts["worth"][letter] = _worth(est, data, seat, block)
    return View(seen.seat, {**position, FACTS: facts})


def _worth(est: list[list[int]], data: Data, seat: int, tile: int) -> dict[str, int]:
    """What one more establishment would bring a seat, as things stand."""
    more = [[*tiles, tile] if owner == seat else tiles for owner, tiles in enumerate(est)]
    before, after = (establishment_lines(each, data, seat) for each in (est, more))
    return {line: _sum(after[line]) - _sum(before[line]) for line in before}


def _sum(line: int | list[int]) -> int:
    return line if isinstance(line, int) else sum(line)


def imagine(known: Yangtze, seat: int | None, rng: Random) -> Yangtze:
    """A full state: the hidden goods of the others are drawn anew, uniformly from all the goods
    that are unseen; the rest is the bag. `known` is any one state that looks like the view."""
    s = known.copy()
    others = [other for other in range(s.n) if other != seat and s.hidden[other]]
    if not others:
        return s
    unseen = s.bag + [tile for other in others for tile in s.hidden[other]]
    dealt = rng.sample(
        sorted(tile for tile in unseen if is_good(tile)),
        sum(len(s.hidden[other]) for other in others),
    )
    s.bag = sorted(tile for tile in unseen if tile not in dealt)
    for other in others:
        count = len(s.hidden[other])
        mine, dealt = tuple(sorted(dealt[:count])), dealt[count:]
        open_goods = [tile for tile in s.goods[other] if tile not in s.hidden[other]]
        s.hidden[other] = mine
        s.goods[other] = tuple(sorted((*open_goods, *mine)))
    return s


def without_hidden(known: Yangtze, seat: int | None) -> Yangtze:
    """The state with nothing behind the screens of the others but what everybody has seen."""
    s = known.copy()
    for other in range(s.n):
        if other != seat:
            hidden = s.hidden[other]
            s.goods[other] = tuple(tile for tile in s.goods[other] if tile not in hidden)
    return s


def one_world(seen: View) -> Position:
    """A position that looks like the view: the first unseen goods lie where `"?"` stands."""
    unseen: list[str] = list(seen.position["unseen"])
    seats = {}
    for letter, seat in seen.position["seats"].items():
        count = seat["hidden"].count(HIDDEN)
        goods = [code for code in unseen if is_good(TILE[code])][:count]
        unseen = [code for code in unseen if code not in goods]
        seats[letter] = {
            **seat,
            "goods": [code for code in seat["goods"] if code != HIDDEN] + goods,
            "hidden": [code for code in seat["hidden"] if code != HIDDEN] + goods,
        }
    position = {key: value for key, value in seen.position.items() if key not in ("unseen", FACTS)}
    return {**position, "seats": seats, "bag": unseen}
