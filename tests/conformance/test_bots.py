"""Every bot plays every game, and knows no more than its view."""

import json
import re
from random import Random
from typing import Any

import pytest

from sampan.bots import Clock, bots, level_spec, levels, make_bot
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.view import View
from sampan.engine.walk import random_table, walker_of
from tests.conformance.tables import every_table, game_of, on_the_way

QUICK = [f"{name}:iterations=12" if name == "ismcts" else name for name in bots()]
"""Every method, with a budget that lets it play many games."""
every_bot = pytest.mark.parametrize("spec", QUICK)


def over_the_wire(view: View) -> View:
    """The view as a bot in another process gets it: text, and nothing else."""
    return View.from_json(json.loads(json.dumps(view.to_json())))


def play_with(game: Game[Any], seats: int, seed: int, spec: str, decisions: int) -> Session:
    """Bots on all seats, each with views sent as text."""
    session = random_table(game, seed, seats)
    seated = [make_bot(spec, game, Random(f"{seed} {seat}")) for seat in range(seats)]
    while session.decision is not None and decisions:
        decision = session.decision
        bot = seated[SEATS.index(decision.seat)]
        choice = bot.choose(over_the_wire(session.view(decision.seat)), decision, Clock())
        assert choice in decision.options, f"{spec} said {choice}, which is not offered"
        session.submit(choice)
        decisions -= 1
    return session


@every_bot
@every_table
def test_a_bot_plays_from_views_alone(name: str, seats: int, spec: str) -> None:
    assert play_with(game_of(name), seats, 130, spec, decisions=80).live


@every_bot
@every_table
def test_the_same_generator_plays_the_same_game(name: str, seats: int, spec: str) -> None:
    games = [play_with(game_of(name), seats, 131, spec, decisions=30) for _ in range(2)]
    assert games[0].transcript() == games[1].transcript()


@every_bot
@every_table
def test_a_bot_cannot_tell_worlds_apart_that_look_the_same(
    name: str, seats: int, spec: str
) -> None:
    """The true state and states imagined from the view: the same view, so the same choice."""
    assert_same_in_all_worlds(name, seats, spec, every=9)


@pytest.mark.parametrize("level", levels()[-2:])
@every_table
def test_the_searches_of_levels_cannot_tell_them_apart_either(
    name: str, seats: int, level: str
) -> None:
    """With plans, rollouts and whatever else they are set to, but few iterations."""
    spec = re.sub(r"iterations=\d+", "iterations=6", level_spec(level, game_of(name), seats))
    assert_same_in_all_worlds(name, seats, spec, every=40)


def assert_same_in_all_worlds(name: str, seats: int, spec: str, every: int) -> None:
    game = game_of(name)
    for session in on_the_way(name, seats, seed=132, every=every):
        decision = session.decision
        if decision is None:
            break
        seat = SEATS.index(decision.seat)
        view = game.view(session.state, seat)
        choices = set()
        for number in range(3):
            world = session.state if number == 0 else game.imagine(view, Random(number))
            bot = make_bot(spec, game, Random(133))
            choices.add(bot.choose(game.view(world, seat), decision, Clock(patient=True)))
        assert len(choices) == 1, f"{spec} chose {choices} at {decision.step}"


@every_bot
@every_table
def test_choosing_changes_nothing(name: str, seats: int, spec: str) -> None:
    session = random_table(game_of(name), 134, seats)
    walker_of(134).walk(session, 10)
    decision = session.decision
    assert decision is not None
    before = session.transcript(), json.dumps(session.position())
    make_bot(spec, session.game, Random(0)).choose(session.view(decision.seat), decision, Clock())
    assert (session.transcript(), json.dumps(session.position())) == before
