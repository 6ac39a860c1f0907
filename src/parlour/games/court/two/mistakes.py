"""A table where mistakes can happen: rule 14's missed draws, and revokes that must be called."""

from __future__ import annotations

from parlour.games.court import clauses, events, refusals
from parlour.games.court.phases import (
    CLOSING,
    DRAW_NODE,
    ENTERING,
    LEAD,
    NEVER,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.court.two.counting import end_round, punish_revoke
from parlour.games.court.two.couplets import learn_from_reply
from parlour.games.court.two.state import (
    CourtTwo,
    ask,
    ask_lead,
    ask_reply,
    first_hand,
    opponent,
    second_hand,
)
from parlour.games.court.two.talon import LAST_OPEN_COUPLET, draw_card, turn_down
from parlour.kernel.cards import NONE
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

# Rule 14.


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


# Revokes.


@rule
def bar_to_calling_revoke(s: CourtTwo) -> int:
    """court.ruling-revoke: from the first strict reply on, at one's own lead or reply, once
    between two couplets; and once more when the round has ended.
    """
    if s.phase == REVOKE_WINDOW:
        return 0
    if s.called[s.turn] == 1:
        return refusals.ONE_CALL
    on_turn = s.phase == LEAD or s.phase == REPLY
    return 0 if on_turn and s.strict_reply == 1 else refusals.NOT_NOW


@rule
def call_revoke(s: CourtTwo, log: Log | None) -> None:
    """Right, if the other has made an unlawful reply in this round: then it ends.

    Wrong, nothing happens, save that everybody now knows the other's replies to be lawful; in
    the last window the question then goes to the next.
    """
    caller = s.turn
    other = opponent(s, caller)
    right = s.revoked[other]
    tell(log, events.CALLED_REVOKE, caller, other, NONE, right, clauses.RULING_REVOKE, ALL, ALL)
    if right == 1:
        punish_revoke(s, other, log)
        return
    learn_from_past(s, other)
    if s.phase == REVOKE_WINDOW:
        close_revoke_window(s)
    else:
        s.called[caller] = 1


@rule
def learn_from_past(s: CourtTwo, seat: int) -> None:
    """court.r4-penalty was not due: all strict replies of this seat so far were lawful."""
    for place in range(s.strict_from, s.couplets_done):
        led, reply = s.couplet_led[place], s.couplet_reply[place]
        if replier_of(s, place) == seat:
            learn_from_reply(s, seat, led, reply)


@rule
def replier_of(s: CourtTwo, place: int) -> int:
    """Who answered in this couplet: not the taker of the one before, who led."""
    if place == 0:
        return second_hand(s)
    return opponent(s, s.couplet_taker[place - 1])


@rule
def close_revoke_window(s: CourtTwo) -> None:
    """The first hand is asked, then the second; then points are entered."""
    if s.turn == first_hand(s):
        s.turn = opponent(s, s.turn)
    else:
        s.phase = ENTERING
