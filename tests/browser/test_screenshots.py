"""The moments of which the documentation shows pictures: each fits, can be touched and be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.screenshot_list import SCREENSHOTS
from tests.browser.screenshot_taker import ScreenshotTaker
from tests.browser.test_sizes import assert_fits, assert_readable
from tests.server.server_process import ServerProcess

# Those that no other test brings about.
MOMENTS = (
    "blind-draw-phone",
    "calling-phone",
    "come-back-phone",
    "company",
    "cover",
    "hint-phone",
    "keeping",
    "last-taken",
    "nowhere",
    "out-of-reach",
    "rulebook-phone",
    "sideways",
    "sideways-court",
    "tablet",
    "thirty-phone",
    "watching",
)


@pytest.fixture
def taker(browser: Browser, server: ServerProcess) -> Iterator[ScreenshotTaker]:
    yield ScreenshotTaker(browser, server.url)
    for context in browser.contexts:
        context.close()


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_fits_and_is_readable(taker: ScreenshotTaker, name: str) -> None:
    visitor = SCREENSHOTS[name].reach(taker)
    assert_fits(visitor)
    assert_readable(visitor)
    assert visitor.troubles == []
