"""A game of Alice to try clauses on: from a position or from a deal, played code by code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.games import alice
from parlour.games.alice import events
from parlour.games.alice.position import short, shorts
from parlour.games.alice.state import CARDS, CODES
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import Log

Options = str | int


def number(card: str) -> int:
    """The number of a card written in brief: 6L, 11b."""
    return 3 * (int(card[:-1]) - 1) + "Lab".index(card[-1])


class Alice:
    """A game in progress. Every move is first looked for among the legal ones."""

    def __init__(self, state: Any, log: Any) -> None:
        self.s = state
        self.log = log

    @property
    def told(self) -> list[tuple[str, int, int, str]]:
        """The last move's events: kind, seat, other seat, cards in brief."""
        log = self.log
        return [
            (
                events.KINDS[log.kind[k]].upper(),
                int(log.seat[k]),
                int(log.other[k]),
                shorts(log.cards[k]),
            )
            for k in range(log.n)
        ]

    def kinds(self) -> list[str]:
        """The kinds of the last move's events."""
        return [kind for kind, _, _, _ in self.told]

    def seen(self, kind: int) -> list[int]:
        """Who saw the cards of the last move's events of this kind."""
        return [int(self.log.seen[k]) for k in range(self.log.n) if self.log.kind[k] == kind]

    def amounts(self, kind: int) -> list[int]:
        """The amounts of the last move's events of this kind."""
        return [int(self.log.amount[k]) for k in range(self.log.n) if self.log.kind[k] == kind]

    @property
    def actor(self) -> int:
        return int(dispatch.actor(self.s))

    def legal(self) -> list[int]:
        out = np.zeros(64, np.int64)
        return [int(code) for code in out[: dispatch.legal(self.s, out)]]

    def outcomes(self) -> str:
        """The cards that chance may draw, in brief."""
        assert self.actor == dispatch.CHANCE
        return " ".join(short(code - CODES) for code in self.legal())

    def play(self, *codes: int) -> Alice:
        """Play these codes, each of which must be legal."""
        for code in codes:
            assert self.actor >= 0
            assert code in self.legal()
            self._apply(code)
        return self

    def draw(self, card: str) -> Alice:
        """Let chance draw this card, which must be possible."""
        assert card in self.outcomes().split()
        self._apply(CODES + number(card))
        return self

    def any_draw(self) -> Alice:
        """Let chance draw the lowest card it can."""
        assert self.actor == dispatch.CHANCE
        self._apply(self.legal()[0])
        return self

    def _apply(self, code: int) -> None:
        self.log.n = 0
        dispatch.play(self.s, code, self.log)

    def why(self, seat: int, code: int) -> str:
        """The code of the refusal, or nothing; and a refusal changes nothing."""
        before = as_bytes(self.s)
        refusal = alice.GAME.rulebook.refusal(dispatch.why_not(self.s, seat, code))
        assert as_bytes(self.s) == before
        return refusal.code if refusal else ""

    def hand(self, seat: int) -> str:
        return shorts(self.s.hand[seat])

    def sizes(self) -> list[int]:
        return [int(size) for size in self.s.sizes[: self.s.seats]]

    def exposed(self) -> list[int]:
        """The number of the set each seat has exposed, 0 for none."""
        return [int(i) + 1 for i in self.s.exposed[: self.s.seats]]

    def score(self) -> list[int]:
        out = np.zeros(12, np.int64)
        dispatch.scores(self.s, out)
        return [int(points) for points in out[: self.s.seats]]

    def returns(self) -> list[float]:
        out = np.zeros(12)
        dispatch.returns(self.s, out)
        return [float(share) for share in out[: self.s.seats]]

    def lacks(self, seat: int) -> set[str]:
        """The cards that everybody knows this hand to lack."""
        return {short(card) for card in cards_in(self.s.lacks[seat])}

    def hidden(self, seat: int) -> Alice:
        """The same game as this seat may know it."""
        h = fresh(alice.GAME.state)
        dispatch.hide(self.s, seat, h)
        return Alice(h, fresh(Log))


def at(*seats: str, more: str = "", **options: Options) -> Alice:
    """A position: one line for each seat from 0, and lines of `more` beside them."""
    lines = [f"seat {seat}: {line}" for seat, line in enumerate(seats)]
    text = "\n".join([*lines, more])
    return Alice(alice.GAME.words.read_position(text, options), fresh(Log))


def pack_for(hands: dict[int, str], seats: int, dealer: int) -> np.ndarray[Any, Any]:
    """A pack that deals these hands; the cards left over go round in their order."""
    order = [(dealer + 1 + place) % seats for place in range(CARDS)]
    given = {seat: [number(card) for card in hands.get(seat, "").split()] for seat in range(seats)}
    used = {card for cards in given.values() for card in cards}
    left = iter([card for card in range(CARDS) if card not in used])
    for seat in range(seats):
        while len(given[seat]) < order.count(seat):
            given[seat].append(next(left))
    taken = {seat: iter(cards) for seat, cards in given.items()}
    return np.array([next(taken[seat]) for seat in order], np.int64)


def dealt(
    pack: Sequence[int] | np.ndarray[Any, Any], seats: int, dealer: int, **options: Options
) -> Alice:
    """A game just dealt from this pack."""
    game = Alice(alice.GAME.begin(seats, options, dealer), fresh(Log))
    dispatch.deal(game.s, np.array(pack, np.int64), game.log)
    return game
