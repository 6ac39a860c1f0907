"""Cards as things with names: what a person reads, what a record writes, what a kernel counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card.

    `number` is its place in card sets and packs; `id` its name in records and on the wire;
    `name` what a person reads; `suit` and `rank` the sheet's own groups and grades; `corner`
    the one or two letters that tell it apart by letter alone; `value` the figure printed on
    it, if any; `companions` the titles a Leading card names.
    """

    number: int
    id: str
    name: str
    suit: str
    rank: str
    corner: str
    value: int | None = None
    companions: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Deck:
    """All cards of one sheet, in the order of their numbers.

    Card numbers may have gaps (Court for two leaves out Retainers and Serfs), so a deck is
    looked up by number, never by position.
    """

    sheet: str
    cards: tuple[Card, ...]
    _by_number: dict[int, Card] = field(init=False, repr=False, compare=False)
    _by_id: dict[str, Card] = field(init=False, repr=False, compare=False)
    _ids: dict[int, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_number", {card.number: card for card in self.cards})
        object.__setattr__(self, "_by_id", {card.id: card for card in self.cards})
        object.__setattr__(self, "_ids", {card.number: card.id for card in self.cards})

    def __getitem__(self, number: int) -> Card:
        return self._by_number[number]

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def of(self, card_id: str) -> Card | None:
        """The card with this id, or None."""
        return self._by_id.get(card_id)

    def ids(self, numbers: Iterable[int]) -> list[str]:
        """The ids of these card numbers, in the order given."""
        return list(map(self._ids.__getitem__, numbers))

    def only(self, ranks: Iterable[str]) -> Deck:
        """The part of this deck with these ranks."""
        kept = set(ranks)
        return Deck(self.sheet, tuple(card for card in self.cards if card.rank in kept))
