"""Tables: what holds is added up, times are mixed, and a file must have all that is asked for."""

import pickle
from pathlib import Path

import pytest

from sampan.engine.errors import BadInput
from sampan.engine.tables import Learned, Tables, places

KINDS = {"one": {"step": 2, "jade": 1}, "other": {"step": 1}}
FOUND = Learned(
    {
        "one": Tables([[1.0, 2.0, 0.5], [3.0, 4.0, 0.25], [5.0, 6.0, 0.0]]),
        "other": Tables([[1.0], [2.0], [3.0]]),
    },
    {"one": "a test", "other": "another"},
)


def test_tables_lie_one_after_the_other() -> None:
    assert places(KINDS["one"]) == {"step": 0, "jade": 2}


@pytest.mark.parametrize(
    ("left", "worth"), [(0.0, 3.0), (0.5, 4.0), (1.0, 5.0), (1.25, 5.75), (2.0, 8.0)]
)
def test_worths_lie_between_those_of_two_times(left: float, worth: float) -> None:
    """Entry 0 once, entry 2 four times."""
    tables = Tables([[1.0, 2.0, 0.5], [3.0, 4.0, 0.5], [8.0, 6.0, 0.0]])
    assert tables.worth([0, 2, 2, 2, 2], left) == pytest.approx(worth)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.toml"
    FOUND.write(path, KINDS)
    found = Learned.read(path, KINDS, times=3)
    assert found.commands == FOUND.commands
    assert {kind: each.worths for kind, each in found.tables.items()} == {
        kind: each.worths for kind, each in FOUND.tables.items()
    }


@pytest.mark.parametrize(
    ("kinds", "times", "said"),
    [
        ({"one": KINDS["one"]}, 3, "differ in other"),
        ({**KINDS, "more": {"step": 1}}, 3, "differ in more"),
        ({**KINDS, "other": {"step": 2}}, 3, "other.step must have 2 entries with 3 numbers"),
        ({**KINDS, "other": {"step": 1, "way": 1}}, 3, "other.way must have 1 entries"),
        (KINDS, 4, "one.step must have 2 entries with 4 numbers"),
    ],
)
def test_other_files_are_refused(
    tmp_path: Path, kinds: dict[str, dict[str, int]], times: int, said: str
) -> None:
    path = tmp_path / "tables.toml"
    FOUND.write(path, KINDS)
    with pytest.raises(BadInput, match=said):
        Learned.read(path, kinds, times)


def test_tables_that_go_on_from_others_may_be_missing(tmp_path: Path) -> None:
    path = tmp_path / "tables.toml"
    kinds = {**KINDS, "more": {"step": 1}}
    FOUND.write(path, kinds)
    assert set(Learned.read(path, kinds, 3, onward={"more"}).tables) == set(KINDS)
    (FOUND | Learned({"more": FOUND.tables["other"]}, {"more": "third"})).write(path, kinds)
    assert set(Learned.read(path, kinds, 3, onward={"more"}).tables) == set(kinds)


def test_tables_go_to_other_processes() -> None:
    sent = pickle.loads(pickle.dumps(FOUND))
    assert sent.commands == FOUND.commands
    assert sent.tables["one"].worth([1], 1.5) == FOUND.tables["one"].worth([1], 1.5)


def test_newer_tables_take_the_place_of_older_ones() -> None:
    newer = Tables([[7.0], [8.0], [9.0]])
    both = FOUND | Learned({"other": newer}, {"other": "later"})
    assert both.tables == {"one": FOUND.tables["one"], "other": newer}
    assert both.commands == {"one": "a test", "other": "later"}
