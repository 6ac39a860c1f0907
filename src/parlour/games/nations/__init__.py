"""Nations: four players, partners, and Titles of the Star suit.

Read down the sheet and down these:

    sheet       the rulebook; which clause forbids a move, and which are in force
    deck        the fifty-two cards of four Nations
    state       the record of a game: two sides of two partners
    dealing     shuffled, cut and dealt; the Star card is turned up
    tricks      leading, following suit, passing and Starring; who takes the trick
    counting    tricks above six, Titles, and ten points
    calling     the privilege of the call at eight points
    moves       who is to act, what he may do, why not, and what it does
    length      how long a deal and a game can be
    hidden      what one seat may know, and whole games that agree with it
    events      what can happen
    narration   a sentence for each event
    notation    moves as text
    layout      where the cards lie, and the score sheet
    words       prompts, refusals and results
    position    any moment as text, and back
    soundness   what must be true of such a text
    clauses     the clauses by number, made from clauses.toml
    refusals    the refusals by number, made from clauses.toml
"""

from __future__ import annotations

from parlour.games.game import Game
from parlour.games.nations import events
from parlour.games.nations.counting import deal_over, returns, scores, value
from parlour.games.nations.dealing import begin, deal
from parlour.games.nations.deck import DECK
from parlour.games.nations.hidden import OBSERVED, PARTS, hide, observe, resample
from parlour.games.nations.length import LENGTH
from parlour.games.nations.moves import actor, legal, play, why_not
from parlour.games.nations.sheet import RULES
from parlour.games.nations.state import CODES, MOST_LEGAL, SEATS, Nations
from parlour.games.nations.words import NationsWords
from parlour.games.statements import Counted, Counts, Statement, choices, deals, decisions, forced
from parlour.kernel.dispatch import register


def _by_call(counted: Counted) -> Counts:
    """Titles are shown before their time exactly where a call was good."""
    return counted.told(events.TITLES_SHOWN)


def _by_tricks(counted: Counted) -> Counts:
    """Every deal tells of Titles once, save one that the tricks have already decided."""
    titles = (events.TITLES, events.TITLES_DIVIDED, events.TITLES_VOID_AT_NINE)
    return counted.deals - sum(counted.told(kind) for kind in titles)


def _by_titles(counted: Counted) -> Counts:
    return 1.0 - _by_call(counted) - _by_tricks(counted)


_TASTE = "another set of rules of thumb"

STATEMENTS = (
    Statement("legal moves a decision", 3.9, 4, "chance", choices, decisions),
    Statement("decisions without a choice", 0.22, 4, "chance", forced, decisions),
    Statement("deals a game", 4.6, 4, "steady", deals, note=_TASTE),
    Statement("games ended by tricks", 0.46, 4, "steady", _by_tricks, note=_TASTE),
    Statement("games ended by Titles at the count", 0.36, 4, "steady", _by_titles, note=_TASTE),
    Statement("games ended by the call", 0.17, 4, "steady", _by_call, note=_TASTE),
)


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
    length=LENGTH,
    # nations.partners-opposite.
    sides=(0, 1, 0, 1),
    bad_company="needs-four-players",
    stated=STATEMENTS,
)
"""The first game of the sheet."""
