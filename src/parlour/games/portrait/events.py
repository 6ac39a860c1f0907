"""What can happen in a game of Portrait Authors, as the rules tell it."""

from __future__ import annotations

from parlour.kernel.log import kinds_of

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

KINDS = kinds_of(globals())
"""The names of the kinds, as a page and a record read them."""
