"""Players may be called by name where the notation of a move has a seat's number."""

from __future__ import annotations

import re
from collections.abc import Sequence


def seats_for_names(text: str, names: Sequence[str]) -> str:
    """The text with every player's name, as a word of its own, turned into his seat's number.

    Longer names go first, so that Ann is not found in Ann Lee.
    """
    numbers = {name.casefold(): str(seat) for seat, name in enumerate(names) if name}
    if not numbers:
        return text
    longest_first = sorted(numbers, key=len, reverse=True)
    any_name = "|".join(re.escape(name) for name in longest_first)
    return re.sub(
        rf"(?<!\w)(?:{any_name})(?!\w)",
        lambda found: numbers[found[0].casefold()],
        text,
        flags=re.I,
    )
