"""The WebSocket of a table: a hello, then commands one way and frames the other."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from sampan.server import commands, schemas
from sampan.server.hub import Hub
from sampan.server.problems import ProblemError
from sampan.server.table import LiveTable, Reader

router = APIRouter()
CLIENT_FRAMES: Final[TypeAdapter[Any]] = TypeAdapter(commands.ClientFrame)
POLICY, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013


@router.websocket("/api/tables/{name}/socket")
async def table_socket(socket: WebSocket, name: str) -> None:
    """One reader of one table."""
    await socket.accept()
    hub: Hub = socket.app.state.hub
    try:
        hello = await asyncio.wait_for(_receive(socket), 10)
        if not isinstance(hello, commands.Hello):
            raise ProblemError(400, "expected hello first")
        table = await hub.table(name)
        seat = table.seat_of(hello.token)
    except (ProblemError, ValidationError, TimeoutError) as error:
        await socket.close(POLICY, str(error)[:100])
        return
    except WebSocketDisconnect:
        return
    await _serve(socket, hub, table, Reader(seat), hello.since)


async def _serve(
    socket: WebSocket, hub: Hub, table: LiveTable, reader: Reader, since: int | None
) -> None:
    async with table.lock:
        reader.send(table.scenes.frame(reader.seat, since).model_dump_json())
        table.readers.add(reader)
    writing = asyncio.create_task(_write(socket, reader))
    try:
        while True:
            await _answer(socket, hub, table, reader)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.readers.discard(reader)
        writing.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writing


async def _write(socket: WebSocket, reader: Reader) -> None:
    while True:
        frame = await reader.frames.get()
        if frame is None:
            await socket.close(TRY_AGAIN, "come back")
            return
        await socket.send_text(frame)


async def _answer(socket: WebSocket, hub: Hub, table: LiveTable, reader: Reader) -> None:
    """Carry out one frame of the client. What the news are comes before the acknowledgement."""
    try:
        frame = await _receive(socket)
    except ValidationError as error:
        problem = schemas.Problem(title="not understood", status=422, detail=_first(error))
        reader.send(schemas.Refused(id="-", problem=problem).model_dump_json())
        return
    if isinstance(frame, commands.Ping):
        reader.send(schemas.Pong().model_dump_json())
    elif isinstance(frame, commands.Hello):
        async with table.lock:
            reader.send(table.scenes.frame(reader.seat, frame.since).model_dump_json())
    else:
        try:
            ack = await table.handle(frame, reader.seat)
            reader.send(ack.model_dump_json())
            hub.wake(table)
        except ProblemError as error:
            reader.send(schemas.Refused(id=frame.id, problem=error.problem).model_dump_json())


async def _receive(socket: WebSocket) -> Any:
    text = await socket.receive_text()
    limit = socket.app.state.settings.max_body
    if len(text) > limit:
        await socket.close(TOO_BIG, f"frames have at most {limit} characters")
        raise WebSocketDisconnect(TOO_BIG)
    return CLIENT_FRAMES.validate_json(text)


def _first(error: ValidationError) -> str:
    problem = error.errors()[0]
    return f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}"
