"""Whole games, from the front page to the result, by pressing what a person would press."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.players import AlicePlayer, CourtPlayer, keep_record
from tests.browser.visitor import Visitor


def choose_instant(visitor: Visitor) -> None:
    """Let the cards move at once, in the room's own settings."""
    visitor.by_id("tab-settings").click()
    visitor.page.get_by_label("at once").check()
    visitor.by_id("tab-story").click()


def verify(record: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour", "verify", str(record)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=240,
    )


def assert_cites(visitor: Visitor, panel: str, least: int) -> None:
    """Every clause in a panel leads to the rulebook, at that clause."""
    visitor.by_id(f"tab-{panel}").click()
    clauses = visitor.by_id(panel).locator("[data-clause]")
    assert clauses.count() >= least
    wanted = clauses.first.get_attribute("data-clause")
    clauses.first.click()
    entry = visitor.by_id("rulebook").locator(f'[data-clause="{wanted}"]')
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_class("here")


@pytest.mark.by_lot("the second game is a new deal; only that it is dealt is looked at")
def test_court_against_a_bot_from_the_front_page_to_the_verified_record(
    visit: Visit, tmp_path: Path
) -> None:
    ann = visit(speed="")
    ann.go("/")
    ann.by_id("name").first.fill("Ann")
    ann.by_id("lay-court-two").click()
    ann.by_id("seat-choice").first.select_option("steady")
    ann.sit_at_known_deal()
    ann.by_id("hand-card").first.wait_for()
    choose_instant(ann)
    player = CourtPlayer(ann)
    player.play()

    expect(ann.by_id("result")).to_contain_text("wins the game")
    expect(ann.by_id("result")).to_contain_text("Ann")
    assert player.pressed["play"] > 0
    assert_cites(ann, "story", least=5)
    assert_cites(ann, "score", least=1)
    kept = keep_record(ann, tmp_path)
    told = verify(kept)
    assert told.returncode == 0, told.stdout + told.stderr
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(kept.read_text().replace("Crown", "Royal", 1))
    assert verify(damaged).returncode == 2

    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.by_id("result")).to_have_count(0)
    expect(ann.by_id("hand-card")).to_have_count(6)


def test_alice_with_three_at_the_table(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    player = AlicePlayer(ann)
    wanted = {"expose", "card first", "person first", "stop"}
    # What a game brings lies in the cards: deals are played until everything was met.
    for deal in range(1, 9):
        ann.go("/new/alice")
        ann.by_id("seat-count").select_option("3")
        for choice in ann.by_id("seat-choice").all():
            choice.select_option("steady")
        ann.sit_at_known_deal(str(deal))
        player.play()
        expect(ann.by_id("result")).to_contain_text("win")
        if wanted <= player.pressed.keys():
            break
    assert wanted <= player.pressed.keys(), player.pressed
    assert_cites(ann, "story", least=20)
    assert_cites(ann, "score", least=2)
    told = verify(keep_record(ann, tmp_path))
    assert told.returncode == 0, told.stdout + told.stderr
