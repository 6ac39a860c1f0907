"""A card is drawn blind, or the last Lead is lost."""

from __future__ import annotations

import numpy as np

from parlour.games.alice import clauses, events
from parlour.games.alice.sets import lay_set, show
from parlour.games.alice.state import (
    AT_ONCE,
    DRAWING,
    FOR_A_MISS,
    FOR_NO_LEAD,
    NO_SEAT,
    NO_SET,
    Alice,
    lead,
    seat_to_left,
    whole_set,
)
from parlour.games.alice.turns import after_no_lead, note_turn_without_lead
from parlour.games.knowers import draw_unseen
from parlour.kernel.cards import bit
from parlour.kernel.dispatch import CHANCE
from parlour.kernel.log import ALL, Log, tell
from parlour.kernel.rule import rule


@rule
def pay_for_miss(s: Alice, seat: int, asked: int, log: Log | None) -> int:
    """alice.miss-forfeit: a card of the caller's hand is drawn.

    alice.last-lead-forfeited: where he has none, the exposed Lead itself goes.
    """
    if s.sizes[seat] > 0:
        s.phase = DRAWING
        s.giver = seat
        s.taker = asked
        s.draw_for = FOR_A_MISS
        return NO_SEAT
    forfeit_last_lead(s, seat, asked, log)
    return after_miss(s, seat)


@rule
def forfeit_last_lead(s: Alice, seat: int, asked: int, log: Log | None) -> None:
    """alice.last-lead-forfeited: the exposed Lead was his last card and goes to the one asked.

    alice.r-forfeited-lead-to-hand: into the hand, since an exposed Lead may lie there already.
    """
    i = s.exposed[seat]
    s.exposed[seat] = NO_SET
    s.hand[asked] |= lead(i)
    s.sizes[asked] += 1
    show(s, lead(i), asked)
    tell(log, events.LEAD_FORFEIT, seat, asked, lead(i), 0, clauses.LAST_LEAD_FORFEITED, ALL, ALL)


@rule
def after_miss(s: Alice, seat: int) -> int:
    """alice.miss-turn-passes, alice.r-his-left: the next on the caller's left."""
    return seat_to_left(s, seat, 1)


@rule
def drawable(s: Alice) -> np.uint64:
    """alice.forfeit-is-blind-draw: the cards that may be drawn.

    alice.r-draw-uniform: each as likely as the next.
    alice.r-draw-from-hand-only, alice.r-received-to-hand: all of the hand and nothing else.
    """
    return s.hand[s.giver]


@rule
def drawer(s: Alice) -> int:
    """alice.forfeit-is-blind-draw: chance picks the card, since nobody sees it drawn."""
    return CHANCE


@rule
def draw(s: Alice, card: int, log: Log | None) -> int:
    """The card drawn passes from hand to hand, and the payer's turn is over.

    alice.r-who-knows-draw: only the two of them know which card it was.
    """
    giver = s.giver
    taker = s.taker
    drawn = bit(card)
    s.hand[giver] &= ~drawn
    s.hand[taker] |= drawn
    s.sizes[giver] -= 1
    s.sizes[taker] += 1
    # What the giver might have had, the taker may have now.
    s.lacks[taker] &= s.lacks[giver]
    # The two know the card, the others that one has passed.
    draw_unseen(s.knowers, card, s.hand[giver], giver, taker)
    seen = bit(giver) | bit(taker)
    tell(log, events.FORFEIT, giver, taker, drawn, 0, clauses.FORFEIT_IS_BLIND_DRAW, ALL, seen)
    if s.lay_full_sets == AT_ONCE:
        lay_at_once(s, taker, card // 3, log)
    if s.draw_for == FOR_NO_LEAD:
        note_turn_without_lead(s, giver)
        return after_no_lead(s, giver)
    return after_miss(s, giver)


@rule
def lay_at_once(s: Alice, taker: int, i: int, log: Log | None) -> None:
    """alice.r-full-set-in-hand, where the table lays full sets at once: even out of turn.

    The taker has not played by it, but the payer's turn counts as one with a set in it.
    """
    held = s.hand[taker]
    if s.exposed[taker] == i:
        held |= lead(i)
    if (held & whole_set(i)) == whole_set(i):
        lay_set(s, taker, i, clauses.R_FULL_SET_IN_HAND, log)
        s.sets_this_turn += 1
