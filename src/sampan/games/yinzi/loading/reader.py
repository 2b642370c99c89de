"""What all parts of reading a position share: codes, seats, and pieces that lie only once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sampan.engine.game import Position
from sampan.engine.position import Fields, PositionError
from sampan.engine.setup import SetupError
from sampan.engine.steps import SEATS
from sampan.games.yinzi.data import Data
from sampan.games.yinzi.pieces import NOBODY, NOTHING
from sampan.games.yinzi.state import Yinzi

PHASES = ("setup", "A", "B", "C", "D1", "D2", "D3", "D4", "D5", "E", "F", "end", "over")


class Reader:
    """One position being read; every piece is placed once."""

    def __init__(
        self, position: Position, data: Data, options: Callable[[dict[str, Any]], Any]
    ) -> None:
        top = self.top = Fields(position)
        if top.get("game") != "yinzi":
            raise top.fail("game", f"expected 'yinzi', found {top.get('game')!r}")
        top.number("version", 1, 1, 1)
        self.n = top.number("players", 2, 2, 4)
        self.letters = SEATS[: self.n]
        top.get("seed")
        try:
            chosen = options(top.get("options", {}))
        except (SetupError, AttributeError, TypeError) as error:
            raise top.fail("options", str(error)) from error
        self.data = data
        self.s = Yinzi(self.n, data, chosen)
        self.s.round = top.number("round", 1, 1, data.rounds)
        self.s.phase = top.choice("phase", "A", PHASES) or "A"
        self.turn = top.fields("turn")
        self.node: str = self.turn.get("node", "")
        self.placed: dict[str, str] = {}

    # --- codes ---

    def code(self, value: Any, path: str, codes: Mapping[str, int], what: str) -> int:
        """The id of a code."""
        if not isinstance(value, str) or value not in codes:
            known = list(codes)
            shown = ", ".join(known if len(known) < 13 else [*known[:3], "...", known[-1]])
            raise PositionError(path, f"expected {what} ({shown}), found {value!r}")
        return codes[value]

    def put(self, value: Any, path: str, codes: Mapping[str, int], what: str) -> int:
        """The id of a piece, which lies at this path and nowhere else."""
        piece = self.code(value, path, codes, what)
        if value in self.placed:
            raise PositionError(path, f"{value} already lies at {self.placed[value]}")
        self.placed[value] = path
        return piece

    def seat(self, value: Any, path: str) -> int:
        if not isinstance(value, str) or len(value) != 1 or value not in self.letters:
            raise PositionError(path, f"expected one of {', '.join(self.letters)}, found {value!r}")
        return SEATS.index(value)

    def seats(self, value: Any, path: str, virtual: bool = False) -> tuple[int, ...]:
        """Pieces by the letters of their seats, sorted; `-` is a virtual unit."""
        if value is None:
            return ()
        if not isinstance(value, str | list):
            raise PositionError(path, f"expected a string of seats, found {value!r}")
        return tuple(
            sorted(
                NOBODY if virtual and letter == "-" else self.seat(letter, path) for letter in value
            )
        )

    def numbers(self, fields: Fields, key: str, length: int, default: list[int]) -> list[int]:
        """A list of so many counts."""
        values = fields.entries(key) if fields.has(key) else default
        if len(values) != length or any(type(each) is not int or each < 0 for each in values):
            raise fields.fail(key, f"expected {length} counts, found {values!r}")
        return list(values)

    def row(self, fields: Fields, key: str, length: int) -> list[Any]:
        """A list of so many entries, each of which may be null."""
        values = fields.entries(key)
        if len(values) != length:
            raise fields.fail(key, f"expected {length} entries, found {len(values)}")
        return values

    # --- completing (H.3) ---

    def fill(
        self, places: Sequence[int | None], standard: Sequence[str], codes: Mapping[str, int]
    ) -> list[int]:
        """Pieces for the places that are None: the standard one of the place, or else the next
        piece that lies nowhere; NOTHING when there is none."""
        filled = list(places)
        for at, piece in enumerate(filled):
            if piece is None and standard[at] not in self.placed:
                filled[at] = self.fill_in(standard[at], codes)
        spare = (code for code in codes if code not in self.placed)
        for at, piece in enumerate(filled):
            if piece is None:
                code = next(spare, None)
                filled[at] = NOTHING if code is None else self.fill_in(code, codes)
        return [piece for piece in filled if piece is not None]

    def fill_in(self, code: str, codes: Mapping[str, int]) -> int:
        self.placed[code] = "the pieces filled in"
        return codes[code]
