"""Small matters of grammar that all games share: names, You, lists and numbers in words.

What is made here are sayings of their own kinds, because every language has its own way with
them. A template may ask a form of them: `{who:take|takes}` is the verb that goes with who.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from parlour.games.saying import Saying, Tongue, say

YOUR_HAND = say("Your hand")
HAND = say("Hand")
THE_PACK = say("The pack")
ABOUT_TO_DEAL = say("The cards are about to be dealt.")
GAME_OVER = say("The game is over.")
NOT_YOUR_TURN = say("It is not your turn.")
NOT_ALLOWED = say("The rules do not allow it.")
NO_MOVE = say("That is not a move.")
ONE_MOMENT = say("Wait a moment.")
"""What all games say alike."""

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


class Number(Saying):
    """A number, by itself. `parts` is the number."""

    __slots__ = ()

    def said(self, tongue: Tongue, form: str = "") -> str:
        return tongue.number(self.parts, form)


class Many(Saying):
    """So many of a thing. `parts` is the number, `template` the thing."""

    __slots__ = ()

    def said(self, tongue: Tongue, form: str = "") -> str:
        return tongue.many(self.parts, self.template, form)

    def __format__(self, form: str) -> str:
        """With `first`: at the beginning of a sentence."""
        return self.capitalize() if form == "first" else str.__str__(self)


class Listing(Saying):
    """Things in a row. `parts` are the things, `template` is the word before the last."""

    __slots__ = ()

    def said(self, tongue: Tongue, form: str = "") -> str:
        return tongue.listed([put(thing, tongue, form) for thing in self.parts], self.template)


class Sentences(Saying):
    """Sentences one after the other. `parts` are the sentences."""

    __slots__ = ()

    def said(self, tongue: Tongue, form: str = "") -> str:
        return " ".join(put(sentence, tongue) for sentence in self.parts)


class Somebody(Saying):
    """People, the reader among them or not. `parts` are their names, his own left empty;
    `template` is their part in the sentence: "who", "whom" or "whose"."""

    __slots__ = ()

    def said(self, tongue: Tongue, form: str = "") -> str:
        names = [put(name, tongue) for name in self.parts]
        return tongue.people(names, self.template, form)

    def __format__(self, form: str) -> str:
        """With `take|takes`: the verb for you, or for others."""
        if not form:
            return str.__str__(self)
        yours, others = form.split("|")
        return yours if "" in self.parts else others


def put(text: object, tongue: Tongue, form: str = "") -> str:
    """A part of a sentence in a language: sayings are said, all else stays as it is."""
    return text.said(tongue, form) if isinstance(text, Saying) else str(text)


def number(n: int) -> str:
    """A small number as a word, a larger one in figures."""
    made = str.__new__(Number, _in_words(n))
    made.template, made.parts = "", n
    return made


def _in_words(n: int) -> str:
    return _SMALL[n] if 0 <= n < len(_SMALL) else str(n)


@lru_cache(maxsize=1000)
def many(n: int, one: str, several: str = "") -> str:
    """So many of a thing: "one card", "two cards"."""
    made = str.__new__(Many, f"{_in_words(n)} {one if n == 1 else several or one + 's'}")
    made.template, made.parts = one, n
    return made


def apart(things: Sequence[str]) -> str:
    """What stands between things in a row: a comma, or more where they hold commas themselves."""
    return "; " if any("," in thing for thing in things) else ", "


def listed(things: Sequence[str], last: str = "or") -> str:
    """A list as it is spoken: "a, b or c"; with no last word "a, b, c"."""
    if len(things) < 2:
        return things[0] if things else ""
    comma, before = apart(things), f"{last} " if last else ""
    break_ = comma if comma == "; " or not last else " "
    text = f"{comma.join(things[:-1])}{break_}{before}{things[-1]}"
    made = str.__new__(Listing, text)
    made.template, made.parts = last, tuple(things)
    return made


def sentences(*said: str) -> str:
    """Sentences one after the other; empty ones are left out."""
    told = [sentence for sentence in said if sentence]
    if len(told) < 2:
        return told[0] if told else ""
    made = str.__new__(Sentences, " ".join(told))
    made.template, made.parts = "", tuple(told)
    return made


def _somebody(text: str, role: str, names: tuple[str, ...]) -> Saying:
    made = str.__new__(Somebody, text)
    made.template, made.parts = role, names
    return made


_YOU = {
    role: _somebody(text, role, ("",))
    for role, text in (("who", "You"), ("whom", "you"), ("whose", "your"))
}


def is_to_play(name: str) -> str:
    """Whom all wait for."""
    return say("{name} is to play.", name=name)


def wait_for(name: str) -> str:
    """What somebody is told who acts before his time."""
    return say("Wait for {name}.", name=name)


def you_may(ways: Sequence[str]) -> str:
    """What would be legal instead."""
    return say("You may {ways}.", ways=listed(ways))


@dataclass(frozen=True, slots=True)
class Voice:
    """Who speaks to whom: the seats' names, and the seat of the reader, who is "You"."""

    names: Sequence[str]
    reader: int

    def who(self, seat: int) -> str:
        """The subject of a sentence, at its beginning."""
        return self._as("who", seat)

    def whom(self, seat: int) -> str:
        """Somebody inside a sentence."""
        return self._as("whom", seat)

    def whose(self, seat: int) -> str:
        """Something of somebody's, inside a sentence."""
        return self._as("whose", seat)

    def _as(self, role: str, seat: int) -> str:
        if seat == self.reader:
            return _YOU[role]
        name = self.names[seat]
        return _somebody(f"{name}'s" if role == "whose" else name, role, (name,))

    def side(self, first: int, second: int, role: str = "who") -> str:
        """Two partners, the reader before the other: at the beginning of a sentence (who) or
        inside it (whom)."""
        if second == self.reader:
            first, second = second, first
        you = "You" if role == "who" else "you"
        mate = self.names[second]
        if first == self.reader:
            return _somebody(f"{you} and {mate}", role, ("", mate))
        return _somebody(f"{self.names[first]} and {mate}", role, (self.names[first], mate))
