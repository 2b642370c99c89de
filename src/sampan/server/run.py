"""Starting the server: one process, stopped gracefully by Ctrl-C or a signal."""

import os
import threading
import time
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from sampan.server.app import create_app
from sampan.server.settings import Settings

HOST, PORT = "127.0.0.1", 8888


def serve(
    host: str | None = None,
    port: int | None = None,
    root_path: str | None = None,
    *,
    opened: bool = False,
) -> None:
    """Serve until told to stop. `SAMPAN_HOST`, `SAMPAN_PORT` and `SAMPAN_ROOT_PATH` are the
    defaults."""
    host = host or os.environ.get("SAMPAN_HOST", HOST)
    port = port or int(os.environ.get("SAMPAN_PORT", PORT))
    given = {} if root_path is None else {"SAMPAN_ROOT_PATH": root_path}
    app = create_app(Settings({**os.environ, **given}))
    if opened:
        address = f"http://{host}:{port}{app.state.settings.root_path}"
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level=os.environ.get("SAMPAN_LOG", "warning"),
        ws_max_size=app.state.settings.max_body,
        timeout_graceful_shutdown=5,
    )


def _open_when_ready(address: str) -> None:
    """Open the page in the browser as soon as the server answers."""
    for _ in range(200):
        try:
            with urlopen(f"{address}/readyz", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.05)
    webbrowser.open(address)
