"""The moves of Court for two: who is to act, what he may do, why not, and what it does."""

from __future__ import annotations

from parlour.games.court import clauses, events, refusals
from parlour.games.court.phases import (
    AFTER_ANNOUNCE,
    AFTER_CLOSE,
    ANNOUNCE,
    AUTO,
    CALL_DRAW,
    CALL_REVOKE,
    CLAIM,
    CLOSE,
    CLOSING,
    COUNTING,
    DEALER_LAY_DOWN,
    DEALING,
    DECLARE,
    DRAW,
    DRAW_NODE,
    ENTERING,
    EXAMINE,
    EXCHANGE,
    GAME_OVER,
    GUARDED,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LAY_DOWN,
    LEAD,
    ORDER_DRAW,
    PASS,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    THROW_DOWN,
    is_silent,
)
from parlour.games.court.two.counting import SIXTY, count, count_out, declare_sixty, enter_points
from parlour.games.court.two.couplets import (
    announce,
    bar_to_announcing,
    bar_to_any_announcement,
    bar_to_playing,
    holds_pair,
    lead_card,
    may_play,
    reply_card,
)
from parlour.games.court.two.dealing import bar_to_laying_down, lay_down
from parlour.games.court.two.missed_draws import (
    bar_to_calling_draw,
    call_draw,
    end_draws_by_hand,
    let_no_miss_pass,
    order_draw,
    throw_down,
)
from parlour.games.court.two.revokes import bar_to_calling_revoke, call_revoke, close_revoke_window
from parlour.games.court.two.state import CourtTwo, ask, ask_lead, ask_reply, is_closed, opponent
from parlour.games.court.two.talon import (
    bar_to_closing,
    bar_to_exchanging,
    begin_draws,
    draw_by_hand,
    draw_for_both,
    draw_last_card,
    exchange,
    is_by_hand,
    lift_veil,
    may_close_before_draws,
    may_exchange_late,
    miss_draw,
    tell_veiled_draw,
    turn_down,
)
from parlour.kernel.cards import NONE, bit, lowest, without_lowest
from parlour.kernel.dispatch import DEAL, OVER, Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def actor(s: CourtTwo) -> int:
    """The seat to decide, or that a pack is wanted, or that the game is over."""
    if s.phase == DEALING:
        return DEAL
    return OVER if s.phase == GAME_OVER else s.turn


# What may be done.


@rule
def legal(s: CourtTwo, out: Codes) -> int:
    """Everything that the seat on turn may do, in the order of the codes."""
    if s.phase == DEALING or s.phase == GAME_OVER:
        return 0
    n = 0
    if s.phase == LEAD or s.phase == REPLY:
        cards = may_play(s, None)
        while cards != NONE:
            out[n] = lowest(cards)
            cards = without_lowest(cards)
            n += 1
    if s.phase == LEAD and bar_to_any_announcement(s) == 0:
        for colour in range(4):
            if holds_pair(s, s.turn, colour):
                out[n] = ANNOUNCE + 2 * colour
                out[n + 1] = ANNOUNCE + 2 * colour + 1
                n += 2
    for action in range(EXCHANGE, DRAW):
        if bar_to(s, action) == 0:
            out[n] = action
            n += 1
    if is_by_hand(s) or s.revoke == CLAIM or may_close_before_draws(s):
        for action in range(DRAW, EXAMINE):
            if bar_to(s, action) == 0:
                out[n] = action
                n += 1
    return n


@rule
def why_not(s: CourtTwo, seat: int, action: int) -> int:
    """0 if this seat may do this now; else the first refusal that fits.

    court.opponent-leads, court.taker-leads: nobody acts out of turn.
    """
    if actor(s) != seat:
        return refusals.NOT_YOUR_TURN
    if action < 0 or action > EXAMINE:
        return refusals.NOT_NOW
    if action < ANNOUNCE:
        return bar_to_playing(s, action)
    if action < EXCHANGE:
        return bar_to_announcing(s, action)
    return bar_to(s, action)


@rule
def bar_to(s: CourtTwo, action: int) -> int:
    """What keeps the seat on turn from a move that plays no card; 0 if nothing does."""
    if action == EXCHANGE:
        return bar_to_exchanging(s)
    if action == CLOSE:
        return bar_to_closing(s)
    if action == DECLARE:
        return bar_to_declaring(s)
    if action == LAY_DOWN:
        return bar_to_laying_down(s)
    if action == PASS:
        return bar_to_passing(s)
    if action == DRAW:
        return bar_to_drawing(s)
    if action == EXAMINE:
        # court.r6-examine-last, court.r6-no-other: every view shows the last couplet.
        return refusals.ONLY_LAST_COUPLET
    return bar_to_calling(s, action)


@rule
def bar_to_declaring(s: CourtTwo) -> int:
    """court.ruling-declare-when: at one's own lead and reply, and after announcing.

    By option only with sixty, or not at all, because sixty is declared by itself.
    """
    if s.declare == AUTO:
        return refusals.NOT_IN_THIS_GAME
    if s.declare == GUARDED and count(s, s.turn) < SIXTY:
        return refusals.NOT_SIXTY
    return 0 if s.phase in (LEAD, REPLY, AFTER_ANNOUNCE) else refusals.NOT_NOW


@rule
def bar_to_passing(s: CourtTwo) -> int:
    """PASS lets a window by, or misses a draw."""
    in_window = (
        is_silent(s.phase)
        or s.phase == AFTER_ANNOUNCE
        or s.phase == DRAW_NODE
        or s.phase == REVOKE_WINDOW
    )
    return 0 if in_window else refusals.NOT_NOW


@rule
def bar_to_drawing(s: CourtTwo) -> int:
    """DRAW exists where players draw by hand, or may close before the draws.

    court.closing-no-draw: not after a close.
    """
    if not is_by_hand(s) and not may_close_before_draws(s):
        return refusals.NOT_IN_THIS_GAME
    if is_closed(s):
        return refusals.NO_DRAWING
    return 0 if s.phase == DRAW_NODE or s.phase == PRE_DRAW else refusals.NOT_NOW


@rule
def bar_to_calling(s: CourtTwo, action: int) -> int:
    """Calls of a mistake, and rule 14's choice: only where the house lets mistakes happen."""
    if action == CALL_REVOKE:
        return bar_to_calling_revoke(s) if s.revoke == CLAIM else refusals.NOT_IN_THIS_GAME
    if not is_by_hand(s):
        return refusals.NOT_IN_THIS_GAME
    if action == CALL_DRAW:
        return bar_to_calling_draw(s)
    return 0 if s.phase == R14_CHOICE else refusals.NOT_NOW


# What it does.


@rule
def play(s: CourtTwo, action: int, log: Log | None) -> None:
    """Apply a legal move of the seat on turn; if it ends the round, enter the points."""
    play_on(s, action, log)
    if s.phase == ENTERING:
        enter_points(s, log)


@rule
def play_on(s: CourtTwo, action: int, log: Log | None) -> None:
    """The move, and what follows of itself within the round."""
    lift_veil(s, log)
    make_move(s, action, log)
    if s.phase == COUNTING:
        count_out(s)
    elif s.declare == AUTO:
        declare_by_itself(s, log)


@rule
def declare_by_itself(s: CourtTwo, log: Log | None) -> None:
    """court.ruling-declare-when, by option: sixty is declared for a player who is to act."""
    is_asked = s.phase == LEAD or s.phase == REPLY or s.phase == AFTER_ANNOUNCE
    if is_asked and count(s, s.turn) >= SIXTY:
        declare_sixty(s, s.turn, log)


@rule
def make_move(s: CourtTwo, action: int, log: Log | None) -> None:
    """The move alone."""
    if action < ANNOUNCE:
        if s.phase == LEAD:
            lead_card(s, action, log)
            ask_reply(s)
        else:
            reply_card(s, action, log)
    elif action < EXCHANGE:
        announce(s, action, log)
    elif action == EXCHANGE:
        play_exchange(s, log)
    elif action == CLOSE:
        # court.ruling-missed-draw: before a close takes effect no miss stays in the dark.
        if is_by_hand(s):
            let_no_miss_pass(s, CLOSING, s.turn, log)
        else:
            turn_down(s, log)
    elif action == DECLARE:
        declare_sixty(s, s.turn, log)
    elif action == LAY_DOWN:
        lay_down(s, log)
    elif action == PASS:
        play_pass(s, log)
    elif action == DRAW:
        play_draw(s, log)
    elif action == CALL_DRAW:
        call_draw(s, log)
    elif action == ORDER_DRAW:
        order_draw(s, log)
    elif action == THROW_DOWN:
        throw_down(s, log)
    else:
        call_revoke(s, log)


@rule
def play_exchange(s: CourtTwo, log: Log | None) -> None:
    """court.ruling-exchange-once: it costs no turn; a window, though, closes with it."""
    phase = s.phase
    if phase == LATE_EXCHANGE and not is_by_hand(s):
        # The others learn of the draw that came before the exchange.
        tell_veiled_draw(s, log)
    exchange(s, log)
    if is_silent(phase):
        close_window(s, phase, False, log)


@rule
def play_pass(s: CourtTwo, log: Log | None) -> None:
    """Let a window by.

    court.ruling-silent-windows: nobody else learns that a silent question was put.
    """
    phase = s.phase
    if phase == DRAW_NODE:
        miss_draw(s, log)
        next_draw_by_hand(s, False, log)
        return
    if is_silent(phase):
        noticed = bit(s.turn)
        clause = clauses.RULING_SILENT_WINDOWS
    else:
        noticed = ALL
        clause = clauses.RULING_ANNOUNCE_WINDOW
    tell(log, events.PASSED, s.turn, NOBODY, NONE, 0, clause, noticed, noticed)
    close_window(s, phase, True, log)


@rule
def close_window(s: CourtTwo, phase: int, silently: bool, log: Log | None) -> None:
    """The question of a window is answered, and play goes on behind it."""
    if phase in (DEALER_LAY_DOWN, AFTER_CLOSE):
        ask_lead(s)
    elif phase == AFTER_ANNOUNCE:
        ask_reply(s)
    elif phase == LAST_EXCHANGE:
        begin_draws(s, silently, log)
    elif phase == LATE_EXCHANGE:
        if is_by_hand(s):
            ask(s, DRAW_NODE, opponent(s, s.leader))
        else:
            draw_last_card(s, silently, log)
    else:
        close_revoke_window(s)


@rule
def play_draw(s: CourtTwo, log: Log | None) -> None:
    """Draw by hand; or, before the draws, decline to close."""
    if s.phase == PRE_DRAW:
        draw_for_both(s, True, log)
    else:
        draw_by_hand(s, log)
        next_draw_by_hand(s, True, log)


@rule
def next_draw_by_hand(s: CourtTwo, drew: bool, log: Log | None) -> None:
    """After the taker the other is to draw; after him the taker leads."""
    if s.turn != s.leader:
        end_draws_by_hand(s, log)
    elif drew and s.couplets_done == 6 and may_exchange_late(s):
        ask(s, LATE_EXCHANGE, s.leader)
    else:
        ask(s, DRAW_NODE, opponent(s, s.leader))
