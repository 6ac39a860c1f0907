"""Alice in Wonderland without one clause or another."""

from __future__ import annotations

from tests.clauses.without import alice_printed, alice_rulings

WITHOUT = [*alice_printed.WITHOUT, *alice_rulings.WITHOUT]
