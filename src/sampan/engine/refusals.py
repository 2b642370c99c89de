"""Refusals have reasons: which rule forbids an action, what it needs, what is there."""

from typing import Any, Final

from sampan.engine.errors import BadInput


class Reason:
    """One rule that forbids an action. Its text is `why-<key>` with `needed` and `have`."""

    __slots__ = ("have", "key", "needed", "rule")

    def __init__(self, rule: str, key: str, needed: Any = None, have: Any = None) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.needed: Final = needed
        self.have: Final = have

    def to_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "reason": self.key, "needed": self.needed, "have": self.have}

    def __repr__(self) -> str:
        facts = "" if self.needed is None else f": needs {self.needed}, has {self.have}"
        return f"{self.rule} {self.key}{facts}"


class Refusal:
    """Why an action is not allowed now: every reason, the most special one first."""

    __slots__ = ("reasons", "word")

    def __init__(self, word: str, reasons: tuple[Reason, ...]) -> None:
        if not reasons:
            raise ValueError(f"a refusal of {word!r} needs a reason")
        self.word: Final = word
        self.reasons: Final = reasons

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(reason.rule for reason in self.reasons)

    def to_json(self) -> dict[str, Any]:
        return {"word": self.word, "reasons": [reason.to_json() for reason in self.reasons]}

    def __repr__(self) -> str:
        return f"{self.word!r} is not allowed: {'; '.join(map(repr, self.reasons))}"


class Illegal(BadInput):
    """Raised for an action that is not legal now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal: Final = refusal
