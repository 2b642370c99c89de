"""On which line of a TOML or JSON text each key stands, so that a message can point at it."""

import re
from collections.abc import Iterator
from typing import Final

Path = tuple[str, ...]
"""Keys and places in lists from the top of a text: `("then", "2", "expect")`."""

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\''  # long texts of TOML
    r'|"(?:\\.|[^"\\])*"|\'[^\'\n]*\''
    r"|#[^\n]*|\n|[\[\]{},:=.]|[^\s\[\]{},:=.#\"']+",
    re.DOTALL,
)


class Lines:
    """The lines of the keys and list entries of one text, which is known to be well formed."""

    def __init__(self, text: str, *, toml: bool) -> None:
        self._lines: Final[dict[Path, int]] = {(): 1}
        self._tokens: Final = list(_tokens(text, toml=toml))
        self._at = 0
        if toml:
            self._read_toml()
        else:
            self._read_value(())

    def of(self, path: str | Path) -> int:
        """The line of a path (dotted, or as keys), or of the nearest thing above it."""
        keys = tuple(path.split(".")) if isinstance(path, str) else path
        while keys not in self._lines:
            keys = keys[:-1]
        return self._lines[keys]

    def _read_toml(self) -> None:
        table: Path = ()
        counts: dict[Path, int] = {}
        while self._skip_newlines():
            if self._token() == "[":
                line = self._line()
                self._at += 1
                many = self._token() == "["
                self._at += many
                table = self._placed(self._read_key(), counts, many)
                self._at += 1 + many
                self._mark(table, line)
            else:
                self._read_pair(table)

    def _placed(self, keys: Path, counts: dict[Path, int], many: bool) -> Path:
        """The path of a table, with the place of each array of tables on the way."""
        path: Path = ()
        for depth, key in enumerate(keys, 1):
            path = (*path, key)
            if many and depth == len(keys):
                counts[path] = counts.get(path, -1) + 1
                self._mark(path, self._line())
            if path in counts:
                path = (*path, str(counts[path]))
        return path

    def _read_pair(self, table: Path) -> None:
        line = self._line()
        path = (*table, *self._read_key())
        self._mark(path, line)
        self._at += 1  # the equals sign or colon
        self._read_value(path)

    def _read_key(self) -> Path:
        keys = []
        while self._token() not in ("=", ":", "]"):
            if self._token() != ".":
                keys.append(self._token().strip("\"'"))
            self._at += 1
        return tuple(keys)

    def _read_value(self, path: Path) -> None:
        opened = self._token()
        if opened not in ("{", "["):
            while self._at < len(self._tokens) and self._token() not in (",", "}", "]", "\n"):
                self._at += 1
            return
        self._at += 1
        place = 0
        while self._skip_newlines() and self._token() not in ("}", "]"):
            if self._token() == ",":
                self._at += 1
            elif opened == "{":
                self._read_pair(path)
            else:
                entry = (*path, str(place))
                self._mark(entry, self._line())
                self._read_value(entry)
                place += 1
        self._at += 1

    def _skip_newlines(self) -> bool:
        """Go to the next token that is no line break; False at the end."""
        while self._at < len(self._tokens) and self._token() == "\n":
            self._at += 1
        return self._at < len(self._tokens)

    def _token(self) -> str:
        return self._tokens[self._at][0]

    def _line(self) -> int:
        return self._tokens[self._at][1]

    def _mark(self, path: Path, line: int) -> None:
        """The first line counts: a table may be opened by one key and extended by another."""
        for depth in range(1, len(path) + 1):
            self._lines.setdefault(path[:depth], line)


def _tokens(text: str, *, toml: bool) -> Iterator[tuple[str, int]]:
    """The tokens with their lines. Line breaks mean something in TOML only."""
    line = 1
    for match in _TOKEN.finditer(text):
        token = match[0]
        if not token.startswith("#") and (toml or token != "\n"):
            yield token, line
        line += token.count("\n")
