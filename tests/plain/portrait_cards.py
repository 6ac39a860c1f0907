"""The sixty-four cards of Portrait Authors under their names, and what belongs together.

'JO-Raymond-P' is the portrait of Raymond, among the Journalists; 'JO-Raymond-S' is his sketch.
"""

from __future__ import annotations

from collections.abc import Iterable

AUTHORS = {
    "BI": ["Parton", "Irving", "Sparks", "Abbott"],
    "ES": ["Emerson", "Thoreau", "Whipple", "Mitchell"],
    "HI": ["Bancroft", "Prescott", "Motley", "Parkman"],
    "HU": ["Twain", "Ward", "Billings", "Nasby"],
    "JO": ["Raymond", "Greeley", "Bennett", "Curtis"],
    "NO": ["Cooper", "Hawthorne", "Stowe", "Simms"],
    "PO": ["Holmes", "Longfellow", "Whittier", "Lowell"],
    "ST": ["Eggleston", "Trowbridge", "Harte", "Alcott"],
}
GROUPS = list(AUTHORS)

# In index order: the portrait and the sketch of the first Biographer, of the second, and so on.
PACK = [f"{g}-{name}-{kind}" for g in GROUPS for name in AUTHORS[g] for kind in "PS"]
PLACE = {card: place for place, card in enumerate(PACK)}
PORTRAITS = [card for card in PACK if card.endswith("P")]

GROUP_OF = {card: card[:2] for card in PACK}
BOOK_OF = {card: card[:2] + card[-2:] for card in PACK}
"""The book of four to which a card belongs where sketches are no pairs: 'PO-P' or 'PO-S'."""
BOOKS = [f"{g}-{kind}" for g in GROUPS for kind in "PS"]

CARDS_OF_GROUP = {g: [card for card in PACK if GROUP_OF[card] == g] for g in GROUPS}
CARDS_OF_BOOK = {book: [card for card in PACK if BOOK_OF[card] == book] for book in BOOKS}


PAIR_OF = {
    (group, author): [f"{group}-{author}-P", f"{group}-{author}-S"]
    for group in GROUPS
    for author in AUTHORS[group]
}


def pair_of(group: str, author: str) -> list[str]:
    """An author's portrait and the same author's sketch (portrait.pair-made-of)."""
    return PAIR_OF[group, author]


def authors_in(mask: int, group: str) -> list[str]:
    """Bit a of a mask stands for author a of the group."""
    return [name for a, name in enumerate(AUTHORS[group]) if mask >> a & 1]


def mask_of(group: str, authors: Iterable[str]) -> int:
    return sum(1 << AUTHORS[group].index(name) for name in authors)


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards sorted by their place in the unshuffled pack."""
    return sorted(cards, key=PLACE.__getitem__)
