"""Leading, following, passing and Starring; who takes the trick."""

from __future__ import annotations

import numpy as np

from parlour.games.nations import clauses, events, refusals
from parlour.games.nations.counting import count_deal, is_played_out
from parlour.games.nations.state import (
    FOLLOWED,
    LED,
    PASSED,
    PLAY,
    SEATS,
    STARRED,
    SUIT,
    Nations,
    is_star,
    next_to_play,
    side_of,
    suit_of,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, has
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def come_to_turn(s: Nations, seat: int, log: Log | None) -> None:
    """It is for this seat to play.

    nations.star-taken-up: the dealer takes up the Star card before he decides anything.
    """
    s.phase = PLAY
    s.turn = seat
    if s.star_open == 1 and seat == s.dealer:
        s.star_open = 0
        card = bit(s.star_card)
        tell(log, events.STAR_TAKEN_UP, seat, NOBODY, card, 0, clauses.STAR_TAKEN_UP, ALL, ALL)


# What may be played.


@rule
def may_play(s: Nations, seat: int) -> np.uint64:
    """The cards that this seat may play to the trick.

    nations.lead-any: any to a lead. nations.follow-suit: the Nation led, if he has it.
    nations.may-pass, nations.may-star: else any card, and there is no duty to Star or to beat
    (nations.ruling-several-stars).
    """
    hand = s.hand[seat]
    if seat == s.leader:
        return hand
    following = hand & SUIT[suit_of(s.trick[s.leader])]
    return following if following != NONE and s.strict == 1 else hand


@rule
def bar_to_playing(s: Nations, seat: int, card: int) -> int:
    """Why this card may not be played, or 0."""
    if not has(s.hand[seat], card):
        return refusals.CARD_NOT_IN_HAND
    return 0 if has(may_play(s, seat), card) else refusals.MUST_FOLLOW_SUIT


# What it does.


@rule
def play_card(s: Nations, card: int, log: Log | None) -> None:
    """A card goes from the hand to the trick, and the turn goes on."""
    seat = s.turn
    how = manner(s, seat, card)
    s.hand[seat] &= ~bit(card)
    s.played[seat] |= bit(card)
    s.sizes[seat] -= 1
    s.trick[seat] = card
    note_following(s, seat, card)
    if seat == s.leader or beats(s, card, s.trick[s.winning]):
        s.winning = seat
    tell(log, events.PLAYED, seat, NOBODY, bit(card), how, clause_of(how), ALL, ALL)
    following = next_to_play(seat)
    if following == s.leader:
        take_trick(s, log)
    else:
        come_to_turn(s, following, log)


@rule
def manner(s: Nations, seat: int, card: int) -> int:
    """Whether the card leads, follows, passes or Stars."""
    if seat == s.leader:
        return LED
    if suit_of(card) == suit_of(s.trick[s.leader]):
        return FOLLOWED
    return STARRED if is_star(s, card) else PASSED


@rule
def clause_of(how: int) -> int:
    """The clause under which a card is so played."""
    if how == LED:
        return clauses.LEAD_ANY
    if how == FOLLOWED:
        return clauses.FOLLOW_SUIT
    return clauses.MAY_STAR if how == STARRED else clauses.MAY_PASS


@rule
def note_following(s: Nations, seat: int, card: int) -> None:
    """All can see who fails to follow, and who later turns out to have had the Nation.

    nations.ruling-revoke: every card is played in the end, so no revoke stays unseen.
    """
    if has(s.lacks[seat], card):
        s.revoked[side_of(seat)] = 1
    led = suit_of(s.trick[s.leader])
    if suit_of(card) != led:
        s.lacks[seat] |= SUIT[led]


@rule
def beats(s: Nations, card: int, best: int) -> bool:
    """Whether the card is better than the best of the trick before it.

    nations.highest-led-wins, nations.rank-order: of one Nation the higher.
    nations.star-wins: a Star over any other Nation; nations.ruling-several-stars: the higher
    of two. A card of any third Nation never wins (nations.may-pass).
    """
    if suit_of(card) != suit_of(best):
        return is_star(s, card)
    return card > best


@rule
def take_trick(s: Nations, log: Log | None) -> None:
    """The trick goes to the best card's side; nations.winner-leads: its player leads the next."""
    taker = s.winning
    best = s.trick[taker]
    starred = is_star(s, best) and suit_of(best) != suit_of(s.trick[s.leader])
    side = side_of(taker)
    s.tricks[side] += 1
    s.tricks_done += 1
    cards = NONE
    for seat in range(SEATS):
        cards |= bit(s.trick[seat])
        s.last[seat] = s.trick[seat]
        s.trick[seat] = NO_CARD
    s.last_taker = taker
    clause = clauses.STAR_WINS if starred else clauses.HIGHEST_LED_WINS
    tell(log, events.TRICK, taker, NOBODY, cards, s.tricks[side], clause, ALL, ALL)
    if is_played_out(s, side):
        count_deal(s, log)
    else:
        s.leader = taker
        come_to_turn(s, s.leader, log)
