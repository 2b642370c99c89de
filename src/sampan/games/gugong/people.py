"""Verbs of the servants: pool, supply, wall, canal and decrees.

Each seat has its own pieces and nobody else touches them (GG-22.1, GG-22.4, GG-I22).
"""

from typing import Final

from sampan.engine.steps import SEATS
from sampan.engine.view import seat_mask
from sampan.games.gugong.court import Court
from sampan.games.gugong.pieces import (
    CARD_CODES,
    DECREE_CODES,
    IN_POOL,
    IN_SUPPLY,
    LOCATIONS,
    NOWHERE,
    ON_BONUS,
    ON_SHIP,
    ON_WALL_1,
    ON_WALL_2,
    REWARD_CARD,
    REWARD_CODES,
    REWARD_DOUBLE,
    REWARD_VP,
    TILE_CODES,
)

NORMAL: Final = 0
UPRIGHT: Final = 1
FLAT: Final = 2
"""What is placed: a normal servant, or the double in one or two spaces (GG-Q28)."""


class People(Court):
    """Where the servants are sent to."""

    __slots__ = ()

    # --- GG-13, GG-22 paying and gaining ---

    def pay(self, seat: int, price: int, with_double: bool) -> None:
        """GG-13.4, GG-13.5, GG-Q27 Servants worth the price go from pool to supply."""
        normals = max(0, price - 2) if with_double else price
        self.pool[seat] -= normals
        self.supply[seat] += normals
        if with_double:
            self.double[seat] = IN_SUPPLY
        self.report("paid", seat=SEATS[seat], servants=normals, double=int(with_double))

    def gain(self, seat: int, count: int, with_double: bool) -> None:
        """GG-13.2, GG-22.2 Servants from supply into pool, as far as there are any."""
        normals = min(count - with_double, self.supply[seat])
        self.supply[seat] -= normals
        self.pool[seat] += normals
        if with_double:
            self.double[seat] = IN_POOL
        self.report("gained", seat=SEATS[seat], servants=normals, double=int(with_double))

    def _take_piece(self, seat: int, unit: int, from_supply: bool, place: int) -> None:
        """A piece leaves pool or supply for where it is placed (GG-13.6, GG-13.9)."""
        if unit != NORMAL:
            self.double[seat] = place
        elif from_supply:
            self.supply[seat] -= 1
        else:
            self.pool[seat] -= 1

    # --- GG-7 the Great Wall ---

    def build(self, seat: int, unit: int, from_supply: bool) -> None:
        """GG-7.1, GG-13.6, GG-13.13 One piece onto the wall."""
        self._take_piece(seat, unit, from_supply, ON_WALL_1 if unit == UPRIGHT else ON_WALL_2)
        if unit == NORMAL:
            self.wall[seat] += 1
        self.report("built", seat=SEATS[seat], spaces=max(1, unit), total=self.wall_total())

    def leave_wall(self, seat: int) -> None:
        """GG-7.8, GG-13.11 All servants of the winner go home."""
        self.supply[seat] += self.wall[seat]
        self.wall[seat] = 0
        if self.double[seat] in (ON_WALL_1, ON_WALL_2):
            self.double[seat] = IN_SUPPLY

    # --- GG-11 decrees ---

    def claim_decree(self, seat: int, slot: int, from_supply: bool = False) -> None:
        """GG-11.3 to GG-11.6, GG-11.9, GG-11.21, GG-13.10, GG-22.3, GG-Q44 A normal servant stays
        on the decree; its points count at once."""
        if from_supply:
            self.supply[seat] -= 1
        else:
            self.pool[seat] -= 1
        decree = self.laws[slot]
        self.decreed[seat] |= 1 << decree
        self.report("decreed", seat=SEATS[seat], decree=DECREE_CODES[decree])
        if self.data.decree_vp[decree]:
            self.score(seat, self.data.decree_vp[decree], "decree")

    # --- GG-12 the Grand Canal ---

    def launch(self, seat: int, route: int) -> int:
        """GG-12.5 to GG-12.7, GG-12.9, GG-12.14 A new ship, still empty; the harbour it lies in."""
        place = self.launch_harbour(route)
        self.canal[place] = (seat, 0, 0)
        self.report("launched", seat=SEATS[seat], **_harbour(place))
        return place

    def board_ship(self, seat: int, place: int, unit: int, from_supply: bool) -> None:
        """GG-12.3, GG-13.6 One piece onto the own ship in this harbour."""
        self._take_piece(seat, unit, from_supply, ON_SHIP)
        ship = self.canal[place]
        assert ship is not None
        normals, double = ship[1] + (unit == NORMAL), ship[2] + unit
        self.canal[place] = (seat, normals, double)
        self.report("boarded", seat=SEATS[seat], aboard=normals + double, **_harbour(place))

    def sail(self, seat: int, place: int, to: int) -> None:
        """GG-12.11, GG-12.30 A ship moves ahead."""
        self.canal[to], self.canal[place] = self.canal[place], None
        self.report("sailed", seat=SEATS[seat], **_harbour(to))

    def _unload(self, place: int, kept: int) -> None:
        """GG-12.17, GG-Q40 The ship leaves; its servants but the kept normal ones go to supply."""
        ship = self.canal[place]
        assert ship is not None
        seat, normals, double = ship
        self.canal[place] = None
        self.supply[seat] += normals - kept
        if double:
            self.double[seat] = IN_SUPPLY

    def lose_ship(self, place: int) -> None:
        """GG-14.10 A ship beyond harbour 5 is lost without reward."""
        ship = self.canal[place]
        assert ship is not None
        self._unload(place, 0)
        self.report("ship_lost", seat=SEATS[ship[0]], **_harbour(place))

    def claim(self, seat: int, place: int, reward: int) -> None:
        """GG-12.16 to GG-12.23, GG-13.1, GG-13.14 One normal servant stays on the reward's slot. A
        gift card is drawn by the step that follows."""
        self._unload(place, 1)
        used = list(self.slots[seat])
        used[reward] += 1
        self.slots[seat] = (used[0], used[1], used[2])
        self.report(
            "claimed",
            seat=SEATS[seat],
            reward=f"reward-{REWARD_CODES[reward]}",
            **_harbour(place),
        )
        if reward == REWARD_VP:
            self.score(seat, self.data.harbour_vp, "harbour")
        elif reward == REWARD_DOUBLE:
            self.double[seat] = IN_POOL

    def meng_claim(self, seat: int, place: int) -> int:
        """GG-20.30 to GG-20.32 All servants go home; a neutral one marks the reward."""
        self._unload(place, 0)
        reward = REWARD_CARD if self.neutral < self.data.reward_slots[REWARD_CARD] else REWARD_VP
        self.neutral += 1
        self.report(
            "claimed",
            seat=SEATS[seat],
            reward=f"reward-{REWARD_CODES[reward]}",
            **_harbour(place),
        )
        if reward == REWARD_VP:
            self.score(seat, self.data.harbour_vp, "harbour")
        return reward

    def draw_gift(self, seat: int, card: int) -> None:
        """GG-12.20, GG-12.26, GG-14.13 The drawn card joins the hand; nobody else sees it."""
        self.draw = tuple([each for each in self.draw if each != card])
        self.hand[seat] = tuple(sorted((*self.hand[seat], card)))
        self.hidden[seat] = (*self.hidden[seat], card)
        self.whisper(
            seat_mask(seat), ("card",), "gift_drawn", seat=SEATS[seat], card=CARD_CODES[card]
        )

    # --- GG-17 bonus tiles ---

    def lay_out(self, seat: int, tile: int, location: int, with_double: bool) -> None:
        """GG-17.2, GG-17.14 The tile comes into force under one piece from the pool."""
        if with_double:
            self.double[seat] = ON_BONUS
        else:
            self.pool[seat] -= 1
        self.taken = self.taken[:-1]
        self.bonus[seat] = (*self.bonus[seat], (tile, location, int(with_double)))
        if location == NOWHERE:
            self.report("laid_out", seat=SEATS[seat], tile=TILE_CODES[tile])
        else:
            where = LOCATIONS[location]
            self.report("laid_beside", seat=SEATS[seat], tile=TILE_CODES[tile], location=where)

    def let_lie(self, seat: int, tile: int) -> None:
        """GG-17.8 A bonus tile that is not activated has no effect any more."""
        self.taken = self.taken[:-1]
        self.bonus_dead[seat] = (*self.bonus_dead[seat], tile)
        self.report("let_lie", seat=SEATS[seat], tile=TILE_CODES[tile])

    def end_bonus(self, seat: int) -> None:
        """GG-17.3, GG-17.7, GG-17.9, GG-Q49 The servants go to supply, the tiles lie face down for
        good."""
        for tile, _, with_double in self.bonus[seat]:
            if with_double:
                self.double[seat] = IN_SUPPLY
            else:
                self.supply[seat] += 1
            self.bonus_dead[seat] = (*self.bonus_dead[seat], tile)
            self.report("bonus_over", seat=SEATS[seat], tile=TILE_CODES[tile])
        self.bonus[seat] = ()


def _harbour(place: int) -> dict[str, int]:
    """A place of the canal as people name it."""
    route, harbour = divmod(place, 5)
    return {"route": route, "harbour": harbour + 1}
