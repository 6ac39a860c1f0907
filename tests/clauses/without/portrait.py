"""Portrait Authors without one clause or another, part by part."""

from __future__ import annotations

from tests.clauses.without import portrait_calls, portrait_fours, portrait_pack, portrait_stacks

WITHOUT = [
    *portrait_pack.WITHOUT,
    *portrait_calls.WITHOUT,
    *portrait_stacks.WITHOUT,
    *portrait_fours.WITHOUT,
]
