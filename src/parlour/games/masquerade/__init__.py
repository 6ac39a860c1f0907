"""Masquerade, a carnival crowd for four or eight, a module for each part of the sheet.

Read down the sheet and down these:

    deck              the pack: four titles, numbered 1 to 8
    state             a game in progress and its moves
    dealing           the first dealer is found, and the pack is dealt
    following         which card is higher, what may be led, and what may follow
    turns             a turn: who may do what, a card laid or exchanged, a pass
    tricks            who takes the trick, who draws from him, and who leads next
    scoring           points, thirty-two of which complete the game
    certainty         what everybody can tell of the hands
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

from collections.abc import Callable, Iterator

from parlour.games.game import Game
from parlour.games.masquerade import events
from parlour.games.masquerade.citing import RULES
from parlour.games.masquerade.dealing import (
    FINDING_DEALER,
    begin,
    deal,
    first_dealer,
    next_dealer,
)
from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.hidden import OBSERVED, PARTS, hide, observe, resample
from parlour.games.masquerade.length import LENGTH
from parlour.games.masquerade.scoring import deal_over, returns, scores, value
from parlour.games.masquerade.state import (
    CARDS,
    CODES,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    MOST_LEGAL,
    Masquerade,
)
from parlour.games.masquerade.turns import actor, legal, play, why_not
from parlour.games.masquerade.words import MasqueradeWords
from parlour.games.statements import Counted, Counts, Statement, choices, decisions, forced
from parlour.kernel.dispatch import register

_SOURCES = (
    ("points for tricks", "masquerade.trick-three"),
    ("points for next ranks", "masquerade.next-two"),
    ("points for own cards drawn", "masquerade.own-card-four"),
    ("points for No. 1, Masquerader", "masquerade.m1-five"),
    ("points for exchanges", "masquerade.exchange-point"),
)
_STATED = (
    # seats, who plays, points by source, the dealer's wins, decisions
    (4, "steady", (42, 13, 22, 5, 4), 0.13, 90),
    (8, "steady", (47, 24, 49, 5, 33), 0.08, 181),
    (4, "chance", (35, 18, 26, 5, 5), 0.08, 100),
    (8, "chance", (38, 27, 53, 5, 31), 0.04, 197),
)
_CHOICES = ((4, 3.6, 0.31), (8, 2.4, 0.47))


def _paid(clause: str) -> Callable[[Counted], Counts]:
    return lambda counted: counted.paid(clause)


def _rounds(counted: Counted) -> Counts:
    return counted.told(events.ROUND)


def _dealer_wins(counted: Counted) -> Counts:
    return counted.of_dealer()


def _figures() -> Iterator[Statement]:
    for seats, level, points, dealer, asked in _STATED:
        yield Statement("rounds a game", (21, 25), seats, level, _rounds)
        yield Statement("decisions a game", asked, seats, level, decisions)
        for (says, clause), stated in zip(_SOURCES, points, strict=True):
            yield Statement(says, stated, seats, level, _paid(clause))
        yield Statement("games won by the dealer", dealer, seats, level, _dealer_wins)
    for seats, moves, without in _CHOICES:
        yield Statement("legal moves a decision", moves, seats, "chance", choices, decisions)
        yield Statement("decisions without a choice", without, seats, "chance", forced, decisions)


STATEMENTS = tuple(_figures())


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
    length=LENGTH,
    # masquerade.r25-who-sees: a card laid aside, and one given for it.
    face_down=(
        range(FIRST_EXCHANGE, FIRST_EXCHANGE + CARDS),
        range(FIRST_GIVE, FIRST_GIVE + CARDS),
    ),
    next_dealer=next_dealer,
    first_dealer=first_dealer,
    finding_dealer=FINDING_DEALER,
    stated=STATEMENTS,
)
