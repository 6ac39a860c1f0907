"""Silhouettes by other hands, kept as path data beside their authors' names.

Every icon is drawn on a square of 512; ATTRIBUTION.md names each for the reader.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from parlour.press.frame import n

SIDE = 512


@dataclass(frozen=True)
class Icon:
    """One silhouette and who drew it."""

    name: str
    author: str
    path: str


@cache
def icons() -> dict[str, Icon]:
    """Every icon of the package by name."""
    text = files(__package__).joinpath("icons.toml").read_text(encoding="utf-8")
    return {
        name: Icon(name, entry["author"], entry["path"])
        for name, entry in tomllib.loads(text).items()
    }


def placed(
    name: str, x: float, y: float, size: float, *, turn: float = 0, flip: bool = False
) -> str:
    """The transform and path of an icon, `size` wide, with its middle at x, y."""
    scale = size / SIDE
    across = -scale if flip else scale
    move = f"translate({n(x)} {n(y)})"
    if turn:
        move += f"rotate({n(turn)})"
    return (
        f'transform="{move}scale({across:.4f} {scale:.4f})translate(-256-256)" '
        f'd="{icons()[name].path}"'
    )
