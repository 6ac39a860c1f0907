"""A deck that nobody has drawn: set in type, with a sign, an ink and a ribbon for each suit.

All that is on such a card comes from the deck's own data, so a new game lies on the table at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.deck import Card
from parlour.press import type as types
from parlour.press.frame import (
    INK,
    PAPER,
    USUAL,
    Cut,
    band,
    broad_band,
    document,
    flourish,
    mixed,
    placed,
    rule,
    strip_twice,
    tile,
    twice_round,
)

INKS = (
    *("#1f4470", "#9c2f2a", "#1d5a45", "#8a5a08"),
    *("#5a3f86", "#1a6661", "#a03f62", "#47423f"),
)
"""One for each suit, in the order of the deck; after the last the first comes again."""

_COLOURS = {
    **dict.fromkeys(("blue", "sapphire", "sea", "sky"), "#1f4470"),
    **dict.fromkeys(("red", "ruby", "scarlet", "crimson"), "#9c2f2a"),
    **dict.fromkeys(("green", "jade", "emerald"), "#1d5a45"),
    **dict.fromkeys(("gold", "yellow", "amber", "orange"), "#8a5a08"),
    **dict.fromkeys(("violet", "purple", "lilac"), "#5a3f86"),
    **dict.fromkeys(("rose", "pink", "magenta"), "#a03f62"),
    **dict.fromkeys(("black", "grey", "white", "silver"), "#47423f"),
}
"""A suit that is called by a colour is printed in it."""

# About the origin, some twenty-four units across.
_SIGNS = (
    "M0-12 12 0 0 12-12 0z",
    "M-12 0a12 12 0 1 0 24 0 12 12 0 1 0-24 0z",
    "M0-12 12 10-12 10z",
    "M-10-10h20v20h-20z",
    "M0-13 4-4 13 0 4 4 0 13-4 4-13 0-4-4z",
    "M-4-12h8v8h8v8h-8v8h-8v-8h-8v-8h8z",
    "M-12-10h24L0 12z",
    "M-12 0-6-10.4h12L12 0 6 10.4h-12z",
)

# A tile of ten by ten, for the ribbon down the strip.
_RIBBONS = (
    "M0 0h10v4H0z",
    "M5 1.5 8.5 5 5 8.5 1.5 5z",
    "M0 10 10 0v4l-6 6z",
    "M0 0h5v5H0zM5 5h5v5H5z",
    "M3.5 0h3v10h-3z",
    "M2 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
    "M0 0 10 5v3L0 3zM0 5l10 5H0z",
    "M4 1h2v3h3v2H6v3H4V6H1V4h3z",
)


def _ink(card: Card, suit: int) -> str:
    return _COLOURS.get(card.suit.lower(), INKS[suit])


def _sign(suit: int, ink: str, x: float, y: float, size: float) -> str:
    return placed(f'<path fill="{ink}" d="{_SIGNS[suit]}"/>', x, y, size)


def _strip(card: Card, suit: int, ink: str, cut: Cut) -> str:
    """The corner, the sign of the suit and its ribbon."""
    if cut.strong:
        size = types.fitted(card.corner, types.BOLD, 52, 39, track=-1)
        return (
            types.line(card.corner, types.BOLD, size, 29, 54, INK, track=-1)
            + _sign(suit, ink, 29, 86, 1.5)
            + broad_band("ribbon", ink, 140, 323)
        )
    size = types.fitted(card.corner, types.BOLD, 38, 37, track=-1)
    return (
        types.line(card.corner, types.BOLD, size, 29, 47, INK, track=-1)
        + _sign(suit, ink, 29, 72, 1.05)
        + band("ribbon", ink, 103, 323)
    )


def _middle(card: Card, suit: int, ink: str) -> str:
    """The suit above, its sign large behind the corner, and the rank below."""
    corner = types.fitted(card.corner, types.ROMAN, 88, 92)
    above = types.fitted(card.suit, types.ROMAN, 22, 126, track=1)
    below = types.fitted(card.rank, types.ROMAN, 24, 126)
    return (
        types.line(card.suit, types.ROMAN, above, 125, 62, ink, track=1)
        + flourish(125, 76, 96, ink)
        + _sign(suit, mixed(ink, PAPER, 0.78), 125, 150, 4.4)
        + types.line(card.corner, types.ROMAN, corner, 125, 150 + corner * 0.33, INK)
        + flourish(125, 226, 96, ink)
        + types.line(card.rank, types.ROMAN, below, 125, 254, ink)
    )


def _foot(card: Card) -> str:
    size = types.fitted(card.name, types.ROMAN, 19, 142)
    return types.line(card.name, types.ROMAN, size, 125, 309, INK) + flourish(125, 324, 100, INK)


def face(suits: Sequence[str], card: Card, cut: Cut = USUAL) -> str:
    """The face of a card of a deck with these suits."""
    suit = suits.index(card.suit) % len(INKS)
    ink = _ink(card, suit)
    pale = mixed(ink, PAPER, 0.7)
    body = (
        rule(8, 0.9)
        + strip_twice(_strip(card, suit, ink, cut), cut)
        + f'<path fill="{mixed(ink, PAPER, 0.93)}" stroke="{INK}" stroke-width="1.5" '
        'd="M51 19h148v262H51z"/>'
        f'<path fill="none" stroke="{INK}" stroke-width=".5" d="M54.5 22.5h141v255h-141z"/>'
        + _middle(card, suit, ink)
        + _foot(card)
    )
    drawn = f'<path fill="{ink}" d="{_RIBBONS[suit]}"/>'
    return document(card.name, body, tile("ribbon", 10, 10, pale, drawn, ribbon=True))


def back(sheet: str) -> str:
    """A lattice in one of the inks, with a roundel in the middle; the name of the sheet chooses."""
    ink = INKS[sum(map(ord, sheet)) % len(INKS)]
    lattice = tile(
        "lattice",
        20,
        20,
        ink,
        f'<path fill="none" stroke="{PAPER}" stroke-width="1" d="M0 10 10 0 20 10 10 20z"/>'
        f'<path fill="{PAPER}" d="M10 7.5 12.5 10 10 12.5 7.5 10z"/>',
    )
    half = (
        '<path fill="url(#lattice)" d="M8 8h234v334H8z"/>'
        f'<circle cx="125" cy="175" r="44" fill="{PAPER}" stroke="{ink}" stroke-width="3"/>'
        f'<circle cx="125" cy="175" r="37" fill="{ink}"/>'
        f'<path fill="{PAPER}" d="M125 144l9 22 22 9-22 9-9 22-9-22-22-9 22-9z"/>'
    )
    return document(f"The back of a card of {sheet}", twice_round(half), lattice)
