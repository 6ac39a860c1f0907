"""What one seat, or everybody watching, has been shown so far: a state, a story, a revision.

Some decisions are put to a seat that nobody else may notice (`Game.silent`). To everyone else
the game is then already past them: their viewers run ahead of the table through the unseen
PASS, and through moves that others have made since and that the table still holds back. When
the table catches up they have been told already; only if the unseen decision turns out to be
something else are they told anew. So neither lamp, nor revision, nor story, nor any byte of a
view shows that somebody was asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import AnyGame, Event
from parlour.games.parts import ScoreLine, StoryLine
from parlour.games.saying import say
from parlour.kernel import dispatch
from parlour.kernel.flat import as_bytes
from parlour.tables.progress import Progress, Step, blanked, hidden, mark_draw


class Viewer:
    """One seat's sight of the game. `hidden` is the state as it may know it now."""

    def __init__(self, game: AnyGame, seat: int, progress: Progress) -> None:
        self.game = game
        self.seat = seat
        self.story: list[StoryLine] = []
        """Every line ever told; lines are never taken out, so their numbers hold."""
        self.scored: list[tuple[int, ScoreLine]] = []
        """Lines for the score sheet, each with the number of the step that told it."""
        self.revision = 0
        self.ahead: list[Step] = []
        """Steps shown here before they have happened at the table."""
        self.hidden = progress.hidden(seat)
        self.actor = int(dispatch.actor(self.hidden))
        """Who is to decide, as far as this seat may know."""
        self._bytes = as_bytes(self.hidden)
        self._told_ahead = False
        self._shown_lines = 0

    def happened(
        self, number: int, step: Step | None, events: Sequence[Event], progress: Progress,
        names: Sequence[str],
    ) -> None:  # fmt: skip
        """The table has made its step of this number; tell it unless it was told ahead."""
        if self.ahead:
            if step == self.ahead[0]:
                del self.ahead[0]
                self._told_ahead = self._told_ahead and bool(self.ahead)
                return
            self.stand_back(number)
            if self._told_ahead and step is not None:
                self._told_ahead = False
                who = names[step.seat]
                self.add(
                    say(
                        "{who} had something to decide before this; what was told since is put "
                        "back.",
                        who=who,
                    ),
                    "put-back",
                )
        before = len(self.story)
        self._tell(number, events, progress, names)
        mark_draw(step, self.story[before:])

    def stand_back(self, number: int) -> None:
        """Forget what was shown ahead of the table's step of this number."""
        self.ahead.clear()
        self.scored = [entry for entry in self.scored if entry[0] < number]

    def look(
        self, number: int, progress: Progress, held: Sequence[Step], names: Sequence[str],
        telling: bool = True,
    ) -> None:  # fmt: skip
        """Go as far ahead of the table as this seat may be shown; then see what is new."""
        branch = progress
        if self.game.silent:
            branch = self._run_ahead(number, progress, held, names, telling)
        self.hidden = branch.hidden(self.seat)
        self.actor = int(dispatch.actor(self.hidden))
        now = as_bytes(self.hidden)
        if now != self._bytes or len(self.story) != self._shown_lines:
            self.revision += 1
            self._bytes = now
            self._shown_lines = len(self.story)

    def _run_ahead(
        self,
        number: int,
        progress: Progress,
        held: Sequence[Step],
        names: Sequence[str],
        telling: bool,
    ) -> Progress:
        if not self.ahead and progress.unseen_pass(self.seat) is None:
            return progress
        branch = progress.branch()
        waiting = list(held)
        for shown in self.ahead:
            branch.play(shown.code)
            if waiting and waiting[0] == shown:
                del waiting[0]
        while (step := self._next_unseen(branch, waiting)) is not None:
            events = branch.play(step.code)
            self.ahead.append(step)
            if telling:
                before = len(self.story)
                self._tell(number + len(self.ahead), events, branch, names)
                self._told_ahead = self._told_ahead or len(self.story) > before
        return branch

    def _next_unseen(self, branch: Progress, waiting: list[Step]) -> Step | None:
        """The next step that this seat is shown although the table has not made it."""
        actor = branch.actor
        if waiting and waiting[0].seat == actor:
            if waiting[0].code in branch.legal():
                return waiting.pop(0)
            return None
        code = branch.unseen_pass(self.seat)
        return None if code is None else Step(actor, code)

    def _tell(
        self, number: int, events: Sequence[Event], progress: Progress, names: Sequence[str]
    ) -> None:
        known = [event for event in (blanked(e, self.seat) for e in events) if event is not None]
        if not known:
            return
        h = hidden(progress.state, self.seat)
        for event in known:
            line = self.game.words.narrate(event, h, self.seat, names)
            if line is None:
                continue
            self.story.append(line)
            if line.kind in self.game.words.scoring:
                amounts = [""] * len(names)
                if line.seat is not None and line.amount:
                    sides = self.game.sides or tuple(range(len(names)))
                    for seat in (n for n in range(len(names)) if sides[n] == sides[line.seat]):
                        amounts[seat] = str(line.amount)
                self.scored.append((number, ScoreLine(line.text, amounts, line.clause)))

    def add(self, text: str, kind: str, seat: int | None = None) -> None:
        """A line of the table's own."""
        self.story.append(StoryLine(text, kind, seat=seat))
