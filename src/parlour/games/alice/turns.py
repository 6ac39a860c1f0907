"""Whose turn it is, what a turn without a Lead costs, and how a turn ends."""

from __future__ import annotations

from parlour.games.alice import clauses, events
from parlour.games.alice.sets import complete_exposed, end_game, is_stalled, is_won
from parlour.games.alice.state import (
    DRAWING,
    FOR_NO_LEAD,
    NO_SEAT,
    NO_SET,
    PAYS_DEALER,
    PLAYING,
    PREVIOUS_TURN,
    Alice,
    is_cardless,
    leads_about,
    leads_in_hand,
    seat_to_left,
)
from parlour.kernel.cards import NONE
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def begin_turns(s: Alice, seat: int, log: Log | None) -> None:
    """Go round from this seat until somebody must decide or pay, or the game is over.

    alice.r-cardless: whoever has no card at all is passed over.
    """
    while True:
        if is_cardless(s, seat):
            tell(log, events.SKIPPED, seat, NOBODY, NONE, 0, clauses.R_CARDLESS, ALL, ALL)
            seat = seat_to_left(s, seat, 1)
            continue
        s.current = seat
        s.sets_this_turn = 0
        tell(log, events.TURN, seat, NOBODY, NONE, 0, 0, ALL, ALL)
        if has_lead(s, seat):
            begin_play(s, seat, log)
            return
        if owes_for_no_lead(s, seat, log):
            return
        note_turn_without_lead(s, seat)
        count_turn(s)
        if is_stalled(s):
            return
        seat = after_no_lead(s, seat)


@rule
def has_lead(s: Alice, seat: int) -> bool:
    """alice.no-lead-forfeit, alice.lead-on-table-counts: a Lead in hand, or one exposed."""
    return s.exposed[seat] != NO_SET or leads_in_hand(s, seat) != NONE


@rule
def begin_play(s: Alice, seat: int, log: Log | None) -> None:
    """With a Lead the seat is bound to play, so it is the last to have played.

    alice.r-exposed-completed-by-draw: what a draw has completed goes down now.
    """
    s.phase = PLAYING
    s.last_played = seat
    if s.exposed[seat] != NO_SET:
        complete_exposed(s, seat, clauses.R_EXPOSED_COMPLETED_BY_DRAW, log)


@rule
def owes_for_no_lead(s: Alice, seat: int, log: Log | None) -> bool:
    """alice.no-lead-forfeit: a card is to be drawn by the one who played last, if anybody.

    alice.r-no-lead-when: all learn that the hand has no Lead.
    """
    payee = payee_for_no_lead(s, seat)
    s.lacks[seat] |= leads_about(s)
    tell(log, events.NO_LEAD, seat, payee, NONE, 0, clauses.NO_LEAD_FORFEIT, ALL, ALL)
    if payee == NO_SEAT:
        return False
    s.phase = DRAWING
    s.giver = seat
    s.taker = payee
    s.draw_for = FOR_NO_LEAD
    return True


@rule
def payee_for_no_lead(s: Alice, seat: int) -> int:
    """alice.no-lead-forfeit: whom a seat without a Lead must pay, or NO_SEAT.

    alice.r-pay-cardless: even one who has no card left. alice.r-one-card-player: even with the
    only card in hand.
    """
    payee = s.last_played
    if payee == NO_SEAT:
        # alice.r-first-turn: nobody has played yet.
        to_dealer = s.first_turn_no_lead == PAYS_DEALER
        payee = s.dealer if to_dealer and seat != s.dealer else NO_SEAT
    return payee if s.sizes[seat] > 0 else NO_SEAT


@rule
def note_turn_without_lead(s: Alice, seat: int) -> None:
    """alice.r-played-last: such a turn is not play, unless the table counts any turn."""
    if s.played_last == PREVIOUS_TURN:
        s.last_played = seat


@rule
def after_no_lead(s: Alice, seat: int) -> int:
    """alice.no-lead-turn-passes: the next on the left goes on with the play."""
    return seat_to_left(s, seat, 1)


@rule
def go_on(s: Alice, following: int, log: Log | None) -> None:
    """After the deal or an act: the following seat's turn begins, unless the game is over.

    NO_SEAT follows while the turn goes on.
    """
    if following != NO_SEAT and not is_won(s) and not is_stalled(s):
        begin_turns(s, following, log)
    if is_won(s) or is_stalled(s):
        end_game(s, clauses.R_END if is_won(s) else clauses.R_STALL, log)


@rule
def end_turn(s: Alice) -> None:
    """The turn is counted and over; its Lead stays on the table (alice.r-lead-stays)."""
    s.giver = NO_SEAT
    s.taker = NO_SEAT
    s.draw_for = 0
    count_turn(s)


@rule
def count_turn(s: Alice) -> None:
    """alice.r-stall: turns in a row without a set are counted."""
    if s.sets_this_turn == 0:
        s.idle += 1
