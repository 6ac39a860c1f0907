"""Languages that find what is not said in German, or not said through a tongue at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from parlour.games.saying import Saying
from parlour.languages.filling import filled
from parlour.languages.german import German


class Brackets:
    """A language of brackets."""

    def sentence(self, template: str, parts: Mapping[str, Any], form: str) -> str:
        return f"[{filled(template, parts, self)}]"

    def number(self, n: int, form: str) -> str:
        return f"[{n}]"

    def many(self, n: int, thing: str, form: str) -> str:
        return f"[{n} {thing}]"

    def listed(self, things: Sequence[str], last: str) -> str:
        return f"[{f' {last} '.join(things)}]"

    def people(self, names: Sequence[str], role: str, form: str) -> str:
        return f"[{role} {names}]"


class Strict(German):
    """German that never falls back on English."""

    def sentence(self, template: str, parts: Mapping[str, Any], form: str) -> str:
        assert template in self._words.say, f"no German for “{template}”"
        return super().sentence(template, parts, form)

    def many(self, n: int, thing: str, form: str) -> str:
        assert thing in self._words.many, f"no German for so many “{thing}”"
        return super().many(n, thing, form)


def outside(text: str) -> str:
    """What of a text stands outside brackets."""
    depth, left = 0, ""
    for letter in text:
        if letter == "[":
            depth += 1
        elif letter == "]":
            depth -= 1
        elif depth == 0:
            left += letter
    return left.strip()


def unsaid(text: object) -> Iterator[str]:
    """All parts of a saying that are the same in every language."""
    if not isinstance(text, Saying):
        yield str(text)
    elif isinstance(text.parts, Mapping):
        for part in text.parts.values():
            yield from unsaid(part)
    elif isinstance(text.parts, Sequence):
        for part in text.parts:
            yield from unsaid(part)
