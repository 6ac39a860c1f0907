"""Lines that say nothing, in the positions of all games that read them one by one."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game, names
from parlour.games.game import Unreadable

# Court looks its lines up by name, and may first miss one that should be there.
LINE_BY_LINE = [name for name in names() if not name.startswith("court")]


@pytest.mark.parametrize("name", LINE_BY_LINE)
@pytest.mark.parametrize("line", [": 4", "dealer", "weather: fine", "dealer: the eldest"])
def test_a_line_that_says_nothing_is_told_with_its_number(name: str, line: str) -> None:
    with pytest.raises(Unreadable, match=f"^Line 3, “{line}”") as told:
        game(name).words.read_position(f"# A remark.\n\n{line} # and another", {})
    assert told.value.code == "bad-position"
