"""Rule 14: a table where a draw can be missed, and what follows when it comes to light."""

from __future__ import annotations

from parlour.games.court import clauses, events, refusals
from parlour.games.court.phases import (
    CLOSING,
    DRAW_NODE,
    LEAD,
    NEVER,
    R14_CHOICE,
    REPLY,
)
from parlour.games.court.two.counting import end_round
from parlour.games.court.two.state import (
    CourtTwo,
    ask,
    ask_lead,
    ask_reply,
    opponent,
)
from parlour.games.court.two.talon import LAST_OPEN_COUPLET, draw_card, turn_down
from parlour.kernel.cards import NONE
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def is_draw_missing(s: CourtTwo) -> bool:
    """Whether either player of the round owes a draw."""
    return s.owed[s.leader] > 0 or s.owed[opponent(s, s.leader)] > 0


@rule
def bar_to_calling_draw(s: CourtTwo) -> int:
    """court.ruling-missed-draw: anybody may say so, on his own turn, while a draw is missing."""
    if not is_draw_missing(s):
        return refusals.NO_DRAW_MISSING
    return 0 if s.phase == LEAD or s.phase == REPLY or s.phase == DRAW_NODE else refusals.NOT_NOW


@rule
def call_draw(s: CourtTwo, log: Log | None) -> None:
    """Every miss comes to light; then play goes on where it was."""
    tell(log, events.CALLED_DRAW, s.turn, NOBODY, NONE, 0, clauses.RULING_MISSED_DRAW, ALL, ALL)
    bring_to_light(s, s.phase, s.turn, log)


@rule
def go_on(s: CourtTwo, phase: int, seat: int, log: Log | None) -> None:
    """Play goes on in this phase."""
    if phase == CLOSING:
        turn_down(s, log)
    elif phase == LEAD:
        ask_lead(s)
    elif phase == REPLY:
        ask_reply(s)
    else:
        ask(s, phase, seat)


@rule
def make_good(s: CourtTwo, seat: int, log: Log | None) -> None:
    """The seat draws all that it owes."""
    while s.owed[seat] > 0:
        s.owed[seat] -= 1
        draw_card(s, seat, ALL, log)
    s.late[seat] = 0


@rule
def bring_to_light(s: CourtTwo, phase: int, seat: int, log: Log | None) -> None:
    """Every missed draw is known now.

    court.r14-early: noticed in time it is made good at once. court.r14-late-choice: noticed
    late, it is for the defaulter's opponent to choose. court.ruling-missed-draw: where both
    have missed, both draw, the taker of the last couplet first, and nobody is to blame.
    """
    taker = s.leader
    other = opponent(s, taker)
    if s.owed[taker] > 0 and s.owed[other] > 0:
        make_good(s, taker, log)
        make_good(s, other, log)
    elif s.owed[taker] > 0 or s.owed[other] > 0:
        defaulter = taker if s.owed[taker] > 0 else other
        if s.late[defaulter] == 1:
            s.resume_phase = phase
            s.resume_turn = seat
            ask(s, R14_CHOICE, opponent(s, defaulter))
            return
        make_good(s, defaulter, log)
    go_on(s, phase, seat, log)


@rule
def let_no_miss_pass(s: CourtTwo, phase: int, seat: int, log: Log | None) -> None:
    """court.ruling-missed-draw: from here on no miss stays in the dark, called or not."""
    if is_draw_missing(s):
        tell(log, events.CALLED_DRAW, NOBODY, NOBODY, NONE, 0, clauses.RULING_MISSED_DRAW, ALL, ALL)
    bring_to_light(s, phase, seat, log)


@rule
def order_draw(s: CourtTwo, log: Log | None) -> None:
    """court.r14-late-choice: the defaulter draws all he owes, and play goes on."""
    defaulter = opponent(s, s.turn)
    tell(log, events.ORDERED_DRAW, s.turn, defaulter, NONE, 0, clauses.R14_LATE_CHOICE, ALL, ALL)
    make_good(s, defaulter, log)
    phase, seat = s.resume_phase, s.resume_turn
    forget_resumption(s)
    go_on(s, phase, seat, log)


@rule
def throw_down(s: CourtTwo, log: Log | None) -> None:
    """court.r14-throw-down: one point, and the round is over."""
    tell(log, events.THREW_DOWN, s.turn, NOBODY, NONE, 0, clauses.R14_THROW_DOWN, ALL, ALL)
    forget_resumption(s)
    end_round(s, s.turn, 1, 0, clauses.R14_THROW_DOWN)


@rule
def forget_resumption(s: CourtTwo) -> None:
    """Rule 14's choice is made."""
    s.resume_phase = NEVER
    s.resume_turn = NEVER


@rule
def end_draws_by_hand(s: CourtTwo, log: Log | None) -> None:
    """court.ruling-missed-draw: after the sixth couplet's draws no miss stays in the dark."""
    if s.couplets_done == LAST_OPEN_COUPLET:
        let_no_miss_pass(s, LEAD, s.leader, log)
    else:
        ask_lead(s)
