"""An observation for games that have none of their own: the hidden state, field by field.

A game that learning programs shall do well at says what a player looks at, seat by seat from the
observer's own (Nations does). This says the same with less thought: every number of the record as
it is, and every set of cards as a row of noughts and ones, one for each card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.games.bounds import Parts
from parlour.games.deck import Deck
from parlour.kernel.cards import has
from parlour.kernel.dispatch import Numbers
from parlour.kernel.flat import MARK
from parlour.kernel.rule import rule

Write = Callable[[Any, Numbers], None]


def parts_of(state: type[Any], deck: Deck) -> Parts:
    """The fields of a state, each with how many numbers are written of it."""
    return tuple((name, n * wide) for name, n, wide, _ in _fields(state, deck))


def observing(state: type[Any], deck: Deck) -> Callable[..., None]:
    """The rule that writes these parts of a hidden state of this class.

    It is put together of a rule for each field, since a rule cannot go through the fields of a
    record: each calls the one before it and writes its own part.
    """
    write: Write = _nothing
    at = 0
    for name, n, wide, is_row in _fields(state, deck):
        if wide > 1:
            write = (_row_of_sets if is_row else _one_set)(write, name, at, n, wide)
        else:
            write = (_row if is_row else _one)(write, name, at, n)
        at += n * wide

    @rule
    def observe(h: Any, seat: int, out: Numbers) -> None:
        """Every part in its place; whose eyes they are is in what is hidden."""
        write(h, out)

    return observe


def _fields(state: type[Any], deck: Deck) -> list[tuple[str, int, int, bool]]:
    """The name of each field, how many of it there are, how wide each is, whether it is a row."""
    dtype = state.dtype
    cards = 1 + max(card.number for card in deck)
    found = []
    for name in dtype.names or ():
        if not name.startswith(MARK):
            kind = dtype[name]
            n = kind.shape[0] if kind.shape else 1
            wide = cards if kind.base.kind == "u" else 1
            assert len(kind.shape) < 2, f"{name} has rows of rows: write an observation by hand"
            found.append((name, n, wide, bool(kind.shape)))
    return found


@rule
def _nothing(h: Any, out: Numbers) -> None:
    """Before the first field."""


def _one(before: Write, name: str, at: int, n: int) -> Write:
    @rule
    def write(h: Any, out: Numbers) -> None:
        before(h, out)
        out[at] = h[name]

    return write


def _row(before: Write, name: str, at: int, n: int) -> Write:
    @rule
    def write(h: Any, out: Numbers) -> None:
        before(h, out)
        for k in range(n):
            out[at + k] = h[name][k]

    return write


def _one_set(before: Write, name: str, at: int, n: int, wide: int) -> Write:
    @rule
    def write(h: Any, out: Numbers) -> None:
        before(h, out)
        for card in range(wide):
            out[at + card] = 1.0 if has(h[name], card) else 0.0

    return write


def _row_of_sets(before: Write, name: str, at: int, n: int, wide: int) -> Write:
    @rule
    def write(h: Any, out: Numbers) -> None:
        before(h, out)
        for k in range(n):
            for card in range(wide):
                out[at + k * wide + card] = 1.0 if has(h[name][k], card) else 0.0

    return write
