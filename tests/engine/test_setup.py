"""A table that cannot be set up as asked is refused with what would be right."""

from typing import Any

import pytest

import sampan
from sampan.engine.setup import Option, SetupError, check_setup, complete_options

KNOWN = (
    Option("pace", ("slow", "fast"), "slow", "XX-1"),
    Option("expert", (True, False), False, "XX-2"),
)


def test_a_setup_is_completed() -> None:
    setup = check_setup("chess", (2, 3), KNOWN, 3, {"expert": True}, "B")
    assert (setup.seats, setup.start) == (3, 1)
    assert setup.options == {"pace": "slow", "expert": True}
    assert check_setup("chess", (2,), KNOWN, 2, {}, None).start is None


@pytest.mark.parametrize(
    ("seats", "options", "start", "message"),
    [
        (5, {}, None, "chess is played with 2, 3 seats, not 5"),
        (2, {"speed": 1}, None, "chess has no option 'speed'; it has pace, expert"),
        (2, {"pace": "medium"}, None, "option pace is one of slow, fast, not 'medium'"),
        (2, {"expert": "yes"}, None, "option expert is one of True, False, not 'yes'"),
        (2, {}, "C", "the start seat is one of A, B, not 'C'"),
        (2, {}, "", "the start seat is one of A, B, not ''"),
        (2, {}, "AB", "the start seat is one of A, B, not 'AB'"),
    ],
)
def test_a_wrong_setup_is_refused(
    seats: int, options: dict[str, Any], start: str | None, message: str
) -> None:
    with pytest.raises(SetupError) as caught:
        check_setup("chess", (2, 3), KNOWN, seats, options, start)
    assert str(caught.value) == message


@pytest.mark.parametrize("options", [[], ["expert"], "expert", 3])
def test_options_that_are_no_object_are_refused(options: Any) -> None:
    with pytest.raises(SetupError, match="options of chess are given as an object"):
        complete_options("chess", KNOWN, options)


@pytest.mark.parametrize("value", [1, 0])
def test_a_number_is_not_taken_for_true_or_false(value: int) -> None:
    with pytest.raises(SetupError, match="option expert is one of True, False"):
        complete_options("chess", KNOWN, {"expert": value})


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(SetupError) as caught:
        sampan.game("monopoly")
    assert (
        str(caught.value) == f"there is no game 'monopoly'; there are {', '.join(sampan.games())}"
    )
