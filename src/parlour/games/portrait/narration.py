"""One sentence for each event, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.parts import Line, Shift
from parlour.games.portrait.clause_numbers import RULES
from parlour.games.portrait.deck import DECK, GROUPS
from parlour.games.portrait.events import Kind
from parlour.games.portrait.state import NO_SEAT, PORTRAITS, Portrait
from parlour.games.speech import Voice, listed, many
from parlour.kernel.cards import cards_in

SETS = ("nothing", "pair", "pair royal", "double pair royal", "book")
"""portrait.pair-royal, portrait.double-pair-royal, portrait.book-eight: sets by their pairs."""

BOOK = "book"
"""portrait.names-as-authors: a full group is a book, as in the Game of Authors."""


def spoken(form: int, card: int) -> str:
    """portrait.call-order: a card as it is called: group, portrait or sketch, author."""
    group, named = DECK[card].suit, thing(form, card)
    return f"{group}, {named}"


def thing(form: int, card: int) -> str:
    """A card by itself: the sketch of Greeley; where there are portraits only, Greeley."""
    author = GROUPS[card // 8][2][card % 8 // 2]
    return author if form == PORTRAITS else f"the {DECK[card].rank} of {author}"


def set_name(cards: int) -> str:
    """The kind of a set of whole pairs."""
    return SETS[cards.bit_count() // 2]


def authors_in(cards: int) -> list[str]:
    """The authors of these cards, each once."""
    return list(dict.fromkeys(GROUPS[card // 8][2][card % 8 // 2] for card in cards_in(cards)))


def group_in(cards: int) -> str:
    """The group of these cards, which have one group in common."""
    return DECK[next(cards_in(cards))].suit


def counted(amount: int) -> str:
    """What a stack brings: “for 3”, “for nothing”."""
    return f"for {amount}" if amount else "for nothing"


def narrate(event: Event, h: Portrait, seat: int, names: Sequence[str], result: str) -> Line | None:
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


def _text(kind: Kind, event: Event, h: Portrait, to: Voice, result: str) -> str:
    who, other, cards, form = event.seat, event.other, event.cards, int(h.form)
    card = next(cards_in(cards), -1)
    match kind:
        case Kind.DEALT:
            return f"{to.does(who, 'are', 'is')} dealt {many(event.amount, 'card')}."
        case Kind.BANKED:
            return f"{event.amount} cards are left and lie face down as the Bank."
        case Kind.TURN:
            return f"It is {to.whose(who)} turn."
        case Kind.CALLED:
            return f"{to.does(who, 'call')} on {to.whom(other)}: {spoken(form, card)}."
        case Kind.HANDED:
            return f"{to.does(other, 'hand')} {thing(form, card)} to {to.whom(who)}."
        case Kind.MISSED:
            return f"{to.does(other, 'have', 'has')} not got it."
        case Kind.LOST:
            called = f"{to.does(who, 'call')} on {to.whom(other)} for {thing(form, card)}"
            return f"{called} in bad form, and the call is lost."
        case Kind.DREW:
            drawn = f"{to.does(who, 'draw')} a card from the Bank"
            return f"{drawn}: {thing(form, card)}." if cards else f"{drawn}."
        case Kind.SHOWED:
            return f"It is the very card called for, and {to.whom(who)} {_shows(who, to)} it."
        case Kind.STACKED:
            named = f"{group_in(cards)}, {set_name(cards)}"
            which = listed(authors_in(cards), "and")
            return f"{to.does(who, 'stack')} {named}, {counted(event.amount)}: {which}."
        case Kind.SETTLED:
            named = f"{group_in(cards)}, {set_name(cards)}"
            return (
                f"{to.does(who, 'have', 'has')} nothing left to call for, and what is whole goes "
                f"down: {named}, {counted(event.amount)}."
            )
        case Kind.REMAINDER:
            rest = f"The rest of the {group_in(cards)} is all in {to.whose(who)} hand"
            return f"{rest} and goes down: {set_name(cards)}, {counted(event.amount)}."
        case Kind.LAID:
            kinds = "" if form == PORTRAITS else f", the {DECK[card].rank}"
            plural = f"{kinds}s" if kinds else ""
            return f"{to.does(who, 'lay')} down a {BOOK}: {group_in(cards)}{plural}."
        case Kind.OUT:
            return f"{to.does(who, 'have', 'has')} no cards left, and the turn passes."
        case Kind.OVER:
            return f"All cards are on the table. {result}".strip()


def _shows(seat: int, to: Voice) -> str:
    return "show" if seat == to.reader else "shows"


def _shifts(kind: Kind, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other = event.seat, event.other
    match kind:
        case Kind.DEALT:
            return [_shift("pack", f"hand:{who}", event.cards, event.amount)]
        case Kind.BANKED:
            return [_shift("pack", "bank", 0, event.amount)]
        case Kind.HANDED:
            return [_shift(f"hand:{other}", f"hand:{who}", event.cards, 1)]
        case Kind.DREW:
            return [_shift("bank", f"hand:{who}", event.cards, 1)]
        case Kind.STACKED | Kind.SETTLED | Kind.REMAINDER | Kind.LAID:
            return [_shift(f"hand:{who}", f"stacks:{who}", event.cards, 0)]
    return []


def _shift(source: str, target: str, cards: int, n: int) -> Shift:
    """Cards on the way: by id where they are seen, else so many backs."""
    seen = DECK.ids(cards_in(cards))
    return Shift(source, target, seen, 0 if seen else n)
