"""Masquerade: a Venetian carnival night, a masker before the moon on every card."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.deck import Card
from parlour.press import type as types
from parlour.press.art import picture
from parlour.press.frame import (
    INK,
    PAPER,
    USUAL,
    Cut,
    band,
    broad_band,
    document,
    n,
    placed,
    ribbon,
    rule,
    strip_twice,
)


@dataclass(frozen=True)
class Silks:
    """What a title is printed in.

    `deep` for signs and letters on paper, `night` for the sky of its picture, `haze` for what
    the lamps light in it, `cloth` for the one bright thing each of its characters wears.
    """

    letter: str
    deep: str
    night: str
    haze: str
    cloth: str


SILKS = {
    "Masquerader": Silks("M", "#5a2a77", "#3b2459", "#594079", "#b487cc"),
    "Royer": Silks("R", "#1b4a80", "#16304f", "#2f527c", "#7db3d6"),
    "Istrique": Silks("I", "#99203c", "#591730", "#7d3049", "#dd7382"),
    "Mexican": Silks("X", "#8c5106", "#17392b", "#2f5f49", "#e3a04a"),
}

# How large the mask of a title is as its sign, and how far it is moved to have its middle there.
_SIGNS = {
    "Masquerader": (0.49, 0, 0),
    "Royer": (0.48, -15, -2),
    "Istrique": (0.56, 0, -4),
    "Mexican": (0.6, 0, 0),
}


def character(card: Card) -> str:
    """Whom the card shows; the lists of the deck stand in the order of its numbers."""
    # With the deck comes the whole game: not before a card is drawn.
    from parlour.games.masquerade.deck import CHARACTERS

    return CHARACTERS[card.suit][int(card.rank) - 1]


def masker(name: str) -> str:
    """The picture of a character, in whatever he or she wears."""
    return picture("masquerade/" + name.removeprefix("the ").lower().replace(" ", "-"))


def _sign(title: str, x: float, y: float, larger: float = 1) -> str:
    """The mask as the sign of its title."""
    size, aside, up = _SIGNS[title]
    mask = picture(f"masquerade/mask-{title.lower()}", face=SILKS[title].deep, dark=PAPER)
    return (
        f'<g transform="translate({n(x)} {n(y)})scale({n(size * larger)})'
        f'translate({n(aside)} {n(up)})">{mask}</g>'
    )


def _strip(card: Card, cut: Cut) -> str:
    """The numeral, crowned on the 1; the mask of the title, its letter and its ribbon."""
    silks = SILKS[card.suit]
    figure = str(card.value)
    if figure == "1":
        crown = picture("masquerade/crown", colour=silks.deep)
        numeral = types.line(figure, types.BOLD, 36, 29, 55, INK) + placed(crown, 29, 22, 0.85)
    else:
        numeral = types.line(figure, types.BOLD, 46, 29, 51, INK)
    if cut.strong:
        return (
            numeral
            + _sign(card.suit, 29, 80, 1.3)
            + types.line(card.corner, types.BOLD, 42, 29, 136, silks.deep)
            + broad_band("ribbon", silks.deep, 166, 323)
        )
    return (
        numeral
        + _sign(card.suit, 29, 75)
        + types.line(card.corner, types.BOLD, 22, 29, 113, silks.deep)
        + band("ribbon", silks.deep, 129, 323)
    )


def _foot(card: Card) -> str:
    """What the player calls, its number in a lining figure, and under it the character."""
    silks = SILKS[card.suit]
    parts = [part for part in card.name.replace(",", " ,").split(" ") if part]
    set_: list[tuple[str, str, float]] = []
    across = 0.0
    for place, part in enumerate(parts):
        if place and part != ",":
            across += 4.4
        typeface = types.TEXT if part.isdigit() else types.ROMAN
        set_.append((part, typeface, across))
        across += types.width(part, typeface, 17)
    left = 125 - across / 2
    called = "".join(
        types.line(part, typeface, 17, left + at, 299, INK, anchor="start")
        for part, typeface, at in set_
    )
    name = character(card)
    return called + types.line(
        name[0].upper() + name[1:], types.TEXT, 14.5, 125, 320, silks.deep, track=0.3
    )


def face(card: Card, cut: Cut = USUAL) -> str:
    """The face of a Masquerade card: strip, night and masker, and at the foot its two names."""
    silks = SILKS[card.suit]
    body = (
        rule(7, 1.4)
        + rule(10, 0.6, silks.deep, corner=2.5)
        + strip_twice(_strip(card, cut), cut)
        + picture(
            "masquerade/night",
            night=silks.night,
            haze=silks.haze,
            cloth=silks.cloth,
            masker=masker(character(card)),
        )
        + _foot(card)
    )
    defs = ribbon(f"masquerade/ribbon-{card.suit.lower()}", PAPER, ink=silks.deep)
    return document(card.name, body, defs)
