"""The server is killed in mid-game and started again: both browsers go on by themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from parlour.tables.record import read
from tests.browser.conftest import Visit
from tests.browser.players import keep_record, lines_of
from tests.browser.two_players import TwoPlayers
from tests.browser.visitor import PATIENCE
from tests.server.server_process import ServerProcess

NO_LINE = "WebSocket connection to .* failed"
CUT_OFF = "net::ERR_(CONNECTION_(RESET|REFUSED|CLOSED)|EMPTY_RESPONSE)"
"""Whatever was on its way when the power failed: a card's face, perhaps."""


class Lives:
    """A server that can be killed and started again at the same address, over the same games."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.server = ServerProcess(data)

    def begin_again(self) -> None:
        port = urlsplit(self.server.url).port
        self.server = ServerProcess(self.data, port=port or 0)


@pytest.fixture
def lives(tmp_path: Path) -> Iterator[Lives]:
    started = Lives(tmp_path / "data")
    yield started
    assert started.server.stop() == 0, started.server.error_text()


def test_both_browsers_go_on_and_no_acknowledged_move_is_lost(
    visit_at: Visit, lives: Lives, tmp_path: Path
) -> None:
    home = lives.server.url
    couple = TwoPlayers(visit_at(home), visit_at(home))
    couple.meet()
    for _ in range(5):
        couple.step()
    couple.wait()
    hands = [visitor.look().hand for visitor in couple.both]
    told = [lines_of(visitor) for visitor in couple.both]
    for visitor in couple.both:
        visitor.expected += [NO_LINE, CUT_OFF]

    lives.server.kill()
    for visitor in couple.both:
        expect(visitor.by_id("banner")).to_be_visible(timeout=PATIENCE)
        assert not visitor.look().is_asked, "nothing can be played while the line is lost"
    lives.begin_again()
    assert lives.server.url == home
    for visitor in couple.both:
        expect(visitor.by_id("banner")).to_have_count(0, timeout=PATIENCE)
    couple.wait()
    assert [visitor.look().hand for visitor in couple.both] == hands
    assert [lines_of(visitor) for visitor in couple.both] == told

    for _ in range(4):
        couple.step()
    couple.finish()
    record = read(keep_record(couple.ann, tmp_path).read_text())
    assert [str(e) for e in record.entries if e.kind == "move"] == couple.moves
    for visitor, before in zip(couple.both, told, strict=True):
        assert lines_of(visitor)[: len(before)] == before


def test_faces_that_were_lost_on_the_way_are_fetched_again(visit_at: Visit, lives: Lives) -> None:
    ann = visit_at(lives.server.url)
    ann.expected += [NO_LINE, CUT_OFF]
    faces = re.compile(r"/cards/.+\.svg")
    ann.page.route(faces, lambda route: route.abort("connectionreset"))
    ann.open_table("court-two", ["me", "steady"])
    hand = ann.by_id("hand-card")
    count = len(ann.wait_until_asked().hand)
    expect(hand.locator(".plain")).to_have_count(count)
    ann.page.unroute(faces)

    lives.server.kill()
    expect(ann.by_id("banner")).to_be_visible()
    lives.begin_again()
    expect(hand.locator("img")).to_have_count(count)
    expect(hand.locator(".plain")).to_have_count(0)
    drawn = "images => images.every((image) => image.complete && image.naturalWidth > 0)"
    ann.page.wait_for_function(
        f"""() => ({drawn})([...document.querySelectorAll('[data-testid="hand-card"] img')])"""
    )
