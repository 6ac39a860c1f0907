"""Portrait Authors without a clause of its pack, its names, its company or the deal."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games import portrait
from parlour.games.deck import Card, Deck
from parlour.games.portrait import dealing, deck, hidden, narration, state, words
from tests.clauses.without import edited, rewritten, spoilt


def _pack(spoil: Callable[[Card], Card | None]) -> Callable[[], AbstractContextManager[Any]]:
    """The pack with each card as `spoil` leaves it."""

    def enter() -> AbstractContextManager[Any]:
        left = tuple(card for card in map(spoil, deck.DECK) if card is not None)
        return patch.object(deck, "DECK", Deck("portrait", left))

    return enter


def _game(name: str, **changes: Any) -> Callable[[], AbstractContextManager[Any]]:
    """A game with something else about it."""
    return lambda: patch.object(portrait, name, replace(getattr(portrait, name), **changes))


def _set_called(pairs: int, name: str) -> Callable[[], AbstractContextManager[Any]]:
    """A set of so many pairs has another name."""
    names = tuple(name if n == pairs else old for n, old in enumerate(narration.SETS))
    return lambda: patch.object(narration, "SETS", names)


WITHOUT = [
    spoilt(
        "portrait.deck-64",
        "A card is missing.",
        _pack(lambda card: card if card.number != 63 else None),
    ),
    edited(
        "portrait.pair-made-of",
        "An author's portrait alone is as good as a pair.",
        state.authors_of,
        ("held & (held >> _BY_1) & _BOOK", "held & _BOOK"),
    ),
    spoilt(
        "portrait.card-shows-group",
        "No card shows its group.",
        _pack(lambda card: replace(card, suit="")),
    ),
    spoilt(
        "portrait.pair-royal",
        "A pair royal is called two pairs.",
        _set_called(2, "two pairs"),
    ),
    spoilt(
        "portrait.double-pair-royal",
        "A double pair royal is called three pairs.",
        _set_called(3, "three pairs"),
    ),
    spoilt(
        "portrait.book-eight",
        "A book is called four pairs.",
        _set_called(4, "four pairs"),
    ),
    spoilt("portrait.players-max-8", "Twelve may play.", _game("FULL", most_seats=12)),
    edited(
        "portrait.shuffle",
        "The pack is dealt in the order of its numbers, whatever chance said.",
        dealing.card_at,
        ("pack[place]", "place"),
    ),
    edited(
        "portrait.deal-all",
        "Each player receives all his cards at once.",
        dealing.seat_dealt,
        ("+ place)", "+ place // -(-64 // s.seats))"),
    ),
    edited(
        "portrait.left-of-dealer-first",
        "Without a Bank the dealer calls first.",
        dealing.begin_first_turn,
        ("next_seat(s, s.dealer)", "next_seat(s, s.dealer) if s.bank_on == BANK_ON else s.dealer"),
    ),
    spoilt(
        "portrait.easy-drop-sketches",
        "The sketches stay in the pack of the easier form.",
        _game("EASIER", deck=deck.DECK),
    ),
    spoilt(
        "portrait.easy-add-sketches",
        "The sketches never come in.",
        _game("WITH_SKETCHES", deck=deck.PORTRAITS),
    ),
    spoilt(
        "portrait.names-as-authors",
        "Books of four are called Families.",
        lambda: patch.object(words, "BOOKS", "Families"),
    ),
    spoilt("portrait.bank-when", "Eight may play with the Bank.", _game("WITH_BANK", most_seats=8)),
    edited(
        "portrait.bank-deal-10",
        "With a Bank, too, all cards are dealt.",
        dealing.cards_dealt,
        ("s.bank_on == BANK_ON", "False"),
    ),
    edited(
        "portrait.bank-face-down",
        "Everybody can see the cards of the Bank.",
        hidden.hide,
        ("out.bank[k] = NO_CARD", "pass"),
    ),
    edited(
        "portrait.bank-next-begins",
        "With a Bank the dealer calls first.",
        dealing.begin_first_turn,
        ("next_seat(s, s.dealer)", "next_seat(s, s.dealer) if s.bank_on != BANK_ON else s.dealer"),
    ),
    spoilt("portrait.r-two-players", "Two may not play.", _game("FULL", least_seats=3)),
    edited(
        "portrait.r-uneven-deal",
        "What cannot be shared out equally is left over.",
        dealing.cards_dealt,
        ("count(cards_of_form(s))", "count(cards_of_form(s)) // s.seats * s.seats"),
    ),
    edited(
        "portrait.r-dealer",
        "The dealer deals again.",
        dealing.next_dealer,
        ("s.dealer, 1", "s.dealer, 0"),
    ),
    rewritten(
        "portrait.r-bank-deck",
        "With the Bank nothing but books of four is played for, with all cards.",
        dealing.form_of_bank,
        lambda bank_deck: state.FOURS,
    ),
    edited(
        "portrait.r-memory-aid",
        "The past is always shown.",
        dealing.begin,
        ("s.memory_aid = options[13]", "s.memory_aid = 0"),
    ),
]
