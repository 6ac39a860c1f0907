"""Records: read, followed and proved."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.door.state import State
from parlour.tables import record
from parlour.tables import replay as replaying
from parlour.tables.fair import proof
from parlour.tables.fair.proof import Proof
from parlour.tables.record import Record


def read(text: str) -> Record:
    """The record that a text describes; raises Mistake with the line at fault.

    >>> import parlour
    >>> table = parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")
    >>> parlour.read(str(table.record))
    <Record of court-two: person Ann, person Bea; 1 steps>
    """
    return record.read(text)


def replay(record: Record) -> Iterator[State]:
    """The state after each step of a record, every step tried by the rules; raises Mistake.

    >>> import parlour
    >>> table = parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")
    >>> table.play("Ann", "gold royal")
    >>> [state.actor for state in parlour.replay(table.record)]
    [0, 1]
    """
    for step in replaying.replay(record):
        yield State.of(step.progress.game, step.progress.state)


def verify(record: Record) -> Proof:
    """Whether the deals of a record were those that were promised; raises Mistake if not.

    >>> import parlour
    >>> table = parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")
    >>> print(parlour.verify(table.record))
    A known deal, 8: 1 packs and 0 blind draws were done again, and all agree. The first dealer, \
seat 1, was chosen.
    """
    # A record keeps the lines at which its text was read; proof is about those.
    return proof.verify(read(str(record)))
