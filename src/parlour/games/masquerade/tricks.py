"""A round comes to its end: who takes the trick, who draws from him, who leads next."""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade import clauses, events
from parlour.games.masquerade.certainty import (
    see_draw,
    see_drawn,
    see_hand,
    see_taken,
)
from parlour.games.masquerade.following import leadable
from parlour.games.masquerade.scoring import award, look_at_scores
from parlour.games.masquerade.state import (
    AS_OTHERS,
    DRAWING,
    FOR_OWN_CARD,
    FOR_TRICKS,
    GAME_OVER,
    HIGHEST,
    LAST_SEAT,
    M1,
    MOST_SEATS,
    NO_SEAT,
    TURN,
    Masquerade,
    seat_to_left,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

NO_PLACE = -1


@rule
def leader_of_round(s: Masquerade) -> int:
    """masquerade.first-lead, masquerade.lead-rotates: one seat further left in every round.

    masquerade.r27-lead-rotation: whoever has taken the last trick.
    """
    return (seat_to_left(s, s.dealer) + s.rounds) % s.seats


@rule
def start_round(s: Masquerade, log: Log | None) -> None:
    """The lead is with the next seat round the table; a blocked one lets it pass."""
    clause = clauses.FIRST_LEAD if s.rounds == 0 else clauses.LEAD_ROTATES
    s.phase = TURN
    s.turns = 0
    s.round_first = leader_of_round(s)
    s.current = s.round_first
    tell(log, events.ROUND, s.current, NOBODY, NONE, s.rounds + 1, clause, ALL, ALL)
    pass_blocked_lead(s, log)


@rule
def pass_blocked_lead(s: Masquerade, log: Log | None) -> None:
    """masquerade.r29-blocked-lead: whoever can lead nothing passes, and all know his hand."""
    while leadable(s.hand[s.current]) == NONE:
        seat = s.current
        see_hand(s, seat)
        tell(log, events.BLOCKED, seat, NOBODY, s.hand[seat], 0, clauses.R29_BLOCKED_LEAD, ALL, ALL)
        s.turns += 1
        s.current = seat_to_left(s, seat)


@rule
def next_turn(s: Masquerade, log: Log | None) -> None:
    """masquerade.turn-order: the seat at the left follows; masquerade.round-complete: or all have.

    Every seat has one turn in a round, and a pass is one.
    """
    s.turns += 1
    if s.turns == s.seats:
        take_trick(s, log)
    else:
        s.current = seat_to_left(s, s.current)


@rule
def place_of_m1(s: Masquerade) -> int:
    """Where in the trick No. 1, Masquerader lies, or NO_PLACE."""
    if not has(trick_cards(s), M1):
        return NO_PLACE
    place = 0
    while s.trick_card[place] != M1:
        place += 1
    return place


@rule
def last_seat(s: Masquerade) -> int:
    """masquerade.round-complete: who has the last turn of the round."""
    return (s.round_first + s.seats - 1) % s.seats


@rule
def winning_place(s: Masquerade) -> int:
    """The place in the trick of the card that takes it by right, or NO_PLACE.

    masquerade.m1-always-takes, masquerade.r18-m1-always: No. 1, Masquerader from any place.
    masquerade.last-card-takes, masquerade.r17-last-card: else the card laid last, if it is the
    highest. masquerade.r10-after-a-masquerader: of them all, Masqueraders counted.
    masquerade.r16-short-round: of however many cards.
    """
    if s.m1_takes != AS_OTHERS:
        place = place_of_m1(s)
        if place != NO_PLACE:
            return place
    if s.taker_rule == HIGHEST:
        return s.top
    last = s.trick_n - 1
    if s.top != last:
        return NO_PLACE
    if s.taker_rule == LAST_SEAT and s.trick_seat[last] != last_seat(s):
        return NO_PLACE
    return last


@rule
def take_trick(s: Masquerade, log: Log | None) -> None:
    """The trick goes to whoever has won it, or else to the dealer.

    masquerade.trick-three: a trick that is won counts three points. masquerade.dealer-takes,
    masquerade.r22-dealer-takes: the dealer gets no points for his. masquerade.dealer-draw-back:
    of him too every player of the trick draws a card back.
    """
    place = winning_place(s)
    is_won = place != NO_PLACE
    taker = s.trick_seat[place] if is_won else s.dealer
    s.taker = taker
    put_in_hand(s, taker)
    clause = clauses.DEALER_TAKES
    if is_won:
        clause = clauses.M1_ALWAYS_TAKES if s.trick_card[place] == M1 else clauses.LAST_CARD_TAKES
    tell(log, events.TAKEN, taker, NOBODY, trick_cards(s), 1 if is_won else 0, clause, ALL, ALL)
    if is_won:
        award(s, taker, FOR_TRICKS, 3, clauses.TRICK_THREE, log)
    if s.phase == GAME_OVER:
        clear_trick(s)
        return
    s.phase = DRAWING
    s.drawer = NO_PLACE
    s.current = NO_SEAT
    next_draw(s, log)


@rule
def trick_cards(s: Masquerade) -> np.uint64:
    """The cards of the trick as a set."""
    cards = NONE
    for place in range(s.trick_n):
        cards |= bit(s.trick_card[place])
    return cards


@rule
def put_in_hand(s: Masquerade, taker: int) -> None:
    """masquerade.trick-to-hand: all the cards of the trick join the taker's hand."""
    see_taken(s, taker, s.table)
    s.hand[taker] |= s.table
    s.sizes[taker] += count(s.table)
    s.table = NONE


@rule
def is_to_draw(s: Masquerade, place: int) -> bool:
    """masquerade.draw-back, masquerade.r23-draw-back: all who played, but not from themselves.

    So every hand has again the number of cards that it had (masquerade.constant-hands,
    masquerade.r26-constant-hands).
    """
    return s.trick_seat[place] != s.taker


@rule
def next_draw(s: Masquerade, log: Log | None) -> None:
    """masquerade.r23-draw-back: the draws follow the order of play; after the last, a new round."""
    s.drawer += 1
    while s.drawer < s.trick_n and not is_to_draw(s, s.drawer):
        s.drawer += 1
    if s.drawer >= s.trick_n:
        end_round(s, log)


@rule
def drawable(s: Masquerade) -> np.uint64:
    """masquerade.r23-draw-back: any card of the taker's hand, his own old ones included."""
    return s.hand[s.taker]


@rule
def draw(s: Masquerade, card: int, log: Log | None) -> None:
    """A card goes from the taker's hand to that of a player of the trick, unseen by others.

    masquerade.own-card-four, masquerade.r24-own-card-shown: his own card is shown for its four
    points, and without them all know that it stayed. masquerade.r25-who-sees: drawer and taker
    see any card.
    """
    taker = s.taker
    seat = s.trick_seat[s.drawer]
    own = s.trick_card[s.drawer]
    s.hand[taker] &= ~bit(card)
    s.sizes[taker] -= 1
    s.hand[seat] |= bit(card)
    s.sizes[seat] += 1
    clause = clauses.DEALER_DRAW_BACK if winning_place(s) == NO_PLACE else clauses.DRAW_BACK
    if card == own:
        see_drawn(s, seat, card)
        tell(log, events.DREW, seat, taker, bit(card), 0, clause, ALL, ALL)
    else:
        see_draw(s, seat, taker, card, bit(own))
        tell(log, events.DREW, seat, taker, bit(card), 0, clause, ALL, bit(seat) | bit(taker))
    if card == own:
        award(s, seat, FOR_OWN_CARD, 4, clauses.OWN_CARD_FOUR, log)
    if s.phase == GAME_OVER:
        clear_trick(s)
    else:
        next_draw(s, log)


@rule
def clear_trick(s: Masquerade) -> None:
    """Nothing is left of the trick but its cards in hand."""
    for place in range(MOST_SEATS):
        s.trick_card[place] = NO_CARD
        s.trick_seat[place] = NO_SEAT
    s.trick_n = 0
    s.top = 0
    s.best = NO_CARD
    s.taker = NO_SEAT
    s.drawer = 0


@rule
def end_round(s: Masquerade, log: Log | None) -> None:
    """masquerade.no-redeal: the game goes on with the hands as they are."""
    clear_trick(s)
    s.rounds += 1
    look_at_scores(s, log)
    if s.phase != GAME_OVER:
        start_round(s, log)
