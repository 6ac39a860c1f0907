"""Simulations: the same on any number of cores, and told in full."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

from parlour.bots.simulate import seats_of, simulate
from parlour.games.catalogue import game
from parlour.games.game import NoSuch
from parlour.terminal.simulating import report_table


@pytest.mark.parametrize("name", ["court-two", "alice"])
@pytest.mark.parametrize("level", ["chance", "steady"])
def test_one_core_or_two_play_the_same_games(name: str, level: str) -> None:
    played = game(name)
    seats = ["chance"] * (played.usual_seats - 1) + [level]
    games = 40 if level == "steady" else 5000
    once = simulate(played, games, 7, seats, processes=1)
    assert simulate(played, games, 7, seats, processes=2) == once
    assert simulate(played, games, 8, seats, processes=2)["seats"] != once["seats"]


def test_a_report_adds_up_and_goes_into_json() -> None:
    told: list[int] = []
    report = simulate(
        game("alice"),
        60,
        3,
        ["steady", "chance", "chance"],
        {"after_set": "compulsory"},
        progress=told.append,
    )
    assert told[-1] == 60
    assert told == sorted(told)
    assert json.loads(json.dumps(report)) == report
    assert report["options"]["after_set"] == "compulsory"
    assert sum(row["share"] for row in report["seats"]) == pytest.approx(1)
    assert sum(row["return"] for row in report["seats"]) == pytest.approx(0)
    assert sum(row["score"] for row in report["seats"]) == pytest.approx(16)
    assert report["levels"]["chance"]["share"] == pytest.approx(
        report["seats"][1]["share"] + report["seats"][2]["share"]
    )
    lengths = report["lengths"]
    assert set(lengths) == {"decisions", "turns"}
    assert 0 < lengths["turns"]["mean"] < lengths["decisions"]["mean"]


def test_rounds_are_counted_where_there_are_rounds() -> None:
    report = simulate(game("court"), 50, 3, ["chance", "chance"], {"round_cap": 3})
    assert report["lengths"]["rounds"]["most"] == 3
    assert report["lengths"]["rounds"]["least"] >= 1


def test_a_report_is_a_table_for_people() -> None:
    report = simulate(game("court"), 20, 3, ["chance", "chance"])
    console = Console(width=100)
    with console.capture() as captured:
        console.print(report_table(report))
    text = captured.get()
    assert "court-two: 20 games, seed 3" in text
    assert "Decisions a game" in text
    assert text.count("chance") == 2


def test_seats_as_a_person_types_them() -> None:
    alice = game("alice")
    assert seats_of(alice, None) == ["steady"] * 4
    assert seats_of(alice, "chance") == ["chance"] * 4
    assert seats_of(alice, "steady,chance, keen") == ["steady", "chance", "keen"]
    assert seats_of(alice, "keen,4xchance") == ["keen", *["chance"] * 4]
    with pytest.raises(NoSuch, match="There is no bot “clever”"):
        seats_of(alice, "steady,clever")


def test_what_cannot_be_simulated_is_said() -> None:
    with pytest.raises(NoSuch, match="at least one game"):
        simulate(game("alice"), 0, 1, ["chance"] * 4)
    with pytest.raises(NoSuch, match="is for 2 players, not for 3"):
        simulate(game("court"), 1, 1, ["chance"] * 3)
