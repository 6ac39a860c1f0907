"""Drawing: after each couplet a card for the taker and one for the other."""

from __future__ import annotations

import numpy as np

from parlour.games.court import clauses, events
from parlour.games.court.exchanging import bar_to_exchange
from parlour.games.court.state import (
    BEFORE_OR_AFTER,
    BY_HAND,
    DRAW_NODE,
    HIDDEN,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    PRE_DRAW,
    UNTIL_COURT_CARD,
    CourtTwo,
    is_closed,
    opponent,
)
from parlour.games.court.turns import ask, ask_lead
from parlour.kernel.cards import NO_CARD, NONE, bit
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

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
