"""What one seat has seen of a deal, as a script that any other world can be put through.

A world is how the cards lay at the start and which cards were drawn, or chosen face down, unseen
by the seat. Put through the script it either shows the seat, step by step, the very same events
and the very same hidden states, or departs from them somewhere.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from parlour.games.game import Event
from parlour.games.parts import Zone
from parlour.kernel import dispatch
from parlour.kernel.dispatch import CHANCE
from parlour.kernel.flat import as_bytes, copy
from parlour.tables.exact.last_deal import LastDeal
from parlour.tables.progress import Progress, Step, blanked, hidden

Shown = tuple[list[Event], bytes]
"""What the seat is told, and the state as it may then know it."""

MOST_CARDS = 64

# Where a world departs from the script: it tells something else, cannot go on, or looks otherwise.
TOLD, STUCK, SHOWN = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Move:
    """A step as the seat knows it.

    `code` is None where it did not see which card of `among`, a range of codes, was taken.
    """

    seat: int
    code: int | None
    among: range

    def card(self, code: int) -> int:
        """The card that a code of the range takes."""
        return code - self.among.start


@dataclass(slots=True)
class Passage:
    """How far a world has come through the script, and what was open to chance on the way."""

    run: Run | None
    draws: list[int]
    """The unseen cards, as they were taken."""
    far: tuple[int, int, int]
    """Steps made, where it departed, and minus how much: the greater, the nearer to fitting."""
    fits: bool


class Script:
    """The steps that a seat noticed since the last deal, and what it was shown at each."""

    def __init__(self, start: LastDeal, steps: Sequence[Step], seats: int, seat: int) -> None:
        self.seats = seats
        self.start = start
        self.game = start.game
        self.seat = seat
        self.deck = [card.number for card in self.game.deck]
        self._by_chance = range(self.game.codes, self.game.codes + MOST_CARDS)
        first = start.build(start.cards)
        assert first is not None, "a position that was read cannot be read again"
        self._sight = copy(first[0].state)
        known = set() if start.before is None else self.face_up(first[0])
        self.moves, truth = self._moves(first[0], steps)
        self.open = [move for move in self.moves if move.code is None]
        self.trace: list[Shown] = []
        passage = self.put_through(start.cards, truth)
        assert passage.fits, "the record does not fit itself"
        assert passage.run is not None
        self.trace = passage.run.trace
        self.places = [place for place, card in enumerate(start.cards) if card not in known]
        """Where cards lay that the seat has not seen lie there."""
        self.unseen = sorted(start.cards[place] for place in self.places)
        self._known = {place: card for place, card in enumerate(start.cards) if card in known}
        self.likely = self._likely(passage.run)
        """The cards that most probably lie otherwise in another world."""

    def _likely(self, run: Run) -> list[int]:
        """Those that the seat does not see in the end, and has never been shown by themselves."""
        seen = self.face_up(run.progress)
        unplaced = [card for card in self.unseen if card not in seen]
        told = reduce(or_, (event.cards for events, _ in self.trace for event in events), 0)
        never_shown = [card for card in unplaced if not told >> card & 1]
        return next((cards for cards in (never_shown, unplaced) if len(cards) > 1), self.unseen)

    def face_up(self, progress: Progress) -> set[int]:
        """The cards that the seat sees lie somewhere."""
        zones = self.game.words.zones(progress.hidden(self.seat), self.seat)
        return {card for zone in zones for card in self._cards(zone)}

    def held(self, state: Any, seat: int) -> list[int]:
        """The cards in another seat's hand: of the places that it sees its own comes first."""
        zones = self.game.words.zones(hidden(state, seat), seat)
        return self._cards(zones[0]) if zones else []

    def _cards(self, zone: Zone) -> list[int]:
        cards = (self.game.deck.of(card) for card in zone.cards)
        return [card.number for card in cards if card is not None]

    def laid(self, order: Sequence[int]) -> list[int]:
        """The cards in their places: those known where they were, the unseen in this order."""
        cards = [0] * (len(self._known) + len(self.places))
        for place, card in self._known.items():
            cards[place] = card
        for place, card in zip(self.places, order, strict=True):
            cards[place] = card
        return cards

    def _moves(self, progress: Progress, steps: Sequence[Step]) -> tuple[list[Move], list[int]]:
        """The steps that the seat noticed, what it did not see left open; and those cards."""
        moves: list[Move] = []
        unseen: list[int] = []
        for step in steps:
            before = as_bytes(progress.hidden(self.seat))
            silent = step.code in self.game.silent and step.seat != self.seat
            told = [blanked(event, self.seat) for event in progress.play(step.code)]
            among = self._among(step)
            if among:
                card = step.code - among.start
                # Shown by itself: a pair on the table does not tell which of the two was drawn.
                seen = any(event is not None and event.cards == 1 << card for event in told)
                moves.append(Move(step.seat, step.code if seen else None, among))
                if not seen:
                    unseen.append(card)
            elif not (silent and as_bytes(progress.hidden(self.seat)) == before):
                moves.append(Move(step.seat, step.code, among))
        return moves, unseen

    def _among(self, step: Step) -> range:
        """The codes that a step may have had for all that others can see; none if they can."""
        if step.seat == CHANCE:
            return self._by_chance
        if step.seat != self.seat:
            for codes in self.game.face_down:
                if step.code in codes:
                    return codes
        return range(0)

    # A world, put through the script.

    def begin(self, cards: Sequence[int]) -> Run | None:
        """A world at its start; None where the cards cannot lie so."""
        begun = self.start.build(cards)
        return None if begun is None else Run(self, *begun)

    def put_through(
        self, cards: Sequence[int], draws: Sequence[int], rng: random.Random | None = None
    ) -> Passage:
        """Go on until the world departs from what was shown. With `rng` unseen cards that could
        not be taken, or would tell something else, are chosen anew."""
        run = self.begin(cards)
        if run is None:
            return Passage(None, list(draws), (-1, 0, 0), fits=False)
        taken = list(draws)
        n = 0
        for number, move in enumerate(self.moves):
            off = run.told_otherwise()
            if off:
                return Passage(run, taken, (number, TOLD, -off), fits=False)
            if not run.reach(move):
                return Passage(run, taken, (number, STUCK, -run.barred(move)), fits=False)
            off = run.shows_otherwise()
            if off:
                return Passage(run, taken, (number, SHOWN, -off), fits=False)
            if move.code is not None:
                run.make(move, move.code)
                continue
            codes = run.codes(move)
            code = taken[n] + move.among.start
            if rng is not None:
                code = run.likely(move, codes, code, rng)
                taken[n] = move.card(code)
            elif code not in codes:
                return Passage(run, taken, (number, STUCK, 0), fits=False)
            n += 1
            run.make(move, code, codes)
        run.let_by()
        off = run.shows_otherwise()
        return Passage(run, taken, (len(self.moves), SHOWN, -off), fits=off == 0)

    def hidden(self, state: Any) -> bytes:
        """The state as the seat may know it."""
        dispatch.hide(state, self.seat, self._sight)
        return as_bytes(self._sight)


class Run:
    """A world on its way through a script, and what the seat is shown of it at each step."""

    def __init__(self, script: Script, progress: Progress, events: Sequence[Event]) -> None:
        self._script = script
        self.progress = progress
        self.ways = 1
        """The weight's inverse: how many ways chance had at all the steps so far."""
        self.draws: list[int] = []
        """The cards taken unseen."""
        self.choices: list[list[int]] = []
        """Of each, the cards that might have been taken."""
        self.trace: list[Shown] = []
        self._told: list[Event] = []
        self._hear(events)

    def branch(self) -> Run:
        """The same run, to be gone on with otherwise."""
        twin = object.__new__(Run)
        twin._script = self._script
        twin.progress = self.progress.branch()
        twin.ways = self.ways
        twin.draws = list(self.draws)
        twin.choices = list(self.choices)
        twin.trace = list(self.trace)
        twin._told = list(self._told)
        return twin

    def _hear(self, events: Sequence[Event]) -> None:
        known = (blanked(event, self._script.seat) for event in events)
        self._told += [event for event in known if event is not None]

    def reach(self, move: Move) -> bool:
        """Let go by what the seat would not notice, until this step can be made."""
        while not self._can(move):
            unseen = self.progress.unseen_pass(self._script.seat)
            if unseen is None:
                return False
            self._hear(self.progress.play(unseen))
        return True

    def _can(self, move: Move) -> bool:
        if move.code is None:
            return self.progress.actor == move.seat and bool(self.codes(move))
        if move.seat == CHANCE:
            return self.progress.actor == CHANCE and move.code in self.progress.legal()
        return dispatch.why_not(self.progress.state, move.seat, move.code) == 0

    def barred(self, move: Move) -> int:
        """By how much this step is barred: where it is his turn, by all else that he may do."""
        return min(len(self.progress.legal()), 20) if self.progress.actor == move.seat else 30

    def codes(self, move: Move) -> list[int]:
        """The codes of the range that are open to the actor."""
        return [code for code in self.progress.legal() if code in move.among]

    def make(self, move: Move, code: int, codes: Sequence[int] = ()) -> None:
        """Make a step that can be made; `codes` are those among which the seat cannot tell."""
        if move.code is None:
            self.ways *= len(codes)
            self.draws.append(move.card(code))
            self.choices.append([move.card(other) for other in codes])
        elif move.seat == CHANCE:
            self.ways *= len(self.progress.legal())
        self._hear(self.progress.play(code))

    def likely(self, move: Move, codes: list[int], code: int, rng: random.Random) -> int:
        """This code if it can be and tells what was told; else, if there is one, one that does."""
        order = rng.sample(codes, len(codes))
        if code in codes:
            order.remove(code)
            order.insert(0, code)
        for other in order:
            branch = self.branch()
            branch.make(move, other, codes)
            if not branch.told_otherwise():
                return other
        return order[0]

    def let_by(self) -> None:
        """Go past all that the seat would not notice."""
        while (code := self.progress.unseen_pass(self._script.seat)) is not None:
            self._hear(self.progress.play(code))

    def _expected(self) -> Shown | None:
        trace = self._script.trace
        return trace[len(self.trace)] if trace else None

    def cards_told(self) -> list[int]:
        """The cards of what was told last."""
        told = reduce(or_, (event.cards for event in self._told), 0)
        return [card for card in self._script.deck if told >> card & 1]

    def told_otherwise(self) -> int:
        """By how much what was told last departs from what was to be told: by the events that
        were still to come, and by the cards of the first that is another."""
        expected = self._expected()
        if expected is None:
            return 0
        wanted = expected[0]
        for place, (told, due) in enumerate(zip(self._told, wanted, strict=False)):
            if told != due:
                apart = (told.cards ^ due.cards).bit_count()
                return MOST_CARDS * (len(wanted) - place) + 1 + apart
        return max(0, len(self._told) - len(wanted))

    def shows_otherwise(self) -> int:
        """By how much what the seat is shown now departs from what it was shown."""
        expected = self._expected()
        shown = self._told, self._script.hidden(self.progress.state)
        self._told = []
        self.trace.append(shown)
        if expected is None or expected == shown:
            return 0
        apart = sum(a != b for a, b in zip(shown[1], expected[1], strict=True))
        return 1 + apart + 64 * abs(len(shown[0]) - len(expected[0]))
