"""The state of Yinzi, in layers: the table with all zones, and the verbs that move its pieces.

table (zones, copy), purse (money, discs), land (squares, markets, factories), harbour (ships),
court (routes, war, emperor), people (cards, workers, turns, rounds).
"""

from sampan.games.yinzi.state.people import Yinzi

__all__ = ["Yinzi"]
