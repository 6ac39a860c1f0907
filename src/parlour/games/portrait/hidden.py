"""What one seat may know of a game, as a state and as numbers, and what might be true."""

from __future__ import annotations

import numpy as np

from parlour.games.bounds import single, to_the_left
from parlour.games.filling_hands import Hands, Sets, change, fill, hands_of, holder, lay_in_row
from parlour.games.portrait.public import denials
from parlour.games.portrait.state import (
    ALL_CARDS,
    CARDS,
    GROUPS,
    MOST_SEATS,
    PAIRS,
    PLAYING,
    SAME_GROUP,
    Portrait,
    cards_of_form,
    unit_cards,
    whole_books,
)
from parlour.games.portrait.turns import is_barred, wanted
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Numbers
from parlour.kernel.log import NOBODY
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


TRIES = 24
"""How often the cards are placed anew before what calls have proved is let go, and again before
what hands are known to lack is let go."""
CHANGES = 300
"""How many pairs of cards may change places, each time, to mend what does not agree."""


@rule
def resample(h: Portrait, seat: int, rng: Rng, out: Portrait) -> None:
    """A full state that agrees with this hidden one.

    Kept: every card that the seat can place; the sizes of hands and Bank; what all the world
    knows a hand to lack; that a hand has a card of each group or book in which its owner has
    called, if no card of it that all know of gave the right; that no hand has a whole book of
    four; that the player on turn has something to call for. The Bank's order is any.

    Not kept: how likely players are to call as they did. Which cards a player drew unseen is
    guessed among those he has, each as likely as the next. Should no assignment be found that
    keeps everything, a rare case late in a large company, what calls have proved is let go first.
    """
    overwrite(out, h)
    if h.phase != PLAYING:
        return
    pool = unplaced(h)
    if pool == NONE:
        return
    held = np.zeros(MOST_SEATS + 1, np.uint64)
    may = np.zeros(MOST_SEATS + 1, np.uint64)
    sizes = np.zeros(MOST_SEATS + 1, np.int64)
    hands = hands_of(h.seats + 1, held, may, sizes)
    for attempt in range(3 * TRIES):
        for other in range(h.seats):
            held[other] = h.hand[other]
            sizes[other] = h.sizes[other]
            may[other] = ~h.denied[other] if attempt < 2 * TRIES else ALL_CARDS
        # The Bank is a place like a hand, and may have any card.
        held[h.seats] = NONE
        sizes[h.seats] = h.bank_n
        may[h.seats] = ALL_CARDS
        if not fill(pool, hands, rng):
            continue
        if mend(h, seat, pool, hands, attempt < TRIES, rng, out):
            break
    for other in range(h.seats):
        out.hand[other] = held[other]
    lay_in_row(held[h.seats], out.bank, 0, rng)
    guess_draws(h, seat, rng, out)


@rule
def unplaced(h: Portrait) -> np.uint64:
    """The cards whose place this hidden state does not tell."""
    cards = cards_of_form(h) & ~h.tabled
    for seat in range(h.seats):
        cards &= ~h.hand[seat]
    return cards


@rule
def unproved(h: Portrait, place: int, held: Sets, proofs: bool) -> np.uint64:
    """The groups or books of which the seat has proved to hold a card, and here has none."""
    unmet = NONE
    proved = h.proved[place] if proofs else NONE
    unseen = held[place] & ~h.hand[place]
    while proved != NONE:
        if (unseen & unit_cards(h, lowest(proved))) == NONE:
            unmet |= bit(lowest(proved))
        proved = without_lowest(proved)
    return unmet


@rule
def faults(h: Portrait, seat: int, place: int, held: Sets, proofs: bool, out: Portrait) -> int:
    """How much of what is known of a hand, beside what it lacks, these cards go against."""
    if place == seat or place == h.seats:
        return 0
    found = count(unproved(h, place, held, proofs))
    if h.form != PAIRS:
        found += count(whole_books(held[place]))
    if place == h.current:
        out.hand[place] = held[place]
        found += 1 if wanted(out, place) == NONE else 0
    return found


@rule
def mend(
    h: Portrait,
    seat: int,
    pool: np.uint64,
    hands: Hands,
    proofs: bool,
    rng: Rng,
    out: Portrait,
) -> bool:
    """Let cards change places, never for the worse, until nothing is at fault; say if it is so."""
    n = hands.n
    held, may = hands.hand, hands.may
    for k in range(CHANGES):
        place = faulty(h, seat, k % n, held, proofs, out)
        if place == NOBODY:
            return True
        coming = pool
        unmet = unproved(h, place, held, proofs)
        if k % 3 == 2:
            # Any change that does no harm may open the way for another.
            place = holder(hands, nth(pool, pick(rng, count(pool))))
        elif unmet != NONE:
            coming &= unit_cards(h, lowest(unmet))
        coming &= ~held[place] & may[place]
        if coming == NONE:
            continue
        other = nth(coming, pick(rng, count(coming)))
        there = holder(hands, other)
        leaving = held[place] & pool & may[there]
        if leaving == NONE:
            continue
        one = nth(leaving, pick(rng, count(leaving)))
        before = faults(h, seat, place, held, proofs, out)
        before += faults(h, seat, there, held, proofs, out)
        change(one, other, hands)
        now = faults(h, seat, place, held, proofs, out)
        now += faults(h, seat, there, held, proofs, out)
        if now > before:
            change(one, other, hands)
    return faulty(h, seat, 0, held, proofs, out) == NOBODY


@rule
def faulty(h: Portrait, seat: int, start: int, held: Sets, proofs: bool, out: Portrait) -> int:
    """The first place, counted round from `start`, that is at fault, or NOBODY."""
    n = h.seats + 1
    for k in range(n):
        place = (start + k) % n
        if faults(h, seat, place, held, proofs, out) > 0:
            return place
    return NOBODY


@rule
def guess_draws(h: Portrait, seat: int, rng: Rng, out: Portrait) -> None:
    """Which unseen cards of other hands came from the Bank: so their groups are free to stack."""
    if h.bank_on == 0 or h.form != PAIRS:
        return
    for other in range(h.seats):
        if other == seat:
            continue
        cards = out.hand[other] & ~h.hand[other]
        late = h.late[other]
        for drawn in range(min(h.draws[other], count(cards))):
            card = nth(cards, pick(rng, count(cards)))
            cards &= ~bit(card)
            out.added[other] |= 1 << (card // 8)
            if h.new_card_scope == SAME_GROUP and drawn < late:
                out.fresh[other] |= 1 << (card // 8)
