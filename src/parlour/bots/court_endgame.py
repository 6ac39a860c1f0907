"""Strict play of Court solved exactly, where both hands are laid open.

Once the talon is drawn each player can tell the other's hand, and the rest of the round is a
game without secrets. After a close it is one in every deal that might be true. The solver
asks the rules for moves, for the end and for its worth, and so honours every house rule; only
revokes, which no player makes on purpose, it leaves out.

Three kinds of move are not looked into, because they never change the worth of a round:
anything but declaring by one who has sixty and made it first; leading from a pair without
announcing it; and a false declaration by one who has a couplet while the other has not made
sixty, which loses all that there is to lose.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.games.court.phases import (
    ANNOUNCE,
    CLOSE,
    CODES,
    DECLARE,
    DECLARED,
    EXCHANGE,
    NEVER,
    REFUSE,
)
from parlour.games.court.two.counting import SIXTY, count
from parlour.games.court.two.state import CourtTwo, is_closed, opponent, sitting_out
from parlour.kernel.cards import NO_CARD
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes, Numbers, actor, deal_over, legal, play, resample, value
from parlour.kernel.flat import Many, many
from parlour.kernel.rule import compiled, rule

MOST_DEPTH = 48
"""Moves from the start of strict play to the end of the round, windows and all."""
MOST_MOVES = 24
ENTRIES = 1 << 13
"""Places in the table of solved positions; a newer one takes an older one's place."""
OPEN = 4.0
"""More than any round is worth."""
NEARLY = 0.1
"""Less than any round that is won is worth."""

WORLDS_TO_CLOSE = 200
A_LOOK = 10

_MIX_1 = np.uint64(0x9E3779B97F4A7C15)
_MIX_2 = np.uint64(0xBF58476D1CE4E5B9)
_BY_29, _BY_32 = np.uint64(29), np.uint64(32)


@rule
def mixed(word: np.uint64, more: np.uint64) -> np.uint64:
    """One word made of two, so that few pairs give the same."""
    word = (word ^ more) * _MIX_2
    return (word ^ (word >> _BY_29)) * _MIX_2


@rule
def wide(number: int, place: int) -> np.uint64:
    """A small number, moved up so many bits."""
    return np.uint64(number) << np.uint64(place)


@rule
def lower_seat(s: CourtTwo) -> int:
    """Of the two who play the round, the one with the lower seat: 0, unless that one sits out."""
    return 1 if sitting_out(s) == 0 else 0


@rule
def key_of(s: CourtTwo) -> np.uint64:
    """What tells one position of a round from another, as far as the rest of it goes."""
    low = lower_seat(s)
    high = opponent(s, low)
    hands = s.hand[low] | (s.hand[high] << _BY_32)
    counts = (
        wide(s.pile[low], 0)
        | wide(s.pile[high], 8)
        | wide(s.announced[low], 16)
        | wide(s.announced[high], 24)
    )
    place = (
        wide(s.led + 1, 32)
        | wide(s.phase, 40)
        | wide(s.turn + 1, 44)
        | wide(s.leader + 1, 46)
        | wide(s.court_card + 1, 48)
        | wide(s.first_to_sixty + 1, 56)
        | wide(1 if s.couplets[low] > 0 else 0, 58)
        | wide(1 if s.couplets[high] > 0 else 0, 59)
        | wide(s.led_since_close, 60)
    )
    made = wide(s.sixty_against[low] + 1, 0) | wide(s.sixty_against[high] + 1, 8)
    made |= wide(s.sixty_couplets[low] + 1, 16) | wide(s.sixty_couplets[high] + 1, 24)
    return mixed(mixed(mixed(_MIX_1, hands), counts | place), made)


@rule
def has_won(s: CourtTwo, seat: int) -> bool:
    """Whether the seat can do no better than to declare now."""
    if count(s, seat) < SIXTY:
        return False
    return s.first_sixty == DECLARED or s.first_to_sixty == seat


@rule
def is_needless(s: CourtTwo, seat: int, code: int, announces: np.uint64) -> bool:
    """Whether a move need not be looked into: see the head of this module."""
    if code == DECLARE:
        unmade = s.sixty_against[opponent(s, seat)] == NEVER
        return s.couplets[seat] > 0 and unmade and count(s, seat) < SIXTY
    return code < ANNOUNCE and (announces >> np.uint64(code)) & np.uint64(1) != np.uint64(0)


@rule
def announced_cards(codes: Codes, n: int) -> np.uint64:
    """The cards whose lead these moves announce."""
    cards = np.uint64(0)
    for i in range(n):
        if ANNOUNCE <= codes[i] < EXCHANGE:
            pair = codes[i] - ANNOUNCE
            cards |= np.uint64(1) << np.uint64(8 * (pair // 2) + pair % 2)
    return cards


@rule
def solve(
    stack: Many[CourtTwo],
    depth: int,
    low: float,
    high: float,
    codes: NDArray[np.int64],
    keys: NDArray[np.uint64],
    bounds: NDArray[np.float64],
) -> float:
    """What the position at this depth of the stack is worth to the lower seat.

    Exact between `low` and `high`; otherwise a bound on the right side of them.
    """
    first = lower_seat(stack[depth])
    if deal_over(stack[depth]):
        return value(stack[depth], first)
    seat = actor(stack[depth])
    n = legal(stack[depth], codes[depth])
    if has_won(stack[depth], seat):
        for i in range(n):
            if codes[depth, i] == DECLARE:
                stack[depth + 1] = stack[depth]
                play(stack[depth + 1], DECLARE, None)
                if deal_over(stack[depth + 1]):
                    return value(stack[depth + 1], first)
    key = key_of(stack[depth])
    entry = np.int64(key >> np.uint64(32)) & (ENTRIES - 1)
    if keys[entry] == key:
        if bounds[entry, 0] >= high or bounds[entry, 0] == bounds[entry, 1]:
            return bounds[entry, 0]
        if bounds[entry, 1] <= low:
            return bounds[entry, 1]
    announces = announced_cards(codes[depth], n)
    best = -OPEN if seat == first else OPEN
    floor, ceiling = low, high
    for i in range(n):
        code = codes[depth, i]
        if is_needless(stack[depth], seat, code, announces):
            continue
        stack[depth + 1] = stack[depth]
        play(stack[depth + 1], code, None)
        worth = solve(stack, depth + 1, floor, ceiling, codes, keys, bounds)
        if seat == first:
            best = max(best, worth)
            floor = max(floor, best)
        else:
            best = min(best, worth)
            ceiling = min(ceiling, best)
        if floor >= ceiling:
            break
    keys[entry] = key
    bounds[entry, 0] = -OPEN if best <= low else best
    bounds[entry, 1] = OPEN if best >= high else best
    return best


@rule
def is_all_known(h: CourtTwo) -> bool:
    """Whether every card is drawn, so that both hands are known to both."""
    return h.talon_left == 0 and h.court_card == NO_CARD and not is_closed(h)


@compiled
def weigh(
    h: CourtTwo,
    seat: int,
    worlds: int,
    only: int,
    high: float,
    rng: Rng,
    stack: Many[CourtTwo],
    codes: NDArray[np.int64],
    keys: NDArray[np.uint64],
    bounds: NDArray[np.float64],
    sums: Numbers,
    weighed: Codes,
) -> None:
    """Add up, over so many worlds, what each move is worth to the seat when both hands are open.

    `sums` and `weighed`, how often a move was looked into, are indexed by code. With `only` a
    code and not -1, no other move is looked into; no move is
    worth more than `high` either way.
    """
    mine = 1.0 if seat == lower_seat(h) else -1.0
    for _ in range(worlds):
        resample(h, seat, rng, stack[0])
        stack[0].revoke = REFUSE
        n = legal(stack[0], codes[0])
        announces = announced_cards(codes[0], n)
        for i in range(n):
            code = codes[0, i]
            if only >= 0 and code != only:
                continue
            if not is_needless(stack[0], seat, code, announces):
                stack[1] = stack[0]
                play(stack[1], code, None)
                worth = mine * solve(stack, 1, -high, high, codes, keys, bounds)
                sums[code] += min(high, max(-high, worth))
                weighed[code] += 1


class Scales:
    """The solver with its working room. Compiled apart from everything else that bots do."""

    def __init__(self, state: type[CourtTwo] = CourtTwo) -> None:
        self._stack = many(state, MOST_DEPTH)
        self._codes = np.zeros((MOST_DEPTH, MOST_MOVES), np.int64)
        self._keys = np.zeros(ENTRIES, np.uint64)
        self._bounds = np.zeros((ENTRIES, 2), np.float64)

    def weigh(
        self, h: CourtTwo, seat: int, worlds: int, rng: Rng, only: int = -1, high: float = OPEN
    ) -> tuple[Numbers, Codes]:
        """The sum of each move's worth over so many worlds, and how often it was looked into."""
        sums, weighed = np.zeros(CODES, np.float64), np.zeros(CODES, np.int64)
        # Positions of another round, or of other bounds, must not be taken for this one's.
        self._keys[:] = 0
        room = (self._stack, self._codes, self._keys, self._bounds)
        weigh(h, seat, worlds, only, high, rng, *room, sums, weighed)
        return sums, weighed

    def best(self, h: CourtTwo, seat: int, worlds: int, rng: Rng) -> int:
        """The move worth most over so many worlds; the lower code among equals."""
        sums, weighed = self.weigh(h, seat, worlds, rng)
        return int(np.argmax(np.where(weighed > 0, sums, -np.inf)))

    def closes_well(self, h: CourtTwo, seat: int, rng: Rng) -> bool:
        """Whether a close, both hands then laid open, wins in three of four worlds at least.

        Two hundred worlds are looked into, fewer where the answer is plain before.
        """
        won = 0
        for seen in range(A_LOOK, WORLDS_TO_CLOSE + 1, A_LOOK):
            sums, _ = self.weigh(h, seat, A_LOOK, rng, CLOSE, NEARLY)
            # Within such narrow bounds a round is worth no more than its sign.
            won += round((sums[CLOSE] / NEARLY + A_LOOK) / 2)
            lost = seen - won
            if 4 * lost > WORLDS_TO_CLOSE or (seen == A_LOOK and lost > won):
                return False
            if 4 * won >= 3 * WORLDS_TO_CLOSE:
                return True
        return False
