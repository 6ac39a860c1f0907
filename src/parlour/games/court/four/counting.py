"""Counting with four: the Standard at once, the couplets when the round is over."""

from __future__ import annotations

from parlour.games.court import clauses, events
from parlour.games.court.cards import STANDARD
from parlour.games.court.four.state import (
    DOUBLE_COUPLETS,
    NO_SIDE,
    SIDES,
    CourtFour,
    left_of,
    side_of,
)
from parlour.games.court.phases import (
    AS_TIE,
    CLAIM,
    DEALING,
    GAME_OVER,
    HIGHER,
    NO_SEAT,
    REVOKE_WINDOW,
)
from parlour.games.court.two.counting import SEVEN, SIXTY, carry_point, pay_carry
from parlour.kernel.cards import NONE, bit
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

HUNDRED = 100
OUT_OF_REACH = 130
"""court.ruling-four-130: more than the pack and the ten can give without announcements."""


@rule
def count(s: CourtFour, side: int) -> int:
    """What this side's couplets and announcements sum to.

    court.ruling-four-absent, by option: announcements wait for the side's first couplet. A
    forfeited count is nil.
    """
    if s.forfeited == side or s.couplets[side] == 0:
        return 0
    return s.pile[side] + s.announced[side]


@rule
def score(s: CourtFour, side: int, points: int) -> None:
    """The side scores."""
    s.points[side] += points
    s.made[side] += points


# The Standard.


@rule
def capture_standard(s: CourtFour, place: int, taker: int, log: Log | None) -> bool:
    """court.four-standard: a point, at once, for the court colour's Standard.

    court.ruling-four-standard: to the side that takes it, whoever played it. Answers whether
    that wins the game: court.four-standard-wins.
    """
    standard = 8 * s.court_colour + STANDARD
    for seat in range(4):
        if s.couplet_card[place, seat] == standard:
            score(s, side_of(taker), 1)
            kind = events.CAPTURED_STANDARD
            tell(log, kind, taker, NOBODY, bit(standard), 1, clauses.FOUR_STANDARD, ALL, ALL)
            if is_won(s):
                end_game(s, clauses.FOUR_STANDARD_WINS, log)
                return True
    return False


# The end of a round.


@rule
def count_out(s: CourtFour, log: Log | None) -> None:
    """court.four-at-end: the round is played out and both sides count.

    court.four-tie: equal counts tie. Sixty wins, by the higher count where both have it.
    court.ruling-four-unmade: neither has it, and nobody scores for the count.
    """
    counts = (count(s, 0), count(s, 1))
    for side in range(SIDES):
        tell(log, events.COUNTED, side, NOBODY, NONE, counts[side], clauses.FOUR_AT_END, ALL, ALL)
    higher = 0 if counts[0] > counts[1] else 1
    if counts[0] == counts[1]:
        end_round(s, NO_SIDE, 0, 1, clauses.FOUR_TIE, log)
    elif counts[higher] >= SIXTY:
        win_by_count(s, higher, counts[higher], log)
    elif s.unmade_sixty == HIGHER:
        end_round(s, higher, 1, 0, clauses.RULING_FOUR_UNMADE, log)
    else:
        tie = 1 if s.unmade_sixty == AS_TIE else 0
        end_round(s, NO_SIDE, 0, tie, clauses.RULING_FOUR_UNMADE, log)


@rule
def win_by_count(s: CourtFour, winner: int, made: int, log: Log | None) -> None:
    """court.four-one: a point from sixty to a hundred; court.four-two: beyond it two.

    court.four-three: three for every couplet; court.ruling-four-130: and, where announcements
    bring it within reach, for a hundred and thirty.
    """
    if s.couplets[winner] == DOUBLE_COUPLETS:
        end_round(s, winner, 3, 0, clauses.FOUR_THREE, log)
    elif made >= OUT_OF_REACH:
        end_round(s, winner, 3, 0, clauses.RULING_FOUR_130, log)
    elif made > HUNDRED:
        end_round(s, winner, 2, 0, clauses.FOUR_TWO, log)
    else:
        end_round(s, winner, 1, 0, clauses.FOUR_ONE, log)


@rule
def punish_revoke(s: CourtFour, offender: int, log: Log | None) -> None:
    """court.ruling-four-revoke: the offender's side counts nothing and the other gains two."""
    side = side_of(offender)
    s.forfeited = side
    tell(log, events.REVOKED, offender, NOBODY, NONE, 0, clauses.RULING_FOUR_REVOKE, ALL, ALL)
    settle(s, 1 - side, 2, 0, clauses.RULING_FOUR_REVOKE)
    enter_points(s, log)


@rule
def settle(s: CourtFour, winner: int, points: int, tie: int, clause: int) -> None:
    """Write down how the round has ended."""
    s.round_winner = winner
    s.round_points = points
    s.round_tie = tie
    s.round_clause = clause


@rule
def end_round(
    s: CourtFour, winner: int, points: int, tie: int, clause: int, log: Log | None
) -> None:
    """The round is over.

    court.ruling-four-revoke: where revokes are called, each player has a last call before
    points are entered, from the dealer's left round the table.
    """
    settle(s, winner, points, tie, clause)
    if s.revoke == CLAIM:
        s.phase = REVOKE_WINDOW
        s.turn = left_of(s.dealer)
    else:
        enter_points(s, log)


@rule
def enter_points(s: CourtFour, log: Log | None) -> None:
    """Enter the round's points, the carried point with them, and see whether the game is won."""
    winner = s.round_winner
    clause = s.round_clause
    if winner != NO_SIDE:
        before = s.points[winner]
        s.points[winner] += s.round_points
        tell(log, events.WON_ROUND, winner, NOBODY, NONE, s.round_points, clause, ALL, ALL)
        pay_carry(s, winner, log)
        s.made[winner] += s.points[winner] - before
    else:
        kind = events.TIED if clause == clauses.FOUR_TIE else events.UNMADE
        tell(log, kind, NOBODY, NOBODY, NONE, count(s, 0), clause, ALL, ALL)
        pay_carry(s, NO_SIDE, log)
    if s.round_tie == 1:
        carry_point(s, log)
    pass_on(s, log)


@rule
def pass_on(s: CourtFour, log: Log | None) -> None:
    """court.ruling-first-deal: the deal passes to the left, unless the game is over.

    court.ruling-round-cap: it stops after so many rounds.
    """
    if is_won(s):
        end_game(s, clauses.FIRST_TO_SEVEN, log)
    elif s.round_no >= s.round_cap:
        end_game(s, clauses.RULING_ROUND_CAP, log)
    else:
        s.phase = DEALING
        s.turn = NO_SEAT
        s.dealer = left_of(s.dealer)


# The end of the game.


@rule
def is_won(s: CourtFour) -> bool:
    """court.four-seven, court.first-to-seven: a side has seven points."""
    return max(s.points[0], s.points[1]) >= SEVEN


@rule
def game_winner(s: CourtFour) -> int:
    """The side with more points; NO_SIDE if neither."""
    if s.points[0] == s.points[1]:
        return NO_SIDE
    return 0 if s.points[0] > s.points[1] else 1


@rule
def end_game(s: CourtFour, clause: int, log: Log | None) -> None:
    """The game is over."""
    s.phase = GAME_OVER
    s.turn = NO_SEAT
    winner = game_winner(s)
    most = max(s.points[0], s.points[1])
    kind = events.DRAWN_GAME if winner == NO_SIDE else events.WON_GAME
    tell(log, kind, winner, NOBODY, NONE, most, clause, ALL, ALL)
