"""The application: routes, security headers, errors as problem documents, start and stop."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import FileResponse, JSONResponse
from starlette.exceptions import HTTPException

from sampan import __version__
from sampan.server import http, socket
from sampan.server.hub import Hub
from sampan.server.limits import RateLimit
from sampan.server.openapi import document
from sampan.server.problems import ProblemError
from sampan.server.schemas import Problem
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.server.thinking import Thinkers

PAGE: Final = Path(__file__).parent.parent / "page"
"""The built page, if there is one."""

SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Open the database, start the workers; on the way out write what waits and stop."""
    settings: Settings = app.state.settings
    database = Store(settings.database_url)
    await database.open()
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
    app.state.store = database
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
        await database.close()


class Application(FastAPI):
    """FastAPI whose document also describes the frames of the sockets."""

    def openapi(self) -> dict[str, Any]:
        return document(self)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    app = Application(
        title="Sampan",
        version=__version__,
        description="Tables for people and bots. Frames are described in docs/protocol.md.",
        lifespan=_life,
    )
    app.state.settings = settings or Settings()
    app.state.creations = RateLimit(app.state.settings.creations_per_minute)
    app.state.joins = RateLimit(app.state.settings.joins_per_minute)
    app.include_router(http.router)
    app.include_router(socket.router)
    _add_health(app)
    _add_errors(app)
    _add_headers(app)
    if app.state.settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=list(app.state.settings.origins),
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
        )
    if PAGE.is_dir():
        _add_page(app)
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
    return JSONResponse(problem.model_dump(), problem.status, media_type="application/problem+json")


def _add_headers(app: FastAPI) -> None:
    @app.middleware("http")
    async def guard(
        request: Request, following: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        limit = app.state.settings.max_body
        if int(request.headers.get("content-length") or 0) > limit:
            return _document(
                Problem(title="too large", status=413, detail=f"at most {limit} bytes")
            )
        response = await following(request)
        for name, value in SECURITY.items():
            response.headers.setdefault(name, value)
        return response


def _add_page(app: FastAPI) -> None:
    """The page: its files, and its first file for every route of its own."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        wanted = (PAGE / path).resolve()
        if path and wanted.is_relative_to(PAGE) and wanted.is_file():
            fresh = (
                "no-cache" if wanted.suffix == ".html" else "public, max-age=31536000, immutable"
            )
            return FileResponse(wanted, headers={"Cache-Control": fresh})
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})
