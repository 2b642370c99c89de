"""Loading positions of Gùgōng (specification H.3): completed from a fresh set-up and checked."""

from collections.abc import Callable
from typing import Any, Final

from sampan.engine import chance
from sampan.engine.actions import UnknownWord
from sampan.engine.game import Position
from sampan.engine.position import Fields
from sampan.engine.setup import SetupError
from sampan.engine.steps import CHANCE, SEATS, ChanceStep, Step
from sampan.games.gugong.flow.course import FINAL, MORNING, NIGHT, EndNight, from_day, from_evening
from sampan.games.gugong.flow.day import Turn
from sampan.games.gugong.flow.meng import Dusk
from sampan.games.gugong.flow.setup import RANDOM_FOCUS, lay_out
from sampan.games.gugong.laying import lay_cards, lay_tiles
from sampan.games.gugong.pieces import (
    DAYS,
    DECREE_CODES,
    DECREE_SLOTS,
    INTRIGUE_END,
    LOCATIONS,
    NOBODY,
    PAIRINGS,
    PER_LEVEL,
    Data,
    level_of,
)
from sampan.games.gugong.positions import SOLO
from sampan.games.gugong.seating import seat_people
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.table import MENG
from sampan.games.gugong.words import chance_words, words

PHASES: Final = ("morning", "day", "dusk", "night", "final", "end")
STEPS: Final = {"morning": (1, 5), "night": (1, 2), "final": (0, 4)}
"""Phase -> its first and last step."""
OVER: Final = "days"
LINES: Final = ("wall", "before", "palace", "jade")

Options = Callable[[dict[str, Any]], dict[str, Any]]


def load(position: Position, data: Data, options: Options) -> Gugong:
    """The state of a position, completed and checked, before any automatic step; only words said
    since the turn began have been played."""
    return _Loader(position, data, options).state()


class _Loader:
    """Reads one position."""

    def __init__(self, position: Position, data: Data, options: Options) -> None:
        top = self.top = Fields(position)
        if top.get("game") != "gugong":
            raise top.fail("game", f"expected 'gugong', found {top.get('game')!r}")
        self.players = top.number("players", 2, 1, 5)
        self.seed = top.get("seed", 0)
        self.s = Gugong(self.players, data, self.read_options(options))
        self.letters = SEATS[: self.s.n]
        self.at = top.fields("at")

    def read_options(self, complete: Options) -> dict[str, Any]:
        top = self.top
        given = top.get("options", {})
        if not isinstance(given, dict) or any(name in SOLO for name in given):
            raise top.fail("options", "expected an object with table options")
        solo: dict[str, Any] = {}
        if top.has("solo"):
            if self.players != 1:
                raise top.fail("solo", "only a game of one player has it")
            read = top.fields("solo")
            solo["difficulty"] = read.choice("difficulty", "normal", ("easy", "normal", "hard"))
            solo["pairing"] = read.choice("pairing", next(iter(PAIRINGS)), PAIRINGS)
            solo["focus"] = read.choice("focus", RANDOM_FOCUS, LOCATIONS)
            read.done()
        try:
            options = complete({**given, **solo})
        except SetupError as error:
            raise top.fail("options", str(error)) from error
        if self.players == 1 and (options["expert"] or options["bonus_tiles"]):
            raise top.fail("options", "a solo game has neither expert nor bonus_tiles (GG-16.4)")
        return options

    def state(self) -> Gugong:
        s, top = self.s, self.top
        self.set_up()
        self.read_at()
        s.medal = self.seat(top, "medal", NOBODY)
        self.read_dice()
        self.read_decrees()
        self.read_houses()
        seats = self.seat_fields()
        lay_cards(s, top, seats)
        lay_tiles(s, top, seats)
        seat_people(s, seats)
        self.read_intrigue()
        self.read_automa()
        for fields in seats:
            fields.done(ignored=("matches",))
        if s.wall_total() >= s.threshold:
            raise top.fail(
                "seats", f"the wall holds {s.wall_total()}, below {s.threshold} expected"
            )
        self.read_sheet()
        if s.over is None:
            s.then(*self.pending())
        self.read_since()
        top.done(ignored=("wall",))
        return s

    # --- 1. the fresh set-up ---

    def set_up(self) -> None:
        s = self.s
        start = self.seat(self.at, "start", 0)
        s.choose_start(0 if s.meng == MENG else start)
        s.then(*lay_out(s))
        s.run()
        draws = 0
        while s.agenda:
            step = s.agenda[-1]
            assert isinstance(step, ChanceStep)
            options = step.options(s)
            weights = step.weights(s)
            s.play(options[chance.pick(self.seed, f"deal {draws}", len(options), weights)])
            draws += 1
        s.since = None
        s.start = start
        s.order = tuple(s.in_turn_order())

    # --- when ---

    def seat(self, fields: Fields, key: str, default: int) -> int:
        letter = fields.choice(key, None, self.letters)
        return default if letter is None else SEATS.index(letter)

    def read_at(self) -> None:
        s, at, top = self.s, self.at, self.top
        over = top.choice("over", None, (OVER,))
        s.day = at.number("day", 1, 1, DAYS)
        phase = at.choice("phase", "day" if over is None else "end", PHASES) or "day"
        if (phase == "end") != (over is not None):
            raise at.fail("phase", "'end' goes with over: 'days', and only with it")
        if phase == "dusk" and s.meng == NOBODY:
            raise at.fail("phase", "dusk is for solo games only (GG-19.21)")
        s.phase, s.over = phase, over
        s.active = self.seat(at, "active", s.start)
        if phase in STEPS:
            first, last = STEPS[phase]
            s.step = at.number("step", first, first, last)
        elif at.has("step"):
            raise at.fail("step", f"the phase {phase!r} has no steps")
        if phase == "morning" and s.day == DAYS:
            raise at.fail("day", f"no morning follows day {DAYS}; it is that of the day before")
        at.done()

    def pending(self) -> tuple[Step[Any], ...]:
        s = self.s
        step = s.step or 0
        if s.phase == "morning":
            return (*MORNING[step - 1 :], *from_day(s))
        if s.phase == "day":
            return (Turn(s.active), *from_evening(s))
        if s.phase == "dusk":
            return (Dusk(), *NIGHT, EndNight())
        if s.phase == "night":
            return (*NIGHT[step - 1 :], EndNight())
        return FINAL[step:]

    # --- the board ---

    def read_dice(self) -> None:
        s, top = self.s, self.top
        dice = top.entries("dice") if top.has("dice") else list(s.dice)
        if len(dice) != len(s.dice) or any(face not in s.data.faces for face in dice):
            faces = ", ".join(map(str, sorted(set(s.data.faces))))
            raise top.fail("dice", f"expected three faces of {faces}, found {dice!r}")
        s.dice = tuple(dice)

    def read_decrees(self) -> None:
        """Written slots as they are; claimed decrees that lie nowhere take free slots."""
        s, top = self.s, self.top
        codes = top.entries("decrees") or [None] * DECREE_SLOTS
        if len(codes) != DECREE_SLOTS:
            raise top.fail("decrees", f"expected {DECREE_SLOTS} codes or null, found {len(codes)}")
        written: list[int | None] = [self.law(code, slot) for slot, code in enumerate(codes)]
        for letter in top.fields("seats").written():
            for code in top.fields("seats").fields(letter).entries("decrees"):
                law = DECREE_CODES.index(code) if code in DECREE_CODES else None
                if law is not None and law not in written:
                    self.find_slot(written, law)
        fresh = list(s.laws)
        for slot, law in enumerate(written):
            first = level_of(slot) * PER_LEVEL
            level = [fresh[slot], *range(first, first + PER_LEVEL)]
            free = (each for each in level if each not in written)
            written[slot] = s.laws[slot] = next(free) if law is None else law
        if len(set(s.laws)) < DECREE_SLOTS:
            raise top.fail("decrees", "a decree lies in two slots")

    def law(self, code: Any, slot: int) -> int | None:
        if code is None:
            return None
        first = level_of(slot) * PER_LEVEL
        level = DECREE_CODES[first : first + PER_LEVEL]
        if code not in level:
            known = ", ".join(level)
            raise self.top.fail(f"decrees.{slot}", f"expected one of {known}, found {code!r}")
        return DECREE_CODES.index(code)

    def find_slot(self, written: list[int | None], law: int) -> None:
        level = law // PER_LEVEL
        free = [slot for slot in (2 * level, 2 * level + 1) if written[slot] is None]
        if not free:
            raise self.top.fail("decrees", f"{DECREE_CODES[law]} is claimed but lies in no slot")
        written[free[0]] = law

    def read_houses(self) -> None:
        s, top = self.s, self.top
        if not top.has("jade_houses"):
            return
        stocks = top.entries("jade_houses")
        most = s.side.jade_stock
        if len(stocks) != len(s.houses) or any(
            type(stock) is not int or not 0 <= stock <= most for stock in stocks
        ):
            raise top.fail("jade_houses", f"expected three stocks of 0 to {most}, found {stocks!r}")
        s.houses = list(stocks)

    def seat_fields(self) -> list[Fields]:
        seats = self.top.fields("seats")
        for letter in seats.written():
            if letter not in self.letters:
                raise seats.fail(letter, f"seats are {', '.join(self.letters)}")
        return [seats.fields(letter) for letter in self.letters]

    def read_intrigue(self) -> None:
        """Written seats on their spaces, the others below them on space 0 in turn order."""
        s, track = self.s, self.top.fields("intrigue")
        order: list[tuple[int, int]] = []
        for space in track.written():
            if not space.isdigit() or int(space) > INTRIGUE_END:
                raise track.fail(space, f"spaces are 0 to {INTRIGUE_END}")
            for letter in track.texts(space):
                if letter not in list(self.letters) or any(
                    seat == SEATS.index(letter) for _, seat in order
                ):
                    raise track.fail(space, f"expected each seat once, found {letter!r}")
                order.append((int(space), SEATS.index(letter)))
        written = [seat for _, seat in order]
        fresh = [(0, seat) for seat in s.in_turn_order() if seat not in written]
        order = sorted([*fresh, *order], key=lambda entry: entry[0])
        for place, seat in order:
            s.intrigue[seat] = place
        s.order = tuple(seat for _, seat in order)

    def read_automa(self) -> None:
        s, top = self.s, self.top
        if not top.has("automa"):
            return
        if s.meng == NOBODY:
            raise top.fail("automa", "only a solo game has automa cards")
        automa = top.fields("automa")
        zones = {key: automa.entries(key) for key in ("deck", "today", "discard")}
        if not all(type(card) is int for zone in zones.values() for card in zone):
            raise top.fail("automa", "expected lists of automa cards")
        automa.done()
        in_play = set(s.automa_deck)
        lying = [card for zone in zones.values() for card in zone]
        if len(set(lying)) < len(lying) or not set(lying) <= in_play:
            raise top.fail("automa", f"expected cards 0 to {len(in_play) - 1}, each at most once")
        rest = sorted(in_play - set(lying))
        if rest and not automa.has("deck"):
            zones["deck"] = rest
        elif rest:
            raise top.fail("automa", f"these cards lie nowhere: {rest}")
        s.automa_deck = tuple(sorted(zones["deck"]))
        s.automa_today, s.automa_discard = tuple(zones["today"]), tuple(zones["discard"])

    def read_sheet(self) -> None:
        """The lines of the final scoring that are settled."""
        s, top = self.s, self.top
        if not top.has("sheet"):
            return
        sheets = [top.fields("sheet").fields(letter) for letter in self.letters]
        for line in LINES:
            if all(sheet.has(line) for sheet in sheets):
                s.note(line, tuple(sheet.number(line, 0) for sheet in sheets))
        if all(sheet.has("decrees") for sheet in sheets):
            paid = [sheet.fields("decrees") for sheet in sheets]
            s.note("decrees", tuple(_amounts(each) for each in paid))
        for sheet in sheets:
            sheet.done()

    # --- the running turn ---

    def read_since(self) -> None:
        """Play the words said since the turn began; those of forced choices may be missing."""
        s, top = self.s, self.top
        said = top.entries("since")
        if not said:
            return
        s.run()
        for place, text in enumerate(said):
            speaker, _, word = str(text).partition(" ")
            if not self.say(speaker, word):
                raise top.fail(f"since.{place}", f"{text!r} cannot be said there")

    def say(self, speaker: str, word: str) -> bool:
        s = self.s
        try:
            action = (chance_words if speaker == CHANCE else words).find(word)
        except UnknownWord:
            return False
        while s.agenda:
            step = s.agenda[-1]
            options = step.options(s)
            asked = CHANCE if step.chance else SEATS[step.who(s)]
            if asked == speaker and action in options:
                s.play(action)
                return True
            if len(options) > 1 or step.chance or step.always_asked:
                return False
            s.play(options[0])
        return False


def _amounts(fields: Fields) -> dict[str, int]:
    keys = fields.written()
    return {key: fields.number(key, 0) for key in keys}
