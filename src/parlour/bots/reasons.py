"""Why a bot does what it does: the lines that choose a move also say for what reason.

A rule of thumb answers with a code and the number of its reason in one integer, so that a
reason costs nothing and cannot differ from what decided. Each game has a table that gives a
sentence for every number; `hints` fills in the cards and persons it names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import Generic, TypeVar

from parlour.games.deck import Card, Deck
from parlour.games.saying import say
from parlour.kernel.dispatch import State
from parlour.kernel.rule import rule

S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

_CODES = 1 << 16
"""More than any game has codes; in an answer the reason stands above them."""
_REASONS = 1 << 8
"""More than any game has reasons; what the reason is about stands above them."""

ONLY = 0
"""The reason of a move where there is no other."""


@rule
def because(code: int, reason: int) -> int:
    """This code, for this reason."""
    return reason * _CODES + code


@rule
def because_of(code: int, reason: int, about: int) -> int:
    """The same, with the number of a card or a seat that the reason is about."""
    return (about * _REASONS + reason) * _CODES + code


@rule
def code_of(chosen: int) -> int:
    """The code alone; an answer that is none (PONDER) stays what it is."""
    return chosen % _CODES if chosen >= 0 else chosen


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and why: the code, the number of the reason, and what that is about."""

    code: int
    reason: int
    about: int


def advice_of(chosen: int) -> Advice:
    """A rule of thumb's answer, taken apart."""
    above, code = divmod(int(chosen), _CODES)
    about, reason = divmod(above, _REASONS)
    return Advice(code, reason, about)


@dataclass(frozen=True, slots=True)
class Moment(Generic[S_co]):
    """What a sentence may speak of: what one seat knows, and the move advised."""

    h: S_co
    seat: int
    advice: Advice
    names: Sequence[str]
    deck: Deck
    label: str
    """The move in words."""

    @property
    def code(self) -> int:
        """The code of the move."""
        return self.advice.code

    def card(self, number: int) -> Card:
        """A card of the deck."""
        return self.deck[int(number)]

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[int(seat)]


Part = Callable[[Moment[S_contra]], str]
"""Finds what stands in one named place of a sentence."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason in words, with named parts in braces."""

    says: str
    unaided: str = ""
    """What is said instead where players are to remember by themselves what `says` tells."""

    def parts(self, is_aided: bool) -> list[str]:
        """The names of the places to be filled."""
        return [name for _, name, _, _ in Formatter().parse(self.template(is_aided)) if name]

    def template(self, is_aided: bool) -> str:
        """The sentence before its places are filled."""
        return self.says if is_aided or not self.unaided else self.unaided


def _always(h: State) -> bool:
    return True


@dataclass(frozen=True)
class Reasons(Generic[S_contra]):
    """All reasons of a game by their numbers, and how to fill their places."""

    by_number: Mapping[int, Reason]
    parts: Mapping[str, Part[S_contra]] = field(repr=False)
    is_aided: Callable[[S_contra], bool] = _always
    """Whether the table shows what has been, so that a hint may speak of it."""

    def say(self, moment: Moment[S_contra]) -> str:
        """The reason as a whole sentence."""
        reason = self.by_number[moment.advice.reason]
        is_aided = self.is_aided(moment.h)
        filled = {name: self.parts[name](moment) for name in reason.parts(is_aided)}
        return say(reason.template(is_aided), **filled)


def move_label(moment: Moment[State]) -> str:
    """The move, as its button says it."""
    return moment.label


NOTHING_ELSE = Reason("{move}: nothing else is open to you.")
