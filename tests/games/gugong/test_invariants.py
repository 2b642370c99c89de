"""The invariants of Gùgōng over random games of every number of players and all table options, on
books kept here from positions alone: independent of the watch that the engine keeps."""

from collections.abc import Iterator
from typing import Any

import pytest

import sampan
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE
from sampan.engine.walk import random_table, walker_of
from tests.conformance import test_log, test_play, test_views, test_words
from tests.conformance.tables import finished, text_of

GAME = sampan.game("gugong")
Position = dict[str, Any]
every_number_of_players = pytest.mark.parametrize("seats", GAME.seats)
GAMES = 3
LOCATIONS = ("TRAVEL", "WALL", "JADE", "INTRIGUE", "PALACE", "DECREES", "CANAL")


def moments(session: Session, seed: int) -> Iterator[tuple[Position, Position, int]]:
    """Every pair of positions with one decision between them, and where its log entries begin."""
    walker = walker_of(seed)
    after = GAME.now(session.state)
    while session.decision is not None:
        before, begin = after, len(session.log)
        walker.walk(session, 1)
        after = GAME.now(session.state)
        yield before, after, begin


def people(position: Position) -> list[Position]:
    return [seat for seat in position["seats"].values() if not seat["meng"]]


def check_servants(position: Position) -> None:
    """GG-I1, GG-I2, GG-I3, GG-I10 Twelve servants and one double each; slots within bounds."""
    for seat in position["seats"].values():
        slots, bonus = seat["slots"], seat["bonus"]
        normals = seat["pool"] + seat["supply"] + seat["wall"] + len(seat["decrees"])
        normals += sum(ship["normal"] for ship in seat["ships"]) + sum(slots.values())
        normals += sum(each["piece"] == "normal" for each in bonus) + seat["aside"]
        assert normals == 12
        aboard = [ship["double"] for ship in seat["ships"] if ship["double"]]
        assert (seat["double"] == "ship") == bool(aboard)
        assert len(aboard) <= 1
        assert (seat["double"] == "bonus") == any(each["piece"] == "double" for each in bonus)
        assert seat["meng"] == (seat["double"] == "focus")
        assert (slots["double"] == 0) == (seat["double"] in ("locked", "focus"))
        assert slots["vp"] <= 3
        assert slots["card"] <= 2
        assert slots["double"] <= 1


def check_cards(position: Position) -> None:
    """GG-I4, GG-I5, GG-I6 Every card once; four of one's own and one more per card reward."""
    seats = position["seats"].values()
    assert tuple(position["board"]) == LOCATIONS
    owned = [card for seat in seats for card in seat["hand"] + seat["discard"]]
    owned += [card for seat in seats if seat["meng"] for card in seat["stack"] + seat["under"]]
    cards = [*position["board"].values(), *position["draw"], *position["box"], *owned]
    assert sorted(cards) == list(range(38))
    for seat in people(position):
        assert len(seat["hand"] + seat["discard"]) == 4 + seat["slots"]["card"]
        assert len(seat["hand"]) <= 6
    assert position["draw"]


def check_tiles(position: Position, taken: int) -> None:
    """GG-I7 All tiles are there; no traveller stands on a tile or beside another."""
    travel, options = position["travel"], position["options"]
    seats = position["seats"].values()
    found = [tile for tile in travel["map"].values() if tile] + travel["pile"] + travel["discard"]
    found += [tile for seat in seats for tile in seat["tiles"] + seat["bonus_dead"]]
    found += [each["tile"] for seat in seats for each in seat["bonus"]]
    assert len(set(found)) == len(found)
    assert len(found) + taken == int(options["travel_set"]) + 6 * options["bonus_tiles"]
    cities = [seat["traveller"] for seat in seats if seat["traveller"] is not None]
    assert len(set(cities)) == len(cities)
    assert all(travel["map"][str(city)] is None for city in cities)


def check_tracks(position: Position) -> None:
    """GG-I9, GG-I11, GG-I12, GG-I13 Ships, markers, envoys and points within their bounds."""
    letters = sorted(position["seats"])
    assert sorted(seat for stack in position["intrigue"].values() for seat in stack) == letters
    assert all(0 <= int(space) <= 14 for space in position["intrigue"])
    fields = [7, 5, 3] if position["players"] <= 3 else [7, 5, 3, 2, 1]
    taken = [seat["arrival"] for seat in position["seats"].values() if seat["arrival"] is not None]
    assert sorted(taken, reverse=True) == fields[: len(taken)]
    harbours = []
    for seat in position["seats"].values():
        assert 0 <= seat["palace"] <= 8
        assert (seat["palace"] == 8) == (seat["arrival"] is not None)
        assert seat["vp"] >= 0
        assert len(seat["ships"]) <= 3
        for ship in seat["ships"]:
            assert 1 <= ship["normal"] + ship["double"] <= (2 if seat["meng"] else 3)
            harbours.append((ship["route"], ship["harbour"]))
    assert len(set(harbours)) == len(harbours)


def check_asked(session: Session, position: Position) -> None:
    """GG-I8, GG-I14, GG-I32 Six tiles unless a trade is forced; between turns the wall is open."""
    asked = session.decision
    if asked is None:
        return
    if any(action.kind != "trade" for action in asked.options):
        assert len(position["seats"][asked.seat]["tiles"]) <= 6
    if position["at"]["phase"] == "day" and not position["since"]:
        threshold = {1: 4, 2: 4, 3: 5, 4: 6, 5: 7}[position["players"]]
        assert GAME.facts(session.state)["wall"]["total"] < threshold
    if position["players"] == 1:
        automa = position["automa"]
        easy = position["solo"]["difficulty"] == "easy"
        cards = automa["deck"] + automa["today"] + automa["discard"]
        assert sorted(cards) == list(range(10 if easy else 11))


def check_change(before: Position, after: Position) -> None:
    """GG-I13, GG-I15, GG-I16, GG-I24 Jade, decrees and houses only go one way; VP fall by toll."""
    assert after["decrees"] == before["decrees"]
    houses = zip(before["jade_houses"], after["jade_houses"], strict=True)
    assert all(now <= then for then, now in houses)
    tolls = any(each["tile"] in ("T28", "T29") for seat in people(before) for each in seat["bonus"])
    for letter, now in after["seats"].items():
        then = before["seats"][letter]
        assert now["jade"] >= then["jade"]
        assert set(then["decrees"]) <= set(now["decrees"])
        assert len(set(now["decrees"])) == len(now["decrees"])
        assert now["vp"] >= then["vp"] or tolls
        assert then["arrival"] in (None, now["arrival"])


@every_number_of_players
def test_what_lies_on_the_table_keeps_its_order(seats: int) -> None:
    for seed in range(GAMES):
        session = random_table(GAME, f"invariants {seed}", seats)
        for before, after, _ in moments(session, seed):
            check_servants(after)
            check_cards(after)
            check_tiles(after, len(GAME.facts(session.state)["travel"]["taken"]))
            check_tracks(after)
            check_asked(session, after)
            check_change(before, after)


@every_number_of_players
def test_dice_medal_and_days(seats: int) -> None:
    """GG-I17, GG-I18, GG-I20 Dice change by a roll or a turn, the medal not within a day."""
    for seed in range(GAMES):
        session = random_table(GAME, f"days {seed}", seats)
        for before, after, begin in moments(session, seed):
            words = [(entry.speaker, entry.word.split()[0]) for entry in session.log[begin:]]
            rolled = (CHANCE, "dice") in words
            turned = any(word == "die" for _, word in words)
            assert rolled or turned or after["dice"] == before["dice"]
            if before["at"]["day"] == after["at"]["day"] and before["medal"] is not None:
                assert rolled or after["medal"] == before["medal"]
            assert 0 <= after["at"]["day"] - before["at"]["day"] <= 1
            assert after["at"]["day"] <= 4
        assert session.result is not None
        assert after["at"]["day"] == 4


@every_number_of_players
def test_the_same_seed_and_words_give_the_same_game(seats: int) -> None:
    """GG-I26 With the seed and the same actions, and with the logged words alone."""
    one, other = finished("gugong", seats, 21), finished("gugong", seats, 21)
    assert one.transcript() == other.transcript()
    replayed = test_log.fresh_replay(one, one.live)
    assert text_of(replayed.position()) == text_of(one.position())


@every_number_of_players
def test_what_a_seat_has_not_seen_does_not_reach_it(seats: int) -> None:
    """GG-I27 Worlds that differ in hidden pieces only show a seat the same views and options."""
    for seat in (0, None):
        test_views.check_non_interference(GAME, seats, seed=31, seat=seat)


@every_number_of_players
def test_words_have_numbers_and_something_can_always_be_said(seats: int) -> None:
    """GG-I28 Word and number determine each other; no list of options is empty before the end."""
    test_words.check_round_trip(GAME.words)
    test_play.check_whole_game(GAME, seats, seed=32)
