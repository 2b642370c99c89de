"""Tables from self-play: what was so at the end of a turn, and what the seat had at the end.

Each round plays with the tables of the rounds before, then new ones are fitted to what all seats
had in the end. The first round knows no tables, so the same command finds the same ones. Rounds
fade: what things were worth to weaker players tells less. Where a stronger bot plays, those tables
are learned that go on from others, and the first round knows these.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from sampan.arena.lessons import TOGETHER, USUAL, Lesson, lesson
from sampan.arena.rounds import Command, other_ways, play_round
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.tables import Learned, TableKnowledge, Tables, runs

if TYPE_CHECKING:
    from sampan.arena.squares import Sums


class Round(NamedTuple):
    """What a round has shown: how far gains missed what the tables before it foretold."""

    rows: int
    missed: float


def learnable(game: Game[Any]) -> TableKnowledge[Any]:
    """The knowledge of a game, if its tables can be learned."""
    if not isinstance(game.knowledge, TableKnowledge):
        raise BadInput(f"what bots know of {game.name} has no tables to learn; {other_ways(game)}")
    return game.knowledge


def learn(
    game: Game[Any],
    games: int,
    rounds: int,
    seed: int,
    command: Command,
    progress: Callable[[], None] = lambda: None,
    workers: int = 1,
    seats: Sequence[int] = (),
    bot: str = USUAL,
) -> Iterator[tuple[Learned, Round]]:
    """After each round the tables that fit the rounds so far. With some numbers of seats only: the
    tables that are asked there, and the others as they were, but for those that went on from what
    is learned anew."""
    if not rounds:
        raise BadInput("learning needs one round at least: without tables nothing is written")
    if find_spec("numpy") is None:
        raise BadInput("learning needs numpy: pip install 'sampan[arena]'")
    start = _start(game, _seats(game, seats), bot)
    knowledge, sums = start.knowledge, start.sums
    for number in range(rounds):
        for each in sums.values():
            each.fade()
        luck = f"{seed} {number}"
        fixtures = [
            (game, knowledge, luck, range(first, min(games, first + TOGETHER)), start.seats, bot)
            for first in range(0, games, TOGETHER)
        ]
        shown = _add_up(play_round(lesson, fixtures, workers), sums, progress)
        tables = {kind: each.tables() for kind, each in sums.items()}
        learned = Learned(tables, dict.fromkeys(tables, command(number + 1)))
        knowledge = knowledge.with_learned(start.counting | learned)
        yield start.kept | learned, shown


class Start(NamedTuple):
    """With what learning begins."""

    knowledge: TableKnowledge[Any]
    """What the first round plays with."""
    counting: Learned
    """Tables that count in play beside those that are learned."""
    kept: Learned
    """Tables that stay as they were."""
    sums: "Mapping[str, Sums]"
    """What is learned."""
    seats: Sequence[int]


def _start(game: Game[Any], seats: Sequence[int], bot: str) -> Start:
    """The usual bot knows nothing at first; a stronger one what is known so far, and its tables
    begin with those from which they go on."""
    knowledge, nothing = learnable(game), Learned({}, {})
    kept = knowledge.learned or nothing
    if bot != USUAL:
        begun, seats = _begun(game, knowledge, seats)
        sums = _nothing_yet(knowledge, seats, begun)
        return Start(knowledge.with_learned(kept | Learned(begun, {})), kept, kept, sums, seats)
    sums = _nothing_yet(knowledge, seats, {})
    if not kept.tables and len(sums) < len(knowledge.kinds) - len(knowledge.onward):
        raise BadInput(f"{game.name} has no tables yet: learn those of all seats first")
    kept = kept.without([kind for kind, base in knowledge.onward.items() if base in sums])
    return Start(knowledge.with_learned(None), nothing, kept, sums, seats)


def _seats(game: Game[Any], seats: Sequence[int]) -> Sequence[int]:
    """Those that were asked for, in order; all if none were."""
    for count in seats:
        if count not in game.seats:
            known = ", ".join(map(str, game.seats))
            raise BadInput(f"{game.name} is not played by {count}; seats: {known}")
    return sorted(set(seats or game.seats))


def _begun(
    game: Game[Any], knowledge: TableKnowledge[Any], seats: Sequence[int]
) -> tuple[dict[str, Tables], Sequence[int]]:
    """With what the tables begin that go on from others, and where they are asked."""
    there = [each for each in game.seats if set(knowledge.kinds_at(each)) & set(knowledge.onward)]
    asking = [count for count in seats if count in there]
    if not asking:
        known = ", ".join(map(str, there)) or "none"
        raise BadInput(
            f"{game.name} learns from games of other bots than {USUAL} at these tables: {known}"
        )
    if knowledge.learned is None:
        raise BadInput(f"{game.name} has no tables yet: learn those of all seats first")
    tables = knowledge.learned.tables
    asked = {kind for count in asking for kind in knowledge.kinds_at(count)}
    return {kind: tables[base] for kind, base in knowledge.onward.items() if kind in asked}, asking


def _nothing_yet(
    knowledge: TableKnowledge[Any], seats: Sequence[int], begun: Mapping[str, Tables]
) -> dict[str, "Sums"]:
    """Sums for the tables that are asked at tables of these sizes: those that begin with others, or
    all the rest."""
    from sampan.arena.squares import Sums

    asked = {kind for count in seats for kind in knowledge.kinds_at(count)}
    learned = set(begun) or set(knowledge.kinds) - set(knowledge.onward)
    return {
        kind: Sums(
            sum(sizes.values()),
            knowledge.times,
            runs(sizes, knowledge.ordered),
            begun.get(kind),
        )
        for kind, sizes in knowledge.kinds.items()
        if kind in asked & learned
    }


def _add_up(
    lessons: Iterable[Lesson], sums: "Mapping[str, Sums]", progress: Callable[[], None]
) -> Round:
    """What the games of a round show is added up while others are played."""
    count, squares = 0, 0.0
    for rows, turns, played in lessons:
        for row in rows:
            sums[row.sight.kind].add(row)
            squares += (row.gain - (row.foretold or 0.0)) ** 2
        for lines in turns:
            sums[lines.kind].compare(lines)
        count += len(rows)
        for _ in range(played):
            progress()
    return Round(count, sqrt(squares / max(1, count)))
