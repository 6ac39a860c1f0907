"""Was the deal fair? Every sum of `parlour.tables.fair` done again on a finished record."""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.games import catalogue
from parlour.games.game import AnyGame, NoSuch
from parlour.games.saying import say
from parlour.kernel.dispatch import DEAL
from parlour.tables import fair
from parlour.tables.chance import BY_HAND, found_dealer
from parlour.tables.mistakes import BadRecord
from parlour.tables.progress import Progress
from parlour.tables.record import Entry, Record
from parlour.tables.replay import Find, Replayed, game_of, opening, replay


@dataclass(slots=True)
class Proof:
    """What was found: rounds proved fair, and the rounds that nobody can check yet."""

    known_deal: str
    chosen_dealer: int | None = None
    """The first dealer, where he was chosen and not found by lot."""
    proved: list[int] = field(default_factory=list)
    unproved: list[int] = field(default_factory=list)
    packs: int = 0
    draws: int = 0

    def __str__(self) -> str:
        if self.chosen_dealer is None:
            return self._of_cards()
        return f"{self._of_cards()} The first dealer, seat {self.chosen_dealer}, was chosen."

    def _of_cards(self) -> str:
        counted = f"{self.packs} packs and {self.draws} blind draws were done again"
        if self.known_deal == BY_HAND:
            return "The cards were laid by hand: there is nothing to prove."
        if self.known_deal:
            return f"A known deal, {self.known_deal}: {counted}, and all agree."
        says = f"Rounds proved fair: {_listed(self.proved)}; {counted}, and all agree."
        if self.unproved:
            says += f" Not yet provable, their secret being untold: {_listed(self.unproved)}."
        return says


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers)) or "none"


def verify(record: Record, find: Find = catalogue.game) -> Proof:
    """Check every move by the rules and every chance by its promise; raises BadRecord."""
    return _Checking(record, game_of(record, find)).check(find)


class _Checking:
    def __init__(self, record: Record, game: AnyGame) -> None:
        self.record = record
        self.game = game
        self.proof = Proof(record.deal, record.dealer if record.dealer_by == "choice" else None)
        self.promised = self._by_round("commitment")
        self.told = self._by_round("secret")
        self.root = self._root()
        self.round = 0
        self.stream: fair.Stream | None = None

    def _by_round(self, kind: str) -> dict[int, Entry]:
        kept: dict[int, Entry] = {}
        for entry in self.record.entries:
            if entry.kind == kind:
                if entry.number in kept:
                    raise BadRecord(
                        entry.line,
                        say("Round {number} has a {kind} already.", number=entry.number, kind=kind),
                    )
                kept[entry.number] = entry
        return kept

    def _root(self) -> bytes | None:
        if not self.record.deal or self.record.deal == BY_HAND:
            return None
        try:
            return fair.root_of_deal(self.record.deal)
        except NoSuch as mistake:
            raise BadRecord(self.record.lines.get("deal", 1), mistake.sentence) from mistake

    def check(self, find: Find) -> Proof:
        for number, entry in self.told.items():
            if number not in self.promised:
                raise BadRecord(
                    entry.line, say("Round {number} was never promised.", number=number)
                )
        before = Progress(self.game, opening(self.record, self.game))
        if self.record.position and before.actor != DEAL:
            self._open(self._first_step())
        for step in replay(self.record, find):
            self._check_step(step, before)
            before = step.progress.branch()
        for entry in self.told.values():
            if entry.number not in self.proof.proved:
                raise BadRecord(
                    entry.line, say("Round {number} was never played.", number=entry.number)
                )
        return self.proof

    def _first_step(self) -> int:
        """The line with which a game from a position begins: its promise stands before that."""
        steps = (e.line for e in self.record.entries if e.kind in ("pack", "move", "draw"))
        last = max((entry.line for entry in self.record.entries), default=0)
        return next(steps, last + 1)

    def _open(self, line: int) -> None:
        """The next round: its secret must be the one that was promised."""
        self.round += 1
        number, game = self.round, self.game.name
        if self.root is not None:
            secret = fair.secret_of_round(self.root, number)
        elif self.record.deal:
            return
        else:
            promise = self.promised.get(number)
            if promise is None or promise.line > line:
                raise BadRecord(
                    line, say("Round {number} was begun without a promise.", number=number)
                )
            if number not in self.told:
                self.proof.unproved.append(number)
                self.stream = None
                return
            told = self.told[number]
            secret = bytes.fromhex(told.text)
            if told.line < line:
                raise BadRecord(told.line, say("The secret was told before the round."))
            if fair.commitment(game, number, secret) != promise.text:
                raise BadRecord(
                    told.line,
                    say("This is not the secret promised for round {number}.", number=number),
                )
        self.stream = fair.Stream(game, number, secret, self.record.words)
        self.proof.proved.append(number)

    def _check_step(self, step: Replayed, before: Progress) -> None:
        line, text = step.entry.line, step.entry.text
        if step.entry.kind == "pack":
            self._open(line)
            if self.stream is None:
                return
            if self.round == 1 and self.record.dealer_by:
                dealer = found_dealer(self.game, self.stream, len(self.record.seats))
                if self.record.dealer_by == "lot" and dealer != self.record.dealer:
                    says = say("The lot made seat {dealer} the dealer.", dealer=dealer)
                    raise BadRecord(self.record.lines.get("dealer", 1), says)
            pack = self.stream.shuffled(self.game.pack().tolist())
            if text != " ".join(self.game.deck.ids(pack)):
                raise BadRecord(line, say("This is not the pack that the lot gives."), "pack")
            self.proof.packs += 1
        elif step.entry.kind == "draw" and self.stream is not None:
            codes = before.legal()
            card = self.game.deck[codes[self.stream.below(len(codes))] - self.game.codes]
            if text != card.id:
                raise BadRecord(line, say("The lot gives {id} here.", id=card.id), f"draw {text}")
            self.proof.draws += 1
