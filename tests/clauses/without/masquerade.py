"""Masquerade without one clause or another: first those of the sheet, then our rulings."""

from __future__ import annotations

from tests.clauses.without import masquerade_printed, masquerade_rulings

WITHOUT = [*masquerade_printed.WITHOUT, *masquerade_rulings.WITHOUT]
