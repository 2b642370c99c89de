"""Cards, workers, turns and rounds: YZ-5, YZ-6, YZ-16, YZ-22, YZ-27, YZ-29 to YZ-31."""

from sampan.engine.steps import SEATS
from sampan.engine.view import seat_mask
from sampan.games.yinzi.pieces import (
    BONUSES,
    CELL_CODES,
    FORTUNES,
    NOTHING,
    WORKS,
)
from sampan.games.yinzi.state.court import Court


class People(Court):
    """Who acts, with which cards and workers."""

    __slots__ = ()

    # --- readings ---

    def card_value(self, seat: int) -> int:
        """The value of the card just played."""
        return self.played[seat][-1][1]

    def unused_fortunes(self, seat: int) -> list[int]:
        """YZ-1.5 The fortune actions without a card this round."""
        used = {action for action, _, _ in self.played[seat]}
        return [action for action in range(len(FORTUNES)) if action not in used]

    def workers_used(self, seat: int) -> int:
        """Workers already used in the running Resources, Produce or Ships action."""
        return self.boxes[seat][self.action]

    def workers_ready(self, seat: int) -> int:
        """YZ-16.5, YZ-16.6 Workers that the running action can still use."""
        return min(
            self.left + self.bottom[seat], self.data.most_workers - self.boxes[seat][self.action]
        )

    def hungry(self, seat: int) -> int:
        """YZ-22.2, YZ-22.3 Own workers on the game board, all of which must eat.

        YZ-16.11, YZ-Q80 Migrants and laid-down veterans too.
        """
        emperor = self.emperor[seat]
        return (
            sum(self.boxes[seat])
            + (emperor[1] if emperor else 0)
            + sum([workers for each, workers, _ in self.war if each == seat])
            + self.veterans[seat]
            + self.top[seat]
            + self.bottom[seat]
        )

    def food_need(self, seat: int) -> int:
        """YZ-22.2 A third of them, rounded up."""
        return -(-self.hungry(seat) // self.data.workers_per_food)

    def tax_sum(self, seat: int) -> int:
        """YZ-27.1 Card values and tax discs of this round."""
        return sum(value + tax for _, value, tax in self.played[seat])

    def tax_due(self, seat: int) -> int:
        """YZ-27.2 Silver bags due."""
        due, total = 0, self.tax_sum(seat)
        for low, silver in self.data.tax:
            if total >= low:
                due = silver
        return due

    # --- turns ---

    def begin_phase(self, phase: str) -> None:
        """YZ-1.3 The round goes on to this phase or step."""
        self.phase = phase
        self._begin_nothing()
        self.report("phase", phase=phase, round=self.round)

    def begin_turn(self, seat: int) -> None:
        """A turn or occasion: full transport budget, no trade, no fresh discs (YZ-Q71)."""
        self.active = seat
        weaker = self.weaker
        self._begin_nothing()
        self.weaker = weaker

    def announce_turn(self, seat: int) -> None:
        self.report("turn", seat=SEATS[seat])

    def finish_action(self, seat: int) -> None:
        """The action is over; unused workers of the group go to the top space."""
        self.dismiss(seat)
        self.action = self.group = NOTHING
        self.reps, self.taxed, self.crop_bought, self.sections = 0, False, False, 0
        self.visited = self.recruited = 0

    # --- phase A ---

    def choose_bonus(self, seat: int, column: int) -> None:
        """YZ-4.1 The order cylinder goes to a free bonus space."""
        self.bonus[seat] = column
        self.report("bonus", seat=SEATS[seat], bonus=BONUSES[column])

    def order_by_bonus(self) -> None:
        """YZ-4.15 From now on the turn order is the order of the cylinders.

        YZ-Q7 Nobody knows it before the last choice.
        """
        self.order = tuple(sorted(range(self.n), key=lambda seat: self.bonus[seat]))
        self.report("order", order=[SEATS[seat] for seat in self.order])

    def set_order(self, order: tuple[int, ...]) -> None:
        """YZ-3.22 The first provisional order."""
        self.order = order
        self.report("order", order=[SEATS[seat] for seat in order])

    # --- cards and fortune actions ---

    def draw_card(self, seat: int, value: int) -> None:
        """YZ-5.1 A card comes to the hand."""
        deck = list(self.deck[seat])
        deck[value - 1] -= 1
        self.deck[seat] = tuple(deck)
        self.hand[seat] = tuple(sorted((*self.hand[seat], value)))
        self.whisper(seat_mask(seat), ("value",), "card_drawn", seat=SEATS[seat], value=value)

    def play_card(self, seat: int, value: int, action: int) -> None:
        """YZ-6.1, YZ-6.2, YZ-2.4 The card lies above the action, its workers stand below.

        YZ-5.10 The groups of several cards never merge. YZ-6.9 The card stays in sight. YZ-Q42 With
        too few workers only those there are placed.
        """
        hand = list(self.hand[seat])
        hand.remove(value)
        self.hand[seat] = tuple(hand)
        self.played[seat] = (*self.played[seat], (action, value, 0))
        workers = min(self.data.card_workers[value], self.workers[seat])
        self.workers[seat] -= workers
        groups = list(self.groups[seat])
        groups[action] = workers
        self.groups[seat] = tuple(groups)
        self.action = action
        others = ~seat_mask(seat)
        self.reveal(
            others,
            "card",
            seat=SEATS[seat],
            value=value,
            action=FORTUNES[action],
            workers=workers,
        )

    def put_tax_disc(self, seat: int) -> None:
        """YZ-6.5 A disc on the tax space for one more repetition."""
        self.taxed = True
        self.discs[seat] -= 1
        action, value, _ = self.played[seat][-1]
        self.played[seat] = (*self.played[seat][:-1], (action, value, 1))
        self.report("tax_disc", seat=SEATS[seat])

    # --- workforce actions ---

    def send_group(self, seat: int, group: int, action: int) -> None:
        """YZ-16.1 All workers of one worker space act."""
        self.left = self._take_group(seat, group)
        self.group = group
        self.action = action
        self.done[seat] |= 1 << action
        self.report("work", seat=SEATS[seat], group=FORTUNES[group], action=WORKS[action])

    def migrate(self, seat: int, group: int) -> None:
        """YZ-16.9 A group that can do nothing goes to the top space."""
        workers = self._take_group(seat, group)
        self.top[seat] += workers
        self.report("migrated", seat=SEATS[seat], workers=workers)

    def _take_group(self, seat: int, group: int) -> int:
        groups = list(self.groups[seat])
        workers, groups[group] = groups[group], 0
        self.groups[seat] = tuple(groups)
        return workers

    def muster(self, seat: int, workers: int) -> None:
        """YZ-16.14 Workers of the group first, then migrants from the bottom space.

        YZ-Q38 How many are used is the player's choice.
        """
        own = min(workers, self.left)
        self.left -= own
        self.bottom[seat] -= workers - own
        self.recruited += workers - own

    def muster_eagerly(self, seat: int, workers: int) -> None:
        """YZ-14.6, YZ-Q40 After the group the top space is emptied before the bottom.

        YZ-16.10 Without the disc, workers on the top space wait for the next round.
        """
        eager = min(max(0, workers - self.left), self.top[seat])
        self.top[seat] -= eager
        self.recruited += eager
        self.muster(seat, workers - eager)

    def use_workers(self, seat: int, workers: int) -> None:
        """YZ-16.8 Used workers stand in the box of the running action."""
        self.muster(seat, workers)
        boxes = list(self.boxes[seat])
        boxes[self.action] += workers
        self.boxes[seat] = tuple(boxes)

    def dismiss(self, seat: int) -> None:
        """YZ-16.4 Unused workers of the group go to the top space."""
        if self.left:
            self.top[seat] += self.left
            self.report("migrated", seat=SEATS[seat], workers=self.left)
            self.left = 0

    # --- taxation and feeding ---

    def pay_taxes(self, seat: int, virtual: int) -> None:
        """YZ-27.3, YZ-27.5, YZ-27.6 Silver, then exchanged copper; what is missing costs all the
        copper and a misfortune for each bag."""
        due = self.tax_due(seat)
        missing = max(0, due - self.silver[seat])
        bought = min(missing, (self.copper[seat] + virtual) // self.ratio)
        if bought:
            self.buy_silver(seat, bought, virtual)
        paid = min(due, self.silver[seat])
        self.silver[seat] -= paid
        lost = 0
        if paid < due:
            lost, self.copper[seat] = self.copper[seat], 0
        self.report("taxed", seat=SEATS[seat], due=due, silver=paid, copper=lost)
        if paid < due:
            self.take_misfortune(seat, due - paid)

    def eat_cube(self, seat: int, cell: int) -> None:
        """YZ-22.13 A paid cube returns to supply."""
        self.take_cube(seat, cell)
        self.cubes[seat] += 1

    def tell_meal(self, seat: int, need: int, food: int) -> None:
        """YZ-22.10 What was needed and paid; a misfortune for each missing food."""
        self.report("fed", seat=SEATS[seat], need=need, food=food)
        if food < need:
            self.take_misfortune(seat, need - food)

    def lose_to_drought(self, seat: int, cell: int) -> None:
        """YZ-24.7 A cube dries up."""
        self.eat_cube(seat, cell)
        self.report("dried", seat=SEATS[seat], cell=CELL_CODES[cell])

    def flood(self) -> None:
        """YZ-24.6 Every boat one space back.

        YZ-Q59 Between fire and drought.
        """
        for seat in range(self.n):
            if self.boat[seat]:
                self.boat[seat] -= 1
                self.report("boat", seat=SEATS[seat], steps=-1, capacity=self.capacity(seat))

    # --- administration ---

    def roll(self, rolled: int) -> None:
        """YZ-29.1, YZ-29.2 One space towards the rolled number.

        YZ-29.3 It never leaves the track.
        """
        self.die += (rolled > self.die) - (rolled < self.die)
        self.report("rolled", number=rolled, space=self.die, ratio=self.ratio)

    def return_workers(self) -> None:
        """YZ-30 Workers and disc-workers to supply, then the top migrants move down.

        YZ-30.1 to YZ-30.4, YZ-23.11 By table option unused bottom migrants go home first.
        """
        for seat in range(self.n):
            emperor = self.emperor[seat]
            self.workers[seat] += sum(self.boxes[seat]) + (emperor[1] if emperor else 0)
            self.discs[seat] += emperor[2] if emperor else 0
            self.boxes[seat], self.emperor[seat], self.done[seat] = (0, 0, 0), None, 0
            if self.options["bottom_migrants"] == "return":
                self.workers[seat] += self.bottom[seat]
                self.bottom[seat] = 0
            self.bottom[seat] += self.top[seat]
            self.top[seat] = 0
        for seat, workers, disc in self.war:
            self.workers[seat] += workers
            self.discs[seat] += disc
        self.war = []
        self.report("workers_home")

    def clear_boards(self) -> None:
        """YZ-31.1 to YZ-31.3 Tax discs to supply, cards out of the game, cylinders back.

        YZ-1.7 A card is played once in the game. YZ-31.4 After the last round too.
        """
        for seat in range(self.n):
            self.discs[seat] += sum(tax for _, _, tax in self.played[seat])
            self.played[seat] = ()
            self.bonus[seat] = NOTHING

    def next_round(self) -> None:
        """YZ-1.2 What follows belongs to the next round."""
        self.round += 1
        self.phase = "A"
        self.report("round", round=self.round)

    def end(self, reason: str) -> None:
        """YZ-34.1 The game is over."""
        super().end(reason)
        self.phase = "over"
        self.report("game_end", reason=reason)


class Yinzi(People):
    """The state of a game: all layers together."""

    __slots__ = ()
