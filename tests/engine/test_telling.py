"""From data to sentences, for every game: which text is chosen, and with which arguments."""

import pytest

from sampan.engine.game import Decision
from sampan.engine.refusals import Reason, Refusal
from sampan.engine.steps import SEATS, Event
from sampan.engine.telling import Telling, common_texts, sentence, texts_for
from sampan.engine.texts import LANGUAGES, LanguageError
from tests.conformance.tables import every_game, finished, game_of, on_the_way


def test_a_sentence_begins_with_a_capital_letter() -> None:
    assert (sentence("tè (rosa)."), sentence("A."), sentence("")) == ("Tè (rosa).", "A.", "")


@every_game
def test_a_game_falls_back_to_the_common_texts(name: str) -> None:
    for language in LANGUAGES:
        texts = texts_for(game_of(name), language)
        assert texts("play-bye") == common_texts(language)("play-bye")
        assert texts.has("title")
        assert not common_texts(language).has("title")


@every_game
def test_an_unknown_language_is_refused(name: str) -> None:
    with pytest.raises(LanguageError):
        Telling(game_of(name), "xx")


@every_game
def test_the_text_of_a_word_may_depend_on_the_step(name: str) -> None:
    """`action-<kind>-<step>` goes before `action-<kind>`."""
    game = game_of(name)
    told = Telling(game, "en")
    found = set()
    for session in on_the_way(name, game.seats[0], seed=3):
        decision = session.decision
        for action in decision.options if decision is not None else ():
            assert decision is not None
            key = f"action-{action.kind}-{decision.step}"
            args = game.action_args(session.state, SEATS.index(decision.seat), action)
            if told.texts.has(key):
                said = told.action(session.state, decision, action)
                assert said == sentence(told.texts(key, **args))
                elsewhere = Decision(decision.seat, "nowhere", decision.options, ())
                general = told.action(session.state, elsewhere, action)
                assert general == sentence(told.texts(f"action-{action.kind}", **args))
                found.add(key)
    assert found, "no word of this game depends on its step"


@every_game
def test_an_event_and_its_redacted_form_are_told(name: str) -> None:
    """What a spectator hears names nothing that is secret."""
    told = Telling(game_of(name), "en")
    session = finished(name, game_of(name).seats[-1], seed=4)
    secrets = [
        (event, heard)
        for entry in session.live
        for event, heard in zip(entry.events, entry.seen_by(None).events, strict=True)
        if event.secret
    ]
    for event, heard in secrets:
        assert told.event(heard) != told.event(event)
        for secret in event.secret:
            assert str(event.args[secret]) not in told.event(heard).split()


@every_game
def test_an_unknown_event_is_an_error(name: str) -> None:
    with pytest.raises(KeyError, match="event-nonsense"):
        Telling(game_of(name), "en").event(Event("nonsense", {}))


@every_game
def test_every_reason_comes_with_its_rule(name: str) -> None:
    game = game_of(name)
    told = Telling(game, "en")
    session = finished(name, game.seats[0], seed=4)
    refusal = game.why_not(session.state, 0, game.words[0])
    assert refusal is not None
    twice = Refusal("word", (*refusal.reasons, *refusal.reasons))
    assert told.reasons(twice) == told.reasons(refusal) * 2
    assert [rule for rule, _ in told.reasons(refusal)] == list(refusal.rules)
    with pytest.raises(KeyError, match="why-nonsense"):
        told.reasons(Refusal("word", (Reason("XX-1", "nonsense"),)))


@every_game
def test_a_score_sheet_adds_up(name: str) -> None:
    """Parts of a line give the line."""
    told = Telling(game_of(name), "en")
    result = finished(name, game_of(name).seats[-1], seed=4).result
    assert result is not None
    lines = list(told.sheet(result))
    assert lines[-1].amounts == tuple(result.scores.values())
    assert [line.text for line in lines if not line.part] == [
        told.texts(f"sheet-{line}") for line in game_of(name).sheet
    ]
    for place, line in enumerate(lines):
        parts = []
        for following in lines[place + 1 :]:
            if not following.part:
                break
            parts.append(following.amounts)
        if parts and not line.part:
            assert line.amounts == tuple(map(sum, zip(*parts, strict=True)))


@every_game
def test_components_are_named_and_some_are_explained(name: str) -> None:
    game = game_of(name)
    for language in LANGUAGES:
        told = Telling(game, language)
        helps = [told.component_help(code) for code in game.names]
        assert any(helps)
        assert told.component_help("no such code") == ""
