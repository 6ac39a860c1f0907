"""The rules of Portrait Authors, registered once for all its games, and what those share."""

from __future__ import annotations

from parlour.games.deck import Deck
from parlour.games.figures import Figure
from parlour.games.game import Game
from parlour.games.portrait.calls import play
from parlour.games.portrait.dealing import begin, deal, next_dealer
from parlour.games.portrait.ending import deal_over, returns, scores, value
from parlour.games.portrait.hidden import OBSERVED, PARTS, hide, observe
from parlour.games.portrait.legality import actor, legal, why_not
from parlour.games.portrait.position import spelt_out
from parlour.games.portrait.sampling import resample
from parlour.games.portrait.sheet import RULES
from parlour.games.portrait.state import CODES, MOST_SEATS, Portrait
from parlour.games.portrait.words import PortraitWords
from parlour.games.saying import say
from parlour.kernel.dispatch import register

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


def company_refused(seats: int) -> str:
    """portrait.r-two-players, portrait.players-max-8, portrait.bank-when: why so many may not."""
    if seats < 2:
        return "too-few-players"
    return "too-many-players" if seats > MOST_SEATS else "bank-needs-2-or-3"


_FOR_TWO = say(
    "For two the sheet has a game with a Bank: in this one the first caller knows the other hand."
)


def notice(seats: int) -> tuple[str, str]:
    """portrait.r-two-players: two may play, though this form is not meant for them."""
    return (_FOR_TWO, "portrait.r-two-players") if seats == 2 else ("", "")


def variant(
    name: str,
    title: str,
    deck: Deck,
    preset: tuple[tuple[str, str], ...],
    most_legal: int,
    most_seats: int = MOST_SEATS,
    usual_seats: int = 4,
    figures: tuple[Figure, ...] = (),
) -> Game:
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
        spelt_out=spelt_out,
        recall_option="memory_aid",
        next_dealer=next_dealer,
        preset=preset,
        notice=None if ("bank", "on") in preset else notice,
        bad_company=company_refused,
        figures=figures,
    )
