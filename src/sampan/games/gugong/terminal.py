"""The table of Gùgōng as a picture of letters and colours, from what one seat may know."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling
from sampan.engine.view import HIDDEN, View
from sampan.games.gugong.pieces import (
    DAYS,
    LEVELS,
    LOCATIONS,
    NON,
    REWARD_CODES,
    SHIPS,
    SLOTS_PER_LEVEL,
    T_DBL,
    TILE_CODES,
    TYPE_OF,
    Data,
)
from sampan.games.gugong.terminal_map import STYLES, Map, canal

MAP_HEIGHT: Final = 36
"""Screens with fewer lines do without the map."""
_SEPARATOR: Final = " · "
_SEAT_COLUMNS: Final = (
    "seat",
    "points",
    "pool",
    "supply",
    "double",
    "jade",
    "hand",
    "discard",
    "travel",
    "ships",
    "rewards",
)


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
        self.seats: dict[str, dict[str, Any]] = view.position["seats"]
        large = len(view.position["travel"]["map"]) == self.data.large.cities
        self.side = self.data.large if large else self.data.small
        self.own = None if view.seat is None else SEATS[view.seat]
        self.width = width
        self.tall = height >= MAP_HEIGHT

    def parts(self) -> Iterator[RenderableType]:
        yield self.heading()
        yield self.dice_and_piles()
        if self.tall:
            yield from Map(self.told, self.position, self.side, self.width).lines()
        yield from self.decrees()
        yield self.seat_table()
        yield from self.meng()
        yield self.locations()
        yield from self.cards_and_tiles()

    # --- small pieces ---

    def letter(self, seat: str) -> Text:
        return Text(seat, STYLES[seat])

    def joined(self, parts: Iterable[Text | str], between: str = _SEPARATOR) -> Text:
        return Text(between).join(Text(part) if isinstance(part, str) else part for part in parts)

    def gift(self, card: int | None) -> tuple[str, str]:
        """Value and action of a gift card; during the set-up none may lie there."""
        if card is None:
            return " ", ""
        action = self.told.game.components.items("gift")[card]["action"]
        return str(self.data.values[card]), self.texts(f"card-action-{action}")

    # --- day, dice, piles ---

    def heading(self) -> RenderableType:
        at = self.position["at"]
        phase = self.texts(f"picture-phase-{at['phase']}")
        text = self.texts("picture-heading", day=at["day"], days=DAYS, phase=phase)
        text += _SEPARATOR + self.texts("picture-start", seat=at["start"])
        if at["active"]:
            text += _SEPARATOR + self.texts("picture-turn", seat=at["active"])
        return Rule(Text(text, "bold"), style="dim")

    def dice_and_piles(self) -> Text:
        position, texts = self.position, self.texts
        dice = Text(" ").join(Text(f" {face} ", "bold reverse") for face in position["dice"])
        travel = position["travel"]
        return self.joined(
            (
                Text.assemble((f"{texts('picture-dice')} ", "bold"), dice),
                *self.bonus_tiles_of_seats(),
                texts("picture-gifts", count=_count(position["draw"])),
                texts(
                    "picture-tiles", pile=_count(travel["pile"]), discarded=len(travel["discard"])
                ),
            )
        )

    def bonus_tiles_of_seats(self) -> Iterator[Text]:
        """Bonus tiles in force that belong to no location."""
        for letter, seat in self.seats.items():
            for active in seat["bonus"]:
                if active["location"] is None:
                    yield Text.assemble(self.letter(letter), f" {self.texts.name(active['tile'])}")

    # --- decrees ---

    def decrees(self) -> Iterator[RenderableType]:
        """One line for each level, with whose servants are on its two decrees."""
        table = Table.grid(padding=(0, 1, 0, 0))
        rows = {row["id"]: row for row in self.told.game.components.items("decree")}
        for level in range(LEVELS):
            slots = range(level * SLOTS_PER_LEVEL, (level + 1) * SLOTS_PER_LEVEL)
            head = self.texts("picture-level", level=level + 1)
            cells = [self.decree(slot, rows.get(self.position["decrees"][slot])) for slot in slots]
            table.add_row(Text(head, "bold"), *cells)
        yield table

    def decree(self, slot: int, row: dict[str, Any] | None) -> Text:
        """A decree with its points and those who support it; None while the table is set up."""
        if row is None:
            return Text(f"[{slot}]", "dim")
        text = Text.assemble((f"[{slot}] ", "dim"), self.texts.name(row["id"]))
        if row["vp"]:
            text.append(f", {self.texts('picture-decree-points', points=row['vp'])}", "dim")
        owners = [letter for letter, seat in self.seats.items() if row["id"] in seat["decrees"]]
        return text.append("  " if owners else "").append_text(
            self.joined(map(self.letter, owners), "")
        )

    # --- seats ---

    def seat_table(self) -> RenderableType:
        texts = self.texts
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for head in _SEAT_COLUMNS:
            table.add_column(texts(f"picture-{head}"), no_wrap=True)
        for letter, seat in self.seats.items():
            meng = seat["meng"]
            hand = _count(seat["stack"]) + len(seat["under"]) if meng else len(seat["hand"])
            table.add_row(
                self.seat_name(letter),
                Text(str(seat["vp"]), "bold"),
                Text(str(seat["pool"]), "bold"),
                str(seat["supply"]),
                Text(texts(f"picture-double-{seat['double']}"), _dim(seat["double"] == "locked")),
                Text(str(seat["jade"]), "bold green" if seat["jade"] else "dim"),
                str(hand),
                str(len(seat["discard"])),
                self.stored(seat["tiles"]),
                f"{SHIPS - len(seat['ships'])}/{SHIPS}",
                str(seat["neutral"]) if meng else self.rewards(seat["slots"]),
            )
        return table

    def seat_name(self, letter: str) -> Text:
        seat = self.seats[letter]
        name = self.letter(letter)
        if letter == self.own:
            name.append(f" {self.texts('picture-you')}", "not bold default")
        elif seat["meng"]:
            name.append(f" {self.texts(f'place-{letter}')}", "not bold default")
        if letter == self.position["at"]["active"]:
            name.stylize("underline", 0, 1)
        return name

    def stored(self, tiles: list[str]) -> str:
        """How many tiles; the double ones lie open."""
        doubles = sum(TYPE_OF[TILE_CODES.index(code)] == T_DBL for code in tiles if code != HIDDEN)
        plain = len(tiles) - doubles
        return f"{plain}+{doubles}x2" if doubles else str(plain)

    def rewards(self, slots: dict[str, int]) -> Text:
        """Used slots out of those there are."""
        return self.joined(
            (
                Text(f"{slots[code]}/{most}", _dim(not slots[code]))
                for code, most in zip(REWARD_CODES, self.data.reward_slots, strict=True)
            ),
            " ",
        )

    def meng(self) -> Iterator[RenderableType]:
        """His focus, and today's automa cards in their order."""
        automa = self.position["automa"]
        if automa is None:
            return
        texts = self.texts
        today = [self.automa(card) for card in automa["today"]]
        focus = self.position["solo"]["focus"] or texts("picture-none")
        yield self.joined(
            (
                Text(f"{texts('place-B')}: {texts('picture-focus', location=focus)}"),
                f"{texts('picture-today')}: {', '.join(today) or texts('picture-none')}",
                texts("picture-deck", count=_count(automa["deck"])),
            ),
        )

    def automa(self, card: int) -> str:
        """The location of an automa card; that of a special card is the focus."""
        row = self.told.game.components.items("automa")[card]
        focus = row["location"] == "SPECIAL"
        location = self.position["solo"]["focus"] if focus else row["location"]
        return self.texts.name(location) + ("*" if focus else "")

    # --- the seven locations ---

    def locations(self) -> RenderableType:
        """Each location with its gift card, and how things stand there."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        states: tuple[Callable[[], Text], ...] = (
            self.travellers,
            self.wall,
            self.jade,
            self.intrigue,
            self.palace,
            self.supporters,
            lambda: canal(self.seats, self.side.routes),
        )
        for location, state in zip(LOCATIONS, states, strict=True):
            value, action = self.gift(self.position["board"][location])
            table.add_row(
                Text(self.texts.name(location), "bold"),
                Text(f" {value} ", "bold black on white"),
                action,
                Text.assemble(state(), self.bonus_tiles(location)),
            )
        return table

    def bonus_tiles(self, location: str) -> Text:
        """Bonus tiles that lie beside a location."""
        text = Text()
        for letter, seat in self.seats.items():
            for active in seat["bonus"]:
                if active["location"] == location:
                    text.append(f" [{self.texts.name(active['tile'])} ", "bold")
                    text.append_text(self.letter(letter)).append("]", "bold")
        return text

    def amounts(self, amounts: Iterable[tuple[str, int | str]]) -> Text:
        """Seats with a number each: `A 3  B 5`."""
        return self.joined(
            (Text.assemble(self.letter(seat), f" {amount}") for seat, amount in amounts), "  "
        )

    def travellers(self) -> Text:
        return self.amounts(
            (letter, self.whereabouts(seat["traveller"])) for letter, seat in self.seats.items()
        )

    def whereabouts(self, city: int | None) -> str:
        """The city of a traveller; at a big table only its number."""
        if city is None:
            return "-"
        return str(city) if self.side.large else self.texts.name(self.side.city_codes[city])

    def wall(self) -> Text:
        flat = {"wall1": 1, "wall2": 2}
        built = {
            letter: seat["wall"] + flat.get(seat["double"], 0)
            for letter, seat in self.seats.items()
        }
        threshold = self.data.threshold[max(0, self.position["players"] - 2)]
        total = self.texts("picture-wall", total=sum(built.values()), needed=threshold)
        there = self.amounts((letter, count) for letter, count in built.items() if count)
        return self.joined((total, there)) if there else Text(total)

    def jade(self) -> Text:
        *houses, square = self.data.jade_prices
        stocks = self.position["jade_houses"]
        if not any(stocks):
            return Text(self.texts("picture-square", price=square))
        parts = []
        for stock, price in zip(stocks, houses, strict=True):
            text = f"{'◆' * stock or '-'} {self.texts('picture-price', price=price)}"
            parts.append(Text(text, "green" if stock else "dim"))
        return self.joined(parts, "  ")

    def intrigue(self) -> Text:
        """The one ahead first: on the same space the upper marker is ahead."""
        order = [
            (letter, int(space))
            for space, stack in sorted(
                self.position["intrigue"].items(), key=lambda entry: -int(entry[0])
            )
            for letter in reversed(stack)
        ]
        holder = self.position["medal"]
        medal = (
            self.texts("picture-medal", seat=holder) if holder else self.texts("picture-medal-free")
        )
        return self.joined((self.amounts(order), medal))

    def palace(self) -> Text:
        taken = [seat["arrival"] for seat in self.seats.values()]
        free = [str(field) for field in self.side.arrival if field not in taken]
        steps = self.amounts(
            (
                letter,
                seat["palace"] if seat["arrival"] is None else f"✓+{seat['arrival']}",
            )
            for letter, seat in self.seats.items()
        )
        if not free:
            return steps
        return self.joined((steps, self.texts("picture-fields", fields=" ".join(free))))

    def supporters(self) -> Text:
        return self.amounts((letter, len(seat["decrees"])) for letter, seat in self.seats.items())

    # --- own cards and tiles ---

    def cards_and_tiles(self) -> Iterator[RenderableType]:
        """What the seat of the view sees of its own; of all seats, where everything is seen."""
        for letter, seat in self.seats.items():
            meng = seat["meng"]
            if self.own not in (None, letter) and not (meng and self.tall):
                continue
            for zone in ("discard",) if meng else ("hand", "discard", "tiles"):
                shown = self.zone(seat, zone)
                if shown is not None:
                    yield Text.assemble((f"{self.zone_title(letter, zone)}: ", "bold"), shown)

    def zone_title(self, letter: str, zone: str) -> str:
        seat = self.seats[letter]
        if letter == self.own:
            title = self.texts(f"picture-own-{zone}")
        else:
            title = self.texts(f"picture-{zone}-of", seat=letter)
        if zone != "discard" or seat["meng"]:
            return title
        dice = self.position["dice"]
        matches = sum(dice.count(self.data.values[card]) for card in seat["discard"])
        return f"{title} ({self.texts('picture-matches', count=matches)})"

    def zone(self, seat: dict[str, Any], zone: str) -> Text | None:
        """The content of a zone, or None where it need not be shown."""
        known = [piece for piece in seat[zone] if piece != HIDDEN]
        if zone == "tiles":
            names = [self.texts.name(tile) for tile in known]
            return Text(", ".join(names)) if names and self.tall else None
        if not known:
            return Text(self.texts("picture-none"), "dim")
        return self.joined(map(self.card, known), "  ")

    def card(self, card: int) -> Text:
        """A gift card as its word names it: `[17] 5 Intrigue`; without an action `[10] 9`."""
        value, action = self.gift(card)
        shown = "" if self.data.actions[card] == NON else f" {action}"
        return Text.assemble((f"[{card}] ", "dim"), (value, "bold"), shown)


def _count(pile: Any) -> int:
    """How many pieces there are in a pile, seen or not."""
    return int(pile[HIDDEN]) if isinstance(pile, dict) else len(pile)


def _dim(unimportant: bool) -> str:
    return "dim" if unimportant else ""
