"""A game in progress: its company, its history, and the two doors to it.

`play` is the only way to change a game and `view` the only way to see it. A table does no
input or output, starts nothing by itself and waits for nobody: its owner calls `advance` when
`due` says so, plays the bots' moves, and keeps the lines of `journal`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.games.game import AnyGame, NoSuch
from parlour.games.saying import say
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from parlour.tables import fair
from parlour.tables.audience import Audience
from parlour.tables.company import Company, Presence, Seat, SeatKind
from parlour.tables.history import History
from parlour.tables.journal import DROPPED, asked_for
from parlour.tables.mistakes import BadRecord, Mistake, NotNow, Refused
from parlour.tables.moment import Moment
from parlour.tables.names import words_for_lot
from parlour.tables.progress import Step
from parlour.tables.reading import check_move, legal_for, out_of_turn, read_move, verdict
from parlour.tables.record import Record
from parlour.tables.setting import Setting
from parlour.tables.start import Start
from parlour.tables.taking_back import TakingBack
from parlour.tables.view import View
from parlour.tables.viewer import Viewer


class Table:
    """One game and those who sit at it."""

    def __init__(self, game: AnyGame, seats: Sequence[Seat], start: Start | None = None) -> None:
        """Open a table; raises NoSuch for a company or an option that the sheet has not."""
        start = start or Start()
        frozen = start.why_frozen(game)
        self.game = game
        self._company = Company(seats)
        options, changed = start.chosen(game)
        self._setting = Setting(
            game,
            self._company,
            options,
            list(changed),
            known_deal=start.deal,
            from_position=bool(start.position),
            chosen_dealer=start.dealer if start.dealer_by == "choice" else None,
            frozen=frozen,
        )
        self.history = History(game, start, self._company)
        """All that was done here, and where it has led: it holds every secret."""
        self.audience = Audience(self.history, self._company)
        """What each seat has been shown, and what everybody watching has."""
        self._taking_back = TakingBack(self.history, self._company, self._setting, self.audience)
        self._puts_back = True
        """Whether held moves are put back when something is decided before them. Only journals of
        old have them made all the same, where they still could be."""
        self._promise()
        self._begin_in_position()

    # Who sits here.

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return tuple(self._company.seats)

    @property
    def names(self) -> list[str]:
        """The seats' names; an open seat goes by its number."""
        return self._company.names

    @property
    def waiting(self) -> bool:
        """Whether a seat is still open: nothing is dealt before all are taken."""
        return self._setting.waiting

    def sit(self, seat: int, name: str, kind: SeatKind = "person", bot: str = "") -> None:
        """Somebody takes a seat, or a bot does, or it falls open again (kind `open`)."""
        self._viewer(seat)
        if kind == "open" and self._setting.begun:
            if not self.history.stand_before_position():
                raise NotNow("begun", say("The game has begun; a seat cannot fall open any more."))
            self._setting.awaited_again()
            self.audience.look()
        self._company.seats[seat] = Seat(name, kind, bot)
        self._setting.change += 1
        self._begin_in_position()

    def set_presence(self, seat: int, presence: Presence, kept_by: str = "") -> None:
        """Somebody comes, goes, or has his seat kept; no revision changes for it."""
        self._viewer(seat)
        who = self._company.seats[seat]
        if (who.presence, who.kept_by) != (presence, kept_by):
            who.presence, who.kept_by = presence, kept_by
            self._setting.change += 1

    def add_words(self, seat: int, words: str) -> None:
        """A player adds words of his own to the lot, once the first promise is published."""
        self._viewer(seat)
        if self._setting.begun:
            says = say("The game has begun; words count only before the first deal.")
            raise NotNow("begun", says)
        said = words_for_lot(words)
        self.history.add_words(seat, said)

    # How far it has come.

    @property
    def frozen(self) -> str:
        """Why this game cannot go on; empty if it can."""
        return self._setting.frozen

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.history.over

    @property
    def counts(self) -> bool:
        """Whether the game may be compared with others of its deal: nothing was taken back that
        had let cards be seen which nobody may know while he plays."""
        return not self._taking_back.saw_all

    @property
    def in_play(self) -> bool:
        """Whether a deal is being played, as everybody knows it."""
        return self._setting.begun and self.audience.actor >= 0

    def asked(self) -> list[int]:
        """Every seat that has something to decide, each as far as it knows itself."""
        if not self._setting.begun or self.frozen:
            return []
        return [seat for seat in range(len(self.seats)) if self.audience[seat].actor == seat]

    def on_turn(self) -> list[int]:
        """Who has something to decide, as far as a watcher knows."""
        return [self.audience.actor] if self.in_play and not self.frozen else []

    # The deal.

    def due(self) -> bool:
        """Whether the table itself has something to do: a deal (draws follow their move)."""
        if self.frozen or self.waiting:
            return False
        return self.history.now.actor == DEAL

    def advance(self) -> bool:
        """Deal, if a deal is due; say whether it was."""
        if not self.due():
            return False
        first = not self.history.begun
        events = self.history.deal()
        if first:
            self.audience.tell_of_opening()
        self._setting.opened(self.history.round, self.history.commitment)
        self.audience.tell(None, events)
        self._go_on()
        return True

    def _begin_in_position(self) -> None:
        """Where a game goes on from a position nothing is dealt: it begins when all are seated."""
        if not self.waiting and self.history.begin_in_position():
            self._setting.opened(self.history.round, self.history.commitment)
            self.audience.look()

    def _promise(self) -> None:
        """Publish the commitment for the deal to come."""
        if not (self._setting.known_deal or self.frozen):
            self._setting.promised(self.history.promise())

    def _reveal(self) -> None:
        """After the round tell its secret, and promise the next."""
        if self._setting.known_deal:
            return
        self._setting.revealed(self.history.commitment, self.history.reveal())
        if self.history.now.actor == DEAL:
            self._promise()

    # The door in.

    def play(self, seat: int, move: str, at: int | None = None) -> None:
        """A seat plays a move given as text, in answer to the revision `at` of what it sees.

        Raises NotNow, Unreadable, Ambiguous or Refused; then nothing has changed.
        """
        viewer = self._on_turn(seat, at, move)
        self._make(viewer, read_move(self.game, viewer, move, self.names))

    def play_code(self, seat: int, code: int) -> None:
        """The same for a move given by its code, as bots do."""
        self._make(self._on_turn(seat, None), code)

    def ask(self, seat: int) -> tuple[Any, list[int]]:
        """What a bot chooses from: the state as its seat may know it, and the legal codes.

        Both are the asker's own: whatever is done with them, nothing changes here.
        """
        viewer = self._on_turn(seat, None)
        return copy(viewer.hidden), legal_for(self.game, viewer)

    def seed(self, seat: int) -> int:
        """What a bot in this seat chooses by now: from the lot, and from how far the game has gone.

        What others decide unseen does not count, as it does not count for what the seat is shown.
        """
        steps_shown = len(self.history.done) + len(self._viewer(seat).ahead)
        return fair.seed_of_bot(self.secret, seat, steps_shown)

    def why(self, seat: int, move: str) -> NotNow | Refused:
        """Why a seat may not play this now; code `legal` where it may. Changes nothing.

        Raises Unreadable or Ambiguous where the move cannot be read.
        """
        try:
            viewer = self._on_turn(seat, None, move)
        except NotNow as mistake:
            return mistake
        return verdict(self.game, viewer, move, self.names)

    def cuts_short(self, seat: int) -> int | None:
        """Whose unseen question would be let go by if this seat moved now; None if nobody's."""
        ahead = self._viewer(seat).ahead
        return ahead[0].seat if ahead and self.game.silence_ends else None

    def _viewer(self, seat: int) -> Viewer:
        if not 0 <= seat < len(self.seats):
            says = say("This table has no seat {seat}; seats begin at 0.", seat=seat)
            raise NoSuch("no-such-seat", says)
        return self.audience[seat]

    def _on_turn(self, seat: int, at: int | None, move: str = "") -> Viewer:
        viewer = self._viewer(seat)
        if self.frozen:
            raise NotNow("frozen", self.frozen)
        if not self._setting.begun:
            raise NotNow("not-begun", say("The game has not begun: nothing is dealt yet."))
        if at is not None and at != viewer.revision:
            raise NotNow("stale", say("The game has moved on since; look again and then choose."))
        if viewer.actor != seat:
            raise out_of_turn(self.game, viewer, move, self.names)
        return viewer

    # Going forward.

    def _make(self, viewer: Viewer, code: int) -> None:
        """A seat's move, if it is legal: made at once, or held while something unseen is open
        before it. Where silence ends with the next move, what was open is let go by instead."""
        check_move(self.game, viewer, code, self.names)
        step = Step(viewer.seat, code)
        while viewer.ahead and self.game.silence_ends:
            self._take(viewer.ahead[0])
            self._go_on()
        if viewer.ahead:
            self.history.hold(step, self.game.words.notation(viewer.hidden, viewer.seat, code))
        else:
            self.history.foresee(step)
            is_news = self._puts_back and self.audience.is_news_to(self.history.held[:1], step)
            self._take(step)
            if is_news:
                self.audience.tell_of_dropped(self.history.drop_held())
        self._go_on()

    def _take(self, step: Step) -> None:
        """Write a step down, and tell it."""
        self.audience.tell(step, self.history.take(step))

    def _go_on(self) -> None:
        """Draw what is drawn blind, make the moves that were held, and let everybody look."""
        history = self.history
        while True:
            if history.now.actor == CHANCE:
                self._take(history.drawn())
            elif step := history.next_held():
                self._take(step)
            else:
                break
        if history.held and history.now.unseen_pass(history.held[0].seat) is None:
            self.audience.tell_of_dropped(history.drop_held())
        if history.now.actor in (DEAL, OVER):
            self._reveal()
        self.audience.look()

    # The door out.

    def view(self, seat: int | None, since: int = 0) -> View:
        """What a seat, or a watcher (None), sees now, with the story from line `since` on."""
        if seat is None:
            return self._setting.show(self.audience[WATCHER], since)
        viewer = self._viewer(seat)
        return self._setting.show(viewer, since, self.may_undo(seat), self.may_ask_undo(seat))

    def moment(self) -> Moment:
        """The table as everybody sees it now, to be looked at later."""
        may_undo = [self.may_undo(seat) for seat in range(len(self.seats))]
        return Moment(self._setting, self.history.now, self.audience, may_undo)

    def revision(self, seat: int | None) -> int:
        """How often what this seat sees has changed."""
        return (self.audience[WATCHER] if seat is None else self._viewer(seat)).revision

    # Going back, and playing again.

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take its last move back: it alone is a person, and has moved."""
        return self._taking_back.may_alone(seat)

    def may_ask_undo(self, seat: int) -> bool:
        """Whether this seat may ask the others to let it take its last move back."""
        return self._taking_back.may_ask(seat)

    def check_undo(self, seat: int) -> None:
        """Raises NotNow with the reason where the move of this seat stands whatever all say."""
        self._viewer(seat)
        self._taking_back.check(seat)

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take this seat's last move back, and all that followed; raises NotNow.

        `agreed`: everybody whom it concerns has said yes.
        """
        self.check_undo(seat)
        self._taking_back.check_agreed(agreed)
        self._taking_back.take_back(seat)

    def again(self, same_deal: bool = False) -> Table:
        """Another table with the same company: the very same packs, or a new deal."""
        if not self.over:
            raise NotNow("not-over", say("The game is not over yet."))
        seats = [Seat(s.name, s.kind, s.bot, s.presence) for s in self.seats]
        if not same_deal:
            return Table(self.game, seats, self.history.next_game())
        made = Table(self.game, seats, self.history.once_more())
        for seat, said in self.history.words.items():
            made.add_words(seat, said)
        return made

    # Being kept.

    @property
    def journal(self) -> list[str]:
        """All that was done here, a line each; it only grows. `follow` does it again."""
        return self.history.journal

    @property
    def secret(self) -> bytes:
        """The root of all deals of this table: for its owner to keep, and nobody to see."""
        return self.history.chance.root

    def follow(self, lines: Sequence[str], done: Callable[[str], None] = lambda line: None) -> None:
        """Do again what an earlier table's journal says; raises BadRecord with the line.

        `done` hears of each line that somebody asked for, when it has been done. A frozen table
        only keeps the lines, so that its record can be read.
        """
        if self.frozen:
            self.history.keep(lines)
            return
        self.history.begin_as_in(lines)
        for at, line in enumerate(lines):
            if at >= len(self.journal):
                self._puts_back = lines[at + 1 : at + 2] == [DROPPED]
                try:
                    self._do(line)
                    done(line)
                except Mistake as mistake:
                    raise BadRecord(at + 1, mistake.sentence, line) from mistake
                finally:
                    self._puts_back = True
            if at >= len(self.journal) or self.journal[at] != line:
                raise BadRecord(at + 1, say("The journal does not fit this table."), line)

    def _do(self, line: str) -> None:
        """One line of a journal that somebody asked for; the others follow from these."""
        match asked_for(line):
            case ("deal", _, _):
                self.advance()
            case ("undo", seat, _):
                # Whether it was allowed was asked when it was done.
                self._taking_back.take_back(seat)
            case ("words", seat, said):
                self.add_words(seat, said)
            case ("move", seat, text):
                self.play(seat, text)

    @property
    def record(self) -> Record:
        """The whole game. It holds every secret: show it only when the game is over."""
        return self.history.record()
