"""Matches: whole games between bots, fairly seated and rightly counted."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import pytest

import sampan
from sampan.arena import Match, MatchError, Outcome, Results, Standings, play_game, run_match
from sampan.arena.match import Fixture
from sampan.arena.rounds import play_round
from sampan.arena.running import handed_on
from sampan.bots import BotError
from sampan.engine.game import Game
from sampan.engine.setup import SetupError
from sampan.engine.tunable import Tunable, known_by
from sampan.engine.weights import LinearKnowledge, Weights
from tests.arena.outcomes import outcome, played
from tests.processes import assert_ends_with_all_it_started

GAMES = sampan.games()
GAME = sampan.game(GAMES[-1])
TUNED = next(name for name in GAMES if isinstance(sampan.game(name).knowledge, Tunable))


LONG: Final = 100.0


def scores_of(standings: Standings) -> list[tuple[int, ...]]:
    return [each.scores for each in standings.outcomes]


@pytest.mark.parametrize("name", GAMES)
def test_seats_rotate_and_the_games_of_a_rotation_share_their_seed(name: str) -> None:
    game = sampan.game(name)
    seats = max(game.seats)
    specs = ["random", "greedy", *["casual"] * (seats - 2)]
    fixtures = list(Match(game, specs, games=2 * seats).fixtures())
    first, second = fixtures[:seats], fixtures[seats:]
    for seat in range(seats):
        assert Counter(each.specs[seat] for each in first) == Counter(specs)
    assert len({each.seed for each in first}) == len({each.seed for each in second}) == 1
    assert first[0].seed != second[0].seed


def test_no_game_of_a_match_is_played_twice() -> None:
    """The same bots on the same seats have another seed."""
    for specs in (["greedy"] * 2, ["random", "greedy"] * 2):
        fixtures = Match(sampan.game(GAMES[-1]), specs, games=8).fixtures()
        assert len({(each.specs, each.seed) for each in fixtures}) == 8


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    fixtures = list(Match(GAME, ["random", "casual", "greedy"], games=6, seats=2).fixtures())
    met = {frozenset(each.specs) for each in fixtures}
    assert len(met) == 3


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    game = sampan.game(name)
    specs = ["greedy", "random"]
    transcripts = [play_game(game, specs, seed="x").transcript() for _ in range(2)]
    assert transcripts[0] == transcripts[1]
    assert play_game(game, specs, seed="y").transcript() != transcripts[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_cannot_be_played_is_refused(name: str) -> None:
    game = sampan.game(name)
    with pytest.raises(SetupError, match="seats"):
        Match(game, ["random"] * 9, games=1)
    with pytest.raises(BotError, match="there is no bot 'nobody'"):
        Match(game, ["nobody"] * game.seats[0], games=1)
    with pytest.raises(SetupError, match="seats, not 9"):
        Match(game, ["random"] * 2, games=1, seats=9)
    with pytest.raises(MatchError, match="a match needs bots, and none are named"):
        Match(game, [], games=1)
    with pytest.raises(MatchError, match="a table of 3 needs 3 bots, not 2"):
        Match(game, ["random"] * 2, games=1, seats=3)


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    """The same games as without a break, also when the last line was cut off."""
    match = Match(GAME, ["greedy", "random"], games=4)
    whole = played(match)
    path = tmp_path / "new" / "results.jsonl"
    results = Results(match, path)
    running = run_match(match, results)
    next(running)
    next(running)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 2, "spe')
    assert len(Results(match, path).outcomes) == 2
    again = played(match, path)
    assert scores_of(again) == scores_of(whole)
    assert len(Results(match, path).outcomes) == 4


def test_more_games_of_a_match_can_be_wanted_later(tmp_path: Path) -> None:
    """The same as if all had been wanted at once; who wants fewer is told of the first ones."""
    path = tmp_path / "results.jsonl"
    few, many = (Match(GAME, ["greedy", "random"], games, timed=False) for games in (2, 5))
    played(few, path)
    kept = path.read_bytes()
    played(many, path)
    assert path.read_bytes().startswith(kept)
    played(many, tmp_path / "at once.jsonl")
    assert path.read_bytes() == (tmp_path / "at once.jsonl").read_bytes()
    assert played(few, path).games == 2


def test_reading_results_changes_nothing(tmp_path: Path) -> None:
    match = Match(GAME, ["greedy", "random"], games=4)
    path = tmp_path / "results.jsonl"
    next(run_match(match, Results(match, path)))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 1')
    before = path.read_bytes()
    assert len(Results(match, path).outcomes) == 1
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [b"my own notes", b"my own notes\nof two lines\n", b"[1]\n", b"\xff\xfe\n", b""],
)
def test_a_file_that_is_none_of_results_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(MatchError, match="name another folder, or delete the file"):
        Results(Match(GAME, ["greedy", "random"], games=4), path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "odd",
    [
        {"number": "1"},
        {"number": -1},
        {"number": 0},
        {"seed": "another"},
        {"specs": ["greedy", "somebody"]},
        {"specs": None},
        {"scores": [1]},
        {"scores": ["10", "20"]},
        {"ranks": [1, 2, 3]},
        {"ranks": [1, "2"]},
        {"scores": [True, 7]},
        {"ranks": [True, 2]},
        {"ms": [[1]]},
        {"ms": []},
        {"ms": [[1], [1.5]]},
        {"ms": [[1], [True]]},
        {"ms": [1, 2]},
    ],
    ids=str,
)
def test_a_bad_line_between_games_loses_none_of_them(tmp_path: Path, odd: dict[str, Any]) -> None:
    """Whatever is odd about it: every line is a game of this match."""
    match = Match(GAME, ["greedy", "random"], games=4)
    path = tmp_path / "results.jsonl"
    results = Results(match, path)
    for fixture in match.fixtures():
        results.add(Outcome(fixture, [1, 2], [2, 1], "over", [[1], [1]]))
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = json.dumps({**json.loads(lines[2]), **odd}).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(MatchError, match="line 3 is no game of this match"):
        Results(match, path)
    assert path.read_bytes() == b"".join(lines)


def test_a_bot_with_processes_of_its_own_plays_in_one(tmp_path: Path) -> None:
    """And the match ends."""
    specs = ["ismcts:iterations=4,processes=2", "random"]
    standings = played(Match(GAME, specs, games=2), workers=2)
    assert standings.games == 2


class Noted(Match):
    """A match whose games take a while and leave a file each."""

    folder: Path

    def play(self, fixture: Fixture) -> Outcome:
        sleep(0.05)
        (self.folder / str(fixture.number)).touch()
        return outcome(fixture.number, list(fixture.specs), [1, 2])


def test_who_stops_a_match_waits_for_the_games_under_way_only(tmp_path: Path) -> None:
    match = Noted(GAME, ["greedy", "random"], games=60)
    match.folder = tmp_path
    results = Results(match, None)
    running = run_match(match, results, workers=2)
    next(running)
    running.close()
    ended = {int(file.name) for file in tmp_path.iterdir()}
    assert ended == set(results.outcomes), "what has ended is kept"
    assert len(ended) <= 3, "the first, and those under way when it ended"


class Slow(Match):
    """A match whose first game is soon over."""

    def play(self, fixture: Fixture) -> Outcome:
        sleep(LONG if fixture.number else 0.0)
        return outcome(fixture.number, list(fixture.specs), [1, 2])


def test_an_interrupt_of_who_looks_on_ends_the_games_under_way() -> None:
    match = Slow(GAME, ["greedy", "random"], games=6)
    results, began = Results(match, None), monotonic()

    def look_on() -> None:
        running = run_match(match, results, workers=2)
        with handed_on(running):
            next(running)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        look_on()
    assert monotonic() - began < LONG
    assert list(results.outcomes) == [0]


def play_long() -> None:
    """In a process: play a match with two more."""
    match = Match(GAME, ["ismcts:iterations=100000"] * 2, games=2)
    list(run_match(match, Results(match, None), workers=2))


def never_ends(number: int) -> None:
    sleep(300)


def tune_long() -> None:
    """In a process: a round of tuning with two more."""
    list(play_round(never_ends, [1, 2], workers=2))


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
@pytest.mark.parametrize("work", [play_long, tune_long])
def test_who_is_killed_leaves_no_processes_behind(work: Callable[[], None]) -> None:
    assert_ends_with_all_it_started(work)


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(Match(GAME, ["greedy", "random"], games=4), path)
    with pytest.raises(MatchError, match=r"holds another match \(it differs in seed\)"):
        Results(Match(GAME, ["greedy", "random"], games=4, seed=1), path)


def test_games_of_bots_that_have_changed_since_are_refused(tmp_path: Path) -> None:
    """A level that is something else now, or other numbers: another match."""
    game = sampan.game(TUNED)
    path = tmp_path / "results.jsonl"
    Results(Match(game, ["hard", "random"], games=4), path)
    knowledge = game.knowledge
    assert isinstance(knowledge, Tunable)
    changed = {name: value + 1 for name, value in knowledge.numbers.items()}
    other = known_by(game, knowledge.with_numbers(changed))
    with pytest.raises(MatchError, match=r"it differs in numbers\)"):
        Results(Match(other, ["hard", "random"], games=4), path)
    header = json.loads(path.read_text("utf-8"))
    header["levels"]["hard"] = "ismcts:iterations=1"
    path.write_text(json.dumps(header) + "\n", "utf-8")
    with pytest.raises(MatchError, match=r"it differs in levels\)"):
        Results(Match(game, ["hard", "random"], games=4), path)


def test_a_match_tells_all_that_its_bots_count_with() -> None:
    """Not only the numbers of the game: how far leads move, and those of bots with an `@`."""
    for name in GAMES:
        game = sampan.game(name)
        knowledge = game.knowledge
        assert isinstance(knowledge, Tunable)
        if isinstance(knowledge, LinearKnowledge):
            late, early = knowledge.weights.late, knowledge.weights.early
            other = known_by(game, knowledge.with_weights(Weights(late, early, (99.0, 99.0))))
            assert numbers_of(other, "greedy") != numbers_of(game, "greedy")
        specs = ["greedy", "greedy@first", f"greedy@{next(iter(knowledge.numbers))}=0.125"]
        assert len({numbers_of(game, spec) for spec in specs}) == len(specs)
        assert numbers_of(game, "hard") == numbers_of(game, "greedy")
        match = Match(game, ["hard", "hard@first"], games=4)
        assert len(match.header()["levels"]) == 2


def numbers_of(game: Game[Any], spec: str) -> object:
    return Match(game, [spec] * 2, games=4).header()["numbers"]


def test_a_match_without_times_has_the_same_lines_everywhere(tmp_path: Path) -> None:
    match = Match(GAME, ["greedy", "random"], games=4, timed=False)
    lines = []
    for name in ("one", "other"):
        played(match, tmp_path / name)
        lines.append((tmp_path / name).read_text("utf-8"))
    assert lines[0] == lines[1]


def test_several_processes_play_the_same_games() -> None:
    match = Match(GAME, ["greedy", "random"], games=4)
    alone, together = played(match), played(match, workers=2)
    assert scores_of(alone) == scores_of(together)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    standings = played(Match(sampan.game(name), ["greedy", "random"], games=20))
    assert standings.by_spec["greedy"].rate >= 0.65
