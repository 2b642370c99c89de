"""The map and the canal of Gùgōng in letters: cities, roads, tiles, travellers, ships."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling
from sampan.games.gugong.pieces import HARBOURS, SHIP_SPACES, Side

STYLES: Final = dict(
    zip(
        SEATS,
        ("bold bright_red", "bold bright_blue", "bold green", "bold magenta", "bold yellow"),
        strict=True,
    )
)
"""The colour of each seat; its letter always stands there too."""
_LABEL: Final = 3
"""The number of a city and a space, before its name and its tile."""


class Map:
    """The cities in their rows, two lines each: number, name and the road to the east, then the
    tile or the traveller, with the road to the south before it."""

    def __init__(self, told: Telling, position: dict[str, Any], side: Side, width: int) -> None:
        self.texts = told.texts
        self.tiles: dict[str, str | None] = position["travel"]["map"]
        self.travellers = {
            seat["traveller"]: letter
            for letter, seat in position["seats"].items()
            if seat["traveller"] is not None
        }
        self.side = side
        self.cities = told.game.components.items("city_large" if side.large else "city_small")
        self.places = {(city["column"], city["row"]): n for n, city in enumerate(self.cities)}
        self.columns = 1 + max(city["column"] for city in self.cities)
        self.wide = width // self.columns
        self.drawn: set[tuple[int, int]] = set()
        """The roads that are on the map, both ways."""

    def lines(self) -> Iterator[Text]:
        for row in range(1 + max(city["row"] for city in self.cities)):
            upper, lower = Text(), Text()
            for column in range(self.columns):
                city = self.places.get((column, row))
                if city is None:
                    upper.append(" " * self.wide)
                    lower.append(" " * self.wide)
                else:
                    self.name(upper, city, self.road(city, column + 1, row))
                    self.content(lower, city, self.road(city, column, row + 1))
            upper.rstrip()
            lower.rstrip()
            yield upper
            yield lower
        yield from self.further_roads()

    def road(self, city: int, column: int, row: int) -> bool:
        """Whether a road leads to the city at this place."""
        other = self.places.get((column, row))
        if other is None or other not in self.side.neighbours[city]:
            return False
        self.drawn |= {(city, other), (other, city)}
        return True

    def name(self, line: Text, city: int, road: bool) -> None:
        text = f"{city:>2} {self.texts.name(self.side.city_codes[city])} "
        line.append(text)
        line.append(("─" if road else " ") * (self.wide - len(text)), "dim")

    def content(self, line: Text, city: int, road: bool) -> None:
        line.append(" │ " if road else "   ", "dim")
        room = self.wide - _LABEL
        code = self.tiles[str(city)]
        letter = self.travellers.get(city)
        if letter is not None:
            line.append(letter, f"{STYLES[letter]} reverse").append(" " * (room - 1))
        elif code is None:
            line.append("·".ljust(room), "dim")
        else:
            line.append(_fit(self.texts.name(code), room - 1) + " ", "cyan")

    def further_roads(self) -> Iterator[Text]:
        """Roads of an edition that are not between neighbours of the grid."""
        roads = [
            f"{city}-{other}"
            for city, others in enumerate(self.side.neighbours)
            for other in others
            if city < other and (city, other) not in self.drawn
        ]
        if roads:
            yield Text(f"{self.texts('picture-further-roads')}: {', '.join(roads)}")


def canal(seats: dict[str, dict[str, Any]], routes: int) -> Text:
    """The harbours of each route, with owner and load of the ship there."""
    ships = {
        (ship["route"], ship["harbour"]): (letter, ship["normal"] + ship["double"])
        for letter, seat in seats.items()
        for ship in seat["ships"]
    }
    lines = []
    for route in range(routes):
        line = Text()
        for harbour in range(1, HARBOURS + 1):
            line.append(f"{harbour}:", "dim")
            if (route, harbour) in ships:
                letter, load = ships[route, harbour]
                line.append(letter, STYLES[letter])
                line.append("●" * load + "○" * (SHIP_SPACES - load) + " ")
            else:
                line.append("- ", "dim")
        lines.append(line)
    return Text("\n").join(lines)


def _fit(text: str, width: int) -> str:
    """The text in exactly this width; what is too long ends in a point."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "."
