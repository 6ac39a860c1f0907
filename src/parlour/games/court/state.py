"""The record of Court for two: what lies where, and what has been counted.

Everything is kept by seat. The first hand of a round (who is dealt first and leads first)
is the seat that does not deal. With three the same round is played by two of the seats: the
rules ask here who they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.flat import flat
from parlour.kernel.numba_or_plain import compiled_as
from parlour.kernel.rule import rule

SEATS = 2
MOST_COUPLETS = 12
HIDDEN = 11
"""Cards of the talon that lie face down after the deal; the court card is the twelfth."""

NO_SEAT = -1
"""Where a seat might stand and none does."""
NEVER = -1
"""Where a figure might stand that has not been recorded."""

# The phases of a round. Windows that only the holder of certain cards is asked about are
# silent: to everybody else they look as if they had been passed already.
DEALING = 0
"""The game waits for a pack."""
DEALER_LAY_DOWN = 1
"""Silent: the dealer was given the four cards of rule 9 and may lay them down."""
LEAD = 2
AFTER_CLOSE = 3
"""Silent: the closer's opponent may still exchange."""
AFTER_ANNOUNCE = 4
"""The announcer may declare before the reply."""
REPLY = 5
LAST_EXCHANGE = 6
"""Silent: the taker of the sixth couplet may exchange before he draws."""
LATE_EXCHANGE = 7
"""Silent, by option: the same once more between the two last draws."""
PRE_DRAW = 8
"""By option: the taker may close before anybody draws."""
DRAW_NODE = 9
"""By option: a player draws with his own hand, or forgets to."""
R14_CHOICE = 10
"""By option: the opponent of a late defaulter orders the draw or throws down his hand."""
REVOKE_WINDOW = 11
"""By option: the last call of a revoke before points are entered."""
GAME_OVER = 12
COUNTING = 14
"""Passed through: the hands are played out and the counts decide."""
CLOSING = 13
"""Never stood in: where play goes on when a missed draw has held up a close."""
ENTERING = 15
"""Passed through: the round is decided and its points are to be entered. It has no name."""

PHASES = (
    "dealing",
    "dealer-lay-down",
    "lead",
    "after-close",
    "after-announce",
    "reply",
    "last-exchange",
    "late-exchange",
    "pre-draw",
    "draw",
    "rule-14-choice",
    "revoke-window",
    "over",
    "closing",
    "counting",
)
"""The phases by name, in the order of their numbers."""

# What a player may do. 0 to 31 play that card; from ANNOUNCE on, two codes a colour: the
# Crown led, or the Royal.
ANNOUNCE = 32
EXCHANGE = 40
CLOSE = 41
DECLARE = 42
LAY_DOWN = 43
PASS = 44
DRAW = 45
CALL_DRAW = 46
ORDER_DRAW = 47
THROW_DOWN = 48
CALL_REVOKE = 49
EXAMINE = 50
"""A look at the last couplet: part of every view, never a move."""
CODES = 51

# Values of the options, in the order in which clauses.toml lists them.
AFTER_DRAW, BEFORE_OR_AFTER = 0, 1  # close_timing
ANY_TURN, LEAD_ONLY = 0, 1  # exchange_timing
LAST_HIDDEN, UNTIL_COURT_CARD = 0, 1  # exchange_deadline
BOTH, CLOSER_ONLY = 0, 1  # exchange_after_close
YES, NO = 0, 1  # announce_after_talon
FREE, GUARDED, AUTO = 0, 1, 2  # declare
DECLARED, REACHED = 0, 1  # first_sixty
MADE, ROUND_END = 0, 1  # margin_moment
NOBODY_SCORES, HIGHER, AS_TIE = 0, 1, 2  # unmade_sixty
SINGLE, ACCUMULATE, NEXT_ROUND_ONLY = 0, 1, 2  # tie_carry
TWO, THREE_IF_NO_COUPLET = 0, 1  # false_declaration
REFUSE, PENALISE, CLAIM = 0, 1, 2  # revoke
BY_ITSELF, BY_HAND = 0, 1  # draw


@flat("court-two")
class CourtTwo:
    """One game of Court for two, at any moment."""

    # House rules, in the order of the rulebook.
    close_timing: int
    exchange_timing: int
    exchange_deadline: int
    exchange_after_close: int
    announce_after_talon: int
    declare: int
    first_sixty: int
    margin_moment: int
    unmade_sixty: int
    tie_carry: int
    false_declaration: int
    revoke: int
    draw: int
    memory_aid: int
    round_cap: int

    # The game.
    points: Annotated[NDArray[np.int64], SEATS]
    carry: int
    """Points that wait for the winner of a later round."""
    dealer: int
    """Who deals this round, or, between rounds, the next."""
    round_no: int
    """Rounds dealt so far."""

    # Where the round stands.
    phase: int
    turn: int
    """The seat to decide, in every phase that asks one; else NO_SEAT."""
    leader: int
    """Who leads, or has led, the couplet in hand; after a couplet its taker."""
    led: int
    """The card led and not yet answered, or NO_CARD."""

    # Cards.
    hand: Annotated[NDArray[np.uint64], SEATS]
    hand_size: Annotated[NDArray[np.int64], SEATS]
    shown: Annotated[NDArray[np.uint64], SEATS]
    """Cards in this hand that everybody knows to be there."""
    barred: Annotated[NDArray[np.uint64], SEATS]
    """Cards that this hand, by its own strict replies, is known not to hold."""
    court_colour: int
    court_card: int
    """The card in the court card's place, face up or turned down; NO_CARD once drawn."""
    talon: Annotated[NDArray[np.int64], HIDDEN]
    """The hidden cards in the order of the deal, drawn ones blanked to NO_CARD."""
    talon_left: int
    """How many hidden cards remain: the last ones of `talon`."""

    # Couplets, in the order in which they were made.
    couplets_done: int
    couplet_led: Annotated[NDArray[np.int64], MOST_COUPLETS]
    couplet_reply: Annotated[NDArray[np.int64], MOST_COUPLETS]
    couplet_taker: Annotated[NDArray[np.int64], MOST_COUPLETS]

    # What each seat has made of them.
    couplets: Annotated[NDArray[np.int64], SEATS]
    pile: Annotated[NDArray[np.int64], SEATS]
    """The figures on the cards in the seat's couplets, and the ten for the last."""
    announced: Annotated[NDArray[np.int64], SEATS]
    """Twenties and thirty; they count once the seat has a couplet."""
    first_to_sixty: int
    sixty_against: Annotated[NDArray[np.int64], SEATS]
    """The other's count when this seat's first reached sixty; NEVER before."""
    sixty_couplets: Annotated[NDArray[np.int64], SEATS]
    """The other's couplets at that moment; NEVER before."""

    # Closing.
    closed_by: int
    rule3: int
    """1 if the closer's opponent had no couplet when the court card was turned down."""
    led_since_close: int
    strict_from: int
    """How many couplets were made before strict play began; NEVER in open play."""

    veiled: int
    """The court card that the loser of the sixth couplet has drawn by himself and that, with
    both draws, nobody but the taker may know of until the taker acts; else NO_CARD."""

    # A table where mistakes can happen.
    strict_reply: int
    """1 from the first strict reply of the round."""
    revoked: Annotated[NDArray[np.int64], SEATS]
    """1 once the seat has made an unlawful reply that nobody has called."""
    called: Annotated[NDArray[np.int64], SEATS]
    """1 once the seat has called a revoke since the last couplet."""
    forfeited: int
    """The seat whose count is nil for a revoke."""
    owed: Annotated[NDArray[np.int64], SEATS]
    late: Annotated[NDArray[np.int64], SEATS]
    """1 if a card was drawn, by anybody, while the seat owed a draw."""
    resume_phase: int
    resume_turn: int
    """Where play goes on after rule 14's choice."""

    # How the round ended, once it has.
    round_winner: int
    round_points: int
    """What the winner makes of the round, without a carried point."""
    round_tie: int
    """1 if a point is to be carried."""
    round_clause: int
    """The clause that decided the round; 0 while it goes on."""


def sitting_out(s: CourtTwo) -> int:
    """The seat that plays no hand in this round. Where two play none does: then it is 2."""
    return int(getattr(s, "idle", 2))


@compiled_as(sitting_out)
def _sitting_out(s: Any) -> Callable[..., Any]:
    if "idle" in s.fields:
        return lambda s: s.idle
    return lambda s: 2


@rule
def opponent(s: CourtTwo, seat: int) -> int:
    """The other player of the round."""
    return 3 - sitting_out(s) - seat


@rule
def first_hand(s: CourtTwo) -> int:
    """The player who is dealt first and leads first: not the dealer.

    court.ruling-three-lead: if the dealer sits out, the player at his left.
    """
    if sitting_out(s) != s.dealer:
        return opponent(s, s.dealer)
    return (s.dealer + 1) % 3


@rule
def second_hand(s: CourtTwo) -> int:
    """The player who is dealt last: the dealer himself, unless he sits out."""
    return opponent(s, first_hand(s))


@rule
def is_closed(s: CourtTwo) -> bool:
    """Whether the court card has been turned down."""
    return s.closed_by != NO_SEAT


@rule
def is_silent(phase: int) -> bool:
    """court.ruling-silent-windows: whether only the seat that is asked may know of it."""
    return phase in (DEALER_LAY_DOWN, AFTER_CLOSE, LAST_EXCHANGE, LATE_EXCHANGE)
