"""Method of counting: what a seat has towards sixty, and when it got there."""

from __future__ import annotations

from parlour.games.court import clauses
from parlour.games.court.events import LAST_TEN, PENDING_COUNTED
from parlour.games.court.figures import figure
from parlour.games.court.state import NEVER, NO_SEAT, CourtTwo, is_closed, opponent
from parlour.kernel.cards import NONE
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
