"""What one seat may know of a game, and that knowledge as numbers."""

from __future__ import annotations

from parlour.games.bounds import single, to_the_left
from parlour.games.portrait.public import denials
from parlour.games.portrait.state import (
    CARDS,
    GROUPS,
    MOST_SEATS,
    Portrait,
)
from parlour.games.portrait.turns import is_barred
from parlour.kernel.cards import NO_CARD, has
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def hide(s: Portrait, seat: int, out: Portrait) -> None:
    """The state as this seat (or WATCHER) may know it.

    Blank are the order of the Bank, for everybody (portrait.bank-face-down); in other hands the
    cards that nobody saw come there; and of other seats' `fresh` and `added` what only an unseen
    draw has set (portrait.r-bank-show). All else is public.
    """
    overwrite(out, s)
    for k in range(CARDS):
        out.bank[k] = NO_CARD
    for other in range(s.seats):
        if other != seat:
            out.hand[other] = s.hand[other] & s.shown
            out.fresh[other] = s.fresh_open[other]
            out.added[other] = s.added_open[other]


# An observation: for each seat, counted from the observer's own to the left, what is known to be
# in its hand (64), to be wanting there (64) and to lie stacked before it (64), the books or
# groups of which it has proved to hold a card (16), its groups freed for stacking (8) and renewed
# since the last miss (8), and five numbers: size of hand, score, whether it is on turn, has
# missed, and how often it drew unseen. Then the cards on the table (64) and thirteen numbers.
PER_SEAT = 3 * CARDS + 4 * GROUPS + 5
OF_TABLE = CARDS + 13
OBSERVED = MOST_SEATS * PER_SEAT + OF_TABLE
OF_A_SEAT = (
    *(("hand", CARDS), ("denied", CARDS), ("stacked", CARDS), ("proved", 2 * GROUPS)),
    *(("added", GROUPS), ("fresh", GROUPS)),
    *single("size", "score", "on_turn", "missed", "draws"),
)
PARTS = (
    *to_the_left(MOST_SEATS, OF_A_SEAT),
    ("tabled", CARDS),
    *single("seats", "bank", "idle", "barred", "denials", "moved"),
    ("options", 7),
)


@rule
def observe(h: Portrait, seat: int, out: Numbers) -> None:
    """A hidden state as numbers from 0 to 1; a watcher looks from seat 0."""
    for k in range(OBSERVED):
        out[k] = 0.0
    first = seat if 0 <= seat < h.seats else 0
    for place in range(h.seats):
        observe_seat(h, (first + place) % h.seats, place * PER_SEAT, out)
    at = MOST_SEATS * PER_SEAT
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.tabled, card) else 0.0
    at += CARDS
    out[at] = h.seats / MOST_SEATS
    out[at + 1] = h.bank_n / CARDS
    out[at + 2] = min(1.0, h.idle / (3.0 * h.seats))
    out[at + 3] = 1.0 if is_barred(h) else 0.0
    out[at + 4] = denials(h) / (CARDS * MOST_SEATS)
    out[at + 5] = 1.0 * h.moved
    out[at + 6] = h.form / 2.0
    out[at + 7] = 1.0 * h.bank_on
    out[at + 8] = 1.0 * h.stack_choice
    out[at + 9] = 1.0 * h.new_card_scope
    out[at + 10] = 1.0 * h.books_only
    out[at + 11] = 1.0 * h.call_form
    out[at + 12] = 1.0 * h.stale_calls


@rule
def observe_seat(h: Portrait, other: int, at: int, out: Numbers) -> None:
    """One seat's part of an observation, from place `at`."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.hand[other], card) else 0.0
        out[at + CARDS + card] = 1.0 if has(h.denied[other], card) else 0.0
        out[at + 2 * CARDS + card] = 1.0 if has(h.stacked[other], card) else 0.0
    more = at + 3 * CARDS
    for u in range(2 * GROUPS):
        out[more + u] = 1.0 if has(h.proved[other], u) else 0.0
    more += 2 * GROUPS
    for g in range(GROUPS):
        out[more + g] = 1.0 * ((h.added[other] >> g) & 1)
        out[more + GROUPS + g] = 1.0 * ((h.fresh[other] >> g) & 1)
    more += 2 * GROUPS
    out[more] = h.sizes[other] / CARDS
    out[more + 1] = min(1.0, h.score[other] / 80.0)
    out[more + 2] = 1.0 if h.current == other else 0.0
    out[more + 3] = 1.0 * h.missed[other]
    out[more + 4] = h.draws[other] / CARDS
