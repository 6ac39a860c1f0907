"""A game of the Monkey to try clauses on: from a deal or a position, played code by code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.games import monkey
from parlour.games.game import NoSuch
from parlour.games.monkey import events
from parlour.games.nations.deck import DECK
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import Log

DRAW, DRAW_AT, DISCARD, STOP, CODES = 13, 14, 40, 92, 93
TWOS, THREES, FOURS, FIVES, SIXES, SEVENS, EIGHTS, NINES, TENS = range(9)
CHILDREN, WOMEN, MEN, MAPS = range(9, 13)

Options = str | int


def number(card_id: str) -> int:
    card = DECK.of(card_id)
    assert card is not None, card_id
    return card.number


def ids(cards: Any) -> str:
    return " ".join(DECK.ids(cards_in(cards)))


class Monkey:
    """A game in progress. Every move is first looked for among the legal ones."""

    def __init__(self, state: Any) -> None:
        self.s = state
        self.log = fresh(Log)

    @property
    def told(self) -> list[tuple[str, int, int, str]]:
        """The last move's events: kind, seat, other seat, cards."""
        log = self.log
        return [
            (
                events.KINDS[log.kind[k]].upper(),
                int(log.seat[k]),
                int(log.other[k]),
                ids(log.cards[k]),
            )
            for k in range(log.n)
        ]

    def kinds(self) -> list[str]:
        return [kind for kind, _, _, _ in self.told]

    def seen(self, kind: int) -> list[int]:
        """Who saw the cards of the last move's events of this kind."""
        return [int(self.log.seen[k]) for k in range(self.log.n) if self.log.kind[k] == kind]

    @property
    def actor(self) -> int:
        return int(dispatch.actor(self.s))

    def legal(self) -> list[int]:
        out = np.zeros(64, np.int64)
        return [int(code) for code in out[: dispatch.legal(self.s, out)]]

    def outcomes(self) -> str:
        """The cards that chance may draw."""
        assert self.actor == dispatch.CHANCE
        return " ".join(DECK[code - CODES].id for code in self.legal())

    def play(self, *codes: int) -> Monkey:
        """Play these codes, each of which must be legal."""
        for code in codes:
            assert self.actor >= 0
            assert code in self.legal(), f"{code} is not among {self.legal()}"
            self._apply(code)
        return self

    def draw(self, card: str) -> Monkey:
        """The seat on turn draws, and chance gives it this card, which must be possible."""
        self.play(DRAW)
        assert card in self.outcomes().split()
        self._apply(CODES + number(card))
        return self

    def _apply(self, code: int) -> None:
        self.log.n = 0
        dispatch.play(self.s, code, self.log)

    def why(self, seat: int, code: int) -> str:
        """The code of the refusal, or nothing; and a refusal changes nothing."""
        before = as_bytes(self.s)
        refusal = monkey.GAME.rulebook.refusal(dispatch.why_not(self.s, seat, code))
        assert as_bytes(self.s) == before
        return refusal.code if refusal else ""

    def hand(self, seat: int) -> str:
        return ids(self.s.hand[seat])

    def sizes(self) -> list[int]:
        return [int(size) for size in self.s.sizes[: self.s.seats]]

    def loser(self) -> int:
        return int(self.s.loser)

    def returns(self) -> list[float]:
        out = np.zeros(51)
        dispatch.returns(self.s, out)
        return [float(share) for share in out[: self.s.seats]]

    def hidden(self, seat: int) -> Monkey:
        """The same game as this seat may know it."""
        h = fresh(monkey.GAME.state)
        dispatch.hide(self.s, seat, h)
        return Monkey(h)

    def place_known(self, seat: int, card: str) -> int | None:
        """Who has this card as far as the seat knows; None if it cannot tell."""
        h = self.hidden(seat)
        for other in range(int(h.s.seats)):
            if card in h.hand(other).split():
                return other
        return None


def sitting_down(seats: int, **options: Options) -> str:
    """The code with which so many players, or these house rules, are refused; or nothing."""
    try:
        monkey.GAME.begin(seats, options, 0)
    except NoSuch as refused:
        return refused.code
    return ""


def dealt(pack: Sequence[int], seats: int, dealer: int, **options: Options) -> Monkey:
    """A game just dealt from this pack, whose first card is taken out."""
    t = Monkey(monkey.GAME.begin(seats, options, dealer))
    dispatch.deal(t.s, np.array(pack, np.int64), t.log)
    return t


def without(removed: str) -> list[int]:
    """A pack that takes this card out and deals the others in the order of their numbers."""
    out = number(removed)
    return [out, *(card for card in range(52) if card != out)]


def at(removed: str, *hands: str, more: str = "", **options: Options) -> Monkey:
    """A position: what was taken out, and the hand of each seat from 0; the rest is thrown."""
    lines = [f"removed: {removed}", f"seats: {len(hands)}", more]
    lines += [f"seat {seat}: {hand or 'nothing'}" for seat, hand in enumerate(hands)]
    return Monkey(monkey.GAME.words.read_position("\n".join(lines), options))
