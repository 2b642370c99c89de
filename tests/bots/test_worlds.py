"""The search: what worlds are imagined, what luck they meet, what is kept from word to word."""

from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from sampan.bots import Clock
from sampan.bots.ismcts import IsmctsBot
from sampan.bots.search import Finding, best
from sampan.bots.settings import Settings
from sampan.engine.steps import EVERYBODY
from sampan.engine.view import seat_mask
from tests.bots.little import LittleGame, Place, ask, decision, draw, end, search_at, word

MANY = 1000
CURIOUS = Settings(iterations=60, exploration=50.0)
Met = tuple[str, str]


def cards(seers: int, place: Place) -> Place:
    """A draw of one of very many cards, so that no two draws are likely to agree by chance."""
    return draw(seers, **{f"card{each}": (1, place) for each in range(MANY)})


def dealing() -> LittleGame:
    """B holds a card, A says one of two words, a card is drawn."""
    lucky = cards(EVERYBODY, end(0, 0, 0))
    return LittleGame(cards(seat_mask(1), ask(0, left=lucky, right=lucky)))


def met(game: LittleGame) -> dict[str, list[Met]]:
    """The card of B and the card drawn, by the word of A, in their order."""
    found = defaultdict[str, list[Met]](list)
    for world, said, luck in game.ends:
        found[said].append((world, luck))
    return found


def searched(settings: Settings) -> LittleGame:
    """A game in which A has searched for its word."""
    game = dealing()
    search_at(game, game.at("card0"), settings).run(Clock())
    return game


def common(game: LittleGame) -> int:
    left, right = met(game)["left"], met(game)["right"]
    assert min(len(left), len(right)) >= 10
    return sum(mine == theirs for mine, theirs in zip(left, right, strict=False))


@pytest.mark.parametrize("worlds", [1, 5, 32])
def test_paired_choices_meet_the_same_worlds_and_the_same_luck(worlds: int) -> None:
    game = searched(replace(CURIOUS, worlds=worlds))
    assert common(game) == min(map(len, met(game).values()))
    lucks = [luck for _, luck in met(game)["left"]]
    assert len(set(lucks)) > len(lucks) - 3, "and each visit another luck"


def test_without_pairs_each_meets_its_own() -> None:
    assert common(searched(replace(CURIOUS, paired=False))) == 0


def test_weighing_pairs_as_well() -> None:
    game = dealing()
    search_at(game, game.at("card0"), CURIOUS).weigh(12)
    assert common(game) == 12


def test_weighing_without_pairs_goes_through_the_worlds() -> None:
    game = dealing()
    search_at(game, game.at("card0"), replace(CURIOUS, worlds=4, paired=False)).weigh(4)
    assert [len({world for world, _ in each}) for each in met(game).values()] == [4, 4]


@pytest.mark.parametrize("paired", [True, False])
@pytest.mark.parametrize("worlds", [1, 2, 7])
def test_so_many_worlds_are_imagined_and_come_again(worlds: int, paired: bool) -> None:
    game = searched(replace(CURIOUS, worlds=worlds, paired=paired))
    assert game.imagined == worlds
    assert len({world for world, _, _ in game.ends}) == worlds
    if paired:
        seen = [world for world, _ in met(game)["left"]]
        assert seen[worlds:] == seen[:-worlds]


def test_the_pool_grows_no_faster_than_it_is_needed() -> None:
    game = searched(replace(CURIOUS, iterations=10, worlds=32, paired=False))
    assert game.imagined == len({world for world, _, _ in game.ends}) == 10


def test_without_a_pool_each_iteration_has_a_world_of_its_own() -> None:
    game = searched(replace(CURIOUS, worlds=0, paired=False))
    assert len({world for world, _, _ in game.ends}) > len(game.ends) - 5
    assert game.imagined == len(game.ends)


AGAIN = ask(0, left=end(1, 0, 0), right=end(1, 0.1, 0))
STAY = end(-9, 0, 0)


def visits_after_a_word(place: Place, *said: str, seat: int = 0, reuse: bool = True) -> int:
    """What the second answer rests on if the bot that said `go` is stopped at once."""
    game = LittleGame(place)
    bot = IsmctsBot(game, Random(0), Settings(iterations=40, reuse=reuse))
    first, stopped = game.at(), Clock()
    stopped.stop()
    assert bot.choose(game.view(first, 0), decision(first), Clock()) is word("go")
    s = game.at(*said)
    findings = bot.find(game.view(s, seat), decision(s), stopped)
    assert {each.action for each in findings} == {word("left"), word("right")}
    return sum(each.visits - 1 for each in findings)


def test_the_second_word_of_a_turn_goes_on_with_the_same_tree() -> None:
    turn = ask(0, go=AGAIN, stay=STAY)
    assert visits_after_a_word(turn, "go") > 15
    assert visits_after_a_word(turn, "go", reuse=False) == 1


def test_after_another_word_than_the_chosen_one_a_search_begins_anew() -> None:
    other = ask(0, (-3.0, 0.0, 0.0), left=STAY, right=STAY)
    assert visits_after_a_word(ask(0, go=AGAIN, other=other), "other") == 1


def test_for_another_seat_a_search_begins_anew() -> None:
    theirs = ask(1, left=end(1, 0, 0), right=end(1, 0.1, 0))
    assert visits_after_a_word(ask(0, go=theirs, stay=STAY), "go", seat=1) == 1


def test_after_a_draw_a_search_begins_anew() -> None:
    drawn = draw(EVERYBODY, heads=(1, AGAIN), tails=(1, AGAIN))
    assert visits_after_a_word(ask(0, go=drawn, stay=STAY), "go", "heads") == 1


def test_a_tree_is_kept_for_as_many_words_as_a_turn_has() -> None:
    """Each time the tree below the choice."""
    turn = end(1, 0, 0)
    for _ in range(4):
        turn = ask(0, go=turn, stay=end(-2, 0, 0))
    game = LittleGame(turn)
    search = search_at(game, game.at(), Settings(iterations=60))
    said: list[str] = []
    roots = [search.tree.root]
    for _ in range(3):
        search.run(Clock())
        said.append("go")
        s = game.at(*said)
        assert search.follow(game.view(s, 0), decision(s).options)
        roots.append(search.tree.root)
    for above, root in pairwise(roots):
        assert root in [node for each in above.edges for node in each.nodes.values()]


def finding(text: str, visits: int, value: float) -> Finding:
    return Finding(word(text), visits, (value * visits, 0.0, 0.0), value * value * visits)


def test_the_choice_is_what_was_visited_most_and_then_what_is_worth_most() -> None:
    often, better = finding("often", 9, 0.4), finding("better", 3, 0.9)
    assert best([better, often], 0) is often
    assert best([often, finding("better", 9, 0.5)], 0).action is word("better")


def test_a_search_says_what_it_visited_most() -> None:
    game = LittleGame(ask(0, often=end(0, 0, 0), better=end(1, 0, 0)))
    search = search_at(game, game.at(), Settings())
    search.weigh(1)
    search.look_closer(word("often"), 9)
    assert [each.visits for each in search.findings()] == [2, 9]
    assert search.choice().action is word("often")


def test_a_search_is_repeated_by_its_seed() -> None:
    def run(seed: int) -> tuple[list[int], list[tuple[str, ...]]]:
        game = dealing()
        search = search_at(game, game.at("card0"), Settings(iterations=30), seed)
        search.run(Clock())
        return [each.visits for each in search.findings()], game.ends

    assert run(1) == run(1) != run(2)
