"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# No test depends on the clock: a first call compiles, and that takes as long as it takes.
settings.register_profile(
    "parlour",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
    print_blob=True,
)
settings.load_profile("parlour")
