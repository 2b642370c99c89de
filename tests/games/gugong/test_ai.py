"""What bots know of Gùgōng: the judge and its weights, and that a bot plays well by them."""

import pytest

import sampan
from sampan.arena import play_game
from sampan.engine.steps import SEATS
from sampan.engine.walk import random_table, walker_of
from sampan.games.gugong.ai import Judge
from sampan.games.gugong.knowledge import GUESSES, KNOWLEDGE
from sampan.games.gugong.state import Gugong

GAME = sampan.game("gugong")


class Recorded(dict[str, float]):
    """Weights that remember which of them were read."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.read.add(name)
        return super().__getitem__(name)


def test_every_weight_is_read() -> None:
    weights = Recorded(GUESSES.values)
    judge = Judge(weights)
    for seed in range(3):
        session, walker = random_table(GAME, seed, seats=2), walker_of(seed)
        while session.decision is not None:
            assert isinstance(session.state, Gugong)
            judge.worth(session.state, 0)
            walker.walk(session, 1)
    assert weights.read == set(weights)


def test_a_finished_game_is_worth_its_score() -> None:
    session = play_game(GAME, ["random", "greedy"], "end")
    result = session.result
    assert result is not None
    scores = list(result.scores.values())
    for seat in range(len(scores)):
        lead = scores[seat] - scores[1 - seat]
        assert GAME.knowledge.lead(session.state, seat) == pytest.approx(lead)


def test_against_meng_the_first_guesses_count() -> None:
    alone, two = (play_game(GAME, ["greedy"] * seats, "who counts").state for seats in (1, 2))
    for state, same in ((alone, True), (two, False)):
        assert isinstance(state, Gugong)
        state.over = None
        first = Judge(GUESSES.values).worth(state, 0)
        assert (KNOWLEDGE.guess(state, 0) == first) == same


def test_numbers_changed_by_name_count() -> None:
    """They are those of the judge, so a bot that changes one plays without tables."""
    session = random_table(GAME, 1, seats=2)
    walker_of(1).walk(session, 30)
    state, numbers = session.state, KNOWLEDGE.numbers
    assert isinstance(state, Gugong)
    state.jade[0] = 3
    before = KNOWLEDGE.with_numbers(numbers).worth(state, 0)
    assert before == KNOWLEDGE.guess(state, 0) != KNOWLEDGE.worth(state, 0)
    more = {**numbers, "jade.each": numbers["jade.each"] + 1.0}
    assert KNOWLEDGE.with_numbers(more).worth(state, 0) > before


def test_greedy_is_a_match_for_meng() -> None:
    """About as many points as Meng makes, and all of them count."""
    results = [play_game(GAME, ["greedy"], f"meng {number}").result for number in range(8)]
    mine = [result.scores["A"] for result in results if result is not None]
    assert sum(mine) / len(mine) >= 52
    assert min(mine) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_play(seats: int) -> None:
    for number in range(2):
        specs = ["random"] * seats
        specs[number] = "greedy"
        result = play_game(GAME, specs, f"random {number}").result
        assert result is not None
        assert result.winners == [SEATS[number]]
