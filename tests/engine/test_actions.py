"""Words, numbers and what happens to a text that is no word."""

import pytest

from sampan.engine.actions import UnknownWord, Vocabulary


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.word("pass")
    words.family("buy", range(3))
    words.family("move", [("A", 1), ("A", 2), ("B", 1)])
    return words


def test_words_are_numbered_in_the_order_they_are_declared() -> None:
    words = vocabulary()
    assert [action.word for action in words] == [
        *("pass", "buy 0", "buy 1", "buy 2"),
        *("move A 1", "move A 2", "move B 1"),
    ]
    assert [action.index for action in words] == list(range(7))
    assert len(words) == 7
    assert words[2].args == ("1",)


def test_the_argument_of_a_family_is_the_place_in_it() -> None:
    words = vocabulary()
    assert [words.find(word).arg for word in ("buy 0", "buy 2", "move A 2")] == [0, 2, 1]


def test_there_is_one_object_per_word() -> None:
    words = vocabulary()
    assert words.find("buy 1") is words[2]
    assert words.find("  buy   1 ") is words[2]
    assert words.get("buy 9") is None
    assert repr(words[2]) == "buy 1"


def test_a_word_cannot_be_declared_twice() -> None:
    words = vocabulary()
    with pytest.raises(ValueError, match="'buy 1' is declared twice"):
        words.family("buy", (1,))


@pytest.mark.parametrize(
    ("text", "close"),
    [("by 1", ["buy 1"]), ("pas", ["pass"]), ("buy 7", ["buy 0", "buy 1", "buy 2"])],
)
def test_an_unknown_word_names_the_nearest_ones(text: str, close: list[str]) -> None:
    with pytest.raises(UnknownWord) as caught:
        vocabulary().find(text)
    assert caught.value.text == text
    assert set(close) <= set(caught.value.close)
    assert f"{text!r} is not a word of this game; did you mean " in str(caught.value)
    assert repr(close[0]) in str(caught.value)


def test_a_text_far_from_every_word_gets_no_suggestion() -> None:
    with pytest.raises(UnknownWord) as caught:
        vocabulary().find("zzzzzzzz")
    assert caught.value.close == []
    assert str(caught.value) == "'zzzzzzzz' is not a word of this game"
