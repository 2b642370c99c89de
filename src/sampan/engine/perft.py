"""Perft: how many nodes the tree of play has at each depth, draws included.

The counts of a few positions, kept beside a game, notice every change of what is legal. A case of
a perft file is a position, the words said from it (`do`, with every draw and forced choice, nothing
is played by itself), and the counts at depth 1, 2, ...
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.game import Game, Position
from sampan.engine.session import Session
from sampan.engine.steps import State


def perft(s: State, depth: int, collapse: bool = False) -> int:
    """The nodes at this depth below a state. Every decision, forced choice and draw is one ply;
    with `collapse` forced choices are none. What ended before has no nodes."""
    if collapse:
        s = s.copy()
        play_forced(s)
    if depth == 0:
        return 1
    if not s.agenda:
        return 0
    options = s.agenda[-1].options(s)
    if depth == 1 and not collapse:
        return len(options)
    return sum(perft(after(s, action), depth - 1, collapse) for action in options)


def divide(s: State, depth: int, collapse: bool = False) -> list[tuple[Action, int]]:
    """The count at this depth for each first action."""
    if collapse:
        s = s.copy()
        play_forced(s)
    if not s.agenda:
        return []
    options = s.agenda[-1].options(s)
    return [(action, perft(after(s, action), depth - 1, collapse)) for action in options]


def after(s: State, action: Action) -> State:
    """A copy of the state in which this has been said."""
    copy = s.copy()
    copy.play(action)
    return copy


def play_forced(s: State) -> None:
    """Say what is the only thing to say, up to a real decision, a draw or the end."""
    while s.agenda and not s.agenda[-1].chance:
        step = s.agenda[-1]
        options = step.options(s)
        if len(options) > 1 or step.always_asked:
            return
        s.play(options[0])


class Case:
    """One position of a perft file with its counts."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.title: Final[str] = data["title"]
        self.position: Final[Position] = data["position"]
        self.do: Final[list[str]] = data.get("do", [])
        self.counts: Final[list[int]] = data["counts"]

    def state(self, game: Game[Any]) -> State:
        """The state the counts begin at."""
        session = Session.open_position(game, self.position)
        session.state.run()
        for said in self.do:
            speaker, _, word = said.partition(" ")
            session.replay(speaker, word)
        return session.state


def read_cases(path: Path) -> list[Case]:
    """The cases of a perft file."""
    return [Case(data) for data in tomllib.loads(path.read_text("utf-8"))["case"]]
