"""What must be settled before a game begins: seats, table options, who starts."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sampan.engine.errors import BadInput
from sampan.engine.steps import SEATS


class Option:
    """A table option: a ruling the table may choose, with its values and the default; some are
    only for certain numbers of players."""

    def __init__(
        self,
        name: str,
        values: tuple[Any, ...],
        default: Any,
        rule: str,
        seats: tuple[int, ...] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rule: Final = rule
        self.seats: Final = seats

    def fits(self, seats: int) -> bool:
        """Whether a table with so many players can choose it."""
        return self.seats is None or seats in self.seats


class SetupError(BadInput):
    """A table that cannot be set up as asked."""


class Setup:
    """What must be settled before a game begins: seats, table options, who starts (None: drawn)."""

    def __init__(self, seats: int, options: Mapping[str, Any], start: int | None = None) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.start: Final = start


def usual_seats(counts: Sequence[int]) -> int:
    """How many sit down when nobody says: the fewest players that are not alone."""
    return min(count for count in counts if count > 1)


def check_setup(
    game: str,
    counts: Sequence[int],
    known: Sequence[Option],
    seats: int,
    options: Mapping[str, Any],
    start: str | None,
) -> Setup:
    """A setup that the game can be played with; raises `SetupError`."""
    if seats not in counts:
        allowed = ", ".join(map(str, counts))
        raise SetupError(f"{game} is played with {allowed} seats, not {seats!r}")
    if start is not None and start not in list(SEATS[:seats]):
        raise SetupError(f"the start seat is one of {', '.join(SEATS[:seats])}, not {start!r}")
    place = None if start is None else SEATS.index(start)
    chosen = complete_options(game, known, options)
    for option in known:
        if not option.fits(seats) and chosen[option.name] != option.default:
            allowed = ", ".join(map(str, option.seats or ()))
            raise SetupError(f"option {option.name} is for {allowed} players, not for {seats}")
    return Setup(seats, chosen, place)


def complete_options(
    game: str, known: Sequence[Option], given: Mapping[str, Any]
) -> dict[str, Any]:
    """All table options, the missing ones at their default; raises `SetupError`."""
    by_name = {option.name: option for option in known}
    if not isinstance(given, Mapping):
        raise SetupError(f"the options of {game} are given as an object, not {given!r}")
    for name, value in given.items():
        if name not in by_name:
            raise SetupError(f"{game} has no option {name!r}; it has {', '.join(by_name)}")
        if not any(value == each and type(value) is type(each) for each in by_name[name].values):
            allowed = ", ".join(map(str, by_name[name].values))
            raise SetupError(f"option {name} is one of {allowed}, not {value!r}")
    return {name: given.get(name, option.default) for name, option in by_name.items()}
