"""All tables of a server: created, loaded when somebody asks for them, let go when nobody looks."""

import asyncio
import gc
import json
from collections.abc import Sequence
from secrets import token_hex
from time import time
from typing import Any, Final

from sampan import games as all_games
from sampan.bots import BotError
from sampan.engine.components import EditionError
from sampan.engine.game import Game
from sampan.engine.position import PositionError
from sampan.engine.session import Session
from sampan.engine.setup import SetupError
from sampan.engine.steps import SEATS
from sampan.server import schemas, store
from sampan.server.editions import open_game
from sampan.server.problems import ProblemError, not_found
from sampan.server.store import Store
from sampan.server.table import LiveTable
from sampan.server.thinking import Asked, Planned, Thinkers, check_bot
from sampan.server.tokens import new_table_id, new_token, token_hash


class Hub:
    """The live tables, by id."""

    def __init__(self, database: Store, thinkers: Thinkers, idle_seconds: float) -> None:
        self._store: Final = database
        self._thinkers: Final = thinkers
        self._idle_seconds: Final = idle_seconds
        self._live: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._bots: Final[dict[str, asyncio.Task[None]]] = {}

    # --- creating ---

    async def create(self, wanted: schemas.NewTable) -> schemas.Created:
        """A new table, set up and stored; raises 422 for what cannot be."""
        game = self._game(wanted)
        seed = token_hex(16)
        session = self._new_session(game, wanted, seed)
        table, created = new_table_id(), time()
        keys = [_key(seat, place) for place, seat in enumerate(wanted.seats)]
        setup = {
            "seats": len(wanted.seats),
            "options": wanted.options,
            "start": wanted.start,
            "position": session.header.position,
            "hints": wanted.hints,
        }
        row = {
            "id": table,
            "game": game.name,
            "setup": json.dumps(setup),
            "seed": seed,
            "edition": wanted.edition or "",
            "spectators": wanted.spectators,
            "created": created,
            "over": session.state.over,
        }
        seats = [_seat_row(table, key, seat) for key, seat in zip(keys, wanted.seats, strict=True)]
        lines = [
            store.feed_line(
                table,
                n,
                "entry",
                created,
                {"speaker": each.speaker, "word": each.word, "forced": each.forced},
            )
            for n, each in enumerate(session.log, 1)
        ]
        writes = [store.add_table(row), *(store.add_seat(seat) for seat in seats)]
        await self._store.write(*writes, lines=lines)
        self.wake(await self.table(table))
        return schemas.Created(table=table, seats=keys)

    def _game(self, wanted: schemas.NewTable) -> Game[Any]:
        if wanted.game not in all_games():
            raise not_found(f"there is no game {wanted.game!r}")
        try:
            game = open_game(wanted.game, wanted.edition or "")
            for seat in wanted.seats:
                if seat.kind == "bot":
                    check_bot(seat.bot or "", game, self._thinkers.seconds)
        except (EditionError, BotError) as error:
            raise ProblemError(422, "cannot be set up", str(error)) from error
        return game

    def _new_session(self, game: Game[Any], wanted: schemas.NewTable, seed: str) -> Session:
        try:
            if wanted.position is None:
                count = len(wanted.seats)
                return Session.new(game, count, seed, wanted.options, wanted.start)
            session = Session.from_position(game, wanted.position, seed)
        except (SetupError, PositionError) as error:
            raise ProblemError(422, "cannot be set up", str(error)) from error
        if session.header.seats != len(wanted.seats):
            raise ProblemError(422, "cannot be set up", "the position has another number of seats")
        return session

    # --- finding ---

    async def table(self, name: str) -> LiveTable:
        """The table of this id, loaded if need be; raises 404."""
        live = self._live.get(name)
        if live is not None and not live.broken:
            live.touched = time()
            return live
        async with self._loading.setdefault(name, asyncio.Lock()):
            live = self._live.get(name)
            if live is None or live.broken:
                live = self._live[name] = await self._load(name)
        self._loading.pop(name, None)
        self.wake(live)
        return live

    async def _load(self, name: str) -> LiveTable:
        found = await self._store.read(store.table_row(name))
        if not found:
            raise not_found(f"there is no table {name!r}")
        table = await build_table(self._store, found[0])
        table.bot_seconds = self._thinkers.seconds
        return table

    async def mine(self, tokens: Sequence[str]) -> list[schemas.MyTable]:
        """The tables whose seats these tokens hold, those where one is asked first."""
        hashes = {token_hash(token): token for token in tokens}
        rows = await self._store.read(store.seats_of_tokens(list(hashes)))
        found = []
        for row in rows:
            info = (await self.table(row["table_id"])).scenes.info()
            found.append(
                schemas.MyTable(
                    info=info,
                    seat=row["seat"],
                    token=hashes[row["token_hash"]],
                    my_turn=info.asked == row["seat"],
                )
            )
        return sorted(found, key=lambda each: (not each.my_turn, -each.info.created))

    # --- bots ---

    def wake(self, table: LiveTable) -> None:
        """Let the bot think that is asked at this table, if one is and none does already."""
        decision = table.session.decision
        if decision is None or not table.seats[decision.seat].is_bot:
            return
        if table.id not in self._bots:
            task = asyncio.create_task(self._play_bots(table))
            self._bots[table.id] = task
            task.add_done_callback(lambda _: self._bots.pop(table.id, None))

    async def _play_bots(self, table: LiveTable) -> None:
        """Bots answer one decision after the other, until a person is asked."""
        planned: dict[str, Planned] = {}
        while not table.broken:
            decision, version = table.session.decision, table.version
            if decision is None or not table.seats[decision.seat].is_bot:
                return
            seat = table.seats[decision.seat]
            view = table.session.view(decision.seat).to_json()
            asked = Asked(
                table.game.name,
                table.edition,
                seat.bot or "random",
                view,
                decision.to_json(),
                planned.get(decision.seat, []),
                table.session.header.seats,
            )
            word, planned[decision.seat] = await self._thinkers.choose(asked)
            await table.play_for_bot(decision.seat, word, version)

    # --- letting go ---

    async def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; the database has them."""
        while True:
            await asyncio.sleep(min(60.0, self._idle_seconds))
            old = time() - self._idle_seconds
            idle = [
                name
                for name, table in self._live.items()
                if not table.readers and table.touched < old and name not in self._bots
            ]
            for name in idle:
                del self._live[name]
            if idle:
                gc.collect()

    async def close(self) -> None:
        """Stop the bots and tell every reader to come back later."""
        for task in list(self._bots.values()):
            task.cancel()
        for table in self._live.values():
            for reader in list(table.readers):
                reader.frames.put_nowait(None)


def _key(seat: schemas.NewSeat, place: int) -> schemas.SeatKey:
    token = None if seat.kind == "bot" else new_token()
    return schemas.SeatKey(seat=SEATS[place], kind=seat.kind, token=token)


def _seat_row(table: str, key: schemas.SeatKey, seat: schemas.NewSeat) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": key.seat,
        "kind": seat.kind,
        "name": seat.name or (seat.bot if seat.kind == "bot" else "") or key.seat,
        "bot": seat.bot if seat.kind == "bot" else None,
        "token_hash": None if key.token is None else token_hash(key.token),
        "joined": seat.kind != "friend",
        "handed_over": False,
    }


async def build_table(database: Store, row: dict[str, Any]) -> LiveTable:
    """A table from its rows, its game played as it stands in the feed."""
    seats = await database.read(store.seat_rows(row["id"]))
    rows = await database.read(store.feed_rows(row["id"]))
    return await asyncio.to_thread(_build, database, row, seats, rows)


def _build(
    database: Store,
    row: dict[str, Any],
    seats: Sequence[dict[str, Any]],
    rows: Sequence[dict[str, Any]],
) -> LiveTable:
    game = open_game(row["game"], row["edition"])
    setup = json.loads(row["setup"])
    if setup["position"] is not None:
        session = Session.open_position(game, setup["position"], row["seed"])
    else:
        session = Session.open(game, setup["seats"], row["seed"], setup["options"], setup["start"])
    table = LiveTable(row, seats, game, session, database)
    table.load(rows, [json.loads(each["data"]) for each in rows])
    return table
