"""What anybody needs who wants to do the sums of the fair deal again without knowing the rules.

A record holds promises, secrets, packs and draws; but among which cards a card was drawn blind is
a matter of the rules. So the evidence names them, in the order of the deck, beside each draw.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from parlour.games import catalogue
from parlour.kernel.dispatch import DEAL
from parlour.tables.chance import BY_HAND
from parlour.tables.progress import Progress
from parlour.tables.record import Record
from parlour.tables.replay import Find, game_of, opening, replay


class Drawn(Struct):
    """A card drawn blind, and all that it was drawn from, in the order of the deck."""

    card: str
    among: list[str]


class DealtRound(Struct, omit_defaults=True):
    """One round: what was promised before it and told after it, and what chance gave in it."""

    number: int
    commitment: str = ""
    secret: str = ""
    pack: list[str] = []
    """The pack as it was dealt; empty where the round was begun from a position."""
    draws: list[Drawn] = []


class Evidence(Struct, omit_defaults=True):
    """All that chance did in a game, and what it was promised to follow from."""

    game: str
    seats: int
    deck: list[str]
    """Every card, in the order from which a pack is shuffled."""
    dealer: int
    """The first dealer, by his seat."""
    dealer_by: Literal["lot", "choice", ""]
    divided: bool
    """Whether the lot for the dealer is a pack divided among the seats, as the sheet says."""
    deal: str = ""
    """The number of a known deal; empty where the deal was drawn by lot."""
    by_hand: bool = False
    """Whether the cards were laid by hand: then there is nothing to prove."""
    words: dict[int, str] = {}
    """What players added to the lot, by seat."""
    rounds: list[DealtRound] = []


def evidence(record: Record, find: Find = catalogue.game) -> Evidence:
    """The evidence that a record gives; raises BadRecord where the record is damaged."""
    game = game_of(record, find)
    told = {
        (entry.kind, entry.number): entry.text
        for entry in record.entries
        if entry.kind in ("commitment", "secret")
    }
    by_hand = record.deal == BY_HAND
    made = Evidence(
        game=game.name,
        seats=len(record.seats),
        deck=game.deck.ids(game.pack().tolist()),
        dealer=record.dealer,
        dealer_by=record.dealer_by,
        divided=game.first_dealer is not None,
        deal="" if by_hand else record.deal,
        by_hand=by_hand or not (record.deal or told),
        words=dict(record.words),
    )

    def open_round(pack: list[str]) -> None:
        number = len(made.rounds) + 1
        promise, secret = told.get(("commitment", number), ""), told.get(("secret", number), "")
        made.rounds.append(DealtRound(number, promise, secret, pack))

    # The record is that of a table which was opened already.
    before = Progress(game, opening(record, game, stored=True))
    if record.position and before.actor != DEAL:
        open_round([])
    for step in replay(record, find, stored=True):
        if step.entry.kind == "pack":
            open_round(step.entry.text.split())
        elif step.entry.kind == "draw":
            among = [game.deck[code - game.codes].id for code in before.legal()]
            made.rounds[-1].draws.append(Drawn(step.entry.text, among))
        before = step.progress.branch()
    return made
