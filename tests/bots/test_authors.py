"""The rules of thumb for Portrait Authors, one by one, and what they are worth together."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.bots.simulate import simulate
from parlour.bots.steady import steady, steady_play
from parlour.games.catalogue import game
from parlour.kernel.chance import rng_of
from tests.clauses.portrait_play import Authors, at, whole


def chosen(t: Authors) -> str:
    """The steady player's move, in words."""
    seat = t.actor
    h = t.hidden(seat).s
    codes = np.array(t.legal(), np.int64)
    steady_play(t.game)
    code = int(steady(h, seat, codes, len(codes), rng_of(1)))
    assert code in codes
    return t.game.words.notation(h, seat, code)


def test_a_whole_book_is_stacked_first() -> None:
    t = at("pairs", f"{whole('PO')} BI-Parton-P", "BI-Parton-S BI-Irving-PS", "BI-Sparks-PS")
    assert chosen(t) == "stack PO: Holmes Longfellow Whittier Lowell"


def test_a_remainder_that_counts_is_stacked_and_a_pair_is_not() -> None:
    rest = ("BI-Parton-S BI-Irving-PS", "BI-Sparks-PS")
    t = at("pairs", "PO-Holmes-PS PO-Lowell-PS BI-Parton-P; fresh none", *rest)
    assert chosen(t) == "stack PO: Holmes Lowell"
    t = at("pairs", "PO-Holmes-PS BI-Parton-P; fresh none", *rest)
    assert chosen(t).startswith("call")


def test_a_card_that_can_be_placed_is_called_for() -> None:
    t = at(
        "pairs",
        "PO-Holmes-P BI-Parton-P",
        "PO-Holmes-S BI-Parton-S BI-Irving-PS",
        "PO-Lowell-PS BI-Sparks-PS",
        more="shown: BI-Sparks-P\nseat 0 lacks: BI-Sparks-P\nseat 1 lacks: BI-Sparks-P",
    )
    assert chosen(t) == "call 2: BI-Sparks-P"
    # All others are known to lack it.
    t = at(
        "pairs",
        "PO-Holmes-P BI-Parton-P",
        "PO-Holmes-S BI-Parton-S BI-Irving-PS",
        "PO-Lowell-PS BI-Sparks-PS",
        more="seat 2 lacks: PO-Holmes-S",
    )
    assert chosen(t) == "call 1: PO-Holmes-S"


def test_whoever_has_called_in_a_group_is_asked_in_it() -> None:
    hands = ("PO-Holmes-P", "PO-Holmes-S BI-Parton-S", "PO-Lowell-PS BI-Parton-P")
    t = at("pairs", *hands, more="seat 1 proved: PO")
    assert chosen(t).startswith("call 1: PO-")
    t = at("pairs", *hands, more="seat 2 proved: PO")
    assert chosen(t).startswith("call 2: PO-")


def test_six_go_down_before_a_risk_and_three_only_where_they_are_in_danger() -> None:
    six = "PO-Holmes-PS PO-Longfellow-PS PO-Whittier-PS BI-Parton-P; added PO"
    others = ("PO-Lowell-P BI-Parton-S", "PO-Lowell-S BI-Irving-P", "BI-Irving-S BI-Sparks-PS")
    assert chosen(at("pairs", six, *others)) == "stack PO: Holmes Longfellow Whittier"
    # Six of eighteen weights are with the second seat once it has called among the Poets.
    hands = (
        "PO-Holmes-PS PO-Longfellow-PS BI-Parton-P; added PO",
        "PO-Lowell-P PO-Whittier-P",
        "PO-Lowell-S BI-Irving-PS BI-Abbott-P",
        "PO-Whittier-S BI-Sparks-PS BI-Parton-S",
        "BI-Abbott-S HI-Bancroft-PS HI-Motley-P",
        "HI-Motley-S",
    )
    assert chosen(at("pairs", *hands)).startswith("call")
    contested = at("pairs", *hands, more="seat 1 proved: PO\nseat 5 proved: HI")
    assert chosen(contested) == "stack PO: Holmes Longfellow"


def test_a_call_that_must_fail_is_the_last_resort() -> None:
    t = at(
        "pairs",
        "PO-Whittier-P",
        "PO-Whittier-S BI-Irving-PS",
        "PO-Lowell-PS BI-Sparks-PS",
        more="seat 1 lacks: PO-Lowell-PS",
        call_form="loss_of_call",
    )
    assert chosen(t).startswith("call 2: PO-Lowell")


@pytest.mark.parametrize(
    ("name", "seats", "share"),
    [
        ("authors-pairs", 4, 0.8),
        ("authors-portraits", 4, 0.7),
        ("authors-sketches", 4, 0.8),
        ("authors-bank", 3, 0.5),
    ],
)
def test_steady_beats_chance(name: str, seats: int, share: float) -> None:
    levels = ["steady"] + ["chance"] * (seats - 1)
    report = simulate(game(name), 16, 11, levels)
    assert report["levels"]["steady"]["share"] > share
