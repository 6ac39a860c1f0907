"""Court: illuminated heraldry, a niche for every card."""

from __future__ import annotations

from parlour.games.deck import Card
from parlour.press import type as types
from parlour.press.court_charges import CHARGES
from parlour.press.court_suits import TINCTURES, diaper, sign
from parlour.press.frame import (
    INK,
    PAPER,
    USUAL,
    Cut,
    band,
    broad_band,
    document,
    flourish,
    rule,
    strip_twice,
    tile,
    twice_round,
)

_NICHE = "M59 275V112c0-30 18-44 40-52 12-5 20-12 26-24 6 12 14 19 26 24 22 8 40 22 40 52v163z"


def _tracery(colour: str) -> str:
    """A quatrefoil in a roundel and two daggers: what a mason sets between arch and frame."""
    return (
        f'<g fill="{colour}"><path d="M97 27c9 0 15 2 19 6-7 4-15 4-21-1zM59 63c0 9 2 17 4 23 '
        f'3-8 3-17-2-24z"/><circle cx="74" cy="37.5" r="4.4"/><circle cx="74" cy="46.5" r="4.4"/>'
        f'<circle cx="69.5" cy="42" r="4.4"/><circle cx="78.5" cy="42" r="4.4"/></g>'
        f'<circle cx="74" cy="42" r="2.2" fill="{PAPER}"/>'
        f'<circle cx="74" cy="42" r="12.5" fill="none" stroke="{colour}" stroke-width="1.2"/>'
    )


def _strip(card: Card, cut: Cut) -> str:
    """Rank letter, sign, letter of the colour, and a ribbon of the colour's own field."""
    t = TINCTURES[card.suit]
    size = 39 if len(card.corner) == 1 else 29
    rank = types.line(card.corner, types.BOLD, size, 29, 47, INK)
    if cut.strong:
        return (
            rank
            + sign(card.suit, 29, 77, 1.3, t.deep)
            + types.line(t.letter, types.BOLD, 44, 29, 135, t.deep)
            + broad_band("ribbon", t.deep, 165, 323)
        )
    return (
        rank
        + sign(card.suit, 29, 71, 1, t.deep)
        + types.line(t.letter, types.BOLD, 21, 29, 107, t.deep)
        + band("ribbon", t.deep, 125, 323)
    )


def _niche(suit: str) -> str:
    """The arch with its diapered field, spandrels, and a tiled floor."""
    t = TINCTURES[suit]
    spandrel = _tracery(t.deep)
    floor = "".join(f"M125 238L{x} 275" for x in range(-30, 300, 22))
    return (
        f'<path fill="{PAPER}" stroke="{INK}" stroke-width="1.4" d="M51 19h148v262H51z"/>'
        f'<path fill="none" stroke="{INK}" stroke-width=".5" d="M54 22h142v256H54z"/>'
        f'<g id="sp">{spandrel}</g><use href="#sp" transform="matrix(-1 0 0 1 250 0)"/>'
        f'<path fill="url(#field)" d="{_NICHE}"/>'
        f'<path fill="{PAPER}" d="M59 256h132v19H59z"/>'
        f'<path fill="none" stroke="{t.deep}" stroke-width=".7" clip-path="url(#niche)" '
        f'd="M59 256h132M59 260h132M59 266h132{floor}"/>'
    )


def _legend(card: Card) -> str:
    """The name in the old roman and what the card counts in lining figures."""
    words, figure = f"{card.name} — ", str(card.value)
    across = types.width(words, types.ROMAN, 17.5)
    left = 125 - (across + types.width(figure, types.TEXT, 18)) / 2
    return types.line(words, types.ROMAN, 17.5, left, 306, INK, anchor="start") + types.line(
        figure, types.TEXT, 18, left + across, 306, INK, anchor="start"
    )


def face(card: Card, cut: Cut = USUAL) -> str:
    """The face of a Court card: strip, niche and charge, and at the foot its name and value."""
    t = TINCTURES[card.suit]
    arch = (
        f'<path fill="none" stroke="{INK}" stroke-width="4.4" d="{_NICHE}"/>'
        f'<path fill="none" stroke="{t.metal}" stroke-width="2" d="{_NICHE}"/>'
    )
    body = (
        rule(7, 1.6)
        + rule(10, 0.5, corner=2.5)
        + strip_twice(_strip(card, cut), cut)
        + _niche(card.suit)
        + arch
        + CHARGES[card.rank](card.suit, t)
        + _legend(card)
        + flourish(125, 322, 110, t.deep)
    )
    defs = (
        diaper(card.suit, "field", t.field, t.diaper)
        + diaper(card.suit, "ribbon", PAPER, t.deep, ribbon=True)
        + '<clipPath id="niche"><path d="M59 256h132v19H59z"/></clipPath>'
    )
    return document(card.name, body, defs)


def back() -> str:
    """The four signs in a mandorla on a lattice; the lower half is the upper turned round."""
    blue, gold, red = TINCTURES["Blue"], TINCTURES["Gold"], TINCTURES["Red"]
    lattice = tile(
        "lattice",
        18,
        26,
        blue.deep,
        f'<path fill="none" stroke="{blue.diaper}" stroke-width=".8" d="M0 0l18 26M18 0L0 26"/>'
        f'<path fill="{gold.field}" d="M9 11l1.4 2-1.4 2-1.4-2zM0-2l1.4 2L0 2zM18-2l-1.4 2 1.4 2z'
        f'M0 24l1.4 2L0 28zM18 24l-1.4 2 1.4 2z"/>',
    )
    edge = "M{} 175C{} 112 {} 78 125 {} {} 78 {} 112 {} 175"
    outer, middle, inner = (
        edge.format(x, x, x + 32, top, 218 - x, 250 - x, 250 - x)
        for x, top in ((48, 46), (53, 53), (57, 58))
    )
    half = (
        '<path fill="url(#lattice)" d="M8 6h234v170H8z"/>'
        f'<path fill="{PAPER}" d="{outer}z"/>'
        f'<path fill="none" stroke="{gold.field}" stroke-width="2.4" d="{outer}"/>'
        f'<path fill="none" stroke="{red.deep}" stroke-width="2" d="{middle}"/>'
        f'<path fill="none" stroke="{INK}" stroke-width=".6" d="{inner}"/>'
        + sign("Gold", 125, 91, 1.35, gold.deep)
        + sign("Blue", 89, 138, 1.2, blue.deep)
        + sign("Black", 125, 139, 1.2, INK)
        + sign("Red", 161, 138, 1.2, red.deep)
        + f'<path stroke="{INK}" stroke-width=".6" d="M57 173h136M57 177h136"/>'
        + f'<path fill="{red.deep}" d="M125 168l6 7-6 7-6-7zM89 170l4 5-4 5-4-5zM161 170l4 5-4 5-4'
        '-5z"/>'
        + "".join(
            f'<g transform="{place}">{_tracery(gold.field)}</g>'
            for place in ("translate(-36-4)", "matrix(-1 0 0 1 286-4)")
        )
        + rule(8, 2.2, INK)
        + rule(13, 0.9, gold.field)
    )
    return document("The back of a Court card", twice_round(half), lattice)
