"""Editions of every game: a wrong one is refused as a whole, a right one can be played."""

import json
from pathlib import Path
from random import Random
from typing import Any

import sampan
from sampan.engine.components import SOURCES, EditionError, Row
from sampan.engine.walk import walker_of, watched_table
from tests.conformance.tables import every_game, game_of

ODD: list[Any] = [-1, 0, 1, 2, 7, 61, 10**6, 1.5, True, False, "", "x", [], [1], [[1]], {"a": 1}]


def edition_of(row: Row, value: Any) -> str:
    """An edition file that puts this value in the place of a datum."""
    if isinstance(value, dict):
        shown = (
            "{ " + ", ".join(f"{key} = {json.dumps(each)}" for key, each in value.items()) + " }"
        )
    else:
        shown = json.dumps(value)
    if not row.name:
        return f"[{row.section}]\nvalue = {shown}\n"
    id_, _, field = row.name.rpartition(".")
    return f"[[{row.section}]]\nid = {json.dumps(id_)}\n{field} = {shown}\n"


def odd_value(row: Row, rng: Random) -> Any:
    """Something else in its place: of another kind, or a number nearby."""
    if isinstance(row.value, list) and row.value and rng.random() < 0.5:
        changed = list(row.value)
        changed[rng.randrange(len(changed))] = rng.choice(ODD)
        return changed
    if type(row.value) is int and rng.random() < 0.5:
        return row.value + rng.randrange(-2, 4)
    return rng.choice(ODD)


@every_game
def test_an_edition_is_refused_or_playable(name: str, tmp_path: Path) -> None:
    """`EditionError` or a game that keeps its invariants to the end; never anything else."""
    rng = Random(140)
    rows = list(game_of(name).components.rows())
    file = tmp_path / "edition.toml"
    refused = played = 0
    for number in range(120):
        row = rng.choice(rows)
        file.write_text(edition_of(row, odd_value(row, rng)), "utf-8")
        try:
            game = sampan.game(name, file)
        except EditionError as error:
            refused += bool(error.problems)
            continue
        session = watched_table(game, number)
        walker_of(number).walk(session)
        assert session.result is not None
        played += 1
    assert refused > 20
    assert played > 10


@every_game
def test_every_datum_has_its_source(name: str) -> None:
    for row in game_of(name).components.rows():
        assert row.source in SOURCES[:-1], f"{row.section} {row.name}: {row.source}"
        assert row.source != "reconstructed" or row.note, f"{row.section} {row.name} needs a note"


@every_game
def test_an_edition_that_changes_nothing_is_the_same_game(name: str, tmp_path: Path) -> None:
    rows = [row for row in game_of(name).components.rows() if not row.name]
    file = tmp_path / "same.toml"
    file.write_text("".join(edition_of(row, row.value) for row in rows), "utf-8")
    same = sampan.game(name, file)
    assert same.components.hash == game_of(name).components.hash
    assert same.components.edition == "same"
