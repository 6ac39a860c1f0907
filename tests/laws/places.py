"""Every card of the pack lies in one place of its game, and once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.games.game import AnyGame
from tests.laws.trial import trial_of


def known_cards(played: AnyGame, s: Any) -> list[int]:
    """The cards whose place the state tells; all of them, unless it is a hidden one."""
    return [card for cards in trial_of(played.name).places(s).values() for card in cards]


def assert_conserved(played: AnyGame, s: Any) -> None:
    """Every card of the pack lies somewhere, and nowhere twice."""
    held = Counter(known_cards(played, s))
    assert held == Counter(played.pack().tolist()), trial_of(played.name).places(s)
