"""Plans: they run to the end of the own turn, the best first, and nothing offered is forgotten."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

import sampan
from sampan.bots import Clock, make_bot
from sampan.bots.ismcts import IsmctsBot
from sampan.bots.plans import BEGINS, Planner, next_question, say, various
from sampan.bots.search import Finding
from sampan.bots.settings import Settings
from sampan.bots.tree import Tree
from sampan.engine.game import Decision
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.view import View

GAMES = sampan.games()
PLANNED = next(name for name in GAMES if sampan.game(name).knowledge.lookahead)
"""A game whose turns are planned."""
WIDTH = 4
DEEP = 40


def planner(session: Session, depth: int) -> Planner:
    """One that strives for the own worth."""
    knowledge = session.game.knowledge
    return Planner(knowledge, knowledge.worth, depth)


def on_the_way(name: str, decisions: int) -> Session:
    """A game for two after some random decisions."""
    session, rng = Session.new(sampan.game(name), 2, seed=6), Random(6)
    for _ in range(decisions):
        assert session.decision is not None
        session.submit(rng.choice(session.decision.options))
    return session


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [0, 7, 23])
def test_plans_run_to_the_end_of_the_own_turn(name: str, decisions: int) -> None:
    session = on_the_way(name, decisions)
    decision, s, judge = session.decision, session.state, session.game.knowledge.worth
    assert decision is not None
    seat = SEATS.index(decision.seat)
    found = planner(session, DEEP).plans(s, seat, decision.options, WIDTH)
    assert {plan.first for plan in found} == set(decision.options), "nothing is forgotten"
    assert [plan.look for plan in found] == sorted([plan.look for plan in found], reverse=True)
    best = found[0]
    after = s.copy()
    say(after, seat, best.answers)
    assert not next_question(after, seat), "somebody else goes on"
    assert judge(after, seat) == judge(best.state, seat) == best.look


@pytest.mark.parametrize("name", GAMES)
def test_what_is_alike_is_tried_once_and_offered_all_the_same(name: str) -> None:
    session = on_the_way(name, 0)
    rng, knowledge = Random(3), session.game.knowledge
    for _ in range(60):
        decision, s = session.decision, session.state
        if decision is None:
            break
        seat, options = SEATS.index(decision.seat), decision.options
        kept = knowledge.distinct(s, options)
        assert kept
        assert [option for option in options if option in kept] == list(kept)
        found = planner(session, 1)
        assert {plan.first for plan in found.plans(s, seat, options, WIDTH)} == set(options)
        assert found.best(s, seat, options, WIDTH).first in kept
        session.submit(rng.choice(options))


@pytest.mark.parametrize("alike", [1, 3])
def test_plans_that_are_compared_are_various(alike: int) -> None:
    session = on_the_way(PLANNED, 7)
    decision = session.decision
    assert decision is not None
    seat, width = SEATS.index(decision.seat), 16
    ends = planner(session, DEEP).plans(session.state, seat, decision.options, width)
    assert various(ends, width, 0)[:width] == ends[:width]
    kept = various(ends, width, alike)
    assert {plan.first for plan in kept} == set(decision.options), "nothing is forgotten"
    assert kept[0] is ends[0]
    assert len({plan.look for plan in kept[:width]}) == len(kept[:width])
    begun = Counter(plan.answers[:BEGINS] for plan in kept)
    assert max(begun.values()) <= alike
    assert len(begun) > len({plan.answers[:BEGINS] for plan in ends[:width]})


@pytest.mark.parametrize("name", GAMES)
def test_without_depth_a_plan_is_one_word(name: str) -> None:
    session = on_the_way(name, 5)
    decision = session.decision
    assert decision is not None
    seat = SEATS.index(decision.seat)
    found = planner(session, 0).plans(session.state, seat, decision.options, WIDTH)
    assert [len(plan.answers) for plan in found] == [1] * len(decision.options)


def test_a_plan_is_given_up_where_the_questions_differ() -> None:
    """What was planned for another hand cannot be said: the turn stays open."""
    session = on_the_way(PLANNED, 0)
    decision, s = session.decision, session.state
    assert decision is not None
    seat = SEATS.index(decision.seat)
    first = decision.options[0]
    answers = ((decision.step, first), ("elsewhere", decision.options[1]))
    after = s.copy()
    say(after, seat, answers)
    assert decision.options[1] not in next_question(after, seat)
    assert next_question(after, seat)


def test_a_search_keeps_at_most_so_many_plans_and_one_for_each_option() -> None:
    session = on_the_way(PLANNED, 0)
    decision = session.decision
    assert decision is not None
    tree = Tree(session.game, SEATS.index(decision.seat), decision.options, Settings(plans=3))
    tree.iterate(session.state.copy(), tree.select(session.state, tree.options), Random(0))
    edges = tree.root.edges
    assert {edge.action for edge in edges} == set(decision.options) == tree.root.known
    assert len(edges) <= 3 + len(decision.options)
    assert any(len(edge.answers) > 1 for edge in edges)


def test_below_the_root_fewer_plans_are_compared() -> None:
    session = on_the_way(PLANNED, 0)
    decision = session.decision
    assert decision is not None
    tree = Tree(
        session.game, SEATS.index(decision.seat), decision.options, Settings(plans=12, deeper=1)
    )
    for number in range(24):
        tree.iterate(session.state.copy(), tree.select(session.state, tree.options), Random(number))
    assert len(tree.root.edges) >= 12
    below = [node for edge in tree.root.edges for node in edge.nodes.values() if node.edges]
    assert below
    for node in below:
        assert len(node.edges) == len(node.known), "one for each first word"


def test_a_bot_keeps_to_its_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """One search for the whole turn: the words that follow come without another one."""
    session = Session.new(sampan.game(PLANNED), 2, seed=8)
    bot = make_bot("ismcts:iterations=8,plans=6,rollout=1", session.game, Random(0))
    assert isinstance(bot, IsmctsBot)
    searched = 0
    find = bot.find

    def counted(view: View, decision: Decision, clock: Clock) -> Sequence[Finding]:
        nonlocal searched
        searched += 1
        return find(view, decision, clock)

    monkeypatch.setattr(bot, "find", counted)
    said = 0
    while session.decision is not None and said < 12:
        decision = session.decision
        choice = bot.choose(session.view(decision.seat), decision, Clock())
        said += len(decision.options) > 1
        session.submit(choice)
    assert searched < said
