"""A position as the beginning of a game, fit for the company that sits down to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.games.game import Game, Unreadable
from parlour.games.saying import say
from parlour.kernel import dispatch
from parlour.kernel.dispatch import CHANCE


def position_state(
    game: Game,
    text: str,
    options: Mapping[str, str | int],
    seats: int,
    *,
    stored: bool = False,
) -> Any:
    """The state from which a game of so many seats goes on; raises Unreadable."""
    state = game.words.read_position(text, options, whole=True, stored=stored)
    # Where a game is for one number of players only, its state does not tell it.
    told = int(getattr(state, "seats", game.usual_seats))
    if told != seats:
        says = say("The position is for {told} players and not for {n}.", told=told, n=seats)
        raise Unreadable("bad-position", says)
    return state


def check_at_rest(state: Any) -> None:
    """A table never rests before a blind draw: a game goes on before it or after it."""
    if dispatch.actor(state) == CHANCE:
        says = say(
            "In this position a card is being drawn blind. A game can go on from before the draw, "
            "or from after it."
        )
        raise Unreadable("bad-position", says)
