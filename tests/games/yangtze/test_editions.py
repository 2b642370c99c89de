"""Editions of Yangtze: what must hold between values, and that every value reaches the rules."""

from pathlib import Path
from typing import Any

import pytest

import sampan
from sampan.engine.components import EditionError
from sampan.engine.session import Session
from sampan.engine.transcript import TranscriptError, read_transcript

RIVER = ["E00", "E01", "L00", "L11", "E12", "E23", "L22", "E34"]
REFILL = {"step": "refill", "bought": 1}
GAPPED = [*RIVER[:7], None]
BASE: dict[str, Any] = {"game": "yangtze", "river": RIVER}


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    return tmp_path / "edition.toml"


def session(file: Path, text: str, **fields: Any) -> Session:
    """A session from a position under this edition."""
    file.write_text(text, "utf-8")
    return Session.from_position(sampan.game("yangtze", file), {**BASE, **fields})


def offers(found: Session) -> set[str]:
    assert found.decision is not None
    return {action.word for action in found.decision.options}


def under_ruler(tile: str, *others: str, **seat: Any) -> dict[str, Any]:
    """A position with the ruler about to be applied to A."""
    return {
        "turn": REFILL,
        "river": GAPPED,
        "bag": ["L33", "L34"],
        "rulers": [*others, tile],
        "ruler": {"tile": tile},
        "seats": {"A": {"goods": [], **seat}, "B": {"goods": []}},
    }


def test_prices(edition: Path) -> None:
    """YT-4.3 The number of the house."""
    text = "[prices]\nvalue = [9, 5, 6, 7, 8, 9, 10, 10]"
    found = session(edition, text, turn={"step": "buy"}, seats={"A": {"money": 8, "goods": []}})
    assert "buy 0" not in offers(found)
    found.submit("buy 1")
    assert found.position()["seats"]["A"]["money"] == 3


def test_bundle_values(edition: Path) -> None:
    """YT-3.4 In play and in the final sale."""
    text = """
[luxury_values]
value = [6, 20, 40, 60, 90]
[everyday_values]
value = [1, 2, 3, 4, 5, 7]
"""
    seats = {"A": {"goods": ["L01", "L02", "E50"]}, "B": {"goods": ["L33", "L34"]}}
    found = session(edition, text, seats=seats)
    found.submit("sell L01 L02")
    found.submit("sell E50")
    assert found.position()["seats"]["A"]["money"] == 30 + 20 + 1
    assert found.game.result(found.state).breakdown["B"]["goods"] == 20


def test_scoring_tables(edition: Path) -> None:
    """YT-12.2, YT-12.5, YT-12.10 Collections, majorities and kept liquidity cards."""
    text = """
[collection]
value = [0, 1, 16, 31, 51]
[majority]
value = [33, 17]
[kept_liquidity]
value = 7
"""
    seats = {"A": {"goods": [], "est": ["S01", "S11"]}, "B": {"goods": [], "est": ["S03"]}}
    result = session(edition, text, over="idle", seats=seats).result
    assert result is not None
    assert result.breakdown["A"]["green"] == 16
    assert result.breakdown["A"]["kinds"] == [33, 33, 0, 0]
    assert result.breakdown["B"]["kinds"] == [17, 0, 0, 0]
    assert result.breakdown["B"]["brown"] == 1
    assert result.breakdown["A"]["liquidity"] == 21


def test_pips_break_ties(edition: Path) -> None:
    """YT-12.6 The lowest pip wins, wherever it is printed."""
    text = '[[kind]]\nid = "fortress"\npips = [5, 4, 3, 2, 1]'
    seats = {"A": {"goods": [], "est": ["S01"]}, "B": {"goods": [], "est": ["S05"]}}
    result = session(edition, text, over="idle", seats=seats).result
    assert result is not None
    assert result.breakdown["B"]["kinds"][0] == 30


def test_start(edition: Path) -> None:
    """YT-1.5, YT-1.7 Start money and start goods, from the set-up and in partial positions."""
    edition.write_text("[start_money]\nvalue = 44\n[start_goods]\nvalue = 3", "utf-8")
    game = sampan.game("yangtze", edition)
    for found in (Session.new(game, 3, 1), Session.from_position(game, {"game": "yangtze"})):
        for fields in found.position()["seats"].values():
            assert fields["money"] == 44
            assert len(fields["goods"]) == 3


def test_money_display(edition: Path) -> None:
    """YT-9.2 Track and coins."""
    found = session(edition, "[track]\nvalue = 20\n[coin]\nvalue = 10", seats={"A": {"money": 33}})
    assert found.game.facts(found.state)["seats"]["A"] == {"coins": 2, "track": 13}


def test_liquidity_cards(edition: Path) -> None:
    """YT-8.9, YT-7.13 What a card pays, and what it costs to have it back."""
    text = '[[card]]\nid = "LIQ10"\nmoney = 13'
    found = session(edition, text, turn={"step": "buy"})
    found.submit("liq 10")
    assert found.position()["seats"]["A"]["money"] == 43
    back = session(edition, text, **under_ruler("BUY_BACK", money=12, spent=["LIQ10"]))
    assert "back 10" not in offers(back)
    back = session(edition, text, **under_ruler("BUY_BACK", money=13, spent=["LIQ10"]))
    assert "back 10" in offers(back)


@pytest.mark.parametrize(
    ("ruler", "amount", "seat", "money"),
    [
        ("BONUS_1", 5, {"money": 10, "est": ["S11", "S12"]}, 20),
        ("TAX_MONEY", 5, {"money": 23}, 19),
        ("TAX_MONEY", 0, {"money": 23}, 23),
        ("TAX_GOODS", 3, {"money": 10, "goods": ["L44"], "spent": ["SELL_CARD"]}, 7),
        ("TAX_EST", 4, {"money": 10, "est": ["S11", "S12"]}, 2),
    ],
)
def test_amounts_of_rulers(
    edition: Path, ruler: str, amount: int, seat: dict[str, Any], money: int
) -> None:
    """YT-7.6 to YT-7.9"""
    text = f'[[ruler]]\nid = "{ruler}"\namount = {amount}'
    found = session(edition, text, **under_ruler(ruler, **seat))
    assert found.position()["seats"]["A"]["money"] == money


@pytest.mark.parametrize(
    ("ruler", "seat"),
    [
        ("SELL_ONE", {"goods": ["L44"]}),
        ("BUY_BACK", {"spent": ["LIQ10"]}),
        ("SWAP", {"goods": ["L44"]}),
        ("COPY", {}),
    ],
)
def test_question_marks(edition: Path, ruler: str, seat: dict[str, Any]) -> None:
    """YT-7.3, YT-7.4 Without its question mark an instruction must be followed."""
    others = ["BONUS_0", "BONUS_1"] if ruler == "COPY" else []
    given = under_ruler(ruler, *others, **seat)
    optional = session(edition, f'[[ruler]]\nid = "{ruler}"\noptional = true', **given)
    assert "pass" in offers(optional)
    strict = session(edition, f'[[ruler]]\nid = "{ruler}"\noptional = false', **given)
    refusal = strict.why_not("A pass")
    if strict.decision is not None and strict.decision.seat == "A":
        assert "pass" not in offers(strict)
        assert refusal is not None
        assert "YT-7.4" in refusal.rules
    else:
        assert strict.live[0].forced, "the only thing to do was done"
        assert strict.live[0].word != "pass"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "[luxury_values]\nvalue = [5, 9, 30, 50, 75]",
            "luxury_values: two bundles must never be worth more than one of both",
        ),
        (
            "[everyday_values]\nvalue = [4, 12, 24, 40, 60, 63]",
            "everyday_values: two bundles must never be worth more",
        ),
        (
            '[[kind]]\nid = "pagoda"\npips = [1, 2, 3, 4, 1]',
            "kind.pagoda.pips: the numbers of a kind must differ",
        ),
        (
            '[[kind]]\nid = "office"\ngreens = 3\nbrowns = 2',
            "kind.office.greens: always 2",
        ),
        (
            '[[ruler]]\nid = "DISCARD"\namount = 2',
            "ruler.DISCARD.amount: always 1",
        ),
        ('[[ruler]]\nid = "TAX_GOODS"\noptional = true', "ruler.TAX_GOODS.optional: always false"),
        ('[[luxury_good]]\nid = "silk"\ncolour = "pink"', "luxury_good.silk.colour: always 'red'"),
        ("[coin]\nvalue = 61", "coin: at most 60, the highest number of the track, not 61"),
        ("[prices]\nvalue = [4, 5]", "prices.value: expected 8 entries, found 2"),
        ("[prices]\nvalue = [0, 5, 6, 7, 8, 9, 10, 10]", "prices.value: entry 0: expected 1 to 60"),
        ('[[ruler]]\nid = "TAX_MONEY"\namount = -1', "ruler.TAX_MONEY.amount: expected 0 to 60"),
        ('[[ruler]]\nid = "PLAGUE"\namount = 1', "ruler: expected an item with an id of BONUS_0"),
        ('[[ruler]]\nid = "SWAP"\noptional = "yes"', "ruler.SWAP.optional: expected true or false"),
        ("[dragons]\nvalue = 3", "dragons: unknown section"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(
    edition: Path, text: str, problem: str
) -> None:
    edition.write_text(text, "utf-8")
    with pytest.raises(EditionError) as caught:
        sampan.game("yangtze", edition)
    assert problem in str(caught.value)
    assert str(edition) in str(caught.value)


def test_problems_between_values_are_named_together(edition: Path) -> None:
    """YT-E18 and the pips, all in one message."""
    edition.write_text(
        "[luxury_values]\nvalue = [5, 9, 30, 50, 75]\n"
        '[[kind]]\nid = "harbour"\npips = [1, 1, 3, 4, 5]\n'
        '[[kind]]\nid = "office"\npips = [2, 2, 3, 4, 5]',
        "utf-8",
    )
    with pytest.raises(EditionError) as caught:
        sampan.game("yangtze", edition)
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        *("luxury_values", "kind.office.pips", "kind.harbour.pips"),
    ]


def test_an_edition_changes_nothing_for_the_others(edition: Path) -> None:
    """Two games of one title, each with its own data, side by side."""
    edition.write_text("[start_money]\nvalue = 44", "utf-8")
    plain, other = sampan.game("yangtze"), sampan.game("yangtze", edition)
    assert plain.components.hash != other.components.hash
    assert Session.new(plain, 2, 1).position()["seats"]["A"]["money"] == 30
    assert Session.new(other, 2, 1).position()["seats"]["A"]["money"] == 44


def test_a_game_of_another_edition_is_not_replayed(edition: Path) -> None:
    edition.write_text("[start_money]\nvalue = 44", "utf-8")
    plain, other = sampan.game("yangtze"), sampan.game("yangtze", edition)
    for one, wrong in ((plain, other), (other, plain)):
        text = Session.new(one, 2, 1).transcript()
        assert read_transcript(one, text).transcript() == text
        with pytest.raises(TranscriptError, match="was it played with an edition file"):
            read_transcript(wrong, text)
