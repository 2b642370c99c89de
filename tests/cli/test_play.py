"""Playing in the terminal: whole games, every command, and nothing that should be hidden."""

from pathlib import Path
from random import Random

import pytest

from sampan.cli.asking import Question
from sampan.cli.playing import Table
from sampan.cli.showing import make_console
from sampan.engine.game import Position
from sampan.engine.session import Session
from sampan.engine.telling import Telling, common_texts
from sampan.engine.texts import LANGUAGES
from sampan.engine.transcript import read_transcript
from tests.cli.terminal import (
    SEED,
    WIDTH,
    any_numbers,
    first_question,
    players,
    run,
    start,
    with_bots,
)
from tests.conformance.tables import GAMES, every_game, finished, game_of, on_the_way

every_language = pytest.mark.parametrize("language", LANGUAGES)
TEXTS = common_texts("en")


def play(name: str, *typed: str, language: str = "en", seats: str = "") -> str:
    """What is printed while these lines are typed at seat A."""
    args = [
        "--seats",
        seats or with_bots(game_of(name)),
        "--seed",
        SEED,
        "--start",
        start(game_of(name)),
    ]
    result = run("play", name, *args, "--language", language, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def saved(name: str, tmp_path: Path, *typed: str) -> str:
    """The transcript after these lines."""
    file = tmp_path / "saved.txt"
    file.unlink(missing_ok=True)
    play(name, *typed, f"save {file}", "quit", "")
    return file.read_text("utf-8")


@every_language
@every_game
def test_a_whole_game_can_be_typed(name: str, language: str) -> None:
    """To the score sheet, the winner and the seed, and never a line too long."""
    game = game_of(name)
    output = play(name, *any_numbers(5000), language=language)
    texts = Telling(game, language).texts
    for line in (*(f"sheet-{line}" for line in game.sheet), "sheet-rank"):
        assert texts(line) in output
    seed_line = texts("play-seed", seed=str(SEED), hash=first_question(game).header.seed_hash)
    assert seed_line.split()[-1] in output.split("\n\n")[-1]
    assert max(map(len, output.splitlines())) <= WIDTH


@every_game
def test_numbers_and_words_choose_the_same(name: str, tmp_path: Path) -> None:
    decision = first_question(game_of(name)).decision
    assert decision is not None
    option = decision.options[0]
    by_number = saved(name, tmp_path, "1")
    assert by_number == saved(name, tmp_path, option.word)
    assert by_number == saved(name, tmp_path, f"  {option.word.upper()} ")
    assert f" A {option.word}\n" in by_number


@every_game
def test_undo_takes_the_own_decision_back(name: str, tmp_path: Path) -> None:
    text = saved(name, tmp_path, "1", "undo", "y")
    session = read_transcript(game_of(name), text)
    assert " A undo " in text
    assert not [each for each in session.live if each.speaker == "A" and not each.forced]


@every_game
def test_nothing_can_be_undone_before_the_first_decision(name: str) -> None:
    assert TEXTS("play-nothing-to-undo") in play(name, "undo")


@every_game
def test_why_names_the_rule(name: str) -> None:
    session = first_question(game_of(name))
    refused = next(action for action in game_of(name).words if session.why_not(action))
    refusal = session.why_not(refused)
    assert refusal is not None
    output = play(name, f"why {refused.word}", refused.word, "why 1", "why")
    assert output.count(TEXTS("play-not-allowed", word=refused.word)) == 2
    assert output.count(refusal.rules[0]) >= 2
    assert TEXTS("play-why-what") in output


@every_game
def test_why_also_says_what_is_allowed(name: str) -> None:
    session = first_question(game_of(name))
    assert session.decision is not None
    option = session.decision.options[0]
    text = Telling(game_of(name), "en").action(session.state, session.decision, option)
    output = play(name, f"why {option.word}")
    assert " ".join(TEXTS("play-allowed", word=option.word, text=text).split()) in " ".join(
        output.split()
    )


@every_game
def test_a_saved_game_goes_on_as_it_would_have(name: str, tmp_path: Path) -> None:
    first, second = any_numbers(8, seed=1), any_numbers(8, seed=2)
    half, resumed, whole = (tmp_path / each for each in ("half", "resumed", "whole"))
    play(name, *first, f"save {half}", "quit", "")
    for args in (["--resume", half], [half]):
        resumed.unlink(missing_ok=True)
        result = run("play", *args, typed=[*second, f"save {resumed}", "quit", ""])
        assert result.exit_code == 0
    play(name, *first, *second, f"save {whole}", "quit", "")
    assert resumed.read_text("utf-8") == whole.read_text("utf-8")
    assert half.read_text("utf-8") != whole.read_text("utf-8")


@every_game
def test_a_file_is_never_overwritten_unasked(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    play(name, f"save {file}", "n", "quit", "")
    assert file.read_text("utf-8") == "mine"
    play(name, f"save {file}", "y", "quit", "")
    assert file.read_text("utf-8").startswith("sampan: 1\n")
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


@every_game
def test_leaving_offers_to_save(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output = play(name, "quit", str(file))
    assert file.exists()
    assert TEXTS("play-bye") in output


@every_game
def test_a_finished_game_can_be_kept(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session = finished(name, game_of(name).seats[0], seed=1)
    file.write_text(session.transcript(), "utf-8")
    kept = tmp_path / "kept.txt"
    result = run("play", file, typed=["save", f"save {kept}"])
    assert result.exit_code == 0
    assert TEXTS("play-save-where") in result.stdout
    assert TEXTS("play-bye") in result.stdout
    again = read_transcript(game_of(name), kept)
    assert again.position() == session.position()
    assert run("replay", kept, "--all").exit_code == 0


@every_game
def test_the_end_of_the_input_leaves_the_table(name: str) -> None:
    assert TEXTS("play-bye") in play(name)


@every_game
@pytest.mark.parametrize(
    "typed",
    [
        *("", "foo", "999", "0", "B pass", "@ draw", "language xx", "rules ZZ-1", "save"),
        *("save /no/x", "why", "why foo", "?", "help", "all", "table", "log", "log all", "log 3"),
        *("score", "rules", "components", "hint"),
    ],
)
def test_what_is_no_choice_leaves_the_game_unchanged(name: str, typed: str, tmp_path: Path) -> None:
    """Wrong input and commands that only show something: an answer, and the same question."""
    silence = play(name)
    output = play(name, typed)
    assert len(output) > len(silence)
    assert saved(name, tmp_path, typed, "1") == saved(name, tmp_path, "1")


@every_game
def test_the_language_can_change_in_the_game(name: str) -> None:
    session = first_question(game_of(name))
    assert session.decision is not None
    output = play(name, *(f"language {language}" for language in LANGUAGES))
    for language in LANGUAGES:
        assert Telling(game_of(name), language).prompt(session.decision) in " ".join(output.split())


@every_game
def test_the_question_mark_shows_the_rules(name: str) -> None:
    session = first_question(game_of(name))
    assert session.decision is not None
    output = play(name, "?")
    assert all(rule in output for rule in session.decision.rules)
    assert session.decision.rules[0] in play(name, f"rules {session.decision.rules[0]}")


@every_game
def test_people_hand_the_screen_over(name: str) -> None:
    """Each part of the screen is for one seat, and comes only after a pause."""
    game = game_of(name)
    seats = ",".join(["me"] * players(game))
    output = play(name, *["", "1"] * 6, seats=seats)
    for seat in "AB":
        assert TEXTS("play-hand-over", seat=seat) in " ".join(output.split())


def shown_to_a(session: Session, *typed: str) -> str:
    """All that seat A is shown of a question by the picture and these commands."""
    seats = session.header.seats
    console = make_console(width=WIDTH, height=60)
    table = Table(session, ["me", *["random"] * (seats - 1)], "en", console)
    table.heard = dict.fromkeys(table.heard, 0)
    assert session.decision is not None
    question = Question(table, session.decision)
    with console.capture() as capture:
        table.tell_news("A")
        question.show_question()
        for line in typed:
            question.hear(line)
    return capture.get()


def two_worlds(name: str) -> tuple[Position, Position]:
    """A moment at which A is asked and cannot know everything: how it is, and how it might be."""
    game = game_of(name)
    for session in on_the_way(name, game.seats[-1], SEED):
        if session.decision is not None and session.decision.seat == "A":
            here = session.position()
            for seed in range(20):
                there = game.dump(game.imagine(session.view("A"), Random(seed)))
                if there != here:
                    return here, there
    raise AssertionError("nothing is ever hidden")


@every_game
def test_nothing_hidden_is_shown(name: str) -> None:
    """Whatever the others hide, the screen of a seat is the same."""
    game = game_of(name)
    here, there = two_worlds(name)
    commands = ("?", "all", "table", "log", "score", "hint", "components", "why foo")
    screens = [
        shown_to_a(Session.from_position(game, position, seed=1), *commands)
        for position in (here, there)
    ]
    assert screens[0] == screens[1]


@every_game
def test_commands_are_no_words_of_a_game(name: str) -> None:
    session = first_question(game_of(name))
    table = Table(session, ["me"] * players(game_of(name)), "en", make_console(quiet=True))
    assert session.decision is not None
    commands = Question(table, session.decision).commands
    assert not commands.keys() & {action.kind for action in game_of(name).words}


@every_game
@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["--seats", "me"], "seats"),
        (["--seats", "me,nobody"], "nobody"),
        (["--option", "foo"], "name=value"),
        (["--option", "x=1", "--option", "x=2"], "option x is given twice"),
        (["--option", "foo=bar"], "foo"),
        (["--language", "xx"], "xx"),
        (["--start", "Z"], "Z"),
        (["--edition", "/no/file.toml"], "/no/file.toml"),
        (["--resume", "/no/game.txt"], "/no/game.txt"),
    ],
)
def test_bad_arguments_are_explained(name: str, args: list[str], problem: str) -> None:
    if args == ["--seats", "me"] and 1 in game_of(name).seats:
        args = ["--seats", ",".join(["me"] * 9)]
    result = run("play", name, *args)
    assert result.exit_code == 2
    assert result.stderr.startswith("sampan: ")
    assert problem in result.stderr


@every_game
def test_a_game_without_its_seed_cannot_go_on(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(first_question(game_of(name)).transcript(), "utf-8")
    result = run("play", file)
    assert (result.exit_code, "without its seed" in result.stderr) == (2, True)


@every_game
def test_a_resumed_game_does_not_tell_what_is_known(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(name, *any_numbers(8), f"save {file}", "quit", "")
    assert "• " not in run("play", file).stdout.split("> ")[0]


@every_game
def test_an_interrupt_leaves_the_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Table, "show", interrupt)
    assert TEXTS("play-bye") in play(name, "")


def test_an_unknown_game_is_explained() -> None:
    result = run("play", "nothing")
    assert (result.exit_code, "nothing" in result.stderr) == (2, True)


def test_a_saved_game_needs_as_many_players(tmp_path: Path) -> None:
    name = GAMES[0]
    file = tmp_path / "game.txt"
    play(name, f"save {file}", "quit", "")
    result = run("play", file, "--seats", "me,random,random,random,random,random")
    assert (result.exit_code, "seats" in result.stderr) == (2, True)


@pytest.fixture
def no_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As if the page had not been built: `sampan` alone asks in the terminal."""
    monkeypatch.setattr("sampan.server.page.PAGE", tmp_path / "page")


@every_language
@pytest.mark.usefixtures("no_page")
def test_the_chooser_leads_to_a_table(language: str) -> None:
    """Enter takes the usual answer everywhere; then the game runs."""
    texts = common_texts(language)
    number = str(LANGUAGES.index(language) + 1)
    result = run(typed=[number, "9", "", "", "", "", "", "", "quit", ""])
    assert result.exit_code == 0, result.output
    assert texts("choose-game") in result.stdout or len(GAMES) == 1
    assert texts("play-commands") in " ".join(result.stdout.split())


@pytest.mark.usefixtures("no_page")
def test_the_chooser_asks_for_table_options() -> None:
    """With other rulings than the usual ones the table says so."""
    game = game_of(GAMES[-1])
    which = [] if len(GAMES) == 1 else [str(len(GAMES))]
    typed = ["1", *which, "", "", "", "2", *["2"] * len(game.options), "quit", ""]
    told = Telling(game, "en")
    result = run(typed=typed)
    option = game.options[0]
    value = option.values[1] if option.default == option.values[0] else option.values[0]
    assert " ".join(told.option_value(option, value).split()) in " ".join(result.stdout.split())


@pytest.mark.usefixtures("no_page")
def test_the_chooser_can_be_left() -> None:
    result = run(typed=[])
    assert result.exit_code == 0
    assert TEXTS("play-bye") in result.stdout
