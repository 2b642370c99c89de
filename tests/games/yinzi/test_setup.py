"""YZ-3 Set-up, from the first draw to the first decision; and what is no rule of the game."""

from typing import Any

import pytest

import sampan
from sampan.engine.session import Session
from sampan.engine.setup import SetupError
from sampan.engine.steps import CHANCE, SEATS

GAME = sampan.game("yinzi")
every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])
EAST = {"JP", "KR", "BN"}


def fresh(seats: int, seed: int = 1) -> Session:
    return Session.new(GAME, seats=seats, seed=seed)


def everything(session: Session) -> tuple[dict[str, Any], dict[str, Any]]:
    """The position, and the facts that can only be read."""
    return session.position(), GAME.facts(session.state)


@every_number_of_players
def test_markets_and_ratio(seats: int) -> None:
    """YZ-3.1, YZ-3.2, YZ-I12 Four of eight market tiles, one in each province; the die on 2."""
    position, facts = everything(fresh(seats))
    assert list(position["markets"]) == ["HG", "JX", "NZ", "ZJ"]
    tiles = [market["tile"] for market in position["markets"].values()]
    assert len({*tiles, *facts["out"]["markets"]}) == 8
    assert len(facts["out"]["markets"]) == 4
    assert position["die"] == 2


@pytest.mark.parametrize(("seats", "pool"), [(2, 12), (3, 18), (4, 24)])
def test_crops(seats: int, pool: int) -> None:
    """YZ-3.3 to YZ-3.8, YZ-Q1, YZ-I8 Two, one or no tile of each of six kinds is removed."""
    position, facts = everything(fresh(seats))
    track, bag = position["crops"]["track"], position["crops"]["bag"]
    assert len(track) == 6
    assert sum(bag.values()) == pool
    for kind in ("TE", "SA", "CO", "SC", "RA", "BA"):
        assert track.count(kind) + bag.get(kind, 0) == seats + 1
    assert not {"PO", "MA"} & {*track, *bag}
    assert position["crops"]["late"]
    assert sum(facts["out"]["crops"].values()) == 24 - pool


@pytest.mark.parametrize(("seats", "under"), [(2, [6, 6]), (3, [4, 3, 3]), (4, [3, 3, 2, 2])])
def test_ships(seats: int, under: list[int]) -> None:
    """YZ-3.9 to YZ-3.12, YZ-19.16, YZ-Q3, YZ-Q87, YZ-I9 Ships of the East first, even stacks."""
    position, facts = everything(fresh(seats))
    ships = position["ships"]
    docked = [each["ship"] for each in ships["coast"]]
    assert len(docked) == len(ships["next"]) == seats
    assert {code[:2] for code in docked} <= EAST
    assert ships["under"] == under
    removed = facts["out"]["ships"]
    assert {code[:2] for code in removed} <= EAST
    assert len(removed) == (0 if seats == 4 else 2)
    assert len({*docked, *ships["next"], *ships["bag"], *removed}) == 18


@every_number_of_players
def test_routes(seats: int) -> None:
    """YZ-3.17, YZ-3.18, YZ-I10 One stack for each player and four discards nobody has seen."""
    position, _ = everything(fresh(seats))
    routes = position["routes"]
    assert len({*routes["up"], *routes["bag"]}) == 4 * (seats + 1)
    assert len(routes["up"]) == seats
    assert routes["under"] == [3] * seats
    assert routes["discard"] == ["?"] * 4


@every_number_of_players
def test_factories(seats: int) -> None:
    """YZ-3.15, YZ-3.16, YZ-I11 Tiles of the colours in play, one face up for each player."""
    position, facts = everything(fresh(seats))
    assert len(position["offer"]) == seats
    assert len(position["pile"]) == 3 * seats
    colours = {code[-1] for code in (*position["offer"], *position["pile"])}
    assert colours == set(SEATS[:seats])
    assert len(facts["out"]["factories"]) == 16 - 4 * seats


@every_number_of_players
def test_players(seats: int) -> None:
    """YZ-1.1, YZ-3.13, YZ-3.14, YZ-3.19 to YZ-3.21, YZ-3.27, YZ-I1 to YZ-I7 The start."""
    position, facts = everything(fresh(seats))
    assert list(position["seats"]) == list(SEATS[:seats])
    for letter, seat in position["seats"].items():
        assert (seat["copper"], seat["silver"], seat["wood"], seat["stone"]) == (4, 0, 0, 0)
        assert seat["boat"] == 0
        assert seat["deck"] == {"1": 4, "2": 4, "3": 4}
        assert seat["hand"] == seat["advancements"] == []
        supply = facts["seats"][letter]["supply"]
        assert supply == {"cubes": 15, "discs": 20, "workers": 12, "commodities": 8}
    assert facts["resources"] == {"wood": 14, "stone": 8}


def test_the_provisional_order_is_random() -> None:
    """YZ-3.22, YZ-Q73 Any order of the seats; the last one takes the first factory."""
    orders = set()
    for seed in range(30):
        session = fresh(3, seed)
        order = tuple(session.position()["order"])
        orders.add(order)
        assert session.decision is not None
        assert session.decision.seat == order[-1]
    assert len(orders) == 6


def test_draws_come_from_shuffled_pieces() -> None:
    """YZ-3.1, YZ-3.7, YZ-3.16, YZ-3.17 Other seeds bring other tiles, the same seed the same."""
    words = [[e.word for e in fresh(3, seed).log if e.speaker == CHANCE] for seed in (1, 1, 2)]
    assert words[0] == words[1] != words[2]


def test_two_stacks() -> None:
    """YZ-Q2 With two stacks 7 and 6 ships wait in a game for three."""
    session = Session.new(GAME, seats=3, seed=1, options={"ship_stacks": "two"})
    ships = session.position()["ships"]
    assert len(ships["coast"]) == 3
    assert ships["under"] == [6, 5]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """YZ-1.1 Yinzi is a game for 2, 3 or 4 players."""
    with pytest.raises(SetupError, match="2, 3, 4"):
        Session.new(GAME, seats=seats)


def test_there_is_no_word_for_deals() -> None:
    """YZ-33.5, YZ-18.7 Players cannot lend, give, trade or refuse the use of a factory."""
    kinds = {action.kind for action in GAME.words}
    choices = {"done", "yes", "no", "pay", "end", "tax"}
    fortune = {"bonus", "card", "crop", "cell", "market", "factory", "lay", "disc", "use", "boat"}
    workforce = {"work", "migrate", "wood", "stone", "one", "two", "ship", "box", "soldiers"}
    others = {"route", "tile", "rural-sell", "rural-buy", "veterans", "remove"}
    assert kinds == choices | fortune | workforce | others
