"""Reports of matches, and the command that makes them."""

import json
import socket
from pathlib import Path

import pytest

import sampan
from sampan.arena import Match, Results, Standings, run_match, running
from sampan.arena.report import command, extent, markdown, write_report
from tests.arena.outcomes import played
from tests.cli.terminal import run

GAMES = sampan.games()
PNG = b"\x89PNG\r\n\x1a\n"


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
