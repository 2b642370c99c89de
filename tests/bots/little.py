"""Little games for three, every question, draw and value of them made by hand.

A game begins at a place, and words lead from there to other places: `ask(0, go=..., stay=...)` asks
seat A, `draw(EVERYBODY, heads=(3, ...), tails=(1, ...))` draws one of four coins, `end(1, 2, 0)` is
the end. A place says what each seat can expect there, and shares follow from nothing else.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from sampan.bots.search import Search
from sampan.bots.settings import Settings
from sampan.bots.tree import Edge, Node, Tree
from sampan.engine.actions import Action, Vocabulary
from sampan.engine.components import Components
from sampan.engine.game import Decision, Game, Position, Result
from sampan.engine.invariants import Watch
from sampan.engine.knowledge import Knowledge
from sampan.engine.playout import random_outcome
from sampan.engine.refusals import Reason
from sampan.engine.setup import Setup
from sampan.engine.steps import EVERYBODY, SEATS, ChanceStep, SeatStep, State, Step
from sampan.engine.view import HIDDEN, View, sees

WORDS: Final = Vocabulary()
Worths = tuple[float, float, float]
EVEN: Final = (0.0, 0.0, 0.0)


def word(text: str) -> Action:
    return WORDS.get(text) or WORDS.word(text)


class Place:
    """What comes next, where each word leads to, and what each seat can expect."""

    def __init__(
        self, step: "Step[Little] | None", after: Mapping[str, "Place"], worths: Worths
    ) -> None:
        self.step: Final = step
        self.after: Final = {word(text): place for text, place in after.items()}
        self.worths: Final = worths


def end(a: float, b: float, c: float) -> Place:
    return Place(None, {}, (a, b, c))


def ask(seat: int, worths: Worths = EVEN, /, **after: Place) -> Place:
    return Place(Ask(seat), after, worths)


def draw(seers: int, **after: tuple[int, Place]) -> Place:
    """Each outcome with its weight and where it leads to; these seats (a mask) see it."""
    step = Draw(seers, tuple(weight for weight, _ in after.values()))
    return Place(step, {text: place for text, (_, place) in after.items()}, EVEN)


class Little(State):
    """A place, and what was said and drawn on the way there, with the mask of who saw it."""

    __slots__ = ("place", "said")

    def __init__(self, place: Place, said: tuple[tuple[Action, int], ...] = ()) -> None:
        super().__init__()
        self.place = place
        self.said = said

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(action.word for action, _ in self.said)

    def copy(self) -> "Little":
        new = Little(self.place, self.said)
        new.agenda = self.agenda[:]
        new.over = self.over
        return new

    def reach(self, place: Place) -> None:
        self.place = place
        if place.step is None:
            self.end("end")
        else:
            self.then(place.step)

    def go(self, action: Action, seers: int) -> None:
        self.said = (*self.said, (action, seers))
        self.reach(self.place.after[action])


class Ask(SeatStep[Little]):
    __slots__ = ()

    def options(self, s: Little) -> Sequence[Action]:
        return list(s.place.after)

    def apply(self, s: Little, choice: Action) -> None:
        s.go(choice, EVERYBODY)


class Draw(ChanceStep[Little]):
    __slots__ = ("odds", "who_see")

    def __init__(self, who_see: int, odds: tuple[int, ...]) -> None:
        self.who_see: Final = who_see
        self.odds: Final = odds

    def options(self, s: Little) -> Sequence[Action]:
        return list(s.place.after)

    def weights(self, s: Little) -> Sequence[int]:
        return self.odds

    def seers(self, s: Little) -> int:
        return self.who_see

    def apply(self, s: Little, choice: Action) -> None:
        s.go(choice, self.who_see)


class LittleKnowledge(Knowledge[Little]):
    """What a place says, and no rank counts."""

    def __init__(self, spread: float = 1.0) -> None:
        self._spread: Final = spread

    def worths(self, s: Little) -> list[float]:
        return list(s.place.worths)

    def spread(self, s: Little) -> float:
        return self._spread

    def margin_counts(self, s: Little) -> float:
        return 1.0


class FarSighted(LittleKnowledge):
    """It looks one further question ahead in its own turn."""

    lookahead = 1


class LittleGame(Game[Little]):
    """Remembers how many worlds were imagined and which ends were evaluated."""

    name = "little"
    version = "1"
    seats = (3,)
    options = ()
    words = WORDS
    chance_words = WORDS
    unordered = ()
    names = {}
    sheet = ("total",)
    folder = ""

    def __init__(self, start: Place, knowledge: LittleKnowledge | None = None) -> None:
        super().__init__(Components({}))
        self.knowledge = knowledge or LittleKnowledge()
        self.start: Final = start
        self.imagined = 0
        self.ends: Final[list[tuple[str, ...]]] = []

    def at(self, *words: str) -> Little:
        """The state after these words."""
        s = Little(self.start)
        s.reach(self.start)
        for text in words:
            s.play(word(text))
        return s

    def new(self, setup: Setup) -> Little:
        return self.at()

    def load(self, position: Position) -> Little:
        return self.at(*position["said"])

    def dump(self, s: Little) -> Position:
        return {"said": list(s.words)}

    def facts(self, s: Little) -> Position:
        return {}

    def view(self, s: Little, seat: int | None) -> View:
        said = [action.word if sees(seers, seat) else HIDDEN for action, seers in s.said]
        return View(seat, {"said": said})

    def imagine(self, view: View, rng: Random) -> Little:
        self.imagined += 1
        s = self.at()
        for text in view.position["said"]:
            step = s.agenda[-1]
            if text == HIDDEN and isinstance(step, ChanceStep):
                s.play(random_outcome(step, s, rng))
            else:
                s.play(word(text))
        return s

    def result(self, s: Little) -> Result:
        self.ends.append(s.words)
        worths = s.place.worths
        ranks = {
            SEATS[seat]: 1 + sum(mine < each for each in worths) for seat, mine in enumerate(worths)
        }
        return Result(s.over or "", {}, dict(ranks))

    def projection(self, view: View) -> Result:
        raise NotImplementedError("nobody projects a little game")

    def reasons(self, s: Little, seat: int, action: Action) -> list[Reason]:
        raise NotImplementedError("a little game refuses nothing")

    def explain(self, text: str) -> list[Reason]:
        raise NotImplementedError("a little game explains nothing")

    def action_args(self, s: Little, seat: int, action: Action) -> dict[str, Any]:
        return {}

    def watch(self, s: Little, fresh: bool) -> Watch[Little]:
        raise NotImplementedError("nobody watches a little game")


def decision(s: Little) -> Decision:
    """What is asked now."""
    step = s.agenda[-1]
    return Decision(SEATS[step.who(s)], step.name, list(step.options(s)), ())


def tree_at(game: LittleGame, s: Little, settings: Settings) -> Tree:
    step = s.agenda[-1]
    return Tree(game, step.who(s), step.options(s), settings)


def grow(tree: Tree, s: Little, iterations: int, rng: Random) -> None:
    """So many iterations, all of them on this state."""
    options = s.agenda[-1].options(s)
    for _ in range(iterations):
        tree.iterate(s.copy(), tree.select(s, options), rng)


def grown(game: LittleGame, iterations: int, settings: Settings) -> Tree:
    """A tree of the first question after so many iterations."""
    s = game.at()
    tree = tree_at(game, s, settings)
    grow(tree, s, iterations, Random(1))
    return tree


def search_at(game: LittleGame, s: Little, settings: Settings, seed: int = 0) -> Search:
    step = s.agenda[-1]
    seat = step.who(s)
    return Search(game, game.view(s, seat), seat, step.options(s), settings, Random(seed))


def edge(node: Node, text: str) -> Edge:
    found = node.edge(word(text))
    assert found is not None, f"{text} is not known"
    return found


def below(node: Node, text: str) -> Node:
    """The only question that follows a word."""
    (following,) = edge(node, text).nodes.values()
    return following
