"""One server and one browser for each module; whatever goes wrong in a page fails its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor, sit_down
from tests.server.server_process import ServerProcess
from tools.browser import ARGUMENTS, find_browser

Visit = Callable[..., Visitor]

# A busy machine may take long over what a person would see at once.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    started = ServerProcess(tmp_path_factory.mktemp("house") / "data")
    yield started
    assert started.stop() == 0, started.error_text()
    assert "Traceback" not in started.error_text(), started.error_text()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS])
        yield chromium
        chromium.close()


@pytest.fixture
def visit_at(browser: Browser) -> Iterator[Visit]:
    """Let somebody in at an address; at the end nothing may have gone wrong for anybody."""
    visitors: list[Visitor] = []

    def sit(home: str, **more: Any) -> Visitor:
        visitor = sit_down(browser, home, **more)
        visitors.append(visitor)
        return visitor

    yield sit
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.page.context.close()
    assert troubles == []


@pytest.fixture
def visit(visit_at: Visit, server: ServerProcess) -> Visit:
    """Let somebody in at the server of this test."""
    return lambda **more: visit_at(server.url, **more)
