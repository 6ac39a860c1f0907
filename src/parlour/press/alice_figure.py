# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""Alice herself, in line and tint: drawn once, posed by her arms.

She looks to the right, stands on the origin and is 140 units tall.
"""

from __future__ import annotations

from parlour.press.frame import INK, PAPER, n

SKIN = "#f3dcc0"
HAIR = "#dcae54"


def inked(drawing: str, weight: float = 1.3) -> str:
    """Drawn in ink: every outline of the group in one weight of line."""
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="{n(weight)}" stroke-linejoin="round" '
        f'stroke-linecap="round">{drawing}</g>'
    )


def filled(colour: str, data: str) -> str:
    """A tinted shape with the group's outline."""
    return f'<path fill="{colour}" d="{data}"/>'


def line(data: str, weight: float = 0.8) -> str:
    """Fine lines within a shape: folds, hair, grain."""
    return f'<path stroke-width="{n(weight)}" d="{data}"/>'


def limb(data: str, colour: str, thick: float) -> str:
    """An arm, a stick, a stem: a line of colour between two lines of ink."""
    return (
        f'<path stroke-width="{n(thick)}" d="{data}"/>'
        f'<path stroke="{colour}" stroke-width="{n(thick - 2.4)}" d="{data}"/>'
    )


def at(
    x: float, y: float, scale: float, drawing: str, *, flip: bool = False, turn: float = 0
) -> str:
    """A drawing moved, scaled, and if need be turned or mirrored."""
    move = f"translate({n(x)} {n(y)})" + (f"rotate({n(turn)})" if turn else "")
    size = f"scale(-{n(scale)} {n(scale)})" if flip else f"scale({n(scale)})"
    return f'<g transform="{move}{size}">{drawing}</g>'


def head(tint: str) -> str:
    """Her head with the band in her hair; the neck ends at (0, -97)."""
    return (
        filled(
            HAIR,
            "M4-137c-14-4-25 4-26 18-1 14-8 24-15 39 7-2 11 0 13 4 5-7 11-7 14-1 6-10 9-20 11-31z",
        )
        + filled(
            SKIN,
            "M-3-131c9-5 18-1 19 8l4 6.5-3.4 1.4c1 7-3 11-9 11l-2 8h-9c0-8-3-14-5-21z",
        )
        + filled(
            HAIR,
            "M10-133c-10-8-28-3-29 13-1 11-5 19-10 28 14-4 20-12 21-23 6-5 13-10 18-18z",
        )
        + line(
            "M2-134c-9 3-14 9-15 18M-16-116c-1 9-5 17-10 23M-24-100c-2 7-5 13-8 18M-14-96c-2 6-4 11-7 16"
        )
        + '<path stroke-width="4.4" d="M-1-138c-6 4-9 12-10 21"/>'
        + f'<path stroke="{tint}" stroke-width="2.2" d="M-1-138c-6 4-9 12-10 21"/>'
        + filled(tint, "M-1-138c-4-6-9-6-11-3 2 4 6 5 11 3 2-5 7-6 9-4-1 4-5 5-9 4z")
        + '<path stroke-width="1.5" d="M12-121.5v2.6"/>'
        + line("M10-125c1.5-1 3-1 4.5 0M16-109.5h-3.5")
    )


_ARMS = {
    "reach": "M1-89L13-80 31-88",
    "offer": "M1-89L12-76 30-76",
    "clasp": "M0-89L7-75 15-73",
    "raise": "M1-90L16-93 27-108",
}


def alice(tint: str, arms: str = "reach") -> str:
    """The whole figure, her arms reaching, offering, clasped or raised."""
    legs = "M-7-34V-5M7-34V-5"
    return (
        f'<path stroke-width="8.6" d="{legs}"/><path stroke="{PAPER}" stroke-width="6.2" d="{legs}"/>'
        f'<path stroke-width="6.2" stroke-linecap="butt" stroke-dasharray="1.8 3" d="{legs}"/>'
        + filled(INK, "M-12 0v-6c3 1 6 1 9 0l7 4v2zM2 0v-6c3 1 6 1 9 0l7 4v2z")
        + filled(tint, "M-9-74c-5 16-20 28-24 42 20 7 44 7 64 0-4-13-16-26-20-42z")
        + filled(PAPER, "M-1-73c0 14-4 28-5 41 10 2 20 1 30-1-3-14-11-26-14-40z")
        + line(
            "M-14-58c-4 8-9 15-11 22M-10-50c-2 6-4 11-5 16M20-50c3 6 5 10 6 14M4-66c0 8-1 16-2 22M11-62c2 8 4 14 7 20M1-44h8v7H1z"
        )
        + filled(PAPER, "M-10-74c-9-7-15-5-16 0 3 5 9 5 15 3-6 5-9 12-8 19 6-4 10-11 12-20z")
        + head(tint)
        + filled(tint, "M-9-97c-4 8-3 16-1 24h21c2-9 2-17-3-24z")
        + filled(PAPER, "M-6-98c5 4 10 4 14 0 1 3 0 5-2 6-4 1-8 1-12-1z")
        + limb(_ARMS[arms], SKIN, 6.8)
        + filled(tint, "M-4-95c-6 5-6 13 0 17 6 3 12 0 13-6 0-7-6-14-13-11z")
        + line("M-2-82c3 2 6 2 9 0")
    )
