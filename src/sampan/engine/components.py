"""Component data with its source: what is printed on the pieces, and where we know it from.

`data.toml` of a game has sections of two forms. A *datum* is a table with `value`; a *list* is an
array of items, each with an `id`. Both carry `source` and, where something is not certain, `note`;
an item may give single fields another source in `sources`. The section `limits` bounds numbers
(`"prices" = [1, 60]`, `"card.money" = [0, 60]`). An *edition* file has the same sections and
overrides single values; it is checked as a whole before anything of it is used.
"""

import json
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sampan.engine.errors import BadInput

SOURCES: Final = ("rulebook", "public", "derived", "reconstructed", "edition")
"""Where a datum comes from; `edition` marks one that an edition file has overridden."""

_NOTES: Final = frozenset(("id", "source", "sources", "note"))


class EditionError(BadInput):
    """A data or edition file that does not fit; names every problem, and nothing is loaded."""

    def __init__(self, file: str, problems: list[str]) -> None:
        lines = "".join(f"\n  {problem}" for problem in problems)
        super().__init__(f"{file} cannot be used:{lines}")
        self.problems: Final = problems


class Row:
    """One value for a reader: where it stands, what it is, where we know it from."""

    def __init__(self, section: str, name: str, value: Any, source: str, note: str) -> None:
        self.section: Final = section
        self.name: Final = name
        self.value: Final = value
        self.source: Final = source
        self.note: Final = note


class Components:
    """The data of one game, with an edition laid over it if there is one."""

    def __init__(self, data: dict[str, Any], edition: str = "", file: str = "") -> None:
        self._data: Final = data
        self.edition: Final = edition
        """Title of the edition laid over the game's own data; empty if there is none."""
        self.file: Final = file
        """The last file read, for messages about values that do not go together."""
        self.values: Final[dict[str, Any]] = {
            section: (
                content["value"]
                if isinstance(content, dict)
                else [
                    {key: item[key] for key in item if key not in _NOTES - {"id"}}
                    for item in content
                ]
            )
            for section, content in data.items()
        }
        """Section -> its value, or its items with their fields; without sources and notes."""
        self.hash: Final = sha256(json.dumps(self.values, sort_keys=True).encode()).hexdigest()[:16]
        """Stands in transcripts and tables, so a game is replayed with what it was played with."""

    def value(self, section: str) -> Any:
        return self._data[section]["value"]

    def items(self, section: str) -> list[dict[str, Any]]:
        items: list[dict[str, Any]] = self._data[section]
        return items

    def facts(self, id_: str) -> dict[str, Any]:
        """What a text about the item of this id may mention: its own fields, and every datum."""
        facts: dict[str, Any] = {}
        for section, content in self._data.items():
            if isinstance(content, dict):
                facts[section] = content["value"]
        for content in self._data.values():
            for item in content if isinstance(content, list) else ():
                if item["id"] == id_:
                    facts.update({key: item[key] for key in item if key not in _NOTES})
        return facts

    def rows(self) -> Iterator[Row]:
        """Every value with its source, in the order of the file."""
        for section, content in self._data.items():
            if isinstance(content, dict):
                source, note = content["source"], content.get("note", "")
                yield Row(section, "", content["value"], source, note)
                continue
            for item in content:
                for field in (field for field in item if field not in _NOTES):
                    source = item.get("sources", {}).get(field, item["source"])
                    yield Row(
                        section, f"{item['id']}.{field}", item[field], source, item.get("note", "")
                    )


class MadeOfComponents:
    """What is made of components alone, and goes to other processes as these; what bots know of it
    goes along where it is not as usual."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components

    def __reduce__(self) -> tuple[Any, ...]:
        known = {key: value for key, value in vars(self).items() if key == "knowledge"}
        return type(self), (self.components,), known


def load_components(path: Path, edition: Path | None = None) -> Components:
    """The data of `path`, with an edition file laid over it. Raises `EditionError`."""
    data = _read(path)
    limits = data.pop("limits", {})
    problems = list(_unsourced(data))
    if problems:
        raise EditionError(str(path), problems)
    if edition is None:
        return Components(data, file=str(path))
    changes = _read(edition)
    title = str(changes.pop("title", edition.stem))
    problems = list(_lay_over(data, changes, limits))
    if problems:
        raise EditionError(str(edition), problems)
    return Components(data, title, str(edition))


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise EditionError(str(path), [str(error)]) from error


def _unsourced(data: dict[str, Any]) -> Iterator[str]:
    """Every datum says where it comes from, and says so where it is not certain."""
    for section, content in data.items():
        for item in [content] if isinstance(content, dict) else content:
            name = f"{section}.{item['id']}" if "id" in item else section
            for source in (item.get("source"), *item.get("sources", {}).values()):
                if source not in SOURCES:
                    yield f"{name}: source is one of {', '.join(SOURCES)}, not {source!r}"
                elif source == "reconstructed" and not item.get("note"):
                    yield f"{name}: a reconstructed datum needs a note"


def _lay_over(
    data: dict[str, Any], changes: dict[str, Any], limits: dict[str, Any]
) -> Iterator[str]:
    """Put the changes into the data; yields a problem for each that does not fit."""
    for section, change in changes.items():
        if section not in data:
            yield f"{section}: unknown section; there are {', '.join(data)}"
        elif isinstance(data[section], dict):
            yield from _change_datum(section, data[section], change, limits.get(section))
        elif not isinstance(change, list):
            yield f"{section}: expected items ([[{section}]] with an id), found {change!r}"
        else:
            yield from _change_items(section, data[section], change, limits)


def _change_datum(section: str, datum: dict[str, Any], change: Any, limit: Any) -> Iterator[str]:
    if not isinstance(change, dict) or "value" not in change:
        yield f"{section}: expected a table with a value, found {change!r}"
        return
    for key in change.keys() - {"value", "note"}:
        yield f"{section}.{key}: unknown key; there are value and note"
    problem = _misfit(datum["value"], change["value"], limit)
    if problem:
        yield f"{section}.value: {problem}"
    datum.update(change, source="edition")


def _change_items(
    section: str, items: list[dict[str, Any]], changes: list[Any], limits: dict[str, Any]
) -> Iterator[str]:
    by_id = {item["id"]: item for item in items}
    for change in changes:
        item = by_id.get(str(change.get("id"))) if isinstance(change, dict) else None
        if item is None:
            yield f"{section}: expected an item with an id of {', '.join(by_id)}, found {change!r}"
            continue
        for field, value in change.items():
            where = f"{section}.{item['id']}.{field}"
            if field in ("id", "note"):
                continue
            if field not in item or field in _NOTES:
                fields = [key for key in item if key not in _NOTES]
                yield f"{where}: unknown field; there are {', '.join(fields)} and note"
                continue
            problem = _misfit(item[field], value, limits.get(f"{section}.{field}"))
            if problem:
                yield f"{where}: {problem}"
            item.setdefault("sources", {})[field] = "edition"
        item.update(change)


def _misfit(old: Any, new: Any, limit: Any) -> str | None:
    """What keeps a new value from taking the place of the old one, or None."""
    if type(old) is not type(new):
        return f"expected {_kind(old)}, found {new!r}"
    if isinstance(old, list):
        if len(old) != len(new):
            return f"expected {len(old)} entries, found {len(new)}"
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            problem = _misfit(before, after, limit)
            if problem:
                return f"entry {place}: {problem}"
    elif limit and isinstance(new, int) and not limit[0] <= new <= limit[1]:
        return f"expected {limit[0]} to {limit[1]}, found {new}"
    return None


def _kind(value: Any) -> str:
    names = {bool: "true or false", int: "a whole number", str: "a text", list: "a list"}
    return names.get(type(value), type(value).__name__)
