"""Knowledge that is learned as tables: what each thing that can be so is worth, by time.

A table has an entry for each thing that can be so of a seat (`palace`: one for each step of its
envoy). Of all its entries those that hold are added up. Each is worth something else at each of
several times of the game, and in between what lies in between.
"""

import tomllib
from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Self

from sampan.engine.errors import BadInput
from sampan.engine.files import write_new
from sampan.engine.steps import S
from sampan.engine.tunable import Tunable

Sizes = Mapping[str, int]
"""Table -> how many entries it has."""
FINEST: Final = 100
"""Times are told apart by so many parts."""


class Sight(NamedTuple):
    """What is seen of a seat: whose tables hold for it, how much time is left, the points it has,
    and the entries that hold; one that holds twice is there twice."""

    kind: str
    left: float
    points: float
    entries: list[int]


class Spread(NamedTuple):
    """How far a lead by the tables may still move: at the end of the game, what comes on top at its
    beginning, and the command that found it."""

    late: float
    early: float
    command: str

    @classmethod
    def read(cls, path: Path) -> "Spread":
        data = tomllib.loads(path.read_text("utf-8"))
        try:
            late, early = data["spread"]
            return cls(float(late), float(early), str(data["command"]))
        except (KeyError, TypeError, ValueError) as error:
            wanted = "a command and a spread of two numbers"
            raise BadInput(f"{path.name} must have {wanted} ({error})") from error

    def write(self, path: Path) -> None:
        lines = [
            "# How far a lead by the tables may still move: at the end; on top of that at first.",
            f'command = "{self.command}"',
            f"spread = [{self.late:.2f}, {self.early:.2f}]",
        ]
        write_new(path, "\n".join(lines) + "\n")

    def at(self, left: float) -> float:
        """How far, when this share of the game is left."""
        return self.late + left * self.early


def places(sizes: Sizes) -> dict[str, int]:
    """Table -> its first entry, where all of them lie one after the other."""
    found, place = {}, 0
    for name, size in sizes.items():
        found[name] = place
        place += size
    return found


def runs(sizes: Sizes, ordered: Mapping[str, int]) -> list[range]:
    """The entries of the ordered tables; of such a table so many at a time follow each other."""
    found = places(sizes)
    return [
        range(begin, begin + length)
        for name, length in ordered.items()
        if name in sizes
        for begin in range(found[name], found[name] + sizes[name], length)
    ]


class Tables:
    """What the entries of one kind of seat are worth at several times, the end first."""

    def __init__(self, worths: Sequence[Sequence[float]]) -> None:
        self.worths: Final = [list(map(float, each)) for each in worths]
        """For each time what the entries are worth then."""
        self._between: Final[dict[int, list[float]]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.worths,)

    def worth(self, entries: Sequence[int], left: float) -> float:
        """What these entries are worth when so much time is left."""
        time = round(left * FINEST)
        worths = self._between.get(time)
        if worths is None:
            worths = self._between[time] = self._at(time / FINEST)
        total = 0.0
        for entry in entries:
            total += worths[entry]
        return total

    def _at(self, left: float) -> list[float]:
        later = min(int(left), len(self.worths) - 2)
        share = left - later
        both = zip(self.worths[later], self.worths[later + 1], strict=True)
        return [(1.0 - share) * late + share * early for late, early in both]


class Learned:
    """The tables of all kinds of seats, each with the command that found them."""

    def __init__(self, tables: Mapping[str, Tables], commands: Mapping[str, str]) -> None:
        self.tables: Final = dict(tables)
        self.commands: Final = dict(commands)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.tables, self.commands)

    def __or__(self, newer: "Learned") -> "Learned":
        """These tables, but where there are newer ones, those."""
        return Learned({**self.tables, **newer.tables}, {**self.commands, **newer.commands})

    def without(self, kinds: Collection[str]) -> "Learned":
        """All but the tables of these kinds."""
        kept = {kind: each for kind, each in self.tables.items() if kind not in kinds}
        return Learned(kept, {kind: self.commands[kind] for kind in kept if kind in self.commands})

    @classmethod
    def read(
        cls, path: Path, kinds: Mapping[str, Sizes], times: int, onward: Collection[str] = ()
    ) -> Self:
        """The tables of a file; all must be there but those that go on from others, with all their
        entries, and nothing else. Where features have changed, tables are learned anew: without the
        file nothing is refused."""
        data = tomllib.loads(path.read_text("utf-8"))
        if odd := set(data) ^ (set(kinds) - (set(onward) - set(data))):
            raise BadInput(f"{path.name}: tables and features differ in {', '.join(sorted(odd))}")
        tables, commands = {}, {}
        for kind, sizes in kinds.items():
            if kind not in data:
                continue
            commands[kind] = data[kind].get("command", "")
            entries: list[list[float]] = []
            for name, size in sizes.items():
                rows = data[kind].get(name, [])
                if len(rows) != size or any(len(row) != times for row in rows):
                    wanted = f"{size} entries with {times} numbers each"
                    raise BadInput(f"{path.name}: {kind}.{name} must have {wanted}")
                entries += rows
            tables[kind] = Tables([[row[time] for row in entries] for time in range(times)])
        return cls(tables, commands)

    def write(self, path: Path, kinds: Mapping[str, Sizes]) -> None:
        lines = [
            "# What each entry is worth at several times: at the end of the game, then earlier."
        ]
        for kind, sizes in kinds.items():
            if kind not in self.tables:
                continue
            lines += ["", f"[{kind}]", f'command = "{self.commands[kind]}"']
            columns = list(zip(*self.tables[kind].worths, strict=True))
            for name, place in places(sizes).items():
                rows = [
                    f"[{', '.join(f'{worth:.2f}' for worth in row)}]"
                    for row in columns[place : place + sizes[name]]
                ]
                lines.append(f'"{name}" = [{", ".join(rows)}]')
        write_new(path, "\n".join(lines) + "\n")


class TableKnowledge(Tunable[S]):
    """Knowledge by tables, where they have been learned; without them it makes a guess."""

    kinds: ClassVar[Mapping[str, Sizes]]
    """The tables of each kind of seat."""
    times: ClassVar[int]
    """At how many times entries have a worth; one unit of time lies between two of them."""
    ordered: ClassVar[Mapping[str, int]] = {}
    """Tables whose entries are in order, such as the number of jade, and how many follow each
    other."""

    onward: ClassVar[Mapping[str, str]] = {}
    """Tables that are learned from games of a stronger bot, and those with which they begin; these
    hold as long as there are no others."""

    learned: Learned | None

    @abstractmethod
    def sight(self, s: S, seat: int) -> Sight:
        """What is seen of a seat, in a game that is not over."""

    @abstractmethod
    def rest(self, s: S, seat: int) -> tuple[str, list[int]]:
        """What is seen of the turn that a seat is taking, beside what is seen of the seat: whose
        tables hold, and the entries."""

    def windfall(self, s: S, rng: Random) -> None:
        """Give some seats at the beginning of a game what they would never get: what it is worth
        can only be learned from games in which somebody has it."""

    @abstractmethod
    def time_left(self, s: S) -> float:
        """How much of the game is to come: 1 at the beginning, 0 at the end."""

    @abstractmethod
    def final(self, s: S, seat: int) -> float:
        """What a seat has at the end of the game."""

    @abstractmethod
    def guess(self, s: S, seat: int) -> float:
        """What a seat can expect, by what is known without learning."""

    @abstractmethod
    def with_learned(self, learned: Learned | None) -> Self:
        """The same knowledge with other tables."""

    def worth(self, s: S, seat: int) -> float:
        if s.over is not None:
            return self.final(s, seat)
        if self.learned is None:
            return self.guess(s, seat)
        kind, left, points, entries = self.sight(s, seat)
        return points + self.learned.tables[kind].worth(entries, left)

    def promise(self, s: S, seat: int) -> float | None:
        """In the middle of a turn it counts besides what the rest of it may bring."""
        if self.learned is None or s.over is not None:
            return None
        kind, left, points, entries = self.sight(s, seat)
        rest, pending = self.rest(s, seat)
        tables = self.learned.tables
        return points + tables[kind].worth(entries, left) + tables[rest].worth(pending, left)

    def begun(self) -> Self | None:
        """The same knowledge before any tables went on from others; nothing if none do."""
        learned = self.learned
        if learned is None or not set(learned.tables) & set(self.onward):
            return None
        return self.with_learned(learned.without(self.onward))

    def kinds_at(self, seats: int) -> Collection[str]:
        """Whose tables are asked at a table of so many seats."""
        return self.kinds

    def fingerprint(self, seats: int) -> Mapping[str, object]:
        learned = self.learned
        tables = {} if learned is None else learned.tables
        found = {kind: tables[kind].worths for kind in self.kinds_at(seats) if kind in tables}
        return {**super().fingerprint(seats), "learned": found}
