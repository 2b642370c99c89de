"""Knowledge by numbers: what a bot counts with can be changed, tried in play, and kept as data."""

import tomllib
from abc import abstractmethod
from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from sampan.engine.errors import BadInput
from sampan.engine.files import write_new
from sampan.engine.game import Game
from sampan.engine.knowledge import Knowledge
from sampan.engine.steps import S


class Tunable(Knowledge[S]):
    """Knowledge that counts with named numbers."""

    least: ClassVar[float]
    """A number nearer to zero than this is tried in steps of this size."""

    @property
    @abstractmethod
    def numbers(self) -> Mapping[str, float]:
        """What it counts with, by name."""

    @abstractmethod
    def with_numbers(self, numbers: Mapping[str, float], command: str = "") -> Self:
        """The same knowledge with other numbers, found by this command."""

    @abstractmethod
    def first(self) -> Self:
        """The same knowledge before any tuning."""

    def fingerprint(self, seats: int) -> Mapping[str, object]:
        """All it counts with: games of bots that count with something else are other games."""
        return dict(self.numbers)

    @abstractmethod
    def write(self, path: Path) -> None:
        """Store the numbers with the command that found them."""


def known_by(game: Game[S], knowledge: Knowledge[S]) -> Game[S]:
    """The same game, known in another way."""
    other = copy(game)
    other.knowledge = knowledge
    return other


class Numbers:
    """Numbers as a file of data: their names in tables (`[palace]`, `step = 1.05`)."""

    def __init__(
        self, values: Mapping[str, float], spread: tuple[float, float], command: str
    ) -> None:
        self.values: Final = dict(values)
        """By table and name: `palace.step`."""
        self.spread: Final = spread
        """How far a lead may move: at the end, and what comes on top at the beginning."""
        self.command: Final = command

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.values, self.spread, self.command)

    @classmethod
    def read(cls, path: Path) -> Self:
        data = tomllib.loads(path.read_text("utf-8"))
        try:
            command, (late, early) = data.pop("command"), data.pop("spread")
            values = {
                f"{table}.{name}": float(value)
                for table, numbers in data.items()
                for name, value in numbers.items()
            }
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            wanted = "a command, a spread of two numbers, and tables of numbers"
            raise BadInput(f"{path.name} must have {wanted} ({error})") from error
        return cls(values, (float(late), float(early)), str(command))

    def same_names(self, other: "Numbers") -> Self:
        """These numbers, if the others have the same names."""
        if odd := sorted(set(self.values) ^ set(other.values)):
            raise BadInput(f"found and first numbers differ in {', '.join(odd)}")
        return self

    def write(self, path: Path) -> None:
        lines = [
            "# Numbers found by tuning; what they mean stands in the file of the first ones.",
            f'command = "{self.command}"',
            f"spread = [{self.spread[0]:.3f}, {self.spread[1]:.3f}]",
        ]
        table = ""
        for key, value in self.values.items():
            of, _, name = key.partition(".")
            if of != table:
                lines += ["", f"[{of}]"]
                table = of
            lines.append(f"{name} = {value:.4f}")
        write_new(path, "\n".join(lines) + "\n")
