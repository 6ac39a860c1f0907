"""What a bot is asked: one value, with all that its seat may know and nothing that others hold.

A bot reads from it what it wants by name. So it may gain fields, and a bot that was written before
does not notice.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from parlour.games.game import AnyGame
from parlour.kernel.chance import Rng, rng_of
from parlour.kernel.dispatch import State
from parlour.kernel.flat import copy
from parlour.tables.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question to one seat. Everything in it but the game belongs to whoever is asked."""

    game: AnyGame
    state: Any
    """The state as `hide` gives it to the seat: its own copy, to be kept or written upon."""
    seat: int
    codes: tuple[int, ...]
    """The legal moves, ascending."""
    rng: Rng
    """Random numbers for this decision (`kernel.chance.pick` draws from them)."""
    budget: int | None = None
    """How many worlds a bot that looks ahead may look into; None where nobody has said. It is never
    a time, so that the answer is the same on every machine."""

    @classmethod
    def of(
        cls,
        game: AnyGame,
        state: State,
        seat: int,
        codes: Iterable[int],
        rng: Rng,
        budget: int | None = None,
    ) -> Asked:
        """The question that this hidden state puts to the seat, with a copy of the state."""
        return cls(
            game=game,
            state=copy(state),
            seat=int(seat),
            codes=tuple(int(code) for code in codes),
            rng=rng,
            budget=budget,
        )


def asked_at(table: Table, seat: int, rng: Rng | None = None) -> Asked:
    """What a table asks a seat now; raises NotNow where it asks nothing.

    Without other random numbers the bot chooses by the table's deal and how far it has gone.
    """
    state, codes = table.ask(seat)
    return Asked.of(
        table.game, state, seat, codes, rng_of(table.seed(seat)) if rng is None else rng
    )


def numbers_apart(rng: Rng, decision: int) -> Rng:
    """Random numbers for one decision of a game that is played by `rng`.

    They repeat with the game's own, and tell nothing of them: whoever had the game's generator
    could know every card that is still to be drawn.
    """
    drawn_by = int(rng[0]).to_bytes(8, "little") + int(decision).to_bytes(8, "little")
    return rng_of(int.from_bytes(blake2b(drawn_by, digest_size=8).digest(), "little"))
