"""What must be true of a position of Court for two or three for the game to go on from it."""

from __future__ import annotations

from parlour.games.court import clauses
from parlour.games.court.cards import reply_takes
from parlour.games.court.phases import (
    ACCUMULATE,
    BY_HAND,
    CLAIM,
    DEALING,
    FIRST_OUT_WINS,
    GAME_OVER,
    NEVER,
    NO_SEAT,
    REVOKE_WINDOW,
)
from parlour.games.court.two.counting import SEVEN, SIXTY, count
from parlour.games.court.two.position_lines import Lines, check_undealt
from parlour.games.court.two.soundness_phases import check_phase
from parlour.games.court.two.state import (
    MOST_COUPLETS,
    CourtTwo,
    first_hand,
    is_closed,
    opponent,
    second_hand,
    sitting_out,
)
from parlour.games.position_text import Fault
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD

MOST_ANNOUNCED = 110
"""Three twenties and a thirty."""
SPENT_AFTER = 6
"""The couplet after which the talon is spent."""
IN_HAND = 6
TIES = (clauses.R8_TIE, clauses.RULING_UNMADE_SIXTY)
DECIDING = (
    *TIES,
    clauses.R2_CLOSER_FAILS,
    clauses.R3_CLOSER_FAILS_EARLY,
    clauses.R4_PENALTY,
    clauses.R5_FALSE_DECLARATION,
    clauses.R9_LAY_DOWN,
    clauses.R14_THROW_DOWN,
    clauses.SIXTY_ONE_POINT,
    clauses.THREE_NO_COUPLET,
    clauses.TWO_UNDER_THIRTY,
)
"""The clauses that decide a round."""


def check(lines: Lines, s: CourtTwo) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    in_play = s.phase not in (DEALING, GAME_OVER)
    _check_score(lines, s)
    if s.round_no == 0:
        check_undealt(lines)
        return
    _check_places(lines, s)
    _check_couplets(lines, s)
    _check_hands(lines, s)
    _check_result(lines, s)
    if in_play:
        _check_closing(lines, s)
        _check_sixty(lines, s)
        check_phase(lines, s)
    elif s.turn != NO_SEAT:
        raise Fault(say("nobody is on turn in this phase."), "turn")


def _check_score(lines: Lines, s: CourtTwo) -> None:
    """court.first-to-seven, court.ruling-round-cap: nobody plays on beyond the end."""
    is_over = s.phase == GAME_OVER
    last = s.round_cap - 1 if s.phase == DEALING else s.round_cap
    if s.round_no > last and not is_over:
        raise Fault(say("the game ends with round {n}.", n=int(s.round_cap)), "round")
    if s.round_no == 0 and s.phase != DEALING:
        raise Fault(say("rounds are counted from 1."), "round", "phase")
    if s.carry > 1 and s.tie_carry != ACCUMULATE:
        lines.doubt(say("no more than one point is carried at this table."), "carry")
    if sum(s.announced) > MOST_ANNOUNCED:
        lines.doubt(say("all pairs together are {most}.", most=MOST_ANNOUNCED), "announced")
    won = max(s.points) >= SEVEN if len(s.points) == 2 else _check_out(s)
    if won and not is_over:
        raise Fault(say("with seven points the game is won."), "points", "first out", "second out")
    if is_over and not won and s.round_no < s.round_cap:
        raise Fault(say("nobody has seven points: the game is not over."), "phase")


def _check_out(s: CourtTwo) -> bool:
    """court.three-others-continue: who is out with three, and whether that ends the game."""
    first, second = int(s.first_out), int(s.second_out)  # type: ignore[attr-defined]
    if second != NO_SEAT and first in (NO_SEAT, second):
        raise Fault(say("one goes out first, and another second."), "second out")
    for seat in range(len(s.points)):
        if (s.points[seat] >= SEVEN) != (seat in (first, second)):
            why = say("a seat is out when it has seven points, and not before.")
            raise Fault(why, "points", "first out", "second out")
    if s.phase not in (DEALING, GAME_OVER):
        idle = first if first != NO_SEAT else int(s.dealer)
        if sitting_out(s) != idle:
            raise Fault(say("the dealer sits out, or whoever is out."), "sits out")
    ends_with_first = s.three_end == FIRST_OUT_WINS  # type: ignore[attr-defined]
    return second != NO_SEAT or (first != NO_SEAT and ends_with_first)


def players(s: CourtTwo) -> tuple[int, int]:
    """The two seats that play the round."""
    return int(first_hand(s)), int(second_hand(s))


def _check_places(lines: Lines, s: CourtTwo) -> None:
    """Everything that names a seat names one of the two who play, and every card is of a kind."""
    both = players(s) if s.phase not in (DEALING, GAME_OVER) else tuple(range(len(s.points)))
    idle = set(range(len(s.points))) - set(both)
    for seat in idle:
        told = (s.hand_size[seat], s.announced[seat], s.owed[seat], s.revoked[seat])
        if any(told) or s.called[seat] or s.late[seat] or s.shown[seat] or s.barred[seat]:
            why = say("seat {seat} sits out in this round.", seat=seat)
            raise Fault(why, f"hand {seat}", f"shown {seat}", f"barred {seat}", "announced", "owed")
    for name, seat in (
        ("turn", s.turn),
        ("leader", s.leader),
        ("closed by", s.closed_by),
        ("first to sixty", s.first_to_sixty),
        ("forfeited", s.forfeited),
        ("round winner", s.round_winner),
        ("resume", s.resume_turn),
    ):
        if int(seat) in idle:
            raise Fault(say("seat {seat} sits out in this round.", seat=int(seat)), name)
    if s.court_card != NO_CARD and s.court_card // 8 != s.court_colour:
        raise Fault(say("the court card is of the court colour."), "court colour", "court card")
    if s.talon_left and s.court_card == NO_CARD:
        raise Fault(say("the court card is drawn last."), "talon")


def _check_couplets(lines: Lines, s: CourtTwo) -> None:
    """court.taker-leads: each couplet is led by the taker of the one before."""
    if s.phase in (DEALING, GAME_OVER):
        # The deal may have passed on: whoever led first is told by nothing but the couplets.
        seats = {int(s.couplet_taker[k]) for k in range(int(s.couplets_done))}
        if len(seats) > 2:
            raise Fault(say("two play a round."), "couplets")
        return
    leader = int(first_hand(s))
    for place in range(int(s.couplets_done)):
        led, reply = int(s.couplet_led[place]), int(s.couplet_reply[place])
        taker = int(opponent(s, leader)) if reply_takes(led, reply, int(s.court_colour)) else leader
        if s.couplet_taker[place] != taker:
            why = say("couplet {n} was taken by seat {seat}.", n=place + 1, seat=taker)
            lines.doubt(why, "couplets")
        leader = int(s.couplet_taker[place])
    if s.leader == NO_SEAT:
        raise Fault(say("somebody leads."), "leader")
    if s.couplets_done and s.leader != leader:
        lines.doubt(say("whoever took the last couplet leads."), "leader")


def _check_hands(lines: Lines, s: CourtTwo) -> None:
    """What is told of a hand is true of it."""
    for seat in range(len(s.hand)):
        if s.shown[seat] & ~s.hand[seat]:
            why = say("a card that is shown in a hand lies there.")
            raise Fault(why, f"shown {seat}", f"hand {seat}")
        if s.barred[seat] & s.hand[seat]:
            why = say("seat {seat} is said to lack a card that it has.", seat=seat)
            raise Fault(why, f"barred {seat}")
        if s.hand_size[seat] > IN_HAND:
            raise Fault(say("a hand has six cards at most."), f"hand {seat}")
        if (s.owed[seat] or s.late[seat]) and s.draw != BY_HAND:
            raise Fault(say("at this table no draw can be missed."), "owed", "late")
        if s.late[seat] and not s.owed[seat]:
            raise Fault(say("only a draw that is owed is late."), "late")
        if s.revoke != CLAIM and (s.revoked[seat] or s.called[seat]):
            raise Fault(say("at this table no revoke is called."), "revoked", "called")


def _check_closing(lines: Lines, s: CourtTwo) -> None:
    """court.r4-strict-starts: with the court card turned down, or all cards drawn."""
    done = int(s.couplets_done)
    # Couplets that are not named are out of play, like cards.
    if s.strict_from > done and (done or is_closed(s)):
        raise Fault(say("so many couplets are not made yet."), "strict from")
    if not is_closed(s):
        if s.rule3 or s.led_since_close:
            raise Fault(say("nobody has closed."), "rule 3", "led since close")
        if (s.court_card == NO_CARD) == (s.strict_from == NEVER):
            raise Fault(
                say("play is strict when all cards are drawn, and not before."), "strict from"
            )
        if s.court_card == NO_CARD and s.strict_from > SPENT_AFTER:
            raise Fault(say("the talon is spent after the sixth couplet."), "strict from")
    else:
        if s.court_card == NO_CARD or s.strict_from == NEVER:
            raise Fault(say("who closes turns the court card down."), "closed by")
        if s.strict_from > SPENT_AFTER:
            raise Fault(say("the talon is spent after the sixth couplet."), "strict from")
        has_led = s.couplets_done > s.strict_from or s.led != NO_CARD
        if has_led != bool(s.led_since_close):
            lines.doubt(
                say("a lead after the close is told by its line."), "led since close", "led"
            )
        other = int(opponent(s, int(s.closed_by)))
        before = [int(taker) for taker in s.couplet_taker[: int(s.strict_from)]]
        if bool(s.rule3) != (other not in before) and len(before) == s.strict_from:
            lines.doubt(
                say("rule 3 looks at the couplets before the close."), "rule 3", "closed by"
            )
    if s.strict_reply and s.strict_from == NEVER:
        raise Fault(say("nobody has replied strictly in open play."), "strict reply")


def _check_sixty(lines: Lines, s: CourtTwo) -> None:
    """court.ruling-margin: when a count reached sixty is recorded, and not before."""
    reached = [seat for seat in players(s) if s.sixty_against[seat] != NEVER]
    for seat in players(s):
        if (count(s, seat) >= SIXTY) != (seat in reached):
            why = say("seat {seat} has counted {n}.", seat=seat, n=int(count(s, seat)))
            raise Fault(why, f"sixty {seat}", "announced")
        if s.sixty_couplets[seat] > MOST_COUPLETS:
            raise Fault(
                say("a round has {most} couplets at most.", most=MOST_COUPLETS), f"sixty {seat}"
            )
    if (s.first_to_sixty != NO_SEAT) != bool(reached) or (
        reached and s.first_to_sixty not in reached
    ):
        raise Fault(say("somebody who has sixty reached it first."), "first to sixty")


def _check_result(lines: Lines, s: CourtTwo) -> None:
    """A round that goes on has no result yet."""
    has_ended = s.phase in (DEALING, GAME_OVER, REVOKE_WINDOW)
    told = ("round winner", "round points", "round tie", "decided by", "forfeited", "made")
    if not has_ended:
        for name in told:
            if lines.has(name) and not (name == "made" and not any(s.made)):  # type: ignore[attr-defined]
                raise Fault(say("the round is not decided yet."), name)
        return
    if s.phase == REVOKE_WINDOW and s.forfeited != NO_SEAT:
        raise Fault(say("the round is not decided yet."), "forfeited")
    if s.round_points > 3:
        raise Fault(say("a round is worth three points at most."), "round points")
    if s.round_winner == NO_SEAT:
        if s.round_points or s.round_clause not in (0, *TIES):
            raise Fault(
                say("a round that nobody won is worth nothing."), "round points", "decided by"
            )
        if s.round_clause == 0 and s.round_tie:
            raise Fault(say("a tie is decided by a clause."), "round tie")
    elif s.round_tie or s.round_clause in (0, clauses.R8_TIE) or s.round_points == 0:
        raise Fault(say("a round is won by a clause, for points."), "decided by", "round winner")
