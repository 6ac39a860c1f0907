"""Numba where it is installed, plain Python where it is not.

Everything that needs Numba asks here, so that the rules also run where it is missing and
where NUMBA_DISABLE_JIT=1 asks for interpreted rules.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

try:
    import numba
    from numba import types
    from numba.extending import intrinsic, overload

    PRESENT = True
except ImportError:  # pragma: no cover - exercised by a test in a process of its own
    PRESENT = False

COMPILED = PRESENT and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether rules run as machine code in this process."""


def compiled_as(function: Callable[..., Any]) -> Callable[[Callable[..., Any]], Any]:
    """Say what compiled rules run when they call this Python function.

    The decorated function answers, for the argument types, with the body to compile; where
    nothing is compiled the decorator leaves everything as it is.
    """

    def say(body: Callable[..., Any]) -> Callable[..., Any]:
        if not COMPILED:
            return body

        @wraps(body)
        def bare(*args: Any, **named: Any) -> Any:
            chosen = body(*args, **named)
            if chosen is not None:
                chosen.__annotations__ = {}
            return chosen

        # Numba wants the two signatures equal, annotations included: so both go bare.
        body.__annotations__ = bare.__annotations__ = {}
        from parlour.kernel.linking import PartCompiler

        overload(function, jit_options={"pipeline_class": PartCompiler})(bare)
        return body

    return say


__all__ = ["COMPILED", "PRESENT", "compiled_as"]
if PRESENT:
    __all__ += ["intrinsic", "numba", "types"]
