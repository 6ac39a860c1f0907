"""A card is taken out, and the others are dealt."""

from __future__ import annotations

from parlour.games.knowers import tell_all, tell_one
from parlour.games.monkey import clauses, events
from parlour.games.monkey.state import (
    CARDS,
    DEALER_PICKS,
    DISCARDING,
    LOSER,
    MOST_SEATS,
    NO_SEAT,
    RANDOM_HIDDEN,
    TURN,
    WANTS_PACK,
    Monkey,
    to_left,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, count
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

REMOVED_PLACE = 0
"""monkey.ruling-discard: the card of the pack that chance takes out."""


@rule
def begin(s: Monkey, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game waiting for its pack; monkey.ruling-result: the dealer is given, or by lot."""
    s.discard = options[0]
    s.pairs_per_turn = options[1]
    s.hold_back = options[2]
    s.draw = options[3]
    s.next_dealer = options[4]
    s.turn_cap = options[5]
    s.seats = seats
    s.dealer = dealer
    s.phase = WANTS_PACK
    s.current = NO_SEAT
    s.giver = NO_SEAT
    s.loser = NO_SEAT
    s.removed = NO_CARD
    s.thrown = 0
    s.turns = 0
    s.left = 0
    s.outs = 0
    s.heap = NONE
    s.pairless = NONE
    for seat in range(MOST_SEATS):
        s.hand[seat] = NONE
        s.lacks[seat] = NONE
        s.sizes[seat] = 0
        s.place[seat] = 0
    for card in range(CARDS):
        s.knowers[card] = NONE
        s.pack[card] = NO_CARD


@rule
def next_dealer(s: Monkey) -> int:
    """monkey.ruling-result: the deal passes to the left, or by house rule to the loser."""
    if s.next_dealer == LOSER and s.loser != NO_SEAT:
        return s.loser
    return to_left(s, s.dealer)


@rule
def card_at(pack: Codes, place: int) -> int:
    """monkey.shuffle: the pack comes as chance has ordered it."""
    return pack[place]


@rule
def tell_shuffle(s: Monkey, log: Log | None) -> None:
    """monkey.shuffle, monkey.ruling-cut: the dealer shuffles, and nobody cuts."""
    tell(log, events.SHUFFLE, s.dealer, NOBODY, NONE, 0, clauses.SHUFFLE, ALL, ALL)


@rule
def deal(s: Monkey, pack: Codes, log: Log | None) -> None:
    """monkey.discard-one: chance takes the first card out, or the dealer is asked for one.

    monkey.deal-equal, monkey.ruling-uneven: the others are dealt one by one, to the last.
    """
    tell_shuffle(s, log)
    if s.discard == DEALER_PICKS:
        for place in range(CARDS):
            s.pack[place] = card_at(pack, place)
        s.phase = DISCARDING
        s.current = s.dealer
        return
    take_out(s, card_at(pack, REMOVED_PLACE), log)
    seat = first_dealt(s)
    for place in range(CARDS - 1):
        s.hand[seat] |= bit(card_at(pack, 1 + place))
        seat = to_left(s, seat)
    open_play(s, log)


@rule
def pick_discard(s: Monkey, card: int, log: Log | None) -> None:
    """monkey.ruling-discard: the dealer's pick; what is left is dealt in its order."""
    take_out(s, card, log)
    seat = first_dealt(s)
    for place in range(CARDS):
        other = s.pack[place]
        s.pack[place] = NO_CARD
        if other != card:
            s.hand[seat] |= bit(other)
            seat = to_left(s, seat)
    open_play(s, log)


@rule
def take_out(s: Monkey, card: int, log: Log | None) -> None:
    """monkey.discard-one; monkey.ruling-discard: all see it, unless the house hides it."""
    s.removed = card
    seen = NONE
    if s.discard != RANDOM_HIDDEN:
        seen = ALL
        tell_all(s.knowers, bit(card))
    tell(log, events.DISCARD, s.dealer, NOBODY, bit(card), 0, clauses.DISCARD_ONE, ALL, seen)


@rule
def first_dealt(s: Monkey) -> int:
    """monkey.deal-order: the dealer's left has the first card."""
    return to_left(s, s.dealer)


@rule
def open_play(s: Monkey, log: Log | None) -> None:
    """Everybody takes up his cards; monkey.dealer-starts."""
    seat = s.dealer
    for _ in range(s.seats):
        seat = to_left(s, seat)
        n = count(s.hand[seat])
        s.sizes[seat] = n
        s.left += n
        tell_one(s.knowers, s.hand[seat], seat)
        tell(log, events.DEALT, seat, NOBODY, s.hand[seat], n, clauses.DEAL_EQUAL, ALL, bit(seat))
    s.phase = TURN
    s.current = s.dealer
