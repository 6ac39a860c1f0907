"""A server as a process of its own, started and stopped (or killed) by tests."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import ClassVar

import httpx

from parlour.server.store.store import FILE
from parlour.server.store.sweeping import Swept

PATIENCE = 500.0
"""Nothing here is measured: a wait this long means that something is not coming."""


DEAL = "3"
"""The deal of a table for which a test names none: always the same, and so are its bots."""


class ServerProcess:
    """One running server on a free port of this machine."""

    all: ClassVar[list[ServerProcess]] = []
    """Every one that was started here."""

    def __init__(
        self,
        data: Path,
        python: str = sys.executable,
        more: Mapping[str, str] | None = None,
        **options: int | str,
    ) -> None:
        """Bots do not wait and take nobody's seat, and tests may speak as fast as they can,
        unless options say else."""
        self.data = data
        # What is written to stderr goes to a file: a full pipe would stop the server.
        self.errors = data.parent / f"{data.name}.errors"
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", **(more or {})}
        usual = {"port": 0, "pace": 0, "rate": 1_000_000, "stand_in_after": 1_000_000}
        chosen = {**usual, "data": str(data), **options}
        command = [python, "-m", "parlour", "serve"]
        for name, value in chosen.items():
            command += [f"--{name.replace('_', '-')}", str(value)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment,
                text=True,
            )
        self.all.append(self)
        self.said: list[str] = []
        self.url = self._wait_for_address()

    def _wait_for_address(self) -> str:
        assert self.process.stdout is not None
        alarm = threading.Timer(PATIENCE, self.process.kill)
        alarm.start()
        try:
            for line in self.process.stdout:
                self.said.append(line.rstrip("\n"))
                if line.startswith("Stop it with"):
                    break
        finally:
            alarm.cancel()
        found = re.search(r"Parlour is at (\S+)", "\n".join(self.said))
        assert found, f"the server did not start: {self.said} {self.error_text()}"
        return found[1]

    @property
    def store_file(self) -> Path:
        """The file that its tables are kept in."""
        return self.data / FILE

    @property
    def socket_url(self) -> str:
        return self.url.replace("http://", "ws://")

    def error_text(self) -> str:
        return self.errors.read_text()

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    def wait_for_removal(self, kind: Swept, name: str) -> None:
        """Wait until what has outlived its time is gone from the store.

        A server answers before it has swept, and whoever asks for a replay has used it.
        """
        latest = time.monotonic() + PATIENCE
        with closing(sqlite3.connect(self.store_file)) as connection:
            while connection.execute(f"SELECT 1 FROM {kind} WHERE id = ?", (name,)).fetchone():
                assert time.monotonic() < latest, f"{name} is still among the {kind}"
                time.sleep(0.05)

    def kill(self) -> None:
        """As when the power fails: no signal that could be caught."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._ended()

    def stop(self) -> int:
        """As by Ctrl+C; gives the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self._ended()

    def _ended(self) -> int:
        try:
            return self.process.wait(60)
        finally:
            assert self.process.stdout is not None
            self.process.stdout.close()
