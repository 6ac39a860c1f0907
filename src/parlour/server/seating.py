"""Table ids and tokens: all that stands in for an account."""

from __future__ import annotations

import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10


def new_table_id() -> str:
    """Ten letters and figures that are hard to mistake: about 50 bits, nobody guesses one."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether this could be the id of a table at all."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_token() -> str:
    """The key to one seat."""
    return secrets.token_urlsafe(18)
