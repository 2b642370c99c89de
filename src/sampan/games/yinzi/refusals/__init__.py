"""Why a word is not allowed now: every rule that forbids it, the most special one first.

`places` explains words that name squares, slots, ships and factories, `people` those of cards,
workers and discs, `trade` those of payments, routes and the rural market.
"""

from collections.abc import Callable
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.refusals import Reason
from sampan.engine.steps import SEATS, Step
from sampan.games.yinzi.pieces import CELL, PLACE_CELLS, SHAPES, province_of
from sampan.games.yinzi.refusals import people, places, trade
from sampan.games.yinzi.state import Yinzi

Why = Callable[[Yinzi, Step[Any], int, Action], list[Reason]]


def reasons(s: Yinzi, seat: int, action: Action) -> list[Reason]:
    """Every rule that forbids this seat this word now; none exactly if it is offered."""
    if s.over is not None:
        return [Reason("YZ-34.1", "game-over")]
    step = s.agenda[-1]
    asked = step.who(s)
    if asked != seat:
        return [Reason("YZ-5.2", "not-asked", needed=SEATS[asked], have=SEATS[seat])]
    if action in step.options(s):
        return []
    found = BY_KIND[action.kind](s, step, seat, action)
    rule = step.rules[0] if step.rules else "YZ-1.3"
    return found or [Reason(rule, "not-here")]


BY_KIND: Final[dict[str, Why]] = {
    "done": people.done,
    "end": people.done,
    "bonus": people.bonus,
    "card": people.card,
    "tax": people.tax,
    "work": people.work,
    "migrate": people.migrate,
    "soldiers": people.soldiers,
    "box": people.box,
    "disc": people.disc,
    "use": people.use,
    "veterans": people.veterans,
    "yes": people.sail,
    "no": people.sail,
    "cell": places.cell,
    "market": places.market,
    "crop": places.crop,
    "ship": places.ship,
    "factory": places.factory,
    "lay": places.lay,
    "remove": places.remove,
    "wood": trade.resource,
    "stone": trade.resource,
    "boat": trade.boat,
    "one": trade.count,
    "two": trade.count,
    "route": trade.route,
    "tile": trade.tile,
    "rural-sell": trade.rural_sell,
    "rural-buy": trade.rural_buy,
    "pay": trade.pay,
}


def explain(text: str) -> list[Reason]:
    """Squares on which no factory can lie are no word, but get an answer (YZ-10.4)."""
    kind, *codes = text.split() or [""]
    if kind != "lay" or not codes or any(code not in CELL for code in codes):
        return []
    cells = sorted(CELL[code] for code in codes)
    if len({province_of(cell) for cell in cells}) > 1:
        return [Reason("YZ-10.4", "two-provinces")]
    if tuple(cells) not in PLACE_CELLS:
        return [Reason("YZ-10.4", "no-such-shape", needed=", ".join(SHAPES))]
    return []
