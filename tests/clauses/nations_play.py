"""A game of Nations to try clauses on: from a deal or a position, played card by card."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games import nations
from parlour.games.game import NoSuch
from parlour.games.nations import deck, events
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.flat import as_bytes, fresh, put
from parlour.kernel.log import Log

CALL, YES, NO, PASS = "call", "yes", "no", "pass call"
CODES = {CALL: 52, YES: 53, NO: 54, PASS: 55}

Options = str | int
Told = tuple[str, int, int, str]


def number(card_id: str) -> int:
    card = deck.DECK.of(card_id)
    assert card is not None, card_id
    return card.number


def ids(cards: Any) -> str:
    return " ".join(deck.DECK.ids(cards_in(cards)))


class Nations:
    """A game in progress. Every move is first looked for among the legal ones."""

    def __init__(self, state: Any) -> None:
        self.s = state
        self.log = fresh(Log)

    @property
    def told(self) -> list[Told]:
        """The last move's events: kind, seat, amount, cards."""
        log = self.log
        return [
            (
                events.KINDS[log.kind[k]].upper(),
                int(log.seat[k]),
                int(log.amount[k]),
                ids(log.cards[k]),
            )
            for k in range(log.n)
        ]

    def kinds(self) -> list[str]:
        return [kind for kind, _, _, _ in self.told]

    def counted(self) -> list[tuple[str, int, int]]:
        """The last move's events that come after the trick: kind, side, amount."""
        told = [(kind, seat, amount) for kind, seat, amount, _ in self.told]
        return told[[kind for kind, _, _ in told].index("TRICK") + 1 :]

    def seen(self, kind: int) -> list[tuple[int, int]]:
        """Who noticed the last move's events of this kind, and who saw their cards."""
        log = self.log
        return [
            (int(log.noticed[k]), int(log.seen[k])) for k in range(log.n) if log.kind[k] == kind
        ]

    @property
    def actor(self) -> int:
        return int(dispatch.actor(self.s))

    def legal(self) -> list[int]:
        out = np.zeros(64, np.int64)
        return [int(code) for code in out[: dispatch.legal(self.s, out)]]

    def open_to(self) -> str:
        """The legal moves as words."""
        words = {code: word for word, code in CODES.items()}
        return " ".join(words.get(code) or deck.DECK[code].id for code in self.legal())

    def play(self, *moves: str) -> Nations:
        """Play these cards or named moves, each of which must be legal."""
        for move in moves:
            code = CODES[move] if move in CODES else number(move)
            assert self.actor >= 0, f"nobody is to play {move}"
            assert code in self.legal(), f"{move} is not among {self.open_to()}"
            self.log.n = 0
            dispatch.play(self.s, code, self.log)
        return self

    def play_low(self) -> Nations:
        """Whoever is to play plays the legal card of the lowest number."""
        self.log.n = 0
        dispatch.play(self.s, self.legal()[0], self.log)
        return self

    def deal(self, pack: Any) -> Nations:
        assert self.actor == dispatch.DEAL
        self.log.n = 0
        dispatch.deal(self.s, np.array(pack, np.int64), self.log)
        return self

    def why(self, seat: int, move: str | int) -> str:
        """The code of the refusal, or nothing; and a refusal changes nothing."""
        before = as_bytes(self.s)
        code = move if isinstance(move, int) else CODES.get(move, -1)
        if code < 0 and isinstance(move, str):
            code = number(move)
        refusal = nations.GAME.rulebook.refusal(dispatch.why_not(self.s, seat, code))
        assert as_bytes(self.s) == before
        return refusal.code if refusal else ""

    def hand(self, seat: int) -> str:
        return ids(self.s.hand[seat])

    def score(self) -> tuple[int, int]:
        return int(self.s.points[0]), int(self.s.points[1])

    def tricks(self) -> tuple[int, int]:
        return int(self.s.tricks[0]), int(self.s.tricks[1])

    def games(self) -> tuple[int, int]:
        return int(self.s.games[0]), int(self.s.games[1])

    def returns(self) -> list[float]:
        out = np.zeros(4)
        dispatch.returns(self.s, out)
        return [float(paid) for paid in out]

    def hidden(self, seat: int) -> Nations:
        h = fresh(nations.GAME.state)
        dispatch.hide(self.s, seat, h)
        return Nations(h)


def sitting_down(seats: int, **options: Options) -> str:
    """The code with which so many players, or these house rules, are refused; or nothing."""
    try:
        nations.GAME.begin(seats, options, 0)
    except NoSuch as refused:
        return refused.code
    return ""


def begun(dealer: int, score: tuple[int, int] = (0, 0), **options: Options) -> Nations:
    """A game that waits for its next deal, at this score."""
    s = nations.GAME.begin(4, options, dealer)
    put(s.points, score)
    return Nations(s)


def pack_for(hands: dict[int, str], star: str, dealer: int) -> list[int]:
    """A pack that deals these cards and turns this one up; the others go round in their order."""
    given = {seat: [number(card) for card in hands.get(seat, "").split()] for seat in range(4)}
    last = number(star)
    given[dealer] = [card for card in given[dealer] if card != last]
    used = {last, *(card for cards in given.values() for card in cards)}
    left = iter([card for card in range(52) if card not in used])
    for seat in range(4):
        while len(given[seat]) < 13 - (seat == dealer):
            given[seat].append(next(left))
    given[dealer].append(last)
    taken = {seat: iter(cards) for seat, cards in given.items()}
    return [next(taken[(dealer + 1 + place) % 4]) for place in range(52)]


def dealt(
    hands: dict[int, str],
    star: str,
    dealer: int,
    score: tuple[int, int] = (0, 0),
    **options: Options,
) -> Nations:
    """A game just dealt so."""
    return begun(dealer, score, **options).deal(pack_for(hands, star, dealer))


def in_order(dealer: int, score: tuple[int, int] = (0, 0), **options: Options) -> Nations:
    """A game just dealt from the pack in the order of its numbers."""
    return begun(dealer, score, **options).deal(range(52))


def at(text: str, **options: Options) -> Nations:
    """A position."""
    return Nations(nations.GAME.words.read_position(text, options))


def last_trick(
    side: int,
    before: tuple[int, int],
    titles: dict[int, str],
    score: tuple[int, int] = (0, 0),
    extra: str = "",
    **options: Options,
) -> Nations:
    """A deal whose last trick this side takes, after so many; Stars are of Asia.

    `titles` are the ranks of the Titles that each seat was dealt and has played. Seat 3 has
    dealt and turned up the 2.
    """
    lines = [f"dealer: 3\nstar: AS-2 taken up\nleader: {side}\nturn: {side}", extra]
    lines.append(f"tricks: {before[0]} {before[1]}")
    if "score:" not in extra:
        lines.append(f"score: {score[0]} {score[1]}")
    low = iter(("EU-2", "EU-3", "EU-4"))
    cards = ["EU-5" if seat == side else next(low) for seat in range(4)]
    for seat in range(4):
        played = [f"AS-{rank}" for rank in titles.get(seat, "").split()]
        played += ["AS-2"] if seat == 3 else []
        parts = [cards[seat], *([f"played {' '.join(played)}"] if played else [])]
        lines.append(f"seat {seat}: {'; '.join(parts)}")
    t = at("\n".join(lines), **options)
    return t.play(*(cards[(side + place) % 4] for place in range(4)))
