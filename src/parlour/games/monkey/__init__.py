"""The Game of the Monkey, played with the cards of Nations.

Read down the sheet and down these:

    sheet       the rulebook; which clause forbids a move, and which are in force
    state       the record of a game, and what a pair is
    dealing     a card is taken out, and the others are dealt
    turns       a pair is thrown, or a card is drawn; and who is the Monkey at last
    moves       who is to act, what he may do, why not, and what it does
    length      how long a game can be
    hidden      what one seat may know, and whole games that agree with it
    events      what can happen
    narration   a sentence for each event
    notation    moves as text, and how pairs are called out
    words       prompts, refusals, zones and results
    position    any moment as text, and back
    soundness   what must be true of such a text
    clauses     the clauses by number, made from clauses.toml
    refusals    the refusals by number, made from clauses.toml
"""

from __future__ import annotations

from parlour.games.game import Game
from parlour.games.monkey.dealing import begin, deal, next_dealer
from parlour.games.monkey.hidden import OBSERVED, PARTS, hide, observe, resample
from parlour.games.monkey.length import LENGTH
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
from parlour.games.monkey.sheet import RULES
from parlour.games.monkey.state import CODES, MOST_LEGAL, MOST_SEATS, STOP, Monkey
from parlour.games.monkey.words import MonkeyWords
from parlour.games.nations.deck import DECK
from parlour.games.statements import Counted, Counts, Statement, decisions
from parlour.kernel.dispatch import register


def _real_choices(counted: Counted) -> Counts:
    return counted.decisions - counted.forced


def _dealer_loses(counted: Counted) -> Counts:
    return 1.0 - counted.of_dealer()


_STATED = (
    # seats, turns, decisions with a real choice
    (2, 26, 17),
    (3, 33, 13),
    (4, 42, 9),
    (5, 52, 6),
    (6, 63, 4),
    (8, 87, 1.5),
    (10, 109, 0.6),
)

STATEMENTS = (
    *(Statement("turns a game", turns, n, "chance", decisions) for n, turns, _ in _STATED),
    *(Statement("real choices a game", real, n, "chance", _real_choices) for n, _, real in _STATED),
    Statement("games in which the dealer is the Monkey", 0.55, 2, "chance", _dealer_loses),
)


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
    length=LENGTH,
    # monkey.ruling-kept-unseen: whoever stops is not seen to have been asked, and the next player
    # draws from the very hand in question, so that his move cannot wait for the answer.
    silent=(STOP,),
    silence_ends=True,
    bad_company="bad-player-count",
    next_dealer=next_dealer,
    stated=STATEMENTS,
)
"""The second game of the sheet, with the cards of the first."""
