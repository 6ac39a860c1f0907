"""Who is to act, what he may do, why not, what it does, and what the game is worth."""

from __future__ import annotations

from parlour.games.monkey.clause_numbers import (
    REFUSED_GAME_OVER,
    REFUSED_HAS_PAIR,
    REFUSED_NO_SUCH_PAIR,
    REFUSED_NO_SUCH_POSITION,
    REFUSED_NOBODY_TO_DRAW_FROM,
    REFUSED_NOT_YOUR_TURN,
    REFUSED_WRONG_PHASE,
)
from parlour.games.monkey.opening import pick_discard
from parlour.games.monkey.state import (
    AFTER_DRAW,
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
def legal(s: Monkey, out: Codes) -> int:
    """The codes open to the actor, ascending; at a draw, the cards that may be drawn.

    monkey.throw-pair: a pair that he has.
    """
    n = 0
    if s.phase == DRAWING:
        cards = drawable(s)
        while cards != NONE:
            out[n] = CODES + lowest(cards)
            n += 1
            cards = without_lowest(cards)
        return n
    if s.phase == DISCARDING:
        for card in range(CARDS):
            out[card] = DISCARD + card
        return CARDS
    if s.phase != TURN and s.phase != AFTER_DRAW:
        return 0
    pairs = pairs_in(s.hand[s.current])
    while pairs != NONE:
        out[n] = lowest(pairs)
        n += 1
        pairs = without_lowest(pairs)
    if s.phase == AFTER_DRAW:
        out[n] = STOP
        return n + 1
    if bar_to_drawing(s, s.current) == 0:
        if s.draw == BY_POSITION:
            for place in range(s.sizes[giver_for(s, s.current)]):
                out[n] = DRAW_AT + place
                n += 1
        else:
            out[n] = DRAW
            n += 1
    return n


@rule
def bar_to_throwing(s: Monkey, seat: int, rank: int) -> int:
    """monkey.throw-pair, monkey.match-two: only a pair that he has."""
    return 0 if has(pairs_in(s.hand[seat]), rank) else REFUSED_NO_SUCH_PAIR


@rule
def bar_to_drawing(s: Monkey, seat: int) -> int:
    """monkey.no-draw-with-pair: not with a pair; and somebody must have a card to be drawn."""
    if has_pair(s, seat) and not may_hold_back(s):
        return REFUSED_HAS_PAIR
    return REFUSED_NOBODY_TO_DRAW_FROM if giver_for(s, seat) == NO_SEAT else 0


@rule
def bar_to_place(s: Monkey, seat: int, place: int) -> int:
    """monkey.ruling-draw-random, by position: a place that the other's fan has."""
    bar = bar_to_drawing(s, seat)
    if bar == 0 and place >= s.sizes[giver_for(s, seat)]:
        bar = REFUSED_NO_SUCH_POSITION
    return bar


@rule
def is_out_of_phase(s: Monkey, action: int) -> bool:
    """monkey.turn-left, monkey.discard-one: each act has its time, and some their house rule."""
    if action < 0 or action >= CODES:
        return True
    if action == STOP:
        return s.phase != AFTER_DRAW
    if action >= DISCARD:
        return s.phase != DISCARDING
    if action < RANKS:
        return s.phase != TURN and s.phase != AFTER_DRAW
    return s.phase != TURN or (action == DRAW) == (s.draw == BY_POSITION)


@rule
def why_not(s: Monkey, seat: int, action: int) -> int:
    """0 if this seat may do this now; else the first refusal that fits."""
    if s.phase == GAME_OVER:
        return REFUSED_GAME_OVER
    if actor(s) != seat:
        return REFUSED_NOT_YOUR_TURN
    if is_out_of_phase(s, action):
        return REFUSED_WRONG_PHASE
    if action < RANKS:
        return bar_to_throwing(s, seat, action)
    if action == DRAW:
        return bar_to_drawing(s, seat)
    return bar_to_place(s, seat, action - DRAW_AT) if action < DISCARD else 0


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
