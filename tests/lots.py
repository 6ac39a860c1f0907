"""No test leaves a deal to chance, or it says why it holds for every deal.

A table that is dealt by lot is another one at every run: what fails then once in a hundred runs
fails for somebody else. So a test deals by number, from a root of its own, or by hand; bots choose
by the same root. A test that must deal by lot is marked `by_lot` with the reason, and has to hold
for all deals.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from parlour.tables import fair
from tests.server.server_process import ServerProcess

_ALL = "SELECT id FROM tables"
# Dealt by lot, and something has happened since: a promise alone is no deal yet.
_BY_LOT = """
    SELECT id FROM tables WHERE deal = '' AND EXISTS (
        SELECT 1 FROM journal
        WHERE table_id = id AND line NOT LIKE 'commitment %' AND line NOT LIKE 'words %'
    )
"""
_SAYS = (
    "this test leaves a deal to chance: give its table a number (deal=…), or mark the test with "
    "@pytest.mark.by_lot and the reason why it holds for every deal"
)
_fresh_root = fair.fresh_root


class DealtByLot(AssertionError):
    """A test has dealt by lot without saying why."""


def tables_of(server: ServerProcess, which: str) -> set[str]:
    """The tables of a server that a query finds."""
    try:
        with closing(sqlite3.connect(f"file:{server.store_file}?mode=ro", uri=True)) as ledger:
            return {table for (table,) in ledger.execute(which)}
    except sqlite3.DatabaseError:
        # Some tests take a store away or break it, to see what the server does then.
        return set()


class Watch:
    """Looks whether the test that runs now may deal by lot, and whether it has."""

    def __init__(self) -> None:
        self._allowed = False
        self._known: dict[ServerProcess, set[str]] = {}

    def begin(self, test: pytest.Item) -> None:
        """A test begins, with all that is set up for it."""
        mark = test.get_closest_marker("by_lot")
        assert mark is None or (mark.args and str(mark.args[0])), "by_lot wants a reason"
        self._allowed = mark is not None
        # A table of an earlier test may be dealt while this one runs: that is not its doing.
        for server in ServerProcess.all:
            self._known.setdefault(server, set()).update(tables_of(server, _ALL))

    def fresh_root(self) -> bytes:
        """Instead of the real one, in the tests' own process."""
        if not self._allowed:
            raise DealtByLot(_SAYS)
        return _fresh_root()

    def end(self) -> None:
        """A test has ended: what has been dealt at its servers?"""
        for server in ServerProcess.all:
            known = self._known.setdefault(server, set())
            new = tables_of(server, _BY_LOT) - known
            known |= new
            if new and not self._allowed:
                raise DealtByLot(_SAYS)


WATCH = Watch()
