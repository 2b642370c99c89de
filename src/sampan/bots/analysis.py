"""Analysis of a recorded game: what each decision gave away, given what its seat knew, and how
lucky the draws were.

A decision is judged by a search on the view of its seat at that moment. A draw is judged by the
game's evaluation: what came, against the mean of all that could have come.
"""

from collections.abc import Iterator, Mapping, Sequence
from inspect import signature
from random import Random
from statistics import fmean
from typing import Any, Final

from sampan.bots.advice import explain, search_settings
from sampan.bots.base import Clock
from sampan.bots.search import Search
from sampan.bots.settings import Settings
from sampan.bots.tree import Tree
from sampan.bots.values import chances_of
from sampan.engine.actions import Action
from sampan.engine.log import Entry
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE, SEATS, ChanceStep, State

SHARE: Final = 6
"""If nothing else is said, a decision is searched with this part of the iterations of the strongest
level, ..."""
FEWEST: Final = 30
"""... and with so many at least: fewer hardly look beyond the first glance."""
CLEAR: Final = 0.02
"""A smaller difference may be an error of the search: nothing was given away."""


class Judged:
    """One decision: what was said, what would have been better, and what that cost."""

    kind: Final = "decision"

    def __init__(
        self,
        n: int,
        seat: str,
        step: str,
        word: str,
        better: str | None,
        before: Sequence[float],
        after: Sequence[float],
        reasons: Mapping[str, float],
    ) -> None:
        self.n: Final = n
        self.seat: Final = seat
        self.step: Final = step
        self.word: Final = word
        self.better: Final = better
        """The best move the seat could have known of; None if it made one that is about as
        good."""
        self.before: Final = tuple(before)
        """With the best move, for each seat the share of the others it leaves behind."""
        self.after: Final = tuple(after)
        """The same with the move that was made."""
        self.reasons: Final = dict(reasons)
        """Line of the score sheet -> by how much it is expected to be better with the better
        move."""

    @property
    def chances_before(self) -> list[float]:
        """With the best move, how likely each seat wins; against the game itself, the outlook."""
        return chances_of(self.before)

    @property
    def chances_after(self) -> list[float]:
        """The same with the move that was made."""
        return chances_of(self.after)

    @property
    def loss(self) -> float:
        """What the move cost: ranks at the end, on average."""
        seat = SEATS.index(self.seat)
        return max(0.0, self.before[seat] - self.after[seat]) * (len(self.before) - 1)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "n": self.n,
            "seat": self.seat,
            "step": self.step,
            "word": self.word,
            "better": self.better,
            "before": list(self.before),
            "after": list(self.after),
            "chances_before": self.chances_before,
            "chances_after": self.chances_after,
            "loss": self.loss,
            "reasons": self.reasons,
        }


class Drawn:
    """One draw, and what it did to each seat."""

    kind: Final = "draw"

    def __init__(self, n: int, word: str, luck: Sequence[float]) -> None:
        self.n: Final = n
        self.word: Final = word
        self.luck: Final = tuple(luck)
        """For each seat its chance to win now less the mean over all outcomes."""

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "n": self.n, "word": self.word, "luck": list(self.luck)}


Mark = Judged | Drawn


def mark_of(data: Mapping[str, Any]) -> Mark:
    """A mark as it was written, whatever else was written beside it."""
    kind = Drawn if data["kind"] == Drawn.kind else Judged
    return kind(**{name: data[name] for name in signature(kind).parameters})


def marked_entries(session: Session, seats: str = SEATS) -> list[Entry]:
    """The entries that an analysis looks at: what these seats decided, and every draw since the
    first decision."""
    live = session.live
    first = next((place for place, each in enumerate(live) if _is_decision(each)), len(live))
    return [
        entry
        for entry in live[first:]
        if entry.speaker == CHANCE or (_is_decision(entry) and entry.speaker in seats)
    ]


def analyse(
    session: Session, iterations: int = 0, seats: str = SEATS, seed: int = 0
) -> Iterator[Mark]:
    """All marks of a game in its order."""
    iterations = iterations or usual_iterations(session)
    for entry in marked_entries(session, seats):
        yield mark(session, entry, iterations, seed)


def usual_iterations(session: Session) -> int:
    """How many iterations make an analysis that is neither hasty nor slow."""
    return max(FEWEST, search_settings(session.game, session.header.seats).visits // SHARE)


def mark(session: Session, entry: Entry, iterations: int, seed: int = 0) -> Mark:
    """The mark of one entry in effect; the same seed gives the same mark."""
    s = session.before(entry.n).state
    if entry.speaker == CHANCE:
        return _drawn(session, entry, s)
    return _judged(session, entry, s, Random(f"{seed} {entry.n}"), iterations)


def _is_decision(entry: Entry) -> bool:
    return entry.speaker != CHANCE and not entry.forced


def _judged(session: Session, entry: Entry, s: State, rng: Random, iterations: int) -> Judged:
    """A search over all choices, and if it finds another one than was made, one over the two with
    half of the iterations for each: so both are known equally well."""
    game, seat, step = session.game, SEATS.index(entry.speaker), s.agenda[-1]
    view = game.view(s, seat)
    said = game.words.find(entry.word)
    settings = search_settings(game, session.header.seats, iterations)
    search = Search(game, view, seat, step.options(s), settings, rng)
    search.run(Clock())
    liked = search.choice().action
    better = made = search.expected(liked)
    reasons: Mapping[str, float] = {}
    if liked is not said:
        search = Search(game, view, seat, [liked, said], settings, rng)
        search.weigh(max(1, settings.visits // 2))
        better, made = search.expected(liked), search.expected(said)
        if better.values[seat] - made.values[seat] < CLEAR:
            better = made
        else:
            reasons = explain(search, [liked, said], Clock())[0].reasons
    return Judged(
        entry.n,
        entry.speaker,
        step.name,
        entry.word,
        better.action.word if better is not made else None,
        better.values,
        made.values,
        reasons,
    )


def _drawn(session: Session, entry: Entry, s: State) -> Drawn:
    """The outcome that came against all by their weights, each after the best answer to it."""
    step = s.agenda[-1]
    tree = Tree(session.game, 0, (), Settings())
    outcomes = step.options(s)
    weights = step.weights(s) if isinstance(step, ChanceStep) else None
    shares = [1] * len(outcomes) if weights is None else weights
    values = [chances_of(_answered(tree, s, outcome)) for outcome in outcomes]
    came = values[[outcome.word for outcome in outcomes].index(entry.word)]
    mean = [
        sum(share * each[seat] for share, each in zip(shares, values, strict=True)) / sum(shares)
        for seat in range(len(came))
    ]
    return Drawn(entry.n, entry.word, [now - usual for now, usual in zip(came, mean, strict=True)])


def _answered(tree: Tree, s: State, outcome: Action) -> Sequence[float]:
    """What each seat can expect after a draw, if it is answered with what looks best at a glance;
    if another draw follows, what it can expect at once."""
    after = s.copy()
    after.play(outcome)
    if not after.agenda or after.agenda[-1].chance:
        return tree.values(after)
    step = after.agenda[-1]
    asked = step.who(after)
    answers = []
    for action in step.options(after):
        answered = after.copy()
        answered.play(action)
        answers.append(tree.values(answered))
    return max(answers, key=lambda each: each[asked])


class Summary:
    """How one seat played and how lucky it was."""

    def __init__(self, seat: str, marks: Sequence[Mark]) -> None:
        place = SEATS.index(seat)
        losses = [each.loss for each in marks if isinstance(each, Judged) and each.seat == seat]
        self.seat: Final = seat
        self.decisions: Final = len(losses)
        self.lost: Final = sum(losses)
        """Ranks given away in the whole game."""
        self.mean_loss: Final = fmean(losses) if losses else 0.0
        self.luck: Final = sum(each.luck[place] for each in marks if isinstance(each, Drawn))
        """What the draws did to its chance to win."""

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "lost": self.lost,
            "mean_loss": self.mean_loss,
            "luck": self.luck,
        }
