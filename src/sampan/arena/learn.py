"""Tables from self-play: what was so at the end of a turn, and what the seat had at the end.

In each round every seat takes the plan after which its lead looks best, and misjudges a little, so
that other ways to play are tried. Then the tables are fitted to what all seats had in the end
(least squares; entries that were seen seldom are drawn towards nothing, those of one time towards
their neighbours in time). The first round knows no tables, so the same command finds the same ones.
Rounds fade: what things were worth to weaker players tells less.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sampan.arena.rounds import play_round
from sampan.bots.plans import Planner, next_question
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.playout import random_outcome
from sampan.engine.session import Session
from sampan.engine.steps import ChanceStep, State
from sampan.engine.tables import Learned, Sight, TableKnowledge, Tables

if TYPE_CHECKING:
    from numpy.typing import NDArray

MISJUDGED: Final = (0.3, 0.7, 1.1)
"""By how many points the leads of plans are misjudged, one of these in each game."""
SLIP: Final = 0.02
"""How often a seat takes any of its better plans."""
BETTER: Final = 12
"""So many plans are among the better ones."""
LINES: Final = 16
"""So many lines of a turn are followed."""
COMPARED: Final = 64
"""So many plans are compared."""
FADING: Final = 0.7
"""What a round counts in the next one."""
PULL: Final = 6.0
"""As if so many games had shown each entry to be worth nothing ..."""
PULL_OF_TIME: Final = 40.0
"""... and so many, to be worth the same at neighbouring times."""
CHUNK: Final = 4096


class Row(NamedTuple):
    """What was seen of a seat once, and what it gained from then on."""

    sight: Sight
    gain: float


class Round(NamedTuple):
    """What a round has shown: how far gains missed what the tables before it foretold."""

    rows: int
    missed: float


def learnable(game: Game[Any]) -> TableKnowledge[Any]:
    """The knowledge of a game, if its tables can be learned."""
    if not isinstance(game.knowledge, TableKnowledge):
        wanted = "it can be tuned by play"
        raise BadInput(f"what bots know of {game.name} has no tables to learn; {wanted}")
    return game.knowledge


def learn(
    game: Game[Any],
    games: int,
    rounds: int,
    seed: int,
    command: str,
    progress: Callable[[], None] = lambda: None,
    workers: int = 1,
) -> Iterator[tuple[Learned, Round]]:
    """After each round the tables that fit the rounds so far."""
    if not rounds:
        raise BadInput("learning needs one round at least: without tables nothing is written")
    if find_spec("numpy") is None:
        raise BadInput("learning needs numpy: pip install 'sampan[arena]'")
    knowledge = learnable(game).with_learned(None)
    sums = {
        kind: Sums(sum(sizes.values()), knowledge.times) for kind, sizes in knowledge.kinds.items()
    }
    for number in range(rounds):
        luck = f"{seed} {number}"
        fixtures = [(game, knowledge, luck, each) for each in range(games)]
        found = []
        for rows in play_round(_play, fixtures, workers):
            found += rows
            progress()
        shown = Round(len(found), _missed(knowledge, found))
        for kind, each in sums.items():
            each.fade()
            each.add([row for row in found if row.sight.kind == kind])
        learned = Learned({kind: each.tables() for kind, each in sums.items()}, command)
        knowledge = knowledge.with_learned(learned)
        yield learned, shown


def _missed(knowledge: TableKnowledge[Any], rows: Sequence[Row]) -> float:
    tables: Mapping[str, Tables] = knowledge.learned.tables if knowledge.learned else {}
    squares = 0.0
    for (kind, left, _, entries), gain in rows:
        told = tables[kind].worth(entries, left) if kind in tables else 0.0
        squares += (gain - told) ** 2
    return sqrt(squares / max(1, len(rows)))


# --- games ---


def _play(fixture: tuple[Game[Any], TableKnowledge[Any], str, int]) -> list[Row]:
    """One game: a third of them with the fewest seats, a third with two, the rest with more. Alone
    it is played as the trials of the game want it."""
    game, knowledge, luck, number = fixture
    fewest, more = game.seats[0], [each for each in game.seats if each > 2]
    seats = (fewest, 2, more[number // 3 % len(more)])[number % 3]
    options = knowledge.trials[0][1] if seats == 1 and knowledge.trials else {}
    rng = Random(f"learn {luck} {number}")
    session = Session.new(game, seats, rng.randrange(1 << 30), options)
    return play(knowledge, session.state.copy(), rng)


def play(knowledge: TableKnowledge[Any], s: State, rng: Random) -> list[Row]:
    """Play to the end; what was seen of all seats whenever one had made its choice. One and the
    same player sits at all seats, so it looks at the state itself."""
    planner = Planner(knowledge, knowledge.lead, knowledge.lookahead)
    misjudged = rng.choice(MISJUDGED)
    seen: list[tuple[int, Sight]] = []
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, ChanceStep):
            s.play(random_outcome(step, s, rng))
            continue
        seat = step.who(s)
        options = next_question(s, seat)
        if not options:
            continue
        plans = planner.plans(s, seat, options, LINES)[:COMPARED]
        if rng.random() < SLIP:
            plan = rng.choice(plans[:BETTER])
        else:
            plan = max(plans, key=lambda each: each.look + rng.gauss(0.0, misjudged))
        s = plan.state
        if s.over is None:
            seats = range(len(knowledge.worths(s)))
            seen += [(each, knowledge.sight(s, each)) for each in seats]
    return [Row(sight, knowledge.final(s, seat) - sight.points) for seat, sight in seen]


# --- least squares ---


class Sums:
    """What least squares need to know of all rows of one kind so far: sums of products."""

    def __init__(self, size: int, times: int) -> None:
        import numpy as np

        self.size: Final = size
        self.times: Final = times
        self.products: NDArray[np.float64] = np.zeros((times * size, times * size))
        self.targets: NDArray[np.float64] = np.zeros(times * size)

    def fade(self) -> None:
        self.products *= FADING
        self.targets *= FADING

    def add(self, rows: Sequence[Row]) -> None:
        """Each row counts for the two times around its own."""
        for later in range(self.times - 1):
            between = [row for row in rows if min(int(row.sight.left), self.times - 2) == later]
            for begin in range(0, len(between), CHUNK):
                self._add(later, between[begin : begin + CHUNK])

    def _add(self, later: int, rows: Sequence[Row]) -> None:
        import numpy as np

        seen: NDArray[np.float64] = np.zeros((len(rows), self.size))
        for place, row in enumerate(rows):
            for entry in row.sight.entries:
                seen[place, entry] += 1.0
        early = np.array([row.sight.left - later for row in rows])
        gains = np.array([row.gain for row in rows])
        times = [(later, 1.0 - early), (later + 1, early)]
        for time, share in times:
            mine = slice(time * self.size, (time + 1) * self.size)
            shared = seen * share[:, None]
            self.targets[mine] += shared.T @ gains
            for other, weight in times:
                theirs = slice(other * self.size, (other + 1) * self.size)
                self.products[mine, theirs] += shared.T @ (seen * weight[:, None])

    def tables(self) -> Tables:
        """The tables that fit best."""
        import numpy as np

        size, length = self.size, self.times * self.size
        pulled = self.products + PULL * np.eye(length)
        for time in range(self.times - 1):
            one = np.arange(time * size, (time + 1) * size)
            other = one + size
            pulled[one, one] += PULL_OF_TIME
            pulled[other, other] += PULL_OF_TIME
            pulled[one, other] -= PULL_OF_TIME
            pulled[other, one] -= PULL_OF_TIME
        found = np.linalg.solve(pulled, self.targets).round(2)
        return Tables(found.reshape(self.times, size).tolist())
