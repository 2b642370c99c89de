"""Takes a picture of any position in the page: `python -m tests.browser.look GAME --help`."""

import argparse
import json
from pathlib import Path

import sampan
from tests.browser.alone import server_and_browser
from tests.browser.people import Person
from tests.browser.tables import lay, played, sit


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
    parser.add_argument("--touch", action="store_true", help="as on a screen that is touched")
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
    with server_and_browser() as (server, browser):
        person = Person(
            browser,
            server.url,
            (width, height),
            wanted.language,
            wanted.theme,
            listed=False,
            touch=wanted.touch,
        )
        table, token = lay(server, position, wanted.seat)
        page = sit(person, table, wanted.seat, token)
        if wanted.theme == "contrast":
            page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        for selector in wanted.click:
            page.locator(selector).first.click()
            page.wait_for_timeout(300)
        page.wait_for_timeout(700)
        page.screenshot(path=wanted.out)
        person.leave()


if __name__ == "__main__":
    main()
