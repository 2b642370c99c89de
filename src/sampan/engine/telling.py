"""From data to sentences: what is asked, what can be said, what happened, what is not allowed.

Every text has a key that follows from the name of the thing (`step-<step>`, `action-<kind>`,
`event-<kind>`, `why-<reason>`), so this serves every game and names none.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game, Result
from sampan.engine.refusals import Refusal
from sampan.engine.setup import Option
from sampan.engine.steps import SEATS, Event, State
from sampan.engine.texts import Texts

COMMON: Final = Path(__file__).parents[1] / "text"
"""The catalogues that all games share."""


def texts_for(game: Game[Any], language: str) -> Texts:
    """The texts of a game, with the common ones behind them; raises `LanguageError`."""
    return Texts(language, (Path(game.folder) / "text", COMMON), game.names)


def common_texts(language: str) -> Texts:
    """The texts that belong to no game; raises `LanguageError`."""
    return Texts(language, (COMMON,), {})


def sentence(text: str) -> str:
    """The text with a capital letter first: names of components are often small."""
    return text[:1].upper() + text[1:]


class Line:
    """One line of a score sheet with an amount for each seat, or with a word where it is a
    question; a part belongs to the last line that is none."""

    def __init__(self, text: str, amounts: Sequence[int | str], part: bool = False) -> None:
        self.text: Final = text
        self.amounts: Final = tuple(amounts)
        self.part: Final = part


class Telling:
    """Everything that can be said about a game, in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game: Final = game
        self.texts: Final = texts_for(game, language)

    # --- decisions and actions ---

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence."""
        return self.texts(f"step-{decision.step}")

    def help(self, decision: Decision) -> str:
        return self.texts(f"help-{decision.step}")

    def action(self, s: State, decision: Decision, action: Action) -> str:
        """An option in plain words, for the seat that is asked. What a word means may depend on
        the step it is said at."""
        special = f"action-{action.kind}-{decision.step}"
        key = special if self.texts.has(special) else f"action-{action.kind}"
        args = self.game.action_args(s, SEATS.index(decision.seat), action)
        return sentence(self.texts(key, **args))

    def has_range(self, kind: str) -> bool:
        """Whether a row of numbers of this kind reads better as one line."""
        return self.texts.has(f"action-{kind}-range")

    def action_range(self, first: Action, last: Action) -> str:
        """A row of actions that differ in their last number only."""
        numbers = {"first": int(first.args[-1]), "last": int(last.args[-1])}
        return sentence(self.texts(f"action-{first.kind}-range", **numbers))

    # --- events and refusals ---

    def event(self, event: Event) -> str:
        """What happened; redact the event first for the seat that reads it."""
        return sentence(self.texts(f"event-{event.kind}", **event.args))

    def events(self, events: Iterable[Event]) -> str:
        """What one word brought about, as one paragraph; a text may begin on a line of its own."""
        return " ".join(self.event(event) for event in events).replace(" \n", "\n").strip()

    def reasons(self, refusal: Refusal) -> list[tuple[str, str]]:
        """Every rule that forbids a word: its id and what it says here."""
        return [
            (
                reason.rule,
                sentence(self.texts(f"why-{reason.key}", needed=reason.needed, have=reason.have)),
            )
            for reason in refusal.reasons
        ]

    # --- components and table options ---

    def component(self, code: str) -> str:
        return self.texts.name(code)

    def component_help(self, code: str) -> str:
        """What a component does, with the numbers of the edition; empty if it needs no words."""
        ref = self.game.names.get(code)
        if ref is None or not self.texts.has(f"{ref.key}-help"):
            return ""
        return self.texts(f"{ref.key}-help", **self.game.components.facts(code))

    def option(self, option: Option) -> str:
        return self.texts(f"option-{option.name}")

    def option_help(self, option: Option) -> str:
        return self.texts(f"option-{option.name}-help")

    def option_value(self, option: Option, value: Any) -> str:
        """The value in words; signs that no key can have are hyphens in its key."""
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        return self.texts(f"option-{option.name}-{re.sub(r'[^a-zA-Z0-9_]', '-', shown)}")

    # --- the end ---

    def over(self, reason: str) -> str:
        """Why the game is over."""
        return self.texts(f"over-{reason}")

    def sheet(self, result: Result) -> Iterator[Line]:
        """The lines of the score sheet, each with what it is made of."""
        for line in self.game.sheet:
            row = [sheet[line] for sheet in result.breakdown.values()]
            yield Line(self.texts(f"sheet-{line}"), [self._amount(amount) for amount in row])
            if isinstance(row[0], list):
                for place in range(len(row[0])):
                    parts = [amounts[place] for amounts in row]
                    yield Line(self.texts(f"sheet-{line}-{place}"), parts, part=True)
            elif isinstance(row[0], dict):
                for code in dict.fromkeys(code for amounts in row for code in amounts):
                    parts = [amounts.get(code, 0) for amounts in row]
                    yield Line(sentence(self.component(code)), parts, part=True)

    def _amount(self, amount: Any) -> int | str:
        """What a line comes to: the sum of its parts, by place or by component; truth as a word."""
        if isinstance(amount, bool):
            return self.texts("sheet-yes" if amount else "sheet-no")
        if isinstance(amount, dict):
            return sum(amount.values())
        total: int = sum(amount) if isinstance(amount, list) else amount
        return total
