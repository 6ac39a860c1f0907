"""Who is shown what in Nations: the slow engine's own table of visibility.

Public are the dealer, the Star card, every card played, tricks, scores, calls and answers; the
Titles of a side that made a good call. Private is a hand. Nothing else is ever turned up.
"""

from __future__ import annotations

from typing import Any

from tests.plain.nations_cards import in_order

Event = tuple[Any, ...]

WATCHER = "watcher"


class Sight:
    """The growing list of all that each seat, and a watcher without a seat, has been shown."""

    def __init__(self) -> None:
        self.seen: dict[int | str, list[Event]] = {seat: [] for seat in range(4)}
        self.seen[WATCHER] = []
        self.placed: dict[int | str, dict[str, int]] = {observer: {} for observer in self.seen}

    def everyone(self, *event: object) -> None:
        """An event which hides nothing."""
        for entries in self.seen.values():
            entries.append(event)

    def dealt(self, dealer: int, hands: list[list[str]]) -> None:
        """A seat looks at its own hand, once the deal is done (nations.take-up-after-deal)."""
        for observer, entries in self.seen.items():
            self.placed[observer] = {}
            own = None
            if isinstance(observer, int):
                own = tuple(in_order(hands[observer]))
                self.placed[observer] = dict.fromkeys(own, observer)
            entries.append(("dealt", dealer, own))

    def star(self, dealer: int, card: str) -> None:
        """The Star card lies open and stays remembered (nations.ruling-star-card-in-hand)."""
        self.everyone("star", dealer, card)
        for places in self.placed.values():
            places[card] = dealer

    def played(self, seat: int, card: str) -> None:
        """A card played is public and lies in nobody's hand any more."""
        self.everyone("played", seat, card)
        for places in self.placed.values():
            places.pop(card, None)

    def titles_shown(self, holders: dict[str, int], still_held: dict[str, int]) -> None:
        """A good call turns up that side's Titles, whosever they are and wherever they lie."""
        self.everyone("titles_shown", tuple((card, holders[card]) for card in in_order(holders)))
        for places in self.placed.values():
            places.update(still_held)

    def knows(self, observer: int | str) -> dict[str, int]:
        """The cards not yet played whose holder this observer has been shown."""
        return dict(self.placed[observer])
