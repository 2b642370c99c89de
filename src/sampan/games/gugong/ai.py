"""What a bot must know of Gùgōng: how much a position is worth to a seat."""

from sampan.games.gugong.state import Gugong


def evaluate(s: Gugong, seat: int) -> float:
    return float(s.vp[seat])
