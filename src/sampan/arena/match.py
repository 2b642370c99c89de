"""Whole games between bots, seats taken in turn, and how often each bot won."""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from sampan.bots import Clock, make_bot
from sampan.engine.chance import Seed
from sampan.engine.game import Game, Result
from sampan.engine.session import Session
from sampan.engine.steps import SEATS


def play_game(
    game: Game[Any], specs: Sequence[str], seed: Seed, options: Mapping[str, Any] | None = None
) -> Session:
    """One game; `specs` names the bot of each seat. Bots see views only."""
    session = Session.new(game, len(specs), seed, options)
    seated = [make_bot(spec, game, Random(f"{seed} {seat}")) for seat, spec in enumerate(specs)]
    clock = Clock()
    while session.decision is not None:
        decision = session.decision
        bot = seated[SEATS.index(decision.seat)]
        session.submit(bot.choose(session.view(decision.seat), decision, clock))
    return session


class Match:
    """Games so far between bots, counted by bot. A shared victory is shared by the winners."""

    def __init__(self, specs: Sequence[str]) -> None:
        self.specs: Final = tuple(specs)
        self.games = 0
        self.wins: dict[str, float] = dict.fromkeys(specs, 0.0)
        self.scores: dict[str, float] = dict.fromkeys(specs, 0.0)
        self.seats: dict[str, int] = dict.fromkeys(specs, 0)

    def count(self, specs: Sequence[str], result: Result) -> None:
        self.games += 1
        winners = result.winners
        for seat, spec in zip(SEATS, specs, strict=False):
            self.seats[spec] += 1
            self.scores[spec] += result.scores[seat]
            if seat in winners:
                self.wins[spec] += 1 / len(winners)

    def rate(self, spec: str) -> float:
        """The share of the games this bot won."""
        return self.wins[spec] / self.games if self.games else 0.0

    def mean(self, spec: str) -> float:
        """The mean score of the bot's seats."""
        return self.scores[spec] / self.seats[spec] if self.seats[spec] else 0.0

    def interval(self, spec: str) -> tuple[float, float]:
        """Wilson's 95 % interval of the win rate."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = 1.96, self.games, self.rate(spec)
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


def play_match(
    game: Game[Any],
    specs: Sequence[str],
    games: int,
    seed: Seed = 0,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Match]:
    """The match after each of its games. The seats rotate, so that every bot sits everywhere."""
    match = Match(specs)
    for number in range(games):
        turn = number % len(specs)
        seated = [*specs[turn:], *specs[:turn]]
        session = play_game(game, seated, f"{seed} {number}", options)
        if session.result is not None:
            match.count(seated, session.result)
        yield match
