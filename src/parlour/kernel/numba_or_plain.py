"""Numba where it is installed, plain Python where it is not.

Everything that needs Numba asks here, so that the rules also run where it is missing and
where NUMBA_DISABLE_JIT=1 asks for interpreted rules.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

try:
    import numba
    from numba import types
    from numba.extending import intrinsic, overload

    PRESENT = True
except ImportError:  # pragma: no cover - exercised by a test in a process of its own
    PRESENT = False

if TYPE_CHECKING:
    from llvmlite.ir import IRBuilder, Value
    from numba.core.base import BaseContext
    from numba.core.typing import Signature
    from numba.core.typing.context import BaseContext as TypingContext

COMPILED = PRESENT and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether rules run as machine code in this process."""

Body = Callable[..., Any]
"""What compiled rules run in the place of a Python function."""


def compiled_as(function: Body) -> Callable[[Callable[..., Body | None]], Body]:
    """Say what compiled rules run when they call this Python function.

    The decorated function answers, for the argument types, with the body to compile; where
    nothing is compiled the decorator leaves everything as it is.
    """

    def say(body: Callable[..., Body | None]) -> Body:
        if not COMPILED:
            return body

        @wraps(body)
        def bare(*args: types.Type, **named: types.Type) -> Body | None:
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


__all__ = ["COMPILED", "PRESENT", "Body", "compiled_as"]
if TYPE_CHECKING:
    __all__ += ["BaseContext", "IRBuilder", "Signature", "TypingContext", "Value"]
if PRESENT:
    __all__ += ["intrinsic", "numba", "types"]
