"""Who counts as one visitor, and how much each may ask.

What is counted by visitor is counted by address, or by the network that one household has in the
newer kind of address, whose last half everybody chooses at will.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import Request

from parlour.games.mistakes import Mistake
from parlour.server.live.rate_limit import RateLimit

ONE_HOUSEHOLD = 64


def visitor_of(host: str) -> str:
    """Who is counted as one visitor."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, ONE_HOUSEHOLD), strict=False))


class VisitorLimits:
    """One limit for each visitor; those not heard of for longest are forgotten."""

    def __init__(
        self,
        burst: float,
        rate: float,
        too_many: str,
        most: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`too_many` is what is said to one who asks for more."""
        self._burst = burst
        self._rate = rate
        self._too_many = too_many
        self._most = most
        self._clock = clock
        self._visitors: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Whether this visitor may ask once more now."""
        now = self._clock()
        bucket = self._visitors.get(visitor)
        if bucket is None:
            bucket = self._visitors[visitor] = RateLimit(self._burst, self._rate, now)
            if len(self._visitors) > self._most:
                self._visitors.popitem(last=False)
        self._visitors.move_to_end(visitor)
        return bucket.take(now)

    def spend(self, request: Request) -> None:
        """Somebody asks once more; raises Mistake where that is too much."""
        if not self.take(visitor_of(request.client.host if request.client else "")):
            raise Mistake("flood", self._too_many)
