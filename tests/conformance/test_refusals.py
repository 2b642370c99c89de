"""Refusals and options agree: over the whole vocabulary there is no reason exactly for what is
offered, and every reason names a rule."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from sampan.engine.refusals import Illegal
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from tests.conformance.tables import every_table, game_of, on_the_way, text_of


@cache
def rule_ids(name: str) -> frozenset[str]:
    """The ids of the rules the game's own rules document states."""
    text = (Path(game_of(name).folder) / "rules.md").read_text("utf-8")
    return frozenset(re.findall(r"\*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\*\*", text))


def check_agreement(session: Session) -> None:
    """For the asked seat and for all others, over the whole vocabulary."""
    game, decision = session.game, session.decision
    offered = set(decision.options) if decision else set()
    for seat in range(session.header.seats):
        asked = decision is not None and decision.seat == SEATS[seat]
        for action in game.words:
            refusal = game.why_not(session.state, seat, action)
            legal = asked and action in offered
            assert (refusal is None) == legal, f"{SEATS[seat]} {action}: {refusal}, legal {legal}"


@every_table
def test_there_is_no_reason_exactly_for_what_is_offered(name: str, seats: int) -> None:
    for seed in range(50, 53):
        for session in on_the_way(name, seats, seed, every=4):
            before = text_of(session.position())
            check_agreement(session)
            assert text_of(session.position()) == before, "asking why changed something"


@every_table
def test_every_reason_names_a_rule_of_the_game(name: str, seats: int) -> None:
    known = rule_ids(name)
    game = game_of(name)
    for session in on_the_way(name, seats, seed=53, every=7):
        for seat in range(seats):
            for action in game.words:
                for reason in game.reasons(session.state, seat, action):
                    assert reason.rule in known, f"{action}: {reason} names no rule of rules.md"


@every_table
def test_every_step_names_rules_of_the_game(name: str, seats: int) -> None:
    known = rule_ids(name)
    for session in on_the_way(name, seats, seed=54):
        if session.decision is not None:
            missing = set(session.decision.rules) - known
            assert session.decision.rules, f"{session.decision.step} names no rule"
            assert not missing, f"{session.decision.step} names {missing}, not in rules.md"


@every_table
def test_the_session_gives_the_reasons_of_the_game(name: str, seats: int) -> None:
    """`why_not` of a session takes words with and without speaker and agrees with the game."""
    for session in on_the_way(name, seats, seed=55, every=20):
        if session.decision is None:
            continue
        for action in list(session.game.words)[::17]:
            for place, seat in enumerate(SEATS[:seats]):
                expected = session.game.why_not(session.state, place, action)
                found = session.why_not(f"{seat} {action.word}")
                assert text_of(expected and expected.to_json()) == text_of(
                    found and found.to_json()
                )
            asked = session.why_not(action.word)
            named = session.why_not(f"{session.decision.seat} {action.word}")
            assert text_of(asked and asked.to_json()) == text_of(named and named.to_json())


@every_table
def test_a_refused_word_changes_nothing(name: str, seats: int) -> None:
    """Any illegal word of any seat, said at random, leaves log, state and decision as they were."""
    rng = Random(56)
    words = list(game_of(name).words)
    refused = 0
    for session in on_the_way(name, seats, seed=56, every=5):
        before = session.transcript(with_seed=True), text_of(session.position())
        decision = session.decision
        for action in rng.sample(words, 40):
            said = f"{rng.choice(SEATS[:seats])} {action.word}"
            if session.why_not(said) is None:
                continue
            with pytest.raises(Illegal) as caught:
                session.submit(said)
            assert caught.value.refusal.word == action.word
            refused += 1
        assert (session.transcript(with_seed=True), text_of(session.position())) == before
        assert session.decision is decision
    assert refused > 100
