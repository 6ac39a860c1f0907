"""The story of a game of four, where it differs from that of two: sides, not players, score."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.court import events as ev
from parlour.games.court.deck import DECK
from parlour.games.court.four_state import CourtFour, side_of
from parlour.games.court.layout import colour_name
from parlour.games.court.narration import TELL, Telling, line_of, the
from parlour.games.game import Event
from parlour.games.parts import Line, Shift
from parlour.games.speech import Voice, many, number
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY


def partners(side: int, voice: Voice) -> str:
    """court.four-partners: a side inside a sentence: "you and Cay", "Ann and Cay"."""
    first, second = side, side + 2
    if voice.reader == second:
        first, second = second, first
    return f"{voice.whom(first)} and {voice.names[second]}"


def side_does(side: int, voice: Voice, verb: str) -> str:
    """A side and what it does: "You and Cay score"."""
    name = partners(side, voice)
    return f"{name[0].upper()}{name[1:]} {verb}"


def _cards(event: Event) -> list[int]:
    return list(cards_in(event.cards))


def _turned_up(event: Event, h: CourtFour, voice: Voice) -> Telling:
    card = _cards(event)[0]
    colour = colour_name(card // 8)
    own = "yours" if event.seat == voice.reader else f"{voice.names[event.seat]}'s"
    return f"The last card, {own}, is {the(card)}: the court colour is {colour}.", []


def _announced(event: Event, h: CourtFour, voice: Voice) -> Telling:
    colour = colour_name(_cards(event)[0] // 8)
    amount = "thirty" if event.amount == 30 else "twenty"
    shown = f"{voice.does(event.seat, 'show')} Crown and Royal of {colour} and"
    text = f"{shown} {'announce' if event.seat == voice.reader else 'announces'} {amount}."
    if h.couplets[side_of(event.seat)] == 0:
        text += " It waits for a first couplet of the side."
    return text, []


def _took(event: Event, h: CourtFour, voice: Voice) -> Telling:
    worth = "nothing" if event.amount == 0 else number(event.amount)
    text = f"{voice.does(event.seat, 'take')} the double couplet, which counts {worth}."
    ids = DECK.ids(_cards(event))
    return text, [Shift("middle", f"taken:{event.seat}", ids)]


def _pending_counted(event: Event, h: CourtFour, voice: Voice) -> Telling:
    side = partners(event.seat, voice)
    return f"With a first couplet, the {event.amount} announced by {side} counts.", []


def _last_ten(event: Event, h: CourtFour, voice: Voice) -> Telling:
    side = partners(side_of(event.seat), voice)
    return f"The last couplet adds ten to the count of {side}.", []


def _captured_standard(event: Event, h: CourtFour, voice: Voice) -> Telling:
    """court.four-standard."""
    captured = f"{voice.does(event.seat, 'capture')} {the(_cards(event)[0])}"
    return f"{captured}: a point for {partners(side_of(event.seat), voice)}.", []


def _counted(event: Event, h: CourtFour, voice: Voice) -> Telling:
    """court.four-at-end."""
    return f"{side_does(event.seat, voice, 'count')} {event.amount}.", []


def _called_revoke(event: Event, h: CourtFour, voice: Voice) -> Telling:
    said = voice.does(event.seat, "say")
    if event.other == NOBODY:
        return f"{said} that the other side has played against the rules. It was not so.", []
    whom = voice.whom(event.other)
    have = "have" if event.other == voice.reader else "has"
    return f"{said} that {whom} {have} played against the rules. It is so.", []


def _revoked(event: Event, h: CourtFour, voice: Voice) -> Telling:
    subject = f"{voice.does(event.seat, 'have', 'has')} played against the rules"
    return f"{subject}: the count of {partners(side_of(event.seat), voice)} is nil.", []


def _won_round(event: Event, h: CourtFour, voice: Voice) -> Telling:
    points = many(event.amount, "point")
    return f"{side_does(event.seat, voice, 'score')} {points} for the round.", []


def _unmade(event: Event, h: CourtFour, voice: Voice) -> Telling:
    return "Neither side has made sixty: nobody scores for the count.", []


def _carry_paid(event: Event, h: CourtFour, voice: Voice) -> Telling:
    points = many(event.amount, "point")
    return f"{side_does(event.seat, voice, 'add')} {points} carried from a tie.", []


def _tied(event: Event, h: CourtFour, voice: Voice) -> Telling:
    return f"Both sides have {event.amount}: neither gains.", []


def _won_game(event: Event, h: CourtFour, voice: Voice) -> Telling:
    points = many(event.amount, "point")
    return f"{side_does(event.seat, voice, 'win')} the game with {points}.", []


TELL_FOUR: dict[int, Callable[[Event, CourtFour, Voice], Telling | None]] = {
    ev.TURNED_UP: _turned_up,
    ev.ANNOUNCED: _announced,
    ev.TOOK: _took,
    ev.PENDING_COUNTED: _pending_counted,
    ev.LAST_TEN: _last_ten,
    ev.CAPTURED_STANDARD: _captured_standard,
    ev.COUNTED: _counted,
    ev.CALLED_REVOKE: _called_revoke,
    ev.REVOKED: _revoked,
    ev.WON_ROUND: _won_round,
    ev.UNMADE: _unmade,
    ev.CARRY_PAID: _carry_paid,
    ev.TIED: _tied,
    ev.WON_GAME: _won_game,
}
"""How four tell what two tell otherwise, or not at all."""


def narrate(event: Event, h: CourtFour, voice: Voice, clause: str) -> Line | None:
    """The event as a line of the story, or None where it needs none."""
    if event.kind in TELL_FOUR:
        return line_of(event, TELL_FOUR[event.kind](event, h, voice), clause)
    return line_of(event, TELL[event.kind](event, h, voice), clause)
