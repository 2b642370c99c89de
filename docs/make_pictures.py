"""Draws the picture of a game in the terminal that the README shows.

    python docs/make_pictures.py GAME [--seed 2] [--decision 50] [--out docs/terminal.svg]

Greedy bots play the game up to a decision of seat A; the same arguments give the same file.
"""

import argparse
import io
import re
from pathlib import Path
from random import Random

from rich.console import Console

from sampan import game as find_game
from sampan.bots import Clock, make_bot
from sampan.cli.asking import Question
from sampan.cli.playing import Table
from sampan.engine.session import Session
from sampan.engine.texts import LANGUAGES

WIDTH, HEIGHT = 80, 40
FOREIGN_FONTS = re.compile(r"\s*@font-face \{[^}]*\}")
"""A picture fetches nothing from elsewhere; any monospaced font will do."""


def table_at(game: str, seed: int, decision: int, language: str) -> Table:
    """A table after so many decisions, when seat A is next asked something."""
    session = Session.new(find_game(game), 3, seed)
    bot = make_bot("greedy", session.game, Random(seed))
    made = 0
    while session.decision is not None and (made < decision or session.decision.seat != "A"):
        session.submit(bot.choose(session.view(session.decision.seat), session.decision, Clock()))
        made += 1
    console = Console(
        width=WIDTH, height=HEIGHT, record=True, force_terminal=True, file=io.StringIO()
    )
    return Table(session, ["me", "greedy", "greedy"], language, console)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--decision", type=int, default=50)
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("terminal.svg"))
    given = parser.parse_args()
    table = table_at(given.game, given.seed, given.decision, given.language)
    if table.session.decision is None:
        parser.error(f"the game is over before decision {given.decision}")
    Question(table, table.session.decision).show_question()
    picture = table.console.export_svg(title="sampan")
    given.out.write_text(FOREIGN_FONTS.sub("", picture), "utf-8")


if __name__ == "__main__":
    main()
