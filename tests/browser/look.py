"""Takes a picture of any position in the page: `python -m tests.browser.look GAME --help`."""

import argparse
import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

import sampan
from sampan.bots import Clock, make_bot
from sampan.engine.session import Session
from tests.browser.conftest import QUIET, find_chromium
from tests.browser.people import Person
from tests.server.servers import Server


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
    kinds = ["here" if letter == seat else "friend" for letter in "ABCDE"[: position["players"]]]
    wanted = {
        "game": position["game"],
        "seats": [{"kind": kind, "name": name} for kind, name in zip(kinds, PEOPLE, strict=False)],
        "position": position,
    }
    created = server.post("/api/tables", wanted)
    if created.status_code != 201:
        raise SystemExit(created.text)
    answer = created.json()
    token = next(each["token"] for each in answer["seats"] if each["seat"] == seat)
    return answer["table"], token


PEOPLE = ("Mei", "Jonas", "Chiara", "Otto", "Ludovica")


def sit(person: Person, table: str, seat: str, token: str) -> Page:
    """Look at the table with the eyes of a seat."""
    keys = json.dumps({table: {"mine": {seat: token}, "friends": {}}})
    person.page.add_init_script(f"localStorage.setItem('sampan.keys', {json.dumps(keys)})")
    page = person.open(f"/table/{table}")
    page.locator(".table").wait_for()
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sampan.games())
    parser.add_argument(
        "--position", type=Path, help="a position file (JSON) instead of a played one"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seat", default="A", help="whose eyes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=int, default=60, help="decisions")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--theme", default="light", choices=("light", "dark", "contrast"))
    parser.add_argument("--language", default="en")
    parser.add_argument("--click", action="append", default=[], help="CSS selector to click first")
    parser.add_argument("--save", type=Path, help="write the position there")
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    if wanted.position:
        position = json.loads(wanted.position.read_text())
    else:
        played_with = (wanted.seats, wanted.seed, wanted.after, wanted.bot, wanted.seat)
        position = played(wanted.game, *played_with)
    if wanted.save:
        wanted.save.write_text(json.dumps(position, indent=1, ensure_ascii=False))
    width, height = map(int, wanted.size.split("x"))
    with (
        TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        person = Person(browser, server.url, (width, height), wanted.language, wanted.theme)
        page = sit(person, *_of(lay(server, position, wanted.seat), wanted.seat))
        if wanted.theme == "contrast":
            page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        for selector in wanted.click:
            page.locator(selector).first.click()
            page.wait_for_timeout(300)
        page.wait_for_timeout(700)
        page.screenshot(path=wanted.out)
        person.leave()
        browser.close()


def _of(laid: tuple[str, str], seat: str) -> tuple[str, str, str]:
    table, token = laid
    return table, seat, token


if __name__ == "__main__":
    main()
