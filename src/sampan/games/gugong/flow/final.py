"""GG-15.1, GG-21.1 The end of the game: last trades, wall, level 3 decrees, palace, jade."""

from sampan.engine.game import Result
from sampan.engine.steps import AutomaticStep
from sampan.games.gugong.flow.day import EndOfTurn
from sampan.games.gugong.flow.wall import score_wall
from sampan.games.gugong.scoring import result, score_decrees, score_jade, score_palace
from sampan.games.gugong.state import Gugong


class LastTrades(AutomaticStep[Gugong]):
    """GG-15.16, GG-Q18 One window for trades, in turn order; Meng never needs it."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("final", 0)
        s.mark(self)
        s.then(*[EndOfTurn(seat) for seat in s.in_turn_order() if seat != s.meng])


class FinalWall(AutomaticStep[Gugong]):
    """GG-15.2, GG-15.3, GG-Q13 Any servant on the wall: it is scored once more."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("final", 1)
        s.mark(self)
        last_wall(s, benefits=s.rules.final_benefits)


def last_wall(s: Gugong, benefits: bool) -> None:
    points = [0] * s.n
    if s.wall_total():
        winner, points[winner] = score_wall(s, benefits)
    s.note("wall", tuple(points))


class FinalDecrees(AutomaticStep[Gugong]):
    """GG-15.4 to GG-15.9 Level 3 decrees."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("final", 2)
        s.mark(self)
        score_decrees(s)


class FinalPalace(AutomaticStep[Gugong]):
    """GG-15.10 The arrival fields."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("final", 3)
        s.mark(self)
        score_palace(s)


class FinalJade(AutomaticStep[Gugong]):
    """GG-15.11 The jade; then the game is over."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("final", 4)
        s.mark(self)
        score_jade(s)
        s.end("days")


def projection(s: Gugong) -> Result:
    """The score sheet if the game ended now, without last trades and benefits."""
    if s.over is not None:
        return result(s)
    end = s.copy()
    if "wall" not in end.sheet:
        last_wall(end, benefits=False)
    score_decrees(end)
    score_palace(end)
    score_jade(end)
    return result(end)
