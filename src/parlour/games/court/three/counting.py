"""The end of a round with three: the dealer's share, going out, and who deals next."""

from __future__ import annotations

from parlour.games.court import clauses, events
from parlour.games.court.phases import BARRED, DEALING, FIRST_OUT_WINS, GAME_OVER, NO_SEAT
from parlour.games.court.three.state import SEATS, CourtThree
from parlour.games.court.two.counting import SEVEN, enter_round
from parlour.kernel.cards import NONE
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

ONE_SHORT = 6
"""court.three-not-seventh: as far as a dealer can come in a round that he deals."""


@rule
def enter_points(s: CourtThree, log: Log | None) -> None:
    """Enter the round's points, the dealer's with them; then go on, or end the game."""
    winner = s.round_winner
    before = 0 if winner == NO_SEAT else s.points[winner]
    enter_round(s, log)
    out = NO_SEAT
    if winner != NO_SEAT:
        hold_back(s, winner, log)
        s.made[winner] = s.points[winner] - before
        share_points(s, winner, log)
        out = go_out(s, winner, log)
    if not game_ends(s, log):
        s.phase = DEALING
        s.turn = NO_SEAT
        pass_the_deal(s, out)


@rule
def hold_back(s: CourtThree, winner: int, log: Log | None) -> None:
    """court.ruling-three-stage-two: a dealer with a hand of his own may score his seventh point.

    By option he is held at six like one who sits out.
    """
    excess = s.points[winner] - ONE_SHORT
    if winner == s.dealer and s.stage_two_dealer == BARRED and excess > 0:
        s.points[winner] = ONE_SHORT
        clause = clauses.RULING_THREE_STAGE_TWO
        tell(log, events.HELD_AT_SIX, winner, NOBODY, NONE, -excess, clause, ALL, ALL)


@rule
def share_points(s: CourtThree, winner: int, log: Log | None) -> None:
    """court.three-dealer-shares: the dealer who sat out scores as many as the winner.

    court.ruling-three-share: whatever they were made by, a carried point included.
    court.three-not-seventh: but not his seventh, so with six he scores nothing
    (court.three-example-six), with four no more than two (court.three-example-four), and he
    cannot go out (court.three-never-out) before he has a hand of his own again
    (court.three-play-own-hand). One who is out already scores nothing.
    """
    dealer = s.dealer
    if s.idle != dealer or s.first_out == dealer:
        return
    made = s.made[winner]
    share = min(made, ONE_SHORT - s.points[dealer])
    s.points[dealer] += share
    s.made[dealer] = share
    clause = clauses.THREE_DEALER_SHARES if share == made else clauses.THREE_NOT_SEVENTH
    tell(log, events.SHARED, dealer, winner, NONE, share, clause, ALL, ALL)


@rule
def go_out(s: CourtThree, winner: int, log: Log | None) -> int:
    """court.first-to-seven: whoever has seven points is out. Answers who has just gone out."""
    if s.points[winner] < SEVEN:
        return NO_SEAT
    if s.first_out == NO_SEAT:
        s.first_out = winner
    else:
        s.second_out = winner
    amount = s.points[winner]
    tell(log, events.WENT_OUT, winner, NOBODY, NONE, amount, clauses.FIRST_TO_SEVEN, ALL, ALL)
    return winner


@rule
def pass_the_deal(s: CourtThree, just_out: int) -> None:
    """court.ruling-first-deal: the deal passes to the left after every round.

    court.ruling-three-out: over a player who is out; but court.three-out-must-deal: not if he
    has gone out in this very round, because the lead would change round between the others
    (court.three-order-reason).
    """
    left = (s.dealer + 1) % SEATS
    if left == s.first_out and left != just_out:
        left = (left + 1) % SEATS
    s.dealer = left


@rule
def standing(s: CourtThree, seat: int) -> int:
    """How high a seat stands: first out, then second out, then by points."""
    if seat == s.first_out:
        return 2000
    return 1000 if seat == s.second_out else s.points[seat]


@rule
def best_standing(s: CourtThree) -> int:
    """The seat in the first place; NO_SEAT if two share it."""
    best = 0
    for seat in range(1, SEATS):
        if standing(s, seat) > standing(s, best):
            best = seat
    for seat in range(SEATS):
        if seat != best and standing(s, seat) == standing(s, best):
            return NO_SEAT
    return best


@rule
def game_ends(s: CourtThree, log: Log | None) -> bool:
    """court.three-others-continue: the game goes on until a second player is out.

    By option it is over with the first. court.ruling-round-cap: it stops after so many rounds
    whatever happens; then points decide, but one who is out keeps the first place.
    """
    won = s.second_out != NO_SEAT or (s.first_out != NO_SEAT and s.three_end == FIRST_OUT_WINS)
    if not won and s.round_no < s.round_cap:
        return False
    s.phase = GAME_OVER
    s.turn = NO_SEAT
    winner = best_standing(s)
    clause = clauses.FIRST_TO_SEVEN if won else clauses.RULING_ROUND_CAP
    if winner == NO_SEAT:
        most = max(s.points[0], s.points[1], s.points[2])
        tell(log, events.DRAWN_GAME, NOBODY, NOBODY, NONE, most, clause, ALL, ALL)
    else:
        tell(log, events.WON_GAME, winner, NOBODY, NONE, s.points[winner], clause, ALL, ALL)
    return True
