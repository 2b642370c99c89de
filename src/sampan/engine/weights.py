"""Knowledge that is learned: worth as a weighted sum of features, the weights held as data."""

import tomllib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from sampan.engine.errors import BadInput
from sampan.engine.files import write_new
from sampan.engine.steps import S
from sampan.engine.tunable import Tunable

EARLY: Final = ".early"
"""What the name of a weight has more that counts at the beginning only."""


class Weights:
    """For each feature a weight at the end of the game and what it has more at the beginning."""

    def __init__(
        self,
        late: Mapping[str, float],
        early: Mapping[str, float],
        spread: tuple[float, float],
        command: str = "",
    ) -> None:
        self.late: Final = dict(late)
        self.early: Final = dict(early)
        self.spread: Final = spread
        """How far a lead may move: at the end, and what comes on top at the beginning."""
        self.command: Final = command
        """What made these weights."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.late, self.early, self.spread, self.command)

    @classmethod
    def read(cls, path: Path, names: Sequence[str]) -> Self:
        """The weights of a file; every feature must be there, and nothing else."""
        data = tomllib.loads(path.read_text("utf-8"))
        weights = data["weights"]
        if set(weights) != set(names):
            odd = ", ".join(sorted(set(weights) ^ set(names)))
            raise BadInput(f"{path.name}: weights and features differ in {odd}")
        late = {name: float(weights[name][0]) for name in names}
        early = {name: float(weights[name][1]) for name in names}
        spread = data["spread"]
        return cls(late, early, (float(spread[0]), float(spread[1])), data["command"])

    @classmethod
    def plain(
        cls, names: Sequence[str], counted: Sequence[str], spread: tuple[float, float], command: str
    ) -> Self:
        """Weights to begin with: what is already counted in points counts as it is."""
        late = {name: float(name in counted) for name in names}
        return cls(late, dict.fromkeys(names, 0.0), spread, command)

    def write(self, path: Path) -> None:
        lines = [
            "# What each feature is worth at the end of the game, and what more at its beginning.",
            f'command = "{self.command}"',
            f"spread = [{self.spread[0]:.3f}, {self.spread[1]:.3f}]",
            "",
            "[weights]",
            *(f"{name} = [{self.late[name]:.4f}, {self.early[name]:.4f}]" for name in self.late),
        ]
        write_new(path, "\n".join(lines) + "\n")


class LinearKnowledge(Tunable[S]):
    """Worth is a sum over features; the weights go evenly from those of the beginning to those of
    the end."""

    least = 0.3
    names: ClassVar[tuple[str, ...]]
    """The features, in the order in which `features` has them."""
    counted: ClassVar[tuple[str, ...]]
    """Those that are already counted in points of the score sheet: where tuning begins."""
    first_spread: ClassVar[tuple[float, float]] = (3.0, 12.0)
    """The spread where tuning begins."""
    guesses: ClassVar[Path | None] = None
    """The file of first guesses, if there are better ones than the score sheet."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self._late: Final = [weights.late[name] for name in self.names]
        self._early: Final = [weights.early[name] for name in self.names]
        self._by_time: Final[dict[float, list[float]]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.weights,)

    @abstractmethod
    def features(self, s: S) -> list[list[float]]:
        """For each seat, what its worth is made of."""

    @abstractmethod
    def time_left(self, s: S) -> float:
        """1.0 at the beginning, 0.0 at the end. Takes few different values."""

    def plain(self, command: str) -> Self:
        """The same knowledge without any learning: the score sheet and nothing else."""
        return type(self)(Weights.plain(self.names, self.counted, self.first_spread, command))

    @property
    def numbers(self) -> dict[str, float]:
        early = {f"{name}{EARLY}": value for name, value in self.weights.early.items()}
        return {**self.weights.late, **early}

    def fingerprint(self, seats: int) -> Mapping[str, object]:
        return {**super().fingerprint(seats), "spread": self.weights.spread}

    def with_numbers(self, numbers: Mapping[str, float], command: str = "") -> Self:
        late = {name: numbers[name] for name in self.names}
        early = {name: numbers[f"{name}{EARLY}"] for name in self.names}
        return type(self)(Weights(late, early, self.weights.spread, command))

    def first(self) -> Self:
        if self.guesses is None:
            return self.plain("")
        return type(self)(Weights.read(self.guesses, self.names))

    def write(self, path: Path) -> None:
        self.weights.write(path)

    def with_weights(self, weights: Weights) -> Self:
        """The same knowledge with other weights."""
        return type(self)(weights)

    def weights_at(self, left: float) -> list[float]:
        """The weight of each feature when so much time is left."""
        found = self._by_time.get(left)
        if found is None:
            both = zip(self._late, self._early, strict=True)
            found = self._by_time[left] = [late + left * early for late, early in both]
        return found

    def sum_of(self, amounts: Sequence[float], left: float) -> float:
        """What these features are worth when so much time is left."""
        worth: float = sum(map(mul, self.weights_at(left), amounts))
        return worth

    def worths(self, s: S) -> list[float]:
        left = self.time_left(s)
        return [self.sum_of(amounts, left) for amounts in self.features(s)]

    def spread(self, s: S) -> float:
        late, early = self.weights.spread
        return late + early * self.time_left(s)
