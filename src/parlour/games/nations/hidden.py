"""What one seat may know of a game, also as numbers, and whole games that agree with it."""

from __future__ import annotations

import numpy as np

from parlour.games.bounds import single, to_the_left
from parlour.games.filling_hands import Hands, fill, hands_of, may_take, room
from parlour.games.nations.state import (
    ALL_CARDS,
    ANSWER,
    AUTOMATIC,
    CALLS,
    CARDS,
    PLAY,
    SEATS,
    SIDES,
    SUIT,
    TITLES,
    Nations,
    partner_of,
    side_of,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, lowest, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def hide(s: Nations, seat: int, out: Nations) -> None:
    """The state as this seat (or WATCHER) may know it.

    Blank are the other hands, but for the Star card, which all have seen turned up
    (nations.star-exposed, nations.ruling-star-card-in-hand), and Titles shown in a call
    (nations.call-show-score-end). What is left in hand when a call ends the game stays hidden.
    """
    overwrite(out, s)
    for other in range(SEATS):
        if other != seat:
            out.hand[other] = s.hand[other] & seen_by_all(s)


@rule
def seen_by_all(s: Nations) -> np.uint64:
    """The cards whose place everybody knows although they may lie in a hand."""
    return s.shown if s.star_card == NO_CARD else s.shown | bit(s.star_card)


# An observation: for each seat, counted from the observer's own to the left, what is known to be
# in its hand (52), what it has played (52), its card in the trick (52), the Nations it has failed
# to follow (4), and five numbers: size of hand, on turn, dealer, leader, has called. Then the Star
# card (52) and the Star suit (4); for the observer's side and the other points, points at the
# start of the deal, tricks and games; and twelve numbers of the table.
PER_SEAT = 3 * CARDS + 4 + 5
OF_SIDES = 4 * SIDES
OF_TABLE = 4 + 9
OBSERVED = SEATS * PER_SEAT + CARDS + 4 + OF_SIDES + OF_TABLE
OF_A_SEAT = (
    *(("hand", CARDS), ("played", CARDS), ("trick", CARDS), ("lacks", 4)),
    *single("size", "on_turn", "dealer", "leader", "called"),
)
PARTS = (
    *to_the_left(SEATS, OF_A_SEAT),
    *(("star_card", CARDS), ("star_suit", 4)),
    *to_the_left(SIDES, single("points", "points_before", "tricks", "games")),
    *(("phase", 3), *single("star_open"), ("options", 8), *single("idle")),
)


@rule
def observe(h: Nations, seat: int, out: Numbers) -> None:
    """A hidden state as numbers from 0 to 1; a watcher looks from seat 0."""
    for k in range(OBSERVED):
        out[k] = 0.0
    first = seat if 0 <= seat < SEATS else 0
    for place in range(SEATS):
        observe_seat(h, (first + place) & 3, place * PER_SEAT, out)
    at = SEATS * PER_SEAT
    if h.star_card != NO_CARD:
        out[at + h.star_card] = 1.0
        out[at + CARDS + h.star_suit] = 1.0
    at += CARDS + 4
    for place in range(SIDES):
        side = side_of(first) ^ place
        out[at] = h.points[side] / 16.0
        out[at + 1] = h.start[side] / 9.0
        out[at + 2] = h.tricks[side] / 13.0
        out[at + 3] = h.games[side] / 2.0
        at += 4
    out[at] = 1.0 if h.phase == PLAY else 0.0
    out[at + 1] = 1.0 if h.phase == CALLS else 0.0
    out[at + 2] = 1.0 if h.phase == ANSWER else 0.0
    out[at + 3] = 1.0 * h.star_open
    out[at + 4] = 1.0 * h.count_order
    out[at + 5] = h.titles_at_nine / 2.0
    out[at + 6] = 1.0 * h.call_holding
    out[at + 7] = 1.0 * h.call_window
    out[at + 8] = 1.0 * h.call_answer
    out[at + 9] = 1.0 * h.strict
    out[at + 10] = 1.0 * h.stop_early
    out[at + 11] = 1.0 * h.match
    out[at + 12] = h.idle / 10.0


@rule
def observe_seat(h: Nations, other: int, at: int, out: Numbers) -> None:
    """One seat's part of an observation, from place `at`."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.hand[other], card) else 0.0
        out[at + CARDS + card] = 1.0 if has(h.played[other], card) else 0.0
    if h.trick[other] != NO_CARD:
        out[at + 2 * CARDS + h.trick[other]] = 1.0
    more = at + 3 * CARDS
    for suit in range(4):
        out[more + suit] = 1.0 if (h.lacks[other] & SUIT[suit]) != NONE else 0.0
    out[more + 4] = h.sizes[other] / 13.0
    out[more + 5] = 1.0 if h.turn == other else 0.0
    out[more + 6] = 1.0 if h.dealer == other else 0.0
    out[more + 7] = 1.0 if h.leader == other else 0.0
    out[more + 8] = 1.0 * h.called[other]


# From what a seat knows, a whole state that might be true.


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
