"""What one seat may know of a game, as a state and as numbers, and what might be true."""

from __future__ import annotations

import numpy as np

from parlour.games.bounds import single, to_the_left
from parlour.games.filling_hands import fill, hands_of
from parlour.games.masquerade.certainty import certain, narrow
from parlour.games.masquerade.following import leadable, playable, proved_by_pass
from parlour.games.masquerade.state import (
    ALL_CARDS,
    CARDS,
    DRAWING,
    EXCHANGING,
    GAME_OVER,
    GIVING,
    MOST_SEATS,
    NO_SEAT,
    PUBLIC,
    SORTS,
    TURN,
    WANTS_PACK,
    Masquerade,
    seat_to_left,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, nth
from parlour.kernel.chance import Rng, pick
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
OF_A_SEAT = (
    *(("hand", CARDS), ("possible", CARDS), ("trick", CARDS), ("earned", SORTS)),
    *single("size", "score", "dealer", "on_turn", "taker", "drawer", "exchanged"),
)
PARTS = (
    *to_the_left(MOST_SEATS, OF_A_SEAT),
    *(*single("seats", "turns", "trick_size", "rounds", "first_masquerader_played"), ("phase", 3)),
    *single("laid"),
)


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


TRIES = 24
"""How often the cards are dealt anew for the one on turn to have what he must have."""


@rule
def resample(h: Masquerade, seat: int, rng: Rng, out: Masquerade) -> None:
    """A full state that agrees with this hidden one.

    Kept: every card that the seat can place, every card that it can rule out of a hand, the sizes
    of hands, and that whoever is on turn has what his being asked proves: a card to lead, or
    after an exchange just one to lay, which he has from his neighbour.

    Not kept: how likely each draw was; that of the cards a hand may have got by one blind draw it
    got only one; and what others know beyond their own hands and what everybody can tell.
    """
    overwrite(out, h)
    if h.phase == WANTS_PACK or h.phase == GAME_OVER:
        return
    mine = row_of_seat(h, seat)
    may = np.empty(MOST_SEATS, np.uint64)
    pool = ALL_CARDS & ~h.table
    for other in range(h.seats):
        pool &= ~h.hand[other]
    hands = hands_of(h.seats, out.hand, may, h.sizes)
    for attempt in range(TRIES + 1):
        given = NONE
        for other in range(h.seats):
            out.hand[other] = h.hand[other]
            may[other] = h.possible[mine, other]
        if h.phase == TURN:
            given = bind_actor(h, mine, pool, attempt == TRIES, may, rng)
            out.hand[h.current] |= given
        is_filled = fill(pool & ~given, hands, rng)
        if is_filled and (h.phase != TURN or is_actor_sound(h, out)):
            break
    if h.laid == NO_CARD and (h.phase == GIVING or h.phase == EXCHANGING):
        hand = out.hand[h.current]
        out.laid = nth(hand, pick(rng, count(hand)))
    note_knowledge(h, mine, out)


@rule
def is_helped(h: Masquerade, mine: int) -> bool:
    """Whether the one on turn has exchanged, and the seat that looks saw neither card."""
    if h.exchanged == 0:
        return False
    return mine != h.current and mine != seat_to_left(h, h.current)


@rule
def bind_actor(
    h: Masquerade, mine: int, pool: np.uint64, at_last: bool, may: np.ndarray, rng: Rng
) -> np.uint64:
    """A card that the one on turn must be given, as a set; none where nothing is known of that.

    After an exchange he has one card to lay, and the rest as he had before. A leader is given
    something to lead only where chance has failed to.
    """
    cards = NONE
    if is_helped(h, mine):
        lays = proved_by_pass(h)
        if (h.hand[h.current] & lays) == NONE:
            cards = pool & h.possible[mine, h.current] & lays
        may[h.current] = h.before[mine]
    elif at_last and h.trick_n == 0 and leadable(h.hand[h.current]) == NONE:
        cards = leadable(pool & h.possible[mine, h.current])
    if cards == NONE:
        return NONE
    return bit(nth(cards, pick(rng, count(cards))))


@rule
def is_actor_sound(h: Masquerade, out: Masquerade) -> bool:
    """Whether the one on turn has been given what he is asked for."""
    if h.trick_n > 0 and h.exchanged == 0:
        return True
    return playable(h, out.hand[h.current], None) != NONE


@rule
def note_knowledge(h: Masquerade, mine: int, out: Masquerade) -> None:
    """Each of the others knows his own hand, and what everybody can tell."""
    for o in range(h.seats):
        if o == mine:
            continue
        for other in range(h.seats):
            out.possible[o, other] = h.possible[PUBLIC, other] & ~out.hand[o]
        out.possible[o, o] = out.hand[o]
        if h.exchanged == 1 and o != h.current and o != seat_to_left(h, h.current):
            out.before[o] = h.before[PUBLIC] & ~out.hand[o]
