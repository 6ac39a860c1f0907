"""Nations: an engraved atlas, every card a plate within its ladder of degrees."""

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
    flourish,
    n,
    placed,
    ribbon,
    rule,
    strip_twice,
)
from parlour.press.maps import graticule, lakes, land, mainland, rivers


@dataclass(frozen=True)
class Inks:
    """What a continent is printed in.

    `deep` for signs and letters on paper, `wash` for its land, `sea` for the water round it.
    """

    letters: str
    deep: str
    wash: str
    sea: str


INKS = {
    "Europe": Inks("EU", "#1f4470", "#c3d0dc", "#eceee6"),
    "Asia": Inks("AS", "#8f5c08", "#efd497", "#e6ebe4"),
    "Africa": Inks("AF", "#1d5a45", "#bcd3b4", "#e9ebe4"),
    "America": Inks("AM", "#9c2f2a", "#ecc0ae", "#e6ebe4"),
}

_FIELD = "M55.5 24.5h139v251h-139z"

_COLUMN, _MIDDLE, _OTHER = 88, 125, 162
_ROWS = {2: (78, 222), 3: (60, 150, 240), 4: (52, 117.3, 182.7, 248)}
# How many stand in the two outer columns, and where the others stand in the middle.
_LAID: dict[int, tuple[int, tuple[float, ...]]] = {
    2: (0, (78, 222)),
    3: (0, (60, 150, 240)),
    4: (2, ()),
    5: (2, (150,)),
    6: (3, ()),
    7: (3, (105,)),
    8: (3, (105, 195)),
    9: (4, (150,)),
    10: (4, (84.7, 215.3)),
}


def _sign(suit: str) -> str:
    """The compass point of a continent about the origin, some thirty-four units across."""
    return picture(f"nations/sign-{suit.lower()}", colour=INKS[suit].deep)


def _strip(card: Card, cut: Cut) -> str:
    """Figure or letter of the rank, compass point, letters of the continent, its ribbon."""
    inks = INKS[card.suit]
    size = types.fitted(card.corner, types.BOLD, 39, 37, track=-1.5)
    rank = types.line(card.corner, types.BOLD, size, 29, 47, INK, track=-1.5)
    if cut.strong:
        letters = types.fitted(inks.letters, types.BOLD, 40, 38, track=-0.5)
        return (
            rank
            + placed(_sign(card.suit), 29, 78, 1.2)
            + types.line(inks.letters, types.BOLD, letters, 29, 134, inks.deep, track=-0.5)
            + broad_band("ribbon", inks.deep, 164, 323)
        )
    return (
        rank
        + placed(_sign(card.suit), 29, 72, 0.92)
        + types.line(inks.letters, types.BOLD, 21, 29, 110, inks.deep, track=-0.5)
        + band("ribbon", inks.deep, 127, 323)
    )


def _neatline() -> str:
    """The frame of a map: degrees in black and white between two rules."""
    return (
        f'<path fill="none" stroke="{INK}" stroke-width="3" stroke-dasharray="8" '
        'd="M53 22h144v256H53z"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="1.3" d="M50.5 19.5h149v261h-149z"/>'
        f'<path fill="none" stroke="{INK}" stroke-width=".6" d="{_FIELD}"/>'
    )


def _scale_bar(x: float, y: float) -> str:
    """A bar of miles in black and white."""
    return (
        f'<path fill="{PAPER}" stroke="{INK}" stroke-width=".7" d="M{n(x)} {n(y)}h40v3.4h-40z"/>'
        f'<path fill="{INK}" d="M{n(x)} {n(y)}h10v3.4h-10zM{n(x + 20)} {n(y)}h10v3.4h-10z"/>'
    )


_FURNITURE = {
    "Europe": ((95, 237, 1.15), (142, 262)),
    "Asia": ((92, 238, 1.1), (142, 262)),
    "Africa": ((93, 231, 1.1), (142, 262)),
    "America": ((96, 205, 0.95), (64, 262)),
}
"""Where a plate has room for its compass and its bar of miles."""


def _map(card: Card) -> str:
    """The continent on its graticule, the sea lined as engravers line it along the coast."""
    inks = INKS[card.suit]
    rose, bar = _FURNITURE[card.suit]
    compass = picture(f"nations/compass-{card.suit.lower()}", deep=inks.deep)
    waterlines = "".join(
        f'<use href="#land" fill="none" stroke="{colour}" stroke-width="{n(width)}"/>'
        for width, colour in (
            (12.4, inks.deep),
            (11.8, inks.sea),
            (8.4, inks.deep),
            (7.7, inks.sea),
            (4.8, inks.deep),
            (4, inks.sea),
        )
    )
    return (
        f'<path fill="{inks.sea}" d="{_FIELD}"/><g clip-path="url(#field)">'
        f'<g stroke-linejoin="round">{waterlines}</g>'
        f'<use href="#land" fill="{inks.wash}"/>'
        f'<g clip-path="url(#coast)"><use href="#land" fill="none" stroke="{inks.deep}" '
        'stroke-width="5" opacity=".45"/></g>'
        f'<path fill="none" stroke="{INK}" stroke-width=".35" opacity=".7" '
        f'd="{graticule(card.suit)}"/>'
        f'<path fill="none" stroke="{inks.deep}" stroke-width=".75" stroke-linejoin="round" '
        f'd="{rivers(card.suit)}"/>'
        f'<path fill="{inks.sea}" stroke="{INK}" stroke-width=".5" d="{lakes(card.suit)}"/>'
        f'<use href="#land" fill="none" stroke="{INK}" stroke-width=".95" '
        'stroke-linejoin="round"/></g>' + placed(compass, *rose) + _scale_bar(*bar)
    )


def _faint(suit: str) -> str:
    """The plate behind figures: the graticule and the continent, hardly inked."""
    inks = INKS[suit]
    return (
        f'<g clip-path="url(#field)"><path fill="{inks.wash}" opacity=".5" d="{mainland(suit)}"/>'
        f'<path fill="none" stroke="{inks.deep}" stroke-width=".4" opacity=".35" '
        f'd="{graticule(suit)}"/></g>'
    )


def _number(card: Card) -> str:
    """That many compass points, laid as on any playing card; on a map all stand upright."""
    inks = INKS[card.suit]
    outer, middle = _LAID[int(card.rank)]
    places = [(x, y) for x in (_COLUMN, _OTHER) for y in _ROWS.get(outer, ())]
    places += [(_MIDDLE, y) for y in middle]
    size = 1.5 if len(places) < 4 else 1.25 if len(places) < 7 else 1.1
    drawn = "".join(
        f'<use href="#pip" transform="translate({n(x)} {n(y)})scale({n(size)})"/>'
        for x, y in places
    )
    halo = f'<circle r="19.5" fill="{PAPER}" stroke="{inks.deep}" stroke-width=".5"/>'
    pip = f'<g id="pip">{halo}{_sign(card.suit)}</g>'
    return _faint(card.suit) + f"<defs>{pip}</defs>" + drawn


def _cameo(card: Card) -> str:
    """Man, Woman or Child: a shade cut in black and touched with bronze, as parlours hung them.

    One man, one woman and one child sit for all four continents, with the very same features;
    what differs is how the hatter and the tailor dressed each, and which way they look.
    """
    inks, suit = INKS[card.suit], card.suit.lower()
    scale = {"Man": 0.93, "Woman": 0.95, "Child": 0.98}[card.rank]
    across, lean = (-scale, -3) if card.suit in ("Asia", "America") else (scale, 3)
    sitter = (
        f'<g transform="translate({125 + lean} 162)scale({n(across)} {n(scale)})">'
        + picture(f"nations/{card.rank.lower()}-{suit}")
        + "</g>"
    )
    return picture(
        f"nations/medallion-{suit}",
        deep=inks.deep,
        wash=inks.wash,
        sitter=sitter,
        sign=_sign(card.suit),
    )


def _picture(card: Card) -> str:
    if card.rank == "Map":
        return _map(card)
    if card.rank.isdigit():
        return _number(card)
    return _faint(card.suit) + _cameo(card)


def _foot(card: Card) -> str:
    """The name in the old roman; a figure in it is lining, as in the corner."""
    words, _, last = card.name.rpartition(" ")
    if not last.isdigit():
        size = types.fitted(card.name, types.ROMAN, 19, 142)
        return types.line(card.name, types.ROMAN, size, 125, 306, INK)
    return types.with_figure(f"{words} ", last, 19, 19, 306, INK)


def face(card: Card, cut: Cut = USUAL) -> str:
    """The face of a Nations card: strip, plate and picture, and at the foot its name."""
    inks = INKS[card.suit]
    body = (
        rule(7, 1.2)
        + rule(9.5, 0.5, inks.deep, corner=2.5)
        + strip_twice(_strip(card, cut), cut)
        + _picture(card)
        + _neatline()
        + _foot(card)
        + flourish(125, 322, 110, inks.deep)
    )
    defs = (
        ribbon(f"nations/ribbon-{card.suit.lower()}", PAPER, ink=inks.deep)
        + f'<clipPath id="field"><path d="{_FIELD}"/></clipPath>'
    )
    if card.rank == "Map":
        coast = f'<path id="land" d="{land(card.suit)}"/>'
        defs += coast + '<clipPath id="coast"><use href="#land"/></clipPath>'
    return document(card.name, body, defs)
