"""GG-15 Final scoring (specification G): points line by line, who may win, who does."""

from typing import Any, Final

from sampan.engine.game import Result
from sampan.engine.steps import SEATS
from sampan.games.gugong.pieces import (
    D3_DEC,
    D3_FLAT,
    D3_HAR,
    D3_JAD,
    D3_VP3,
    DECREE_CODES,
)
from sampan.games.gugong.state import Gugong

LEVEL_3: Final = (D3_VP3, D3_FLAT, D3_JAD, D3_DEC, D3_HAR)
"""In the order of scoring: the point track before all others (GG-15.4)."""


def decree_points(s: Gugong, seat: int, decree: int) -> int:
    """GG-11.22, GG-15.4 to GG-15.8, GG-Q14, GG-Q64 What a level 3 decree pays as things stand."""
    data = s.data
    if decree == D3_VP3:
        return min(data.decree_cap, s.vp[seat] // data.decree_divisor)
    if decree == D3_FLAT:
        return data.decree_flat
    if decree == D3_JAD:
        return min(data.decree_cap, data.decree_each * s.jade[seat])
    if decree == D3_DEC:
        return data.decree_each * s.decreed[seat].bit_count()
    rewards = s.neutral if seat == s.meng else sum(s.slots[seat])
    return data.decree_each * rewards


def score_decrees(s: Gugong) -> None:
    """GG-15.9 Every player scores the decrees with an own servant. What came before stands in the
    line `before`, the wall apart."""
    walls = s.sheet.get("wall", (0,) * s.n)
    s.note("before", tuple(s.vp[seat] - walls[seat] for seat in range(s.n)))
    lines: list[dict[str, int]] = [{} for _ in range(s.n)]
    for decree in LEVEL_3:
        for seat in range(s.n):
            if s.has(seat, decree):
                points = decree_points(s, seat, decree)
                lines[seat][DECREE_CODES[decree]] = points
                s.score(seat, points, "decree")
    s.note("decrees", tuple(lines))


def score_palace(s: Gugong) -> None:
    """GG-10.4, GG-15.10 Every envoy inside scores its field."""
    _score_line(s, "palace", [field or 0 for field in s.arrival])


def score_jade(s: Gugong) -> None:
    """GG-15.11 More jade is worth more and more."""
    _score_line(s, "jade", [s.data.jade_points(jade) for jade in s.jade])


def _score_line(s: Gugong, line: str, points: list[int]) -> None:
    if "before" not in s.sheet:
        s.note("before", tuple(s.vp))
    for seat, amount in enumerate(points):
        if amount:
            s.score(seat, amount, line)
    s.note(line, tuple(points))


def result(s: Gugong) -> Result:
    """GG-15.12 to GG-15.15, GG-21.2 to GG-21.4 The score sheet of a game that is over."""
    sheets = {SEATS[seat]: _sheet(s, seat) for seat in range(s.n)}
    return Result(s.over or "", sheets, _ranks(s, sheets))


def eligible(s: Gugong, seat: int) -> bool:
    """GG-10.8, GG-21.2, GG-Q16 Only who is inside the palace may win; Meng may anyway."""
    return s.inside(seat) or seat == s.meng


def _sheet(s: Gugong, seat: int) -> dict[str, Any]:
    sheet: dict[str, Any] = {"before": s.vp[seat], "wall": 0, "decrees": {}, "palace": 0, "jade": 0}
    sheet.update({line: amounts[seat] for line, amounts in s.sheet.items()})
    may_win = eligible(s, seat)
    sheet.update(raw=s.vp[seat], eligible=may_win, total=s.vp[seat] if may_win else 0)
    return sheet


def _ranks(s: Gugong, sheets: dict[str, dict[str, Any]]) -> dict[str, int | None]:
    """GG-15.13 to GG-15.15, GG-Q11, GG-Q12 Ties by intrigue; who is not inside shares the last
    rank, and without anybody inside nobody has one."""
    running = [seat for seat in range(s.n) if eligible(s, seat)]
    if not running:
        return dict.fromkeys(sheets)
    running.sort(key=lambda seat: (s.vp[seat], s.order.index(seat)), reverse=True)
    last = len(running) + 1
    return {
        SEATS[seat]: running.index(seat) + 1 if seat in running else last for seat in range(s.n)
    }
