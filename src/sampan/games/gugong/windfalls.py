"""Beginnings to learn from: a seat has what players who do not yet know its worth never get.

Who has never claimed a reward card cannot find out what it is worth, and who does not know what it
is worth never claims one. So in games that are only played to learn, fortune is kind to some.
"""

from random import Random
from typing import Final

from sampan.games.gugong.pieces import (
    HARBOURS,
    IN_POOL,
    LOCKED,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    SHIP_SPACES,
)
from sampan.games.gugong.state import Gugong

KIND: Final = 0.6
"""How often fortune is kind to a seat at all."""
REWARDS: Final = (REWARD_CARD, REWARD_CARD, REWARD_VP, REWARD_DOUBLE)
"""Reward cards twice as often as the others."""
MOST_JADE: Final = 5
MOST_STEPS: Final = 4


def grant(s: Gugong, rng: Random) -> None:
    """Some persons find servants on ships and rewards, jade, or steps made; how often was chosen by
    hand."""
    for seat in range(s.n):
        if seat == s.meng or rng.random() >= KIND:
            continue
        if rng.random() < 0.4:
            _reward(s, seat, rng)
        if rng.random() < 0.4:
            _ship(s, seat, rng)
        if rng.random() < 0.3:
            s.jade[seat] += rng.randint(1, MOST_JADE)
        if rng.random() < 0.2 and s.supply[seat]:
            s.claim_decree(seat, rng.randrange(len(s.laws)), from_supply=True)
        if rng.random() < 0.2:
            s.palace_steps(seat, rng.randint(1, MOST_STEPS))
        if rng.random() < 0.2:
            s.intrigue_steps(seat, rng.randint(1, MOST_STEPS))


def _reward(s: Gugong, seat: int, rng: Random) -> None:
    """A servant beside a harbour reward, and what it brings but the points."""
    reward = rng.choice(REWARDS)
    if not s.supply[seat] or s.slots[seat][reward] >= s.data.reward_slots[reward]:
        return
    s.supply[seat] -= 1
    used = list(s.slots[seat])
    used[reward] += 1
    s.slots[seat] = (used[0], used[1], used[2])
    if reward == REWARD_CARD and s.draw:
        s.draw_gift(seat, rng.choice(s.draw))
    elif reward == REWARD_DOUBLE and s.double[seat] == LOCKED:
        s.double[seat] = IN_POOL


def _ship(s: Gugong, seat: int, rng: Random) -> None:
    """A ship under way, with servants from the supply."""
    place = rng.randrange(s.side.routes) * HARBOURS + rng.randrange(HARBOURS - 1)
    aboard = min(rng.randint(1, SHIP_SPACES), s.supply[seat])
    if s.canal[place] is None and aboard:
        s.canal[place] = (seat, aboard, 0)
        s.supply[seat] -= aboard
