"""Views as data: what a seat is sent, and how it is read again."""

import pytest

from sampan.engine.session import Session
from sampan.engine.view import View
from tests.engine.toy import GAME


def view(seat: str | None) -> View:
    session = Session.new(GAME, 3, 2, {"hurry": True})
    session.submit("show")
    session.submit("take 2")
    return session.view(seat)


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_a_view_says_whose_it_is(seat: str | None) -> None:
    data = view(seat).to_json()
    assert data["seat"] == seat
    assert View.from_json(data).to_json() == data


def test_hidden_things_are_covered() -> None:
    coins = {seat: view(seat).position["coins"] for seat in ("A", "B", None)}
    assert coins["A"][1:] == ["?", "?"]
    assert coins["B"][2] == "?"
    assert coins["B"][0] == coins["A"][0] == coins[None][0] != "?", "A has shown the coin"
    assert coins[None][1:] == ["?", "?"]
