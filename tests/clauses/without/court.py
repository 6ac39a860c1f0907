"""Court without one clause or another, in the order of its rulebook."""

from __future__ import annotations

from tests.clauses.without import (
    court_for_two,
    court_numbered,
    court_rulings,
    court_three_and_four,
)

WITHOUT = [
    *court_for_two.WITHOUT,
    *court_numbered.WITHOUT,
    *court_three_and_four.WITHOUT,
    *court_rulings.WITHOUT,
]
