"""The talon: discarding, drawing and closing."""

from __future__ import annotations

import numpy as np

from parlour.games.court import clauses, events, refusals
from parlour.games.court.cards import JESTER
from parlour.games.court.events import CLOSED, DREW, EXCHANGED
from parlour.games.court.phases import (
    AFTER_CLOSE,
    BEFORE_OR_AFTER,
    BOTH,
    BY_HAND,
    DRAW_NODE,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LEAD,
    LEAD_ONLY,
    PRE_DRAW,
    REPLY,
    UNTIL_COURT_CARD,
)
from parlour.games.court.two.state import HIDDEN, CourtTwo, ask, ask_lead, is_closed, opponent
from parlour.kernel.cards import NO_CARD, NONE, bit, has
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def court_jester(s: CourtTwo) -> int:
    """The Jester of the court colour."""
    return 8 * s.court_colour + JESTER


@rule
def is_too_late(s: CourtTwo) -> bool:
    """court.r10-deadline: before the last card of the talon is drawn, or not at all.

    court.ruling-exchange-last-card: the last hidden card; by option the court card itself.
    """
    if s.exchange_deadline == UNTIL_COURT_CARD:
        return s.court_card == NO_CARD
    return s.talon_left == 0


@rule
def bar_to_exchange(s: CourtTwo, seat: int) -> int:
    """What keeps this seat from exchanging, whoever's turn it is; 0 if nothing does.

    court.ruling-exchange-jester-up, court.ruling-exchange-once: the Jester must not lie there
    already. court.discarding: he holds it. court.r1-exchange, court.discard-after-couplet: he
    has taken a couplet. court.r10-deadline, and court.r11-closed-deadline after a close: it is
    not too late.
    """
    jester = court_jester(s)
    if s.court_card == jester:
        return refusals.JESTER_THERE
    if not has(s.hand[seat], jester):
        return refusals.NO_JESTER
    if s.couplets[seat] == 0:
        return refusals.NO_COUPLET
    if is_closed(s):
        return refusals.LED_SINCE_CLOSE if s.led_since_close == 1 else 0
    return refusals.TALON_DRAWN if is_too_late(s) else 0


@rule
def bar_to_exchanging(s: CourtTwo) -> int:
    """What keeps the seat on turn from exchanging now.

    court.ruling-exchange-any-turn: before a lead or a reply; by option before a lead only.
    """
    bar = bar_to_exchange(s, s.turn)
    if bar != 0:
        return bar
    if s.phase == REPLY:
        return refusals.EXCHANGE_ON_LEAD if s.exchange_timing == LEAD_ONLY else 0
    return 0 if s.phase in (LEAD, AFTER_CLOSE, LAST_EXCHANGE, LATE_EXCHANGE) else refusals.NOT_NOW


@rule
def exchange(s: CourtTwo, log: Log | None) -> None:
    """The holder takes the court card up and lays the Jester down.

    court.r12-jester-takes-place: it lies where the court card lay and is drawn in its stead.
    court.r12-not-closing: nothing else changes. Everybody sees it, so the card taken up is
    known to be in the hand.
    """
    seat = s.turn
    jester = bit(court_jester(s))
    taken = bit(s.court_card)
    s.hand[seat] = (s.hand[seat] & ~jester) | taken
    s.shown[seat] = (s.shown[seat] & ~jester) | taken
    s.court_card = court_jester(s)
    tell(log, EXCHANGED, seat, NOBODY, jester | taken, 0, clauses.DISCARDING, ALL, ALL)


# Drawing: after each couplet a card for the taker and one for the other.


LAST_OPEN_COUPLET = 6
"""The couplet after which the last two cards are drawn."""


@rule
def is_by_hand(s: CourtTwo) -> bool:
    """court.ruling-missed-draw, by option: players draw for themselves."""
    return s.draw == BY_HAND


@rule
def may_close_before_draws(s: CourtTwo) -> bool:
    """court.ruling-close-timing, by option: the taker may close before anybody draws."""
    return s.close_timing == BEFORE_OR_AFTER


@rule
def drawing_goes_on(s: CourtTwo) -> bool:
    """court.draw-until: while cards are left; court.closing-no-draw: and nobody has closed."""
    return s.court_card != NO_CARD and not is_closed(s)


@rule
def draw_card(s: CourtTwo, seat: int, noticed: np.uint64, log: Log | None) -> None:
    """court.drawing: take the top card of the talon.

    court.ruling-court-card-drawn-last: the court card, or the Jester in its place, lies under
    all the others. With it the last card is drawn, everybody sees it, and strict play begins.
    """
    if s.talon_left > 0:
        place = HIDDEN - s.talon_left
        card = s.talon[place]
        s.talon[place] = NO_CARD
        s.talon_left -= 1
        s.hand[seat] |= bit(card)
        s.hand_size[seat] += 1
        tell(log, events.DREW, seat, NOBODY, bit(card), 1, clauses.DRAWING, noticed, bit(seat))
    else:
        card = s.court_card
        s.court_card = NO_CARD
        s.hand[seat] |= bit(card)
        s.shown[seat] |= bit(card)
        s.hand_size[seat] += 1
        s.strict_from = s.couplets_done
        clause = clauses.RULING_COURT_CARD_DRAWN_LAST
        tell(log, events.DREW, seat, NOBODY, bit(card), 1, clause, noticed, ALL)


# After a couplet: the taker's last chance to exchange, then the draws, then his lead.


@rule
def after_couplet(s: CourtTwo, log: Log | None) -> None:
    """court.ruling-exchange-last-card: the taker of the sixth couplet may exchange first."""
    if not drawing_goes_on(s):
        ask_lead(s)
    elif s.couplets_done == LAST_OPEN_COUPLET and bar_to_exchange(s, s.leader) == 0:
        ask(s, LAST_EXCHANGE, s.leader)
    else:
        begin_draws(s, True, log)


@rule
def begin_draws(s: CourtTwo, silently: bool, log: Log | None) -> None:
    """Ask the taker where he has a choice; else draw for both."""
    if is_by_hand(s):
        ask(s, DRAW_NODE, s.leader)
    elif may_close_before_draws(s):
        ask(s, PRE_DRAW, s.leader)
    else:
        draw_for_both(s, silently, log)


@rule
def draw_for_both(s: CourtTwo, silently: bool, log: Log | None) -> None:
    """court.draw-each, court.draw-taker-first: the taker draws one card, then the other.

    The two last draws stay between the taker and the table until he acts (see the veil), save
    where an exchange has just shown that he was asked: then `silently` is false.
    """
    taker = s.leader
    if s.couplets_done == LAST_OPEN_COUPLET:
        draw_card(s, taker, bit(taker) if silently else ALL, log)
        if may_exchange_late(s):
            ask(s, LATE_EXCHANGE, taker)
        else:
            draw_last_card(s, silently, log)
        return
    draw_card(s, taker, ALL, log)
    draw_card(s, opponent(s, taker), ALL, log)
    ask_lead(s)


@rule
def may_exchange_late(s: CourtTwo) -> bool:
    """court.ruling-exchange-last-card, by option: once more between the two last draws."""
    return s.exchange_deadline == UNTIL_COURT_CARD and bar_to_exchange(s, s.leader) == 0


@rule
def draw_last_card(s: CourtTwo, silently: bool, log: Log | None) -> None:
    """The loser of the sixth couplet takes what lies in the court card's place."""
    taker = s.leader
    if silently:
        s.veiled = s.court_card
    draw_card(s, opponent(s, taker), bit(taker) if silently else ALL, log)
    ask_lead(s)


# Drawing by hand.


@rule
def draw_by_hand(s: CourtTwo, log: Log | None) -> None:
    """A player draws for himself: any miss that still stands is late from now on."""
    for seat in range(len(s.owed)):
        if s.owed[seat] > 0:
            s.late[seat] = 1
    draw_card(s, s.turn, ALL, log)


@rule
def miss_draw(s: CourtTwo, log: Log | None) -> None:
    """court.ruling-missed-draw: a player forgets to draw, and owes one card more."""
    s.owed[s.turn] += 1
    tell(log, events.MISSED_DRAW, s.turn, NOBODY, NONE, 1, clauses.RULING_MISSED_DRAW, ALL, ALL)


# The draws after the sixth couplet, which could tell that a silent question was put.


@rule
def tell_veiled_draw(s: CourtTwo, log: Log | None) -> None:
    """Tell everybody else that the taker of the sixth couplet has drawn."""
    taker = s.leader
    tell(log, DREW, taker, NOBODY, NONE, 1, clauses.DRAWING, ALL & ~bit(taker), bit(taker))


@rule
def lift_veil(s: CourtTwo, log: Log | None) -> None:
    """The taker acts: everybody else learns of both draws, in their order."""
    if s.veiled == NO_CARD:
        return
    taker = s.leader
    card = bit(s.veiled)
    tell_veiled_draw(s, log)
    clause = clauses.RULING_COURT_CARD_DRAWN_LAST
    tell(log, DREW, opponent(s, taker), NOBODY, card, 1, clause, ALL & ~bit(taker), ALL)
    s.veiled = NO_CARD


# Closing: the court card turned down, and no more drawing.


@rule
def is_time_to_close(s: CourtTwo) -> bool:
    """court.closing-on-lead: on one's turn to lead; by option before one's own draw too."""
    if s.phase == LEAD or s.phase == PRE_DRAW:
        return True
    return s.phase == DRAW_NODE and s.turn == s.leader and may_close_before_draws(s)


@rule
def bar_to_closing(s: CourtTwo) -> int:
    """What keeps the seat on turn from closing.

    court.closing-choice: nothing, if he is on lead (court.closing-on-lead), at whatever turn
    (court.closing-any-time). court.ruling-close-limits: once in a round, and only while a card
    lies in the court card's place.
    """
    if not is_time_to_close(s):
        return refusals.NOT_YOUR_LEAD
    if is_closed(s):
        return refusals.ALREADY_CLOSED
    return refusals.NOTHING_TO_CLOSE if s.court_card == NO_CARD else 0


@rule
def turn_down(s: CourtTwo, log: Log | None) -> None:
    """court.closing-turns-down: the court card lies face down, and strict play begins.

    court.r3-closer-fails-early looks back at whether the other had a couplet by now.
    court.ruling-exchange-after-close: the other may exchange at once, if he can.
    court.ruling-close-then-act: then the closer has his turn to lead.
    """
    closer = s.leader
    other = opponent(s, closer)
    s.closed_by = closer
    s.strict_from = s.couplets_done
    s.rule3 = 1 if s.couplets[other] == 0 else 0
    tell(log, CLOSED, closer, NOBODY, bit(s.court_card), 0, clauses.CLOSING_TURNS_DOWN, ALL, ALL)
    if s.exchange_after_close == BOTH and bar_to_exchange(s, other) == 0:
        ask(s, AFTER_CLOSE, other)
    else:
        ask_lead(s)
