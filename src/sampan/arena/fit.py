"""Weights from self-play: what lay on the table, and by how much it was won in the end.

Each round plays games between bots whose weights are all a little off in their own way, looks at
positions on the way, and fits the weights so that the difference of two seats' worth foretells the
difference of their final scores (least squares, drawn towards the weights so far). The first round
begins with what the score sheet says and nothing else, so that the same command finds the same
weights whatever is in the file.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final

from sampan.arena.rounds import Command, other_ways, play_round, tamed
from sampan.arena.spreads import Miss, missed, spread_of
from sampan.bots import Clock, make_bot
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.tunable import known_by
from sampan.engine.weights import LinearKnowledge, Weights

JITTER: Final = 0.3
"""How far the weights of a player may be off: this is how other ways to play are tried."""
SLIP: Final = 0.05
"""How often a player says just anything."""
LOOKED_AT: Final = 0.25
"""The share of the decisions at which the position is looked at."""
PULL: Final = 0.002
"""How strongly the fit is drawn towards the weights so far, as a share of the data, ..."""
LEAST_PULL: Final = 1.0
"""... and where there are none."""


class Sample:
    """Two seats compared at one moment: time left, features of one less those of the other, and
    the margin at the end."""

    __slots__ = ("features", "left", "margin")

    def __init__(self, left: float, features: list[float], margin: float) -> None:
        self.left: Final = left
        self.features: Final = features
        self.margin: Final = margin

    def inputs(self) -> list[float]:
        return [*self.features, *(self.left * each for each in self.features)]


def fittable(game: Game[Any]) -> LinearKnowledge[Any]:
    """The knowledge of a game, if its weights can be fitted."""
    if not isinstance(game.knowledge, LinearKnowledge):
        raise BadInput(
            f"what bots know of {game.name} is no sum of weighted features; {other_ways(game)}"
        )
    return game.knowledge


def with_weights(game: Game[Any], weights: Weights) -> Game[Any]:
    """The same game, known by other weights."""
    return known_by(game, fittable(game).with_weights(weights))


def fit_rounds(
    game: Game[Any],
    games: int,
    rounds: int,
    seed: int,
    spec: str,
    command: Command,
    progress: Callable[[], None] = lambda: None,
    workers: int = 1,
) -> Iterator[tuple[Weights, dict[str, float]]]:
    """After each round the weights that fit the later half of the rounds so far, and how well they
    fit: what things were worth among weak players tells little. The games of the next round are
    played with them. Half of the games have two seats, the rest any number."""
    knowledge = fittable(game).plain(command(0))
    seen: list[list[Sample]] = []
    for each_round in range(rounds):
        seen.append([])
        weights, luck = knowledge.weights, f"{seed} {each_round}"
        fixtures = [(game, weights, spec, luck, number) for number in range(games)]
        for found in play_round(_play, fixtures, workers):
            seen[-1] += found
            progress()
        late = [sample for samples in seen[len(seen) // 2 :] for sample in samples]
        margins = tamed([sample.margin for sample in late])
        samples = [
            Sample(sample.left, sample.features, margin)
            for sample, margin in zip(late, margins, strict=True)
        ]
        weights, errors = fit(knowledge, samples, command(each_round + 1))
        knowledge = knowledge.with_weights(weights)
        yield weights, errors


def _play(fixture: tuple[Game[Any], Weights, str, str, int]) -> list[Sample]:
    game, weights, spec, seed, number = fixture
    seats = 2 if number % 2 else game.seats[number // 2 % len(game.seats)]
    return play(with_weights(game, weights), seats, Random(f"tune {seed} {number}"), spec)


def play(game: Game[Any], seats: int, rng: Random, spec: str) -> list[Sample]:
    """One game; what was seen on the way, with what came of it. A rival that the game itself plays
    is one of the seats that are compared."""
    knowledge = fittable(game)
    session = Session.new(game, seats, rng.randrange(1 << 30))
    astray = [with_weights(game, _astray(knowledge.weights, rng)) for _ in range(seats)]
    bots = [make_bot(spec, each, Random(rng.random()), seats) for each in astray]
    seen: list[tuple[float, list[list[float]]]] = []
    while (decision := session.decision) is not None:
        if rng.random() < LOOKED_AT:
            features = [list(map(float, each)) for each in knowledge.features(session.state)]
            seen.append((knowledge.time_left(session.state), features))
        if rng.random() < SLIP:
            session.submit(rng.choice(decision.options))
        else:
            bot = bots[SEATS.index(decision.seat)]
            session.submit(bot.choose(session.view(decision.seat), decision, Clock(patient=True)))
    if session.result is None:
        return []
    totals = list(session.result.scores.values())
    return [
        Sample(left, [a - b for a, b in zip(*pair, strict=True)], totals[one] - totals[other])
        for left, features in seen
        for one in range(len(totals))
        for other in range(one)
        for pair in [(features[one], features[other])]
    ]


def _astray(weights: Weights, rng: Random) -> Weights:
    def off(values: Mapping[str, float]) -> dict[str, float]:
        return {name: value * exp(rng.gauss(0, JITTER)) for name, value in values.items()}

    return Weights(off(weights.late), off(weights.early), weights.spread)


def fit(
    knowledge: LinearKnowledge[Any], samples: Sequence[Sample], command: str
) -> tuple[Weights, dict[str, float]]:
    """The weights that foretell the margins best, and the error before and after."""
    names = knowledge.names
    before = [knowledge.weights.late[name] for name in names]
    before += [knowledge.weights.early[name] for name in names]
    size = len(before)
    matrix = [[0.0] * size for _ in range(size)]
    target = [0.0] * size
    for sample in samples:
        inputs = sample.inputs()
        for place, value in enumerate(inputs):
            if value:
                row = matrix[place]
                for other, each in enumerate(inputs):
                    row[other] += value * each
                target[place] += value * sample.margin
    for place in range(size):
        pull = PULL * matrix[place][place] + LEAST_PULL
        matrix[place][place] += pull
        target[place] += pull * before[place]
    after = solve(matrix, target)
    late = dict(zip(names, after, strict=False))
    early = dict(zip(names, after[len(names) :], strict=True))
    errors = {
        "samples": float(len(samples)),
        "margin": missed(_misses([0.0] * size, samples)),
        "before": missed(_misses(before, samples)),
        "after": missed(_misses(after, samples)),
    }
    return Weights(late, early, spread_of(_misses(after, samples)), command), errors


def _misses(weights: Sequence[float], samples: Sequence[Sample]) -> list[Miss]:
    """How far the margins missed what these weights told."""
    found = []
    for each in samples:
        told = sum([weight * amount for weight, amount in zip(weights, each.inputs(), strict=True)])
        found.append((each.left, each.margin - told))
    return found


def solve(matrix: list[list[float]], target: list[float]) -> list[float]:
    """The solution of a linear system, by elimination with the largest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, target, strict=True)]
    size = len(rows)
    for place in range(size):
        largest = max(range(place, size), key=lambda each: abs(rows[each][place]))
        rows[place], rows[largest] = rows[largest], rows[place]
        pivot = rows[place]
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            if factor:
                for column in range(place, size + 1):
                    row[column] -= factor * pivot[column]
    solution = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][each] * solution[each] for each in range(place + 1, size))
        solution[place] = (rows[place][size] - known) / rows[place][place]
    return solution
