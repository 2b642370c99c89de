"""The picture of the table: everything public is on it, nothing hidden, in eighty columns."""

from pathlib import Path
from typing import Any

import pytest

from sampan.cli.showing import choices, make_console
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES
from sampan.engine.view import HIDDEN, View
from sampan.games.yangtze import YangtzeGame
from sampan.games.yangtze.terminal import picture
from tests.cli.terminal import run
from tests.conformance.tables import on_the_way

NAME = YangtzeGame.name
GAME = YangtzeGame.open()
COMPACT, TALL = 24, 40


def drawn(view: View, height: int, language: str = "en", game: YangtzeGame = GAME) -> str:
    """The picture without colours."""
    console = make_console(width=80, height=height)
    with console.capture() as capture:
        console.print(picture(Telling(game, language), game.shown(view), 80, height))
    return capture.get()


def session_of(position: dict[str, Any]) -> Session:
    return Session.from_position(GAME, {"game": NAME, "players": 3, **position})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_picture_never_breaks_the_line_or_shows_what_is_hidden(
    seats: int, language: str
) -> None:
    """YT-13.3 Over whole games; codes are unique, so they can be looked for."""
    for session in on_the_way(NAME, seats, seed=11, every=7):
        for height in (COMPACT, TALL):
            for letter in SEATS[:seats]:
                text = drawn(session.view(letter), height, language)
                assert max(map(len, text.splitlines())) <= 80
                for other, seat in session.position()["seats"].items():
                    if other != letter:
                        assert not [code for code in seat["hidden"] if code in text]


@pytest.mark.parametrize("height", [COMPACT, TALL])
def test_all_that_is_open_is_on_it(height: int) -> None:
    """YT-13.1 River with prices, money on track and coins (YT-9.2), cards, establishments with
    their pips, rulers, goods, bag."""
    session = session_of(
        {
            "river": ["L00", "L11", "E00", "E11", "E22", "E33", "E44", "L44"],
            "rulers": ["TAX_EST", "SWAP"],
            "active": "A",
            "seats": {
                "A": {"money": 74, "goods": ["L01", "L02", "E55"], "spent": ["LIQ15"]},
                "B": {"money": 30, "goods": ["L33"], "est": ["S01", "S05", "S34"]},
                "C": {"money": 171, "goods": []},
            },
        }
    )
    text = drawn(session.view("A"), height)
    for code in ("L00", "L11", "E00", "E11", "E22", "E33", "E44", "L44", "L01", "L02", "E55"):
        assert code in text
    for shown in ("74 (24+50)", "171 (21+3x50)", "sell free 10 -- 20", "g1 b5", "b4"):
        assert shown in text
    assert "establishment tax" in text
    assert "exchange" in text
    bag = len(session.position()["bag"])
    assert f"{bag} tiles in the bag" in text
    prices = [line for line in text.splitlines() if line.startswith("[0]")]
    assert prices[0].split()[1::2] == list(map(str, GAME.data.prices))


def test_prices_are_those_of_the_edition(tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    edition.write_text("[prices]\nvalue = [1, 2, 3, 4, 5, 6, 7, 8]\n", "utf-8")
    game = YangtzeGame.open(edition)
    text = drawn(Session.new(game, 2, 1).view("A"), COMPACT, game=game)
    prices = next(line for line in text.splitlines() if line.startswith("[0]"))
    assert prices.split()[1::2] == list("12345678")


def test_an_auction_shows_tile_bid_and_bidders() -> None:
    session = session_of(
        {
            "river": ["L00", "L11", "E00", None, "E22", "E33", "E44", "L44"],
            "turn": {"step": "refill", "bought": 1, "acted": True},
            "auction": {"tile": "S21", "high": 7, "leader": "B", "in": ["A", "B"], "asked": "A"},
        }
    )
    text = drawn(session.view("A"), COMPACT)
    for shown in ("pagoda (green 1)", "highest bid 7 by B", "still in: A, B", "gap"):
        assert shown in text


@pytest.mark.parametrize("height", [COMPACT, TALL])
def test_without_the_memory_aid_only_numbers_of_goods_are_shown(height: int) -> None:
    """YT-Q32 Own goods are always shown."""
    position = {
        "active": "A",
        "river": ["L00", "L11", "E00", "E11", "E22", "E33", "E44", "E50"],
        "seats": {"A": {"goods": ["L01"]}, "B": {"goods": ["L33", "L34"]}, "C": {"goods": []}},
    }
    where = {"on": "L33" if height == COMPACT else " B ", "off": ""}
    for aid, mark in where.items():
        session = session_of({**position, "options": {"memory_aid": aid}})
        shown = GAME.shown(session.view("A"))
        assert shown.position["seats"]["B"]["goods"].count(HIDDEN) == (2 if aid == "off" else 0)
        text = drawn(session.view("A"), height)
        assert "L01" in text
        assert (mark in text) if mark else ("L33" not in text and " B " not in text)


def test_what_is_shown_is_a_view_to_imagine_from() -> None:
    """YT-Q32 Forgetting is consistent: the forgotten goods are among the unseen ones."""
    session = Session.new(GAME, 3, 5, {"memory_aid": "off"}, "A")
    session.submit("pass")
    session.submit("buy 7")
    shown = GAME.shown(session.view("B"))
    assert len(shown.position["unseen"]) == len(session.view("B").position["unseen"]) + 1
    assert GAME.projection(shown).breakdown["A"]["goods"] == 0


def test_a_spectator_of_everything_sees_all_goods() -> None:
    """A replay may show the whole position instead of a view."""
    session = Session.new(GAME, 2, 5)
    text = drawn(View(None, session.position()), TALL)
    for seat in session.position()["seats"].values():
        assert all(code in text for code in seat["goods"])


def test_people_at_one_screen_never_see_each_others_start_goods() -> None:
    """YT-13.3 Between two hand-overs stands only what one seat may know."""
    typed = ["", "1", "1"] * 40
    result = run("play", NAME, "--seats", "me,me,me", "--seed", 5, "--start", "A", typed=typed)
    hidden = {
        seat: content["hidden"]
        for seat, content in Session.new(GAME, 3, 5, start="A").position()["seats"].items()
    }
    _, *screens = result.stdout.split("It is ")
    handed = [screen for screen in screens if "hand over" in screen[:60]]
    assert {screen[0] for screen in handed} == {"A", "B", "C"}
    for screen in handed:
        for other in set(hidden) - {screen[0]}:
            assert not [code for code in hidden[other] if code in screen]


def test_many_choices_are_listed_briefly() -> None:
    """Of many sales those that are part of a bigger bundle are left out; bids are one line."""
    goods = [f"L{good}0" for good in range(5)]
    session = session_of({"active": "A", "seats": {"A": {"money": 30, "goods": goods}}})
    assert listed(session) == ["pass", "sell L00 L10 L20 L30 L40"]
    assert len(listed(session, everything=True)) == 32
    session.submit("pass")
    buys = [f"buy {slot}" for slot in range(8)]
    cards = ["two-goods", "liq 10", "liq 15", "liq 20", "sell-card"]
    assert listed(session) == ["pass", *buys, "free 0…7", *cards]
    assert "free 3" in listed(session, everything=True)


def listed(session: Session, everything: bool = False) -> list[str]:
    """The notations in the list of choices."""
    assert session.decision is not None
    found = choices(Telling(GAME, "en"), session.state, session.decision, everything)
    return [choice.notation for choice in found]
