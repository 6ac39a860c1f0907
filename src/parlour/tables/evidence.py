"""What anybody needs who wants to do the sums of the fair deal again without knowing the rules.

A record holds promises, secrets, packs and draws; but among which cards a card was drawn blind is
a matter of the rules. So the evidence names them, in the order of the deck, beside each draw.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


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
