"""Errors as RFC 9457 problem documents."""

from typing import Final

from sampan.engine.refusals import Refusal
from sampan.server.schemas import Problem, ReasonInfo


class ProblemError(Exception):
    """Something a client asked for that cannot be done; nothing has changed."""

    def __init__(self, status: int, title: str, detail: str = "", wait: int = 0) -> None:
        super().__init__(f"{title}: {detail}" if detail else title)
        self.problem: Final = Problem(title=title, status=status, detail=detail, wait=wait)


class IllegalAction(ProblemError):
    """An action that the rules forbid, with every reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(409, "not allowed", refusal.word)
        self.problem.reasons = [ReasonInfo(**reason.to_json()) for reason in refusal.reasons]


def not_found(what: str) -> ProblemError:
    return ProblemError(404, "not found", what)
