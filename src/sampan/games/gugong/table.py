"""What lies on the table of Gùgōng: every component in its zone, copies, and simple questions."""

from collections.abc import Sequence
from typing import Any, Final, Self

from sampan.engine.actions import Action
from sampan.engine.steps import State, Step
from sampan.games.gugong.options import Rules
from sampan.games.gugong.pieces import (
    DECREE_SLOTS,
    DRAW_SET,
    IN_POOL,
    IN_SUPPLY,
    IS_FOCUS,
    LOCATIONS,
    LOCKED,
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOWHERE,
    ON_WALL_1,
    ON_WALL_2,
    SHIP_SPACES,
    SHIPS,
    Data,
    Side,
)
from sampan.games.gugong.words import TRADES

MENG: Final = 1
"""Meng's seat in a solo game."""

Ship = tuple[int, int, int]
"""Owner, normal servants, spaces taken by the double servant (0, 1 or 2)."""
Active = tuple[int, int, int]
"""A bonus tile laid out: tile, location (or NOWHERE), 1 if the double servant lies on it."""


class Table(State):
    """All components of one table. Zones inside the lists are tuples, so a copy shares them."""

    __slots__ = (
        "active",
        "arrival",
        "aside",
        "automa_deck",
        "automa_discard",
        "automa_today",
        "board",
        "bonus",
        "bonus_dead",
        "box",
        "canal",
        "cities",
        "covered",
        "data",
        "day",
        "decreed",
        "dice",
        "discard",
        "double",
        "double_tiles",
        "draw",
        "focus",
        "hand",
        "hidden",
        "houses",
        "intrigue",
        "jade",
        "laws",
        "medal",
        "meng",
        "n",
        "names",
        "neutral",
        "order",
        "origin",
        "palace",
        "phase",
        "pile",
        "pool",
        "rules",
        "sheet",
        "side",
        "since",
        "slots",
        "stack",
        "start",
        "step",
        "supply",
        "taken",
        "threshold",
        "tiles",
        "travel_discard",
        "traveller",
        "under",
        "unseen_under",
        "vp",
        "wall",
    )

    def __init__(self, players: int, data: Data, options: dict[str, Any]) -> None:
        """GG-1.7 to GG-1.13, GG-1.21 to GG-1.24, GG-18.12 A table before the first draw. Meng is
        one of its `n` players, wherever nothing else is said (GG-18.13)."""
        super().__init__()
        n = max(players, 2)
        self.n = n
        self.meng = MENG if players == 1 else NOBODY
        self.data = data
        self.rules = Rules(options)
        self.side: Side = data.large if n > 3 else data.small  # GG-1.2
        self.threshold: int = data.threshold[n - 2]  # GG-7.3, GG-18.1
        self.names: tuple[str | None, ...] = (None,) * n
        self._lay_board(n)
        self._place_people(n)
        self._lay_automa(players)
        self.sheet: dict[str, tuple[Any, ...]] = {}
        """Lines of the final scoring so far; replaced, never changed."""
        self.origin: State | None = None
        """The table at the start of the running turn or phase step (H.2), None outside of one."""
        self.since: tuple[Step[Any], Action, Any] | None = None
        """The words said since then, as a chain from the last one back."""

    def _lay_board(self, n: int) -> None:
        """The board, the cards and the travel tiles."""
        self.day = 1
        self.phase = "setup"
        self.step: int | None = None
        self.start = self.active = 0
        self.dice: tuple[int, ...] = ()
        self.medal = NOBODY
        self.board = [NO_CARD] * len(LOCATIONS)
        self.draw: tuple[int, ...] = DRAW_SET
        """Unordered, as every pile nobody has seen: ascending."""
        self.box: tuple[int, ...] = ()
        self.hand: list[tuple[int, ...]] = [()] * n
        self.discard: list[tuple[int, ...]] = [()] * n
        """Ascending; only Meng's has an order, the top card first."""
        self.hidden: list[tuple[int, ...]] = [()] * n
        """Cards of a seat that nobody else has seen: drawn rewards (F.6)."""
        self.covered: list[tuple[int, ...]] = [()] * n
        """Cards of a seat of which the others cannot tell whether they are in hand or discarded."""
        self.cities = [NO_TILE] * self.side.cities
        self.pile: tuple[int, ...] = self.rules.tiles()
        """GG-1.4, GG-Q5 The two draw piles, which act as one."""
        self.travel_discard: tuple[int, ...] = ()
        self.traveller = [NOWHERE] * n
        self.tiles: list[tuple[int, ...]] = [()] * n
        """Stored tiles worth 1, the oldest first (GG-Q21)."""
        self.double_tiles: list[tuple[int, ...]] = [()] * n
        self.taken: tuple[int, ...] = ()
        """Tiles of the running Travel action, not stored yet (GG-5.18)."""
        self.bonus: list[tuple[Active, ...]] = [()] * n
        self.bonus_dead: list[tuple[int, ...]] = [()] * n
        self.laws = [NO_TILE] * DECREE_SLOTS
        self.decreed = [0] * n
        """Mask of the decrees a seat has a servant on: room for every seat (GG-11.9, GG-Q44)."""
        self.houses = [self.side.jade_stock] * 3

    def _place_people(self, n: int) -> None:
        """GG-22.1 Twelve servants and the double, ships and markers of all seats."""
        data = self.data
        self.pool = [data.start_pool] * n
        self.supply = [data.servants - data.start_pool] * n
        self.aside = [0] * n
        self.double = [LOCKED] * n
        self.wall = [0] * n
        """Normal servants on the wall."""
        self.canal: list[Ship | None] = [None] * self.side.harbours
        """GG-12.14 One ship in each harbour: 1 to 5 of route 0, then those of route 1."""
        self.slots: list[tuple[int, int, int]] = [(0, 0, 0)] * n
        """Used reward slots: points, gift card, double servant."""
        self.intrigue = [0] * n
        self.order: tuple[int, ...] = tuple(range(n))
        """All seats by their markers, the last one first; on a space from bottom to top."""
        self.palace = [0] * n
        self.arrival: list[int | None] = [None] * n
        self.vp = [0] * n
        self.jade = [0] * n

    def _lay_automa(self, players: int) -> None:
        """GG-20.43 Meng's cards and markers; the double servant is his focus and nothing else."""
        self.automa_deck: tuple[int, ...] = ()
        self.automa_today: tuple[int, ...] = ()
        self.automa_discard: tuple[int, ...] = ()
        self.stack: tuple[int, ...] = ()
        """Meng's gift stack, unordered; `under` lies below it and comes in its order."""
        self.under: tuple[int, ...] = ()
        self.unseen_under: tuple[int, ...] = ()
        self.neutral = 0
        """Neutral servants that mark Meng's rewards (GG-18.10)."""
        self.focus = NOWHERE
        if players == 1:
            self.double[MENG] = IS_FOCUS

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.agenda = self.agenda[:]
        new.over = self.over
        new.events = None
        new.n = self.n
        new.meng = self.meng
        new.data = self.data
        new.rules = self.rules
        new.side = self.side
        new.threshold = self.threshold
        new.names = self.names
        new.day = self.day
        new.phase = self.phase
        new.step = self.step
        new.start = self.start
        new.active = self.active
        new.dice = self.dice
        new.medal = self.medal
        new.board = self.board[:]
        new.draw = self.draw
        new.box = self.box
        new.cities = self.cities[:]
        new.pile = self.pile
        new.travel_discard = self.travel_discard
        new.taken = self.taken
        new.laws = self.laws[:]
        new.houses = self.houses[:]
        new.sheet = self.sheet
        new.origin = self.origin
        new.since = self.since
        self._copy_people(new)
        self._copy_automa(new)
        return new

    def _copy_people(self, new: Self) -> None:
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.hidden = self.hidden[:]
        new.covered = self.covered[:]
        new.traveller = self.traveller[:]
        new.tiles = self.tiles[:]
        new.double_tiles = self.double_tiles[:]
        new.bonus = self.bonus[:]
        new.bonus_dead = self.bonus_dead[:]
        new.decreed = self.decreed[:]
        new.pool = self.pool[:]
        new.supply = self.supply[:]
        new.aside = self.aside
        new.double = self.double[:]
        new.wall = self.wall[:]
        new.canal = self.canal[:]
        new.slots = self.slots[:]
        new.intrigue = self.intrigue[:]
        new.order = self.order
        new.palace = self.palace[:]
        new.arrival = self.arrival[:]
        new.vp = self.vp[:]
        new.jade = self.jade[:]

    def _copy_automa(self, new: Self) -> None:
        new.automa_deck = self.automa_deck
        new.automa_today = self.automa_today
        new.automa_discard = self.automa_discard
        new.stack = self.stack
        new.under = self.under
        new.unseen_under = self.unseen_under
        new.neutral = self.neutral
        new.focus = self.focus

    def play(self, action: Action) -> None:
        """Answer the step on top; the word joins those said since the turn began (H.2). Draws are
        words too, so the same words give the same game (GG-I26)."""
        step = self.agenda.pop()
        self.since = (step, action, self.since)
        step.apply(self, action)
        self.run()

    def mark(self, step: Step[Any]) -> None:
        """A turn or a step of a phase begins: `step` is about to be run."""
        self.origin = None
        self.since = None
        origin = self.copy()
        origin.agenda.append(step)
        self.origin = origin

    def said(self) -> list[tuple[Step[Any], Action]]:
        """The words since the turn began, the first one first."""
        words, link = [], self.since
        while link is not None:
            step, action, link = link
            words.append((step, action))
        return words[::-1]

    # --- what the rules ask ---

    def seats_from(self, seat: int) -> list[int]:
        """All seats, clockwise from this one."""
        return [(seat + place) % self.n for place in range(self.n)]

    def in_turn_order(self) -> list[int]:
        return self.seats_from(self.start)

    def has(self, seat: int, decree: int) -> bool:
        """GG-11.8 Whether the seat has a servant on this decree."""
        return self.decreed[seat] >> decree & 1 == 1

    def payable(self, seat: int, price: int) -> bool:
        """GG-13.4, GG-Q27 Whether some form of payment reaches the price."""
        pool = self.pool[seat]
        return pool >= price or (self.double[seat] == IN_POOL and pool >= price - 2)

    def pieces(self, seat: int) -> int:
        """Servants in the pool, the double counted as one piece."""
        return self.pool[seat] + (self.double[seat] == IN_POOL)

    def in_supply(self, seat: int) -> int:
        """GG-22.4, GG-Q29 Pieces in the own supply, the double counted as one."""
        return self.supply[seat] + (self.double[seat] == IN_SUPPLY)

    def trades(self, seat: int) -> tuple[Action, ...]:
        """GG-5.13, GG-5.23 The legal trades of stored tiles."""
        plain, doubles = self.tiles[seat], self.double_tiles[seat]
        if len(plain) < 2 and not doubles:
            return ()
        can_gain = self.supply[seat] > 0 or self.double[seat] == IN_SUPPLY
        return TRADES[len(plain)][len(doubles)][can_gain]

    def stored(self, seat: int) -> int:
        """GG-5.16, GG-Q19 How many tiles the seat has stored, whatever they are worth."""
        return len(self.tiles[seat]) + len(self.double_tiles[seat])

    def on_wall(self, seat: int) -> int:
        """GG-7.22, GG-13.13 What the seat's servants on the wall count, the double as laid."""
        double = self.double[seat]
        if double == ON_WALL_1:
            return self.wall[seat] + 1
        return self.wall[seat] + 2 if double == ON_WALL_2 else self.wall[seat]

    def wall_total(self) -> int:
        return sum(self.on_wall(seat) for seat in range(self.n))

    def ahead(self, seats: Sequence[int]) -> int:
        """GG-9.8 The one of these seats that is ahead on the intrigue track."""
        return max(seats, key=self.order.index)

    def inside(self, seat: int) -> bool:
        return self.arrival[seat] is not None

    def matches(self, seat: int) -> int:
        """GG-14.2, GG-Q9 Pairs of a discarded card and a die of the same value."""
        values, dice, pairs = self.data.values, self.dice, 0
        for card in self.discard[seat]:
            pairs += dice.count(values[card])
        return pairs

    def has_turn(self, seat: int) -> bool:
        """GG-3.2, GG-19.2, GG-19.11, GG-19.20 Whether the seat can still play a card this day."""
        if seat == self.meng:
            return bool(self.stack or self.under)
        return bool(self.hand[seat])

    # --- the canal ---

    def ships(self, seat: int) -> list[int]:
        """The harbours of the seat's ships, the foremost first; equal ones by route (GG-Q43)."""
        canal = self.canal
        found = []
        for harbour in range(4, -1, -1):
            for place in range(harbour, len(canal), 5):
                ship = canal[place]
                if ship is not None and ship[0] == seat:
                    found.append(place)
        return found

    def room(self, place: int) -> int:
        """GG-12.4 Free spaces of the ship in a harbour."""
        ship = self.canal[place]
        return 0 if ship is None else SHIP_SPACES - ship[1] - ship[2]

    def launch_harbour(self, route: int) -> int:
        """GG-12.7, GG-Q41 The free harbour nearest to the start of this route, or NOWHERE."""
        for place in range(route * 5, route * 5 + 5):
            if self.canal[place] is None:
                return place
        return NOWHERE

    def launch_routes(self, seat: int) -> list[int]:
        """GG-12.6, GG-12.10 The routes on which a seat with a ship at home can launch it."""
        if sum(ship is not None and ship[0] == seat for ship in self.canal) >= SHIPS:
            return []
        return [r for r in range(self.side.routes) if self.launch_harbour(r) != NOWHERE]

    def next_harbour(self, place: int) -> int:
        """GG-12.11, GG-12.30 The next free harbour ahead on this route, or NOWHERE (GG-12.12)."""
        for ahead in range(place + 1, place // 5 * 5 + 5):
            if self.canal[ahead] is None:
                return ahead
        return NOWHERE
