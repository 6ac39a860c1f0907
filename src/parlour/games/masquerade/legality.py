"""Who may do what: the bars to each act, from which both the legal list and refusals come."""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade import refusals
from parlour.games.masquerade.playable import playable
from parlour.games.masquerade.rounds import drawable
from parlour.games.masquerade.state import (
    CARDS,
    CODES,
    DRAWING,
    EXCHANGING,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    GAME_OVER,
    GIVING,
    PASS,
    TURN,
    WANTS_PACK,
    Masquerade,
    seat_to_left,
)
from parlour.kernel.cards import NONE, has, lowest, without_lowest
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, Codes
from parlour.kernel.rule import rule


@rule
def actor(s: Masquerade) -> int:
    """The seat to decide, or CHANCE for a blind draw, DEAL before the deal, OVER at the end.

    masquerade.r13-exchange-how: by option the neighbour decides what he gives.
    """
    if s.phase == TURN:
        return s.current
    if s.phase == GIVING:
        return seat_to_left(s, s.current)
    if s.phase == WANTS_PACK:
        return DEAL
    if s.phase == GAME_OVER:
        return OVER
    return CHANCE


@rule
def bar_to_giving(s: Masquerade) -> int:
    """masquerade.r13-exchange-how: why nobody is asked to give a card, or 0."""
    return refusals.WRONG_PHASE if s.phase != GIVING else 0


@rule
def bar_to_turn(s: Masquerade) -> int:
    """Why nobody is asked to lay a card, to exchange or to pass, or 0."""
    return refusals.WRONG_PHASE if s.phase != TURN else 0


@rule
def bar_to_laying(s: Masquerade, hand: np.uint64, card: int) -> int:
    """Why the seat on turn may not lay this card of its hand, or 0."""
    why = np.zeros(CARDS, np.int64)
    return 0 if has(playable(s, hand, why), card) else why[card]


@rule
def bar_to_letting_go(s: Masquerade, cards: np.uint64) -> int:
    """Why the seat on turn may neither exchange nor pass, or 0; `cards` are those it can play.

    masquerade.r12-exchange-when: never as the leader, and not while there is something to lay.
    """
    if s.trick_n == 0:
        return refusals.LEADER_MUST_LEAD
    return refusals.CAN_PLAY if cards != NONE else 0


@rule
def list_cards(cards: np.uint64, first: int, out: Codes, n: int) -> int:
    """Write the codes of these cards from place n on; return the place after them."""
    while cards != NONE:
        out[n] = first + lowest(cards)
        n += 1
        cards = without_lowest(cards)
    return n


@rule
def legal(s: Masquerade, out: Codes) -> int:
    """The codes open to the actor, ascending; at a blind draw, the cards that may be drawn.

    masquerade.exchange-right, masquerade.pass-unable: with nothing to lay he may exchange any
    card of his hand, or pass.
    """
    if s.phase == DRAWING:
        return list_cards(drawable(s), CODES, out, 0)
    if s.phase == EXCHANGING:
        return list_cards(s.hand[seat_to_left(s, s.current)], CODES, out, 0)
    if bar_to_giving(s) == 0:
        return list_cards(s.hand[actor(s)], FIRST_GIVE, out, 0)
    if bar_to_turn(s) != 0:
        return 0
    hand = s.hand[s.current]
    cards = playable(s, hand, None)
    n = list_cards(cards, 0, out, 0)
    if bar_to_letting_go(s, cards) == 0:
        n = list_cards(hand, FIRST_EXCHANGE, out, n)
        out[n] = PASS
        n += 1
    return n


@rule
def why_not(s: Masquerade, seat: int, action: int) -> int:
    """The first refusal that fits, or 0; it costs nothing (masquerade.r36-no-penalties)."""
    if s.phase == GAME_OVER:
        return refusals.GAME_OVER
    if action < 0 or action >= CODES:
        return refusals.NO_SUCH_ACTION
    if seat < 0 or seat != actor(s):
        return refusals.NOT_YOUR_TURN
    bar = bar_to_giving(s) if action >= FIRST_GIVE else bar_to_turn(s)
    if bar != 0:
        return bar
    hand = s.hand[seat]
    if action != PASS and not has(hand, card_of(action)):
        return refusals.NOT_IN_HAND
    if action >= FIRST_GIVE:
        return 0
    if action >= FIRST_EXCHANGE:
        return bar_to_letting_go(s, playable(s, hand, None))
    return bar_to_laying(s, hand, action)


@rule
def card_of(action: int) -> int:
    """The card that an action names; not for a pass."""
    if action >= FIRST_GIVE:
        return action - FIRST_GIVE
    return action % CARDS
