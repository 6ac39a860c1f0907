"""The double couplet: what may be led, what may follow, which side takes, and revokes called."""

from __future__ import annotations

import numpy as np

from parlour.games.court import clauses, events, refusals
from parlour.games.court.cards import COLOURS, colour_of, figure, reply_takes
from parlour.games.court.four.counting import (
    capture_standard,
    count_out,
    enter_points,
    punish_revoke,
)
from parlour.games.court.four.state import DOUBLE_COUPLETS, SEATS, CourtFour, left_of, side_of
from parlour.games.court.phases import CLAIM, LEAD, NO_SEAT, PENALISE, REFUSE, REPLY, REVOKE_WINDOW
from parlour.games.court.two.couplets import FOLLOW, TAKE, Why, must
from parlour.kernel.cards import NO_CARD, NONE, below, bit, has
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def lawful_cards(s: CourtFour, why: Why | None) -> np.uint64:
    """The cards that the seat on turn may play by the sheet.

    court.four-lead-any: any to lead. court.ruling-four-take-over-partner: the card to beat is
    the best so far, even a partner's.
    """
    hand = s.hand[s.turn]
    if s.turn == s.leader:
        return hand
    return lawful_replies(s, hand, s.table[s.leader], s.table[s.best], why)


@rule
def lawful_replies(
    s: CourtFour, hand: np.uint64, led: int, best: int, why: Why | None
) -> np.uint64:
    """What the duties leave of this hand, when this card was led and that one is the best.

    court.four-follow: the colour led; without it anything (court.four-void-free).
    court.four-court-follow, court.four-court-take: a court colour lead is followed, and the
    best card beaten by whoever can.
    """
    colour = COLOURS[colour_of(led)]
    if (hand & colour) == NONE:
        return hand
    following = must(hand, colour, FOLLOW, why)
    if colour_of(led) != s.court_colour:
        return following
    return must(following, colour & below(best), TAKE, why)


@rule
def mistakes_can_happen(s: CourtFour) -> bool:
    """court.ruling-four-revoke, by option: unlawful cards are played, not refused."""
    return s.revoke != REFUSE


@rule
def may_play(s: CourtFour, why: Why | None) -> np.uint64:
    """The cards that the seat on turn may play now."""
    return s.hand[s.turn] if mistakes_can_happen(s) else lawful_cards(s, why)


@rule
def clause_of_card(s: CourtFour, card: int) -> int:
    """The rule that a card put to a lead is told under: by the cards on the table alone.

    What else was in the hand must not show: whoever plays another colour has, for all to see,
    none of the one led, and takes or throws away as he likes.
    """
    led = s.table[s.leader]
    if colour_of(card) != colour_of(led):
        return clauses.FOUR_VOID_FREE
    if colour_of(led) != s.court_colour:
        return clauses.FOUR_FOLLOW
    return clauses.FOUR_COURT_TAKE if card < s.table[s.best] else clauses.FOUR_COURT_FOLLOW


@rule
def put_card(s: CourtFour, card: int, log: Log | None) -> None:
    """Lead, or add to what was led; the fourth card makes the double couplet."""
    seat = s.turn
    if seat == s.leader:
        clause = clauses.FOUR_LEFT_LEADS if s.couplets_done == 0 else clauses.TAKER_LEADS
        tell(log, events.LED, seat, NOBODY, bit(card), 0, clause, ALL, ALL)
        s.best = seat
    else:
        clause = clause_of_card(s, card)
        tell(log, events.REPLIED, seat, s.leader, bit(card), 0, clause, ALL, ALL)
        if mistakes_can_happen(s) and not has(lawful_cards(s, None), card):
            if s.revoke == PENALISE:
                # The card is seen by all and goes back: it is in no couplet.
                s.shown[seat] |= bit(card)
                punish_revoke(s, seat, log)
                return
            s.revoked[seat] = 1
        if s.revoke != CLAIM:
            learn_from_card(s, seat, s.table[s.leader], s.table[s.best], card)
        if reply_takes(s.table[s.best], card, s.court_colour):
            s.best = seat
    s.table[seat] = card
    s.hand[seat] &= ~bit(card)
    s.shown[seat] &= ~bit(card)
    s.hand_size[seat] -= 1
    turn = left_of(seat)
    if turn == s.leader:
        take_double_couplet(s, log)
    else:
        s.phase = REPLY
        s.turn = turn


@rule
def learn_from_card(s: CourtFour, seat: int, led: int, best: int, card: int) -> None:
    """What a lawful card tells everybody that the hand does not hold."""
    colour = COLOURS[colour_of(led)]
    if colour_of(card) != colour_of(led):
        s.barred[seat] |= colour
    elif colour_of(led) == s.court_colour and card > best:
        s.barred[seat] |= colour & below(best)


@rule
def take_double_couplet(s: CourtFour, log: Log | None) -> None:
    """court.four-double-couplet: four cards go to one side, and their taker leads next.

    court.ruling-who-takes: the highest court colour card takes, else the highest of the colour
    led. court.four-values. court.ruling-four-standard comes before the ten of the last couplet,
    court.four-last-ten, and before the count.
    """
    taker = s.best
    side = side_of(taker)
    place = s.couplets_done
    cards, amount = NONE, 0
    for seat in range(SEATS):
        card = s.table[seat]
        s.couplet_card[place, seat] = card
        s.table[seat] = NO_CARD
        s.called[seat] = 0
        cards |= bit(card)
        amount += figure(card)
    s.couplet_leader[place] = s.leader
    s.couplet_taker[place] = taker
    s.couplets_done = place + 1
    s.couplets[side] += 1
    s.pile[side] += amount
    s.best = NO_SEAT
    s.leader = taker
    s.turn = taker
    s.phase = LEAD
    tell(log, events.TOOK, taker, NOBODY, cards, amount, clauses.VALUE_TO_TAKER, ALL, ALL)
    if s.couplets[side] == 1 and s.announced[side] > 0:
        clause = clauses.RULING_FOUR_ABSENT
        pending = s.announced[side]
        tell(log, events.PENDING_COUNTED, side, NOBODY, NONE, pending, clause, ALL, ALL)
    if capture_standard(s, place, taker, log):
        return
    if s.couplets_done == DOUBLE_COUPLETS:
        s.pile[side] += 10
        tell(log, events.LAST_TEN, taker, NOBODY, NONE, 10, clauses.FOUR_LAST_TEN, ALL, ALL)
        count_out(s, log)


# Revokes that must be called.


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
