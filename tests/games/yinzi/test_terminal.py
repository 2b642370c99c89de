"""The picture of the table: everything open is on it, nothing hidden, in eighty columns."""

from pathlib import Path
from typing import Any

import pytest

from sampan.cli.showing import choices, make_console
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES
from sampan.engine.view import View
from sampan.games.yinzi import YinziGame
from sampan.games.yinzi.terminal import BLOCKS, MATTERS, USUAL, picture
from tests.cli.terminal import run
from tests.conformance.tables import on_the_way

NAME = YinziGame.name
GAME = YinziGame.open()
SHORT, TALL, EVERYTHING = 24, 40, 1000


def drawn(view: View, height: int, language: str = "en", game: YinziGame = GAME) -> str:
    """The picture for eighty columns without colours, where a longer line would show."""
    console = make_console(width=120, height=height)
    with console.capture() as capture:
        console.print(picture(Telling(game, language), game.shown(view), 80, height))
    return capture.get()


def session_of(position: dict[str, Any]) -> Session:
    return Session.from_position(GAME, {"game": NAME, "players": 2, **position})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_never_breaks_the_line(seats: int, language: str) -> None:
    """Over whole games, for all seats and for spectators."""
    for session in on_the_way(NAME, seats, seed=11, every=30):
        asked = None if session.decision is None else session.decision.seat
        for height in (SHORT, TALL, EVERYTHING):
            for letter in {None, asked, SEATS[seats - 1]}:
                heading, *lines = drawn(session.view(letter), height, language).splitlines()
                assert len(heading.strip("─ ")) <= 76
                assert max(len(line.rstrip()) for line in lines) <= 80


def test_others_hands_and_unseen_discards_are_not_on_it() -> None:
    """YZ-Q74 Two tables that differ in what a seat may not know look the same to it."""
    hands = [([1, 1, 1], [3, 3, 3]), ([1, 1, 1], [2, 2, 3])]
    pictures = set()
    for own, other in hands:
        session = session_of(
            {"round": 1, "phase": "B", "seats": {"A": {"hand": own}, "B": {"hand": other}}}
        )
        pictures.add(drawn(session.view("A"), EVERYTHING))
    (text,) = pictures
    assert "Your cards: 1 (3 workers)" in text
    assert "B 3 cards" in text
    assert "4 unseen" in text


RICH_TABLE: dict[str, Any] = {
    "round": 2,
    "phase": "B",
    "order": ["B", "A"],
    "asked": "A",
    "die": 5,
    "markets": {"HG": {"tile": "M1", "cubes": {"0": "A", "3": "B"}}},
    "squares": {"HG00": {"cubes": "AA"}, "JX13": {"crop": "TE", "cubes": "B"}},
    "factories": {
        "paper-B": {"cells": ["NZ00", "NZ01"], "owner": "A", "level": 2, "stock": "B"},
    },
    "rural": "AB",
    "war": [{"seat": "B", "workers": 3, "disc": 1}],
    "seats": {
        "A": {
            "copper": 17, "silver": 3, "wood": 2, "stone": 1, "boat": 3, "misfortune": 2,
            "bonus": 4, "hand": [2, 3], "glory": [1, 1], "advancements": [6, 21], "top": 1,
            "bottom": 2, "played": [{"action": "plant", "value": 3, "tax": 1}],
            "groups": {"plant": 1}, "open": [{"tile": "RT06", "on": [{"good": "W", "cube": "A"}]}],
        },
        "B": {
            "bonus": 1, "hand": [1, 2], "done": ["war"],
            "played": [{"action": "sell", "value": 1, "tax": 0}],
        },
    },
}  # fmt: skip


def test_all_that_is_open_is_on_it() -> None:
    session = session_of(RICH_TABLE)
    text = drawn(session.view("A"), EVERYTHING)
    position, facts = session.position(), session.game.facts(session.state)
    for shown in (
        "Round 2 of 4",
        "order B A",
        "10 copper = 1 silver",
        "HG0 RiAA",
        "TeB",
        "NZ0 #PaB #PaB",
        "0:▪A 1:Su",
        "3:▪B 4:Co",
        "#PaB A II [B·]",
        "Rural market: AB",
        "4 Boat +1 A",
        "1 Sales + B",
        "6 Rice▪A",
        "21 Veterans▪A",
        "B 3+1",
        "Plant 3+1 (1 waiting)",
        "used: War",
        "own route tile 6 (wheat and rice) ▪ wheat",
        "Your cards: 2 (2 workers) · 3 (1 worker)",
    ):
        assert shown in text, shown
    numbers = next(line for line in text.splitlines() if line.startswith("A (you)")).split()
    supply = facts["seats"]["A"]["supply"]
    assert numbers[-15:] == [
        *("17", "3", "2", "1", str(facts["seats"]["A"]["capacity"]), "1", "4/0", "1/2"),
        *("0", "6", "2"),
        *(str(supply[kind]) for kind in ("cubes", "discs", "workers", "commodities")),
    ]
    for code in position["routes"]["up"]:
        assert code in text
    for ship in position["ships"]["coast"]:
        assert f"{Telling(GAME, 'en').component(ship['ship'])[5:]}:" in text


def test_ships_show_cargo_and_emissaries() -> None:
    coast = [
        {"ship": "PT1", "slots": [None, {"commodity": "B"}, {"salt": "AA"}], "emissaries": "B"},
        {"ship": "JP2", "slots": [None, None], "emissaries": ""},
    ]
    foreign = {"JP": "AAB", "EUROPE": "B", "emissaries": {"JP": "A"}}
    session = session_of({**RICH_TABLE, "ships": {"coast": coast}, "foreign": foreign})
    text = drawn(session.view("B"), EVERYTHING)
    assert "Box 0 Portugal 1:  0.0 porcelain  0.1 ▪B silk  0.2 ▪AA salt  emissary B" in text
    assert "Box 1 Japan 2:  1.0 silk  1.1 refined sugar" in text
    assert "Japan (3) AAB +emissary A" in text
    assert "Europe (3) B" in text


def test_a_short_screen_shows_what_the_decision_is_about() -> None:
    """The rest is named, and `table` shows it."""
    session = session_of(RICH_TABLE)
    session.submit("card 2 advance")
    text = drawn(session.view("A"), SHORT)
    lines = text.splitlines()
    assert "“table” also shows: legend" in text
    assert "HG0" not in text
    assert [line.split()[0] for line in lines[-6:-2]] == ["Diplomacy", "Economy", "Emperor", "War"]
    assert lines[-1] == "Now: Choose Advancements · 0 of 2 times · boats 0 of 3"
    assert "HG0" in drawn(session.view("A"), TALL)


def test_every_block_has_its_place() -> None:
    assert set(BLOCKS) == set(USUAL)
    assert {block for blocks in MATTERS.values() for block in blocks} <= set(BLOCKS)


@pytest.mark.parametrize("pair", ["cabbage_fruit", "rice_fruit"])
def test_a_route_tile_shows_the_demand_of_this_table(pair: str) -> None:
    """YZ-Q49"""
    position = {**RICH_TABLE, "routes": {"up": ["RT07", "RT01"]}}
    session = session_of({**position, "options": {"second_food_pair": pair}})
    demand = pair.replace("_", " and ")
    assert f"RT07 {demand} (2 copper, 2 VP, war 1)" in drawn(session.view("A"), EVERYTHING)


def test_numbers_are_those_of_the_edition(tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    edition.write_text("[ratio]\nvalue = [11, 11, 11, 11, 11, 11]\n", "utf-8")
    game = YinziGame.open(edition)
    assert "11 copper = 1 silver" in drawn(Session.new(game, 2, 1).view("A"), SHORT, game=game)


def test_the_whole_position_can_be_shown_too() -> None:
    """A replay may show the whole position instead of a view."""
    session = session_of(RICH_TABLE)
    text = drawn(View(None, session.position()), EVERYTHING)
    assert "HG0 RiAA" in text
    assert "Your cards" not in text


def test_people_at_one_screen_never_see_each_others_cards() -> None:
    """YZ-Q74 Between two hand-overs stands only the hand of one seat."""
    typed = ["", "1"] * 60
    result = run("play", NAME, "--seats", "me,me", "--seed", 5, "--start", "A", typed=typed)
    screens = [part for part in result.stdout.split("It is ") if "hand over" in part[:60]]
    assert {screen[0] for screen in screens} == {"A", "B"}
    for screen in screens:
        assert f"{'B' if screen[0] == 'A' else 'A'} (you)" not in screen


def test_choices_fit_side_by_side() -> None:
    """Words and texts of the commonest choices are short enough for two columns."""
    session = session_of({**RICH_TABLE, "asked": "B"})
    for word in ("card 2 plant", "cell ZJ02"):
        decision = session.decision
        assert decision is not None
        listed = choices(Telling(GAME, "en"), session.state, decision, everything=False)
        wide = [choice for choice in listed if len(choice.notation) + len(choice.text) > 33]
        assert all(choice.notation.startswith("work") for choice in wide)
        session.submit(word)
