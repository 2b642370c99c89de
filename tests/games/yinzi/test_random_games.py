"""Whole random games: every invariant holds on the way, and colours do not matter."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import sampan
from sampan.engine.scenario import read_scenario, run_scenario
from sampan.engine.soak import soak_game
from sampan.engine.walk import random_table, walker_of

GAME = sampan.game("yinzi")
SWAP = str.maketrans("AB", "BA")


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_broken_in_a_random_game(seed: int) -> None:
    """YZ-I1 to YZ-I47 The watch sees every action and draw, with random seats and options."""
    assert soak_game(GAME, seed).over == "rounds"


@pytest.mark.parametrize("seed", range(4))
def test_the_sheet_adds_up(seed: int) -> None:
    """YZ-I43 The total is the sum of the eight lines."""
    session = random_table(GAME, seed)
    walker_of(seed).walk(session)
    assert session.result is not None
    for sheet in session.result.to_json().values():
        if isinstance(sheet, dict) and "total" in sheet:
            lines = ("boats", "factories", "commodities", "war", "routes", "advancements")
            assert sheet["total"] == sum(sheet[line] for line in (*lines, "yinzi", "misfortune"))


@pytest.mark.parametrize("seed", range(3))
def test_exchanged_colours_give_the_exchanged_game(seed: int, tmp_path: Path) -> None:
    """YZ-I42 The same game with the colours of both seats exchanged, tile by tile."""
    session = random_table(GAME, seed, seats=2)
    start, begun = session.position(), len(session.log)
    walker_of(seed).walk(session)
    said = [f"{e.speaker} {e.word}" for e in session.log[begun:] if not e.forced]
    assert session.result is not None
    totals = session.result.to_json()
    scenario = {
        "title": "The game with exchanged colours",
        "rules": ["YZ-I42"],
        "position": exchanged(start),
        "then": [{
            "do": in_letter_order([word_exchanged(word) for word in said]),
            "expect": {
                "over": "rounds",
                "result.A.total": totals["B"]["total"],
                "result.B.total": totals["A"]["total"],
            },
        }],
    }  # fmt: skip
    file = tmp_path / "exchanged.json"
    file.write_text(json.dumps(scenario), "utf-8")
    run_scenario(GAME, read_scenario(file))


def exchanged(value: Any) -> Any:
    """A position with the seats A and B exchanged everywhere."""
    if isinstance(value, dict):
        return {text_exchanged(key): exchanged(each) for key, each in value.items()}
    if isinstance(value, list):
        return [exchanged(each) for each in value]
    return text_exchanged(value) if isinstance(value, str) else value


def text_exchanged(text: str) -> str:
    """Seats, strings of seats and factory tiles; all else stays as it is."""
    if re.fullmatch(r"-*A*B*", text):  # seats are sorted, so BA is bamboo
        return "".join(sorted(text.translate(SWAP)))
    if re.fullmatch(r"\w+-[AB]", text):
        return text.translate(SWAP)
    return text


def word_exchanged(word: str) -> str:
    speaker, _, said = word.partition(" ")
    said = " ".join(text_exchanged(each) for each in said.split(" "))
    return f"{speaker.translate(SWAP)} {said}"


def in_letter_order(said: list[str]) -> list[str]:
    """Cards are drawn seat by seat in letter order, so a run of draws is sorted again."""
    ordered: list[str] = []
    run: list[str] = []
    for word in [*said, ""]:
        if word.startswith("@ card "):
            run.append(word)
        else:
            ordered += sorted(run, key=lambda each: each.split()[2])
            run = []
            ordered.append(word)
    return ordered[:-1]
