"""What can happen in a game of Portrait Authors, as the rules tell it."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """The kinds of events. Their names, in small letters, are what a page and a record read."""

    DEALT = 1
    """`seat` receives `amount` cards, seen by it alone."""
    BANKED = 2
    """`amount` cards lie face down as the Bank."""
    TURN = 3
    """A turn begins for `seat`."""
    CALLED = 4
    """`seat` calls on `other` for the card."""
    HANDED = 5
    """`other` hands the card to `seat`."""
    MISSED = 6
    """`other` has not the card that `seat` called for."""
    LOST = 7
    """`seat` calls on `other` for the card in bad form, and is not answered."""
    DREW = 8
    """`seat` draws a card from the Bank, seen by it alone."""
    SHOWED = 9
    """`seat` shows the card drawn, the very one called for."""
    STACKED = 10
    """`seat` stacks these cards, for `amount`."""
    SETTLED = 11
    """`seat` has nothing to call for, and these cards are stacked for it, for `amount`."""
    REMAINDER = 12
    """`seat` has all the rest of a broken group, and it is stacked by itself, for `amount`."""
    LAID = 13
    """`seat` lays a book of four, for `amount`."""
    OUT = 14
    """`seat` has emptied its hand in its own turn, and the turn passes."""
    OVER = 15
    """The game is over."""


# Compiled rules read plain numbers.
DEALT = int(Kind.DEALT)
BANKED = int(Kind.BANKED)
TURN = int(Kind.TURN)
CALLED = int(Kind.CALLED)
HANDED = int(Kind.HANDED)
MISSED = int(Kind.MISSED)
LOST = int(Kind.LOST)
DREW = int(Kind.DREW)
SHOWED = int(Kind.SHOWED)
STACKED = int(Kind.STACKED)
SETTLED = int(Kind.SETTLED)
REMAINDER = int(Kind.REMAINDER)
LAID = int(Kind.LAID)
OUT = int(Kind.OUT)
OVER = int(Kind.OVER)
