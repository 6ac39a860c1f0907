# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The eight Masqueraders: the company of the Italian comedy, in half masks."""

from __future__ import annotations

from collections.abc import Callable

from parlour.press.frame import INK, tile
from parlour.press.masquerade_figure import (
    GILT,
    LINEN,
    SHADE,
    at,
    cloak,
    coat,
    cut,
    dot,
    flower,
    glove,
    gown,
    limb,
    masked,
    plume,
    ruff,
    trace,
    wide_hat,
)

_TITLE = "Masquerader"


def harlequin(silk: str) -> str:
    """All lozenges, with his bat of lath."""
    motley = tile(
        "motley",
        22,
        32,
        SHADE,
        f'<path fill="{silk}" d="M11 0l11 16-11 16L0 16z"/><path fill="{LINEN}" d="M0-8l5.5 8L0 8zM22-8l-5.5 8 5.5 8zM0 24l5.5 8L0 40zM22 24l-5.5 8 5.5 8z"/>',
    )
    hat = cut(
        "M78 92c-2-22 14-36 30-34 8-8 26-8 34 0 16-2 32 12 30 34-8-9-26-13-47-13s-39 4-47 13z"
    ) + trace("M84 86c10-8 24-12 41-12s31 4 41 12")
    return (
        motley
        + coat("url(#motley)")
        + masked(_TITLE, silk)
        + ruff()
        + hat
        + dot(125, 60, 5, silk)
        + limb("M84 180c-12 18-14 36-4 52l22 6", "url(#motley)")
        + limb("M104 262L132 178", GILT, 7)
        + glove(108, 240, 7.5)
    )


def columbine(silk: str) -> str:
    """A mob cap, an apron, and a tambourine held high."""
    jingles = "".join(dot(x, y, 2.8) for x, y in ((158, 60), (184, 52), (192, 74), (163, 80)))
    return (
        gown(silk)
        + cut("M112 200h26c8 26 18 52 24 80H88c6-28 16-54 24-80z", LINEN)
        + trace("M108 220l-10 58M142 220l10 58M125 204v74", INK)
        + cut("M110 150c10 8 20 8 30 0l6 34c-6 10-36 10-42 0z")
        + trace("M118 164l14 8M132 164l-14 8M118 178l14 8M132 178l-14 8")
        + limb("M90 166c-18 14-22 34-8 46l16 4", silk, 14)
        + glove(100, 216)
        + limb("M160 164c12-10 18-32 16-56", silk, 14)
        + f'<circle cx="175" cy="66" r="19" fill="{LINEN}"/><circle cx="175" cy="66" r="14" fill="none"/>'
        + jingles
        + glove(176, 90)
        + masked(_TITLE, silk)
        + cut(
            "M94 96c-10-30 8-46 31-46s41 16 31 46c-4-6-10-6-13-1-3-6-9-7-12-1-3-5-9-5-12 0-3-6-9-5-12 1-3-5-9-5-13 1z",
            LINEN,
        )
        + cut("M97 76c18-10 38-10 56 0l2 9c-19-9-41-9-60 0z", silk)
    )


def pantaloon(silk: str) -> str:
    """The old merchant: a cap, a pointed beard, and his purse well in hand."""
    return (
        cloak()
        + cut("M108 146c10 8 24 8 34 0l8 132h-50z", silk)
        + "".join(dot(125, y, 3) for y in (196, 216, 236, 256))
        + masked(_TITLE, silk)
        + cut("M109 126c4 6 10 7 16 4 6 3 12 2 16-4 2 20-6 38-18 52-10-14-16-32-14-52z", LINEN)
        + trace("M118 136c0 10 2 20 5 28M131 136c-1 10-3 18-6 26", INK)
        + cut("M99 92c-4-24 8-38 26-38s30 14 26 38c-17-6-35-6-52 0z", silk)
        + trace("M100 84c17-6 33-6 50 0")
        + limb("M168 190c8 22 2 36-12 44", SHADE, 17)
        + cut("M146 236c-18 8-24 36-6 40h26c18-4 12-32-6-40l4-8h-22z", GILT)
        + trace("M144 236h18M150 250c-6 8-6 14-2 20M160 248c6 8 6 14 2 20", INK)
        + glove(153, 230, 7)
    )


def punchinello(silk: str) -> str:
    """The sugar-loaf hat, the wide smock, and a bowl of macaroni."""
    return (
        cloak(LINEN)
        + trace(
            "M96 170c-10 28-14 66-15 108M154 170c10 28 14 66 15 108M125 146c-3 40-4 84-3 132", INK
        )
        + masked(_TITLE, silk, GILT)
        + cut("M121 104c-4 12-4 22 4 30 7-3 10-10 8-18z", GILT)
        + ruff()
        + cut("M97 92l13-54c4-10 26-10 30 0l13 54c-18-7-38-7-56 0z", LINEN)
        + cut("M99 84c17-6 35-6 52 0l-2-9c-16-5-32-5-48 0z", silk)
        + limb("M86 196c-10 16-8 34 6 44", LINEN, 18)
        + limb("M164 196c10 16 8 34-6 44", LINEN, 18)
        + trace(
            "M100 232c2-8 8-4 8 2 2-8 9-6 9 0 2-8 9-8 10-1 3-7 9-5 9 1 3-7 9-4 10 0M106 226c4-7 8-2 10 0 3-6 8-4 9 0 4-6 9-3 9 1 3-3 6-2 8 0",
            GILT,
            2.5,
        )
        + cut("M90 236h70c0 22-14 36-35 36s-35-14-35-36z", silk)
        + trace("M93 246h64M116 218c-6-6 6-10 0-18M134 216c-6-6 6-10 0-18", LINEN, 1.4)
        + glove(94, 244)
        + glove(156, 244)
    )


def pierrot(silk: str) -> str:
    """White from ruff to foot, with the candle that has gone out in every song but this."""
    return (
        cloak(LINEN)
        + trace("M96 170c-10 28-14 66-15 108M154 170c10 28 14 66 15 108", INK)
        + "".join(dot(125, y, 6.5, SHADE) for y in (184, 214, 244))
        + masked(_TITLE, silk)
        + ruff(LINEN, 1.3)
        + cut("M102 94c-4-24 8-36 23-36s27 12 23 36c-6-8-14-11-23-11s-17 3-23 11z")
        + limb("M84 190c-8 20-8 32 2 44", LINEN, 19)
        + cut("M80 190h14v44H80z", silk)
        + cut("M72 234h30v6H72z", GILT)
        + cut("M87 188c-9-8-6-16 0-26 6 10 9 18 0 26z", GILT)
        + glove(87, 246, 8)
    )


def scaramouch(silk: str) -> str:
    """All in black with a plume, boasting to a guitar."""
    guitar = (
        cut(
            "M0-14c10-8 24-6 28 4 8-6 22-4 26 8 4 16-8 26-22 24-10 8-28 8-34-6-6-10-4-22 2-30z",
            GILT,
        )
        + dot(30, 8, 7.5, SHADE)
        + cut("M-62-26l62 26-4 8-62-26z", SHADE)
        + cut("M-84-38l20 4-2 14-18-6z", SHADE)
        + trace("M-66-24L46 16M-67-21L45 19", LINEN, 0.7)
        + cut("M44 10l6 2-4 14-6-2z", SHADE)
    )
    return (
        coat()
        + cut("M103 146c14 10 30 10 44 0l8 12c-18 12-42 12-60 0z", LINEN)
        + masked(_TITLE, silk)
        + cut("M92 92c-8-14 0-26 14-30 18-8 42-4 52 8 8 9 4 18-2 22-20-8-44-8-64 0z")
        + plume(106, 74, 1.1, silk, -8)
        + limb("M166 182c14 22 10 40-8 48", SHADE, 17)
        + at(112, 228, 0.95, guitar, turn=-18)
        + limb("M84 182c-18 8-24 20-20 30", SHADE, 17)
        + glove(66, 216)
        + glove(150, 232)
    )


def doctor(silk: str) -> str:
    """A hat as wide as his learning, and the book."""
    return (
        cloak()
        + masked(_TITLE, silk)
        + ruff(LINEN, 1.15)
        + wide_hat(60, "M97 82c2-22 10-30 28-30s26 8 28 30c-18-6-38-6-56 0z")
        + cut("M98 77c17-6 37-6 54 0l-1-8c-16-5-36-5-52 0z", silk)
        + cut(
            "M125 214c-14-10-36-12-52-6v52c16-6 38-4 52 6 14-10 36-12 52-6v-52c-16-6-38-4-52 6z",
            LINEN,
        )
        + trace(
            "M125 214v52M82 216c12-3 24-1 34 4M82 226c12-3 24-1 34 4M82 236c12-3 24-1 34 4M82 246c12-3 24-1 34 4M168 216c-12-3-24-1-34 4M168 226c-12-3-24-1-34 4M168 236c-12-3-24-1-34 4M168 246c-12-3-24-1-34 4",
            INK,
        )
        + glove(73, 244)
        + glove(177, 244)
    )


def domino(silk: str) -> str:
    """Hooded and three-cornered, like everyone in the square, with a lantern."""
    return (
        cloak()
        + cut("M92 152c-8-26-10-58 6-76h54c16 18 14 50 6 76-18 14-48 14-66 0z", silk)
        + masked(_TITLE, silk, LINEN)
        + cut("M98 138c14 12 40 12 54 0l12 20c-24 18-54 18-78 0z", silk)
        + trace("M108 152l-6 12M125 156v14M142 152l6 12")
        + cut(
            "M70 84c14-6 28-20 40-28 10-5 20-5 30 0 12 8 26 22 40 28-16 10-36 4-55-10-19 14-39 20-55 10z"
        )
        + trace("M78 84c16 2 32-4 47-16 15 12 31 18 47 16")
        + flower(125, 74, 0.65, silk)
        + limb("M84 192c-12 8-12 18-4 26", SHADE, 17)
        + trace("M78 224v-6M64 232c4-8 24-8 28 0", "", 2)
        + cut("M62 232h32l-4 36H66z", GILT)
        + cut("M60 268h36v6H60zM62 228h32v5H62z")
        + trace("M73 233l-2 35M83 233l2 35", INK)
        + cut("M78 262c-7-6-5-12 0-20 5 8 7 14 0 20z", LINEN)
        + glove(79, 220)
    )


MASKERS: dict[str, Callable[[str], str]] = {
    "Harlequin": harlequin,
    "Columbine": columbine,
    "Pantaloon": pantaloon,
    "Punchinello": punchinello,
    "Pierrot": pierrot,
    "Scaramouch": scaramouch,
    "the Doctor": doctor,
    "the Domino": domino,
}
