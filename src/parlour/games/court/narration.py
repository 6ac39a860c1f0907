"""The story of a game of Court, one sentence an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.games.court import events as ev
from parlour.games.court.deck import DECK
from parlour.games.court.layout import colour_name
from parlour.games.court.state import CourtTwo
from parlour.games.game import Event
from parlour.games.parts import Line, Shift
from parlour.games.speech import Voice, many, number
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY, WATCHER

Telling = tuple[str, list[Shift]]
"""A sentence, and the cards that move while it is read."""

JESTER = 5


def the(card: int) -> str:
    """A card inside a sentence."""
    return f"the {DECK[card].name}"


def _cards(event: Event) -> list[int]:
    return list(cards_in(event.cards))


def _shift(event: Event, source: str, target: str, hidden: int = 0) -> list[Shift]:
    return [Shift(source, target, DECK.ids(_cards(event)), hidden)]


def _dealt(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    n = event.amount
    hidden = 0 if event.cards else n
    text = f"{voice.does(event.seat, 'are', 'is')} dealt {many(n, 'card')}."
    return text, _shift(event, "talon", f"hand:{event.seat}", hidden)


def _turned_up(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    card = _cards(event)[0]
    text = f"{DECK[card].name} is turned up: the court colour is {colour_name(card // 8)}."
    return text, _shift(event, "talon", "court")


def _led(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    text = f"{voice.does(event.seat, 'lead')} {the(_cards(event)[0])}."
    return text, _shift(event, f"hand:{event.seat}", "middle")


def _replied(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    text = f"{voice.does(event.seat, 'play')} {the(_cards(event)[0])}."
    return text, _shift(event, f"hand:{event.seat}", "middle")


def _announced(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    colour = colour_name(_cards(event)[0] // 8)
    amount = "thirty" if event.amount == 30 else "twenty"
    shown = f"{voice.does(event.seat, 'show')} Crown and Royal of {colour} and"
    text = f"{shown} {'announce' if event.seat == voice.reader else 'announces'} {amount}."
    if h.couplets[event.seat] == 0:
        text += " It waits for a first couplet."
    return text, []


def _took(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    worth = "nothing" if event.amount == 0 else number(event.amount)
    text = f"{voice.does(event.seat, 'take')} the couplet, which counts {worth}."
    return text, _shift(event, "middle", f"taken:{event.seat}")


def _pending_counted(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"With a first couplet, the {event.amount} announced before counts.", []


def _last_ten(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"The twelfth couplet adds ten to {voice.whose(event.seat)} count.", []


def _drew(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    # A draw that everybody sees is the card in the court card's place.
    is_court = event.cards and event.seen >> WATCHER & 1
    target = f"hand:{event.seat}"
    subject = voice.does(event.seat, "draw")
    if is_court:
        text = f"{subject} {the(_cards(event)[0])} from the court card's place."
        return text, _shift(event, "court", target)
    if event.cards:
        return f"{subject} {the(_cards(event)[0])}.", _shift(event, "talon", target)
    return f"{subject} a card.", _shift(event, "talon", target, 1)


def _exchanged(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    jester, taken = sorted(_cards(event), key=lambda card: card % 8 != JESTER)
    text = f"{voice.does(event.seat, 'exchange')} {the(jester)} for {the(taken)}."
    hand = f"hand:{event.seat}"
    return text, [
        Shift(hand, "court", DECK.ids([jester])),
        Shift("court", hand, DECK.ids([taken])),
    ]


def _closed(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    text = f"{voice.does(event.seat, 'turn')} the court card down. Nobody draws any more."
    return text, []


def _passed(event: Event, h: CourtTwo, voice: Voice) -> Telling | None:
    return ("You let it pass.", []) if event.seat == voice.reader else None


def _declared(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    text = f"{voice.does(event.seat, 'declare')} sixty. On examination the count is {event.amount}."
    return text, []


def _laid_down(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    text = f"{voice.does(event.seat, 'lay')} down Crown, Royal, Knight and Esquire of court colour."
    return text, []


def _missed_draw(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"{voice.does(event.seat, 'do', 'does')} not draw.", []


def _called_draw(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    if event.seat == NOBODY:
        return "It comes to light that a draw was missed.", []
    return f"{voice.does(event.seat, 'point')} out that a draw was missed.", []


def _ordered_draw(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"{voice.does(event.seat, 'order')} {voice.whom(event.other)} to draw.", []


def _threw_down(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    own = "your" if event.seat == voice.reader else "the"
    return f"{voice.does(event.seat, 'throw')} down {own} hand over the missed draw.", []


def _called_revoke(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    text = f"{voice.does(event.seat, 'say')} that {voice.whom(event.other)} broke rule 4."
    return text + (" It is so." if event.amount else " It was not so."), []


def _revoked(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    shifts = _shift(event, f"hand:{event.seat}", "middle") if event.cards else []
    subject = f"{voice.does(event.seat, 'have', 'has')} broken rule 4"
    return f"{subject}: {voice.whose(event.seat)} count is nil.", shifts


def _won_round(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    points = many(event.amount, "point")
    return f"{voice.does(event.seat, 'score')} {points} for the round.", []


def _tied(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"Both have {event.amount}: neither gains.", []


def _unmade(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return "Neither has made sixty: nobody scores.", []


def _carried(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"{many(event.amount, 'point').capitalize()} will go to the next winner of a round.", []


def _carry_paid(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    points = many(event.amount, "point")
    return f"{voice.does(event.seat, 'add')} {points} carried from a tie.", []


def _carry_lost(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return "The carried point lapses.", []


def _won_game(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"{voice.does(event.seat, 'win')} the game with {many(event.amount, 'point')}.", []


def _drawn_game(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return "The last round is played, and the game is drawn.", []


def _shared(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    """court.three-dealer-shares, court.three-not-seventh."""
    subject = voice.does(event.seat, "deal")
    if event.amount == 0:
        return f"{subject} and {_held(event.seat, voice)} at six points.", []
    own = "score" if event.seat == voice.reader else "scores"
    points = many(event.amount, "point")
    return f"{subject} and {own} {points} with {voice.whom(event.other)}.", []


def _held(seat: int, voice: Voice) -> str:
    return "are held" if seat == voice.reader else "is held"


def _held_at_six(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    lost = "is lost" if event.amount == -1 else "are lost"
    points = many(-event.amount, "point")
    subject = voice.who(event.seat)
    return f"{subject} {_held(event.seat, voice)} at six as dealer: {points} {lost}.", []


def _went_out(event: Event, h: CourtTwo, voice: Voice) -> Telling:
    return f"{voice.does(event.seat, 'go', 'goes')} out with {many(event.amount, 'point')}.", []


TELL: dict[int, Callable[[Event, Any, Voice], Telling | None]] = {
    ev.DEALT: _dealt,
    ev.TURNED_UP: _turned_up,
    ev.LED: _led,
    ev.REPLIED: _replied,
    ev.ANNOUNCED: _announced,
    ev.TOOK: _took,
    ev.PENDING_COUNTED: _pending_counted,
    ev.LAST_TEN: _last_ten,
    ev.DREW: _drew,
    ev.EXCHANGED: _exchanged,
    ev.CLOSED: _closed,
    ev.PASSED: _passed,
    ev.DECLARED: _declared,
    ev.LAID_DOWN: _laid_down,
    ev.MISSED_DRAW: _missed_draw,
    ev.CALLED_DRAW: _called_draw,
    ev.ORDERED_DRAW: _ordered_draw,
    ev.THREW_DOWN: _threw_down,
    ev.CALLED_REVOKE: _called_revoke,
    ev.REVOKED: _revoked,
    ev.WON_ROUND: _won_round,
    ev.TIED: _tied,
    ev.UNMADE: _unmade,
    ev.CARRIED: _carried,
    ev.CARRY_PAID: _carry_paid,
    ev.CARRY_LOST: _carry_lost,
    ev.WON_GAME: _won_game,
    ev.DRAWN_GAME: _drawn_game,
    ev.SHARED: _shared,
    ev.HELD_AT_SIX: _held_at_six,
    ev.WENT_OUT: _went_out,
}
"""How each kind of event is told."""


def narrate(event: Event, h: CourtTwo, voice: Voice, clause: str) -> Line | None:
    """The event as a line of the story, or None where it needs none."""
    return line_of(event, TELL[event.kind](event, h, voice), clause)


def line_of(event: Event, told: Telling | None, clause: str) -> Line | None:
    """What is told of an event, with all that goes with it."""
    if told is None:
        return None
    text, shifts = told
    return Line(
        text=text,
        kind=ev.KINDS[event.kind],
        seat=event.seat if event.seat >= 0 else None,
        other=event.other if event.other >= 0 else None,
        cards=DECK.ids(_cards(event)),
        clause=clause,
        amount=event.amount,
        shifts=[shift for shift in shifts if shift.cards or shift.backs],
    )
