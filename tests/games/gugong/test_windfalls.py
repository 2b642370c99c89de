"""Beginnings to learn from break no invariant, and show what would never be seen."""

from random import Random

import pytest

import sampan
from sampan.engine.playout import random_outcome
from sampan.engine.steps import ChanceStep
from sampan.games.gugong.knowledge import KNOWLEDGE
from sampan.games.gugong.pieces import REWARD_CARD, REWARD_DOUBLE
from sampan.games.gugong.state import Gugong

GAME = sampan.game("gugong")


def first_turn(seats: int, seed: int) -> Gugong:
    """A game as it is when somebody is asked for the first time."""
    s = sampan.Session.new(GAME, seats, seed).state.copy()
    assert isinstance(s, Gugong)
    rng = Random(seed)
    while isinstance(s.agenda[-1], ChanceStep):
        s.play(random_outcome(s.agenda[-1], s, rng))
    return s


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_windfalls_break_no_invariant(seats: int) -> None:
    for seed in range(6):
        s, rng = first_turn(seats, seed), Random(seed)
        s.events = []
        KNOWLEDGE.windfall(s, rng)
        s.events.clear()
        watch = GAME.watch(s, fresh=False)
        while s.agenda:
            step = s.agenda[-1]
            if isinstance(step, ChanceStep):
                action = random_outcome(step, s, rng)
            else:
                action = rng.choice(step.options(s))
            s.play(action)
            watch.after(s, action, s.events)
            s.events.clear()


def test_fortune_gives_what_beginners_never_get() -> None:
    given = []
    for seed in range(60):
        s = first_turn(2, seed)
        before = s.copy()
        KNOWLEDGE.windfall(s, Random(seed))
        given += [(s.slots[seat], len(s.hand[seat]), s.jade[seat]) for seat in range(s.n)]
        assert before.slots == [(0, 0, 0)] * 2
        for seat in range(s.n):
            assert len(s.hand[seat]) == 4 + s.slots[seat][REWARD_CARD]
    assert {slots[REWARD_CARD] for slots, _, _ in given} == {0, 1}
    assert {slots[REWARD_DOUBLE] for slots, _, _ in given} == {0, 1}
    assert {jade for _, _, jade in given} == set(range(6))
