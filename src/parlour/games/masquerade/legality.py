"""Who may do what: the legal list, and why anything else is refused."""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade.clause_numbers import (
    REFUSED_BELOW_LEAD,
    REFUSED_CAN_PLAY,
    REFUSED_GAME_OVER,
    REFUSED_LEAD_BAR,
    REFUSED_LEADER_MUST_LEAD,
    REFUSED_MUST_FOLLOW_HIGHER,
    REFUSED_MUST_PLAY_LOW,
    REFUSED_MUST_PLAY_NEXT,
    REFUSED_NO_SUCH_ACTION,
    REFUSED_NOT_IN_HAND,
    REFUSED_NOT_YOUR_TURN,
    REFUSED_WRONG_PHASE,
    REFUSED_WRONG_TITLE,
)
from parlour.games.masquerade.playable import following, is_either, playable
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
    is_masquerader,
    seat_to_left,
    whole_title,
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
def bar_to_letting_go(s: Masquerade, cards: np.uint64) -> int:
    """Why the seat on turn may neither exchange nor pass, or 0; `cards` are those it can play.

    masquerade.r12-exchange-when: never as the leader, and not while there is something to lay.
    """
    if s.trick_n == 0:
        return REFUSED_LEADER_MUST_LEAD
    if cards != NONE:
        return REFUSED_CAN_PLAY
    return 0


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
    if s.phase == GIVING:
        return list_cards(s.hand[seat_to_left(s, s.current)], FIRST_GIVE, out, 0)
    if s.phase != TURN:
        return 0
    hand = s.hand[s.current]
    cards = playable(s, hand)
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
        return REFUSED_GAME_OVER
    if action < 0 or action >= CODES:
        return REFUSED_NO_SUCH_ACTION
    if seat < 0 or seat != actor(s):
        return REFUSED_NOT_YOUR_TURN
    if (s.phase == GIVING) != (action >= FIRST_GIVE):
        return REFUSED_WRONG_PHASE
    hand = s.hand[seat]
    if action != PASS and not has(hand, card_of(action)):
        return REFUSED_NOT_IN_HAND
    if s.phase == GIVING:
        return 0
    cards = playable(s, hand)
    if action >= FIRST_EXCHANGE:
        return bar_to_letting_go(s, cards)
    if has(cards, action):
        return 0
    return bar_to_playing(s, hand, action)


@rule
def card_of(action: int) -> int:
    """The card that an action names; not for a pass."""
    if action >= FIRST_GIVE:
        return action - FIRST_GIVE
    return action % CARDS


@rule
def bar_to_playing(s: Masquerade, hand: np.uint64, card: int) -> int:
    """Why a card in hand that is not playable is refused: the first reason in the sheet's order."""
    if s.trick_n == 0:
        return REFUSED_LEAD_BAR
    is_masker = is_masquerader(card)
    if not is_masker and not has(whole_title(s.trick_card[0]), card):
        return REFUSED_WRONG_TITLE
    follow = hand & following(s)
    if has(follow, card):
        return REFUSED_MUST_PLAY_NEXT
    if follow != NONE and not (is_masker and is_either(s)):
        return REFUSED_MUST_FOLLOW_HIGHER
    if is_masker:
        return REFUSED_MUST_PLAY_LOW
    return REFUSED_BELOW_LEAD
