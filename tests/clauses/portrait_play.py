"""A game of Portrait Authors to try clauses on: from a position or from a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.games import portrait
from parlour.games.game import AnyGame
from parlour.games.portrait import dealing, events, turns
from parlour.games.portrait.deck import DECK, GROUPS
from parlour.games.portrait.notation import authors
from parlour.games.portrait.position import in_brief
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import Log

Options = str | int
GAMES = {"pairs": "FULL", "portraits": "EASIER", "fours": "WITH_SKETCHES", "bank": "WITH_BANK"}
"""The name of each form's game in the package."""


def game_of(form: str) -> AnyGame:
    """The game of a form as it stands in the package now, where a test may put another."""
    game: AnyGame = getattr(portrait, GAMES[form])
    return game


def number(card: str) -> int:
    """The number of a card written by its id."""
    found = DECK.of(card)
    assert found is not None, card
    return found.number


class Authors:
    """A game in progress. Every move is first looked for among the legal ones."""

    def __init__(self, form: str, state: Any) -> None:
        self.game = game_of(form)
        self.form = form
        self.s = state
        self.log = fresh(Log)

    # What happened.

    @property
    def told(self) -> list[tuple[str, int, int, str, int]]:
        """The last move's events: kind, seat, other seat, cards in brief, amount."""
        log = self.log
        return [
            (
                events.KINDS[log.kind[k]].upper(),
                int(log.seat[k]),
                int(log.other[k]),
                in_brief(log.cards[k]),
                int(log.amount[k]),
            )
            for k in range(log.n)
        ]

    def kinds(self) -> list[str]:
        return [event[0] for event in self.told]

    def masks(self, kind: int) -> list[tuple[int, int]]:
        """Who noticed the last move's events of this kind, and who saw their cards."""
        log = self.log
        rows = [k for k in range(log.n) if log.kind[k] == kind]
        return [(int(log.noticed[k]), int(log.seen[k])) for k in rows]

    # What may be done.

    @property
    def actor(self) -> int:
        return int(dispatch.actor(self.s))

    def legal(self) -> list[int]:
        out = np.zeros(self.game.most_legal, np.int64)
        return [int(code) for code in out[: dispatch.legal(self.s, out)]]

    def calls(self) -> list[tuple[int, str]]:
        """The legal calls: the seat called on, the card."""
        n, seat = int(self.s.seats), self.actor
        return [((seat + c // 64 + 1) % n, DECK[c % 64].id) for c in self.legal() if c < 448]

    def stacks(self) -> list[str]:
        """The legal stacks, in words: `PO Holmes Longfellow`."""
        found = [divmod(code - 448, 15) for code in self.legal() if 448 <= code < 568]
        return [" ".join([GROUPS[g][0], *authors(g, m + 1)]) for g, m in found]

    # What is done.

    def code(self, asked: int, card: str, first: int = 0) -> int:
        d = (asked - self.actor) % int(self.s.seats)
        return first + 64 * (d - 1) + number(card)

    def call(self, asked: int, *cards: str) -> Authors:
        """Call on this seat for these cards, one after another."""
        for card in cards:
            self.play(self.code(asked, card))
        return self

    def lose(self, asked: int, card: str) -> Authors:
        """The same in bad form."""
        return self.play(self.code(asked, card, 568))

    def stack(self, words: str) -> Authors:
        """Stack what `stacks` would call so."""
        return self.play(stack_code(words))

    def play(self, *codes: int) -> Authors:
        """Play these codes, each of which must be legal."""
        for code in codes:
            assert code in self.legal(), self.game.words.notation(self.s, self.actor, code)
            self.log.n = 0
            dispatch.play(self.s, code, self.log)
        return self

    def begin_turn(self, seat: int) -> Authors:
        """Let the turn of this seat begin, with all that follows of itself."""
        self.log.n = 0
        turns.begin_turn(self.s, seat, 0, self.log)
        turns.go_on(self.s, self.log)
        return self

    # What is refused.

    def why(self, seat: int, code: int) -> str:
        """The code of the refusal, or nothing; and a refusal changes nothing."""
        before = as_bytes(self.s)
        refusal = self.game.rulebook.refusal(dispatch.why_not(self.s, seat, code))
        assert as_bytes(self.s) == before
        return refusal.code if refusal else ""

    def why_call(self, asked: int, card: str) -> str:
        return self.why(self.actor, self.code(asked, card))

    def why_stack(self, words: str, seat: int | None = None) -> str:
        return self.why(self.actor if seat is None else seat, stack_code(words))

    # How things stand.

    def hand(self, seat: int) -> str:
        return in_brief(self.s.hand[seat])

    def sizes(self) -> list[int]:
        return [int(size) for size in self.s.sizes[: self.s.seats]]

    def score(self) -> list[int]:
        out = np.zeros(8, np.int64)
        dispatch.scores(self.s, out)
        return [int(points) for points in out[: self.s.seats]]

    def returns(self) -> list[float]:
        out = np.zeros(8)
        dispatch.returns(self.s, out)
        return [round(float(share), 6) for share in out[: self.s.seats]]

    def denied(self, card: str) -> list[int]:
        """The seats of which all know that they have not got the card."""
        return [k for k in range(int(self.s.seats)) if int(self.s.denied[k]) >> number(card) & 1]

    def is_fresh(self, seat: int) -> bool:
        return bool(self.s.fresh[seat])

    def hidden(self, seat: int) -> Authors:
        """The same game as this seat may know it."""
        h = fresh(self.game.state)
        dispatch.hide(self.s, seat, h)
        return Authors(self.form, h)

    def bank(self) -> list[str]:
        """The Bank from its top."""
        n = int(self.s.bank_n)
        return [DECK[int(self.s.bank[k])].id for k in range(n - 1, -1, -1)]


def stack_code(words: str) -> int:
    """The code of a stack written as `PO Holmes Longfellow`."""
    group, *named = words.split()
    g = [code for code, _, _ in GROUPS].index(group)
    return 447 + 15 * g + sum(1 << GROUPS[g][2].index(author) for author in named)


def at(form: str, *seats: str, more: str = "", **options: Options) -> Authors:
    """A position: one line for each seat from 0, and lines of `more` beside them."""
    lines = [f"seat {seat}: {line}" for seat, line in enumerate(seats)]
    text = "\n".join([*lines, more])
    return Authors(form, game_of(form).words.read_position(text, options))


def begun(form: str, seats: int, dealer: int, **options: Options) -> Authors:
    """A game that waits for its pack."""
    return Authors(form, game_of(form).begin(seats, options, dealer))


def dealt(
    form: str,
    pack: Sequence[int] | np.ndarray[Any, Any],
    dealer: int,
    seats: int,
    **options: Options,
) -> Authors:
    """A game just dealt from this pack."""
    t = begun(form, seats, dealer, **options)
    dispatch.deal(t.s, np.array(pack, np.int64), t.log)
    return t


def in_order(form: str, dealer: int, seats: int, **options: Options) -> Authors:
    """A game just dealt from an unshuffled pack."""
    return dealt(form, game_of(form).pack(), dealer, seats, **options)


def lay_dealt(t: Authors) -> Authors:
    """Let the books go down that a position has in hands, and the first turn begin."""
    t.log.n = 0
    dealing.lay_dealt_books(t.s, t.log)
    dealing.begin_first_turn(t.s, t.log)
    return t


def pack_for(hands: Sequence[str], dealer: int, cards: Sequence[int], bank: str = "") -> list[int]:
    """A pack of these cards that deals these hands; then the Bank from its top."""
    seats = len(hands)
    given = [[c for word in hand.split() for c in both(word)] for hand in hands]
    order = [(dealer + 1 + place) % seats for place in range(sum(map(len, given)))]
    taken = [iter(hand) for hand in given]
    pack = [next(taken[seat]) for seat in order] + [number(card) for card in bank.split()]
    assert sorted(pack) == sorted(cards), sorted(set(cards) ^ set(pack))
    return pack


def both(word: str) -> list[int]:
    """The numbers of the cards of one word, PS being a pair."""
    if word.endswith("-PS"):
        return [number(word[:-1]), number(word[:-1]) + 1]
    return [number(word)]


def whole(*groups: str) -> str:
    """All cards of these groups, written in brief."""
    names = {code: g for g, (code, _, _) in enumerate(GROUPS)}
    return in_brief(sum(0xFF << 8 * names[group] for group in groups))


def cards_of(mask: int) -> list[int]:
    """Card numbers of a set."""
    return list(cards_in(mask))
