"""Learning: least squares find what is there, the same command finds the same tables."""

from pathlib import Path
from random import Random

import pytest

import sampan
from sampan.arena.learn import learn, learnable
from sampan.arena.lessons import USUAL, Lines, Row, compare, lesson
from sampan.arena.squares import Sums
from sampan.bots.plans import Planner, next_question
from sampan.engine.errors import BadInput
from sampan.engine.tables import Learned, Sight, TableKnowledge, Tables
from sampan.engine.tunable import known_by
from tests.cli.terminal import run
from tests.engine.toy import GAME as PEBBLES

GAMES = [name for name in sampan.games() if isinstance(sampan.game(name).knowledge, TableKnowledge)]
WORTHS = ([1.0, -2.0, 4.0], [3.0, 0.0, 4.0], [9.0, 1.0, 5.0])


def sums_of(
    rows: list[Row], size: int = 3, runs: tuple[range, ...] = (), before: Tables | None = None
) -> Sums:
    sums = Sums(size, 3, runs, before)
    for row in rows:
        sums.add(row)
    return sums


def rows(count: int, noise: float) -> list[Row]:
    """What would be seen if entries were worth that much."""
    rng, found = Random(2), []
    for _ in range(count):
        left, entries = rng.choice((0.0, 0.3, 1.0, 1.6, 2.0)), rng.choices(range(3), k=3)
        later = min(int(left), 1)
        share = left - later
        gain = sum(
            (1 - share) * WORTHS[later][entry] + share * WORTHS[later + 1][entry]
            for entry in entries
        )
        found.append(Row(Sight("one", left, 0.0, entries), gain + rng.gauss(0.0, noise), None))
    return found


def test_worths_are_found_from_what_came_of_them() -> None:
    found = sums_of(rows(20000, noise=1.0)).tables()
    for each, true in zip(found.worths, WORTHS, strict=True):
        assert each == pytest.approx(true, abs=0.25)


def test_what_was_never_seen_is_worth_nothing() -> None:
    found = sums_of(rows(500, noise=1.0), size=4).tables()
    assert [worths[3] for worths in found.worths] == [0.0] * 3


def test_what_was_never_seen_goes_on_as_the_entries_before_it() -> None:
    """Each of the first three is worth two points more than the one before."""
    seen = [
        Row(Sight("one", left, 0.0, [each]), 2.0 * each, None)
        for each in (0, 1, 2)
        for left in (0.0, 1.0, 2.0)
    ]
    for worths in sums_of(seen * 500, size=5, runs=(range(5),)).tables().worths:
        assert worths == pytest.approx([0, 2, 4, 6, 8], abs=1.6)
    for worths in sums_of(seen * 500, size=5).tables().worths:
        assert worths[3:] == [0.0, 0.0], "without order nothing is known of them"


def test_learning_goes_on_from_what_was_known_before() -> None:
    """What was seen often is worth what it was seen to be, the rest what it was before."""
    before = Tables([[5.0, 5.0, 5.0, 6.0]] * 3)
    found = sums_of(rows(40000, noise=1.0), size=4, before=before).tables()
    for each, true in zip(found.worths, WORTHS, strict=True):
        assert each[:3] == pytest.approx(true, abs=0.5)
    assert [worths[3] for worths in found.worths] == [6.0] * 3
    assert sums_of([], size=4, before=before).tables().worths == before.worths


def test_rounds_fade() -> None:
    before = Row(Sight("one", 0.0, 0.0, [0]), 10.0, None)
    sums = sums_of([before] * 1000)
    for _ in range(20):
        sums.fade()
        for _ in range(1000):
            sums.add(before._replace(gain=20.0))
    assert 19.0 < sums.tables().worths[0][0] < 20.0


def test_lines_are_compared_with_each_other_only() -> None:
    """Entry 1 is worth three points more than entry 0, whatever all lines of a turn gain."""
    sums = Sums(2, 3)
    for gain in (0.0, 50.0, -20.0) * 400:
        sums.compare(Lines("one", 1.0, [[0], [1], [0]], [gain, gain + 3.0, gain], [1.0] * 3))
    low, high = sums.tables().worths[1]
    assert high - low == pytest.approx(3.0, abs=0.1)


@pytest.mark.parametrize("name", GAMES)
def test_games_show_what_came_of_what_was_seen(name: str) -> None:
    game = sampan.game(name)
    found = lesson((game, learnable(game), "luck", range(3), game.seats, USUAL))
    assert found.games == 3
    assert {row.sight.kind for row in found.rows} <= set(learnable(game).kinds)
    last = found.rows[0]
    assert last.foretold is not None
    assert last.gain >= 0, "the last sight of a game is told first, and points are never lost"
    assert found == lesson((game, learnable(game), "luck", range(3), game.seats, USUAL))


@pytest.mark.parametrize("name", GAMES)
def test_the_rest_of_a_turn_is_what_its_end_is_better_than_it_looked(name: str) -> None:
    game, knowledge = sampan.game(name), learnable(sampan.game(name))
    s = sampan.Session.new(game, seats=2, seed=3).state.copy()
    seat = s.agenda[-1].who(s)
    plans = Planner(knowledge, knowledge.lead, knowledge.lookahead).plans(
        s, seat, next_question(s, seat), width=4
    )
    compared = compare(knowledge, s, seat, plans)
    assert sum(len(lines.gains) for lines in compared) == len(
        {plan.answers[:length] for plan in plans for length in range(1, len(plan.answers))}
    )
    assert max(count for lines in compared for count in lines.counts) == 1.0
    first = compared[0]
    after = s.copy()
    after.play(plans[0].first)
    assert first.entries[first.counts.index(1.0)] == knowledge.rest(after, seat)[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_command_finds_the_same_tables(name: str, tmp_path: Path) -> None:
    said = ("tune", name, "--by", "learn", "--games", "3", "--rounds", "2", "--workers", "1")
    paths = [tmp_path / each for each in ("one.toml", "other.toml")]
    for path in paths:
        shown = run(*said, "--out", str(path))
        assert shown.exit_code == 0, shown.output
    one, other = (path.read_text("utf-8") for path in paths)
    assert one == other
    knowledge = learnable(sampan.game(name))
    found = Learned.read(paths[0], knowledge.kinds, knowledge.times, knowledge.onward)
    command = f"sampan tune {name} --by learn --games 3 --rounds 2 --seed 0"
    assert set(found.commands.values()) == {command}, "what went on from the old ones is gone"
    session = sampan.Session.new(sampan.game(name), seats=2, seed=1)
    other_worth = knowledge.with_learned(found).worth(session.state, 0)
    assert other_worth != knowledge.worth(session.state, 0)


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_some_seats_are_learned_alone(name: str) -> None:
    game, knowledge = sampan.game(name), learnable(sampan.game(name))
    assert knowledge.learned is not None
    for seats in game.seats[:1], game.seats[1:]:
        ((found, _),) = learn(
            game, games=4, rounds=1, seed=0, command="alone {}".format, seats=seats
        )
        learned = {kind for count in seats for kind in knowledge.kinds_at(count)}
        learned -= set(knowledge.onward)
        dropped = {kind for kind, base in knowledge.onward.items() if base in learned}
        assert set(found.tables) == set(knowledge.learned.tables) - dropped
        for kind, command in found.commands.items():
            assert (command == "alone 1") == (kind in learned)
            same = found.tables[kind] is knowledge.learned.tables[kind]
            assert same != (kind in learned)


@pytest.mark.parametrize("name", GAMES)
def test_some_tables_go_on_from_others_when_a_stronger_bot_plays(name: str, tmp_path: Path) -> None:
    knowledge = learnable(sampan.game(name))
    assert knowledge.learned is not None
    before, (kind, base) = knowledge.learned, next(iter(knowledge.onward.items()))
    seats = next(each for each in (2, 3, 4) if kind in knowledge.kinds_at(each))
    said = f"tune {name} --by learn --games 2 --rounds 1 --seed 0 --bot"
    besides = f"ismcts:iterations=2,plans=4,deeper=2 --seats {seats}"
    paths = [tmp_path / each for each in ("one.toml", "other.toml")]
    for path in paths:
        shown = run(*f"{said} {besides}".split(), "--workers", "1", "--out", str(path))
        assert shown.exit_code == 0, shown.output
    assert paths[0].read_text("utf-8") == paths[1].read_text("utf-8")
    found = Learned.read(paths[0], knowledge.kinds, knowledge.times, knowledge.onward)
    assert found.commands == {**before.commands, kind: f"sampan {said} {besides}"}
    worths = [each for rows in found.tables[kind].worths for each in rows]
    begun = [each for rows in before.tables[base].worths for each in rows]
    off = [abs(one - other) for one, other in zip(worths, begun, strict=True)]
    assert 0.0 < max(off) < 2.0, "two games change little"


def test_only_what_goes_on_is_learned_from_other_bots() -> None:
    game = sampan.game(GAMES[0])
    knowledge = learnable(game)
    there = {each for each in game.seats if set(knowledge.kinds_at(each)) & set(knowledge.onward)}
    others = [each for each in game.seats if each not in there]
    with pytest.raises(BadInput, match="learns from games of other bots than greedy at these"):
        next(learn(game, 1, 1, 0, str, seats=others, bot="random"))
    empty = known_by(game, knowledge.with_learned(None))
    with pytest.raises(BadInput, match="no tables yet"):
        next(learn(empty, 1, 1, 0, str, bot="random"))


def test_seats_are_named_where_they_mean_something() -> None:
    shown = run("tune", GAMES[0], "--by", "play", "--games", "1", "--seats", "2")
    assert shown.exit_code != 0
    assert "--seats" in shown.output
    with pytest.raises(BadInput, match="is not played by 9; seats: "):
        next(learn(sampan.game(GAMES[0]), 1, 1, 0, str, seats=[9]))


def test_what_cannot_be_learned_is_refused() -> None:
    with pytest.raises(BadInput, match="has no tables to learn"):
        next(learn(PEBBLES, 1, 1, 0, str))
    with pytest.raises(BadInput, match="needs one round at least"):
        next(learn(sampan.game(GAMES[0]), 1, 0, 0, str))
