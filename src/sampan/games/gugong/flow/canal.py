"""GG-12 The Grand Canal: loading ships, moving them, claiming rewards."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import SeatStep
from sampan.games.gugong.flow.cards import DrawGift
from sampan.games.gugong.flow.servants import SeatAutomatic, pay, units
from sampan.games.gugong.people import FLAT, NORMAL
from sampan.games.gugong.pieces import (
    HARBOUR_REWARDS,
    HARBOURS,
    IN_POOL,
    IN_SUPPLY,
    NOWHERE,
    REWARD_CARD,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import (
    HARBOUR,
    NEW_SHIP,
    OPT_A,
    OPT_B,
    REWARD,
    REWARD_NONE,
    SKIP,
)

# --- what is possible ---


def can_place(s: Gugong, seat: int) -> bool:
    """GG-12.3 Whether a ship has room or a new one can be launched."""
    return bool(s.launch_routes(seat)) or any(s.room(place) for place in s.ships(seat))


def movable(s: Gugong, seat: int) -> list[Action]:
    """GG-12.12 The own ships with a free harbour ahead."""
    return [HARBOUR[place] for place in s.ships(seat) if s.next_harbour(place) != NOWHERE]


def rewards(s: Gugong, seat: int, place: int) -> list[Action]:
    """GG-12.15, GG-12.23 What the full ship in this harbour can claim."""
    if s.room(place) or s.canal[place] is None:
        return []
    return free_rewards(s, seat, place)


def free_rewards(s: Gugong, seat: int, place: int) -> list[Action]:
    """GG-12.18 to GG-12.23, GG-12.30 The rewards of a harbour for which a slot is free; the first
    harbour has none."""
    slots = s.slots[seat]
    return [
        REWARD[reward]
        for reward in HARBOUR_REWARDS[place % HARBOURS]
        if slots[reward] < s.data.reward_slots[reward] and (s.draw or reward != REWARD_CARD)
    ]


def leaves_room(s: Gugong, seat: int, place: int, spaces: int) -> bool:
    """GG-12.27, GG-Q39 Whether a second piece can follow one that takes so many spaces of this
    ship: by a launch, by room that is left, or because a full ship can be claimed between."""
    if s.launch_routes(seat):
        return True
    ships = s.ships(seat)
    if sum(s.room(each) for each in ships) > spaces:
        return True
    filled = s.room(place) == spaces and bool(free_rewards(s, seat, place))
    return filled or any(rewards(s, seat, each) for each in ships)


def places(s: Gugong, seat: int, before_second: bool) -> list[Action]:
    """GG-12.3, GG-12.28, GG-Q41 Own ships with room and new ships; before a second piece that must
    be placed only those that leave room for it."""
    ships = [place for place in s.ships(seat) if s.room(place)]
    if before_second:
        ships = [place for place in ships if leaves_room(s, seat, place, 1)]
    return [
        *(HARBOUR[place] for place in sorted(ships)),
        *(NEW_SHIP[route] for route in s.launch_routes(seat)),
    ]


# --- the action ---


def offers(s: Gugong, seat: int) -> list[Action]:
    """GG-12.1, GG-12.2, GG-Q38, GG-Q39 Option A for a placement, a move or a claim; option B if
    two pieces (GG-Q75) are left after paying and both can be placed."""
    found = []
    pieces = s.pieces(seat)
    ships = s.ships(seat)
    if (
        (pieces and can_place(s, seat))
        or movable(s, seat)
        or any(rewards(s, seat, place) for place in ships)
    ):
        found.append(OPT_A)
    if pieces >= 3 and places(s, seat, before_second=True):
        found.append(OPT_B)
    return found


def perform(s: Gugong, seat: int, option: Action) -> None:
    """GG-12.1, GG-12.2, GG-12.25 With a claim window after each part."""
    if option is OPT_A:
        s.then(LoadShip(seat), Claims(seat), MoveShip(seat), Claims(seat))
    else:
        first = (LoadFirst(seat), Claims(seat, BETWEEN))
        pay(s, seat, 1, *first, LoadSecond(seat), Claims(seat), pieces=2)


class LoadShip(SeatStep[Gugong]):
    """GG-12.1, GG-Q37 At most one piece from pool onto an own ship."""

    __slots__ = ()
    rules = ("GG-12.1", "GG-12.3", "GG-12.7", "GG-12.8", "GG-12.10")

    def options(self, s: Gugong) -> Sequence[Action]:
        if not s.pieces(self.seat):
            return (SKIP,)
        return [SKIP, *places(s, self.seat, before_second=False)]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            load(s, self.seat, choice, from_supply=False)


class LoadFirst(SeatStep[Gugong]):
    """GG-12.2, GG-12.27 The first of two pieces; the second must find room too."""

    __slots__ = ()
    rules = ("GG-12.2", "GG-12.3", "GG-12.7", "GG-12.27", "GG-12.28")

    def options(self, s: Gugong) -> Sequence[Action]:
        return places(s, self.seat, before_second=True)

    def apply(self, s: Gugong, choice: Action) -> None:
        load(s, self.seat, choice, from_supply=False, before_second=True)


class LoadSecond(SeatStep[Gugong]):
    """GG-12.2, GG-12.29 The second piece."""

    __slots__ = ()
    rules = ("GG-12.2", "GG-12.3", "GG-12.7", "GG-12.28", "GG-12.29")

    def options(self, s: Gugong) -> Sequence[Action]:
        return places(s, self.seat, before_second=False)

    def apply(self, s: Gugong, choice: Action) -> None:
        load(s, self.seat, choice, from_supply=False)


class PlaceOnShip(SeatStep[Gugong]):
    """GG-6.9, GG-11.11 A piece from supply may go onto a ship; a claim only for that ship."""

    __slots__ = ()
    rules = ("GG-6.9", "GG-6.13", "GG-11.11", "GG-12.7")

    def options(self, s: Gugong) -> Sequence[Action]:
        return [SKIP, *places(s, self.seat, before_second=False)]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            load(s, self.seat, choice, from_supply=True)


def load(
    s: Gugong, seat: int, choice: Action, from_supply: bool, before_second: bool = False
) -> None:
    """GG-12.3 A piece onto the chosen ship; its owner is asked if the double can be the piece."""
    new = choice.kind == "new-ship"
    place = s.launch_harbour(choice.arg) if new else choice.arg
    if s.double[seat] == (IN_SUPPLY if from_supply else IN_POOL):
        s.then(ChoosePassenger(seat, place, from_supply, before_second))
    else:
        board(s, seat, place, NORMAL, from_supply)


def board(s: Gugong, seat: int, place: int, unit: int, from_supply: bool) -> None:
    """GG-12.7, GG-6.13 Launch if need be and go aboard at once, as no ship is ever empty (GG-12.5);
    a piece from supply has its own window."""
    if s.canal[place] is None:
        s.launch(seat, place // HARBOURS)
    s.board_ship(seat, place, unit, from_supply)
    if from_supply:
        s.then(ClaimAt(seat, (place,), WINDOW))


class ChoosePassenger(SeatStep[Gugong]):
    """GG-13.6 to GG-13.8 A normal servant, or the double in one or two spaces."""

    __slots__ = ("before_second", "from_supply", "place")
    rules = ("GG-13.6", "GG-13.7", "GG-13.8", "GG-13.9")

    def __init__(self, seat: int, place: int, from_supply: bool, before_second: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.from_supply: Final = from_supply
        self.before_second: Final = before_second

    def options(self, s: Gugong) -> Sequence[Action]:
        new = s.canal[self.place] is None
        room = 3 if new else s.room(self.place)
        if self.before_second and not new and not leaves_room(s, self.seat, self.place, FLAT):
            room = min(room, 1)
        return units(s, self.seat, self.from_supply, room)

    def apply(self, s: Gugong, choice: Action) -> None:
        board(s, self.seat, self.place, choice.arg, self.from_supply)


class MoveShip(SeatStep[Gugong]):
    """GG-12.1, GG-12.11, GG-12.13, GG-12.31 At most one own ship moves."""

    __slots__ = ()
    rules = ("GG-12.1", "GG-12.11", "GG-12.12", "GG-12.13", "GG-12.31")

    def options(self, s: Gugong) -> Sequence[Action]:
        return [SKIP, *movable(s, self.seat)]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            s.sail(self.seat, choice.arg, s.next_harbour(choice.arg))


# --- claiming ---
WINDOW: Final = 0
BETWEEN: Final = 1
ONLY_ONE: Final = 2
"""A claim window; one before a second piece that must find room; one for a single claim."""


class Claims(SeatAutomatic):
    """GG-12.25 A claim window for every own full ship, the foremost first (GG-Q43)."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int = WINDOW) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def run(self, s: Gugong) -> None:
        full = tuple(place for place in s.ships(self.seat) if not s.room(place))
        if full:
            s.then(ClaimAt(self.seat, full, self.kind))


class ClaimAt(SeatAutomatic):
    """GG-12.25 The ships in these harbours, one after the other."""

    __slots__ = ("kind", "places")

    def __init__(self, seat: int, places: tuple[int, ...], kind: int) -> None:
        super().__init__(seat)
        self.places: Final = places
        self.kind: Final = kind

    def run(self, s: Gugong) -> None:
        for number, place in enumerate(self.places):
            if rewards(s, self.seat, place):
                later = self.places[number + 1 :]
                s.then(ClaimReward(self.seat, place, later, self.kind))
                return


class ClaimReward(SeatStep[Gugong]):
    """GG-12.15, GG-12.24 A reward for one full ship, or none. Before a second piece that would
    find no room (GG-Q39) the last possible claim must be made."""

    __slots__ = ("kind", "later", "place")
    rules = ("GG-12.15", "GG-12.16", "GG-12.22", "GG-12.23", "GG-12.24")

    def __init__(self, seat: int, place: int, later: tuple[int, ...], kind: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.later: Final = later
        self.kind: Final = kind

    def may_wait(self, s: Gugong) -> bool:
        """GG-12.24 Whether the ship may stay unclaimed."""
        return (
            self.kind != BETWEEN
            or can_place(s, self.seat)
            or any(rewards(s, self.seat, place) for place in self.later)
        )

    def options(self, s: Gugong) -> Sequence[Action]:
        found = rewards(s, self.seat, self.place)
        return [REWARD_NONE, *found] if self.may_wait(s) else found

    def apply(self, s: Gugong, choice: Action) -> None:
        claimed = choice is not REWARD_NONE
        if self.later and not (claimed and self.kind == ONLY_ONE):
            s.then(ClaimAt(self.seat, self.later, self.kind))
        if claimed:
            s.claim(self.seat, self.place, choice.arg)
            if choice.arg == REWARD_CARD:
                s.then(DrawGift(self.seat))
