"""Moves of Court as text: one notation for records, and whatever a person may type."""

from __future__ import annotations

import numpy as np

from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.state import (
    ANNOUNCE,
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DECLARE,
    DRAW,
    EXAMINE,
    EXCHANGE,
    LAY_DOWN,
    ORDER_DRAW,
    PASS,
    THROW_DOWN,
)
from parlour.games.game import Unreadable
from parlour.games.reading import find_card, squeezed
from parlour.games.saying import say
from parlour.kernel.cards import cards_in

PLAIN = {
    EXCHANGE: "exchange",
    CLOSE: "close",
    DECLARE: "declare",
    LAY_DOWN: "lay down",
    PASS: "pass",
    DRAW: "draw",
    CALL_DRAW: "call draw",
    ORDER_DRAW: "order draw",
    THROW_DOWN: "throw down",
    CALL_REVOKE: "call revoke",
    EXAMINE: "examine",
}
"""The moves that name no card."""

_CODES = {text: code for code, text in PLAIN.items()}


def card_of(code: int) -> int:
    """The card that a PLAY or ANNOUNCE leads or plays."""
    if code < ANNOUNCE:
        return code
    colour, royal = divmod(code - ANNOUNCE, 2)
    return 8 * colour + royal


def mate_of(card: int) -> int:
    """The Crown's Royal, the Royal's Crown."""
    return card ^ 1


def notation(code: int) -> str:
    """The one text of a move."""
    if code in PLAIN:
        return PLAIN[code]
    verb = "play" if code < ANNOUNCE else "announce"
    return f"{verb} {DECK[card_of(code)].id}"


def read(text: str, hand: np.uint64) -> int:
    """The code of a move as typed: a verb and a card, a verb alone, or a card alone."""
    words = squeezed(text)
    if words in _CODES:
        return _CODES[words]
    verb, _, rest = words.partition(" ")
    held = tuple(cards_in(hand))
    if verb == "announce":
        return _announcement(rest, text, held)
    if verb in ("play", "lead") and rest:
        return find_card(DECK, rest, held)
    begun = [code for known, code in _CODES.items() if words and known.startswith(words)]
    if len(begun) == 1:
        return begun[0]
    try:
        return find_card(DECK, words, held)
    except Unreadable:
        raise Unreadable(
            "unreadable",
            say(
                "“{text}” is no move of Court. Say for example “play Gold Crown”, “announce "
                "Gold Crown”, “exchange”, “close”, “declare” or “pass”.",
                text=text,
            ),
        ) from None


def _announcement(rest: str, text: str, held: tuple[int, ...]) -> int:
    """`announce Gold Royal`, or `announce gold`, which leads the Crown."""
    for place, (letter, colour) in enumerate(COLOURS):
        if rest in (letter.lower(), colour.lower()):
            return ANNOUNCE + 2 * place
    card = find_card(DECK, rest, held)
    if card % 8 > 1:
        raise Unreadable(
            "unreadable",
            say("“{text}”: only a Crown or a Royal can be led in an announcement.", text=text),
        )
    return ANNOUNCE + 2 * (card // 8) + card % 8
