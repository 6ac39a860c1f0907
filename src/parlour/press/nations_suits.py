"""The four continents as a map-colourist would part them: inks, compass points and ribbons."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from parlour.press.frame import PAPER, n, points, tile


@dataclass(frozen=True)
class Inks:
    """What a continent is printed in.

    `deep` for signs and letters on paper, `wash` for its land, `sea` for the water round it,
    `point` the quarter of the compass that is its own, in degrees from the north.
    """

    letters: str
    deep: str
    wash: str
    sea: str
    point: int


INKS = {
    "Europe": Inks("EU", "#1f4470", "#c3d0dc", "#eceee6", 0),
    "Asia": Inks("AS", "#8f5c08", "#efd497", "#e6ebe4", 90),
    "Africa": Inks("AF", "#1d5a45", "#bcd3b4", "#e9ebe4", 180),
    "America": Inks("AM", "#9c2f2a", "#ecc0ae", "#e6ebe4", 270),
}


def _north(colour: str, light: str) -> str:
    """Europe: the flower that stands at the north of every old compass."""
    side = "M4.8 3.2C4.6-3 7.6-9 12-8.6c5 .6 5 8 1.2 10.4-.6-3.4-3.8-3-3.6 1.4z"
    return (
        f'<g fill="{colour}"><path d="M0-17C5-10 7.4-4 4 3.2h-8C-7.4-4-5-10 0-17zM-10 5h20v3.4h-20z'
        'M-3 10h6l3.4 6.4C3 15 1.6 15.4 0 18-1.6 15.4-3 15-6.4 16.4z"/>'
        f'<path d="{side}"/><path transform="scale(-1 1)" d="{side}"/></g>'
        f'<path stroke="{light}" stroke-width="1.1" d="M0-11V1"/>'
    )


def _east(colour: str, light: str) -> str:
    """Asia: a ring whose rays grow towards the sunrise."""
    rays: list[tuple[float, float]] = []
    for ray in range(8):
        angle = pi * ray / 4
        reach = 12.5 + 5 * max(0, cos(angle)) ** 3
        rays += [
            (7 * cos(angle - 0.36), 7 * sin(angle - 0.36)),
            (reach * cos(angle), reach * sin(angle)),
            (7 * cos(angle + 0.36), 7 * sin(angle + 0.36)),
        ]
    return (
        f'<path fill="{colour}" d="{points(rays)}"/><circle r="7.4" fill="{colour}"/>'
        f'<circle r="4.9" fill="{light}"/><circle r="2.1" fill="{colour}"/>'
    )


def _south(colour: str, light: str) -> str:
    """Africa: the four-rayed star of the compass, its longest ray to the south."""
    return (
        f'<path fill="{colour}" d="M0-16.5L4.8-5.8 15-1 4.8 3.8 0 18.5-4.8 3.8-15-1-4.8-5.8z"/>'
        f'<path fill="{light}" d="M-.7-9V-2L-3-4.2zM.7 11.5V0L3 2.2zM8.6-.3H1.4L3 2.2z'
        'M-8.6-1.7h7.2L-3-4.2z"/>'
    )


def _west(colour: str, light: str) -> str:
    """America: the arrow of a wind-vane, pointing west."""
    return (
        f'<path fill="{colour}" d="M-17 0L-4.5-10-6-2.6H5L9.4-9H17L13.4 0 17 9H9.4L5 2.6H-6'
        'L-4.5 10z"/>'
        f'<path stroke="{light}" stroke-width="1.1" d="M-12 0H9.5"/>'
    )


_SIGNS = {"Europe": _north, "Asia": _east, "Africa": _south, "America": _west}


def emblem(suit: str, colour: str, light: str = PAPER) -> str:
    """The compass point of a continent about the origin, some thirty-four units across."""
    return _SIGNS[suit](colour, light)


def sign(suit: str, x: float, y: float, size: float, colour: str, light: str = PAPER) -> str:
    """The compass point, `size` times as great, with its middle at x, y."""
    drawing = emblem(suit, colour, light)
    return f'<g transform="translate({n(x)} {n(y)})scale({n(size)})">{drawing}</g>'


_RIBBONS = {
    # The ladder of degrees; the sea's waves; hills in hachure; the dotted track of a voyage.
    "Europe": ((14, 16), '<path fill="{0}" stroke="none" d="M0 0h7v8H0zM7 8h7v8H7z"/>'),
    "Asia": (
        (14, 8),
        '<path d="M-1 3c4 0 4-3 8-3s4 3 8 3M-1 7c4 0 4-3 8-3s4 3 8 3M-1 11c4 0 4-3 8-3s4 3 8 3'
        'M-1-1c4 0 4-3 8-3s4 3 8 3"/>',
    ),
    "Africa": (
        (14, 14),
        '<path fill="{0}" stroke="none" d="M7 1l6 9H1z"/><path d="M1 13h12"/>',
    ),
    "America": (
        (14, 18),
        '<path d="M3 0l8 9-8 9"/><circle cx="4" cy="9" r="1.6" fill="{0}" stroke="none"/>'
        '<circle cx="10" cy="0" r="1.6" fill="{0}" stroke="none"/>'
        '<circle cx="10" cy="18" r="1.6" fill="{0}" stroke="none"/>',
    ),
}


def ribbon(suit: str) -> str:
    """The pattern of a continent's ribbon: four that differ in grey as well."""
    (across, down), drawing = _RIBBONS[suit]
    colour = INKS[suit].deep
    inked = f'<g fill="none" stroke="{colour}" stroke-width="1.4">{drawing.format(colour)}</g>'
    return tile("ribbon", across, down, PAPER, inked, ribbon=True)
