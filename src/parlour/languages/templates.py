"""Every template in the program: what there is to be said in another language.

Templates stand in the code, as the first argument of `say` or `template` and as both of `Reason`;
things that are counted as the second of `many`. Refusals, lessons and other data bring texts of
their own.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
_SPOKEN_IN = ("games", "tables", "bots", "server", "lessons")
_REFUSALS_SAID = ("court",)
"""The sheets that put the rulebook's phrase into the sentence, as those with plain words do; others
have words of their own."""
_PLAIN = "parlour.games.plain_words"
_PLACES_OF_TEXT = {"say": (0,), "template": (0,), "Reason": (0, 1), "many": (1,)}


@dataclass
class Templates:
    """Templates and counted things, each with the files that have it."""

    say: dict[str, set[str]] = field(default_factory=dict)
    many: dict[str, set[str]] = field(default_factory=dict)


def _strings(node: ast.expr) -> Iterator[str]:
    """The text, or the two of which one is chosen."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _from_code(path: Path, where: str, found: Templates) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or _name(node.func) not in _PLACES_OF_TEXT:
            continue
        kind = _name(node.func)
        kept = found.many if kind == "many" else found.say
        for place in _PLACES_OF_TEXT[kind]:
            for text in _strings(node.args[place]) if len(node.args) > place else ():
                kept.setdefault(text, set()).add(where)


def _from_rulebook(path: Path, where: str, found: Templates) -> None:
    for refusal in tomllib.loads(path.read_text(encoding="utf-8"))["refusal"]:
        found.say.setdefault(refusal["says"], set()).add(where)


def _from_lesson(path: Path, where: str, found: Templates) -> None:
    """Its title, what is told between the lines and what is told behind a move."""
    for line in path.read_text(encoding="utf-8").splitlines():
        _, mark, text = line.partition("#")
        if mark and text.strip():
            found.say.setdefault(text.strip(), set()).add(where)


def templates() -> Templates:
    """All that is said anywhere."""
    found = Templates()
    for part in _SPOKEN_IN:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            _from_code(path, path.relative_to(PACKAGE).as_posix(), found)
    plain = {
        path.parent
        for path in PACKAGE.glob("games/*/words.py")
        if _PLAIN in path.read_text("utf-8")
    }
    for sheet in sorted(plain | {PACKAGE / "games" / name for name in _REFUSALS_SAID}):
        path = sheet / "clauses.toml"
        _from_rulebook(path, path.relative_to(PACKAGE).as_posix(), found)
    for path in sorted((PACKAGE / "lessons").glob("*/*.txt")):
        _from_lesson(path, path.relative_to(PACKAGE).as_posix(), found)
    return found


def _aside(part: str, below: str) -> str:
    """The file for what lessons or hints alone say: one for a game, or for its bot's reasons."""
    if part == "lessons" and not below.endswith(".py"):
        return f"lessons-{below}"
    if part == "bots" and below.startswith("reasons_"):
        return below.removesuffix(".py").replace("_", "-")
    return ""


def home(places: set[str]) -> str:
    """The file of a catalogue in which a template belongs: its sheet's, or the common one.

    What only lessons say has a file for each game, and one for what several say.
    """
    parts = {tuple(place.split("/")[:2]) for place in places}
    spoken = {(part, below) for part, below in parts if not _aside(part, below)}
    if not spoken:
        own = {_aside(part, below) for part, below in parts}
        shared = "lessons" if all(part == "lessons" for part, _ in parts) else "table"
        return own.pop() if len(own) == 1 else shared
    sheets = {below for part, below in spoken if part == "games" and not below.endswith(".py")}
    return sheets.pop() if len(spoken) == 1 and sheets else "table"
