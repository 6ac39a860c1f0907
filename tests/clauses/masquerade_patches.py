"""Breaks for clauses of Masquerade that no switch reaches: each spoils one thing, interpreted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games.deck import Card, Deck
from parlour.games.masquerade import carnival, dealing, deck, narration, rounds
from parlour.kernel import dispatch

Break = Callable[[], AbstractContextManager[Any]]


def _cards(spoil: Callable[[Card], Card | None]) -> Break:
    """The pack with each card as `spoil` leaves it."""

    def broken() -> AbstractContextManager[Any]:
        cards = tuple(card for card in map(spoil, deck.DECK) if card is not None)
        return patch.object(deck, "DECK", Deck("masquerade", cards))

    return broken


def _named(right: str, wrong: str) -> Break:
    return _cards(
        lambda card: replace(
            card, suit=card.suit.replace(right, wrong), name=card.name.replace(right, wrong)
        )
    )


def _company() -> AbstractContextManager[Any]:
    """Any number from two to eight."""
    return patch.object(carnival, "GAME", replace(carnival.GAME, least_seats=2, company=()))


def _by_mere_lot() -> AbstractContextManager[Any]:
    """No pack is divided: a seat is drawn."""
    return patch.object(carnival, "GAME", replace(carnival.GAME, first_dealer=None))


def _second_highest() -> AbstractContextManager[Any]:
    """Whoever gets No. 2 deals."""

    def first_dealer(pack: Any, seats: int) -> int:
        return next(n for n, part in enumerate(dealing.division(pack, seats)) if 1 in part)

    return patch.object(dealing, "first_dealer", first_dealer)


def _all_told() -> AbstractContextManager[Any]:
    """More is told of the division than it should be."""
    said = "{dealer} gets No. 1, Masquerader, and somebody No. 2, Masquerader."
    return patch.object(carnival, "GAME", replace(carnival.GAME, finding_dealer=said))


def _packets() -> AbstractContextManager[Any]:
    """The dealer keeps the last eight cards for the one at his left."""

    def seat_dealt(s: Any, place: int) -> int:
        return (int(s.dealer) + 1 + min(place, 23)) % int(s.seats)

    return patch.object(dealing, "seat_dealt", seat_dealt)


def _leader_draws_nothing() -> AbstractContextManager[Any]:
    """Whoever led is left out of the draws, and the hands grow uneven."""
    return patch.object(
        rounds, "is_to_draw", lambda s, place: place > 0 and s.trick_seat[place] != s.taker
    )


def _only_title() -> AbstractContextManager[Any]:
    """A card is called without its number."""
    return patch.object(narration, "called", lambda card: deck.DECK[card].suit)


def _fines() -> AbstractContextManager[Any]:
    """Whoever tries what is not allowed loses a point."""
    rules = dispatch._registry["masquerade"]
    why_not = rules["why_not"]

    def fining(s: Any, seat: int, action: int) -> int:
        refusal = int(why_not(s, seat, action))
        if refusal:
            s.score[seat] -= 1
        return refusal

    return patch.dict(rules, why_not=fining)


PATCHES: dict[str, Break] = {
    "masquerade.pack": _cards(lambda card: card if card.number != 31 else None),
    "masquerade.titles": _named("Mexican", "Rover"),
    "masquerade.r01-suit-names": _named("Istrique", "Histrique"),
    "masquerade.players": _company,
    "masquerade.r33-table-size": _company,
    "masquerade.first-division": _by_mere_lot,
    "masquerade.first-dealer": _second_highest,
    "masquerade.r32-first-dealer": _all_told,
    "masquerade.deal-all": _packets,
    "masquerade.constant-hands": _leader_draws_nothing,
    "masquerade.r04-calling": _only_title,
    "masquerade.r36-no-penalties": _fines,
}
