"""Texts in Fluent catalogues: one function turns a key and its arguments into a sentence."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

LANGUAGES: Final = ("en", "de", "it")
"""English first: it is what a missing language falls back to."""


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
        if language not in LANGUAGES:
            raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language: Final = language
        self._files: Final = tuple(folder / f"{language}.ftl" for folder in folders)
        self._names: Final = names

    def has(self, key: str) -> bool:
        return bool(_bundle(self.language, self._files).has_message(key))

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of a key. Codes of components among the arguments become their names."""
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

    def _say(self, value: Any) -> Any:
        if isinstance(value, Ref):
            return self(value.key, **value.args)
        if isinstance(value, str) and value in self._names:
            return self._say(self._names[value])
        if isinstance(value, list | tuple):
            return ", ".join(str(self._say(each)) for each in value)
        return "" if value is None else value


@cache
def _bundle(language: str, files: tuple[Path, ...]) -> Any:
    """The one place that knows the Fluent runtime."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
