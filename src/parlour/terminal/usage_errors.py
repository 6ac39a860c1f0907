"""A mistake on the command line, answered in one sentence."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from parlour.games.sheets import like

_BROUGHT = re.compile(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]")
"""A package that comes with an extra of ours, as an installed Parlour's requirements say it."""
_INSTEAD = {"terminal": " Without it there is parlour play --plain."}
_KINDS = {int: "a whole number", float: "a number"}


def sentence_of(error: CycloptsError, app: App) -> str:
    """What was wrong with the line, and what would have been right."""
    command = " ".join(error.command_chain or ())
    ask = f"See parlour {command} --help." if command else "See parlour --help."
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        word = error.unused_tokens[0]
        if not command:
            known = sorted(name for name in app if not name.startswith("-"))
            near = like(word, known)
            return f"There is no command “{word}”.{near} The commands are: {', '.join(known)}."
        return f"“{word}” is one word too many for parlour {command}. {ask}"
    if isinstance(error, CoercionError) and error.token is not None:
        kind = _KINDS.get(error.target_type or str, "what is asked for")
        return f"“{error.token.value}” is not {kind} for {error.token.keyword or 'that'}. {ask}"
    if isinstance(error, UnknownOptionError) and error.token is not None:
        return f"parlour {command} has no {error.token.keyword}. {ask}".replace("  ", " ")
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        what = error.argument.name.lstrip("-")
        needs = (
            f"--{what} needs a value"
            if error.argument.name.startswith("--")
            else (f"parlour {command} needs a word more: {what.lower()}")
        )
        return f"{needs}. {ask}"
    return f"{' '.join(str(error).split())} {ask}"


def what_to_install(error: ModuleNotFoundError) -> str | None:
    """Which extra brings the module that a command wants; None if it is none that we left out."""
    wanted = (error.name or "").partition(".")[0]
    try:
        lines = requires("parlour") or []
    except PackageNotFoundError:
        return None
    for package, extra in (found.groups() for line in lines if (found := _BROUGHT.match(line))):
        if package.lower() == wanted.lower() and extra != "all":
            return (
                f"This needs {package}, which is not installed here. "
                f"Install it with: pip install 'parlour[{extra}]'.{_INSTEAD.get(extra, '')}"
            )
    return None
