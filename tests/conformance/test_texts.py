"""Everything a person can meet in a game has its text, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.telling import COMMON, Telling, common_texts
from sampan.engine.texts import LANGUAGES, differences
from tests.conformance.tables import every_game, every_table, game_of, on_the_way

every_language = pytest.mark.parametrize("language", LANGUAGES)


def check_said(text: str, what: str) -> None:
    """A text for people: not empty, every placeholder filled."""
    assert text.strip(), f"the text of {what} is empty"
    assert not re.search(r"[{}]|\$\w", text), f"the text of {what} has an open place: {text}"


def check_no_code(text: str, codes: frozenset[str], what: str) -> None:
    """No code of a component where its name should stand."""
    bare = codes & set(re.findall(r"\w+", text))
    assert not bare, f"the text of {what} shows the code {bare}: {text}"


def told(session: Session, telling: Telling, since: int) -> Iterator[tuple[str, str]]:
    """Everything a session tells now: (what it is about, the text)."""
    for entry in session.live[since:]:
        for seat in (0, None):
            for event in entry.seen_by(seat).events:
                yield f"event {event}", telling.event(event)
    decision = session.decision
    if decision is None:
        return
    yield f"step {decision.step}", telling.prompt(decision)
    yield f"help of {decision.step}", telling.help(decision)
    for action in decision.options:
        yield f"action {action}", telling.action(session.state, decision, action)


def test_the_common_catalogues_say_the_same_in_every_language() -> None:
    assert list(differences(COMMON)) == []


@every_game
def test_the_catalogues_say_the_same_in_every_language(name: str) -> None:
    """The same keys and the same placeholders."""
    assert list(differences(Path(game_of(name).folder) / "text")) == []


@every_language
def test_the_common_texts_can_be_said(language: str) -> None:
    assert common_texts(language).enumerate(["a", "b", "c"]).startswith("a, b ")


@every_language
@every_table
def test_all_that_happens_in_a_game_can_be_told(name: str, seats: int, language: str) -> None:
    """Prompts, help, options and events of whole games, as a seat and as a spectator."""
    game = game_of(name)
    telling = Telling(game, language)
    codes = frozenset(code for code in game.names if not code.islower())
    for seed in range(80, 84):
        since = 0
        for session in on_the_way(name, seats, seed):
            for what, text in told(session, telling, since):
                check_said(text, what)
                check_no_code(text, codes, what)
            since = len(session.live)
        assert session.result is not None
        check_said(telling.over(session.result.over), session.result.over)
        for line in telling.sheet(session.result):
            check_said(line.text, "a line of the score sheet")


@every_language
@every_game
def test_every_reason_has_its_text(name: str, language: str) -> None:
    """Every refusal met over the whole vocabulary of random games, by all seats."""
    game = game_of(name)
    telling = Telling(game, language)
    said: dict[str, str] = {}
    for seats in game.seats:
        for session in on_the_way(name, seats, seed=85, every=6):
            for seat in range(seats):
                for action in game.words:
                    refusal = game.why_not(session.state, seat, action)
                    for reason in refusal.reasons if refusal else ():
                        if reason.key not in said and refusal is not None:
                            said.update({reason.key: repr(telling.reasons(refusal))})
                            for rule, text in telling.reasons(refusal):
                                check_said(text, f"{rule} of {action}")
    assert said, "nothing was ever refused"


@every_language
@every_game
def test_every_component_option_and_kind_of_word_has_its_text(name: str, language: str) -> None:
    game = game_of(name)
    telling = Telling(game, language)
    for code in game.names:
        check_said(telling.component(code), code)
        assert telling.component(code) != code, f"{code} has no name"
    for option in game.options:
        check_said(telling.option(option), option.name)
        check_said(telling.option_help(option), option.name)
        for value in option.values:
            check_said(telling.option_value(option, value), f"{option.name} {value}")
    for kind in {action.kind for action in game.words}:
        assert telling.texts.has(f"action-{kind}"), f"the word {kind} has no text"
    for line in game.sheet:
        assert telling.texts.has(f"sheet-{line}"), f"the line {line} has no text"
    for key in ("title", "description"):
        check_said(telling.texts(key), key)


@every_game
def test_languages_differ(name: str) -> None:
    """A catalogue copied from another language is no translation."""
    game = game_of(name)
    descriptions = {Telling(game, language).texts("description") for language in LANGUAGES}
    assert len(descriptions) == len(LANGUAGES)


@every_game
def test_seats_are_told_by_their_letter(name: str) -> None:
    assert not set(SEATS) & set(game_of(name).names), "a seat's letter is a component's code"
