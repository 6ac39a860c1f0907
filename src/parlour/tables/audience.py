"""Everybody to whom a table is shown: each seat as far as it may know, and whoever watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from parlour.games.game import Event
from parlour.games.saying import say
from parlour.games.speech import Voice
from parlour.kernel.log import WATCHER
from parlour.tables.chance import told_of_company, told_of_dealer
from parlour.tables.company import Company
from parlour.tables.history import History
from parlour.tables.progress import Progress, Step
from parlour.tables.viewer import Viewer

_LAY_OPEN = say(
    "The cards lay open already: what is played now does not count when games of this deal are "
    "compared."
)


class Audience:
    """The viewers of one table, told of its history step by step."""

    def __init__(self, history: History, company: Company) -> None:
        self._history = history
        self._company = company
        self._viewers = {
            seat: Viewer(history.game, seat, history.now)
            for seat in (*range(len(company.seats)), WATCHER)
        }
        self.witness: Callable[[list[Event], Progress], None] | None = None
        """Told of everything that happens, openly: for games that are over."""

    def __getitem__(self, seat: int) -> Viewer:
        """What this seat, or everybody watching (WATCHER), has been shown."""
        return self._viewers[seat]

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers.values())

    @property
    def actor(self) -> int:
        """Who is to decide, as everybody knows it."""
        return self._viewers[WATCHER].actor

    def is_news_to(self, held: Sequence[Step], step: Step) -> bool:
        """Whether those whose moves are held took something else to have happened than this step.

        They moved without knowing of it: so their moves are put back, and they are asked again.
        """
        return any(self._viewers[move.seat].ahead[:1] != [step] for move in held)

    def look(self, *, telling: bool = True) -> None:
        """Let everybody see how it stands now, as far ahead as each may be shown it."""
        history = self._history
        for viewer in self:
            viewer.look(len(history.done), history.now, history.held, self._company.names, telling)

    def tell(self, step: Step | None, events: list[Event]) -> None:
        """A step was made, or a pack dealt (None), and the rules told this of it."""
        history = self._history
        if self.witness is not None:
            self.witness(events, history.now)
        for viewer in self:
            viewer.happened(len(history.done), step, events, history.now, self._company.names)

    def tell_of_opening(self) -> None:
        """Where the dealer was chosen, or the pack divided to find him, all are told; and what
        a company of this size should know."""
        history, names = self._history, self._company.names
        for viewer in self:
            viewer.story += told_of_company(history.game, len(names))
            viewer.story += told_of_dealer(
                history.game, history.dealer, history.dealer_by, names, viewer.seat
            )

    def tell_of_dropped(self, seats: Sequence[int]) -> None:
        """What these seats had moved was held, and is not made after all."""
        for seat in seats:
            self._viewers[seat].add(
                say("Your move was not made: something else was decided before it."), "dropped"
            )

    def tell_of_taking_back(self, seat: int, h: Any, code: int, lay_open: bool) -> None:
        """The story goes on and says which move is gone; `h` is what its seat knew before it.

        `lay_open`: all the cards of its round had been shown already.
        """
        history, names = self._history, self._company.names
        for viewer in self:
            viewer.stand_back(len(history.done) + 1)
            who = Voice(names, viewer.seat).who(seat)
            what = history.game.words.taken_back(h, seat, code, names, viewer.seat)
            viewer.add(say("{who} {who:take|takes} back {what}.", who=who, what=what), "undo", seat)
            if lay_open:
                viewer.add(_LAY_OPEN, "undo", seat)
