"""One sentence for each event, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.alice.clause_numbers import R_STALL, RULES
from parlour.games.alice.deck import DECK
from parlour.games.alice.events import Kind
from parlour.games.alice.state import NO_SEAT, Alice
from parlour.games.game import Event
from parlour.games.parts import Line, Shift
from parlour.kernel.cards import cards_in

NUMBERS = tuple("no one two three four five six seven eight nine ten".split())  # noqa: SIM905
"""Beyond ten, figures."""


class Reader:
    """Names as one reader knows them: he himself is You."""

    def __init__(self, seat: int, names: Sequence[str]) -> None:
        self.seat = seat
        self.names = names

    def does(self, seat: int, you: str, other: str) -> str:
        """The seat as the subject of a verb: “You stop”, “Bea stops”."""
        return f"You {you}" if seat == self.seat else f"{self.names[seat]} {other}"

    def whom(self, seat: int) -> str:
        """The seat as the object: “you”, “Bea”."""
        return "you" if seat == self.seat else self.names[seat]

    def whose(self, seat: int) -> str:
        """The seat as the owner: “your”, “Bea’s”."""
        return "your" if seat == self.seat else f"{self.names[seat]}’s"


def joined(words: Iterable[str], last: str = "and") -> str:
    """“A”, “A and B”, “A, B and C”."""
    listed = list(words)
    if len(listed) < 2:
        return "".join(listed)
    return f"{', '.join(listed[:-1])} {last} {listed[-1]}"


def titles(cards: int) -> list[str]:
    """The titles of these cards."""
    return [DECK[number].name for number in cards_in(cards)]


def leads(cards: int) -> list[str]:
    """The titles of the Leads among these cards."""
    return [DECK[number].name for number in cards_in(cards) if number % 3 == 0]


def many(n: int, thing: str) -> str:
    """“no cards”, “one card”, “two cards”, “24 cards”."""
    figure = NUMBERS[n] if n < len(NUMBERS) else str(n)
    return f"{figure} {thing}" if n == 1 else f"{figure} {thing}s"


def narrate(event: Event, h: Alice, seat: int, names: Sequence[str], result: str) -> Line | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = Kind(event.kind)
    text = _text(kind, event, h, Reader(seat, names), result)
    if not text:
        return None
    clause = RULES.clause(event.clause)
    return Line(
        text=text,
        kind=kind.name.lower(),
        seat=event.seat if event.seat != NO_SEAT else None,
        other=event.other if event.other != NO_SEAT else None,
        cards=DECK.ids(cards_in(event.cards)),
        clause=clause.id if clause else "",
        amount=event.amount,
        shifts=_shifts(kind, event),
    )


def _text(kind: Kind, event: Event, h: Alice, to: Reader, result: str) -> str:
    who, other = event.seat, event.other
    cards = joined(titles(event.cards))
    match kind:
        case Kind.DEALT:
            return f"{to.does(who, 'are', 'is')} dealt {many(event.amount, 'card')}."
        case Kind.OPENING:
            return _opening(event, to)
        case Kind.TURN:
            return "It is your turn." if who == to.seat else f"It is {to.whose(who)} turn."
        case Kind.SKIPPED:
            return (
                f"{to.does(who, 'have', 'has')} no cards and {_be(who, to)} passed over this time."
            )
        case Kind.EXPOSED:
            wanted = joined(DECK[next(cards_in(event.cards))].companions)
            return f"{to.does(who, 'expose', 'exposes')} {cards}, which wants {wanted}."
        case Kind.CALLED:
            return f"{to.does(who, 'call', 'calls')} on {to.whom(other)} for {cards}."
        case Kind.HANDED:
            return f"{to.does(other, 'hand', 'hands')} {cards} to {to.whom(who)}."
        case Kind.MISSED:
            return f"{to.does(other, 'have', 'has')} not got it."
        case Kind.FORFEIT:
            drawn = f"{to.does(other, 'draw', 'draws')} one card from {to.whose(who)} hand"
            return f"{drawn}: {cards}." if cards else f"{drawn}."
        case Kind.LEAD_FORFEIT:
            return (
                f"{to.does(who, 'have', 'has')} no card left but the exposed Lead, "
                f"and it goes to {to.whom(other)}: {cards}."
            )
        case Kind.NO_LEAD:
            return _no_lead(event, to)
        case Kind.SET:
            lead = joined(leads(event.cards))
            return f"{to.does(who, 'complete', 'completes')} a set: {lead}, with {_mates(event)}."
        case Kind.STOPPED:
            return f"{to.does(who, 'stop', 'stops')}."
        case Kind.TURNED_UP:
            shown = joined(leads(event.cards))
            laid = many(event.amount, "set")
            return f"{to.does(who, 'turn', 'turns')} up {laid} laid down before the play: {shown}."
        case Kind.OVER:
            return f"{_ending(event, h)} {result}".strip()


def _be(seat: int, to: Reader) -> str:
    return "are" if seat == to.seat else "is"


def _mates(event: Event) -> str:
    return joined(DECK[number].name for number in cards_in(event.cards) if number % 3)


def _opening(event: Event, to: Reader) -> str:
    if event.amount == 0:
        return ""
    laid = f"{to.does(event.seat, 'lay', 'lays')} down {many(event.amount, 'set')}, face down"
    which = joined(leads(event.cards))
    return f"{laid}: {which}." if which else f"{laid}."


def _no_lead(event: Event, to: Reader) -> str:
    wants = f"{to.does(event.seat, 'have', 'has')} no Lead"
    if event.other == NO_SEAT:
        return f"{wants}. Nobody is to be paid, so nothing is lost."
    return f"{wants} and {'forfeit' if event.seat == to.seat else 'forfeits'} a card to " + (
        f"{to.whom(event.other)}."
    )


def _ending(event: Event, h: Alice) -> str:
    if event.clause != R_STALL:
        return "All sixteen sets are down."
    left = many(16 - event.amount, "set")
    return f"{int(h.idle)} turns have passed without a set, and {left} will never be finished."


def _shifts(kind: Kind, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other, amount = event.seat, event.other, event.amount
    match kind:
        case Kind.DEALT:
            return [_shift("pack", f"hand:{who}", event.cards, amount)]
        case Kind.OPENING:
            return [_shift(f"hand:{who}", f"sets:{who}", event.cards, 3 * amount)]
        case Kind.EXPOSED:
            return [_shift(f"hand:{who}", f"exposed:{who}", event.cards, 1)]
        case Kind.HANDED:
            return [_shift(f"hand:{other}", f"hand:{who}", event.cards, 1)]
        case Kind.FORFEIT:
            return [_shift(f"hand:{who}", f"hand:{other}", event.cards, 1)]
        case Kind.LEAD_FORFEIT:
            return [_shift(f"exposed:{who}", f"hand:{other}", event.cards, 1)]
        case Kind.SET:
            lead = event.cards & -event.cards
            source = "exposed" if amount else "hand"
            return [
                _shift(f"{source}:{who}", f"sets:{who}", lead, 1),
                _shift(f"hand:{who}", f"sets:{who}", event.cards & ~lead, 2),
            ]
    return []


def _shift(source: str, target: str, cards: int, n: int) -> Shift:
    """Cards on the way: by id where they are seen, else so many backs."""
    seen = DECK.ids(cards_in(cards))
    return Shift(source, target, seen, 0 if seen else n)
