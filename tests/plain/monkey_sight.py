"""Who is shown what in the Monkey: the slow engine's own table of visibility.

Every event adds one entry to the list of every observer; only what the entries disclose differs.
Public are the card taken out (unless it is hidden until the end), hand sizes, all pairs thrown,
whose turn it is, who drew from whom and whether it matched. A drawn card that is kept is known to
the two seats concerned alone, and so is which card of a thrown pair was the drawn one.
"""

from __future__ import annotations

from typing import Any

from tests.plain.nations_cards import in_order

Event = tuple[Any, ...]

WATCHER = "watcher"


class Sight:
    """The growing list of all that each seat, and a watcher without a seat, has been shown."""

    def __init__(self, seats: int) -> None:
        self.seen: dict[int | str, list[Event]] = {seat: [] for seat in range(seats)}
        self.seen[WATCHER] = []

    def everyone(self, *event: object) -> None:
        """An event which hides nothing."""
        for entries in self.seen.values():
            entries.append(event)

    def discarded(self, card: str, shown: bool) -> None:
        """The card taken out lies open, unless it is hidden (monkey.ruling-discard)."""
        self.everyone("discard", card if shown else None)

    def dealt(self, hands: list[list[str]]) -> None:
        """A seat sees its own cards; of the others, how many."""
        sizes = tuple(len(hand) for hand in hands)
        for observer, entries in self.seen.items():
            own = tuple(in_order(hands[observer])) if isinstance(observer, int) else None
            entries.append(("dealt", own, sizes))

    def drew(self, to: int, frm: int, card: str, matched: bool | None) -> None:
        """Two seats know the card; all know whether it matched (monkey.ruling-drawn-visibility).

        `matched` is None where a drawer may hold a pair back: then nobody is told.
        """
        for observer, entries in self.seen.items():
            named = card if observer in (to, frm) else None
            entries.append(("drew", to, frm, named, matched))

    def knows(self, observer: int | str) -> dict[str, int]:
        """The cards in hands whose holder this observer has been shown for certain."""
        return self.memory(observer).holder

    def memory(self, observer: int | str) -> Memory:
        """All that was shown to this observer, remembered."""
        memory = Memory(observer)
        for event in self.seen[observer]:
            memory.take_in(event)
        return memory


class Memory:
    """What one observer remembers: where cards are, and how many each seat holds."""

    def __init__(self, observer: int | str) -> None:
        self.observer = observer
        self.holder: dict[str, int] = {}
        self.sizes: list[int] = []

    def take_in(self, event: Event) -> None:
        match event:
            case ("dealt", own, sizes):
                self.sizes = list(sizes)
                if isinstance(self.observer, int):
                    self.holder = dict.fromkeys(own, self.observer)
            case ("throw", seat, _, pair):
                self.sizes[seat] -= 2
                for card in pair:
                    self.holder.pop(card, None)
            case ("drew", to, frm, card, matched):
                self.take_in_draw(to, frm, card, matched)
            case ("over", loser, card, _):
                self.holder = {card: loser}

    def take_in_draw(self, to: int, frm: int, card: str | None, matched: bool | None) -> None:
        """Unseen, a kept card may have been any that he had placed in that hand.

        From a hand of one card there is nothing to guess; and of a draw that matched both cards
        are thrown at once, so that all others lie where they were.
        """
        if card is not None:
            self.holder[card] = to
        elif not matched:
            for known in [c for c, seat in self.holder.items() if seat == frm]:
                if self.sizes[frm] == 1:
                    self.holder[known] = to
                else:
                    del self.holder[known]
        self.sizes[frm] -= 1
        self.sizes[to] += 1
