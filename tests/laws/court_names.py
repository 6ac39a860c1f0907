"""How the second engines of Court, and the rules, name the same things."""

from __future__ import annotations

from parlour.games.court.phases import NO_SEAT
from parlour.kernel.cards import NO_CARD
from parlour.kernel.dispatch import DEAL, OVER
from tests.plain.court import PlainCourt
from tests.plain.court_cards import NUMBERED

ACTORS: dict[int, object] = {DEAL: "deal", OVER: "over"}
NUMBER = {card: number for number, card in enumerate(NUMBERED)}
PHASE_OF = {
    "DEAL": "dealing",
    "DEALER_LAY_DOWN": "dealer-lay-down",
    "LEAD": "lead",
    "AFTER_CLOSE": "after-close",
    "AFTER_ANNOUNCE": "after-announce",
    "REPLY": "reply",
    "LAST_EXCHANGE": "last-exchange",
    "PRE_DRAW": "pre-draw",
    "DRAW_NODE": "draw",
    "R14_CHOICE": "rule-14-choice",
    "REVOKE_WINDOW": "revoke-window",
    "GAME_END": "over",
}
PHRASES = {
    None: None,
    "not your turn": "not-your-turn",
    "not in this game": "not-in-this-game",
    "not in the four-handed game": "not-with-four",
    "you do not hold that card": "not-held",
    "must follow colour": "must-follow",
    "must take": "must-take",
    "must play court colour": "must-play-court",
    "not your lead": "not-your-lead",
    "you do not hold the pair": "no-pair",
    "no announcing after the talon": "no-announcing",
    "already closed": "already-closed",
    "no court card to turn down": "nothing-to-close",
    "the Jester lies there already": "jester-there",
    "you do not hold the court Jester": "no-jester",
    "you have not yet taken a couplet": "no-couplet",
    "too late: the talon is drawn": "talon-drawn",
    "too late: a card has been led since closing": "led-since-close",
    "exchange only on your lead": "exchange-on-lead",
    "you have not sixty": "not-sixty",
    "too late to lay down": "too-late-to-lay",
    "you were not given the four": "not-given-four",
    "no drawing after closing": "no-drawing",
    "no draw is missing": "no-draw-missing",
    "one call for each couplet": "one-call",
    "not now": "not-now",
}
"""The second engine's phrases, as the document prints them, and our codes."""
LAST_CODE = 49
"""50 is a look at the last couplet, which the second engine leaves to the views."""


def mask_of(cards: list[str]) -> int:
    return sum(1 << NUMBER[card] for card in cards)


def number_of(card: str | None) -> int:
    return NO_CARD if card is None else NUMBER[card]


def seat_or_none(seat: int | None) -> int:
    return NO_SEAT if seat is None else seat


def phase_of(plain: PlainCourt) -> str:
    return "late-exchange" if plain.second_window else PHASE_OF[plain.phase]
