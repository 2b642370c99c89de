"""The rules of a game as a document with ids, and where code and tests cite them.

`rules.md` in the folder of a game is written for people. Its form: `##` headings are the parts of
the document, `###` headings its sections, which may begin with an id (`XX-6 Auctions`);
a rule is a paragraph or list item that begins with its id in bold, and goes on to the next rule or
heading:

    ## Rules
    ### XX-6 Auctions
    - **XX-6.3** A player who passes is out of this auction for good.

Every rule must be cited by code and by a test or scenario; what stands in the part `EXAMPLES` by a
test or scenario only.
"""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from sampan.engine.errors import BadInput

EXAMPLES: Final = "Worked examples"
"""The title of the part whose entries show rules and are none."""

_HEADING: Final = re.compile(r"(##+) (.+)")
_RULE: Final = re.compile(r"(?:[-*] )?\*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\*\* (.+)")
_SECTION: Final = re.compile(r"([A-Z]+-[A-Z]?\d+) (.+)")


class RulesError(BadInput):
    """A rules document that cannot be used, or an id that is not in it."""


class Rule:
    """One rule: its id, the section it stands in, and its text (Markdown, may hold a table)."""

    __slots__ = ("id", "part", "section", "section_id", "text")

    def __init__(self, id_: str, text: str, part: str, section: str, section_id: str) -> None:
        self.id: Final = id_
        self.text: Final = text
        self.part: Final = part
        self.section: Final = section
        """The title of the section, or of the part where it has no sections."""
        self.section_id: Final = section_id
        """The id of the section, or empty."""

    @property
    def is_example(self) -> bool:
        return self.part == EXAMPLES


class Rules:
    """All rules of one document, in its order."""

    def __init__(self, text: str, name: str = "rules.md") -> None:
        self.name: Final = name
        self.rules: Final[dict[str, Rule]] = {}
        self.sections: Final[dict[str, str]] = {}
        """Id of a section -> its title."""
        self._read(text)
        prefixes = {id_.partition("-")[0] for id_ in [*self.rules, *self.sections]}
        if len(prefixes) != 1:
            found = ", ".join(sorted(prefixes)) or "none"
            raise RulesError(f"{name}: expected rules with ids of one prefix, found {found}")
        self.prefix: Final = prefixes.pop()

    def find(self, id_: str) -> list[Rule]:
        """The rule of this id, or all rules of the section of this id; raises `RulesError`."""
        if id_ in self.rules:
            return [self.rules[id_]]
        if id_ in self.sections:
            return [rule for rule in self.rules.values() if rule.section_id == id_]
        close = get_close_matches(id_, [*self.rules, *self.sections], n=3, cutoff=0.6)
        hint = f"; close to it are {', '.join(close)}" if close else ""
        raise RulesError(f"there is no rule {id_} in {self.name}{hint}")

    def cited(self, text: str) -> Iterator[str]:
        """Every id of this document's prefix in a text, those inside a range `A to B` included.
        Ids of sections are yielded as they stand."""
        id_ = rf"{self.prefix}-[A-Z]?\d+(?:\.\d+)?"
        order = list(self.rules)
        for match in re.finditer(rf"\b({id_})(?: to ({id_}))?\b", text):
            first, last = match[1], match[2]
            if last is not None and first in self.rules and last in self.rules:
                yield from order[order.index(first) : order.index(last) + 1]
            else:
                yield first
                if last is not None:
                    yield last

    def _read(self, text: str) -> None:
        part = section = section_id = ""
        found: list[tuple[str, list[str], str, str, str]] = []
        open_rule = False
        for line in text.splitlines():
            if heading := _HEADING.fullmatch(line):
                open_rule = False
                section, section_id = heading[2], ""
                if heading[1] == "##":
                    part = section
                elif named := _SECTION.fullmatch(section):
                    section_id, section = named.groups()
                    self.sections[section_id] = section
            elif rule := _RULE.fullmatch(line):
                open_rule = True
                found.append((rule[1], [rule[2]], part, section, section_id))
            elif open_rule:
                found[-1][1].append(line)
        for id_, lines, *place in found:
            if id_ in self.rules:
                raise RulesError(f"{self.name}: the rule {id_} stands there twice")
            self.rules[id_] = Rule(id_, "\n".join(lines).strip(), *place)


def read_rules(folder: str | Path) -> Rules:
    """The rules in the folder of a game; raises `RulesError`."""
    path = Path(folder) / "rules.md"
    try:
        return Rules(path.read_text("utf-8"), f"{path.parent.name}/{path.name}")
    except (OSError, UnicodeDecodeError) as error:
        raise RulesError(f"the rules of {path.parent.name} cannot be read: {error}") from error


class Coverage:
    """What is missing between the rules of a game, its code and its tests."""

    def __init__(self, rules: Rules, code: Iterable[Path], tests: Iterable[Path]) -> None:
        self.rules: Final = rules
        self.unknown: Final[dict[str, str]] = {}
        """Cited id that is no rule -> a file that cites it."""
        by_code, by_tests = self._citations(code), self._citations(tests)
        self.not_in_code: Final = [
            id_ for id_, rule in rules.rules.items() if id_ not in by_code and not rule.is_example
        ]
        self.not_in_tests: Final = [id_ for id_ in rules.rules if id_ not in by_tests]

    @property
    def complete(self) -> bool:
        return not (self.not_in_code or self.not_in_tests or self.unknown)

    def _citations(self, files: Iterable[Path]) -> set[str]:
        cited = set()
        for file in files:
            for id_ in self.rules.cited(file.read_text("utf-8")):
                cited.add(id_)
                if id_ not in self.rules.rules and id_ not in self.rules.sections:
                    self.unknown[id_] = str(file)
        return cited


def coverage(folder: str | Path, tests: Path) -> Coverage:
    """The coverage of the game in this folder; `tests` is the folder of all tests."""
    own = Path(folder)
    shown = tests / "games" / own.name
    suffixes = (".py", ".toml", ".json")
    return Coverage(
        read_rules(own),
        sorted(own.rglob("*.py")),
        sorted(file for file in shown.rglob("*") if file.suffix in suffixes),
    )
