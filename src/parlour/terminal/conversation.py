"""A conversation in lines of plain text, from one stream to another."""

from __future__ import annotations

from typing import TextIO

LONGEST_LINE = 500


class PersonLeft(Exception):
    """The person has left the table, or nothing more can be read."""


class Conversation:
    """What is said and what is answered, line by line."""

    def __init__(self, inward: TextIO, outward: TextIO) -> None:
        self._in = inward
        self._out = outward

    def say(self, *lines: str) -> None:
        """Print lines, and see that they arrive."""
        for line in lines:
            print(line, file=self._out)
        self._out.flush()

    def read(self, mark: str = "> ") -> str:
        """One line, with spaces for what cannot be printed; raises PersonLeft at the end."""
        self._out.write(mark)
        self._out.flush()
        line = self._in.readline()
        if not line:
            self.say("")
            raise PersonLeft
        shown = "".join(letter if letter.isprintable() else " " for letter in line)
        return " ".join(shown[:LONGEST_LINE].split())
