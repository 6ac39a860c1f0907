"""Court for three, ready to be played: rounds of two, while the dealer looks on.

All that is not here is as with two. Read down the sheet and down these:

    state       the record of two, with a third seat that sits out
    counting    the dealer's share, no seventh point of his own dealing, going out, who deals next
    hidden      what one seat may know as numbers, and what games are worth
    words       how the game speaks of the one who sits out
"""

from __future__ import annotations

from parlour.games.court.deck import DECK_OF_TWO
from parlour.games.court.phases import CODES, ENTERING, NO_SEAT, PASS
from parlour.games.court.sheet import RULES
from parlour.games.court.three.counting import enter_points
from parlour.games.court.three.hidden import OBSERVED, PARTS, observe, returns, scores, value
from parlour.games.court.three.state import SEATS, CourtThree
from parlour.games.court.three.words import ThreeWords, result_in_seat_order
from parlour.games.court.two import dealing, moves
from parlour.games.court.two.hidden import deal_over, hide, resample
from parlour.games.court.two.length import LENGTH
from parlour.games.court.two.moves import actor, legal, why_not
from parlour.games.game import Game
from parlour.kernel.dispatch import Codes, register
from parlour.kernel.log import Log
from parlour.kernel.rule import rule


@rule
def begin(s: CourtThree, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game, as with two; nobody is out."""
    dealing.begin(s, options, seats, dealer)
    s.three_end = options[15]
    s.stage_two_dealer = options[16]
    s.idle = dealer
    s.first_out = NO_SEAT
    s.second_out = NO_SEAT
    forget_points_made(s)


@rule
def forget_points_made(s: CourtThree) -> None:
    """Nobody has scored in the round to come."""
    for seat in range(SEATS):
        s.made[seat] = 0


@rule
def deal(s: CourtThree, pack: Codes, log: Log | None) -> None:
    """court.three-two-hands: the two who play get six cards each.

    court.three-dealer-none: the dealer gets none, unless one is out and looks on in his stead.
    """
    s.idle = s.dealer if s.first_out == NO_SEAT else s.first_out
    forget_points_made(s)
    dealing.deal(s, pack, log)


@rule
def play(s: CourtThree, action: int, log: Log | None) -> None:
    """A move as with two; the points of the round are entered for three."""
    moves.play_on(s, action, log)
    if s.phase == ENTERING:
        enter_points(s, log)


register(
    CourtThree,
    begin=begin,
    deal=deal,
    actor=actor,
    legal=legal,
    play=play,
    why_not=why_not,
    hide=hide,
    resample=resample,
    scores=scores,
    returns=returns,
    deal_over=deal_over,
    value=value,
    observe=observe,
)

GAME = Game(
    name="court-three",
    sheet="court",
    title="Court for three",
    least_seats=SEATS,
    most_seats=SEATS,
    usual_seats=SEATS,
    state=CourtThree,
    # court.three-pack: the cards of two.
    deck=DECK_OF_TWO,
    rulebook=RULES,
    words=ThreeWords(CourtThree),
    codes=CODES,
    # At a lead, as with two.
    most_legal=16,
    observed=OBSERVED,
    parts=PARTS,
    has_rounds=True,
    length=LENGTH,
    recall_option="memory_aid",
    formerly=result_in_seat_order,
    silent=(PASS,),
)
"""The three-handed game of the sheet."""
