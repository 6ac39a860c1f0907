"""What a table shows to everybody alike, and the view that each is shown.

A view is put together from this and from what one viewer has been shown. Nothing else goes in.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import msgspec

from parlour.games.game import AnyGame
from parlour.games.parts import ScoreSheet
from parlour.games.saying import say
from parlour.kernel.dispatch import OVER
from parlour.kernel.log import WATCHER
from parlour.tables.company import Company
from parlour.tables.fair import SECRET_BYTES
from parlour.tables.progress import legal_codes, numbers
from parlour.tables.view import AGAIN, Fair, SeatView, View
from parlour.tables.viewer import Viewer


def _awaited(empty: int) -> str:
    if empty == 1:
        return say("1 more player is awaited.")
    return say("{n} more players are awaited.", n=empty)


@dataclass
class Setting:
    """What a table shows to everybody alike."""

    game: AnyGame
    company: Company
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

    def as_now(self) -> Setting:
        """All of it as it is now, whatever changes later."""
        return replace(self, company=self.company.as_seated(), _made={})

    @property
    def waiting(self) -> bool:
        """Whether a seat is still open: nothing is dealt before all are taken."""
        return self.company.awaited > 0

    def promised(self, commitment: str) -> None:
        """The promise for the deal to come is published, beside what proved the last."""
        last = self.fair
        self.fair = Fair(last.commitment, last.secret, commitment) if last else Fair(commitment)
        self.change += 1

    def opened(self, round_number: int, commitment: str) -> None:
        """A round is being played, which was promised so."""
        self.round, self.begun = round_number, True
        if self.fair is not None:
            self.fair = Fair(commitment)
        self.change += 1

    def revealed(self, commitment: str, secret: str) -> None:
        """The round is over, and its secret told."""
        self.fair = Fair(commitment, secret)
        self.change += 1

    def awaited_again(self) -> None:
        """The game has not begun after all: a seat has fallen open."""
        self.round, self.begun = 0, False
        self.change += 1

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
        game, words, h = self.game, self.game.words, viewer.hidden
        names, seats = self.company.names, self.company.seats
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
                for n, s in enumerate(seats)
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
            view.prompt = _awaited(self.company.awaited)
        view.zones = words.zones(h, seat)
        sheet = words.score_sheet(h, seat)
        view.score = ScoreSheet(
            sheet.totals, sheet.unit, sheet.target, [*sheet.lines, *(s for _, s in viewer.scored)]
        )
        view.last_taken = words.last_taken(h, seat)
        view.story_kept = words.first_shown(h, viewer.story)
        view.result = words.result(h, names) if view.over else ""
        sizes = [0] * len(seats)
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
            for n, s in enumerate(seats)
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
