"""What must be true of a position of Court for four for the game to go on from it."""

from __future__ import annotations

from parlour.games.court import clauses
from parlour.games.court.counting import SEVEN
from parlour.games.court.figures import reply_takes
from parlour.games.court.four_dealing import HAND
from parlour.games.court.four_state import DOUBLE_COUPLETS, NO_SIDE, ON, SEATS, CourtFour, left_of
from parlour.games.court.position_lines import Lines, check_undealt
from parlour.games.court.state import (
    ACCUMULATE,
    CLAIM,
    DEALING,
    GAME_OVER,
    LEAD,
    NO_SEAT,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.position_text import Fault
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD

MOST_ANNOUNCED = 110
"""Three twenties and a thirty."""
TIES = (clauses.FOUR_TIE, clauses.RULING_FOUR_UNMADE)
DECIDING = (
    *TIES,
    clauses.FOUR_ONE,
    clauses.FOUR_TWO,
    clauses.FOUR_THREE,
    clauses.RULING_FOUR_130,
    clauses.RULING_FOUR_REVOKE,
)
"""The clauses that decide a round."""


def check(lines: Lines, s: CourtFour) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    _check_score(lines, s)
    if s.round_no == 0:
        check_undealt(lines)
        return
    _check_couplets(lines, s)
    _check_hands(s)
    _check_result(lines, s)
    if s.phase in (DEALING, GAME_OVER):
        if s.turn != NO_SEAT:
            raise Fault(say("nobody is on turn in this phase."), "turn")
    else:
        _check_turn(s)


def _check_score(lines: Lines, s: CourtFour) -> None:
    """court.four-seven, court.ruling-round-cap: nobody plays on beyond the end."""
    is_over = s.phase == GAME_OVER
    last = s.round_cap - 1 if s.phase == DEALING else s.round_cap
    if s.round_no > last and not is_over:
        raise Fault(say("the game ends with round {n}.", n=int(s.round_cap)), "round")
    if s.round_no == 0 and s.phase != DEALING:
        raise Fault(say("rounds are counted from 1."), "round", "phase")
    if s.carry > 1 and s.tie_carry != ACCUMULATE:
        lines.doubt(say("no more than one point is carried at this table."), "carry")
    won = max(s.points) >= SEVEN
    if won and not is_over:
        raise Fault(say("with seven points the game is won."), "points")
    if is_over and not won and s.round_no < s.round_cap:
        raise Fault(say("nobody has seven points: the game is not over."), "phase")
    if any(s.announced) and s.four_announce != ON:
        raise Fault(say("four announce nothing at this table."), "announced")
    if sum(s.announced) > MOST_ANNOUNCED:
        lines.doubt(say("all pairs together are {most}.", most=MOST_ANNOUNCED), "announced")
    for made, points in zip(s.made, s.points, strict=True):
        if made > points:
            raise Fault(say("no side has made more in a round than it has."), "made")


def _check_couplets(lines: Lines, s: CourtFour) -> None:
    """court.taker-leads: each double couplet is led by the taker of the one before."""
    first = left_of(int(s.dealer))
    if s.phase == DEALING and s.couplets_done:
        # The deal has passed on since.
        first = int(s.couplet_leader[0])
    leader = first
    for place in range(int(s.couplets_done)):
        if s.couplet_leader[place] != leader:
            why = say("couplet {n} was led by seat {seat}.", n=place + 1, seat=leader)
            lines.doubt(why, "couplets")
            leader = int(s.couplet_leader[place])
        taker = leader
        for step in range(1, SEATS):
            seat = (leader + step) % SEATS
            best, card = int(s.couplet_card[place, taker]), int(s.couplet_card[place, seat])
            if reply_takes(best, card, int(s.court_colour)):
                taker = seat
        if s.couplet_taker[place] != taker:
            why = say("couplet {n} was taken by seat {seat}.", n=place + 1, seat=taker)
            lines.doubt(why, "couplets")
        leader = int(s.couplet_taker[place])
    if s.phase != DEALING and s.leader != leader:
        lines.doubt(say("whoever took the last couplet leads."), "leader")


def _check_hands(s: CourtFour) -> None:
    """court.four-deal-singly: eight each, of which one went to every double couplet."""
    in_play = s.phase not in (DEALING, GAME_OVER)
    for seat in range(SEATS):
        name = f"hand {seat}"
        if s.shown[seat] & ~s.hand[seat]:
            raise Fault(say("a card that is shown in a hand lies there."), f"shown {seat}", name)
        if s.barred[seat] & s.hand[seat]:
            why = say("seat {seat} is said to lack a card that it has.", seat=seat)
            raise Fault(why, f"barred {seat}")
        held = int(s.hand_size[seat]) + int(s.table[seat] != NO_CARD) + int(s.couplets_done)
        if held > HAND or (in_play and held != HAND):
            why = say(
                "seat {seat} has had {held} cards with those played, and not {hand}.",
                seat=seat,
                held=held,
                hand=HAND,
            )
            raise Fault(why, name, "couplets")
        if s.revoke != CLAIM and (s.revoked[seat] or s.called[seat]):
            raise Fault(say("at this table no revoke is called."), "revoked", "called")


def _check_turn(s: CourtFour) -> None:
    """Whose turn it is goes with the phase and with what lies on the table."""
    put = sum(1 for card in s.table if card != NO_CARD)
    if s.phase == REVOKE_WINDOW:
        if s.revoke != CLAIM or s.couplets_done != DOUBLE_COUPLETS or s.round_clause == 0:
            raise Fault(say("the last call of a revoke follows a round that is decided."), "phase")
        return
    if (s.phase == LEAD) != (put == 0) or put == SEATS:
        raise Fault(say("a card must be led to be answered."), "phase", "table")
    if s.turn != (int(s.leader) + put) % SEATS:
        raise Fault(say("the turn goes round from the leader."), "turn", "table")
    if s.couplets_done == DOUBLE_COUPLETS:
        raise Fault(say("with eight double couplets the round is over."), "couplets")


def _check_result(lines: Lines, s: CourtFour) -> None:
    """A round that goes on has no result yet."""
    told = ("round winner", "round points", "round tie", "decided by", "forfeited")
    if s.phase in (LEAD, REPLY):
        for name in told:
            if lines.has(name):
                raise Fault(say("the round is not decided yet."), name)
        return
    if s.phase == REVOKE_WINDOW and s.forfeited != NO_SIDE:
        raise Fault(say("the round is not decided yet."), "forfeited")
    if s.round_points > 3:
        raise Fault(say("a round is worth three points at most."), "round points")
    if s.round_winner == NO_SIDE:
        if s.round_points or s.round_clause not in (0, *TIES):
            raise Fault(
                say("a round that nobody won is worth nothing."), "round points", "decided by"
            )
        if s.round_clause == 0 and s.round_tie:
            raise Fault(say("a tie is decided by a clause."), "round tie")
    elif s.round_tie or s.round_clause in (0, clauses.FOUR_TIE) or s.round_points == 0:
        raise Fault(say("a round is won by a clause, for points."), "decided by", "round winner")
