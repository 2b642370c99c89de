"""Tables with a given position, and people who sit down at them."""

import json
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

import sampan
from sampan.bots import Clock, make_bot
from sampan.engine.session import Session
from tests.browser.people import Person
from tests.server.servers import Server

PEOPLE: Final = ("Mei", "Jonas", "Chiara", "Otto", "Ludovica")


def played(game: str, seats: int, seed: int, after: int, bot: str, seat: str) -> dict[str, Any]:
    """The position after so many decisions of bots, at the next question to this seat."""
    session = Session.new(sampan.game(game), seats=seats, seed=seed)
    player = make_bot(bot, session.game, Random(seed))
    for count in range(100_000):
        decision = session.decision
        if decision is None:
            raise SystemExit(f"the game is over after {count} decisions")
        if count >= after and decision.seat == seat and len(decision.options) > 1:
            break
        view = session.view(decision.seat)
        session.submit(player.choose(view, decision, Clock(None)))
    return session.position()


def lay(server: Server, position: dict[str, Any], seat: str) -> tuple[str, str]:
    """A table with this position; the table and the token of the seat that looks."""
    wanted = {
        "game": position["game"],
        "seats": [{"kind": "here", "name": name} for name in PEOPLE[: position["players"]]],
        "position": position,
    }
    created = server.post("/api/tables", wanted)
    if created.status_code != 201:
        raise SystemExit(created.text)
    answer = created.json()
    token = next(each["token"] for each in answer["seats"] if each["seat"] == seat)
    return answer["table"], token


def sit(person: Person, table: str, seat: str, token: str) -> Page:
    """Look at the table with the eyes of a seat."""
    keys = json.dumps({table: {"mine": {seat: token}, "friends": {}}})
    person.page.add_init_script(f"localStorage.setItem('sampan.keys', {json.dumps(keys)})")
    page = person.open(f"/table/{table}")
    page.locator(".table").wait_for()
    return page
