"""The record of Court for two: what lies where, and what has been counted.

Everything is kept by seat. The first hand of a round (who is dealt first and leads first)
is the seat that does not deal. With three the same round is played by two of the seats: the
rules ask here who they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeVar

import numpy as np
from numpy.typing import NDArray

from parlour.games.court.phases import LEAD, NO_SEAT, REPLY
from parlour.kernel.dispatch import State
from parlour.kernel.flat import flat
from parlour.kernel.numba_or_plain import Body, compiled_as
from parlour.kernel.rule import rule

if TYPE_CHECKING:
    from parlour.kernel.numba_or_plain import types

SEATS = 2
MOST_COUPLETS = 12
HIDDEN = 11
"""Cards of the talon that lie face down after the deal; the court card is the twelfth."""


@flat("court-two")
class CourtTwo(State):
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


Round = TypeVar("Round", bound=CourtTwo)
"""The state of a game whose rounds two play: of two, or of three."""


def sitting_out(s: CourtTwo) -> int:
    """The seat that plays no hand in this round: `idle` of three; of two none, which is then 2."""
    return int(getattr(s, "idle", 2))


@compiled_as(sitting_out)
def _sitting_out(s: types.Record) -> Body:
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


# Whose turn it is: leading and replying.


@rule
def ask(s: CourtTwo, phase: int, seat: int) -> None:
    """It is for this seat to decide."""
    s.phase = phase
    s.turn = seat


@rule
def ask_lead(s: CourtTwo) -> None:
    """The leader is to lead."""
    ask(s, LEAD, s.leader)


@rule
def ask_reply(s: CourtTwo) -> None:
    """The other is to reply."""
    ask(s, REPLY, opponent(s, s.leader))
