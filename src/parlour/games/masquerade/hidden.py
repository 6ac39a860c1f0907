"""What one seat may know of a game, and that knowledge as numbers."""

from __future__ import annotations

from parlour.games.masquerade.certainty import certain, narrow
from parlour.games.masquerade.state import (
    CARDS,
    DRAWING,
    GAME_OVER,
    GIVING,
    MOST_SEATS,
    NO_SEAT,
    PUBLIC,
    SORTS,
    TURN,
    WANTS_PACK,
    Masquerade,
)
from parlour.kernel.cards import NO_CARD, NONE, has
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def row_of_seat(s: Masquerade, seat: int) -> int:
    """The row of `possible` that this seat, or WATCHER, may look at."""
    return seat if 0 <= seat < s.seats else PUBLIC


@rule
def hide(s: Masquerade, seat: int, out: Masquerade) -> None:
    """The state as this seat (or WATCHER) may know it (masquerade.r25-who-sees).

    Of what the others can tell only what everybody can stays, and of their hands only the cards
    that the seat can place for certain. When the game is over everything lies open.
    """
    overwrite(out, s)
    if s.phase == GAME_OVER or s.phase == WANTS_PACK:
        return
    mine = row_of_seat(s, seat)
    for o in range(MOST_SEATS + 1):
        if o != mine and o != PUBLIC:
            out.before[o] = NONE
            for other in range(MOST_SEATS):
                out.possible[o, other] = NONE
    narrow(out, out.possible[PUBLIC])
    narrow(out, out.possible[mine])
    known = certain(out, out.possible[mine])
    for other in range(s.seats):
        if other != mine:
            out.hand[other] = s.hand[other] & known
    if mine != s.current:
        out.laid = NO_CARD


# An observation: for each seat, counted from the observer's own to the left, what is known to be
# in its hand (32), what may be there (32) and its card in the trick (32), the points of each sort
# and seven numbers: size of hand, score, whether it deals, is on turn, takes, draws, has exchanged.
# Then nine numbers of the table.
PER_SEAT = 3 * CARDS + SORTS + 7
OF_TABLE = 9
OBSERVED = MOST_SEATS * PER_SEAT + OF_TABLE


@rule
def observe(h: Masquerade, seat: int, out: Numbers) -> None:
    """A hidden state as numbers from 0 to about 1; a watcher looks from seat 0."""
    for k in range(OBSERVED):
        out[k] = 0.0
    mine = row_of_seat(h, seat)
    first = mine if mine != PUBLIC else 0
    for place in range(h.seats):
        observe_seat(h, mine, (first + place) % h.seats, place * PER_SEAT, out)
    for k in range(h.trick_n):
        place = (h.trick_seat[k] - first) % h.seats
        out[place * PER_SEAT + 2 * CARDS + h.trick_card[k]] = 1.0
    at = MOST_SEATS * PER_SEAT
    out[at] = h.seats / MOST_SEATS
    out[at + 1] = h.turns / h.seats
    out[at + 2] = h.trick_n / MOST_SEATS
    out[at + 3] = min(1.0, h.rounds / 100.0)
    out[at + 4] = 1.0 * h.m1_played
    out[at + 5] = 1.0 if h.phase == TURN else 0.0
    out[at + 6] = 1.0 if h.phase == GIVING else 0.0
    out[at + 7] = 1.0 if h.phase == DRAWING else 0.0
    out[at + 8] = 0.0 if h.laid == NO_CARD else (1.0 + h.laid) / CARDS


@rule
def observe_seat(h: Masquerade, mine: int, other: int, at: int, out: Numbers) -> None:
    """One seat's part of an observation, from place `at`."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.hand[other], card) else 0.0
        out[at + CARDS + card] = 1.0 if has(h.possible[mine, other], card) else 0.0
    more = at + 3 * CARDS
    for sort in range(SORTS):
        out[more + sort] = h.earned[sort, other] / 32.0
    more += SORTS
    out[more] = h.sizes[other] / CARDS
    out[more + 1] = h.score[other] / 32.0
    out[more + 2] = 1.0 if h.dealer == other else 0.0
    out[more + 3] = 1.0 if h.current == other else 0.0
    out[more + 4] = 1.0 if h.taker == other else 0.0
    draws = h.phase == DRAWING and h.taker != NO_SEAT and h.trick_seat[h.drawer] == other
    out[more + 5] = 1.0 if draws else 0.0
    out[more + 6] = 1.0 if h.current == other and h.exchanged == 1 else 0.0
