# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The eight groups of Portrait Authors: each has a stone of its own colour, a sign and a ribbon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.press.frame import INK, PAPER, mixed, n, tile

GOLD = "#d3a94c"


@dataclass(frozen=True)
class Group:
    """How a group is told apart.

    `stone` is the ground of its cameos and the ink of its letters; `sign` is drawn on a square
    of thirty about the origin, its `lights` in the colour of what lies beneath; `ribbon` is a
    pattern on a tile of fourteen, filled or drawn in line.
    """

    code: str
    stone: str
    sign: str
    lights: str
    ribbon: str
    ribbon_filled: bool

    @property
    def pale(self) -> str:
        """The stone's colour as a wash on the wall."""
        return mixed(self.stone, PAPER, 0.8)

    @property
    def dark(self) -> str:
        """The stone in shadow: outlines and the lines of the graver."""
        return mixed(self.stone, INK, 0.6)


GROUPS: Mapping[str, Group] = {
    # A laurel wreath, tied below.
    "Biographers": Group(
        "BI",
        "#94302b",
        "M-3.9 10.7Q-7.8 15.2-13.2 13-9.3 8.5-3.9 10.7zM3.9 10.7Q9.3 8.5 13.2 13 7.8 15.2 3.9 10.7zM-3.9 10.7Q-9.4 8.6-9 2.7-3.6 4.9-3.9 10.7zM3.9 10.7Q3.6 4.9 9 2.7 9.4 8.6 3.9 10.7zM-8.9 6.6Q-14.6 7.9-17.7 2.9-12 1.6-8.9 6.6zM8.9 6.6Q12 1.6 17.7 2.9 14.6 7.9 8.9 6.6zM-8.9 6.6Q-12 1.6-8.3-2.9-5.2 2-8.9 6.6zM8.9 6.6Q5.2 2 8.3-2.9 12 1.6 8.9 6.6zM-10.5 0.3Q-15.9-2-15.4-7.8-10.1-5.6-10.5 0.3zM10.5 0.3Q10.1-5.6 15.4-7.8 15.9-2 10.5 0.3zM-10.5 0.3Q-10.1-5.6-4.4-7.1-4.8-1.2-10.5 0.3zM10.5 0.3Q4.8-1.2 4.4-7.1 10.1-5.6 10.5 0.3zM-8-5.7Q-11.1-10.8-7.3-15.2-4.3-10.2-8-5.7zM8-5.7Q4.3-10.2 7.3-15.2 11.1-10.8 8-5.7zM-8-5.7Q-4.3-10.2 1.2-8.1-2.6-3.6-8-5.7zM8-5.7Q2.6-3.6-1.2-8.1 4.3-10.2 8-5.7zM-5 15L0 10 5 15 3 16 0 13-3 16z",
        "",
        "M0 2.5h14M0 7h14M0 11.5h14",
        False,
    ),
    # A quill.
    "Essayists": Group(
        "ES",
        "#59702a",
        "M16-17C8-16 2-13-1-9L-2-11C-6-6-8-1-7 4L-9 8-16 16-14 17-6 9C-1 9 4 7 7 3L4 3C8 1 11-1 12-5L9-5C13-8 15-12 16-17z",
        "M11-12C4-6-2 0-8 9M-4-2v4M0-7v5M2 0h5M6-4h4",
        "M-2 16L16-2M-2 9L9-2M5 16L16 5",
        False,
    ),
    # An hour-glass.
    "Historians": Group(
        "HI",
        "#274a7a",
        "M-11-15h22v4H9C9-4 3-2 3 0s6 4 6 11h2v4h-22v-4h2C-9 4-3 2-3 0s-6-4-6-11h-2z",
        "M-6-8C-5-4-2-3 0-2 2-3 5-4 6-8M0 2v4M-5 11c2-4 8-4 10 0",
        "M0 0h14M0 7h14M3.5 0v7M10.5 7v7",
        False,
    ),
    # The mask of comedy.
    "Humorists": Group(
        "HU",
        "#b06a14",
        "M-14-12C-6-9 6-9 14-12 16 2 10 15 0 16-10 15-16 2-14-12z",
        "M-9-3c1-4 5-4 6 0M3-3c1-4 5-4 6 0M-8 4c4 3 12 3 16 0-1 6-4 8-8 8s-7-2-8-8z",
        "M7 1.5l5.5 5.5L7 12.5 1.5 7zM0 0h3L0 3zM14 0v3l-3-3zM0 14v-3l3 3zM14 14h-3l3-3z",
        True,
    ),
    # A post-horn.
    "Journalists": Group(
        "JO",
        "#47423f",
        "M-16 5V2h19c7 0 7-10 0-10S-6-1-1 2l-4 1c-6-6-1-15 8-15 12 0 12 17 0 17zM3 2C9 2 12-1 16-5v17c-4-4-7-7-13-7zM-16 0v7h-2V0z",
        "",
        "M0 0h7v7H0zM7 7h7v7H7z",
        True,
    ),
    # An open book.
    "Novelists": Group(
        "NO",
        "#5a3f86",
        "M0-9C-4-13-11-13-17-11V9C-11 7-4 8 0 12 4 8 11 7 17 9v-20C11-13 4-13 0-9z",
        "M0-8V10M-13-6c3-1 7 0 9 2M-13-1c3-1 7 0 9 2M-13 4c3-1 7 0 9 2M13-6c-3-1-7 0-9 2M13-1c-3-1-7 0-9 2M13 4c-3-1-7 0-9 2",
        "M4 0v14M10 0v14",
        False,
    ),
    # A lyre.
    "Poets": Group(
        "PO",
        "#1c726d",
        "M-5 15h10v-3l-2-1C13 9 12-2 9-6c-1-3 0-6 4-6-1-4-8-4-8 3C5-4 10 0 6 6 4 9-4 9-6 6c-4-6 1-10 1-15 0-7-7-7-8-3 4 0 5 3 4 6-3 4-4 15 6 17l-2 1z"
        "M-8-10H8v2.5H-8zM-3.6-9h1.3V8h-1.3zM-.7-9H.7V9H-.7zM2.3-9h1.3V8H2.3z",
        "",
        "M0 4c3.5-4 3.5 4 7 0s3.5 4 7 0M0 11c3.5-4 3.5 4 7 0s3.5 4 7 0",
        False,
    ),
    # A candle in a chamber-stick.
    "Story Writers": Group(
        "ST",
        "#b5496f",
        "M0-18C4-13 4-10 0-8.5-4-10-4-13 0-18zM-4-7h8V6h-8zM-8 4h16v4H-8zM-13 8h26c0 5-5 7-13 7s-13-2-13-7zM12 6c6-4 8 6 0 6l1-2.5c3 0 2-3-1-1.5z",
        "M-2.5-4v6M-13 9h26",
        "M3.5 1.2a2.3 2.3 0 0 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM10.5 8.2a2.3 2.3 0 0 1 0 4.6 2.3 2.3 0 0 1 0-4.6z",
        True,
    ),
}


def sign(group: Group, x: float, y: float, scale: float, colour: str, light: str) -> str:
    """The group's sign with its middle at x, y."""
    return f"<g {_at(x, y, scale, colour, light)}>{_drawn(group, '')}</g>"


def first_sign(group: Group, x: float, y: float, scale: float, colour: str, light: str) -> str:
    """As `sign`, and kept under the name "sign" so that it can be printed again."""
    return f"<g {_at(x, y, scale, colour, light)}>{_drawn(group, 'sign')}</g>"


def sign_again(x: float, y: float, scale: float, colour: str, light: str) -> str:
    """The first sign once more, elsewhere and in other colours."""
    return f'<use href="#sign" {_at(x, y, scale, colour, light)}/>'


def _at(x: float, y: float, scale: float, colour: str, light: str) -> str:
    """Where a sign stands and its two colours, which what is drawn within takes on."""
    return (
        f'transform="translate({n(x)} {n(y)})scale({n(scale)})" fill="{colour}" color="{light}" '
        'stroke="none"'
    )


def _drawn(group: Group, name: str) -> str:
    """The sign itself, without place or colour."""
    lights = (
        f'<path fill="none" stroke="currentColor" stroke-width="1.5" d="{group.lights}"/>'
        if group.lights
        else ""
    )
    named = f' id="{name}"' if name else ""
    return f'<g{named}><path d="{group.sign}"/>{lights}</g>'


def ribbon(group: Group) -> str:
    """The pattern of the ribbon down the strip."""
    if group.ribbon_filled:
        drawing = f'<path fill="{group.stone}" d="{group.ribbon}"/>'
    else:
        drawing = (
            f'<path fill="none" stroke="{group.stone}" stroke-width="1.7" d="{group.ribbon}"/>'
        )
    return tile("ribbon", 14, 14, PAPER, drawing, ribbon=True)
