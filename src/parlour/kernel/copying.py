"""One state written over another, in compiled rules as in interpreted ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.kernel.flat import Flat
from parlour.kernel.numba_or_plain import COMPILED, compiled_as

if COMPILED:
    from llvmlite import ir
    from numba.core import cgutils

    from parlour.kernel.numba_or_plain import intrinsic, types


def overwrite(out: Any, s: Any) -> None:
    """Make `out` equal to `s`, byte for byte; both are records of one game."""
    if isinstance(out, Flat):
        memoryview(out.data)[:] = s.data
    else:
        for name in s.dtype.names:
            out[name] = s[name]


if COMPILED:

    @intrinsic  # type: ignore[untyped-decorator]
    def _copy_bytes(typing_context: Any, out: Any, s: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            target, source = args
            size = ir.Constant(ir.IntType(64), signature.args[1].size)
            cgutils.raw_memcpy(builder, target, source, size, 1)
            return context.get_dummy_value()

        return types.void(out, s), generate

    @compiled_as(overwrite)
    def _overwrite(out: Any, s: Any) -> Callable[..., Any] | None:
        if not isinstance(s, types.Record) or out != s:
            return None
        return lambda out, s: _copy_bytes(out, s)
