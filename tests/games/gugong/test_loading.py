"""Partial positions of Gùgōng: what is completed how, and what cannot be."""

from typing import Any

import pytest

import sampan
from sampan.engine.position import PositionError
from sampan.engine.session import Session
from tests.conformance.tables import on_the_way, text_of

GAME = sampan.game("gugong")


def completed(**fields: Any) -> dict[str, Any]:
    return Session.open_position(GAME, {"game": "gugong", "players": 2, **fields}).position()


def test_a_written_card_leaves_the_place_the_set_up_gave_it() -> None:
    """A hand that is not written keeps the rest; a location without a card gets a board card."""
    position = completed(board={"JADE": 14}, seats={"A": {"hand": [22, 0]}})
    assert position["seats"]["B"]["hand"] == [11, 12, 13]
    assert position["board"]["JADE"] == 14
    board = sorted(position["board"].values())
    assert board == [1, 2, 3, 4, 5, 6, 14]
    assert {7, 8, 9, 10} <= set(position["box"])


def test_a_written_list_is_complete() -> None:
    """What is written nowhere goes home: draw cards to the draw pile, tiles to the pile."""
    position = completed(seats={"A": {"hand": [30]}, "B": {"hand": []}}, travel={"pile": ["T0"]})
    assert position["draw"] == [27, 28, 29, 31, 32, 33, 34, 35, 36, 37]
    assert position["travel"]["pile"] == ["T0"]
    tiles = [*position["travel"]["map"].values(), "T0", *position["travel"]["discard"]]
    assert len(set(tiles)) == len(tiles) == 26


def test_a_kind_of_tile_stands_for_the_lowest_free_copy() -> None:
    position = completed(
        travel={"map": {"3": "T_S2", "4": "T3"}}, seats={"A": {"tiles": ["T_S2", "T_DBL"]}}
    )
    named = [position["travel"]["map"]["3"], *position["seats"]["A"]["tiles"]]
    assert sorted(named) == ["T24", "T4", "T5"]


def test_servants_not_written_are_in_supply_or_set_aside() -> None:
    """Pool 6 or what is left; the rest in supply, or aside where the supply is written."""
    seats = {"A": {"wall": 1, "decrees": ["D1_SRV"]}, "B": {"pool": 2, "supply": 3}}
    decrees = ["D1_SRV", "D1_INT", "D2_TRV", "D2_JAD", "D3_FLAT", "D3_JAD"]
    position = completed(seats=seats, decrees=decrees)
    first, second = position["seats"]["A"], position["seats"]["B"]
    assert (first["pool"], first["supply"], first["aside"]) == (6, 4, 0)
    assert (second["pool"], second["supply"], second["aside"]) == (2, 3, 7)


def test_an_unlocked_double_has_filled_its_slot() -> None:
    position = completed(seats={"A": {"double": "supply"}})
    assert position["seats"]["A"]["slots"] == {"vp": 0, "card": 0, "double": 1}
    assert position["seats"]["A"]["supply"] == 5


def test_markers_not_written_lie_below_on_space_0() -> None:
    position = completed(players=3, at={"start": "B"}, intrigue={"0": ["C"], "4": ["B"]})
    assert position["intrigue"] == {"0": ["A", "C"], "4": ["B"]}


def test_arrival_fields_are_given_in_the_order_of_seats() -> None:
    position = completed(players=3, seats={"A": {"palace": 8}, "C": {"palace": 8}})
    assert [seat["arrival"] for seat in position["seats"].values()] == [7, None, 5]


SHIP = {"route": 0, "harbour": 2, "normal": 1, "double": 0}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a card twice": ({"board": {"JADE": 14}, "seats": {"B": {"hand": [14]}}}, "card 14"),
    "a tile twice": ({"seats": {"A": {"tiles": ["T0"]}, "B": {"tiles": ["T0"]}}}, "tile T0"),
    "more than 12 servants": ({"seats": {"A": {"pool": 9, "wall": 2, "supply": 2}}}, "12 servants"),
    "a complete wall": ({"seats": {"A": {"wall": 3}, "B": {"wall": 1}}}, "wall"),
    "a decree of another level": ({"decrees": ["D2_TRV", *[None] * 5]}, "decrees"),
    "a servant on a decree not in play": (
        {
            "decrees": ["D1_SRV", "D1_INT", "D2_TRV", "D2_JAD", "D3_FLAT", "D3_JAD"],
            "seats": {"A": {"decrees": ["D1_PAL"]}},
        },
        "D1_PAL",
    ),
    "two ships in a harbour": (
        {"seats": {"A": {"ships": [SHIP]}, "B": {"ships": [SHIP]}}},
        "harbour",
    ),
    "four ships": (
        {"seats": {"A": {"ships": [{**SHIP, "harbour": n} for n in (1, 2, 3, 4)]}}},
        "ships",
    ),
    "an empty ship": ({"seats": {"A": {"ships": [{**SHIP, "normal": 0}]}}}, "ships"),
    "an overloaded ship": ({"seats": {"A": {"ships": [{**SHIP, "normal": 4}]}}}, "ships"),
    "a second route on the small side": (
        {"seats": {"A": {"ships": [{**SHIP, "route": 1}]}}},
        "route",
    ),
    "two travellers in a city": (
        {"seats": {"A": {"traveller": 3}, "B": {"traveller": 3}}},
        "traveller",
    ),
    "a tile under a traveller": (
        {"travel": {"map": {"3": "T0"}}, "seats": {"A": {"traveller": 3}}},
        "map.3",
    ),
    "seven tiles": (
        {"seats": {"A": {"tiles": [f"T{number}" for number in range(7)]}}},
        "tiles",
    ),
    "a gap in the arrival fields": (
        {"seats": {"A": {"palace": 8, "arrival": 5}}},
        "arrival",
    ),
    "an arrival on the way": ({"seats": {"A": {"palace": 7, "arrival": 7}}}, "arrival"),
    "a marker twice": ({"intrigue": {"1": ["A"], "2": ["A"]}}, "intrigue.2"),
    "a face the dice do not have": ({"dice": [2, 3, 3]}, "dice"),
    "an unknown field": ({"seats": {"A": {"servants": 3}}}, "servants"),
    "solo fields for two players": ({"solo": {"difficulty": "easy"}}, "solo"),
    "a bonus tile without the module": ({"seats": {"A": {"tiles": ["T26"]}}}, "T26"),
    "words that cannot be said": ({"since": ["A card 11"]}, "since"),
}


@pytest.mark.parametrize("wrong", IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_place(wrong: str) -> None:
    fields, named = IMPOSSIBLE[wrong]
    with pytest.raises(PositionError, match=named):
        completed(**fields)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_full_position_loads_to_itself(seats: int) -> None:
    """At every seventh decision of a random game, also inside a turn."""
    for session in on_the_way("gugong", seats, seed=41, every=7):
        position = session.position()
        again = Session.from_position(GAME, position)
        assert text_of(again.position()) == text_of(position)
        if session.decision is not None:
            assert again.decision is not None
            assert again.decision.seat == session.decision.seat
            assert again.decision.options == session.decision.options
