"""Closing: the court card turned down, and no more drawing."""

from __future__ import annotations

from parlour.games.court import clauses, refusals
from parlour.games.court.drawing import may_close_before_draws
from parlour.games.court.events import CLOSED
from parlour.games.court.exchanging import bar_to_exchange
from parlour.games.court.state import (
    AFTER_CLOSE,
    BOTH,
    DRAW_NODE,
    LEAD,
    PRE_DRAW,
    CourtTwo,
    is_closed,
    opponent,
)
from parlour.games.court.turns import ask, ask_lead
from parlour.kernel.cards import NO_CARD, bit
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


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
