"""GG-1, GG-16, GG-18 Set-up from the first draw to the first decision: what no scenario shows."""

from typing import Any

import pytest

import sampan
from sampan.engine.position import PositionError
from sampan.engine.session import Session
from sampan.engine.setup import SetupError
from sampan.engine.steps import CHANCE

GAME = sampan.game("gugong")
SIDE_S, SIDE_L = 16, 20
every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def draws(session: Session, kind: str) -> list[str]:
    """What was drawn of one kind, in order."""
    words = [entry.word for entry in session.log if entry.speaker == CHANCE]
    return [word.partition(" ")[2] for word in words if word.partition(" ")[0] == kind]


@every_number_of_players
def test_the_draws_of_the_set_up(seats: int) -> None:
    """GG-1.3, GG-1.6, GG-1.14, GG-1.15, GG-1.20 Every piece lies where it was drawn."""
    session = Session.new(GAME, seats=seats, seed=seats)
    position = session.position()
    cities = SIDE_S if seats <= 3 else SIDE_L
    assert draws(session, "start") == [position["at"]["start"]]
    assert draws(session, "gift") == [str(card) for card in position["board"].values()]
    assert sorted(position["board"].values()) == [0, 1, 2, 3, 4, 5, 6]
    assert draws(session, "tile") == [position["travel"]["map"][str(c)] for c in range(cities)]
    assert draws(session, "law") == position["decrees"]
    assert [code[:2] for code in position["decrees"]] == ["D1", "D1", "D2", "D2", "D3", "D3"]
    assert len(set(position["decrees"])) == 6
    assert draws(session, "dice") == [" ".join(map(str, position["dice"]))]


def test_any_seat_may_start() -> None:
    """GG-1.14 The start player is drawn, unless the table names one; that seat speaks first."""
    started = set()
    for seed in range(30):
        session = Session.new(GAME, seats=3, seed=seed)
        assert session.decision is not None
        assert session.decision.seat == session.position()["at"]["start"]
        started.add(session.decision.seat)
    assert started == {"A", "B", "C"}


def test_every_face_of_the_dice_is_rolled() -> None:
    """GG-Q3 Three dice with the faces 3 to 8."""
    rolls = [Session.new(GAME, seats=2, seed=seed).position()["dice"] for seed in range(60)]
    for die in range(3):
        assert {roll[die] for roll in rolls} == {3, 4, 5, 6, 7, 8}


@pytest.mark.parametrize("seats", [0, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """GG-1.1 One player against Meng, or 2 to 5 players."""
    with pytest.raises(SetupError, match="1, 2, 3, 4, 5"):
        Session.new(GAME, seats=seats)
    with pytest.raises(PositionError, match="players"):
        Session.from_position(GAME, {"game": "gugong", "players": seats})


@pytest.mark.parametrize("option", ["expert", "bonus_tiles"])
def test_what_is_not_combined_with_solo(option: str) -> None:
    """GG-16.4, GG-17.1, GG-18.4, GG-Q52 Neither the expert variant nor the bonus tiles."""
    with pytest.raises(SetupError, match=option):
        Session.new(GAME, seats=1, options={option: True})


def test_the_expert_deal_mixes_all_sets() -> None:
    """GG-16.1, GG-16.2 Cards of every set but the players' own come to the board."""
    dealt: set[Any] = set()
    for seed in range(60):
        session = Session.new(GAME, seats=2, seed=seed, options={"expert": True})
        position = session.position()
        board = list(position["board"].values())
        hands = position["seats"]["A"]["hand"] + position["seats"]["B"]["hand"]
        assert sorted(hands) == list(range(7, 15))
        assert sorted(board + position["draw"] + hands) == list(range(38))
        dealt.update(board)
    assert dealt == {*range(7), *range(15, 38)}


def test_meng_may_be_drawn_to_any_official() -> None:
    """GG-18.2 The focus location is drawn with the number of a board card: each alike."""
    seen = set()
    for seed in range(60):
        session = Session.new(GAME, seats=1, seed=seed)
        assert draws(session, "focus") == [session.position()["solo"]["focus"]]
        seen.add(session.position()["solo"]["focus"])
    assert seen == {"TRAVEL", "WALL", "JADE", "INTRIGUE", "PALACE", "DECREES", "CANAL"}


def test_the_human_may_choose_the_focus_and_always_begins() -> None:
    """GG-18.3, GG-18.11 Then nothing is drawn for it."""
    session = Session.new(GAME, seats=1, seed=4, options={"focus": "DECREES"})
    assert draws(session, "focus") == draws(session, "start") == []
    assert session.position()["solo"]["focus"] == "DECREES"
    assert session.decision is not None
    assert session.decision.seat == "A"
