"""Yangtze: trade on the river in the Qing dynasty, for 2 to 4 players."""

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
from sampan.games.yangtze import ai, positions, refusals, scoring
from sampan.games.yangtze import words as vocabulary
from sampan.games.yangtze.describe import NAMES, action_args
from sampan.games.yangtze.flow.setup import ChooseStart, SetUp
from sampan.games.yangtze.invariants import YangtzeWatch
from sampan.games.yangtze.loading import load
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.tiles import DATA_FILE, TILE, Data
from sampan.games.yangtze.view import imagine, one_world, shown, view_of, with_facts, without_hidden


class YangtzeGame(Game[Yangtze]):
    """The title as the rest of Sampan knows it."""

    name = "yangtze"
    version = "1"
    seats = (2, 3, 4)
    options = (
        Option("idle_end", ("sliding", "round"), "sliding", "YT-Q4"),
        Option("copy_rule", ("optional", "mandatory"), "optional", "YT-Q19"),
        Option("memory_aid", ("on", "off"), "on", "YT-Q32"),
    )
    words = vocabulary.words
    chance_words = vocabulary.chance_words
    unordered = positions.UNORDERED
    names: Mapping[str, Ref] = NAMES
    sheet = ("money", "goods", "green", "brown", "kinds", "liquidity", "total")
    folder = str(Path(__file__).parent)
    knowledge = ai.KNOWLEDGE

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.data = Data(components)

    @classmethod
    def open(cls, edition: Path | None = None) -> "YangtzeGame":
        return cls(load_components(DATA_FILE, edition))

    def new(self, setup: Setup) -> Yangtze:
        s = Yangtze(setup.seats, self.data, dict(setup.options))
        if setup.start is None:
            s.then(ChooseStart(), SetUp())
        else:
            s.start = s.active = setup.start
            s.then(SetUp())
        return s

    def load(self, position: Position) -> Yangtze:
        return load(position, self.data, self.complete_options)

    def dump(self, s: Yangtze) -> Position:
        return positions.dump(s)

    def facts(self, s: Yangtze) -> Position:
        return positions.facts(s)

    def view(self, s: Yangtze, seat: int | None) -> View:
        return view_of(s, seat)

    def shown(self, view: View) -> View:
        return with_facts(shown(view), self.data)

    def imagine(self, view: View, rng: Random) -> Yangtze:
        return imagine(self._known(view), view.seat, rng)

    def _known(self, view: View) -> Yangtze:
        """One state that looks like the view, kept with it."""
        if not isinstance(view.known, Yangtze):
            view.known = self.load(one_world(view))
        return view.known

    def result(self, s: Yangtze) -> Result:
        return scoring.score(s)

    def projection(self, view: View) -> Result:
        return scoring.score(without_hidden(self._known(view), view.seat))

    def reasons(self, s: Yangtze, seat: int, action: Action) -> list[Reason]:
        return refusals.reasons(s, seat, action)

    def explain(self, text: str) -> list[Reason]:
        return refusals.explain(text)

    def parse(self, text: str) -> Action:
        """Tiles of a bundle may be named in any order; the word has them ascending."""
        kind, *args = text.split() or [""]
        if kind == "sell" and all(code in TILE for code in args):
            text = " ".join([kind, *sorted(args, key=TILE.__getitem__)])
        return super().parse(text)

    def action_args(self, s: Yangtze, seat: int, action: Action) -> dict[str, Any]:
        return action_args(s, seat, action)

    def watch(self, s: Yangtze, fresh: bool) -> Watch[Yangtze]:
        return YangtzeWatch(s, fresh)


GAME = YangtzeGame
