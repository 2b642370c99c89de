"""What the server tells about moves: hints for the asked seat, the analysis of a finished game."""

from typing import Literal

from sampan.server.schemas import Letter, Message, OptionText


class HintMove(Message):
    """One advised move. The value is the share of the others one is expected to leave behind: with
    two at the table, the chance to win; alone, how the margin over the game itself is expected to
    be, one half being level."""

    word: str
    visits: int
    value: float
    interval: tuple[float, float]
    reasons: dict[str, float]
    """Line of the score sheet, `prospects` or `others` -> by how much it is expected to differ from
    the other advised moves, two turns later."""


class HintInfo(Message):
    """Up to three moves, the best first."""

    version: int
    others: int
    """How many other players the values compare with; none: the game itself."""
    moves: list[HintMove]


class DecisionMark(Message):
    """What one decision gave away, given what its seat knew."""

    kind: Literal["decision"]
    n: int
    seat: Letter
    step: str
    word: str
    better: str | None
    """The better move, if there was one."""
    said: OptionText
    instead: OptionText | None
    before: list[float]
    """For each seat the share of the others it could leave behind with the best move."""
    after: list[float]
    """The same with the move that was made."""
    chances_before: list[float]
    """How likely each seat was to win with the best move; alone, the outlook, one half being
    level."""
    chances_after: list[float]
    """The same with the move that was made."""
    loss: float
    """Ranks given away, on average."""
    reasons: dict[str, float]


class DrawMark(Message):
    """What one draw did to the chance of each seat, against the mean of all that could have
    come."""

    kind: Literal["draw"]
    n: int
    word: str
    luck: list[float]


class SeatSummary(Message):
    """How one seat played, and how lucky it was."""

    seat: Letter
    decisions: int
    lost: float
    mean_loss: float
    luck: float


class AnalysisInfo(Message):
    """How far an analysis has come. It is ready when all is done."""

    done: int
    total: int
    failed: bool
    marks: list[DecisionMark | DrawMark]
    """Those from `since` on, in the order of the game."""
    summary: list[SeatSummary]
    """Once it is ready."""
