"""The moments of which the documentation shows pictures: each fits, can be touched and be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.scenes import SCENES
from tests.browser.studio import Studio
from tests.browser.test_sizes import assert_fits, assert_readable
from tests.server.house import House

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
def studio(browser: Browser, house: House) -> Iterator[Studio]:
    yield Studio(browser, house.url)
    for context in browser.contexts:
        context.close()


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_fits_and_is_readable(studio: Studio, name: str) -> None:
    visitor = SCENES[name].reach(studio)
    assert_fits(visitor)
    assert_readable(visitor)
    assert visitor.troubles == []
