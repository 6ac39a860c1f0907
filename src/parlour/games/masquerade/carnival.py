"""Masquerade, ready to be played."""

from __future__ import annotations

from parlour.games.game import Game
from parlour.games.masquerade.dealing import (
    FINDING_DEALER,
    begin,
    deal,
    first_dealer,
    next_dealer,
)
from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.figures import FIGURES
from parlour.games.masquerade.hidden import OBSERVED, PARTS, hide, observe
from parlour.games.masquerade.legality import actor, legal, why_not
from parlour.games.masquerade.sampling import resample
from parlour.games.masquerade.scoring import deal_over, returns, scores, value
from parlour.games.masquerade.sheet import RULES
from parlour.games.masquerade.state import (
    CARDS,
    CODES,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    MOST_LEGAL,
    Masquerade,
)
from parlour.games.masquerade.turns import play
from parlour.games.masquerade.words import MasqueradeWords
from parlour.kernel.dispatch import register

register(
    Masquerade,
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

# masquerade.players, masquerade.r33-table-size: four or eight, each for himself.
GAME = Game(
    name="masquerade",
    sheet="masquerade",
    title="Masquerade",
    least_seats=4,
    most_seats=8,
    usual_seats=4,
    company=(4, 8),
    bad_company="table-size",
    state=Masquerade,
    deck=DECK,
    rulebook=RULES,
    words=MasqueradeWords(),
    codes=CODES,
    most_legal=MOST_LEGAL,
    observed=OBSERVED,
    parts=PARTS,
    # A whole win among eight, and none of it among four.
    payoffs=(-1 / 4, 1 - 1 / 8),
    has_rounds=False,
    # masquerade.r25-who-sees: a card laid aside, and one given for it.
    face_down=(
        range(FIRST_EXCHANGE, FIRST_EXCHANGE + CARDS),
        range(FIRST_GIVE, FIRST_GIVE + CARDS),
    ),
    next_dealer=next_dealer,
    first_dealer=first_dealer,
    finding_dealer=FINDING_DEALER,
    figures=FIGURES,
)
