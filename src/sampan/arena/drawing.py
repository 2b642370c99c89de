"""How pictures of matches and games look: ink on silk, one colour for each seat, as on the page."""

from collections.abc import Sequence
from importlib.util import find_spec
from statistics import fmean
from typing import Any, Final

from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.telling import texts_for
from sampan.engine.texts import LANGUAGES

SILK: Final = "#FBF7EE"
INK: Final = "#2A241E"
FAINT: Final = "#6A5D47"
LINE: Final = "#E0D4BC"
ACCENT: Final = "#A62F20"
RIVER: Final = "#2F5578"
WATER: Final = "#9DB4C2"
SEAT_COLOURS: Final = ("#B3362B", "#27568C", "#C98F12", "#1E8573", "#B0609A")


class NoPictures(BadInput):
    """Pictures cannot be drawn here."""


def check_drawing() -> None:
    """Whether pictures can be drawn at all; asked before long work is done for one."""
    if find_spec("matplotlib") is None:
        raise NoPictures("a picture needs matplotlib: pip install 'sampan[arena]'")


def new_picture(title: str, about: str, width: float, height: float) -> Any:
    """An empty picture with what it shows written at its top left."""
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(width, height), layout="constrained", facecolor=SILK)
    figure.get_layout_engine().set(
        rect=(0.005, 0.0, 0.99, 1.0 - 0.62 / height), h_pad=0.08, wspace=0.06
    )
    top = 1.0 - 0.12 / height
    figure.text(0.012, top, title, color=INK, size=15, weight="bold", va="top")
    figure.text(0.012, top - 0.28 / height, about, color=FAINT, size=10, va="top")
    return figure


def game_title(game: Game[Any]) -> str:
    """How a game is called."""
    return texts_for(game, LANGUAGES[0])("title")


def plain(axes: Any, title: str, along: str) -> None:
    """Axes without a frame: a title, and faint lines along which values are read."""
    axes.set_facecolor(SILK)
    axes.set_title(title, loc="left", color=FAINT, size=10)
    axes.spines[:].set_visible(False)
    axes.tick_params(colors=FAINT, labelcolor=INK, length=0)
    axes.grid(axis=along, color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)


def percents(axis: Any) -> None:
    """An axis whose values are shares."""
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0))


def smoothed(values: Sequence[float], around: int) -> list[float]:
    """The mean of each value and of as many before it as after it: so many, fewer near the ends, so
    that the first and the last value stand for themselves."""
    last = len(values) - 1
    found = []
    for place in range(len(values)):
        near = min(around, place, last - place)
        found.append(fmean(values[place - near : place + near + 1]))
    return found
