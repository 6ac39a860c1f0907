"""Court: illuminated heraldry, a niche for every card."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.deck import Card
from parlour.press import type as types
from parlour.press.art import drawing, picture
from parlour.press.frame import (
    INK,
    PAPER,
    USUAL,
    Cut,
    band,
    broad_band,
    document,
    flourish,
    pattern,
    placed,
    ribbon,
    rule,
    strip_twice,
)


@dataclass(frozen=True)
class Tinctures:
    """What a colour is printed in.

    `deep` for signs and letters on paper, `field` and `diaper` for the ground of the picture
    and the pattern on it, `cloth` for what the court wears, `metal` for what shines.
    """

    letter: str
    deep: str
    field: str
    diaper: str
    cloth: str
    metal: str


_GOLD_LEAF = "#e0b757"

TINCTURES = {
    "Gold": Tinctures("G", "#94640f", "#e6c264", "#cfa03a", "#b97f1f", "#fbeec6"),
    "Blue": Tinctures("B", "#1d3b70", "#2b4c86", "#4668a3", "#4a72b5", _GOLD_LEAF),
    "Black": Tinctures("K", "#241d19", "#38302b", "#574c44", "#6a5f57", _GOLD_LEAF),
    "Red": Tinctures("R", "#98241f", "#a3302a", "#bd5046", "#c8574b", _GOLD_LEAF),
}

_KINGS = ("Gold", "Black")
"""Whose Royal is a king; the others have queens."""


def _sign(suit: str, colour: str, light: str = PAPER) -> str:
    """The sign of a colour: sun, lozenge, tower or rose."""
    return picture(f"court/sign-{suit.lower()}", colour=colour, light=light)


def _strip(card: Card, cut: Cut) -> str:
    """Rank letter, sign, letter of the colour, and a ribbon of the colour's own field."""
    t = TINCTURES[card.suit]
    size = 39 if len(card.corner) == 1 else 29
    rank = types.line(card.corner, types.BOLD, size, 29, 47, INK)
    sign = _sign(card.suit, t.deep)
    if cut.strong:
        return (
            rank
            + placed(sign, 29, 77, 1.3)
            + types.line(t.letter, types.BOLD, 44, 29, 135, t.deep)
            + broad_band("ribbon", t.deep, 165, 323)
        )
    return (
        rank
        + placed(sign, 29, 71, 1)
        + types.line(t.letter, types.BOLD, 21, 29, 107, t.deep)
        + band("ribbon", t.deep, 125, 323)
    )


def _charge(card: Card) -> str:
    """What stands in the niche, in the tinctures of its colour, with its sign where it has one."""
    t = TINCTURES[card.suit]
    if card.rank == "Royal":
        charge = drawing("court/king" if card.suit in _KINGS else "court/queen")
    else:
        charge = drawing(f"court/{card.rank.lower()}")
    given = {tint: getattr(t, tint) for tint in charge.tints}
    if card.rank in ("Crown", "Knight", "Esquire"):
        given["sign"] = _sign(card.suit, t.metal, t.field)
    elif card.rank == "Jester":
        given["sign"] = _sign(card.suit, t.deep, t.metal)
    elif card.rank != "Royal":
        given["sign"] = _sign(card.suit, t.deep)
    return charge.printed(**given)


def _legend(card: Card) -> str:
    """The name in the old roman and what the card counts in lining figures."""
    return types.with_figure(f"{card.name} — ", str(card.value), 17.5, 18, 306, INK)


def face(card: Card, cut: Cut = USUAL) -> str:
    """The face of a Court card: strip, niche and charge, and at the foot its name and value."""
    t = TINCTURES[card.suit]
    body = (
        rule(7, 1.6)
        + rule(10, 0.5, corner=2.5)
        + strip_twice(_strip(card, cut), cut)
        + picture("court/niche", deep=t.deep, field="url(#field)", metal=t.metal)
        + _charge(card)
        + _legend(card)
        + flourish(125, 322, 110, t.deep)
    )
    field = f"court/field-{card.suit.lower()}"
    defs = pattern("field", field, t.field, line=t.diaper) + ribbon(field, PAPER, line=t.deep)
    return document(card.name, body, defs)
