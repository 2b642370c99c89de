"""How long levels think."""

from random import Random
from typing import Any

import pytest

import sampan
from sampan.arena.playing import turns
from sampan.arena.thinking import ENOUGH, Thinker, think
from sampan.bots import level_seconds, level_spec, levels
from sampan.bots.greedy import GreedyBot
from sampan.engine.game import Decision
from sampan.engine.session import Session
from sampan.engine.view import View

GAMES = sampan.games()


@pytest.mark.parametrize("name", sampan.games())
def test_thinking_times_are_those_of_real_choices(name: str) -> None:
    game = sampan.game(name)
    seats = game.seats[-1]
    figures = think(game, "easy", seats).to_json()
    assert figures["seats"] == seats
    assert figures["ms"]["50"] <= figures["ms"]["99"] <= figures["ms"]["100"]
    assert figures["ms"]["100"] > 0
    assert figures["decisions"] >= ENOUGH
    assert figures["stated_s"] == 0.1


@pytest.mark.parametrize("name", GAMES)
def test_choices_that_a_plan_has_made_are_not_thinking(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []
    ends = GreedyBot._ends

    def noted(bot: GreedyBot, view: View, seat: int, decision: Decision) -> Any:
        thought.append(decision.step)
        return ends(bot, view, seat, decision)

    monkeypatch.setattr(GreedyBot, "_ends", noted)
    taken: list[int] = []
    game = sampan.game(name)
    bots = [Thinker(GreedyBot(game, Random(seat)), taken) for seat in range(2)]
    asked = list(turns(Session.new(game, 2, 3), bots))
    assert len(taken) == len(thought) <= len(asked)
    assert (len(taken) < len(asked)) == (game.knowledge.lookahead > 0)


def test_a_level_that_searches_states_its_own_time() -> None:
    for name in sampan.games():
        game = sampan.game(name)
        times = [level_seconds(level, game) for level in levels()]
        assert times == sorted(times)
        for level, seconds in zip(levels(), times, strict=True):
            specs = [level_spec(level, game, seats) for seats in game.seats]
            assert all(f"time={seconds:g}s" in spec for spec in specs if "time=" in spec)
