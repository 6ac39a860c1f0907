"""A line of the story from an event: what all games put into it alike."""

from __future__ import annotations

from parlour.games.deck import Deck
from parlour.games.game import Event
from parlour.games.parts import Shift, StoryLine
from parlour.games.rulebook import Rulebook
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY


def line_of(
    event: Event, kind: str, text: str, shifts: list[Shift], deck: Deck, rules: Rulebook
) -> StoryLine:
    """The sentence with its event's seats, cards, clause and amount."""
    clause = rules.clause(event.clause)
    return StoryLine(
        text=text,
        kind=kind,
        seat=event.seat if event.seat != NOBODY else None,
        other=event.other if event.other != NOBODY else None,
        cards=deck.ids(cards_in(event.cards)),
        clause=clause.id if clause else "",
        amount=event.amount,
        shifts=shifts,
    )


def shift_of(deck: Deck, source: str, target: str, cards: int, n: int) -> Shift:
    """Cards on the way: by id where they are seen, else so many backs."""
    seen = deck.ids(cards_in(cards))
    return Shift(source, target, seen, 0 if seen else n)
