"""No frame to a seat changes when what the seat may not know is exchanged."""

import asyncio
import json
from collections import deque
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import sampan
from sampan.engine.game import Game, Position
from sampan.engine.session import NotPossible, Session
from sampan.engine.steps import SEATS
from sampan.server import commands, table
from sampan.server.problems import ProblemError
from sampan.server.store import Store, add_seat, add_table
from sampan.server.table import LiveTable, Reader

CLOCK: Final = 1_000_000.0


class World:
    """One table in memory, with a reader on every seat and a spectator, all frames kept."""

    def __init__(self, game: Game[Any], position: Position, store: Store, name: str) -> None:
        session = Session.open_position(game, position, seed="same")
        session.settle()
        letters = SEATS[: session.header.seats]
        self.row = {
            "id": name,
            "game": game.name,
            "setup": "{}",
            "seed": "same",
            "edition": "",
            "spectators": True,
            "created": CLOCK,
            "over": None,
        }
        self.seats = [
            {
                "table_id": name,
                "seat": letter,
                "kind": "here",
                "name": letter,
                "bot": None,
                "token_hash": None,
                "joined": True,
                "handed_over": False,
            }
            for letter in letters
        ]
        self.store = store
        self.live = LiveTable(self.row, self.seats, game, session, store)
        self.readers = {seat: Reader(seat, limit=10_000) for seat in (*letters, None)}
        self.live.readers.update(self.readers.values())

    async def save(self) -> None:
        await self.store.write(add_table(self.row), *(add_seat(seat) for seat in self.seats))

    def frames(self, seat: str | None) -> list[str]:
        """The frames sent to a seat so far, what it sees now and saw last, with the name of the
        table taken out."""
        queue = self.readers[seat].frames
        found = [str(queue.get_nowait()) for _ in range(queue.qsize())]
        found.append(self.live.scenes.frame(seat, None).model_dump_json())
        last = self.live.session.live[-1:]
        found.extend(self.live.scenes.past(seat, entry.n).model_dump_json() for entry in last)
        return [frame.replace(self.live.id, "TABLE") for frame in found]


def positions(game: Game[Any], count: int) -> list[tuple[str, Position, Position]]:
    """A seat, a position, and another position that looks the same to the seat."""
    found = []
    for number in range(count):
        rng = Random(number)
        session = Session.new(game, rng.choice(game.seats), seed=number)
        for _ in range(rng.randrange(25)):
            if session.decision is not None:
                session.submit(rng.choice(session.decision.options))
        if session.decision is None:
            continue
        for seat in SEATS[: session.header.seats]:
            other = game.imagine(session.view(seat), rng)
            pair = (json.loads(json.dumps(session.position())), game.dump(other))
            found.append((seat, *pair))
    return found


async def same_game(worlds: list[World], seat: str, rng: Random) -> int:
    """Play both worlds with the same words and draws as long as that is possible; how far."""
    for decisions in range(25):
        asked = [world.live.session.decision for world in worlds]
        if asked[0] is None or asked[1] is None:
            return decisions
        there = {action.word for action in asked[1].options}
        words = [action.word for action in asked[0].options if action.word in there]
        if not words:
            return decisions
        word = rng.choice(words)
        version = worlds[0].live.version
        command = commands.Act(id=f"c{decisions}", version=version, word=word)
        before = len(worlds[0].live.session.log)
        await worlds[0].live.handle(command, asked[0].seat)
        drawn = [
            f"@ {entry.word}"
            for entry in worlds[0].live.session.log[before:]
            if entry.speaker == "@"
        ]
        worlds[1].live.session.script = deque(drawn)
        try:
            await worlds[1].live.handle(command, asked[0].seat)
        except (NotPossible, ProblemError):
            return decisions  # this draw or word is possible in one world only
        if worlds[1].live.version != worlds[0].live.version:
            return decisions  # something was forced in one world only: a public difference
        assert worlds[0].frames(seat) == worlds[1].frames(seat), f"{seat} can tell after {word}"
    return 25


@pytest.mark.parametrize("name", sampan.games())
def test_frames_do_not_depend_on_what_a_seat_may_not_know(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "time", lambda: CLOCK)
    game = sampan.game(name)

    async def run() -> int:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'secrets.db'}")
        await store.open()
        compared = 0
        for number, (seat, one, other) in enumerate(positions(game, 12)):
            worlds = [
                World(game, position, store, f"{'one' if place else 'two'}-{number}")
                for place, position in enumerate((one, other))
            ]
            for world in worlds:
                await world.save()
            assert worlds[0].frames(seat) == worlds[1].frames(seat)
            compared += await same_game(worlds, seat, Random(number))
        await store.close()
        return compared

    assert asyncio.run(run()) > 50, "too few decisions were compared"
