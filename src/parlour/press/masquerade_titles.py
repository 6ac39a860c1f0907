# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The four titles of Masquerade: their inks, their four masks and their ribbons."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from parlour.press.frame import PAPER, n, points, tile


@dataclass(frozen=True)
class Silks:
    """What a title is printed in.

    `deep` for signs and letters on paper, `night` for the sky of its picture, `haze` for what
    the lamps light in it, `cloth` for the one bright thing each of its characters wears.
    """

    letter: str
    deep: str
    night: str
    haze: str
    cloth: str


SILKS = {
    "Masquerader": Silks("M", "#5a2a77", "#3b2459", "#594079", "#b487cc"),
    "Royer": Silks("R", "#1b4a80", "#16304f", "#2f527c", "#7db3d6"),
    "Istrique": Silks("I", "#99203c", "#591730", "#7d3049", "#dd7382"),
    "Mexican": Silks("X", "#8c5106", "#17392b", "#2f5f49", "#e3a04a"),
}


def _half_mask(face: str, dark: str) -> str:
    """Masquerader: the half mask with winged corners, wider than the face."""
    return (
        f'<path fill="{face}" d="M0-7c8-8 18-8 24-3 4-1 8-5 10-11 3 16-3 33-18 36-7 1-12-4-16-10-4 6-9 11-16 10'
        '-15-3-21-20-18-36 2 6 6 10 10 11 6-5 16-5 24 3z"/>'
        f'<path fill="{dark}" stroke="none" d="M6 1c5-6 12-7 17-3-2 7-11 10-17 3zM-6 1c-5-6-12-7-17-3 2 7 11 10 17 3z"/>'
    )


def _beak(face: str, dark: str) -> str:
    """Royer: the long beak of the traveller, seen from the side."""
    return (
        f'<path fill="{face}" d="M-18-16c10-8 26-8 33 0 14 2 30 14 36 40-14-14-26-18-37-16-3 9-11 16-22 15-10-4-15-22-10-39z"/>'
        f'<circle cx="3" cy="-3" r="6.4" fill="{dark}" stroke="none"/><circle cx="3" cy="-3" r="3" fill="{face}" stroke="none"/>'
        f'<path fill="none" stroke="{dark}" stroke-width="1.4" d="M18 0c12 3 20 9 26 16"/>'
    )


def _stage_mask(face: str, dark: str, sad: bool) -> str:
    """Istrique: the whole face of the stage, laughing or weeping."""
    mouth = (
        "M-10 20c2-11 18-11 20 0-5-4-15-4-20 0z" if sad else "M-12 8c7 5 17 5 24 0-1 17-23 17-24 0z"
    )
    eyes = (
        "M-14-5c2 5 8 6 11 2-3-3-7-4-11-2zM14-5c-2 5-8 6-11 2 3-3 7-4 11-2z"
        if sad
        else "M-15-3c2-6 9-6 11 0-3-2-8-2-11 0zM15-3c-2-6-9-6-11 0 3-2 8-2 11 0z"
    )
    brows = (
        "M-16-12c4-1 8-3 11-6M16-12c-4-1-8-3-11-6"
        if sad
        else "M-16-11c3-5 8-6 12-3M16-11c-3-5-8-6-12-3"
    )
    return (
        f'<path fill="{face}" d="M-20-24c12 5 28 5 40 0 6 26 0 46-20 56-20-10-26-30-20-56z"/>'
        f'<path fill="{dark}" stroke="none" d="{mouth}{eyes}"/>'
        f'<path fill="none" stroke="{dark}" stroke-width="1.5" d="{brows}M0-4l-2.5 9h5"/>'
    )


def _sun(face: str, dark: str) -> str:
    """Mexican: the round sun of the carnival wagons, rayed all about."""
    rays: list[tuple[float, float]] = []
    for step in range(28):
        reach = 28.5 if step % 2 == 0 else 21
        rays.append((reach * sin(pi * step / 14), -reach * cos(pi * step / 14)))
    return (
        f'<path fill="{face}" d="{points(rays)}"/>'
        f'<circle r="18.5" fill="none" stroke="{dark}" stroke-width="1.2"/>'
        f'<path fill="{dark}" stroke="none" d="M-13-3c3-6 9-6 11 0-3 3-8 3-11 0zM13-3c-3-6-9-6-11 0 3 3 8 3 11 0zM-6 9c4-2 8-2 12 0-2 4-10 4-12 0z"/>'
        f'<path fill="none" stroke="{dark}" stroke-width="1.2" d="M0-2v7M-13-8c3-4 8-4 11-1M13-8c-3-4-8-4-11-1"/>'
    )


def mask(title: str, face: str, dark: str, *, sad: bool = False) -> str:
    """The mask of a title about the origin; the stage mask alone can weep."""
    if title == "Istrique":
        return _stage_mask(face, dark, sad)
    return {"Masquerader": _half_mask, "Royer": _beak, "Mexican": _sun}[title](face, dark)


def sign(title: str, x: float, y: float, size: float, colour: str, light: str = PAPER) -> str:
    """The mask as the sign of its title, with the middle of its width at x."""
    aside = {"Royer": -15.0}.get(title, 0)
    up = {"Istrique": -4.0, "Royer": -2.0}.get(title, 0)
    return (
        f'<g transform="translate({n(x)} {n(y)})scale({n(size)})translate({n(aside)} {n(up)})">'
        f"{mask(title, colour, light)}</g>"
    )


CROWN = "M-11 6l-2-12 7 5 6-9 6 9 7-5-2 12z"
"""The small crown over the 1, which is the highest: twenty-six wide about the origin."""

_RIBBONS = {
    # Harlequin's lozenges; a traveller's plaited cord; a curtain's swags; a woven zigzag.
    "Masquerader": (
        (14, 20),
        '<path fill="{0}" stroke="none" d="M7 0l7 10-7 10L0 10z"/>',
    ),
    "Royer": ((14, 14), '<path d="M0 0l14 14M14 0L0 14M0 7h14"/>'),
    "Istrique": (
        (14, 12),
        '<path fill="{0}" stroke="none" d="M0 0h14c0 6-3 9-7 9S0 6 0 0z"/><path d="M7 9v3"/>',
    ),
    "Mexican": (
        (14, 12),
        '<path stroke-width="2.6" d="M-1 5l8-5 8 5"/><path d="M-1 11l8-5 8 5"/>',
    ),
}


def ribbon(title: str) -> str:
    """The pattern of a title's ribbon: four that differ in grey as well."""
    (across, down), drawing = _RIBBONS[title]
    colour = SILKS[title].deep
    inked = f'<g fill="none" stroke="{colour}" stroke-width="1.3">{drawing.format(colour)}</g>'
    return tile("ribbon", across, down, PAPER, inked, ribbon=True)
