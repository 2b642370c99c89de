"""Transcripts: what cannot be read is named with its line, and nothing else ever happens."""

import json
from pathlib import Path
from random import Random

import pytest

import sampan
from sampan.engine.chance import seed_hash
from sampan.engine.components import Components
from sampan.engine.session import Session
from sampan.engine.transcript import TranscriptError, read_header, read_transcript
from sampan.engine.walk import random_table, walker_of
from tests.engine.toy import GAME, PebblesGame


def played() -> Session:
    """A whole small game with an undo and a forced choice."""
    session = Session.new(GAME, 2, 4, {"hurry": True})
    for word in ("take 3", "take 1"):
        session.submit(word)
    session.undo()
    while session.decision is not None:
        session.submit(session.decision.options[0])
    return session


TEXT = played().transcript()


def changed(old: str, new: str) -> str:
    assert old in TEXT, f"{old!r} is not in\n{TEXT}"
    return TEXT.replace(old, new, 1)


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if text in line)


def test_a_transcript_looks_like_this() -> None:
    assert TEXT.splitlines() == [
        "sampan: 1",
        "game: pebbles",
        "rules: 1",
        f"data: {GAME.components.hash}",
        "seats: 2",
        'options: {"hurry": true}',
        f"seedhash: {seed_hash(4)}",
        "seed: 4",
        "",
        "1 @ coin 5",
        "2 @ coin 1",
        "3 A take 3",
        "4 B take 1",
        "5 B undo 4",
        "6 B take 1",
        "7 B aside 1",
        "8 A take 1",
        "9 A aside 1",
        "10 B take 1",
        "11 B aside 1 !",
        "end: heap A=10 B=5",
    ]


def test_the_seed_is_told_at_the_end_only() -> None:
    session = Session.new(GAME, 2, "secret seed")
    assert "secret seed" not in session.transcript()
    assert 'seed: "secret seed"' in session.transcript(with_seed=True)
    while session.decision is not None:
        session.submit(session.decision.options[0])
    assert 'seed: "secret seed"' in session.transcript()


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT, "utf-8")
    assert read_transcript(GAME, file).transcript() == TEXT


def test_blank_lines_and_spaces_between_entries_do_not_matter() -> None:
    loose = TEXT.replace("\n3 A", "\n\n  3   A  ").replace("11 B", "\n11 B")
    assert read_transcript(GAME, loose).transcript() == TEXT


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "expected 'sampan: 1' first"),
        ("hello\n", 1, "expected 'key: value' with a key of sampan, game"),
        (changed("sampan: 1", "sampan: 2"), 1, "expected 'sampan: 1' first"),
        (changed("rules: 1\n", "rules: 1\nweather: fine\n"), 4, "expected 'key: value'"),
        (changed("game: pebbles\n", ""), 0, "the header lacks 'game:'"),
        (changed("seats: 2\n", ""), 0, "the header lacks 'seats:'"),
        (changed("rules: 1\n", ""), 0, "the header lacks 'rules:'"),
        (changed(f"seedhash: {seed_hash(4)}\n", ""), 0, "the header lacks 'seedhash:'"),
        (
            changed("game: pebbles", "game: marbles"),
            0,
            "'game: marbles' does not fit ours, pebbles",
        ),
        (changed("rules: 1", "rules: 0"), 0, "'rules: 0' does not fit ours, 1"),
        (changed("data: ", "data: 0"), 0, "was it played with an edition file?"),
        (changed("seats: 2", "seats: two"), 0, "the header cannot be read"),
        (changed("seats: 2", "seats: 7"), 0, "played with 2, 3 seats, not 7"),
        (changed('{"hurry": true}', '{"hurry": 3}'), 0, "option hurry is one of True, False"),
        (changed('{"hurry": true}', '{"speed": 3}'), 0, "has no option 'speed'"),
        (changed('{"hurry": true}', "[1]"), 0, "given as an object"),
        (changed('{"hurry": true}', "{"), 0, "the header cannot be read"),
        (changed("seed: 4", "seed: 5"), 0, "the seed does not belong to the published hash"),
        (changed("seed: 4", "seed: [4]"), 0, "the header needs a seed (number or text)"),
        (changed(seed_hash(4), "0" * 64), 0, "the seed does not belong to the published hash"),
        (changed("seed: 4", "seed: 4\nstart: Z"), 0, "the start seat is one of A, B"),
        (changed("seed: 4", "seed: 4\nposition: 3"), 0, "the header needs"),
        (changed("seed: 4", 'seed: 4\nposition: {"game": "x"}'), 0, "the header cannot be used"),
        (changed("seed: 4", "seed: 4\nseats: 3"), 9, "'seats' stands twice in the header"),
    ],
)
def test_a_broken_header_is_refused(text: str, line: int, message: str) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(GAME, text)
    assert message in str(caught.value)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("4 B take 1", "5 B take 1", "expected entry 4"),
        ("3 A take 3", "3 A take 9", "'take 9' is not a word"),
        ("3 A take 3", "3 A take 4", "PB-3"),
        ("3 A take 3", "3 B take 3", "PB-1"),
        ("3 A take 3", "3 A aside 1", "PB-2"),
        ("3 A take 3", "3 @ coin 1", "expected a decision of A"),
        ("3 A take 3", "3 E take 3", "seats are A, B"),
        ("3 A take 3", "3 X take 3", "expected 'number speaker word'"),
        ("3 A take 3", "A take 3", "expected 'number speaker word'"),
        ("3 A take 3", "3 A", "expected 'number speaker word'"),
        ("3 A take 3", "3 A !", "expected 'number speaker word'"),
        ("2 @ coin 1", "2 A ready", "expected a draw"),
        ("2 @ coin 1", "2 @ coin 3", "'coin 3' is not a word"),
        ("5 B undo 4", "5 B undo 3", "expected the number of a decision of B"),
        ("5 B undo 4", "5 B undo 1", "expected the number of a decision of B"),
        ("5 B undo 4", "5 B undo", "expected the number of a decision of B"),
        ("5 B undo 4", "5 A undo 4", "expected the number of a decision of A"),
        (
            "end: heap A=10 B=5",
            "end: heap A=11 B=5",
            "the game ends otherwise: 'end: heap A=10 B=5'",
        ),
        ("end: heap A=10 B=5", "end: idle A=10 B=5", "the game ends otherwise"),
        ("end: heap A=10 B=5", "12 A take 1", "the game is over (heap), nothing can follow"),
        ("10 B take 1\n11 B aside 1 !\n", "", "the game is not over"),
    ],
)
def test_a_broken_entry_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(GAME, changed(old, new))
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"line {line_of(old.splitlines()[0])}: ")


def test_draws_are_taken_as_logged() -> None:
    """A replay needs no seed and no generator: what was drawn stands in the log."""
    lines = TEXT.replace("seed: 4\n", "").replace("2 @ coin 1", "2 @ coin 5").splitlines()
    session = read_transcript(GAME, "\n".join(lines[:-1]))
    assert session.live[1].word == "coin 5"
    assert session.seed is None


def test_another_edition_is_refused() -> None:
    other = PebblesGame(Components({"heap": {"value": 8, "source": "edition"}}, "big heap"))
    with pytest.raises(TranscriptError, match="was it played with an edition file"):
        read_transcript(other, TEXT)


def test_a_game_from_a_position_keeps_it() -> None:
    session = Session.from_position(GAME, {"game": "pebbles", "heap": 5})
    header = read_header(session.transcript())
    assert json.loads(header["position"])["heap"] == 5


def corrupt(text: str, rng: Random) -> str:
    """One line lost, doubled, moved, or with a few characters changed."""
    lines = text.splitlines()
    place = rng.randrange(len(lines))
    how = rng.randrange(5)
    if how == 0:
        del lines[place]
    elif how == 1:
        lines.insert(place, lines[place])
    elif how == 2:
        lines.insert(rng.randrange(len(lines)), lines.pop(place))
    elif how == 3:
        lines = lines[:place]
    else:
        letters = list(lines[place])
        for _ in range(rng.randrange(1, 4)):
            letters.insert(rng.randrange(len(letters) + 1), rng.choice('0159ABZ@!:{}[]" undo-?é'))
        lines[place] = "".join(letters)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", ["", *sampan.games()])
def test_whatever_is_broken_is_refused_or_a_game(name: str) -> None:
    """A corrupt transcript raises `TranscriptError` or still is a game by the rules."""
    rng = Random(5)
    refused = 0
    text = TEXT
    game = sampan.game(name) if name else GAME
    for number in range(300):
        if name and number % 30 == 0:
            session = random_table(game, number)
            walker_of(number).walk(session)
            text = session.transcript()
        try:
            session = read_transcript(game, corrupt(text, rng))
        except TranscriptError:
            refused += 1
            continue
        again = read_transcript(game, session.transcript(with_seed=True))
        assert again.transcript() == session.transcript()
    assert 100 < refused < 300
