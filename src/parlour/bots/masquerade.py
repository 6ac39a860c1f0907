"""Rules of thumb for Masquerade: ten of them, tried in their order.

1. With one move, make it. 2. Take what reaches thirty-two now. 3. With nothing to lay, exchange
the least card, but never for the point that the neighbour wants to win. 4. Lead no Masquerader
while there is another card. 5. Lead what the next player cannot lay the next card upon. 6. Follow
with No. 1, Masquerader. 7. In the last seat win the trick, by the next card or by the lowest that
will do. 8. Lay the next card upon the last. 9. Lay what nobody can lay the next card upon. 10. Lay
the biggest number.
"""

from __future__ import annotations

import numpy as np

from parlour.bots.reasons import ONLY, because, because_of
from parlour.bots.reasons_masquerade import (
    EXCHANGE_LEAST,
    FIRST_M1,
    GIVE_LEAST,
    GIVE_USELESS,
    LAST_WINS,
    LAST_WITH_NEXT,
    LAY_BELOW_OWN,
    LAY_LEAST,
    LAY_NUMBER_ONE,
    LEAD_BELOW_OWN,
    LEAD_LEAST,
    LEAD_NUMBER_ONE,
    M1_AGAIN,
    NEXT,
    NO_POINT_FOR_THE_WIN,
    REASONS,
    WINS_NOW,
)
from parlour.bots.steady import plays_steadily
from parlour.games.masquerade.following import just_above, outranks, proved_by_pass
from parlour.games.masquerade.scoring import TARGET
from parlour.games.masquerade.state import (
    CODES,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    M1,
    MASQUERADERS,
    PASS,
    TITLE,
    TO_MOVER,
    Masquerade,
    seat_to_left,
)
from parlour.games.masquerade.turns import is_m1_paid, is_next
from parlour.kernel.cards import NONE, bit, has, lowest, without_lowest
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import compiled, rule


@rule
def biggest(cards: np.uint64) -> int:
    """The card with the biggest number, of no Masquerader if there is another; not of none."""
    if (cards & ~MASQUERADERS) != NONE:
        cards &= ~MASQUERADERS
    best = lowest(cards)
    while cards != NONE:
        card = lowest(cards)
        if card % TITLE >= best % TITLE:
            best = card
        cards = without_lowest(cards)
    return best


@rule
def is_last(h: Masquerade) -> bool:
    """Whether nobody has a turn after this one."""
    return h.turns == h.seats - 1


@rule
def would_win(h: Masquerade, card: int) -> bool:
    """Whether the card, laid last, takes the trick."""
    return outranks(card, h.trick_card[h.top])


@rule
def gain(h: Masquerade, card: int) -> int:
    """The points that a follower's card brings at once."""
    points = 0
    if card == M1 and is_m1_paid(h):
        points += 5
    if is_next(h, card, h.trick_card[h.trick_n - 1]):
        points += 2
    if is_last(h) and would_win(h, card):
        points += 3
    return points


@rule
def unreachable(h: Masquerade, seat: int, cards: np.uint64) -> np.uint64:
    """Those cards upon which nobody else can lay the next: a plain No. 1, or I have the next."""
    found = NONE
    left = cards
    while left != NONE:
        card = lowest(left)
        left = without_lowest(left)
        following = just_above(card)
        if following == NONE or (following & h.hand[seat]) != NONE:
            found |= bit(card)
    return found


@rule
def choose_lead(h: Masquerade, seat: int, cards: np.uint64) -> int:
    """Rules 4 and 5: plain before Masqueraders, and nothing that invites the next card."""
    if (cards & ~MASQUERADERS) != NONE:
        cards &= ~MASQUERADERS
    safe = unreachable(h, seat, cards)
    if safe == NONE:
        return because(biggest(cards), LEAD_LEAST)
    card = biggest(safe)
    return because(card, LEAD_NUMBER_ONE if just_above(card) == NONE else LEAD_BELOW_OWN)


@rule
def choose_follow(h: Masquerade, seat: int, cards: np.uint64) -> int:
    """Rules 2 and 6 to 10."""
    following = NONE
    winning = NONE
    left = cards
    while left != NONE:
        card = lowest(left)
        left = without_lowest(left)
        if h.score[seat] + gain(h, card) >= TARGET:
            return because_of(card, WINS_NOW, gain(h, card))
        if is_next(h, card, h.trick_card[h.trick_n - 1]):
            following |= bit(card)
        if would_win(h, card):
            winning |= bit(card)
    if has(cards, M1):
        return because(M1, FIRST_M1 if is_m1_paid(h) else M1_AGAIN)
    if is_last(h) and (winning & following) != NONE:
        return because(biggest(winning & following), LAST_WITH_NEXT)
    if is_last(h) and winning != NONE:
        return because(biggest(winning), LAST_WINS)
    if following != NONE:
        return because(lowest(following), NEXT)
    if not is_last(h):
        safe = unreachable(h, seat, cards)
        if safe != NONE:
            card = biggest(safe)
            return because(card, LAY_NUMBER_ONE if just_above(card) == NONE else LAY_BELOW_OWN)
    return because(biggest(cards), LAY_LEAST)


@rule
def choose_exchange(h: Masquerade, seat: int) -> int:
    """Rule 3: the least card for a chance to play, unless the point would win the game."""
    neighbour = seat_to_left(h, seat)
    if h.exchange_point != TO_MOVER and h.score[neighbour] + 1 >= TARGET:
        return because(PASS, NO_POINT_FOR_THE_WIN)
    return because(FIRST_EXCHANGE + biggest(h.hand[seat]), EXCHANGE_LEAST)


@rule
def choose_gift(h: Masquerade, seat: int) -> int:
    """Where both choose: the least card that does not let the other play, if there is one."""
    useless = h.hand[seat] & ~proved_by_pass(h)
    if useless != NONE:
        return because(FIRST_GIVE + biggest(useless), GIVE_USELESS)
    return because(FIRST_GIVE + biggest(h.hand[seat]), GIVE_LEAST)


@compiled
def choose(h: Masquerade, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """A steady player's move."""
    if n == 1:
        return because(codes[0], ONLY)
    if codes[0] >= FIRST_GIVE:
        return choose_gift(h, seat)
    if codes[0] >= FIRST_EXCHANGE:
        return choose_exchange(h, seat)
    cards = NONE
    for k in range(n):
        cards |= bit(codes[k])
    return choose_lead(h, seat, cards) if h.trick_n == 0 else choose_follow(h, seat, cards)


plays_steadily(Masquerade, choose, np.zeros(CODES, np.int64), REASONS)
