"""Words and numbers determine each other and never change."""

import pytest

from sampan.engine.actions import UnknownWord, Vocabulary
from sampan.engine.golden import VOCABULARY, NotAppended, append_vocabulary, vocabulary_lines
from sampan.engine.refusals import Illegal
from tests.conformance.tables import (
    TESTS,
    every_game,
    every_table,
    game_of,
    on_the_way,
    table_at,
)


def check_round_trip(words: Vocabulary) -> None:
    """Number -> action -> word -> action -> number, over the whole vocabulary."""
    for index in range(len(words)):
        action = words[index]
        assert action.index == index
        assert words.find(action.word) is action
        assert action.word == " ".join((action.kind, *action.args))
    assert len({action.word for action in words}) == len(words)


@every_game
def test_word_and_number_determine_each_other(name: str) -> None:
    check_round_trip(game_of(name).words)
    check_round_trip(game_of(name).chance_words)


@every_game
def test_a_game_parses_its_own_words(name: str) -> None:
    game = game_of(name)
    for action in game.words:
        assert game.parse(action.word) is action
        assert game.parse(f"  {action.word.replace(' ', '   ')} ") is action


@every_game
def test_what_is_no_word_is_answered(name: str) -> None:
    """Nothing that can be typed breaks a game: it is unknown, or refused with a rule."""
    session = table_at(name, game_of(name).seats[0], seed=1, decisions=0)
    kinds = sorted({action.kind for action in game_of(name).words})
    for text in ("", " ", "A", "?", *(f"{kind} x 99" for kind in kinds)):
        with pytest.raises((UnknownWord, Illegal)):
            session.submit(text)


@every_game
def test_old_words_keep_their_numbers(name: str) -> None:
    """Every line of the golden vocabulary still holds, and no word is missing in it."""
    path = TESTS / name / VOCABULARY
    assert path.exists(), f"{path} is missing; run `sampan bless`"
    golden = path.read_text("utf-8")
    assert append_vocabulary(game_of(name), golden) == golden, "new words; run `sampan bless`"


@every_game
def test_a_vocabulary_only_grows(name: str) -> None:
    """New words go to the end of the file; an old word with another number is refused."""
    game = game_of(name)
    first, second, *others = vocabulary_lines(game)
    shorter = "".join(f"{line}\n" for line in others)
    assert append_vocabulary(game, shorter) == f"{shorter}{first}\n{second}\n"
    speaker, _, word = first.split(" ", 2)
    with pytest.raises(NotAppended, match=f"{speaker} 1 {word}"):
        append_vocabulary(game, f"{speaker} 1 {word}\n")


@every_table
def test_offered_words_are_words_of_the_vocabulary(name: str, seats: int) -> None:
    words = game_of(name).words
    for session in on_the_way(name, seats, seed=8):
        for action in session.decision.options if session.decision else ():
            assert words[action.index] is action
            assert words.find(action.word) is action
