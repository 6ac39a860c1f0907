"""Nations: an engraved atlas, every card a plate within its ladder of degrees."""

from __future__ import annotations

from math import cos, pi, sin

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
    n,
    points,
    rule,
    strip_twice,
    twice_round,
)
from parlour.press.nations_cameos import cameo
from parlour.press.nations_maps import graticule, lakes, land, mainland, rivers
from parlour.press.nations_suits import INKS, emblem, ribbon, sign

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


def _strip(card: Card, cut: Cut) -> str:
    """Figure or letter of the rank, compass point, letters of the continent, its ribbon."""
    inks = INKS[card.suit]
    size = types.fitted(card.corner, types.BOLD, 39, 37, track=-1.5)
    rank = types.line(card.corner, types.BOLD, size, 29, 47, INK, track=-1.5)
    if cut.strong:
        letters = types.fitted(inks.letters, types.BOLD, 40, 38, track=-0.5)
        return (
            rank
            + sign(card.suit, 29, 78, 1.2, inks.deep)
            + types.line(inks.letters, types.BOLD, letters, 29, 134, inks.deep, track=-0.5)
            + broad_band("ribbon", inks.deep, 164, 323)
        )
    return (
        rank
        + sign(card.suit, 29, 72, 0.92, inks.deep)
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


def compass(x: float, y: float, size: float, suit: str) -> str:
    """A rose of sixteen winds with the continent's own point drawn out long."""
    inks = INKS[suit]

    def ray(turn: float, reach: float, waist: float, side: int) -> str:
        """One half of a ray: its tip, the waist on one side, and the middle."""
        shoulder = turn + side * pi / 8
        return points(
            [
                (reach * sin(turn), -reach * cos(turn)),
                (waist * sin(shoulder), -waist * cos(shoulder)),
                (0, 0),
            ]
        )

    drawn = '<circle r="17" fill="none" stroke-width=".7"/><circle r="19" fill="none"/>'
    for turns, reach, waist in ((8, 15, 3), (4, 24, 5.4)):
        for place in range(turns):
            angle = 2 * pi * place / turns + (pi / 4 if turns == 8 else 0)
            own = turns == 4 and 90 * place == inks.point
            dark = inks.deep if turns == 4 else INK
            drawn += f'<path fill="{dark}" d="{ray(angle, reach, waist, 1)}"/>'
            fill = inks.deep if own else PAPER
            drawn += f'<path fill="{fill}" d="{ray(angle, reach, waist, -1)}"/>'
    tip = inks.point * pi / 180
    marked = sign(suit, 31 * sin(tip), -31 * cos(tip), 0.4, inks.deep, PAPER)
    return (
        f'<g transform="translate({n(x)} {n(y)})scale({n(size)})" stroke="{INK}" '
        f'stroke-width=".6">{drawn}</g>'
        f'<g transform="translate({n(x)} {n(y)})scale({n(size)})">{marked}</g>'
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
        'stroke-linejoin="round"/></g>' + compass(*rose, card.suit) + _scale_bar(*bar)
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
    pip = f'<g id="pip">{halo}{emblem(card.suit, inks.deep)}</g>'
    return _faint(card.suit) + f"<defs>{pip}</defs>" + drawn


def _picture(card: Card) -> str:
    if card.rank == "Map":
        return _map(card)
    if card.rank.isdigit():
        return _number(card)
    return _faint(card.suit) + cameo(card.rank, card.suit)


def _foot(card: Card) -> str:
    """The name in the old roman; a figure in it is lining, as in the corner."""
    words, _, last = card.name.rpartition(" ")
    if not last.isdigit():
        size = types.fitted(card.name, types.ROMAN, 19, 142)
        return types.line(card.name, types.ROMAN, size, 125, 306, INK)
    across = types.width(words + " ", types.ROMAN, 19)
    left = 125 - (across + types.width(last, types.TEXT, 19)) / 2
    return types.line(words, types.ROMAN, 19, left, 306, INK, anchor="start") + types.line(
        last, types.TEXT, 19, left + across, 306, INK, anchor="start"
    )


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
    defs = ribbon(card.suit) + f'<clipPath id="field"><path d="{_FIELD}"/></clipPath>'
    if card.rank == "Map":
        coast = f'<path id="land" d="{land(card.suit)}"/>'
        defs += coast + '<clipPath id="coast"><use href="#land"/></clipPath>'
    return document(card.name, body, defs)


def back() -> str:
    """A compass of the four continents on a sea of rhumb lines."""
    sea, line, gold, red = "#23424f", "#47666f", "#d9b25c", "#a8402f"
    rhumbs = "".join(
        f"M125 175l{n(300 * cos(pi * k / 16))}-{n(300 * sin(pi * k / 16))}" for k in range(1, 16)
    )
    rings = "".join(
        f'<circle cx="125" cy="175" r="{radius}" fill="none" stroke="{colour}" '
        f'stroke-width="{weight}"/>'
        for radius, colour, weight in ((150, line, 0.8), (118, line, 0.8), (92, gold, 1))
    )
    rose = f'<circle cx="125" cy="175" r="86" fill="{PAPER}" stroke="{INK}"/>'
    rose += (
        f'<circle cx="125" cy="175" r="81" fill="none" stroke="{INK}" stroke-width="4" '
        f'stroke-dasharray="{n(81 * pi / 36)}"/>'
        f'<circle cx="125" cy="175" r="78" fill="none" stroke="{INK}" stroke-width=".7"/>'
    )
    for turns, start, reach, waist, dark in (
        (16, pi / 16, 52, 10, gold),
        (8, pi / 8, 58, 12, INK),
        (4, pi / 4, 66, 15, red),
        (4, 0.0, 76, 18, sea),
    ):
        for place in range(turns):
            angle = start + 2 * pi * place / turns
            tip = (125 + reach * sin(angle), 175 - reach * cos(angle))
            for side, fill in ((1, dark), (-1, PAPER)):
                spread = angle + side * pi / turns / (1 if turns > 4 else 1.4)
                edge = (125 + waist * sin(spread), 175 - waist * cos(spread))
                rose += (
                    f'<path fill="{fill}" stroke="{INK}" stroke-width=".6" '
                    f'd="{points([tip, edge, (125, 175)])}"/>'
                )
    rose += f'<circle cx="125" cy="175" r="5" fill="{gold}" stroke="{INK}"/>'
    corners = "".join(
        sign(suit, x, y, 1.05, gold, sea)
        for suit, x, y in (
            ("America", 42, 52),
            ("Europe", 97.3, 52),
            ("Africa", 152.7, 52),
            ("Asia", 208, 52),
        )
    )
    half = (
        f'<path fill="{sea}" d="M8 7h234v169H8z"/>'
        f'<g clip-path="url(#stock)"><path stroke="{line}" stroke-width=".8" '
        f'd="{rhumbs}M8 175h234"/>{rings}</g>'
        + rose
        + corners
        + rule(8, 2.2, INK)
        + f'<path fill="none" stroke="{PAPER}" stroke-width="4" stroke-dasharray="5" '
        'd="M15 15h220v320H15z"/>' + rule(12.5, 0.8, gold, 2) + rule(17.5, 0.8, gold, 2)
    )
    stock = '<clipPath id="stock"><path d="M8 8h234v334H8z"/></clipPath>'
    return document("The back of a Nations card", twice_round(half), stock)
