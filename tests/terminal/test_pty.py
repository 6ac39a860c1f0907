"""The full screen in a real terminal of 80 columns and 24 rows."""

from __future__ import annotations

import pytest

from tests.terminal.real_terminal import Terminal


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
