"""Numbers from self-play: everybody counts a little differently, and what did better is kept.

In each game of a round every seat counts with numbers of its own, all of them a little off. How the
margins at the end go with what was off tells for each number how much better it would be if it were
larger (its response). After a round all numbers take a step that way, the longer the surer it is.
This asks for nothing but games, so it tunes any number, for the bot that is to play with it.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import pstdev
from typing import Any, Final, NamedTuple

from sampan.arena.playing import turns
from sampan.arena.rounds import Command, play_round, tamed
from sampan.bots import make_bot
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.tunable import Tunable, known_by

OFF: Final = 0.25
"""How far numbers are off in a game, as a share of their size."""
FADING: Final = 0.4
"""What the trials of a round count in the next one."""
STRIDE: Final = 5.0
"""How far a number goes, as a share of its size, where being off once changes a margin by a usual
one; it never goes further than `LONGEST`."""
LONGEST: Final = 0.4
TABLES: Final = 4
"""One game in so many may have more than two seats."""


class Trial(NamedTuple):
    """Two seats of one game: how much more each number of the one was off, and its margin."""

    off: list[float]
    margin: float


class Round(NamedTuple):
    """What a round has shown."""

    trials: int
    usual: float
    """The usual margin."""
    signal: float
    """How much the margin changes with a number that is off once, typically."""
    noise: float
    """How far that is known."""


def tunable(game: Game[Any]) -> Tunable[Any]:
    """The knowledge of a game, if it counts with numbers."""
    if not isinstance(game.knowledge, Tunable):
        raise BadInput(f"what bots know of {game.name} has no numbers to tune")
    return game.knowledge


def climb(
    game: Game[Any],
    games: int,
    rounds: int,
    seed: int,
    spec: str,
    command: Command,
    progress: Callable[[], None] = lambda: None,
    workers: int = 1,
) -> Iterator[tuple[Tunable[Any], Round]]:
    """After each round the knowledge that did better, and what the round has shown. Three of four
    games have two seats, where a margin is the work of two and no accident among many; the rest
    have any number from there."""
    first = tunable(game).first()
    names = list(first.numbers)
    sizes = [max(first.least, abs(first.numbers[name])) for name in names]
    knowledge = first.with_numbers(first.numbers, command(0))
    products, squares = [0.0] * len(names), [0.0] * len(names)
    for each_round in range(rounds):
        fixtures = [
            (known_by(game, knowledge), sizes, spec, f"{seed} {each_round} {number}", number)
            for number in range(games)
        ]
        trials = []
        for found in play_round(_play, fixtures, workers):
            trials += found
            progress()
        margins = tamed([trial.margin for trial in trials])
        for place in range(len(names)):
            off = [trial.off[place] for trial in trials]
            products[place] = FADING * products[place] + _product(off, margins)
            squares[place] = FADING * squares[place] + _product(off, off)
        steps, shown = steps_of(products, squares, margins)
        moved = zip(names, knowledge.numbers.values(), steps, sizes, strict=True)
        numbers = {name: value + step * size for name, value, step, size in moved}
        knowledge = knowledge.with_numbers(numbers, command(each_round + 1))
        yield knowledge, shown


def _play(fixture: tuple[Game[Any], list[float], str, str, int]) -> list[Trial]:
    game, sizes, spec, seed, number = fixture
    counts = [count for count in game.seats if count > 1]
    seats = 2 if number % TABLES else counts[number // TABLES % len(counts)]
    return play(game, sizes, seats, Random(f"climb {seed}"), spec)


def play(
    game: Game[Any], sizes: Sequence[float], seats: int, rng: Random, spec: str
) -> list[Trial]:
    """One game; what each two neighbours at its table have shown: all pairs would let the largest
    tables speak loudest."""
    knowledge = tunable(game)
    offs = [[rng.gauss(0, 1) for _ in sizes] for _ in range(seats)]
    bots = [
        make_bot(spec, known_by(game, _astray(knowledge, sizes, off)), Random(rng.random()), seats)
        for off in offs
    ]
    session = Session.new(game, seats, rng.randrange(1 << 30))
    for _ in turns(session, bots):
        pass
    if session.result is None:
        return []
    totals = list(session.result.scores.values())
    return [
        Trial(
            [a - b for a, b in zip(offs[seat], offs[seat - 1], strict=True)],
            float(totals[seat] - totals[seat - 1]),
        )
        for seat in range(1, seats)
    ]


def _astray(knowledge: Tunable[Any], sizes: Sequence[float], off: Sequence[float]) -> Tunable[Any]:
    all_of_it = zip(knowledge.numbers.items(), sizes, off, strict=True)
    numbers = {name: value + OFF * each * size for (name, value), size, each in all_of_it}
    return knowledge.with_numbers(numbers)


def steps_of(
    products: Sequence[float], squares: Sequence[float], margins: Sequence[float]
) -> tuple[list[float], Round]:
    """For each number the step to take, as a share of its size. Responses are drawn towards none
    as far as chance alone would explain them."""
    usual = pstdev(margins) if len(margins) > 1 else 0.0
    responses = [
        product / square if square else 0.0
        for product, square in zip(products, squares, strict=True)
    ]
    noises = [usual / sqrt(square) if square else usual for square in squares]
    noise = _product(noises, noises) / len(noises)
    signal = max(0.0, _product(responses, responses) / len(responses) - noise)
    steps = []
    for response, error in zip(responses, noises, strict=True):
        sure = signal / (signal + error * error) if signal else 0.0
        step = STRIDE * sure * response / usual if usual else 0.0
        steps.append(max(-LONGEST, min(LONGEST, step)))
    return steps, Round(len(margins), usual, sqrt(signal), sqrt(noise))


def _product(some: Sequence[float], others: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(some, others, strict=True)])
