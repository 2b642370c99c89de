"""Texts in Fluent catalogues: one function turns a key and its arguments into a sentence."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from sampan.engine.errors import BadInput
from sampan.engine.view import HIDDEN

LANGUAGES: Final = ("en", "de", "it")
"""English first: it is the language of a reader who has not asked for another one."""


class LanguageError(BadInput):
    """A language without texts."""


class Ref:
    """A text inside a text: the name of a component, to be said in the reader's language."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Any) -> None:
        self.key: Final = key
        self.args: Final = args

    def to_json(self) -> dict[str, Any]:
        args = {
            key: arg.to_json() if isinstance(arg, Ref) else arg for key, arg in self.args.items()
        }
        return {"key": self.key, "args": args}


class Texts:
    """The catalogues of one language, those of a game before the common ones."""

    def __init__(self, language: str, folders: Iterable[Path], names: Mapping[str, Ref]) -> None:
        """Raises `LanguageError`."""
        if language not in LANGUAGES:
            raise LanguageError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language: Final = language
        self._files: Final = tuple(folder / f"{language}.ftl" for folder in folders)
        self._names: Final = names

    def has(self, key: str) -> bool:
        return bool(_bundle(self.language, self._files).has_message(key))

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of a key. Codes of components among the arguments become their names, lists
        become enumerations, truth becomes `yes` or `no` for the text to select by."""
        bundle = _bundle(self.language, self._files)
        if not bundle.has_message(key):
            raise KeyError(f"no text {key!r} in {', '.join(map(str, self._files))}")
        pattern = bundle.get_message(key).value
        said = {name: self._say(value) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, said)
        if errors:
            raise ValueError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def name(self, code: str) -> str:
        """The name of a component; a code without a name stands for itself."""
        return str(self._say(code))

    def enumerate(self, parts: Sequence[str]) -> str:
        """The parts in a row, as the language joins them: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list", first=", ".join(parts[:-1]), last=parts[-1])

    def _say(self, value: Any) -> Any:
        if isinstance(value, Ref):
            return self(value.key, **value.args)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            if value == HIDDEN:
                return self("hidden")
            return self._say(self._names[value]) if value in self._names else value
        if isinstance(value, list | tuple):
            return self.enumerate([str(self._say(each)) for each in value])
        return "" if value is None else value


@cache
def _bundle(language: str, files: tuple[Path, ...]) -> Any:
    """The one place that knows the Fluent runtime."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def differences(folder: Path) -> Iterator[str]:
    """What keeps the catalogues of a folder from saying the same in every language: a file that
    is missing or cannot be read, a key or a placeholder that one language lacks."""
    catalogues: dict[str, dict[str, frozenset[str]]] = {}
    for language in LANGUAGES:
        file = folder / f"{language}.ftl"
        try:
            catalogues[language], junk = _placeholders(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            yield f"{file}: {error}"
            return
        for line in junk:
            yield f"{file}: cannot be read: {line!r}"
    everything = {key for catalogue in catalogues.values() for key in catalogue}
    for key in sorted(everything):
        found = {
            language: catalogues[language][key]
            for language in LANGUAGES
            if key in catalogues[language]
        }
        for language in LANGUAGES:
            if language not in found:
                yield f"{folder / language}.ftl: no text {key!r}"
        if len(set(found.values())) > 1:
            shown = {language: sorted(names) for language, names in found.items()}
            yield f"{folder}: text {key!r} has different placeholders: {shown}"


def _placeholders(text: str) -> tuple[dict[str, frozenset[str]], list[str]]:
    """Key -> the names of its placeholders; and the first lines of what is no Fluent."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, frozenset[str]] = {}
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").splitlines()[0])
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = frozenset(_variables(entry.to_json()))
    return found, junk


def _variables(node: Any) -> Iterator[str]:
    """The names of all variables in a piece of a parsed message."""
    if isinstance(node, dict):
        if node.get("type") == "VariableReference":
            yield node["id"]["name"]
        for part in node.values():
            yield from _variables(part)
    elif isinstance(node, list):
        for part in node:
            yield from _variables(part)
