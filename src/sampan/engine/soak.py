"""Soaking: random games by the thousand with every invariant on."""

from typing import Any, Final

from sampan.engine.chance import Seed
from sampan.engine.game import Decision, Game
from sampan.engine.invariants import require
from sampan.engine.session import Session
from sampan.engine.walk import open_table, walker_of

LONGEST: Final = 20_000
"""Decisions after which a game is taken to be endless."""


class Violation(Exception):
    """A random game in which something does not hold, with all that is needed to see it again."""

    def __init__(self, game: str, seed: Seed, problem: str, transcript: str) -> None:
        super().__init__(game, seed, problem, transcript)
        self.game: Final = game
        self.seed: Final = seed
        self.problem: Final = problem
        self.transcript: Final = transcript

    def __str__(self) -> str:
        return f"{self.game}, game of seed {self.seed!r}: {self.problem}"


class Soaked:
    """What became of one random game."""

    def __init__(self, decisions: int, over: str) -> None:
        self.decisions: Final = decisions
        self.over: Final = over


def soak_game(game: Game[Any], seed: Seed) -> Soaked:
    """Play the random game of a seed to its end under watch; raises `Violation`."""
    session = open_table(game, seed)
    try:
        session.watch = game.watch(session.state, fresh=True)
        session.settle()
        return _play(session, seed)
    except Exception as error:  # whatever goes wrong in a legal game is what we look for
        problem = f"{type(error).__name__}: {error}"
        text = session.transcript(with_seed=True)
        raise Violation(game.name, seed, problem, text) from error


def _play(session: Session, seed: Seed) -> Soaked:
    walker = walker_of(seed)
    decisions = 0
    while session.decision is not None:
        _check_options(session.decision)
        walker.walk(session, 1)
        decisions += 1
        require(decisions < LONGEST, "end", f"no end after {LONGEST} decisions")
    result = session.result
    require(result is not None, "end", "nobody is asked and nothing is over")
    return Soaked(decisions, "" if result is None else result.over)


def _check_options(decision: Decision) -> None:
    """Something can always be said, and nothing is offered twice."""
    options = decision.options
    require(len(options) > 0, "options", f"nothing is offered at {decision.step}")
    require(len(set(options)) == len(options), "options", f"offered twice at {decision.step}")
