"""How much may be asked: so much at once, so much a second after that."""

from __future__ import annotations


class RateLimit:
    """A bucket that fills steadily: each message takes one from it."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
