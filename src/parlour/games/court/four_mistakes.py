"""Revokes that must be called, with four."""

from __future__ import annotations

from parlour.games.court import clauses, events, refusals
from parlour.games.court.figures import reply_takes
from parlour.games.court.four_couplets import lawful_replies, learn_from_card
from parlour.games.court.four_scoring import (
    enter_points,
    punish_revoke,
)
from parlour.games.court.four_state import DOUBLE_COUPLETS, CourtFour, left_of
from parlour.games.court.state import (
    NO_SEAT,
    REVOKE_WINDOW,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, has
from parlour.kernel.log import ALL, Log, tell
from parlour.kernel.rule import rule


@rule
def bar_to_calling_revoke(s: CourtFour) -> int:
    """court.ruling-four-revoke: from the second card of the round on, at one's own turn, once
    between two double couplets; and once more when the round is played out.
    """
    if s.phase == REVOKE_WINDOW:
        return 0
    if s.called[s.turn] == 1:
        return refusals.ONE_CALL
    return refusals.NOT_NOW if s.couplets_done == 0 and s.turn == s.leader else 0


@rule
def call_revoke(s: CourtFour, log: Log | None) -> None:
    """Right, if an opponent has played an unlawful card in this round: then it ends.

    Wrong, nothing happens, save that everybody now knows their cards to be lawful; in the last
    window the question then goes to the next.
    """
    caller = s.turn
    left, right = left_of(caller), (caller + 3) & 3
    offender = NO_SEAT
    if s.revoked[left] == 1:
        offender = left
    elif s.revoked[right] == 1:
        offender = right
    found = 0 if offender == NO_SEAT else 1
    tell(
        log,
        events.CALLED_REVOKE,
        caller,
        offender,
        NONE,
        found,
        clauses.RULING_FOUR_REVOKE,
        ALL,
        ALL,
    )
    if offender != NO_SEAT:
        punish_revoke(s, offender, log)
        return
    learn_from_past(s, left)
    learn_from_past(s, right)
    if s.phase == REVOKE_WINDOW:
        close_revoke_window(s, log)
    else:
        s.called[caller] = 1


@rule
def close_revoke_window(s: CourtFour, log: Log | None) -> None:
    """Each is asked in turn, the dealer last; then points are entered."""
    if s.turn == s.dealer:
        enter_points(s, log)
    else:
        s.turn = left_of(s.turn)


# What was lawful, looked at again.


@rule
def card_at(s: CourtFour, place: int, seat: int) -> int:
    """What this seat put to this double couplet, or to the one in hand."""
    return s.table[seat] if place == s.couplets_done else s.couplet_card[place, seat]


@rule
def leader_at(s: CourtFour, place: int) -> int:
    """Who led to this double couplet, or to the one in hand."""
    return s.leader if place == s.couplets_done else s.couplet_leader[place]


@rule
def best_before(s: CourtFour, place: int, seat: int) -> int:
    """The card that would have taken this double couplet when it was this seat's turn."""
    other = leader_at(s, place)
    best = card_at(s, place, other)
    other = left_of(other)
    while other != seat:
        card = card_at(s, place, other)
        if reply_takes(best, card, s.court_colour):
            best = card
        other = left_of(other)
    return best


@rule
def learn_from_past(s: CourtFour, seat: int) -> None:
    """All that this seat has played in the round was lawful."""
    for place in range(min(s.couplets_done + 1, DOUBLE_COUPLETS)):
        leader = leader_at(s, place)
        card = card_at(s, place, seat)
        if card != NO_CARD and leader != seat:
            led = card_at(s, place, leader)
            learn_from_card(s, seat, led, best_before(s, place, seat), card)


@rule
def has_revoked(s: CourtFour, seat: int) -> int:
    """1 if a card of this seat was unlawful for the hand from which it was played."""
    held = s.hand[seat]
    for step in range(s.couplets_done + 1):
        place = s.couplets_done - step
        if place < DOUBLE_COUPLETS:
            card = card_at(s, place, seat)
            leader = leader_at(s, place)
            if card != NO_CARD:
                held |= bit(card)
                if leader != seat:
                    best = best_before(s, place, seat)
                    led = card_at(s, place, leader)
                    if not has(lawful_replies(s, held, led, best, None), card):
                        return 1
    return 0
