"""Yinzi: the shining Ming dynasty, for 2 to 4 players."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from sampan.engine.actions import Action
from sampan.engine.components import Components, load_components
from sampan.engine.game import Game, Position, Result
from sampan.engine.invariants import Watch
from sampan.engine.refusals import Reason
from sampan.engine.setup import Option, Setup
from sampan.engine.texts import Ref
from sampan.engine.view import View
from sampan.games.yinzi import ai, positions, refusals, scoring
from sampan.games.yinzi import words as vocabulary
from sampan.games.yinzi.data import Data
from sampan.games.yinzi.describe import NAMES, action_args
from sampan.games.yinzi.flow.setup import SetUp
from sampan.games.yinzi.invariants import YinziWatch
from sampan.games.yinzi.loading import load
from sampan.games.yinzi.pieces import CELL, DATA_FILE, NOBODY
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.view import imagine, one_world, shown, view_of


class YinziGame(Game[Yinzi]):
    """The title as the rest of Sampan knows it.

    YZ-1.1, YZ-Q73 For 2, 3 or 4 players; who takes which seat and colour is for the table to say.
    """

    name = "yinzi"
    version = "1"
    seats = (2, 3, 4)
    options = (
        Option("coin_slot", ("must", "may"), "must", "YZ-Q18"),
        Option("ship_stacks", ("per_box", "two"), "per_box", "YZ-Q2"),
        Option("card_draw", ("administration", "phase_b"), "administration", "YZ-Q6"),
        Option("rebuild_cost", ("stone", "none"), "stone", "YZ-Q21"),
        Option("bottom_migrants", ("stay", "return"), "stay", "YZ-Q66"),
        Option("second_food_pair", ("cabbage_fruit", "rice_fruit"), "cabbage_fruit", "YZ-Q49"),
    )
    words = vocabulary.words
    chance_words = vocabulary.chance_words
    unordered = positions.UNORDERED
    names: Mapping[str, Ref] = NAMES
    sheet = scoring.SHEET
    subtotals = scoring.PARTS
    folder = str(Path(__file__).parent)
    knowledge = ai.KNOWLEDGE

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.data = Data(components)

    @classmethod
    def open(cls, edition: Path | None = None) -> "YinziGame":
        return cls(load_components(DATA_FILE, edition))

    def new(self, setup: Setup) -> Yinzi:
        s = Yinzi(setup.seats, self.data, dict(setup.options))
        s.then(SetUp(NOBODY if setup.start is None else setup.start))
        return s

    def load(self, position: Position) -> Yinzi:
        return load(position, self.data, self.complete_options)

    def dump(self, s: Yinzi) -> Position:
        return positions.dump(s)

    def facts(self, s: Yinzi) -> Position:
        return positions.facts(s)

    def view(self, s: Yinzi, seat: int | None) -> View:
        return view_of(s, seat)

    def shown(self, view: View) -> View:
        return shown(view, self.data)

    def imagine(self, view: View, rng: Random) -> Yinzi:
        return imagine(self._known(view), view.seat, rng)

    def _known(self, view: View) -> Yinzi:
        """One state that looks like the view, kept with it."""
        if not isinstance(view.known, Yinzi):
            known = self.load(one_world(view, self.data))
            known.run()
            view.known = known
            return known
        return view.known

    def result(self, s: Yinzi) -> Result:
        return scoring.score(s)

    def projection(self, view: View) -> Result:
        """Everything that scores is open to all."""
        return scoring.score(self._known(view))

    def reasons(self, s: Yinzi, seat: int, action: Action) -> list[Reason]:
        return refusals.reasons(s, seat, action)

    def explain(self, text: str) -> list[Reason]:
        return refusals.explain(text)

    def parse(self, text: str) -> Action:
        """Squares of a factory may be named in any order; the word has them ascending."""
        kind, *args = text.split() or [""]
        if kind == "lay" and all(code in CELL for code in args):
            text = " ".join([kind, *sorted(args, key=CELL.__getitem__)])
        return super().parse(text)

    def action_args(self, s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
        return action_args(s, seat, action)

    def watch(self, s: Yinzi, fresh: bool) -> Watch[Yinzi]:
        return YinziWatch(s, fresh)


GAME = YinziGame
