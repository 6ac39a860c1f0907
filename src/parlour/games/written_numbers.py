"""Whole numbers as people write them, however many digits somebody may send."""

from __future__ import annotations

DIGITS = "0123456789"
MOST_DIGITS = 12
"""No number that anybody may mean is longer."""


def whole_number(text: str) -> int | None:
    """The whole number that is written here, or None.

    One too long to be meant is cut short, and is still larger than any that can be: for reading
    thousands of digits takes long, and Python refuses it.
    """
    if not (text.isascii() and text.isdigit()):
        return None
    return int(text.lstrip("0")[: MOST_DIGITS + 1] or "0")
