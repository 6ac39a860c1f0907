"""Who is to act, what he may do and why not, what it does, and what the game is worth.

Both the legal list and the refusals come from the bars to each act.
"""

from __future__ import annotations

import numpy as np

from parlour.games.monkey import refusals
from parlour.games.monkey.dealing import pick_discard
from parlour.games.monkey.state import (
    AFTER_DRAW,
    BLIND,
    BY_POSITION,
    CARDS,
    CODES,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAW_AT,
    DRAWING,
    GAME_OVER,
    MOST_IN_HAND,
    NO_SEAT,
    RANKS,
    STOP,
    TURN,
    WANTS_PACK,
    Monkey,
    giver_for,
    has_pair,
    may_hold_back,
    pairs_in,
)
from parlour.games.monkey.turns import draw, drawable, reach, stop, throw_rank
from parlour.kernel.cards import NONE, has, lowest, without_lowest
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, Codes, Numbers
from parlour.kernel.log import Log
from parlour.kernel.rule import rule


@rule
def actor(s: Monkey) -> int:
    """The seat on turn, or CHANCE for a draw, DEAL before the deal, OVER at the end."""
    if s.phase == DRAWING:
        return CHANCE
    if s.phase == WANTS_PACK:
        return DEAL
    return OVER if s.phase == GAME_OVER else s.current


@rule
def bar_to_throwing(s: Monkey) -> int:
    """monkey.throw-pair: why this is not the time to throw a pair, or 0.

    monkey.ruling-must-throw: where pairs may be kept, one may also be thrown after a draw.
    """
    return 0 if s.phase == TURN or s.phase == AFTER_DRAW else refusals.WRONG_PHASE


@rule
def bar_to_pair(s: Monkey, seat: int, rank: int) -> int:
    """monkey.match-two: why the seat may not throw a pair of this value, or 0."""
    return 0 if has(pairs_in(s.hand[seat]), rank) else refusals.NO_SUCH_PAIR


@rule
def bar_to_drawing(s: Monkey, seat: int, how: int) -> int:
    """Why the seat may not draw in this way, or 0.

    monkey.ruling-draw-random: blind, or by position, as the house has it.
    monkey.no-draw-with-pair: not with a pair; and somebody must have a card to be drawn.
    """
    if s.phase != TURN or s.draw != how:
        return refusals.WRONG_PHASE
    if has_pair(s, seat) and not may_hold_back(s):
        return refusals.HAS_PAIR
    return refusals.NOBODY_TO_DRAW_FROM if giver_for(s, seat) == NO_SEAT else 0


@rule
def bar_to_place(s: Monkey, giver: int, place: int) -> int:
    """monkey.ruling-draw-random, by position: why nobody draws from this place of a fan, or 0."""
    return 0 if place < s.sizes[giver] else refusals.NO_SUCH_POSITION


@rule
def bar_to_taking_out(s: Monkey) -> int:
    """monkey.ruling-discard: why the dealer may not take a card out, or 0."""
    return 0 if s.phase == DISCARDING else refusals.WRONG_PHASE


@rule
def bar_to_stopping(s: Monkey) -> int:
    """monkey.ruling-must-throw: why nobody may stop, or 0; one may where pairs may be kept."""
    return 0 if s.phase == AFTER_DRAW else refusals.WRONG_PHASE


@rule
def list_codes(found: np.uint64, first: int, out: Codes) -> int:
    """Write the codes of these cards or values, counted from `first`; return how many."""
    n = 0
    while found != NONE:
        out[n] = first + lowest(found)
        n += 1
        found = without_lowest(found)
    return n


@rule
def legal(s: Monkey, out: Codes) -> int:
    """The codes open to the actor, ascending; at a draw, the cards that may be drawn."""
    if s.phase == DRAWING:
        return list_codes(drawable(s), CODES, out)
    n = 0
    seat = s.current
    if bar_to_throwing(s) == 0:
        n = list_codes(pairs_in(s.hand[seat]), 0, out)
    if bar_to_drawing(s, seat, BLIND) == 0:
        out[n] = DRAW
        n += 1
    if bar_to_drawing(s, seat, BY_POSITION) == 0:
        giver = giver_for(s, seat)
        place = 0
        while bar_to_place(s, giver, place) == 0:
            out[n] = DRAW_AT + place
            n += 1
            place += 1
    if bar_to_taking_out(s) == 0:
        for card in range(CARDS):
            out[n] = DISCARD + card
            n += 1
    if bar_to_stopping(s) == 0:
        out[n] = STOP
        n += 1
    return n


@rule
def why_not(s: Monkey, seat: int, action: int) -> int:
    """0 if this seat may do this now; else the first refusal that fits."""
    if s.phase == GAME_OVER:
        return refusals.GAME_OVER
    if actor(s) != seat:
        return refusals.NOT_YOUR_TURN
    if action < 0 or action >= CODES:
        return refusals.WRONG_PHASE
    if action < RANKS:
        bar = bar_to_throwing(s)
        return bar_to_pair(s, seat, action) if bar == 0 else bar
    if action == DRAW:
        return bar_to_drawing(s, seat, BLIND)
    if action < DISCARD:
        bar = bar_to_drawing(s, seat, BY_POSITION)
        return bar_to_place(s, giver_for(s, seat), action - DRAW_AT) if bar == 0 else bar
    return bar_to_taking_out(s) if action < STOP else bar_to_stopping(s)


@rule
def play(s: Monkey, action: int, log: Log | None) -> None:
    """Apply a legal action of the seat on turn, or the card that chance has drawn."""
    if s.phase == DRAWING:
        draw(s, action - CODES, log)
    elif action < RANKS:
        throw_rank(s, action, log)
    elif action < DRAW_AT + MOST_IN_HAND:
        reach(s, action - DRAW, log)
    elif action < STOP:
        pick_discard(s, action - DISCARD, log)
    else:
        stop(s, log)


# What it comes to.


@rule
def is_safe(s: Monkey, seat: int) -> bool:
    """Whether this seat can no longer be the Monkey."""
    if s.phase == GAME_OVER:
        return seat != s.loser
    return s.phase > DISCARDING and s.sizes[seat] == 0


@rule
def scores(s: Monkey, out: Codes) -> None:
    """One for everybody who is safe: the sheet has no other score."""
    for seat in range(s.seats):
        out[seat] = 1 if is_safe(s, seat) else 0


@rule
def returns(s: Monkey, out: Numbers) -> None:
    """What the finished game is worth to each; nothing before the end."""
    for seat in range(s.seats):
        out[seat] = value(s, seat)


@rule
def deal_over(s: Monkey) -> bool:
    """A game is one deal."""
    return s.phase == GAME_OVER


@rule
def value(s: Monkey, seat: int) -> float:
    """monkey.ruling-result: minus one to the Monkey, an equal share of one to each other."""
    if s.phase != GAME_OVER or s.loser == NO_SEAT:
        return 0.0
    return -1.0 if seat == s.loser else 1.0 / (s.seats - 1)
