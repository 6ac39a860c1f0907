"""What is drawn: a view, what may be done in it, and where one is looking."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.game import AnyGame
from parlour.tables.view import SeatView, View
from parlour.terminal.canvas import Spot
from parlour.terminal.controls import Controls


@dataclass
class ScreenModel:
    """What is drawn: the view, what may be done in it, and where the cursor is."""

    game: AnyGame
    view: View
    controls: Controls
    cursor: Spot | None = None
    turned: int = 0
    """By how many pages a long list of the others has been turned on, from where it opens."""


def others(view: View) -> list[SeatView]:
    """Everybody else, in the order in which they sit, from my left."""
    if view.seat is None:
        return list(view.seats)
    n = len(view.seats)
    return [view.seats[(view.seat + k) % n] for k in range(1, n)]
