"""A record whose house rules cannot be is faulted at the line of the rule."""

from __future__ import annotations

import pytest

from parlour.tables.mistakes import BadRecord
from parlour.tables.record import read
from parlour.tables.replay import replay

HEAD = """parlour 1
game: monkey
rules: 1
seat 0: person Ann
seat 1: person Bea
"""


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["next_dealer: loser", "no_such_rule: on"], 7),
        (["next_dealer: nobody"], 6),
        (["next_dealer: loser", "hold_back: true", "pairs_per_turn: all"], 7),
        (["next-dealer: loser", "Hold Back: perhaps"], 7),
    ],
    ids=["unknown", "no such value", "not together", "spelt otherwise"],
)
def test_the_line_of_the_house_rule_is_named(options: list[str], line: int) -> None:
    text = HEAD + "".join(f"option {option}\n" for option in options) + "dealer: 0\n"
    with pytest.raises(BadRecord) as fault:
        list(replay(read(text)))
    assert fault.value.line == line
