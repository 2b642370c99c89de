"""Matches: whole games between bots, fairly seated and rightly counted."""

import pytest

import sampan
from sampan.arena import Match, play_game, play_match
from sampan.bots import BotError
from sampan.engine.game import Result
from sampan.engine.setup import SetupError

GAMES = sampan.games()


def result_of(**scores: int) -> Result:
    best = max(scores.values())
    sheets = {seat: {"total": score} for seat, score in scores.items()}
    ranks: dict[str, int | None] = {
        seat: 1 if score == best else 2 for seat, score in scores.items()
    }
    return Result("over", sheets, ranks)


def test_wins_are_counted_by_bot_wherever_it_sits() -> None:
    match = Match(["x", "y"])
    match.count(["x", "y"], result_of(A=10, B=5))
    match.count(["y", "x"], result_of(A=3, B=9))
    match.count(["x", "y"], result_of(A=1, B=2))
    assert match.games == 3
    assert match.rate("x") == pytest.approx(2 / 3)
    assert match.rate("y") == pytest.approx(1 / 3)
    assert match.mean("x") == pytest.approx((10 + 9 + 1) / 3)


def test_a_shared_victory_is_shared() -> None:
    match = Match(["x", "y"])
    match.count(["x", "y"], result_of(A=7, B=7))
    assert match.wins == {"x": 0.5, "y": 0.5}


def test_a_bot_on_two_seats_counts_once_per_game() -> None:
    match = Match(["x", "y", "y"])
    match.count(["x", "y", "y"], result_of(A=1, B=5, C=9))
    assert match.rate("y") == 1.0
    assert match.mean("y") == 7.0


def test_the_interval_is_wilsons() -> None:
    match = Match(["x", "y"])
    assert match.interval("x") == (0.0, 1.0)
    for _ in range(6):
        match.count(["x", "y"], result_of(A=2, B=1))
    for _ in range(4):
        match.count(["x", "y"], result_of(A=1, B=2))
    assert match.interval("x") == pytest.approx((0.3127, 0.8318), abs=0.0005)


@pytest.mark.parametrize("name", GAMES)
def test_seats_rotate(name: str) -> None:
    """Over as many games as there are bots everyone sits everywhere, and every game counts."""
    game = sampan.game(name)
    seats = max(game.seats)
    specs = ["random"] * seats
    for match in play_match(game, specs, games=seats):
        last = match
    assert last.games == seats
    assert last.seats == {"random": seats * seats}
    won = last.rate("random")  # in some games nobody may have won
    assert won == pytest.approx(round(won * seats) / seats)
    assert won <= 1.0 + 1e-9


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    game = sampan.game(name)
    specs = ["greedy", "random"]
    transcripts = [play_game(game, specs, seed="x").transcript() for _ in range(2)]
    assert transcripts[0] == transcripts[1]
    assert play_game(game, specs, seed="y").transcript() != transcripts[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_cannot_be_played_is_refused(name: str) -> None:
    game = sampan.game(name)
    with pytest.raises(SetupError, match="seats"):
        play_game(game, ["random"] * 9, seed=0)
    with pytest.raises(BotError, match="there is no bot 'nobody'"):
        play_game(game, ["nobody"] * game.seats[0], seed=0)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    *_, match = play_match(sampan.game(name), ["greedy", "random"], games=20)
    assert match.rate("greedy") >= 0.65
