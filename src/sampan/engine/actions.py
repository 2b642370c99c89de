"""Actions are words: interned objects that people read, machines count and options point at."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from sampan.engine.errors import BadInput


class Action:
    """One word of a vocabulary. There is one object per word, so actions compare by identity."""

    __slots__ = ("arg", "args", "index", "kind", "word")

    def __init__(self, index: int, kind: str, args: tuple[str, ...], arg: int) -> None:
        self.index: Final = index
        """Dense number in its vocabulary; append-only, because trained networks depend on it."""
        self.kind: Final = kind
        self.args: Final = args
        self.arg: Final = arg
        """What rule code reads: the place of this word in its family."""
        self.word: Final = " ".join((kind, *args))

    def __repr__(self) -> str:
        return self.word


class UnknownWord(BadInput):
    """A text that is no word of the vocabulary; says which words come close."""

    def __init__(self, text: str, close: list[str]) -> None:
        hint = f"; did you mean {' or '.join(repr(word) for word in close)}?" if close else ""
        super().__init__(f"{text!r} is not a word of this game{hint}")
        self.text: Final = text
        self.close: Final = close


class Vocabulary:
    """All words one kind of speaker (the seats, or chance) can ever say, in a fixed order."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self._by_word: Final[dict[str, Action]] = {}

    def word(self, kind: str, *args: object, arg: int = 0) -> Action:
        """Append one word."""
        action = Action(len(self.actions), kind, tuple(str(each) for each in args), arg)
        if action.word in self._by_word:
            raise ValueError(f"the word {action.word!r} is declared twice")
        self.actions.append(action)
        self._by_word[action.word] = action
        return action

    def family(self, kind: str, members: Iterable[object]) -> tuple[Action, ...]:
        """Append `kind member` for each member; `action.arg` is the place in the family."""
        return tuple(
            self.word(kind, *(member if isinstance(member, tuple) else (member,)), arg=place)
            for place, member in enumerate(members)
        )

    def get(self, text: str) -> Action | None:
        return self._by_word.get(text)

    def find(self, text: str) -> Action:
        """The word with this notation; raises `UnknownWord` with the nearest words."""
        action = self._by_word.get(" ".join(text.split()))
        if action is None:
            raise UnknownWord(text, get_close_matches(text, self._by_word, n=3, cutoff=0.6))
        return action

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]
