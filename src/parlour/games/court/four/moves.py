"""The moves of Court for four: who is to act, what he may do, why not, and what it does."""

from __future__ import annotations

import numpy as np

from parlour.games.court import clauses, events, refusals
from parlour.games.court.cards import PAIRS
from parlour.games.court.four.couplets import (
    bar_to_calling_revoke,
    call_revoke,
    close_revoke_window,
    may_play,
    put_card,
)
from parlour.games.court.four.state import CourtFour, side_of
from parlour.games.court.phases import (
    ANNOUNCE,
    CALL_REVOKE,
    CLAIM,
    DEALING,
    EXAMINE,
    EXCHANGE,
    GAME_OVER,
    LEAD,
    ON,
    PASS,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.court.two.couplets import DUTIES, FOLLOW, announced_colour, announced_lead
from parlour.kernel.cards import NONE, has, lowest, without_lowest
from parlour.kernel.dispatch import DEAL, OVER, Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def actor(s: CourtFour) -> int:
    """The seat to decide, or that a pack is wanted, or that the game is over."""
    if s.phase == DEALING:
        return DEAL
    return OVER if s.phase == GAME_OVER else s.turn


@rule
def pairs_are_announced(s: CourtFour) -> bool:
    """court.ruling-four-absent: four announce nothing, unless the house says so."""
    return s.four_announce == ON


@rule
def legal(s: CourtFour, out: Codes) -> int:
    """Everything that the seat on turn may do, in the order of the codes."""
    if s.phase == DEALING or s.phase == GAME_OVER:
        return 0
    n = 0
    if s.phase == REVOKE_WINDOW:
        out[n] = PASS
        n += 1
    else:
        cards = may_play(s, None)
        while cards != NONE:
            out[n] = lowest(cards)
            cards = without_lowest(cards)
            n += 1
        if s.phase == LEAD and pairs_are_announced(s):
            for action in range(ANNOUNCE, EXCHANGE):
                if bar_to_announcing(s, action) == 0:
                    out[n] = action
                    n += 1
    if s.revoke == CLAIM and bar_to_calling_revoke(s) == 0:
        out[n] = CALL_REVOKE
        n += 1
    return n


# Why not.


@rule
def why_not(s: CourtFour, seat: int, action: int) -> int:
    """0 if this seat may do this now; else the first refusal that fits.

    court.ruling-four-absent: much that two do is not done by four.
    """
    if actor(s) != seat:
        return refusals.NOT_YOUR_TURN
    if action < 0 or action > EXAMINE:
        return refusals.NOT_NOW
    if action < ANNOUNCE:
        return bar_to_playing(s, action)
    if action < EXCHANGE:
        return bar_to_announcing(s, action)
    if action < PASS:
        return refusals.NOT_WITH_FOUR
    if action == PASS:
        return 0 if s.phase == REVOKE_WINDOW else refusals.NOT_NOW
    if action == EXAMINE:
        # court.r6-examine-last, court.r6-no-other: every view shows the last double couplet.
        return refusals.ONLY_LAST_COUPLET
    if action < CALL_REVOKE or s.revoke != CLAIM:
        return refusals.NOT_IN_THIS_GAME
    return bar_to_calling_revoke(s)


@rule
def bar_to_playing(s: CourtFour, card: int) -> int:
    """What keeps the seat on turn from playing this card."""
    if not has(s.hand[s.turn], card):
        return refusals.NOT_HELD
    if s.phase != LEAD and s.phase != REPLY:
        return refusals.NOT_NOW
    why = np.zeros(DUTIES, np.uint64)
    if has(may_play(s, why), card):
        return 0
    return refusals.MUST_FOLLOW if has(why[FOLLOW], card) else refusals.MUST_TAKE


@rule
def bar_to_announcing(s: CourtFour, action: int) -> int:
    """court.ruling-four-absent, by option: on one's lead, with Crown and Royal in hand."""
    if not pairs_are_announced(s):
        return refusals.NOT_WITH_FOUR
    if not has(s.hand[s.turn], announced_lead(action)):
        return refusals.NOT_HELD
    if s.phase != LEAD:
        return refusals.NOT_YOUR_LEAD
    pair = PAIRS[announced_colour(action)]
    return 0 if (s.hand[s.turn] & pair) == pair else refusals.NO_PAIR


# What it does.


@rule
def play(s: CourtFour, action: int, log: Log | None) -> None:
    """Apply a legal move of the seat on turn, and what follows of itself."""
    if action < ANNOUNCE:
        put_card(s, action, log)
    elif action < EXCHANGE:
        announce(s, action, log)
        put_card(s, announced_lead(action), log)
    elif action == PASS:
        clause = clauses.RULING_FOUR_REVOKE
        tell(log, events.PASSED, s.turn, NOBODY, NONE, 0, clause, ALL, ALL)
        close_revoke_window(s, log)
    else:
        call_revoke(s, log)


@rule
def announce(s: CourtFour, action: int, log: Log | None) -> None:
    """court.ruling-four-absent, by option: twenty, or thirty in the court colour, for the side."""
    seat = s.turn
    colour = announced_colour(action)
    amount = 30 if colour == s.court_colour else 20
    s.shown[seat] |= PAIRS[colour]
    s.announced[side_of(seat)] += amount
    clause = clauses.RULING_FOUR_ABSENT
    tell(log, events.ANNOUNCED, seat, NOBODY, PAIRS[colour], amount, clause, ALL, ALL)
