"""The invariants of Yangtze that are properties of whole games (YT-E20 to YT-E26), each shown with
the conformance suite's own checks, on games of this title."""

from random import Random

import pytest

import sampan
from sampan.engine.steps import SEATS
from sampan.engine.walk import random_table, walker_of
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.tiles import GOODS
from sampan.games.yangtze.words import MAX_BID
from tests.conformance import test_log, test_play, test_positions, test_views, test_words
from tests.conformance.tables import finished, on_the_way, text_of

GAME = sampan.game("yangtze")
every_number_of_players = pytest.mark.parametrize("seats", GAME.seats)


@every_number_of_players
def test_lists_of_actions_are_never_empty_and_each_action_applies(seats: int) -> None:
    """YT-E20 Never empty before the end, nothing twice, everything listed can be done."""
    for session in on_the_way("yangtze", seats, seed=101):
        test_play.check_every_option_applies(GAME, session)
    test_play.check_whole_game(GAME, seats, seed=102)


@every_number_of_players
def test_the_same_seed_and_words_give_the_same_game(seats: int) -> None:
    """YT-E21 With the seed and the same actions; and with the logged words alone, without it."""
    one, other = finished("yangtze", seats, 103), finished("yangtze", seats, 103)
    assert one.transcript() == other.transcript()
    assert [repr(entry.events) for entry in one.log] == [repr(entry.events) for entry in other.log]
    replayed = test_log.fresh_replay(one, one.live)
    assert replayed.seed is None
    assert text_of(replayed.position()) == text_of(one.position())


def exchange(s: Yangtze, one: tuple[int, int], other: tuple[int, int] | None) -> Yangtze:
    """A world in which a hidden good (seat, tile) has changed places with a hidden good of another
    seat, or with the first good of the bag."""
    world = s.copy()
    seat, tile = one
    found = other[1] if other else next(each for each in world.bag if each < GOODS)
    places = [(seat, tile, found)]
    if other:
        places.append((other[0], found, tile))
    else:
        world.bag = sorted(tile if each == found else each for each in world.bag)
    for owner, old, new in places:
        for zone in (world.goods, world.hidden):
            zone[owner] = tuple(sorted(new if each == old else each for each in zone[owner]))
    return world


@every_number_of_players
def test_a_view_does_not_depend_on_unrevealed_start_goods(seats: int) -> None:
    """YT-E22 Exchange one with a good of the bag, or with a hidden good of a third player."""
    tried = 0
    for session in on_the_way("yangtze", seats, seed=104):
        s = session.state
        assert isinstance(s, Yangtze)
        hidden = [(seat, tile) for seat in range(seats) for tile in s.hidden[seat]]
        for one in hidden:
            partners = [None, *(other for other in hidden if other[0] != one[0])]
            for other in partners:
                world = exchange(s, one, other)
                assert text_of(GAME.dump(world)) != text_of(GAME.dump(s))
                for seat in set(range(seats)) - {one[0]} - ({other[0]} if other else set()):
                    seen = text_of(GAME.view(s, seat).to_json())
                    assert text_of(GAME.view(world, seat).to_json()) == seen
                    tried += 1
    assert tried > 20
    for seat in range(seats):
        test_views.check_non_interference(GAME, seats, 105, seat)


@every_number_of_players
def test_the_bag_has_no_order_that_could_show(seats: int) -> None:
    """YT-E22, YT-13.4 The bag always lies in ascending order."""
    for session in on_the_way("yangtze", seats, seed=106, every=5):
        assert isinstance(session.state, Yangtze)
        assert session.state.bag == sorted(session.state.bag)


@every_number_of_players
def test_money_stays_below_the_highest_bid(seats: int) -> None:
    """YT-E23 The watch checks it after every action; here, how far random games stay below."""
    for seed in range(107, 112):
        session = random_table(GAME, seed, seats)
        walker = walker_of(seed)
        while session.decision is not None:
            assert isinstance(session.state, Yangtze)
            assert max(session.state.money) <= MAX_BID
            walker.walk(session, 1)


@every_number_of_players
def test_games_end(seats: int) -> None:
    """YT-E24 Every turn with action uses up tiles (checked by the watch), so every game ends."""
    for seed in range(112, 122):
        assert test_play.check_whole_game(GAME, seats, seed).state.over in ("rulers", "idle")


def test_word_and_integer_determine_each_other() -> None:
    """YT-E25 Over the whole vocabulary: 2,170 words of seats and 97 of chance."""
    test_words.check_round_trip(GAME.words)
    test_words.check_round_trip(GAME.chance_words)
    assert (len(GAME.words), len(GAME.chance_words)) == (2170, 97)


@every_number_of_players
def test_offered_words_and_integers_match(seats: int) -> None:
    """YT-E25 One to one, at every decision."""
    for session in on_the_way("yangtze", seats, seed=122):
        options = session.decision.options if session.decision else ()
        integers = [action.index for action in options]
        assert [GAME.words[index].word for index in integers] == [each.word for each in options]
        assert len(set(integers)) == len(options)


@every_number_of_players
def test_a_position_written_and_loaded_plays_the_same_game(seats: int) -> None:
    """YT-E26 The same decision and list, and with the same words and draws the same game."""
    for session in on_the_way("yangtze", seats, seed=123):
        test_positions.check_round_trip(session)
    played = finished("yangtze", seats, 124)
    for count, position in test_positions.positions_along(played)[::5]:
        test_positions.check_same_game_from(played, count, position)


@every_number_of_players
def test_imagined_start_goods_are_uniform(seats: int) -> None:
    """YT-13.3, YT-Q31 Every good a seat has not seen is equally likely behind a rival's screen."""
    session = random_table(GAME, 125, seats)
    view = session.view("A")
    goods = [code for code in view.position["unseen"] if code[0] in "LE" and len(code) == 3]
    counts = dict.fromkeys(goods, 0)
    rng, rounds = Random(125), 4000
    for _ in range(rounds):
        world = GAME.dump(GAME.imagine(view, rng))
        for code in world["seats"][SEATS[1]]["hidden"]:
            counts[code] += 1
    expected = 2 * rounds / len(goods)
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 1.8 * len(goods), f"{chi_square:.0f} with {len(goods)} goods"
