"""The ladder: every level against the one below, for all games and numbers of seats; and a page of
it, or of other matches."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sampan.arena.match import Match, Outcome
from sampan.arena.ratings import DOUBT, ratings
from sampan.arena.report import command, markdown_table
from sampan.arena.standings import Standing, Standings
from sampan.bots import level_spec, levels
from sampan.engine.files import write_new
from sampan.engine.game import Game

TITLE: Final = "The ladder"
COLUMNS: Final = ("table", "games", "wins", "95 % interval", "fair share")
RATED: Final = ("bot", "games for two", "rating")
FEWEST: Final = 3
"""The rating of two bots says no more than how often one of them won."""
RULER: Final = "greedy"
"""What the strongest level is measured by, whatever the levels are."""
GROUND: Final = "random"
"""What the ladder stands on."""
SHARE_OF_RULER: Final = 2
"""Against these two one game in so many is played: they are far below."""
SHARE_OF_TRIALS: Final = 2
"""So it is with what a game wants tried."""


def rungs(game: Game[Any], games: int) -> Iterator[Match]:
    """The matches of one game. Their games tell no times, so that every machine writes the same
    ones."""
    for bots, share, options in _rungs(game):
        count = _in_rotations(games // share, len(bots))
        yield Match(game, bots, count, options=options, timed=False)


def games_for(game: Game[Any], reach: Callable[[Match], int]) -> int:
    """The fewest games of a ladder whose every match reaches as far as its games so far do."""
    fewest = 0
    for match, (bots, share, _) in zip(rungs(game, 1), _rungs(game), strict=True):
        if reached := reach(match):
            too_few = (reached - 1) // len(bots) * len(bots)
            fewest = max(fewest, _in_rotations(share * (too_few + 1), 2))
    return fewest


def _rungs(game: Game[Any]) -> Iterator[tuple[list[str], int, Mapping[str, object]]]:
    """Who meets, in which part of the games, with which options: neighbouring levels at every
    number of seats, one of the stronger level among the weaker; the strongest against greedy,
    the weakest against random; and what the game itself wants tried."""
    names = levels()
    pairs = list(zip(names[1:], names, strict=False))
    for strong, weak in pairs:
        yield [strong, weak], 1, {}
    yield [names[-1], RULER], SHARE_OF_RULER, {}
    yield [names[0], GROUND], SHARE_OF_RULER, {}
    for seats in (count for count in game.seats if count > 2):
        for strong, weak in pairs:
            yield [strong, *[weak] * (seats - 1)], game.knowledge.share_of_many, {}
    for spec, options in game.knowledge.trials:
        yield [spec], SHARE_OF_TRIALS, options


def _in_rotations(games: int, seats: int) -> int:
    """So many games or a few more, so that every bot sits on every seat equally often."""
    return -(-games // seats) * seats


def folder_of(match: Match) -> str:
    """Where the results of a match lie, below those of the ladder."""
    options = [f"{name}-{value}" for name, value in match.options.items()]
    return "_".join([match.game.name, *match.specs, *options]).replace(":", "-")


class Ladder:
    """Matches that have been played, as a document."""

    def __init__(self, title: str, about: str) -> None:
        self.title: Final = title
        self._about: Final = about
        self._standings: Final[dict[Match, Standings]] = {}

    def add(self, match: Match, standings: Standings) -> None:
        """A match with its games so far, in place of what was known of it before."""
        self._standings[match] = standings

    @property
    def about(self) -> str:
        """What the page begins with."""
        return self._about

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
            " one whose wins are counted. Searches end by their iterations, not by the clock, so"
            " that every machine finds the same. Ratings (Plackett-Luce) are over all games for two"
            f" of {FEWEST} bots and more that can be compared through games with each other; "
            f"{DOUBT}",
        ]
        for name, game in {match.game.name: match.game for match, _ in played}.items():
            own = [each for each in played if each[0].game.name == name]
            met = {spec for match, _ in own for spec in match.specs}
            lines += ["", f"## {name}", ""]
            if told := [line for level in levels() if level in met for line in _told(level, game)]:
                lines += [*told, ""]
            lines += [*markdown_table(COLUMNS, [_row(*each) for each in own]), ""]
            lines += [f"    {command(match)}" for match, _ in own]
            for rated in _rated(game, [each for match, each in own if match.seats == 2]):
                lines += ["", *markdown_table(RATED, rated)]
        return "\n".join(lines) + "\n"

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_new(path, self.page())


class LevelLadder(Ladder):
    """The levels of all games, of which some may have been played."""

    def __init__(self, games: int) -> None:
        super().__init__(TITLE, "")
        self.games: Final = games
        """Of neighbouring levels at tables of two."""

    @property
    def about(self) -> str:
        """With which arguments the matches on the page are played."""
        there, played = list(self._standings), [match for match, _ in self.played]
        words = ["sampan ladder"]
        names = list(dict.fromkeys(match.game.name for match in played))
        if names != list(dict.fromkeys(match.game.name for match in there)):
            words += names
        words += ["--games", str(self.games)]
        seats = {match.seats for match in played}
        if seats != {match.seats for match in there if match.game.name in names}:
            words += [f"--seats {count}" for count in sorted(seats)]
        return f"Made by `{' '.join(words)}`."


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
    ]


def _rated(game: Game[Any], duels: Sequence[Standings]) -> Iterator[list[list[str]]]:
    """The bots that met for two, the strongest first. One that has two names is one bot; and only
    those are rated together of whom each has met another, or met whom another met."""
    names: dict[str, str] = {}

    def name(spec: str) -> str:
        """The first one that the bot had."""
        return names.setdefault(level_spec(spec, game) if spec in levels() else spec, spec)

    outcomes = [
        outcome.named(list(map(name, outcome.specs)))
        for standings in duels
        for outcome in standings.outcomes
    ]
    games = Counter(spec for outcome in outcomes for spec in outcome.specs)
    for group in _circles(outcomes):
        if len(group) < FEWEST:
            continue
        found = ratings(group, [each for each in outcomes if group.issuperset(each.specs)])
        best = sorted(found, key=lambda spec: -found[spec].mu)
        yield [[spec, str(games[spec]), str(found[spec])] for spec in best]


def _circles(outcomes: Iterable[Outcome]) -> list[set[str]]:
    """Bots that can be compared, by who met whom."""
    circles: list[set[str]] = []
    for outcome in outcomes:
        joined = set(outcome.specs)
        apart = []
        for each in circles:
            if each & joined:
                joined |= each
            else:
                apart.append(each)
        circles = [*apart, joined]
    return circles
