"""Greedy and casual bots: who takes what looks best, and who misjudges it."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from sampan.bots import Clock
from sampan.bots.base import Bot
from sampan.bots.casual import CasualBot
from sampan.bots.greedy import GreedyBot
from sampan.engine.view import seat_mask
from tests.bots.little import Little, LittleGame, LittleKnowledge, ask, decision, draw, end

SEEDS = range(60)
CHOICES = ask(0, best=end(1, 0, 0), near=end(0.9, 0, 0), bad=end(-2, 0, 0))
SECRET = LittleGame(
    draw(
        seat_mask(1),
        fair=(3, ask(0, bet=end(-3, 0, 0), safe=end(0, 0, 0))),
        lucky=(1, ask(0, bet=end(2, 0, 0), safe=end(0, 0, 0))),
    )
)
"""A bet that is lost three times of four; B knows."""


def said(bot: Bot, game: LittleGame, s: Little) -> str:
    return bot.choose(game.view(s, 0), decision(s), Clock()).word


def casual(noise: float, spread: float = 1.0) -> Counter[str]:
    """What a casual bot says, over the seeds."""
    game = LittleGame(CHOICES, LittleKnowledge(spread))
    return Counter(said(CasualBot(game, Random(seed), noise), game, game.at()) for seed in SEEDS)


def test_a_casual_bot_mixes_up_what_differs_little() -> None:
    """Great mistakes are rare."""
    choices = casual(0.3)
    assert min(choices["best"], choices["near"]) > 15
    assert choices["bad"] == 0
    assert casual(9.0)["bad"] > 5, "with so much noise there are some"


def test_what_is_little_depends_on_the_game() -> None:
    assert casual(0.3, spread=30.0) == casual(9.0)


def test_without_noise_a_casual_bot_is_greedy() -> None:
    game = LittleGame(CHOICES)
    greedy = {said(GreedyBot(game, Random(seed)), game, game.at()) for seed in SEEDS}
    assert set(casual(0.0)) == greedy == {"best"}


@pytest.mark.parametrize("kind", [GreedyBot, CasualBot])
def test_a_bot_is_repeated_by_its_seed(kind: type[Bot]) -> None:
    def run() -> list[str]:
        return [said(kind(SECRET, Random(seed)), SECRET, SECRET.at("fair")) for seed in SEEDS]

    first = run()
    assert first == run()
    assert set(first) == {"bet", "safe"}, "and another seed may say something else"


@pytest.mark.parametrize("bot", [GreedyBot, partial(CasualBot, noise=0.0)])
def test_what_others_lose_counts_too(bot: Callable[[LittleGame, Random], Bot]) -> None:
    game = LittleGame(ask(0, gather=end(1, 3, 3), hinder=end(0, -2, 0)))
    assert said(bot(game, Random(0)), game, game.at()) == "hinder"


def bets(samples: int) -> int:
    """How often greedy bets, over the seeds."""
    s = SECRET.at("fair")
    return sum(said(GreedyBot(SECRET, Random(each), samples), SECRET, s) == "bet" for each in SEEDS)


def test_greedy_adds_up_what_it_sees_in_several_worlds() -> None:
    assert 5 < bets(1) < 30, "it believes in the only world it sees"
    assert bets(25) == 0


def test_greedy_imagines_a_world_for_each_sample() -> None:
    for samples in (1, 4):
        before = SECRET.imagined
        said(GreedyBot(SECRET, Random(0), samples), SECRET, SECRET.at("fair"))
        assert SECRET.imagined == before + samples


def test_ties_fall_at_random() -> None:
    game = LittleGame(ask(0, one=end(0, 0, 0), other=end(0, 0, 0)))
    choices = {said(GreedyBot(game, Random(seed)), game, game.at()) for seed in SEEDS}
    assert choices == {"one", "other"}
