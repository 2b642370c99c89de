"""A live table: one game in memory, its feed and its readers; one command at a time."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from math import inf
from time import time
from typing import Any, Final

from sampan.bots import BotError
from sampan.engine.actions import UnknownWord
from sampan.engine.game import Game
from sampan.engine.log import UNDO, Entry
from sampan.engine.refusals import Illegal
from sampan.engine.session import NotPossible, Session
from sampan.server import commands, schemas, store
from sampan.server.problems import IllegalAction, ProblemError
from sampan.server.scene import Scenes
from sampan.server.store import Store
from sampan.server.thinking import check_bot
from sampan.server.tokens import token_hash

SNAPSHOT_EVERY: Final = 50
News = tuple[schemas.ItemKind, dict[str, Any]]
"""A line to be added to the feed: its kind and what it says."""


class Seat:
    """Who sits on a seat, and the hash of the token that holds it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.letter: Final[str] = row["seat"]
        self.kind: Final[schemas.SeatKind] = row["kind"]
        self.name: str = row["name"]
        self.bot: str | None = row["bot"]
        self.token_hash: Final[str | None] = row["token_hash"]
        self.joined: bool = row["joined"]
        self.handed_over: bool = row["handed_over"]

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot" or self.handed_over


class Line:
    """One line of the feed. A line of the game carries its entry with all that happened."""

    __slots__ = ("at", "data", "entry", "kind", "seq")

    def __init__(
        self,
        seq: int,
        kind: schemas.ItemKind,
        at: float,
        data: dict[str, Any],
        entry: Entry | None,
    ) -> None:
        self.seq: Final = seq
        self.kind: Final = kind
        self.at: Final = at
        self.data: Final = data
        self.entry: Final = entry


class Reader:
    """Somebody who looks at the table: a seat or a spectator, with frames waiting for them."""

    def __init__(self, seat: str | None, limit: int = 200) -> None:
        self.seat: Final = seat
        self.frames: Final[asyncio.Queue[str | None]] = asyncio.Queue(limit)

    def send(self, frame: str) -> None:
        """Queue a frame; whoever cannot keep up is told to come back."""
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            while not self.frames.empty():
                self.frames.get_nowait()
            self.frames.put_nowait(None)


class LiveTable:
    """One table. Every change holds the lock, is written, and only then answered and shown."""

    def __init__(
        self,
        row: dict[str, Any],
        seats: Sequence[dict[str, Any]],
        game: Game[Any],
        session: Session,
        database: Store,
    ) -> None:
        self.id: Final[str] = row["id"]
        self.edition: Final[str] = row["edition"]
        self.created: Final[float] = row["created"]
        self.spectators: Final[bool] = row["spectators"]
        self.hints: Final[bool] = json.loads(row["setup"]).get("hints", True)
        self.over: str | None = row["over"]
        """Why the game is over, as the database has it."""
        self.game: Final = game
        self.session: Final = session
        self.seats: Final = {each["seat"]: Seat(each) for each in seats}
        self.feed: Final[list[Line]] = []
        self.beyond: Final[set[int]] = set()
        """Undo entries that went back over a draw, a reveal or another seat's decision."""
        self.done: Final[dict[str, schemas.Ack]] = {}
        """Commands carried out already, by id: a repeat gets the same answer."""
        self.readers: Final[set[Reader]] = set()
        self.lock: Final = asyncio.Lock()
        self.broken = False
        """Set when memory may be ahead of the database; the table is then loaded anew."""
        self.touched = time()
        self.bot_seconds = inf
        """How long a bot may think; the hub knows it."""
        self._store: Final = database
        self.scenes: Final = Scenes(self)

    # --- reading ---

    @property
    def seq(self) -> int:
        return len(self.feed)

    @property
    def version(self) -> int:
        return len(self.session.log)

    def seat_of(self, token: str | None) -> str | None:
        """The seat this token holds; None without a token (a spectator, if the table allows)."""
        if token is None:
            if not self.spectators:
                raise ProblemError(403, "no spectators", "this table is for its players only")
            return None
        hashed = token_hash(token)
        for seat in self.seats.values():
            if seat.token_hash == hashed:
                return seat.letter
        raise ProblemError(403, "unknown token", "this token holds no seat of the table")

    def load(self, rows: Sequence[dict[str, Any]], lines: Sequence[dict[str, Any]]) -> None:
        """Fill the feed from the database, playing the game's lines as they stand."""
        for row, data in zip(rows, lines, strict=True):
            entry = None
            if row["kind"] == "entry":
                entry = self._replay(data["speaker"], data["word"])
            self.feed.append(Line(row["seq"], row["kind"], row["at"], data, entry))
            if row["command"]:
                self.done[row["command"]] = schemas.Ack(
                    id=row["command"], seq=row["seq"], version=self.version
                )
        self.session.state.run()  # what a laid-out position does before anybody is asked

    def _replay(self, speaker: str, word: str) -> Entry:
        """Play one line of the game as it stands."""
        limit = self.session.undo_limit(speaker) if word.startswith(UNDO) else 0
        self.session.replay(speaker, word)
        entry = self.session.log[-1]
        if entry.undoes is not None and entry.undoes < limit:
            self.beyond.add(entry.n)
        return entry

    # --- commands ---

    async def handle(self, command: commands.Command, seat: str | None) -> schemas.Ack:
        """Carry out a command of a seat. Returns when it is durable; raises `ProblemError`."""
        if seat is None:
            raise ProblemError(403, "spectators only watch")
        key = f"{seat}:{command.id}"
        async with self.lock:
            if key in self.done:
                return self.done[key].model_copy(update={"id": command.id})
            self._check_version(command)
            before = len(self.session.log)
            lines, statements = self._carry_out(command, seat)
            ack = await self._publish(before, lines, statements, key)
            return ack.model_copy(update={"id": command.id})

    async def play_for_bot(self, seat: str, word: str, version: int) -> None:
        """The move of a bot, unless the table has gone on without it."""
        async with self.lock:
            if version != self.version or not self.seats[seat].is_bot:
                return
            before = len(self.session.log)
            self.session.submit(f"{seat} {word}")
            await self._publish(before, [], [], f"bot:{version}")

    async def join(self, seat: str, name: str | None) -> None:
        """A person takes the seat whose link they have."""
        async with self.lock:
            holder = self.seats[seat]
            if holder.joined and (name is None or name == holder.name):
                return
            holder.joined, holder.name = True, name or holder.name
            statement = store.change_seat(self.id, seat, joined=True, name=holder.name)
            line: News = ("seat", {"seat": seat, "name": holder.name, "change": "joined"})
            await self._publish(len(self.session.log), [line], [statement], None)

    def _check_version(self, command: commands.Command) -> None:
        made_for = getattr(command, "version", None)
        if made_for is not None and made_for != self.version:
            raise ProblemError(
                409, "stale", f"made for version {made_for}, the table is at {self.version}"
            )

    def _carry_out(self, command: commands.Command, seat: str) -> tuple[list[News], list[Any]]:
        """Change memory; what else goes into feed and database."""
        holder = self.seats[seat]
        if isinstance(command, commands.Act):
            self._act(seat, command.word)
        elif isinstance(command, commands.Undo):
            self._undo(seat, command.to)
        elif isinstance(command, commands.AskUndo):
            return self._ask_undo(seat, command.to), []
        elif isinstance(command, commands.Answer):
            return self._answer(seat, command), []
        elif isinstance(command, commands.Chat):
            return [("chat", {"seat": seat, "text": command.text})], []
        elif isinstance(command, commands.HandOver):
            self._check_bot(command.bot)
            holder.handed_over, holder.bot = True, command.bot
            line: News = ("seat", {"seat": seat, "name": holder.name, "change": "handed-over"})
            return [line], [store.change_seat(self.id, seat, handed_over=True, bot=command.bot)]
        else:
            holder.handed_over = False
            line = ("seat", {"seat": seat, "name": holder.name, "change": "taken-back"})
            return [line], [store.change_seat(self.id, seat, handed_over=False)]
        return [], []

    def _check_bot(self, spec: str) -> None:
        try:
            check_bot(spec, self.game, self.bot_seconds)
        except BotError as error:
            raise ProblemError(422, "unknown bot", str(error)) from error

    def _act(self, seat: str, word: str) -> None:
        try:
            self.session.submit(f"{seat} {word}")
        except Illegal as illegal:
            raise IllegalAction(illegal.refusal) from illegal
        except (UnknownWord, NotPossible) as error:
            raise ProblemError(422, "unknown word", str(error)) from error

    def _undo(self, seat: str, to: int | None) -> None:
        """Take back one's own last decision. Where nobody but bots sits opposite, as far as one
        likes; else up to the last draw, reveal or decision of another seat."""
        own = list(self.decided_by(seat))
        if not own or (to is not None and to not in own):
            raise ProblemError(409, "nothing to take back")
        try:
            self._go_back(own[0] if to is None else to, seat, not self.other_people(seat))
        except NotPossible as error:
            raise ProblemError(409, "cannot be taken back", str(error)) from error

    def _go_back(self, to: int, seat: str, consent: bool) -> None:
        """Take back a decision of a seat and all that followed; the log shows how far it went."""
        limit = self.session.undo_limit(seat)
        self.session.undo(to, consent)
        if to < limit:
            self.beyond.add(len(self.session.log))

    def decided_by(self, seat: str) -> Iterator[int]:
        """The entries in effect that a seat decided itself, the last one first."""
        live = reversed(self.session.live)
        return (each.n for each in live if each.speaker == seat and not each.forced)

    def other_people(self, seat: str) -> list[str]:
        return [
            each.letter for each in self.seats.values() if each.letter != seat and not each.is_bot
        ]

    # --- going back by consent ---

    def open_request(self) -> Line | None:
        """The request that still waits for answers, if any."""
        for line in reversed(self.feed):
            if line.kind == "entry":
                return None
            if line.kind == "request":
                return line
        return None

    def _ask_undo(self, seat: str, to: int) -> list[News]:
        if to not in {entry.n for entry in self.session.live if entry.speaker == seat}:
            raise ProblemError(409, "nothing to take back", f"entry {to} is not yours")
        if self.open_request() is not None:
            raise ProblemError(409, "already asked", "a request waits for its answers")
        return [("request", {"seat": seat, "to": to, "asked": self.other_people(seat)})]

    def _answer(self, seat: str, command: commands.Answer) -> list[News]:
        request = self.open_request()
        if request is None or request.seq != command.request or seat not in request.data["asked"]:
            raise ProblemError(409, "no such request", "it is answered or out of date")
        answers = {
            line.data["seat"]: line.data["agree"]
            for line in self.feed[request.seq :]
            if line.kind == "answer"
        }
        answers[seat] = command.agree
        line: News = ("answer", {"seat": seat, "request": request.seq, "agree": command.agree})
        if command.agree and all(answers.get(each) for each in request.data["asked"]):
            self._go_back(request.data["to"], request.data["seat"], consent=True)
        return [line]

    # --- writing and showing ---

    async def _publish(
        self,
        before: int,
        others: list[News],
        statements: list[Any],
        command: str | None,
    ) -> schemas.Ack:
        """Write the new lines; then remember the command and show the news to every reader."""
        now = time()
        since = self.seq
        lines = [
            Line(since + 1 + n, kind, now, data, None) for n, (kind, data) in enumerate(others)
        ]
        for entry in self.session.log[before:]:
            data = {"speaker": entry.speaker, "word": entry.word, "forced": entry.forced}
            lines.append(Line(since + 1 + len(lines), "entry", now, data, entry))
        rows = [store.feed_line(self.id, line.seq, line.kind, now, line.data) for line in lines]
        if rows and command is not None:
            rows[-1]["command"] = command
        writes = []
        if self.session.state.over != self.over:
            writes.append(store.finish_table(self.id, self.session.state.over))
        last = since + len(lines)
        if last // SNAPSHOT_EVERY > since // SNAPSHOT_EVERY:
            writes.append(store.add_snapshot(self.id, last, self.session.position()))
        try:
            await self._store.write(*writes, *statements, lines=rows)
        except Exception as error:
            self.broken = True
            raise ProblemError(503, "not saved", "try again in a moment") from error
        self.feed.extend(lines)
        self.over = self.session.state.over
        ack = schemas.Ack(id="-", seq=self.seq, version=self.version)
        if command is not None:
            self.done[command] = ack
        self.touched = time()
        self.show(since, [line.entry for line in lines if line.entry])
        return ack

    def show(self, since: int, entries: Sequence[Entry]) -> None:
        """Send every reader what is new to them: everything again after an undo."""
        undone = any(entry.undoes for entry in entries)
        frames: dict[str | None, str] = {}
        for reader in self.readers:
            if reader.seat not in frames:
                frame = self.scenes.frame(reader.seat, None if undone else since)
                frames[reader.seat] = frame.model_dump_json()
            reader.send(frames[reader.seat])
