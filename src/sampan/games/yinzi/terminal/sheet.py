"""A sheet to draw on: one view, and small pieces of text."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from rich.text import Text

from sampan.engine.components import Components
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling
from sampan.engine.view import View
from sampan.games.yinzi.data import Data
from sampan.games.yinzi.pieces import COLOURS

STYLES: Final = {
    "red": "white on #b03a2e",
    "yellow": "black on #d4ac0d",
    "green": "white on #1e8449",
    "blue": "white on #1f618d",
}
"""The colours of the seats; every piece also shows the letter of its seat."""
SEPARATOR: Final = " · "


class Sheet:
    """One view, and how its pieces are written."""

    def __init__(self, told: Telling, view: View, width: int, height: int) -> None:
        self.width = width
        self.texts = told.texts
        self.components = told.game.components
        self.data = _numbers(told.game.components)
        self.position = view.position
        self.own = None if view.seat is None else SEATS[view.seat]
        self.height = height
        self.styles = {
            seat: STYLES.get(name, "") for seat, name in zip(SEATS, COLOURS, strict=False)
        }
        self.built = {
            cell: factory
            for factory, content in self.position["factories"].items()
            for cell in content["cells"]
        }

    def short(self, name: str) -> str:
        return self.texts(f"short-{name}")

    def pieces(self, letters: str) -> Text:
        """Pieces by the letters of their seats; `-` is a virtual one."""
        text = Text()
        for letter in letters:
            text.append(letter, self.styles.get(letter, ""))
        return text

    def titled(self, key: str, parts: Iterable[Text | str]) -> Iterator[Text]:
        yield from self.packed(Text(f"{self.texts(key)}: ", "bold"), parts)

    def packed(
        self, head: Text, parts: Iterable[Text | str], between: str = SEPARATOR
    ) -> Iterator[Text]:
        """The parts in a row after their head; what does not fit goes to a further line."""
        line, first = Text().append_text(head), True
        for part in list(parts) or ["-"]:
            text = Text(part) if isinstance(part, str) else part
            if not first and line.cell_len + len(between) + text.cell_len > self.width:
                yield line
                line, first = Text("  "), True
            line.append("" if first else between, "dim").append_text(text)
            first = False
        yield line

    def money(self, copper: int, silver: int) -> str:
        kind, amount = ("silver", silver) if silver else ("copper", copper)
        return f"{amount} {self.texts(f'picture-{kind}')}"

    def factory(self, code: str) -> Text:
        """`#PaA`: a paper factory that needs raw material of A."""
        commodity, _, letter = code.partition("-")
        return Text.assemble(f"#{self.short(commodity)}", (letter, self.styles[letter]))


@cache
def _numbers(components: Components) -> Data:
    """The numbers of an edition, read once."""
    return Data(components)
