"""A table as it was at one moment: everybody's sight of it, kept small, to be shown later.

Made from the viewers themselves, and shown by the table's own `Setting`: there is no second way
to make a view. A story only grows, so a moment keeps how long it was and not the lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy as shallow
from dataclasses import dataclass
from typing import Any

from parlour.games.parts import ScoreLine, StoryLine, Zone
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from parlour.tables.audience import Audience
from parlour.tables.progress import Progress, hidden
from parlour.tables.setting import Setting
from parlour.tables.view import View
from parlour.tables.viewer import Viewer


@dataclass(frozen=True, slots=True)
class _Sight:
    """What one viewer had been shown."""

    viewer: Viewer
    hidden: Any
    actor: int
    revision: int
    told: int
    scored: tuple[tuple[int, ScoreLine], ...]
    may_undo: bool

    def again(self) -> Viewer:
        """A viewer as it was then."""
        viewer = shallow(self.viewer)
        viewer.hidden, viewer.actor, viewer.revision = self.hidden, self.actor, self.revision
        viewer.story = self.viewer.story[: self.told]
        viewer.scored = list(self.scored)
        return viewer


class Moment:
    """One moment of a table."""

    def __init__(
        self, setting: Setting, now: Progress, audience: Audience, may_undo: Sequence[bool]
    ) -> None:
        self.round = setting.round
        self.begun = setting.begun
        self.state = copy(now.state)
        self.actor = now.actor
        self._setting = setting.as_now()
        self._sights = {
            viewer.seat: _Sight(
                viewer,
                viewer.hidden,
                viewer.actor,
                viewer.revision,
                len(viewer.story),
                tuple(viewer.scored),
                viewer.seat != WATCHER and may_undo[viewer.seat],
            )
            for viewer in audience
        }

    def view(self, seat: int | None, since: int = 0) -> View:
        """What a seat, or a watcher (None), saw then, with the story from line `since` on."""
        sight = self._sights[WATCHER if seat is None else seat]
        return self._setting.show(sight.again(), since, sight.may_undo)

    def zones_of(self, seat: int) -> list[Zone]:
        """Every place as this seat (or WATCHER) might have known it, had it been shown nothing
        ahead of the table."""
        return self._setting.game.words.zones(hidden(self.state, seat), seat)

    def told_since(self, earlier: Moment | None) -> list[StoryLine]:
        """What a watcher was told since an earlier moment."""
        now = self._sights[WATCHER]
        before = earlier._sights[WATCHER].told if earlier else 0
        return now.viewer.story[before : now.told]
