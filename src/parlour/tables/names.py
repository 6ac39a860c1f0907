"""Names at a table: a person's, a bot's, and a name where a move has a seat's number."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection, Sequence

from parlour.games.mistakes import Mistake
from parlour.games.saying import say

LONGEST_NAME = 24
_JOINER = "\u200d"
_VISIBLE = frozenset("LMNPS")
"""Letters, marks, figures, punctuation and signs, by the first letter of their category."""

BOT_NAMES = (
    "Bertha",
    "Cecil",
    "Dora",
    "Edwin",
    "Flora",
    "Gus",
    "Hetty",
    "Ivor",
    "Jane",
    "Kit",
    "Lucy",
    "Max",
    "Ada",
    "Barnaby",
    "Effie",
    "Fergus",
    "Gertrude",
    "Horace",
    "Jasper",
    "Lemuel",
    "Mabel",
    "Ned",
    "Agnes",
    "Albert",
    "Amos",
    "Archie",
    "Clara",
    "Clement",
    "Cora",
    "Daisy",
    "Della",
    "Eben",
    "Edith",
    "Elmer",
    "Eunice",
    "Frank",
    "Grace",
    "Harriet",
    "Hiram",
    "Ida",
    "Irene",
    "Jonas",
    "Kate",
    "Laura",
    "Lottie",
    "Martha",
    "Minnie",
    "Nellie",
    "Oscar",
    "Phoebe",
    "Rufus",
    "Sadie",
    "Silas",
    "Theodore",
    "Una",
    "Violet",
    "Walter",
    "Zeb",
)
"""More than the largest table has seats."""


class BadName(Mistake):
    """A name that cannot stand at a table."""


def name_of(text: str, taken: Collection[str] = ()) -> str:
    """A person's name as it will stand at the table; raises BadName."""
    if len(text) > 400:
        raise BadName("bad-name", say("A name has 1 to {most} characters.", most=LONGEST_NAME))
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(
            "bad-name",
            say("A name has 1 to {most} characters, not {n}.", most=LONGEST_NAME, n=len(name)),
        )
    kinds = {letter: unicodedata.category(letter) for letter in name}
    if any(
        kind[0] not in _VISIBLE and letter not in (" ", _JOINER) for letter, kind in kinds.items()
    ):
        raise BadName("bad-name", say("A name has only characters that can be seen."))
    if not any(kind[0] in "LNPS" for kind in kinds.values()):
        raise BadName("bad-name", say("A name has at least one character that can be seen."))
    if any(name.casefold() == other.casefold() for other in taken):
        raise BadName(
            "name-taken", say("Somebody called {name} sits at this table already.", name=name)
        )
    return name


def seen_only(text: str) -> str:
    """A text in one line, without characters that cannot be seen or that turn others round."""
    kept = (
        letter
        for letter in " ".join(text.split())
        if letter in (" ", _JOINER) or unicodedata.category(letter)[0] in _VISIBLE
    )
    return unicodedata.normalize("NFC", "".join(kept)).strip(f" {_JOINER}")


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    known = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in known]
    return secrets.choice(free)


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
