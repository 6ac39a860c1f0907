"""Rules of thumb for Portrait Authors, in all its forms.

What a seat can tell of a card's place comes from the hidden state alone: the cards it knows,
what all the world knows a hand to lack, and in which groups or books others have called.
"""

from __future__ import annotations

from parlour.bots.reasons import ONLY, because
from parlour.bots.reasons_authors import (
    ALL_MUST_FAIL,
    HAS_CALLED,
    KNOWN,
    LIKELIEST,
    NARROWED,
    NOWHERE_ELSE,
    REASONS,
    REMAINDER,
    STACK_SIX,
    STACK_THREE,
)
from parlour.bots.reasons_authors import WHOLE_BOOK as BOOK_IN_HAND
from parlour.bots.search import RARE
from parlour.bots.steady import plays_steadily, temper_of
from parlour.games.portrait.stacks import bar_to_stacking_dealt, count_of_stack, is_remainder
from parlour.games.portrait.state import (
    CODES,
    FIRST_BAD_CALL,
    FIRST_STACK,
    WHOLE_BOOK,
    Portrait,
    authors_of,
    group_cards,
    seat_to_left,
    unit_cards,
    unit_of,
)
from parlour.kernel.cards import NONE, count, has
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import compiled, rule

SIX_BELOW = 0.5
"""A stack worth six goes down before a call that is less likely than this to be answered."""
THREE_BELOW = 0.34
"""One worth three before a call less likely than this, if somebody else is in the group."""
EVIDENCE = 3
"""How much likelier a card is where its group or book has been called for by its holder."""

NO_CODE = -1


@rule
def room(h: Portrait, holder: int) -> int:
    """How many cards of this hand the seat that looks does not know."""
    return h.sizes[holder] - count(h.hand[holder])


@rule
def weight(h: Portrait, holder: int, card: int) -> int:
    """How likely a card of unknown place is in this hand, beside other places."""
    if has(h.denied[holder], card):
        return 0
    return room(h, holder) * (EVIDENCE if has(h.proved[holder], unit_of(h, card)) else 1)


@rule
def likelihood(h: Portrait, seat: int, holder: int, card: int) -> float:
    """How likely the hand has the card; the Bank is one more place where it may be."""
    if has(h.hand[holder], card):
        return 1.0
    total = h.bank_n
    for other in range(h.seats):
        if other != seat:
            if has(h.hand[other], card):
                return 0.0
            total += weight(h, other, card)
    return weight(h, holder, card) / total if total > 0 else 0.0


@rule
def preference(h: Portrait, seat: int, card: int) -> int:
    """Among equal chances: most cards of one's own, then a group that is betrayed already."""
    u = unit_of(h, card)
    own = h.hand[seat] & unit_cards(h, u)
    is_betrayed = has(h.proved[seat], u) or (own & h.shown) != NONE
    return 2 * count(own) + (1 if is_betrayed else 0)


@rule
def worth_of(h: Portrait, seat: int, g: int, m: int) -> int:
    """What this stack would count."""
    if bar_to_stacking_dealt(h, seat, g, m) != 0:
        return 0
    return count_of_stack(m)


@rule
def is_contested(h: Portrait, seat: int, g: int) -> bool:
    """Whether somebody else is known to hold a card of the group."""
    for other in range(h.seats):
        if other != seat:
            known = h.hand[other] & group_cards(g)
            if known != NONE or has(h.proved[other], 2 * g):
                return True
    return False


@rule
def sure_stack(h: Portrait, seat: int, codes: Codes, n: int) -> int:
    """A whole book, or a whole remainder that counts: nothing is gained by keeping it."""
    for k in range(n):
        if FIRST_STACK <= codes[k] < FIRST_BAD_CALL:
            g = (codes[k] - FIRST_STACK) // 15
            m = (codes[k] - FIRST_STACK) % 15 + 1
            is_rest = is_remainder(h, seat, g) and m == authors_of(h.hand[seat], g)
            if m == WHOLE_BOOK:
                return because(codes[k], BOOK_IN_HAND)
            if is_rest and worth_of(h, seat, g, m) > 0:
                return because(codes[k], REMAINDER)
    return NO_CODE


@rule
def timely_stack(h: Portrait, seat: int, codes: Codes, n: int, chance: float) -> int:
    """A stack to make before a call that may miss, or NO_CODE; single pairs are never stacked."""
    best = NO_CODE
    most = 0
    for k in range(n):
        if FIRST_STACK <= codes[k] < FIRST_BAD_CALL:
            g = (codes[k] - FIRST_STACK) // 15
            points = worth_of(h, seat, g, (codes[k] - FIRST_STACK) % 15 + 1)
            is_time = chance < SIX_BELOW if points >= 6 else chance < THREE_BELOW
            if points > most and is_time and (points >= 6 or is_contested(h, seat, g)):
                best = because(codes[k], STACK_SIX if points >= 6 else STACK_THREE)
                most = points
    return best


@rule
def is_narrowed(h: Portrait, seat: int, card: int) -> bool:
    """Whether somebody else is known not to have the card."""
    for other in range(h.seats):  # noqa: SIM110 - compiled code has no any()
        if other != seat and has(h.denied[other], card):
            return True
    return False


@rule
def why_call(h: Portrait, seat: int, asked: int, card: int, chance: float) -> int:
    """The reason of the call that was found to be best."""
    if chance <= 0.0:
        return ALL_MUST_FAIL
    if has(h.hand[asked], card):
        return KNOWN
    if chance == 1.0:
        return NOWHERE_ELSE
    if has(h.proved[asked], unit_of(h, card)):
        return HAS_CALLED
    return NARROWED if is_narrowed(h, seat, card) else LIKELIEST


@compiled
def choose(h: Portrait, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """A steady player's move: what is sure, then what is likely, with stacks in good time.

    The likeliest call is never one that all know must fail, unless there is no other.
    """
    if n == 1:
        return because(codes[0], ONLY)
    sure = sure_stack(h, seat, codes, n)
    if sure != NO_CODE:
        return sure
    best = codes[0]
    best_chance = -1.0
    best_preference = -1
    for k in range(n):
        if codes[k] >= FIRST_STACK:
            break
        asked = seat_to_left(h, seat, codes[k] // 64 + 1)
        card = codes[k] % 64
        chance = likelihood(h, seat, asked, card)
        if chance < best_chance:
            continue
        liked = preference(h, seat, card)
        if chance > best_chance or liked > best_preference:
            best = codes[k]
            best_chance = chance
            best_preference = liked
    stack = timely_stack(h, seat, codes, n, best_chance)
    if stack != NO_CODE:
        return stack
    asked = seat_to_left(h, seat, best // 64 + 1)
    return because(best, why_call(h, seat, asked, best % 64, best_chance))


# A random continuation seldom loses a call for want of form.
TEMPER = temper_of(CODES, rare=(RARE, tuple(range(FIRST_BAD_CALL, CODES))))
plays_steadily(Portrait, choose, TEMPER, REASONS)
