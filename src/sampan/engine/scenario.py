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
from sampan.engine.errors import BadInput
from sampan.engine.game import Game, Position
from sampan.engine.lines import Lines
from sampan.engine.position import PositionError, look_up, same
from sampan.engine.refusals import Illegal
from sampan.engine.session import NotPossible, Session
from sampan.engine.steps import CHANCE, SEATS

KEYS: Final = {"title": str, "rules": list, "position": dict, "then": list}
ENTRY_KEYS: Final = {"do": list, "expect": dict, "refuse": dict}
OFFERS: Final = {"offers": list, "offers_has": list, "offers_not": list, "offers_count": int}
_KINDS: Final = {str: "a text", list: "a list", dict: "a table", int: "a whole number"}
_WORD: Final = re.compile(rf"[{SEATS}{CHANCE}] \S.*")
_CHANGE: Final = re.compile(r"[+-]\d+")


class ScenarioError(BadInput):
    """A scenario file that is not well formed: where, which key, what would be right."""


class Mismatch(AssertionError):
    """A scenario that does not hold: what was expected, what was found."""

    def __init__(self, where: str, fact: str, expected: Any, found: Any) -> None:
        super().__init__(f"{where}: {fact}: expected {show(expected)}, found {show(found)}")
        self.where: Final = where
        """The entry of `then`, as a path into the file."""
        self.fact: Final = fact
        self.expected: Final = expected
        self.found: Final = found


class Scenario:
    """A scenario file, checked for its form and ready to be run."""

    def __init__(self, path: str, data: dict[str, Any], lines: Lines) -> None:
        self.path: Final = path
        self.lines: Final = lines
        self._check_table(data, KEYS, ())
        for key in KEYS:
            if key not in data:
                raise self.wrong((), f"the key {key!r} is missing")
        self.title: Final[str] = data["title"]
        self.rules: Final[list[str]] = data["rules"]
        self.position: Final[Position] = data["position"]
        self.then: Final[list[dict[str, Any]]] = data["then"]
        for place, rule in enumerate(self.rules):
            self._check_kind(rule, str, ("rules", str(place)))
        if not isinstance(self.position.get("game"), str):
            raise self.wrong(("position", "game"), "expected the name of a game")
        for place, entry in enumerate(self.then):
            self._check_entry(entry, ("then", str(place)))

    @property
    def game(self) -> str:
        return str(self.position["game"])

    def wrong(self, keys: tuple[str, ...], problem: str) -> ScenarioError:
        """The error about what stands at these keys of the file."""
        name = f"{'.'.join(keys)}: " if keys else ""
        return ScenarioError(f"{self.path}: line {self.lines.of(keys)}: {name}{problem}")

    def _check_entry(self, entry: Any, where: tuple[str, ...]) -> None:
        self._check_kind(entry, dict, where)
        self._check_table(entry, ENTRY_KEYS, where)
        for place, word in enumerate(entry.get("do", [])):
            self._check_word(word, word, (*where, "do", str(place)))
        for word, rule in entry.get("refuse", {}).items():
            self._check_word(word, rule, (*where, "refuse", word))
        for fact, value in entry.get("expect", {}).items():
            if fact in OFFERS:
                self._check_kind(value, OFFERS[fact], (*where, "expect", fact))

    def _check_table(
        self, table: dict[str, Any], known: dict[str, Any], where: tuple[str, ...]
    ) -> None:
        for key, value in table.items():
            if key not in known:
                there = ", ".join(known)
                raise self.wrong((*where, key), f"unknown key; there are {there}")
            self._check_kind(value, known[key], (*where, key))

    def _check_kind(self, value: Any, kind: type, where: tuple[str, ...]) -> None:
        if type(value) is not kind:
            raise self.wrong(where, f"expected {_KINDS[kind]}, found {value!r}")

    def _check_word(self, word: Any, said: Any, where: tuple[str, ...]) -> None:
        self._check_kind(said, str, where)
        if not isinstance(word, str) or not _WORD.fullmatch(word):
            raise self.wrong(where, f"expected 'SEAT word' or '@ word', found {word!r}")


def read_scenario(path: Path) -> Scenario:
    """Read and check a file; raises `ScenarioError` with the line and key that is wrong."""
    toml = path.suffix != ".json"
    try:
        text = path.read_text("utf-8")
        data = tomllib.loads(text) if toml else json.loads(text)
    except (OSError, ValueError) as error:
        raise ScenarioError(f"{path}: {error}") from error
    if not isinstance(data, dict):
        raise ScenarioError(f"{path}: line 1: expected an object with {', '.join(KEYS)}")
    return Scenario(str(path), data, Lines(text, toml=toml))


def run_scenario(game: Game[Any], scenario: Scenario) -> None:
    """Play it; raises `Mismatch` at the first thing that is not as expected, and `ScenarioError`
    if the position cannot be."""
    try:
        start = Session.open_position(game, scenario.position)
        session = Session.open_position(game, scenario.position)
    except PositionError as error:
        keys = error.path.split(".") if error.path else []
        raise scenario.wrong(("position", *keys), error.problem) from error
    for place, entry in enumerate(scenario.then):
        where = f"then.{place}"
        _say_all(session, entry.get("do", []), where)
        for word, rule in entry.get("refuse", {}).items():
            _check_refusal(session, where, word, rule)
        for fact, expected in entry.get("expect", {}).items():
            _check_fact(session, start, where, fact, expected)


def _say_all(session: Session, words: list[str], where: str) -> None:
    """Say the words. One for a choice that was forced may be there or not; one for a draw is
    taken by the draw, also by one that the loaded position waits for."""
    session.script = deque(words)
    word = "do"
    try:
        session.settle()
        while session.script:
            word = session.script.popleft()
            if session.why_not(word) is None or word not in session.just_forced():
                session.submit(word)
    except (Illegal, NotPossible, PositionError, UnknownWord) as error:
        raise Mismatch(where, word, "a legal word", str(error)) from error


def _check_refusal(session: Session, where: str, word: str, rule: str) -> None:
    try:
        refusal = session.why_not(word)
    except (UnknownWord, NotPossible) as error:
        raise Mismatch(where, f"refuse {word!r}", rule, str(error)) from error
    found = "a legal word" if refusal is None else list(refusal.rules)
    if refusal is None or rule not in refusal.rules:
        raise Mismatch(where, f"refuse {word!r}", rule, found)


def _check_fact(session: Session, start: Session, where: str, fact: str, expected: Any) -> None:
    decision = session.decision
    if fact in OFFERS:
        offers = [] if decision is None else [action.word for action in decision.options]
        if not _offers_hold(fact, expected, offers):
            raise Mismatch(where, fact, expected, offers)
        return
    try:
        found = read_fact(session, fact)
    except NotPossible as error:
        raise Mismatch(where, fact, expected, str(error)) from error
    if isinstance(expected, str) and _CHANGE.fullmatch(expected):
        before = read_fact(start, fact)
        if not (isinstance(found, int) and isinstance(before, int)):
            raise Mismatch(where, fact, f"a change of {expected}", found)
        found = f"{found - before:+d}"
    game = session.game
    if not any(same(expected, each, fact, game.unordered) for each in (found, game.by_kind(found))):
        raise Mismatch(where, fact, expected, found)


def _offers_hold(fact: str, expected: Any, offers: list[str]) -> bool:
    if fact == "offers_count":
        return bool(expected == len(offers))
    if fact == "offers":
        return sorted(expected) == sorted(offers)
    wanted, there = set(expected), set(offers)
    return wanted <= there if fact == "offers_has" else not wanted & there


def read_fact(session: Session, fact: str) -> Any:
    """One fact of the session: `decision.`, `result.`, `view.B.` or a path into the position."""
    game, state = session.game, session.state
    head, _, rest = fact.partition(".")
    if head == "decision":
        decision = session.decision
        return look_up({head: decision and decision.to_json()}, fact)
    if head == "result":
        result = session.result
        return look_up({head: result and result.to_json()}, fact)
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


def show(value: Any) -> str:
    """A value as it would stand in a scenario file."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
