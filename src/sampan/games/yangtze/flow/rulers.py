"""YT-7 Rulers and what they order, with YT-10 Taxes and debts and the end they bring (YT-11)."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, SeatStep
from sampan.games.yangtze.flow.cards import play_any_time
from sampan.games.yangtze.flow.ending import finish
from sampan.games.yangtze.state import GAP, Yangtze
from sampan.games.yangtze.tiles import (
    BONUS_END,
    BUY_BACK,
    COPY,
    DISCARD,
    FIRST_RULER,
    LIQ10,
    LIQUIDITY,
    SELL_ONE,
    SLOTS,
    SWAP,
    TAX_EST,
    TAX_GOODS,
    TAX_MONEY,
)
from sampan.games.yangtze.words import (
    BACK,
    COPY_RULER,
    DISCARD_GOOD,
    GIVE,
    PASS,
    PLAY_SELL,
    TAKE,
)


class RulerStep(SeatStep[Yangtze]):
    """A decision of one seat about the instruction of one ruler (its own, or one it copies)."""

    __slots__ = ("ruler",)

    def __init__(self, seat: int, ruler: int) -> None:
        super().__init__(seat)
        self.ruler: Final = ruler


class RulerRun(AutomaticStep[Yangtze]):
    """What such an instruction does to one seat by itself."""

    __slots__ = ("ruler", "seat")

    def __init__(self, seat: int, ruler: int) -> None:
        self.seat: Final = seat
        self.ruler: Final = ruler


class Obey(RulerRun):
    """YT-7.2, YT-Q14 One ruler applied to one player, finished before the next player's turn to
    obey. YT-7.3, YT-7.4 Only a question mark leaves the choice; YT-7.20 what a player cannot do
    has no effect on him."""

    __slots__ = ()

    def run(self, s: Yangtze) -> None:
        seat, ruler = self.seat, self.ruler
        s.obey(seat, ruler)
        if ruler < BONUS_END:
            s.gain_bonus(seat, ruler)  # YT-Q15 by itself: it never hurts
        elif ruler in (TAX_GOODS, TAX_EST, DISCARD):
            s.then(Window(seat, ruler) if has_window(s, seat, ruler) else CarryOut(seat, ruler))
        else:
            s.then(CarryOut(seat, ruler))


def has_window(s: Yangtze, seat: int, ruler: int) -> bool:
    """YT-8.12 W3 to W5: SELL_CARD just before a tax or discard; before TAX_EST only in need."""
    if not s.may_play_sell(seat):
        return False
    return ruler != TAX_EST or s.money[seat] < tax_due(s, seat, ruler)


class Window(RulerStep):
    """YT-8.12, YT-Q42 SELL_CARD may be played before the own tax or discard."""

    __slots__ = ()
    rules = ("YT-8.8", "YT-8.12", "YT-10.6")

    def options(self, s: Yangtze) -> Sequence[Action]:
        return [PASS, PLAY_SELL] if s.may_play_sell(self.seat) else [PASS]

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is PASS:
            s.then(CarryOut(self.seat, self.ruler))
        else:
            play_any_time(s, self.seat, choice, self)


class CarryOut(RulerRun):
    """The instruction itself, once no window is open before it."""

    __slots__ = ()

    def run(self, s: Yangtze) -> None:
        seat, ruler = self.seat, self.ruler
        if ruler in (TAX_MONEY, TAX_GOODS, TAX_EST):
            s.then(PayTax(seat, ruler, tax_due(s, seat, ruler)))
        elif ruler == DISCARD:
            if s.goods[seat]:
                s.then(DiscardGood(seat, ruler))
            else:  # YT-7.11 nothing is owed later
                s.escape(seat, ruler)
        elif ruler == SELL_ONE:
            s.then(SellOne(seat, ruler))
        elif ruler == BUY_BACK:
            if any(not s.has_card(seat, card) for card in LIQUIDITY):
                s.then(BuyBack(seat, ruler))
            else:
                s.escape(seat, ruler)
        elif ruler == SWAP:
            s.then(TakeFromRiver(seat, ruler))
        elif s.copyable():
            s.then(FollowRuler(seat, ruler))
        else:  # YT-7.18 as the first ruler of the game COPY does nothing
            s.escape(seat, ruler)


def tax_due(s: Yangtze, seat: int, ruler: int) -> int:
    """YT-7.7 to YT-7.9 One for each full ten of money, each good, or each establishment."""
    amount = s.data.amount_of(ruler)
    if ruler == TAX_MONEY:
        return s.money[seat] // amount if amount else 0
    return amount * len(s.goods[seat] if ruler == TAX_GOODS else s.est[seat])


class PayTax(RulerRun):
    """YT-10.2, YT-10.3 While money does not cover the tax liquidity cards are redeemed; then it is
    paid, and what is missing is waived (YT-10.4). TAX_MONEY never causes a debt (YT-10.7)."""

    __slots__ = ("due",)

    def __init__(self, seat: int, ruler: int, due: int) -> None:
        super().__init__(seat, ruler)
        self.due: Final = due

    def run(self, s: Yangtze) -> None:
        if s.money[self.seat] < self.due and s.liquidity(self.seat):
            s.then(RedeemCard(self.seat, self.ruler, self.due), self)
        else:
            s.pay_tax(self.seat, self.due, self.ruler)


class RedeemCard(RulerStep):
    """YT-10.2, YT-Q25 The taxed player must redeem a liquidity card and chooses which; it is
    spent like any other (YT-10.5). Goods need never be sold (YT-10.6, YT-Q26)."""

    __slots__ = ("due",)
    rules = ("YT-10.2", "YT-10.3", "YT-10.5", "YT-10.6")

    def __init__(self, seat: int, ruler: int, due: int) -> None:
        super().__init__(seat, ruler)
        self.due: Final = due

    def options(self, s: Yangtze) -> Sequence[Action]:
        return s.liquidity(self.seat)

    def apply(self, s: Yangtze, choice: Action) -> None:
        s.spend(self.seat, LIQ10 + choice.arg)


class DiscardGood(RulerStep):
    """YT-7.10, YT-Q16 One good of the player's choice, start goods included, into the box."""

    __slots__ = ()
    rules = ("YT-7.10", "YT-7.11")

    def options(self, s: Yangtze) -> Sequence[Action]:
        return [DISCARD_GOOD[tile] for tile in s.goods[self.seat]]

    def apply(self, s: Yangtze, choice: Action) -> None:
        s.discard(self.seat, choice.arg)


class SellOne(RulerStep):
    """YT-7.12 Exactly one bundle may be sold, without SELL_CARD."""

    __slots__ = ()
    rules = ("YT-7.12", "YT-7.3")

    def options(self, s: Yangtze) -> Sequence[Action]:
        return [*optional(s, self.ruler, s.goods[self.seat]), *s.bundles(self.seat)]

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is PASS:
            s.decline(self.seat, self.ruler)
        else:
            s.sell(self.seat, choice)


class BuyBack(RulerStep):
    """YT-7.13, YT-Q17 One own spent liquidity card for the money it had yielded; it is then
    unspent again (YT-7.14). Window W6: SELL_CARD and liquidity cards inside the decision."""

    __slots__ = ()
    rules = ("YT-7.13", "YT-7.14", "YT-7.3", "YT-8.12")

    def options(self, s: Yangtze) -> Sequence[Action]:
        money, spent = s.money[self.seat], s.spent[self.seat]
        backs = [
            BACK[card - LIQ10]
            for card in LIQUIDITY
            if card in spent and s.data.card_money[card] <= money
        ]
        return [*optional(s, self.ruler, backs), *backs, *s.any_time_cards(self.seat)]

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is PASS:
            s.decline(self.seat, self.ruler)
        elif choice.kind == "back":
            s.buy_back(self.seat, LIQ10 + choice.arg)
        else:
            play_any_time(s, self.seat, choice, self)


class TakeFromRiver(RulerStep):
    """YT-7.15, YT-7.16, YT-Q18 One own good may be exchanged for one that lies on the river: first
    the slot. Gaps stay where they are."""

    __slots__ = ()
    rules = ("YT-7.15", "YT-7.16", "YT-7.3")

    def options(self, s: Yangtze) -> Sequence[Action]:
        takes: list[Action] = []
        if s.goods[self.seat]:
            takes = [TAKE[slot] for slot in range(SLOTS) if s.river[slot] != GAP]
        return [*optional(s, self.ruler, takes), *takes]

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is PASS:
            s.decline(self.seat, self.ruler)
        else:
            s.then(GiveToRiver(self.seat, self.ruler, choice.arg))


class GiveToRiver(RulerStep):
    """YT-7.15 Then the own good that takes the same slot; the taken one arrives afterwards."""

    __slots__ = ("slot",)
    rules = ("YT-7.15",)

    def __init__(self, seat: int, ruler: int, slot: int) -> None:
        super().__init__(seat, ruler)
        self.slot: Final = slot

    def options(self, s: Yangtze) -> Sequence[Action]:
        return [GIVE[tile] for tile in s.goods[self.seat]]

    def apply(self, s: Yangtze, choice: Action) -> None:
        s.swap(self.seat, choice.arg, self.slot)


class FollowRuler(RulerStep):
    """YT-7.17, YT-7.19, YT-Q19 COPY: follow one other open ruler as if it were applied to this
    player alone; the chosen instruction keeps its own character."""

    __slots__ = ()
    rules = ("YT-7.17", "YT-7.18", "YT-7.19", "YT-7.20")

    def options(self, s: Yangtze) -> Sequence[Action]:
        copies = [COPY_RULER[ruler - FIRST_RULER] for ruler in s.copyable()]
        if s.must_copy:
            return copies
        return [*optional(s, COPY, copies), *copies]

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is PASS:
            s.decline(self.seat, self.ruler)
        else:
            ruler = FIRST_RULER + choice.arg
            s.copy_ruler(self.seat, ruler)
            s.then(Obey(self.seat, ruler))


def optional(s: Yangtze, ruler: int, instead: Sequence[object]) -> list[Action]:
    """YT-7.3, YT-7.4 Passing is allowed with a question mark, or when nothing else can be done."""
    return [PASS] if s.data.is_optional(ruler) or not instead else []


class AfterRuler(AutomaticStep[Yangtze]):
    """YT-11.1, YT-11.2, YT-Q27 After the instruction of the 12th ruler the game ends at once, with
    gaps open; there is no other end (YT-11.5) and both lead to the same scoring (YT-11.4)."""

    __slots__ = ()

    def run(self, s: Yangtze) -> None:
        if s.is_last_ruler():
            finish(s, "rulers")
