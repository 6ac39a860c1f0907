"""What can happen in a game of Alice, as the rules tell it."""

from __future__ import annotations

from parlour.kernel.log import kinds_of

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

KINDS = kinds_of(globals())
"""The names of the kinds, as a page and a record read them."""
