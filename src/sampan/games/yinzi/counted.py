"""Numbers that follow from what lies in sight; people are shown them, so that nobody must count."""

from collections.abc import Iterator
from typing import Final

from sampan.engine.game import Position
from sampan.games.yinzi.data import Data
from sampan.games.yinzi.pieces import ROUTES

COUNTED: Final = ("resources", "ratio", "enemies")
"""Fields of a counted position."""
COUNTED_SEAT: Final = ("capacity", "supply", "need", "tax")
"""Fields of each of its seats."""


def counted(position: Position, data: Data) -> Position:
    """The position with the numbers that follow from it. Works for every position and every view,
    also in the midst of the set-up."""
    seats = position["seats"]
    return {
        **position,
        "resources": {
            "wood": data.wood - sum(seat["wood"] for seat in seats.values()),
            "stone": data.stone - sum(seat["stone"] for seat in seats.values()),
        },
        "ratio": data.ratio[position["die"]],
        "enemies": _enemies(position, data),
        "seats": {letter: _counted_seat(position, data, letter) for letter in seats},
    }


def uncounted(position: Position) -> Position:
    """A counted position without what was counted, as it can be loaded."""
    plain = {key: value for key, value in position.items() if key not in COUNTED}
    plain["seats"] = {
        letter: {key: value for key, value in seat.items() if key not in COUNTED_SEAT}
        for letter, seat in position["seats"].items()
    }
    return plain


def _counted_seat(position: Position, data: Data, letter: str) -> Position:
    seat: Position = position["seats"][letter]
    supply = Supply(position, data, letter)
    return {
        **seat,
        "capacity": data.boat_track[seat["boat"]],  # YZ-7.3
        "supply": {
            "cubes": supply.cubes(),
            "discs": supply.discs(),
            "workers": supply.workers(),
            "commodities": supply.commodities(),
        },
        "need": -(-supply.hungry() // data.workers_per_food),  # YZ-22.2
        "tax": _tax(seat, data),
    }


def _tax(seat: Position, data: Data) -> Position:
    """YZ-27.1, YZ-27.2 Card values and tax discs of this round, and the silver due for them."""
    total = sum(card["value"] + card["tax"] for card in seat["played"])
    due = [silver for low, silver in data.tax if total >= low]
    return {"sum": total, "due": due[-1] if due else 0}


def _enemies(position: Position, data: Data) -> int:
    """YZ-23.1, YZ-15.8 War symbols of the open tiles, less Weaker enemies."""
    shown = [code for code in position["routes"]["up"] if code is not None]
    turn = position["turn"]
    weaker = data.weaker_enemies * turn["weaker"] if turn else 0
    symbols: int = sum(data.route_war[ROUTES.index(code)] for code in shown)
    return max(0, symbols - weaker)


class Supply:
    """The pieces of one seat that are not on the table. Works for every position, also in the
    midst of the set-up."""

    def __init__(self, position: Position, data: Data, letter: str) -> None:
        self.position = position
        self.data = data
        self.letter = letter
        self.seat: Position = position["seats"][letter]

    def cubes(self) -> int:
        """YZ-I1 Goods cubes are on squares, markets, ships and route tiles."""
        position = self.position
        lying = [square.get("cubes", "") for square in position["squares"].values()]
        lying += [
            cube for market in position["markets"].values() for cube in market["cubes"].values()
        ]
        lying += [letters for kind, letters in self._loads() if kind != "commodity"]
        lying += [piece.get("cube", "") for _, piece in self._on_tiles()]
        out = position["rural"].count(self.letter)
        return self._left("cubes", out + sum(text.count(self.letter) for text in lying))

    def discs(self) -> int:
        """YZ-I2 Discs mark factories, spaces and glories, pay taxes, travel and stand in boxes."""
        position, seat, letter = self.position, self.seat, self.letter
        out = len(seat["advancements"]) + sum(seat["glory"])
        out += sum(card["tax"] for card in seat["played"])
        out += seat["emperor"]["disc"] if seat["emperor"] else 0
        out += sum(slot["disc"] for slot in position["war"] if slot["seat"] == letter)
        factories = position["factories"].values()
        out += sum(factory["level"] for factory in factories if factory["owner"] == letter)
        envoys = [ship["emissaries"] for ship in position["ships"]["coast"] if ship]
        envoys += position["foreign"]["emissaries"].values()
        out += sum(letters.count(letter) for letters in envoys)
        return self._left("discs", out + self._own_on_tiles("disc"))

    def workers(self) -> int:
        """YZ-I3 Workers stand on the player board or on the game board, or are just acting."""
        turn = self.position["turn"]
        acting = turn["left"] if turn and self.position["asked"] == self.letter else 0
        return self._left("workers", self.hungry() + sum(self.seat["groups"].values()) + acting)

    def hungry(self) -> int:
        """YZ-22.2, YZ-22.3 Workers on the game board, all of which must eat."""
        seat = self.seat
        army = [slot["workers"] for slot in self.position["war"] if slot["seat"] == self.letter]
        box = seat["emperor"]["workers"] if seat["emperor"] else 0
        hungry: int = sum(seat["boxes"].values()) + box + sum(army)
        return hungry + int(seat["veterans"] + seat["top"] + seat["bottom"])

    def commodities(self) -> int:
        """YZ-I4 Commodities are in factories, on ships, abroad and on route tiles."""
        position = self.position
        lying = [factory["stock"] for factory in position["factories"].values()]
        lying += [letters for kind, letters in self._loads() if kind == "commodity"]
        lying += [
            letters for place, letters in position["foreign"].items() if place != "emissaries"
        ]
        out = sum(letters.count(self.letter) for letters in lying)
        return self._left("commodities", out + self._own_on_tiles("commodity"))

    def _left(self, kind: str, out: int) -> int:
        total: int = getattr(self.data, kind)
        aside: int = self.seat["aside"][kind]
        return total - aside - out

    def _loads(self) -> Iterator[tuple[str, str]]:
        """What the ships at the coast have loaded: the kind and the letters of its pieces."""
        for ship in self.position["ships"]["coast"]:
            for load in ship["slots"] if ship else ():
                yield from (load or {}).items()

    def _on_tiles(self) -> Iterator[tuple[str, Position]]:
        """The pieces on route tiles, each with the seat that delivered it."""
        for claim in self.position["routes"]["claims"].values():
            yield from ((claim["by"], piece) for piece in claim["on"])
        for letter, seat in self.position["seats"].items():
            yield from ((letter, piece) for tile in seat["open"] for piece in tile["on"])

    def _own_on_tiles(self, kind: str) -> int:
        return sum(by == self.letter and kind in piece for by, piece in self._on_tiles())
