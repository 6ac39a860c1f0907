"""One server for the tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    started = ServerProcess(tmp_path_factory.mktemp("house") / "data")
    yield started
    status = started.stop()
    assert status == 0, started.error_text()
    assert "Traceback" not in started.error_text(), started.error_text()
