"""Court for two, ready to be played."""

from __future__ import annotations

from parlour.games.court.dealing import begin, deal
from parlour.games.court.deck import DECK_OF_TWO
from parlour.games.court.hidden import hide, resample
from parlour.games.court.moves import actor, legal, play, why_not
from parlour.games.court.observing import (
    OBSERVED,
    PARTS,
    deal_over,
    observe,
    returns,
    scores,
    value,
)
from parlour.games.court.sheet import RULES
from parlour.games.court.state import CODES, PASS, CourtTwo
from parlour.games.court.stated import OF_TWO
from parlour.games.court.words import CourtWords, result_in_seat_order
from parlour.games.game import Game
from parlour.kernel.dispatch import register

register(
    CourtTwo,
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
    name="court-two",
    sheet="court",
    title="Court for two",
    # court.players-two-to-four: three and four have games of their own.
    least_seats=2,
    most_seats=2,
    usual_seats=2,
    state=CourtTwo,
    # court.two-pack-24, court.extras-four-only.
    deck=DECK_OF_TWO,
    rulebook=RULES,
    words=CourtWords(),
    codes=CODES,
    # At a lead: six cards, three pairs led either way, and close, declare and one call.
    most_legal=16,
    observed=OBSERVED,
    parts=PARTS,
    has_rounds=True,
    # court.ruling-memory: how much of the past a person is shown.
    recall_option="memory_aid",
    formerly=result_in_seat_order,
    # court.ruling-silent-windows: who lets such a window go by is not seen to have been asked.
    silent=(PASS,),
    figures=OF_TWO,
)
"""The two-handed game of the sheet."""
