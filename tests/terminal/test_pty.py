"""The full screen in a real terminal of 80 columns and 24 rows."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 240.0
"""Seconds after which something is surely wrong; nothing waits for them otherwise."""


class Terminal:
    """A process on a pseudo-terminal, and everything it has written."""

    def __init__(self, *words: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", *words],
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


@pytest.mark.parametrize(
    ("words", "title", "asked"),
    [
        (("play", "court"), "Court for two", "Your"),
        (("play", "alice", "--seats", "12"), "Alice in Wonderland", "Lucy"),
    ],
)
def test_a_screen_of_80_by_24(words: tuple[str, ...], title: str, asked: str) -> None:
    terminal = Terminal(
        *words, "--bots", "chance", "--deal", "6", "--speed", "instant", "--name", "Ann"
    )
    try:
        terminal.until("\x1b[?1049h", title, asked, "? keys")
        terminal.key("?")
        terminal.until("take my last move back")
        # Keys are taken in their order: one puts the help away, one asks to leave.
        terminal.key("qq")
        terminal.until("Leave the table in the middle of the game?")
        terminal.key("y")
        assert terminal.drain() == 0
        assert "\x1b[?1049l" in terminal.written, "the terminal is given back as it was"
        assert "You leave the table." in terminal.written
    finally:
        terminal.close()


def test_a_table_is_opened_on_a_screen_of_80_by_24() -> None:
    terminal = Terminal(
        "play", "--bots", "chance", "--deal", "6", "--speed", "instant", "--name", "Ann"
    )
    try:
        terminal.until("\x1b[?1049h", "Open a table", "House rules: all as printed", "sit down")
        terminal.key("s")
        terminal.until("Court for two", "Your")
        terminal.key("q")
        terminal.until("Leave the table in the middle of the game?")
        terminal.key("y")
        assert terminal.drain() == 0
        assert "You leave the table." in terminal.written
    finally:
        terminal.close()


def test_plain_lines_in_a_terminal() -> None:
    terminal = Terminal("play", "court", "--plain", "--bots", "chance", "--deal", "6")
    try:
        terminal.until("Your hand:", "> ")
        assert "\x1b[?1049h" not in terminal.written
        terminal.key("quit\n")
        assert terminal.drain() == 0
        assert "Goodbye" in terminal.written
    finally:
        terminal.close()
