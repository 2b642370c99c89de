"""A session: one game being played, as state, log and chance. The log is the game."""

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from sampan.engine import chance
from sampan.engine.actions import Action, UnknownWord
from sampan.engine.chance import Seed
from sampan.engine.errors import BadInput
from sampan.engine.game import Decision, Game, Position, Result
from sampan.engine.invariants import Watch
from sampan.engine.log import UNDO, Entry, Header
from sampan.engine.position import PositionError, read_position
from sampan.engine.refusals import Illegal, Refusal
from sampan.engine.setup import usual_seats
from sampan.engine.steps import CHANCE, EVERYBODY, SEATS, ChanceStep, Event, State
from sampan.engine.view import View

_SNAPSHOT_EVERY: Final = 16


class NotPossible(BadInput):
    """Something that is no action of the game (an undo, a scripted draw) and cannot be done now."""


class Session:
    """A running or finished game. The only place with chance, a log and undo."""

    watch: Watch[Any] | None = None
    """Checks the invariants after every action, where somebody wants that."""

    def __init__(self, game: Game[Any], header: Header, seed: Seed | None, state: State) -> None:
        self.game: Final = game
        self.header: Final = header
        self.seed: Final = seed
        """Secret until the game is over; None when a replay knows its hash only."""
        self.log: Final[list[Entry]] = []
        """Everything that was said, undo included; it only grows."""
        self.live: list[Entry] = []
        """The entries in effect: the log with everything undone folded away."""
        self.script: deque[str] = deque()
        """Words to come; a pending draw takes its outcome from an `@` word at its head."""
        self.spoken = 0
        """How many entries were in effect after the last word said on purpose."""
        self.state = state
        self._snapshots: list[tuple[int, State]] = [(0, state.copy())]
        self._decision: Decision | None = None

    @classmethod
    def new(
        cls,
        game: Game[Any],
        seats: int | None = None,
        seed: Seed | None = None,
        options: Mapping[str, Any] | None = None,
        start: str | None = None,
    ) -> "Session":
        """A game from the set-up, ready for its first decision. Without a seed one is drawn."""
        session = cls.open(game, seats, seed, options, start)
        session.settle()
        return session

    @classmethod
    def open(
        cls,
        game: Game[Any],
        seats: int | None = None,
        seed: Seed | None = None,
        options: Mapping[str, Any] | None = None,
        start: str | None = None,
        seed_hash: str | None = None,
    ) -> "Session":
        """A game before its first draw. A replay may know the hash of the seed only."""
        setup = game.setup(usual_seats(game.seats) if seats is None else seats, options, start)
        if seed is None and seed_hash is None:
            seed = token_hex(16)
        shown = seed_hash if seed is None else chance.seed_hash(seed)
        header = Header(game, setup.seats, setup.options, start, shown or "")
        return cls(game, header, seed, game.new(setup))

    @classmethod
    def from_position(
        cls,
        game: Game[Any],
        position: Position | str | Path,
        seed: Seed | None = None,
        script: deque[str] | None = None,
    ) -> "Session":
        """A game from any position, completed and checked; draws come from `script`, then from
        the seed (the position's own unless another one is given)."""
        session = cls.open_position(game, position, seed)
        if script is not None:
            session.script = script
        session.settle()
        return session

    @classmethod
    def open_position(
        cls,
        game: Game[Any],
        position: Position | str | Path,
        seed: Seed | None = None,
        seed_hash: str | None = None,
    ) -> "Session":
        """A game at a loaded position, before any automatic step."""
        given = read_position(position)
        state = game.load(given)
        if seed is None and seed_hash is None:
            seed = given.get("seed") or 0
        full = game.dump(state)
        shown = seed_hash if seed is None else chance.seed_hash(seed)
        options = full.get("options", {})
        header = Header(game, full["players"], options, None, shown or "", full)
        return cls(game, header, seed, state)

    @property
    def decision(self) -> Decision | None:
        """What is asked of whom now; None when the game is over."""
        if self._decision is None and self.state.agenda:
            step = self.state.agenda[-1]
            if not step.automatic and not step.chance:
                options = list(step.options(self.state))
                seat = SEATS[step.who(self.state)]
                self._decision = Decision(seat, step.name, options, step.rules)
        return self._decision

    @property
    def result(self) -> Result | None:
        """Scores, ranks and breakdown once the game is over."""
        return None if self.state.over is None else self.game.result(self.state)

    def position(self) -> Position:
        return self.game.dump(self.state)

    def view(self, seat: str | None) -> View:
        """All that a seat (None: a spectator) may know."""
        return self.game.view(self.state, None if seat is None else self._place(seat))

    def entries(self, seat: str | None) -> list[Entry]:
        """The log in effect as a seat (None: a spectator) may read it."""
        place = None if seat is None else self._place(seat)
        return [entry.seen_by(place) for entry in self.live]

    def transcript(self, with_seed: bool = False) -> str:
        """The game as text. The seed is in it once the game is over, or when asked for."""
        from sampan.engine.transcript import write_transcript

        return write_transcript(self, with_seed)

    def at(self, n: int) -> "Session":
        """The game as it was after entry `n`, which is in effect, to look at or to play on."""
        entries = [entry for entry in self.live if entry.n <= n]
        past = Session(self.game, self.header, self.seed, self._state_after(entries))
        past.log.extend(self.log[:n])
        past.live = entries
        past.spoken = len(entries)
        past._snapshots = [each for each in self._snapshots if each[0] <= len(entries)]
        return past

    def before(self, n: int) -> "Session":
        """The game as it was before entry `n`, which is in effect."""
        earlier = [entry.n for entry in self.live if entry.n < n]
        return self.at(earlier[-1] if earlier else 0)

    def submit(self, said: str | Action) -> list[Event]:
        """The decision's answer, as a word (with or without its speaker) or an action.

        Returns all that happened up to the next decision. Raises `Illegal` with the refusal, or
        `UnknownWord`; then nothing has changed.
        """
        speaker, action = self._read(said)
        refusal = self._refusal(speaker, action)
        if refusal is not None:
            raise Illegal(refusal)
        before = len(self.live)
        self._play(speaker, action, forced=False)
        self.spoken = len(self.live)
        self.settle()
        return [event for entry in self.live[before:] for event in entry.events]

    def why_not(self, said: str | Action) -> Refusal | None:
        """Why a word is not allowed now, or None if it is. Raises `UnknownWord`."""
        try:
            speaker, action = self._read(said)
        except Illegal as illegal:
            return illegal.refusal
        return self._refusal(speaker, action)

    def settle(self) -> None:
        """Do everything that needs nobody: automatic steps, draws and forced choices."""
        self.state.run()
        while self.state.agenda:
            step = self.state.agenda[-1]
            options = step.options(self.state)
            if step.chance and isinstance(step, ChanceStep):
                self._play(CHANCE, self._draw(step, options), forced=False)
            elif len(options) == 1 and not step.always_asked:
                self._play(SEATS[step.who(self.state)], options[0], forced=True)
            elif options:
                break
            else:
                raise PositionError("", f"nothing can be said at the step {step.name}")

    def replay(self, speaker: str, word: str) -> None:
        """Enter one logged word as it stands: a draw, a forced choice, a decision or an undo."""
        if word.split(maxsplit=1)[0] == UNDO:
            self._take_back(speaker, self._undone(speaker, word))
            return
        self.state.run()
        if not self.state.agenda:
            raise NotPossible(f"the game is over ({self.state.over}), nothing can follow")
        step = self.state.agenda[-1]
        if (speaker == CHANCE) != step.chance:
            asked = "a draw" if step.chance else f"a decision of {SEATS[step.who(self.state)]}"
            raise NotPossible(f"expected {asked}")
        if speaker == CHANCE:
            self._play(CHANCE, self._outcome(word, step.options(self.state)), forced=False)
            self.state.run()
            return
        speaker, action = self._read(f"{speaker} {word}")
        refusal = self._refusal(speaker, action)
        if refusal is not None:
            raise Illegal(refusal)
        forced = len(step.options(self.state)) == 1 and not step.always_asked
        self._play(speaker, action, forced)
        self.state.run()

    def undo(self, to: int | None = None, consent: bool = False) -> None:
        """Take back the last decision, or everything from entry `to` on, as an entry of its own.

        Free undo stops at a draw, a reveal or a decision of another seat; `consent` of the others
        goes further. Raises `NotPossible`.
        """
        decided = self._decided()
        if not decided:
            raise NotPossible("there is no decision to take back")
        first = decided[-1].n if to is None else to
        targets = {entry.n: entry for entry in decided}
        if first not in targets:
            raise NotPossible(f"entry {first} is no decision that can be taken back")
        speaker = targets[first].speaker
        if not consent and first < self.undo_limit(speaker):
            raise NotPossible(
                f"{speaker} can take back decisions only up to the last draw, reveal or decision"
                " of another seat; the others would have to agree"
            )
        self._take_back(speaker, first)

    def undo_limit(self, seat: str) -> int:
        """The number of the first entry this seat may take back alone (one past the last entry
        if there is none)."""
        limit = len(self.log) + 1
        bit = 1 << self._place(seat)
        for entry in reversed(self.live):
            foreign = entry.speaker != seat and not entry.forced
            if foreign or any(event.learners & bit for event in entry.events):
                break
            if not entry.forced:
                limit = entry.n
        return limit

    def _place(self, seat: str) -> int:
        if seat not in list(SEATS[: self.header.seats]):
            raise NotPossible(f"seats are {', '.join(SEATS[: self.header.seats])}, not {seat!r}")
        return SEATS.index(seat)

    def _read(self, said: str | Action) -> tuple[str, Action]:
        """The speaker (the asked seat if none is named) and the action of a text."""
        asked = "" if self.decision is None else self.decision.seat
        if isinstance(said, Action):
            return asked or SEATS[0], said
        first, _, rest = said.strip().partition(" ")
        speaker, text = (first, rest) if first in (*SEATS, CHANCE) else (asked or SEATS[0], said)
        if speaker == CHANCE:
            raise NotPossible(f"{said!r}: no draw is pending")
        self._place(speaker)
        try:
            return speaker, self.game.parse(text)
        except UnknownWord as error:
            refusal = self.game.refusal_of(error)
            if refusal is None:
                raise
            raise Illegal(refusal) from error

    def _refusal(self, speaker: str, action: Action) -> Refusal | None:
        decision = self.decision
        if decision is not None and decision.seat == speaker and action in decision.options:
            return None
        if decision is None and self.state.over is None:
            raise NotPossible("a draw is pending, and the game can go on only with its seed")
        return self.game.why_not(self.state, self._place(speaker), action)

    def _draw(self, step: ChanceStep[Any], options: Any) -> Action:
        """The outcome of a pending draw: scripted, else number k of the seed's stream."""
        if self._scripted():
            return self._outcome(self.script.popleft()[1:].strip(), options)
        if self.seed is None:
            raise NotPossible("this game can go on only with its seed, and only its hash is known")
        count = sum(entry.speaker == CHANCE for entry in self.live)
        place = chance.pick(self.seed, f"draw {count}", len(options), step.weights(self.state))
        outcome: Action = options[place]
        return outcome

    def just_forced(self) -> set[str]:
        """The words, with speaker, that were forced since the last word said on purpose."""
        return {f"{each.speaker} {each.word}" for each in self.live[self.spoken :] if each.forced}

    def _scripted(self) -> bool:
        """Whether the script names the outcome of this draw. Words of choices that have just been
        forced may stand before the draw's word; they are said already."""
        words = list(self.script)
        said = self.just_forced()
        while words and words[0] in said:
            words.pop(0)
        if not words or not words[0].startswith(CHANCE):
            return False
        self.script = deque(words)
        return True

    def _outcome(self, word: str, options: Any) -> Action:
        action = self.game.chance_words.find(word)
        if action not in options:
            raise NotPossible(f"'{CHANCE} {word}' cannot be drawn now")
        return action

    def _play(self, speaker: str, action: Action, forced: bool) -> None:
        state = self.state
        events: list[Event] = []
        step = state.agenda[-1]
        seers, option_seers = step.seers(state), step.option_seers(state)
        state.events = events
        state.play(action)
        state.events = None
        number, happened = len(self.log) + 1, tuple(events)
        entry = Entry(
            number, speaker, action.word, forced, seers, happened, option_seers, step.rules
        )
        self.log.append(entry)
        self.live.append(entry)
        self._decision = None
        if len(self.live) % _SNAPSHOT_EVERY == 0:
            self._snapshots.append((len(self.live), state.copy()))
        if self.watch is not None:
            self.watch.after(state, action, events)

    def _decided(self) -> list[Entry]:
        """The decisions in effect: neither draws nor forced choices."""
        return [each for each in self.live if each.speaker != CHANCE and not each.forced]

    def _state_after(self, entries: list[Entry]) -> State:
        """The state after the first entries in effect, replayed from the nearest snapshot."""
        count, snapshot = next(each for each in self._snapshots[::-1] if each[0] <= len(entries))
        state = snapshot.copy()
        state.run()
        for entry in entries[count:]:
            words = self.game.chance_words if entry.speaker == CHANCE else self.game.words
            state.play(words.find(entry.word))
        return state

    def _undone(self, speaker: str, word: str) -> int:
        number = word.removeprefix(UNDO).strip()
        if number not in {str(each.n) for each in self._decided() if each.speaker == speaker}:
            raise NotPossible(f"{word!r}: expected the number of a decision of {speaker} in effect")
        return int(number)

    def _take_back(self, speaker: str, first: int) -> None:
        """Log the undo, fold the log, and replay the rest from the nearest snapshot."""
        kept = [entry for entry in self.live if entry.n < first]
        while self._snapshots[-1][0] > len(kept):
            self._snapshots.pop()
        state = self._state_after(kept)
        self.state, self.live, self._decision = state, kept, None
        if self.watch is not None:
            self.watch = self.game.watch(state, fresh=False)
        self.spoken = len(kept)
        entry = Entry(len(self.log) + 1, speaker, f"{UNDO} {first}", False, EVERYBODY, ())
        self.log.append(entry)
