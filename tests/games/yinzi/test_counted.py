"""What people are shown besides their view is what the rules count."""

from sampan.games.yinzi import YinziGame
from sampan.games.yinzi.counted import uncounted
from sampan.games.yinzi.state import Yinzi
from tests.conformance.tables import on_the_way

NAME = YinziGame.name


def test_numbers_are_counted_right() -> None:
    """YZ-I1 to YZ-I4, YZ-7.3, YZ-22.2, YZ-23.1, YZ-27.2 At any time of whole games."""
    for seats in YinziGame.seats:
        for session in on_the_way(NAME, seats, seed=31, every=3):
            s, game = session.state, session.game
            assert isinstance(s, Yinzi)
            shown = game.shown(session.view(None)).position
            facts = game.facts(s)
            assert {key: shown[key] for key in ("resources", "ratio")} == {
                key: facts[key] for key in ("resources", "ratio")
            }
            assert shown["enemies"] == s.enemies()
            for seat, (letter, told) in enumerate(facts["seats"].items()):
                counted = shown["seats"][letter]
                assert {key: counted[key] for key in told} == told
                assert counted["need"] == s.food_need(seat)
                assert counted["tax"] == {"sum": s.tax_sum(seat), "due": s.tax_due(seat)}


def test_what_was_counted_can_be_left_out_again() -> None:
    for session in on_the_way(NAME, 2, seed=5, every=7):
        view = session.view("A")
        assert uncounted(session.game.shown(view).position) == view.position
