"""The record of a game of Nations, and the few questions everybody asks of it.

Seats 0 and 2 are side 0, seats 1 and 3 are side 1. A card's number is 13 x suit + rank.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.dispatch import State
from parlour.kernel.flat import flat
from parlour.kernel.rule import rule

SEATS = 4
SIDES = 2
CARDS = 52
RANKS = 13
TRICKS_IN_A_DEAL = 13
NO_SEAT = -1
NO_SUIT = -1

# Actions: up to 51 play that card.
FIRST_CARD = 0
CALL = 52
ANSWER_YES = 53
ANSWER_NO = 54
PASS_CALL = 55
CODES = 56
MOST_LEGAL = 14
"""Thirteen cards and the call."""

# Phases.
WANTS_PACK = 0
CALLS = 1
"""By option: each seat of a side at eight is asked before the first lead."""
PLAY = 2
ANSWER = 3
"""By option: the caller's partner is to answer."""
GAME_OVER = 4

# Values of the options, the printed ones first.
TRICKS_THEN_TITLES, TITLES_THEN_TRICKS = 0, 1  # count_order
AT_DEAL_START, AT_COUNT, EITHER_BARS_BOTH = 0, 1, 2  # titles_at_nine
TWO_OR_MORE, EXACTLY_TWO = 0, 1  # call_holding
OWN_FIRST_TURN, BEFORE_FIRST_LEAD = 0, 1  # call_window
AUTOMATIC, SPOKEN = 0, 1  # call_answer
SHOW_STAR, NAME_SUIT_ONLY = 0, 1  # show_taken_star
REFUSED, THREE_TRICKS = 0, 1  # revoke
PLAY_OUT, STOP_EARLY = 0, 1  # stop_early
SINGLE_GAME, RUBBER = 0, 1  # match

# How a card is played.
LED = 0
FOLLOWED = 1
PASSED = 2
STARRED = 3

SUIT = np.array([((1 << RANKS) - 1) << RANKS * suit for suit in range(4)], np.uint64)
"""The cards of each Nation."""
TITLES = np.array([0b1111 << RANKS * suit + 9 for suit in range(4)], np.uint64)
"""Child, Woman, Man and Map of each Nation."""
ALL_CARDS = np.uint64((1 << CARDS) - 1)


@flat("nations")
class Nations(State):
    """One game of Nations, at any moment.

    `points` are the scores of the sides, `start` those with which the deal began, `made` what
    each side made of the deal, `games` what it has won of a rubber. `played` are the cards that
    each seat has played in this deal, `lacks` those of the Nations it has failed to follow;
    `revoked` says that a side has since played one of them. `shown` are Titles that a good call
    has laid open. `trick` is the card that each seat has played to the trick in hand, `last`
    the same of the trick before, which `last_taker` took.
    """

    # House rules, in the order of the rulebook.
    count_order: int
    titles_at_nine: int
    call_holding: int
    call_window: int
    call_answer: int
    show_taken_star: int
    revoke: int
    stop_early: int
    match: int

    # The game.
    points: Annotated[NDArray[np.int64], SIDES]
    games: Annotated[NDArray[np.int64], SIDES]
    start: Annotated[NDArray[np.int64], SIDES]
    made: Annotated[NDArray[np.int64], SIDES]
    seats: int
    dealer: int
    """Who deals this deal, or, between deals, the next."""
    deals: int
    """Deals dealt so far."""
    idle: int
    """Deals in a row that have changed no score."""
    winner: int
    """The side that has won, once the game is over."""

    # Where the deal stands.
    phase: int
    turn: int
    """The seat to play, to pass or to call; who is to answer is its partner."""
    leader: int
    winning: int
    """Who has the best card of the trick so far."""
    tricks_done: int
    tricks: Annotated[NDArray[np.int64], SIDES]
    star_card: int
    star_suit: int
    star_open: int
    """1 while the Star card lies on the table."""
    called: Annotated[NDArray[np.int64], SEATS]
    """1 once the seat has called in this deal."""
    strict: int
    """1 where a card that fails to follow is refused in this deal."""
    revoked: Annotated[NDArray[np.int64], SIDES]

    # Cards.
    hand: Annotated[NDArray[np.uint64], SEATS]
    played: Annotated[NDArray[np.uint64], SEATS]
    lacks: Annotated[NDArray[np.uint64], SEATS]
    shown: np.uint64
    sizes: Annotated[NDArray[np.int64], SEATS]
    trick: Annotated[NDArray[np.int64], SEATS]
    last: Annotated[NDArray[np.int64], SEATS]
    last_taker: int


@rule
def side_of(seat: int) -> int:
    """nations.partners-opposite: the side that a seat belongs to."""
    return seat & 1


@rule
def partner_of(seat: int) -> int:
    """nations.partners-opposite: who sits opposite."""
    return seat ^ 2


@rule
def to_left(seat: int) -> int:
    """The next seat to the left."""
    return (seat + 1) & 3


@rule
def next_to_play(seat: int) -> int:
    """nations.clockwise: after each player comes his left-hand neighbour."""
    return to_left(seat)


@rule
def suit_of(card: int) -> int:
    """The Nation of a card."""
    return card // RANKS


@rule
def is_star(s: Nations, card: int) -> bool:
    """Whether the card is of the Star suit."""
    return suit_of(card) == s.star_suit


@rule
def titles_dealt(s: Nations, seat: int) -> np.uint64:
    """nations.titles-defined, nations.ruling-titles-as-dealt: the Titles that came to this seat.

    nations.ruling-star-card-in-hand: the exposed Star card is one of the dealer's.
    """
    return (s.hand[seat] | s.played[seat]) & TITLES[s.star_suit]
