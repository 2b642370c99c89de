"""The coast and the foreign markets."""

from collections.abc import Iterator

from rich.text import Text

from sampan.engine.game import Position
from sampan.games.yinzi.pieces import (
    EAST_POOL,
    EUROPE_POOL,
    EUROPEAN,
    NATIONS,
    PLACES,
)
from sampan.games.yinzi.terminal.sheet import Sheet


class Sea(Sheet):
    """Ships at the coast, ships to come, and what has arrived abroad."""

    def ships(self) -> Iterator[Text]:
        """The coastal boxes with the slots of their ships, and which ships come next."""
        ships = self.position["ships"]
        for box, ship in enumerate(ships["coast"]):
            head = Text.assemble((self.texts("picture-box", box=box), "bold"), " ")
            if ship is not None:
                head.append(f"{self.ship_name(ship['ship'])}:  ")
            yield from self.packed(head, [] if ship is None else self.ship(box, ship), "  ")
        parts = [
            self.texts("picture-below", ship=self.coming(code), count=under)
            for code, under in zip(ships["next"], ships["under"], strict=True)
            if code is not None
        ]
        if parts:
            yield from self.titled("picture-next", parts)

    def slots(self, code: str) -> list[str]:
        """What the slots of a ship ask for."""
        return next(item["slots"] for item in self.components.items("ship") if item["id"] == code)

    def ship_name(self, code: str) -> str:
        return f"{self.texts.name(code[:2])} {code[2:]}"

    def coming(self, code: str) -> str:
        return f"{self.ship_name(code)} ({' '.join(self.short(each) for each in self.slots(code))})"

    def ship(self, box: int, content: Position) -> Iterator[Text]:
        """Slot by slot what is demanded or loaded, and the emissaries aboard."""
        demands = self.slots(content["ship"])
        for slot, (demand, load) in enumerate(zip(demands, content["slots"], strict=True)):
            text = Text.assemble((f"{box}.{slot} ", "dim"))
            if load is None:
                yield text.append(self.texts.name(demand))
                continue
            (kind, letters), *_ = load.items()
            loaded = demand if kind == "commodity" else kind
            text.append("▪").append_text(self.pieces(letters))
            yield text.append(f" {self.texts.name(loaded)}", "dim")
        if content["emissaries"]:
            text = Text(f"{self.texts('picture-emissary')} ")
            yield text.append_text(self.pieces(content["emissaries"]))

    def foreign(self) -> Iterator[Text]:
        """Commodities in boxes and pools with their worth, and the emissaries there."""
        points = {item["id"]: item["vp"] for item in self.components.items("place")}
        for europe, pool in ((False, EAST_POOL), (True, EUROPE_POOL)):
            nations = [code for at, code in enumerate(NATIONS) if EUROPEAN[at] == europe]
            parts = [self.abroad(code, points[code]) for code in (*nations, PLACES[pool])]
            yield from self.packed(Text(), parts)

    def abroad(self, place: str, points: int) -> Text:
        foreign = self.position["foreign"]
        text = Text.assemble((self.texts.name(place), "bold"), f" ({points}) ")
        text.append_text(self.pieces(foreign[place]) or Text("-", "dim"))
        envoys = foreign["emissaries"].get(place, "")
        if envoys:
            text.append(f" +{self.texts('picture-emissary')} ").append_text(self.pieces(envoys))
        return text
