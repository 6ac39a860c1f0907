"""The deal with four: one card at a time, and the last one face up."""

from __future__ import annotations

from parlour.games.court import clauses, events
from parlour.games.court.cards import colour_of
from parlour.games.court.four.state import (
    DOUBLE_COUPLETS,
    NO_SIDE,
    SEATS,
    SIDES,
    CourtFour,
    left_of,
)
from parlour.games.court.phases import DEALING, LEAD, NO_SEAT
from parlour.kernel.cards import NO_CARD, NONE, bit
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

HAND = 8
"""court.four-deal-singly: all thirty-two cards are given out."""


@rule
def begin(s: CourtFour, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game. court.ruling-first-deal: the first dealer is named by lot, outside."""
    s.unmade_sixty = options[0]
    s.tie_carry = options[1]
    s.revoke = options[2]
    s.memory_aid = options[3]
    s.round_cap = options[4]
    s.four_announce = options[5]
    for side in range(SIDES):
        s.points[side] = 0
    s.carry = 0
    s.dealer = dealer
    s.round_no = 0
    clear_round(s)


@rule
def clear_round(s: CourtFour) -> None:
    """All cards back in the pack, nothing counted."""
    s.phase = DEALING
    s.turn = NO_SEAT
    s.leader = NO_SEAT
    s.best = NO_SEAT
    s.court_colour = 0
    s.court_card = NO_CARD
    s.couplets_done = 0
    s.forfeited = NO_SIDE
    s.round_winner = NO_SIDE
    s.round_points = 0
    s.round_tie = 0
    s.round_clause = 0
    for seat in range(SEATS):
        s.table[seat] = NO_CARD
        s.hand[seat] = NONE
        s.hand_size[seat] = 0
        s.shown[seat] = NONE
        s.barred[seat] = NONE
        s.revoked[seat] = 0
        s.called[seat] = 0
    for side in range(SIDES):
        s.couplets[side] = 0
        s.pile[side] = 0
        s.announced[side] = 0
        s.made[side] = 0
    for place in range(DOUBLE_COUPLETS):
        s.couplet_leader[place] = NO_SEAT
        s.couplet_taker[place] = NO_SEAT
        for seat in range(SEATS):
            s.couplet_card[place, seat] = NO_CARD


@rule
def deal(s: CourtFour, pack: Codes, log: Log | None) -> None:
    """court.round: a new round begins with the deal.

    court.four-pack, court.four-deal-singly: every card is dealt. court.four-left-leads: the
    player at the dealer's left is dealt first and leads.
    """
    clear_round(s)
    s.round_no += 1
    give_hands(s, pack, log)
    turn_up(s, pack[len(pack) - 1], log)
    s.leader = left_of(s.dealer)
    s.phase = LEAD
    s.turn = s.leader


@rule
def give_hands(s: CourtFour, pack: Codes, log: Log | None) -> None:
    """court.four-deal-singly: one card at a time, from the dealer's left round the table.

    court.four-last-dealers: so the last card is the dealer's.
    """
    seat = s.dealer
    for card in pack:
        seat = left_of(seat)
        s.hand[seat] |= bit(card)
    for step in range(1, SEATS + 1):
        seat = (s.dealer + step) & 3
        s.hand_size[seat] = HAND
        cards = s.hand[seat]
        tell(log, events.DEALT, seat, NOBODY, cards, HAND, clauses.FOUR_DEAL_SINGLY, ALL, bit(seat))


@rule
def turn_up(s: CourtFour, card: int, log: Log | None) -> None:
    """court.four-last-up: the last card lies face up and names the court colour.

    court.four-last-taken-up: the dealer then takes it up, and everybody knows that he has it.
    """
    s.court_card = card
    s.court_colour = colour_of(card)
    s.shown[s.dealer] |= bit(card)
    tell(log, events.TURNED_UP, s.dealer, NOBODY, bit(card), 0, clauses.FOUR_LAST_UP, ALL, ALL)
