"""Gùgōng: gifts and intrigue at the Ming court, for 1 to 5 players."""

from pathlib import Path
from random import Random
from typing import Any

from sampan.engine.actions import Action
from sampan.engine.components import Components, load_components
from sampan.engine.game import Game, Position, Result
from sampan.engine.invariants import Watch
from sampan.engine.refusals import Reason
from sampan.engine.setup import Option, Setup
from sampan.engine.view import View
from sampan.games.gugong import positions, refusals, scoring
from sampan.games.gugong import words as vocabulary
from sampan.games.gugong.describe import action_args, names_of
from sampan.games.gugong.flow.final import projection
from sampan.games.gugong.flow.setup import RANDOM_FOCUS, ChooseStart, SetUp
from sampan.games.gugong.invariants import GugongWatch
from sampan.games.gugong.knowledge import KNOWLEDGE
from sampan.games.gugong.loading import load
from sampan.games.gugong.pieces import DATA_FILE, LOCATIONS, PAIRINGS, Data
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.view import Worlds, view_of

SOLO = (1,)
"""GG-1.1, GG-18 One player against Meng, who has the second place at the table."""
MANY = (2, 3, 4, 5)
"""GG-1.1, GG-17.1, GG-Q52 Players without Meng; only they may have expert rules and bonus tiles."""


class GugongGame(Game[Gugong]):
    """The title as the rest of Sampan knows it."""

    name = "gugong"
    version = "1"
    seats = (*SOLO, *MANY)
    options = (
        Option("travel_set", ("26", "32"), "26", "GG-Q1"),
        Option("gain_choice", ("auto", "ask"), "auto", "GG-Q22"),
        Option("tile_storage", ("after_action", "each_move"), "after_action", "GG-Q25"),
        Option("claim_window", ("canal", "own_turn"), "canal", "GG-Q38"),
        Option("final_wall_benefits", ("off", "on"), "off", "GG-Q13"),
        Option("night_claims", ("all", "one"), "all", "GG-Q43"),
        Option("bonus_trigger", ("execution", "location"), "execution", "GG-Q48", MANY),
        Option("expert", (False, True), False, "GG-16.1", MANY),
        Option("bonus_tiles", (False, True), False, "GG-17.1", MANY),
        Option("difficulty", ("easy", "normal", "hard"), "normal", "GG-18.7", SOLO),
        Option("pairing", tuple(PAIRINGS), next(iter(PAIRINGS)), "GG-18.5", SOLO),
        Option("focus", (RANDOM_FOCUS, *LOCATIONS), RANDOM_FOCUS, "GG-18.3", SOLO),
    )
    words = vocabulary.words
    chance_words = vocabulary.chance_words
    unordered = positions.UNORDERED
    subtotals = ("raw",)
    sheet = ("before", "wall", "decrees", "palace", "jade", "raw", "eligible", "total")
    folder = str(Path(__file__).parent)
    knowledge = KNOWLEDGE

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.data = Data(components)
        self.names = names_of(components)

    @classmethod
    def open(cls, edition: Path | None = None) -> "GugongGame":
        return cls(load_components(DATA_FILE, edition))

    def new(self, setup: Setup) -> Gugong:
        s = Gugong(setup.seats, self.data, dict(setup.options))
        if setup.seats == 1:
            s.choose_start(0)  # GG-18.11
            s.then(SetUp())
        elif setup.start is None:
            s.then(ChooseStart(), SetUp())
        else:
            s.choose_start(setup.start)
            s.then(SetUp())
        return s

    def load(self, position: Position) -> Gugong:
        return load(position, self.data, self.complete_options)

    def dump(self, s: Gugong) -> Position:
        return positions.dump(s)

    def now(self, s: Gugong) -> Position:
        return {**positions.fields(s), "since": positions.since(s)}

    def by_kind(self, value: Any) -> Any:
        return positions.by_kind(value)

    def facts(self, s: Gugong) -> Position:
        return positions.facts(s)

    def view(self, s: Gugong, seat: int | None) -> View:
        return view_of(s, seat)

    def imagine(self, view: View, rng: Random) -> Gugong:
        return self._worlds(view).imagine(rng)

    def projection(self, view: View) -> Result:
        return projection(self._worlds(view).one)

    def _worlds(self, view: View) -> Worlds:
        known = view.known
        if not isinstance(known, Worlds):
            known = view.known = Worlds(view, self.load)
        return known

    def result(self, s: Gugong) -> Result:
        return scoring.result(s)

    def reasons(self, s: Gugong, seat: int, action: Action) -> list[Reason]:
        return refusals.reasons(s, seat, action)

    def explain(self, text: str) -> list[Reason]:
        return []

    def action_args(self, s: Gugong, seat: int, action: Action) -> dict[str, Any]:
        return action_args(s, seat, action)

    def watch(self, s: Gugong, fresh: bool) -> Watch[Gugong]:
        return GugongWatch(s, fresh)


GAME = GugongGame
