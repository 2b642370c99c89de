"""Reading positions with care, and reading facts out of them."""

import json
import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from sampan.engine.errors import BadInput

MISSING: Final = object()
"""What `look_up` finds where nothing stands."""


class PositionError(BadInput):
    """A position that cannot be: where, what is wrong, what would be right."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path: Final = path
        self.problem: Final = problem


def read_position(source: dict[str, Any] | str | Path) -> dict[str, Any]:
    """A position given as an object or as the path of a JSON file."""
    if isinstance(source, dict):
        return source
    try:
        position = json.loads(Path(source).read_text("utf-8"))
    except (OSError, TypeError, ValueError) as error:
        raise PositionError(str(source), f"not a readable JSON file: {error}") from error
    if not isinstance(position, dict):
        raise PositionError(str(source), "expected a JSON object")
    return position


class Fields:
    """The fields of one object of a position, read one by one and checked for unknown ones."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise PositionError(path, f"expected an object, found {data!r}")
        self._data: Final = data
        self._path: Final = path
        self._read: Final[set[str]] = set()

    def at(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key

    def fail(self, key: str, problem: str) -> PositionError:
        return PositionError(self.at(key), problem)

    def has(self, key: str) -> bool:
        """Whether the field is written (null counts as not written)."""
        self._read.add(key)
        return self._data.get(key) is not None

    def get(self, key: str, default: Any = None) -> Any:
        return self._data[key] if self.has(key) else default

    def integer(self, key: str, default: int) -> int:
        """Any whole number, also a negative one."""
        value = self.get(key, default)
        if type(value) is not int:
            raise self.fail(key, f"expected a whole number, found {value!r}")
        return value

    def number(self, key: str, default: int, low: int = 0, high: int | None = None) -> int:
        value = self.get(key, default)
        if type(value) is not int or value < low or (high is not None and value > high):
            bound = f"from {low} up" if high is None else f"from {low} to {high}"
            raise self.fail(key, f"expected a whole number {bound}, found {value!r}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, f"expected true or false, found {value!r}")
        return value

    def choice(self, key: str, default: str | None, allowed: Iterable[str]) -> str | None:
        value = self.get(key, default)
        names = list(allowed)
        if value is not None and value not in names:
            raise self.fail(key, f"expected one of {', '.join(names)}, found {value!r}")
        return None if value is None else str(value)

    def entries(self, key: str) -> list[Any]:
        value = self.get(key, [])
        if not isinstance(value, list):
            raise self.fail(key, f"expected a list, found {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts: codes, letters, words."""
        found = self.entries(key)
        for entry in found:
            if not isinstance(entry, str):
                raise self.fail(key, f"expected texts, found {entry!r}")
        return found

    def fields(self, key: str) -> "Fields":
        return Fields(self.get(key, {}), self.at(key))

    def written(self) -> list[str]:
        """The names of all fields that are there."""
        return list(self._data)

    def done(self, ignored: Sequence[str] = ()) -> None:
        """Every field has been read; an unknown one is an error."""
        for key in self._data:
            if key not in self._read and key not in ignored:
                known = sorted(self._read)
                close = get_close_matches(key, known, n=1)
                hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(known)}"
                raise self.fail(key, f"unknown field; {hint}")


def look_up(position: Any, path: str) -> Any:
    """The value at a dotted path: keys, places in lists, `.count`; None if nothing is there.

    `count` is the length of a list or a text and the sum of a count map.
    """
    value = position
    for key in path.split("."):
        if key == "count" and not (isinstance(value, dict) and "count" in value):
            value = _count(value)
        elif isinstance(value, dict):
            value = value.get(key, MISSING)
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            value = MISSING
    return None if value is MISSING else value


def _count(value: Any) -> int:
    if isinstance(value, dict):
        numbers = [each for each in value.values() if type(each) is int]
        return sum(numbers) if len(numbers) == len(value) else len(value)
    return len(value) if isinstance(value, list | str) else 0


def is_unordered(path: str, unordered: Sequence[str]) -> bool:
    """Whether the list at this path has no order, by the patterns a game declares."""
    plain = re.sub(r"^view\.[A-Z]\.", "", path)
    return any(_pattern(each).fullmatch(plain) for each in unordered)


def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*", r"[^.]+"))


def same(expected: Any, found: Any, path: str, unordered: Sequence[str]) -> bool:
    """Whether two values of a position are equal, lists without order compared as sets.

    An empty zone (`""`, `[]`, `{}`) equals nothing there.
    """
    if _empty(expected) and _empty(found):
        return True
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = expected.keys() | found.keys()
        return all(
            same(expected.get(key), found.get(key), f"{path}.{key}", unordered) for key in keys
        )
    if isinstance(expected, list) and isinstance(found, list):
        if is_unordered(path, unordered):
            return sorted(map(_form, expected)) == sorted(map(_form, found))
        return len(expected) == len(found) and all(
            same(left, right, f"{path}.{place}", unordered)
            for place, (left, right) in enumerate(zip(expected, found, strict=True))
        )
    if isinstance(expected, str) and isinstance(found, str) and is_unordered(path, unordered):
        return sorted(expected) == sorted(found)
    return type(expected) is type(found) and bool(expected == found)


def _form(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _empty(value: Any) -> bool:
    return value is None or value in ("", [], {})
