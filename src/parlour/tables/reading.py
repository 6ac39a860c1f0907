"""What a seat's words mean, and why it may not do that: asked of what the seat itself may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.games.game import Game, Unreadable
from parlour.games.saying import say
from parlour.kernel import dispatch
from parlour.tables.course import legal_codes
from parlour.tables.mistakes import Refused
from parlour.tables.names import seats_for_names
from parlour.tables.viewer import Viewer

LONGEST_MOVE = 200


def read_code(game: Game, h: Any, seat: int, text: str) -> int:
    """The code of a move as somebody may type it; raises Unreadable or Ambiguous."""
    if len(text) > LONGEST_MOVE:
        raise Unreadable(
            "unreadable", say("No move has more than {most} letters.", most=LONGEST_MOVE)
        )
    return game.words.read(h, seat, text)


def read_move(game: Game, viewer: Viewer, move: str, names: Sequence[str]) -> int:
    """The code of a move as typed; players may be named where seats are numbered."""
    try:
        return read_code(game, viewer.hidden, viewer.seat, move)
    except Unreadable as unreadable:
        if len(move) > LONGEST_MOVE:
            raise
        numbered = seats_for_names(move, names)
        if numbered == move:
            raise
        try:
            return read_code(game, viewer.hidden, viewer.seat, numbered)
        except Unreadable:
            raise unreadable from None


def legal_for(game: Game, viewer: Viewer) -> list[int]:
    """The codes that this seat may play now."""
    return legal_codes(viewer.hidden, np.zeros(game.most_legal, np.int64))


def refusal_of(game: Game, viewer: Viewer, code: int, names: Sequence[str]) -> Refused | None:
    """Why this seat may not play that now; None where it may."""
    h, seat = viewer.hidden, viewer.seat
    number = int(dispatch.why_not(h, seat, code))
    if number == 0:
        return None
    refusal = game.refusal(number)
    assert refusal is not None, f"the rules gave an unknown refusal {number}"
    says = game.words.refuse(h, seat, code, number, legal_for(game, viewer), names)
    move = game.words.notation(h, seat, code)
    return Refused(refusal.code, says, refusal.clauses, move)
