"""Moves of Nations as text: the one notation, and what a person may type for it."""

from __future__ import annotations

from parlour.games.game import Unreadable
from parlour.games.nations.deck import DECK, card_called
from parlour.games.nations.state import (
    ANSWER_NO,
    ANSWER_YES,
    CALL,
    CALLS,
    CARDS,
    PASS_CALL,
    SEATS,
    Nations,
    partner_of,
)
from parlour.games.reading import squeezed
from parlour.games.saying import say
from parlour.kernel.cards import cards_in

OTHERS = {CALL: "call", ANSWER_YES: "answer yes", ANSWER_NO: "answer no", PASS_CALL: "pass call"}

_SPOKEN = {
    "can you one": CALL,
    "have you a title": CALL,
    "yes": ANSWER_YES,
    "no": ANSWER_NO,
    "pass": PASS_CALL,
    "no call": PASS_CALL,
    "do not call": PASS_CALL,
    "let the call go by": PASS_CALL,
    "call first": CALL,
    "call for my titles": CALL,
    "call for your titles": CALL,
}
"""What else may be said for them; the first two are the sheet's own words for a call."""


def notation(code: int) -> str:
    """`play AM-Map`, `call`, `answer yes`, `answer no`, `pass call`."""
    if 0 <= code < CARDS:
        return f"play {DECK[code].id}"
    return OTHERS.get(code, f"move {code}")


def read(h: Nations, seat: int, text: str) -> int:
    """The code of a move as somebody may type it; it need not be legal."""
    typed = squeezed(text).rstrip("?!.")
    known = {words: code for code, words in OTHERS.items()} | _SPOKEN
    if h.phase == CALLS:
        # “Do you call for your Titles?”
        known |= {"yes": CALL, "no": PASS_CALL}
    typed = _question_alone(h, seat, typed)
    if typed in known:
        return known[typed]
    verb, _, rest = typed.partition(" ")
    if verb in ("pass", "star") and rest.startswith("with "):
        verb, rest = "play", rest.removeprefix("with ")
    if verb and rest and any(known_verb.startswith(verb) for known_verb in ("play", "lead")):
        return card_called(rest, _in_hand(h, seat))
    begun = sorted({code for words, code in known.items() if typed and words.startswith(typed)})
    if len(begun) == 1:
        return begun[0]
    try:
        return card_called(typed, _in_hand(h, seat))
    except Unreadable as unknown:
        raise Unreadable(
            "unreadable",
            say(
                "“{text}” is no move of this game. Moves are: play a card, call, answer yes or "
                "no, pass call.",
                text=text.strip(),
            ),
        ) from unknown


def _question_alone(h: Nations, seat: int, typed: str) -> str:
    """“Call on 2: can you one” is a call: only one's partner can be called on."""
    on, _, question = typed.partition(":")
    if on.startswith("call on "):
        called = on.removeprefix("call on ").removeprefix("seat ")
        if called in ("my partner", str(partner_of(seat))):
            return question.strip(' “”"?') or "call"
    return typed


def _in_hand(h: Nations, seat: int) -> list[int]:
    return list(cards_in(h.hand[seat])) if 0 <= seat < SEATS else []
