"""The report of a match: Markdown to read, JSON to compute with, PNG to show."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sampan.arena.match import Match, MatchError
from sampan.arena.standings import Standing, Standings, wilson

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


def command(match: Match) -> str:
    """What plays this match again."""
    parts = ["sampan arena", match.game.name, "--bots", ",".join(match.specs)]
    if match.seats != len(match.specs):
        parts += ["--seats", str(match.seats)]
    for name, value in match.options.items():
        parts += ["--option", f"{name}={value}"]
    parts += ["--games", str(match.games), "--seed", str(match.seed)]
    return " ".join(parts)


def row(standing: Standing) -> list[str]:
    """One line of the table, in the order of `COLUMNS`."""
    low, high = standing.interval()
    rank, rank_half = standing.rank()
    score, score_half = standing.score()
    fair = standing.fair / standing.games if standing.games else 0.0
    numbers = standing.to_json()["ms"]
    return [
        standing.spec,
        str(standing.games),
        f"{standing.rate:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{fair:.1%}",
        f"{rank:.2f} ± {rank_half:.2f}",
        f"{score:.1f} ± {score_half:.1f}",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}" if (rating := standing.rating) else "",
        str(numbers["50"]),
        str(numbers["99"]),
    ]


def markdown(match: Match, standings: Standings) -> str:
    """The tables, and the command that made them."""
    title = f"{match.game.name}: {', '.join(match.specs)}"
    lines = [
        f"# {title}",
        "",
        f"{standings.games} games of {match.seats} seats. Seats rotate, and the games of one"
        " rotation share a seed.",
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
            ahead, count = standings.duels.get((one, other), (0.0, 0.0))
            low, high = wilson(ahead, count)
            cells.append(f"{ahead / count:.0%} ({low:.0%} - {high:.0%})" if count else "")
        rows.append(cells)
    return rows


def write_report(match: Match, standings: Standings, folder: Path) -> list[Path]:
    """Write report.md, report.json and report.png into a folder; the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"report.{kind}" for kind in ("md", "json", "png")]
    files[0].write_text(markdown(match, standings), "utf-8")
    numbers = {"match": match.header(), "command": command(match), **standings.to_json()}
    files[1].write_text(json.dumps(numbers, indent=2) + "\n", "utf-8")
    draw(match, standings, files[2])
    return files


def check_pictures() -> None:
    """Whether a report can be written here; asked before a match is played for it."""
    if find_spec("matplotlib") is None:
        raise MatchError("the picture of a report needs matplotlib: pip install 'sampan[arena]'")


def draw(match: Match, standings: Standings, path: Path) -> None:
    """Win rates with their intervals beside the fair share, and the ratings."""
    from matplotlib.figure import Figure

    found = list(standings.by_spec.values())
    figure: Any = Figure(figsize=(9.0, 1.6 + 0.45 * len(found)), layout="constrained")
    wins, rated = figure.subplots(1, 2, sharey=True)
    places = list(range(len(found)))
    lows = [each.rate - each.interval()[0] for each in found]
    highs = [each.interval()[1] - each.rate for each in found]
    wins.barh(places, [each.rate for each in found], xerr=[lows, highs], color="#3b6ea5", capsize=3)
    fair = [each.fair / each.games if each.games else 0.0 for each in found]
    wins.plot(fair, places, "|", color="black", markersize=18)
    wins.set(yticks=places, yticklabels=[each.spec for each in found], xlim=(0, 1), xlabel="wins")
    wins.invert_yaxis()
    known = [(each.rating, place) for place, each in enumerate(found) if each.rating]
    rated.errorbar(
        [rating.mu for rating, _ in known],
        [place for _, place in known],
        xerr=[1.96 * rating.sigma for rating, _ in known],
        fmt="o",
        capsize=3,
    )
    rated.set(xlabel="rating")
    figure.suptitle(f"{match.game.name}: {standings.games} games of {match.seats} seats")
    figure.savefig(path, dpi=120)
