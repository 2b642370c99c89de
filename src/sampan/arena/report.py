"""The report of a match: Markdown to read, JSON to compute with, PNG to show."""

import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sampan.arena.drawing import (
    ACCENT,
    INK,
    RIVER,
    WATER,
    game_title,
    new_picture,
    percents,
    plain,
    save_picture,
)
from sampan.arena.match import Match
from sampan.arena.ratings import DOUBT
from sampan.arena.standings import Standing, Standings, wilson
from sampan.bots.intervals import Sample
from sampan.engine.files import write_new

COLUMNS: Final = (
    "bot",
    "games",
    "wins",
    "95 % interval",
    "fair share",
    "mean rank",
    "mean score",
    "rating",
    "ms p50",
    "ms p99",
)
DOT: Final[Mapping[str, Any]] = {"fmt": "o", "color": RIVER, "ecolor": INK, "capsize": 3}


def command(match: Match) -> str:
    """What plays this match again."""
    parts = ["sampan", "arena", match.game.name, "--bots", ",".join(match.specs)]
    if match.seats != len(match.specs):
        parts += ["--seats", str(match.seats)]
    for name, value in match.options.items():
        parts += ["--option", f"{name}={value}"]
    parts += ["--games", str(match.games), "--seed", str(match.seed)]
    return shlex.join(parts)


def extent(match: Match, standings: Standings) -> str:
    """How many games were played, at which tables."""
    games = "1 game" if standings.games == 1 else f"{standings.games} games"
    return f"{games} of {match.seats} seat{'s' * (match.seats > 1)}"


def row(standing: Standing) -> list[str]:
    """One line of the table, in the order of `COLUMNS`."""
    low, high = standing.interval()
    fair = standing.fair / standing.games if standing.games else 0.0
    numbers = standing.to_json()["ms"]
    return [
        standing.spec,
        str(standing.games),
        f"{standing.rate:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{fair:.1%}",
        _mean(standing.rank, 2),
        _mean(standing.score, 1),
        str(standing.rating or ""),
        str(numbers["50"]),
        str(numbers["99"]),
    ]


def _mean(sample: Sample, decimals: int) -> str:
    """A mean and half its interval, so far as they are known."""
    if not sample.count:
        return ""
    off = "" if sample.half is None else f" ± {sample.half:.{decimals}f}"
    return f"{sample.mean:.{decimals}f}{off}"


def markdown(match: Match, standings: Standings) -> str:
    """The tables, and the command that made them."""
    title = f"{match.game.name}: {', '.join(match.specs)}"
    lines = [
        f"# {title}",
        "",
        f"{extent(match, standings)}. Seats rotate, and the games of one"
        " rotation share a seed; what stands after ± is half a 95 % interval. Ratings are by"
        f" Plackett-Luce; {DOUBT}",
        "",
        f"    {command(match)}",
        "",
        *markdown_table(COLUMNS, [row(each) for each in standings.by_spec.values()]),
    ]
    if len(match.specs) > 2:
        lines += ["", "How often the bot of the line was ahead of the bot of the column:", ""]
        lines += markdown_table(("", *standings.by_spec), _ahead(standings))
    return "\n".join(lines) + "\n"


def markdown_table(columns: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    head = f"| {' | '.join(columns)} |"
    rule = f"|{'|'.join('---' if not place else '---:' for place in range(len(columns)))}|"
    return [head, rule, *(f"| {' | '.join(each)} |" for each in rows)]


def _ahead(standings: Standings) -> list[list[str]]:
    rows = []
    for one in standings.by_spec:
        cells = [one]
        for other in standings.by_spec:
            duel = standings.duels.get((one, other), Sample())
            low, high = wilson(duel.total, duel.count)
            cells.append(f"{duel.mean:.0%} ({low:.0%} - {high:.0%})" if duel.count else "")
        rows.append(cells)
    return rows


def write_report(match: Match, standings: Standings, folder: Path) -> list[Path]:
    """Write report.md, report.json and report.png into a folder; the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"report.{kind}" for kind in ("md", "json", "png")]
    write_new(files[0], markdown(match, standings))
    numbers = {"match": match.header(), "command": command(match), **standings.to_json()}
    write_new(files[1], json.dumps(numbers, indent=2) + "\n")
    draw(match, standings, files[2])
    return files


def draw(match: Match, standings: Standings, path: Path) -> None:
    """Win rates beside the fair share, mean scores and ratings, all with their intervals."""
    found = list(standings.by_spec.values())
    about = f"{extent(match, standings)}; with 95 % intervals, ratings with the model's own doubt"
    picture = new_picture(game_title(match.game), about, 11.0, 1.9 + 0.5 * len(found))
    wins, scores, ratings = picture.subplots(1, 3, sharey=True, width_ratios=(5, 4, 4))
    _draw_wins(wins, found)
    plain(scores, "mean score", "x")
    plain(ratings, "rating", "x")
    for place, each in enumerate(found):
        if each.games:
            scores.errorbar(each.score.mean, place, xerr=each.score.half, **DOT)
        if each.rating:
            ratings.errorbar(each.rating.mu, place, xerr=each.rating.half, **DOT)
    save_picture(picture, path)


def _draw_wins(axes: Any, found: Sequence[Standing]) -> None:
    plain(axes, "wins", "x")
    places = range(len(found))
    axes.barh(places, [each.rate for each in found], height=0.55, color=WATER)
    for place, each in enumerate(found):
        low, high = each.interval()
        axes.plot((low, high), (place, place), "|-", color=INK)
    fair = [each.fair / each.games if each.games else 0.0 for each in found]
    axes.plot(fair, places, "|", color=ACCENT, markersize=22, markeredgewidth=2)
    axes.set_title("fair share |", loc="right", color=ACCENT, size=10)
    axes.set(yticks=places, yticklabels=[each.spec for each in found], xlim=(0, 1))
    axes.set_ylim(len(found) - 0.5, -0.5)
    percents(axes.xaxis)
