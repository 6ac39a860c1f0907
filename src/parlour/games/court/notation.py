"""Moves of Court as text: one notation for records, and whatever a person may type."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.phases import (
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
from parlour.games.game import Ambiguous, Unreadable
from parlour.games.reading import find_card, squeezed
from parlour.games.saying import say
from parlour.games.speech import listed
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

_SAID = {
    EXCHANGE: ("exchange the jester", "exchange jester"),
    CLOSE: (
        "close before anybody draws",
        "close: turn the court card down",
        "turn the court card down",
        "turn down the court card",
    ),
    DECLARE: ("declare sixty", "declare 60", "declare now"),
    LAY_DOWN: ("lay down the four", "lay the four down", "lay them down", "lay them down now"),
    PASS: ("play on", "let it pass"),
    DRAW: ("draw a card", "draw a card from the talon"),
    CALL_DRAW: ("call a missed draw", "call the missed draw"),
    ORDER_DRAW: ("order the draw", "order it to be made", "order it"),
    THROW_DOWN: (
        *("throw down your hand", "throw down my hand", "throw down the hand"),
        "throw down your hand for one point",
    ),
    CALL_REVOKE: ("call a revoke", "call the revoke"),
    EXAMINE: ("look through the couplets", "examine the couplets"),
}
"""What else the prompts and buttons call them, or a player would."""

_SPOKEN = {text: code for code, texts in _SAID.items() for text in texts}
_AMOUNTS = {"twenty": 20, "20": 20, "thirty": 30, "30": 30}


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


def read(text: str, hand: np.uint64, court_colour: int, examples: Sequence[str]) -> int:
    """The code of a move as typed: a verb and a card, a verb alone, or a card alone."""
    words = squeezed(text).rstrip(".!?")
    known = _CODES | _SPOKEN
    if words in known:
        return known[words]
    if words.startswith("exchange the jester for "):
        return EXCHANGE
    verb, _, rest = words.partition(" ")
    held = tuple(cards_in(hand))
    if verb.rstrip(",:") == "announce":
        return _announcement(rest, text, held, court_colour)
    if verb in ("play", "lead") and rest:
        return find_card(DECK, rest, held)
    begun = [code for known, code in _CODES.items() if words and known.startswith(words)]
    if len(begun) == 1:
        return begun[0]
    try:
        return find_card(DECK, words, held)
    except Unreadable:
        card = DECK[held[0]].name if held else DECK[0].name
        said = [f"“{example}”" for example in (f"play {card}", *examples)]
        raise Unreadable(
            "unreadable",
            say(
                "“{text}” is no move of Court. Say for example {examples}.",
                text=text,
                examples=listed(said),
            ),
        ) from None


def _announcement(rest: str, text: str, held: tuple[int, ...], court_colour: int) -> int:
    """`announce Gold Royal`; `announce gold` or `announce thirty`, which lead the Crown; or with
    the amount, the card led and the card shown, as the button has it."""
    amount, _, more = rest.partition(" ")
    told = _AMOUNTS.get(amount.rstrip(":,"), 0)
    if told and not more:
        return _announcement_of(told, text, held, court_colour)
    wanted = more if told else rest
    wanted = wanted.partition(", show ")[0]
    for opening in ("lead ", "leading ", "the ", "crown and royal of "):
        wanted = wanted.removeprefix(opening)
    for place, (letter, colour) in enumerate(COLOURS):
        if wanted in (letter.lower(), colour.lower()):
            return ANNOUNCE + 2 * place
    card = find_card(DECK, wanted, held)
    if card % 8 > 1:
        raise Unreadable(
            "unreadable",
            say("“{text}”: only a Crown or a Royal can be led in an announcement.", text=text),
        )
    return ANNOUNCE + 2 * (card // 8) + card % 8


def _announcement_of(amount: int, text: str, held: tuple[int, ...], court_colour: int) -> int:
    """court.thirty-court-colour: thirty names a colour by itself; twenty where one pair is held."""
    if amount == 30 and court_colour >= 0:
        return ANNOUNCE + 2 * court_colour
    pairs = [
        place
        for place in range(len(COLOURS))
        if place != court_colour and {8 * place, 8 * place + 1} <= set(held)
    ]
    if len(pairs) == 1:
        return ANNOUNCE + 2 * pairs[0]
    said = say("“{text}”: name the colour, or the card that you lead.", text=text)
    if pairs:
        raise Ambiguous(said, [notation(ANNOUNCE + 2 * place) for place in pairs])
    raise Unreadable("unreadable", said, ["court.twenty-pair"])
