"""A seeded game, and all that is told of it: lines for the rules, and for every seat and language.

Nothing here leaves anything to chance, the clock or the order of a dictionary, and nothing is read
of a table but what its two doors tell and a witness hears.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from parlour.bots.asked import asked_at
from parlour.bots.hints import hint
from parlour.games.catalogue import game
from parlour.games.game import AnyGame, Event
from parlour.games.mistakes import Mistake
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import returns, scores, why_not
from parlour.languages import LANGUAGES, encoder, said
from parlour.tables import record as records
from parlour.tables.company import Seat
from parlour.tables.progress import Progress
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.laws.driver import choose, random_set_up
from tests.laws.trial import trial_of

GAMES = 50
"""So many games of each variant."""
MOST_STEPS = 220
"""A game is followed so far; few random games are longer."""
A_MARK = 20
"""So many steps lie between two marks."""
SEATS_LOOKED_AT = 5
"""Of a large company so many seats look at each step, in turn, and whoever is asked."""
RULES = "rules"
NAMES = ["Ann", "Bea", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kit", "Lea"]
NONSENSE = ("", "play nonsense", "17", "ask")


@dataclass(frozen=True, slots=True)
class Told:
    """One line of what a game told: at which step, to whom (`rules` or a seat and language)."""

    step: int
    to: str
    text: str


class Follower:
    """Plays one seeded game and takes down what it tells."""

    def __init__(self, name: str, seed: int) -> None:
        self.game, self.seats, options, dealer, self.rng = random_set_up(name, seed)
        self.random = Random(f"corpus {name} {seed}")
        self.seats = min(self.seats, 24)
        dealer = min(dealer, self.seats - 1)
        alone = seed % 3 == 0
        company = [
            Seat(_name(seat), "bot", "steady") if alone and seat else Seat(_name(seat))
            for seat in range(self.seats)
        ]
        by_lot = seed % 2 == 1
        self.table = Table(
            self.game,
            company,
            Start(options, deal=str(1000 * seed + len(name)), dealer=None if by_lot else dealer),
        )
        self.options = options
        self.step = 0
        self.heard: list[tuple[list[Event], Progress]] = []
        self.read: dict[int | None, int] = {}
        self.moves: list[str] = list(trial_of(name).probes)
        self.table.audience.witness = lambda events, progress: self.heard.append((events, progress))

    def follow(self) -> Iterator[Told]:
        """All that is told, step by step."""
        yield from self._words_of_opening()
        while not self.table.over and self.step < MOST_STEPS:
            yield from self._go_on()
            yield from self._rules()
            yield from self._words()
            self.step += 1
        yield Told(self.step, RULES, "\n".join(self.table.journal))
        yield Told(self.step, RULES, records.write(self.table.record))

    def _go_on(self) -> Iterator[Told]:
        """Deal, move or, now and then, take a move back."""
        table = self.table
        if table.advance():
            return
        asked = table.asked()
        seat = asked[self.random.randrange(len(asked))]
        if self.random.randrange(30) == 0 and (table.may_undo(seat) or table.may_ask_undo(seat)):
            table.undo(seat, agreed=True)
            yield Told(self.step, RULES, f"{seat} takes back")
            return
        state, codes = table.ask(seat)
        if self.random.randrange(12) == 0:
            yield from self._hint(seat)
        yield Told(self.step, RULES, f"{seat} of {asked} may {codes}")
        yield from self._refused(seat, state)
        code = choose(self.game, list(codes), self.rng, state)
        self.moves.append(self.game.words.notation(state, seat, code))
        table.play_code(seat, code)

    def _refused(self, seat: int, state: Any) -> Iterator[Told]:
        """What the rules say to some of the moves there are, legal or not."""
        some = sorted(self.random.sample(range(self.game.codes), min(24, self.game.codes)))
        answers = [(code, int(why_not(state, seat, code))) for code in some]
        found = {code: self.game.refusal(number) for code, number in answers}
        told = [f"{code} {refusal.code}" for code, refusal in found.items() if refusal is not None]
        yield Told(self.step, RULES, f"{seat} may not {told}")
        for code, number in answers[:: max(1, len(answers) // 3)]:
            if number:
                try:
                    self.table.play_code(seat, code)
                except Mistake as mistake:
                    yield from self._answered(seat, mistake)

    def _asked_why(self, seat: int, text: str) -> Iterator[Told]:
        """What is said of a move given as text, whatever it is and whoever gives it."""
        try:
            yield from self._answered(seat, self.table.why(seat, text))
        except Mistake as mistake:
            yield from self._answered(seat, mistake)

    def _answered(self, seat: int, mistake: Mistake) -> Iterator[Told]:
        """A mistake in every language, with the clauses behind it."""
        clauses = getattr(mistake, "clauses", ())
        yield Told(self.step, RULES, f"{seat} {mistake.code} {list(clauses)}")
        for language in LANGUAGES:
            yield Told(self.step, f"{seat} {language}", said(mistake.sentence, language))

    def _hint(self, seat: int) -> Iterator[Told]:
        advice = hint(asked_at(self.table, seat, rng_of(0)), self.table.names)
        for language in LANGUAGES:
            told = [advice.move, advice.kind, said(advice.label, language)]
            told += [said(advice.sentence, language), *advice.cards, str(advice.seat)]
            yield Told(self.step, f"{seat} {language}", json.dumps(told, ensure_ascii=False))

    def _rules(self) -> Iterator[Told]:
        """What happened, under which clauses, and where the game stands."""
        for events, _ in self.heard:
            for event in events:
                yield Told(self.step, RULES, _event(self.game, event))
        if self.heard:
            state = self.heard[-1][1].state
            yield Told(self.step, RULES, self.game.words.write_position(state))
            held, paid = np.zeros(self.seats, np.int64), np.zeros(self.seats)
            scores(state, held)
            returns(state, paid)
            yield Told(self.step, RULES, f"{held.tolist()} {paid.tolist()}")
            if self.random.randrange(40) == 0:
                yield from self._fork(self.game.words.write_position(state))
        self.heard.clear()

    def _fork(self, position: str) -> Iterator[Told]:
        """The same moment, taken up at another table."""
        seats = [Seat(_name(seat)) for seat in range(self.seats)]
        try:
            table = Table(self.game, seats, Start(self.options, position=position, deal="7"))
        except Mistake as mistake:
            yield Told(self.step, RULES, f"no fork: {mistake.code}")
            yield Told(self.step, "watcher en", said(mistake.sentence, "en"))
            return
        yield from self._encoded("watcher", table.view(None))

    def _words_of_opening(self) -> Iterator[Told]:
        yield from self._look(None)
        yield from self._look(0)

    def _words(self) -> Iterator[Told]:
        asked = self.table.asked()
        every = -(-self.seats // SEATS_LOOKED_AT)
        for seat in range(self.seats):
            if seat in asked or (seat + self.step) % every == 0:
                yield from self._look(seat)
        yield from self._look(None)
        seat = self.random.randrange(self.seats)
        text = self.random.choice([*self.moves[-30:], *NONSENSE])
        yield from self._asked_why(seat, text)

    def _look(self, seat: int | None) -> Iterator[Told]:
        """A view as it goes over the wire, with the story since the last look."""
        view = self.table.view(seat, self.read.get(seat, 0))
        self.read[seat] = view.story_from + len(view.story)
        yield from self._encoded("watcher" if seat is None else str(seat), view)

    def _encoded(self, to: str, view: Any) -> Iterator[Told]:
        for language in LANGUAGES:
            text = encoder(language).encode(view).decode()
            yield Told(self.step, f"{to} {language}", text)


def _name(seat: int) -> str:
    """Twelve names, and for larger companies the same ones numbered."""
    again = seat // len(NAMES)
    return NAMES[seat % len(NAMES)] + (f" {again + 1}" if again else "")


def _event(played: AnyGame, event: Event) -> str:
    """An event with its clause by name: numbers of clauses may change, what happened may not."""
    clause = next((c.id for c in played.rulebook.clauses if c.number == event.clause), "")
    return (
        f"{event.kind} {event.seat} {event.other} {event.cards:x} {event.amount} {clause} "
        f"{event.noticed:x} {event.seen:x}"
    )


def follow(name: str, seed: int) -> Iterator[Told]:
    """All that one seeded game tells."""
    return Follower(game(name).name, seed).follow()
