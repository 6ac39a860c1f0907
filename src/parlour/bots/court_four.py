"""Rules of thumb for Court with four: partners who play for one another.

A couplet that the partner is sure of gets honours, and no court card; one that the others have
is taken where it is worth it; otherwise the cheapest card goes. The Standard of the court
colour is a point by itself, so it is kept for couplets that are sure. Everything is judged from
the hidden state of the seat.
"""

from __future__ import annotations

import numpy as np

from parlour.bots.reasons import ONLY, because, code_of
from parlour.bots.reasons_court_four import (
    ANNOUNCE_PAIR,
    CALL_PROVEN_REVOKE,
    GIVE_HONOUR,
    GIVE_STANDARD,
    LEAD_CHEAPEST,
    LEAD_COURT,
    LEAD_UNBEATEN,
    LEAVE_TO_PARTNER,
    NOT_WORTH_TAKING,
    NOTHING_PROVEN,
    NOTHING_TO_GIVE,
    REASONS,
    TAKE_DEAR,
    TAKE_WITH_COURT,
    TAKE_WITH_STANDARD,
)
from parlour.bots.search import RARE
from parlour.bots.steady import plays_steadily, temper_of
from parlour.games.court.cards import COLOURS, STANDARD, colour_of, figure, reply_takes
from parlour.games.court.four.couplets import has_revoked, lawful_cards
from parlour.games.court.four.hidden import unseen_cards
from parlour.games.court.four.state import CourtFour, left_of, side_of
from parlour.games.court.phases import ANNOUNCE, CALL_REVOKE, CODES, EXCHANGE, PASS, REVOKE_WINDOW
from parlour.kernel.cards import NO_CARD, NONE, below, lowest, without_lowest
from parlour.kernel.cards import count as size
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import compiled, rule

A_POINT = 12
"""What the point of the court Standard is worth beside the figures on cards."""
A_COURT_CARD = 6
"""What a card of the court colour is worth beyond its figure."""
WORTH_A_COURT_CARD = 8
"""A couplet that counts this much is taken with the court colour."""

TEMPER = temper_of(CODES, rare=(RARE, (CALL_REVOKE,)))
"""A random continuation seldom calls a revoke."""


@rule
def weight(h: CourtFour, card: int) -> int:
    """What a card brings to the side that takes it."""
    standard = 8 * h.court_colour + STANDARD
    return figure(card) + (A_POINT if card == standard else 0)


@rule
def cost(h: CourtFour, card: int) -> int:
    """What it costs to give this card away to the others; of equals the lower is the cheaper."""
    price = weight(h, card) + (A_COURT_CARD if colour_of(card) == h.court_colour else 0)
    return 8 * price + 7 - (card & 7)


@rule
def cheapest(h: CourtFour, cards: np.uint64) -> int:
    """The card whose loss costs least; the set must not be empty."""
    best = lowest(cards)
    cards = without_lowest(cards)
    while cards != NONE:
        card = lowest(cards)
        if cost(h, card) < cost(h, best):
            best = card
        cards = without_lowest(cards)
    return best


@rule
def gift(h: CourtFour, cards: np.uint64) -> int:
    """What to give a couplet that the partner is sure of: the court Standard, else honours.

    The court colour is kept for couplets of one's own.
    """
    best = lowest(cards)
    worth = -1000
    for _ in range(size(cards)):
        card = lowest(cards)
        cards = without_lowest(cards)
        is_court = colour_of(card) == h.court_colour
        value = weight(h, card) - (A_COURT_CARD + figure(card) if is_court else 0)
        if value >= worth:
            best, worth = card, value
    if best == 8 * h.court_colour + STANDARD:
        return because(best, GIVE_STANDARD)
    return because(best, GIVE_HONOUR if figure(best) > 0 else NOTHING_TO_GIVE)


# What can still be beaten.


@rule
def opponents_to_come(h: CourtFour, seat: int) -> np.uint64:
    """The cards that those of the others who have still to play may hold."""
    unseen = unseen_cards(h)
    cards = NONE
    other = left_of(seat)
    while other != h.leader:
        if side_of(other) != side_of(seat):
            cards |= h.hand[other] | (unseen & ~h.barred[other])
        other = left_of(other)
    return cards


@rule
def stands(h: CourtFour, card: int, theirs: np.uint64) -> bool:
    """Whether no card of these could take the couplet from this one.

    Where another colour is led, a court card is feared only from a hand that may be without it.
    """
    higher = COLOURS[colour_of(card)] & below(card) & theirs
    if higher != NONE:
        return False
    if colour_of(card) == h.court_colour:
        return True
    follows = (COLOURS[colour_of(card)] & theirs) != NONE
    return follows or (COLOURS[h.court_colour] & theirs) == NONE


# Leading.


@rule
def choose_announcement(h: CourtFour, codes: Codes, n: int) -> int:
    """A pair to announce, the court colour's before others, the Crown led; or -1."""
    best = -1
    for i in range(n):
        if ANNOUNCE <= codes[i] < EXCHANGE and (codes[i] - ANNOUNCE) & 1 == 0:
            colour = (codes[i] - ANNOUNCE) // 2
            if best < 0 or colour == h.court_colour:
                best = because(codes[i], ANNOUNCE_PAIR)
    return best


@rule
def choose_lead(h: CourtFour, seat: int) -> int:
    """A card that nothing can beat, the court colour's while the others may have more of it;
    else the cheapest.
    """
    hand = h.hand[seat]
    theirs = opponents_to_come(h, seat)
    court = COLOURS[h.court_colour]
    draws_court = size(hand & court) >= 3 and (theirs & court) != NONE
    best = NO_CARD
    cards = hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        is_court = colour_of(card) == h.court_colour
        if stands(h, card, theirs) and (not is_court or draws_court or size(hand) <= 2):
            better = best == NO_CARD or (is_court and draws_court)
            if better or figure(card) > figure(best):
                best = card
    if best == NO_CARD:
        return because(cheapest(h, hand), LEAD_CHEAPEST)
    is_drawing = draws_court and colour_of(best) == h.court_colour
    return because(best, LEAD_COURT if is_drawing else LEAD_UNBEATEN)


# Following.


@rule
def on_table(h: CourtFour) -> int:
    """What the cards put down so far bring to whoever takes them."""
    total = 0
    for seat in range(4):
        if h.table[seat] != NO_CARD:
            total += weight(h, h.table[seat])
    return total


@rule
def choose_taker(h: CourtFour, seat: int, cards: np.uint64, theirs: np.uint64) -> int:
    """The card to take with, or NO_CARD where taking is not worth it, or not to be hoped for.

    In the colour led the dearest that stands; of the court colour the Standard if it stands,
    else the smallest, and only for a couplet that is worth it.
    """
    best = h.table[h.best]
    led = colour_of(h.table[h.leader])
    standard = 8 * h.court_colour + STANDARD
    dearest, smallest = NO_CARD, NO_CARD
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if not reply_takes(best, card, h.court_colour) or not stands(h, card, theirs):
            continue
        if card == standard:
            return because(card, TAKE_WITH_STANDARD)
        if colour_of(card) == led and led != h.court_colour:
            if dearest == NO_CARD:
                dearest = card
        else:
            # Cards come highest first, so the last one seen is the smallest.
            smallest = card
    if dearest != NO_CARD:
        return because(dearest, TAKE_DEAR)
    if smallest != NO_CARD and on_table(h) >= WORTH_A_COURT_CARD:
        return because(smallest, TAKE_WITH_COURT)
    return NO_CARD


@rule
def choose_card(h: CourtFour, seat: int) -> int:
    """Give to a couplet that the partner has safely; else take, or throw the cheapest card."""
    cards = lawful_cards(h, None)
    theirs = opponents_to_come(h, seat)
    partner_has_it = side_of(h.best) == side_of(seat)
    if partner_has_it and stands(h, h.table[h.best], theirs):
        return gift(h, cards)
    taker = choose_taker(h, seat, cards, theirs)
    if taker == NO_CARD:
        return because(cheapest(h, cards), NOT_WORTH_TAKING)
    if partner_has_it and colour_of(code_of(taker)) == h.court_colour:
        return because(cheapest(h, cards), LEAVE_TO_PARTNER)
    return taker


@rule
def saw_revoke(h: CourtFour, seat: int) -> bool:
    """Whether cards that came out later prove that one of the others did not follow."""
    left = left_of(seat)
    return has_revoked(h, left) == 1 or has_revoked(h, left_of(left_of(left))) == 1


@compiled
def choose(h: CourtFour, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """A steady player's move."""
    if n == 1:
        return because(codes[0], ONLY)
    if codes[n - 1] == CALL_REVOKE and saw_revoke(h, seat):
        return because(CALL_REVOKE, CALL_PROVEN_REVOKE)
    if h.phase == REVOKE_WINDOW:
        return because(PASS, NOTHING_PROVEN)
    if seat != h.leader:
        return choose_card(h, seat)
    announcement = choose_announcement(h, codes, n)
    return announcement if announcement >= 0 else choose_lead(h, seat)


plays_steadily(CourtFour, choose, TEMPER, REASONS)
