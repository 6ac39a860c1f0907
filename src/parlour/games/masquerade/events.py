"""What can happen in a game of Masquerade, as the rules tell it."""

from __future__ import annotations

from parlour.kernel.log import kinds_of

DEALT = 1
"""`seat` receives `amount` cards, seen by it alone."""
ROUND = 2
"""A round begins, its number `amount` from 1, and `seat` has the lead."""
LED = 3
PLAYED = 4
"""`seat` lays the card upon those before."""
LAID_ASIDE = 5
"""`seat` lays a card face down for an exchange with `other`."""
EXCHANGED = 6
"""`seat` receives the card from the hand of `other`."""
TAKEN_UP = 7
"""`other` takes up the card that `seat` has laid aside."""
PASSED = 8
"""`seat` lets its turn pass; `amount` is 1 where it had no choice."""
BLOCKED = 9
"""`seat` has the lead and holds nothing that may be led; its hand is thereby known."""
TAKEN = 10
"""`seat` takes the cards of the trick; `amount` is 1 by right and 0 as dealer."""
DREW = 11
"""`seat` draws the card from the hand of `other`."""
SCORED = 12
"""`seat` counts `amount` points under the clause."""
OVER = 13
"""The game is over; `seat` has won it, or nobody."""

KINDS = kinds_of(globals())
"""The names of the kinds, as a page and a record read them."""
