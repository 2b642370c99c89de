"""The ladder: every level against the one below, for all games and numbers of seats; and a page of
it, or of other matches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sampan.arena.match import Match
from sampan.arena.report import command, markdown_table
from sampan.arena.standings import Standing, Standings
from sampan.bots import level_spec, levels
from sampan.engine.files import write_new
from sampan.engine.game import Game

TITLE: Final = "The ladder"
COLUMNS: Final = ("table", "games", "wins", "95 % interval", "fair share", "rating")
RULER: Final = "greedy"
"""What the strongest level is measured by, whatever the levels are."""
SHARE_OF_RULER: Final = 2
"""Against greedy one game in so many is played: two levels of strength lie between them."""


def rungs(game: Game[Any], games: int, seed: int = 0) -> Iterator[Match]:
    """The matches of one game: neighbouring levels at every number of seats, one of the stronger
    level among the weaker; the strongest against greedy; and what the game itself wants tried.
    Their games tell no times, so that every machine writes the same ones."""
    names = levels()
    pairs = list(zip(names[1:], names, strict=False))
    for strong, weak in pairs:
        yield Match(game, [strong, weak], _in_rotations(games, 2), seed=seed, timed=False)
    ruled = _in_rotations(games // SHARE_OF_RULER, 2)
    yield Match(game, [names[-1], RULER], ruled, seed=seed, timed=False)
    for seats in (count for count in game.seats if count > 2):
        many = _in_rotations(games // game.knowledge.share_of_many, seats)
        for strong, weak in pairs:
            table = [strong, *[weak] * (seats - 1)]
            yield Match(game, table, many, seed=seed, timed=False)
    for spec, options in game.knowledge.trials:
        yield Match(game, [spec], games // 2, seed=seed, options=options, timed=False)


def _in_rotations(games: int, seats: int) -> int:
    """So many games or a few more, so that every bot sits on every seat equally often."""
    return -(-games // seats) * seats


def folder_of(match: Match) -> str:
    """Where the results of a match lie, below those of the ladder."""
    options = [f"{name}-{value}" for name, value in match.options.items()]
    return "_".join([match.game.name, *match.specs, *options]).replace(":", "-")


def about_levels(games: int) -> str:
    """What the page of the levels begins with."""
    return f"Made by `sampan ladder --games {games}`."


class Ladder:
    """Matches that have been played, as a document."""

    def __init__(self, title: str, about: str) -> None:
        self.title: Final = title
        self.about: Final = about
        self._standings: Final[dict[Match, Standings]] = {}

    def add(self, match: Match, standings: Standings) -> None:
        """A match with its games so far, in place of what was known of it before."""
        self._standings[match] = standings

    @property
    def played(self) -> list[tuple[Match, Standings]]:
        """The matches of which there are games."""
        return [each for each in self._standings.items() if each[1].games]

    def page(self) -> str:
        played = self.played
        lines = [
            f"# {self.title}",
            "",
            f"{self.about} Every line can be played again by the command under its table. Seats"
            " rotate, and the games of one rotation share a seed. The first bot of a line is the"
            " one whose wins are counted; its rating has half a 95 % interval beside it. Searches"
            " end by their iterations, not by the clock, so that every machine finds the same.",
        ]
        for name, game in {match.game.name: match.game for match, _ in played}.items():
            own = [each for each in played if each[0].game.name == name]
            met = {spec for match, _ in own for spec in match.specs}
            lines += ["", f"## {name}", ""]
            if told := [line for level in levels() if level in met for line in _told(level, game)]:
                lines += [*told, ""]
            lines += [*markdown_table(COLUMNS, [_row(*each) for each in own]), ""]
            lines += [f"    {command(match)}" for match, _ in own]
        return "\n".join(lines) + "\n"

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_new(path, self.page())


def _told(level: str, game: Game[Any]) -> Iterator[str]:
    """What plays at a level, and at which tables something else does."""
    usual = level_spec(level, game)
    yield f"- `{level}` is `{usual}`"
    for seats in game.seats:
        if (spec := level_spec(level, game, seats)) != usual:
            yield f"- `{level}` at tables of {seats} is `{spec}`"


def _row(match: Match, standings: Standings) -> list[str]:
    standing: Standing = standings.by_spec[match.specs[0]]
    low, high = standing.interval()
    table = " - ".join(match.specs) + "".join(
        f", {key} {each}" for key, each in match.options.items()
    )
    return [
        table,
        f"{standing.games}" + f" of {match.games}" * (standing.games < match.games),
        f"{standing.rate:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{standing.fair / max(1, standing.games):.0%}",
        str(standing.rating or ""),
    ]
