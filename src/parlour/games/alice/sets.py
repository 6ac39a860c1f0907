"""Sets going down, cards being shown, and the end of the game."""

from __future__ import annotations

import numpy as np

from parlour.games.alice import clauses, events
from parlour.games.alice.state import GAME_OVER, NO_SEAT, NO_SET, SETS, Alice, companions, whole_set
from parlour.games.knowers import tell_all
from parlour.games.payoffs import share_of_win
from parlour.kernel.cards import NONE, count
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def show(s: Alice, card: np.uint64, holder: int) -> None:
    """Everybody sees this one card, in a hand or (holder NO_SEAT) on the table."""
    tell_all(s.knowers, card)
    s.shown |= card
    for seat in range(s.seats):
        s.lacks[seat] |= card
    if holder != NO_SEAT:
        s.lacks[holder] &= ~card


@rule
def lay_set(s: Alice, seat: int, i: int, clause: int, log: Log | None) -> None:
    """A set goes down: one point, and its cards are out of the play (alice.r-no-redraw).

    Which sets were completed in play is public (alice.r-sizes-public).
    """
    cards = whole_set(i)
    was_exposed = s.exposed[seat] == i
    s.sizes[seat] -= count(s.hand[seat] & cards)
    s.hand[seat] &= ~cards
    if was_exposed:
        s.exposed[seat] = NO_SET
    s.laid[s.laid_n] = i
    s.laid_by[s.laid_n] = seat
    s.laid_n += 1
    s.down += 1
    s.score[seat] += 1
    s.idle = 0
    tell_all(s.knowers, cards)
    s.shown |= cards
    s.finished |= cards
    for other in range(s.seats):
        s.lacks[other] &= ~cards
    tell(log, events.SET, seat, NOBODY, cards, 1 if was_exposed else 0, clause, ALL, ALL)


@rule
def complete_exposed(s: Alice, seat: int, clause: int, log: Log | None) -> bool:
    """alice.r-complete-now: the exposed set goes down when both companions are in hand."""
    i = s.exposed[seat]
    pair = companions(i)
    if (s.hand[seat] & pair) != pair:
        return False
    lay_set(s, seat, i, clause, log)
    s.sets_this_turn += 1
    return True


@rule
def is_won(s: Alice) -> bool:
    """alice.r-end: all sixteen sets are down."""
    return s.down == SETS


@rule
def is_stalled(s: Alice) -> bool:
    """alice.r-stall: so many rounds of turns have ended without a set."""
    return s.stall_rounds > 0 and s.idle >= s.stall_rounds * s.seats


@rule
def end_game(s: Alice, clause: int, log: Log | None) -> None:
    """The game is over, and what lay face down is turned up."""
    s.phase = GAME_OVER
    s.giver = NO_SEAT
    s.taker = NO_SEAT
    s.draw_for = 0
    for seat in range(s.seats):
        if s.piles[seat] != NONE:
            up, n, why = s.piles[seat], s.opening[seat], clauses.OPENING_FACE_DOWN
            tell(log, events.TURNED_UP, seat, NOBODY, up, n, why, ALL, ALL)
    tell(log, events.OVER, NOBODY, NOBODY, NONE, s.down, clause, ALL, ALL)


@rule
def scores(s: Alice, out: Codes) -> None:
    """alice.win-most-sets: one point a set."""
    for seat in range(s.seats):
        out[seat] = s.score[seat]


@rule
def returns(s: Alice, out: Numbers) -> None:
    """A share of the win less an equal share for everyone; nothing before the end."""
    for seat in range(s.seats):
        out[seat] = value(s, seat)


@rule
def deal_over(s: Alice) -> bool:
    """A game is one deal."""
    return s.phase == GAME_OVER


@rule
def value(s: Alice, seat: int) -> float:
    """What the finished game is worth to this seat (alice.r-tie: equal winners share)."""
    if s.phase != GAME_OVER:
        return 0.0
    return share_of_win(s.score, s.seats, seat)
