"""Analysing recorded games at the terminal."""

import json
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from sampan.arena.analysis import Report, draw
from sampan.bots import Clock
from sampan.bots.advice import advise
from sampan.bots.analysis import Drawn, Judged, Mark, mark
from sampan.bots.outlook import OTHERS, PROSPECTS, TOTAL
from sampan.cli import analyse
from sampan.cli.advising import UNNUMBERED, advice_list, reason
from sampan.cli.showing import make_console
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling, common_texts
from sampan.engine.texts import LANGUAGES
from sampan.engine.transcript import read_transcript
from sampan.engine.tunable import Tunable, known_by
from sampan.engine.walk import walker_of
from tests.cli.terminal import WIDTH, players, run
from tests.conformance.tables import GAMES, every_game, game_of

QUICK = ("--iterations", 4)


def recorded(name: str, folder: Path) -> tuple[Session, Path]:
    """The first decisions of a random game, and their transcript."""
    session = Session.new(game_of(name), players(game_of(name)), seed=6)
    walker_of(6).walk(session, 9)
    file = folder / "game.txt"
    file.write_text(session.transcript(with_seed=True), "utf-8")
    return session, file


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_an_analysis_is_told(name: str, language: str, tmp_path: Path) -> None:
    _, file = recorded(name, tmp_path)
    result = run("analyse", file, *QUICK, "--language", language)
    assert result.exit_code == 0, result.output
    texts = common_texts(language)
    assert texts("analyse-worst") in " ".join(result.stdout.split())
    assert all(word in result.stdout for word in texts("analyse-chance").split())
    assert max(map(len, result.stdout.splitlines())) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if 1 in game_of(name).seats])
def test_who_plays_alone_loses_outlook_and_no_ranks(
    name: str, language: str, tmp_path: Path
) -> None:
    """Against the game itself the margin counts, and is told in hundredths."""
    file, picture = tmp_path / "game.txt", tmp_path / "course.svg"
    session = Session.new(game_of(name), 1, seed=6)
    walker_of(6).walk(session, 12)
    file.write_text(session.transcript(with_seed=True), "utf-8")
    result = run("analyse", file, *QUICK, "--language", language, "--plot", picture)
    assert result.exit_code == 0, result.output
    said, texts = " ".join(result.stdout.split()), common_texts(language)
    assert all(word in said for word in texts("analyse-outlook").split())
    assert texts("analyse-lost-alone", outlook=7).split(" 7 ")[0] in said
    for key in ("analyse-chance", "analyse-lost"):
        assert texts(key, ranks="").strip() not in said
    drawn = picture.read_text("utf-8")
    assert texts("plot-outlook") in drawn
    assert texts("plot-ranks") not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_hint_is_told(name: str, language: str, tmp_path: Path) -> None:
    _, file = recorded(name, tmp_path)
    seats = ",".join(["me"] * players(game_of(name)))
    typed = ["", "hint"]
    result = run("play", file, "--seats", seats, "--language", language, typed=typed)
    assert result.exit_code == 0, result.output
    chance = common_texts(language)("hint-chance", value=1, half=1).split(" 1 ")[0]
    said = " ".join(result.stdout.split())
    assert chance in said
    assert common_texts(language)("hint-help") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_best_move_that_does_not_lead_is_named_all_the_same(language: str) -> None:
    """What the others gain counts against it. Of a move that is not preferred it is the reason."""
    game = game_of(GAMES[0])
    told = Telling(game, language)
    first, second = [line for line in game.sheet if line != TOTAL][:2]
    despite = common_texts(language)("hint-despite", lines="")
    behind: tuple[dict[str, float], ...] = (
        {first: -2.0, second: -1.0},
        {first: -2.0, PROSPECTS: 1.0},
        {first: 2.0, OTHERS: 3.0},
    )
    ahead: tuple[dict[str, float], ...] = (
        {first: -2.0, PROSPECTS: 3.0},
        {first: -2.0, OTHERS: -3.0},
    )
    for lines in behind:
        assert reason(told, lines, preferred=True).startswith(despite)
        assert not reason(told, lines, preferred=False).startswith(despite)
    for lines in ahead:
        said = reason(told, lines, preferred=True)
        assert not said.startswith(despite)
        assert said.endswith("2"), "what speaks for it is told first"


@every_game
def test_a_hint_says_what_its_value_stands_for(name: str, tmp_path: Path) -> None:
    """Alone it is no chance to win: there the margin counts."""
    game = game_of(name)
    for count, key in ((1, "hint-alone"), (2, "hint-chance"), (3, "hint-place")):
        if count not in game.seats:
            continue
        file = tmp_path / "game.txt"
        file.write_text(Session.new(game, count, seed=6).transcript(with_seed=True), "utf-8")
        result = run("play", file, "--seats", ",".join(["me"] * count), typed=["", "hint"])
        said = common_texts("en")(key, value=1, half=1, count=count).split(" 1")[0]
        assert said in " ".join(result.stdout.split()), result.output


def test_nothing_is_said_of_decisions_nobody_asked_for(tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    told = run("analyse", file, *QUICK, "--worst", 0).stdout
    assert common_texts("en")("analyse-none") not in " ".join(told.split())
    assert common_texts("en")("analyse-chance") in told


def test_a_table_can_be_played_without_hints(tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    seats = ",".join(["me"] * players(game_of(GAMES[0])))
    texts = common_texts("en")
    result = run("play", file, "--seats", seats, "--no-hints", typed=["", "hint"])
    assert result.exit_code == 0, result.output
    assert result.stdout.count(texts("hint-off")) == 2, "said at the beginning and when asked"


def test_an_analysis_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    """The second run finds everything in the file, also for one seat only."""
    _, file = recorded(GAMES[0], tmp_path)
    kept = tmp_path / "analysis.json"
    first = run("analyse", file, *QUICK, "--json", kept)
    written = json.loads(kept.read_text("utf-8"))
    assert {each["kind"] for each in written["marks"]} <= {"decision", "draw"}
    assert run("analyse", file, *QUICK, "--json", kept).stdout == first.stdout
    assert run("analyse", file, *QUICK, "--json", kept, "--seat", "B").exit_code == 0
    assert json.loads(kept.read_text("utf-8")) == written


def test_an_analysis_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    kept = tmp_path / "analysis.json"
    for text in ("{}", "no json"):
        kept.write_text(text, "utf-8")
        result = run("analyse", file, *QUICK, "--json", kept)
        assert result.exit_code == 2
        assert str(kept) in result.stderr
        assert kept.read_text("utf-8") == text


def test_marks_made_with_other_numbers_are_not_mixed(tmp_path: Path) -> None:
    """Nor with other settings, nor of a file that does not tell what it was made with."""
    _, file = recorded(GAMES[0], tmp_path)
    kept = tmp_path / "analysis.json"
    assert run("analyse", file, *QUICK, "--json", kept).exit_code == 0
    written = json.loads(kept.read_text("utf-8"))
    settings = {**written["settings"], "exploration": 9.0}
    for key, other in (("numbers", "of old"), ("settings", settings), ("numbers", None)):
        text = json.dumps({**written, key: other})
        kept.write_text(text, "utf-8")
        result = run("analyse", file, *QUICK, "--json", kept)
        assert result.exit_code == 2
        assert f"differs in {key}" in result.stderr
        assert kept.read_text("utf-8") == text


def test_numbers_of_bots_are_those_of_the_game(tmp_path: Path) -> None:
    """With others an analysis is another one."""
    session, _ = recorded(GAMES[0], tmp_path)
    knowledge = session.game.knowledge
    assert isinstance(knowledge, Tunable)
    report = Report(session, 4, 0)
    changed = {name: 2.0 * number + 1.0 for name, number in knowledge.numbers.items()}
    other = known_by(session.game, knowledge.with_numbers(changed))
    text = session.transcript(with_seed=True)
    assert Report(read_transcript(other, text), 4, 0).made != report.made
    assert Report(read_transcript(session.game, text), 4, 0).made == report.made


def test_what_is_done_is_kept_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by whoever is ended without a warning: the file is there before the end."""
    _, file = recorded(GAMES[0], tmp_path)
    kept = tmp_path / "analysis.json"
    found: list[int] = []

    def watched(*given: Any) -> Mark:
        found.append(len(json.loads(kept.read_text("utf-8"))["marks"]) if kept.exists() else 0)
        return mark(*given)

    monkeypatch.setattr(analyse, "KEEP_SECONDS", -1.0)
    monkeypatch.setattr(analyse, "mark", watched)
    assert run("analyse", file, *QUICK, "--json", kept).exit_code == 0
    assert len(found) > 2
    assert found == list(range(len(found)))
    assert sorted(each.name for each in tmp_path.iterdir()) == ["analysis.json", "game.txt"]


@pytest.mark.parametrize(
    ("language", "amount", "share"),
    [("en", "0.2", "20%"), ("de", "0,2", "20\N{NO-BREAK SPACE}%"), ("it", "0,2", "20%")],
)
def test_axes_speak_the_language(language: str, amount: str, share: str, tmp_path: Path) -> None:
    """Ranks are given away as amounts, all else is shares; figures are comments of such a file."""
    game = game_of(GAMES[0])
    report = Report(Session.new(game, 3, seed=6), 4, 0)
    lost = Judged(1, "A", "", "", None, (0.5, 0.5, 0.5), (0.25, 0.5, 0.5), {})
    report.marks.extend([lost, Drawn(2, "", (-0.25, 0.25, 0.0))])
    draw(report, Telling(game, language), tmp_path / "course.svg")
    drawn = (tmp_path / "course.svg").read_text("utf-8")
    for figure in (amount, share, f"\N{MINUS SIGN}{share}"):
        assert f"<!-- {figure} -->" in drawn


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_course_of_the_game_is_drawn(kind: str, tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    picture = tmp_path / f"course.{kind}"
    assert run("analyse", file, *QUICK, "--plot", picture).exit_code == 0
    assert picture.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


def test_bad_input_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is judged."""
    monkeypatch.delattr(analyse, "mark")
    _, file = recorded(GAMES[0], tmp_path)
    for bad in (
        ["--seat", "E"],
        ["--seat", "AB"],
        ["--seat", ""],
        ["--plot", tmp_path / "course.what"],
        ["--plot", tmp_path / "nowhere" / "course.svg"],
        ["--json", tmp_path / "nowhere" / "analysis.json"],
        ["--json", tmp_path],
    ):
        result = run("analyse", file, *QUICK, *bad)
        assert result.exit_code == 2, result.output
        assert result.stderr.startswith("sampan: ")


@every_game
def test_a_hint_tells_the_numbers_that_choose(name: str) -> None:
    """A number at the prompt chooses from the list, so a hint has no numbers of its own."""
    session = Session.new(game_of(name), players(game_of(name)), seed=6)
    decision = session.decision
    assert decision is not None
    view = session.view(decision.seat)
    advised = advise(session.game, view, decision, Clock(), Random(1), iterations=8)
    first = advised[0].action
    numbers = {action: 10 + place for place, action in enumerate(decision.options)}
    unlisted = {action: number for action, number in numbers.items() if action is not first}
    told = Telling(session.game, "en")
    for given, sign in ((numbers, str(numbers[first])), (unlisted, UNNUMBERED)):
        console = Console(width=WIDTH, file=StringIO())
        console.print(advice_list(told, session.state, decision, advised, given, len(SEATS)))
        assert isinstance(console.file, StringIO)
        line = console.file.getvalue().splitlines()[0]
        assert line.split()[0] == sign
        assert first.word in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_decisions_has_nothing_to_judge(language: str, tmp_path: Path) -> None:
    """Nor what a seat has not decided."""
    game, file, picture = game_of(GAMES[0]), tmp_path / "game.txt", tmp_path / "course.svg"
    session = Session.new(game, players(game), seed=6)
    texts = common_texts(language)
    file.write_text(session.transcript(with_seed=True), "utf-8")
    result = run("analyse", file, *QUICK, "--language", language, "--plot", picture)
    assert (result.exit_code, result.stdout.strip()) == (0, texts("analyse-undecided", seat="all"))
    assert not picture.exists()
    assert session.decision is not None
    other = next(seat for seat in "AB" if seat != session.decision.seat)
    session.submit(session.decision.options[0])
    file.write_text(session.transcript(with_seed=True), "utf-8")
    result = run("analyse", file, *QUICK, "--language", language, "--seat", other)
    assert result.stdout.strip() == texts("analyse-undecided", seat=other)


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("de", ","), ("it", ",")])
@every_game
def test_figures_are_written_for_the_language(
    name: str, language: str, point: str, tmp_path: Path
) -> None:
    """And signs as in hints. For two the chance to win is told, for more ranks."""
    game = game_of(name)
    told = Telling(game, language)
    for seats, given in ((2, ("25.0 %",)), (3, ("0.50", "0.500"))):
        session = Session.new(game, seats, seed=6)
        report = Report(session, 4, 0)
        for n, seat in enumerate("AB", 1):
            before, after = (0.75,) * seats, (0.5,) * seats
            report.marks.append(Judged(n, seat, "", "", None, before, after, {}))
        report.marks.append(Drawn(3, "", (0.125, -0.125, 0.0)))
        with (console := make_console(width=WIDTH)).capture() as printed:
            console.print(analyse.summary(report, told, "AB"))
        for figure in (*given, "+12.5 %", "\N{MINUS SIGN}12.5 %"):
            assert figure.replace(".", point) in printed.get()
    assert f"0{point}25" in analyse.lost(told, 0.25, players=3)
    assert "25 %" in analyse.lost(told, 0.25, players=2)
