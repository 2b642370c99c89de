"""GG-3, GG-4 The day: exchange a gift, perform the card's action, then the location's."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, SeatStep
from sampan.engine.view import seat_mask
from sampan.games.gugong.flow.actions import offers, perform
from sampan.games.gugong.flow.canal import Claims
from sampan.games.gugong.flow.cards import SwapOwn
from sampan.games.gugong.flow.meng import MengTurn
from sampan.games.gugong.flow.servants import SeatAutomatic, Trading, gain, pay, trade
from sampan.games.gugong.pieces import D2_EQL, NOBODY, NON, S1, S2, SWP, T_PLUS, TYPE_OF
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import (
    CARD,
    END_TURN,
    LOC,
    OPT_A,
    PAY_DISCARD,
    PAY_NONE,
    PAY_SERVANTS,
    SKIP,
)


class StartDay(AutomaticStep[Gugong]):
    """GG-3.1 The start player begins."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("day")
        s.then(Turn(s.start))


class Turn(SeatAutomatic):
    """GG-3.1 to GG-3.3, GG-3.28, GG-Q46 The turn of this seat or, if it has no card, of the next
    one clockwise that has; without any card left the day is over."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        seat = next((each for each in s.seats_from(self.seat) if s.has_turn(each)), NOBODY)
        if seat == NOBODY:
            return
        s.begin_turn(seat)
        s.mark(Turn(seat))
        following = Turn((seat + 1) % s.n)
        if seat == s.meng:
            s.then(MengTurn(seat), following)
        elif s.rules.claim_in_turn:
            s.then(Claims(seat), ChooseCard(seat), Claims(seat), EndOfTurn(seat), following)
        else:
            s.then(ChooseCard(seat), EndOfTurn(seat), following)


class ChooseCard(Trading):
    """GG-3.4, GG-3.31 One hand card must be exchanged."""

    __slots__ = ()
    always_asked = True
    rules = ("GG-3.4", "GG-3.31", "GG-3.27")

    def answers(self, s: Gugong) -> list[Action]:
        return [CARD[card] for card in s.hand[self.seat]]

    def answer(self, s: Gugong, choice: Action) -> None:
        s.then(ChooseLocation(self.seat, choice.arg))


class ChooseLocation(SeatStep[Gugong]):
    """GG-3.29 Any of the seven board cards can be taken."""

    __slots__ = ("card",)
    rules = ("GG-3.4", "GG-3.5", "GG-3.6", "GG-3.29")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Gugong) -> Sequence[Action]:
        return LOC

    def apply(self, s: Gugong, choice: Action) -> None:
        if is_free(s, self.seat, self.card, s.board[choice.arg]):
            s.then(Exchange(self.seat, self.card, choice.arg, actions=True))
        else:
            s.then(ChoosePayment(self.seat, self.card, choice.arg))


def played_value(s: Gugong, seat: int, card: int) -> int:
    """GG-17.4, GG-17.10 The printed value, one more for each tile in force."""
    value = s.data.values[card]
    for tile, _, _ in s.bonus[seat]:
        value += TYPE_OF[tile] == T_PLUS
    return value


def is_free(s: Gugong, seat: int, card: int, there: int) -> bool:
    """GG-3.5, GG-3.12 to GG-3.14, GG-11.18, GG-Q47 Higher; the printed 1 against the 9; equal by
    decree."""
    values = s.data.values
    value, wanted = played_value(s, seat, card), values[there]
    if value > wanted or (wanted == 9 and values[card] == 1):
        return True
    return value == wanted and s.has(seat, D2_EQL)


def free_locations(s: Gugong, seat: int, card: int) -> list[int]:
    """GG-3.5 Where a hand card takes the gift that lies there without payment."""
    return [location for location, there in enumerate(s.board) if is_free(s, seat, card, there)]


class ChoosePayment(Trading):
    """GG-3.6 A value that does not suffice: pay two servants, discard a card, or do nothing."""

    __slots__ = ("card", "location")
    rules = ("GG-3.6", "GG-3.7", "GG-3.8", "GG-3.9", "GG-3.10", "GG-3.27")

    def __init__(self, seat: int, card: int, location: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.location: Final = location

    def answers(self, s: Gugong) -> list[Action]:
        found = [PAY_NONE]
        if s.payable(self.seat, 2):
            found.append(PAY_SERVANTS)
        if len(s.hand[self.seat]) > 1:
            found.append(PAY_DISCARD)
        return found

    def answer(self, s: Gugong, choice: Action) -> None:
        """GG-3.11 Payment comes first."""
        exchange = Exchange(self.seat, self.card, self.location, actions=choice is not PAY_NONE)
        if choice is PAY_SERVANTS:
            pay(s, self.seat, 2, exchange)
        elif choice is PAY_DISCARD:
            s.then(ChooseDiscard(self.seat, self.card), exchange)
        else:
            s.then(exchange)


class ChooseDiscard(SeatStep[Gugong]):
    """GG-3.8, GG-3.32 Another hand card is discarded, unseen by the others (GG-Q68)."""

    __slots__ = ("card",)
    rules = ("GG-3.8", "GG-3.32")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Gugong) -> Sequence[Action]:
        return [CARD[card] for card in s.hand[self.seat] if card != self.card]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.discard_unseen(self.seat, choice.arg, self.card)

    def seers(self, s: Gugong) -> int:
        return seat_mask(self.seat)


class Exchange(SeatAutomatic):
    """GG-3.15, GG-3.16, GG-3.20 to GG-3.22, GG-4.10 The exchange; then the action of the played
    card and the action of the location, unless they were forgone (GG-3.10)."""

    __slots__ = ("actions", "card", "location")

    def __init__(self, seat: int, card: int, location: int, actions: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.location: Final = location
        self.actions: Final = actions

    def run(self, s: Gugong) -> None:
        s.exchange(self.seat, self.card, self.location)
        if not self.actions:
            return
        s.then(LocationAction(self.seat, self.location))
        action = s.data.actions[self.card]
        if action in (S1, S2) and not s.rules.ask_gains:
            gain(s, self.seat, _servants(action))  # GG-4.11
        elif action != NON:
            s.then(CardAction(self.seat, action))


def _servants(action: int) -> int:
    """GG-4.2, GG-4.3 What the card gives."""
    return 1 if action == S1 else 2


class CardAction(Trading):
    """GG-4.1 to GG-4.4, GG-4.12 What the played card shows, before the location's action."""

    __slots__ = ("action",)
    rules = ("GG-3.19", "GG-3.20", "GG-3.22", "GG-4.1")

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action: Final = action

    def answers(self, s: Gugong) -> list[Action]:
        if self.action < S1:
            return offers(s, self.seat, self.action)
        possible = self.action == SWP or s.in_supply(self.seat)
        return [SKIP, OPT_A] if possible else [SKIP]

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is SKIP:
            return
        if self.action < S1:
            perform(s, self.seat, self.action, choice, at_location=False)
        elif self.action == SWP:
            s.then(SwapOwn(self.seat))
        else:
            gain(s, self.seat, _servants(self.action))


class LocationAction(Trading):
    """GG-3.21, GG-3.23, GG-4.9 The action of the location where the card was played."""

    __slots__ = ("location",)
    rules = ("GG-3.19", "GG-3.21", "GG-3.24", "GG-3.25")

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location: Final = location

    def answers(self, s: Gugong) -> list[Action]:
        return offers(s, self.seat, self.location)

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            perform(s, self.seat, self.location, choice, at_location=True)


class EndOfTurn(SeatAutomatic):
    """GG-3.26, GG-Q18 The turn ends; tiles may be traded first, as long as a trade is legal."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.trades(self.seat):
            s.then(TradeAtEnd(self.seat))


class TradeAtEnd(SeatStep[Gugong]):
    """GG-5.13 The last trades of a turn."""

    __slots__ = ()
    rules = ("GG-3.26", "GG-5.13")

    def options(self, s: Gugong) -> Sequence[Action]:
        return (END_TURN, *s.trades(self.seat))

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not END_TURN:
            trade(s, self.seat, choice, EndOfTurn(self.seat))


class EndDay(AutomaticStep[Gugong]):
    """GG-3.3, GG-17.3 No cards are left, and bonus tiles end."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        for seat in s.in_turn_order():
            s.end_bonus(seat)
