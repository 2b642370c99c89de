"""The application: routes, security headers, errors as problem documents, start and stop."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sampan import __version__
from sampan.server import game_routes, http, insight_routes, socket
from sampan.server.advising import Advisers
from sampan.server.guard import Guard
from sampan.server.hub import Hub
from sampan.server.limits import RateLimit
from sampan.server.openapi import document
from sampan.server.page import PAGE, add_page
from sampan.server.problems import ProblemError
from sampan.server.schemas import Problem
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.server.thinking import Thinkers


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Open the database, start the workers; on the way out write what waits and stop."""
    settings: Settings = app.state.settings
    database = Store(settings.database_url)
    await database.open()
    _spare_collector()
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
    app.state.store = database
    advisers = Advisers(settings.hint_seconds, settings.hints_per_minute)
    app.state.advisers = advisers
    app.state.hub = Hub(database, thinkers, settings.idle_seconds)
    sweeper = asyncio.create_task(app.state.hub.sweep())
    try:
        yield
    finally:
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        await app.state.hub.close()
        thinkers.close()
        advisers.close()
        await database.close()


def _spare_collector() -> None:
    """A full garbage collection stops every table for a tenth of a second and more. What is loaded
    by now stays for good; young garbage goes as ever, old garbage seldom: tables that are let go
    are collected when they go."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 500)


class Application(FastAPI):
    """FastAPI whose document also describes the frames of the sockets."""

    def openapi(self) -> dict[str, Any]:
        return document(self)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    settings = settings or Settings()
    app = Application(
        title="Sampan",
        version=__version__,
        description="Tables for people and bots. Frames are described in docs/protocol.md.",
        lifespan=_life,
    )
    app.state.settings = settings
    app.state.creations = RateLimit(settings.creations_per_minute)
    app.state.joins = RateLimit(settings.joins_per_minute)
    app.include_router(game_routes.router)
    app.include_router(http.router)
    app.include_router(insight_routes.router)
    app.include_router(socket.router)
    _add_health(app)
    _add_errors(app)
    app.add_middleware(Guard, limit=settings.max_body, root_path=settings.root_path)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=list(settings.origins),
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
        )
    if PAGE.is_dir():
        add_page(app, PAGE, settings.root_path)
    return app


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz")
    async def health() -> dict[str, str]:
        """The process is alive."""
        return {"status": "ok", "version": __version__}

    @app.get("/readyz")
    async def ready(request: Request) -> Response:
        """The database answers and takes writes."""
        database: Store = request.app.state.store
        if await database.is_ready():
            return JSONResponse({"status": "ok"})
        return JSONResponse({"status": "the database does not answer"}, 503)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(ProblemError)
    async def problem(_: Request, error: ProblemError) -> Response:
        return _document(error.problem)

    @app.exception_handler(HTTPException)
    async def http_error(_: Request, error: HTTPException) -> Response:
        return _document(Problem(title=str(error.detail), status=error.status_code))

    @app.exception_handler(RequestValidationError)
    async def not_understood(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        detail = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
        return _document(Problem(title="not understood", status=422, detail=detail))


def _document(problem: Problem) -> Response:
    headers = {"Retry-After": str(problem.wait)} if problem.wait else None
    content = problem.model_dump()
    return JSONResponse(content, problem.status, headers, "application/problem+json")
