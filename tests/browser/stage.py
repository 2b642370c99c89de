"""A table whose positions come from the test: frames are put into the page's socket one by one."""

import json
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from sampan.engine.session import Session
from sampan.server.scene import decision_of
from tests.browser.people import Person
from tests.browser.tables import lay, sit
from tests.server.servers import Server

SHOWN: Final = """async (moment) => {
    const table = () => document.querySelector('.table')
    while (table()?.dataset.moment !== String(moment)) await new Promise(requestAnimationFrame)
}"""


class Stage:
    """The page of one table. `show` puts a session before the eyes of its asked seat."""

    def __init__(self, server: Server, person: Person, session: Session) -> None:
        self._seq = 1
        self._socket: WebSocketRoute | None = None
        table, token = lay(server, session.position(), "A")
        self._frame: dict[str, Any] = server.get(f"/api/tables/{table}/scene", token).json()
        self._table: Final = table
        person.page.route_web_socket("**/socket", self._connected)
        self.page: Final[Page] = sit(person, table, "A", token)

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, said: str | bytes) -> None:
        if json.loads(said)["type"] == "hello":
            self._send()

    def _send(self) -> None:
        if self._socket is not None:
            self._socket.send(json.dumps(self._frame))

    def show(self, session: Session) -> None:
        """The position of this session, seen by the seat that is asked."""
        decision = session.decision
        assert decision is not None
        self._seq += 1
        scene = self._frame["scene"]
        scene["seat"] = decision.seat
        scene["view"] = session.game.shown(session.view(decision.seat)).position
        asked = decision_of(session, decision.seat)
        scene["decision"] = None if asked is None else asked.model_dump()
        data = {"n": self._seq, "speaker": "@", "word": "?", "forced": False, "events": []}
        item = {"seq": self._seq, "kind": "entry", "at": 0.0, "data": data}
        self._frame |= {"seq": self._seq, "version": self._seq, "items": [item]}
        self._send()
        self.page.evaluate(SHOWN, self._seq)
