"""The deal, and rule 9: four court cards laid down at once."""

from __future__ import annotations

import numpy as np

from parlour.games.court import clauses, events, refusals
from parlour.games.court.cards import FOURS, colour_of
from parlour.games.court.phases import DEALER_LAY_DOWN, DEALING, LEAD, NEVER, NO_SEAT
from parlour.games.court.two.counting import end_round
from parlour.games.court.two.state import (
    HIDDEN,
    MOST_COUPLETS,
    CourtTwo,
    ask,
    ask_lead,
    first_hand,
    is_closed,
    opponent,
    second_hand,
)
from parlour.kernel.cards import NO_CARD, NONE, bit
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

PACKET = 3
"""court.deal-threes: so many cards are given together."""
PLACES = np.array([[0, 1, 2, 6, 7, 8], [3, 4, 5, 9, 10, 11]], np.int64)
"""Which cards of the pack the first hand gets, and which the second.

court.deal-six; court.deal-threes: in packets; court.deal-opponent-first.
"""
TURNED_UP_PLACE = 12
"""court.turn-thirteenth: the card that is turned up (places count from 0)."""
TALON_PLACE = 13
"""court.talon: what is left lies face down, its top card first."""


@rule
def begin(s: CourtTwo, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game. court.ruling-first-deal: the first dealer is named by lot, outside."""
    s.close_timing = options[0]
    s.exchange_timing = options[1]
    s.exchange_deadline = options[2]
    s.exchange_after_close = options[3]
    s.announce_after_talon = options[4]
    s.declare = options[5]
    s.first_sixty = options[6]
    s.margin_moment = options[7]
    s.unmade_sixty = options[8]
    s.tie_carry = options[9]
    s.false_declaration = options[10]
    s.revoke = options[11]
    s.draw = options[12]
    s.memory_aid = options[13]
    s.round_cap = options[14]
    for seat in range(len(s.points)):
        s.points[seat] = 0
    s.carry = 0
    s.dealer = dealer
    s.round_no = 0
    clear_round(s)


@rule
def clear_round(s: CourtTwo) -> None:
    """All cards back in the pack, nothing counted."""
    s.phase = DEALING
    s.turn = NO_SEAT
    s.leader = NO_SEAT
    s.led = NO_CARD
    s.court_colour = 0
    s.court_card = NO_CARD
    s.talon_left = 0
    s.couplets_done = 0
    s.first_to_sixty = NO_SEAT
    s.closed_by = NO_SEAT
    s.rule3 = 0
    s.led_since_close = 0
    s.strict_from = NEVER
    s.veiled = NO_CARD
    s.strict_reply = 0
    s.forfeited = NO_SEAT
    s.resume_phase = NEVER
    s.resume_turn = NEVER
    s.round_winner = NO_SEAT
    s.round_points = 0
    s.round_tie = 0
    s.round_clause = 0
    for seat in range(len(s.hand)):
        s.hand[seat] = NONE
        s.hand_size[seat] = 0
        s.shown[seat] = NONE
        s.barred[seat] = NONE
        s.couplets[seat] = 0
        s.pile[seat] = 0
        s.announced[seat] = 0
        s.sixty_against[seat] = NEVER
        s.sixty_couplets[seat] = NEVER
        s.revoked[seat] = 0
        s.called[seat] = 0
        s.owed[seat] = 0
        s.late[seat] = 0
    for place in range(HIDDEN):
        s.talon[place] = NO_CARD
    for place in range(MOST_COUPLETS):
        s.couplet_led[place] = NO_CARD
        s.couplet_reply[place] = NO_CARD
        s.couplet_taker[place] = NO_SEAT


@rule
def deal(s: CourtTwo, pack: Codes, log: Log | None) -> None:
    """court.round: a new round begins with the deal.

    court.deal-six, court.turn-thirteenth, court.talon. court.opponent-leads: the first hand
    leads. court.ruling-rule-nine: the second hand, given the four, is asked before that.
    """
    clear_round(s)
    s.round_no += 1
    first, second = first_hand(s), second_hand(s)
    give_hand(s, pack, first, 0, log)
    give_hand(s, pack, second, 1, log)
    turn_up(s, pack[TURNED_UP_PLACE], log)
    s.talon_left = len(pack) - TALON_PLACE
    for place in range(s.talon_left):
        s.talon[place] = pack[TALON_PLACE + place]
    s.leader = first
    if was_given_four(s, second):
        ask(s, DEALER_LAY_DOWN, second)
    else:
        ask_lead(s)


@rule
def give_hand(s: CourtTwo, pack: Codes, seat: int, turn: int, log: Log | None) -> None:
    """court.deal-six: this seat's six cards, seen by nobody else."""
    cards = NONE
    for place in PLACES[turn]:
        cards |= bit(pack[place])
    s.hand[seat] = cards
    s.hand_size[seat] = len(PLACES[turn])
    tell(
        log, events.DEALT, seat, NOBODY, cards, len(PLACES[turn]), clauses.DEAL_SIX, ALL, bit(seat)
    )


@rule
def turn_up(s: CourtTwo, card: int, log: Log | None) -> None:
    """court.court-card: the card turned up names the court colour of the round."""
    s.court_card = card
    s.court_colour = colour_of(card)
    tell(log, events.TURNED_UP, s.dealer, NOBODY, bit(card), 0, clauses.TURN_THIRTEENTH, ALL, ALL)


# Rule 9.


@rule
def was_given_four(s: CourtTwo, seat: int) -> bool:
    """court.r9-lay-down: Crown, Royal, Knight and Esquire of the court colour in the hand.

    court.ruling-rule-nine: in the hand as it was dealt, so this is asked only at the start.
    """
    four = FOURS[s.court_colour]
    return (s.hand[seat] & four) == four


@rule
def is_first_chance(s: CourtTwo) -> bool:
    """court.r9-at-once: before the player has done anything else in the round."""
    if s.phase == DEALER_LAY_DOWN:
        return True
    return s.phase == LEAD and s.couplets_done == 0 and not is_closed(s)


@rule
def bar_to_laying_down(s: CourtTwo) -> int:
    """What keeps the seat on turn from laying down the four."""
    if not is_first_chance(s):
        return refusals.TOO_LATE_TO_LAY
    return 0 if was_given_four(s, s.turn) else refusals.NOT_GIVEN_FOUR


@rule
def lay_down(s: CourtTwo, log: Log | None) -> None:
    """court.r9-lay-down: three points; court.ruling-rule-nine: the round is over."""
    seat = s.turn
    four = FOURS[s.court_colour]
    s.shown[seat] |= four
    tell(log, events.LAID_DOWN, seat, opponent(s, seat), four, 3, clauses.R9_LAY_DOWN, ALL, ALL)
    end_round(s, seat, 3, 0, clauses.R9_LAY_DOWN)
