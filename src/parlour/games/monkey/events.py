"""What can happen in a game of the Monkey, as the rules tell it."""

from __future__ import annotations

from parlour.kernel.log import kinds_of

SHUFFLE = 1
"""`seat`, the dealer, shuffles."""
DISCARD = 2
"""The card is taken out; seen by all, or by nobody."""
DEALT = 3
"""`seat` receives `amount` cards, seen by it alone."""
THROW = 4
"""`seat` throws the pair, of the rank `amount`; `other` is whom it drew from just now."""
REACH = 5
"""`seat` is about to draw from `other`; `amount` is the place it points at, from 1, or 0."""
DRAW = 6
"""`seat` has drawn the card from `other`, seen by the two."""
KEEP = 7
"""`seat` makes no pair with the card drawn."""
STOP = 8
"""`seat` has drawn and throws nothing; where pairs may be kept, it may have one."""
OUT = 9
"""`seat` has no card left and is safe, as number `amount`."""
ABANDONED = 10
"""The game is given up after `amount` turns."""
REVEALED = 11
"""The card that was taken out unseen."""
MONKEY = 12
"""The card that is left."""
GAME_OVER = 13
"""`seat` has it and is the Monkey."""

KINDS = kinds_of(globals())
"""The names of the kinds, as a page and a record read them."""
