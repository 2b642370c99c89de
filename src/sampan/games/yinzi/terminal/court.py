"""Route tiles, the war box, the boxes of the emperor, and the advancements."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from sampan.engine.view import HIDDEN
from sampan.games.yinzi.describe import demand_name
from sampan.games.yinzi.pieces import (
    ADVANCEMENTS,
    BOXES,
    SECTION_SIZE,
    SECTIONS,
)
from sampan.games.yinzi.terminal.sheet import Sheet


class Court(Sheet):
    """What is done for the empire."""

    def routes(self) -> Iterator[Text]:
        routes = self.position["routes"]
        for stack, code in enumerate(routes["up"]):
            line = Text.assemble((self.texts("picture-route", stack=stack), "bold"), " ")
            line.append_text(Text("-", "dim") if code is None else self.route(code))
            claim = routes["claims"].get(str(stack))
            if claim is not None:
                line.append(" ▪").append_text(self.pieces(claim["by"]))
            yield line
        discarded = [code for code in routes["discard"] if code != HIDDEN]
        unseen = len(routes["discard"]) - len(discarded)
        if unseen:
            discarded.append(self.texts("hidden-tiles", count=unseen))
        yield from self.titled("picture-discard", discarded)

    def route(self, code: str) -> Text:
        """Code, demand, payment, points and symbols of a tile."""
        item = self.route_tile(code)
        other = self.position["options"]["second_food_pair"] == "rice_fruit"
        demand = demand_name((other and item["alternative"]) or item["demand"])
        facts = [
            self.money(item["copper"], item["silver"]),
            self.texts("picture-points", count=item["vp"]),
            self.texts("picture-symbols", count=item["war"]),
        ]
        if item["disaster"]:
            facts.append(self.texts(f"disaster-{item['disaster']}"))
        text = Text.assemble((f"{code} ", "dim"), self.texts(demand.key, **demand.args))
        return text.append(f" ({', '.join(facts)})", "dim")

    def route_tile(self, code: str) -> dict[str, Any]:
        return next(item for item in self.components.items("route") if item["id"] == code)

    def court(self) -> Iterator[Text]:
        """The war box against the enemies, and the boxes of the emperor."""
        enemies = self.texts("picture-enemies", count=self.position["enemies"])
        yield from self.titled("picture-war", [enemies, *self.armies()])
        yield from self.titled("picture-emperor", self.boxes())

    def armies(self) -> Iterator[Text]:
        """From left to right; a recruit disc counts one more."""
        for slot in self.position["war"]:
            recruit = "+1" if slot["disc"] else ""
            yield self.pieces(slot["seat"]).append(f" {slot['workers']}{recruit}")

    def boxes(self) -> Iterator[Text]:
        for number in range(1, len(BOXES) + 1):
            inside = "".join(
                letter
                for letter, seat in self.position["seats"].items()
                if seat["emperor"] and seat["emperor"]["box"] == number
            )
            text = Text.assemble((f"{number} ", "dim"), self.short(f"box-{number}"), " ")
            yield text.append_text(self.pieces(inside) or Text("-", "dim"))

    def advancements(self) -> Iterator[Text]:
        """A line for each section; `6 Rice▪A` holds a disc of A."""
        holders = {
            space: letter
            for letter, seat in self.position["seats"].items()
            for space in seat["advancements"]
        }
        titles = [self.texts(f"section-{name}") for name in SECTIONS]
        wide = max(map(len, titles)) + 1
        for section, title in enumerate(titles):
            spaces = range(section * SECTION_SIZE, (section + 1) * SECTION_SIZE)
            parts = [self.space(space, holders.get(space, "")) for space in spaces]
            yield from self.packed(Text(title.ljust(wide), "bold"), parts, "  ")

    def space(self, space: int, holder: str) -> Text:
        text = Text.assemble((f"{space} ", "dim"), self.short(ADVANCEMENTS[space]))
        return text.append("▪" if holder else "").append_text(self.pieces(holder))
