"""Court for two, ready to be played.

Read down the sheet and down these:

    state       the record of a game, and whose turn it is
    dealing     six cards each, the court card, and rule 9: four laid down at once
    talon       drawing; closing (rules 2, 3); discarding (rules 1, 10, 11, 12)
    couplets    leading and answering (rule 4), who takes, and twenty or thirty announced
    counting    sixty, thirty and seven; how a round ends (rules 5, 7, 8, 13)
    missed_draws        rule 14
    revokes     unlawful replies that must be called
    moves       who is to act, what he may do, why not, and what it does
    length      how long a round can be, and a game
    hidden      what one seat may know, full games that agree with it, and their worth
    narration   a sentence for each event
    layout      where the cards lie, the last couplet (rule 6), and the score sheet
    prompts     what is asked, and why a move is refused
    words       how the game speaks, and which clauses it cites
    position    any moment as text, and back
    position_lines      the lines of such a text, one by one
    soundness           what must be true of it
    soundness_phases    what goes with each phase
"""

from __future__ import annotations

from parlour.games.court.deck import DECK_OF_TWO
from parlour.games.court.events import TOOK
from parlour.games.court.phases import CODES, PASS
from parlour.games.court.sheet import RULES
from parlour.games.court.two.dealing import begin, deal
from parlour.games.court.two.hidden import (
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
from parlour.games.court.two.length import LENGTH
from parlour.games.court.two.moves import actor, legal, play, why_not
from parlour.games.court.two.state import CourtTwo
from parlour.games.court.two.words import CourtWords, result_in_seat_order
from parlour.games.game import Game
from parlour.games.statements import Counted, Counts, Statement, choices, deals, decisions
from parlour.kernel.dispatch import register


def _couplets(counted: Counted) -> Counts:
    return counted.told(TOOK)


STATEMENTS = (
    Statement("decisions a round", 20, 2, "steady", decisions, deals),
    Statement("legal moves a decision", 6, 2, "steady", choices, decisions),
    Statement("couplets a round", (8, 10), 2, "steady", _couplets, deals),
    Statement("rounds a game", (6, 8), 2, "steady", deals),
)


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
    words=CourtWords(CourtTwo),
    codes=CODES,
    # At a lead: six cards, three pairs led either way, and close, declare and one call.
    most_legal=16,
    observed=OBSERVED,
    parts=PARTS,
    has_rounds=True,
    length=LENGTH,
    # court.ruling-memory: how much of the past a person is shown.
    recall_option="memory_aid",
    formerly=result_in_seat_order,
    # court.ruling-silent-windows: who lets such a window go by is not seen to have been asked.
    silent=(PASS,),
    stated=STATEMENTS,
)
"""The two-handed game of the sheet."""
