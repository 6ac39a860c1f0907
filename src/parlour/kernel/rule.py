"""`rule`: a plain Python function that compiled code can run too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar

from parlour.kernel.numba_or_plain import COMPILED

F = TypeVar("F", bound=Callable[..., Any])

if COMPILED:
    from numba import njit

    from parlour.kernel.cache import RuleCache, folder, is_ours
    from parlour.kernel.linking import PartCompiler, WholeCompiler
    from parlour.kernel.numba_or_plain import types
    from parlour.kernel.record import MARK

    def _short_name(kind: Any) -> tuple[str, tuple[()]]:
        """A game's state by its mark and a digest, in the names of machine code.

        Numba would spell out every field of the record in the name of every function that
        takes one: kilobytes a name, and about a twelfth of the time that compiling takes.
        """
        for field in kind.fields:
            if field.startswith(MARK):
                return f"{field}_{blake2b(kind.name.encode(), digest_size=8).hexdigest()}", ()
        return kind.name, ()

    types.Record.mangling_args = property(_short_name)

    _jit = partial(njit, nogil=True, error_model="numpy", no_cfunc_wrapper=True)

    def rule(function: F) -> F:
        """Compile this function on its first call and keep the result between runs.

        What Python calls is wrapped and kept; what other rules call is compiled bare, since
        it becomes part of them: that saves a tenth of a first compilation.
        """
        compiled = _jit(pipeline_class=WholeCompiler)(function)
        bare = _jit(pipeline_class=PartCompiler, no_cpython_wrapper=True)(function)
        # A rule that calls itself must find itself, whichever of the two is being compiled.
        bare._compiling_counter = compiled._compiling_counter
        if is_ours(function) and folder() is not None:
            compiled._cache = RuleCache(function)

        def find(args: Any, named: Any) -> Any:
            """Numba would compile a rule anew for each constant that it is called with."""
            plain = {name: types.unliteral(kind) for name, kind in named.items()}
            return bare.get_call_template(tuple(types.unliteral(kind) for kind in args), plain)

        compiled.get_call_template = find
        compiled.get_overload = bare.get_overload
        return compiled

else:

    def rule(function: F) -> F:
        """Nothing to compile with, or asked not to: the function as it stands."""
        return function
