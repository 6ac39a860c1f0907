"""Names, table ids and tokens: all that stands in for an account."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection

from parlour.games.mistakes import Mistake

LONGEST_NAME = 24
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10
_JOINER = "\u200d"
_VISIBLE = frozenset("LMNPS")
"""Letters, marks, figures, punctuation and signs, by the first letter of their category."""

BOT_NAMES = (
    "Ada",
    "Barnaby",
    "Cecily",
    "Digby",
    "Effie",
    "Fergus",
    "Gertrude",
    "Horace",
    "Ivy",
    "Jasper",
    "Kitty",
    "Lemuel",
    "Mabel",
    "Ned",
)


class BadName(Mistake):
    """A name that cannot stand at a table."""


def new_table_id() -> str:
    """Ten letters and figures that are hard to mistake: about 50 bits, nobody guesses one."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether this could be the id of a table at all."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_token() -> str:
    """The key to one seat."""
    return secrets.token_urlsafe(18)


def name_of(text: str, taken: Collection[str] = ()) -> str:
    """A person's name as it will stand at the table; raises BadName."""
    if len(text) > 400:
        raise BadName("bad-name", f"A name has 1 to {LONGEST_NAME} characters.")
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName("bad-name", f"A name has 1 to {LONGEST_NAME} characters, not {len(name)}.")
    kinds = {letter: unicodedata.category(letter) for letter in name}
    if any(
        kind[0] not in _VISIBLE and letter not in (" ", _JOINER) for letter, kind in kinds.items()
    ):
        raise BadName("bad-name", "A name has only characters that can be seen.")
    if not any(kind[0] in "LNPS" for kind in kinds.values()):
        raise BadName("bad-name", "A name has at least one character that can be seen.")
    if any(name.casefold() == other.casefold() for other in taken):
        raise BadName("name-taken", f"Somebody called {name} sits at this table already.")
    return name


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    known = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in known]
    return secrets.choice(free)
