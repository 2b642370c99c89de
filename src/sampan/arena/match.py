"""A match: which bots meet at which seats in which games, and how one of these games is played."""

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain, combinations
from random import Random
from typing import Any, Final

from sampan.arena.playing import play_game
from sampan.bots import level_spec, levels, make_bot
from sampan.bots.registry import known_to, method_of
from sampan.engine.chance import Seed
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.tunable import Tunable


class MatchError(BadInput):
    """A match that cannot be played."""


class Fixture:
    """One game to be played: its number in the match, who sits where, and its seed."""

    def __init__(self, number: int, specs: Sequence[str], seed: str) -> None:
        self.number: Final = number
        self.specs: Final = tuple(specs)
        self.seed: Final = seed


class Outcome:
    """One game that was played: scores and ranks by seat, seats played by the game itself last."""

    def __init__(
        self,
        fixture: Fixture,
        scores: Sequence[int],
        ranks: Sequence[int | None],
        over: str,
        milliseconds: Sequence[Sequence[int]],
    ) -> None:
        self.number: Final = fixture.number
        self.specs: Final = fixture.specs
        self.seed: Final = fixture.seed
        self.scores: Final = tuple(scores)
        self.ranks: Final = tuple(ranks)
        """1 for a winner and so on; None where nobody can win."""
        self.over: Final = over
        self.milliseconds: Final = tuple(tuple(each) for each in milliseconds)
        """For each seat how long each of its decisions took."""

    def named(self, specs: Sequence[str]) -> "Outcome":
        """The same game, with other names for the same bots."""
        fixture = Fixture(self.number, specs, self.seed)
        return Outcome(fixture, self.scores, self.ranks, self.over, self.milliseconds)

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "specs": self.specs,
            "seed": self.seed,
            "scores": self.scores,
            "ranks": self.ranks,
            "over": self.over,
            "ms": self.milliseconds,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Outcome":
        """Raises `KeyError`, `TypeError` or `ValueError` where it is none."""
        fixture = Fixture(data["number"], data["specs"], data["seed"])
        scores, ranks, milliseconds = data["scores"], data["ranks"], data["ms"]
        if not len(fixture.specs) <= len(scores) == len(ranks):
            raise ValueError("every seat has a score and a rank")
        if len(milliseconds) != len(fixture.specs):
            raise ValueError("every bot has its times")
        places = [rank for rank in ranks if rank is not None]
        numbers = [fixture.number, *scores, *places, *chain.from_iterable(milliseconds)]
        # Truth would count as a number, too.
        if not all(type(each) is int for each in numbers):
            raise ValueError("numbers, scores, ranks and times are whole numbers")
        return cls(fixture, scores, ranks, data["over"], milliseconds)


class Match:
    """So many games of one game between bots. Every group of games has one seed and as many games
    as seats: the bots move on by one seat from game to game, so that luck and seat are shared."""

    def __init__(
        self,
        game: Game[Any],
        specs: Sequence[str],
        games: int,
        seats: int | None = None,
        seed: Seed = 0,
        options: Mapping[str, Any] | None = None,
        timed: bool = True,
    ) -> None:
        self.game: Final = game
        self.specs: Final = tuple(specs)
        self.games: Final = games
        self.seats: Final = len(specs) if seats is None else seats
        self.seed: Final = seed
        self.options: Final = dict(options or {})
        self.timed: Final = timed
        """Whether outcomes tell thinking times; without them they are the same everywhere."""
        if not specs:
            raise MatchError("a match needs bots, and none are named")
        game.setup(self.seats, self.options, None)
        if self.seats > len(specs):
            raise MatchError(f"a table of {self.seats} needs {self.seats} bots, not {len(specs)}")
        self._tables: Final = list(combinations(self.specs, self.seats))
        for spec in specs:
            make_bot(spec, game, Random(0))

    def fixtures(self) -> Iterator[Fixture]:
        return map(self.fixture, range(self.games))

    def fixture(self, number: int) -> Fixture:
        """The game of this number, however many are wanted; raises `ValueError` below zero. With
        more bots than seats every choice of bots comes in turn."""
        if number < 0:
            raise ValueError("games are numbered from 0 up")
        group, turn = divmod(number, self.seats)
        table = self._tables[group % len(self._tables)]
        seated = [(*table[moved:], *table[:moved]) for moved in range(turn + 1)]
        seed = f"{self.seed} {group}"
        if seated[turn] in seated[:turn]:
            seed += f" {turn}"  # the same bots on the same seats would play the same game
        return Fixture(number, seated[turn], seed)

    def header(self) -> dict[str, Any]:
        """What this match is, to recognize it by; not how many of its games are wanted."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "data": self.game.components.hash,
            "bots": list(self.specs),
            "levels": {
                spec: level_spec(method_of(spec), self.game, self.seats)
                for spec in self.specs
                if method_of(spec) in levels()
            },
            "numbers": fingerprint(self.game, self.specs, self.seats),
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
        }

    def play(self, fixture: Fixture) -> Outcome:
        """One game of the match."""
        milliseconds: list[list[int]] = [[] for _ in fixture.specs]
        times = milliseconds if self.timed else None
        session = play_game(self.game, fixture.specs, fixture.seed, self.options, times)
        result = session.result
        if result is None:
            raise MatchError(f"game {fixture.number} did not end")
        scores, ranks = list(result.scores.values()), list(result.ranks.values())
        return Outcome(fixture, scores, ranks, result.over, milliseconds)


def fingerprint(game: Game[Any], specs: Sequence[str], seats: int) -> str:
    """What stands for the numbers that these bots count with: what they played or found with others
    is not theirs."""
    known = {spec: known_to(spec, game).knowledge for spec in specs}
    numbers = {
        spec.removeprefix(method_of(spec)): each.fingerprint(seats)
        for spec, each in known.items()
        if isinstance(each, Tunable)
    }
    return sha256(json.dumps(numbers, sort_keys=True).encode()).hexdigest()[:16]
