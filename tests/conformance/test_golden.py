"""Nothing that can be seen of a game changes unnoticed. `sampan bless` accepts a change."""

from pathlib import Path

import pytest

from sampan.engine.golden import PERFT, PLAYTHROUGHS, TRANSCRIPTS
from sampan.engine.perft import Case, divide, perft, play_forced, read_cases
from sampan.engine.playthrough import rewrite_playthrough
from sampan.engine.transcript import read_header, read_transcript
from tests.conformance.tables import GAMES, TESTS, every_game, game_of

CASES = [
    pytest.param(name, case, id=f"{name}: {case.title}")
    for name in GAMES
    for case in read_cases(TESTS / name / PERFT)
]
every_case = pytest.mark.parametrize(("name", "case"), CASES)


def golden(folder: str) -> pytest.MarkDecorator:
    """Parametrizes a test by the golden files of this folder, of every game."""
    files = [(name, path) for name in GAMES for path in sorted((TESTS / name / folder).glob("*"))]
    ids = [f"{name}-{path.stem}" for name, path in files]
    return pytest.mark.parametrize(("name", "path"), files, ids=ids)


@golden(PLAYTHROUGHS)
def test_a_playthrough_is_what_it_was(name: str, path: Path) -> None:
    now = rewrite_playthrough(game_of(name), path).splitlines()
    for number, (old, new) in enumerate(
        zip(path.read_text("utf-8").splitlines(), now, strict=False)
    ):
        assert new == old, f"{path} differs from line {number + 1} on; see `sampan bless`"
    assert len(now) == len(path.read_text("utf-8").splitlines())


@every_game
def test_there_is_a_playthrough_for_every_number_of_seats(name: str) -> None:
    found = {path.name.partition("-")[0] for path in (TESTS / name / PLAYTHROUGHS).glob("*.txt")}
    assert found == {str(seats) for seats in game_of(name).seats}


@golden(TRANSCRIPTS)
def test_a_recorded_game_ends_as_recorded(name: str, path: Path) -> None:
    text = path.read_text("utf-8")
    assert read_header(text)["game"] == name
    session = read_transcript(game_of(name), text)
    assert session.result is not None, "a recorded game is a whole game"
    assert session.transcript() == text


@every_game
def test_there_are_recorded_games_for_every_number_of_seats(name: str) -> None:
    texts = [path.read_text("utf-8") for path in (TESTS / name / TRANSCRIPTS).glob("*.txt")]
    found = {int(read_header(text)["seats"]) for text in texts}
    assert found == set(game_of(name).seats)


@every_case
def test_perft_counts_are_what_they_were(name: str, case: Case) -> None:
    state = case.state(game_of(name))
    found = [perft(state, depth) for depth in range(1, len(case.counts) + 1)]
    assert found == case.counts, f"{case.title}: see `sampan bless`"


@every_case
def test_the_parts_of_a_count_make_the_whole(name: str, case: Case) -> None:
    state = case.state(game_of(name))
    depth = min(2, len(case.counts))
    assert sum(nodes for _, nodes in divide(state, depth)) == case.counts[depth - 1]


@every_case
def test_collapsed_counts_have_no_forced_choices(name: str, case: Case) -> None:
    """At depth 1 they count real options only: what is forced is played before."""
    state = case.state(game_of(name))
    forced = state.copy()
    play_forced(forced)
    options = len(forced.agenda[-1].options(forced)) if forced.agenda else 0
    assert perft(state, 1, collapse=True) == options
