"""Recount stated of a game are counted from the events of whole games."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.bots.match import Results
from parlour.bots.simulate import simulate
from parlour.games.catalogue import game, names
from parlour.games.statements import Counted, Statement


def _counted(games: int) -> Counted:
    ones = np.ones(games)
    return Counted(
        rulebook=game("alice").rulebook,
        decisions=np.arange(games, dtype=np.float64),
        turns=ones,
        deals=ones,
        choices=np.arange(0, 2 * games, 2, dtype=np.float64),
        forced=ones,
        shares=np.full((games, 2), 0.5),
        scores=np.zeros((games, 2)),
        dealers=np.zeros(games, np.int64),
        kinds=np.zeros((games, 64), np.int64),
        clauses=np.zeros((games, 128), np.int64),
        amounts=np.zeros((games, 128), np.int64),
    )


def test_a_figure_is_a_mean_or_a_ratio_of_sums() -> None:
    counted = _counted(5)
    mean = Statement("decisions", 2, 2, "chance", lambda c: c.decisions)
    found, error = mean.measure(counted)
    assert found == 2
    assert error == pytest.approx(np.sqrt(2 / 5))
    ratio = Statement("choices", 2, 2, "chance", lambda c: c.choices, lambda c: c.decisions)
    assert ratio.measure(counted) == (2, 0)


def test_the_dealers_share_is_his_own() -> None:
    counted = _counted(4)
    assert counted.of_dealer().tolist() == [0.5] * 4


@pytest.mark.parametrize("cores", [1, 2])
def test_events_are_counted_whatever_the_cores(cores: int) -> None:
    report = simulate(game("alice"), 2100, 7, ["chance"] * 4, processes=cores, with_figures=True)
    rows = {row["says"]: row for row in report["figures"]}
    opening = rows["sets laid down before the play"]
    # Sixteen sets, each in one hand of four with the same chance: 16 x 4 x 12x11x10/(48x47x46).
    exact = 16 * 4 * (12 * 11 * 10) / (48 * 47 * 46)
    assert abs(opening["counted"] - exact) < 5 * opening["error"]
    assert float(opening["stated"]) == pytest.approx(exact, abs=0.005)
    again = simulate(game("alice"), 2100, 7, ["chance"] * 4, processes=1, with_figures=True)
    assert report == again


def test_nothing_is_said_of_a_company_of_which_nothing_was_stated() -> None:
    report = simulate(game("alice"), 20, 7, ["chance"] * 5, with_figures=True)
    assert report["figures"] == []


@pytest.mark.parametrize("name", names())
def test_figures_speak_of_companies_that_can_play(name: str) -> None:
    played = game(name)
    for figure in played.stated:
        played.begin(figure.seats, figure.options, 0)
        assert figure.level in ("chance", "steady")


@pytest.mark.parametrize("name", names())
def test_every_clause_has_a_place_in_the_book(name: str) -> None:
    played = game(name)
    book = Results(played, 1, played.usual_seats, with_events=True).book(0)
    last = max(clause.number for clause in played.rulebook.clauses)
    assert book.shape[1] > last - played.rulebook.base
