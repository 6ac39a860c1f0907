"""Rules that other rules call are handed on as they are, and the whole is optimised once.

Numba optimises every function twice and makes machine code of it, then does the same again for
each caller with its callees inside. A game is a hundred small rules, of which Python calls a
dozen: here only those dozen are optimised and become machine code, each with all that it calls.
That nearly halves a first compilation.
"""

from __future__ import annotations

from collections.abc import Iterable

from llvmlite.binding import Linkage, ModuleRef
from numba._dynfunc import make_function
from numba.core.codegen import CodeLibrary, JITCodeLibrary, RuntimeLinker
from numba.core.compiler import Compiler, PassManager, StateDict, _LowerResult
from numba.core.compiler_lock import require_global_compiler_lock
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import (
    DumpParforDiagnostics,
    InlineOverloads,
    NativeLowering,
    NopythonRewrites,
)
from numba.core.untyped_passes import (
    InlineClosureLikes,
    InlineInlinables,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    RewriteDynamicRaises,
    WithLifting,
)


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """A rule that Python calls, with everything it calls linked in."""

    _linking_libraries: list[CodeLibrary]
    _shared_module: ModuleRef | None

    def finalize(self) -> None:
        """Link every part once, then what the parts call that is no part, and optimise.

        The parts come first: of any other library Numba takes in only what is asked for by then.
        """
        parts, others = _unfolded(self._linking_libraries)
        for part in parts:
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(part.own_module(), preserve=True)
        self._linking_libraries = others
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Parts are this rule's own now: what is inlined everywhere need not be kept."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.weak_odr:
                function.linkage = "internal"
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class Part(Whole):
    """One rule's code, to be linked into others: not optimised, and no machine code."""

    alone = False
    """A rule that calls itself does so through its address, so it needs machine code."""
    _own_module: ModuleRef | None = None

    def finalize(self) -> None:
        """Nothing is linked here: what this rule calls goes into its callers beside it."""
        require_global_compiler_lock()
        self._raise_if_finalized()
        self.alone = self._calls_itself()
        if self.alone:
            super().finalize()
            return
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def _optimize_functions(self, module: ModuleRef) -> None:
        """Left to the rules into which this one is linked."""
        module.data_layout = self._codegen._data_layout

    def own_module(self) -> ModuleRef:
        """This rule and nothing that it calls, for those who link every part themselves.

        It is linked in even where nothing calls it yet: a later part may.
        """
        if self._own_module is None:
            self._own_module = self._final_module.clone()
            for function in self._own_module.functions:
                if not function.is_declaration and function.linkage == Linkage.external:
                    function.linkage = "weak_odr"
        return self._own_module

    def _get_module_for_linking(self) -> ModuleRef:
        """This rule with all that it calls, for callers that know nothing of parts.

        Whatever Numba compiles in its usual way asks for this: a function under a plain `njit`, a
        callback, a ufunc. Without the rules beneath, their calls would lead nowhere.
        """
        if self.alone:
            return super()._get_module_for_linking()
        if self._shared_module is None:
            whole = self._final_module.clone()
            parts, others = _unfolded([self])
            for part in parts:
                if part is not self:
                    whole.link_in(part.own_module(), preserve=True)
            for library in others:
                whole.link_in(library._get_module_for_linking(), preserve=True)
            for function in whole.functions:
                if not function.is_declaration and function.linkage in SHARED:
                    function.linkage = "linkonce_odr"
            self._shared_module = whole
        return self._shared_module

    def _calls_itself(self) -> bool:
        """Whether this rule, or one that it calls, is called again before it ends."""
        return any(
            isinstance(each, Part) and each.alone for each in self._linking_libraries
        ) or any(
            each.name.startswith(RuntimeLinker.PREFIX)
            for each in self._final_module.global_variables
        )


SHARED = (Linkage.external, Linkage.weak_odr)


def _unfolded(libraries: Iterable[CodeLibrary]) -> tuple[list[Part], list[CodeLibrary]]:
    """The parts among these libraries with all that they call, and whatever else there is.

    Each stands once. A rule that calls itself is no part here: it has been linked already.
    """
    found: dict[CodeLibrary, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if _is_open(library):
                waiting += library._linking_libraries
    return [each for each in found if _is_open(each)], [
        each for each in found if not _is_open(each)
    ]


def _is_open(library: CodeLibrary) -> bool:
    return isinstance(library, Part) and not library.alone


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):  # type: ignore[misc]
    """Lower a rule that only other rules call."""

    _name = "part_lowering"

    def run_pass(self, state: StateDict) -> bool:
        """Give callers something to know it by, in place of an entry point."""
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        library = state.library
        library._ensure_finalized()
        fndesc = lowered.fndesc
        entry = make_function(
            fndesc.lookup_module(),
            fndesc.qualname,
            "called by rules only",
            0,
            lowered.env,
            (library,),
        )
        state.targetctx.insert_user_function(entry, fndesc, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = _LowerResult(fndesc, lowered.call_helper, entry, lowered.env)
        return True


NOT_IN_RULES = (
    WithLifting,
    InlineClosureLikes,
    MakeFunctionToJitFunction,
    RewriteDynamicRaises,
    InlineInlinables,
    LiteralUnroll,
    LiteralPropagationSubPipelinePass,
    InlineOverloads,
    NopythonRewrites,
    DumpParforDiagnostics,
)
"""Passes over things that no rule has: closures, with, unrolled loops, sums of whole arrays."""


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's passes without those that have nothing to do."""

    lowering = NativeLowering

    def define_pipelines(self) -> list[PassManager]:
        """The passes in Numba's order, the last one our own."""
        pipelines = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [
                (self.lowering if each is NativeLowering else each, said)
                for each, said in pipeline.passes
                if each not in NOT_IN_RULES
            ]
            pipeline._finalized = False
            pipeline.finalize()
        return pipelines


class PartCompiler(RuleCompiler):
    """Compiles a rule for the use of other rules."""

    lowering = PartLowering

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        self.state.library = Part(self.state.targetctx.codegen(), "part")


class WholeCompiler(RuleCompiler):
    """Compiles a rule that Python calls."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        library = Whole(self.state.targetctx.codegen(), "whole")
        library.enable_object_caching()
        self.state.library = library
