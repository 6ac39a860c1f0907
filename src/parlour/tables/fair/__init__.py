"""The fair deal: a promise before the cards are dealt, and its proof afterwards.

A table has one root secret of 32 bytes. From it each round r gets a secret of its own,

    secret(r) = HMAC-SHA256(root, "parlour fair deal 1, secret of round r")

and before the round the table publishes

    commitment(r) = SHA-256("parlour fair deal 1, GAME, round r" + newline + secret(r)).

Players may add a few words of their own after they have seen the first commitment. Then

    key(r) = HMAC-SHA256(secret(r), "parlour fair deal 1, GAME, round r" and, for each seat that
             added words, newline + "SEAT: WORDS")

keys a generator in counter mode: block i is HMAC-SHA256(key, i as eight bytes, high byte
first), read as four words of 64 bits. A number below n is a word modulo n, words at or above
the greatest multiple of n being thrown away. In order the stream gives: in the first round the
dealer, where he was drawn by lot (a number below that of the seats or, where the sheet finds him
by dividing the pack, a pack of its own) or chosen by whoever opened the table (then the lot is
drawn all the same and laid aside: so a deal of one number has the same packs, whoever deals, and
who chooses a dealer chooses no cards); the pack, by Fisher and Yates from the last card down,
starting from the deck in the order of its card numbers; then each blind draw, as a place in the
ascending list of its outcomes. After the round its secret is told, and anybody can do the sums.

A deal opened by name has no secret: its root is SHA-256("parlour deal by number 1, NUMBER"), or
the 64 hexadecimal digits themselves, which is how a finished game can be dealt again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from parlour.games.game import NoSuch
from parlour.games.saying import say

SECRET_BYTES = 32
_SCHEME = "parlour fair deal 1"
_WORD = 1 << 64
HEX_DIGITS = frozenset("0123456789abcdef")


def fresh_root() -> bytes:
    """A root secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def root_of_deal(deal: str) -> bytes:
    """The root of a deal opened by number, or by the digits of an earlier root."""
    if len(deal) == 2 * SECRET_BYTES and HEX_DIGITS.issuperset(deal):
        return bytes.fromhex(deal)
    if 1 <= len(deal) <= 18 and deal.isascii() and deal.isdigit():
        return hashlib.sha256(f"parlour deal by number 1, {int(deal)}".encode()).digest()
    raise NoSuch(
        "no-such-deal",
        say(
            "“{deal}” is no deal. A deal is a whole number of at most 18 digits, or the 64 "
            "digits 0 to 9 and a to f that a finished game gives.",
            deal=deal,
        ),
    )


def secret_of_round(root: bytes, number: int) -> bytes:
    """The secret of one round; it tells nothing of the others."""
    says = f"{_SCHEME}, secret of round {number}"
    return hmac.digest(root, says.encode(), "sha256")


def commitment(game: str, number: int, secret: bytes) -> str:
    """What is published before the round."""
    says = f"{_SCHEME}, {game}, round {number}\n".encode()
    return hashlib.sha256(says + secret).hexdigest()


def seed_of_bot(root: bytes, seat: int, steps: int) -> int:
    """What a bot in this seat chooses by, after so many steps of the game.

    It tells nothing of the packs. A deal opened by number, played the same way, is answered the
    same way.
    """
    says = f"{_SCHEME}, bot in seat {seat} after {steps} steps"
    return int.from_bytes(hmac.digest(root, says.encode(), "sha256")[:8], "big") >> 1


class Stream:
    """The random numbers of one round, in their order."""

    def __init__(self, game: str, number: int, secret: bytes, words: Mapping[int, str]) -> None:
        says = f"{_SCHEME}, {game}, round {number}"
        for seat in sorted(words):
            says += f"\n{seat}: {words[seat]}"
        self._key = hmac.digest(secret, says.encode(), "sha256")
        self._words: list[int] = []
        self._block = 0

    def fork(self) -> Stream:
        """Another stream that will give the very same numbers."""
        twin = object.__new__(Stream)
        twin._key, twin._words, twin._block = self._key, list(self._words), self._block
        return twin

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
            self._words = [int.from_bytes(block[at : at + 8], "big") for at in (24, 16, 8, 0)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = _WORD - _WORD % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def shuffled(self, cards: list[int]) -> list[int]:
        """These cards in an order, each order equally likely."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return pack
