"""A turn: a pair is thrown, or a card is drawn; and the end of the game."""

from __future__ import annotations

import numpy as np

from parlour.games.knowers import draw_unseen, tell_all
from parlour.games.monkey import clauses, events
from parlour.games.monkey.state import (
    AFTER_DRAW,
    ALL_PAIRS,
    DRAWING,
    GAME_OVER,
    NO_SEAT,
    RANDOM_HIDDEN,
    RANK,
    TURN,
    Monkey,
    giver_for,
    has_pair,
    may_hold_back,
    rank_of,
    to_left,
)
from parlour.kernel.cards import NONE, below, bit, highest, lowest, without_lowest
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

# Throwing.


@rule
def throw_rank(s: Monkey, rank: int, log: Log | None) -> None:
    """monkey.throw-pair: the player throws a pair of this value.

    monkey.one-pair-per-turn, monkey.ruling-one-pair: one, and the turn is over, unless the
    house has him throw all that he has.
    """
    seat = s.current
    cards = pair_of(s.hand[seat] & RANK[rank])
    # Of the values he has thrown, he has none of the Nations that would have gone first.
    s.lacks[seat] |= RANK[rank] & below(highest(cards))
    throw(s, seat, NO_SEAT, cards, clauses.THROW_PAIR, log)
    s.thrown = 1
    if is_finished(s):
        end_game(s, log)
    elif not goes_on_throwing(s, seat):
        end_turn(s, log)


@rule
def pair_of(cards: np.uint64) -> np.uint64:
    """monkey.ruling-three-or-four: of equal cards the two whose Nations come first."""
    return bit(lowest(cards)) | bit(lowest(without_lowest(cards)))


@rule
def throw(s: Monkey, seat: int, giver: int, cards: np.uint64, clause: int, log: Log | None) -> None:
    """Two cards go on the heap, face up. Their order tells nobody which of them was drawn."""
    s.hand[seat] &= ~cards
    s.sizes[seat] -= 2
    s.left -= 2
    s.heap |= cards
    tell_all(s.knowers, cards)
    tell(log, events.THROW, seat, giver, cards, rank_of(lowest(cards)), clause, ALL, ALL)
    note_out(s, seat, log)


@rule
def goes_on_throwing(s: Monkey, seat: int) -> bool:
    """monkey.one-pair-per-turn, monkey.ruling-one-pair: by house rule, while he has pairs."""
    return s.pairs_per_turn == ALL_PAIRS and has_pair(s, seat)


@rule
def note_out(s: Monkey, seat: int, log: Log | None) -> None:
    """monkey.ruling-out: a player whose hand is empty is out and safe."""
    if s.sizes[seat] == 0 and s.left > 0:
        s.outs += 1
        s.place[seat] = s.outs
        tell(log, events.OUT, seat, NOBODY, NONE, s.outs, clauses.RULING_OUT, ALL, ALL)


# Drawing.


@rule
def reach(s: Monkey, place: int, log: Log | None) -> None:
    """monkey.no-pair-draws: the player is about to draw from the right.

    All see that he has no pair, unless he might have kept one back.
    """
    seat = s.current
    s.giver = giver_for(s, seat)
    s.phase = DRAWING
    if not may_hold_back(s):
        s.pairless |= bit(seat)
    tell(log, events.REACH, seat, s.giver, NONE, place, clauses.NO_PAIR_DRAWS, ALL, ALL)


@rule
def drawable(s: Monkey) -> np.uint64:
    """monkey.ruling-draw-random: every card of the hand, each as likely as the next."""
    return s.hand[s.giver]


@rule
def draw(s: Monkey, card: int, log: Log | None) -> None:
    """The card drawn changes hands; monkey.ruling-drawn-visibility: the two see it.

    monkey.drawn-match: one that makes a pair is thrown with its mate. monkey.drawn-no-match: one
    that makes none is kept, and the turn is over.
    """
    seat = s.current
    giver = s.giver
    drawn = bit(card)
    mates = s.hand[seat] & RANK[rank_of(card)]
    s.hand[giver] &= ~drawn
    s.hand[seat] |= drawn
    s.sizes[giver] -= 1
    s.sizes[seat] += 1
    seen = bit(seat) | bit(giver)
    tell(log, events.DRAW, seat, giver, drawn, 0, clauses.NO_PAIR_DRAWS, ALL, seen)
    note_out(s, giver, log)
    if may_hold_back(s):
        keep(s, seat, giver, card)
        weigh(s, log)
    elif mates != NONE:
        match(s, seat, giver, card, log)
    else:
        keep(s, seat, giver, card)
        tell(log, events.KEEP, seat, giver, NONE, 0, clauses.DRAWN_NO_MATCH, ALL, ALL)
        end_turn(s, log)


@rule
def match(s: Monkey, seat: int, giver: int, card: int, log: Log | None) -> None:
    """monkey.drawn-match: the drawn card and its mate are thrown, and the turn is over.

    The drawer had no pair, so all see that he has now no card of that value. Cards that stayed
    with the giver have not moved, and whoever knew them still does.
    """
    same = RANK[rank_of(card)]
    s.lacks[seat] |= same
    mates = s.hand[seat] & same & ~bit(card)
    throw(s, seat, giver, bit(card) | bit(lowest(mates)), clauses.DRAWN_MATCH, log)
    if is_finished(s):
        end_game(s, log)
    else:
        end_turn(s, log)


@rule
def keep(s: Monkey, seat: int, giver: int, card: int) -> None:
    """The card stays in the drawer's hand: what the giver might have had, he may have now."""
    s.lacks[seat] &= s.lacks[giver]
    draw_unseen(s.knowers, card, s.hand[giver], giver, seat)


@rule
def weigh(s: Monkey, log: Log | None) -> None:
    """monkey.ruling-must-throw, where pairs may be kept: with a pair he may throw it or stop."""
    if has_pair(s, s.current):
        s.phase = AFTER_DRAW
    else:
        stop(s, log)


@rule
def stop(s: Monkey, log: Log | None) -> None:
    """monkey.ruling-must-throw, where pairs may be kept: the turn is over, nothing being thrown.

    monkey.ruling-kept-unseen: all are told the same of one who had no pair to throw.
    """
    tell(log, events.STOP, s.current, NOBODY, NONE, 0, clauses.RULING_MUST_THROW, ALL, ALL)
    end_turn(s, log)


# The turn goes on.


@rule
def begin_turn(s: Monkey, seat: int) -> None:
    """It is this seat's turn."""
    s.phase = TURN
    s.current = seat
    s.giver = NO_SEAT
    s.thrown = 0


@rule
def end_turn(s: Monkey, log: Log | None) -> None:
    """The turn is over; monkey.ruling-turn-cap: after too many the game is given up."""
    s.turns += 1
    if s.pairs_per_turn == ALL_PAIRS:
        s.pairless |= bit(s.current)
    if s.turns >= s.turn_cap:
        abandon(s, log)
    else:
        begin_turn(s, next_seat(s, s.current))


@rule
def next_seat(s: Monkey, seat: int) -> int:
    """monkey.turn-left, monkey.ruling-out: the next on the left who has cards.

    monkey.ruling-plays-if-he-can: whether or not he has a pair.
    """
    other = to_left(s, seat)
    while other != seat and s.sizes[other] == 0:
        other = to_left(s, other)
    return other


# The end.


@rule
def is_finished(s: Monkey) -> bool:
    """monkey.ends-all-paired, monkey.ruling-end: one card is left, and not before."""
    return s.left <= 1


@rule
def end_game(s: Monkey, log: Log | None) -> None:
    """monkey.loser-named: whoever holds the last card; monkey.monkey-is-odd-card: that card."""
    s.turns += 1
    close(s, log)
    for seat in range(s.seats):
        if s.sizes[seat] > 0:
            s.loser = seat
            cards = s.hand[seat]
            tell_all(s.knowers, cards)
            tell(log, events.MONKEY, seat, NOBODY, cards, 0, clauses.MONKEY_IS_ODD_CARD, ALL, ALL)
    tell(log, events.GAME_OVER, s.loser, NOBODY, NONE, s.turns, clauses.LOSER_NAMED, ALL, ALL)


@rule
def abandon(s: Monkey, log: Log | None) -> None:
    """monkey.ruling-turn-cap: the game is over, and nobody is the Monkey."""
    tell(log, events.ABANDONED, NOBODY, NOBODY, NONE, s.turns, clauses.RULING_TURN_CAP, ALL, ALL)
    close(s, log)


@rule
def close(s: Monkey, log: Log | None) -> None:
    """The play is over; monkey.ruling-discard: a card taken out unseen is shown now."""
    s.phase = GAME_OVER
    s.current = NO_SEAT
    s.giver = NO_SEAT
    s.thrown = 0
    if s.discard == RANDOM_HIDDEN:
        card = bit(s.removed)
        tell_all(s.knowers, card)
        tell(log, events.REVEALED, NOBODY, NOBODY, card, 0, clauses.RULING_DISCARD, ALL, ALL)
