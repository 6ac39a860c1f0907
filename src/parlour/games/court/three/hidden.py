"""A hidden state of Court for three as numbers, and what rounds and games are worth."""

from __future__ import annotations

from parlour.games.bounds import single, to_the_left
from parlour.games.court.phases import FIRST_OUT_WINS, GAME_OVER, PHASES
from parlour.games.court.three.counting import standing
from parlour.games.court.three.state import SEATS, CourtThree
from parlour.games.court.two.counting import taken_cards
from parlour.games.court.two.hidden import (
    CARDS,
    OF_EVERY_SEAT,
    OF_ROUND,
    OF_SEAT,
    OF_THE_ROUND,
    OF_THE_TABLE,
    mark_cards,
    mark_table,
    observe_options,
    observe_round,
    observe_seat,
)
from parlour.games.court.two.hidden import OPTIONS as OPTIONS_OF_TWO
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.log import WATCHER
from parlour.kernel.rule import rule

CARD_ROWS = 3 * SEATS + 3
"""What I know each to hold, cannot hold and has taken; the card led; court card and colour."""
OF_THREE = 3
"""For each seat: whether it sits out, and whether it went out first, or second."""
OPTIONS = OPTIONS_OF_TWO + 2
OBSERVED = CARD_ROWS * CARDS + len(PHASES) + SEATS * (OF_SEAT + OF_THREE) + OF_ROUND + OPTIONS
PARTS = (
    *to_the_left(SEATS, (("hand", CARDS), ("barred", CARDS), ("taken", CARDS))),
    *(*OF_THE_TABLE, ("phase", len(PHASES))),
    *to_the_left(SEATS, OF_EVERY_SEAT + single("sits_out", "out_first", "out_second")),
    *OF_THE_ROUND,
    ("options", OPTIONS),
)


@rule
def observe(h: CourtThree, seat: int, out: Numbers) -> None:
    """The hidden state as numbers, mine first and then to the left; a watcher as seat 0."""
    me = 0 if seat == WATCHER else seat
    out[:] = 0.0
    at = CARD_ROWS * CARDS
    out[at + h.phase] = 1.0
    at += len(PHASES)
    for step in range(SEATS):
        other = (me + step) % SEATS
        mark_cards(out, 3 * step, h.hand[other])
        mark_cards(out, 3 * step + 1, h.barred[other])
        mark_cards(out, 3 * step + 2, taken_cards(h, other))
        observe_seat(h, other, out, at)
        out[at + OF_SEAT] = 1.0 if h.idle == other else 0.0
        out[at + OF_SEAT + 1] = 1.0 if h.first_out == other else 0.0
        out[at + OF_SEAT + 2] = 1.0 if h.second_out == other else 0.0
        at += OF_SEAT + OF_THREE
    mark_table(h, out, 3 * SEATS)
    observe_round(h, me, out, at)
    at += OF_ROUND
    observe_options(h, out, at)
    out[at + OPTIONS_OF_TWO] = h.three_end
    out[at + OPTIONS_OF_TWO + 1] = h.stage_two_dealer


# Worth.


@rule
def scores(s: CourtThree, out: Codes) -> None:
    """Each seat's points."""
    for seat in range(SEATS):
        out[seat] = s.points[seat]


@rule
def returns(s: CourtThree, out: Numbers) -> None:
    """One for the first place, nothing for the second, minus one for the last.

    Where the game ends with the first who goes out, the others lose half each. Seats that
    share a place share what their places are worth.
    """
    second, third = (-0.5, -0.5) if s.three_end == FIRST_OUT_WINS else (0.0, -1.0)
    for seat in range(SEATS):
        out[seat] = 0.0
        if s.phase == GAME_OVER:
            above, level = 0, 0
            for other in range(SEATS):
                if standing(s, other) > standing(s, seat):
                    above += 1
                elif standing(s, other) == standing(s, seat):
                    level += 1
            paid = 0.0
            for place in range(above, above + level):
                paid += 1.0 if place == 0 else (second if place == 1 else third)
            out[seat] = paid / level


@rule
def value(s: CourtThree, seat: int) -> float:
    """How far above the mean of the three what the seat has made in the round lies.

    Of three points, or of more where somebody made more.
    """
    total, most = 0, 3
    for other in range(SEATS):
        total += s.made[other]
        most = max(most, s.made[other])
    return (s.made[seat] - total / SEATS) / most
