# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""Man, Woman and Child: shades cut in black and touched with bronze, as parlours once hung them.

One man, one woman and one child sit for all four continents, with the very same features; what
differs is how the hatter and the tailor of the day dressed each sitter, and which way they look.
Drawn looking right about the origin, the head some eighty units high.
"""

from __future__ import annotations

from parlour.press.frame import INK, PAPER, n
from parlour.press.nations_suits import INKS, sign

_BRONZE = "#c9a55c"

# Forehead, nose, lips, chin and throat; each figure closes the rest of its head and bust.
_MAN_FACE = (
    "M10-50C18-48 25-41 26-31c.4 4-.8 6-.6 9 .4 4 5 10.5 8 16.5 1 2.3-.6 3.6-4 4-1.4.2-1.6 1.5-1 3.2"
    ".5 1.5 1.4 2 1.3 3.3-.1 1.4-1.5 1.8-2.2 2.4 1 .5 1.7 1.5 1.3 3-.3 1.3-1.5 1.8-1.5 3.4.1 2.4 1.6 4.6.3 8"
    "-1.5 4-6 5.6-11 5.2-5-.4-9-1.6-13-3.6"
)
_MAN_NECK = "-1 6-.6 11 .8 16 8 5 22 8 29 17 3 4 4 8 3.6 13C36 84-34 86-44 70c1-10 8-17 20-22 3-7 3-16 1-25C-34 12-39-4-38-20-37-44-14-58 10-50z"

_WOMAN_FACE = (
    "M10-48C18-46 23.5-40 24.2-31c.3 4-.8 5.6-.6 8.4.3 4 4.6 9.4 7.2 14.8.9 2-.6 3.2-3.6 3.5-1.3.2-1.5 1.5-1 3"
    " .5 1.6 1.7 2.2 1.5 3.6-.2 1.3-1.5 1.7-2.2 2.3 1 .6 1.6 1.6 1.1 3-.4 1.2-1.5 1.6-1.6 3 0 2.2 1 4 0 7"
    "-1.3 3.6-5 5-9.5 4.6-5-.4-9-2-12.5-4.4"
)
_WOMAN_NECK = "-.6 8 .2 14 2.2 19 5 6 20 9 27 19 3 4.6 4 8 3.6 12.6C34 82-30 84-40 70c1-10 8-17 19-23 4-7 4.4-15 3-24C-30 12-35-4-34-20-33-42-14-56 10-48z"

_CHILD_FACE = (
    "M8-40C17-38 24-31 24.5-22c.2 4-1.2 6-1.2 8.4.1 3 3.2 6.6 5 10.4.8 1.9-.6 3-3.2 3.2-1.2.2-1.3 1.3-.9 2.6"
    ".4 1.4 1.5 1.9 1.3 3.2-.1 1.2-1.3 1.6-2 2.1.9.5 1.4 1.4 1 2.6-.4 1.1-1.4 1.5-1.5 2.7 0 2 .8 3.4-.2 6"
    "-1.3 3.2-4.6 4.4-9 4-5-.4-8.5-2-11.5-4.2"
)
_CHILD_NECK = "-.4 5 0 9 1.4 12.5 5 4 15 7 20 14 2.4 3.6 3 6.6 2.7 10.4C28 70-26 72-35 60c1-8 6-13 14-17 3-5 3.4-11 2.4-18C-31 16-38 2-37-13-36-34-15-48 8-40z"

_BUSTS = {
    "Man": _MAN_FACE + _MAN_NECK,
    "Woman": _WOMAN_FACE + _WOMAN_NECK,
    "Child": _CHILD_FACE + _CHILD_NECK,
}

# For each sitter what is cut in black beyond the bust, and what is touched in with bronze.
_DRESS: dict[tuple[str, str], tuple[str, str]] = {
    ("Man", "Europe"): (  # a top hat and a stock
        "M-40-30c-4-3-6-1-7 2 8 8 18 6 30 2 16-5 32-9 49-9 3-3 2-6-2-7-4 0-7-1-9-3l-7-40c-14-7-36-4-47 5l-1 42c-2 5-4 8-6 8z"
        "M-40-26c-2 16 2 28 12 38l10-2-2-36z",
        "M-34-48c14-8 36-12 54-10M-33-43c14-8 36-12 54-10M-9 37c4 3 10 4 15 3l3 8c-8 2-15 0-20-5zM-16 43c-4 12-4 22-2 36M-14 50c6 10 16 18 30 22M4 52l4 26M-42 66c10-4 18-8 24-14",
    ),
    ("Man", "Asia"): (  # bareheaded, with a full beard and an upright collar
        "M13-51c-18-8-46 0-52 24-2 14 2 28 14 38l8-2 4-22 4-20c10 0 18-3 23-10zM-12-6c2 12 4 24 10 34 6 9 18 12 27 6 5-4 6-12 4-18-6 0-12-2-16-6-8-4-16-10-25-16z",
        "M12-47c-18-6-40 2-45 22M9-42c-16-5-34 2-39 20M4-37c-12-3-26 3-31 18M-12-8c-2-5-6-5-7-1s2 8 6 8M2 10c2 8 8 16 14 22M10 14c2 6 6 12 12 16M-5 4c2 10 6 18 12 26M-19 36c7 6 17 9 27 8M-20 42c8 6 18 9 30 9M-4 54c6 8 10 16 11 26",
    ),
    ("Man", "Africa"): (  # short hair, side-whiskers, a high collar and cravat
        "M12-52c-14-7-48-3-51 26-1 13 2 27 13 37l8-3 2-16 5-2 3 22c5 1 8-4 8-10l-2-18c-1-8 2-12 8-14 4-2 8-3 12-9z",
        "M10-48c-8-3-20-2-27 3M6-43c-8-1-18 0-25 7M-14-44c-10 6-16 14-18 26M-24-34c-4 8-6 16-5 26M-11-9c-2-5-6-5-7-1s2 8 6 8M-17 33l10 12 16-7M-7 45l2 8M9 40l-6 10M0 50c-5 5-7 10-7 15l8-7 7 8c2-6 0-12-4-16zM-20 46c-8 8-12 20-12 32M14 52c4 8 6 18 5 26",
    ),
    ("Man", "America"): (  # a round hat and a caped coat
        "M-46-27c0-4 4-6 8-7-2-20 6-34 26-36 20-3 33 8 37 27 6-1 12-1 17 2-4 6-12 9-20 10-26 4-50 12-68 4zM-38-30c-4 16 0 32 12 42l8-3 2-20 0-22z",
        "M-36-40c18 2 42-2 60-9M-36-35c18 2 42-2 61-9M-12-9c-2-5-6-5-7-1s2 8 6 8M-21 38c-9 9-17 17-20 28M-19 40c6 10 18 16 30 16l-4-16M11 56c8 4 16 8 24 10M-36 70c22 6 48 6 72-2M-8 46l8-6M0 60v20",
    ),
    ("Woman", "Europe"): (  # hair gathered high, a comb, and pearls
        "M14-49c-6-10-20-12-28-8-4-12-22-14-28-4-6 9-2 20 6 24-4 20 0 34 10 42l8-2 4-18c10-4 18-12 20-24 4-2 7-5 8-10z",
        "M10-45c-12-6-30-2-36 12M6-40c-10-4-22-1-28 10M-18-54c-8-6-18-4-20 4s6 14 14 12M-22-50c-5-3-9-2-10 2s3 7 7 6M-12-58l-8 14M-8-6c-2-4-5-4-6-1s2 7 5 7M-15 33a1.5 1.5 0 1 0 .1 0M-11 36.5a1.5 1.5 0 1 0 .1 0M-6 38.5a1.5 1.5 0 1 0 .1 0M-1 39a1.5 1.5 0 1 0 .1 0M-30 54c12 10 34 12 54 6M-26 58c12 9 32 11 50 6",
    ),
    ("Woman", "Asia"): (  # a bonnet tied under the chin
        "M20-42C12-60-18-66-36-50c-14 12-14 34-6 50 6 5 14 6 20 2l18-32c10-2 20-6 26-12 3-1 3-3-2 0zM-22 2c-2 12 0 20 4 28l8-2C-6 20-6 8-8-2z",
        "M18-41C4-42-10-34-16-18c-2 6-5 12-7 18M-20-54c-14 8-18 30-12 50M-30-50c-10 10-12 28-6 44M-8-54c-14 8-20 20-22 34M-18-6c2 14 8 26 14 34M-4 30c-7-2-11 3-9 8 4 0 8-3 9-8 5-3 10-1 11 3-4 3-8 1-11-3M-4 30c0 8 2 14 6 19M-30 52c14 12 38 14 58 6M-22 50c-4 10-4 20-2 28M20 54c3 8 4 14 3 22",
    ),
    ("Woman", "Africa"): (  # parted hair in a low knot, a lace collar and a brooch
        "M14-50c-14-8-46-4-48 22-1 9 0 17 3 24-9 0-14 6-13 13 2 8 12 11 19 7 6-3 8-9 6-15l3-14c10-2 24-12 32-28z",
        "M11-47c-16 2-32 12-38 30M7-44c-12 4-24 12-29 26M12-46c-10-4-26-3-35 6M-41 6c2-5 9-6 12-2 4 4 2 10-3 11-6 2-11-3-9-9zM-9-6c-2-4-5-4-6-1s2 7 5 7M-16 36c6 6 15 8 22 6M-18 39c-4 3-9 5-14 8 2 4 6 5 9 3 1 4 6 6 10 3 2 4 8 5 11 1 4 3 9 2 11-2 4 1 7-1 8-4-3-4-7-7-11-8M1 43a3.5 3.5 0 1 0 .1 0M-4 58c-2 8-2 14-1 22M-24 58c-2 6-2 12 0 18",
    ),
    ("Woman", "America"): (  # a wide hat with a ribbon, ringlets behind
        "M-60-26c8-10 18-15 27-17 0-16 14-25 30-24 16 0 26 9 28 22 10 0 19 3 25 9-34-8-74-6-110 10zM-34-36c-4 14-2 26 4 38l0 22c3 6 8 6 10 0l3 8c5 0 7-5 6-12l-4-20 4-20 10-16z",
        "M-33-44c18-6 40-7 58-1M-33-40c18-6 40-7 59-1M-33-42c-10 5-15 13-15 24M-32-41c-4 6-6 12-5 19M-26 2c5 3 8 3 11 0M-27 9c5 3 9 3 12 0M-27 16c5 3 9 3 12 0M-9-5c-2-4-5-4-6-1s2 7 5 7M-14 34c6 5 14 7 20 5M-14 38c6 5 14 7 21 5M-4 44c8 8 12 20 12 34M8 48c4 8 6 18 5 28M-28 56c6 8 10 14 11 22",
    ),
    ("Child", "Europe"): (  # a sailor's cap and collar
        "M-40-24c-4-14 2-28 18-32 20-5 40 2 44 14 2 5 0 8-3 9-20-3-42-1-59 9zM-37-22c-4 14 2 30 14 40l8-2 2-20 2-20z",
        "M-38-28c16-8 38-10 58-8M-36-32c16-8 36-10 55-8M-37-24c-5 4-8 10-9 17M-37-24c-2 5-3 10-2 16M-11-2c-2-4-5-4-6-1s2 6 5 6M-16 30c-4 6-11 10-18 16 8 6 20 9 31 8l8-14M-13 31l8 23M-6 36l-2 4M5 42c6 3 12 6 17 12",
    ),
    ("Child", "Asia"): (  # a ribbon in long loose hair
        "M14-39c-18-9-48-4-52 22-2 20 0 38-9 56 9 3 16 0 19-6 4 3 9 1 11-5L-12-4c14-4 24-16 26-30zM-22-46c-8-12-22-8-22 2 0 8 10 10 20 6-2 10 6 14 12 8 4-6-2-14-10-16z",
        "M11-37c-14-2-28 6-33 22M5-35c-10 1-20 8-24 20M-30-22c-3 16-2 34-8 50M-24-16c-2 14-1 30-6 44M-22-42c-6-7-15-5-15 1s8 6 15 1M-20-40c-1 6 3 9 7 6M-16 32c6 5 14 6 21 4M-17 36c6 5 14 6 21 4M-6 44c4 6 6 12 6 20M-24 46c10 7 26 9 40 6",
    ),
    ("Child", "Africa"): (  # a bob of hair and a round frilled collar
        "M15-36c-8-10-20-12-30-9-18 3-27 16-26 34 1 10 2 18 8 26 8 4 16 3 20-3l1-16c8-3 16-10 22-22 3-2 5-5 5-10z",
        "M10-38c-16-5-36 2-42 20M12-34c-14-4-30 3-35 20M-34-8c0 8 2 14 6 19M-28-8c0 8 2 13 5 18M-22-6c0 6 1 11 4 15M-17 31c7 5 15 6 22 4M-19 34c-6 2-10 5-13 9 3 4 7 4 10 2 2 4 7 5 10 2 3 4 8 4 11 1 4 3 8 2 10-1 4 0 6-2 7-5-4-3-8-5-12-6M-6 52c0 5 0 9 1 14",
    ),
    ("Child", "America"): (  # a straw hat with a ribbon
        "M-54-20c6-8 12-12 18-14-2-14 8-24 24-24 18 0 28 8 32 22 8 0 14 2 18 6-24-2-66-4-92 10zM-37-20c-2 14 2 28 12 36l9-2 2-20 1-18z",
        "M-37-35c16-6 40-8 57-4M-37-31c16-6 40-8 58-4M-33-46c12-6 34-8 48-3M-36-30c-8 6-12 14-12 24M-35-29c-3 7-4 12-3 19M-11-2c-2-4-5-4-6-1s2 6 5 6M-16 31c6 5 13 6 20 5M-16 31l-14 12 17 6 8-14M4 36l14 12-13 2-6-12M-5 50v16",
    ),
}


# The border of a medallion as rings of dashes: radius beyond the oval, weight, ends, how many
# dashes go round, how much of each step is inked, and where the ring begins.
_BORDERS: dict[str, tuple[tuple[float, float, str, int, float, float], ...]] = {
    "Europe": ((5.5, 5.4, "round", 52, 0, 0),),
    "Asia": ((5.5, 8, "butt", 96, 0.36, 0),),
    "Africa": ((5.5, 4.4, "round", 36, 0.5, 0),),
    "America": ((3.5, 3.6, "butt", 48, 0.5, 0), (7.5, 3.6, "butt", 48, 0.5, 0.5)),
}


def _medallion(suit: str) -> str:
    """The oval frame; its border, like the sign over it, is the continent's own."""
    inks = INKS[suit]

    def oval(grown: float, look: str) -> str:
        return f'<ellipse cx="125" cy="158" rx="{n(58 + grown)}" ry="{n(76 + grown)}" {look}/>'

    border = "".join(
        oval(
            grown,
            f'fill="none" stroke="{inks.deep}" stroke-width="{n(weight)}" '
            f'stroke-linecap="{ends}" pathLength="{count}" stroke-dashoffset="{n(start)}" '
            f'stroke-dasharray="{n(inked)} {n(1 - inked)}"',
        )
        for grown, weight, ends, count, inked, start in _BORDERS[suit]
    )
    return (
        oval(11, f'fill="{PAPER}" stroke="{INK}"')
        + border
        + oval(0, f'fill="{inks.wash}" stroke="{INK}" stroke-width="1.6"')
        + oval(-3, f'fill="{PAPER}" fill-opacity=".55" stroke="{inks.deep}" stroke-width=".7"')
    )


def cameo(rank: str, suit: str) -> str:
    """The sitter in the medallion."""
    black, bronze = _DRESS[rank, suit]
    # Each piece is a path of its own: cut from one sheet, they would leave holes where they cross.
    cut = "".join(f'<path d="M{piece}"/>' for piece in (_BUSTS[rank] + black).split("M")[1:])
    scale = {"Man": 0.93, "Woman": 0.95, "Child": 0.98}[rank]
    across = -scale if suit in ("Asia", "America") else scale
    lean = 3 if across > 0 else -3
    return (
        _medallion(suit)
        + '<clipPath id="oval"><ellipse cx="125" cy="158" rx="55" ry="73"/></clipPath>'
        + f'<g clip-path="url(#oval)"><g transform="translate({125 + lean} 162)'
        f'scale({n(across)} {n(scale)})"><g fill="{INK}">{cut}</g>'
        f'<path fill="none" stroke="{_BRONZE}" stroke-width="1.1" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{bronze}"/></g></g>'
        + f'<circle cx="125" cy="54" r="20" fill="{PAPER}" stroke="{INK}"/>'
        + sign(suit, 125, 54, 0.95, INKS[suit].deep)
    )
