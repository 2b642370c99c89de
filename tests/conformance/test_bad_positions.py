"""A position that somebody broke is refused with a `PositionError` or playable: never a crash."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import sampan
from sampan.engine.position import PositionError

ODD: list[Any] = [
    *(None, -1, 0, 1, 2, 7, 999, 1.5, True, "", "A", "E", "Z", "?", "nonsense"),
    *([], {}, ["A"], [None], [[]], [{}], {"A": 1}, {"x": {}}, ["A", "A"]),
]
"""Values that do not belong where they are put."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything inside a position."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in inside:
        yield (*path, key)
        if isinstance(each, dict | list):
            yield from places(each, (*path, key))


def break_something(position: dict[str, Any], rng: Random) -> None:
    """Remove one field, or put an odd value or a neighbour's in its place."""
    *path, key = rng.choice(list(places(position)))
    inner: Any = position
    for each in path:
        inner = inner[each]
    if rng.random() < 0.3:
        del inner[key]
    else:
        others = [inner[each] for each in inner] if isinstance(inner, dict) else inner
        inner[key] = json.loads(json.dumps(rng.choice([*ODD, *others])))


@pytest.mark.parametrize("name", sampan.games())
def test_a_broken_position_is_refused_or_playable(name: str) -> None:
    game, rng = sampan.game(name), Random(1)
    refused = 0
    for number in range(600):
        session = sampan.Session.new(game, rng.choice(game.seats), seed=number % 20)
        for _ in range(rng.randrange(60)):
            if session.decision is not None:
                session.submit(rng.choice(session.decision.options))
        position = json.loads(json.dumps(session.position()))
        for _ in range(rng.randrange(1, 3)):
            break_something(position, rng)
        try:
            broken = sampan.Session.from_position(game, position)
        except PositionError:
            refused += 1
            continue
        for _ in range(5):
            if broken.decision is not None:
                broken.submit(rng.choice(broken.decision.options))
    assert refused > 100, "most broken positions should be refused"
