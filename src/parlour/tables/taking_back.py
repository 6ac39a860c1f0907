"""Taking a move back: between people only while it told nobody anything new, and if all agree."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.saying import Saying, say, template
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.log import WATCHER
from parlour.tables.audience import Audience
from parlour.tables.company import Company
from parlour.tables.history import History
from parlour.tables.mistakes import NotNow
from parlour.tables.progress import Step
from parlour.tables.setting import Setting
from parlour.tables.trace import Bar, Trace

MOST_TAKEN_BACK = 600
"""So much can be taken back at one table: some two hundred moves of two players. A table is brought
back by doing again all that was ever done, and there is an end to it."""

_SAYS: dict[Bar, str] = {
    "none": template("There is no move of yours to take back."),
    "dealt": template("The cards have been dealt since, so your move stands."),
    "drawn": template("A card has been drawn since, so your move stands."),
    "moved": template("{name} has moved since, so your move stands."),
    "seen": template("Your move let a card be seen that you did not know, so it stands."),
    "answered": template("Your move has been answered, so it stands."),
    "ended": template("With your move the round was over, so it stands."),
    "silent": template("Nobody else knows of your move, and asking would tell of it: it stands."),
    "asked": template("First answer what is asked of you."),
}


def told(bar: Bar, name: str) -> Saying:
    """The reason in a sentence; `name` is whoever has moved since."""
    return say(_SAYS[bar], name=name) if bar == "moved" else say(_SAYS[bar])


class TakingBack:
    """Who may take back what at one table, and what comes of it."""

    def __init__(
        self, history: History, company: Company, setting: Setting, audience: Audience
    ) -> None:
        self._history = history
        self._company = company
        self._setting = setting
        self._audience = audience
        self.saw_all = False
        """Whether a move was taken back after all the cards of its round had been laid open."""

    def may_alone(self, seat: int) -> bool:
        """Whether this seat may take its last move back by itself: no other person plays here."""
        may = self._is_open_to(seat) and not self._company.is_shared
        return may and self._history.has_moved(seat)

    def may_ask(self, seat: int) -> bool:
        """Whether this seat may ask the others to let it take its last move back."""
        may = self._is_open_to(seat) and self._company.is_shared
        return may and not self._bar(seat)[0]

    def _is_open_to(self, seat: int) -> bool:
        is_person = self._company.seats[seat].kind == "person"
        return is_person and not self._setting.frozen and not self._is_enough

    def check(self, seat: int) -> None:
        """Raises NotNow with the reason where the move of this seat stands whatever all say."""
        if self._setting.frozen:
            raise NotNow("frozen", self._setting.frozen)
        if self._is_enough:
            raise NotNow(
                "no-undo",
                say("So much has been taken back at this table already that your move stands."),
            )
        bar, mover = self._bar(seat)
        if bar:
            raise NotNow("no-undo", told(bar, self._company.names[mover]))

    @property
    def _is_enough(self) -> bool:
        return self._history.taken_back >= MOST_TAKEN_BACK

    def _bar(self, seat: int) -> tuple[Bar, int]:
        """Why this seat's last move stands, and who has moved since.

        Between people only what the seat itself has been shown counts, for the answer tells of it.
        """
        if not self._company.is_shared:
            return ("" if self._history.has_moved(seat) else "none"), seat
        now = self._history.now
        if now.actor == seat and now.unseen_pass(WATCHER) is not None:
            return "asked", seat
        return latest(seat, self._history.back(self._audience[seat].ahead))

    def check_agreed(self, agreed: bool) -> None:
        """Raises NotNow where others are concerned who have not all said yes."""
        if self._company.is_shared and not agreed:
            raise NotNow("no-undo", say("Between people a move is taken back only if all agree."))

    def take_back(self, seat: int) -> None:
        """Take this seat's last move back, and all that followed, and tell everybody so."""
        history, viewer = self._history, self._audience[seat]
        was_over = history.now.actor == OVER
        step, gone = history.take_back(seat)
        lay_open = bool(gone) and (was_over or any(entry.kind == "secret" for entry in gone))
        self.saw_all = self.saw_all or lay_open
        h = history.now.hidden(seat) if gone else viewer.hidden
        self._audience.tell_of_taking_back(seat, h, step.code, lay_open)
        self._setting.opened(history.round, history.commitment)
        self._audience.look(telling=False)


def latest(seat: int, steps_back: Iterable[tuple[Step | None, Trace]]) -> tuple[Bar, int]:
    """Why the last move of a seat stands, and who has moved since.

    `steps_back` are all that was dealt (None) and played, the last first, with what each showed;
    before them the moves that this seat has been shown although the table has not made them. What
    nobody but its mover noticed is passed over, for the answer must not tell of it; what it held
    up counts as if it had come at once.
    """
    late: Bar = ""
    for step, trace in steps_back:
        if step is None:
            return "dealt", -1
        if step.seat == CHANCE:
            return "drawn", -1
        if step.seat == seat:
            return (late if late in ("drawn", "ended") else trace.bar or late), seat
        if trace.bar != "silent":
            return "moved", step.seat
        late = trace.late or late
    return "none", -1
