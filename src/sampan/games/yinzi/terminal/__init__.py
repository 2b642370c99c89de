"""The table in a terminal of eighty columns: provinces, coast, court and clans in small blocks."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from sampan.engine.game import Position
from sampan.engine.telling import Telling
from sampan.engine.view import View
from sampan.games.yinzi.pieces import GOOD_NAMES
from sampan.games.yinzi.terminal.clans import Clans
from sampan.games.yinzi.terminal.court import Court
from sampan.games.yinzi.terminal.land import Land
from sampan.games.yinzi.terminal.sea import Sea

FRAME: Final = 15
"""Lines of the screen for the headings of picture and clans, and for the question."""
BLOCKS: Final = (
    "legend", "advancements", "foreign", "court", "routes", "ships", "track", "factories", "land"
)  # fmt: skip
"""From top to bottom; what a decision is about comes last, next to the question."""
MATTERS: Final[dict[str, tuple[str, ...]]] = {
    "SETUP_TILE": ("ships", "factories", "land"),
    "A_BONUS": ("track",),
    "A_CROP": ("track", "land"),
    "B_TURN": ("ships", "land"),
    "plant": ("track", "land"),
    "sell": ("land",),
    "develop": ("factories", "land"),
    "advance": ("advancements",),
    "resources": ("factories",),
    "produce": ("ships", "factories", "land"),
    "ships": ("ships", "factories", "land"),
    "emperor": ("court",),
    "war": ("court", "routes"),
    "SAIL": ("ships", "foreign"),
    "C_FEED": ("land",),
    "D1_DISC": ("court",),
    "D1_VET": ("court",),
    "D2_FIRE": ("factories",),
    "D2_DROUGHT": ("land",),
    "D3_OWN": ("routes", "land"),
    "D4_ROAD": ("routes",),
    "D4_BRIDGE": ("factories",),
    "D5_TAX": ("land",),
    "E_LATE": ("ships", "land"),
    "G_END": ("routes", "land"),
}
"""Node or action -> the blocks that a decision there is about."""
USUAL: Final = (
    "land", "ships", "factories", "track", "routes", "court", "advancements", "foreign", "legend"
)  # fmt: skip
"""What else is shown, the most useful first, as long as there is room."""


def picture(told: Telling, view: View, width: int, height: int) -> RenderableType:
    """The table as the seat of the view (None: everybody's) sees it."""
    return Group(*_Picture(told, told.game.shown(view), width, height).parts())


def _node(position: Position) -> str:
    """What is decided: the node, or in the midst of an action that action."""
    turn = position["turn"]
    if turn is None:
        return {"setup": "SETUP_TILE", "A": "A_BONUS"}.get(position["phase"], "B_TURN")
    in_action = turn["node"] == "B_REP" or turn["node"].startswith("W_")
    return str(turn["action"] if in_action and turn["action"] else turn["node"])


class _Picture(Land, Sea, Court, Clans):
    """Chooses and orders the blocks that are drawn."""

    def parts(self) -> Iterator[RenderableType]:
        below = MATTERS.get(_node(self.position), ())
        drawn = self.blocks()
        people, hints = list(self.people()), list(self.hints())
        lines = FRAME + self.position["players"] + len(people) + len(hints)
        room = self.height - lines - sum(len(drawn[name]) for name in below)
        above = []
        for name in USUAL:
            if name not in below and len(drawn[name]) <= room:
                above.append(name)
                room -= len(drawn[name])
        yield self.heading()
        yield from self.left_out({*above, *below})
        for name in BLOCKS:
            yield from drawn[name] if name in above else ()
        yield self.seats()
        yield from people
        for name in BLOCKS:
            yield from drawn[name] if name in below else ()
        yield from hints

    def blocks(self) -> dict[str, list[Text]]:
        """Every block by its name."""
        return {
            "legend": list(self.legend()),
            "advancements": list(self.advancements()),
            "foreign": list(self.foreign()),
            "court": list(self.court()),
            "routes": list(self.routes()),
            "ships": list(self.ships()),
            "track": list(self.track()),
            "factories": list(self.factories()),
            "land": list(self.land()),
        }

    def heading(self) -> RenderableType:
        position = self.position
        text = self.texts(
            "picture-heading",
            round=position["round"],
            rounds=self.data.rounds,
            phase=self.texts(f"phase-{position['phase']}"),
            order=" ".join(position["order"]),
            ratio=self.data.ratio[position["die"]],
        )
        return Rule(Text(text, "bold"), style="dim")

    def left_out(self, shown: set[str]) -> Iterator[Text]:
        missing = [Text(self.texts(f"block-{name}"), "dim") for name in BLOCKS if name not in shown]
        if missing:
            yield from self.packed(Text(f"{self.texts('picture-left-out')}: ", "dim"), missing)

    def legend(self) -> Iterator[Text]:
        """The goods by their short names, and the signs."""
        goods = [f"{self.short(name)} {self.texts.name(name)}" for name in GOOD_NAMES]
        signs = [self.texts("picture-signs"), self.texts("picture-columns")]
        for line in self.packed(Text(), goods + signs):
            line.stylize("dim")
            yield line
