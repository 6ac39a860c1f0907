"""What can happen in a game of Nations, as the rules tell it."""

from __future__ import annotations

from parlour.kernel.log import kinds_of

SHUFFLE = 1
"""`seat` shuffles."""
CUT = 2
"""`seat` cuts, `amount` cards deep."""
DEALT = 3
"""`seat` receives `amount` cards, seen by it alone."""
STAR = 4
"""`seat`, the dealer, turns the card up."""
STAR_TAKEN_UP = 5
CALL = 6
"""`seat` calls on its partner `other`; `amount` is 0 where it need not ask."""
ANSWER = 7
"""`seat` answers `other`: yes if `amount` is 1."""
PASSED_CALL = 8
"""`seat` lets its call go by."""
TITLES_SHOWN = 9
PLAYED = 10
"""`seat` plays the card; `amount` is how, as in `state`."""
TRICK = 11
"""`seat` takes the trick, its side's trick number `amount`."""
REVOKE = 12
"""The side `seat` has failed to follow and gives up `amount` tricks."""
DEAL_VOID = 13
TRICKS = 14
"""The side `seat` scores `amount` for tricks."""
TITLES = 15
"""The side `seat` scores `amount` for Titles."""
TITLES_DIVIDED = 16
TITLES_VOID_AT_NINE = 17
"""The side `seat` has most Titles and may not score them."""
GAME_OVER = 18
"""The side `seat` has won the game with `amount` points."""
MATCH_OVER = 19
"""The side `seat` has won the rubber."""

KINDS = kinds_of(globals())
"""The names of the kinds, as a page and a record read them."""
