"""Route tiles: demands and how they are met (YZ-21.4 to YZ-21.16), phase D.III (YZ-25), and the
game-end opportunity to serve personal tiles (YZ-34.2)."""

from collections.abc import Iterable, Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep
from sampan.games.yinzi.flow.base import Ask, Compound, Occasion
from sampan.games.yinzi.flow.free import TakeRoute, look_through_discards
from sampan.games.yinzi.flow.offering import VIRTUAL_GOOD, Offering
from sampan.games.yinzi.pieces import (
    COMMODITIES,
    GOOD_CODES,
    NATIONS,
    NOBODY,
    NOTHING,
    PERSONAL_ROUTE,
    RICE,
    RURAL,
    WHEAT,
    Demand,
    commodity_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.state.table import Piece
from sampan.games.yinzi.words import (
    DONE,
    DRAW_ROUTE,
    FACTORY,
    ROUTE,
    TILE,
    USE,
    cell_words,
)

ALL_GOODS: Final = tuple(range(len(GOOD_CODES)))


class Needs:
    """What a route tile still asks for.

    YZ-12.7, YZ-Q51 Bought, virtual and own units serve alike; one tile asks for an emissary.
    """

    def __init__(self, demand: Demand, pieces: Iterable[Piece], free_rice: int) -> None:
        self.commodities = list(demand.commodities)
        self.any_commodities = demand.any_commodities
        self.goods = list(demand.goods)
        self.any_goods = demand.any_goods
        self.emissary = demand.emissary
        self.free_rice = free_rice
        """How many units Free rice stands for."""
        self.delivered: list[Piece] = []
        """The pieces with the good that a bought cube was taken for (YZ-25.11)."""
        for piece in pieces:
            self._meet(piece)

    def _meet(self, piece: Piece) -> None:
        kind, what, colour = piece
        if kind == "commodity":
            if what in self.commodities:
                self.commodities.remove(what)
            else:
                self.any_commodities -= 1
            self.delivered.append(piece)
        elif kind == "disc":
            self.emissary = False
            self.delivered.append(piece)
        else:
            self._meet_good(what, colour)

    def _meet_good(self, good: int, colour: int) -> None:
        """YZ-1.12 A bought cube stands for the first good asked for that it can be."""
        if good == NOTHING:
            good = next((each for each in self.goods if each in RURAL), WHEAT)
        if good in self.goods:
            self.goods.remove(good)
            self.delivered.append(("good", good, colour))
            return
        units = self.free_rice if good == RICE and colour == NOBODY else 1
        for _ in range(min(units, self.any_goods)):
            self.any_goods -= 1
            self.delivered.append(("good", good, colour))

    def are_met(self) -> bool:
        return not (
            self.commodities
            or self.any_commodities
            or self.goods
            or self.any_goods
            or self.emissary
        )

    def take_goods(self) -> tuple[int, ...]:
        """The goods of which a cube would be welcome."""
        return ALL_GOODS if self.any_goods else tuple(self.goods)

    def take_rural(self) -> bool:
        """YZ-21.9, YZ-32.9 Whether a bought cube would be welcome."""
        return self.any_goods > 0 or any(good in RURAL for good in self.goods)

    def can_have_commodities(self, means: Offering) -> bool:
        """Whether enough own commodities lie on factories, of the kinds asked for."""
        if not self.commodities and not self.any_commodities:
            return True
        own = [means.commodities(kind) for kind in range(len(COMMODITIES))]
        for kind in self.commodities:
            own[kind] -= 1
        return min(own) >= 0 and sum(own) >= self.any_commodities

    def can_be_met(self, means: Offering) -> bool:
        """YZ-21.6 Whether the rest can be delivered with what the player has left."""
        if self.emissary and not means.emissaries():
            return False
        if not self.can_have_commodities(means):
            return False
        short = 0
        for good in set(self.goods):
            has = means.cubes((good,)) + virtual_units(means, good, 1)
            missing = max(0, self.goods.count(good) - has)
            if missing and good not in RURAL:
                return False
            short += missing
        if self.any_goods:
            units = means.cubes(ALL_GOODS)
            units += sum(
                virtual_units(means, good, self.free_rice) for good in VIRTUAL_GOOD.values()
            )
            short += max(0, self.any_goods - units)
        return short <= means.affordable()


def virtual_units(means: Offering, good: int, rice: int) -> int:
    """YZ-13.2, YZ-14.1, YZ-15.1 What an unused disc is worth as this good."""
    for space, each in VIRTUAL_GOOD.items():
        if each == good and means.has(space):
            return rice if good == RICE else 1
    return 0


def needs_of(s: Yinzi, tile: int, pieces: Iterable[Piece]) -> Needs:
    return Needs(s.demand[tile], pieces, s.data.free_rice)


class Serve(Compound):
    """YZ-21.4 to YZ-21.12 The tile, then piece after piece. A board tile is fulfilled completely
    at once, a personal one may be served in part (YZ-25.4).

    YZ-Q52 One board tile in an action.
    """

    __slots__ = ()
    rules = ("YZ-21.6", "YZ-21.8", "YZ-21.9", "YZ-21.10", "YZ-21.11", "YZ-21.12", "YZ-25.4")

    @property
    def on_board(self) -> bool:
        return self.spoken[0].kind == "route"

    def tile(self, s: Yinzi) -> int:
        return s.up[self.spoken[0].arg] if self.on_board else self.spoken[0].arg

    def lying(self, s: Yinzi) -> tuple[Piece, ...]:
        """What earlier occasions have delivered to a personal tile."""
        tile = self.spoken[0].arg
        return () if self.on_board else next(on for each, on in s.open[self.seat] if each == tile)

    def needs(self, s: Yinzi) -> Needs:
        """What is asked for beyond the pieces lying there and those picked."""
        return needs_of(s, self.tile(s), [*self.lying(s), *self.picked(s)])

    def picked(self, s: Yinzi) -> list[Piece]:
        """The pieces named so far, where they still lie."""
        found: list[Piece] = []
        for word in self.spoken:
            if word.kind == "cell":
                found.append(("good", s.good_at(word.arg), self.seat))
            elif word.kind == "factory":
                found.append(("commodity", commodity_of(word.arg), self.seat))
            elif word.kind == "rural-buy":
                found.append(("good", NOTHING, word.arg))
            elif word.kind == "use" and word.arg in VIRTUAL_GOOD:
                found.append(("good", VIRTUAL_GOOD[word.arg], NOBODY))
            elif word.kind == "use" and word.arg < len(NATIONS):
                found.append(("disc", word.arg, self.seat))
        return found

    def options(self, s: Yinzi) -> Sequence[Action]:
        means, needs = Offering(s, self.seat, self.spoken), self.needs(s)
        words = means.payment_words() if means.owes_copper else self.piece_words(means, needs)
        if self.on_board:
            return [word for word in words if self.after(word).can_be_completed(s)]
        served = len(self.spoken) > 1 and not means.owes_copper
        return [*words, DONE] if served else words

    def piece_words(self, means: Offering, needs: Needs) -> list[Action]:
        """Every piece that meets a part of the demand."""
        words = [
            FACTORY[factory]
            for factory in means.factories()
            if needs.any_commodities or commodity_of(factory) in needs.commodities
        ]
        goods = needs.take_goods()
        words += cell_words(means.squares(goods))
        if needs.take_rural():
            words += means.rural_words()
        words += [
            USE[space] for space, good in VIRTUAL_GOOD.items() if good in goods and means.has(space)
        ]
        return words + means.emissaries() if needs.emissary else words

    def can_be_completed(self, s: Yinzi) -> bool:
        """Whether every part of the demand can be met."""
        return self.needs(s).can_be_met(Offering(s, self.seat, self.spoken))

    def can_be_served(self, s: Yinzi) -> bool:
        """YZ-25.4 Whether at least one piece can be delivered."""
        return bool(self.piece_words(Offering(s, self.seat, self.spoken), self.needs(s)))

    def is_complete(self, s: Yinzi) -> bool:
        if DONE in self.spoken:
            return True
        if len(self.spoken) == 1 or Offering(s, self.seat, self.spoken).owes_copper:
            return False
        return self.needs(s).are_met() or not (self.on_board or self.can_be_served(s))

    def carry_out(self, s: Yinzi) -> None:
        tile, lying = self.tile(s), self.lying(s)
        pieces = Offering(s, self.seat, self.spoken).hand_over()
        needs = needs_of(s, tile, [*lying, *pieces])
        delivered = tuple(needs.delivered[len(lying) :])
        if self.on_board:
            s.claim(self.seat, self.spoken[0].arg, delivered)
        else:
            s.serve(self.seat, tile, delivered, needs.are_met())


# --- YZ-25 Phase D.III ---


class SettleRoutes(AutomaticStep[Yinzi]):
    """YZ-25.1 to YZ-25.3, YZ-Q83 Claims, discards, then the next tile of each stack."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.clear_board_routes()
        s.then(*(TurnUpRoute(stack) for stack in range(s.n) if s.route_under[stack]))


class TurnUpRoute(ChanceStep[Yinzi]):
    """YZ-3.18, YZ-25.3 The top tile of a stack."""

    __slots__ = ("stack",)
    rules = ("YZ-3.18", "YZ-25.3")

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_ROUTE[tile] for tile in s.route_bag]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.turn_up_route(self.stack, choice.arg)


class PersonalRoutes(Occasion):
    """YZ-25.4 In turn order each player may serve own open tiles."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        s.then(ServePersonal(self.seat))


def open_tiles(s: Yinzi, seat: int) -> list[Action]:
    """The own open tiles to which something can be delivered now."""
    return [TILE[tile] for tile, _ in s.open[seat] if Serve(seat, (TILE[tile],)).can_be_served(s)]


class ServePersonal(Ask):
    """YZ-25.4, YZ-25.9, YZ-25.10 Own tiles, and a new one by the Personal route disc."""

    __slots__ = ()
    node = "D3_OWN"
    rules = ("YZ-25.4", "YZ-25.5", "YZ-25.9", "YZ-25.10")

    def options(self, s: Yinzi) -> Sequence[Action]:
        options = [DONE, *open_tiles(s, self.seat)]
        if s.has(self.seat, PERSONAL_ROUTE) and s.pile_size():
            options.append(USE[PERSONAL_ROUTE])
        return options

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is DONE:
            return
        s.then(self)
        if choice.kind == "tile":
            Serve(self.seat, (choice,)).begin(s)
        else:
            look_through_discards(s, self.seat, TakeRoute(self.seat, (choice,)))


# --- YZ-34 The game-end opportunity ---


class LastOpportunity(Occasion):
    """YZ-34.1, YZ-34.2 In the turn order of round 4, one last go."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        s.then(UseLastOpportunity(self.seat))


class UseLastOpportunity(Ask):
    """YZ-34.2, YZ-34.3 Sell food to the rural market, serve open personal tiles."""

    __slots__ = ()
    node = "G_END"
    rules = ("YZ-34.2", "YZ-34.3", "YZ-32.8")

    def options(self, s: Yinzi) -> Sequence[Action]:
        sales = cell_words(s.rural_wares(self.seat), "rural-sell")
        return [DONE, *open_tiles(s, self.seat), *sales]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is DONE:
            return
        s.then(self)
        if choice.kind == "tile":
            Serve(self.seat, (choice,)).begin(s)
        else:
            s.rural_sell(self.seat, choice.arg)


class FinalScoring(AutomaticStep[Yinzi]):
    """YZ-34.4 to YZ-34.18 The score sheet reads the table; nothing moves any more."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.end("rounds")


# --- YZ-21 the board tile of War & Routes ---


def board_routes(s: Yinzi, seat: int) -> list[Action]:
    """YZ-21.4 to YZ-21.6 The board tiles the seat can fulfil completely now."""
    return [
        ROUTE[stack]
        for stack in range(s.n)
        if s.board_tile(stack) != NOTHING and Serve(seat, (ROUTE[stack],)).can_be_completed(s)
    ]
