"""The ladder, and other pages of matches."""

from pathlib import Path

import pytest

import sampan
from sampan.arena import Match, Outcome, Results, Standings, run_match
from sampan.arena.ladder import Ladder, folder_of, rungs
from sampan.arena.report import command
from sampan.bots import level_spec, levels
from tests.arena.outcomes import outcome, played
from tests.cli.terminal import run

GAMES = sampan.games()


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


def test_only_bots_that_can_be_compared_are_rated_together() -> None:
    """By who met whom; two of them need no rating, and one bot with two names is one."""
    level, b, f = levels()[1], "casual", "random"
    same = level_spec(level, sampan.game(GAMES[-1]))
    c, d, e = (f"greedy:samples={samples}" for samples in (2, 3, 4))
    ladder = Ladder("Six", "Nobody played.")
    for pair in [same, b], [c, d], [d, e], [b, level], [e, c], [level, f]:
        match = Match(sampan.game(GAMES[-1]), pair, games=2)
        ladder.add(match, Standings(pair, [outcome(0, pair, [2, 1]), outcome(1, pair, [3, 1])]))
    lines = ladder.page().splitlines()
    heads = [place for place, line in enumerate(lines) if line.startswith("| bot | games for two")]
    tables = [
        dict(line[2:].split(" | ")[:2] for line in lines[head + 2 : head + 5]) for head in heads
    ]
    assert tables == [{c: "4", d: "4", e: "4"}, {same: "6", b: "4", f: "2"}]


def test_two_bots_are_not_rated() -> None:
    ladder = Ladder("Two", "Somebody played.")
    match = Match(sampan.game(GAMES[-1]), ["greedy", "random"], games=2)
    ladder.add(match, played(match))
    assert "rating |" not in ladder.page()


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


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--games", 20], "--games does not go with --matches"),
        ([GAMES[1], "--seats", 3], "lists no match of these games at these tables"),
        (["--out", "list.toml"], "list.toml lists the matches; name another --out or --results"),
        (["--results", "list.toml"], "list.toml lists the matches; name another"),
        (["--out", "."], ". is a folder; --out names the document"),
        (["--out", "page"], "page has no ending that tells it from the folder"),
        (["--results", "list.toml/games"], "nothing can be written to list.toml/games"),
    ],
)
def test_a_ladder_plays_nothing_that_it_cannot_keep(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("list.toml").write_text(LIST.format(GAMES[0], GAMES[-1]), "utf-8")
    result = run("ladder", "--matches", "list.toml", *words)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
    assert [each.name for each in tmp_path.iterdir()] == ["list.toml"]


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
