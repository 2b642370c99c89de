"""The tree, promise by promise: who wants what, what is tried first, what counts how much."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from sampan.bots.settings import Settings
from sampan.bots.tree import Edge, Node
from sampan.engine.playout import random_outcome
from sampan.engine.steps import EVERYBODY, ChanceStep
from sampan.engine.view import seat_mask
from tests.bots.little import (
    FarSighted,
    LittleGame,
    Place,
    ask,
    below,
    draw,
    edge,
    end,
    grow,
    grown,
    tree_at,
    word,
)

ALL = Settings(width=100.0)
"""Every choice is considered from the start."""
TRUSTFUL = Settings(width=100.0, trust=1.0, exploration=0.0)
FORGIVING = Settings(width=100.0, trust=0.0, exploration=0.0)
END = end(0, 0, 0)
KINDS = {"kind": end(4, 0, 0), "selfish": end(0, 4, 1), "spiteful": end(0, 0, 4)}
"""What B may do after A: good for A, for B itself, or for C."""


def answered_by(seat: int) -> LittleGame:
    return LittleGame(ask(0, go=ask(seat, **KINDS), stay=end(-5, 0, 0)))


def words(edges: Sequence[Edge]) -> list[str]:
    return [each.action.word for each in edges]


def tried(node: Node) -> list[str]:
    """What has more than its first look."""
    return words([each for each in node.edges if each.visits > 1])


def keys(found: Edge) -> list[Any]:
    """What tells the questions apart that follow: the step, who is asked, what was drawn."""
    return list(found.nodes)


def ladder(count: int) -> Place:
    """So many choices, the best last."""
    return ask(0, **{f"rung{each}": end(each / count, 0, 0) for each in range(count)})


def values_at(game: LittleGame, *said: str) -> list[float]:
    return tree_at(game, game.at(), Settings()).values(game.at(*said))


@pytest.mark.parametrize(("seat", "choice"), [(0, "kind"), (1, "selfish"), (2, "spiteful")])
def test_everybody_chooses_what_is_best_for_them(seat: int, choice: str) -> None:
    """Whoever searches, and however many sit at the table."""
    node = below(grown(answered_by(seat), 60, ALL).root, "go")
    assert max(node.edges, key=lambda each: each.visits).action is word(choice)


@pytest.mark.parametrize(("seat", "choice"), [(0, "kind"), (1, "selfish"), (2, "spiteful")])
def test_a_choice_looks_like_what_the_next_one_likes_best(seat: int, choice: str) -> None:
    game = answered_by(seat)
    root = grown(game, 60, ALL).root
    assert edge(root, "go").look == below(root, "go").look == values_at(game, "go", choice)
    better = max(edge(root, "go").look[0], edge(root, "stay").look[0])
    assert root.look[0] == better, "and a question like the best choice there"


def test_what_looks_best_is_handed_up_from_any_depth() -> None:
    """C would spoil what B hopes for, so B does what is second best, and A expects that."""
    trap = ask(2, (0.0, 3.0, 0.0), fair=end(1, 3, 0), spoil=end(1, 0, 3))
    game = LittleGame(ask(0, go=ask(1, hope=trap, modest=end(2, 2, 0)), stay=end(1, 1, 1)))
    root = grown(game, 100, replace(ALL, exploration=1.0)).root
    assert edge(root, "go").look == values_at(game, "go", "modest")
    assert max(root.edges, key=lambda each: each.visits).action is word("go")


def test_an_answer_is_told_all_the_way_up_at_once() -> None:
    """The first iteration gets to a question, the second to its answer."""
    game = answered_by(1)
    assert edge(grown(game, 1, TRUSTFUL).root, "go").look == values_at(game, "go")
    assert edge(grown(game, 2, TRUSTFUL).root, "go").look == values_at(game, "go", "selfish")


def test_the_best_looking_choice_comes_first() -> None:
    """In the eyes of whoever chooses."""
    assert words(grown(LittleGame(ladder(6)), 1, ALL).root.edges) == [
        f"rung{each}" for each in (5, 4, 3, 2, 1, 0)
    ]
    answers = below(grown(answered_by(2), 60, ALL).root, "go").edges
    assert words(answers) == ["spiteful", "selfish", "kind"]


@pytest.mark.parametrize(("width", "widening"), [(1.0, 0.0), (1.0, 0.3), (2.0, 0.5), (3.0, 0.2)])
def test_the_better_choices_are_tried_first_and_others_with_time(
    width: float, widening: float
) -> None:
    """After v visits `int(width * v ** widening) + 1` choices, however much is explored."""
    game = LittleGame(ladder(30))
    s, rng = game.at(), Random(0)
    tree = tree_at(game, s, Settings(exploration=50.0, width=width, widening=widening))
    order: list[str] = []
    for visits in range(1, 81):
        grow(tree, s, 1, rng)
        order = order or words(tree.root.edges)
        considered = int(width * visits**widening) + 1
        assert tried(tree.root) == order[: len(tried(tree.root))], "the best-looking"
        assert len(tried(tree.root)) <= considered
        if visits in {40, 80}:
            assert len(tried(tree.root)) == min(30, considered), "and no fewer"


def test_a_question_is_widened_by_its_own_visits() -> None:
    turns = {f"way{each}": ladder(30) for each in range(4)}
    settings = Settings(exploration=50.0, width=1.0, widening=0.5)
    root = grown(LittleGame(ask(0, **turns)), 100, settings).root
    for way in turns:
        node = below(root, way)
        assert 15 < node.visits < 35
        assert len(tried(node)) == int(node.visits**0.5) + 1


def test_more_exploration_is_more_curious() -> None:
    def visits(exploration: float) -> int:
        game = LittleGame(ask(0, good=end(1, 0, 0), less=end(0, 0, 0)))
        root = grown(game, 60, Settings(exploration=exploration)).root
        return edge(root, "less").visits - 1

    assert visits(0.0) == 0 < visits(0.2) < visits(2.0) <= 30


def test_trust_goes_by_the_best_answer_and_its_lack_by_the_mean() -> None:
    """Too good to be true: B refutes it at once, but its mean is high for a while."""
    refuted = ask(1, (9.0, 0.0, 0.0), refute=end(0, 2, 0), accept=end(9, 0, 0))
    game = LittleGame(ask(0, bold=refuted, even=end(0.05, 0, 0)))

    def choice(settings: Settings) -> str:
        edges = grown(game, 8, settings).root.edges
        return max(edges, key=lambda each: each.visits).action.word

    assert choice(FORGIVING) == "bold"
    assert choice(TRUSTFUL) == "even"


def test_a_choice_with_half_trust_is_judged_half_by_each() -> None:
    """One choice with a mean of 1/2 that looks like 1 next to one that is worth 0.7."""
    game = LittleGame(ask(0, gem=ask(0, x=end(0, 0, 0), y=end(1, 0, 0)), even=end(0, 0, 0)))
    s = game.at()
    for trust, choice in ((0.3, "even"), (0.5, "gem")):
        tree = tree_at(game, s, Settings(exploration=0.0, trust=trust))
        grow(tree, s, 1, Random(0))
        gem, even = edge(tree.root, "gem"), edge(tree.root, "even")
        gem.visits = even.visits = 10
        gem.totals[0], gem.look = 5.0, [1.0, 0.0, 0.0]
        even.totals[0], even.look = 7.0, [0.7, 0.0, 0.0]
        assert tree.select(s, tree.options).action is word(choice)


def test_a_choice_counts_where_it_is_possible() -> None:
    """B holds one of two cards; an iteration asks B for nothing that this card does not allow, and
    what it offers anew is put into its place."""
    low = ask(0, go=ask(1, one=end(0, 1, 0), two=end(0, 2, 0)), stay=end(-9, 0, 0))
    high = ask(0, go=ask(1, two=end(0, 2, 0), three=end(0, 3, 0)), stay=end(-9, 0, 0))
    game = LittleGame(draw(seat_mask(1), low=(1, low), high=(1, high)))
    tree, rng = tree_at(game, game.at("low"), ALL), Random(0)
    grow(tree, game.at("low"), 11, rng)
    node = below(tree.root, "go")
    assert words(node.edges) == ["two", "one"]
    grow(tree, game.at("high"), 20, rng)
    assert words(node.edges) == ["three", "two", "one"]
    assert [each.available for each in node.edges] == [21, 31, 11]
    assert edge(node, "three").visits > 10 > edge(node, "one").visits


def test_a_choice_that_is_impossible_takes_no_place_among_the_first() -> None:
    """Two are considered, the better two in this world, though others look better in another."""
    rich = ask(0, **{f"high{each}": end(each, 0, 0) for each in range(1, 5)})
    poor = ask(0, **{f"low{each}": end(-each, 0, 0) for each in range(1, 5)})
    game = LittleGame(draw(seat_mask(1), rich=(1, rich), poor=(1, poor)))
    s, rng = game.at("rich"), Random(0)
    tree = tree_at(game, s, Settings(width=1.0, widening=0.0, exploration=50.0))
    grow(tree, s, 10, rng)
    assert tried(tree.root) == ["high4", "high3"]
    grow(tree, game.at("poor"), 10, rng)
    assert tried(tree.root) == ["high4", "high3", "low1", "low2"]


def test_an_outcome_comes_as_often_as_it_weighs() -> None:
    coin, rng = draw(EVERYBODY, five=(5, END), two=(2, END), one=(1, END)), Random(3)
    s = LittleGame(coin).at()
    step = s.agenda[-1]
    assert isinstance(step, ChanceStep)
    drawn = Counter(random_outcome(step, s, rng).word for _ in range(8000))
    assert {each: round(count / 1000) for each, count in drawn.items()} == {
        "five": 5,
        "two": 2,
        "one": 1,
    }


def test_what_is_drawn_in_the_tree_is_weighed_too() -> None:
    """A bet that is lost three times of four is worth less than nothing won, nothing lost."""
    bet = draw(EVERYBODY, lost=(3, end(-2, 0, 0)), won=(1, end(2, 0, 0)))
    game = LittleGame(ask(0, bet=bet, even=end(-0.5, 0, 0)))
    settings = Settings(exploration=50.0, trust=0.0)
    found = edge(grown(game, 2000, settings).root, "bet")
    lost, won = values_at(game, "bet", "lost")[0], values_at(game, "bet", "won")[0]
    assert found.totals[0] / found.visits == pytest.approx((3 * lost + won) / 4, abs=0.03)


def drawing() -> LittleGame:
    """After a word a coin is tossed for A alone, then a card for B alone, then a die for all."""
    turn = ask(0, x=END, y=END)
    turn = draw(EVERYBODY, odd=(3, turn), even=(1, turn))
    turn = draw(seat_mask(1), red=(1, turn), black=(1, turn))
    turn = draw(seat_mask(0), heads=(1, turn), tails=(1, turn))
    return LittleGame(ask(0, go=turn, stay=end(-9, 0, 0)))


def test_with_open_nodes_outcomes_share_one() -> None:
    root = grown(drawing(), 60, ALL).root
    assert [key[2] for key in keys(edge(root, "go"))] == [()]


def test_closed_nodes_know_every_draw_that_was_seen_and_no_other() -> None:
    """A knows its own coin and the die, and nothing of what B drew."""
    root = grown(drawing(), 60, replace(ALL, closed=True)).root
    coin, die = map(word, ("heads", "tails")), map(word, ("odd", "even"))
    assert {key[2] for key in keys(edge(root, "go"))} == set(product(coin, die))


def test_a_draw_looks_like_the_mean_of_what_may_follow() -> None:
    """Each outcome by how often it came."""
    good, bad = ask(0, x=end(3, 0, 0), y=END), ask(0, x=end(-3, 0, 0), y=end(-4, 0, 0))
    drawn = draw(EVERYBODY, heads=(3, good), tails=(1, bad))
    game = LittleGame(ask(0, go=drawn, stay=end(-9, 0, 0)))
    go = edge(grown(game, 60, replace(ALL, closed=True)).root, "go")
    nodes = sorted(go.nodes.values(), key=lambda node: node.visits)
    rare, often = nodes
    assert often.visits > 2 * rare.visits
    assert often.look == values_at(game, "go", "heads", "x")
    assert rare.look == values_at(game, "go", "tails", "x")
    share = (often.visits + 1) / (often.visits + rare.visits + 2)
    assert go.look[0] == pytest.approx(share * often.look[0] + (1 - share) * rare.look[0])


@pytest.mark.parametrize("plans", range(6))
def test_a_rollout_plays_so_many_plans_before_the_evaluation(plans: int) -> None:
    """Everybody says what is best for them, draws come between, and the end is the end."""
    third = ask(2, (0.0, 3.0, 0.0), c=end(0, 0, 4), x=end(4, 4, -4))
    second = ask(1, (2.0, 0.0, 0.0), b=draw(EVERYBODY, heads=(1, third)), x=end(4, -4, 4))
    first = ask(0, (1.0, 0.0, 0.0), a=second, x=end(-4, 4, 4))
    game = LittleGame(ask(0, go=first, stay=end(-9, 0, 0)))
    tree = grown(game, 1, Settings(rollout=plans))
    ways: list[list[str]] = [[], ["a"], ["a", "b", "heads"], ["a", "b", "heads", "c"]]
    assert below(tree.root, "go").look == values_at(game, "go", *ways[min(plans, 3)])


@pytest.mark.parametrize(("lines", "plan"), [(1, "near good"), (2, "far great")])
def test_a_plan_of_a_rollout_follows_so_many_lines(lines: int, plan: str) -> None:
    """What ends best does not begin best."""
    near = ask(0, (2.0, 0.0, 0.0), good=end(3, 0, 0), fair=END)
    far = ask(0, (1.0, 0.0, 0.0), great=end(4, 0, 0), fair=END)
    game = LittleGame(ask(0, near=near, far=far, nowhere=END), FarSighted())
    s = game.at()
    tree = tree_at(game, s, Settings(plans=3, lines=lines))
    answers = tree.best_plan(s, 0, tree.options).answers
    assert " ".join(action.word for _, action in answers) == plan


def test_what_is_forced_is_no_question() -> None:
    forced = ask(1, only=ask(2, only=ask(1, **KINDS)))
    root = grown(LittleGame(ask(0, go=forced, stay=end(-9, 0, 0))), 30, ALL).root
    assert [key[1] for key in keys(edge(root, "go"))] == [1]
    assert {each.action for each in below(root, "go").edges} == set(map(word, KINDS))


def test_every_visit_adds_what_came_of_it() -> None:
    game = LittleGame(ask(0, go=end(1, 2, 0), stay=end(-9, 0, 0)))
    go = edge(grown(game, 10, Settings(exploration=0.0)).root, "go")
    values = values_at(game, "go")
    assert go.visits == 11
    assert go.totals == pytest.approx([11 * value for value in values])
    assert go.squares == pytest.approx(11 * values[0] ** 2)
