"""The table of Yangtze as a picture of letters and colours, from what one seat may know."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling, sentence
from sampan.engine.view import HIDDEN, View
from sampan.games.yangtze.positions import display
from sampan.games.yangtze.tiles import (
    CARD_CODES,
    CODES,
    EVERYDAYS,
    FIRST_EVERYDAY,
    KINDS,
    LIQUIDITY,
    LUXURIES,
    RULERS,
    SLOTS,
    TILE,
    Data,
    good_and_colour,
    is_green,
    is_luxury,
    kind_of,
)

COLOURS: Final = {
    "red": "white on #b03a2e",
    "yellow": "black on #d4ac0d",
    "green": "white on #1e8449",
    "blue": "white on #1f618d",
    "violet": "white on #6c3483",
    "rose": "black on #f5b7b1",
    "apricot": "black on #fad7a0",
    "lemon": "black on #f9f3a5",
    "mint": "black on #abebc6",
    "sky": "black on #aed6f1",
    "lilac": "black on #d7bde2",
}
"""Strong colours for luxury goods, pale ones for everyday goods. Every tile also shows its code."""

MAP_HEIGHT: Final = 36
"""Screens with fewer lines get lists instead of the map of all goods."""
_SEPARATOR: Final = "  ·  "


def picture(told: Telling, view: View, width: int, height: int) -> RenderableType:
    """The table as the seat of the view (None: everybody's) sees it."""
    return Group(*_Picture(told, view, width, height).parts())


class _Picture:
    """Draws one view. What matters most for a decision stands lowest, next to the question."""

    def __init__(self, told: Telling, view: View, width: int, height: int) -> None:
        self.told = told
        self.texts = told.texts
        self.data = Data(told.game.components)
        self.position: dict[str, Any] = view.position
        self.own = None if view.seat is None else SEATS[view.seat]
        self.width = width
        self.tall = height >= MAP_HEIGHT

    def parts(self) -> Iterator[RenderableType]:
        yield self.heading()
        yield from self.rulers()
        yield self.seats()
        if self.tall:
            yield from self.goods_map()
        yield from self.goods_lists()
        yield from self.under_way()
        yield from self.river()

    def heading(self) -> RenderableType:
        position = self.position
        bag = position["bag"]
        count = bag[HIDDEN] if isinstance(bag, dict) else len(bag)
        rulers = len(position["rulers"])
        text = self.texts(
            "picture-heading", seat=position["active"], bag=count, rulers=rulers, all=RULERS
        )
        return Rule(Text(text, "bold"), style="dim")

    # --- goods ---

    def colour(self, tile: int) -> str:
        _, colour = good_and_colour(tile)
        return str(self.row(tile)[colour]["colour"])

    def row(self, tile: int) -> list[dict[str, Any]]:
        """The goods of the tile's category, each with the colour of the same place."""
        return self.told.game.components.items(
            "luxury_good" if is_luxury(tile) else "everyday_good"
        )

    def good_name(self, tile: int) -> str:
        return self.texts(f"good-{self.row(tile)[good_and_colour(tile)[0]]['id']}")

    def colour_name(self, tile: int) -> str:
        return self.texts(f"colour-{self.colour(tile)}")

    def river(self) -> Iterator[RenderableType]:
        """Shanghai on the left, the open side on the right; one column for each slot."""
        slots: list[str | None] = self.position["river"]
        wide = (self.width + 1) // SLOTS - 1
        left, right = self.texts("picture-shanghai"), self.texts("picture-source")
        flow = "─" * max(0, wide * SLOTS + SLOTS - 1 - len(left) - len(right) - 8)
        yield Text(f"{left} ◄─{flow}─◄ {right}", "dim")
        lines = [Text() for _ in range(4)]
        for slot, code in enumerate(slots):
            tile = None if code is None else TILE[code]
            style = "dim" if tile is None else COLOURS[self.colour(tile)]
            shown = (
                (self.texts("picture-gap"), "", "")
                if tile is None
                else (self.good_name(tile), self.colour_name(tile), CODES[tile])
            )
            price = str(self.data.prices[slot])
            lines[0].append(f"[{slot}]", "dim")
            lines[0].append(price.rjust(wide - 3), "bold")
            for line, text in zip(lines[1:], shown, strict=True):
                line.append(_fit(text, wide), style)
            if slot < len(slots) - 1:
                for line in lines:
                    line.append(" ")
        yield from lines

    def goods_lists(self) -> Iterator[RenderableType]:
        """Own goods with their codes; known goods of the others unless the map shows them."""
        texts = self.texts
        for letter, seat in self.position["seats"].items():
            if self.tall and self.own not in (None, letter):
                continue
            title = texts("picture-own") if letter == self.own else texts("picture-of", seat=letter)
            yield Text.assemble((f"{title}: ", "bold"), self.grouped(seat["goods"]))
        values = [" ".join(map(str, table[1:])) for table in self.value_tables()]
        yield Text(texts("picture-values", luxury=values[0], everyday=values[1]), "dim")

    def value_tables(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.data.luxury_values, self.data.everyday_values

    def grouped(self, codes: list[str]) -> Text:
        """Goods by kind: `silk: red L00, blue L03`."""
        groups: dict[str, list[int]] = {}
        for code in codes:
            if code != HIDDEN:
                groups.setdefault(self.good_name(TILE[code]), []).append(TILE[code])
        parts = []
        for name, tiles in groups.items():
            part = Text(f"{name} ")
            for place, tile in enumerate(tiles):
                part.append(", " if place else "")
                part.append(f"{self.colour_name(tile)} {CODES[tile]}", COLOURS[self.colour(tile)])
            parts.append(part)
        hidden = codes.count(HIDDEN)
        if hidden:
            parts.append(Text(self.texts("picture-hidden", count=hidden), "italic"))
        return Text(_SEPARATOR).join(parts) if parts else Text(self.texts("picture-none"), "dim")

    def goods_map(self) -> Iterator[RenderableType]:
        """Every good of the game and where it is: rows are goods, columns are colours."""
        where = self.whereabouts()
        table = Table.grid(padding=(0, 3))
        table.add_row(
            self.category(0, LUXURIES, "luxury", where),
            self.category(FIRST_EVERYDAY, EVERYDAYS, "everyday", where),
        )
        yield table
        yield Text(self.texts("picture-map"), "dim")

    def whereabouts(self) -> dict[int, str]:
        """Tile -> what the map shows for it: its code if it is one's own, the seat, slot or box."""
        position = self.position
        where = {TILE[code]: "x" for code in position["box"]}
        for slot, code in enumerate(position["river"]):
            if code is not None:
                where[TILE[code]] = f"[{slot}]"
        for letter, seat in position["seats"].items():
            for code in seat["goods"]:
                if code != HIDDEN:
                    where[TILE[code]] = code if letter == self.own else letter
        return where

    def category(self, first: int, size: int, title: str, where: dict[int, str]) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.title = Text(self.texts(title), "bold")
        table.title_justify = "left"
        heads = [self.colour_name(tile)[:3] for tile in range(first, first + size)]
        table.add_row("", *(Text(head, "dim") for head in heads))
        for good in range(first, first + size * size, size):
            cells = []
            for tile in range(good, good + size):
                known = where.get(tile, "")
                style = COLOURS[self.colour(tile)] if known not in ("", "x") else "dim"
                cells.append(Text((known or "·").center(3), style))
            table.add_row(self.good_name(good), *cells)
        return table

    # --- seats ---

    def seats(self) -> RenderableType:
        texts = self.texts
        kinds = [kind["id"] for kind in self.told.game.components.items("kind")]
        heads = [
            texts("picture-seat"),
            texts("picture-money"),
            texts("picture-cards"),
            *(sentence(texts(f"kind-{kind}")) for kind in kinds),
            texts("picture-goods"),
        ]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for place, head in enumerate(heads):
            table.add_column(head, no_wrap=place < 3)
        for letter, seat in self.position["seats"].items():
            active = letter == self.position["active"]
            name = f"{letter} ({texts('picture-you')})" if letter == self.own else letter
            table.add_row(
                Text(name, "bold" if active else ""),
                self.money(seat["money"]),
                self.cards(seat["spent"]),
                *(self.establishments(seat["est"], kind) for kind in range(KINDS)),
                str(len(seat["goods"])),
            )
        return table

    def money(self, amount: int) -> Text:
        """The amount, and how it lies on the money board: track and coins."""
        coins, track = display(amount, self.data)
        text = Text.assemble((str(amount), "bold"))
        if coins:
            times = f"{coins}x" if coins > 1 else ""
            text.append(f" ({track}+{times}{self.data.coin})", "dim")
        return text

    def cards(self, spent: list[str]) -> Text:
        text = Text()
        for card, code in enumerate(CARD_CODES):
            short = code[3:] if card in LIQUIDITY else self.texts(f"picture-card-{code}")
            gone = code in spent
            text.append(("-" * len(short) if gone else short) + " ", "dim" if gone else "")
        return text

    def establishments(self, codes: list[str], kind: int) -> Text:
        text = Text()
        for tile in (TILE[code] for code in codes):
            if kind_of(tile) == kind:
                green = is_green(tile)
                mark = self.texts("picture-green" if green else "picture-brown")
                text.append(
                    f"{mark}{self.data.pips_of(tile)} ", "green" if green else "dark_orange3"
                )
        return text or Text("-", "dim")

    # --- rulers and what is under way ---

    def rulers(self) -> Iterator[RenderableType]:
        codes: list[str] = self.position["rulers"]
        if not codes:
            return
        facts = self.told.game.components.facts
        parts = []
        for code in codes:
            part = Text(self.texts.name(code), "bold")
            if self.tall:
                part.append(f" ({self.texts(f'ruler-{code}-short', **facts(code))})", "not bold")
            parts.append(part)
        head = Text(f"{self.texts('picture-rulers')}: ", "bold")
        yield Text.assemble(head, Text(" · ").join(parts))

    def under_way(self) -> Iterator[RenderableType]:
        """The running auction, or the ruler whose instruction is being carried out."""
        texts, position = self.texts, self.position
        auction, ruler = position["auction"], position["ruler"]
        if auction is not None:
            bid = (
                texts("picture-bid", amount=auction["high"], seat=auction["leader"])
                if auction["leader"]
                else texts("picture-no-bid")
            )
            still_in = texts("picture-in", seats=", ".join(auction["in"]))
            yield Text.assemble(
                (f"{texts('picture-auction')}: ", "bold"),
                (texts.name(auction["tile"]), "bold reverse"),
                f"{_SEPARATOR}{bid}{_SEPARATOR}{still_in}",
            )
        if ruler is not None:
            code = ruler["copy"] or ruler["tile"]
            text = texts(
                "picture-obeying",
                ruler=sentence(texts.name(code)),
                seat=ruler["seat"],
                help=self.told.component_help(code),
            )
            due = "" if ruler["due"] is None else f" {texts('picture-due', due=ruler['due'])}"
            yield Text(text + due, "bold")


def _fit(text: str, width: int) -> str:
    """The text in exactly this width; what is too long ends in a point."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "."
