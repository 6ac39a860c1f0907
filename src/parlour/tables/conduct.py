"""How a game goes forward at a table: deals, moves, draws, moves held back, and going back.

Every step is written down before it is told. Nothing here asks whether a move is legal: that
is the table's door.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from parlour.games.game import AnyGame, Event
from parlour.games.saying import say
from parlour.games.speech import Voice
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.kernel.log import WATCHER
from parlour.tables.course import Course, Step
from parlour.tables.history import History
from parlour.tables.lot import LaidByHand, Lot, told_of_company, told_of_dealer
from parlour.tables.record import Entry
from parlour.tables.showing import Setting
from parlour.tables.start import Start
from parlour.tables.taking_back import Bar, Trace, came_out, latest, showed
from parlour.tables.view import Fair
from parlour.tables.viewer import Viewer

_LAY_OPEN = say(
    "The cards lay open already: what is played now does not count when games of this deal are "
    "compared."
)


class Conduct:
    """The course of one table's game: its history, and what everybody has been shown of it."""

    def __init__(self, game: AnyGame, setting: Setting, lot: Lot, start: Start) -> None:
        self.game = game
        self.setting = setting
        self.lot = lot
        self._start = start
        self.dealer = start.named_dealer
        self.dealer_by = start.dealer_by
        self.history = History()
        self.puts_back = True
        """Whether held moves are put back when something is decided before them. Only journals of
        old have them made all the same, where they still could be."""
        self.witness: Callable[[list[Event], Course], None] | None = None
        """Told of everything that happens, openly: for games that are over."""
        self.saw_all = False
        """Whether a move was taken back after all the cards of its round had been laid open."""
        self.course = Course(game, self._opening(self.dealer))
        self.viewers = {
            seat: Viewer(game, seat, self.course) for seat in (*range(len(setting.seats)), WATCHER)
        }
        self._promise()

    def _opening(self, dealer: int) -> Any:
        """The state to begin from, for a dealer; by lot, he is drawn later."""
        return self._start.state(self.game, len(self.setting.seats), dealer)

    def begin_in_position(self) -> None:
        """The game goes on from a position: nothing is dealt in its first round."""
        self.lot.open_round()
        self.setting.begun = True
        self.setting.round = self.lot.round
        self._look()

    def stand_before_position(self) -> bool:
        """Wait again, if nothing has happened since the game was begun from a position."""
        if self.history.done or self.history.held or not self.setting.from_position:
            return False
        self.lot.restart()
        self.setting.begun = False
        self.setting.round = 0
        self._look()
        return True

    def deal(self) -> None:
        """Open a round: draw for the dealer if it is the first, shuffle, deal."""
        first = not self.setting.begun
        self._foresee_deal(first)
        pack = self._open_round(first)
        if first:
            self._tell_dealer()
        self.setting.begun = True
        self.setting.round = self.lot.round
        if self.setting.fair is not None:
            self.setting.fair = Fair(self.lot.commitment(self.lot.round))
        self.setting.change += 1
        self.history.write(Entry("pack", " ".join(self.game.deck.ids(pack))))
        self.history.dealt(pack)
        self._tell(None, self.course.deal(pack))
        self.history.mark(self.course.state, self.lot.mark())
        self._go_on()

    def _foresee_deal(self, first: bool) -> None:
        """Where chance is laid by hand, see that all that the deal needs is there; else raise."""
        if isinstance(self.lot, LaidByHand):
            seats = len(self.setting.seats)
            dealer = self.lot.first_dealer(seats) if self.dealer_by == "lot" else self.dealer
            branch = self.course.elsewhere(self._opening(dealer)) if first else self.course.branch()
            branch.deal(self.lot.next_pack())
            self.lot.check_draws(branch)

    def _foresee(self, step: Step) -> None:
        """The same of the draws that follow a move."""
        if isinstance(self.lot, LaidByHand):
            branch = self.course.branch()
            branch.play(step.code)
            self.lot.check_draws(branch)

    def _open_round(self, first: bool) -> list[int]:
        self.lot.open_round()
        if first and self.dealer_by:
            drawn = self.lot.first_dealer(len(self.setting.seats))
            # Where the dealer is chosen the lot is laid aside: the packs are the same for all.
            self.dealer = self.dealer if self.dealer_by == "choice" else drawn
        if first:
            self.course = Course(self.game, self._opening(self.dealer))
        return self.lot.pack()

    def _tell_dealer(self) -> None:
        """Where the dealer was chosen, or the pack divided to find him, all are told; and what
        a company of this size should know."""
        names = self.setting.names
        for viewer in self.viewers.values():
            viewer.story += told_of_company(self.game, len(names))
            viewer.story += told_of_dealer(
                self.game, self.dealer, self.dealer_by, names, viewer.seat
            )

    def make(self, viewer: Viewer, code: int) -> None:
        """A seat's legal move: made at once, or held while something unseen is open before it.

        Where silence ends with the next move, what was open is let go by instead.
        """
        step = Step(viewer.seat, code)
        while viewer.ahead and self.game.silence_ends:
            self._take(viewer.ahead[0])
            self._go_on()
        if viewer.ahead:
            text = self.game.words.notation(viewer.hidden, viewer.seat, code)
            self.history.hold(step, text)
        else:
            self._foresee(step)
            is_news = self.puts_back and self._is_news_to_those_held(step)
            self._take(step)
            if is_news:
                self._drop_held()
        self._go_on()

    def _is_news_to_those_held(self, step: Step) -> bool:
        """Whether those whose moves are held took something else to have happened than this.

        They moved without knowing of it: so their moves are put back, and they are asked again.
        """
        held = self.history.held
        return bool(held) and self.viewers[held[0].seat].ahead[:1] != [step]

    def _take(self, step: Step) -> None:
        h = None
        if step.seat == CHANCE:
            entry = Entry("draw", self.game.deck[step.code - self.game.codes].id)
        else:
            h = self.course.hidden(step.seat)
            entry = Entry("move", self.game.words.notation(h, step.seat, step.code), step.seat)
        self.history.write(entry)
        trace, events = self._play(self.course, step, h, self.history.last_noticed())
        self.history.made(step, trace)
        self._tell(step, events)
        self.history.mark(self.course.state, self.lot.mark())

    def _play(self, course: Course, step: Step, h: Any, noticed: int) -> tuple[Trace, list[Event]]:
        """Make a step, and see what it lets be known.

        `h` is what its seat knew before, `noticed` who made the last move that everybody saw.
        """
        if h is None or not self.setting.is_shared:
            return Trace(), course.play(step.code)
        if course.unseen_pass(WATCHER) != step.code:
            events = course.play(step.code)
            return showed(step, h, events, course, self.setting.names), events
        before = course.hidden(noticed)
        events = course.play(step.code)
        return Trace("silent", came_out(noticed, before, events, course)), events

    def _go_on(self) -> None:
        """Draw what is drawn blind, make the moves that were held, and let everybody look."""
        course, held = self.course, self.history.held
        while True:
            if course.actor == CHANCE:
                self._take(Step(CHANCE, self._drawn()))
            elif held and self._may_make(held[0]):
                self._take(held.pop(0))
            else:
                break
        if held and course.unseen_pass(held[0].seat) is None:
            self._drop_held()
        if course.actor in (DEAL, OVER):
            self._reveal()
        self._look()

    def _drawn(self) -> int:
        return self.lot.drawn(self.course.legal())

    def steps_shown(self, seat: int) -> int:
        """How many steps of the game a seat has been shown, those included that are still held."""
        return len(self.history.done) + len(self.viewers[seat].ahead)

    def _may_make(self, step: Step) -> bool:
        return self.course.actor == step.seat and step.code in self.course.legal()

    def _drop_held(self) -> None:
        """What was held is not made: say so to those who made it."""
        for seat in self.history.drop_held():
            self.viewers[seat].add(
                say("Your move was not made: something else was decided before it."), "dropped"
            )

    def _tell(self, step: Step | None, events: list[Event]) -> None:
        if self.witness is not None:
            self.witness(events, self.course)
        for viewer in self.viewers.values():
            viewer.happened(len(self.history.done), step, events, self.course, self.setting.names)

    def _look(self, telling: bool = True) -> None:
        done, held = len(self.history.done), self.history.held
        for viewer in self.viewers.values():
            viewer.look(done, self.course, held, self.setting.names, telling)

    # The promise and its proof.

    def _promise(self) -> None:
        """Publish the commitment for the deal to come."""
        if self.setting.known_deal or self.setting.frozen:
            return
        number = self.lot.round + 1
        promise = self.lot.commitment(number)
        self.history.write(Entry("commitment", promise, number))
        last = self.setting.fair
        self.setting.fair = Fair(last.commitment, last.secret, promise) if last else Fair(promise)
        self.setting.change += 1

    def _reveal(self) -> None:
        """After the round tell its secret, and promise the next."""
        if self.setting.known_deal:
            return
        number = self.lot.round
        secret = self.lot.secret(number)
        self.history.write(Entry("secret", secret, number))
        self.setting.fair = Fair(self.lot.commitment(number), secret)
        self.setting.change += 1
        if self.course.actor == DEAL:
            self._promise()

    # Going back.

    def bar_to_taking_back(self, seat: int) -> tuple[Bar, int]:
        """Why this seat's last move stands between people, and who has moved since.

        Only what the seat itself has been shown counts, for the answer tells of it.
        """
        course, viewer = self.course, self.viewers[seat]
        if course.actor == seat and course.unseen_pass(WATCHER) is not None:
            return "asked", seat
        if not viewer.ahead:
            return latest(seat, self.history.back())
        ahead: list[tuple[Step, Trace]] = []
        branch, noticed = course.branch(), self.history.last_noticed()
        for step in viewer.ahead:
            trace, _ = self._play(branch, step, branch.hidden(step.seat), noticed)
            ahead.append((step, trace))
            noticed = noticed if trace.bar == "silent" else step.seat
        return latest(seat, chain(reversed(ahead), self.history.back()))

    def take_back(self, seat: int) -> None:
        """Take back this seat's last move and all after it; the story goes on and says so."""
        was_over = self.course.actor == OVER
        step, gone = self.history.take_back(seat)
        h = self.viewers[seat].hidden
        open_already = False
        if gone:
            open_already = was_over or any(entry.kind == "secret" for entry in gone)
            self._replay()
            h = self.course.hidden(seat)
        self.saw_all = self.saw_all or open_already
        self._tell_undo(seat, h, step.code, open_already)
        if self.setting.fair is not None:
            self.setting.fair = Fair(self.lot.commitment(self.lot.round))
        self.setting.round = self.lot.round
        self.setting.change += 1
        self._look(telling=False)

    def _tell_undo(self, seat: int, h: Any, code: int, open_already: bool) -> None:
        """Everybody is told which move is gone; `h` is what its seat knew before it."""
        names = self.setting.names
        for viewer in self.viewers.values():
            viewer.stand_back(len(self.history.done) + 1)
            who = Voice(names, viewer.seat).who(seat)
            what = self.game.words.taken_back(h, seat, code, names, viewer.seat)
            told = say("{who} {who:take|takes} back {what}.", who=who, what=what)
            viewer.add(told, "undo", seat)
            if open_already:
                viewer.add(_LAY_OPEN, "undo", seat)

    def _replay(self) -> None:
        """Fold the steps anew from the last mark, with chance brought to where it was."""
        done, mark = self.history.done, self.history.last_mark()
        begun = 0
        if mark is not None:
            begun, state, chance = mark
            self.lot.go_back(chance)
            self.course = Course(self.game, state)
        else:
            self.lot.restart()
            self.course = Course(self.game, self._opening(self.dealer))
            if not done or done[0].pack is None:
                self.lot.open_round()
        for number, earlier in enumerate(done[begun:], begun):
            if earlier.step is None:
                pack = self._open_round(first=number == 0)
                assert pack == earlier.pack, "the lot gave another pack than before"
                self.course.deal(pack)
            else:
                code = self._drawn() if earlier.step.seat == CHANCE else earlier.step.code
                assert code == earlier.step.code, "the lot gave another card than before"
                # What it told was told when it was first played.
                self.course.play_unheard(code)
