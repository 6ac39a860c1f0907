"""All that was done at one table, what stands of it, and the state it leads to: the one truth.

The journal only grows, and a table that follows it comes to the same moment. What stands of it when
all that was taken back is gone are the entries of the record, the deals and steps among them, and
the moves that are held. Nothing here asks whether a move is legal (that is the table's door), and
nobody is told of anything: what the rules tell of a step is given back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.games.game import AnyGame, Event
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from parlour.tables.chance import LaidByHand, Mark
from parlour.tables.company import Company
from parlour.tables.journal import DROPPED, entries_of
from parlour.tables.progress import Progress, Step
from parlour.tables.record import Entry, Record
from parlour.tables.start import Start
from parlour.tables.trace import Trace, came_out, showed

STEPS_A_MARK = 16
GOING_BACK = 2
"""To go back at all takes as long as so many lines."""


@dataclass(frozen=True, slots=True)
class Done:
    """A deal or a step that stands."""

    place: int
    """Where it stands among the entries."""
    trace: Trace
    """What it let be known, where a move is taken back only if all agree."""
    pack: list[int] | None = None
    """The order of the pack, of a deal."""
    step: Step | None = None


class History:
    """What was done at a table, in order, and where it has led."""

    def __init__(self, game: AnyGame, start: Start, company: Company) -> None:
        self.game = game
        self._given = start
        self.start = start.unread() if start.why_frozen(game) else start
        """How it begins, as far as today's rules can read it."""
        self._company = company
        self.words: dict[int, str] = {}
        """What players added to the lot."""
        self.chance = self.start.chance(game, self.words)
        self.dealer = self.start.named_dealer
        self.dealer_by = self.start.dealer_by
        self.begun = False
        """Whether the first round has been opened."""
        self.now = Progress(game, self._opening(self.dealer))
        """Where it has led: the state that nobody sees whole."""
        self.journal: list[str] = []
        """All that was done, a line each; it only grows."""
        self.entries: list[Entry] = []
        """What of it stands: the lines of the record."""
        self.done: list[Done] = []
        self.held: list[Step] = []
        """Moves made by those who may not know that something is still open before them."""
        self.taken_back = 0
        """How much has been taken back, in lines of the record, and for going back each time."""
        self._first_round_unplayed = False
        """Whether the first deal is that of a second round: see `begin_as_in`."""
        self._marks: list[tuple[int, Any, Mark]] = []
        """After some of the steps: how many there were, and the state and chance to go back to."""

    def keep(self, journal: Sequence[str]) -> None:
        """Keep the journal of a game that nobody plays on."""
        self.journal[:] = journal
        self.entries[:] = entries_of(journal)

    # Going forward.

    def write(self, entry: Entry) -> None:
        """A line of the record."""
        self.entries.append(entry)
        self.journal.append(str(entry))

    def add_words(self, seat: int, said: str) -> None:
        """A player's words for the lot."""
        self.words[seat] = said
        self.journal.append(f"words {seat}: {said}")

    def begin_in_position(self) -> bool:
        """Go on from a position, if there is one: in mid-round nothing is dealt in that round."""
        if not self.start.position or self.begun:
            return False
        if self.now.actor != DEAL:
            self.chance.open_round()
        self.begun = True
        return True

    def begin_as_in(self, journal: Sequence[str]) -> None:
        """Make ready to follow a journal that an earlier version may have written.

        Where a position waits for a deal, those opened a round for it which nobody played.
        """
        dealt = next((line for line in journal if line.startswith("pack: ")), "")
        if not (dealt and self.start.position) or self.done or self.start.laid is not None:
            return
        if self.now.actor == DEAL:
            self.chance.open_round()
            self._first_round_unplayed = dealt != str(self._pack_entry(self.chance.pack()))
            self.chance.restart()

    def stand_before_position(self) -> bool:
        """Wait again, if nothing has happened since the game was begun from a position."""
        if self.done or self.held or not self.start.position:
            return False
        self.chance.restart()
        self.begun = False
        return True

    def deal(self) -> list[Event]:
        """Open a round: draw for the dealer if it is the first, shuffle, deal.

        Raises NotNow, and nothing has happened, where chance is laid by hand and lacks something.
        """
        self._foresee_deal()
        pack = self._open_round()
        self.write(self._pack_entry(pack))
        self.done.append(Done(len(self.entries) - 1, Trace(), pack=pack))
        events = self.now.deal(pack)
        self._mark()
        return events

    def _pack_entry(self, pack: list[int]) -> Entry:
        return Entry("pack", " ".join(self.game.deck.ids(pack)))

    def _opening(self, dealer: int) -> Any:
        """The state to begin from, for a dealer; by lot, he is drawn later."""
        return self.start.state(self.game, len(self._company.seats), dealer)

    def _open_round(self) -> list[int]:
        """The pack of the next round; before the first the dealer is found."""
        if self.chance.round == 0 and self._first_round_unplayed:
            self.chance.open_round()
        self.chance.open_round()
        if not self.begun:
            if self.dealer_by:
                drawn = self.chance.first_dealer(len(self._company.seats))
                # Where the dealer is chosen the lot is laid aside: the packs are the same for all.
                self.dealer = self.dealer if self.dealer_by == "choice" else drawn
            self.now = Progress(self.game, self._opening(self.dealer))
            self.begun = True
        return self.chance.pack()

    def _foresee_deal(self) -> None:
        """Where chance is laid by hand, see that all that the deal needs is there; else raise."""
        if not isinstance(self.chance, LaidByHand):
            return
        branch = self.now.branch()
        if not self.begun:
            seats = len(self._company.seats)
            dealer = self.chance.first_dealer(seats) if self.dealer_by == "lot" else self.dealer
            branch = self.now.elsewhere(self._opening(dealer))
        branch.deal(self.chance.next_pack())
        self.chance.check_draws(branch)

    def foresee(self, step: Step) -> None:
        """The same of the draws that follow a move."""
        if isinstance(self.chance, LaidByHand):
            branch = self.now.branch()
            branch.play(step.code)
            self.chance.check_draws(branch)

    def drawn(self) -> Step:
        """The blind draw that chance makes now."""
        return Step(CHANCE, self.chance.drawn(self.now.legal()))

    def take(self, step: Step) -> list[Event]:
        """Make a step; what the rules tell of it."""
        h = None
        if step.seat == CHANCE:
            entry = Entry("draw", self.game.deck[step.code - self.game.codes].id)
        else:
            h = self.now.hidden(step.seat)
            entry = Entry("move", self.game.words.notation(h, step.seat, step.code), step.seat)
        self.write(entry)
        trace, events = self._play(self.now, step, h, self._last_noticed())
        self.done.append(Done(len(self.entries) - 1, trace, step=step))
        self._mark()
        return events

    def _play(
        self, progress: Progress, step: Step, h: Any, noticed: int
    ) -> tuple[Trace, list[Event]]:
        """Make a step, and see what it lets be known.

        `h` is what its seat knew before, `noticed` who made the last move that everybody saw.
        """
        if h is None or not self._company.is_shared:
            return Trace(), progress.play(step.code)
        if progress.unseen_pass(WATCHER) != step.code:
            events = progress.play(step.code)
            return showed(step, h, events, progress, self._company.names), events
        before = progress.hidden(noticed)
        events = progress.play(step.code)
        return Trace("silent", came_out(noticed, before, events, progress)), events

    def hold(self, step: Step, text: str) -> None:
        """A move is held until what is open before it is decided."""
        self.held.append(step)
        self.journal.append(f"held {step.seat} {text}")

    def next_held(self) -> Step | None:
        """The move that was held and can now be made, if there is one; it is held no longer."""
        if self.held:
            step = self.held[0]
            if self.now.actor == step.seat and step.code in self.now.legal():
                return self.held.pop(0)
        return None

    def drop_held(self) -> list[int]:
        """What was held is not made; whose moves they were."""
        seats = sorted({step.seat for step in self.held})
        self.held.clear()
        self.journal.append(DROPPED)
        return seats

    @property
    def round(self) -> int:
        """The number of the round that is played or dealt, or was played last; 0 before."""
        return max(self.chance.round, int(self.begun))

    @property
    def commitment(self) -> str:
        """What was promised for this round."""
        return self.chance.commitment(self.round)

    def promise(self) -> str:
        """Write the commitment for the deal to come."""
        number = self.chance.round + 1
        promise = self.chance.commitment(number)
        self.write(Entry("commitment", promise, number))
        return promise

    def reveal(self) -> str:
        """Write the secret of the round that is over."""
        number = self.chance.round
        secret = self.chance.secret(number)
        self.write(Entry("secret", secret, number))
        return secret

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.begun and self.now.actor == OVER

    def record(self) -> Record:
        """All of it that stands, with every secret, and how it ended."""
        rules, result = self._given.rules, ""
        if self.over:
            result = self.game.words.result(self.now.hidden(WATCHER), self._company.names)
        return Record(
            game=self.game.name,
            rules=self.game.rulebook.version if rules is None else rules,
            seats=list(self._company.seats),
            options=dict(self._given.chosen(self.game)[1]),
            dealer=self.dealer,
            dealer_by=self.dealer_by,
            deal=self._given.deal,
            words=dict(self.words),
            position=self._given.position.splitlines(),
            entries=list(self.entries),
            result=result,
        )

    def next_game(self) -> Start:
        """Another game by the same house rules: the deal passes on, or is drawn by lot."""
        passes_on = self.game.next_dealer
        dealer = int(passes_on(self.now.state)) if passes_on else None
        return Start(self.start.options, dealer, dealer_chosen=False)

    def once_more(self) -> Start:
        """The very same packs again, and the same dealer where he was not drawn with them."""
        return self.start.once_more(self.chance, self.dealer, self.dealer_by)

    # Looking back.

    def back(self, ahead: Sequence[Step] = ()) -> Iterator[tuple[Step | None, Trace]]:
        """What was played (or dealt: None), the last first, and what each step showed.

        Before them the steps that somebody has been shown although they have not been made.
        """
        if ahead:
            yield from reversed(self._foreseen(ahead))
        for done in reversed(self.done):
            yield done.step, done.trace

    def _foreseen(self, ahead: Sequence[Step]) -> list[tuple[Step, Trace]]:
        made: list[tuple[Step, Trace]] = []
        branch, noticed = self.now.branch(), self._last_noticed()
        for step in ahead:
            trace, _ = self._play(branch, step, branch.hidden(step.seat), noticed)
            made.append((step, trace))
            noticed = noticed if trace.bar == "silent" else step.seat
        return made

    def _last_noticed(self) -> int:
        """Who made the last move that everybody saw."""
        for step, trace in self.back():
            if step is not None and step.seat >= 0 and trace.bar != "silent":
                return step.seat
        return WATCHER

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has made a move that it could take back."""
        return self._last_move_of(seat) is not None or any(s.seat == seat for s in self.held)

    def _last_move_of(self, seat: int) -> int | None:
        for number in range(len(self.done) - 1, -1, -1):
            step = self.done[number].step
            if step is not None and step.seat == seat:
                return number
        return None

    # Going back.

    def take_back(self, seat: int) -> tuple[Step, list[Entry]]:
        """Strike out this seat's last move and all after it: the move, and the lines that went.

        No line goes where the move was still held.
        """
        held = [number for number, step in enumerate(self.held) if step.seat == seat]
        gone: list[Entry] = []
        if held:
            step = self.held[held[-1]]
            del self.held[held[-1] :]
        else:
            last = self._last_move_of(seat)
            assert last is not None, "there is nothing to take back"
            done = self.done[last]
            assert done.step is not None, "a deal is nobody's move"
            step = done.step
            gone = self.entries[done.place :]
            self.held.clear()
            del self.entries[done.place :]
            del self.done[last:]
        self.journal.append(f"undo {seat} {len(self.entries)}")
        self.taken_back += GOING_BACK + len(gone)
        if gone:
            self._do_again()
        return step, gone

    def _mark(self) -> None:
        """Now and then, keep what it takes to come back to this moment."""
        last = self._marks[-1][0] if self._marks else 0
        if len(self.done) >= last + STEPS_A_MARK:
            self._marks.append((len(self.done), copy(self.now.state), self.chance.mark()))

    def _do_again(self) -> None:
        """Make what stands anew from the last mark, with chance brought to where it was."""
        while self._marks and self._marks[-1][0] > len(self.done):
            self._marks.pop()
        begun = 0
        if self._marks:
            begun, state, chance = self._marks[-1]
            self.chance.go_back(chance)
            self.now = Progress(self.game, copy(state))
        else:
            self.chance.restart()
            self.begun = False
            self.now = Progress(self.game, self._opening(self.dealer))
            self.begin_in_position()
        for earlier in self.done[begun:]:
            if earlier.step is None:
                pack = self._open_round()
                assert pack == earlier.pack, "the lot gave another pack than before"
                self.now.deal(pack)
                continue
            step = self.drawn() if earlier.step.seat == CHANCE else earlier.step
            assert step == earlier.step, "the lot gave another card than before"
            # What it told was told when it was first played.
            self.now.play_unheard(step.code)
