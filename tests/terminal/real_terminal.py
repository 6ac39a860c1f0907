"""A real terminal of 80 columns and 24 rows with a `parlour` in it."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 240.0
"""Seconds after which something is surely wrong; nothing waits for them otherwise."""


class Terminal:
    """A process on a pseudo-terminal, and everything it has written."""

    def __init__(
        self, *words: str, python: str = sys.executable, more: Mapping[str, str] | None = None
    ) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **(more or {})}
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [python, "-m", "parlour", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=ROOT,
            env=environment,
            close_fds=True,
        )
        os.close(theirs)
        self.written = ""

    def until(self, *words: str) -> None:
        """Read until all of these words have been written since the last key."""
        while not all(word in self.written for word in words):
            ready, _, _ = select.select([self._ours], [], [], PATIENCE)
            assert ready, f"no word of {words} came: {self.written[-2000:]!r}"
            try:
                read = os.read(self._ours, 65536)
            except OSError:
                read = b""
            assert read, f"the process ended without {words}: {self.written[-2000:]!r}"
            self.written += read.decode("utf-8", errors="replace")

    def key(self, keys: str) -> None:
        """Press keys."""
        self.written = ""
        os.write(self._ours, keys.encode())

    def drain(self) -> int:
        """Read to the end; the exit status."""
        while True:
            try:
                read = os.read(self._ours, 65536)
            except OSError:
                break
            if not read:
                break
            self.written += read.decode("utf-8", errors="replace")
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Let nothing outlive a test."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._ours)
