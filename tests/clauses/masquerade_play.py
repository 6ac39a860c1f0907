"""A game of Masquerade to try clauses on: from a position or from a deal, played move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.games import masquerade
from parlour.games.masquerade import events
from parlour.games.masquerade.state import CODES, PUBLIC
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import WATCHER, Log

EXCHANGE, PASS, GIVE = 32, 64, 65

RUN = (
    "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
    "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
    "M-3 M-7 R-1 R-5 I-2 I-6 X-4 X-7",
    "M-1 M-6 R-3 R-4 I-1 I-5 X-2 X-3",
)
"""Hands of a table of four in which every title is spread evenly."""
BARE = (
    "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
    "R-6 R-8 I-3 I-6 I-7 X-5 X-7 X-8",
    "M-3 M-4 M-7 M-8 R-1 R-5 I-2 X-4",
    "M-1 M-6 R-3 R-4 I-1 I-5 X-2 X-3",
)
"""Hands of a table of four in which seat 1 has no Masquerader."""


def number(card: str) -> int:
    """The number of a card."""
    found = masquerade.GAME.deck.of(card)
    assert found is not None
    return found.number


def ids(cards: Any) -> str:
    """Cards by their ids, in order."""
    return " ".join(masquerade.GAME.deck.ids(cards_in(cards)))


class Table:
    """A game in progress. Every move is first looked for among the legal ones."""

    def __init__(self, state: Any) -> None:
        self.s = state
        self.log = fresh(Log)
        self.last = -1
        """The code of the last move."""

    # What stands.

    @property
    def actor(self) -> int:
        return int(dispatch.actor(self.s))

    def legal(self) -> list[int]:
        out = np.zeros(64, np.int64)
        return [int(code) for code in out[: dispatch.legal(self.s, out)]]

    def plays(self) -> str:
        """The cards that may be laid; nothing where there are none."""
        return " ".join(masquerade.GAME.deck.ids(c for c in self.legal() if c < EXCHANGE))

    def gives(self) -> str:
        """The cards that may be given for an exchange; with `or pass` where that is open too."""
        cards = [c - EXCHANGE for c in self.legal() if EXCHANGE <= c < PASS]
        return " ".join(masquerade.GAME.deck.ids(cards)) + (
            " or pass" if PASS in self.legal() else ""
        )

    def outcomes(self) -> str:
        """The cards that chance may draw."""
        assert self.actor == CHANCE
        return " ".join(masquerade.GAME.deck.ids(c - CODES for c in self.legal()))

    def hand(self, seat: int) -> str:
        return ids(self.s.hand[seat])

    def hands(self) -> list[str]:
        return [self.hand(seat) for seat in range(int(self.s.seats))]

    def sizes(self) -> list[int]:
        return [int(size) for size in self.s.sizes[: int(self.s.seats)]]

    def score(self) -> list[int]:
        out = np.zeros(8, np.int64)
        dispatch.scores(self.s, out)
        return [int(points) for points in out[: int(self.s.seats)]]

    def returns(self) -> list[float]:
        out = np.zeros(8)
        dispatch.returns(self.s, out)
        return [float(share) for share in out[: int(self.s.seats)]]

    @property
    def over(self) -> bool:
        return self.actor == OVER

    # What was told of the last move.

    def told(self) -> list[tuple[str, int, int, str, int]]:
        """The last move's events: kind, seat, other seat, cards, amount."""
        log = self.log
        return [
            (
                events.KINDS[int(log.kind[k])].upper(),
                int(log.seat[k]),
                int(log.other[k]),
                ids(log.cards[k]),
                int(log.amount[k]),
            )
            for k in range(int(log.n))
        ]

    def kinds(self) -> list[str]:
        return [event[0] for event in self.told()]

    def scored(self) -> list[tuple[int, int, str]]:
        """Seat, points and clause of each count of the last move."""
        log, rules = self.log, masquerade.GAME.rulebook
        found = []
        for k in range(int(log.n)):
            clause = rules.clause(int(log.clause[k]))
            if log.kind[k] == events.SCORED and clause is not None:
                found.append((int(log.seat[k]), int(log.amount[k]), clause.id))
        return found

    def seers(self, kind: int) -> list[set[int]]:
        """For each event of this kind of the last move, the seats (and 63) that see its cards."""
        log, everybody = self.log, [*range(int(self.s.seats)), WATCHER]
        return [
            {o for o in everybody if (int(log.seen[k]) & int(log.noticed[k])) >> o & 1}
            for k in range(int(log.n))
            if log.kind[k] == kind
        ]

    # What must be so.

    def can_play(self, seat: int, cards: str) -> None:
        """The seat is on turn and may lay these cards, and do nothing else."""
        assert self.actor == seat
        assert self.plays() == cards
        assert len(self.legal()) == len(cards.split())

    def can_exchange(self, seat: int, cards: str) -> None:
        """The seat is on turn and may exchange one of these cards or pass, and do nothing else."""
        assert self.actor == seat
        assert self.gives() == f"{cards} or pass"
        assert len(self.legal()) == len(cards.split()) + 1

    def can_give(self, seat: int, cards: str) -> None:
        """The seat is asked for one of these cards."""
        assert self.actor == seat
        assert [code - GIVE for code in self.legal()] == [number(card) for card in cards.split()]

    def taken(self, seat: int, by_right: bool) -> None:
        """The last move completed a round, and this seat took the trick."""
        takers = [(who, amount) for kind, who, _, _, amount in self.told() if kind == "TAKEN"]
        assert takers == [(seat, int(by_right))]

    def draws(self, seat: int, card: str, taker: int) -> None:
        """This seat is next to draw from that one, and chance gives it the card."""
        assert self.actor == CHANCE
        assert int(self.s.taker) == taker
        self.draw(card)
        assert self.told()[0][:4] == ("DREW", seat, taker, card)

    def swapped(self, mover: int, given: str, neighbour: int, got: str) -> None:
        """The last move made two neighbours exchange these cards."""
        assert self.told()[:2] == [
            ("EXCHANGED", mover, neighbour, got, 0),
            ("TAKEN_UP", mover, neighbour, given, 0),
        ]

    def passed_by_force(self) -> bool:
        """Whether the last move ended with a pass that was no choice."""
        return ("PASSED", 1) in [(kind, amount) for kind, _, _, _, amount in self.told()]

    def next_dealer(self) -> int:
        passes_on = masquerade.GAME.next_dealer
        assert passes_on is not None
        return int(passes_on(self.s))

    # What is done.

    def play(self, *cards: str) -> Table:
        """The seats on turn lay these cards, one after another."""
        for card in cards:
            self.code(number(card))
        return self

    def exchange(self, card: str) -> Table:
        return self.code(EXCHANGE + number(card))

    def give(self, card: str) -> Table:
        return self.code(GIVE + number(card))

    def pass_turn(self) -> Table:
        return self.code(PASS)

    def code(self, code: int) -> Table:
        assert self.actor >= 0, "no seat is asked"
        assert code in self.legal()
        self._apply(code)
        return self

    def draw(self, *cards: str) -> Table:
        """Chance draws these cards, one after another."""
        for card in cards:
            assert card in self.outcomes().split()
            self._apply(CODES + number(card))
        return self

    def draw_any(self) -> Table:
        """Let chance draw the first card it can until nobody draws any more."""
        while self.actor == CHANCE:
            self._apply(self.legal()[0])
        return self

    def _apply(self, code: int) -> None:
        self.last = code
        self.log.n = 0
        dispatch.play(self.s, code, self.log)

    def why(self, seat: int, code: int) -> str:
        """The code of the refusal, or nothing."""
        refusal = masquerade.GAME.rulebook.refusal(int(dispatch.why_not(self.s, seat, code)))
        return refusal.code if refusal else ""

    def why_play(self, seat: int, card: str) -> str:
        return self.why(seat, number(card))

    # What may be known.

    def hidden(self, seat: int) -> Table:
        """The same game as this seat may know it."""
        h = fresh(masquerade.GAME.state)
        dispatch.hide(self.s, seat, h)
        return Table(h)

    def knows(self, seat: int, holder: int) -> str:
        """The cards that a seat, or WATCHER, can place in this hand for certain."""
        return self.hidden(seat).hand(holder)

    def may_have(self, seat: int, holder: int) -> str:
        """The cards that a seat, or WATCHER, cannot rule out in this hand."""
        row = PUBLIC if seat == WATCHER else seat
        return ids(self.hidden(seat).s.possible[row, holder])

    def copy_bytes(self) -> bytes:
        return as_bytes(self.s)


def at(hands: Sequence[str], dealer: int, **more: Any) -> Table:
    """A round about to begin with these hands.

    `scores` are given as a text, `round` counts from 1, `m1` says that No. 1, Masquerader was
    played before; the rest are options.
    """
    lines = [f"seat {seat}: {hand}" for seat, hand in enumerate(hands)]
    lines += [f"dealer: {dealer}", f"round: {more.pop('round', 1)}"]
    if "scores" in more:
        lines.append(f"scores: {more.pop('scores')}")
    if more.pop("m1", False):
        lines.append("No. 1 played: yes")
    return Table(masquerade.GAME.words.read_position("\n".join(lines), more))


def pack_for(hands: Sequence[str], dealer: int) -> list[int]:
    """The pack that deals these hands."""
    seats = len(hands)
    cards = [[number(card) for card in hand.split()] for hand in hands]
    return [cards[(dealer + 1 + place) % seats].pop(0) for place in range(32)]


def dealt(pack: Sequence[int], seats: int, dealer: int, **options: Any) -> Table:
    """A game just dealt from this pack."""
    table = Table(masquerade.GAME.begin(seats, options, dealer))
    dispatch.deal(table.s, np.array(pack, np.int64), table.log)
    return table


def place_a(**options: Any) -> Table:
    """R-7 was led and R-6 laid; seat 2 is to play."""
    return at(RUN, 3, **options).play("R-7", "R-6")


def place_b(**options: Any) -> Table:
    """R-2 was led; seat 1 is to play and has two Masqueraders."""
    return at(RUN, 3, **options).play("R-2")


def place_c(**options: Any) -> Table:
    """R-2 was led; seat 1 is to play and has no Masquerader."""
    return at(BARE, 3, **options).play("R-2")
