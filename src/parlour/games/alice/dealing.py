"""The pack is dealt and whole sets go down before the play."""

from __future__ import annotations

from parlour.games.alice import clauses, events
from parlour.games.alice.state import (
    CARDS,
    MOST_SEATS,
    NO_SEAT,
    NO_SET,
    OPENING_SHOWN,
    SETS,
    WANTS_PACK,
    Alice,
    seat_to_left,
    whole_set,
)
from parlour.games.alice.turns import go_on
from parlour.games.knowers import tell_all, tell_one
from parlour.kernel.cards import NONE, bit, count
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def begin(s: Alice, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game waiting for its pack; the dealer is given (alice.r-first-dealer)."""
    s.seats = seats
    s.dealer = dealer
    s.after_set = options[0]
    s.played_last = options[1]
    s.first_turn_no_lead = options[2]
    s.lay_full_sets = options[3]
    s.opening_sets = options[4]
    s.call_cardless = options[5]
    s.stall_rounds = options[6]
    # alice.r-no-strict-mode: how much is shown of the past; no rule below asks for it.
    s.history = options[7]
    s.phase = WANTS_PACK
    clear(s)


@rule
def clear(s: Alice) -> None:
    """No card anywhere, and nobody has done anything."""
    for seat in range(MOST_SEATS):
        s.hand[seat] = NONE
        s.piles[seat] = NONE
        s.lacks[seat] = NONE
        s.sizes[seat] = 0
        s.exposed[seat] = NO_SET
        s.opening[seat] = 0
        s.score[seat] = 0
    for i in range(SETS):
        s.laid[i] = NO_SET
        s.laid_by[i] = NO_SEAT
    for card in range(CARDS):
        s.knowers[card] = NONE
    s.shown = NONE
    s.finished = NONE
    s.laid_n = 0
    s.down = 0
    s.current = NO_SEAT
    s.last_played = NO_SEAT
    s.sets_this_turn = 0
    s.idle = 0
    s.giver = NO_SEAT
    s.taker = NO_SEAT
    s.draw_for = 0


@rule
def next_dealer(s: Alice) -> int:
    """alice.r-next-dealer: for the next game the deal moves one seat to the left."""
    return seat_to_left(s, s.dealer, 1)


@rule
def seat_dealt(s: Alice, place: int) -> int:
    """alice.deal-one-at-a-time: who gets the card at this place of the pack."""
    return (s.dealer + 1 + place) % s.seats


@rule
def card_at(pack: Codes, place: int) -> int:
    """alice.deal-shuffle-cut: the pack comes as chance has ordered it, and is dealt so."""
    return pack[place]


@rule
def deal(s: Alice, pack: Codes, log: Log | None) -> None:
    """Deal the whole pack, lay down what is whole, and begin the play.

    alice.r-uneven: all of it, even where some seats then have one more.
    alice.first-left-of-dealer: the first turn is the left neighbour's.
    """
    for place in range(CARDS):
        s.hand[seat_dealt(s, place)] |= bit(card_at(pack, place))
    for place in range(s.seats):
        seat = seat_to_left(s, s.dealer, 1 + place) if place < s.seats - 1 else s.dealer
        n = count(s.hand[seat])
        s.sizes[seat] = n
        tell_one(s.knowers, s.hand[seat], seat)
        why = clauses.DEAL_ONE_AT_A_TIME
        tell(log, events.DEALT, seat, NOBODY, s.hand[seat], n, why, ALL, bit(seat))
    for place in range(s.seats):
        seat = seat_to_left(s, s.dealer, 1 + place) if place < s.seats - 1 else s.dealer
        lay_opening_sets(s, seat, log)
    go_on(s, seat_to_left(s, s.dealer, 1), log)


@rule
def lay_opening_sets(s: Alice, seat: int, log: Log | None) -> None:
    """alice.opening-lay-sets, alice.r-opening-compulsory: whole sets go down from every hand.

    alice.r-opening-counts: each counts like one that is completed in play.
    """
    hand = s.hand[seat]
    whole = NONE
    for i in range(SETS):
        if (hand & whole_set(i)) == whole_set(i):
            whole |= whole_set(i)
    n = count(whole) // 3
    s.hand[seat] &= ~whole
    s.piles[seat] = whole
    s.sizes[seat] -= 3 * n
    s.opening[seat] = n
    s.down += n
    s.score[seat] = n
    seen = bit(seat)
    if is_opening_shown(s):
        tell_all(s.knowers, whole)
        s.shown |= whole
        seen = ALL
    tell(log, events.OPENING, seat, NOBODY, whole, n, clauses.OPENING_LAY_SETS, ALL, seen)


@rule
def is_opening_shown(s: Alice) -> bool:
    """alice.opening-face-down, alice.r-opening-hidden: only if the table wishes it."""
    return s.opening_sets == OPENING_SHOWN
