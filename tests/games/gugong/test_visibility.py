"""GG-3.18, GG-Q68 What the others read in the log, which no position shows."""

from typing import Any

import sampan
from sampan.engine.session import Session

GAME = sampan.game("gugong")


def read_by(seat: str | None, position: dict[str, Any], *words: str) -> list[str]:
    """The log of a position after these words, as a seat (None: a spectator) reads it."""
    session = Session.from_position(GAME, {"game": "gugong", "players": 2, **position})
    session.script.extend(words)
    while session.script:
        session.submit(session.script.popleft())
    return [f"{entry.speaker} {entry.word}" for entry in session.entries(seat)]


def paying_by_discard(seat: str | None) -> list[str]:
    position = {"board": {"PALACE": 6}, "seats": {"A": {"hand": [8, 9, 10]}}}
    return read_by(seat, position, "A card 8", "A loc PALACE", "A pay-discard", "A card 10")


def test_a_card_discarded_as_payment_is_hidden() -> None:
    """GG-Q68, GG-3.8 The card played is public, the card paid with is the owner's secret."""
    played = ["A card 8", "A loc PALACE", "A pay-discard"]
    assert paying_by_discard("A") == [*played, "A card 10"]
    assert paying_by_discard("B") == [*played, "A card ?"]
    assert paying_by_discard(None) == [*played, "A card ?"]


def test_a_card_discarded_for_jade_is_shown() -> None:
    """GG-Q68, GG-6.5 Everybody may check that its value is 7 or more."""
    position = {
        "board": {"TRAVEL": 0},
        "travel": {"map": {"11": "T10"}},
        "seats": {"A": {"hand": [18, 22, 25], "traveller": 15}},
    }
    words = ["A card 18", "A loc TRAVEL", "A opt-a", "A city 11", "A card 25"]
    assert read_by("B", position, *words)[-1] == "A card 25"


def test_a_reward_card_is_seen_by_its_owner_only() -> None:
    """GG-12.20 The others see that a card was drawn."""
    ship = {"route": 0, "harbour": 3, "normal": 3, "double": 0}
    position = {
        "board": {"CANAL": 0},
        "seats": {"A": {"hand": [10, 8], "pool": 0, "ships": [ship]}},
    }
    words = ["A card 10", "A loc CANAL", "A opt-a", "A reward-card", "@ gift 30"]
    assert "@ gift 30" in read_by("A", position, *words)
    assert "@ gift ?" in read_by("B", position, *words)
    assert "@ gift 30" not in read_by(None, position, *words)


def test_a_reward_card_of_meng_is_seen_by_nobody() -> None:
    """GG-20.33 It lies under his stack until it is played."""
    ship = {"route": 0, "harbour": 1, "normal": 2, "double": 0}
    position = {
        "players": 1,
        "solo": {"focus": "JADE"},
        "board": {"CANAL": 0},
        "seats": {"A": {"hand": [22, 21]}, "B": {"ships": [ship]}},
    }
    words = ["A card 22", "A loc JADE", "A skip", "@ automa 8", "@ meng 26", "@ gift 30"]
    log = read_by("A", position, *words)
    assert "@ meng 26" in log
    assert log[-1] == "@ gift ?"
