"""`rule` and `compiled`: plain Python functions that compiled code can run too.

A rule is what other rules call. Called by compiled code it is compiled, as a part of its caller;
called by Python it runs as the Python that it is, which for a line or two is quicker than any way
into machine code. What Python wants at full speed (a whole game, a search, the thirteen functions
of a game) is `compiled`: entered once, with all its rules inside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar

from parlour.kernel.numba_or_plain import COMPILED, Body

F = TypeVar("F", bound=Body)
RuleFor = Callable[[tuple[str, ...]], object]
"""Which function belongs to a record with these fields; None if none does."""

if TYPE_CHECKING:
    from parlour.kernel.numba_or_plain import TypingContext

if COMPILED:
    from numba import njit
    from numba.core.errors import TypingError
    from numba.core.typing.templates import infer_global
    from numba.core.typing.typeof import typeof_impl

    from parlour.kernel.cache import RuleCache, folder, is_ours
    from parlour.kernel.flat import MARK, Flat
    from parlour.kernel.linking import PartCompiler, WholeCompiler
    from parlour.kernel.numba_or_plain import numba, types

    def _short_name(kind: types.Record) -> tuple[str, tuple[()]]:
        """A game's state by its mark and a digest, in the names of machine code.

        Numba would spell out every field of the record in the name of every function that
        takes one: kilobytes a name, and about a twelfth of the time that compiling takes.
        """
        for field in kind.fields:
            if field.startswith(MARK):
                return f"{field}_{blake2b(kind.name.encode(), digest_size=8).hexdigest()}", ()
        return kind.name, ()

    types.Record.mangling_args = property(_short_name)

    @typeof_impl.register(Flat)  # type: ignore[untyped-decorator]
    def _record_type(state: Flat, context: TypingContext) -> types.Type:
        """A state that is given to compiled code is its bytes."""
        return numba.from_dtype(state.dtype)

    _jit = partial(njit, error_model="numpy", no_cfunc_wrapper=True)

    class Rule(partial):  # type: ignore[type-arg]
        """A rule: to Python its function, to Numba what `part` compiles."""

        part: Any

        @property
        def __name__(self) -> str:
            return self.func.__name__

        @property
        def py_func(self) -> Body:
            """The function as it is written."""
            return self.func

    @typeof_impl.register(Rule)  # type: ignore[untyped-decorator]
    def _rule_type(function: Rule, context: TypingContext) -> types.Type:
        return types.Dispatcher(function.part)

    def _called_by_rules(function: Body) -> Any:
        """The function for callers that are compiled: bare, since it becomes a part of them."""
        part = _jit(pipeline_class=PartCompiler, nogil=True, no_cpython_wrapper=True)(function)
        find = part.get_call_template

        def find_plain(args: Sequence[types.Type], named: dict[str, types.Type]) -> Any:
            """Numba would compile a rule anew for each constant that it is called with."""
            plain = {name: types.unliteral(kind) for name, kind in named.items()}
            return find(tuple(types.unliteral(kind) for kind in args), plain)

        part.get_call_template = find_plain
        return part

    def rule(function: F) -> F:
        """Let compiled code call this function, and Python too."""
        made: Any = Rule(function)
        made.__doc__ = function.__doc__
        made.__wrapped__ = function
        made.__module__ = function.__module__
        made.__qualname__ = function.__qualname__
        made.part = _called_by_rules(function)
        return made

    def compiled(function: F, *, game: str = "", nogil: bool = True) -> F:
        """Compile this function on its first call and keep the result between runs.

        `game` is whose rules are inside, where the arguments do not tell.
        """
        made: Any = _jit(pipeline_class=WholeCompiler, nogil=nogil)(function)
        part = _called_by_rules(function)
        # A function that calls itself must find itself, whichever of the two is being compiled.
        part._compiling_counter = made._compiling_counter
        if is_ours(function) and folder() is not None:
            made._cache = RuleCache(function, game)
        made.get_call_template = part.get_call_template
        made.get_overload = part.get_overload
        return made

    class Resolved:
        """To Numba: the function that belongs to the record given first."""

        is_compiling = False
        nopython_signatures = ()

        def __init__(self, name: str, rule_for: RuleFor) -> None:
            self._name = name
            self._rule_for = rule_for

        def __repr__(self) -> str:
            return self._name

        def _chosen(self, given: Sequence[types.Type]) -> Any:
            rule = self._rule_for(tuple(getattr(given[0], "fields", ()))) if given else None
            if rule is None:
                raise TypingError(f"{self._name} is asked of what is no game's state.")
            return getattr(rule, "part", rule)

        def get_call_template(
            self, given: Sequence[types.Type], named: dict[str, types.Type]
        ) -> Any:
            """How the call is typed: as one of that function."""
            return self._chosen(given).get_call_template(given, named)

        def get_overload(self, given: Sequence[types.Type]) -> Any:
            """What is called."""
            return self._chosen(given).get_overload(given)

    def resolved(rule_for: RuleFor) -> Callable[[F], F]:
        """Compiled callers of this function call another, chosen by the record given first.

        `rule_for` is given the names of its fields. Python calls the function itself.
        """

        def known(function: F) -> F:
            kind = Resolved(function.__name__, rule_for)
            _kept.append(kind)
            infer_global(function, types.Dispatcher(kind))
            return function

        return known

    _kept: list[Resolved] = []
    """Numba's types would let go of them."""

else:

    def rule(function: F) -> F:
        """Nothing to compile with, or asked not to: the function as it stands."""
        return function

    def compiled(function: F, *, game: str = "", nogil: bool = True) -> F:
        """The same."""
        return function

    def resolved(rule_for: RuleFor) -> Callable[[F], F]:
        """The same."""
        return lambda function: function
