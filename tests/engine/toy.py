"""Pebbles, a game too small to sell: it has one of everything the engine must handle.

Everybody is dealt a coin face down (a weighted, secret draw), then takes pebbles from a heap in
turn, may show the own coin (a reveal) or set pebbles aside in secret (a secret word), and must
always say `ready` first (asked even though nothing else can be said). Who takes the last pebble
ends the game.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from sampan.engine.actions import Action, Vocabulary
from sampan.engine.components import Components
from sampan.engine.game import Game, Position, Result
from sampan.engine.invariants import Watch, require
from sampan.engine.knowledge import Knowledge
from sampan.engine.position import Fields
from sampan.engine.refusals import Reason
from sampan.engine.setup import Option, Setup
from sampan.engine.steps import SEATS, AutomaticStep, ChanceStep, Event, SeatStep, State
from sampan.engine.texts import Ref
from sampan.engine.view import HIDDEN, View, seat_mask

words: Final = Vocabulary()
READY: Final = words.word("ready")
TAKE: Final = words.family("take", (1, 2, 3))
SHOW: Final = words.word("show")
ASIDE: Final = words.family("aside", (1, 2))
coins: Final = Vocabulary()
COIN: Final = coins.family("coin", (1, 5))
WEIGHTS: Final = (3, 1)
HEAP: Final = 9


class Pebbles(State):
    """A heap, and before each seat a coin and pebbles."""

    __slots__ = ("aside", "coins", "heap", "n", "shown", "taken")

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.heap = HEAP
        self.coins = [0] * n
        self.shown = [False] * n
        self.taken = [0] * n
        self.aside = [0] * n

    def copy(self) -> "Pebbles":
        new = Pebbles(self.n)
        new.agenda = self.agenda[:]
        new.over = self.over
        new.heap = self.heap
        new.coins = self.coins[:]
        new.shown = self.shown[:]
        new.taken = self.taken[:]
        new.aside = self.aside[:]
        return new

    def deal(self, seat: int, coin: int) -> None:
        self.coins[seat] = coin
        self.whisper(seat_mask(seat), ("coin",), "dealt", seat=SEATS[seat], coin=coin)

    def take(self, seat: int, count: int) -> None:
        self.heap -= count
        self.taken[seat] += count
        self.report("took", seat=SEATS[seat], count=count)

    def set_aside(self, seat: int, count: int) -> None:
        self.heap -= count
        self.aside[seat] += count
        self.whisper(seat_mask(seat), ("count",), "set_aside", seat=SEATS[seat], count=count)

    def show(self, seat: int) -> None:
        self.shown[seat] = True
        others = seat_mask(*range(self.n)) & ~seat_mask(seat)
        self.reveal(others, "showed", seat=SEATS[seat], coin=self.coins[seat])


class Deal(ChanceStep[Pebbles]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Pebbles) -> Sequence[Action]:
        return COIN

    def weights(self, s: Pebbles) -> Sequence[int]:
        return WEIGHTS

    def apply(self, s: Pebbles, choice: Action) -> None:
        s.deal(self.seat, int(choice.args[0]))

    def seers(self, s: Pebbles) -> int:
        return seat_mask(self.seat)


class GetReady(SeatStep[Pebbles]):
    __slots__ = ()
    always_asked = True

    def options(self, s: Pebbles) -> Sequence[Action]:
        return [READY]

    def apply(self, s: Pebbles, choice: Action) -> None:
        s.report("ready", seat=SEATS[self.seat])


class TakePebbles(SeatStep[Pebbles]):
    __slots__ = ()

    def options(self, s: Pebbles) -> Sequence[Action]:
        found = list(TAKE[: s.heap])
        return found if s.shown[self.seat] else [*found, SHOW]

    def apply(self, s: Pebbles, choice: Action) -> None:
        if choice is SHOW:
            s.show(self.seat)
            s.then(self)
        else:
            s.take(self.seat, choice.arg + 1)


class SetAside(SeatStep[Pebbles]):
    """A secret word; forced when one pebble is left."""

    __slots__ = ()

    def options(self, s: Pebbles) -> Sequence[Action]:
        return ASIDE[: s.heap]

    def apply(self, s: Pebbles, choice: Action) -> None:
        s.set_aside(self.seat, choice.arg + 1)

    def seers(self, s: Pebbles) -> int:
        return seat_mask(self.seat)


class NextTurn(AutomaticStep[Pebbles]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Pebbles) -> None:
        if s.heap:
            s.then(TakePebbles(self.seat), AfterTaking(self.seat))
        else:
            s.end("heap")


class AfterTaking(AutomaticStep[Pebbles]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Pebbles) -> None:
        following = NextTurn((self.seat + 1) % s.n)
        if s.heap and s.heap % 2:
            s.then(SetAside(self.seat), following)
        else:
            s.then(following)


class PebblesWatch(Watch[Pebbles]):
    def after(self, s: Pebbles, action: Action, events: Sequence[Event]) -> None:
        require(s.heap + sum(s.taken) + sum(s.aside) == HEAP, "PB-E1", "a pebble is lost")


class PebblesKnowledge(Knowledge[Pebbles]):
    def worths(self, s: Pebbles) -> list[float]:
        return [float(taken) for taken in s.taken]

    def spread(self, s: Pebbles) -> float:
        return 1.0 + s.heap / 2


class PebblesGame(Game[Pebbles]):
    name = "pebbles"
    version = "1"
    seats = (2, 3)
    options = (Option("hurry", (True, False), False, "PB-Q1"),)
    words = words
    chance_words = coins
    unordered = ()
    names: Mapping[str, Ref] = {}
    sheet = ("pebbles", "coin", "total")
    folder = str(Path(__file__).parent)
    knowledge = PebblesKnowledge()

    def new(self, setup: Setup) -> Pebbles:
        s = Pebbles(setup.seats)
        start = setup.start or 0
        deals = [Deal(seat) for seat in range(s.n)]
        ready = [] if setup.options["hurry"] else [GetReady(seat) for seat in range(s.n)]
        s.then(*deals, *ready, NextTurn(start))
        return s

    def load(self, position: Position) -> Pebbles:
        fields = Fields(position)
        if fields.get("game") != self.name:
            raise fields.fail("game", "expected 'pebbles'")
        s = Pebbles(fields.number("players", 2, 2, 3))
        s.heap = fields.number("heap", HEAP, 0, HEAP)
        s.taken[0] = HEAP - s.heap
        s.coins = [1] * s.n
        fields.get("seed")
        fields.done()
        s.then(NextTurn(0))
        return s

    def dump(self, s: Pebbles) -> Position:
        return {
            "game": self.name,
            "players": s.n,
            "heap": s.heap,
            "coins": list(s.coins),
            "taken": list(s.taken),
            "aside": list(s.aside),
        }

    def facts(self, s: Pebbles) -> Position:
        return {}

    def view(self, s: Pebbles, seat: int | None) -> View:
        position = self.dump(s)
        for other in range(s.n):
            if other != seat:
                position["aside"][other] = HIDDEN
                if not s.shown[other]:
                    position["coins"][other] = HIDDEN
        return View(seat, position)

    def imagine(self, view: View, rng: Random) -> Pebbles:
        raise NotImplementedError("nobody imagines pebbles")

    def result(self, s: Pebbles) -> Result:
        sheets = {
            SEATS[seat]: {
                "pebbles": s.taken[seat] + s.aside[seat],
                "coin": s.coins[seat],
                "total": s.taken[seat] + s.aside[seat] + s.coins[seat],
            }
            for seat in range(s.n)
        }
        best = max(sheet["total"] for sheet in sheets.values())
        ranks = {seat: 1 if sheet["total"] == best else 2 for seat, sheet in sheets.items()}
        return Result(s.over or "", sheets, dict(ranks))

    def projection(self, view: View) -> Result:
        raise NotImplementedError("nobody projects pebbles")

    def reasons(self, s: Pebbles, seat: int, action: Action) -> list[Reason]:
        if s.over is not None:
            return [Reason("PB-4", "over")]
        step = s.agenda[-1]
        if step.who(s) != seat:
            return [Reason("PB-1", "not-asked", SEATS[step.who(s)], SEATS[seat])]
        if action in step.options(s):
            return []
        return [Reason("PB-2", "not-now", have=step.name)]

    def explain(self, text: str) -> list[Reason]:
        return [Reason("PB-3", "too-many", needed=3)] if text.startswith("take 4") else []

    def action_args(self, s: Pebbles, seat: int, action: Action) -> dict[str, Any]:
        return {}

    def watch(self, s: Pebbles, fresh: bool) -> Watch[Pebbles]:
        return PebblesWatch()


GAME: Final = PebblesGame(Components({"heap": {"value": HEAP, "source": "rulebook"}}))
