"""What a client says at a table, over a socket or over HTTP."""

from typing import Annotated, Literal

from pydantic import Field

from sampan.server.schemas import CommandId, Message, Text, Token


class Act(Message):
    """Answer the decision. `version` is the one the answer was made for."""

    type: Literal["act"] = "act"
    id: CommandId
    version: int
    word: Text


class Undo(Message):
    """Take back one's last decision, or everything from entry `to` on."""

    type: Literal["undo"] = "undo"
    id: CommandId
    version: int
    to: int | None = None


class AskUndo(Message):
    """Ask the others to let one go back to entry `to`."""

    type: Literal["ask-undo"] = "ask-undo"
    id: CommandId
    version: int
    to: int


class Answer(Message):
    """Agree to a request of another seat, or not."""

    type: Literal["answer"] = "answer"
    id: CommandId
    request: int
    agree: bool


class HandOver(Message):
    """Let a bot play one's seat for now (resign, or go away)."""

    type: Literal["hand-over"] = "hand-over"
    id: CommandId
    bot: Text


class TakeBack(Message):
    """Play one's seat oneself again."""

    type: Literal["take-back"] = "take-back"
    id: CommandId


class Chat(Message):
    """Say something to the table."""

    type: Literal["chat"] = "chat"
    id: CommandId
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Ping(Message):
    """Is anybody there?"""

    type: Literal["ping"] = "ping"


class Hello(Message):
    """The first frame of a socket: who one is, and what one has seen already."""

    type: Literal["hello"] = "hello"
    token: Token | None = None
    since: int | None = None


Command = Annotated[
    Act | Undo | AskUndo | Answer | HandOver | TakeBack | Chat, Field(discriminator="type")
]
"""What changes a table. The same over a socket and over HTTP."""

ClientFrame = Annotated[
    Act | Undo | AskUndo | Answer | HandOver | TakeBack | Chat | Ping | Hello,
    Field(discriminator="type"),
]
