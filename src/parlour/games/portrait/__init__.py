"""Portrait Authors: the full game with pairs, two easier forms, and the Bank.

A module for each part of the sheet, in its order; the games themselves stand here.

Read down the sheet and down these:

    deck              the pack: eight groups of four authors, two cards to each
    state             a game in progress and its moves
    dealing           the house rules are settled, the pack is dealt, the Bank laid out
    calls             who may call for what, and what follows a call
    stacks            what may be stacked, and what stacks and books count
    turns             whose turn it is, a standstill, and the end of the game
    bank              the Bank: who draws from it, and who sees the card
    public            what all the world knows of the cards
    length            how long a game can be, in each of its forms
    hidden            what one seat may know, and whole states that agree with it
    citing            the rulebook: clauses in force, and those behind a refusal
    notation          moves as text, and as somebody may type them
    events            what can happen
    narration         a sentence for each event
    words             prompts, choices, zones and the score
    refusing          what is said of a move that is refused or taken back
    position          a position as text, and what must be true of one
    position_reading  a position read from its text
    clauses           the numbers of the clauses
    refusals          the numbers of the refusals
"""

from __future__ import annotations

from parlour.games.bounds import Length
from parlour.games.deck import Deck
from parlour.games.game import Game
from parlour.games.portrait import events
from parlour.games.portrait.calls import actor, legal, play, why_not
from parlour.games.portrait.citing import RULES
from parlour.games.portrait.dealing import begin, deal, next_dealer
from parlour.games.portrait.deck import DECK, PORTRAITS
from parlour.games.portrait.hidden import OBSERVED, PARTS, hide, observe, resample
from parlour.games.portrait.length import (
    LENGTH_OF_PAIRS,
    LENGTH_OF_PORTRAITS,
    LENGTH_WITH_BANK,
    LENGTH_WITH_SKETCHES,
)
from parlour.games.portrait.position import spelt_out
from parlour.games.portrait.state import CODES, MOST_SEATS, Portrait
from parlour.games.portrait.turns import deal_over, returns, scores, value
from parlour.games.portrait.words import PortraitWords
from parlour.games.saying import say
from parlour.games.statements import Counted, Counts, Statement
from parlour.kernel.dispatch import register


def _calls(counted: Counted) -> Counts:
    return counted.told(events.CALLED)


def _points(counted: Counted) -> Counts:
    return counted.scores.sum(axis=1)


def _first_wins(counted: Counted) -> Counts:
    return counted.of_first()


_BOOKS = {"books_only": "on"}
_MEMORY = "ours weigh what calls prove, and ask in vain less often in large companies"

_OF_PAIRS = (
    *(
        Statement("calls a game", calls, n, "chance", _calls)
        for n, calls in ((3, 210), (4, 330), (8, 830))
    ),
    *(
        Statement("calls a game", calls, n, "steady", _calls, note=_MEMORY)
        for n, calls in ((3, 75), (4, 130), (8, 390))
    ),
    *(
        Statement("calls a game", calls, n, "steady", _calls, options=_BOOKS, note=_MEMORY)
        for n, calls in ((3, 110), (4, 220), (8, 870))
    ),
    Statement("all counts together", 48, 4, "steady", _points, note="ours wait longer for a book"),
    Statement("all counts together", 80, 4, "steady", _points, options=_BOOKS),
    Statement("games won by the first caller", (0.28, 0.32), 4, "steady", _first_wins),
    Statement("games won by the first caller", 0.45, 3, "steady", _first_wins, note=_MEMORY),
)
_OF_PORTRAITS = tuple(
    Statement("calls a game", calls, n, "steady", _calls, note=_MEMORY)
    for n, calls in ((3, 30), (4, 50), (8, 160))
)
_OF_SKETCHES = tuple(
    Statement("calls a game", calls, n, "steady", _calls, note=_MEMORY)
    for n, calls in ((3, 55), (4, 95), (8, 320))
)
_OF_BANK = tuple(
    Statement("calls a game", calls, n, "steady", _calls, note=_MEMORY)
    for n, calls in ((2, 65), (3, 90))
)


register(
    Portrait,
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


def _company_refused(seats: int) -> str:
    """portrait.r-two-players, portrait.players-max-8, portrait.bank-when: why so many may not."""
    if seats < 2:
        return "too-few-players"
    return "too-many-players" if seats > MOST_SEATS else "bank-needs-2-or-3"


_FOR_TWO = say(
    "For two the sheet has a game with a Bank: in this one the first caller knows the other hand."
)


def _notice(seats: int) -> tuple[str, str]:
    """portrait.r-two-players: two may play, though this form is not meant for them."""
    return (_FOR_TWO, "portrait.r-two-players") if seats == 2 else ("", "")


def _game(
    name: str,
    title: str,
    deck: Deck,
    preset: tuple[tuple[str, str], ...],
    most_legal: int,
    length: Length,
    most_seats: int = MOST_SEATS,
    usual_seats: int = 4,
    stated: tuple[Statement, ...] = (),
) -> Game[Portrait]:
    """One game of the sheet. portrait.r-easy-max: none is for more than eight."""
    return Game(
        name=name,
        sheet="portrait",
        title=title,
        least_seats=2,
        most_seats=most_seats,
        usual_seats=usual_seats,
        state=Portrait,
        deck=deck,
        rulebook=RULES,
        words=PortraitWords(name),
        codes=CODES,
        most_legal=most_legal,
        observed=OBSERVED,
        parts=PARTS,
        # A whole win in the largest company, and none of it between two.
        payoffs=(-1 / 2, 1 - 1 / most_seats),
        has_rounds=False,
        length=length,
        spelt_out=spelt_out,
        recall_option="memory_aid",
        next_dealer=next_dealer,
        preset=preset,
        notice=None if ("bank", "on") in preset else _notice,
        bad_company=_company_refused,
        stated=stated,
    )


FULL = _game(
    "authors-pairs",
    "Portrait Authors",
    DECK,
    (("form", "pairs"), ("bank", "off")),
    # Seven seats called on for seven cards of each of eight groups, in good form and in bad, and
    # every stack there is.
    most_legal=2 * 7 * 56 + 120,
    length=LENGTH_OF_PAIRS,
    stated=_OF_PAIRS,
)
"""The full game of the sheet, with pairs."""

EASIER = _game(
    "authors-portraits",
    "Portrait Authors, the easier form",
    # portrait.easy-drop-sketches.
    PORTRAITS,
    (("form", "portraits"), ("bank", "off")),
    # Seven seats called on for three cards of each of eight books, in good form and in bad.
    most_legal=2 * 7 * 24,
    length=LENGTH_OF_PORTRAITS,
    stated=_OF_PORTRAITS,
)
"""The easier form, with the portrait cards alone."""

WITH_SKETCHES = _game(
    "authors-sketches",
    "Portrait Authors, with books of sketches",
    # portrait.easy-add-sketches.
    DECK,
    (("form", "fours"), ("bank", "off")),
    # Seven seats called on for three cards of each of sixteen books, in good form and in bad.
    most_legal=2 * 7 * 48,
    length=LENGTH_WITH_SKETCHES,
    stated=_OF_SKETCHES,
)
"""The easier form with the sketch cards as further books of four."""

WITH_BANK = _game(
    "authors-bank",
    "Portrait Authors, with the Bank",
    # The portraits alone, where the table chooses so, are dealt from the whole pack.
    DECK,
    (("bank", "on"),),
    # Two seats called on for seven cards of each of eight groups, in good form and in bad, and
    # every stack there is.
    most_legal=2 * 2 * 56 + 120,
    length=LENGTH_WITH_BANK,
    # portrait.bank-when.
    most_seats=3,
    usual_seats=2,
    stated=_OF_BANK,
)
"""The Bank, for two or three."""
