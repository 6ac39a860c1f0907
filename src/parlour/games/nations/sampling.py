"""From what a seat knows, a whole state that might be true."""

from __future__ import annotations

import numpy as np

from parlour.games.filling import Hands, fill, hands_of, may_take, room
from parlour.games.nations.state import (
    ALL_CARDS,
    ANSWER,
    AUTOMATIC,
    CALLS,
    PLAY,
    SEATS,
    TITLES,
    Nations,
    partner_of,
)
from parlour.kernel.cards import NONE, bit, count, lowest, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.copying import overwrite
from parlour.kernel.rule import rule


@rule
def resample(h: Nations, seat: int, rng: Rng, out: Nations) -> None:
    """A full state that agrees with this hidden one.

    Kept: the Star card in the dealer's hand; the sizes of hands; that who failed to follow has
    none of that Nation (where failing to follow is refused); and what a call that failed has
    told all (nations.ruling-failed-call): the caller was dealt two Titles and, unless partners
    answer as they like, his partner none.

    Not kept: what a player's choices make likely, above all that he did not call.
    """
    overwrite(out, h)
    if h.phase != CALLS and h.phase != PLAY and h.phase != ANSWER:
        return
    unknown = ALL_CARDS
    for other in range(SEATS):
        unknown &= ~(h.hand[other] | h.played[other])
    if unknown == NONE:
        return
    may = np.empty(SEATS, np.uint64)
    for other in range(SEATS):
        # A hand is sure to lack nothing where a player may fail to follow at will.
        may[other] = ~h.lacks[other] if h.strict == 1 else ALL_CARDS
    hands = hands_of(SEATS, out.hand, may, h.sizes)
    if has_called(h):
        fill_after_call(h, unknown, hands, rng, out)
    else:
        fill(unknown, hands, rng)


@rule
def has_called(h: Nations) -> bool:
    """Whether anybody has called in this deal."""
    return h.called[0] + h.called[1] + h.called[2] + h.called[3] > 0


@rule
def fill_after_call(h: Nations, unknown: np.uint64, hands: Hands, rng: Rng, out: Nations) -> None:
    """Give each unseen Title to a seat, in some way that fits what calls have told; then fill.

    All ways are gone through from a random one on, so that one that fits is found.
    """
    titles = unknown & TITLES[h.star_suit]
    ways = 4 ** count(titles)
    first = pick(rng, ways)
    for k in range(ways):
        for seat in range(SEATS):
            out.hand[seat] = h.hand[seat]
        if not place_titles(titles, (first + k) % ways, hands):
            continue
        if fits_calls(h, out) and fill(unknown & ~titles, hands, rng):
            return


@rule
def place_titles(titles: np.uint64, way: int, hands: Hands) -> bool:
    """Put each Title where this way says; False if a hand cannot have it."""
    while titles != NONE:
        card = lowest(titles)
        titles = without_lowest(titles)
        seat = way % 4
        way //= 4
        if room(hands, seat) == 0 or not may_take(hands, seat, card):
            return False
        hands.hand[seat] |= bit(card)
    return True


@rule
def fits_calls(h: Nations, out: Nations) -> bool:
    """nations.ruling-failed-call: each caller was dealt two Titles, his partner none."""
    every = TITLES[h.star_suit]
    for seat in range(SEATS):
        if h.called[seat] == 0:
            continue
        if count((out.hand[seat] | out.played[seat]) & every) != 2:
            return False
        partner = partner_of(seat)
        told = h.call_answer == AUTOMATIC and h.phase != ANSWER
        if told and ((out.hand[partner] | out.played[partner]) & every) != NONE:
            return False
    return True
