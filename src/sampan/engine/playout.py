"""Random play on bare states: no session, no log, as fast as the rules allow."""

from random import Random
from typing import Any

from sampan.engine.actions import Action
from sampan.engine.steps import ChanceStep, State, Step


def random_outcome(step: ChanceStep[Any], s: State, rng: Random) -> Action:
    """One outcome of a draw, by its weights."""
    options = step.options(s)
    weights = step.weights(s)
    if weights is None:
        return options[int(rng.random() * len(options))]
    return rng.choices(options, weights)[0]


def play_out(s: State, rng: Random) -> int:
    """Play to the end at random; how many decisions there were. Forced choices and draws are
    played but not counted."""
    random = rng.random
    decisions = 0
    s.run()
    while s.agenda:
        step: Step[Any] = s.agenda[-1]
        if isinstance(step, ChanceStep):
            s.play(random_outcome(step, s, rng))
            continue
        options = step.options(s)
        count = len(options)
        if count > 1:
            decisions += 1
        s.play(options[int(random() * count)])
    return decisions
