# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The four colours of Court as a herald would paint them: tinctures, signs and diapered fields."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from parlour.press.frame import PAPER, n, points, tile


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


def _round(count: int, radius: float, turn: float = 0) -> list[tuple[float, float]]:
    """So many places evenly round a circle, the first at the top."""
    return [
        (radius * sin(2 * pi * k / count + turn), -radius * cos(2 * pi * k / count + turn))
        for k in range(count)
    ]


def _sun(colour: str, light: str) -> str:
    """Gold: a sun in his splendour, sixteen rays round an open face."""
    outer, inner = _round(16, 15), _round(16, 9.2, pi / 16)
    rays = [spot for pair in zip(outer, inner, strict=True) for spot in pair]
    return (
        f'<path fill="{colour}" d="{points(rays)}"/>'
        f'<circle r="6.6" fill="{light}"/><circle r="4.2" fill="{colour}"/>'
    )


def _lozenge(colour: str, light: str) -> str:
    """Blue: a lozenge with a lozenge voided in it."""
    return (
        f'<path fill="{colour}" d="M0-16L11.5 0 0 16-11.5 0z"/>'
        f'<path fill="none" stroke="{light}" stroke-width="1.6" d="M0-9.8L7 0 0 9.8-7 0z"/>'
        f'<path fill="{light}" d="M0-4L2.9 0 0 4-2.9 0z"/>'
    )


def _tower(colour: str, light: str) -> str:
    """Black: a tower with three merlons, a loop and a gate."""
    return (
        f'<path fill="{colour}" d="M-12-15h6v4h3v-4h6v4h3v-4h6v9l-3 4v13h3v4h-24v-4h3v-13l-3-4z"/>'
        f'<path fill="{light}" d="M-3.6 15v-6a3.6 3.6 0 0 1 7.2 0v6zM-1-3h2v5h-2zM-9-3h18v-1.4h-18z"/>'
    )


def _rose(colour: str, light: str) -> str:
    """Red: a rose of five petals, barbed and seeded."""
    petals = "".join(f'<circle cx="{n(x)}" cy="{n(y)}" r="6.3"/>' for x, y in _round(5, 8.2))
    creases = "".join(f"M0 0L{n(x)} {n(y)}" for x, y in _round(5, 11, pi / 5))
    barbs = "".join(
        f"M{n(x)} {n(y)}L{n(a)} {n(b)}L{n(c)} {n(d)}z"
        for (x, y), (a, b), (c, d) in zip(
            _round(5, 15.4, pi / 5),
            _round(5, 8, pi / 5 - 0.3),
            _round(5, 8, pi / 5 + 0.3),
            strict=True,
        )
    )
    return (
        f'<g fill="{colour}"><path d="{barbs}"/>{petals}</g>'
        f'<path stroke="{light}" stroke-width="1.1" d="{creases}"/>'
        f'<circle r="4" fill="{light}"/><circle r="2.2" fill="{colour}"/>'
    )


_SIGNS = {"Gold": _sun, "Blue": _lozenge, "Black": _tower, "Red": _rose}


def sign(suit: str, x: float, y: float, size: float, colour: str, light: str = PAPER) -> str:
    """The sign of a colour, `size` times the thirty units it is drawn in, with its middle at x, y."""
    drawing = _SIGNS[suit](colour, light)
    return f'<g transform="translate({n(x)} {n(y)})scale({n(size)})">{drawing}</g>'


def diaper(suit: str, name: str, ground: str, line: str, *, ribbon: bool = False) -> str:
    """The field of a colour: four patterns, so that fields differ in grey as well."""
    drawings = {
        "Gold": (
            (16, 16),
            '<path d="M8 3v10M3 8h10M4.5 4.5l7 7M11.5 4.5l-7 7M0-3v6M0 13v6M16-3v6M16 13v6'
            'M-3 0h6M13 0h6M-3 16h6M13 16h6"/>',
        ),
        "Blue": (
            (14, 20),
            '<path d="M0 0l14 20M14 0L0 20"/><path d="M7 7l2 3-2 3-2-3zM0-3l2 3-2 3zM14-3l-2 3 2 3z'
            'M0 17l2 3-2 3zM14 17l-2 3 2 3z"/>',
        ),
        "Black": (
            (20, 16),
            '<path d="M0 0h20M0 8h20M5 0v8M15 8v8"/>',
        ),
        "Red": (
            (18, 18),
            '<path d="M9 1.5a7.5 7.5 0 0 1 0 15 7.5 7.5 0 0 1 0-15z"/>'
            '<path d="M9 6.2v5.6M6.2 9h5.6M-2.5 0h5M0-2.5v5M15.5 0h5M18-2.5v5M-2.5 18h5'
            'M0 15.5v5M15.5 18h5M18 15.5v5"/>',
        ),
    }
    (across, down), drawing = drawings[suit]
    inked = f'<g fill="none" stroke="{line}" stroke-width="1.1">{drawing}</g>'
    return tile(name, across, down, ground, inked, ribbon=ribbon)
