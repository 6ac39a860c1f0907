"""Sentences that can be said in another language.

A `Saying` is a finished English sentence that remembers how it was made: its template and its
named parts, which may be sayings themselves. Games make them without a thought of languages;
whoever sends one to a player has a `Tongue` say it, and only then is it made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, Protocol


class Tongue(Protocol):
    """A language. `form` is what a template asks of a part: a case, an ending, a verb's forms."""

    def sentence(self, template: str, parts: Mapping[str, object], form: str) -> str:
        """A template with its parts put in."""
        ...

    def number(self, n: int, form: str) -> str:
        """A number in words, where it is small."""
        ...

    def many(self, n: int, thing: str, form: str) -> str:
        """So many of a thing."""
        ...

    def listed(self, things: Sequence[str], last: str) -> str:
        """Things in a row, the word `last` ("and", "or" or none) before the last of them."""
        ...

    def people(self, names: Sequence[str], role: str, form: str) -> str:
        """Somebody as who, whom or whose; an empty name is the reader's own."""
        ...


class Saying(str):
    """A sentence, or a part of one. As a string it is the finished English."""

    __slots__ = ("parts", "template")

    template: str
    parts: Any
    """Named parts; of a saying of a kind of its own, whatever it is made of."""

    def said(self, tongue: Tongue, form: str = "") -> str:
        """The same in another language."""
        return tongue.sentence(self.template, self.parts, form)


_NOTHING: Mapping[str, object] = {}


def say(template: str, /, **parts: object) -> Saying:
    """A sentence from its template. Without parts braces are left alone, for others to fill."""
    if parts:
        made = str.__new__(Saying, template.format_map(parts))
        made.parts = parts
    else:
        made = str.__new__(Saying, template)
        made.parts = _NOTHING
    made.template = template
    return made


def template(text: str) -> str:
    """Marks a text as the template of a sentence that is said later, by `say`."""
    return text


as_english = str.__str__
"""A saying as the plain string that it is; anything but a string is an error."""


def whole(number: Any) -> int:
    """A number of a state as the int that it is: where rules are interpreted it is NumPy's."""
    try:
        return index(number)
    except TypeError:
        raise NotImplementedError(f"{type(number).__name__} cannot be sent") from None


def _english_or_whole(part: Any) -> str | int:
    return as_english(part) if isinstance(part, str) else whole(part)


def sent_in_english() -> Callable[[Any], str | int]:
    """What writes the parts of a message that JSON has no word for."""
    # Whoever only reads a sheet does not wait for Numba.
    from parlour.kernel.numba_or_plain import COMPILED

    return as_english if COMPILED else _english_or_whole
