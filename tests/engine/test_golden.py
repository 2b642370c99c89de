"""Golden files: written anew on request, compared otherwise, never changed silently."""

from pathlib import Path

import pytest

from sampan.engine.golden import NotAppended, append_vocabulary, bless, record_anew, recount
from sampan.engine.perft import read_cases
from sampan.engine.playthrough import rewrite_playthrough, write_playthrough
from sampan.engine.session import Session
from sampan.engine.transcript import TranscriptError, read_transcript
from tests.engine.toy import GAME

PERFT = """# counted by hand
[[case]]
title = "Five pebbles"
counts = [0, 0]   # this is written anew
[case.position]
game = "pebbles"
heap = 5

[[case]]
title = "After a word"
do = ["A take 1", "B show"]
counts = [0]
[case.position]
game = "pebbles"
heap = 3
"""


def played() -> Session:
    session = Session.new(GAME, 2, 4, {"hurry": True})
    while session.decision is not None:
        session.submit(session.decision.options[0])
    return session


def test_an_empty_folder_gets_what_every_game_needs(tmp_path: Path) -> None:
    changed = [str(path.relative_to(tmp_path)) for path in bless(GAME, tmp_path)]
    assert changed == [
        "vocabulary.txt",
        "playthroughs/2-seats-seed-1.txt",
        "playthroughs/3-seats-seed-1.txt",
    ]
    assert list(bless(GAME, tmp_path)) == [], "nothing has changed since"


def test_only_what_changed_is_written(tmp_path: Path) -> None:
    list(bless(GAME, tmp_path))
    path = tmp_path / "playthroughs" / "2-seats-seed-1.txt"
    good = path.read_text("utf-8")
    path.write_text(good.replace("took", "stole"), "utf-8")
    assert list(bless(GAME, tmp_path)) == [path]
    assert path.read_text("utf-8") == good


def test_the_vocabulary_is_appended_only(tmp_path: Path) -> None:
    file = tmp_path / "vocabulary.txt"
    file.write_text("seat 0 ready\n", "utf-8")
    list(bless(GAME, tmp_path))
    lines = file.read_text("utf-8").splitlines()
    assert lines[:3] == ["seat 0 ready", "seat 1 take 1", "seat 2 take 2"]
    assert lines[-1] == "chance 1 coin 5"
    with pytest.raises(NotAppended, match="1 old words are not what they were: 'seat 0 jump'"):
        append_vocabulary(GAME, "seat 0 jump\n")


def test_perft_counts_are_put_into_their_places(tmp_path: Path) -> None:
    file = tmp_path / "perft.toml"
    file.write_text(PERFT, "utf-8")
    text = recount(GAME, file)
    assert text.startswith("# counted by hand\n")
    file.write_text(text, "utf-8")
    assert [case.counts for case in read_cases(file)] == [[4, 12], [2]]
    assert recount(GAME, file) == text


def test_a_playthrough_shows_all_that_can_be_seen() -> None:
    text = write_playthrough(GAME, 3, 5)
    lines = text.splitlines()
    assert lines[:4] == ["sampan playthrough", "game: pebbles", "seats: 3", "seed: 5"]
    for part in ("  1 @ coin ", "    dealt(seat=A, ", "position: {", "view of a spectator: "):
        assert part in text
    assert "refused: PB-2 not-now" in text
    assert "take 1..3" in text
    assert lines[-1].startswith('result: {"over": "heap"')


def test_a_playthrough_is_rewritten_by_its_own_header(tmp_path: Path) -> None:
    file = tmp_path / "3.txt"
    file.write_text("sampan playthrough\ngame: pebbles\nseats: 3\nseed: 5\n", "utf-8")
    assert rewrite_playthrough(GAME, file) == write_playthrough(GAME, 3, 5)


def test_transcripts_are_recorded_anew_only_when_asked(tmp_path: Path) -> None:
    """A transcript of old rules cannot be read; recorded anew it has the same words."""
    list(bless(GAME, tmp_path))
    good = played().transcript()
    old = good.replace("rules: 1", "rules: 0").replace("A=", "A=1")
    file = tmp_path / "transcripts" / "one.txt"
    file.parent.mkdir()
    file.write_text(old, "utf-8")
    assert list(bless(GAME, tmp_path)) == []
    with pytest.raises(TranscriptError):
        read_transcript(GAME, file)
    assert list(bless(GAME, tmp_path, transcripts=True)) == [file]
    assert file.read_text("utf-8") == good
    assert record_anew(GAME, good) == good
