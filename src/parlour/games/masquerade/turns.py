"""A turn: who may do what, and what follows: a card laid, or exchanged, or a pass.

Both the legal list and refusals come from the same bars.
"""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade import clauses, events, refusals
from parlour.games.masquerade.certainty import forget_swap, rule_out, see_helped, see_laid, see_swap
from parlour.games.masquerade.following import (
    following,
    higher,
    just_above,
    outranks,
    playable,
    proved_by_pass,
    proved_by_play,
)
from parlour.games.masquerade.scoring import award
from parlour.games.masquerade.state import (
    BOTH_CHOOSE,
    CARDS,
    CODES,
    DRAWING,
    EXCHANGING,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    FOR_EXCHANGE,
    FOR_M1,
    FOR_NEXT,
    GAME_OVER,
    GIVING,
    M1,
    M8,
    ON,
    PASS,
    TITLE,
    TO_MOVER,
    TURN,
    WANTS_PACK,
    Masquerade,
    is_masquerader,
    seat_to_left,
)
from parlour.games.masquerade.tricks import draw, drawable, next_turn
from parlour.kernel.cards import NO_CARD, NONE, bit, has, lowest, without_lowest
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def actor(s: Masquerade) -> int:
    """The seat to decide, or CHANCE for a blind draw, DEAL before the deal, OVER at the end.

    masquerade.r13-exchange-how: by option the neighbour decides what he gives.
    """
    if s.phase == TURN:
        return s.current
    if s.phase == GIVING:
        return seat_to_left(s, s.current)
    if s.phase == WANTS_PACK:
        return DEAL
    if s.phase == GAME_OVER:
        return OVER
    return CHANCE


@rule
def bar_to_giving(s: Masquerade) -> int:
    """masquerade.r13-exchange-how: why nobody is asked to give a card, or 0."""
    return refusals.WRONG_PHASE if s.phase != GIVING else 0


@rule
def bar_to_turn(s: Masquerade) -> int:
    """Why nobody is asked to lay a card, to exchange or to pass, or 0."""
    return refusals.WRONG_PHASE if s.phase != TURN else 0


@rule
def bar_to_laying(s: Masquerade, hand: np.uint64, card: int) -> int:
    """Why the seat on turn may not lay this card of its hand, or 0."""
    why = np.zeros(CARDS, np.int64)
    return 0 if has(playable(s, hand, why), card) else why[card]


@rule
def bar_to_letting_go(s: Masquerade, cards: np.uint64) -> int:
    """Why the seat on turn may neither exchange nor pass, or 0; `cards` are those it can play.

    masquerade.r12-exchange-when: never as the leader, and not while there is something to lay.
    """
    if s.trick_n == 0:
        return refusals.LEADER_MUST_LEAD
    return refusals.CAN_PLAY if cards != NONE else 0


@rule
def list_cards(cards: np.uint64, first: int, out: Codes, n: int) -> int:
    """Write the codes of these cards from place n on; return the place after them."""
    while cards != NONE:
        out[n] = first + lowest(cards)
        n += 1
        cards = without_lowest(cards)
    return n


@rule
def legal(s: Masquerade, out: Codes) -> int:
    """The codes open to the actor, ascending; at a blind draw, the cards that may be drawn.

    masquerade.exchange-right, masquerade.pass-unable: with nothing to lay he may exchange any
    card of his hand, or pass.
    """
    if s.phase == DRAWING:
        return list_cards(drawable(s), CODES, out, 0)
    if s.phase == EXCHANGING:
        return list_cards(s.hand[seat_to_left(s, s.current)], CODES, out, 0)
    if bar_to_giving(s) == 0:
        return list_cards(s.hand[actor(s)], FIRST_GIVE, out, 0)
    if bar_to_turn(s) != 0:
        return 0
    hand = s.hand[s.current]
    cards = playable(s, hand, None)
    n = list_cards(cards, 0, out, 0)
    if bar_to_letting_go(s, cards) == 0:
        n = list_cards(hand, FIRST_EXCHANGE, out, n)
        out[n] = PASS
        n += 1
    return n


@rule
def why_not(s: Masquerade, seat: int, action: int) -> int:
    """The first refusal that fits, or 0; it costs nothing (masquerade.r36-no-penalties)."""
    if s.phase == GAME_OVER:
        return refusals.GAME_OVER
    if action < 0 or action >= CODES:
        return refusals.NO_SUCH_ACTION
    if seat < 0 or seat != actor(s):
        return refusals.NOT_YOUR_TURN
    bar = bar_to_giving(s) if action >= FIRST_GIVE else bar_to_turn(s)
    if bar != 0:
        return bar
    hand = s.hand[seat]
    if action != PASS and not has(hand, card_of(action)):
        return refusals.NOT_IN_HAND
    if action >= FIRST_GIVE:
        return 0
    if action >= FIRST_EXCHANGE:
        return bar_to_letting_go(s, playable(s, hand, None))
    return bar_to_laying(s, hand, action)


@rule
def card_of(action: int) -> int:
    """The card that an action names; not for a pass."""
    if action >= FIRST_GIVE:
        return action - FIRST_GIVE
    return action % CARDS


@rule
def play(s: Masquerade, action: int, log: Log | None) -> None:
    """Apply a legal action of the seat to decide, or the card that chance has drawn."""
    if s.phase == DRAWING:
        draw(s, action - CODES, log)
    elif s.phase == EXCHANGING:
        swap(s, action - CODES, log)
    elif s.phase == GIVING:
        swap(s, action - FIRST_GIVE, log)
    elif action < FIRST_EXCHANGE:
        lay(s, action, log)
    elif action < PASS:
        lay_aside(s, action - FIRST_EXCHANGE, log)
    else:
        pass_on(s, 0, log)


@rule
def lay(s: Masquerade, card: int, log: Log | None) -> None:
    """A card goes from hand to table, by number and title, and may score at once.

    masquerade.r30-end-at-once: five points before two.
    """
    seat = s.current
    kind = events.LED
    clause = clauses.LEAD_ANY
    if s.trick_n > 0:
        kind = events.PLAYED
        clause = clause_of_laying(s, card)
        rule_out(s, seat, proved_by_play(s, card))
    if s.exchanged == 1:
        see_helped(s, seat, seat_to_left(s, seat))
    upon = NO_CARD if s.trick_n == 0 else s.trick_card[s.trick_n - 1]
    put_on_table(s, seat, card)
    tell(log, kind, seat, NOBODY, bit(card), 0, clause, ALL, ALL)
    if card == M1 and is_m1_paid(s):
        s.m1_played = 1
        award(s, seat, FOR_M1, 5, clauses.M1_FIVE, log)
    if s.phase != GAME_OVER and upon != NO_CARD and is_next(s, card, upon):
        award(s, seat, FOR_NEXT, 2, clauses.NEXT_TWO, log)
    if s.phase != GAME_OVER:
        end_turn(s, log)


@rule
def clause_of_laying(s: Masquerade, card: int) -> int:
    """The rung of the ladder on which a card is laid upon a lead, as all can see it.

    masquerade.r08-lower-card: by option a card of the title led that does not beat it.
    masquerade.r11-masquerader-led: a lower Masquerader upon a led one is laid for want of a
    higher.
    """
    if has(following(s), card):
        return (
            clauses.FOLLOW_HIGHER if has(higher(s.trick_card[0]), card) else clauses.R08_LOWER_CARD
        )
    return clauses.MASQUERADER_FALLBACK if is_masquerader(card) else clauses.R08_LOWER_CARD


@rule
def put_on_table(s: Masquerade, seat: int, card: int) -> None:
    """The card joins the trick; is it the highest of all, or of the title led?"""
    s.hand[seat] &= ~bit(card)
    s.sizes[seat] -= 1
    s.table |= bit(card)
    see_laid(s, card)
    n = s.trick_n
    s.trick_card[n] = card
    s.trick_seat[n] = seat
    s.trick_n = n + 1
    if n == 0:
        s.top = 0
        s.best = card
        return
    if outranks(card, s.trick_card[s.top]):
        s.top = n
    if card // TITLE == s.best // TITLE and outranks(card, s.best):
        s.best = card


@rule
def is_m1_paid(s: Masquerade) -> bool:
    """masquerade.m1-five, masquerade.r19-m1-five-once: the first time in a game, and no more."""
    return s.m1_played == 0


@rule
def is_next(s: Masquerade, card: int, upon: int) -> bool:
    """masquerade.next-two, masquerade.r20-next-two: just above the card last laid, of its title.

    masquerade.r21-bridge-eight: No. 8, Masquerader upon a No. 1 only by option.
    """
    if has(just_above(upon), card):
        return True
    return s.bridge_eight == ON and card == M8 and upon % TITLE == 0 and upon != M1


@rule
def pass_on(s: Masquerade, forced: int, log: Log | None) -> None:
    """masquerade.pass-unable: the turn passes, and all know that nothing could be laid."""
    rule_out(s, s.current, proved_by_pass(s))
    clause = clauses.R15_AFTER_EXCHANGE if forced == 1 else clauses.PASS_UNABLE
    tell(log, events.PASSED, s.current, NOBODY, NONE, forced, clause, ALL, ALL)
    end_turn(s, log)


@rule
def end_turn(s: Masquerade, log: Log | None) -> None:
    """One turn is over."""
    if s.exchanged == 1:
        s.exchanged = 0
        forget_swap(s)
    next_turn(s, log)


@rule
def lay_aside(s: Masquerade, card: int, log: Log | None) -> None:
    """masquerade.exchange-right, masquerade.r13-exchange-how: a card of his choice, face down.

    Then chance draws one from the neighbour, or by option the neighbour chooses. Until the two
    cards change hands it counts as in hand.
    """
    seat = s.current
    rule_out(s, seat, proved_by_pass(s))
    s.laid = card
    s.phase = GIVING if s.exchange == BOTH_CHOOSE else EXCHANGING
    other = seat_to_left(s, seat)
    tell(log, events.LAID_ASIDE, seat, other, bit(card), 0, clauses.EXCHANGE_RIGHT, ALL, bit(seat))


@rule
def swap(s: Masquerade, got: int, log: Log | None) -> None:
    """The two cards change hands, and then the point is counted (masquerade.exchange-point).

    masquerade.r25-who-sees: only the two neighbours see them. masquerade.r14-exchange-point: the
    point is the neighbour's, or by option the mover's.
    """
    seat = s.current
    other = seat_to_left(s, seat)
    given = s.laid
    s.laid = NO_CARD
    s.hand[seat] = s.hand[seat] & ~bit(given) | bit(got)
    s.hand[other] = s.hand[other] & ~bit(got) | bit(given)
    see_swap(s, seat, other, given, got)
    s.exchanged = 1
    s.phase = TURN
    pair = bit(seat) | bit(other)
    tell(log, events.EXCHANGED, seat, other, bit(got), 0, clauses.R13_EXCHANGE_HOW, ALL, pair)
    tell(log, events.TAKEN_UP, seat, other, bit(given), 0, clauses.R13_EXCHANGE_HOW, ALL, pair)
    winner = seat if s.exchange_point == TO_MOVER else other
    award(s, winner, FOR_EXCHANGE, 1, clauses.EXCHANGE_POINT, log)
    if s.phase != GAME_OVER:
        after_exchange(s, log)


@rule
def after_exchange(s: Masquerade, log: Log | None) -> None:
    """masquerade.r15-after-exchange: he plays if he can, and else passes by force.

    masquerade.r12-exchange-when: he cannot exchange again.
    """
    if playable(s, s.hand[s.current], None) == NONE:
        pass_on(s, 1, log)
