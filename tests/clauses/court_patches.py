"""Breaks for the clauses of Court that no switch can idle: each spoils one thing, interpreted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import numpy as np

from parlour.games.court import (
    announcing,
    counting,
    couplets,
    dealing,
    exchanging,
    figures,
    four_couplets,
    four_dealing,
    four_handed,
    four_scoring,
    moves,
    scoring,
    three_handed,
    two_handed,
)
from parlour.games.court.deck import DECK, DECK_OF_TWO
from parlour.games.deck import Deck
from parlour.kernel.cards import NO_CARD, NONE, bit

Break = Callable[[], AbstractContextManager[Any]]


def _game(of: Any = two_handed, **changes: Any) -> Break:
    """The game with some of its facts changed."""
    return lambda: patch.object(of, "GAME", replace(of.GAME, **changes))


def _places(*places: tuple[int, ...]) -> Break:
    """Other places of the pack for the two hands."""
    return lambda: patch.object(dealing, "PLACES", np.array(places, np.int64))


def _figure(rank: int, amount: int) -> Break:
    """Another figure on the cards of this rank, wherever figures are asked for."""
    real = figures.figure

    def spoilt(card: int) -> int:
        return amount if card % 8 == rank else real(card)

    def broken() -> AbstractContextManager[Any]:
        return _all(
            patch.object(figures, "figure", spoilt),
            patch.object(counting, "figure", spoilt),
            patch.object(couplets, "figure", spoilt),
            _patch_tests(spoilt),
        )

    return broken


class _Together:
    """Several breaks as one."""

    def __init__(self, *parts: AbstractContextManager[Any]) -> None:
        self._parts = parts

    def __enter__(self) -> None:
        for part in self._parts:
            part.__enter__()

    def __exit__(self, *_: object) -> None:
        for part in reversed(self._parts):
            part.__exit__(None, None, None)


def _all(*parts: AbstractContextManager[Any]) -> AbstractContextManager[Any]:
    return _Together(*parts)


def _patch_tests(spoilt: Callable[[int], int]) -> AbstractContextManager[Any]:
    """The tests of the cards ask for figures by name."""
    from tests.clauses import test_court_cards

    return patch.object(test_court_cards, "figure", spoilt)


def _twenty_is_lost() -> AbstractContextManager[Any]:
    """An announcement falls with its couplet."""
    real = couplets.take_couplet

    def spoilt(s: Any, reply: int, log: Any) -> None:
        leader = s.leader
        real(s, reply, log)
        if s.leader != leader:
            s.announced[leader] = 0

    return patch.object(couplets, "take_couplet", spoilt)


def _half_a_pair_will_do() -> AbstractContextManager[Any]:
    """One card of a pair is enough to announce it again."""

    def spoilt(s: Any, seat: int, colour: int) -> bool:
        return bool((s.hand[seat] & figures.PAIRS[colour]) != NONE)

    return _all(
        patch.object(announcing, "holds_pair", spoilt), patch.object(moves, "holds_pair", spoilt)
    )


def _exchange_closes() -> AbstractContextManager[Any]:
    """An exchange turns the court card down."""
    real = exchanging.exchange

    def spoilt(s: Any, log: Any) -> None:
        real(s, log)
        s.closed_by = s.turn
        s.strict_from = s.couplets_done

    return patch.object(moves, "exchange", spoilt)


def _cards_in_play_count() -> AbstractContextManager[Any]:
    """A card led counts for its leader before it is taken."""
    real = counting.count

    def spoilt(s: Any, seat: int) -> int:
        led = figures.figure(s.led) if s.led != NO_CARD and s.leader == seat else 0
        return int(real(s, seat) + led)

    return patch.object(scoring, "count", spoilt)


def _wrong_colour() -> AbstractContextManager[Any]:
    """The court colour is not the colour of the card turned up."""
    return patch.object(dealing, "colour_of", lambda card: (card // 8 + 1) % 4)


def _dealt_four(places: Callable[[int], int]) -> Break:
    """Cards given to other seats: `places` says, for a place of the pack, how far from the
    dealer's left its card goes."""

    def spoilt(s: Any, pack: Any, log: Any) -> None:
        for place, card in enumerate(pack):
            s.hand[(s.dealer + 1 + places(place)) % 4] |= bit(card)
        s.hand_size[:] = 8

    return lambda: patch.object(four_dealing, "give_hands", spoilt)


def _first_card_up() -> AbstractContextManager[Any]:
    """Not the last card names the court colour, but the one after it in the colours."""
    real = four_dealing.turn_up
    return patch.object(four_dealing, "turn_up", lambda s, card, log: real(s, (card + 8) % 32, log))


def _neighbours_are_partners() -> AbstractContextManager[Any]:
    """Seats 0 and 1 play together."""
    return _all(
        patch.object(four_couplets, "side_of", lambda seat: seat // 2),
        patch.object(four_scoring, "side_of", lambda seat: seat // 2),
    )


def _dealer_has_a_hand() -> AbstractContextManager[Any]:
    """Of three, the dealer gets the second hand."""
    return patch.object(dealing, "second_hand", lambda s: int(s.dealer))


COLOURLESS = Deck("court", tuple(replace(card, suit="Green") for card in two_handed.GAME.deck))

PATCHES: dict[str, Break] = {
    "court.players-two-to-four": _game(least_seats=1, most_seats=6),
    "court.two-pack-24": _game(deck=DECK),
    "court.extras-four-only": _game(deck=DECK),
    "court.four-colours": _game(deck=COLOURLESS),
    "court.value-jester": _figure(figures.JESTER, 1),
    "court.extras-valueless": _figure(7, 1),
    "court.r9-reason": _figure(figures.ESQUIRE, 20),
    "court.court-card": _wrong_colour,
    "court.talon": lambda: patch.object(dealing, "TALON_PLACE", 14),
    "court.deal-six": _places((0, 1, 2, 6, 7), (3, 4, 5, 9, 10)),
    "court.deal-threes": _places((0, 2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11)),
    "court.deal-opponent-first": _places((3, 4, 5, 9, 10, 11), (0, 1, 2, 6, 7, 8)),
    "court.turn-thirteenth": lambda: patch.object(dealing, "TURNED_UP_PLACE", 13),
    "court.twenty-survives": _twenty_is_lost,
    "court.ruling-announce-once": _half_a_pair_will_do,
    "court.r12-not-closing": _exchange_closes,
    "court.r7-unused-void": _cards_in_play_count,
    "court.ruling-memory": _game(recall_option="declare"),
    "court.three-pack": _game(three_handed, deck=DECK),
    "court.three-two-hands": _places((0, 1, 2, 6, 7), (3, 4, 5, 9, 10)),
    "court.three-dealer-none": _dealer_has_a_hand,
    "court.four-pack": _game(four_handed, deck=DECK_OF_TWO),
    "court.four-partners": _neighbours_are_partners,
    "court.four-deal-singly": _dealt_four(lambda place: place // 8),
    "court.four-last-up": _first_card_up,
    "court.four-last-dealers": _dealt_four(lambda place: place + 1),
}
"""What to break for each of these clauses."""
