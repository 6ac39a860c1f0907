"""From what a seat knows, a whole state that might be true."""

from __future__ import annotations

import numpy as np

from parlour.games.filling import fill, hands_of
from parlour.games.masquerade.hidden import row_of_seat
from parlour.games.masquerade.playable import leadable, playable, proved_by_pass
from parlour.games.masquerade.state import (
    ALL_CARDS,
    EXCHANGING,
    GAME_OVER,
    GIVING,
    MOST_SEATS,
    PUBLIC,
    TURN,
    WANTS_PACK,
    Masquerade,
    seat_to_left,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, count, nth
from parlour.kernel.chance import Rng, pick
from parlour.kernel.copying import overwrite
from parlour.kernel.rule import rule

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
