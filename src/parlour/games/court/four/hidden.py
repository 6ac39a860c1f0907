"""What one seat may know of a game of four, full games that agree with it, and their worth."""

from __future__ import annotations

import numpy as np

from parlour.games.bounds import single, to_the_left
from parlour.games.court.cards import COLOURS
from parlour.games.court.four.counting import count as count_of
from parlour.games.court.four.counting import game_winner
from parlour.games.court.four.couplets import has_revoked
from parlour.games.court.four.state import (
    DOUBLE_COUPLETS,
    NO_SIDE,
    SEATS,
    SIDES,
    CourtFour,
    side_of,
)
from parlour.games.court.phases import CLAIM, DEALING, GAME_OVER, PHASES
from parlour.games.court.two.hidden import CARDS, mark_cards
from parlour.games.filling_hands import fill, hands_of
from parlour.kernel.cards import NO_CARD, NONE, bit
from parlour.kernel.chance import Rng
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.log import WATCHER
from parlour.kernel.rule import rule

PACK_OF_FOUR = np.uint64(0xFFFFFFFF)
"""court.four-pack: all thirty-two cards."""

# Hiding.


@rule
def hide(s: CourtFour, seat: int, out: CourtFour) -> None:
    """The state as this seat, or a watcher, may know it.

    Of other hands only cards that everybody knows remain: the dealer's card that was turned up
    (court.four-last-taken-up), and those shown since.
    """
    overwrite(out, s)
    for other in range(SEATS):
        if other != seat:
            out.hand[other] &= out.shown[other]
            out.revoked[other] = 0


# Filling in what is hidden.


@rule
def resample(h: CourtFour, seat: int, rng: Rng, out: CourtFour) -> None:
    """A full state that agrees with a hidden one: every unseen card in some hand.

    No hand gets a card that its own play has ruled out. What a player might have done
    otherwise is not weighed.
    """
    overwrite(out, h)
    fill(unseen_cards(h), hands_of(SEATS, out.hand, ~h.barred, h.hand_size), rng)
    if h.revoke == CLAIM:
        for other in range(SEATS):
            if other != seat:
                out.revoked[other] = has_revoked(out, other)


@rule
def unseen_cards(h: CourtFour) -> np.uint64:
    """The cards that lie in this hidden state in no known place."""
    return NONE if h.round_no == 0 else PACK_OF_FOUR & ~seen_cards(h)


@rule
def seen_cards(h: CourtFour) -> np.uint64:
    """The cards in known hands, on the table, and in couplets."""
    seen = taken_cards(h, 0) | taken_cards(h, 1)
    for seat in range(SEATS):
        seen |= h.hand[seat]
        if h.table[seat] != NO_CARD:
            seen |= bit(h.table[seat])
    return seen


@rule
def taken_cards(s: CourtFour, side: int) -> np.uint64:
    """All cards in this side's couplets."""
    cards = NONE
    for place in range(s.couplets_done):
        if side_of(s.couplet_taker[place]) == side:
            for seat in range(SEATS):
                cards |= bit(s.couplet_card[place, seat])
    return cards


# A hidden state as numbers.

CARD_ROWS = 3 * SEATS + SIDES + 2
"""What I know each seat to hold, cannot hold and has put down; what each side has taken; the
card turned up; the court colour's cards."""
OF_SEAT = 7
OF_SIDE = 5
OF_ROUND = 3
OPTIONS = 6
OBSERVED = CARD_ROWS * CARDS + len(PHASES) + SEATS * OF_SEAT + SIDES * OF_SIDE + OF_ROUND + OPTIONS
PARTS = (
    *to_the_left(SEATS, (("hand", CARDS), ("barred", CARDS), ("put_down", CARDS))),
    *to_the_left(SIDES, (("taken", CARDS),)),
    *(("court_card", CARDS), ("court_colour", CARDS), ("phase", len(PHASES))),
    *to_the_left(SEATS, single("size", "revoked", "called", "dealer", "leader", "on_turn", "best")),
    *to_the_left(SIDES, single("points", "count", "couplets", "announced", "made")),
    *single("carry", "couplets_done", "round"),
    ("options", OPTIONS),
)


@rule
def observe(h: CourtFour, seat: int, out: Numbers) -> None:
    """The hidden state as numbers, mine first and then to the left; a watcher as seat 0."""
    me = 0 if seat == WATCHER else seat
    out[:] = 0.0
    at = CARD_ROWS * CARDS
    out[at + h.phase] = 1.0
    at += len(PHASES)
    for step in range(SEATS):
        observe_seat(h, (me + step) & 3, step, out, at + step * OF_SEAT)
    at += SEATS * OF_SEAT
    for step in range(SIDES):
        side = side_of(me + step)
        mark_cards(out, 3 * SEATS + step, taken_cards(h, side))
        observe_side(h, side, out, at + step * OF_SIDE)
    at += SIDES * OF_SIDE
    if h.court_card != NO_CARD:
        mark_cards(out, CARD_ROWS - 2, bit(h.court_card))
        mark_cards(out, CARD_ROWS - 1, COLOURS[h.court_colour])
    out[at] = h.carry
    out[at + 1] = h.couplets_done / DOUBLE_COUPLETS
    out[at + 2] = h.round_no / 13
    at += OF_ROUND
    out[at] = h.unmade_sixty
    out[at + 1] = h.tie_carry
    out[at + 2] = h.revoke
    out[at + 3] = h.memory_aid
    out[at + 4] = h.round_cap / 100
    out[at + 5] = h.four_announce


@rule
def observe_seat(h: CourtFour, seat: int, step: int, out: Numbers, at: int) -> None:
    """One player's cards and marks."""
    mark_cards(out, 3 * step, h.hand[seat])
    mark_cards(out, 3 * step + 1, h.barred[seat])
    if h.table[seat] != NO_CARD:
        mark_cards(out, 3 * step + 2, bit(h.table[seat]))
    out[at] = h.hand_size[seat] / 8
    out[at + 1] = h.revoked[seat]
    out[at + 2] = h.called[seat]
    out[at + 3] = 1.0 if h.dealer == seat else 0.0
    out[at + 4] = 1.0 if h.leader == seat else 0.0
    out[at + 5] = 1.0 if h.turn == seat else 0.0
    out[at + 6] = 1.0 if h.best == seat else 0.0


@rule
def observe_side(h: CourtFour, side: int, out: Numbers, at: int) -> None:
    """One side's figures, each about as large as one."""
    out[at] = h.points[side] / 7
    out[at + 1] = count_of(h, side) / 60
    out[at + 2] = h.couplets[side] / DOUBLE_COUPLETS
    out[at + 3] = h.announced[side] / 60
    out[at + 4] = h.made[side] / 4


# Worth.


@rule
def scores(s: CourtFour, out: Codes) -> None:
    """Each seat's points: those of its side."""
    for seat in range(SEATS):
        out[seat] = s.points[side_of(seat)]


@rule
def returns(s: CourtFour, out: Numbers) -> None:
    """One for the partners who win the game, minus one for the others; nothing if drawn."""
    winner = game_winner(s) if s.phase == GAME_OVER else NO_SIDE
    for seat in range(SEATS):
        out[seat] = 0.0 if winner == NO_SIDE else (1.0 if side_of(seat) == winner else -1.0)


@rule
def deal_over(s: CourtFour) -> bool:
    """court.round: whether a round has been played and the next is not yet dealt."""
    return s.phase == GAME_OVER or (s.phase == DEALING and s.round_no > 0)


@rule
def value(s: CourtFour, seat: int) -> float:
    """By how many points my side was better in the round, of the four it can come to."""
    side = side_of(seat)
    better = (s.made[side] - s.made[1 - side]) / 4
    return max(-1.0, min(1.0, better))
