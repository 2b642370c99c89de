"""Reports, the ladder, the tuner and the commands around them."""

import json
import socket
from pathlib import Path

import pytest

import sampan
from sampan.arena import Match, Outcome, Results, Standings, run_match, running
from sampan.arena.fit import Sample, fit, fit_rounds, fittable, solve, with_weights
from sampan.arena.ladder import Ladder, folder_of, rungs
from sampan.arena.report import command, extent, markdown, write_report
from sampan.bots import levels
from sampan.engine.errors import BadInput
from sampan.engine.weights import LinearKnowledge, Weights
from tests.cli.terminal import run
from tests.engine.toy import GAME as PEBBLES

GAMES = sampan.games()
TUNABLE = [name for name in GAMES if isinstance(sampan.game(name).knowledge, LinearKnowledge)]
PNG = b"\x89PNG\r\n\x1a\n"


def played(match: Match) -> Standings:
    results = Results(match, None)
    list(run_match(match, results))
    return Standings(match.specs, results.outcomes.values())


def test_a_report_has_text_numbers_and_a_picture(tmp_path: Path) -> None:
    match = Match(sampan.game(GAMES[-1]), ["greedy", "random"], games=4, seed=3)
    standings = played(match)
    text, numbers, picture = write_report(match, standings, tmp_path / "new")
    assert command(match) in text.read_text("utf-8")
    assert "| greedy | 4 |" in text.read_text("utf-8")
    data = json.loads(numbers.read_text("utf-8"))
    assert data["bots"]["greedy"]["games"] == data["games"] == 4
    assert data["match"]["seed"] == 3
    assert picture.read_bytes().startswith(PNG)


def test_one_game_is_one() -> None:
    match = Match(sampan.game(GAMES[-1]), ["greedy", "random"], games=2)
    no_games = Standings(match.specs, ())
    assert extent(match, no_games) == "0 games of 2 seats"
    no_games.games = 1
    assert extent(match, no_games) == "1 game of 2 seats"
    assert "1 game of 2 seats. Seats rotate" in markdown(match, no_games)


def test_more_than_two_bots_are_compared_one_by_one() -> None:
    match = Match(sampan.game(GAMES[-1]), ["greedy", "casual", "random"], games=3)
    assert "ahead of the bot of the column" in markdown(match, played(match))


def test_the_command_plays_a_match_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "match"
    words = ("arena", GAMES[-1], "--bots", "greedy,random", "--games", 4, "--workers", 1)
    first = run(*words, "--out", out, "--json")
    assert first.exit_code == 0, first.stderr
    lines = (out / "results.jsonl").read_text("utf-8")
    again = run(*words, "--out", out, "--json")
    assert json.loads(again.stdout) == json.loads(first.stdout)
    assert (out / "results.jsonl").read_text("utf-8") == lines
    other = run(*words, "--out", out, "--seed", 5)
    assert other.exit_code == 2
    assert "holds another match (it differs in seed)" in other.stderr
    assert "greedy" in run(*words, "--out", out).stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bots", "nobody,random"), "there is no bot 'nobody'"),
        (("--bots", "random,random", "--seats", 3), "a table of 3 needs 3 bots, not 2"),
        (("--bots", "random,random", "--option", "x"), "name=value"),
        (("--bots", ""), "a match needs bots, and none are named"),
        (("--bots", "random,random", "--seats", 9), f"{GAMES[0]} is played with "),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(words: tuple[str, ...], message: str) -> None:
    result = run("arena", GAMES[0], *words)
    assert result.exit_code == 2
    assert message in result.stderr


def test_ray_plays_the_same_games() -> None:
    """On a Ray of our own, with two workers."""
    match = Match(sampan.game(GAMES[-1]), ["greedy", "random"], games=4)
    results = Results(match, None)
    list(run_match(match, results, workers=2, ray="local"))
    together = Standings(match.specs, results.outcomes.values())
    assert [each.scores for each in together.outcomes] == [
        each.scores for each in played(match).outcomes
    ]


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nowhere", "--ray takes 'local', 'auto' or the host:port of a cluster, not 'nowhere'"),
        ("127.0.0.1:1", "no Ray answers at 127.0.0.1:1"),
        ("127.0.0.1:99999", "no Ray answers at 127.0.0.1:99999"),
    ],
)
def test_a_ray_that_is_not_there_is_told_at_once(address: str, message: str) -> None:
    result = run("arena", GAMES[-1], "--bots", "greedy,random", "--games", 2, "--ray", address)
    assert result.exit_code == 2
    assert message in result.stderr


def test_what_ray_says_when_it_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks for one on all of this machine, where other tests may have one."""
    monkeypatch.setattr(running, "ASK", "raise SystemExit('none runs here')")
    result = run("arena", GAMES[-1], "--bots", "greedy,random", "--games", 2, "--ray", "auto")
    assert result.exit_code == 2
    assert "no Ray answers at auto (none runs here); 'local' starts one here" in result.stderr


def test_somebody_else_at_the_address_of_a_ray_is_told_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever takes connections and says nothing: Ray itself would wait for minutes."""
    monkeypatch.setattr(running, "RAY_SECONDS", 2.0)
    words = ("arena", GAMES[-1], "--bots", "greedy,random", "--games", 2)
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        result = run(*words, "--ray", address)
    assert result.exit_code == 2
    assert f"no Ray answers at {address} (it says nothing Ray would say in 2 s)" in result.stderr


@pytest.mark.parametrize("name", GAMES)
def test_the_ladder_has_every_level_at_every_table(name: str) -> None:
    game = sampan.game(name)
    found = list(rungs(game, 8))
    names = levels()
    for strong, weak in zip(names[1:], names, strict=False):
        for seats in (count for count in game.seats if count > 1):
            assert [strong, *[weak] * (seats - 1)] in [list(match.specs) for match in found]
    assert [names[0], "random"] in [list(match.specs) for match in found]
    assert [names[-1], "greedy"] in [list(match.specs) for match in found]
    assert len({folder_of(match) for match in found}) == len(found)


def test_a_command_can_be_typed_as_it_stands() -> None:
    match = Match(sampan.game(GAMES[-1]), ["greedy", "random"], games=2, seed="a seed")
    assert command(match).endswith("--games 2 --seed 'a seed'")


def test_the_ladder_is_a_document() -> None:
    match = Match(sampan.game(GAMES[-1]), ["greedy", "random"], games=2)
    ladder = Ladder("Two", "Somebody played.")
    ladder.add(match, played(match))
    text = ladder.page()
    assert text.startswith("# Two\n\nSomebody played. ")
    assert "| greedy - random | 2 |" in text
    assert command(match) in text
    assert "- `" not in text, "no levels met"
    easy, medium, *_ = levels()
    match = Match(sampan.game(GAMES[-1]), [medium, easy], games=2)
    ladder.add(match, played(match))
    assert all(f"- `{level}` is `" in ladder.page() for level in (easy, medium))


def test_all_bots_of_a_game_are_rated_together() -> None:
    """Also those that never met: by whom both met."""
    ladder = Ladder("Three", "Somebody played.")
    for specs in ["greedy", "casual"], ["casual", "random"]:
        match = Match(sampan.game(GAMES[-1]), specs, games=8)
        ladder.add(match, played(match))
    lines = ladder.page().splitlines()
    table = lines[lines.index("| bot | games for two | rating |") + 2 :]
    assert [line.split(" | ")[:2] for line in table[:3]] == [
        ["| greedy", "8"],
        ["| casual", "16"],
        ["| random", "8"],
    ]


def test_the_ladder_so_far_is_a_document_too(tmp_path: Path) -> None:
    """`--no-play` writes what has been played, and plays nothing."""
    out, results = tmp_path / "ladder.md", tmp_path / "games"
    words = ("ladder", GAMES[-1], "--games", 8, "--out", out, "--results", results, "--no-play")
    assert run(*words).exit_code == 0
    assert not out.exists()
    match = next(rungs(sampan.game(GAMES[-1]), 8))
    file = Results(match, results / folder_of(match) / "results.jsonl")
    games = run_match(match, file)
    next(games)
    result = run(*words)
    assert result.exit_code == 0, result.stderr
    assert "| 1 of 8 |" in out.read_text("utf-8")
    assert out.read_text("utf-8").count("sampan arena") == 1
    assert "ms" not in result.stdout


def test_a_ladder_that_goes_on_keeps_its_page(tmp_path: Path) -> None:
    """What is played of one match leaves the others as they were."""
    out, results = tmp_path / "ladder.md", tmp_path / "games"
    for name in GAMES[0], GAMES[-1]:
        match = next(rungs(sampan.game(name), 8))
        next(run_match(match, Results(match, results / folder_of(match) / "results.jsonl")))
    words = ("ladder", GAMES[0], "--no-play", "--games", 8, "--out", out, "--results", results)
    assert run(*words).exit_code == 0
    page = out.read_text("utf-8")
    assert all(f"## {name}\n" in page for name in (GAMES[0], GAMES[-1]))


def test_a_table_that_no_game_seats_is_refused(tmp_path: Path) -> None:
    out, results = tmp_path / "ladder.md", tmp_path / "games"
    words = ("ladder", GAMES[-1], "--games", 8, "--out", out, "--results", results)
    result = run(*words, "--seats", 9)
    assert result.exit_code == 2
    assert f"no game is played with 9 seats: {GAMES[-1]} with 2" in result.stderr
    assert not out.exists()
    assert not results.exists()


def keep(match: Match, folder: Path) -> None:
    """As if all games of a match had been played."""
    results = Results(match, folder / folder_of(match) / "results.jsonl")
    for fixture in match.fixtures():
        scores, ranks = range(match.seats, 0, -1), range(1, match.seats + 1)
        results.add(Outcome(fixture, scores, ranks, "over", [[]] * match.seats))


@pytest.mark.parametrize("name", GAMES)
def test_a_ladder_never_shrinks(name: str, tmp_path: Path) -> None:
    """Who asks for fewer games than there are gets the page of all of them, and no others are
    played, whichever matches have been played so far."""
    out, results = tmp_path / "ladder.md", tmp_path / "games"
    words = ("ladder", "--out", out, "--results", results)
    seats = sampan.game(name).seats
    for place, match in enumerate(rungs(sampan.game(name), 40)):
        if match.seats in seats[-1:] or not place:
            keep(match, results)
    assert run(*words, "--games", 40, "--no-play").exit_code == 0
    page = out.read_text("utf-8")
    assert f"Made by `sampan ladder {name} --games 40 --seats 2 --seats {seats[-1]}`." in page
    assert " of 40 |" not in page
    result = run(*words, name, "--games", 8, "--seats", seats[-1], "--workers", 1)
    assert result.exit_code == 0, result.stderr
    assert out.read_text("utf-8") == page


LIST = """
title = "Some"
about = "Made for a test."
[[match]]
game = "{0}"
bots = ["greedy", "random"]
games = 2
[[match]]
game = "{1}"
bots = ["random", "greedy"]
games = 2
"""


def test_matches_of_a_file_are_played_and_kept_beside_it(tmp_path: Path) -> None:
    """Of the games that are not named what was played before stays on the page."""
    file = tmp_path / "some.toml"
    file.write_text(LIST.format(GAMES[0], GAMES[-1]), "utf-8")
    for name in GAMES[0], GAMES[-1]:
        result = run("ladder", name, "--matches", file, "--workers", 1)
        assert result.exit_code == 0, result.stderr
    page = (tmp_path / "some.md").read_text("utf-8")
    assert page.startswith("# Some\n\nMade for a test. ")
    assert "| greedy - random | 2 | 100.0% |" in page
    assert "| random - greedy | 2 | 0.0% |" in page
    assert len(list((tmp_path / "some").iterdir())) == 2


def test_a_page_has_one_part_for_each_game() -> None:
    page = Ladder("Two", "Somebody played.")
    for specs in ["greedy", "random"], ["random", "greedy"]:
        match = Match(sampan.game(GAMES[-1]), specs, games=2)
        page.add(match, played(match))
    assert page.page().count(f"## {GAMES[-1]}\n") == 1
    assert page.page().count("sampan arena") == 2


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ("title", "titel", "title is missing"),
        ("games = 2", "games = 'two'", "match 1: games must be of type int, not 'two'"),
        ("games = 2", "games = 2\nseat = 3", "match 1: there is no key 'seat'; there are game"),
        ("games = 2", "games = true", "match 1: games must be of type int, not True"),
        ("games = 2", "games = 0", "match 1: games must be one at least, not 0"),
        ('"random"', '"nobody"', "match 1: there is no bot 'nobody'"),
        ('["greedy", "random"]', "[1, 2]", "match 1: bots must be named by text, not [1, 2]"),
        ('["greedy", "random"]', '["random", "greedy"]', "match 2 has the same bots as match 1"),
        ("title", "=", "Invalid"),
    ],
)
def test_a_bad_file_of_matches_is_refused(
    tmp_path: Path, there: str, instead: str, said: str
) -> None:
    file = tmp_path / "some.toml"
    text = LIST.format(GAMES[-1], GAMES[-1]).replace(there, instead, 1)
    file.write_text(text, "utf-8")
    result = run("ladder", "--matches", file)
    assert result.exit_code == 2
    assert f"{file}: {said}" in result.stderr
    assert not (tmp_path / "some.md").exists()


def test_matches_are_tables_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    file.write_text('title = "Some"\nabout = ""\nmatch = [1]\n', "utf-8")
    result = run("ladder", "--matches", file)
    assert f"{file}: match 1: must be a table, not 1" in result.stderr


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


@pytest.mark.parametrize("name", TUNABLE)
def test_a_fit_finds_the_weights_that_made_the_margins(name: str) -> None:
    knowledge = fittable(sampan.game(name)).plain("a test")
    size = len(knowledge.names)
    true = [float(place - 5) for place in range(size)]
    samples = [
        Sample(left, [float(place == one) for place in range(size)], true[one] * (1 + left))
        for one in range(size)
        for left in (0.0, 0.25, 0.5, 0.75, 1.0)
        for _ in range(400)
    ]
    weights, errors = fit(knowledge, samples, "a test")
    assert list(weights.late.values()) == pytest.approx(true, abs=0.3)
    assert list(weights.early.values()) == pytest.approx(true, abs=0.3)
    assert errors["after"] < errors["before"]


@pytest.mark.parametrize("name", TUNABLE)
def test_tuning_gives_the_same_weights_again(name: str, tmp_path: Path) -> None:
    game = sampan.game(name)
    found = [
        next(fit_rounds(game, 1, 1, 7, "random", "a test after {}".format))[0] for _ in range(2)
    ]
    assert found[0].late == found[1].late
    path = tmp_path / "weights.toml"
    found[0].write(path)
    read = Weights.read(path, fittable(game).names)
    assert read.command == "a test after 1"
    assert read.late == pytest.approx(found[0].late, abs=0.001)
    state = sampan.Session.new(game, 2, 7).state
    assert with_weights(game, read).knowledge.worths(state) != game.knowledge.worths(state)


def test_weights_must_fit_the_features(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    Weights({"a": 1.0}, {"a": 0.0}, (1.0, 2.0)).write(path)
    with pytest.raises(BadInput, match="weights and features differ in b"):
        Weights.read(path, ["a", "b"])


def test_only_weighted_features_can_be_tuned() -> None:
    with pytest.raises(BadInput, match="no sum of weighted features; it cannot be tuned"):
        fittable(PEBBLES)


@pytest.mark.parametrize("name", GAMES)
def test_who_cannot_tune_in_one_way_is_told_the_others(name: str) -> None:
    """Processes are counted as everywhere: 0 are as many as cores."""
    other = "learn" if name in TUNABLE else "fit"
    result = run("tune", name, "--by", other, "--games", 1, "--workers", 0)
    assert result.exit_code == 2
    ways = "--by play or --by fit" if name in TUNABLE else "--by play or --by learn"
    assert f"; it can be tuned {ways}" in result.stderr


@pytest.mark.parametrize("name", TUNABLE)
def test_tuning_by_fit_is_a_command(name: str, tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    once = ("--games", 1, "--rounds", 1, "--bot", "random")
    result = run("tune", name, "--by", "fit", *once, "--out", out)
    assert result.exit_code == 0, result.stderr
    assert f"sampan tune {name} --by fit --games 1 --rounds 1" in out.read_text("utf-8")
