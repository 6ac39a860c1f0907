"""The draws after the sixth couplet, which could tell that a silent question was put.

court.ruling-silent-windows: where cards are drawn for the players, a taker who is asked
whether he will exchange draws later than one who is not. So in both cases nobody but the taker
learns of the two draws before the taker has acted.
"""

from __future__ import annotations

from parlour.games.court import clauses
from parlour.games.court.events import DREW
from parlour.games.court.state import CourtTwo, opponent
from parlour.kernel.cards import NO_CARD, NONE, bit
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def tell_veiled_draw(s: CourtTwo, log: Log | None) -> None:
    """Tell everybody else that the taker of the sixth couplet has drawn."""
    taker = s.leader
    tell(log, DREW, taker, NOBODY, NONE, 1, clauses.DRAWING, ALL & ~bit(taker), bit(taker))


@rule
def lift_veil(s: CourtTwo, log: Log | None) -> None:
    """The taker acts: everybody else learns of both draws, in their order."""
    if s.veiled == NO_CARD:
        return
    taker = s.leader
    card = bit(s.veiled)
    tell_veiled_draw(s, log)
    clause = clauses.RULING_COURT_CARD_DRAWN_LAST
    tell(log, DREW, opponent(s, taker), NOBODY, card, 1, clause, ALL & ~bit(taker), ALL)
    s.veiled = NO_CARD
