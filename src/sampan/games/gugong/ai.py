"""What a bot must know of Gùgōng: how much a position is worth to a seat."""

from collections.abc import Mapping
from typing import Any, Final

from sampan.engine.steps import SeatStep, Step
from sampan.games.gugong.flow import decrees, jade
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.canal import LoadFirst, LoadShip
from sampan.games.gugong.flow.day import CardAction, ChoosePayment, Exchange, LocationAction
from sampan.games.gugong.flow.decrees import ChooseDecree
from sampan.games.gugong.flow.jade import ChooseHouse
from sampan.games.gugong.flow.night import night_matches
from sampan.games.gugong.flow.servants import SeatAutomatic
from sampan.games.gugong.flow.travel import SecondMove, SecondTarget, TravelTarget
from sampan.games.gugong.pieces import (
    CANAL,
    D2_WAL,
    D3_VP3,
    DAYS,
    DECREE_CODES,
    DECREES,
    HARBOUR_REWARDS,
    HARBOURS,
    IN_POOL,
    INSIDE,
    INTRIGUE,
    JADE,
    LOCKED,
    NON,
    PALACE,
    PER_LEVEL,
    REWARD_CARD,
    S1,
    S2,
    SWP,
    TRAVEL,
    WALL,
)
from sampan.games.gugong.scoring import decree_points
from sampan.games.gugong.state import Gugong

CHOSEN: Final[dict[type, int]] = {
    TravelTarget: TRAVEL,
    SecondMove: TRAVEL,
    SecondTarget: TRAVEL,
    ChooseHouse: JADE,
    ChooseDecree: DECREES,
    LoadShip: CANAL,
    LoadFirst: CANAL,
}
"""Steps of an action that has been chosen but not carried out, with its location."""
PENDING: Final = {*CHOSEN, CardAction, LocationAction, Follow, ChoosePayment, Exchange}
"""Steps of a turn that still bring something."""
LEAST_WORK: Final = 0.01
"""There is always a little work, so that it can be divided by."""
FOR_POINTS: Final = 4
FOR_JADE: Final = 6
"""Tiles that are traded for points, and for jade (GG-5.13)."""
A_DAY: Final = 4
"""Turns of a day before it has begun."""


class Judge:
    """Says what a position is worth, by numbers with names: `palace.step`."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.w: Final = weights
        self.gains: Final = [weights[f"decree.{code}"] for code in DECREE_CODES]
        self.loads: Final = [0.0, *[weights[f"canal.loads_{load}"] for load in (1, 2, 3)]]

    def worth(self, s: Gugong, seat: int) -> float:
        """What the seat can expect at the end of the game."""
        w, left = self.w, days_left(s)
        servants, servant = self._servants(s, seat)
        jade_worth, next_jade = self._jade(s, seat, left)
        laws, next_law = self._decrees(s, seat, left, servant)
        space = w["intrigue.space"] * min(1.0, w["intrigue.end"] + left / DAYS)
        tomorrow = medal = night = turns = 0.0
        if s.day < DAYS:
            tomorrow = self._tomorrow(s, seat)
            medal = w["intrigue.medal"] if s.medal == seat else 0.0
        if s.phase == "day":
            acts = self._acts(s, seat, left, servant, next_jade, next_law)
            night, turns = self._night(s, seat), self._turns(s, seat, acts, servant)
        return (
            s.vp[seat]
            + self._palace(s, seat, left)
            + servants
            + self._canal(s, seat, left)
            + self._wall(s, seat)
            + jade_worth
            + laws
            + self._tiles(s, seat, left, next_jade)
            + space * s.intrigue[seat]
            + w["intrigue.order"] * s.order.index(seat)
            + tomorrow
            + medal
            + night
            + turns
        )

    # --- what counts at the end ---

    def _palace(self, s: Gugong, seat: int, left: float) -> float:
        """Steps count more the more urgent they are; inside the field counts."""
        w, field = self.w, s.arrival[seat]
        if field is not None:
            return INSIDE * w["palace.step"] + w["palace.inside"] + field
        taken = sum(each is not None for each in s.arrival)
        lack = max(0.0, INSIDE - s.palace[seat] - w["palace.pace"] * left)
        steps = w["palace.step"] * s.palace[seat] - w["palace.lack"] * lack
        race: float = w["palace.race"] * s.side.arrival[taken]
        return steps + race

    def _jade(self, s: Gugong, seat: int, left: float) -> tuple[float, float]:
        """The jade held, and what one more adds: the points of the collection, which still grows
        as long as there are days."""
        points, held = s.data.jade_points, s.jade[seat]
        grown = 1.0 + self.w["jade.grown"] * min(1.0, left)
        each = self.w["jade.each"] * left
        now = points(held)
        return grown * now + each * held, grown * (points(held + 1) - now) + each

    def _tiles(self, s: Gugong, seat: int, left: float, next_jade: float) -> float:
        """Tiles are worth what they can be traded for; few of them nothing at the end."""
        count = len(s.tiles[seat]) + 2 * len(s.double_tiles[seat])
        if s.active == seat:
            count += len(s.taken)
        if not count:
            return 0.0
        early = min(1.0, left)
        late = float(s.data.trade_vp * (count // FOR_POINTS))
        if count >= FOR_JADE:
            late = max(late, next_jade + s.data.trade_vp * ((count - FOR_JADE) // FOR_POINTS))
        return early * self.w["travel.tile"] * count + (1.0 - early) * late

    # --- what brings more ---

    def _servants(self, s: Gugong, seat: int) -> tuple[float, float]:
        """What the servants in the pool are worth, and the last one of them. Each finds less work
        than the one before; today's turns need some, and tomorrow those for whom the gains of night
        and morning leave room (GG-22.2)."""
        w = self.w
        pool = s.pool[seat] + (2 if s.double[seat] == IN_POOL else 0)
        work = LEAST_WORK
        if s.phase == "day":
            turns = len(s.stack) + len(s.under) if seat == s.meng else len(s.hand[seat])
            work += w["servant.turn"] * turns
        elif s.phase == "morning":
            work += w["servant.turn"] * A_DAY
        total = 0.0
        if s.day < DAYS:
            gains = s.data.income[s.day] + w["servant.night"]
            work += w["servant.keep"] * max(0.0, pool + s.supply[seat] - gains)
            if s.double[seat] != LOCKED:
                total += w["servant.double"]
        busy = min(float(pool), work)
        total += w["servant.each"] * (busy - busy * busy / (2 * work))
        return total, w["servant.each"] * max(0.0, 1.0 - max(0.0, pool - 1.5) / work)

    def _decrees(self, s: Gugong, seat: int, left: float, servant: float) -> tuple[float, float]:
        """What the own decrees will bring, and the profit of the best one within reach."""
        total = best = 0.0
        pieces, owned = s.pieces(seat), s.decreed[seat]
        for slot, decree in enumerate(s.laws):
            if owned >> decree & 1:
                total += self._decree(s, seat, decree, left)
            elif left:
                future = self._decree(s, seat, decree, left)
                price = decrees.price(s, seat, slot) + 1
                profit = future + s.data.decree_vp[decree] - servant * price
                if pieces < price:
                    profit *= pieces / price
                best = max(best, profit)
        return total + self.w["decree.hope"] * min(1.0, left) * best, best

    def _decree(self, s: Gugong, seat: int, decree: int, left: float) -> float:
        """What a decree brings from now on."""
        if decree < PER_LEVEL:
            return self.gains[decree] * (DAYS - s.day)
        if decree < D3_VP3:
            return self.gains[decree] * left
        if decree == D3_VP3:
            expected = s.vp[seat] / s.data.decree_divisor + self.gains[decree] * left
            return min(float(s.data.decree_cap), expected)
        return decree_points(s, seat, decree) + self.gains[decree] * left

    def _canal(self, s: Gugong, seat: int, left: float) -> float:
        """Servants under way; a full ship nearly has its reward. A gift card gained is a turn more
        on each day to come."""
        total = 0.0
        for place, ship in enumerate(s.canal):
            if ship is None or ship[0] != seat:
                continue
            harbour = place % HARBOURS
            prize = self._prize(s, seat, harbour, left)
            if harbour + 1 < HARBOURS:
                later = self._prize(s, seat, harbour + 1, max(0.0, left - 0.3))
                prize = max(prize, self.w["canal.next"] * later)
            total += prize * self.loads[ship[1] + ship[2]] * (1.0 if left > 0.3 else 0.3)
        return total + self.w["turn.more"] * left * s.slots[seat][REWARD_CARD]

    def _prize(self, s: Gugong, seat: int, harbour: int, left: float) -> float:
        """What a full ship in this harbour can claim."""
        w, used = self.w, s.slots[seat]
        worths = (
            float(s.data.harbour_vp),
            w["turn.more"] * left,
            w["servant.double"] + 0.5 * left,
        )
        return max(
            (
                worths[each]
                for each in HARBOUR_REWARDS[harbour]
                if used[each] < s.data.reward_slots[each]
            ),
            default=0.0,
        )

    def _wall(self, s: Gugong, seat: int) -> float:
        """Servants on the wall, and the lead there, which counts the more the fuller the wall."""
        mine = s.on_wall(seat)
        if not mine:
            return 0.0
        walls = [s.on_wall(other) for other in range(s.n)]
        full = sum(walls) / s.threshold
        return self.w["wall.each"] * mine + (
            self.w["wall.lead"] * full if mine == max(walls) else 0.0
        )

    # --- turns to come ---

    def _acts(
        self, s: Gugong, seat: int, left: float, servant: float, next_jade: float, next_law: float
    ) -> list[float]:
        """What the actions are worth now: the seven locations, then what cards show besides."""
        w = self.w
        acts = [0.0] * (NON + 1)
        acts[TRAVEL] = w["location.TRAVEL"]
        acts[JADE] = self._jade_act(s, seat, servant, next_jade)
        space = w["intrigue.space"] * min(1.0, w["intrigue.end"] + left / DAYS)
        medal = w["intrigue.medal"] if s.medal < 0 and s.day < DAYS else 0.0
        acts[INTRIGUE] = max(space + medal, 3 * space - servant)
        acts[PALACE] = self._palace_act(s, seat, left)
        acts[DECREES] = next_law
        if s.pool[seat]:
            acts[WALL] = self._wall_act(s, seat, servant)
            acts[CANAL] = w["location.CANAL"]
        acts[S1], acts[S2] = servant, 2 * servant
        acts[SWP] = w["card.swap"]
        return acts

    def _jade_act(self, s: Gugong, seat: int, servant: float, next_jade: float) -> float:
        price = jade.price(s, seat, jade.stocked(s)[0])
        return max(0.0, next_jade - servant * price) if s.payable(seat, price) else 0.0

    def _palace_act(self, s: Gugong, seat: int, left: float) -> float:
        """One step of the envoy."""
        w = self.w
        if s.arrival[seat] is not None:
            return 1.0
        if s.palace[seat] + 1 == INSIDE:
            return w["palace.step"] + w["palace.inside"]
        urgent = INSIDE - s.palace[seat] > w["palace.pace"] * left
        return w["palace.step"] + (w["palace.lack"] if urgent else 0.0)

    def _wall_act(self, s: Gugong, seat: int, servant: float) -> float:
        """Two servants for the price of three, or one."""
        w, more = self.w, s.has(seat, D2_WAL)
        mine = s.on_wall(seat)
        others = [s.on_wall(other) for other in range(s.n) if other != seat]
        best = 0.0
        for count in (1, 2) if s.pool[seat] > 2 else (1,):
            built = mine + count + more
            ahead = built > max(others) or (built == max(others) and s.order[-1] == seat)
            cost = servant * (2 * count - 1)
            if sum(others) + built < s.threshold:
                gain = w["wall.each"] * (count + more)
            else:
                gain = s.data.wall_vp + w["palace.step"] if ahead else 0.0
            best = max(best, gain - cost)
        return best

    def _turns(self, s: Gugong, seat: int, acts: list[float], servant: float) -> float:
        """The rest of the running turn, and the best use of each card that stays in hand."""
        total, hand = 0.0, s.hand[seat]
        for step in s.agenda:
            if type(step) not in PENDING:
                continue
            if isinstance(step, ChoosePayment | Exchange) and step.seat == seat:
                hand = tuple([card for card in hand if card != step.card])
            total += _pending(s, seat, step, acts, 2 * servant)
        uses = self._uses(s, hand, acts, 2 * servant)
        return total + self.w["turn.each"] * len(hand) + self.w["turn.reach"] * uses

    def _uses(self, s: Gugong, hand: tuple[int, ...], acts: list[float], toll: float) -> float:
        """The best use of each card as the board lies, paid for where it must be. A rough look at
        GG-3.5 that every state is given, and that weights were tuned with: decrees and tiles that
        make exchanges free or cards higher (GG-11.2, GG-17.4) are left out."""
        values, actions = s.data.values, s.data.actions
        board = [values[card] for card in s.board]
        total = 0.0
        for card in hand:
            value, extra, best = values[card], acts[actions[card]], 0.0
            for location, there in enumerate(board):
                worth = acts[location] + extra
                if value <= there and not (value == 1 and there == 9):
                    worth -= toll
                best = max(best, worth)
            total += best
        return total

    def _night(self, s: Gugong, seat: int) -> float:
        """Matches bring servants and, to the one with most of them, points and a palace step."""
        w = self.w
        mine = self._expected_matches(s, seat)
        best = max(self._expected_matches(s, other) for other in range(s.n) if other != seat)
        odds = 0.5 + w["night.slope"] * (mine - best)
        return w["night.match"] * mine + w["night.lead"] * min(1.0, max(0.0, odds))

    def _expected_matches(self, s: Gugong, seat: int) -> float:
        if seat == s.meng:
            return float(night_matches(s, seat))
        return s.matches(seat) + self.w["night.more"] * len(s.hand[seat])

    def _tomorrow(self, s: Gugong, seat: int) -> float:
        """Good cards make good turns tomorrow."""
        values, actions, w = s.data.values, s.data.actions, self.w
        total = 0.0
        for card in s.discard[seat]:
            total += w["card.value"] * values[card]
            if actions[card] != NON:
                total += w["card.action"]
        return total


def _pending(s: Gugong, seat: int, step: Step[Any], acts: list[float], toll: float) -> float:
    """What a step of the running turn can bring to the seat."""
    if not isinstance(step, SeatStep | SeatAutomatic) or step.seat != seat:
        return 0.0
    if isinstance(step, CardAction):
        return acts[step.action]
    if isinstance(step, LocationAction | Follow):
        return acts[step.location]
    if isinstance(step, ChoosePayment | Exchange):
        gain = acts[step.location] + acts[s.data.actions[step.card]]
        if isinstance(step, ChoosePayment):
            return max(0.0, gain - toll)
        return gain if step.actions else 0.0
    return acts[CHOSEN[type(step)]]


def days_left(s: Gugong) -> float:
    """How much of the game is to come, in days: 4.0 at the beginning."""
    if s.over is not None or s.phase == "final":
        return 0.0
    if s.phase == "morning":
        return float(DAYS - s.day)
    return DAYS - s.day + min(1.0, 0.25 * sum(map(len, s.hand)) / s.n)
