"""YZ-3 Set-up: tiles, ships, factories, routes, order, and the factory draft."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep
from sampan.games.yinzi.flow.base import Ask, Compound, Occasion
from sampan.games.yinzi.flow.free import RefillCrops
from sampan.games.yinzi.flow.offer import TurnUpFactory
from sampan.games.yinzi.flow.rounds import Phase
from sampan.games.yinzi.flow.routes import TurnUpRoute
from sampan.games.yinzi.flow.ships import TurnUpShip
from sampan.games.yinzi.pieces import (
    CROPS,
    EAST_SHIPS,
    EUROPE_SHIPS,
    FACTORIES,
    LATE_CROPS,
    MARKETS,
    NOBODY,
    PROVINCES,
    ROUTES,
    colour_of,
    commodity_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import (
    DRAW_MARKET,
    DRAW_ORDER,
    DRAW_ROUTE,
    DRAW_SHIP,
    FACTORY,
    ORDERS,
    STONE,
    WOOD,
    can_lay,
    lay_words,
)


class SetUp(AutomaticStep[Yinzi]):
    """YZ-3.1 to YZ-3.22 In the order of the rulebook; then the draft. Money, boats and supplies
    (YZ-3.13, YZ-3.14, YZ-3.19 to YZ-3.21, YZ-3.29) lie ready.

    YZ-3.27 Nothing else lies on the board. YZ-Q1 With 2 players two of each of six kinds of crops
    are missing. YZ-Q78 The set-up for three is that of the German and Italian books.
    """

    __slots__ = ("start",)

    def __init__(self, start: int) -> None:
        self.start: Final = start
        """The seat that is first in the first provisional order; NOBODY if that is drawn too."""

    def run(self, s: Yinzi) -> None:
        n, data = s.n, s.data
        for good in CROPS:
            s.pool[good] = 0 if good in LATE_CROPS else data.basic_tiles[n]
        s.ship_bag = EAST_SHIPS
        s.pile = tuple(factory for factory in range(FACTORIES) if colour_of(factory) < n)
        s.route_bag = tuple(range(len(ROUTES)))
        s.route_under = [data.stack_height] * n
        s.unseen = data.stack_height
        removed = len(ROUTES) - data.stack_height * (n + 1)
        s.then(
            *(LayMarket() for _ in PROVINCES),
            RefillCrops(),
            *(DockFirstShip() for _ in range(n)),
            *(RemoveShip() for _ in range(data.removed_ships[n])),
            StackShips(),
            *(TurnUpFactory() for _ in range(n)),
            *(TurnUpRoute(stack) for stack in range(n)),
            *(RemoveRoute() for _ in range(removed)),
            DrawOrder(self.start),
            Draft(),
        )


class LayMarket(ChanceStep[Yinzi]):
    """YZ-3.1 A market tile for the next province."""

    __slots__ = ()
    rules = ("YZ-3.1",)

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_MARKET[tile] for tile in range(len(MARKETS)) if tile not in s.markets]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.lay_market(choice.arg)


class DockFirstShip(ChanceStep[Yinzi]):
    """YZ-3.10 An East ship for the next coastal box."""

    __slots__ = ()
    rules = ("YZ-3.10",)

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_SHIP[ship] for ship in s.ship_bag]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.draw_to_coast(choice.arg)


class RemoveShip(DockFirstShip):
    """YZ-3.9 With 2 or 3 players two East ships leave the game, and nobody sees which."""

    __slots__ = ()

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.remove_ship(choice.arg)

    def seers(self, s: Yinzi) -> int:
        return 0


class StackShips(AutomaticStep[Yinzi]):
    """YZ-3.11, YZ-3.12, YZ-Q3 European ships join; the stacks are dealt one by one."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.ship_bag = tuple(sorted(s.ship_bag + EUROPE_SHIPS))
        stacks = len(s.ship_under)
        ships = len(s.ship_bag)
        s.ship_under = [(ships + stacks - 1 - stack) // stacks for stack in range(stacks)]
        s.then(*(TurnUpShip(stack) for stack in range(stacks)))


class RemoveRoute(ChanceStep[Yinzi]):
    """YZ-3.17 The tiles of unused stacks leave the game, and nobody sees which."""

    __slots__ = ()
    rules = ("YZ-3.17",)

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_ROUTE[tile] for tile in s.route_bag]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.remove_route(choice.arg)

    def seers(self, s: Yinzi) -> int:
        return 0


class DrawOrder(ChanceStep[Yinzi]):
    """YZ-3.22 The first provisional order is random, or begins with the seat the table named."""

    __slots__ = ("start",)
    rules = ("YZ-3.22",)

    def __init__(self, start: int) -> None:
        self.start: Final = start

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [
            DRAW_ORDER[place]
            for place, order in enumerate(ORDERS)
            if len(order) == s.n and self.start in (NOBODY, order[0])
        ]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.set_order(ORDERS[choice.arg])


# --- YZ-3.23 to YZ-3.26 The draft ---


class Draft(AutomaticStep[Yinzi]):
    """YZ-3.23, YZ-3.25, YZ-3.26, YZ-Q5 In reverse order each takes a factory; the offer is filled
    anew; in reverse order each takes a resource."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.then(*draft_steps(s, s.order[::-1]))


def draft_steps(s: Yinzi, seats: Sequence[int]) -> list[AutomaticStep[Yinzi]]:
    """The draft from these seats on."""
    return [*map(TakeFactory, seats), RenewOffer(), *resource_steps(s.order[::-1])]


def resource_steps(seats: Sequence[int]) -> list[AutomaticStep[Yinzi]]:
    """The second pass of the draft from these seats on, and the first round."""
    return [*map(TakeFirstResource, seats), Phase("A")]


class TakeFactory(Occasion):
    """YZ-3.23 A seat's factory."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        s.then(DraftFactory(self.seat))


class DraftFactory(Compound):
    """YZ-3.23, YZ-3.24 One tile of the offer, placed for free by the rules of building."""

    __slots__ = ()
    node = "SETUP_TILE"
    rules = ("YZ-3.23", "YZ-3.24", "YZ-10.4", "YZ-10.6", "YZ-10.7")

    def options(self, s: Yinzi) -> Sequence[Action]:
        blocked = s.blocked()
        if self.spoken:
            return lay_words(s.data.shape[commodity_of(self.word("factory"))], blocked)
        return [
            FACTORY[factory]
            for factory in s.offer
            if can_lay(s.data.shape[commodity_of(factory)], blocked)
        ]

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("lay") is not None

    def carry_out(self, s: Yinzi) -> None:
        s.build(self.seat, self.word("factory"), self.word("lay"))


class RenewOffer(AutomaticStep[Yinzi]):
    """YZ-3.25 After all have placed, new tiles form the offer.

    YZ-3.28 Eight, six or four tiles are left in the pile.
    """

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.then(*(TurnUpFactory() for _ in range(min(s.n, len(s.pile)))))


class TakeFirstResource(Occasion):
    """YZ-3.26 A seat's first resource."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        s.then(DraftResource(self.seat))


class DraftResource(Ask):
    """YZ-3.26 One wood or one stone from the Resources box."""

    __slots__ = ()
    node = "SETUP_RES"
    rules = ("YZ-3.26",)

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [WOOD, STONE]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.take_resource(self.seat, choice is WOOD)
