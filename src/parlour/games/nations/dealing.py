"""The pack is shuffled, cut and dealt, and the last card is turned up."""

from __future__ import annotations

from parlour.games.nations import clauses, events
from parlour.games.nations.calling import open_calls
from parlour.games.nations.state import (
    CARDS,
    NO_SEAT,
    NO_SUIT,
    REFUSED,
    SEATS,
    SIDES,
    WANTS_PACK,
    Nations,
    suit_of,
    to_left,
)
from parlour.kernel.cards import NO_CARD, NONE, bit
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

IDLE_DEALS = 10
"""nations.ruling-revoke: so many deals in a row may leave the score as it was."""


@rule
def begin(s: Nations, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game; nations.ruling-dealer-order: the first dealer is named outside, or by lot."""
    s.count_order = options[0]
    s.titles_at_nine = options[1]
    s.call_holding = options[2]
    s.call_window = options[3]
    s.call_answer = options[4]
    s.show_taken_star = options[5]
    s.revoke = options[6]
    s.stop_early = options[7]
    s.match = options[8]
    s.seats = seats
    s.dealer = dealer
    s.deals = 0
    s.idle = 0
    for side in range(SIDES):
        s.points[side] = 0
        s.games[side] = 0
    clear_deal(s)


@rule
def clear_deal(s: Nations) -> None:
    """All cards back in the pack, nothing played."""
    s.phase = WANTS_PACK
    s.winner = NO_SEAT
    s.turn = NO_SEAT
    s.leader = NO_SEAT
    s.winning = NO_SEAT
    s.last_taker = NO_SEAT
    s.tricks_done = 0
    s.star_card = NO_CARD
    s.star_suit = NO_SUIT
    s.star_open = 0
    s.strict = 0
    s.shown = NONE
    for side in range(SIDES):
        s.start[side] = s.points[side]
        s.made[side] = 0
        s.tricks[side] = 0
        s.revoked[side] = 0
    for seat in range(SEATS):
        s.hand[seat] = NONE
        s.played[seat] = NONE
        s.lacks[seat] = NONE
        s.sizes[seat] = 0
        s.called[seat] = 0
        s.trick[seat] = NO_CARD
        s.last[seat] = NO_CARD


@rule
def seat_dealt(s: Nations, place: int) -> int:
    """nations.deal-thirteen: who gets the card at this place of the pack."""
    return (s.dealer + 1 + place) & 3


@rule
def card_at(pack: Codes, place: int) -> int:
    """nations.dealer-shuffles: the pack comes as chance has ordered it, and is dealt so."""
    return pack[place]


@rule
def deal(s: Nations, pack: Codes, log: Log | None) -> None:
    """Thirteen cards each, the last of them turned up.

    nations.first-lead: the first trick is led by the left neighbour of the dealer.
    """
    clear_deal(s)
    s.deals += 1
    s.strict = 1 if are_revokes_refused(s) else 0
    for place in range(CARDS):
        s.hand[seat_dealt(s, place)] |= bit(card_at(pack, place))
    tell(log, events.SHUFFLE, s.dealer, NOBODY, NONE, 0, clauses.DEALER_SHUFFLES, ALL, ALL)
    star = star_card(pack)
    tell_cut(s, star, log)
    seat = s.dealer
    for _ in range(SEATS):
        seat = to_left(seat)
        s.sizes[seat] = CARDS // SEATS
        tell(
            log, events.DEALT, seat, NOBODY, s.hand[seat], 13, clauses.DEAL_THIRTEEN, ALL, bit(seat)
        )
    turn_up(s, star, log)
    s.leader = to_left(s.dealer)
    open_calls(s, log)


@rule
def tell_cut(s: Nations, star: int, log: Log | None) -> None:
    """nations.right-cuts; nations.ruling-shuffle-cut: the depth is read off the Star card."""
    depth = 1 + star % 51
    tell(log, events.CUT, (s.dealer + 3) & 3, NOBODY, NONE, depth, clauses.RIGHT_CUTS, ALL, ALL)


@rule
def star_card(pack: Codes) -> int:
    """nations.star-card: the last card, which falls to the dealer."""
    return card_at(pack, CARDS - 1)


@rule
def turn_up(s: Nations, card: int, log: Log | None) -> None:
    """nations.star-exposed: it lies open; nations.star-suit: its Nation are the Stars."""
    s.star_card = card
    s.star_suit = suit_of(card)
    s.star_open = 1
    tell(log, events.STAR, s.dealer, NOBODY, bit(card), 0, clauses.STAR_CARD, ALL, ALL)


@rule
def are_revokes_refused(s: Nations) -> bool:
    """nations.ruling-revoke: always as printed; at a strict table after ten idle deals."""
    return s.revoke == REFUSED or s.idle >= IDLE_DEALS
