"""Rules of thumb for Alice in Wonderland.

What a seat can tell of a card's place comes from the hidden state alone: the cards it knows,
and what all the world knows a hand to lack.
"""

from __future__ import annotations

import numpy as np

from parlour.bots.reasons import ONLY, because, because_of
from parlour.bots.reasons_alice import (
    GO_ON,
    KEEP_LEAD,
    KNOWN,
    LEAST_TO_GAIN,
    LIKELIEST,
    LIKELIEST_SET,
    NARROWED,
    NOWHERE_ELSE,
    REASONS,
    SURE_SET,
    WHOLE_SET,
)
from parlour.bots.steady import plays_steadily
from parlour.games.alice.state import (
    CODES,
    FIRST_CALL,
    STOP,
    Alice,
    companions,
    seat_to_left,
)
from parlour.kernel.cards import NONE, count, has, lowest, without_lowest
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import compiled, rule

WORTH_GOING_ON = 0.5
"""After a set, a Lead whose set is less likely than this stays in the hand."""


@rule
def room(h: Alice, holder: int) -> int:
    """How many cards of this hand the seat that looks does not know."""
    return h.sizes[holder] - count(h.hand[holder])


@rule
def may_hold(h: Alice, holder: int, card: int) -> bool:
    """Whether a card of unknown place may be in this hand."""
    return room(h, holder) > 0 and not has(h.lacks[holder], card)


@rule
def likelihood(h: Alice, seat: int, holder: int, card: int) -> float:
    """How likely the hand has the card: certain, or by its share of the cards not known."""
    if has(h.hand[holder], card):
        return 1.0
    places = 0
    for other in range(h.seats):
        if other != seat:
            if has(h.hand[other], card):
                return 0.0
            if may_hold(h, other, card):
                places += room(h, other)
    if places == 0 or not may_hold(h, holder, card):
        return 0.0
    return room(h, holder) / places


@rule
def best_likelihood(h: Alice, seat: int, card: int) -> float:
    """How likely a call for the card hits, if the likeliest seat is asked."""
    best = 0.0
    for other in range(h.seats):
        if other != seat:
            best = max(best, likelihood(h, seat, other, card))
    return best


@rule
def set_likelihood(h: Alice, seat: int, i: int) -> float:
    """How likely set i is completed without a miss; 1 if it is whole already."""
    chance = 1.0
    missing = companions(i) & ~h.hand[seat]
    while missing != NONE:
        chance *= best_likelihood(h, seat, lowest(missing))
        missing = without_lowest(missing)
    return chance


@rule
def choose_lead(h: Alice, seat: int, codes: Codes, n: int) -> int:
    """The Lead whose set is likeliest, or a stop where even that one promises too little."""
    best = -1
    best_chance = -1.0
    may_stop = False
    for k in range(n):
        if codes[k] == STOP:
            may_stop = True
            continue
        chance = set_likelihood(h, seat, codes[k])
        if chance > best_chance:
            best = codes[k]
            best_chance = chance
    if may_stop and best_chance < WORTH_GOING_ON:
        return because_of(STOP, KEEP_LEAD, best)
    if (companions(best) & ~h.hand[seat]) == NONE:
        return because(best, WHOLE_SET)
    if best_chance == 1.0:
        return because(best, SURE_SET)
    return because(best, GO_ON if may_stop else LIKELIEST_SET)


@rule
def is_better_target(h: Alice, asked: int, than: int, lead_at_stake: bool) -> bool:
    """Of two seats equally likely to have a card, whether the first gains less by a miss."""
    if lead_at_stake and h.sizes[asked] != h.sizes[than]:
        return h.sizes[asked] < h.sizes[than]
    return h.score[asked] < h.score[than]


@rule
def is_narrowed(h: Alice, seat: int, card: int) -> bool:
    """Whether somebody else is known not to have the card."""
    for other in range(h.seats):  # noqa: SIM110 - compiled code has no any()
        if other != seat and has(h.lacks[other], card):
            return True
    return False


@rule
def why_call(h: Alice, seat: int, asked: int, card: int, chance: float, is_tied: bool) -> int:
    """The reason of the call that was found to be best."""
    if has(h.hand[asked], card):
        return KNOWN
    if chance == 1.0:
        return NOWHERE_ELSE
    if is_tied:
        return LEAST_TO_GAIN
    return NARROWED if is_narrowed(h, seat, card) else LIKELIEST


@rule
def choose_call(h: Alice, seat: int, codes: Codes, n: int) -> int:
    """The likeliest hit; among equals the target with least to gain, then the lower code."""
    lead_at_stake = h.sizes[seat] == 0
    first = lowest(companions(h.exposed[seat]))
    best = codes[0]
    best_chance = -1.0
    best_asked = -1
    is_tied = False
    for k in range(n):
        call = codes[k] - FIRST_CALL
        asked = seat_to_left(h, seat, 1 + call // 2)
        chance = likelihood(h, seat, asked, first + call % 2)
        if chance > best_chance:
            is_tied = False
        elif chance == best_chance and asked != best_asked:
            is_tied = True
        if chance > best_chance or (
            chance == best_chance
            and asked != best_asked
            and is_better_target(h, asked, best_asked, lead_at_stake)
        ):
            best = codes[k]
            best_chance = chance
            best_asked = asked
    card = first + (best - FIRST_CALL) % 2
    return because(best, why_call(h, seat, best_asked, card, best_chance, is_tied))


@compiled
def choose(h: Alice, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """A steady player's move."""
    if n == 1:
        return because(codes[0], ONLY)
    if FIRST_CALL <= codes[0] < STOP:
        return choose_call(h, seat, codes, n)
    return choose_lead(h, seat, codes, n)


plays_steadily(Alice, choose, np.zeros(CODES, np.int64), REASONS)
