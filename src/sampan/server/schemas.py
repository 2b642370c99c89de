"""What the server tells, and what HTTP asks it. TypeScript types are generated from this file and
`commands`."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Letter = Annotated[str, Field(pattern=r"^[A-E]$")]
Token = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[\w-]+$")]
SeatKind = Literal["here", "friend", "bot"]
ItemKind = Literal["entry", "chat", "seat", "request", "answer"]
CommandId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]


class Message(BaseModel):
    """A message; unknown fields are refused rather than overlooked."""

    model_config = ConfigDict(extra="forbid")


# --- games ---


class OptionInfo(Message):
    """A table option of a game."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    rule: str
    seats: list[int] | None = None
    """The numbers of players it is for; null: all."""


class GameInfo(Message):
    """What a lobby must know of a game."""

    name: str
    version: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    thinking: dict[str, float]
    """For each of these levels, how many seconds it thinks about a decision at most."""


class GameDetail(GameInfo):
    """What a table must know of a game: component names as text references, what is printed on
    the components (`values`), score sheet lines."""

    data: str
    names: dict[str, Any]
    values: dict[str, Any]
    sheet: list[str]
    subtotals: list[str]
    """Lines of the sheet that do not add to the total: others count the same."""


class RuleInfo(Message):
    """One numbered rule."""

    id: str
    section: str
    text: str


class ComponentInfo(Message):
    """One printed value and where we know it from."""

    section: str
    name: str
    value: Any
    source: str
    note: str


# --- creating and joining ---


class NewSeat(Message):
    """A seat of a table to be created: a person at this device, a friend by link, or a bot."""

    kind: SeatKind
    name: Name | None = None
    bot: Text | None = None


class NewTable(Message):
    """A table to be created."""

    game: Text
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=5)]
    options: dict[str, bool | int | str] = {}
    start: Letter | None = None
    spectators: bool = True
    hints: bool = True
    """Whether the asked seat may get hints."""
    edition: Annotated[str, Field(max_length=100_000)] | None = None
    position: dict[str, Any] | None = None


class SeatKey(Message):
    """The key of one seat. Whoever has the token holds the seat."""

    seat: Letter
    kind: SeatKind
    token: str | None


class Created(Message):
    """A new table and the keys of its seats."""

    table: str
    seats: list[SeatKey]


class Join(Message):
    """Taking a seat by its link."""

    token: Token
    name: Name | None = None


class Tokens(Message):
    """The keys a browser holds."""

    tokens: Annotated[list[Token], Field(max_length=200)]


# --- what a table looks like ---


class SeatInfo(Message):
    """Who sits where, for everybody."""

    seat: Letter
    kind: SeatKind
    name: str
    bot: str | None
    joined: bool
    handed_over: bool
    """A person's seat that a bot plays for now."""


class TableInfo(Message):
    """A table from outside: nothing here is hidden from anybody."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    spectators: bool
    hints: bool
    seed_hash: str
    edition: str
    over: str | None
    asked: Letter | None
    created: float


class MyTable(Message):
    """A table of one's own, for the list."""

    info: TableInfo
    seat: Letter
    token: str
    my_turn: bool


class Item(Message):
    """One line of a table's feed, as the reader may see it."""

    seq: int
    kind: ItemKind
    at: float
    data: dict[str, Any]


class OptionText(Message):
    """One legal action with what its text may mention."""

    word: str
    kind: str
    args: dict[str, Any]


class DecisionInfo(Message):
    """What is asked of whom. Options are there for the asked seat only."""

    seat: Letter
    step: str
    rules: list[str]
    options: list[OptionText] | None


class ResultInfo(Message):
    """The score sheet; `over` is empty for a projection while the game runs."""

    over: str
    sheets: dict[str, dict[str, Any]]
    ranks: dict[str, int | None]


class Scene(Message):
    """Everything a reader sees of the table now."""

    info: TableInfo
    seat: Letter | None
    view: dict[str, Any]
    decision: DecisionInfo | None
    undo: int | None
    """One's last decision in effect, or nothing."""
    undo_how: Literal["free", "bots", "ask"] | None
    """How it is taken back: alone; at once because only bots sit opposite; by consent."""
    turn_start: int | None
    """The first entry one may take back alone, for going back to the start of the turn."""
    digest_from: int
    """The first item of the feed after one's own last decision."""
    result: ResultInfo | None
    """The score sheet once the game is over; before, `GET /api/tables/{table}/projection`."""
    seed: str | None


class ChangeInfo(Message):
    """A number that an action changes, by its dotted path; null where nothing stands."""

    path: str
    before: int | None
    after: int | None


class PreviewInfo(Message):
    """What an action would do, as far as the asked seat can know."""

    ends: Literal["decision", "other", "chance", "reveal", "over"]
    asked: Letter | None
    events: list[dict[str, Any]]
    zones: list[ChangeInfo]
    sheets: list[ChangeInfo]


class CoursePoint(Message):
    """What stood on each score sheet after an entry."""

    entry: int
    seat: Letter
    totals: dict[str, int]


class SaidInfo(Message):
    """The answer of an entry and the step that asked for it."""

    step: str
    option: OptionText


class PastScene(Message):
    """The table as a reader saw it after an entry of the log."""

    entry: int
    seat: Letter | None
    said: SaidInfo | None
    """What the entry said, as far as the reader knew what it meant; null for a draw."""
    view: dict[str, Any]
    decision: DecisionInfo | None
    projection: ResultInfo


class TableFrame(Message):
    """The whole table: at the start, after a gap, after an undo."""

    type: Literal["table"] = "table"
    table: str
    seq: int
    version: int
    scene: Scene
    items: list[Item]


class NewsFrame(Message):
    """What is new since `since`."""

    type: Literal["news"] = "news"
    table: str
    seq: int
    version: int
    since: int
    scene: Scene
    items: list[Item]


class Ack(Message):
    """A command was carried out, and will never be lost."""

    type: Literal["ack"] = "ack"
    id: CommandId
    seq: int
    version: int


class ReasonInfo(Message):
    """One rule that forbids a word."""

    rule: str
    reason: str
    needed: Any = None
    have: Any = None


class Problem(Message):
    """RFC 9457: what went wrong. Illegal actions add their reasons."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str = ""
    wait: int = 0
    """Seconds after which it may be tried again; 0: that would not help, or nobody knows."""
    reasons: list[ReasonInfo] = []


class Refused(Message):
    """A command was not carried out; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: CommandId
    problem: Problem


class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


Frame = Annotated[TableFrame | NewsFrame | Ack | Refused | Pong, Field(discriminator="type")]
