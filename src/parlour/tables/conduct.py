"""How a game goes forward at a table: deals, moves, draws, moves held back, and going back.

Every step is written down before it is told. Nothing here asks whether a move is legal: that
is the table's door.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from parlour.games.game import Event, Game
from parlour.games.saying import say
from parlour.games.speech import Voice
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from parlour.tables.course import Course, Step
from parlour.tables.journal import DROPPED
from parlour.tables.lot import LaidByHand, Lot, Mark, told_of_company, told_of_dealer
from parlour.tables.record import Entry
from parlour.tables.showing import Setting
from parlour.tables.start import Start
from parlour.tables.taking_back import Bar, Trace, came_out, latest, showed
from parlour.tables.view import Fair
from parlour.tables.viewer import Viewer

STEPS_A_MARK = 16
GOING_BACK = 2
"""To go back at all takes as long as so many lines."""
_LAY_OPEN = say(
    "The cards lay open already: what is played now does not count when games of this deal are "
    "compared."
)


class Conduct:
    """The course of one table's game. `entries` are its record, `journal` all that was done."""

    def __init__(self, game: Game, setting: Setting, lot: Lot, start: Start) -> None:
        self.game = game
        self.setting = setting
        self.lot = lot
        self._start = start
        self.dealer = start.named_dealer
        self.dealer_by = start.dealer_by
        self.entries: list[Entry] = []
        self.journal: list[str] = []
        self.held: list[Step] = []
        """Moves made by those who may not know that something is still open before them."""
        self.puts_back = True
        """Whether held moves are put back when something is decided before them. Only journals of
        old have them made all the same, where they still could be."""
        self.witness: Callable[[list[Event], Course], None] | None = None
        """Told of everything that happens, openly: for games that are over."""
        self.taken_back = 0
        """How much has been taken back, in lines of the record, and for going back each time."""
        self.saw_all = False
        """Whether a move was taken back after all the cards of its round had been laid open."""
        self._steps: list[tuple[int, Step | list[int]]] = []
        """What was dealt and played, each with its place among the entries."""
        self._marks: list[tuple[int, Any, Mark]] = []
        """After some of the steps: how many there were, and the state and chance to go back to."""
        self._showed: list[Trace] = []
        """What each step let be known, where a move is taken back only if all agree."""
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
        if self._steps or self.held or not self.setting.from_position:
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
        self._write(Entry("pack", " ".join(self.game.deck.ids(pack))))
        self._steps.append((len(self.entries) - 1, pack))
        self._showed.append(Trace())
        self._tell(None, self.course.deal(pack))
        self._mark()
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
            self.held.append(step)
            self.journal.append(f"held {viewer.seat} {text}")
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
        return bool(self.held) and self.viewers[self.held[0].seat].ahead[:1] != [step]

    def _take(self, step: Step) -> None:
        h = None
        if step.seat == CHANCE:
            entry = Entry("draw", self.game.deck[step.code - self.game.codes].id)
        else:
            h = self.course.hidden(step.seat)
            entry = Entry("move", self.game.words.notation(h, step.seat, step.code), step.seat)
        self._write(entry)
        trace, events = self._play(self.course, step, h, self._last_noticed())
        self._steps.append((len(self.entries) - 1, step))
        self._showed.append(trace)
        self._tell(step, events)
        self._mark()

    def _mark(self) -> None:
        last = self._marks[-1][0] if self._marks else 0
        if len(self._steps) >= last + STEPS_A_MARK:
            self._marks.append((len(self._steps), copy(self.course.state), self.lot.mark()))

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

    def _last_noticed(self) -> int:
        """Who made the last move that everybody saw."""
        for step, trace in self._steps_back():
            if step is not None and step.seat >= 0 and trace.bar != "silent":
                return step.seat
        return WATCHER

    def _go_on(self) -> None:
        """Draw what is drawn blind, make the moves that were held, and let everybody look."""
        course = self.course
        while True:
            if course.actor == CHANCE:
                self._take(Step(CHANCE, self._drawn()))
            elif self.held and self._may_make(self.held[0]):
                self._take(self.held.pop(0))
            else:
                break
        if self.held and course.unseen_pass(self.held[0].seat) is None:
            self._drop_held()
        if course.actor in (DEAL, OVER):
            self._reveal()
        self._look()

    def _drawn(self) -> int:
        return self.lot.drawn(self.course.legal())

    def steps_shown(self, seat: int) -> int:
        """How many steps of the game a seat has been shown, those included that are still held."""
        return len(self._steps) + len(self.viewers[seat].ahead)

    def _may_make(self, step: Step) -> bool:
        return self.course.actor == step.seat and step.code in self.course.legal()

    def _drop_held(self) -> None:
        """What was held is not made: say so to those who made it."""
        for seat in sorted({step.seat for step in self.held}):
            self.viewers[seat].add(
                say("Your move was not made: something else was decided before it."), "dropped"
            )
        self.held.clear()
        self.journal.append(DROPPED)

    def _tell(self, step: Step | None, events: list[Event]) -> None:
        if self.witness is not None:
            self.witness(events, self.course)
        for viewer in self.viewers.values():
            viewer.happened(len(self._steps), step, events, self.course, self.setting.names)

    def _look(self, telling: bool = True) -> None:
        for viewer in self.viewers.values():
            viewer.look(len(self._steps), self.course, self.held, self.setting.names, telling)

    def _write(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.journal.append(str(entry))

    # The promise and its proof.

    def _promise(self) -> None:
        """Publish the commitment for the deal to come."""
        if self.setting.known_deal or self.setting.frozen:
            return
        number = self.lot.round + 1
        promise = self.lot.commitment(number)
        self._write(Entry("commitment", promise, number))
        last = self.setting.fair
        self.setting.fair = Fair(last.commitment, last.secret, promise) if last else Fair(promise)
        self.setting.change += 1

    def _reveal(self) -> None:
        """After the round tell its secret, and promise the next."""
        if self.setting.known_deal:
            return
        number = self.lot.round
        secret = self.lot.secret(number)
        self._write(Entry("secret", secret, number))
        self.setting.fair = Fair(self.lot.commitment(number), secret)
        self.setting.change += 1
        if self.course.actor == DEAL:
            self._promise()

    # Going back.

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has made a move that it could take back."""
        return self._last_move_of(seat) is not None or any(s.seat == seat for s in self.held)

    def _last_move_of(self, seat: int) -> int | None:
        for number in range(len(self._steps) - 1, -1, -1):
            step = self._steps[number][1]
            if isinstance(step, Step) and step.seat == seat:
                return number
        return None

    def bar_to_taking_back(self, seat: int) -> tuple[Bar, int]:
        """Why this seat's last move stands between people, and who has moved since.

        Only what the seat itself has been shown counts, for the answer tells of it.
        """
        course, viewer = self.course, self.viewers[seat]
        if course.actor == seat and course.unseen_pass(WATCHER) is not None:
            return "asked", seat
        if not viewer.ahead:
            return latest(seat, self._steps_back())
        ahead: list[tuple[Step, Trace]] = []
        branch, noticed = course.branch(), self._last_noticed()
        for step in viewer.ahead:
            trace, _ = self._play(branch, step, branch.hidden(step.seat), noticed)
            ahead.append((step, trace))
            noticed = noticed if trace.bar == "silent" else step.seat
        return latest(seat, chain(reversed(ahead), self._steps_back()))

    def _steps_back(self) -> Iterator[tuple[Step | None, Trace]]:
        """What was played (or dealt: None), the last first, and what each step showed."""
        for (_, step), trace in zip(reversed(self._steps), reversed(self._showed), strict=True):
            yield (step if isinstance(step, Step) else None), trace

    def take_back(self, seat: int) -> None:
        """Take back this seat's last move and all after it; the story goes on and says so."""
        held = [number for number, step in enumerate(self.held) if step.seat == seat]
        if held:
            keep = len(self._steps)
            open_already, undone = False, []
            h, code = self.viewers[seat].hidden, self.held[held[-1]].code
            del self.held[held[-1] :]
        else:
            last = self._last_move_of(seat)
            assert last is not None, "there is nothing to take back"
            keep = last
            step = self._steps[keep][1]
            assert isinstance(step, Step), "a deal is nobody's move"
            code = step.code
            self.held.clear()
            undone = self.entries[self._steps[keep][0] :]
            open_already = self.course.actor == OVER or any(e.kind == "secret" for e in undone)
            del self.entries[self._steps[keep][0] :]
            del self._steps[keep:]
            del self._showed[keep:]
            self._replay()
            h = self.course.hidden(seat)
        self.journal.append(f"undo {seat} {len(self.entries)}")
        self.taken_back += GOING_BACK + len(undone)
        self.saw_all = self.saw_all or open_already
        self._tell_undo(seat, h, code, keep, open_already)
        if self.setting.fair is not None:
            self.setting.fair = Fair(self.lot.commitment(self.lot.round))
        self.setting.round = self.lot.round
        self.setting.change += 1
        self._look(telling=False)

    def _tell_undo(self, seat: int, h: Any, code: int, keep: int, open_already: bool) -> None:
        """Everybody is told which move is gone; `h` is what its seat knew before it."""
        names = self.setting.names
        for viewer in self.viewers.values():
            viewer.stand_back(keep + 1)
            who = Voice(names, viewer.seat).who(seat)
            what = self.game.words.taken_back(h, seat, code, names, viewer.seat)
            told = say("{who} {who:take|takes} back {what}.", who=who, what=what)
            viewer.add(told, "undo", seat)
            if open_already:
                viewer.add(_LAY_OPEN, "undo", seat)

    def _replay(self) -> None:
        """Fold the steps anew from the last mark, with chance brought to where it was."""
        while self._marks and self._marks[-1][0] > len(self._steps):
            self._marks.pop()
        done = 0
        if self._marks:
            done, state, chance = self._marks[-1]
            self.lot.go_back(chance)
            self.course = Course(self.game, copy(state))
        else:
            self.lot.restart()
            self.course = Course(self.game, self._opening(self.dealer))
            from_deal = bool(self._steps) and not isinstance(self._steps[0][1], Step)
            if not from_deal:
                self.lot.open_round()
        for number, (_, step) in enumerate(self._steps[done:], done):
            if not isinstance(step, Step):
                pack = self._open_round(first=number == 0)
                assert pack == step, "the lot gave another pack than before"
                self.course.deal(pack)
            else:
                code = self._drawn() if step.seat == CHANCE else step.code
                assert code == step.code, "the lot gave another card than before"
                # What it told was told when it was first played.
                self.course.play_unheard(code)
