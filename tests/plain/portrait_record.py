"""What everybody at the table knows of Portrait Authors, and when play stands still.

Only the calls and what was openly seen of them are written down: nothing is worked out from sizes
of hands, from stacks, or by striking out.
"""

from __future__ import annotations

from tests.plain.portrait_cards import PACK


class Record:
    """`denied`: the seats openly known not to hold a card. `known`: the seat known to hold it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.denied: dict[str, set[int]] = {card: set() for card in PACK}
        self.known: dict[str, int | None] = dict.fromkeys(PACK)

    def lacks(self, seat: int, card: str) -> None:
        self.denied[card].add(seat)

    def has(self, seat: int, card: str) -> None:
        """All have seen the card go to this seat, so that no other seat has it."""
        self.denied[card] = {other for other in range(self.seats) if other != seat}
        self.known[card] = seat

    def drew_unseen(self, seat: int, on_table: set[str], called: str | None) -> None:
        """The seat may now hold any card not accounted for, but not the one it has just called."""
        for card in PACK:
            if card in on_table or self.known[card] is not None or card == called:
                continue
            self.denied[card].discard(seat)

    def entries(self) -> int:
        """D: how many entries all the `denied` sets hold together."""
        return sum(map(len, self.denied.values()))
