"""One sentence for each event, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.masquerade.clause_numbers import (
    EXCHANGE_POINT,
    M1_FIVE,
    NEXT_TWO,
    OWN_CARD_FOUR,
    R35_ROUND_CAP,
    RULES,
    TRICK_THREE,
)
from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.events import Kind
from parlour.games.masquerade.state import NO_SEAT, Masquerade
from parlour.games.parts import Line, Shift
from parlour.games.speech import Voice, listed, many
from parlour.kernel.cards import cards_in

_FOR = {
    TRICK_THREE: "for the trick",
    OWN_CARD_FOUR: "for drawing the very card laid",
    M1_FIVE: "for No. 1, Masquerader, laid for the first time in this game",
    NEXT_TWO: "for the next card upon the last",
    EXCHANGE_POINT: "for the exchange",
}


def called(card: int) -> str:
    """masquerade.r04-calling: a card as everyone calls it who lays it, by number and title."""
    return DECK[card].name


def narrate(
    event: Event, h: Masquerade, seat: int, names: Sequence[str], result: str
) -> Line | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = Kind(event.kind)
    clause = RULES.clause(event.clause)
    return Line(
        text=_text(kind, event, h, Voice(names, seat), result),
        kind=kind.name.lower(),
        seat=event.seat if event.seat != NO_SEAT else None,
        other=event.other if event.other != NO_SEAT else None,
        cards=DECK.ids(cards_in(event.cards)),
        clause=clause.id if clause else "",
        amount=event.amount,
        shifts=_shifts(kind, event),
    )


def _text(kind: Kind, event: Event, h: Masquerade, voice: Voice, result: str) -> str:
    who, other = event.seat, event.other
    cards = listed([called(card) for card in cards_in(event.cards)], "and")
    match kind:
        case Kind.DEALT:
            return f"{voice.does(who, 'are', 'is')} dealt {many(event.amount, 'card')}."
        case Kind.ROUND:
            return f"Round {event.amount}: the lead is with {voice.whom(who)}."
        case Kind.LED:
            return f"{voice.does(who, 'lead')} {cards}."
        case Kind.PLAYED:
            return f"{voice.does(who, 'lay')} {cards}."
        case Kind.LAID_ASIDE:
            laid = f"for an exchange with {voice.whom(other)}"
            named = f": {cards}" if cards else ""
            return f"{voice.does(who, 'lay')} a card face down {laid}{named}."
        case Kind.EXCHANGED:
            got = f"{voice.does(who, 'get')} a card from {voice.whose(other)} hand"
            return f"{got}: {cards}." if cards else f"{got}."
        case Kind.TAKEN_UP:
            up = f"{voice.does(other, 'take')} up the card laid down"
            return f"{up}: {cards}." if cards else f"{up}."
        case Kind.PASSED:
            return _passed(event, voice)
        case Kind.BLOCKED:
            return f"{voice.does(who, 'hold')} {cards}, none of which may be led: the lead passes."
        case Kind.TAKEN:
            right = "by right" if event.amount else "as dealer"
            return f"{voice.does(who, 'take')} the trick {right}: {cards}."
        case Kind.DREW:
            drawn = f"{voice.does(who, 'draw')} one card from {voice.whose(other)} hand"
            return f"{drawn}: {cards}." if cards else f"{drawn}."
        case Kind.SCORED:
            points = many(event.amount, "point")
            return f"{voice.does(who, 'count')} {points} {_FOR[event.clause]}."
        case Kind.OVER:
            return f"{_ending(event, h)} {result}".strip()


def _passed(event: Event, voice: Voice) -> str:
    if event.amount:
        return f"{voice.does(event.seat, 'have', 'has')} still nothing to lay: the turn passes."
    return f"{voice.does(event.seat, 'pass', 'passes')}."


def _ending(event: Event, h: Masquerade) -> str:
    if event.clause == R35_ROUND_CAP:
        return f"{many(int(h.rounds), 'round').capitalize()} were the last allowed."
    return ""


def _shifts(kind: Kind, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other = event.seat, event.other
    match kind:
        case Kind.DEALT:
            return [_shift("pack", f"hand:{who}", event.cards, event.amount)]
        case Kind.LED | Kind.PLAYED:
            return [_shift(f"hand:{who}", "middle", event.cards, 1)]
        case Kind.EXCHANGED:
            return [_shift(f"hand:{other}", f"hand:{who}", event.cards, 1)]
        case Kind.TAKEN_UP:
            return [_shift(f"hand:{who}", f"hand:{other}", event.cards, 1)]
        case Kind.TAKEN:
            return [_shift("middle", f"hand:{who}", event.cards, 0)]
        case Kind.DREW:
            return [_shift(f"hand:{other}", f"hand:{who}", event.cards, 1)]
    return []


def _shift(source: str, target: str, cards: int, n: int) -> Shift:
    """Cards on the way: by id where they are seen, else so many backs."""
    seen = DECK.ids(cards_in(cards))
    return Shift(source, target, seen, 0 if seen else n)
