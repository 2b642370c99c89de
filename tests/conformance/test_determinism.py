"""The same seed plays the same game: in any process, with any order of hashing."""

import os
import subprocess
import sys

from tests.conformance.tables import GAMES, every_table, finished, game_of

PLAY = """
import sampan
from sampan.engine.walk import random_table, walker_of
for name in sampan.games():
    game = sampan.game(name)
    for seats in game.seats:
        session = random_table(game, 90, seats)
        walker_of(90).walk(session)
        print(session.transcript())
        print(session.entries("A"), session.position(), session.view("A").to_json())
"""


def play_elsewhere(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_games_are_the_same_in_every_process() -> None:
    first, second = play_elsewhere("1"), play_elsewhere("2")
    assert first == second
    for name in GAMES:
        for seats in game_of(name).seats:
            assert finished(name, seats, 90).transcript() in first


@every_table
def test_a_seed_gives_one_game(name: str, seats: int) -> None:
    assert finished(name, seats, 91).transcript() == finished(name, seats, 91).transcript()
    assert finished(name, seats, 91).transcript() != finished(name, seats, 92).transcript()
