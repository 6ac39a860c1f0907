"""Discarding: the Jester of the court colour for the court card."""

from __future__ import annotations

from parlour.games.court import clauses, refusals
from parlour.games.court.events import EXCHANGED
from parlour.games.court.figures import JESTER
from parlour.games.court.state import (
    AFTER_CLOSE,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LEAD,
    LEAD_ONLY,
    REPLY,
    UNTIL_COURT_CARD,
    CourtTwo,
    is_closed,
)
from parlour.kernel.cards import NO_CARD, bit, has
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
