"""One game between bots."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from sampan.bots import Bot, Clock, make_bot
from sampan.engine.actions import Action
from sampan.engine.chance import Seed
from sampan.engine.game import Decision, Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.view import View


def play_game(
    game: Game[Any],
    specs: Sequence[str],
    seed: Seed,
    options: Mapping[str, Any] | None = None,
    milliseconds: Sequence[list[int]] | None = None,
) -> Session:
    """One game; `specs` names the bot of each seat. How long each decision took is added to
    `milliseconds` by seat."""
    session = Session.new(game, len(specs), seed, options)
    bots = seated(game, specs, seed)
    if milliseconds is not None:
        bots = [Timed(bot, taken) for bot, taken in zip(bots, milliseconds, strict=True)]
    for _ in turns(session, bots):
        pass
    return session


def seated(game: Game[Any], specs: Sequence[str], seed: Seed) -> list[Bot]:
    """The bot of each seat, with a generator of its own."""
    return [
        make_bot(spec, game, Random(f"{seed} {seat}"), len(specs))
        for seat, spec in enumerate(specs)
    ]


def turns(session: Session, bots: Sequence[Bot], clock: Clock | None = None) -> Iterator[Decision]:
    """The rest of a game by the bots of its seats: each decision, before it is answered. Bots see
    views only. Unless another clock is given, iterations count where a spec names both iterations
    and a time, so that the machine does not change the result."""
    clock = clock or Clock(patient=True)
    while (decision := session.decision) is not None:
        yield decision
        bot = bots[SEATS.index(decision.seat)]
        session.submit(bot.choose(session.view(decision.seat), decision, clock))


class Timed(Bot):
    """A bot with a watch."""

    def __init__(self, bot: Bot, milliseconds: list[int]) -> None:
        super().__init__(bot.game, bot.rng)
        self.bot: Final = bot
        self.milliseconds: Final = milliseconds
        """How long each of its choices took."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        start = perf_counter()
        action = self.bot.choose(view, decision, clock)
        self.milliseconds.append(round(1000 * (perf_counter() - start)))
        return action
