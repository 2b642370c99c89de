"""The watch really catches what breaks an invariant: a state or an event is tampered with."""

from collections.abc import Callable
from typing import Any

import pytest

import sampan
from sampan.engine.game import Result
from sampan.engine.invariants import Broken
from sampan.engine.session import Session
from sampan.engine.steps import Event
from sampan.games.yangtze import invariants
from sampan.games.yangtze.invariants import YangtzeWatch
from sampan.games.yangtze.state import GAP, Yangtze
from sampan.games.yangtze.tiles import (
    CODES,
    FIRST_RULER,
    GOODS,
    RULERS,
    TILES,
    TWO_GOODS,
)
from sampan.games.yangtze.words import MAX_BID, PASS

GAME = sampan.game("yangtze")
ESTABLISHMENT = GOODS
Tamper = Callable[[Yangtze], None]


def fresh_state() -> Yangtze:
    state = Session.new(GAME, seats=3, seed=1, start="A").state
    assert isinstance(state, Yangtze)
    return state


def check(s: Yangtze, *events: Event, tamper: Tamper | None = None) -> None:
    """The watch sees the state as it is, then as it has become."""
    watch = YangtzeWatch(s, fresh=True)
    if tamper is not None:
        tamper(s)
    watch.after(s, PASS, events)


def expect_broken(invariant: str, s: Yangtze, *events: Event, tamper: Tamper | None = None) -> None:
    with pytest.raises(Broken) as broken:
        check(s, *events, tamper=tamper)
    assert broken.value.invariant == invariant


def event(kind: str, **args: Any) -> Event:
    return Event(kind, args)


def bought(s: Yangtze, slot: int, price: int) -> Event:
    return event("bought", seat="A", slot=slot, tile=CODES[s.river[slot]], price=price)


def sold(*tiles: str, value: int) -> Event:
    return event("sold", seat="A", tiles=list(tiles), value=value)


def bid(seat: str, amount: int) -> Event:
    return event("bid", seat=seat, amount=amount)


def passed(seat: str) -> Event:
    return event("passed", seat=seat)


def open_rulers(s: Yangtze, count: int) -> None:
    """So many rulers lie open."""
    s.rulers = list(range(FIRST_RULER, FIRST_RULER + count))
    s.bag = [tile for tile in s.bag if tile not in s.rulers]


def test_a_state_of_play_breaks_nothing() -> None:
    s = fresh_state()
    check(s)
    over = fresh_state()
    over.over = "idle"
    check(over)


def test_a_lost_tile() -> None:
    """YT-E1 Every tile lies somewhere."""
    expect_broken("YT-E1", fresh_state(), tamper=lambda s: s.bag.remove(ESTABLISHMENT))


def test_a_tile_in_two_places() -> None:
    """YT-E1 And nowhere else."""
    expect_broken("YT-E1", fresh_state(), tamper=lambda s: s.box.append(s.bag[0]))


def test_an_establishment_on_the_river() -> None:
    """YT-E2 The river holds goods only."""

    def tamper(s: Yangtze) -> None:
        s.bag.remove(ESTABLISHMENT)
        s.bag.append(s.river[0])
        s.river[0] = ESTABLISHMENT

    expect_broken("YT-E2", fresh_state(), tamper=tamper)


def test_a_gap_without_a_purchase() -> None:
    """YT-E2 The river is full at the selling and buying step."""

    def tamper(s: Yangtze) -> None:
        s.box.append(s.river[3])
        s.river[3] = GAP

    expect_broken("YT-E2", fresh_state(), tamper=tamper)


def test_negative_money() -> None:
    """YT-E3 Nobody owes anything."""
    s = fresh_state()
    s.money[1] = -1
    expect_broken("YT-E3", s)


@pytest.mark.parametrize("shown", [(0, 31), (1, -20), (1, 30)])
def test_a_wrong_display(shown: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """YT-E4 Track and coins show the money."""
    monkeypatch.setattr(invariants, "display", lambda *_: shown)
    expect_broken("YT-E4", fresh_state())


@pytest.mark.parametrize("change", [5, -5])
def test_money_from_nowhere(change: int) -> None:
    """YT-E5 Money changes by reported incomes and payments only."""

    def tamper(s: Yangtze) -> None:
        s.money[2] += change

    expect_broken("YT-E5", fresh_state(), tamper=tamper)


def test_a_ruler_opened_in_silence() -> None:
    """YT-E6 The number of open rulers is the number of those opened."""
    expect_broken("YT-E6", fresh_state(), tamper=lambda s: open_rulers(s, 1))


def test_twelve_rulers_and_no_end() -> None:
    """YT-E6 With the 12th ruler the game is over."""
    s = fresh_state()
    open_rulers(s, RULERS)
    expect_broken("YT-E6", s)


def test_a_tile_back_from_the_box() -> None:
    """YT-E7 The box never shrinks."""
    s = fresh_state()
    tile = s.bag.pop(0)
    s.box.append(tile)

    def tamper(s: Yangtze) -> None:
        s.box.remove(tile)
        s.bag.append(tile)

    expect_broken("YT-E7", s, tamper=tamper)


def test_a_ruler_in_the_box() -> None:
    """YT-E7 In a game from the set-up only goods and establishments go there."""

    def tamper(s: Yangtze) -> None:
        s.bag.remove(FIRST_RULER)
        s.box.append(FIRST_RULER)

    expect_broken("YT-E7", fresh_state(), tamper=tamper)


def test_an_establishment_with_a_new_owner() -> None:
    """YT-E8 An establishment stays with its owner."""
    s = fresh_state()
    s.bag.remove(ESTABLISHMENT)
    s.est[0] = (ESTABLISHMENT,)

    def tamper(s: Yangtze) -> None:
        s.est[0], s.est[1] = (), (ESTABLISHMENT,)

    expect_broken("YT-E8", s, tamper=tamper)


def test_a_card_spent_in_silence() -> None:
    """YT-E9 Cards are spent by playing them."""

    def tamper(s: Yangtze) -> None:
        s.spent[0] = (TWO_GOODS,)

    expect_broken("YT-E9", fresh_state(), tamper=tamper)


def test_a_card_spent_twice() -> None:
    """YT-E9 And at most once."""
    spent = event("card_spent", seat="A", card="SELL_CARD", amount=0)
    expect_broken("YT-E9", fresh_state(), spent, spent)


def test_a_card_back_that_cannot_come_back() -> None:
    """YT-E9 Only spent liquidity cards come back."""
    spent = event("card_spent", seat="A", card="SELL_CARD", amount=0)
    back = event("card_back", seat="A", card="SELL_CARD", price=0)
    expect_broken("YT-E9", fresh_state(), spent, back)
    unspent = event("card_back", seat="A", card="LIQ10", price=10)
    expect_broken("YT-E9", fresh_state(), unspent)


def test_a_second_purchase() -> None:
    """YT-E10 Two purchases need TWO_GOODS."""
    s = fresh_state()
    expect_broken("YT-E10", s, bought(s, 0, 4), bought(s, 1, 5))


def test_a_second_free_good() -> None:
    """YT-E10 One free good for each player and game."""
    s = fresh_state()
    turn = event("turn", seat="A")
    expect_broken("YT-E10", s, bought(s, 0, 0), turn, bought(s, 1, 0))


@pytest.mark.parametrize(
    "sale",
    [
        sold("L00", "E00", value=15),
        sold("L00", "L11", value=15),
        sold("L00", "L00", value=15),
        sold("L00", "L01", value=16),
        sold("E00", value=5),
    ],
)
def test_a_sale_that_is_no_bundle(sale: Event) -> None:
    """YT-E11 One category, one line, every tile once, the value of the table."""
    expect_broken("YT-E11", fresh_state(), sale)


@pytest.mark.parametrize(
    "bids",
    [
        [bid("A", 5), bid("B", 5)],
        [bid("A", 31)],
        [bid("A", 5), event("won", seat="B", tile="S01", amount=5)],
        [bid("A", 5), event("won", seat="A", tile="S01", amount=4)],
    ],
)
def test_bids_that_do_not_rise_or_are_not_paid(bids: list[Event]) -> None:
    """YT-E12 Bids rise within the money, and the highest is paid."""
    expect_broken("YT-E12", fresh_state(), event("auctioned", tile="S01"), *bids)


@pytest.mark.parametrize("calls", [[passed("A"), passed("A")], [passed("A"), bid("A", 1)]])
def test_a_bidder_who_comes_back(calls: list[Event]) -> None:
    """YT-E13 Who passes is out."""
    expect_broken("YT-E13", fresh_state(), event("auctioned", tile="S01"), *calls)


def test_a_ruler_out_of_turn() -> None:
    """YT-E14 From the active player on clockwise."""
    opened = event("ruler_opened", tile="BONUS_0", field=0, reign="reign-0")
    obeys = event("obeys", seat="B", ruler="BONUS_0")
    expect_broken("YT-E14", fresh_state(), opened, obeys, tamper=lambda s: open_rulers(s, 1))


def test_a_ruler_that_does_not_come_to_all() -> None:
    """YT-E14 To each player once."""
    first = event("ruler_opened", tile="BONUS_0", field=0, reign="reign-0")
    second = event("ruler_opened", tile="BONUS_1", field=1, reign="reign-1")
    expect_broken("YT-E14", fresh_state(), first, second, tamper=lambda s: open_rulers(s, 2))


def test_a_bag_without_rulers() -> None:
    """YT-E15 While the game runs a ruler is to come."""
    s = fresh_state()
    s.bag = [tile for tile in s.bag if tile < FIRST_RULER]
    s.goods[0] += tuple(range(FIRST_RULER, TILES))
    expect_broken("YT-E15", s)


def test_tiles_of_the_river_changed_places() -> None:
    """YT-E16 The river keeps its order."""

    def tamper(s: Yangtze) -> None:
        s.river[0], s.river[1] = s.river[1], s.river[0]

    expect_broken("YT-E16", fresh_state(), tamper=tamper)


def test_a_good_pushed_into_the_wrong_gap() -> None:
    """YT-E16 The upper gap is closed first."""
    s = fresh_state()
    two = event("card_spent", seat="A", card="TWO_GOODS", amount=0)
    pushed = event("pushed", tile=CODES[s.bag[0]], gap=1)
    expect_broken("YT-E16", s, two, bought(s, 1, 5), bought(s, 4, 8), pushed)


def test_a_good_taken_from_the_wrong_slot() -> None:
    """YT-E16 What was bought or swapped lay there."""
    s = fresh_state()
    there, other = CODES[s.river[0]], CODES[s.river[1]]
    expect_broken("YT-E16", s, event("bought", seat="A", slot=0, tile=other, price=4))
    swapped = event("swapped", seat="A", given=CODES[s.goods[0][0]], taken=there, slot=1)
    expect_broken("YT-E16", fresh_state(), swapped)


def test_an_idle_turn_that_was_none() -> None:
    """YT-E17 The count follows the turns."""

    def tamper(s: Yangtze) -> None:
        s.idle = 1

    expect_broken("YT-E17", fresh_state(), tamper=tamper)
    expect_broken("YT-E17", fresh_state(), event("turn_end", seat="A", acted=False))


def test_too_many_idle_turns() -> None:
    """YT-E17 As many idle turns as players end the game; more with whole rounds."""
    s = fresh_state()
    s.idle = s.n
    expect_broken("YT-E17", s)
    s.idle_round = True
    check(s)
    s.idle = 2 * s.n - 1
    expect_broken("YT-E17", s)


def test_a_final_sale_that_is_not_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """YT-E18 Never below the goods sold singly, or in two parts."""
    s = fresh_state()
    s.over = "idle"
    monkeypatch.setattr(invariants, "best_sale", lambda *_: 0)
    expect_broken("YT-E18", s)
    monkeypatch.setattr(invariants, "best_sale", lambda goods, *_: 99 if len(goods) == 2 else 98)
    s.goods[0] += (s.bag.pop(0),)
    expect_broken("YT-E18", s)


def test_a_table_that_punishes_growth(monkeypatch: pytest.MonkeyPatch) -> None:
    """YT-E18 Two bundles are never worth more than one of both."""
    s = fresh_state()
    s.over = "idle"
    monkeypatch.setattr(invariants, "superadditive", lambda _: False)
    expect_broken("YT-E18", s)


@pytest.mark.parametrize(
    "sheets",
    [
        [{"kinds": [30, 0, 0, 0]}, {"kinds": [30, 0, 0, 0]}],
        [{"kinds": [15, 0, 0, 0]}, {}],
        [{"kinds": [30, 0, 0, 0]}, {"kinds": [10, 0, 0, 0]}],
        [{"green": 100, "brown": 50, "kinds": [30, 30, 30, 30]}, {}],
    ],
)
def test_establishments_that_pay_too_much(
    sheets: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """YT-E19 For each kind 30 and 15, 30, or nothing; at most 220 for one player."""
    s = fresh_state()
    s.over = "idle"
    nothing = {"green": 0, "brown": 0, "kinds": [0, 0, 0, 0]}
    result = Result("idle", {"A": nothing | sheets[0], "B": nothing | sheets[1]}, {})
    monkeypatch.setattr(invariants, "score", lambda _: result)
    expect_broken("YT-E19", s)


def test_money_beyond_all_bids() -> None:
    """YT-E23 Nobody's money reaches 1,000."""
    s = fresh_state()
    s.money[0] = MAX_BID
    check(s)
    s.money[0] = MAX_BID + 1
    expect_broken("YT-E23", s)


def test_a_turn_with_action_that_used_nothing() -> None:
    """YT-E24 A turn with action takes a tile from the bag or a good from a screen."""
    expect_broken("YT-E24", fresh_state(), event("turn_end", seat="A", acted=True))
