"""A game's course at the level of the rules: the state, step by step, and what each step told.

The one place where tables, replays and samplers touch the compiled rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from parlour.games.game import Event, Game
from parlour.kernel import dispatch
from parlour.kernel.cards import NONE, has
from parlour.kernel.log import MOST_EVENTS, Log
from parlour.kernel.record import as_bytes, copy, fresh


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a seat, or a blind draw (seat CHANCE)."""

    seat: int
    code: int


class Course:
    """A state that goes forward, with room for the legal codes and the events of a step."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.state = state
        self._codes = np.zeros(game.most_legal, np.int64)
        self._log = fresh(Log)

    def branch(self) -> Course:
        """Another course from the same moment."""
        return Course(self.game, copy(self.state))

    @property
    def actor(self) -> int:
        """The seat to decide, or CHANCE, DEAL or OVER."""
        return int(dispatch.actor(self.state))

    def legal(self) -> list[int]:
        """The legal codes of the actor, ascending."""
        return legal_codes(self.state, self._codes)

    def deal(self, pack: Sequence[int]) -> list[Event]:
        """Deal this order of the pack."""
        self._log.n = 0
        dispatch.deal(self.state, np.array(pack, np.int64), self._log)
        return _events(self._log)

    def play(self, code: int) -> list[Event]:
        """Apply a legal action of the actor, chance included."""
        self._log.n = 0
        dispatch.play(self.state, code, self._log)
        return _events(self._log)

    def hidden(self, seat: int) -> Any:
        """The state as this seat (or WATCHER) may know it."""
        return hidden(self.state, seat)

    def unseen_pass(self, looking: int) -> int | None:
        """The code that lets go by what the actor alone knows he is asked; None if all know.

        A decision is silent to `looking` when the state that he may know is already, byte for
        byte, what it will be after that code.
        """
        silent = self.game.silent
        if not silent or self.actor in (looking, dispatch.CHANCE, dispatch.DEAL, dispatch.OVER):
            return None
        legal = self.legal()
        for code in silent:
            if code in legal:
                after = copy(self.state)
                dispatch.play(after, code, None)
                if as_bytes(hidden(after, looking)) == as_bytes(self.hidden(looking)):
                    return code
        return None


def legal_codes(state: Any, room: Any) -> list[int]:
    """The legal codes of a state's actor, ascending; `room` holds `most_legal` of them."""
    codes: list[int] = room[: dispatch.legal(state, room)].tolist()
    return codes


def hidden(state: Any, seat: int) -> Any:
    """The state as this seat (or WATCHER) may know it, in a record of its own."""
    out = copy(state)
    dispatch.hide(state, seat, out)
    return out


def blanked(event: Event, seat: int) -> Event | None:
    """The event as this seat may know it: None if unnoticed, without cards if unseen."""
    if not has(np.uint64(event.noticed), seat):
        return None
    if event.cards == 0 or has(np.uint64(event.seen), seat):
        return event
    return Event(
        event.kind,
        event.seat,
        event.other,
        int(NONE),
        event.amount,
        event.clause,
        event.noticed,
        event.seen,
    )


def _events(log: Any) -> list[Event]:
    n = int(log.n)
    assert n <= MOST_EVENTS, "a move told more events than a log holds"
    columns = (
        getattr(log, name)[:n].tolist()
        for name in ("kind", "seat", "other", "cards", "amount", "clause", "noticed", "seen")
    )
    return [Event(*values) for values in zip(*columns, strict=True)]
