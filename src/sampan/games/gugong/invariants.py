"""What must hold after every action of every game.

Determinism, views and numbers of words (GG-I26 to GG-I28) are shown for every game alike.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.invariants import Watch, require
from sampan.engine.steps import SEATS, Event
from sampan.games.gugong.flow.travel import TradeDown
from sampan.games.gugong.pieces import (
    CARDS,
    DECREE_CODES,
    DECREE_SLOTS,
    HARBOURS,
    INSIDE,
    INTRIGUE_END,
    IS_FOCUS,
    LOCKED,
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOWHERE,
    ON_BONUS,
    ON_SHIP,
    PER_LEVEL,
    SHIP_SPACES,
    SHIPS,
    TILE_LIMIT,
    level_of,
)
from sampan.games.gugong.scoring import result
from sampan.games.gugong.state import Gugong

MOST_DECISIONS: Final = 400
"""GG-I20 Decisions of one player in one day."""
MOST_HAND: Final = 6


class GugongWatch(Watch[Gugong]):
    """Keeps its own books of one game from the events and compares them with the state."""

    def __init__(self, s: Gugong, fresh: bool) -> None:
        self.in_setup = fresh
        settled = s.copy()
        settled.run()  # what a loaded position does by itself happens unwatched
        self.open_books(settled)

    def open_books(self, s: Gugong) -> None:
        """What lies now must lie to the end; a set-up is counted when it is done."""
        self.cards = [len(own_cards(s, seat)) for seat in range(s.n)]
        self.tiles = len(tiles(s))
        self.vp = list(s.vp)
        self.jade = list(s.jade)
        self.houses = list(s.houses)
        self.decreed = list(s.decreed)
        self.laws = list(s.laws)
        self.arrival = list(s.arrival)
        self.dice = s.dice
        self.day = s.day
        self.decisions = [0] * s.n
        self.medal = s.medal
        self.doubles = list(s.double)
        self.rolled = False
        self.matched = NOBODY
        self.matches = 0

    def after(self, s: Gugong, action: Action, events: Sequence[Event]) -> None:
        if s.phase == "setup":
            return
        if self.in_setup:
            self.in_setup = False
            self.open_books(s)
        self._read(s, events)
        for check in CHECKS:
            check(self, s)
        self._remember(s)
        if s.over is not None:
            check_result(s)

    # --- the books ---

    def _read(self, s: Gugong, events: Sequence[Event]) -> None:
        self.rolled = False
        self.matched = NOBODY
        for event in events:
            book = getattr(self, f"_on_{event.kind}", None)
            if book is not None:
                book(s, **event.args)
        require(self.vp == s.vp, "GG-I13", f"the points {s.vp} are not those scored, {self.vp}")
        step = s.agenda[-1] if s.agenda else None
        if step is not None and not step.chance:
            seat = step.who(s)
            self.decisions[seat] += 1
            require(self.decisions[seat] <= MOST_DECISIONS, "GG-I20", "a day does not end")

    def _on_scored(self, s: Gugong, seat: str, points: int, why: str) -> None:
        require(points >= 0, "GG-I24", f"{seat} loses points for {why}")
        self.vp[SEATS.index(seat)] += points

    def _on_tolled(self, s: Gugong, seat: str, owner: str, paid: int) -> None:
        """GG-I13, GG-I23 One point changes hands, or none is taken where none is."""
        payer = SEATS.index(seat)
        require(paid == min(1, self.vp[payer]), "GG-I23", f"{seat} paid {paid}")
        self.vp[payer] -= paid
        self.vp[SEATS.index(owner)] += 1

    def _on_rolled(self, s: Gugong, faces: list[int]) -> None:
        self.rolled = True

    def _on_die_turned(self, s: Gugong, seat: str, die: int, before: int, face: int) -> None:
        self.rolled = True

    def _on_day(self, s: Gugong, day: int) -> None:
        self.decisions = [0] * s.n

    def _on_day_starter(self, s: Gugong, seat: str) -> None:
        self.medal = NOBODY

    def _on_gift_drawn(self, s: Gugong, seat: str, card: str) -> None:
        self.cards[SEATS.index(seat)] += 1

    def _on_travelled(self, s: Gugong, seat: str, city: str, tile: str) -> None:
        if s.meng != NOBODY and seat == SEATS[s.meng]:
            self._check_rim(s)

    def _on_matched(self, s: Gugong, seat: str, matches: int) -> None:
        self.matched = SEATS.index(seat)
        self.matches = matches

    def _on_gained(self, s: Gugong, seat: str, servants: int, double: int) -> None:
        """GG-I29 The night gives no more than there were matches."""
        if self.matched == SEATS.index(seat):
            gained = servants + double
            require(gained <= self.matches, "GG-I29", f"{seat} gained {gained}")
        self.matched = NOBODY

    @staticmethod
    def _check_rim(s: Gugong) -> None:
        """GG-I31 Meng leaves the rim only for want of tiles there."""
        if s.traveller[s.meng] not in s.data.perimeter:
            rim = [s.cities[each] for each in s.data.perimeter]
            require(max(rim) == NO_TILE, "GG-I31", "Meng left the rim")

    def _remember(self, s: Gugong) -> None:
        self.vp = list(s.vp)
        self.jade = list(s.jade)
        self.houses = list(s.houses)
        self.decreed = list(s.decreed)
        self.arrival = list(s.arrival)
        self.dice = s.dice
        self.day = s.day
        self.medal = s.medal
        self.doubles = list(s.double)

    # --- the checks ---

    def servants(self, s: Gugong) -> None:
        """GG-I1, GG-I3, GG-I10 Twelve normal servants of every seat, all in their places."""
        for seat in range(s.n):
            placed = s.pool[seat] + s.supply[seat] + s.aside[seat] + s.wall[seat]
            placed += sum(ship[1] for ship in s.canal if ship is not None and ship[0] == seat)
            placed += s.decreed[seat].bit_count() + sum(s.slots[seat])
            placed += sum(not double for _, _, double in s.bonus[seat])
            require(placed == s.data.servants, "GG-I1", f"{SEATS[seat]} has {placed} servants")
            least = min(s.pool[seat], s.supply[seat], s.wall[seat])
            require(least >= 0, "GG-I1", f"{SEATS[seat]} has a negative number of servants")

    def double(self, s: Gugong) -> None:
        """GG-I2 One place for each double servant."""
        for seat in range(s.n):
            place = s.double[seat]
            aboard = [ship for ship in s.canal if ship and ship[0] == seat and ship[2]]
            require(len(aboard) == (place == ON_SHIP), "GG-I2", f"double of {SEATS[seat]} aboard")
            under = sum(double for _, _, double in s.bonus[seat])
            require(under == (place == ON_BONUS), "GG-I2", f"double of {SEATS[seat]} on a tile")
            require((place == IS_FOCUS) == (seat == s.meng), "GG-I2", "the focus is Meng's double")
            require(
                seat == s.meng or (place == LOCKED) == (s.slots[seat][2] == 0),
                "GG-I2",
                f"the double of {SEATS[seat]} is locked without reason, or unlocked",
            )
            was = self.doubles[seat]
            require(was == LOCKED or place != LOCKED, "GG-I2", "a double servant was locked again")

    def cards_lie(self, s: Gugong) -> None:
        """GG-I4 to GG-I6, GG-I21 All cards are distinct, every location has one."""
        lying = [*s.board, *s.draw, *s.box, *s.stack, *s.under]
        for seat in range(s.n):
            lying += own_cards(s, seat) if seat != s.meng else s.discard[seat]
        require(NO_CARD not in s.board, "GG-I4", "a location has no card")
        require(
            len(lying) == CARDS and len(set(lying)) == CARDS, "GG-I4", f"cards are lost: {lying}"
        )
        for seat in range(s.n):
            count = len(own_cards(s, seat))
            expected = self.cards[seat]
            require(count == expected, "GG-I4", f"{SEATS[seat]} has {count} of {expected} cards")
            most = max(MOST_HAND, expected)
            require(len(s.hand[seat]) <= most, "GG-I6", f"{SEATS[seat]} holds too many cards")
            unknown = {*s.hidden[seat], *s.covered[seat]}
            require(unknown <= set(own_cards(s, seat)), "GG-I4", "unknown cards that are not there")

    def tiles_lie(self, s: Gugong) -> None:
        """GG-I7, GG-I8 All tiles are distinct and in their places, six at most are stored."""
        lying = tiles(s)
        require(
            len(lying) == self.tiles and len(set(lying)) == self.tiles,
            "GG-I7",
            f"{len(lying)} tiles, {self.tiles} before",
        )
        there = [city for city in s.traveller if city != NOWHERE]
        require(len(set(there)) == len(there), "GG-I7", "two travellers share a city")
        require(all(s.cities[city] == NO_TILE for city in there), "GG-I7", "tile under a traveller")
        step = s.agenda[-1] if s.agenda else None
        if step is None or step.chance or isinstance(step, TradeDown):
            return
        require(s.stored(step.who(s)) <= TILE_LIMIT, "GG-I8", "more than six tiles are stored")

    def ships(self, s: Gugong) -> None:
        """GG-I9, GG-I10 Three ships each, one to three spaces taken; slots are not overfilled."""
        for seat in range(s.n):
            mine = [ship for ship in s.canal if ship is not None and ship[0] == seat]
            require(len(mine) <= SHIPS, "GG-I9", f"{SEATS[seat]} has {len(mine)} ships")
            for _, normal, double in mine:
                most = SHIP_SPACES - (seat == s.meng)
                require(1 <= normal + double <= most, "GG-I9", f"{normal + double} spaces taken")
            for used, most in zip(s.slots[seat], s.data.reward_slots, strict=True):
                require(0 <= used <= most, "GG-I10", f"{used} slots used")

    def tracks(self, s: Gugong) -> None:
        """GG-I11, GG-I12 One strict order on the intrigue track; arrival fields without gaps."""
        require(sorted(s.order) == list(range(s.n)), "GG-I11", "a marker is lost")
        spaces = [s.intrigue[seat] for seat in s.order]
        require(spaces == sorted(spaces), "GG-I11", f"the stacks are out of order: {spaces}")
        require(spaces[0] >= 0 and spaces[-1] <= INTRIGUE_END, "GG-I11", "beyond the track")
        taken = [field for field in s.arrival if field is not None]
        best = sorted(s.side.arrival[: len(taken)])
        require(sorted(taken) == best, "GG-I12", f"arrival fields {taken}")
        for seat in range(s.n):
            inside = s.palace[seat] == INSIDE
            require(0 <= s.palace[seat] <= INSIDE, "GG-I12", "beyond the palace")
            require(inside == (s.arrival[seat] is not None), "GG-I12", "inside without a field")
            before = self.arrival[seat]
            require(before in (None, s.arrival[seat]), "GG-I12", "an arrival field changed")

    def points(self, s: Gugong) -> None:
        """GG-I13, GG-I24 Points fall by tolls only (see the books), and never below 0."""
        require(min(s.vp) >= 0, "GG-I13", f"points {s.vp}")

    def wall(self, s: Gugong) -> None:
        """GG-I14 Between turns the wall is not complete."""
        if s.since is None and s.over is None:
            require(s.wall_total() < s.threshold, "GG-I14", f"{s.wall_total()} on the wall")

    def jade_and_decrees(self, s: Gugong) -> None:
        """GG-I15, GG-I16 Jade and claims only grow, house stocks only fall."""
        for seat in range(s.n):
            require(s.jade[seat] >= self.jade[seat], "GG-I15", "jade was lost")
            kept = s.decreed[seat] & self.decreed[seat] == self.decreed[seat]
            require(kept, "GG-I16", "a servant left a decree")
        for now, was in zip(s.houses, self.houses, strict=True):
            require(0 <= now <= was, "GG-I15", "a house was refilled")
        require(s.laws == self.laws, "GG-I16", "the decrees have changed")
        for slot in range(DECREE_SLOTS):
            level = s.laws[slot] // PER_LEVEL
            require(level == level_of(slot), "GG-I16", f"{DECREE_CODES[s.laws[slot]]} in {slot}")

    def medal_and_dice(self, s: Gugong) -> None:
        """GG-I17, GG-I18 The medal stays with its holder for the day; dice keep their faces."""
        if self.medal != NOBODY:
            require(s.medal == self.medal, "GG-I17", "the medal changed hands")
        require(all(face in s.data.faces for face in s.dice), "GG-I18", f"dice {s.dice}")
        require(s.dice == self.dice or self.rolled, "GG-I18", "a die turned by itself")

    def day_structure(self, s: Gugong) -> None:
        """GG-I19, GG-I30 Night comes when no cards are left; then no ship is in harbour 1."""
        if s.phase == "night":
            if s.step == 1:
                left = [seat for seat in range(s.n) if s.has_turn(seat)]
                require(not left, "GG-I19", f"{left} still have cards")
            else:
                first = [s.canal[place] for place in range(0, len(s.canal), HARBOURS)]
                require(not any(first), "GG-I30", "a ship in harbour 1 after the night")

    def meng(self, s: Gugong) -> None:
        """GG-I32 The automa cards are complete."""
        if s.meng == NOBODY:
            return
        cards = sorted((*s.automa_deck, *s.automa_today, *s.automa_discard))
        most = 10 if s.rules.easy else 11
        require(cards == list(range(most)), "GG-I32", f"automa cards {cards}")
        require(set(s.unseen_under) <= set(s.under), "GG-I4", "unseen cards that are not there")


CHECKS: Final[tuple[Callable[[GugongWatch, Gugong], None], ...]] = (
    GugongWatch.servants,
    GugongWatch.double,
    GugongWatch.cards_lie,
    GugongWatch.tiles_lie,
    GugongWatch.ships,
    GugongWatch.tracks,
    GugongWatch.points,
    GugongWatch.wall,
    GugongWatch.jade_and_decrees,
    GugongWatch.medal_and_dice,
    GugongWatch.day_structure,
    GugongWatch.meng,
)


def own_cards(s: Gugong, seat: int) -> tuple[int, ...]:
    """All cards of a seat."""
    if seat == s.meng:
        return (*s.stack, *s.under, *s.discard[seat])
    return (*s.hand[seat], *s.discard[seat])


def tiles(s: Gugong) -> list[int]:
    """All travel tiles, wherever they lie."""
    lying = [tile for tile in s.cities if tile != NO_TILE]
    lying += [*s.pile, *s.travel_discard, *s.taken]
    for seat in range(s.n):
        lying += [*s.tiles[seat], *s.double_tiles[seat], *s.bonus_dead[seat]]
        lying += [tile for tile, _, _ in s.bonus[seat]]
    return lying


def check_result(s: Gugong) -> None:
    """GG-I25 Who is not inside scores 0 and cannot win; lines add up."""
    final = result(s)
    for seat, (letter, sheet) in enumerate(final.breakdown.items()):
        lines: list[Any] = [sheet[line] for line in ("before", "wall", "palace", "jade")]
        total = sum(lines) + sum(sheet["decrees"].values())
        require(total == sheet["raw"] == s.vp[seat], "GG-I25", f"the lines of {letter} do not add")
        may_win = s.inside(seat) or seat == s.meng
        require(sheet["total"] == (sheet["raw"] if may_win else 0), "GG-I25", "a wrong total")
        require(may_win or final.ranks[letter] != 1, "GG-I25", f"{letter} cannot win")
    winners = final.winners
    require(len(winners) <= 1, "GG-I25", f"{winners} win together")
