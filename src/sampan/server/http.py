"""The HTTP side of tables, with their feed as newline-delimited JSON."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi.responses import PlainTextResponse, StreamingResponse

from sampan.engine.actions import UnknownWord
from sampan.engine.course import course
from sampan.engine.refusals import Refusal
from sampan.engine.session import NotPossible
from sampan.server import commands, schemas
from sampan.server.game_routes import detail
from sampan.server.hub import Hub
from sampan.server.problems import IllegalAction, ProblemError, not_found
from sampan.server.table import LiveTable, Reader

router = APIRouter(prefix="/api")
Bearer = Annotated[str | None, Header(alias="Authorization", max_length=100)]


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


HubOf = Annotated[Hub, Depends(hub_of)]


def token_of(authorization: str | None) -> str | None:
    """The token of an `Authorization: Bearer` header."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise ProblemError(401, "no token", "expected 'Authorization: Bearer TOKEN'")
    return token


def _address(request: Request) -> str:
    return request.client.host if request.client else "unknown"


@router.post("/tables", status_code=201)
async def create_table(wanted: schemas.NewTable, request: Request, hub: HubOf) -> schemas.Created:
    """Set up a table. The answer has the token of every seat; they are never shown again."""
    request.app.state.creations.check(_address(request))
    return await hub.create(wanted)


@router.post("/tables/mine")
async def my_tables(tokens: schemas.Tokens, hub: HubOf) -> list[schemas.MyTable]:
    """The tables whose seats these tokens hold."""
    return await hub.mine(tokens.tokens)


@router.get("/tables/{table}")
async def table_info(table: str, hub: HubOf) -> schemas.TableInfo:
    """A table from outside."""
    return (await hub.table(table)).scenes.info()


@router.get("/tables/{table}/game")
async def table_game(table: str, hub: HubOf) -> schemas.GameDetail:
    """The game of a table, with the components of its edition."""
    return detail((await hub.table(table)).game)


@router.post("/tables/{table}/join")
async def join_table(
    table: str, join: schemas.Join, request: Request, hub: HubOf
) -> schemas.SeatKey:
    """Take the seat whose link one has."""
    request.app.state.joins.check(_address(request))
    live = await hub.table(table)
    seat = live.seat_of(join.token)
    if seat is None:
        raise ProblemError(403, "unknown token")
    await live.join(seat, join.name)
    return schemas.SeatKey(seat=seat, kind=live.seats[seat].kind, token=join.token)


async def seated(table: str, hub: Hub, authorization: str | None) -> tuple[LiveTable, str | None]:
    live = await hub.table(table)
    return live, live.seat_of(token_of(authorization))


@router.get("/tables/{table}/scene")
async def table_scene(
    table: str,
    hub: HubOf,
    authorization: Bearer = None,
    since: Annotated[int | None, Query(ge=0)] = None,
) -> schemas.TableFrame | schemas.NewsFrame:
    """The table as one's seat (or a spectator) sees it now."""
    live, seat = await seated(table, hub, authorization)
    async with live.lock:
        return live.scenes.frame(seat, since)


@router.get("/tables/{table}/scene/{entry}")
async def table_scene_at(
    table: str,
    entry: int,
    hub: HubOf,
    authorization: Bearer = None,
    eyes: Annotated[schemas.Letter | None, Query()] = None,
) -> schemas.PastScene:
    """The table as one's seat saw it after an entry of the log. Once the game is over everybody
    may look through the eyes of any seat."""
    live, seat = await seated(table, hub, authorization)
    if eyes is not None:
        if live.session.state.over is None and eyes != seat:
            raise ProblemError(403, "the game is not over", "one sees with one's own eyes only")
        if eyes not in live.seats:
            raise not_found(f"there is no seat {eyes}")
        seat = eyes
    async with live.lock:
        return live.scenes.past(seat, entry)


@router.get("/tables/{table}/projection")
async def table_projection(
    table: str, hub: HubOf, authorization: Bearer = None
) -> schemas.ResultInfo:
    """The score sheet if the game ended now, counting what one's seat is shown."""
    live, seat = await seated(table, hub, authorization)
    async with live.lock:
        return live.scenes.projection(seat)


@router.get("/tables/{table}/course")
async def table_course(
    table: str, hub: HubOf, authorization: Bearer = None
) -> list[schemas.CoursePoint]:
    """What stood on every score sheet, turn after turn, once the game is over."""
    live, _ = await seated(table, hub, authorization)
    async with live.lock:
        if live.session.state.over is None:
            raise ProblemError(403, "the game is not over", "its course would tell secrets")
        ended = live.session.at(len(live.session.log))
    points = await asyncio.to_thread(course, ended)
    return [schemas.CoursePoint(**point._asdict()) for point in points]


@router.post("/tables/{table}/commands")
async def command_table(
    table: str, command: commands.Command, hub: HubOf, authorization: Bearer = None
) -> schemas.Ack:
    """Carry out a command; the answer comes when it is durable."""
    live, seat = await seated(table, hub, authorization)
    ack = await live.handle(command, seat)
    hub.wake(live)
    return ack


Word = Annotated[str, Query(max_length=200)]


def _refusal(live: LiveTable, seat: str | None, word: str) -> Refusal | None:
    """Why this seat may not say this now, or nothing if it may."""
    if seat is None:
        raise ProblemError(403, "spectators only watch")
    try:
        return live.session.why_not(f"{seat} {word}")
    except (UnknownWord, NotPossible) as error:
        raise ProblemError(422, "unknown word", str(error)) from error


@router.get("/tables/{table}/why")
async def why_not(
    table: str, word: Word, hub: HubOf, authorization: Bearer = None
) -> list[schemas.ReasonInfo]:
    """Why one's seat may not say this now; an empty list if it may."""
    live, seat = await seated(table, hub, authorization)
    async with live.lock:
        refusal = _refusal(live, seat, word)
    reasons = () if refusal is None else refusal.reasons
    return [schemas.ReasonInfo(**reason.to_json()) for reason in reasons]


@router.get("/tables/{table}/preview")
async def preview(
    table: str, word: Word, hub: HubOf, authorization: Bearer = None
) -> schemas.PreviewInfo:
    """What this answer of one's seat, which is asked, would do; the table does not change."""
    live, seat = await seated(table, hub, authorization)
    async with live.lock:
        refusal = _refusal(live, seat, word)
        if refusal is not None:
            raise IllegalAction(refusal)
        return live.scenes.preview(seat, word)


@router.get("/tables/{table}/stream")
async def stream(
    table: str,
    hub: HubOf,
    authorization: Bearer = None,
    since: Annotated[int | None, Query(ge=0)] = None,
) -> StreamingResponse:
    """The frames of a table as newline-delimited JSON, for clients without sockets."""
    live, seat = await seated(table, hub, authorization)
    return StreamingResponse(_lines(live, seat, since), media_type="application/x-ndjson")


async def _lines(live: LiveTable, seat: str | None, since: int | None) -> AsyncIterator[str]:
    reader = Reader(seat)
    async with live.lock:
        reader.send(live.scenes.frame(seat, since).model_dump_json())
        live.readers.add(reader)
    try:
        while True:
            try:
                frame = await asyncio.wait_for(reader.frames.get(), 20)
            except TimeoutError:
                yield "\n"
                continue
            if frame is None:
                return
            yield frame + "\n"
    finally:
        live.readers.discard(reader)


@router.get("/tables/{table}/transcript", response_class=PlainTextResponse)
async def transcript(table: str, hub: HubOf, authorization: Bearer = None) -> str:
    """The whole game as text once it is over; before, the log as one's seat may read it."""
    live, seat = await seated(table, hub, authorization)
    if live.session.state.over:
        return live.session.transcript()
    return "".join(f"{entry!r}\n" for entry in live.session.entries(seat))
