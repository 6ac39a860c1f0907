"""One sentence for each event of the Monkey, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.monkey.clause_numbers import RULES
from parlour.games.monkey.events import Kind
from parlour.games.monkey.notation import PLURALS
from parlour.games.monkey.state import NO_SEAT, Monkey
from parlour.games.nations.deck import DECK
from parlour.games.parts import Line, Shift
from parlour.games.speech import Voice, listed, many
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY


def card_name(card: int) -> str:
    """A card inside a sentence: “the Map of America”."""
    return f"the {DECK[card].rank} of {DECK[card].suit}"


def cards_named(cards: int) -> str:
    """Several cards inside a sentence."""
    return listed([card_name(card) for card in cards_in(cards)], "and")


def call_out(rank: int) -> str:
    """monkey.ruling-call-out-text, monkey.call-out: what the thrower says."""
    return f"“a pair of {PLURALS[rank]}”"


def narrate(event: Event, h: Monkey, seat: int, names: Sequence[str]) -> Line | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = Kind(event.kind)
    text = _text(kind, event, h, Voice(names, seat))
    if not text:
        return None
    clause = RULES.clause(event.clause)
    return Line(
        text=text,
        kind=kind.name.lower(),
        seat=event.seat if event.seat != NOBODY else None,
        other=event.other if event.other != NOBODY else None,
        cards=DECK.ids(cards_in(event.cards)),
        clause=clause.id if clause else "",
        amount=event.amount,
        shifts=_shifts(kind, event),
    )


def _text(kind: Kind, event: Event, h: Monkey, to: Voice) -> str:
    who, other = event.seat, event.other
    match kind:
        case Kind.SHUFFLE:
            return f"{to.does(who, 'shuffle')} and {'deal' if who == to.reader else 'deals'}."
        case Kind.DISCARD:
            if not event.cards:
                return "One card is taken out of the pack, and nobody sees it."
            value = PLURALS[next(cards_in(event.cards)) % 13]
            taken = f"Taken out of the pack: {cards_named(event.cards)}."
            return f"{taken} One of the other {value} is the Monkey."
        case Kind.DEALT:
            return f"{to.does(who, 'are', 'is')} dealt {many(event.amount, 'card')}."
        case Kind.THROW:
            threw = f"{to.does(who, 'throw')} {call_out(event.amount)}"
            return f"{threw}: {cards_named(event.cards)}."
        case Kind.REACH:
            if event.amount == 0:
                return ""
            return f"{to.does(who, 'point')} at card {event.amount} of {to.whose(other)} fan."
        case Kind.DRAW:
            card = cards_named(event.cards) if event.cards else "a card"
            return f"{to.does(who, 'draw')} {card} from {to.whom(other)}."
        case Kind.KEEP:
            return f"It makes no pair, and {to.whom(who)} {_keep(who, to)} it."
        case Kind.STOP:
            return f"{to.does(who, 'stop')} and {_keep(who, to)} a pair."
        case Kind.OUT:
            return f"{to.does(who, 'have', 'has')} no cards left and {_be(who, to)} safe."
        case Kind.ABANDONED:
            return f"After {event.amount} turns the game is given up. Nobody is the Monkey."
        case Kind.REVEALED:
            return f"The card taken out was {cards_named(event.cards)}."
        case Kind.MONKEY:
            return f"One card is left without a mate: {cards_named(event.cards)}."
        case Kind.GAME_OVER:
            if who == NO_SEAT:
                return "The game is over."
            return f"{to.does(who, 'are', 'is')} the Monkey!"


def _keep(seat: int, to: Voice) -> str:
    return "keep" if seat == to.reader else "keeps"


def _be(seat: int, to: Voice) -> str:
    return "are" if seat == to.reader else "is"


def _shifts(kind: Kind, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other = event.seat, event.other
    seen = DECK.ids(cards_in(event.cards))
    match kind:
        case Kind.DISCARD:
            return [Shift("pack", "removed", seen, 0 if seen else 1)]
        case Kind.DEALT:
            return [Shift("pack", f"hand:{who}", seen, 0 if seen else event.amount)]
        case Kind.DRAW:
            return [Shift(f"hand:{other}", f"hand:{who}", seen, 0 if seen else 1)]
        case Kind.THROW:
            return [Shift(f"hand:{who}", "heap", seen)]
    return []
