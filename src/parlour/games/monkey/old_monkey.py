"""The Game of the Monkey, ready to be played."""

from __future__ import annotations

from parlour.games.game import Game
from parlour.games.monkey.figures import FIGURES
from parlour.games.monkey.hidden import OBSERVED, PARTS, hide, observe
from parlour.games.monkey.moves import (
    actor,
    deal_over,
    legal,
    play,
    returns,
    scores,
    value,
    why_not,
)
from parlour.games.monkey.opening import begin, deal, next_dealer
from parlour.games.monkey.sampling import resample
from parlour.games.monkey.sheet import RULES
from parlour.games.monkey.state import CODES, MOST_LEGAL, MOST_SEATS, STOP, Monkey
from parlour.games.monkey.words import MonkeyWords
from parlour.games.nations.deck import DECK
from parlour.kernel.dispatch import register

register(
    Monkey,
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

# monkey.any-number: as many as there are cards to be dealt; four as a rule.
GAME = Game(
    name="monkey",
    sheet="monkey",
    title="The Game of the Monkey",
    least_seats=2,
    most_seats=MOST_SEATS,
    usual_seats=4,
    state=Monkey,
    deck=DECK,
    rulebook=RULES,
    words=MonkeyWords(),
    codes=CODES,
    most_legal=MOST_LEGAL,
    observed=OBSERVED,
    parts=PARTS,
    has_rounds=False,
    # monkey.ruling-kept-unseen: whoever stops is not seen to have been asked, and the next player
    # draws from the very hand in question, so that his move cannot wait for the answer.
    silent=(STOP,),
    silence_ends=True,
    bad_company="bad-player-count",
    next_dealer=next_dealer,
    figures=FIGURES,
)
"""The second game of the sheet, with the cards of the first."""
