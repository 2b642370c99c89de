"""The built page: its files as the build compressed them, its first file for all its routes."""

import os
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

PAGE: Final = Path(__file__).parent.parent / "page"
"""The built page, if there is one."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build writes beside a file, the smallest first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets"


def add_page(app: FastAPI, folder: Path, root: str) -> None:
    """Serve the page for whatever is no route of the server. Its files are asked for under the
    root path, also from routes that look like folders."""
    files = StaticFiles(directory=folder)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str, request: Request) -> Response:
        wanted = (folder / path).resolve()
        if path and wanted.is_relative_to(folder) and wanted.is_file():
            return _file(files, wanted, request)
        text = (folder / "index.html").read_text("utf-8").replace('="./', f'="{root}/')
        return HTMLResponse(text, headers={"Cache-Control": ASK_AGAIN})


def _file(files: StaticFiles, wanted: Path, request: Request) -> Response:
    """One file in the best form the browser takes; nothing if it has it already."""
    sent, encoding = wanted, None
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for name, ending in ENCODINGS.items():
        compressed = wanted.with_name(wanted.name + ending)
        if name in accepted and compressed.is_file():
            sent, encoding = compressed, name
            break
    answer = files.file_response(sent, os.stat(sent), request.scope)
    hashed = wanted.parent.name == HASHED
    answer.headers["Cache-Control"] = FOR_EVER if hashed else ASK_AGAIN
    answer.headers["Vary"] = "Accept-Encoding"
    if encoding is not None:
        answer.headers["Content-Encoding"] = encoding
    return answer


def _accepted(header: str) -> set[str]:
    """The encodings of an `Accept-Encoding` header, without those it rules out."""
    found = set()
    for part in header.split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight not in ("0", "0.0", "0.00", "0.000"):
            found.add(name.lower())
    return found
