# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""How a masker is drawn: a dark figure with a gilt edge against the moon, gloved and masked.

Nobody's face is seen: what is not mask is silk veil, lilac, blue, rose or amber by the title. The head's middle lies at 125, 112; a figure to
the waist leaves the panel at its foot.
"""

from __future__ import annotations

from parlour.press.frame import INK, PAPER, n
from parlour.press.masquerade_titles import mask

SHADE = "#1b1527"
GILT = "#e6c06a"
LINEN = "#f3e9d2"


def at(
    x: float, y: float, scale: float, drawing: str, *, flip: bool = False, turn: float = 0
) -> str:
    """A drawing moved, scaled, and if need be turned or mirrored."""
    move = f"translate({n(x)} {n(y)})" + (f"rotate({n(turn)})" if turn else "")
    size = f"scale(-{n(scale)} {n(scale)})" if flip else f"scale({n(scale)})"
    return f'<g transform="{move}{size}">{drawing}</g>'


def cut(data: str, colour: str = "") -> str:
    """A shape with the gilt edge of the group, dark unless a colour is given."""
    fill = f' fill="{colour}"' if colour else ""
    return f'<path{fill} d="{data}"/>'


def trace(data: str, colour: str = "", weight: float = 0.9) -> str:
    """Fine lines within a shape: seams, laces, strings."""
    stroke = f' stroke="{colour}"' if colour else ""
    return f'<path fill="none"{stroke} stroke-width="{n(weight)}" d="{data}"/>'


def limb(data: str, colour: str = SHADE, thick: float = 15) -> str:
    """An arm, a leg, a staff: a band of colour between two gilt edges."""
    return (
        f'<path fill="none" stroke-width="{n(thick)}" d="{data}"/>'
        f'<path fill="none" stroke="{colour}" stroke-width="{n(thick - 2.2)}" d="{data}"/>'
    )


def glove(x: float, y: float, size: float = 6.5) -> str:
    """A hand, always in a white glove."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(size)}" fill="{LINEN}"/>'


def dot(x: float, y: float, size: float, colour: str = GILT) -> str:
    """A button, a ball, a bead."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(size)}" fill="{colour}"/>'


def gilded(drawing: str) -> str:
    """The whole figure: dark, with the lamps' light along every edge."""
    return (
        f'<g fill="{SHADE}" stroke="{GILT}" stroke-width="1.1" stroke-linejoin="round" '
        f'stroke-linecap="round">{drawing}</g>'
    )


def masked(title: str, silk: str, colour: str = PAPER, *, sad: bool = False) -> str:
    """The head under its silk veil, and the mask on it."""
    head = cut(
        "M104 108c0-16 9-25 21-25s21 9 21 25c0 14-6 24-13 29l2 16h-20l2-16c-7-5-13-15-13-29z", silk
    ) + trace(
        "M112 118c2 10 4 16 8 24M138 118c-2 10-4 16-8 24M125 118v28M119 120c0 9 1 15 3 22M131 120c0 9-1 15-3 22"
    )
    x, y, size = {
        "Masquerader": (125, 108, 0.86),
        "Royer": (123, 108, 0.98),
        "Istrique": (125, 108, 0.9),
        "Mexican": (125, 110, 0.98),
    }[title]
    worn = at(x, y, size, f'<g stroke="{INK}">{mask(title, colour, INK, sad=sad)}</g>')
    return head + worn


def cloak(colour: str = "") -> str:
    """A wide cloak from the neck to the foot of the panel."""
    return cut(
        "M125 138c-24 2-48 14-56 44-6 24-8 60-9 98h130c-1-38-3-74-9-98-8-30-32-42-56-44z", colour
    ) + trace("M125 146c-3 40-4 84-3 132M96 170c-10 28-14 66-15 108M154 170c10 28 14 66 15 108")


def coat(colour: str = "") -> str:
    """Square shoulders, open in front."""
    return cut(
        "M125 140c-10 5-30 8-42 15-11 7-15 22-17 45l-6 80h130l-6-80c-2-23-6-38-17-45-12-7-32-10-42-15z",
        colour,
    ) + trace("M88 196c-1 30-4 56-6 82M162 196c1 30 4 56 6 82")


def gown(colour: str = "") -> str:
    """A bodice to a narrow waist and a skirt spreading from it."""
    return cut(
        "M125 142c-8 5-20 6-29 11-8 5-11 13-12 23l13 10c3 10 4 18 3 28-8 20-26 42-34 66h118c-8-24-26-46-34-66-1-10 0-18 3-28l13-10c-1-10-4-18-12-23-9-5-21-6-29-11z",
        colour,
    )


def ruff(colour: str = LINEN, wide: float = 1) -> str:
    """A pleated collar."""
    edge = "M-34 6c2-7 6-8 9-4 1-7 7-9 10-4 2-6 8-7 10-2h10c2-5 8-4 10 2 3-5 9-3 10 4 3-4 7-3 9 4-2 7-8 8-11 5-2 5-8 6-11 2-3 5-9 5-11 1h-2c-2 4-8 4-11-1-3 4-9 3-11-2-3 3-9 2-11-5z"
    return f'<g transform="translate(125 146)scale({n(wide)} 1)">{cut(edge, colour)}{trace("M-22 8l4-7M-10 10l2-8M10 10l-2-8M22 8l-4-7M0 10V1", INK)}</g>'


def plume(x: float, y: float, scale: float, colour: str, turn: float = 0) -> str:
    """An ostrich feather curling to the right from its quill."""
    return at(
        x,
        y,
        scale,
        cut(
            "M0 0C-6-16 0-34 16-42c14-6 26 0 26 10-4-2-8-1-9 3 5 1 7 5 5 9-5-1-8 0-9 3 3 2 3 6 0 9-5-2-8-1-10 2 1 3 0 6-3 8-6-2-12 0-16 6z",
            colour,
        )
        + trace("M2-2C2-18 12-32 34-36"),
        turn=turn,
    )


def flower(x: float, y: float, size: float, colour: str) -> str:
    """Five petals about a gilt heart."""
    petals = "M0-2c-6-6-4-11 0-11s6 5 0 11zM2-1c3-8 8-8 10-4s-2 7-10 4zM1 2c8 2 10 7 7 10s-7-1-7-10zM-1 2c1 9-3 13-7 10s-1-8 7-10zM-2-1c-8 3-11 0-10-4s7-4 10 4z"
    return at(x, y, size, cut(petals, colour) + dot(0, 0, 3))


def wide_hat(brim: float, crown: str, colour: str = "", band: str = "") -> str:
    """A hat with a level brim, `brim` wide each way, over the top of the mask."""
    b = n(brim)
    return (
        cut(
            f"M{n(125 - brim)} 88c{b}-14 {b}-14 {n(2 * brim)} 0-{n(brim * 0.5)} 9-{n(brim * 1.5)} 9-{n(2 * brim)} 0z",
            colour,
        )
        + cut(crown, colour)
        + (cut("M101 80c16-6 32-6 48 0l-1-9c-15-5-31-5-46 0z", band) if band else "")
    )
