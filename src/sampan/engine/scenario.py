"""Scenarios: a position, words said from it, and what must then be so. This is how rules are shown.

A scenario is a TOML or JSON file with `title`, `rules`, `position` and `then`; each entry of `then`
may `do` words, `expect` facts and `refuse` words with a rule that forbids them.
"""

import json
import re
import tomllib
from collections import deque
from pathlib import Path
from typing import Any, Final

from sampan.engine.actions import UnknownWord
from sampan.engine.game import Game, Position
from sampan.engine.position import PositionError, look_up, same
from sampan.engine.refusals import Illegal
from sampan.engine.session import NotPossible, Session
from sampan.engine.steps import CHANCE, SEATS

KEYS: Final = {"title": str, "rules": list, "position": dict, "then": list}
ENTRY_KEYS: Final = {"do": list, "expect": dict, "refuse": dict}
OFFERS: Final = ("offers", "offers_has", "offers_not", "offers_count")
_CHANGE: Final = re.compile(r"[+-]\d+")


class ScenarioError(ValueError):
    """A scenario file that is not well formed: where, which key, what would be right."""


class Mismatch(AssertionError):
    """A scenario that does not hold: what was expected, what was found."""

    def __init__(self, where: str, fact: str, expected: Any, found: Any) -> None:
        super().__init__(f"{where}: {fact}: expected {_show(expected)}, found {_show(found)}")
        self.where: Final = where
        self.fact: Final = fact
        self.expected: Final = expected
        self.found: Final = found


class Scenario:
    """A well-formed scenario, ready to be run."""

    def __init__(self, path: str, data: dict[str, Any]) -> None:
        self.path: Final = path
        self.title: Final[str] = data["title"]
        self.rules: Final[list[str]] = data["rules"]
        self.position: Final[Position] = data["position"]
        self.then: Final[list[dict[str, Any]]] = data["then"]

    @property
    def game(self) -> str:
        return str(self.position["game"])


def read_scenario(path: Path) -> Scenario:
    """Read and check a file; raises `ScenarioError` with the line and key that is wrong."""
    try:
        text = path.read_text("utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (OSError, ValueError) as error:
        raise ScenarioError(f"{path}: {error}") from error
    if not isinstance(data, dict):
        raise ScenarioError(f"{path}: line 1: expected an object with {', '.join(KEYS)}")
    _check_keys(path, text, data, KEYS, "", required=True)
    if not isinstance(data["position"].get("game"), str):
        raise _wrong(path, text, ["position"], "position.game: expected the name of a game")
    for place, entry in enumerate(data["then"]):
        where = f"then.{place}"
        if not isinstance(entry, dict):
            raise _wrong(path, text, ["then"], f"{where}: expected a table, found {entry!r}")
        _check_keys(path, text, entry, ENTRY_KEYS, where, required=False)
        words = [*entry.get("do", []), *entry.get("refuse", {})]
        for word in words:
            if not isinstance(word, str) or word.split(" ")[0] not in (*SEATS, CHANCE):
                problem = f"{where}: expected 'SEAT word' or '@ word', found {word!r}"
                raise _wrong(path, text, ["do", "refuse"], problem)
    return Scenario(str(path), data)


def _check_keys(
    path: Path,
    text: str,
    data: dict[str, Any],
    known: dict[str, Any],
    where: str,
    *,
    required: bool,
) -> None:
    prefix = f"{where}." if where else ""
    for key, value in data.items():
        if key not in known:
            problem = f"{prefix}{key}: unknown key; there are {', '.join(known)}"
            raise _wrong(path, text, [key], problem)
        if not isinstance(value, known[key]):
            wanted = {str: "a text", list: "a list", dict: "a table"}[known[key]]
            raise _wrong(path, text, [key], f"{prefix}{key}: expected {wanted}, found {value!r}")
    for key in known:
        if required and key not in data:
            raise ScenarioError(f"{path}: line 1: the key {key!r} is missing")


def _wrong(path: Path, text: str, keys: list[str], problem: str) -> ScenarioError:
    """The error with the first line on which one of the keys stands."""
    pattern = re.compile(rf"(^|[\[{{,\s\"])({'|'.join(map(re.escape, keys))})([\"\]]|\s*[=:.])")
    lines = enumerate(text.splitlines(), 1)
    line = next((number for number, line in lines if pattern.search(line)), 1)
    return ScenarioError(f"{path}: line {line}: {problem}")


def run_scenario(game: Game[Any], scenario: Scenario) -> None:
    """Play it; raises `Mismatch` at the first thing that is not as expected."""
    first = list(scenario.then[0].get("do", [])) if scenario.then else []
    try:
        start = game.dump(game.load(scenario.position))
        session = Session.from_position(game, scenario.position, script=deque(first))
    except (PositionError, NotPossible, UnknownWord) as error:
        raise Mismatch("position", "loading", "a possible position", str(error)) from error
    for place, entry in enumerate(scenario.then):
        where = f"then.{place}"
        if place:
            session.script = deque(entry.get("do", []))
        _say_all(session, where)
        for word, rule in entry.get("refuse", {}).items():
            _check_refusal(session, where, word, rule)
        for fact, expected in entry.get("expect", {}).items():
            _check_fact(session, start, where, fact, expected)


def _say_all(session: Session, where: str) -> None:
    """Say the words of the script. A word for a choice that was forced may be there or not."""
    while session.script:
        word = session.script.popleft()
        try:
            if session.why_not(word) is not None and word in session.just_forced():
                continue
            session.submit(word)
        except (Illegal, UnknownWord, NotPossible) as error:
            raise Mismatch(where, word, "a legal word", str(error)) from error


def _check_refusal(session: Session, where: str, word: str, rule: str) -> None:
    try:
        refusal = session.why_not(word)
    except (UnknownWord, NotPossible) as error:
        raise Mismatch(where, f"refuse {word!r}", rule, str(error)) from error
    found = "a legal word" if refusal is None else list(refusal.rules)
    if refusal is None or rule not in refusal.rules:
        raise Mismatch(where, f"refuse {word!r}", rule, found)


def _check_fact(session: Session, start: Position, where: str, fact: str, expected: Any) -> None:
    decision = session.decision
    if fact in OFFERS:
        offers = [] if decision is None else [action.word for action in decision.options]
        if not _offers_hold(fact, expected, offers):
            raise Mismatch(where, fact, expected, offers)
        return
    found = read_fact(session, fact)
    if isinstance(expected, str) and _CHANGE.fullmatch(expected):
        before = look_up(start, fact)
        if not (isinstance(found, int) and isinstance(before, int)):
            raise Mismatch(where, fact, f"a change of {expected}", found)
        found = f"{found - before:+d}"
    game = session.game
    if not any(same(expected, each, fact, game.unordered) for each in (found, game.by_kind(found))):
        raise Mismatch(where, fact, expected, found)


def _offers_hold(fact: str, expected: Any, offers: list[str]) -> bool:
    if fact == "offers_count":
        return bool(expected == len(offers))
    if not isinstance(expected, list):
        return False
    if fact == "offers":
        return sorted(expected) == sorted(offers)
    wanted, there = set(expected), set(offers)
    return wanted <= there if fact == "offers_has" else not wanted & there


def read_fact(session: Session, fact: str) -> Any:
    """One fact of the session: `decision.`, `result.`, `view.B.` or a path into the position."""
    game, state, decision = session.game, session.state, session.decision
    head, _, rest = fact.partition(".")
    if head == "decision":
        return None if decision is None else look_up(decision.to_json(), rest)
    if head == "result":
        result = session.result
        return None if result is None else look_up(result.to_json(), rest)
    if head == "view":
        seat, _, path = rest.partition(".")
        return look_up(session.view(seat).position, path)
    return look_up(_merged(game.now(state), game.facts(state)), fact)


def _merged(left: Any, right: Any) -> Any:
    """Two positions laid over each other, object by object."""
    if isinstance(left, dict) and isinstance(right, dict):
        keys = [*left, *(key for key in right if key not in left)]
        return {
            key: _merged(left[key], right[key])
            if key in left and key in right
            else left.get(key, right.get(key))
            for key in keys
        }
    return right


def _show(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
