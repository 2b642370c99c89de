"""The players: their money and pieces, what they have done, and the own hand."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sampan.engine.game import Position
from sampan.engine.view import HIDDEN
from sampan.games.yinzi.pieces import GOOD, GOOD_NAMES
from sampan.games.yinzi.terminal.sheet import Sheet

NUMBERS: Final = (
    "copper", "silver", "wood", "stone", "boat", "food", "tax", "migrants", "veterans",
    "glory", "misfortune", "cubes", "discs", "workers", "commodities",
)  # fmt: skip
"""The numbers of a clan, in the order of the table."""


class Clans(Sheet):
    """What lies on the player boards and beside them."""

    def seats(self) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for key in ("seat", *NUMBERS):
            table.add_column(
                self.texts(f"picture-column-{key}"), no_wrap=True,
                justify="left" if key == "seat" else "right",
            )  # fmt: skip
        for letter, seat in self.position["seats"].items():
            you = f" ({self.texts('picture-you')})" if letter == self.own else ""
            name = self.pieces(letter).append(you, "bold" if you else "")
            if letter == self.position["asked"]:
                name.append(" ◄")
            table.add_row(name, *map(str, self.numbers(seat)))
        return table

    def numbers(self, seat: Position) -> list[Any]:
        """One value for each of the columns."""
        tax, supply = seat["tax"], seat["supply"]
        return [
            seat["copper"], seat["silver"], seat["wood"], seat["stone"], seat["capacity"],
            seat["need"], f"{tax['sum']}/{tax['due']}", f"{seat['top']}/{seat['bottom']}",
            seat["veterans"], self.glory(seat), seat["misfortune"],
            supply["cubes"], supply["discs"], supply["workers"], supply["commodities"],
        ]  # fmt: skip

    def glory(self, seat: Position) -> int:
        """YZ-34.9 Points for war glories."""
        worth = zip(self.data.glory_vp, seat["glory"], strict=True)
        points: int = sum(vp * count for vp, count in worth)
        return points

    def people(self) -> Iterator[Text]:
        """What each clan has done in this round, and its own route tiles."""
        for letter, seat in self.position["seats"].items():
            parts = [*self.cards(seat), *self.workers(seat), *self.tiles(seat)]
            yield from self.packed(self.pieces(letter).append(" "), parts)

    def cards(self, seat: Position) -> Iterator[str]:
        hand = seat["hand"]
        count = hand[HIDDEN] if isinstance(hand, dict) else len(hand)
        if count:
            yield self.texts("picture-hand-size", count=count)
        for card in seat["played"]:
            group = seat["groups"].get(card["action"], 0)
            tax = "+1" if card["tax"] else ""
            waiting = f" ({self.texts('picture-waiting', count=group)})" if group else ""
            yield f"{self.short(card['action'])} {card['value']}{tax}{waiting}"

    def workers(self, seat: Position) -> Iterator[str]:
        if seat["done"]:
            yield self.texts(
                "picture-done", actions=", ".join(self.short(work) for work in seat["done"])
            )

    def tiles(self, seat: Position) -> Iterator[str]:
        for tile in seat["open"]:
            pieces = [self.texts.name(_kind(piece)) for piece in tile["on"]]
            lying = f" ▪ {', '.join(pieces)}" if pieces else ""
            yield self.texts("picture-open", tile=tile["tile"]) + lying
        if seat["won"]:
            yield self.texts("picture-won", count=len(seat["won"]))

    def hints(self) -> Iterator[Text]:
        """The own hand, and what the move under way has come to."""
        if self.own is not None and self.position["seats"][self.own]["hand"]:
            hand = self.position["seats"][self.own]["hand"]
            cards = [
                self.texts("picture-card", value=value, workers=self.data.card_workers[value])
                for value in hand
            ]
            yield from self.titled("picture-hand", cards)
        turn = self.position["turn"]
        if turn is None:
            return
        if turn["action"] or turn["node"] == "E_LATE":
            yield from self.titled("picture-now", self.under_way(turn))
        if turn["words"]:
            yield from self.titled("picture-said", turn["words"])

    def under_way(self, turn: Position) -> Iterator[str]:
        letter = self.position["asked"]
        if turn["action"]:
            yield self.texts.name(turn["action"])
        if turn["group"]:
            yield self.texts("picture-workers-left", count=turn["left"])
        elif turn["action"]:
            card = self.position["seats"][letter]["played"][-1]
            yield self.texts("picture-times", done=turn["reps"], all=card["value"] + card["tax"])
        capacity = self.position["seats"][letter]["capacity"] + turn["boat_disc"]
        yield self.texts("picture-boats", used=turn["transport"], all=capacity)


def _kind(piece: Position) -> str:
    """What a piece on a route tile is, by the code of its name."""
    if "good" in piece:
        return str(GOOD_NAMES[GOOD[piece["good"]]])
    return str(piece.get("commodity", "disc"))
