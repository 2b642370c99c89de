"""YT-1 Set-up, from the first draw to the first decision; and what is no rule of the game."""

import pytest

import sampan
from sampan.engine.log import Entry
from sampan.engine.session import Session
from sampan.engine.setup import SetupError
from sampan.engine.steps import CHANCE, SEATS

GAME = sampan.game("yangtze")
every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


def draws(session: Session) -> list[Entry]:
    return [entry for entry in session.log if entry.speaker == CHANCE]


def is_good(code: str) -> bool:
    return code[0] in "LE" and code[1:].isdigit()


@every_number_of_players
def test_what_lies_where_at_the_start(seats: int) -> None:
    """YT-1.1 to YT-1.8, YT-1.10 The same material for every number of players."""
    position = Session.new(GAME, seats=seats, seed=seats).position()
    letters = list(SEATS[:seats])
    assert list(position["seats"]) == letters
    assert len(position["bag"]) == 93 - 8 - 2 * seats
    assert sum(map(is_good, position["bag"])) == 61 - 8 - 2 * seats
    assert len([code for code in position["bag"] if code[0] == "S" and code[1:].isdigit()]) == 20
    assert len(position["river"]) == 8
    assert all(map(is_good, position["river"]))
    assert position["rulers"] == position["box"] == []
    for letter in letters:
        seat = position["seats"][letter]
        assert seat["money"] == 30
        assert seat["spent"] == seat["est"] == []
        assert len(seat["goods"]) == 2
        assert all(map(is_good, seat["goods"]))
    assert GAME.components.value("coins") == 15


@every_number_of_players
def test_river_first_then_start_goods_from_the_start_player_on(seats: int) -> None:
    """YT-1.3, YT-1.7, YT-1.9, YT-1.11, YT-Q1 The order of the draws, all of them goods."""
    session = Session.new(GAME, seats=seats, seed=5, start="B")
    position = session.position()
    drawn = draws(session)
    codes = [entry.word.removeprefix("draw ") for entry in drawn]
    assert len(codes) == 8 + 2 * seats
    assert codes[:8] == position["river"]
    order = [SEATS[(1 + place) % seats] for place in range(seats)]
    dealt = [entry.events[0].args["seat"] for entry in drawn[8:]]
    assert dealt == [letter for letter in order for _ in range(2)]
    for place, letter in enumerate(order):
        own = sorted(codes[8 + 2 * place : 10 + 2 * place])
        assert sorted(position["seats"][letter]["goods"]) == own
        assert sorted(position["seats"][letter]["hidden"]) == own
    assert session.decision is not None
    assert session.decision.seat == position["active"] == "B"


def test_river_goods_lie_face_up_and_start_goods_are_secret() -> None:
    """YT-1.4, YT-1.7, YT-13.3 In the view and in the log."""
    session = Session.new(GAME, seats=3, seed=5, start="A")
    view = session.view("B").position
    assert view["river"] == session.position()["river"]
    assert view["seats"]["A"]["goods"] == ["?", "?"]
    read = [entry.word for entry in session.entries("B")]
    assert read[:8] == [entry.word for entry in session.log[:8]]
    assert (
        read[8:14] == ["draw ?", "draw ?", *(e.word for e in session.log[10:12])] + ["draw ?"] * 2
    )


def test_the_start_player_is_named_or_drawn() -> None:
    """YT-1.9, YT-Q2 Named by the table, otherwise any seat."""
    started = set()
    for seed in range(20):
        session = Session.new(GAME, seats=3, seed=seed)
        assert session.log[0].word == f"start {session.position()['active']}"
        started.add(session.position()["start_player"])
    assert started == {"A", "B", "C"}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """YT-1.1 Yangtze is a game for 2, 3 or 4 players."""
    with pytest.raises(SetupError, match="2, 3, 4"):
        Session.new(GAME, seats=seats)


def test_there_is_no_word_for_deals_resigning_or_taking_back() -> None:
    """YT-Q39, YT-Q41 Gifts and trades do not exist; undo and resigning belong to the table."""
    kinds = {action.kind for action in GAME.words}
    selling = {"sell", "sell-card"}
    buying = {"buy", "free", "two-goods", "bid"}
    rulers = {"back", "take", "give", "copy", "discard"}
    assert kinds == {"pass", "liq"} | selling | buying | rulers
    assert {action.kind for action in GAME.chance_words} == {"draw", "start"}
