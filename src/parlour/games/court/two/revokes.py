"""A table where the other player must call an unlawful reply: revokes."""

from __future__ import annotations

from parlour.games.court import clauses, events, refusals
from parlour.games.court.phases import (
    ENTERING,
    LEAD,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.court.two.counting import punish_revoke
from parlour.games.court.two.couplets import learn_from_reply
from parlour.games.court.two.state import (
    CourtTwo,
    first_hand,
    opponent,
    second_hand,
)
from parlour.kernel.cards import NONE
from parlour.kernel.log import ALL, Log, tell
from parlour.kernel.rule import rule

# Rule 14.


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
