"""The form of a position (specification H): what a dump writes, and in which order."""

from typing import Any

import sampan
from sampan.engine.session import Session
from sampan.engine.walk import random_table, walker_of
from sampan.games.yangtze.positions import display
from sampan.games.yangtze.tiles import CARD_CODES, TILE

GAME = sampan.game("yangtze")
RIVER = ["E00", "E01", "L00", "L11", "E12", "E23", "L22", "E34"]
FIELDS = (
    *("game", "version", "players", "options", "start_player", "active", "idle", "turn", "river"),
    *("bag", "rulers", "box", "seats", "auction", "ruler", "sellcard", "over"),
)


def play(words: list[str], **fields: Any) -> dict[str, Any]:
    """The position after these words, draws among them, from a given one."""
    session = Session.open_position(GAME, {"game": "yangtze", "river": RIVER, **fields})
    session.state.run()
    for said in words:
        speaker, _, word = said.partition(" ")
        session.replay(speaker, word)
    return session.position()


def test_a_dump_writes_every_field_and_no_seed() -> None:
    position = Session.new(GAME, 3, seed=5).position()
    assert tuple(position) == FIELDS
    assert position["version"] == 1


def test_zones_without_order_are_written_in_ascending_order() -> None:
    session = random_table(GAME, 11, 4)
    walker_of(11).walk(session)
    position = session.position()
    zones = [position["bag"], position["box"]]
    for fields in position["seats"].values():
        zones += [fields["goods"], fields["hidden"], fields["est"]]
        assert fields["spent"] == sorted(fields["spent"], key=CARD_CODES.index)
    for zone in zones:
        assert zone == sorted(zone, key=TILE.__getitem__)
    assert len(position["box"]) > 5, "the game was too short to show anything"


def test_rulers_and_river_keep_their_order() -> None:
    rulers = ["SWAP", "BONUS_3", "TAX_EST"]
    assert play([], rulers=rulers)["rulers"] == rulers
    assert play([])["river"] == RIVER


def test_a_sale_by_card_in_an_auction_shows_both() -> None:
    position = play(
        ["A buy 0", "@ draw S04", "A bid 3", "B sell-card"],
        turn={"step": "buy"},
        bag=["S04", "L33"],
        seats={"A": {"goods": []}, "B": {"goods": ["L44", "L43"]}},
    )
    assert position["auction"] == {
        "tile": "S04",
        "high": 3,
        "leader": "A",
        "in": ["A", "B"],
        "asked": "B",
    }
    assert position["sellcard"] == {"seat": "B", "sold": 0}
    assert position["turn"] == {"step": "refill", "two": False, "bought": 1, "acted": True}


def test_a_copied_ruler_shows_itself_and_what_it_copies() -> None:
    position = play(
        ["A buy 0", "@ draw COPY", "A copy SWAP", "A take 2"],
        turn={"step": "buy"},
        rulers=["SWAP"],
        bag=["COPY", "L33"],
        seats={"A": {"goods": ["L44"]}, "B": {"goods": []}},
    )
    assert position["ruler"] == {
        "tile": "COPY",
        "seat": "A",
        "copy": "SWAP",
        "node": "GIVE",
        "due": None,
        "take": 2,
    }


def test_a_debt_shows_what_is_due() -> None:
    position = play(
        ["A buy 0", "@ draw TAX_EST"],
        turn={"step": "buy"},
        bag=["TAX_EST", "L33"],
        seats={
            "A": {"money": 4, "goods": [], "est": ["S01", "S02"], "spent": ["SELL_CARD"]},
            "B": {"goods": []},
        },
    )
    assert position["ruler"]["node"] == "DEBT"
    assert position["ruler"]["due"] == 2


def test_the_view_covers_hidden_goods_and_the_bag() -> None:
    """YT-13.1 to YT-13.3 `?` in place of each hidden good, sorted last; the bag as a number."""
    seats = {"A": {"goods": []}, "B": {"goods": ["E50", "L44", "L00"], "hidden": ["L44", "E50"]}}
    river = [*RIVER[:2], "L01", *RIVER[3:]]
    given = {"game": "yangtze", "river": river, "bag": ["L33", "SWAP"], "seats": seats}
    session = Session.open_position(GAME, given)
    seen = session.view("A").position
    assert seen["seats"]["B"]["goods"] == ["L00", "?", "?"]
    assert seen["seats"]["B"]["hidden"] == ["?", "?"]
    assert seen["bag"] == {"?": 2}
    assert seen["unseen"] == ["L33", "L44", "E50", "SWAP"]
    own = session.view("B").position
    assert own["seats"]["B"]["goods"] == ["L00", "L44", "E50"]
    assert own["unseen"] == ["L33", "SWAP"]
    assert session.view(None).position == seen


def test_money_is_shown_as_coins_and_track() -> None:
    """YT-9.2, YT-9.3 The fewest coins; 60 needs none."""
    shown = {money: display(money, GAME.load({"game": "yangtze"}).data) for money in range(300)}
    assert shown[60] == (0, 60)
    assert shown[61] == (1, 11)
    assert shown[74] == (1, 24)
    assert shown[110] == (1, 60)
    assert shown[111] == (2, 11)
    for money, (coins, track) in shown.items():
        assert 50 * coins + track == money
        assert 0 <= track <= 60
        assert coins == 0 or track > 10
