"""Reading the seats of a position, and what is left in their supplies."""

from sampan.engine.position import Fields
from sampan.engine.steps import SEATS
from sampan.games.yinzi.census import commodities_out, cubes_out, discs_out, workers_out
from sampan.games.yinzi.loading.reader import Reader
from sampan.games.yinzi.loading.sea import read_on
from sampan.games.yinzi.pieces import (
    COLUMNS,
    EMPEROR,
    FORTUNES,
    ROUTE,
    SPACES,
    VALUES,
    WORKS,
)

PIECES = ("cubes", "discs", "workers", "commodities")


def read_seats(r: Reader) -> None:
    seats = r.top.fields("seats")
    for letter in seats.written():
        if letter not in r.letters:
            raise seats.fail(letter, f"seats are {', '.join(r.letters)}")
    for seat, letter in enumerate(r.letters):
        fields = seats.fields(letter)
        read_purse(r, seat, fields)
        read_cards(r, seat, fields)
        read_workers(r, seat, fields)
        read_discs(r, seat, fields)
        fields.done(ignored=("capacity", "supply"))


def read_purse(r: Reader, seat: int, fields: Fields) -> None:
    s = r.s
    s.copper[seat] = fields.number("copper", r.data.start_copper)
    s.silver[seat] = fields.number("silver", 0)
    s.wood[seat] = fields.number("wood", int(s.phase != "setup"))
    s.stone[seat] = fields.number("stone", 0)
    s.misfortune[seat] = fields.number("misfortune", 0)
    s.boat[seat] = fields.number("boat", 0, 0, len(r.data.boat_track) - 1)
    if fields.has("bonus"):
        s.bonus[seat] = fields.number("bonus", 0, 0, COLUMNS - 1)
        if s.bonus.count(s.bonus[seat]) > 1:
            raise fields.fail("bonus", "a bonus is taken by one player")


# --- cards ---


def read_cards(r: Reader, seat: int, fields: Fields) -> None:
    """H.2 Hand, deck and played cards; together no more than the deck has."""
    s = r.s
    s.played[seat] = tuple(
        read_played(r, Fields(entry, f"{fields.at('played')}.{at}"))
        for at, entry in enumerate(fields.entries("played"))
    )
    actions = [action for action, _, _ in s.played[seat]]
    if len(set(actions)) < len(actions):
        raise fields.fail("played", "each fortune action is used at most once")
    used = [value for _, value, _ in s.played[seat]]
    hand = fields.entries("hand") if fields.has("hand") else standard_hand(r, used)
    if any(value not in VALUES for value in hand) or len(hand) + len(used) > r.data.hand:
        raise fields.fail("hand", f"expected card values, with those played at most {r.data.hand}")
    s.hand[seat] = tuple(sorted(hand))
    left = [copies - (hand + used).count(at + 1) for at, copies in enumerate(r.data.card_copies)]
    if min(left) < 0:
        raise fields.fail("hand", "more cards of a value than the deck has")
    if not fields.has("deck"):
        s.deck[seat] = standard_deck(r, left)
        return
    deck = fields.fields("deck")
    s.deck[seat] = tuple(
        deck.number(str(value), 0, 0, most) for value, most in zip(VALUES, left, strict=True)
    )
    deck.done()


def read_played(r: Reader, fields: Fields) -> tuple[int, int, int]:
    action = fields.choice("action", None, FORTUNES)
    if action is None:
        raise fields.fail("action", f"expected one of {', '.join(FORTUNES)}")
    entry = FORTUNES.index(action), fields.number("value", 1, 1, 3), fields.number("tax", 0, 0, 1)
    fields.done()
    return entry


def standard_hand(r: Reader, used: list[int]) -> list[int]:
    s = r.s
    known = s.phase == "A" and s.round > 1 and s.options["card_draw"] == "administration"
    if s.phase != "B" and not known:
        return []
    hand = list(VALUES)
    for value in used:
        if value in hand:
            hand.remove(value)
    return hand[: r.data.hand - len(used)]


def standard_deck(r: Reader, left: list[int]) -> tuple[int, ...]:
    """Three cards for each later round, dealt 1, 2, 3, 1, 2, 3 as far as they last."""
    s = r.s
    undrawn = s.phase == "setup" or (
        s.phase == "A" and (s.round == 1 or s.options["card_draw"] == "phase_b")
    )
    wanted = r.data.hand * (r.data.rounds - s.round + undrawn)
    deck = [0] * len(VALUES)
    while sum(deck) < min(wanted, sum(left)):
        for at in range(len(VALUES)):
            if deck[at] < left[at] and sum(deck) < wanted:
                deck[at] += 1
    return tuple(deck)


# --- workers ---


def read_workers(r: Reader, seat: int, fields: Fields) -> None:
    s = r.s
    groups, boxes = fields.fields("groups"), fields.fields("boxes")
    s.groups[seat] = tuple(groups.number(action, 0, 0, 3) for action in FORTUNES)
    s.boxes[seat] = tuple(
        boxes.number(action, 0, 0, r.data.most_workers) for action in WORKS[:EMPEROR]
    )
    groups.done()
    boxes.done()
    if fields.has("emperor"):
        s.emperor[seat] = read_emperor(r, fields.fields("emperor"))
    for zone in ("top", "bottom", "veterans"):
        getattr(s, zone)[seat] = fields.number(zone, 0, 0, r.data.workers)
    if s.veterans[seat] > r.data.veterans:
        raise fields.fail("veterans", f"at most {r.data.veterans} workers are laid down")
    fought = any(each == seat and workers for each, workers, _ in s.war)
    used = [*map(bool, s.boxes[seat]), s.emperor[seat] is not None, fought]
    done = fields.entries("done") if fields.has("done") else None
    if done is not None and any(action not in WORKS for action in done):
        raise fields.fail("done", f"expected actions of {', '.join(WORKS)}")
    for at, action in enumerate(WORKS):
        if used[at] if done is None else action in done:
            s.done[seat] |= 1 << at


def read_emperor(r: Reader, fields: Fields) -> tuple[int, int, int]:
    box = fields.number("box", 1, 1, len(r.data.boxes)) - 1
    disc = fields.number("disc", 0, 0, 1)
    workers = fields.number("workers", r.data.boxes[box].workers - disc)
    if workers + disc != r.data.boxes[box].workers or not workers:
        raise fields.fail("workers", f"box {box + 1} takes {r.data.boxes[box].workers} workers")
    fields.done()
    return box, workers, disc


# --- discs and tiles ---


def read_discs(r: Reader, seat: int, fields: Fields) -> None:
    s = r.s
    for space in fields.entries("advancements"):
        if type(space) is not int or not 0 <= space < SPACES:
            raise fields.fail("advancements", f"expected 0 to {SPACES - 1}, found {space!r}")
        if any(mask >> space & 1 for mask in s.advancements):
            raise fields.fail("advancements", f"space {space} holds one disc")
        s.advancements[seat] |= 1 << space
    first, second = r.numbers(fields, "glory", 2, [0, 0])
    s.glory[seat] = (first, second)
    tiles = []
    for at, entry in enumerate(fields.entries("open")):
        tile = Fields(entry, f"{fields.at('open')}.{at}")
        which = r.put(tile.get("tile"), tile.at("tile"), ROUTE, "a route tile")
        tiles.append((which, read_on(r, seat, tile)))
        tile.done()
    s.open[seat] = tuple(tiles)
    s.won[seat] = tuple(
        r.put(code, fields.at("won"), ROUTE, "a route tile") for code in fields.entries("won")
    )
    aside = fields.fields("aside")
    s.aside[seat] = tuple(aside.number(piece, 0) for piece in PIECES)
    aside.done()


# --- supplies (E.1, E.2) ---


def count_supplies(r: Reader) -> None:
    """H.3.3 What is not named lies in supply; more than there is, is an error."""
    s, data = r.s, r.data
    s.box_wood = data.wood - sum(s.wood)
    s.box_stone = data.stone - sum(s.stone)
    if s.box_wood < 0 or s.box_stone < 0:
        raise r.top.fail("seats", f"there are {data.wood} wood and {data.stone} stone in all")
    for seat in range(r.n):
        zones = {
            "cubes": (s.cubes, data.cubes, cubes_out(s, seat)),
            "discs": (s.discs, data.discs, discs_out(s, seat)),
            "workers": (s.workers, data.workers, workers_out(s, seat)),
            "commodities": (s.commodities, data.commodities, commodities_out(s, seat)),
        }
        for at, (piece, (supply, total, out)) in enumerate(zones.items()):
            supply[seat] = total - out - s.aside[seat][at]
            if supply[seat] < 0:
                problem = (
                    f"{SEATS[seat]} has only {total} {piece}, {total - supply[seat]} are named"
                )
                raise r.top.fail(f"seats.{SEATS[seat]}", problem)
