"""What one seat may know of a game, and that knowledge as numbers."""

from __future__ import annotations

from parlour.games.alice.state import (
    CARDS,
    DRAWING,
    GAME_OVER,
    MOST_SEATS,
    NO_SEAT,
    NO_SET,
    PLAYING,
    SETS,
    Alice,
)
from parlour.games.bounds import single, to_the_left
from parlour.games.knowing import forget_unknown, known_to
from parlour.kernel.cards import has
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def copy_state(s: Alice, out: Alice) -> None:
    """Write every field of one state into another."""
    for seat in range(MOST_SEATS):
        out.hand[seat] = s.hand[seat]
        out.piles[seat] = s.piles[seat]
        out.lacks[seat] = s.lacks[seat]
        out.sizes[seat] = s.sizes[seat]
        out.exposed[seat] = s.exposed[seat]
        out.opening[seat] = s.opening[seat]
        out.score[seat] = s.score[seat]
    for card in range(CARDS):
        out.knowers[card] = s.knowers[card]
    for i in range(SETS):
        out.laid[i] = s.laid[i]
        out.laid_by[i] = s.laid_by[i]
    out.shown = s.shown
    out.finished = s.finished
    out.laid_n = s.laid_n
    out.down = s.down
    out.seats = s.seats
    out.dealer = s.dealer
    out.phase = s.phase
    out.current = s.current
    out.last_played = s.last_played
    out.sets_this_turn = s.sets_this_turn
    out.idle = s.idle
    out.giver = s.giver
    out.taker = s.taker
    out.draw_for = s.draw_for
    out.after_set = s.after_set
    out.played_last = s.played_last
    out.first_turn_no_lead = s.first_turn_no_lead
    out.lay_full_sets = s.lay_full_sets
    out.opening_sets = s.opening_sets
    out.call_cardless = s.call_cardless
    out.stall_rounds = s.stall_rounds
    out.history = s.history


@rule
def hide(s: Alice, seat: int, out: Alice) -> None:
    """The state as this seat (or WATCHER) may know it.

    Blank are the cards in hands and opening piles whose place the seat does not know for
    certain, and who knows them (alice.r-who-knows-draw, alice.r-opening-hidden). Sizes, exposed
    Leads, counts of sets and sets completed in play are public (alice.r-sizes-public), and so is
    what all can tell that a hand lacks. When the game is over everything lies open.
    """
    copy_state(s, out)
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
