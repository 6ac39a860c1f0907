"""No word of the program is left in English: everything that a table tells goes through a tongue.

In a language that puts every template into brackets, nothing may stand outside of them.
"""

from __future__ import annotations

from random import Random

import pytest

from parlour.games.catalogue import names
from parlour.games.saying import Saying
from parlour.languages import encoder_of
from parlour.languages.catalogue import catalogue
from tests.languages.checking_languages import Brackets, Strict, outside
from tests.languages.random_tables import answers, played, table_at_random, told

TABLES = 3
MOVES = 70


def test_what_stands_outside_of_brackets_is_found() -> None:
    assert outside("[a [b] c] [d]") == ""
    assert outside("[a] and [b]") == "and"


@pytest.mark.parametrize("name", names())
def test_every_word_at_a_table_can_be_said_otherwise(name: str) -> None:
    brackets, strict = Brackets(), Strict(catalogue("de"))
    in_brackets, in_german = encoder_of(brackets), encoder_of(strict)
    for number in range(TABLES):
        rng = Random(f"{name} {number}")
        since = 0
        for table in played(table_at_random(name, rng, as_printed=number == 0), rng, MOVES):
            for seat in (*range(len(table.seats)), None):
                view = table.view(seat, since)
                for place, text in told(view, in_brackets):
                    assert outside(text) == "", f"{place}: {text}"
                in_german.encode(view)
            since = max(0, view.story_from + len(view.story) - 3)
            for sentence in answers(table, rng):
                assert isinstance(sentence, Saying), sentence
                assert outside(sentence.said(brackets)) == "", sentence
                sentence.said(strict)
