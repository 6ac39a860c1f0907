"""Alice in Wonderland, ready to be played."""

from __future__ import annotations

from parlour.games.alice.calls import play
from parlour.games.alice.deck import DECK
from parlour.games.alice.figures import FIGURES
from parlour.games.alice.hidden import OBSERVED, PARTS, hide, observe
from parlour.games.alice.legality import actor, legal, why_not
from parlour.games.alice.opening import begin, deal, next_dealer
from parlour.games.alice.sampling import resample
from parlour.games.alice.sets import deal_over, returns, scores, value
from parlour.games.alice.sheet import RULES
from parlour.games.alice.state import CODES, MOST_LEGAL, MOST_SEATS, Alice
from parlour.games.alice.words import AliceWords
from parlour.games.game import Game
from parlour.kernel.dispatch import register

register(
    Alice,
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

# alice.players-several, alice.r-players: two to twelve seats, four as a rule.
GAME = Game(
    name="alice",
    sheet="alice",
    title="Alice in Wonderland",
    least_seats=2,
    most_seats=MOST_SEATS,
    usual_seats=4,
    state=Alice,
    deck=DECK,
    rulebook=RULES,
    words=AliceWords(),
    codes=CODES,
    most_legal=MOST_LEGAL,
    observed=OBSERVED,
    parts=PARTS,
    # A whole win among twelve, and none of it between two.
    payoffs=(-1 / 2, 1 - 1 / 12),
    has_rounds=False,
    recall_option="history",
    next_dealer=next_dealer,
    figures=FIGURES,
)
