# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The eight pictures of Court, each in the tinctures of its colour.

Drawn round the middle line x = 125, standing on the floor of the niche at y = 262.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.press.court_suits import Tinctures, sign
from parlour.press.frame import INK, PAPER
from parlour.press.icons import placed

_SKIN = "#f0d9b8"
_STEEL = "#d9d6cc"
_WOOD = "#8a6238"


def _mirrored(drawing: str, name: str = "left") -> str:
    """A drawing of the left half, and its mirror image on the right."""
    return f'<g id="{name}">{drawing}</g><use href="#{name}" transform="matrix(-1 0 0 1 250 0)"/>'


def _inked(drawing: str, weight: float = 1.5) -> str:
    return (
        f'<g stroke="{INK}" stroke-width="{weight}" stroke-linejoin="round" '
        f'stroke-linecap="round">{drawing}</g>'
    )


def _small_crown(x: float, y: float, t: Tinctures) -> str:
    """A crown to be worn: twenty-six wide, its brow at y."""
    return (
        f'<path fill="{t.metal}" d="M{x - 12} {y}l-3-15 8 7 7-11 7 11 8-7-3 15c-7 3-17 3-24 0z"/>'
        f'<path fill="{t.cloth}" d="M{x} {y - 5}l2 3-2 3-2-3z"/>'
    )


def crown(suit: str, t: Tinctures) -> str:
    """The crown itself, on a tasselled cushion beneath the sign of its colour."""
    glory = "".join(f"M125 96L{x} {y}" for x, y in _GLORY)
    left = (
        f'<path fill="{t.cloth}" d="M125 222c-18-5-38-5-54-1-5 1-6 6-3 9 3 8 3 14 0 20-3 3-2 8 3 8 '
        f'18 4 36 4 54 0z"/>'
        f'<path fill="{t.metal}" d="M68 226l-9 2c-2 3-1 7 2 8l8-2zM68 250l-9 1c-2 3 0 7 3 8l8-4z"/>'
        f'<path fill="none" stroke-width=".8" d="M84 228c3 8 3 16 0 24M100 226c2 10 2 19 0 28"/>'
        f'<path fill="{t.metal}" d="M125 214c-16 0-30-2-40-7l-13-58c8 3 15 11 20 21 6-12 9-26 8-42 '
        f'10 8 18 20 25 36z"/>'
        f'<circle cx="71" cy="145" r="5.5" fill="{PAPER}"/>'
        f'<circle cx="100" cy="124" r="5.5" fill="{PAPER}"/>'
        f'<path fill="{t.field}" d="M84 190c12 5 26 7 41 7v14c-14 0-27-2-37-6z"/>'
        f'<circle cx="97" cy="200.5" r="3.6" fill="{PAPER}"/>'
        f'<path fill="{PAPER}" d="M109 200l4-4 4 4.5-4 4.5z"/>'
        f'<path fill="none" stroke-width=".8" d="M90 183c4-2 8-7 9-13 4 8 10 15 18 18"/>'
    )
    middle = (
        f'<path fill="{t.metal}" d="M125 176c-9-6-13-14-13-23 6 2 9 5 11 9-4-10-3-19 2-28 5 9 6 18 2 '
        f'28 2-4 5-7 11-9 0 9-4 17-13 23z"/><circle cx="125" cy="203" r="4.6" fill="{t.cloth}"/>'
    )
    return (
        f'<path stroke="{t.metal}" stroke-width="1.2" opacity=".8" d="{glory}"/>'
        + sign(suit, 125, 96, 1.25, t.metal, t.field)
        + _inked(_mirrored(left))
        + f'<path fill="{t.cloth}" d="M124 222.9h2v34.4h-2z"/>'
        f'<path fill="{t.metal}" d="M124 168h2v28h-2z"/>'
        f'<path fill="{t.field}" d="M124 197.7h2v12.6h-2z"/>' + _inked(middle)
    )


_GLORY = (
    (125, 62),
    (109, 66),
    (141, 66),
    (95, 78),
    (155, 78),
    (89, 94),
    (161, 94),
    (92, 111),
    (158, 111),
)


def royal(suit: str, t: Tinctures) -> str:
    """One enthroned, crowned, with sceptre and orb: kings in Gold and Black, queens otherwise."""
    throne = (
        f'<path fill="{t.metal}" d="M125 66l-8 12c-6 8-16 10-24 12v148h-12v24h44z"/>'
        f'<path fill="{PAPER}" d="M99 104c10-3 18-8 26-17v60h-26z" stroke-width=".9"/>'
        f'<path fill="{t.metal}" d="M93 90v-9l-4-4 4-7 4 7-4 4M81 190h14v48h-14zM79 184h18v6h-18z"/>'
        f'<path fill="none" stroke-width=".8" d="M103 112v30M108 109v33M113 106v36M118 102v40'
        f'M85 196v36M91 196v36M84 250h41M84 256h41"/>'
    )
    robe = (
        f'<path fill="{t.cloth}" d="M125 142c-16 0-24 6-26 20l-4 34c-1 22-6 44-12 60 14 5 28 6 42 6z"/>'
        f'<path fill="{PAPER}" d="M125 144c-12 0-20 3-23 10 5 8 13 12 23 13z"/>'
        f'<path fill="{PAPER}" d="M125 170h-7c1 30-1 62-6 91 4 1 9 1 13 1z"/>'
        f'<path fill="none" stroke-width=".8" d="M101 200c-1 20-4 40-9 56M108 206c0 20-2 36-5 52"/>'
        f'<path fill="{t.cloth}" d="M101 160c-9 8-12 22-8 32 5 2 12 0 16-4-2-6-1-12 3-18z"/>'
        f'<circle cx="101" cy="192" r="4.6" fill="{_SKIN}"/>'
    )
    ermine = "".join(
        f"M{x} {y}l1.6 4h-3.2z"
        for x, y in (
            (109, 152),
            (118, 157),
            (125, 149),
            (132, 157),
            (141, 152),
            (125, 180),
            (121, 196),
            (129, 208),
            (121, 222),
            (129, 236),
            (121, 248),
        )
    )
    if suit in ("Gold", "Black"):
        head = (
            f'<path fill="{t.diaper}" d="M112 116c-3 10-4 16-2 22 4 8 10 14 15 17 5-3 11-9 15-17 2-6 '
            f'1-12-2-22z"/><path fill="{_SKIN}" d="M114 114h22v14c0 8-5 12-11 12s-11-4-11-12z"/>'
            f'<path fill="{t.diaper}" d="M114 129c4 3 7 1 11-1 4 2 7 4 11 1 1 10-4 20-11 26-7-6-12-16'
            f'-11-26z"/><path fill="none" stroke-width=".9" d="M121 133h8"/>'
        )
    else:
        head = (
            f'<path fill="{t.diaper}" d="M113 112c-7 10-8 24-6 36 5 1 9 0 12-3l6-28 6 28c3 3 7 4 12 3 '
            f'2-12 1-26-6-36z"/>'
            f'<path fill="{_SKIN}" d="M114 114h22v13c0 9-5 14-11 14s-11-5-11-14z"/>'
            f'<path fill="none" stroke-width=".9" d="M122 135c2 1.5 4 1.5 6 0"/>'
        )
    eyes = (
        '<path fill="none" stroke-width=".9" d="M118 120c1-1.5 3-1.5 4 0M128 120c1-1.5 3-1.5 4 0'
        'M125 121l-1.5 6h2"/>'
    )
    sceptre = (
        f'<path fill="none" stroke-width="4.6" d="M101 230V134"/>'
        f'<path fill="none" stroke="{t.metal}" stroke-width="2.2" d="M101 230V134"/>'
        f'<path fill="{t.metal}" d="M101 136c-6-4-6-9-3-13 0 3 1 4 3 5-2-5-2-8 0-12 2 4 2 7 0 12 2-1 3-2 '
        f'3-5 3 4 3 9-3 13z"/><circle cx="101" cy="192" r="4.6" fill="{_SKIN}"/>'
    )
    orb = (
        f'<circle cx="149" cy="184" r="8.5" fill="{t.metal}"/>'
        f'<path fill="none" stroke-width="1" d="M140.5 184h17M149 175.5v-9M146 169.5h6"/>'
        f'<path fill="{_SKIN}" d="M142 190c4 4 10 4 14 0 0 5-3 7-7 7s-7-2-7-7z"/>'
    )
    return _inked(
        _mirrored(throne)
        + _mirrored(robe, "robe")
        + f'<path fill="{INK}" stroke="none" d="{ermine}"/>'
        + head
        + eyes
        + _small_crown(125, 115, t)
        + sceptre
        + orb,
        1.3,
    )


def knight(suit: str, t: Tinctures) -> str:
    """A knight riding, lance couched; the sign of the colour above him."""
    rider = placed("mounted-knight", 126, 194, 142)
    return (
        sign(suit, 125, 90, 1.15, t.metal, t.field)
        + f'<path stroke="{INK}" stroke-width="26" stroke-linejoin="round" fill="{INK}" {rider}/>'
        + f'<path fill="{t.metal}" {rider}/>'
        + _inked(
            f'<path fill="none" stroke="{t.metal}" stroke-width="1" '
            f'd="M66 262c3-8 2-12 0-16M72 262c0-6 3-10 6-13M178 262c-1-6-4-9-8-11M184 262c0-8 1-11 3-15"/>'
        )
    )


def esquire(suit: str, t: Tinctures) -> str:
    """The helm of an esquire, visor shut, plumed and mantled in his colour."""
    mantling = (
        f'<path fill="{t.cloth}" d="M125 128c-22 2-36 14-44 28-6 10-14 12-18 8 0 12 6 18 13 19-6 6-9 16-5 '
        f'26 3-6 7-8 11-8-5 12-2 26 8 34 0-8 3-13 7-15 0 12 5 20 14 24 2-8 6-12 14-14z"/>'
        f'<path fill="{PAPER}" d="M90 162c-8 12-8 24-3 36-4 12-1 22 5 28 2-6 6-10 10-11z"/>'
        f'<path fill="none" stroke-width=".8" d="M84 168c-4 10-4 20 0 30M80 208c0 8 3 14 8 18"/>'
    )
    plume = (
        f'<path fill="{PAPER}" d="M125 128c-14-8-20-22-17-36 2-10 10-18 17-20 9 2 19 8 22 17 2 6 0 12-5 14 '
        f'3 10-4 19-17 25z"/>'
        f'<path fill="{t.metal}" d="M125 128c-20-2-34-12-37-27-2-10 4-17 11-16 0-6 5-10 10-9 -6 18 0 38 16 52z"/>'
        f'<path fill="none" stroke-width=".8" d="M125 126c-10-14-12-30-2-46M125 126c4-14 10-22 18-24'
        f'M124 126c-14-6-24-16-27-30"/>'
    )
    helm = (
        f'<path fill="{_STEEL}" d="M125 122c-20 0-32 14-33 34l-1 26c0 18 8 34 20 44l14 8 14-8c12-10 20-26 '
        f'20-44l-1-26c-1-20-13-34-33-34z"/>'
        f'<path fill="{t.metal}" d="M121 122h8v38h-8zM90 158c22 6 48 6 70 0v9c-22 6-48 6-70 0z"/>'
        f'<path fill="{INK}" d="M97 172c8 3 17 4 25 4v5c-8 0-17-1-25-4zM153 172c-8 3-17 4-25 4v5c8 0 17-1 '
        f'25-4z"/>'
        f'<path fill="none" stroke-width="1" d="M125 186v46M92 184c8 6 20 8 33 8s25-2 33-8"/>'
        f'<path fill="{INK}" stroke="none" d="M103 202h3v12h-3zM110 204h3v16h-3zM117 206h3v18h-3zM147 202h-3v12h3z'
        f'M140 204h-3v16h3zM133 206h-3v18h3z"/>'
        f'<path fill="{t.metal}" d="M101 224c14 10 34 10 48 0l8 14c-18 14-46 14-64 0z"/>'
    )
    badge = f'<circle cx="125" cy="240" r="11" fill="{t.field}"/>'
    return _inked(_mirrored(mantling) + plume + helm + badge, 1.4) + sign(
        suit, 125, 240, 0.5, t.metal, t.field
    )


def standard(suit: str, t: Tinctures) -> str:
    """A banner on its staff, swallow-tailed, with the sign of the colour large upon it."""
    staff = (
        f'<path fill="{_WOOD}" d="M122.5 74h5v188h-5z"/>'
        f'<path fill="{t.metal}" d="M125 50c5 7 7 11 7 15 0 5-3 8-7 11-4-3-7-6-7-11 0-4 2-8 7-15z"/>'
        f'<path fill="{_WOOD}" d="M72 88h106v5H72z"/>'
        f'<circle cx="70" cy="90.5" r="5" fill="{t.metal}"/><circle cx="180" cy="90.5" r="5" fill="{t.metal}"/>'
    )
    cloth = (
        f'<path fill="{PAPER}" d="M78 93h94v128l-22 22-25-22-25 22-22-22z"/>'
        f'<path fill="none" stroke="{t.deep}" stroke-width="2" d="M84 93v125l16 16 25-21 25 21 16-16V93"/>'
        f'<path fill="{t.metal}" d="M78 93h94v14l-7.8 6-7.8-6-7.8 6-7.8-6-7.8 6-7.8-6-7.8 6-7.8-6-7.8 6'
        f'-7.8-6-7.8 6-7.8-6z"/>'
        f'<path fill="none" stroke-width=".8" d="M72 96c-4 14-4 26 2 38M178 96c4 14 4 26-2 38"/>'
        f'<path fill="{t.metal}" d="M71 134h6l1 12h-8zM179 134h-6l-1 12h8z"/>'
    )
    return _inked(staff + cloth, 1.4) + sign(suit, 125, 160, 2.35, t.deep, PAPER)


def jester(suit: str, t: Tinctures) -> str:
    """The cap of a fool, parted in two colours, with bells and a bauble."""
    cap = (
        f'<path fill="{PAPER}" d="M125 214c-14 0-28-2-38-6-2-22-8-38-24-44 -8-3-12 2-11 10-6-22 8-38 26-34 '
        f'4-24 22-40 47-46z"/>'
        f'<path fill="{t.cloth}" d="M125 94c25 6 43 22 47 46 18-4 32 12 26 34 1-8-3-13-11-10-16 6-22 22-24 44'
        f'-10 4-24 6-38 6z"/>'
        f'<path fill="{t.cloth}" d="M125 212c-10-30-24-52-47-72 4-24 22-40 47-46z"/>'
        f'<path fill="{PAPER}" d="M125 212c10-30 24-52 47-72-4-24-22-40-47-46z"/>'
        f'<path fill="{t.metal}" d="M125 94c-12-2-18-10-17-22 5 6 11 7 17 4 6 3 12 2 17-4 1 12-5 20-17 22z"/>'
        f'<path fill="none" stroke-width=".8" d="M125 118v90M96 150c10 14 18 30 23 50M154 150c-10 14-18 30-23 50"/>'
    )
    bells = "".join(
        f'<circle cx="{x}" cy="{y}" r="6.5" fill="{t.metal}"/>'
        f'<path fill="none" stroke-width="1" d="M{x - 4} {y + 1}h8M{x} {y + 1}v5"/>'
        for x, y in ((56, 180), (194, 180), (108, 66), (142, 66))
    )
    collar = (
        f'<path fill="{t.metal}" d="M84 206c26 9 56 9 82 0l2 13c-28 10-58 10-86 0z"/>'
        f'<path fill="{PAPER}" d="M82 219l14 5-10 24-13-22zM168 219l-14 5 10 24 13-22z"/>'
        f'<path fill="{t.cloth}" d="M96 224c9 2 18 3 29 3l-12 32zM154 224c-9 2-18 3-29 3l12 32z"/>'
        f'<path fill="{t.metal}" d="M113 227h24l-12 30z"/>'
    )
    tips = "".join(
        f'<circle cx="{x}" cy="{y}" r="4" fill="{t.metal}"/>'
        for x, y in ((86, 250), (113, 260), (137, 260), (164, 250))
    )
    return (
        '<g transform="translate(13 22)scale(.9)">'
        + _inked(cap + collar + bells + tips, 1.5)
        + sign(suit, 125, 235, 0.45, t.deep, t.metal)
        + "</g>"
    )


def retainer(suit: str, t: Tinctures) -> str:
    """Two halberds crossed behind a shield of the colour."""
    halberd = (
        f'<g transform="rotate(24 125 180)"><path fill="{_WOOD}" d="M122.5 96h5v170h-5z"/>'
        f'<path fill="{_STEEL}" d="M125 44c5 14 6 30 4 52h-8c-2-22-1-38 4-52z"/>'
        f'<path fill="{_STEEL}" d="M121 88c-10 2-18-2-24-8-4 16-2 30 6 40 4-6 10-9 18-8z"/>'
        f'<path fill="{_STEEL}" d="M129 92c8 0 14 2 20 10-8-1-14 1-20 6z"/>'
        f'<path fill="{t.metal}" d="M119.5 110h11v8h-11z"/>'
        f'<path fill="none" stroke-width=".8" d="M125 56v34M101 92c0 8 1 14 4 20"/></g>'
    )
    shield = (
        f'<path fill="{t.metal}" d="M87 150c13 4 26 2 38-6 12 8 25 10 38 6v40c0 26-14 46-38 60-24-14-38-34-38-60z"/>'
        f'<path fill="{PAPER}" d="M93 157c11 2 22 0 32-6 10 6 21 8 32 6v33c0 22-12 40-32 52-20-12-32-30-32-52z"/>'
    )
    return _inked(_mirrored(halberd) + shield, 1.4) + sign(suit, 125, 192, 1.5, t.deep, PAPER)


def serf(suit: str, t: Tinctures) -> str:
    """A sickle laid across a sheaf, tied with a band of the colour."""
    ear = "".join(
        f"M0 {y}c-7-1-9-6-8-11 5 1 8 5 8 11zM0 {y}c7-1 9-6 8-11-5 1-8 5-8 11z"
        for y in (-20, -10, 0, 10)
    )
    ear += "M0-22c-4-4-4-9 0-14 4 5 4 10 0 14z"
    ears = "".join(
        f'<g transform="translate({x} {y})rotate({turn})"><path fill="none" d="M0 10v{stem}"/>'
        f'<path fill="{t.metal}" d="{ear}"/></g>'
        for x, y, turn, stem in (
            (82, 128, -26, 92),
            (168, 128, 26, 92),
            (102, 112, -13, 98),
            (148, 112, 13, 98),
            (125, 106, 0, 102),
        )
    )
    straw = (
        f'<path fill="{t.metal}" d="M113 206h24l22 56H91z"/>'
        f'<path fill="none" stroke-width=".8" d="M118 214l-16 46M122 214l-8 47M125 214v47M128 214l8 47M132 214l16 46"/>'
        f'<path fill="{PAPER}" d="M110 200c10 4 20 4 30 0l1 11c-10 4-22 4-32 0z"/>'
    )
    sickle = (
        f'<path fill="{_STEEL}" d="M92 232c-30-22-32-66-6-92 24-22 62-22 84 4-26-16-54-12-70 4-18 20-16 52 '
        f'4 72z"/>'
        f'<path fill="{_WOOD}" d="M86 226l14-10 22 34c3 5-8 13-12 8z"/>'
        f'<path fill="{t.metal}" d="M84 226l13-10 6 9-13 10z"/>'
    )
    return _inked(ears + straw + sickle, 1.4) + sign(suit, 125, 206, 0.34, t.deep, PAPER)


CHARGES: dict[str, Callable[[str, Tinctures], str]] = {
    "Crown": crown,
    "Royal": royal,
    "Knight": knight,
    "Esquire": esquire,
    "Standard": standard,
    "Jester": jester,
    "Retainer": retainer,
    "Serf": serf,
}
