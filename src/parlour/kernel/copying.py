"""One state written over another, in compiled rules as in interpreted ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.kernel.flat import Flat, R
from parlour.kernel.numba_or_plain import COMPILED, Body, compiled_as

if COMPILED:
    from llvmlite import ir
    from numba.core import cgutils

    from parlour.kernel.numba_or_plain import intrinsic, types

if TYPE_CHECKING:
    from parlour.kernel.numba_or_plain import (
        BaseContext,
        IRBuilder,
        Signature,
        TypingContext,
        Value,
    )


def overwrite(out: R, s: R) -> None:
    """Make `out` equal to `s`, byte for byte; both are records of one game."""
    if isinstance(out, Flat) and isinstance(s, Flat):
        memoryview(out.data)[:] = s.data
    else:
        for name in s.dtype.names or ():
            setattr(out, name, getattr(s, name))


if COMPILED:

    @intrinsic  # type: ignore[untyped-decorator]
    def _copy_bytes(
        typing_context: TypingContext, out: types.Type, s: types.Type
    ) -> tuple[Signature, Body]:
        def generate(
            context: BaseContext, builder: IRBuilder, signature: Signature, args: Sequence[Value]
        ) -> Value:
            target, source = args
            size = ir.Constant(ir.IntType(64), signature.args[1].size)
            cgutils.raw_memcpy(builder, target, source, size, 1)
            return context.get_dummy_value()

        return types.void(out, s), generate

    @compiled_as(overwrite)
    def _overwrite(out: types.Type, s: types.Type) -> Body | None:
        if not isinstance(s, types.Record) or out != s:
            return None
        return lambda out, s: _copy_bytes(out, s)
