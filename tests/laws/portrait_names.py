"""How the second engine of Portrait Authors, and the rules, name the same things."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.kernel.dispatch import DEAL, OVER
from tests.plain.portrait import PlainAuthors
from tests.plain.portrait_cards import (
    CARDS_OF_BOOK,
    GROUPS,
    PACK,
    PLACE,
    authors_in,
    pair_of,
)
from tests.plain.portrait_options import Options

FORMS: dict[str, Options] = {
    "authors-pairs": {"form": "pairs"},
    "authors-portraits": {"form": "portraits"},
    "authors-sketches": {"form": "fours"},
    "authors-bank": {"bank": "on"},
}
"""What the second engine calls each of the games."""
ACTORS: dict[int, object] = {DEAL: "deal", OVER: "over"}
PHASES = {"DEAL": 0, "TURN": 1, "END": 2}


def plain_game(name: str, seats: int, options: Options, dealer: int) -> PlainAuthors:
    return PlainAuthors(seats, {**options, **FORMS[name]}, dealer)


def in_words(plain: PlainAuthors, pack: list[int]) -> list[str]:
    """The pack as the second engine is dealt it: cards that are left out are not in it."""
    return [PACK[card] for card in pack if PACK[card] in plain.pack]


BIT = {card: 1 << place for card, place in PLACE.items()}


def mask_of(cards: Iterable[str]) -> int:
    return sum(map(BIT.__getitem__, cards))


def groups_mask(groups: Iterable[str]) -> int:
    return sum(1 << GROUPS.index(group) for group in groups)


def stacks_of(plain: PlainAuthors) -> list[tuple[int, int, int]]:
    """Who laid down which cards for how much, in order."""
    found = []
    for event in plain.seen["watcher"]:
        match event:
            case ("laid", seat, book):
                found.append((seat, mask_of(CARDS_OF_BOOK[book]), 1))
            case ("stacked" | "settled" | "remainder", seat, group, mask, count):
                names = authors_in(mask, group)
                cards = [card for name in names for card in pair_of(group, name)]
                found.append((seat, mask_of(cards), count))
    return found
