"""A game of Court in the hands of a test: moves as short words, everything asserted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

import numpy as np

from parlour.games.catalogue import game
from parlour.games.court.deck import DECK
from parlour.games.court.events import KINDS
from parlour.games.court.four import counting as four_counting
from parlour.games.court.phases import ANNOUNCE, PHASES
from parlour.games.court.two.counting import count
from parlour.games.court.two.position import read_position, write_position
from parlour.games.court.two.state import CourtTwo
from parlour.games.game import Event
from parlour.games.parts import StoryLine
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.flat import as_bytes, copy, fresh, put
from parlour.kernel.log import Log

GAME = game("court-two")

NAMED = (
    "exchange",
    "close",
    "declare",
    "lay-down",
    "pass",
    "draw",
    "call-draw",
    "order-draw",
    "throw-down",
    "call-revoke",
    "examine",
)


def code_of(move: str) -> int:
    """`G-Crown`, `announce G-Crown`, or one of the named moves."""
    if move in NAMED:
        return 40 + NAMED.index(move)
    if move.startswith("announce "):
        card = number(move.removeprefix("announce "))
        return ANNOUNCE + 2 * (card // 8) + card % 8
    return number(move)


def move_of(code: int) -> str:
    """The short word of a code."""
    if code >= 40:
        return NAMED[code - 40]
    if code >= ANNOUNCE:
        return "announce " + DECK[8 * ((code - ANNOUNCE) // 2) + (code - ANNOUNCE) % 2].id
    return DECK[code].id


def flipped(moves: Iterable[str]) -> list[str]:
    """The same moves with the seats changed."""
    return ["/".join(f"{1 - int(part[0])}{part[1:]}" for part in move.split("/")) for move in moves]


def number(card_id: str) -> int:
    card = DECK.of(card_id)
    assert card is not None, card_id
    return card.number


def ids(cards: Any) -> set[str]:
    """A set of cards as ids."""
    return set(DECK.ids(cards_in(cards)))


class Told:
    """One event, at the Python door."""

    def __init__(self, log: Any, place: int) -> None:
        self.kind = KINDS[log.kind[place]]
        self.seat = int(log.seat[place])
        self.other = int(log.other[place])
        self.amount = int(log.amount[place])
        self.cards = ids(log.cards[place])
        clause = GAME.rulebook.clause(int(log.clause[place]))
        self.clause = clause.id if clause else ""
        self.noticed = int(log.noticed[place])
        self.seen = int(log.seen[place])

    def event_for(self, seat: int) -> Event:
        """The event as this seat may know it."""
        sees = self.seen >> seat & 1
        return Event(
            kind=next(n for n, name in KINDS.items() if name == self.kind),
            seat=self.seat,
            other=self.other,
            cards=sum(1 << number(card) for card in self.cards) if sees else 0,
            amount=self.amount,
            clause=GAME.rulebook.number(self.clause),
            noticed=self.noticed,
            seen=self.seen,
        )

    def __repr__(self) -> str:
        return f"{self.kind} {self.seat} {sorted(self.cards)} {self.amount}"


class Play:
    """A game of Court for two. Seat 1 deals first unless a test says otherwise."""

    game = GAME

    def __init__(self, state: Any) -> None:
        self.s = state
        self.told: list[Told] = []

    def deal(self, deck: str) -> Self:
        """Deal this order of the pack; bars between the packets are for the reader."""
        pack = [number(word) for word in deck.replace("|", " ").split()]
        assert dispatch.actor(self.s) == dispatch.DEAL, "the round goes on"
        assert sorted(pack) == sorted(self.game.pack())
        log = fresh(Log)
        dispatch.deal(self.s, np.array(pack, np.int64), log)
        self._listen(log)
        return self

    def play(self, *moves: str) -> Self:
        """Make these moves, each by the seat on turn, and each allowed.

        `1 G-Crown` also asserts whose turn it is; `a/b` is a lead and its reply.
        """
        self.told = []
        for text in (part for move in moves for part in move.split("/")):
            seat, _, rest = text.partition(" ")
            move = rest if seat.isdigit() else text
            if seat.isdigit():
                assert self.turn == int(seat), f"{text}: seat {self.turn} is on turn"
            code = code_of(move)
            refusal = dispatch.why_not(self.s, self.turn, code)
            assert refusal == 0, f"{text}: {self.code_of_refusal(refusal)}"
            assert code in self.codes(), f"{text} is not listed"
            log = fresh(Log)
            dispatch.play(self.s, code, log)
            self._listen(log)
        return self

    def _listen(self, log: Any) -> None:
        self.told = [*self.told, *(Told(log, place) for place in range(log.n))]

    def codes(self) -> list[int]:
        out = np.zeros(self.game.most_legal, np.int64)
        return [int(code) for code in out[: dispatch.legal(self.s, out)]]

    def legal(self) -> set[str]:
        return {move_of(code) for code in self.codes()}

    def cards(self) -> set[str]:
        """The cards that may be played now."""
        return {move_of(code) for code in self.codes() if code < ANNOUNCE}

    @staticmethod
    def code_of_refusal(refusal: int) -> str:
        known = GAME.rulebook.refusal(int(refusal))
        return known.code if known else ""

    def refusal(self, move: str, seat: int | None = None) -> str:
        """Why the seat (the one on turn) may not do this; empty if it may."""
        who = self.turn if seat is None else seat
        return self.code_of_refusal(dispatch.why_not(self.s, who, code_of(move)))

    @property
    def turn(self) -> int:
        return int(dispatch.actor(self.s))

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(int(count(self.s, seat)) for seat in range(len(self.s.points)))

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(int(points) for points in self.s.points)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return bool(dispatch.deal_over(self.s))

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.turn == dispatch.OVER

    def payoffs(self) -> list[float]:
        out = np.zeros(self.game.usual_seats)
        dispatch.returns(self.s, out)
        return [float(share) for share in out]

    @property
    def decided_by(self) -> str:
        clause = GAME.rulebook.clause(int(self.s.round_clause))
        return clause.id if clause else ""

    def hand(self, seat: int) -> set[str]:
        return ids(self.s.hand[seat])

    def event(self, kind: str) -> Told:
        """The last event of this kind."""
        found = [told for told in self.told if told.kind == kind]
        assert found, f"nothing of the kind {kind} among {self.told}"
        return found[-1]

    def kinds(self) -> list[str]:
        return [told.kind for told in self.told]

    def lines(self, seat: int, names: Sequence[str]) -> list[StoryLine]:
        """What this seat, or a watcher, reads of the last moves."""
        h = self.seen_by(seat).s
        read = [
            self.game.words.narrate(told.event_for(seat), h, seat, names)
            for told in self.told
            if told.noticed >> seat & 1
        ]
        return [line for line in read if line is not None]

    def texts(self, seat: int, names: Sequence[str]) -> list[str]:
        return [line.text for line in self.lines(seat, names)]

    def hidden(self, seat: int) -> bytes:
        return as_bytes(self.seen_by(seat).s)

    def seen_by(self, seat: int) -> Self:
        """The game as this seat may know it."""
        out = fresh(self.game.state)
        dispatch.hide(self.s, seat, out)
        return type(self)(out)

    def copy(self) -> Self:
        return type(self)(copy(self.s))


class ThreePlay(Play):
    """A game of Court for three. Seat 2 deals first unless a test says otherwise."""

    game = game("court-three")

    def is_out(self, seat: int) -> bool:
        return seat in (int(self.s.first_out), int(self.s.second_out))


class FourPlay(Play):
    """A game of Court for four. Seat 3 deals first; points and counts are those of the sides."""

    game = game("court-four")

    def known_void(self, seat: int) -> set[str]:
        """The cards that everybody knows this seat not to hold, by what it has played."""
        return ids(self.s.barred[seat])

    @property
    def counts(self) -> tuple[int, ...]:
        return int(four_counting.count(self.s, 0)), int(four_counting.count(self.s, 1))


def begin(
    deck: str = "", *, dealer: int = 1, points: Iterable[int] = (0, 0), **options: Any
) -> Play:
    """A game, its first round dealt from this deck if there is one."""
    state = GAME.begin(2, options, dealer)
    for seat, made in enumerate(points):
        state.points[seat] = made
    play = Play(state)
    return play.deal(deck) if deck else play


def position(text: str, **options: Any) -> Play:
    """A game at this position; the text round-trips."""
    state = read_position(CourtTwo, text, options)
    again = read_position(CourtTwo, write_position(state), options)
    assert as_bytes(again) == as_bytes(state)
    return Play(state)


def begin_three(
    deck: str = "", *, dealer: int = 2, points: Iterable[int] = (0, 0, 0), **options: Any
) -> ThreePlay:
    """A game of three, its first round dealt from this deck if there is one."""
    state = ThreePlay.game.begin(3, options, dealer)
    put(state.points, points)
    play = ThreePlay(state)
    if deck:
        play.deal(deck)
    return play


def begin_four(
    hands: Iterable[str] = (), *, dealer: int = 3, points: Iterable[int] = (0, 0), **options: Any
) -> FourPlay:
    """A game of four. The hands go from the dealer's left round the table, his own last; the
    last card of that hand is the one turned up."""
    state = FourPlay.game.begin(4, options, dealer)
    put(state.points, points)
    play = FourPlay(state)
    dealt = [hand.split() for hand in hands]
    if dealt:
        play.deal(" ".join(card for four in zip(*dealt, strict=True) for card in four))
    return play


def position_of(kind: type[Play], text: str, **options: Any) -> Any:
    """A game of three or four at this position; what is written of it reads back the same."""
    words = kind.game.words
    if kind is FourPlay and "couplets:" not in text:
        text = _with_a_past(text)
    # Couplets laid for the sake of a count need not have come about so.
    state = words.read_position(text, options, stored=True)
    again = words.read_position(words.write_position(state), options, stored=True)
    assert as_bytes(again) == as_bytes(state)
    return kind(state)


def _with_a_past(text: str) -> str:
    """A position of four with all cards: hands filled up evenly, black cards first, and the rest
    in couplets of the leader."""
    said = dict(line.split(": ", 1) for line in text.splitlines())
    put = said.get("table", "").split()
    leader = int(said.get("leader", "0"))
    has_put = [(seat - leader) % 4 < len(put) for seat in range(4)]
    hands = [said.pop(f"hand {seat}", "").split() for seat in range(4)]
    used = {*put, *(card for hand in hands for card in hand)}
    spare = [card.id for card in DECK if card.id not in used]
    spare.sort(key=lambda card: "KBGR".index(card[0]))
    most = max(len(hand) + has_put[seat] for seat, hand in enumerate(hands))
    for seat, hand in enumerate(hands):
        while len(hand) + has_put[seat] < most:
            hand.append(spare.pop(0))
        said[f"hand {seat}"] = " ".join(hand)
    fours = ["+".join(spare[place : place + 4]) for place in range(0, len(spare), 4)]
    said["couplets"] = ", ".join(f"{leader} {leader} {four}" for four in fours)
    return "\n".join(f"{name}: {value}" for name, value in said.items())
