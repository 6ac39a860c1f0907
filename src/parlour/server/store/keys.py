"""Ids and tokens: all that stands in for an account."""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10


def new_id() -> str:
    """Ten letters and figures that are hard to mistake: about 50 bits, nobody guesses one."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be the id of a table, a replay or a deal at all."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_token() -> str:
    """The key to one seat."""
    return secrets.token_urlsafe(18)


def hash_of(token: str) -> bytes:
    """What is kept of a token. A token is 144 random bits: a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).digest()
