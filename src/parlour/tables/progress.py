"""A game's progress at the level of the rules: the state, step by step, and what each step told.

The one place where tables, replays and samplers touch the compiled rules.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from parlour.games.game import AnyGame, Event
from parlour.games.parts import StoryLine
from parlour.kernel import dispatch
from parlour.kernel.flat import as_bytes, copy, fresh
from parlour.kernel.log import MOST_EVENTS, Log


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a seat, or a blind draw (seat CHANCE)."""

    seat: int
    code: int


_TOLD = ("kind", "seat", "other", "cards", "amount", "clause", "noticed", "seen")


class Room:
    """Room for the legal codes and the events of one step; read out before it is used again."""

    def __init__(self, game: AnyGame) -> None:
        self.codes = numbers(game.most_legal)
        self.log = fresh(Log)
        self._columns = [getattr(self.log, name) for name in _TOLD]

    def clear(self) -> Any:
        """The log, with nothing told yet."""
        self.log.n = 0
        return self.log

    def events(self) -> list[Event]:
        """What was told."""
        n = int(self.log.n)
        assert n <= MOST_EVENTS, "a move told more events than a log holds"
        return list(map(Event, *(column[:n].tolist() for column in self._columns)))


class Progress:
    """A state that goes forward."""

    def __init__(self, game: AnyGame, state: Any, room: Room | None = None) -> None:
        self.game = game
        self.state = state
        self._room = room or Room(game)
        self._actor: int | None = None

    def branch(self) -> Progress:
        """Another progress from the same moment."""
        return Progress(self.game, copy(self.state), self._room)

    def elsewhere(self, state: Any) -> Progress:
        """Another progress of the same game, from this state of its own."""
        return Progress(self.game, state, self._room)

    @property
    def actor(self) -> int:
        """The seat to decide, or CHANCE, DEAL or OVER."""
        if self._actor is None:
            self._actor = int(dispatch.actor(self.state))
        return self._actor

    def legal(self) -> list[int]:
        """The legal codes of the actor, ascending."""
        return legal_codes(self.state, self._room.codes)

    def deal(self, pack: Sequence[int]) -> list[Event]:
        """Deal this order of the pack."""
        self._actor = None
        dispatch.deal(self.state, array("q", pack), self._room.clear())
        return self._room.events()

    def play(self, code: int) -> list[Event]:
        """Apply a legal action of the actor, chance included."""
        self._actor = None
        dispatch.play(self.state, code, self._room.clear())
        return self._room.events()

    def play_unheard(self, code: int) -> None:
        """The same, where what happens has been told before."""
        self._actor = None
        dispatch.play(self.state, code, None)

    def hidden(self, seat: int) -> Any:
        """The state as this seat (or WATCHER) may know it."""
        return hidden(self.state, seat)

    def unseen_pass(self, looking: int) -> int | None:
        """The code that lets go by what the actor alone knows he is asked; None if all know.

        A decision is silent to `looking` when the state that he may know is already, byte for
        byte, what it will be after that code.
        """
        actor = self.actor
        if actor < 0 or actor == looking:
            return None
        for code in self.game.silent:
            if dispatch.why_not(self.state, actor, code) == 0:
                after = copy(self.state)
                dispatch.play(after, code, None)
                if as_bytes(hidden(after, looking)) == as_bytes(self.hidden(looking)):
                    return code
        return None


def numbers(n: int) -> array[int]:
    """Room for so many numbers that rules write."""
    return array("q", bytes(8 * n))


def legal_codes(state: Any, room: array[int]) -> list[int]:
    """The legal codes of a state's actor, ascending; `room` holds `most_legal` of them."""
    return room[: dispatch.legal(state, room)].tolist()


def hidden(state: Any, seat: int) -> Any:
    """The state as this seat (or WATCHER) may know it, in a record of its own."""
    out = copy(state)
    dispatch.hide(state, seat, out)
    return out


def blanked(event: Event, seat: int) -> Event | None:
    """The event as this seat may know it: None if unnoticed, without cards if unseen."""
    if not event.noticed >> seat & 1:
        return None
    if event.cards == 0 or event.seen >> seat & 1:
        return event
    return replace(event, cards=0)


def mark_draw(step: Step | None, told: Sequence[StoryLine]) -> None:
    """Where chance chose a card, the line that moves it is told as blind.

    What the draw brings about (a pair, a point) is told after it, and is no draw itself.
    """
    if step is not None and step.seat == dispatch.CHANCE:
        for line in [line for line in told if line.shifts][:1]:
            line.blind = True
