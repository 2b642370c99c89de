"""The picture of the table: everything public is on it, nothing hidden, in eighty columns."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import sampan
from sampan.cli.showing import choices, make_console
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES
from sampan.engine.view import View
from sampan.games.gugong import GugongGame
from sampan.games.gugong.pieces import DECREE_SLOTS
from sampan.games.gugong.terminal import picture
from tests.cli.terminal import run
from tests.conformance.tables import on_the_way

NAME = GugongGame.name
GAME = GugongGame.open()
COMPACT, TALL = 24, 40


def drawn(view: View, height: int, language: str = "en", game: GugongGame = GAME) -> str:
    """The picture without colours."""
    console = make_console(width=80, height=height)
    with console.capture() as capture:
        console.print(picture(Telling(game, language), game.shown(view), 80, height))
    return capture.get()


def session_of(position: dict[str, Any]) -> Session:
    return Session.from_position(GAME, {"game": NAME, "players": 3, **position})


def line_of(text: str, start: str) -> str:
    """The only line that begins so."""
    (line,) = [line for line in text.splitlines() if line.startswith(start)]
    return line


def cards_in(text: str, cards: list[int]) -> list[int]:
    """Those of the cards that are named; lower numbers are also those of decrees."""
    return [card for card in cards if card >= DECREE_SLOTS and f"[{card}]" in text]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_never_breaks_the_line_or_shows_what_is_hidden(seats: int) -> None:
    """GG-3.18 Over a whole game: cards of others are never named."""
    for session in on_the_way(NAME, seats, seed=11, every=25):
        position = session.position()
        for letter, language, height in product(SEATS[:seats], LANGUAGES, (COMPACT, TALL)):
            text = drawn(session.view(letter), height, language)
            assert max(map(len, text.splitlines())) <= 80
            for other, seat in position["seats"].items():
                if other != letter and not seat["meng"]:
                    assert not cards_in(text, seat["hand"] + seat["discard"])


@pytest.mark.parametrize("height", [COMPACT, TALL])
def test_all_that_is_open_is_on_it(height: int) -> None:
    session = session_of(
        {
            "at": {"day": 2, "start": "B", "active": "A"},
            "dice": [3, 5, 8],
            "medal": "C",
            "board": {"TRAVEL": 26, "CANAL": 9},
            "decrees": ["D1_SRV", "D1_INT", "D2_EQL", "D2_WAL", "D3_FLAT", "D3_JAD"],
            "jade_houses": [0, 1, 2],
            "intrigue": {"4": ["A", "C"], "9": ["B"]},
            "seats": {
                "A": {"hand": [7, 8], "discard": [15, 17], "pool": 5, "vp": 13, "traveller": 6},
                "B": {"wall": 2, "palace": 8, "decrees": ["D2_EQL"], "jade": 3},
                "C": {
                    "wall": 1,
                    "double": "supply",
                    "ships": [{"route": 0, "harbour": 3, "normal": 2, "double": 0}],
                    "tiles": ["T_S1", "T_S2", "T_DBL"],
                    "decrees": ["D2_EQL"],
                },
            },
        }
    )
    text = drawn(session.view("A"), height)
    for shown in ("Day 2 of 4", "start player B", "turn of A", "gift pile 11"):
        assert shown in text
    assert line_of(text, "Destiny dice").split()[2:5] == ["3", "5", "8"]
    assert line_of(text, "Travel").split()[1:5] == ["9", "no", "action", "A"]
    assert line_of(text, "Great Wall").rstrip().endswith("3 of 5 · B 2  C 1")
    assert line_of(text, "Jade").rstrip().endswith("- for 2  ◆ for 3  ◆◆ for 4")
    assert line_of(text, "Intrigue").rstrip().endswith("B 9  C 4  A 4 · medal: C")
    assert line_of(text, "Palace").rstrip().endswith("A 0  B ✓+7  C 0 · at 8: 5 3 VP")
    assert line_of(text, "Grand Canal").rstrip().endswith("1:- 2:- 3:C●●○ 4:- 5:-")
    assert "[2] equal gifts are free, 3 VP  BC" in text
    assert line_of(text, "A you").split()[2:5] == ["13", "5", "7"]
    assert line_of(text, "C ").split()[4:] == (
        ["supply", "0", "4", "0", "2+1x2", "2/3", "0/3", "0/2", "1/1"]
    )
    assert line_of(text, "Your hand").endswith("[7] 2 Palace  [8] 4 Intrigue")
    assert line_of(text, "Your discard pile (2 matches)")


def test_the_map_shows_roads_tiles_and_travellers() -> None:
    """GG-5.7 The roads are those of the data; only a tall screen has room for them."""
    position = {
        "travel": {"map": {"0": "T_S2", "1": "T_VP2", "2": None, "4": "T_WAL"}},
        "seats": {"A": {"traveller": 5}, "B": {"traveller": None}},
    }
    view = session_of(position).view("A")
    assert "Jiayuguan" not in drawn(view, COMPACT)
    lines = drawn(view, TALL).splitlines()
    row = next(place for place, line in enumerate(lines) if "Jiayuguan" in line)
    assert lines[row].startswith(" 0 Jiayuguan ─────── 1 Yulin ───")
    assert lines[row + 1].startswith(" │ 2 servants        │ points              ·")
    assert lines[row + 2].startswith(" 4 Lanzhou           5 Xi")
    assert lines[row + 3].startswith(" │ wall +1           │ A ")


def test_prices_roads_and_gifts_are_those_of_the_edition(tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    edition.write_text(
        "jade_prices = {value = [1, 2, 3]}\n"
        "gift = [{id = 'gift-10', value = 8, action = 'CAN'}]\n"
        "city_small = ["
        "{id = 'datong', neighbours = [1, 13]}, {id = 'liaoyang', neighbours = [12, 7]}, "
        "{id = 'kunming', neighbours = [8, 3]}, {id = 'guilin', neighbours = [2, 14]}]\n",
        "utf-8",
    )
    game = GugongGame.open(edition)
    session = Session.new(game, 2, 1, start="A")
    text = drawn(session.view("A"), TALL, game=game)
    assert line_of(text, "Jade").rstrip().endswith("◆◆ for 1  ◆◆ for 2  ◆◆ for 3")
    assert "Further roads: 2-13, 3-12" in text
    assert line_of(text, "Your hand").endswith("[10] 8 Canal")
    assert "golden statue (8, Canal)" in Telling(game, "en").component("gift-10")


def test_meng_has_his_own_line() -> None:
    """GG-18.2, GG-19.4, GG-19.9 Focus, today's cards and the discard pile are open."""
    session = Session.from_position(
        GAME,
        {
            "game": NAME,
            "players": 1,
            "solo": {"focus": "WALL"},
            "automa": {"today": [2, 9]},
            "seats": {"B": {"discard": [30, 28], "neutral": 2, "vp": 7}},
        },
    )
    text = drawn(session.view("A"), TALL)
    assert line_of(text, "Meng: focus Great Wall").endswith(
        "today: Jade, Great Wall* · 9 in the deck"
    )
    assert line_of(text, "B Meng").split()[2] == "7"
    assert line_of(text, "Discard pile of B").endswith("[30] 3 Canal  [28] 2 Wall")


def test_bonus_tiles_in_force_are_shown() -> None:
    """GG-17.4, GG-17.5 At their location, or beside the dice."""
    bonus = [
        {"tile": "T_TOLL", "location": "JADE", "piece": "normal"},
        {"tile": "T_PLUS", "location": None, "piece": "normal"},
    ]
    session = session_of({"options": {"bonus_tiles": True}, "seats": {"B": {"bonus": bonus}}})
    text = drawn(session.view("A"), COMPACT)
    assert line_of(text, "Jade").rstrip().endswith("[toll B]")
    assert line_of(text, "Destiny dice").split("·")[1] == " B cards +1 "


def test_a_spectator_of_everything_sees_all_cards() -> None:
    """A replay may show the whole position instead of a view."""
    session = Session.new(GAME, 2, 5)
    text = drawn(View(None, session.position()), TALL)
    for seat in session.position()["seats"].values():
        assert cards_in(text, seat["hand"]) == seat["hand"]


def test_people_at_one_screen_never_see_each_others_cards() -> None:
    """GG-3.18 Between two hand-overs stands only what one seat may know."""
    typed = ["", "1", "1", "1"] * 20
    result = run("play", NAME, "--seats", "me,me,me", "--seed", 5, "--start", "A", typed=typed)
    hands = {
        seat: content["hand"]
        for seat, content in Session.new(GAME, 3, 5, start="A").position()["seats"].items()
    }
    _, *screens = result.stdout.split("It is ")
    handed = [screen for screen in screens if "hand over" in screen[:60]]
    assert {screen[0] for screen in handed} == {"A", "B", "C"}
    for screen in handed[:3]:
        for other in set(hands) - {screen[0]}:
            assert not cards_in(screen, hands[other])


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_plays_against_meng(language: str) -> None:
    """GG-18.1 One seat is asked, and the score sheet has two columns."""
    typed = ["2", "1"] * 1500
    result = run("play", NAME, "--seats", "me", "--seed", 3, "--language", language, typed=typed)
    texts = Telling(GAME, language).texts
    assert "B (Meng)" in result.stdout
    assert texts("over-days") in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_way_to_a_solo_table_asks_only_for_its_options() -> None:
    """GG-18.7, GG-16.4 The expert variant is not for one player."""
    game = str(sampan.games().index(NAME) + 1)
    typed = ["1", game, "1", "1", "2", *[""] * len(GAME.options), "quit", ""]
    told = Telling(GAME, "en")
    shown = run("play", "--language", "en", typed=typed).stdout
    assert "1 seat, B (Meng)" in shown
    for option in GAME.options:
        assert (f"{told.option(option)}: " in shown) == option.fits(1)


def test_choices_say_what_they_cost() -> None:
    """GG-3.5, GG-3.12, GG-11.2, GG-12.11 Free exchanges, prices with rivals, harbours ahead."""
    session = session_of(
        {
            "board": {"WALL": 3, "DECREES": 26},
            "decrees": ["D1_SRV", "D1_INT", "D2_EQL", "D2_WAL", "D3_FLAT", "D3_JAD"],
            "seats": {
                "A": {"hand": [11, 14]},
                "B": {"decrees": ["D1_SRV"]},
                "C": {"decrees": ["D1_SRV"]},
            },
        }
    )
    session.submit("card 11")
    assert "loc WALL: Great Wall, for bonsai (4, Wall): to be paid" in listed(session)
    assert "loc DECREES: Decrees, for golden statue (9, no action): free" in listed(session)
    session.submit("loc DECREES")
    session.submit("skip")
    session.submit("opt-a")
    assert "decree 0: Morning: 1 servant, for 3 + 1 servants, 3 points" in listed(session)
    assert "decree 4: End: fixed points, for 3 + 1 servants" in listed(session)


def listed(session: Session) -> list[str]:
    """The list of choices."""
    assert session.decision is not None
    found = choices(Telling(GAME, "en"), session.state, session.decision, everything=False)
    return [f"{choice.notation}: {choice.text}" for choice in found]
