"""Positions that are partial are completed (H3 of the specification), impossible ones are refused
with their path (H4), and nothing is half loaded."""

from typing import Any

import pytest

import sampan
from sampan.engine.position import PositionError
from sampan.engine.session import Session

GAME = sampan.game("yangtze")
RIVER = ["E00", "E01", "L00", "L11", "E12", "E23", "L22", "E34"]
GAPPED = ["E00", "E01", "L00", "L11", "E12", "E23", "L22", None]
RULERS = [
    *("BONUS_0", "BONUS_1", "BONUS_2", "BONUS_3", "TAX_MONEY", "TAX_GOODS"),
    *("TAX_EST", "DISCARD", "SELL_ONE", "BUY_BACK", "SWAP", "COPY"),
]
REFILL = {"step": "refill", "bought": 1}


def position(**fields: Any) -> dict[str, Any]:
    return {"game": "yangtze", **fields}


def seat(**fields: Any) -> dict[str, Any]:
    return {"A": {"goods": [], **fields}}


def ruler(tile: str, *others: str, **fields: Any) -> dict[str, Any]:
    """A position in which a ruler is being applied."""
    seats = fields.pop("seats", {})
    return position(
        turn=REFILL,
        river=GAPPED,
        rulers=[*others, tile],
        ruler={"tile": tile, **fields},
        seats=seats,
    )


def auction(**fields: Any) -> dict[str, Any]:
    """A position in which an establishment is being auctioned."""
    seats = fields.pop("seats", {})
    return position(
        players=3,
        turn=REFILL,
        river=GAPPED,
        auction={"tile": "S04", **fields},
        seats=seats,
    )


def refused(given: dict[str, Any]) -> PositionError:
    with pytest.raises(PositionError) as caught:
        GAME.load(given)
    assert str(caught.value).startswith(caught.value.path)
    return caught.value


# --- completing (H3) ---


def test_the_name_alone_is_a_fresh_game_of_two() -> None:
    dump = GAME.dump(GAME.load(position()))
    assert dump["players"] == 2
    assert (dump["start_player"], dump["active"], dump["idle"]) == ("A", "A", 0)
    assert dump["turn"] == {"step": "sell", "two": False, "bought": 0, "acted": False}
    assert dump["options"] == {
        "idle_end": "sliding",
        "copy_rule": "optional",
        "memory_aid": "on",
    }
    assert len(dump["bag"]) == 93 - 8 - 4
    assert (dump["rulers"], dump["box"]) == ([], [])
    for fields in dump["seats"].values():
        assert fields["money"] == 30
        assert len(fields["goods"]) == 2
        assert fields["hidden"] == fields["goods"]
        assert fields["est"] == fields["spent"] == []


def test_what_is_missing_is_dealt_from_the_seed() -> None:
    dumps = [GAME.dump(GAME.load(position(seed=seed))) for seed in (0, 0, 1)]
    assert dumps[0] == dumps[1] == GAME.dump(GAME.load(position()))
    assert dumps[0]["river"] != dumps[2]["river"]


def test_dealing_goes_clockwise_from_the_start_player() -> None:
    """The river first, then the goods of the seats without `goods`: B's before A's if B starts."""
    first = GAME.dump(GAME.load(position(players=2, start_player="A")))
    second = GAME.dump(GAME.load(position(players=2, start_player="B")))
    assert first["river"] == second["river"]
    assert first["seats"]["A"]["goods"] == second["seats"]["B"]["goods"]


def test_named_pieces_lie_where_they_are_named() -> None:
    given = position(river=RIVER, rulers=["SWAP"], seats=seat(money=3, est=["S01"], hidden=[]))
    dump = GAME.dump(GAME.load(given))
    assert dump["river"] == RIVER
    assert dump["rulers"] == ["SWAP"]
    assert dump["seats"]["A"] == {
        "money": 3,
        "goods": [],
        "hidden": [],
        "est": ["S01"],
        "spent": [],
    }
    assert "SWAP" not in dump["bag"]
    assert "S01" not in dump["bag"]


def test_given_goods_are_not_hidden() -> None:
    dump = GAME.dump(GAME.load(position(seats={"A": {"goods": ["L00", "E11"]}, "B": {}})))
    assert dump["seats"]["A"]["hidden"] == []
    assert len(dump["seats"]["B"]["hidden"]) == 2


def test_left_over_pieces_go_to_the_bag_or_to_the_box() -> None:
    to_bag = GAME.dump(GAME.load(position(river=RIVER, box=["S35"])))
    assert to_bag["box"] == ["S35"]
    assert len(to_bag["bag"]) == 93 - 8 - 4 - 1
    to_box = GAME.dump(GAME.load(position(river=RIVER, bag=["E55", "L44"])))
    assert to_box["bag"] == ["L44", "E55"], "in ascending order"
    assert len(to_box["box"]) == 93 - 8 - 4 - 2


def test_the_auctioned_tile_lies_nowhere_else() -> None:
    dump = GAME.dump(GAME.load(auction()))
    assert "S04" not in dump["bag"]
    assert dump["auction"] == {
        "tile": "S04",
        "high": 0,
        "leader": None,
        "in": ["A", "B", "C"],
        "asked": "A",
    }


def test_readable_fields_may_stand_in_a_position() -> None:
    given = position(decision={"seat": "A"}, result=None, seats=seat(coins=0, track=30))
    GAME.load(given)


# --- where automatic steps lead to (H5) ---


@pytest.mark.parametrize(
    ("given", "asked", "step"),
    [
        (position(seats=seat()), "A", "buy-good"),
        (position(active="B", seats={"B": {"goods": ["L00"]}}), "B", "sell-bundles"),
        (position(turn={"step": "buy"}), "A", "buy-good"),
        (auction(asked="B"), "B", "auction"),
        (ruler("DISCARD", node="DISCARD", seats=seat(goods=["L33", "L44"])), "A", "discard-good"),
        (ruler("SELL_ONE", seat="B", seats={"B": {"goods": ["L44"]}}), "B", "sell-one"),
        (ruler("COPY", "SWAP", node="COPY"), "A", "follow-ruler"),
        (ruler("SWAP", node="GIVE", take=3), "A", "give-to-river"),
        (
            ruler("TAX_GOODS", node="WINDOW", seats={"A": {"goods": ["L33", "L44"]}}),
            "A",
            "window",
        ),
        (
            ruler("TAX_EST", node="DEBT", due=9, seats=seat(money=2, spent=["LIQ10"])),
            "A",
            "redeem-card",
        ),
        (
            ruler("BUY_BACK", node="BUY_BACK", seats=seat(spent=["LIQ10"])),
            "A",
            "buy-back",
        ),
        (
            position(sellcard={}, turn={"step": "buy"}, seats={"A": {"spent": ["SELL_CARD"]}}),
            "A",
            "sell-by-card",
        ),
    ],
)
def test_a_loaded_position_asks_what_it_should(
    given: dict[str, Any], asked: str, step: str
) -> None:
    decision = Session.from_position(GAME, given).decision
    assert decision is not None
    assert (decision.seat, decision.step) == (asked, step)


def test_a_finished_position_asks_nobody() -> None:
    session = Session.from_position(GAME, position(over="rulers"))
    assert session.decision is None
    assert session.result is not None
    assert session.result.over == "rulers"


# --- impossible positions (H3, H4): path and problem ---


@pytest.mark.parametrize(
    ("given", "path", "problem"),
    [
        ({}, "game", "expected 'yangtze', found None"),
        ({"game": "chess"}, "game", "expected 'yangtze', found 'chess'"),
        (position(version=2), "version", "expected a whole number from 1 to 1, found 2"),
        (position(players=5), "players", "expected a whole number from 2 to 4, found 5"),
        (position(players="2"), "players", "expected a whole number"),
        (position(options={"idle_end": "never"}), "options", "option idle_end is one of"),
        (position(options={"speed": 1}), "options", "has no option 'speed'"),
        (position(options=[]), "options", "given as an object"),
        (position(start_player="C"), "start_player", "expected one of A, B, found 'C'"),
        (position(active="E"), "active", "expected one of A, B, found 'E'"),
        (position(rivr=RIVER), "rivr", "unknown field; did you mean 'river'?"),
        (position(over="tired"), "over", "expected one of rulers, idle, bag"),
        # the turn
        (position(turn={"step": "sleep"}), "turn.step", "expected one of sell, buy, refill"),
        (position(turn={"bougth": 1}), "turn.bougth", "unknown field; did you mean 'bought'?"),
        (position(turn={"bought": 3}), "turn.bought", "expected a whole number from 0 to 2"),
        (position(turn={"bought": 1}), "turn.bought", "expected 0 in the selling step"),
        (position(turn={"step": "buy", "bought": 1}), "turn.bought", "the buying step is over"),
        (position(turn={"step": "refill", "bought": 2}), "turn.bought", "two goods need 'two'"),
        (position(turn={"two": True}), "turn.two", "needs TWO_GOODS among the spent cards"),
        (position(turn={"two": 1}), "turn.two", "expected true or false"),
        (position(idle=2), "idle", "expected a whole number from 0 to 1, found 2"),
        (position(idle=-1), "idle", "expected a whole number"),
        (position(idle=3, options={"idle_end": "round"}), "idle", "from 0 to 2, found 3"),
        (position(seed="7"), "seed", "expected a whole number, found '7'"),
        # pieces
        (position(river=RIVER[:7]), "river", "expected 8 goods or null, found 7"),
        (position(river=[*RIVER[:7], "S01"]), "river.7", "expected a good or null"),
        (position(river=[*RIVER[:7], "X99"]), "river.7", "expected a good or null"),
        (position(river=[*RIVER[:7], 3]), "river.7", "found 3"),
        (position(river=[*RIVER[:7], "E00"]), "river.7", "E00 already lies at river.0"),
        (position(rulers=["L00"]), "rulers", "expected a ruler (BONUS_0 to COPY), found 'L00'"),
        (position(rulers=["SWAP", "SWAP"]), "rulers", "SWAP already lies at rulers"),
        (position(bag=["Z"]), "bag", "expected a tile (L00 to COPY), found 'Z'"),
        (position(box=["E00"], river=RIVER), "box", "E00 already lies at river.0"),
        (position(bag=["L44"], box=[]), "box", "these pieces lie nowhere"),
        (position(bag="L44"), "bag", "expected a list, found 'L44'"),
        # seats
        (position(seats={"C": {}}), "seats.C", "seats are A, B"),
        (position(seats={"a": {}}), "seats.a", "seats are A, B"),
        (position(seats=[]), "seats", "expected an object"),
        (position(seats={"A": 3}), "seats.A", "expected an object, found 3"),
        (position(seats=seat(money=-1)), "seats.A.money", "expected a whole number from 0 up"),
        (position(seats=seat(money=2.5)), "seats.A.money", "found 2.5"),
        (position(seats=seat(gold=3)), "seats.A.gold", "unknown field"),
        (position(seats=seat(goods=["S01"])), "seats.A.goods", "expected a good (L00 to E55)"),
        (position(seats=seat(est=["L00"])), "seats.A.est", "expected an establishment"),
        (position(seats=seat(est=["SWAP"])), "seats.A.est", "expected an establishment"),
        (position(seats=seat(hidden=["L00"])), "seats.A.hidden", "'L00' is not among the goods"),
        (
            position(seats=seat(goods=["L00"], hidden=["L00", "L00"])),
            "seats.A.hidden",
            "a good stands here twice",
        ),
        (position(seats=seat(spent=["LIQ30"])), "seats.A.spent", "expected TWO_GOODS"),
        (position(seats=seat(spent=["LIQ10", "LIQ10"])), "seats.A.spent", "each at most once"),
        # gaps
        (position(river=GAPPED), "river", "expected 0 gaps after 0 purchases, found 1"),
        (position(river=GAPPED, turn={"step": "buy"}), "river", "expected 0 gaps"),
        (
            position(river=[*RIVER[:5], None, None, None], turn=REFILL),
            "river",
            "a running refill has one or two gaps, found 3",
        ),
        (
            position(river=RIVER, turn=REFILL, auction={"tile": "S04"}),
            "river",
            "a running refill has one or two gaps, found 0",
        ),
        (position(river=RIVER, turn=REFILL), "river", "a running refill has one or two gaps"),
        # the end
        (position(rulers=RULERS), "rulers", "all are open, so the game is over"),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], path: str, problem: str) -> None:
    error = refused(given)
    assert error.path == path
    assert problem in error.problem


@pytest.mark.parametrize(
    ("given", "path", "problem"),
    [
        (position(auction={"tile": "S04"}), "auction", "only while the river is refilled"),
        (auction(tile="L00"), "auction.tile", "expected an establishment"),
        (auction(tile=None), "auction.tile", "expected an establishment"),
        (auction(seats=seat(est=["S04"])), "auction.tile", "S04 already lies at seats.A.est"),
        (auction(leader="D"), "auction.leader", "expected one of A, B, C"),
        (auction(high=3), "auction.leader", "expected the seat of the highest bid"),
        (auction(leader="B"), "auction.leader", "expected the seat of the highest bid"),
        (auction(high=3, leader="B", **{"in": ["A", "C"]}), "auction.leader", "still in"),
        (auction(high=31, leader="B"), "auction.high", "the leader has only 30"),
        (auction(high=3, leader="A", asked="A"), "auction.asked", "does not lead"),
        (auction(asked="A", **{"in": ["B", "C"]}), "auction.asked", "a seat that is still in"),
        (auction(**{"in": []}), "auction.in", "expected seats of A, B, C"),
        (auction(**{"in": ["A", "D"]}), "auction.in", "expected seats of A, B, C"),
        (auction(bid=3), "auction.bid", "unknown field"),
        (
            {**ruler("SWAP"), "auction": {"tile": "S04"}},
            "auction",
            "an auction and a ruler cannot run at the same time",
        ),
    ],
)
def test_an_impossible_auction_is_refused(given: dict[str, Any], path: str, problem: str) -> None:
    error = refused(given)
    assert error.path == path
    assert problem in error.problem


@pytest.mark.parametrize(
    ("given", "path", "problem"),
    [
        (
            position(rulers=["SWAP"], ruler={"tile": "SWAP"}),
            "ruler",
            "only while the river is refilled",
        ),
        (ruler("L00"), "rulers", "expected a ruler"),
        (
            {**ruler("SWAP"), "ruler": {"tile": "COPY"}},
            "ruler.tile",
            "expected the last of the open rulers",
        ),
        ({**ruler("SWAP"), "ruler": {"tile": "S01"}}, "ruler.tile", "expected a ruler"),
        (ruler("SWAP", seat="D"), "ruler.seat", "expected one of A, B"),
        (ruler("SWAP", "COPY", copy="COPY"), "ruler.copy", "expected another open ruler"),
        (ruler("COPY", copy="SWAP"), "ruler.copy", "expected another open ruler"),
        (ruler("SWAP", node="NAP"), "ruler.node", "expected one of WINDOW, DEBT"),
        (ruler("SWAP", node="COPY"), "ruler.node", "COPY is never asked under SWAP"),
        (ruler("COPY", node="COPY"), "ruler.node", "COPY needs another open ruler"),
        (
            ruler("DISCARD", node="DISCARD", seats=seat()),
            "ruler.node",
            "DISCARD needs a good behind the screen",
        ),
        (ruler("SWAP", node="GIVE"), "ruler.take", "GIVE needs the slot of a good"),
        (ruler("SWAP", node="GIVE", take=7), "ruler.take", "GIVE needs the slot of a good"),
        (ruler("SWAP", node="GIVE", take=8), "ruler.take", "from 0 to 7, found 8"),
        (ruler("TAX_EST", node="DEBT", due=9), "ruler.due", "DEBT needs a tax above the money"),
        (
            ruler(
                "TAX_EST",
                node="DEBT",
                due=9,
                seats=seat(money=0, spent=["LIQ10", "LIQ15", "LIQ20"]),
            ),
            "ruler.due",
            "and a liquidity card",
        ),
        (ruler("SWAP", whim=1), "ruler.whim", "unknown field"),
        (
            position(sellcard={}, turn={"step": "buy"}),
            "sellcard.seat",
            "needs SELL_CARD spent and at least one good",
        ),
        (
            position(sellcard={}, turn={"step": "buy"}, seats=seat(spent=["SELL_CARD"])),
            "sellcard.seat",
            "at least one good",
        ),
        (
            position(
                sellcard={"seat": "B"},
                turn={"step": "buy"},
                seats={"B": {"spent": ["SELL_CARD"]}},
            ),
            "sellcard.seat",
            "needs a decision of this seat waiting below",
        ),
    ],
)
def test_an_impossible_ruler_or_card_is_refused(
    given: dict[str, Any], path: str, problem: str
) -> None:
    error = refused(given)
    assert error.path == path
    assert problem in error.problem
