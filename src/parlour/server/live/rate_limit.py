"""How much one caller may ask: so many at once, so many a second after that."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]

CONNECTIONS = 300
"""So many connections one visitor may hold open: a large company behind one address."""


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


class RateLimits:
    """One limit for each caller; those not heard of for longest are forgotten."""

    def __init__(
        self, burst: float, rate: float, most: int = 10_000, clock: Clock = time.monotonic
    ) -> None:
        self._burst = burst
        self._rate = rate
        self._most = most
        self._clock = clock
        self._callers: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Whether this caller may ask once more now."""
        now = self._clock()
        bucket = self._callers.get(caller)
        if bucket is None:
            bucket = self._callers[caller] = RateLimit(self._burst, self._rate, now)
            if len(self._callers) > self._most:
                self._callers.popitem(last=False)
        self._callers.move_to_end(caller)
        return bucket.take(now)
