"""The provinces with their markets, the factories, and the track of crops and bonuses."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from sampan.engine.view import HIDDEN
from sampan.games.yinzi.pieces import (
    BONUSES,
    CELL,
    COLUMNS,
    GOOD,
    GOOD_NAMES,
    PLAIN,
    PROVINCES,
    ROWS,
    SLOTS,
)
from sampan.games.yinzi.terminal.sheet import Sheet

MAP: Final = (("HG", "NZ"), ("JX", "ZJ"))
"""The provinces as they lie on the river, the coast on the right."""
HALF: Final = 40
CELL_WIDTH: Final = 5
LEVELS: Final = ("-", "I", "II", "III")


class Land(Sheet):
    """What grows and stands in the four provinces."""

    def land(self) -> Iterator[Text]:
        for west, east in MAP:
            for left, right in zip(self.province(west), self.province(east), strict=True):
                left.append(" " * (HALF - left.cell_len))
                yield left.append_text(right)
        yield from self.titled("picture-rural", [self.pieces(self.position["rural"]) or "-"])

    def province(self, code: str) -> Iterator[Text]:
        """Squares with row and column, the market beside them. Row and column make the code."""
        columns = "".join(str(column).ljust(CELL_WIDTH) for column in range(ROWS))
        yield Text.assemble((f"{'':4}{columns}", "dim"), (self.texts.name(code), "bold"))
        coast = self.data.to_coast[PROVINCES.index(code)]
        beside = [*self.market(code), Text(self.texts("picture-coast", count=coast), "dim"), Text()]
        for row in range(ROWS):
            line = Text.assemble((f"{code}{row} ", "dim"))
            for column in range(ROWS):
                square = self.square(f"{code}{row}{column}")
                line.append_text(square).append(" " * (CELL_WIDTH - square.cell_len))
            yield line.append_text(beside[row])

    def square(self, code: str) -> Text:
        if code in self.built:
            return self.factory(self.built[code])
        content = self.position["squares"].get(code, {})
        good = GOOD[content["crop"]] if "crop" in content else self.data.prints[CELL[code]]
        if good == PLAIN:
            return Text("·", "dim")
        cubes = content.get("cubes", "")
        text = Text.assemble((self.short(GOOD_NAMES[good]), "bold" if cubes else ""))
        return text.append_text(self.pieces(cubes))

    def market(self, code: str) -> list[Text]:
        """Two rows of slots: `1:Su` is free for sugarcane, `1:▪A` holds a cube of A."""
        content = self.position["markets"].get(code)
        lines = [Text(), Text()]
        if content is None:
            return lines
        tile = next(
            item for item in self.components.items("market") if item["id"] == content["tile"]
        )
        for slot, good in enumerate(tile["slots"]):
            cube = content["cubes"].get(str(slot))
            shown = self.short(GOOD_NAMES[GOOD[good]]) if good in GOOD else "$"
            text = Text.assemble((f"{slot}:", "dim"), Text(shown))
            if cube is not None:
                text = Text.assemble((f"{slot}:", "dim"), "▪", (cube, self.styles[cube]))
            text.append(" " * (CELL_WIDTH - text.cell_len))
            lines[slot // (SLOTS // 2)].append_text(text)
        return lines

    def factories(self) -> Iterator[Text]:
        """`#PaA B II [A·]`: owner, level, commodities and free storage."""
        parts = []
        for code, content in self.position["factories"].items():
            level, stock, owner = content["level"], content["stock"], content["owner"]
            part = self.factory(code).append(" ")
            part.append(owner or "-", self.styles.get(owner, ""))
            part.append(f" {LEVELS[level]} [").append_text(self.pieces(stock))
            parts.append(part.append("·" * (level - len(stock)) + "]"))
        yield from self.titled("picture-factories", parts)
        pile = self.position["pile"]
        count = pile[HIDDEN] if isinstance(pile, dict) else len(pile)
        seats = self.position["seats"].values()
        wood = self.data.wood - sum(seat["wood"] for seat in seats)
        stone = self.data.stone - sum(seat["stone"] for seat in seats)
        yield from self.titled(
            "picture-offer",
            [
                Text(" ").join(self.factory(code) for code in self.position["offer"]),
                self.texts("picture-pile", count=count),
                self.texts("picture-resources", wood=wood, stone=stone),
            ],
        )

    def track(self) -> Iterator[Text]:
        """Bonuses with who has taken them, and the crop tile above each with its price."""
        taken = {seat["bonus"]: letter for letter, seat in self.position["seats"].items()}
        table = [Text(), Text()]
        for column, bonus in enumerate(BONUSES):
            name = Text.assemble((f"{column} ", "dim"), self.short(bonus), " ")
            name.append_text(self.pieces(taken.get(column, "")))
            crop = self.position["crops"]["track"][column]
            tile = Text("-", "dim")
            if crop is not None:
                good, *_ = self.texts.name(GOOD_NAMES[GOOD[crop]]).split()
                tile = Text(f"{good} {self.data.bonus_cost[column]}")
            for line, text in zip(table, (tile, name), strict=True):
                line.append_text(text).append(" " * (self.width // COLUMNS - text.cell_len))
        bag = self.position["crops"]["bag"]
        count = bag[HIDDEN] if HIDDEN in bag else sum(bag.values())
        yield from self.titled("picture-track", [self.texts("picture-pile", count=count)])
        yield from table
