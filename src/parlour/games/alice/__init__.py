"""The diverting game of Alice in Wonderland, a module for each part of the sheet.

Read down the sheet and down these:

    deck              the pack: sixteen sets of a Lead and two companions
    state             a game in progress and its moves
    dealing           the pack is dealt, and whole sets go down before the play
    turns             whose turn it is, a turn without a Lead, and how a turn ends
    calls             a Lead is exposed and cards are called for: who may, and what follows
    sets              sets are completed, and the most of them win
    forfeits          a card is drawn unseen, or the last Lead is lost
    length            how long a game can be
    hidden            what one seat may know, and whole states that agree with it
    citing            the rulebook: clauses in force, and those behind a refusal
    notation          moves as text, and as somebody may type them
    events            what can happen
    narration         a sentence for each event
    words             prompts, choices, refusals, zones and the score
    position          a position as text, and what must be true of one
    position_reading  a position read from its text
    clauses           the numbers of the clauses
    refusals          the numbers of the refusals
"""

from __future__ import annotations

from parlour.games.alice import events
from parlour.games.alice.calls import actor, legal, play, why_not
from parlour.games.alice.citing import RULES
from parlour.games.alice.dealing import begin, deal, next_dealer
from parlour.games.alice.deck import DECK
from parlour.games.alice.hidden import OBSERVED, PARTS, hide, observe, resample
from parlour.games.alice.length import LENGTH
from parlour.games.alice.sets import deal_over, returns, scores, value
from parlour.games.alice.state import CODES, MOST_LEGAL, MOST_SEATS, Alice
from parlour.games.alice.words import AliceWords
from parlour.games.game import Game
from parlour.games.statements import Counted, Counts, Statement
from parlour.kernel.dispatch import register


def _turns(counted: Counted) -> Counts:
    return counted.told(events.TURN)


def _calls(counted: Counted) -> Counts:
    return counted.told(events.CALLED)


def _opening_sets(counted: Counted) -> Counts:
    return counted.paid("alice.opening-lay-sets")


_LENGTHS = (
    # seats, turns at random, turns and calls of bots that remember and stop
    (3, 30, 18, 26),
    (4, 61, 37, 39),
    (8, 230, 58, 60),
)
_OPENING = ((3, 1.55), (4, 0.81), (8, 0.15))

STATEMENTS = (
    *(Statement("turns a game", turns, n, "chance", _turns) for n, turns, _, _ in _LENGTHS),
    *(Statement("turns a game", turns, n, "steady", _turns) for n, _, turns, _ in _LENGTHS),
    *(Statement("calls a game", calls, n, "steady", _calls) for n, _, _, calls in _LENGTHS),
    *(
        Statement("sets laid down before the play", sets, n, level, _opening_sets)
        for level in ("chance", "steady")
        for n, sets in _OPENING
    ),
)

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
    length=LENGTH,
    recall_option="history",
    next_dealer=next_dealer,
    stated=STATEMENTS,
)
