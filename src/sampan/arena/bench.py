"""How fast the rules run: measured on one core, beside a fixed loop in the same run."""

import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any, Final

from sampan.arena.playing import play_game
from sampan.bots import Clock, levels
from sampan.bots.registry import level_settings
from sampan.bots.search import Search
from sampan.bots.settings import Settings
from sampan.engine.game import Game
from sampan.engine.playout import play_out
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE, SEATS
from sampan.engine.transcript import read_transcript

PLAIN: Final = 500
"""Iterations of a search over single words without rollouts: what an iteration itself costs."""
FULL: Final = 200
VISITS: Final = 5
"""A tree of so many nodes, each visited so often on average, tells what a node takes."""


def bench(game: Game[Any], seconds: float) -> dict[str, float]:
    """The figures of one game; each is measured for about so many seconds of processor time."""
    return {
        "decisions_per_s": random_play(game, seconds),
        "copies_per_s": copies(game, seconds),
        "replay_ms": replay(game, seconds),
        "imagine_per_s": imaginations(game, seconds),
        "iterations_per_s": iterations(game, Settings(PLAIN), seconds),
        "master_per_s": iterations(game, level_settings(levels()[-1], game), seconds),
        "node_kb": max(
            node_size(game, Settings()), node_size(game, level_settings(levels()[-1], game))
        ),
    }


def reference(seconds: float) -> float:
    """Rounds per second of a fixed loop (a shift generator and a list), to compare machines by."""

    def loop() -> int:
        x, counts = 2463534242, [0] * 64
        for _ in range(10_000):
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            counts[x & 63] += 1
        return 10_000

    return _rate(loop, seconds)


def random_play(game: Game[Any], seconds: float) -> float:
    """Decisions per second in whole random games, over all numbers of seats alike. Draws, forced
    choices and set-up cost time but do not count."""
    rng = Random(0)

    def games() -> int:
        return sum(play_out(game.new(game.setup(seats, None, None)), rng) for seats in game.seats)

    return _rate(games, seconds)


def copies(game: Game[Any], seconds: float) -> float:
    """Copies per second of a state in the middle of a game with all seats taken."""
    state = _middle(game).state

    def many() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return _rate(many, seconds)


def imaginations(game: Game[Any], seconds: float) -> float:
    """Full states per second imagined from one view in the middle of a game."""
    session, rng = _middle(game), Random(0)
    decision = session.decision
    view = session.view(None if decision is None else decision.seat)

    def many() -> int:
        for _ in range(100):
            game.imagine(view, rng)
        return 100

    return _rate(many, seconds)


def iterations(game: Game[Any], settings: Settings, seconds: float) -> float:
    """Iterations per second of a tree search, from the first decision of a game for two: each
    plays an imagined state down the tree, adds a node, evaluates it and learns from it."""
    rng = Random(0)
    return _rate(lambda: _opening(game, settings, rng).run(Clock(patient=True)), seconds)


def node_size(game: Game[Any], settings: Settings) -> float:
    """Kilobytes that a node of such a tree takes on average, with all the choices that hang on it,
    where the tree is full. Larger trees have fewer choices at a node: most are near the root."""
    settings = replace(settings, nodes=FULL, iterations=VISITS * FULL, rollout=0)
    tracemalloc.start()
    search = _opening(game, settings, Random(0))
    search.run(Clock(patient=True))
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / search.tree.size / 1000


def _opening(game: Game[Any], settings: Settings, rng: Random) -> Search:
    """A search for the first decision of a game for two."""
    session = Session.new(game, 2, 0)
    decision = session.decision
    assert decision is not None, "a game begins with a decision"
    view = session.view(decision.seat)
    return Search(game, view, SEATS.index(decision.seat), decision.options, settings, rng)


def replay(game: Game[Any], seconds: float) -> float:
    """Milliseconds to replay a whole recorded game of greedy bots from its text."""
    text = play_game(game, ["greedy"] * game.seats[-1], 0).transcript()

    def once() -> int:
        read_transcript(game, text)
        return 1

    return 1000 / _rate(once, seconds)


def _middle(game: Game[Any]) -> Session:
    """A random game with all seats taken, half-way to its end."""

    def play(limit: int) -> Session:
        session, rng = Session.new(game, game.seats[-1], 0), Random(0)
        for _ in range(limit):
            if session.decision is None:
                break
            session.submit(rng.choice(session.decision.options))
        return session

    whole = play(100_000)
    decided = sum(not entry.forced and entry.speaker != CHANCE for entry in whole.live)
    return play(decided // 2)


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units per second of processor time; the first round only warms up."""
    work()
    units, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not units:
        units += work()
    return units / spent
