"""The first dealer is found, the pack is dealt, and the winner deals again."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.masquerade import clauses, events
from parlour.games.masquerade.certainty import forget_all, see_deal
from parlour.games.masquerade.state import (
    CARDS,
    M1,
    MOST_SEATS,
    NO_SEAT,
    SORTS,
    WANTS_PACK,
    Masquerade,
)
from parlour.games.masquerade.tricks import start_round
from parlour.games.saying import template
from parlour.kernel.cards import NO_CARD, NONE, bit, count
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

FINDING_DEALER = template(
    "The pack is divided. No. 1, Masquerader falls to {dealer}, and so does the deal."
)
"""masquerade.r32-first-dealer: all that is told of the division."""


def division(pack: Sequence[int], seats: int) -> list[list[int]]:
    """masquerade.first-division: the pack in as many equal parts as there are players."""
    return [list(pack[seat::seats]) for seat in range(seats)]


def first_dealer(pack: Sequence[int], seats: int) -> int:
    """masquerade.first-dealer: the seat to which this order of the pack gives the highest card."""
    return next(seat for seat, part in enumerate(division(pack, seats)) if M1 in part)


@rule
def next_dealer(s: Masquerade) -> int:
    """masquerade.winner-deals; masquerade.r35-round-cap: after a drawn game, the same again."""
    return s.dealer if s.winner == NO_SEAT else s.winner


@rule
def begin(s: Masquerade, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game waiting for its pack; the dealer is given (masquerade.first-dealer)."""
    s.seats = seats
    s.dealer = dealer
    s.follow_above = options[0]
    s.play_duty = options[1]
    s.must_next = options[2]
    s.lower_follow = options[3]
    s.must_low = options[4]
    s.exchange = options[5]
    s.exchange_point = options[6]
    s.taker_rule = options[7]
    s.m1_takes = options[8]
    s.bridge_eight = options[9]
    s.end_check = options[10]
    s.round_cap = options[11]
    s.phase = WANTS_PACK
    clear(s)


@rule
def clear(s: Masquerade) -> None:
    """No card anywhere and nothing scored.

    masquerade.r34-next-game: the five points can be earned afresh.
    """
    for seat in range(MOST_SEATS):
        s.hand[seat] = NONE
        s.sizes[seat] = 0
        s.score[seat] = 0
        s.trick_card[seat] = NO_CARD
        s.trick_seat[seat] = NO_SEAT
        for sort in range(SORTS):
            s.earned[sort, seat] = 0
    forget_all(s)
    s.table = NONE
    s.trick_n = 0
    s.top = 0
    s.best = NO_CARD
    s.rounds = 0
    s.round_first = NO_SEAT
    s.current = NO_SEAT
    s.turns = 0
    s.exchanged = 0
    s.laid = NO_CARD
    s.taker = NO_SEAT
    s.drawer = 0
    s.winner = NO_SEAT
    s.m1_played = 0


@rule
def seat_dealt(s: Masquerade, place: int) -> int:
    """masquerade.deal-all: who gets the card at this place of the pack, one round after another."""
    return (s.dealer + 1 + place) % s.seats


@rule
def deal(s: Masquerade, pack: Codes, log: Log | None) -> None:
    """masquerade.deal-all: the whole pack in equal hands, and the first round begins."""
    for place in range(CARDS):
        s.hand[seat_dealt(s, place)] |= bit(pack[place])
    for place in range(s.seats):
        seat = seat_dealt(s, place)
        n = count(s.hand[seat])
        s.sizes[seat] = n
        tell(log, events.DEALT, seat, NOBODY, s.hand[seat], n, clauses.DEAL_ALL, ALL, bit(seat))
    see_deal(s)
    start_round(s, log)
