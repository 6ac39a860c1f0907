"""What can happen in Court, as the rules tell it."""

from __future__ import annotations

from parlour.kernel.log import kinds_of

DEALT = 0
"""`seat` is given `amount` cards, seen by him alone."""
TURNED_UP = 1
"""The court card of the round; `seat` deals."""
LED = 2
REPLIED = 3
ANNOUNCED = 4
"""`cards` are the pair; `amount` is twenty or thirty. The lead follows as LED."""
TOOK = 5
"""`seat` takes the couplet `cards` from or before `other`; `amount` is its figures."""
PENDING_COUNTED = 6
"""Announcements that waited for a first couplet enter the count of `seat`."""
LAST_TEN = 7
DREW = 8
"""One card (`amount` 1); the court card is seen by all."""
EXCHANGED = 9
"""`cards` are the Jester given and the court card taken up."""
CLOSED = 10
"""`cards` is the card turned down."""
PASSED = 11
"""A window let by; a silent one is noticed by its own seat only."""
DECLARED = 12
"""`cards` are all in the declarer's couplets, `amount` his count."""
LAID_DOWN = 13
MISSED_DRAW = 14
CALLED_DRAW = 15
"""`seat`, or nobody where it comes out by itself, makes known that a draw was missed."""
ORDERED_DRAW = 16
"""`seat` orders `other` to draw what he owes."""
THREW_DOWN = 17
CALLED_REVOKE = 18
"""`seat` calls a revoke of `other`; `amount` is 1 if rightly."""
REVOKED = 19
"""`seat` has made an unlawful reply, `cards` where it is known; his count is nil."""
WON_ROUND = 20
"""`seat` makes `amount` points of the round (without a carried point) by `clause`."""
TIED = 21
"""Equal counts: `amount` each."""
UNMADE = 22
"""Neither made sixty, and nobody scores."""
CARRIED = 23
"""`amount` points now wait for the winner of a later round."""
CARRY_PAID = 24
CARRY_LOST = 25
WON_GAME = 26
"""`seat` wins; `amount` is his points."""
DRAWN_GAME = 27
SHARED = 28
"""With three: the dealer `seat`, who sat out, scores `amount` with the winner `other`."""
HELD_AT_SIX = 29
"""With three, by option: the dealer `seat` loses what is beyond six; `amount` is below nothing."""
WENT_OUT = 30
"""With three: `seat` has `amount` points and plays no more."""
CAPTURED_STANDARD = 31
"""With four: the side of `seat`, who took it, scores `amount` for the Standard in `cards`."""
COUNTED = 32
"""With four: what the couplets of a side sum to, the round being over. Here, and wherever a
side scores with four, `seat` is the first of its two seats."""

KINDS = {n: name.replace("_", "-") for n, name in kinds_of(globals()).items()}
"""The names of the kinds, as a page and a record read them."""
