"""What can happen in a game of Alice, as the rules tell it."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """The kinds of events. Their names, in small letters, are what a page and a record read."""

    DEALT = 1
    """`seat` receives `amount` cards, seen by it alone."""
    OPENING = 2
    """`seat` lays down `amount` sets before the play."""
    TURN = 3
    """A turn begins for `seat` (a cardless seat has none)."""
    SKIPPED = 4
    """`seat` has no card and is passed over."""
    EXPOSED = 5
    CALLED = 6
    """`seat` calls on `other` for the card."""
    HANDED = 7
    """`other` hands the card to `seat`."""
    MISSED = 8
    """`other` has not the card that `seat` called for."""
    FORFEIT = 9
    """`other` draws the card from the hand of `seat`."""
    LEAD_FORFEIT = 10
    """The exposed Lead of `seat` goes to `other`."""
    NO_LEAD = 11
    """`seat` comes to its turn without a Lead and pays `other`, or nobody."""
    SET = 12
    """`seat` completes a set; `amount` is 1 where its Lead lay exposed, else 0."""
    STOPPED = 13
    TURNED_UP = 14
    """At the end `seat` shows the sets it laid down before the play."""
    OVER = 15
    """The game is over."""


# Compiled rules read plain numbers.
DEALT = int(Kind.DEALT)
OPENING = int(Kind.OPENING)
TURN = int(Kind.TURN)
SKIPPED = int(Kind.SKIPPED)
EXPOSED = int(Kind.EXPOSED)
CALLED = int(Kind.CALLED)
HANDED = int(Kind.HANDED)
MISSED = int(Kind.MISSED)
FORFEIT = int(Kind.FORFEIT)
LEAD_FORFEIT = int(Kind.LEAD_FORFEIT)
NO_LEAD = int(Kind.NO_LEAD)
SET = int(Kind.SET)
STOPPED = int(Kind.STOPPED)
TURNED_UP = int(Kind.TURNED_UP)
OVER = int(Kind.OVER)
