"""Method of counting: what a seat has towards sixty, how a round ends, and what it is worth."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from parlour.games.court import clauses, events
from parlour.games.court.cards import figure
from parlour.games.court.events import LAST_TEN, PENDING_COUNTED
from parlour.games.court.phases import (
    ACCUMULATE,
    AS_TIE,
    CLAIM,
    DEALING,
    ENTERING,
    GAME_OVER,
    HIGHER,
    MADE,
    NEVER,
    NEXT_ROUND_ONLY,
    NO_SEAT,
    REACHED,
    REVOKE_WINDOW,
    THREE_IF_NO_COUPLET,
)
from parlour.games.court.two.state import CourtTwo, first_hand, is_closed, opponent, second_hand
from parlour.games.court.two.talon import lift_veil
from parlour.kernel.cards import NONE, bit
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

SIXTY = 60
THIRTY = 30
SEVEN = 7
"""court.game-seven: so many points are game."""


@rule
def count(s: CourtTwo, seat: int) -> int:
    """What this seat's couplets and announcements sum to.

    court.twenty-needs-couplet: nothing is counted before the first couplet, so a sum announced
    without one waits (court.ruling-pending, court.ruling-page-joins). A forfeited count is nil.
    """
    if s.forfeited == seat or s.couplets[seat] == 0:
        return 0
    return s.pile[seat] + s.announced[seat]


@rule
def note_sixty(s: CourtTwo, seat: int) -> None:
    """court.ruling-margin: when a count first reaches sixty, record what the other has then."""
    if s.sixty_against[seat] == NEVER and count(s, seat) >= SIXTY:
        other = opponent(s, seat)
        s.sixty_against[seat] = count(s, other)
        s.sixty_couplets[seat] = s.couplets[other]
        if s.first_to_sixty == NO_SEAT:
            s.first_to_sixty = seat


@rule
def count_figures(s: CourtTwo, taker: int, led: int, reply: int) -> None:
    """court.count-figures, court.value-to-taker: the figures on both cards go to the taker."""
    s.pile[taker] += figure(led) + figure(reply)


@rule
def count_pending(s: CourtTwo, taker: int, log: Log | None) -> None:
    """court.ruling-pending: with the first couplet all that was announced before it enters."""
    if s.couplets[taker] == 1 and s.announced[taker] > 0:
        amount = s.announced[taker]
        tell(
            log,
            PENDING_COUNTED,
            taker,
            NOBODY,
            NONE,
            amount,
            clauses.TWENTY_NEEDS_COUPLET,
            ALL,
            ALL,
        )


@rule
def count_last_ten(s: CourtTwo, taker: int, log: Log | None) -> None:
    """Ten for the last couplet of a round.

    court.r13-last-ten: the twelfth, with the talon exhausted, adds ten to its taker's count.
    court.r13-closed-no-ten: the last of a closed round adds nothing.
    """
    if is_closed(s):
        return
    s.pile[taker] += 10
    tell(log, LAST_TEN, taker, NOBODY, NONE, 10, clauses.R13_LAST_TEN, ALL, ALL)


# How a round ends, what it is worth, and when the game is won.


@rule
def taken_cards(s: CourtTwo, seat: int) -> np.uint64:
    """All cards in this seat's couplets."""
    cards = NONE
    for place in range(s.couplets_done):
        if s.couplet_taker[place] == seat:
            cards |= bit(s.couplet_led[place]) | bit(s.couplet_reply[place])
    return cards


# Declaring.


@rule
def declare_sixty(s: CourtTwo, seat: int, log: Log | None) -> None:
    """A player says that he has sixty, and his cards are looked through at once.

    court.r5-examination. court.r7-unused-void: only couplets and counted announcements are
    tested; hands, the talon and a card led without a reply count for nobody.
    """
    lift_veil(s, log)
    made = count(s, seat)
    if log is not None:
        cards = taken_cards(s, seat)
        tell(log, events.DECLARED, seat, NOBODY, cards, made, clauses.R5_EXAMINATION, ALL, ALL)
    if made >= SIXTY:
        declare_truly(s, seat)
    else:
        declare_falsely(s, seat)


@rule
def declare_truly(s: CourtTwo, seat: int) -> None:
    """court.r7-declaration-ends: a true declaration ends the round.

    court.ruling-closed-opponent: against a closer still short of sixty it shows his failure.
    court.ruling-declare-beats-first: otherwise the declarer wins, unless the house gives the
    round to the first who reached sixty.
    """
    other = opponent(s, seat)
    if s.closed_by == other and count(s, other) < SIXTY:
        closer_fails(s)
    else:
        win_by_sixty(s, s.first_to_sixty if s.first_sixty == REACHED else seat)


@rule
def declare_falsely(s: CourtTwo, seat: int) -> None:
    """court.r5-false-declaration, court.r5-ends-round: two points to the opponent, and the end.

    court.ruling-escape: it costs no more where three were about to be lost, unless the house
    says otherwise.
    """
    points = penalty(s, seat)
    if s.false_declaration == THREE_IF_NO_COUPLET and s.couplets[seat] == 0:
        points = 3
    end_round(s, opponent(s, seat), points, 0, clauses.R5_FALSE_DECLARATION)


@rule
def penalty(s: CourtTwo, offender: int) -> int:
    """What an offender gives: two points.

    court.ruling-penalty-greater: a closer within rule 3 gives three.
    """
    return 3 if s.closed_by == offender and s.rule3 == 1 else 2


# What a round is worth.


@rule
def win_by_sixty(s: CourtTwo, winner: int) -> None:
    """One point, two or three, by what the loser had.

    court.ruling-margin: had when the winner's count first reached sixty; by option, now.
    court.three-no-couplet asks for couplets, not for a count: two Jesters are a couplet.
    court.two-under-thirty; court.sixty-one-point.
    """
    loser = opponent(s, winner)
    against = count(s, loser)
    couplets = s.couplets[loser]
    if s.margin_moment == MADE:
        against = s.sixty_against[winner]
        couplets = s.sixty_couplets[winner]
    if couplets == 0:
        end_round(s, winner, 3, 0, clauses.THREE_NO_COUPLET)
    elif against < THIRTY:
        end_round(s, winner, 2, 0, clauses.TWO_UNDER_THIRTY)
    else:
        end_round(s, winner, 1, 0, clauses.SIXTY_ONE_POINT)


@rule
def closer_fails(s: CourtTwo) -> None:
    """court.r2-closer-fails: two points to the other; court.r3-closer-fails-early: three."""
    winner = opponent(s, s.closed_by)
    if s.rule3 == 1:
        end_round(s, winner, 3, 0, clauses.R3_CLOSER_FAILS_EARLY)
    else:
        end_round(s, winner, 2, 0, clauses.R2_CLOSER_FAILS)


@rule
def count_out(s: CourtTwo) -> None:
    """court.ruling-undeclared: the hands are played out and nobody has declared.

    court.ruling-tie-scope: a closer short of sixty has failed before anything else is asked.
    court.r8-tie: then equal counts tie. Then whoever alone has sixty wins; of two, the one who
    reached it first. court.ruling-unmade-sixty: neither has it, and nobody scores.
    """
    first, second = first_hand(s), second_hand(s)
    counts = (count(s, first), count(s, second))
    if is_closed(s) and count(s, s.closed_by) < SIXTY:
        closer_fails(s)
    elif counts[0] == counts[1]:
        end_round(s, NO_SEAT, 0, 1, clauses.R8_TIE)
    elif counts[0] >= SIXTY or counts[1] >= SIXTY:
        win_by_sixty(s, s.first_to_sixty)
    elif s.unmade_sixty == HIGHER:
        higher = first if counts[0] > counts[1] else second
        end_round(s, higher, 1, 0, clauses.RULING_UNMADE_SIXTY)
    else:
        tie = 1 if s.unmade_sixty == AS_TIE else 0
        end_round(s, NO_SEAT, 0, tie, clauses.RULING_UNMADE_SIXTY)


@rule
def punish_revoke(s: CourtTwo, offender: int, log: Log | None) -> None:
    """court.r4-penalty: the offender's count is nil and his opponent scores two."""
    s.forfeited = offender
    tell(log, events.REVOKED, offender, NOBODY, NONE, 0, clauses.R4_PENALTY, ALL, ALL)
    settle(s, opponent(s, offender), penalty(s, offender), 0, clauses.R4_PENALTY)
    s.phase = ENTERING


# The end of a round, and of the game.


@rule
def settle(s: CourtTwo, winner: int, points: int, tie: int, clause: int) -> None:
    """Write down how the round has ended."""
    s.round_winner = winner
    s.round_points = points
    s.round_tie = tie
    s.round_clause = clause


@rule
def end_round(s: CourtTwo, winner: int, points: int, tie: int, clause: int) -> None:
    """The round is over.

    court.ruling-revoke: where revokes are called, and a strict reply was made, each player
    has a last call before points are entered.
    """
    settle(s, winner, points, tie, clause)
    if s.revoke == CLAIM and s.strict_reply == 1:
        s.phase = REVOKE_WINDOW
        s.turn = first_hand(s)
    else:
        s.phase = ENTERING


@rule
def enter_points(s: CourtTwo, log: Log | None) -> None:
    """Enter the round's points and see whether the game is won; if not, the deal passes."""
    enter_round(s, log)
    if not game_ends(s, log):
        s.phase = DEALING
        s.turn = NO_SEAT
        pass_the_deal(s)


@rule
def enter_round(s: CourtTwo, log: Log | None) -> None:
    """The round's own points, and the carried point with them."""
    winner = s.round_winner
    if winner != NO_SEAT:
        s.points[winner] += s.round_points
        amount = s.round_points
        tell(log, events.WON_ROUND, winner, NOBODY, NONE, amount, s.round_clause, ALL, ALL)
    elif s.round_clause == clauses.R8_TIE:
        made = count(s, first_hand(s))
        tell(log, events.TIED, NOBODY, NOBODY, NONE, made, clauses.R8_TIE, ALL, ALL)
    else:
        tell(log, events.UNMADE, NOBODY, NOBODY, NONE, 0, s.round_clause, ALL, ALL)
    pay_carry(s, winner, log)
    if s.round_tie == 1:
        carry_point(s, log)


class Scored(Protocol):
    """The score of a game: by seat with two and three, by side with four."""

    points: NDArray[np.int64]
    carry: int
    tie_carry: int


@rule
def pay_carry(s: Scored, winner: int, log: Log | None) -> None:
    """court.r8-carry: the winner of the next round scores what waits, in addition.

    court.ruling-carry: by whatever rule he scored; and if nobody did, it goes on waiting,
    unless the house lets it wait for one round only.
    """
    if s.carry == 0:
        return
    if winner != NO_SEAT:
        s.points[winner] += s.carry
        tell(log, events.CARRY_PAID, winner, NOBODY, NONE, s.carry, clauses.R8_CARRY, ALL, ALL)
        s.carry = 0
    elif s.tie_carry == NEXT_ROUND_ONLY:
        tell(log, events.CARRY_LOST, NOBODY, NOBODY, NONE, s.carry, clauses.RULING_CARRY, ALL, ALL)
        s.carry = 0


@rule
def carry_point(s: Scored, log: Log | None) -> None:
    """court.r8-carry: one point waits; court.ruling-carry: a second tie adds none."""
    waiting = s.carry if s.tie_carry == ACCUMULATE else 0
    s.carry = waiting + 1
    tell(log, events.CARRIED, NOBODY, NOBODY, NONE, s.carry, clauses.R8_CARRY, ALL, ALL)


@rule
def pass_the_deal(s: CourtTwo) -> None:
    """court.ruling-first-deal: the deal changes hands after every round, scored or not."""
    s.dealer = opponent(s, s.dealer)


@rule
def game_winner(s: CourtTwo) -> int:
    """Who has more points; NO_SEAT if neither."""
    if s.points[0] == s.points[1]:
        return NO_SEAT
    return 0 if s.points[0] > s.points[1] else 1


@rule
def game_ends(s: CourtTwo, log: Log | None) -> bool:
    """court.game-seven, court.first-to-seven: seven points win; more win just the same
    (court.ruling-overshoot; the pin that marks them: court.ruling-keep-count).
    court.ruling-round-cap: a game without a winner stops after so many rounds.
    """
    leading = max(s.points[0], s.points[1])
    won = leading >= SEVEN
    if not won and s.round_no < s.round_cap:
        return False
    s.phase = GAME_OVER
    s.turn = NO_SEAT
    winner = game_winner(s)
    clause = clauses.FIRST_TO_SEVEN if won else clauses.RULING_ROUND_CAP
    if winner == NO_SEAT:
        tell(log, events.DRAWN_GAME, NOBODY, NOBODY, NONE, leading, clause, ALL, ALL)
    else:
        tell(log, events.WON_GAME, winner, NOBODY, NONE, leading, clause, ALL, ALL)
    return True
