"""Small matters of grammar that all games share: names, You, lists and numbers in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

_SMALL = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def number(n: int) -> str:
    """A small number as a word, a larger one in figures."""
    return _SMALL[n] if 0 <= n < len(_SMALL) else str(n)


def many(n: int, one: str, several: str = "") -> str:
    """So many of a thing: "one card", "two cards"."""
    return f"{number(n)} {one if n == 1 else several or one + 's'}"


def listed(things: Sequence[str], last: str = "or") -> str:
    """A list as it is spoken: "a, b or c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


@dataclass(frozen=True, slots=True)
class Voice:
    """Who speaks to whom: the seats' names, and the seat of the reader, who is "You"."""

    names: Sequence[str]
    reader: int

    def who(self, seat: int) -> str:
        """The subject of a sentence."""
        return "You" if seat == self.reader else self.names[seat]

    def whom(self, seat: int) -> str:
        """Somebody inside a sentence."""
        return "you" if seat == self.reader else self.names[seat]

    def whose(self, seat: int) -> str:
        """Something of somebody's, inside a sentence."""
        return "your" if seat == self.reader else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str, other: str = "") -> str:
        """Subject and verb: "You take", "Bea takes"; irregular verbs give both forms."""
        if seat == self.reader:
            return f"You {verb}"
        return f"{self.names[seat]} {other or verb + 's'}"
