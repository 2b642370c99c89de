"""Whole games, one for every way a game can end. That each ends as recorded is shown for all games
in the conformance suite; here, that none of the ways is missing (YT-11.1 to YT-11.5, YT-Q4)."""

from pathlib import Path

import sampan
from sampan.engine.session import Session
from sampan.engine.transcript import read_transcript

TRANSCRIPTS = Path(__file__).with_name("transcripts")
ENDS = (("rulers", ""), ("idle", "sliding"), ("idle", "round"))
"""Why a game is over, and the table option behind it."""


def recorded(name: str) -> Session:
    return read_transcript(sampan.game("yangtze"), TRANSCRIPTS / f"{name}.txt")


def test_there_is_a_game_for_every_way_to_end_with_every_number_of_players() -> None:
    found = set()
    for path in TRANSCRIPTS.glob("*.txt"):
        session = recorded(path.stem)
        over = session.state.over
        how = str(session.header.options["idle_end"]) if over == "idle" else ""
        found.add((over, how, session.header.seats))
    every = {(over, how, seats) for over, how in ENDS for seats in (2, 3, 4)}
    assert found == {*every, ("bag", "", 3)}


def test_the_last_ruler_ends_the_game_at_once() -> None:
    """YT-11.1, YT-11.2 Twelve rulers lie open, the gap stays open, the turn is not finished."""
    for seats in (2, 3, 4):
        position = recorded(f"rulers-{seats}").position()
        assert len(position["rulers"]) == 12
        assert None in position["river"]
        assert position["turn"]["step"] == "refill"


def test_idle_turns_end_the_game_at_once_or_at_the_end_of_the_round() -> None:
    """YT-11.3, YT-Q4 The recorded rounds are longer than a sliding window would have been."""
    for seats in (2, 3, 4):
        assert recorded(f"idle-sliding-{seats}").position()["idle"] == seats
        position = recorded(f"idle-round-{seats}").position()
        assert position["idle"] > seats
        letters = "ABCD"[:seats]
        last = letters[letters.index(position["start_player"]) - 1]
        assert position["active"] == last


def test_a_loaded_bag_can_run_dry() -> None:
    """YT-5.9, YT-Q11 Only in a game that began from a position."""
    session = recorded("bag-3")
    assert session.header.position is not None
    assert session.position()["bag"] == []
    assert session.state.over == "bag"


def test_somebody_went_back_in_a_recorded_game() -> None:
    session = recorded("rulers-3")
    assert len(session.log) > len(session.live)
