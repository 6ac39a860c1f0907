"""Nations, ready to be played by two sides of two partners."""

from __future__ import annotations

from parlour.games.game import Game
from parlour.games.nations.counting import deal_over, returns, scores, value
from parlour.games.nations.dealing import begin, deal
from parlour.games.nations.deck import DECK
from parlour.games.nations.figures import FIGURES
from parlour.games.nations.hidden import OBSERVED, PARTS, hide, observe
from parlour.games.nations.moves import actor, legal, play, why_not
from parlour.games.nations.sampling import resample
from parlour.games.nations.sheet import RULES
from parlour.games.nations.state import CODES, MOST_LEGAL, SEATS, Nations
from parlour.games.nations.words import NationsWords
from parlour.kernel.dispatch import register

register(
    Nations,
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
    name="nations",
    sheet="nations",
    title="Nations",
    # nations.four-players.
    least_seats=SEATS,
    most_seats=SEATS,
    usual_seats=SEATS,
    state=Nations,
    # nations.deck-52.
    deck=DECK,
    rulebook=RULES,
    words=NationsWords(),
    codes=CODES,
    most_legal=MOST_LEGAL,
    observed=OBSERVED,
    parts=PARTS,
    has_rounds=True,
    # nations.partners-opposite.
    sides=(0, 1, 0, 1),
    bad_company="needs-four-players",
    figures=FIGURES,
)
"""The first game of the sheet."""
