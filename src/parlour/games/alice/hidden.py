"""What one seat may know of a game, as a state and as numbers, and what might be true."""

from __future__ import annotations

import numpy as np

from parlour.games.alice.state import (
    ALL_CARDS,
    CARDS,
    DRAWING,
    GAME_OVER,
    LEADS,
    MOST_SEATS,
    NO_SEAT,
    NO_SET,
    PLAYING,
    SETS,
    Alice,
    companions,
    lead,
    leads_in_hand,
    whole_set,
)
from parlour.games.bounds import single, to_the_left
from parlour.games.filling_hands import Sets, fill, hands_of
from parlour.games.knowers import forget_unknown, known_to
from parlour.kernel.cards import NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def hide(s: Alice, seat: int, out: Alice) -> None:
    """The state as this seat (or WATCHER) may know it.

    Blank are the cards in hands and opening piles whose place the seat does not know for
    certain, and who knows them (alice.r-who-knows-draw, alice.r-opening-hidden). Sizes, exposed
    Leads, counts of sets and sets completed in play are public (alice.r-sizes-public), and so is
    what all can tell that a hand lacks. When the game is over everything lies open.
    """
    overwrite(out, s)
    if s.phase == GAME_OVER:
        return
    known = known_to(s.knowers, seat)
    forget_unknown(out.knowers, known)
    for other in range(s.seats):
        out.hand[other] = s.hand[other] & known
        out.piles[other] = s.piles[other] & known


# An observation: for each seat, counted from the observer's own to the left, what is known to be
# in its hand (48), to be wanting there (48) and to lie in its opening piles (48), its exposed
# Lead (16), the sets it completed (16), and six numbers: size of hand, score, opening sets,
# whether it is on turn, played last, is to draw. Then nine numbers of the table.
PER_SEAT = 3 * CARDS + 2 * SETS + 6
OF_TABLE = 9
OBSERVED = MOST_SEATS * PER_SEAT + OF_TABLE
OF_A_SEAT = (
    *(("hand", CARDS), ("lacks", CARDS), ("piles", CARDS), ("lead", SETS), ("sets", SETS)),
    *single("size", "score", "opening_sets", "on_turn", "played_last", "taker"),
)
PARTS = (
    *to_the_left(MOST_SEATS, OF_A_SEAT),
    *(*single("seats", "down", "idle", "set_this_turn"), ("phase", 2), ("options", 3)),
)


@rule
def observe(h: Alice, seat: int, out: Numbers) -> None:
    """A hidden state as numbers from 0 to 1; a watcher looks from seat 0."""
    for k in range(OBSERVED):
        out[k] = 0.0
    first = seat if 0 <= seat < h.seats else 0
    for place in range(h.seats):
        other = (first + place) % h.seats
        observe_seat(h, other, place * PER_SEAT, out)
    for k in range(h.laid_n):
        owner = h.laid_by[k]
        if owner != NO_SEAT:
            place = (owner - first) % h.seats
            out[place * PER_SEAT + 3 * CARDS + SETS + h.laid[k]] = 1.0
    at = MOST_SEATS * PER_SEAT
    out[at] = h.seats / MOST_SEATS
    out[at + 1] = h.down / SETS
    out[at + 2] = min(1.0, h.idle / (40.0 * h.seats))
    out[at + 3] = 1.0 if h.sets_this_turn > 0 else 0.0
    out[at + 4] = 1.0 if h.phase == PLAYING else 0.0
    out[at + 5] = 1.0 if h.phase == DRAWING else 0.0
    out[at + 6] = 1.0 * h.after_set
    out[at + 7] = 1.0 * h.lay_full_sets
    out[at + 8] = 1.0 * h.call_cardless


@rule
def observe_seat(h: Alice, other: int, at: int, out: Numbers) -> None:
    """One seat's part of an observation, from place `at`."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.hand[other], card) else 0.0
        out[at + CARDS + card] = 1.0 if has(h.lacks[other], card) else 0.0
        out[at + 2 * CARDS + card] = 1.0 if has(h.piles[other], card) else 0.0
    if h.exposed[other] != NO_SET:
        out[at + 3 * CARDS + h.exposed[other]] = 1.0
    more = at + 3 * CARDS + 2 * SETS
    out[more] = h.sizes[other] / CARDS
    out[more + 1] = h.score[other] / SETS
    out[more + 2] = h.opening[other] / SETS
    out[more + 3] = 1.0 if h.current == other else 0.0
    out[more + 4] = 1.0 if h.last_played == other else 0.0
    out[more + 5] = 1.0 if h.taker == other else 0.0


TRIES = 32
"""How often opening piles are chosen anew before what hands lack is let go."""


@rule
def resample(h: Alice, seat: int, rng: Rng, out: Alice) -> None:
    """A full state that agrees with this hidden one.

    Kept: every card whose place the seat knows; the sizes of hands and the number of opening
    piles, which are whole sets none of whose cards was ever shown; that a player bound to expose
    has a Lead and one bound to call has a card to call for; and what all the world knows a hand
    to lack, by calls, by misses, by a turn without a Lead and by passing the card on, until a
    blind draw may have brought it.

    Not kept: how likely each draw was; where a card that the seat itself once had may have gone
    after it lost sight of it; what an exposed Lead proved of its owner in an earlier turn; that
    nobody kept a whole set when the play began. If no choice of piles tried agrees with what
    hands lack (a rare case, and only with hidden piles), that is let go as well.
    """
    overwrite(out, h)
    if h.phase != PLAYING and h.phase != DRAWING:
        return
    unknown = unlocated(h)
    if unknown == NONE:
        return
    may = np.empty(MOST_SEATS, np.uint64)
    hands = hands_of(h.seats, out.hand, may, h.sizes)
    for attempt in range(TRIES + 1):
        for other in range(h.seats):
            out.hand[other] = h.hand[other]
            may[other] = ~h.lacks[other] if attempt < TRIES else ALL_CARDS
        bound = bind_player(h, unknown, may, rng, out)
        pool = fill_piles(h, unknown & ~bound, rng, out)
        if fill(pool, hands, rng):
            break
    note_holders(h, out)


@rule
def unlocated(h: Alice) -> np.uint64:
    """The cards whose place this hidden state does not tell."""
    cards = ALL_CARDS & ~h.finished
    for seat in range(h.seats):
        cards &= ~(h.hand[seat] | h.piles[seat])
        if h.exposed[seat] != NO_SET:
            cards &= ~lead(h.exposed[seat])
    return cards


@rule
def bind_player(h: Alice, unknown: np.uint64, may: Sets, rng: Rng, out: Alice) -> np.uint64:
    """See that the player on turn can do what he is bound to do.

    One who must expose gets a Lead, which is returned as a set of one card; one who must call
    is taken to lack one of the companions.
    """
    seat = h.current
    if h.phase != PLAYING:
        return NONE
    if h.exposed[seat] != NO_SET:
        pair = companions(h.exposed[seat])
        open_cards = pair & unknown & may[seat]
        if (pair & ~h.hand[seat] & ~open_cards) == NONE:
            may[seat] &= ~bit(nth(open_cards, pick(rng, count(open_cards))))
        return NONE
    if h.sets_this_turn > 0 or leads_in_hand(h, seat) != NONE:
        return NONE
    leads = unknown & LEADS & may[seat]
    spare = whole_sets(unknown & ~h.shown)
    if count(spare) <= hidden_piles(h):
        # Every set that may lie in a pile is needed there.
        leads &= ~leads_of(spare)
    bound = bit(nth(leads, pick(rng, count(leads))))
    out.hand[seat] |= bound
    return bound


@rule
def hidden_piles(h: Alice) -> int:
    """How many opening sets this hidden state does not name."""
    n = 0
    for seat in range(h.seats):
        n += h.opening[seat] - count(h.piles[seat]) // 3
    return n


@rule
def whole_sets(cards: np.uint64) -> np.uint64:
    """The numbers of the sets that are whole among the cards."""
    found = NONE
    for i in range(SETS):
        if (cards & whole_set(i)) == whole_set(i):
            found |= bit(i)
    return found


@rule
def leads_of(sets: np.uint64) -> np.uint64:
    """The Leads of these sets."""
    leads = NONE
    while sets != NONE:
        leads |= lead(lowest(sets))
        sets = without_lowest(sets)
    return leads


@rule
def fill_piles(h: Alice, unknown: np.uint64, rng: Rng, out: Alice) -> np.uint64:
    """Choose sets for the opening piles that are hidden; return the cards that are left."""
    for seat in range(h.seats):
        out.piles[seat] = h.piles[seat]
        for _ in range(h.opening[seat] - count(h.piles[seat]) // 3):
            found = whole_sets(unknown & ~h.shown)
            cards = whole_set(nth(found, pick(rng, count(found))))
            out.piles[seat] |= cards
            unknown &= ~cards
    return unknown


@rule
def note_holders(h: Alice, out: Alice) -> None:
    """Of the cards put in place, their holders know, and nobody else."""
    for seat in range(h.seats):
        cards = (out.hand[seat] & ~h.hand[seat]) | (out.piles[seat] & ~h.piles[seat])
        while cards != NONE:
            out.knowers[lowest(cards)] = bit(seat)
            cards = without_lowest(cards)
