"""Who may know what (F.6, H.4), and full states imagined from what one seat knows.

A view is the position of this moment with `"?"` for what is covered (GG-I27); all else, as jade
(GG-8.8), is open. What a player with a perfect
memory can work out stands beside it: `known` (the cards and tiles of the others as everybody has
seen them) and `unseen` (what lies under the `"?"` and in the piles, as sets). `origin` is the same
for the start of the running turn, from which the words of `since` lead here.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from sampan.engine.game import Position
from sampan.engine.steps import CHANCE, SEATS
from sampan.engine.view import HIDDEN, View, redact_word
from sampan.games.gugong.pieces import NOBODY, TILE_CODES
from sampan.games.gugong.positions import fields
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import chance_words, words

TRIES: Final = 1000
"""How often a random world is dealt before none is thought to fit."""


def view_of(s: Gugong, seat: int | None) -> View:
    """All that this seat (None: a spectator) may know."""
    position = _covered(s, seat)
    position["since"] = [
        f"{CHANCE if step.chance else SEATS[step.who(s)]} "
        f"{redact_word(action.word, step.seers(s), seat)}"
        for step, action in s.said()
    ]
    position["origin"] = None if s.origin is None else _covered(s.beginning(), seat)
    return View(seat, position)


def _covered(s: Gugong, seat: int | None) -> Position:
    position = fields(s)
    position["draw"] = {HIDDEN: len(s.draw)}
    position["travel"]["pile"] = {HIDDEN: len(s.pile)}
    position["known"] = {}
    unseen = list(s.draw)
    for other in range(s.n):
        shown = position["seats"][SEATS[other]]
        if other == s.meng:
            position["known"][SEATS[other]] = {"tiles": _stored(s, other)}
            shown["stack"] = {HIDDEN: len(s.stack)}
            shown["under"] = _cards(s.under, s.unseen_under)
            shown.pop("unseen", None)
            unseen += s.unseen_under
        elif other != seat:
            position["known"][SEATS[other]] = _known(s, other)
            shown.pop("hidden", None)
            shown.pop("covered", None)
            shown["hand"] = [HIDDEN] * len(s.hand[other])
            shown["discard"] = [HIDDEN] * len(s.discard[other])
            unseen += s.hidden[other]
        if other != seat:
            doubles = [TILE_CODES[tile] for tile in s.double_tiles[other]]
            shown["tiles"] = [HIDDEN] * len(s.tiles[other]) + doubles
    position["unseen"] = {
        "cards": sorted(unseen),
        "stack": list(s.stack),
        "tiles": [TILE_CODES[tile] for tile in s.pile],
    }
    if s.meng != NOBODY:
        position["automa"]["deck"] = {HIDDEN: len(s.automa_deck)}
    return position


def _cards(cards: Iterable[int], hidden: tuple[int, ...]) -> list[Any]:
    """The cards with those that nobody has seen covered."""
    return [HIDDEN if card in hidden else card for card in cards]


def _known(s: Gugong, seat: int) -> dict[str, list[Any]]:
    """What everybody knows of the cards of a seat: where they are, or that they are in one of the
    two places; and its stored tiles, which all saw when they were taken."""
    hidden, covered = s.hidden[seat], s.covered[seat]

    def placed(zone: tuple[int, ...]) -> list[Any]:
        cards = _cards((card for card in zone if card not in covered), hidden)
        return sorted(cards, key=str)

    return {
        "hand": placed(s.hand[seat]),
        "discard": placed(s.discard[seat]),
        "either": sorted(_cards(covered, hidden), key=str),
        "tiles": _stored(s, seat),
    }


def _stored(s: Gugong, seat: int) -> list[str]:
    return [TILE_CODES[tile] for tile in (*s.tiles[seat], *s.double_tiles[seat])]


class Worlds:
    """All full states that look like one view."""

    def __init__(self, seen: View, load: Callable[[Position], Gugong]) -> None:
        position = seen.position
        base = position["origin"] or position
        self.seat: Final = seen.seat
        self.since: Final[list[str]] = position["since"] if position["origin"] else []
        self.known: Final[dict[str, dict[str, list[Any]]]] = base["known"]
        self.unseen: Final[list[int]] = base["unseen"]["cards"]
        self.under: Final[list[Any]] = _under(base)
        self.shown_since: Final = self._shown_since(position)
        self.origin: Final = load(_one_position(base))
        self.certain: Final = not any(
            HIDDEN in zone or (name == "either" and zone)
            for known in self.known.values()
            for name, zone in known.items()
        ) and not any(word.endswith(HIDDEN) for word in self.since)
        self.one: Final = self._deal(Random(0))

    def imagine(self, rng: Random) -> Gugong:
        """One of the worlds, what is covered dealt at random."""
        if self.certain and HIDDEN not in self.under:
            return self.one.copy()
        return self._deal(rng)

    def _shown_since(self, position: Position) -> dict[str, list[int]]:
        """Cards that were unseen when the turn began and have been shown since, by seat."""
        shown: dict[str, list[int]] = {}
        for said in self.since:
            speaker, kind, *args = said.split()
            if kind == "card" and args != [HIDDEN] and int(args[0]) in self.unseen:
                shown.setdefault(speaker, []).append(int(args[0]))
        for letter, seat in position["seats"].items():
            if seat["meng"]:
                open_cards = [*position["board"].values(), *seat["discard"]]
                named = [card for cards in shown.values() for card in cards]
                shown[letter] = [
                    card for card in open_cards if card in self.unseen and card not in named
                ]
        return shown

    def _deal(self, rng: Random) -> Gugong:
        """Deal what is covered until the words said since fit."""
        for _ in range(TRIES):
            s = self.origin.copy()
            wanted = self._assign(s, rng)
            if self._replay(s, rng, wanted):
                return s
        raise ValueError("no world fits this view")

    def _assign(self, s: Gugong, rng: Random) -> list[int]:
        """Put unseen cards where nobody has looked; those shown later go to who showed them.
        Returned are those that can only have been drawn since."""
        left = list(self.unseen)
        rng.shuffle(left)
        waiting: list[int] = []
        for letter, known in self.known.items():
            seat = SEATS.index(letter)
            if seat == s.meng:
                continue
            shown = list(dict.fromkeys(self.shown_since.get(letter, [])))
            count = sum(zone.count(HIDDEN) for zone in known.values())
            waiting += shown[count:]
            mine = shown[:count]
            others = [card for card in left if not self._shown(card)]
            mine += others[: count - len(mine)]
            left = [card for card in left if card not in mine]
            rng.shuffle(mine)
            s.hidden[seat] = tuple(sorted(mine))
            self._put(s, seat, known, mine, rng)
        self._put_under(s, left)
        s.draw = tuple(sorted(left))
        return waiting

    def _shown(self, card: int) -> bool:
        return any(card in cards for cards in self.shown_since.values())

    def _put(
        self, s: Gugong, seat: int, known: dict[str, list[Any]], mine: list[int], rng: Random
    ) -> None:
        """Hand and discard pile of one seat: known cards in their places, `mine` for the covered
        ones, and those that may be in either place as the numbers demand."""
        cards = iter(mine)

        def filled(zone: str) -> list[int]:
            return [next(cards) if card == HIDDEN else card for card in known[zone]]

        hand, discard, either = filled("hand"), filled("discard"), filled("either")
        in_hand = len(s.hand[seat]) - len(hand)
        s.covered[seat] = tuple(sorted(either))
        rng.shuffle(either)
        s.hand[seat] = tuple(sorted((*hand, *either[:in_hand])))
        s.discard[seat] = tuple(sorted((*discard, *either[in_hand:])))

    def _put_under(self, s: Gugong, left: list[int]) -> None:
        """Meng's unseen cards: first those that have come to light since, in their order."""
        if HIDDEN not in self.under:
            return
        shown = list(self.shown_since.get(SEATS[s.meng], []))
        unseen = []
        under = []
        for card in self.under:
            dealt = card
            if card == HIDDEN:
                dealt = shown.pop(0) if shown else next(c for c in left if not self._shown(c))
                left.remove(dealt)
                unseen.append(dealt)
            under.append(dealt)
        s.under, s.unseen_under = tuple(under), tuple(sorted(unseen))

    def _replay(self, s: Gugong, rng: Random, wanted: list[int]) -> bool:
        """Say the words; covered ones as they may have been. Whether all could be said."""
        s.run()
        for said in self.since:
            speaker, _, word = said.partition(" ")
            if not s.agenda:
                return False
            step = s.agenda[-1]
            if speaker != (CHANCE if step.chance else SEATS[step.who(s)]):
                return False
            options = step.options(s)
            if word.endswith(HIDDEN):
                fitting = [each for each in options if each.kind == word.split()[0]]
                drawn = [each for each in fitting if step.chance and each.arg in wanted]
                unnamed = [each for each in fitting if not self._shown(each.arg)]
                fitting = drawn or (unnamed if step.chance else fitting)
                if not fitting:
                    return False
                s.play(rng.choice(fitting))
                continue
            action = (chance_words if step.chance else words).get(word)
            if action is None or action not in options:
                return False
            s.play(action)
        return True


def _under(base: Position) -> list[Any]:
    for seat in base["seats"].values():
        if seat["meng"]:
            under: list[Any] = seat["under"]
            return under
    return []


def _one_position(base: Position) -> Position:
    """A full position with the unseen cards dealt in their order wherever `"?"` stands."""
    left = list(base["unseen"]["cards"])
    seats = {}
    for letter, seat in base["seats"].items():
        full = dict(seat)
        known = base["known"].get(letter, {"tiles": seat["tiles"]})
        full["tiles"] = known["tiles"]
        if "hand" in known:
            hidden = [left.pop() for zone in known.values() for card in zone if card == HIDDEN]
            mine = [card for zone in ("hand", "discard", "either") for card in known[zone]]
            cards = [card for card in mine if card != HIDDEN] + hidden
            full.update(
                hand=cards[: len(seat["hand"])],
                discard=cards[len(seat["hand"]) :],
                hidden=hidden,
                covered=[],
            )
        elif seat["meng"]:
            dealt = [left.pop() if card == HIDDEN else card for card in seat["under"]]
            unseen = [
                card for card, shown in zip(dealt, seat["under"], strict=True) if shown == HIDDEN
            ]
            full.update(stack=base["unseen"]["stack"], under=dealt, unseen=unseen)
        seats[letter] = full
    extra = ("known", "unseen", "origin", "since")
    position = {key: value for key, value in base.items() if key not in extra}
    travel = {**base["travel"], "pile": base["unseen"]["tiles"]}
    automa = base["automa"]
    if automa is not None:
        automa = {key: automa[key] for key in ("today", "discard")}
    return {**position, "seats": seats, "travel": travel, "automa": automa, "draw": left}
