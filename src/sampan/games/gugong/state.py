"""The table of Gùgōng with all its verbs: those of the cards, the journey and the days are here."""

from sampan.engine.steps import EVERYBODY, SEATS, Event
from sampan.engine.view import seat_mask
from sampan.games.gugong.people import People
from sampan.games.gugong.pieces import (
    BOARD_SET,
    CARD_CODES,
    DECREE_CODES,
    DRAW_SET,
    LOCATIONS,
    NO_TILE,
    PAIRINGS,
    PLAYER_SETS,
    SETS,
    T_DBL,
    TILE_CODES,
    TYPE_OF,
)
from sampan.games.gugong.table import MENG
from sampan.games.gugong.words import TRADE_JADE, TRADE_VP


class Gugong(People):
    """One table of Gùgōng."""

    __slots__ = ()

    def beginning(self) -> "Gugong":
        """The table as the running turn or phase step began, which is now outside of one."""
        return self.origin if isinstance(self.origin, Gugong) else self

    def confide(self, seat: int, kind: str, card: int) -> None:
        """Report what a seat does with a card that only it may see, and knew before."""
        if self.events is not None:
            args = {"seat": SEATS[seat], "card": CARD_CODES[card]}
            self.events.append(Event(kind, args, ("card",), seat_mask(seat)))

    def others(self, seat: int) -> int:
        """The mask of all seats but this one."""
        return seat_mask(*range(self.n)) & ~seat_mask(seat)

    # --- GG-1, GG-16, GG-18 set-up ---

    def choose_start(self, seat: int) -> None:
        """GG-1.14, GG-1.12 The start player, whose intrigue marker lies lowest."""
        self.start = self.active = seat
        self.order = tuple(self.seats_from(seat))
        self.report("started", seat=SEATS[seat])

    def deal_sets(self) -> None:
        """GG-1.15 to GG-1.18, GG-16.1, GG-18.5, GG-18.14, GG-Q67 Who gets which set (four cards
        each, GG-Q70); the rest is pile or box. The cards that will lie on the board are in the draw
        pile until they are dealt."""
        used: tuple[int, ...]
        if self.meng == MENG:
            mine, his = used = PAIRINGS[self.rules.options["pairing"]]
            self.hand[0] = PLAYER_SETS[mine]
            self.stack = PLAYER_SETS[his]  # GG-18.6
            self.automa_deck = tuple(range(10 if self.rules.easy else 11))  # GG-18.7
            self.neutral = int(self.rules.hard)  # GG-18.9
        else:
            used = tuple(range(self.n))
            for place, seat in enumerate(self.in_turn_order()):
                self.hand[seat] = PLAYER_SETS[place]
        unused = [card for place in range(5) if place not in used for card in PLAYER_SETS[place]]
        if self.rules.expert:
            self.draw = tuple(sorted((*BOARD_SET, *DRAW_SET, *unused)))
        else:
            self.draw = tuple(sorted((*BOARD_SET, *DRAW_SET)))
            self.box = tuple(unused)

    def dealable(self) -> tuple[int, ...]:
        """GG-1.15, GG-16.2 What a location can get: the board set, or any card of the pile."""
        if self.rules.expert:
            return self.draw
        return tuple(card for card in self.draw if card in SETS["B"])

    def deal_to_board(self, location: int, card: int) -> None:
        self.draw = tuple(each for each in self.draw if each != card)
        self.board[location] = card
        self.report("dealt", location=LOCATIONS[location], card=CARD_CODES[card])

    def lay_law(self, slot: int, decree: int) -> None:
        """GG-1.20 One of the two decrees of a level."""
        self.laws[slot] = decree
        self.report("law_laid", slot=slot, decree=DECREE_CODES[decree])

    def set_focus(self, location: int) -> None:
        """GG-18.2 Meng's double servant marks his focus."""
        self.focus = location
        self.report("focused", location=LOCATIONS[location])

    def meng_fifth_card(self, card: int) -> None:
        """GG-18.8, GG-Q53 A card of the draw set joins his stack."""
        self.draw = tuple(each for each in self.draw if each != card)
        self.stack = tuple(sorted((*self.stack, card)))
        self.report("meng_card", seat=SEATS[MENG], card=CARD_CODES[card])

    # --- GG-2, GG-14 days and phases ---

    def enter(self, phase: str, step: int | None = None) -> None:
        """The day goes on to this phase, or to this step of it."""
        if phase != self.phase:
            self.report("phase", phase=f"phase-{phase}", day=self.day)
        self.phase = phase
        self.step = step

    def begin_turn(self, seat: int) -> None:
        """GG-3.1 It is this player's turn."""
        self.active = seat
        self.report("turn", seat=SEATS[seat])

    def next_day(self) -> None:
        """GG-2.14 The day marker moves on."""
        self.day += 1
        self.report("day", day=self.day)

    def take_up_discards(self) -> None:
        """GG-2.16, GG-3.17, GG-Q17, GG-19.19 The discarded cards are the new hand, Meng's his new
        stack."""
        for seat in range(self.n):
            if seat == self.meng:
                self.stack = tuple(sorted((*self.stack, *self.under, *self.discard[seat])))
                self.under = self.unseen_under = ()
            else:
                self.hand[seat] = tuple(sorted((*self.hand[seat], *self.discard[seat])))
            self.discard[seat] = ()
            self.covered[seat] = ()

    # --- GG-3, GG-4 gifts ---

    def _show(self, seat: int, card: int) -> None:
        """All see this card and where it goes."""
        if card in self.hidden[seat]:
            self.hidden[seat] = tuple([each for each in self.hidden[seat] if each != card])
        if card in self.covered[seat]:
            self.covered[seat] = tuple([each for each in self.covered[seat] if each != card])

    def _cover(self, seat: int, cards: tuple[int, ...]) -> None:
        """One of these cards is moved unseen, so the others lose track of all of them."""
        if len(cards) > 1:
            self.covered[seat] = tuple(sorted({*self.covered[seat], *cards}))

    def exchange(self, seat: int, card: int, location: int) -> None:
        """GG-3.15, GG-3.16 The played card stays face up, the card there is discarded unseen."""
        taken = self.board[location]
        self.board[location] = card
        self._show(seat, card)
        self.hand[seat] = tuple([each for each in self.hand[seat] if each != card])
        self.discard[seat] = tuple(sorted((*self.discard[seat], taken)))
        self._report_exchange(seat, card, taken, location)

    def _report_exchange(self, seat: int, card: int, taken: int, location: int) -> None:
        if self.events is not None:
            self.reveal(
                self.others(seat),
                "exchanged",
                seat=SEATS[seat],
                card=CARD_CODES[card],
                taken=CARD_CODES[taken],
                location=LOCATIONS[location],
            )

    def discard_unseen(self, seat: int, card: int, played: int) -> None:
        """GG-3.8, GG-Q68 A hand card other than the played one is discarded as payment."""
        self._cover(seat, tuple([each for each in self.hand[seat] if each != played]))
        self._discard(seat, card)
        self.confide(seat, "discarded_unseen", card)

    def discard_shown(self, seat: int, card: int) -> None:
        """GG-6.5, GG-Q68 A hand card is shown and discarded."""
        self._show(seat, card)
        self._discard(seat, card)
        if self.events is not None:
            self.reveal(self.others(seat), "discarded", seat=SEATS[seat], card=CARD_CODES[card])

    def _discard(self, seat: int, card: int) -> None:
        self.hand[seat] = tuple([each for each in self.hand[seat] if each != card])
        self.discard[seat] = tuple(sorted((*self.discard[seat], card)))

    def take_back(self, seat: int, card: int) -> None:
        """GG-6.8 A discarded card returns to the hand, unseen."""
        self._cover(seat, self.discard[seat])
        self.discard[seat] = tuple([each for each in self.discard[seat] if each != card])
        self.hand[seat] = tuple(sorted((*self.hand[seat], card)))
        self.confide(seat, "taken_back", card)

    def swap(self, seat: int, card: int, location: int) -> None:
        """GG-4.4 to GG-4.7, GG-Q26 An own card for a board card, which goes where the own one
        was."""
        taken = self.board[location]
        self.board[location] = card
        covered = card in self.covered[seat]
        self._show(seat, card)
        if covered:
            self.covered[seat] = tuple(sorted((*self.covered[seat], taken)))
        zone = self.hand if card in self.hand[seat] else self.discard
        rest = [each for each in zone[seat] if each != card]
        zone[seat] = tuple(sorted((*rest, taken)))
        if self.events is not None:
            self.reveal(
                self.others(seat),
                "swapped",
                seat=SEATS[seat],
                card=CARD_CODES[card],
                taken=CARD_CODES[taken],
                location=LOCATIONS[location],
            )

    def show_matches(self, seat: int, matches: int) -> None:
        """GG-14.2 How many matches there are tells the others something of a card never shown."""
        learners = self.others(seat) if self.hidden[seat] else 0
        self.reveal(learners, "matched", seat=SEATS[seat], matches=matches)

    # --- GG-5 travel ---

    def lay_tile(self, city: int, tile: int) -> None:
        """GG-1.3, GG-2.5 A tile from the pile, face up on a city."""
        self.pile = tuple([each for each in self.pile if each != tile])
        self.cities[city] = tile
        self.report("tile_laid", city=self.side.city_codes[city], tile=TILE_CODES[tile])

    def reuse_tiles(self) -> None:
        """GG-2.7 The travel discard pile becomes the pile."""
        self.pile = tuple(sorted(self.travel_discard))
        self.travel_discard = ()
        self.report("tiles_shuffled", count=len(self.pile))

    def travel(self, seat: int, city: int) -> int:
        """GG-5.4, GG-5.22 The traveller goes there and takes the tile, which is returned."""
        tile = self.cities[city]
        self.cities[city] = NO_TILE
        self.traveller[seat] = city
        self.report(
            "travelled",
            seat=SEATS[seat],
            city=self.side.city_codes[city],
            tile=TILE_CODES[tile],
        )
        return tile

    def keep(self, tile: int) -> None:
        """GG-5.24 A tile taken waits to be stored."""
        self.taken = (*self.taken, tile)

    def store(self, seat: int) -> None:
        """GG-5.12 The tiles taken are stored, the double ones face up."""
        for tile in self.taken:
            zone = self.double_tiles if TYPE_OF[tile] == T_DBL else self.tiles
            zone[seat] = (*zone[seat], tile)
        self.taken = ()

    def trade(self, seat: int, kind: int, doubles: int, plain: int) -> None:
        """GG-5.13, GG-5.17, GG-Q20, GG-Q21 Tiles go to the travel discard, the oldest first; points
        and jade are taken here, a servant by the step that follows."""
        given = (*self.double_tiles[seat][:doubles], *self.tiles[seat][:plain])
        self.double_tiles[seat] = self.double_tiles[seat][doubles:]
        self.tiles[seat] = self.tiles[seat][plain:]
        self.travel_discard = (*self.travel_discard, *given)
        if self.events is not None:
            codes = [TILE_CODES[tile] for tile in given]
            self.reveal(self.others(seat), "traded", seat=SEATS[seat], tiles=codes)
        if kind == TRADE_JADE:
            self.take_jade(seat)
        elif kind == TRADE_VP:
            self.score(seat, self.data.trade_vp, "trade")

    # --- GG-19 Meng ---

    def draw_automa(self, card: int) -> None:
        """GG-19.3, GG-19.9 The revealed card lies on today's pile."""
        self.automa_deck = tuple(each for each in self.automa_deck if each != card)
        self.automa_today = (*self.automa_today, card)
        self.report("automa_drawn", seat=SEATS[MENG], card=f"automa-{card}")

    def reuse_automa(self) -> None:
        """GG-19.10 The automa discard becomes the deck."""
        self.automa_deck = tuple(sorted(self.automa_discard))
        self.automa_discard = ()

    def lay_by_automa(self) -> None:
        """GG-19.14 Today's automa cards join the automa discard."""
        self.automa_discard = (*self.automa_discard, *self.automa_today)
        self.automa_today = ()

    def draw_meng(self, card: int) -> None:
        """GG-19.3 A card leaves Meng's stack, or the top one of those under it."""
        learners = EVERYBODY if card in self.unseen_under else 0
        if self.stack:
            self.stack = tuple(each for each in self.stack if each != card)
        else:
            self.under = self.under[1:]
            self.unseen_under = tuple(each for each in self.unseen_under if each != card)
        self.reveal(learners, "meng_card", seat=SEATS[MENG], card=CARD_CODES[card])

    def meng_exchange(self, card: int, location: int) -> None:
        """GG-19.4 The card received lies on top of his discard pile."""
        taken = self.board[location]
        self.board[location] = card
        self.discard[MENG] = (taken, *self.discard[MENG])
        self._report_exchange(MENG, card, taken, location)

    def meng_discard(self, card: int) -> None:
        """GG-20.9, GG-19.15 A card lies on top of his discard pile."""
        self.discard[MENG] = (card, *self.discard[MENG])
        self.report("discarded", seat=SEATS[MENG], card=CARD_CODES[card])

    def meng_take_back(self) -> None:
        """GG-20.8, GG-Q55 The top card of his discard pile goes under his stack."""
        card, *rest = self.discard[MENG]
        self.discard[MENG] = tuple(rest)
        self.under = (*self.under, card)
        self.report("meng_took_back", seat=SEATS[MENG], card=CARD_CODES[card])

    def meng_gift(self, card: int, in_dusk: bool) -> None:
        """GG-20.33, GG-19.15, GG-Q61 A gift card reward: by day under his stack, seen by nobody; in
        dusk onto his discard pile."""
        self.draw = tuple(each for each in self.draw if each != card)
        if in_dusk:
            self.discard[MENG] = (card, *self.discard[MENG])
            self.report("gift_drawn", seat=SEATS[MENG], card=CARD_CODES[card])
        else:
            self.under = (*self.under, card)
            self.unseen_under = (*self.unseen_under, card)
            self.whisper(0, ("card",), "gift_drawn", seat=SEATS[MENG], card=CARD_CODES[card])

    # --- GG-15 the end ---

    def note(self, line: str, amounts: tuple[object, ...]) -> None:
        """A line of the score sheet is settled for all seats."""
        self.sheet = {**self.sheet, line: amounts}

    def end(self, reason: str) -> None:
        super().end(reason)
        self.phase, self.step = "end", None
        self.origin = self.since = None
        self.report("game_end", reason=reason)
