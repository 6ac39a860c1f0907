"""Play that draws a game out: with all cards open, chance too does what makes it longest.

Each of these chooses a code out of those that are legal, or, before a blind draw, possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.alice import state as alice
from parlour.games.court import phases as court
from parlour.games.monkey import state as monkey
from parlour.games.portrait import state as portrait
from parlour.kernel.chance import Rng, pick
from parlour.kernel.dispatch import legal, play, scores
from parlour.kernel.flat import copy

Chooser = Callable[[Any, list[int], Rng], int]


def any_of(s: Any, codes: list[int], rng: Rng) -> int:
    """No matter which."""
    return codes[pick(rng, len(codes))]


def _lawful(s: Any, codes: list[int], refused: int) -> list[int]:
    """The cards that may be played where unlawful ones are refused."""
    strict, out = copy(s), np.zeros(64, np.int64)
    strict.revoke = refused
    lawful = set(out[: int(legal(strict, out))].tolist())
    return [code for code in codes if code in lawful and code < court.ANNOUNCE]


def in_court(s: Any, codes: list[int], rng: Rng) -> int:
    """Ask in vain whatever may be asked, miss draws and call them, announce, end nothing."""
    pairs = [code for code in codes if court.ANNOUNCE <= code < court.EXCHANGE]
    calls = (court.CALL_DRAW, court.ORDER_DRAW, court.CALL_REVOKE)
    for code in (*calls, *pairs, court.PASS, court.DRAW):
        if code in codes:
            return code
    return any_of(s, _lawful(s, codes, court.REFUSE), rng)


def in_monkey(s: Any, codes: list[int], rng: Rng) -> int:
    """Keep every pair back."""
    kept = [code for code in codes if code in (monkey.DRAW, monkey.STOP)]
    return any_of(s, kept or codes, rng)


def in_masquerade(s: Any, codes: list[int], rng: Rng) -> int:
    """Score as little as can be; rather exchange than play, and rather play than pass."""
    paid = np.zeros(8, np.int64)

    def gain(code: int) -> tuple[int, bool, int]:
        after = copy(s)
        play(after, code, None)
        scores(after, paid)
        return int(paid.sum()), code == 64, pick(rng, 100)

    return min(codes, key=gain)


def in_alice(s: Any, codes: list[int], rng: Rng) -> int:
    """Hit once and then miss, and bring no set together: save one where the game would else be
    given up for want of it."""
    if int(s.phase) == alice.DRAWING:
        return min(codes, key=lambda code: _gathered(s, int(s.taker), (code - alice.CODES) // 3))
    seat, seats = int(s.current), int(s.seats)
    if int(s.exposed[seat]) == alice.NO_SET:
        return (
            max(codes) if alice.STOP in codes else min(codes, key=lambda i: _gathered(s, seat, i))
        )
    hitting = [code for code in codes if _hits(s, code)]
    missing = [code for code in codes if code not in hitting]
    is_pressed = int(s.idle) >= (int(s.stall_rounds) - 1) * seats
    wants_both = len({code % 2 for code in codes}) == 2
    return any_of(s, hitting if is_pressed or wants_both else missing or codes, rng)


def _gathered(s: Any, seat: int, i: int) -> int:
    """How much of a set a seat has."""
    held = int(s.hand[seat]) >> 3 * i & 0b111
    return held.bit_count() + (int(s.exposed[seat]) == i)


def _hits(s: Any, call: int) -> bool:
    place, which = divmod(call - alice.FIRST_CALL, 2)
    asked = (int(s.current) + place + 1) % int(s.seats)
    return bool(int(s.hand[asked]) >> 3 * int(s.exposed[s.current]) + 1 + which & 1)


def in_portrait(s: Any, codes: list[int], rng: Rng) -> int:
    """Have all cards pass to and fro whose place is known, and end the turn telling nothing; if
    that may not be, as little as can be. Lay nothing."""
    seats, seat = int(s.seats), int(s.current)
    hands, denied = s.hand.tolist(), s.denied.tolist()[:seats]
    known = [sum(row >> card & 1 for row in denied) for card in range(64)]
    # One idle turn more, and no call may be lost in the next: whoever misses draws.
    is_last_chance = int(s.bank_n) > 0 and int(s.idle) == 3 * seats - 1

    def worth(code: int) -> tuple[int, int]:
        """Which sort of step this is, and how many denials it adds: the less the better."""
        if portrait.FIRST_STACK <= code < portrait.FIRST_BAD_CALL:
            return 4, 0
        is_bad = code >= portrait.FIRST_BAD_CALL
        place, card = divmod(code - (portrait.FIRST_BAD_CALL if is_bad else 0), 64)
        asked = (seat + place + 1) % seats
        learnt = 1 - (denied[seat] >> card & 1)
        if is_bad:
            return 1, 0 if is_last_chance and learnt else 1 + learnt
        if not hands[asked] >> card & 1:
            learnt += 2 - (denied[asked] >> card & 1)
            # A miss draws from the Bank, which then does not last as long.
            return 3 if int(s.bank_n) else 1, learnt
        unit = 0xFF << card // 8 * 8 if int(s.form) == portrait.PAIRS else _book(card)
        parts = (hands[asked] & unit).bit_count() < 2
        completes = (hands[seat] & unit).bit_count() >= unit.bit_count() - 2
        if parts or completes:
            return 3, seats
        return 0 if known[card] == seats - 1 else 2, seats - 1 - known[card]

    least = 9, 9
    found = codes[0]
    first = pick(rng, len(codes)) if int(s.bank_n) == 0 else 0
    for code in codes[first:] + codes[:first]:
        this = worth(code)
        if this < least:
            least, found = this, code
            if this[0] == 0:
                break
    return found


def _book(card: int) -> int:
    return 0x55 << card // 8 * 8 + card % 2


def one_of_each(pack: NDArray[np.int64], seats: int) -> None:
    """In Portrait Authors, lay the pack so that every seat has a card of every group."""
    pack[:] = sorted(pack.tolist(), key=lambda card: (card % 8 // seats, card // 8, card % 8))
