"""A view put together from what one viewer has been shown. Nothing else goes in."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from parlour.games.game import AnyGame
from parlour.games.parts import ScoreSheet
from parlour.games.saying import say
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import WATCHER
from parlour.tables.course import legal_codes, numbers
from parlour.tables.fair import SECRET_BYTES
from parlour.tables.record import Seat
from parlour.tables.view import AGAIN, Fair, SeatView, View
from parlour.tables.viewer import Viewer


def open_seat(number: int) -> str:
    """What an open seat goes by."""
    return say("Seat {number}", number=number + 1)


def _awaited(empty: int) -> str:
    if empty == 1:
        return say("1 more player is awaited.")
    return say("{n} more players are awaited.", n=empty)


@dataclass
class Setting:
    """What a table shows to everybody alike."""

    game: AnyGame
    seats: list[Seat]
    options: dict[str, str]
    changed_options: list[str]
    known_deal: str = ""
    from_position: bool = False
    chosen_dealer: int | None = None
    fair: Fair | None = None
    round: int = 0
    begun: bool = False
    frozen: str = ""
    change: int = 0
    """Raised whenever something here changes."""
    _made: dict[int, tuple[int, int, View]] = field(default_factory=dict)

    @property
    def waiting(self) -> bool:
        """Whether a seat is still open."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def is_shared(self) -> bool:
        """Whether more than one person plays here, or may."""
        return len(self.seats) - [seat.kind for seat in self.seats].count("bot") > 1

    @property
    def names(self) -> list[str]:
        """The seats' names; an open seat goes by its number."""
        return [seat.name or open_seat(number) for number, seat in enumerate(self.seats)]

    def show(
        self, viewer: Viewer, since: int, may_undo: bool = False, may_ask: bool = False
    ) -> View:
        """What this viewer sees, with the story from line `since` on."""
        kept = self._made.get(viewer.seat)
        if kept is None or kept[:2] != (viewer.revision, self.change):
            kept = (viewer.revision, self.change, self._make(viewer))
            self._made[viewer.seat] = kept
        view = kept[2]
        start = min(max(since, view.story_kept, 0), len(viewer.story))
        return msgspec.structs.replace(
            view,
            story=viewer.story[start:],
            story_from=start,
            may_undo=may_undo,
            may_ask_undo=may_ask,
        )

    def _make(self, viewer: Viewer) -> View:
        game, words, h, names = self.game, self.game.words, viewer.hidden, self.names
        seat = viewer.seat
        view = View(
            game=game.name,
            title=game.title,
            sheet=game.deck.sheet,
            seat=None if seat == WATCHER else seat,
            revision=viewer.revision,
            waiting=self.waiting,
            over=self.over_for(viewer),
            seats=[],
            options=self.options,
            changed_options=self.changed_options,
            round=self.round,
            has_rounds=game.has_rounds,
            known_deal=self._shown_deal(viewer),
            from_position=self.from_position,
            chosen_dealer=self.chosen_dealer,
            fair=self.fair,
        )
        if self.frozen:
            view.prompt = self.frozen
            view.seats = [
                SeatView(n, names[n], s.kind, s.bot, False, s.presence, s.kept_by)
                for n, s in enumerate(self.seats)
            ]
            return view
        actor = viewer.actor if self.begun else -1
        codes: list[int] = []
        if actor == seat:
            codes = legal_codes(h, numbers(game.most_legal))
            view.choices = words.choices(h, seat, codes, names)
        if self.begun:
            view.prompt = words.prompt(h, seat, codes, names)
            view.in_force = list(words.in_force(h, seat, codes))
        elif self.waiting:
            empty = sum(s.kind == "open" for s in self.seats)
            view.prompt = _awaited(empty)
        view.zones = words.zones(h, seat)
        sheet = words.score_sheet(h, seat)
        view.score = ScoreSheet(
            sheet.totals, sheet.unit, sheet.target, [*sheet.lines, *(s for _, s in viewer.scored)]
        )
        view.last_taken = words.last_taken(h, seat)
        view.story_kept = words.first_shown(h, viewer.story)
        view.result = words.result(h, names) if view.over else ""
        sizes = [0] * len(self.seats)
        for zone in view.zones:
            if zone.role == "hand" and zone.seat is not None:
                sizes[zone.seat] += len(zone.cards) + zone.backs
        dealer = int(h.dealer) if self.begun else -1
        view.seats = [
            SeatView(
                number=n,
                name=names[n],
                kind=s.kind,
                bot=s.bot,
                awaited=s.kind == "open" and s.name != "",
                presence=s.presence,
                kept_by=s.kept_by,
                on_turn=n == actor,
                is_dealer=n == dealer,
                score=sheet.totals[n],
                hand=sizes[n],
                side=game.sides[n] if game.sides else None,
            )
            for n, s in enumerate(self.seats)
        ]
        return view

    def _shown_deal(self, viewer: Viewer) -> str:
        """A deal of an earlier game is told by its digits only when it has been played: every
        pack follows from them."""
        is_root = len(self.known_deal) == 2 * SECRET_BYTES
        return AGAIN if is_root and not self.over_for(viewer) else self.known_deal

    def over_for(self, viewer: Viewer) -> bool:
        """Whether the game is over as far as this viewer may know."""
        return self.begun and viewer.actor == OVER
