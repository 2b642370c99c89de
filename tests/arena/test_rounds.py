"""Rounds of games on several cores."""

from time import monotonic, sleep
from typing import Final

from sampan.arena.rounds import AHEAD, play_round

LONG: Final = 100.0


def played(seconds: float) -> float:
    sleep(seconds)
    return seconds


def test_what_games_have_shown_comes_in_their_order() -> None:
    fixtures = [0.2, *(0.001 * number for number in range(3 * AHEAD))]
    assert list(play_round(played, fixtures, workers=2)) == fixtures


def test_who_stops_a_round_ends_its_games() -> None:
    began = monotonic()
    running = play_round(played, [0.0, LONG, LONG], workers=2)
    assert next(running) == 0.0
    running.close()
    assert monotonic() - began < LONG
