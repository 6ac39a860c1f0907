"""Masquerade: a Venetian carnival night, a masker before the moon on every card."""

from __future__ import annotations

from math import cos, pi, sin

from parlour.games.deck import Card
from parlour.games.masquerade.deck import CHARACTERS
from parlour.press import type as types
from parlour.press.frame import (
    INK,
    PAPER,
    USUAL,
    Cut,
    band,
    broad_band,
    document,
    n,
    notched_rule,
    rule,
    strip_twice,
    tile,
    twice_round,
)
from parlour.press.masquerade_figure import GILT, gilded
from parlour.press.masquerade_maskers import MASKERS
from parlour.press.masquerade_players import PLAYERS
from parlour.press.masquerade_riders import RIDERS
from parlour.press.masquerade_rovers import ROVERS
from parlour.press.masquerade_titles import CROWN, SILKS, mask, ribbon, sign

_PICTURES = {**MASKERS, **ROVERS, **PLAYERS, **RIDERS}

_PANEL = (
    "M61 19h128a10 10 0 0 0 10 10v238a10 10 0 0 0-10 10H61a10 10 0 0 0-10-10V29a10 10 0 0 0 10-10z"
)
_MOON = "#f4e4b4"


def character(card: Card) -> str:
    """Whom the card shows; the lists of the deck stand in the order of its numbers."""
    return CHARACTERS[card.suit][int(card.rank) - 1]


def _strip(card: Card, cut: Cut) -> str:
    """The numeral, crowned on the 1; the mask of the title, its letter and its ribbon."""
    silks = SILKS[card.suit]
    figure = str(card.value)
    if figure == "1":
        numeral = types.line(figure, types.BOLD, 36, 29, 55, INK) + (
            f'<path transform="translate(29 22)scale(.85)" fill="{silks.deep}" d="{CROWN}"/>'
        )
    else:
        numeral = types.line(figure, types.BOLD, 46, 29, 51, INK)
    size = {"Masquerader": 0.49, "Royer": 0.48, "Istrique": 0.56, "Mexican": 0.6}[card.suit]
    if cut.strong:
        return (
            numeral
            + sign(card.suit, 29, 80, size * 1.3, silks.deep)
            + types.line(card.corner, types.BOLD, 42, 29, 136, silks.deep)
            + broad_band("ribbon", silks.deep, 166, 323)
        )
    return (
        numeral
        + sign(card.suit, 29, 75, size, silks.deep)
        + types.line(card.corner, types.BOLD, 22, 29, 113, silks.deep)
        + band("ribbon", silks.deep, 129, 323)
    )


def _night(title: str) -> str:
    """Sky, moon, the domes across the water, the lamps on their string, and falling paper."""
    silks = SILKS[title]
    paper = "".join(
        f"M{n(56 + (k * 47) % 138)} {n(30 + (k * 83) % 170)}l3 1.4-1.4 3-3-1.4z" for k in range(22)
    )
    lamps = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="4.6" ry="5.8"/>'
        for x, y in ((66, 36), (82, 42), (168, 42), (184, 36))
    )
    waves = "".join(
        f"M{54 + (k * 13) % 20} {n(232 + 7 * k)}h{120 - (k * 17) % 30}" for k in range(7)
    )
    return (
        f'<path fill="{silks.night}" d="{_PANEL}"/><g clip-path="url(#panel)">'
        f'<circle cx="125" cy="112" r="66" fill="{silks.haze}"/>'
        f'<circle cx="125" cy="112" r="58" fill="{_MOON}"/>'
        f'<path fill="{silks.haze}" d="M51 226v-22h8v-8h4v8h6c0-10 4-14 9-16v-6h2v6c5 2 9 6 9 16h72'
        "v-26l3-8 3 8v20h6c0-8 3-11 7-12v-5h2v5c4 1 7 4 7 12h10v28z"
        f'"/><path fill="none" stroke="{silks.haze}" stroke-width="1.4" d="{waves}"/>'
        f'<path fill="{silks.cloth}" opacity=".8" d="{paper}"/>'
        f'<path fill="none" stroke="{GILT}" stroke-width=".8" d="M51 26c24 16 50 18 74 8 24 10 '
        f'50 8 74-8"/><g fill="{GILT}" stroke="{INK}" stroke-width=".6">{lamps}</g></g>'
    )


def _foot(card: Card) -> str:
    """What the player calls, its number in a lining figure, and under it the character."""
    silks = SILKS[card.suit]
    parts = [part for part in card.name.replace(",", " ,").split(" ") if part]
    placed: list[tuple[str, str, float]] = []
    across = 0.0
    for place, part in enumerate(parts):
        if place and part != ",":
            across += 4.4
        typeface = types.TEXT if part.isdigit() else types.ROMAN
        placed.append((part, typeface, across))
        across += types.width(part, typeface, 17)
    left = 125 - across / 2
    called = "".join(
        types.line(part, typeface, 17, left + at, 299, INK, anchor="start")
        for part, typeface, at in placed
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
        + _night(card.suit)
        + f'<g clip-path="url(#panel)">{gilded(_PICTURES[character(card)](silks.cloth))}</g>'
        + f'<path fill="none" stroke="{INK}" stroke-width="3.4" d="{_PANEL}"/>'
        + f'<path fill="none" stroke="{GILT}" stroke-width="1.3" d="{_PANEL}"/>'
        + _foot(card)
    )
    defs = ribbon(card.suit) + f'<clipPath id="panel"><path d="{_PANEL}"/></clipPath>'
    return document(card.name, body, defs)


def back() -> str:
    """The four masks about a fan of rays, on Harlequin's lozenges."""
    dark, plum, wine = "#2a1b42", "#3d2a5c", "#99203c"
    lozenges = tile(
        "motley",
        20,
        28,
        dark,
        f'<path fill="{plum}" d="M10 0l10 14-10 14L0 14z"/>'
        f'<path fill="{GILT}" d="M10-1.6l1.3 1.6-1.3 1.6L8.7 0zM10 26.4l1.3 1.6-1.3 1.6-1.3-1.6z'
        'M0 12.4l1.3 1.6L0 15.6zM20 12.4l-1.3 1.6 1.3 1.6z"/>',
    )
    rays = "".join(
        f"M125 175L{n(125 + 62 * sin(a - 0.06))} {n(175 - 62 * cos(a - 0.06))}"
        f"L{n(125 + 62 * sin(a + 0.06))} {n(175 - 62 * cos(a + 0.06))}z"
        for a in (pi * k / 12 for k in range(-6, 7))
    )

    def hung(title: str, x: float, y: float, size: float, colour: str) -> str:
        return (
            f'<g transform="translate({n(x)} {n(y)})scale({n(size)})" stroke="{INK}">'
            f"{mask(title, colour, INK)}</g>"
        )

    half = (
        '<path fill="url(#motley)" d="M8 7h234v169H8z"/>'
        f'<circle cx="125" cy="175" r="92" fill="{dark}" stroke="{GILT}" stroke-width="2"/>'
        f'<circle cx="125" cy="175" r="86" fill="{PAPER}" stroke="{wine}" stroke-width="1.6"/>'
        f'<path fill="#ecdcb4" d="{rays}"/>'
        f'<circle cx="125" cy="175" r="22" fill="{wine}" stroke="{INK}"/>'
        f'<circle cx="125" cy="175" r="18" fill="none" stroke="{GILT}"/>'
        + hung("Masquerader", 125, 122, 1, SILKS["Masquerader"].cloth)
        + hung("Royer", 66, 150, 0.62, SILKS["Royer"].cloth)
        + hung("Mexican", 178, 148, 0.78, GILT)
        + hung("Istrique", 125, 53, 0.9, PAPER)
        + rule(8, 2.2, INK)
        + notched_rule(14, 1.2, GILT, 13)
        + notched_rule(17, 0.5, PAPER, 13)
    )
    return document("The back of a Masquerade card", twice_round(half), lozenges)
