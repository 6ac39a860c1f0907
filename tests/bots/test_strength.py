"""Better bots win more. Seeds are fixed and margins wide: nothing here is left to luck."""

from __future__ import annotations

from parlour.bots.simulate import simulate
from parlour.games.catalogue import game


def test_steady_beats_chance_at_court() -> None:
    report = simulate(game("court"), 40, 11, ["steady", "chance"])
    assert report["levels"]["steady"]["share"] > 0.95


def test_steady_beats_chance_at_court_for_three() -> None:
    report = simulate(game("court-three"), 30, 11, ["steady", "chance", "chance"])
    # A third would be par.
    assert report["levels"]["steady"]["share"] > 0.8


def test_steady_partners_beat_chance_at_court_for_four() -> None:
    report = simulate(game("court-four"), 200, 11, ["steady", "chance", "steady", "chance"])
    assert report["levels"]["steady"]["share"] > 0.85


def test_steady_beats_chance_at_alice() -> None:
    report = simulate(game("alice"), 300, 11, ["steady", "chance", "chance", "chance"])
    # A quarter would be par.
    assert report["levels"]["steady"]["share"] > 0.38


def test_steady_beats_chance_at_masquerade() -> None:
    report = simulate(game("masquerade"), 400, 11, ["steady", "chance", "chance", "chance"])
    # A quarter would be par.
    assert report["levels"]["steady"]["share"] > 0.36


def test_keen_beats_chance_at_alice() -> None:
    report = simulate(game("alice"), 6, 11, ["chance", "keen", "chance"])
    assert report["levels"]["keen"]["share"] > 0.6
