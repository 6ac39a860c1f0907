"""Court for four, ready to be played."""

from __future__ import annotations

from parlour.games.court.deck import DECK
from parlour.games.court.four_dealing import begin, deal
from parlour.games.court.four_hidden import (
    OBSERVED,
    PARTS,
    deal_over,
    hide,
    observe,
    resample,
    returns,
    scores,
    value,
)
from parlour.games.court.four_moves import actor, legal, play, why_not
from parlour.games.court.four_state import SEATS, CourtFour
from parlour.games.court.four_words import FourWords, result_in_seat_order
from parlour.games.court.sheet import RULES
from parlour.games.court.state import CODES
from parlour.games.court.stated import OF_FOUR
from parlour.games.game import Game
from parlour.kernel.dispatch import register

register(
    CourtFour,
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
    name="court-four",
    sheet="court",
    title="Court for four",
    least_seats=SEATS,
    most_seats=SEATS,
    usual_seats=SEATS,
    state=CourtFour,
    # court.four-pack: Retainers and Serfs come in.
    deck=DECK,
    rulebook=RULES,
    words=FourWords(),
    codes=CODES,
    # At a lead: eight cards, four pairs led either way, and a call.
    most_legal=17,
    observed=OBSERVED,
    parts=PARTS,
    has_rounds=True,
    # court.four-partners.
    sides=(0, 1, 0, 1),
    # court.ruling-memory: how much of the past a person is shown.
    recall_option="memory_aid",
    formerly=result_in_seat_order,
    figures=OF_FOUR,
)
"""The four-handed game of the sheet."""
