"""What one seat may know of a game, and that knowledge as numbers."""

from __future__ import annotations

from parlour.games.bounds import single, to_the_left
from parlour.games.knowing import forget_unknown, known_to
from parlour.games.monkey.state import (
    AFTER_DRAW,
    CARDS,
    DISCARDING,
    DRAWING,
    MOST_SEATS,
    TURN,
    Monkey,
)
from parlour.games.monkey.turns import stop
from parlour.kernel.cards import NO_CARD, has
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def hide(s: Monkey, seat: int, out: Monkey) -> None:
    """The state as this seat (or WATCHER) may know it.

    Blank are the cards whose place the seat does not know for certain, and who knows them
    (monkey.ruling-drawn-visibility), a card taken out unseen (monkey.ruling-discard), and the
    order of a pack not yet dealt. Sizes, the heap, and what all can tell of a hand are public.

    monkey.ruling-kept-unseen: while another seat is asked whether it throws a pair after its
    draw, the state is as if it had thrown none.
    """
    overwrite(out, s)
    if s.phase == AFTER_DRAW and s.current != seat:
        stop(out, None)
    known = known_to(out.knowers, seat)
    forget_unknown(out.knowers, known)
    for other in range(s.seats):
        out.hand[other] = s.hand[other] & known
    if s.removed != NO_CARD and not has(known, s.removed):
        out.removed = NO_CARD
    if s.phase == DISCARDING:
        for place in range(CARDS):
            out.pack[place] = NO_CARD


# An observation: for each seat, counted from the observer's own to the left, what is known to be
# in its hand (52), and five numbers: size of hand, on turn, draws from, known to have no pair, out
# of the game. Then the heap (52), the card taken out (52) and eight numbers of the table.
PER_SEAT = CARDS + 5
OF_TABLE = 8
OBSERVED = MOST_SEATS * PER_SEAT + 2 * CARDS + OF_TABLE
OF_A_SEAT = (("hand", CARDS), *single("size", "on_turn", "giver", "pairless", "out"))
PARTS = (
    *to_the_left(MOST_SEATS, OF_A_SEAT),
    *(("heap", CARDS), ("removed", CARDS), *single("seats", "left"), ("phase", 4)),
    ("options", 2),
)


@rule
def observe(h: Monkey, seat: int, out: Numbers) -> None:
    """A hidden state as numbers from 0 to 1; a watcher looks from seat 0."""
    for k in range(OBSERVED):
        out[k] = 0.0
    first = seat if 0 <= seat < h.seats else 0
    for place in range(h.seats):
        observe_seat(h, (first + place) % h.seats, place * PER_SEAT, out)
    at = MOST_SEATS * PER_SEAT
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.heap, card) else 0.0
    at += CARDS
    if h.removed != NO_CARD:
        out[at + h.removed] = 1.0
    at += CARDS
    out[at] = h.seats / MOST_SEATS
    out[at + 1] = h.left / CARDS
    out[at + 2] = 1.0 if h.phase == TURN else 0.0
    out[at + 3] = 1.0 if h.phase == DRAWING else 0.0
    out[at + 4] = 1.0 if h.phase == AFTER_DRAW else 0.0
    out[at + 5] = 1.0 if h.phase == DISCARDING else 0.0
    out[at + 6] = 1.0 * h.pairs_per_turn
    out[at + 7] = 1.0 * h.hold_back


@rule
def observe_seat(h: Monkey, other: int, at: int, out: Numbers) -> None:
    """One seat's part of an observation, from place `at`."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.hand[other], card) else 0.0
    more = at + CARDS
    out[more] = h.sizes[other] / CARDS
    out[more + 1] = 1.0 if h.current == other else 0.0
    out[more + 2] = 1.0 if h.giver == other else 0.0
    out[more + 3] = 1.0 if has(h.pairless, other) else 0.0
    out[more + 4] = 1.0 if h.place[other] > 0 else 0.0
