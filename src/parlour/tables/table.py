"""A game in progress: its company, its chance, its record, and the two doors to it.

`play` is the only way to change a game and `view` the only way to see it. A table does no
input or output, starts nothing by itself and waits for nobody: its owner calls `advance` when
`due` says so, plays the bots' moves, and keeps the lines of `journal`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.games.game import AnyGame, Event, Mistake, NoSuch, Unreadable
from parlour.games.saying import say
from parlour.kernel import dispatch
from parlour.kernel.dispatch import DEAL, OVER
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from parlour.tables import fair
from parlour.tables.conduct import Conduct
from parlour.tables.course import Course
from parlour.tables.journal import DROPPED, asked_for
from parlour.tables.mistakes import BadRecord, NotNow, Refused
from parlour.tables.reading import legal_for, read_move, refusal_of
from parlour.tables.record import Record, Seat
from parlour.tables.showing import Setting
from parlour.tables.start import Start
from parlour.tables.still import Still
from parlour.tables.taking_back import Bar, told
from parlour.tables.view import Presence, SeatKind, View
from parlour.tables.viewer import Viewer

LONGEST_WORDS = 80
MOST_TAKEN_BACK = 600
"""So much can be taken back at one table: some two hundred moves of two players."""


class Table:
    """One game and those who sit at it."""

    def __init__(self, game: AnyGame, seats: Sequence[Seat], start: Start | None = None) -> None:
        """Open a table; raises NoSuch for a company or an option that the sheet has not."""
        start = start or Start()
        frozen = start.why_frozen(game)
        self.game = game
        self._words: dict[int, str] = {}
        self._rules = game.rulebook.version if start.rules is None else start.rules
        self._told_position = start.position
        # Old options and positions may mean nothing to new rules: a frozen game only keeps them.
        self._start = start.unread() if frozen else start
        values, printed = game.option_values(self._start.options), game.option_values({})
        self._changed = {name: value for name, value in values.items() if value != printed[name]}
        if frozen:
            self._changed = values = {name: str(value) for name, value in start.options.items()}
        self._setting = Setting(
            game,
            list(seats),
            values,
            list(self._changed),
            known_deal=start.deal,
            from_position=bool(start.position),
            chosen_dealer=start.dealer if start.dealer_by == "choice" else None,
            frozen=frozen,
        )
        lot = start.lot(game, self._words)
        self._conduct = Conduct(game, self._setting, lot, self._start)
        self._begin_in_position()

    def _begin_in_position(self) -> None:
        """Where a game goes on from a position nothing is dealt: it begins when all are seated."""
        if self._start.position and not self.waiting and not self._setting.begun:
            self._conduct.begin_in_position()

    # Who sits here.

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return tuple(self._setting.seats)

    @property
    def names(self) -> list[str]:
        """The seats' names; an open seat goes by its number."""
        return self._setting.names

    @property
    def waiting(self) -> bool:
        """Whether a seat is still open: nothing is dealt before all are taken."""
        return self._setting.waiting

    @property
    def frozen(self) -> str:
        """Why this game cannot go on; empty if it can."""
        return self._setting.frozen

    def freeze(self, sentence: str) -> None:
        """Let nothing more happen here, and say why: its owner cannot vouch for the game."""
        self._setting.frozen = sentence
        self._setting.change += 1

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._setting.begun and self._conduct.course.actor == OVER

    @property
    def counts(self) -> bool:
        """Whether the game may be compared with others of its deal: nothing was taken back that
        had let cards be seen which nobody may know while he plays."""
        return not self._conduct.saw_all

    @property
    def in_play(self) -> bool:
        """Whether a deal is being played, as everybody knows it."""
        return self._setting.begun and self._conduct.viewers[WATCHER].actor >= 0

    def sit(self, seat: int, name: str, kind: SeatKind = "person", bot: str = "") -> None:
        """Somebody takes a seat, or a bot does, or it falls open again (kind `open`)."""
        self._viewer(seat)
        if kind == "open" and self._setting.begun and not self._conduct.stand_before_position():
            raise NotNow("begun", say("The game has begun; a seat cannot fall open any more."))
        self._setting.seats[seat] = Seat(name, kind, bot)
        self._setting.change += 1
        self._begin_in_position()

    def set_presence(self, seat: int, presence: Presence, kept_by: str = "") -> None:
        """Somebody comes, goes, or has his seat kept; no revision changes for it."""
        self._viewer(seat)
        who = self._setting.seats[seat]
        if (who.presence, who.kept_by) != (presence, kept_by):
            who.presence, who.kept_by = presence, kept_by
            self._setting.change += 1

    def add_words(self, seat: int, words: str) -> None:
        """A player adds words of his own to the lot, once the first promise is published."""
        self._viewer(seat)
        said = " ".join(words.split())
        if self._setting.begun:
            raise NotNow(
                "begun", say("The game has begun; words count only before the first deal.")
            )
        if not said or not said.isprintable() or len(said) > LONGEST_WORDS:
            raise Unreadable(
                "unreadable",
                say(
                    "Words for the lot are 1 to {most} letters.",
                    most=LONGEST_WORDS,
                ),
            )
        self._words[seat] = said
        self._conduct.history.add_words(seat, said)

    # What the table does by itself.

    def due(self) -> bool:
        """Whether the table itself has something to do: a deal (draws follow their move)."""
        if self.frozen or self.waiting:
            return False
        return self._conduct.course.actor == DEAL

    def advance(self) -> bool:
        """Deal, if a deal is due; say whether it was."""
        if not self.due():
            return False
        self._conduct.deal()
        return True

    def asked(self) -> list[int]:
        """Every seat that has something to decide, each as far as it knows itself."""
        if not self._setting.begun or self.frozen:
            return []
        viewers = self._conduct.viewers
        return [seat for seat in range(len(self.seats)) if viewers[seat].actor == seat]

    def on_turn(self) -> list[int]:
        """Who has something to decide, as far as a watcher knows."""
        actor = self._conduct.viewers[WATCHER].actor
        return [actor] if self._setting.begun and not self.frozen and actor >= 0 else []

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

    def cuts_short(self, seat: int) -> int | None:
        """Whose unseen question would be let go by if this seat moved now; None if nobody's."""
        ahead = self._viewer(seat).ahead
        return ahead[0].seat if ahead and self.game.silence_ends else None

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
        self._viewer(seat)
        return fair.seed_of_bot(self.secret, seat, self._conduct.steps_shown(seat))

    def why(self, seat: int, move: str) -> NotNow | Refused:
        """Why a seat may not play this now; code `legal` where it may. Changes nothing.

        Raises Unreadable or Ambiguous where the move cannot be read.
        """
        try:
            viewer = self._on_turn(seat, None, move)
        except NotNow as mistake:
            return mistake
        code = read_move(self.game, viewer, move, self.names)
        refused = refusal_of(self.game, viewer, code, self.names)
        if refused is not None:
            return refused
        text = self.game.words.notation(viewer.hidden, seat, code)
        return Refused("legal", say("Nothing forbids it: you may {text}.", text=text), (), text)

    def _viewer(self, seat: int) -> Viewer:
        if not 0 <= seat < len(self._setting.seats):
            raise NoSuch(
                "no-such-seat", say("This table has no seat {seat}; seats begin at 0.", seat=seat)
            )
        return self._conduct.viewers[seat]

    def _on_turn(self, seat: int, at: int | None, move: str = "") -> Viewer:
        viewer = self._viewer(seat)
        if self.frozen:
            raise NotNow("frozen", self.frozen)
        if not self._setting.begun:
            raise NotNow("not-begun", say("The game has not begun: nothing is dealt yet."))
        if at is not None and at != viewer.revision:
            raise NotNow("stale", say("The game has moved on since; look again and then choose."))
        actor = viewer.actor
        if actor == seat:
            return viewer
        clauses = self._out_of_turn(viewer, move)
        if actor == OVER:
            raise NotNow("game-over", say("The game is over."), clauses)
        if actor < 0:
            raise NotNow("not-your-turn", say("The next deal is awaited."), clauses)
        says = say("It is not your turn: {name} is to play.", name=self.names[actor])
        raise NotNow("not-your-turn", says, clauses)

    def _out_of_turn(self, viewer: Viewer, move: str) -> Sequence[str]:
        """The clauses for which a seat must wait, whatever it tried."""
        words, h, seat = self.game.words, viewer.hidden, viewer.seat
        if viewer.actor == DEAL:
            return words.in_force(h, seat, [])
        try:
            code = read_move(self.game, viewer, move, self.names)
        except Mistake:
            code = 0
        refusal = self.game.refusal(int(dispatch.why_not(h, seat, code)))
        return words.cited(h, seat, code, refusal) if refusal else ()

    def _make(self, viewer: Viewer, code: int) -> None:
        if not 0 <= code < self.game.codes:
            raise NoSuch(
                "no-such-action",
                say("{title} has no move number {code}.", title=self.game.title, code=code),
            )
        refused = refusal_of(self.game, viewer, code, self.names)
        if refused is not None:
            raise refused
        self._conduct.make(viewer, code)

    # The door out.

    def view(self, seat: int | None, since: int = 0) -> View:
        """What a seat, or a watcher (None), sees now, with the story from line `since` on."""
        if seat is None:
            return self._setting.show(self._conduct.viewers[WATCHER], since)
        return self._setting.show(self._viewer(seat), since, *self._may_take_back(seat))

    def still(self) -> Still:
        """The table as everybody sees it now, to be looked at later."""
        may_undo = [self.may_undo(seat) for seat in range(len(self.seats))]
        return Still(self._setting, self._conduct, may_undo)

    def let_witness(self, witness: Callable[[list[Event], Course], None]) -> None:
        """Tell everything that happens here, openly, to somebody who holds no seat."""
        self._conduct.witness = witness

    def revision(self, seat: int | None) -> int:
        """How often what this seat sees has changed."""
        viewer = self._conduct.viewers[WATCHER] if seat is None else self._viewer(seat)
        return viewer.revision

    # Going back, and playing again.

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take its last move back: it alone is a person, and has moved."""
        return self._may_take_back(seat)[0]

    def may_ask_undo(self, seat: int) -> bool:
        """Whether this seat may ask the others to let it take its last move back."""
        return self._may_take_back(seat)[1]

    def _may_take_back(self, seat: int) -> tuple[bool, bool]:
        """Whether this seat may take its last move back, and whether it may ask to."""
        if self._setting.seats[seat].kind != "person" or self._taken_back_enough:
            return False, False
        if not self._setting.is_shared:
            return self._conduct.history.has_moved(seat), False
        return False, not self.frozen and not self._conduct.bar_to_taking_back(seat)[0]

    def check_undo(self, seat: int) -> None:
        """Raises NotNow with the reason where the move of this seat stands whatever all say."""
        self._viewer(seat)
        if self.frozen:
            raise NotNow("frozen", self.frozen)
        if self._taken_back_enough:
            raise NotNow(
                "no-undo",
                say("So much has been taken back at this table already that your move stands."),
            )
        bar, mover = self._bar(seat)
        if bar:
            raise NotNow("no-undo", told(bar, self.names[mover]))

    @property
    def _taken_back_enough(self) -> bool:
        """A table is brought back by doing again all that was ever done: there is an end to it."""
        return self._conduct.history.taken_back >= MOST_TAKEN_BACK

    def _bar(self, seat: int) -> tuple[Bar, int]:
        if not self._setting.is_shared:
            return ("" if self._conduct.history.has_moved(seat) else "none"), seat
        return self._conduct.bar_to_taking_back(seat)

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take this seat's last move back, and all that followed; raises NotNow.

        `agreed`: everybody whom it concerns has said yes.
        """
        self.check_undo(seat)
        if self._setting.is_shared and not agreed:
            raise NotNow("no-undo", say("Between people a move is taken back only if all agree."))
        self._take_back(seat)

    def _take_back(self, seat: int) -> None:
        self._conduct.take_back(seat)

    def again(self, same_deal: bool = False) -> Table:
        """Another table with the same company: the very same packs, or a new deal."""
        if not self.over:
            raise NotNow("not-over", say("The game is not over yet."))
        seats = [Seat(s.name, s.kind, s.bot, s.presence) for s in self.seats]
        conduct = self._conduct
        if not same_deal:
            passes_on = self.game.next_dealer
            dealer = int(passes_on(conduct.course.state)) if passes_on else None
            return Table(self.game, seats, Start(self._start.options, dealer, dealer_chosen=False))
        again = self._start.once_more(conduct.lot, conduct.dealer, conduct.dealer_by)
        made = Table(self.game, seats, again)
        for seat, said in self._words.items():
            made.add_words(seat, said)
        return made

    # Being kept.

    @property
    def journal(self) -> list[str]:
        """All that was done here, a line each; it only grows. `follow` does it again."""
        return self._conduct.history.journal

    @property
    def secret(self) -> bytes:
        """The root of all deals of this table: for its owner to keep, and nobody to see."""
        return self._conduct.lot.root

    def follow(self, lines: Sequence[str], done: Callable[[str], None] = lambda line: None) -> None:
        """Do again what an earlier table's journal says; raises BadRecord with the line.

        `done` hears of each line that somebody asked for, when it has been done. A frozen table
        only keeps the lines, so that its record can be read.
        """
        if self.frozen:
            self._conduct.history.keep(lines)
            return
        for at, line in enumerate(lines):
            if at >= len(self.journal):
                self._conduct.puts_back = lines[at + 1 : at + 2] == [DROPPED]
                try:
                    self._do(line)
                    done(line)
                except Mistake as mistake:
                    raise BadRecord(at + 1, mistake.sentence, line) from mistake
                finally:
                    self._conduct.puts_back = True
            if at >= len(self.journal) or self.journal[at] != line:
                raise BadRecord(at + 1, say("The journal does not fit this table."), line)

    def _do(self, line: str) -> None:
        """One line of a journal that somebody asked for; the others follow from these."""
        done = asked_for(line)
        match done:
            case ("deal", _, _):
                self.advance()
            case ("undo", seat, _):
                # Whether it was allowed was asked when it was done.
                self._take_back(seat)
            case ("words", seat, said):
                self.add_words(seat, said)
            case ("move", seat, text):
                self.play(seat, text)

    @property
    def record(self) -> Record:
        """The whole game. It holds every secret: show it only when the game is over."""
        result = ""
        if self.over:
            h = self._conduct.course.hidden(WATCHER)
            result = self.game.words.result(h, self.names)
        return Record(
            game=self.game.name,
            rules=self._rules,
            seats=list(self.seats),
            options=dict(self._changed),
            dealer=self._conduct.dealer,
            dealer_by=self._conduct.dealer_by,
            deal=self._setting.known_deal,
            words=dict(self._words),
            position=self._told_position.splitlines(),
            entries=list(self._conduct.history.entries),
            result=result,
        )
