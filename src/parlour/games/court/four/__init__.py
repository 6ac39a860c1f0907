"""Court for four, ready to be played.

Read down the sheet and down these:

    state       the record of a game: partners, double couplets, and no talon
    dealing     one card at a time, and the last one face up
    couplets    the double couplet: following, taking, and revokes that must be called
    counting    the last ten, the points of a round, and the Standard
    moves       who is to act, what he may do, why not, and what it does
    length      how long a round can be, and a game
    hidden      what one seat may know, full games that agree with it, and their worth
    narration   a sentence for each event, where it differs from that of two
    words       how the game speaks, where the cards lie, and which clauses it cites
    position    any moment as text, and back, and what must be true of it
"""

from __future__ import annotations

from parlour.games.court.deck import DECK
from parlour.games.court.four.dealing import begin, deal
from parlour.games.court.four.hidden import (
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
from parlour.games.court.four.length import LENGTH
from parlour.games.court.four.moves import actor, legal, play, why_not
from parlour.games.court.four.state import SEATS, CourtFour
from parlour.games.court.four.words import FourWords, result_in_seat_order
from parlour.games.court.phases import CODES
from parlour.games.court.sheet import RULES
from parlour.games.game import Game
from parlour.games.statements import Statement, choices, deals, decisions
from parlour.kernel.dispatch import register

STATEMENTS = (
    Statement("decisions a round", 32, 4, "chance", decisions, deals),
    Statement("legal cards a decision", 2.8, 4, "chance", choices, decisions),
)


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
    length=LENGTH,
    # court.four-partners.
    sides=(0, 1, 0, 1),
    # court.ruling-memory: how much of the past a person is shown.
    recall_option="memory_aid",
    formerly=result_in_seat_order,
    stated=STATEMENTS,
)
"""The four-handed game of the sheet."""
