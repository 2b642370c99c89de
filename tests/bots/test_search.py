"""The tree search: what it finds, what bounds it, what it keeps, and that it can be stopped."""

from collections import Counter
from multiprocessing import active_children
from random import Random
from threading import Timer
from time import monotonic

import pytest

import sampan
from sampan.bots import BotError, Clock, make_bot, parallel
from sampan.bots.ismcts import IsmctsBot
from sampan.bots.search import Finding, Search
from sampan.bots.settings import Seconds, Settings
from sampan.bots.tree import Node, Tree
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from tests.engine.toy import GAME as PEBBLES

GAMES = sampan.games()


def search_at(session: Session, settings: Settings, seed: int = 0) -> Search:
    decision = session.decision
    assert decision is not None
    seat = SEATS.index(decision.seat)
    view = session.view(decision.seat)
    return Search(session.game, view, seat, decision.options, settings, Random(seed))


def pebbles(*words: str) -> Session:
    """A table of pebbles, without the words that everybody must say first."""
    session = Session.new(PEBBLES, 2, seed=3, options={"hurry": True})
    for word in words:
        session.submit(word)
    return session


def count(node: Node) -> int:
    return 1 + sum(count(each) for edge in node.edges for each in edge.nodes.values())


def test_a_search_finds_the_move_that_wins() -> None:
    """Nine pebbles: after 3 and 3 the last three decide, and the heap is even again after one."""
    session = pebbles("take 3")
    while session.state.agenda[-1].name != "take-pebbles":
        session.submit("aside 1")
    decision = session.decision
    assert decision is not None
    tree = Tree(PEBBLES, SEATS.index(decision.seat), decision.options, Settings())
    for _ in range(200):
        tree.iterate(session.state.copy(), tree.select(session.state, tree.options), Random(0))
    most = max(tree.root.edges, key=lambda edge: edge.visits)
    assert most.action.word == "take 3"


@pytest.mark.parametrize("name", GAMES)
def test_every_iteration_is_counted(name: str) -> None:
    """Select, expand, evaluate, learn: one visit of the root each, and values between 0 and 1."""
    game = sampan.game(name)
    for seats in game.seats:
        search = search_at(Session.new(game, seats, seed=5), Settings(time=Seconds(60)))
        for _ in range(60):
            world = game.imagine(search.view, search.rng)
            tree = search.tree
            tree.iterate(world.copy(), tree.select(world, tree.options), search.rng)
        root = search.tree.root
        assert root.visits == 60
        assert sum(edge.visits - 1 for edge in root.edges) == 60
        assert search.tree.size == count(root)
        for finding in search.findings():
            assert len(finding.values) == max(seats, 2), "a game's own seat is valued too"
            assert all(0.0 <= value <= 1.0 for value in finding.values)
            assert sum(finding.values) == pytest.approx(len(finding.values) / 2)
            low, high = finding.interval(root.seat)
            assert low <= finding.values[root.seat] <= high


def test_the_tree_grows_to_its_bound_and_no_further() -> None:
    search = search_at(Session.new(sampan.game(GAMES[0]), 2, seed=1), Settings(80, nodes=7))
    search.run(Clock())
    assert search.tree.size == count(search.tree.root) == 7


def test_a_clock_ends_the_search() -> None:
    session = Session.new(sampan.game(GAMES[0]), 2, seed=1)
    clock = Clock()
    clock.stop()
    assert search_at(session, Settings(iterations=1000)).run(clock) == 1
    timed = Settings(iterations=1000, time=Seconds("1ms"))
    assert search_at(session, timed).run(Clock()) < 1000
    short = Settings(iterations=30, time=Seconds("1ms"))
    assert search_at(session, short).run(Clock()) < search_at(session, short).run(
        Clock(patient=True)
    )
    bot = make_bot("ismcts:time=5ms", session.game, Random(0))
    assert session.decision is not None
    assert bot.choose(session.view(session.decision.seat), session.decision, Clock())


def test_a_stopped_clock_still_gets_an_answer() -> None:
    session = Session.new(sampan.game(GAMES[0]), 2, seed=1)
    decision = session.decision
    assert decision is not None
    clock = Clock()
    clock.stop()
    bot = make_bot("ismcts:iterations=50", session.game, Random(0))
    assert bot.choose(session.view(decision.seat), decision, clock) in decision.options


def test_a_search_ends_when_nothing_can_change_any_more() -> None:
    searches = [
        search_at(Session.new(sampan.game(name), 2, seed=1), Settings(300)) for name in GAMES
    ]
    assert min(search.run(Clock()) for search in searches) < 300


@pytest.mark.parametrize("name", GAMES)
def test_what_was_found_out_is_kept_within_a_turn(name: str) -> None:
    """Somewhere in a game the next decision follows from the last choice alone; there the tree is
    kept, and it is the tree below that choice."""
    game = sampan.game(name)
    session = Session.new(game, 2, seed=2)
    kept = 0
    for _ in range(40):
        decision = session.decision
        if decision is None:
            break
        search = search_at(session, Settings(iterations=40))
        search.run(Clock())
        choice = search.choice()
        session.submit(choice.action)
        following = session.decision
        if following is None or following.seat != decision.seat:
            continue
        below = choice.nodes.values()
        if search.follow(session.view(following.seat), following.options):
            kept += 1
            assert search.tree.root in below
            assert {edge.action for edge in search.tree.root.edges} <= set(following.options)
            assert search.tree.size == count(search.tree.root)
            search.run(Clock())
    assert kept


def test_another_view_is_not_taken_for_what_follows() -> None:
    game = sampan.game(GAMES[0])
    search = search_at(Session.new(game, 2, seed=2), Settings(iterations=40))
    search.run(Clock())
    other = Session.new(game, 2, seed=9)
    decision = other.decision
    assert decision is not None
    assert not search.follow(other.view(decision.seat), decision.options)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "variant",
    [
        "reuse=off",
        "closed=on",
        "rollout=3",
        "plans=4,rollout=1",
        "worlds=0",
        "paired=off",
        "width=1",
    ],
)
def test_every_variant_plays(name: str, variant: str) -> None:
    session = Session.new(sampan.game(name), 2, seed=4)
    bots = [
        make_bot(f"ismcts:iterations=10,{variant}", session.game, Random(seat)) for seat in (0, 1)
    ]
    for _ in range(12):
        decision = session.decision
        if decision is None:
            break
        bot = bots[SEATS.index(decision.seat)]
        session.submit(bot.choose(session.view(decision.seat), decision, Clock()))


def test_findings_of_several_processes_are_added_up() -> None:
    session = Session.new(sampan.game(GAMES[-1]), 2, seed=4)
    decision = session.decision
    assert decision is not None
    bot = make_bot("ismcts:iterations=40,processes=2", session.game, Random(0))
    assert isinstance(bot, IsmctsBot)
    findings = bot.find(session.view(decision.seat), decision, Clock())
    looks = 2 * len(decision.options)
    assert {each.action for each in findings} == set(decision.options)
    assert 20 + looks < sum(each.visits for each in findings) <= 40 + looks


def test_a_clock_stops_several_processes() -> None:
    """And those who search on have their whole time again."""
    session = Session.new(sampan.game(GAMES[-1]), 2, seed=4)
    decision = session.decision
    assert decision is not None
    view, clock = session.view(decision.seat), Clock()
    bot = make_bot("ismcts:time=30s,processes=2", session.game, Random(0))
    began = monotonic()
    Timer(0.5, clock.stop).start()
    assert bot.choose(view, decision, clock) in decision.options
    assert bot.choose(view, decision, clock) in decision.options, "it was stopped before"
    assert monotonic() - began < 20
    bot = make_bot("ismcts:time=500ms,processes=2", session.game, Random(0))
    began = monotonic()
    bot.choose(view, decision, Clock())
    assert monotonic() - began > 0.4


def test_a_process_that_died_is_replaced() -> None:
    session = Session.new(sampan.game(GAMES[-1]), 2, seed=4)
    decision = session.decision
    assert decision is not None
    view = session.view(decision.seat)
    bot = make_bot("ismcts:iterations=40,processes=2", session.game, Random(0))
    parallel._team.cache_clear()  # so that its processes are those that come now
    before = set(active_children())
    assert bot.choose(view, decision, Clock()) in decision.options
    own = set(active_children()) - before
    assert own
    for process in own:
        process.kill()
        process.join()
    assert bot.choose(view, decision, Clock()) in decision.options


def test_several_processes_make_a_plan() -> None:
    """One search for a whole turn, also then."""
    game = next(game for game in map(sampan.game, GAMES) if game.knowledge.lookahead)
    session = Session.new(game, 2, seed=0)
    for _ in range(12):
        decision = session.decision
        assert decision is not None
        bot = make_bot("ismcts:iterations=12,plans=4,processes=2", game, Random(0))
        session.submit(bot.choose(session.view(decision.seat), decision, Clock()))
        following = session.decision
        assert following is not None
        if bot.planned and len(following.options) > 1:
            break
    else:
        pytest.fail("no turn was planned beyond its first word")
    step, action = bot.planned[0]
    assert step == following.step
    assert bot.choose(session.view(following.seat), following, Clock()) is action


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plans", [0, 6])
def test_what_is_weighed_is_tried_equally_often(name: str, plans: int) -> None:
    """However little one of the choices promises; a first look at each plan comes on top."""
    search = search_at(Session.new(sampan.game(name), 2, seed=5), Settings(plans=plans))
    search.weigh(20)
    tried = Counter[str]()
    for edge in search.tree.root.edges:
        tried[edge.action.word] += edge.visits - 1
    assert tried == dict.fromkeys((each.word for each in search.tree.options), 20)
    for action in search.tree.options:
        assert search.expected(action).action is action


def test_findings_add() -> None:
    action = PEBBLES.words.find("take 1")
    both = Finding(action, 2, (1.0, 1.0), 0.6) + Finding(action, 3, (2.0, 1.0), 1.4)
    assert (both.visits, both.totals, both.squares) == (5, (3.0, 2.0), 2.0)


def test_ranks_count_more_than_margins() -> None:
    """At the end of a game a narrow victory is worth more than any defeat."""
    session = pebbles()
    while session.decision is not None:
        session.submit(session.decision.options[0])
    tree = Tree(PEBBLES, 0, [], Settings())
    values = tree.values(session.state)
    result = session.result
    assert result is not None
    winner = SEATS.index(result.winners[0])
    assert values[winner] >= 0.9 > values[1 - winner] + 0.8


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("ismcts:iterations=-1", "ismcts takes numbers from 0 up"),
        ("ismcts:processes=0", "at least one process"),
        ("ismcts:time=soon", "time is 2, 2s or 500ms or the like, not 'soon'"),
        ("ismcts:reuse=maybe", "reuse is on or off, not 'maybe'"),
        ("casual:noise=-1", "casual takes a noise from 0 up"),
        ("casual:noise=nan", "casual takes a noise from 0 up"),
        ("casual:noise=inf", "none without end"),
        ("ismcts:widening=400", "widening and trust up to 1 and a width up to 1,000,000"),
        ("ismcts:width=1e308", "widening and trust up to 1 and a width up to 1,000,000"),
    ],
)
def test_a_wrong_budget_is_refused(spec: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(spec, PEBBLES, Random(0))
    assert message in str(caught.value)


def test_spans_of_time() -> None:
    assert Seconds("2s") == Seconds("2") == 2.0
    assert Seconds("250ms") == 0.25
