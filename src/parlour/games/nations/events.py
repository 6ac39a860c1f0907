"""What can happen in a game of Nations, as the rules tell it.

A side is told by its first seat: `seat` 0 stands for seats 0 and 2, `seat` 1 for 1 and 3, with
the partner as `other`.
"""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """The kinds of events. Their names, in small letters, are what a page and a record read."""

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


# Compiled rules read plain numbers.
SHUFFLE = int(Kind.SHUFFLE)
CUT = int(Kind.CUT)
DEALT = int(Kind.DEALT)
STAR = int(Kind.STAR)
STAR_TAKEN_UP = int(Kind.STAR_TAKEN_UP)
CALL = int(Kind.CALL)
ANSWER = int(Kind.ANSWER)
PASSED_CALL = int(Kind.PASSED_CALL)
TITLES_SHOWN = int(Kind.TITLES_SHOWN)
PLAYED = int(Kind.PLAYED)
TRICK = int(Kind.TRICK)
REVOKE = int(Kind.REVOKE)
DEAL_VOID = int(Kind.DEAL_VOID)
TRICKS = int(Kind.TRICKS)
TITLES = int(Kind.TITLES)
TITLES_DIVIDED = int(Kind.TITLES_DIVIDED)
TITLES_VOID_AT_NINE = int(Kind.TITLES_VOID_AT_NINE)
GAME_OVER = int(Kind.GAME_OVER)
MATCH_OVER = int(Kind.MATCH_OVER)
