"""Reading positions of Yinzi (specification H.2 to H.4): completed, checked, nothing half done."""

from collections.abc import Callable
from typing import Any

from sampan.engine.game import Position
from sampan.games.yinzi.data import Data
from sampan.games.yinzi.loading.land import read_land
from sampan.games.yinzi.loading.reader import Reader
from sampan.games.yinzi.loading.sea import read_routes, read_sea
from sampan.games.yinzi.loading.seats import count_supplies, read_seats
from sampan.games.yinzi.loading.turns import push_agenda, read_order, read_turn
from sampan.games.yinzi.state import Yinzi


def load(position: Position, data: Data, options: Callable[[dict[str, Any]], Any]) -> Yinzi:
    """The state of a position, before any automatic step."""
    r = Reader(position, data, options)
    read_land(r)
    read_sea(r)
    read_seats(r)
    read_routes(r)
    read_order(r)
    read_turn(r)
    count_supplies(r)
    push_agenda(r)
    r.top.done(ignored=("resources", "ratio", "out", "over", "decision", "result"))
    return r.s
