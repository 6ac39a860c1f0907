"""Compiled rules are kept between runs, in a cache of our own.

Numba's cache does not notice an edited function in another file, and two cold processes can
overwrite each other's index. So here every file that all games share and the versions of what
compiles it name one folder: any edit begins a new one. What is compiled for a game is kept under a
digest of that game's own files too, so that an edit of one game leaves the others compiled. A lock
stands around each save; where nothing can be written nothing is kept; and rules from outside the
package, whose edits no digest can show, are compiled afresh each time.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numba
import numpy as np
from filelock import FileLock, Timeout
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from platformdirs import user_cache_path

from parlour.kernel.flat import MARK, mark_of
from parlour.kernel.numba_or_plain import Body

if TYPE_CHECKING:
    from numba.core.codegen import CPUCodegen
    from numba.core.compiler import CompileResult

    from parlour.kernel.numba_or_plain import BaseContext, Signature

PACKAGE = Path(__file__).resolve().parent.parent
WITH_RULES = ("kernel", "games", "bots")
"""The folders of the package in which rules may stand."""
KEPT_DAYS = 14
KEPT_FOLDERS = 4


@cache
def digest() -> str:
    """A name for all that games share, compiled by this very Numba."""
    versions = f"{numba.__version__} {np.__version__} {sys.version} {numba.config.BOUNDSCHECK}"
    files = [p for part in WITH_RULES for p in (PACKAGE / part).rglob("*")]
    return _digest(versions, [p for p in files if not _package_of_file(p)])


@cache
def digest_of(package: str) -> str:
    """A name for the very source of one game's package, and of those that it takes from."""
    found = {package} | packages_used(tuple((PACKAGE / "games" / package).rglob("*.py")))
    files = [p for name in sorted(found) for p in (PACKAGE / "games" / name).rglob("*")]
    return _digest(" ".join(sorted(found)), files)


@cache
def packages_used(files: tuple[Path, ...]) -> frozenset[str]:
    """The games' packages that these files import from, by way of other bots or games too.

    What stands beside the packages, and the kernel, import from none of them.
    """
    seen: set[Path] = set()
    found: set[str] = set()
    waiting = list(files)
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        for module, names in _IMPORT.findall(path.read_text("utf-8")):
            part, _, rest = module.removeprefix("parlour.").partition(".")
            if part == "games" and (PACKAGE / "games" / rest.partition(".")[0]).is_dir():
                found.update(filter(None, {rest.partition(".")[0]}))
                waiting += (
                    (PACKAGE / "games" / rest.partition(".")[0]).rglob("*.py") if rest else ()
                )
            elif part == "bots":
                named = [rest] if rest else [name.strip() for name in names.split(",")]
                waiting += [PACKAGE / "bots" / f"{name}.py" for name in named]
    return frozenset(found)


def _digest(head: str, files: Iterable[Path]) -> str:
    heart = hashlib.blake2b(head.encode(), digest_size=12)
    for path in sorted(files):
        if path.suffix in (".py", ".toml"):
            heart.update(str(path.relative_to(PACKAGE)).encode() + b"\0")
            heart.update(path.read_bytes() + b"\0")
    return heart.hexdigest()


def _package_of_file(path: Path) -> str:
    """The game's package in which a file stands, or nothing for what is shared."""
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


@cache
def folder() -> Path | None:
    """Where this source's compiled rules are kept, or None where nothing is writable."""
    named = os.environ.get("PARLOUR_CACHE")
    root = Path(named) if named else user_cache_path("parlour")
    place = root / "rules" / digest()
    try:
        place.mkdir(parents=True, exist_ok=True)
        trial = place / f".trial-{os.getpid()}"
        trial.touch()
        trial.unlink()
        os.utime(place)
    except OSError:
        return None
    _prune(place)
    return place


def is_ours(function: object) -> bool:
    """Whether an edit of this function would change the folder's name."""
    return function.__module__.startswith(tuple(f"parlour.{part}." for part in WITH_RULES))


foreign_games: set[str] = set()
"""Marks of the games whose rules stand outside the package."""
packages: dict[str, str] = {}
"""The package under games/ in which the rules of a game stand, by the game's mark."""
_IMPORT = re.compile(r"^\s*(?:from|import) (parlour\.[\w.]+)(?: import ([\w, ]*))?", re.MULTILINE)
_MARKED = re.compile(rf"\b{MARK}\w+")


def package_of(module: str) -> str:
    """The game's package to which a module belongs, or nothing."""
    parts = module.split(".")
    inner = len(parts) > 3 and parts[:2] == ["parlour", "games"]
    return parts[2] if inner else ""


def _prune(current: Path) -> None:
    """Remove the folders of sources long unused, keeping the newest few."""
    others = [p for p in current.parent.iterdir() if p.is_dir() and p != current]
    dated: list[tuple[float, Path]] = []
    for path in others:
        try:
            dated.append((path.stat().st_mtime, path))
        except OSError:
            continue
    dated.sort(reverse=True)
    too_old = time.time() - KEPT_DAYS * 86_400
    for place, (used, path) in enumerate(dated):
        if place >= KEPT_FOLDERS or used < too_old:
            shutil.rmtree(path, ignore_errors=True)


class _Place(_CacheLocator):  # type: ignore[misc]
    """Tells Numba where a rule's machine code lies. The folder's name is the stamp."""

    def __init__(self, function: Body, place: Path) -> None:
        self._function = function
        self._place = place

    def get_cache_path(self) -> str:
        return str(self._place)

    def get_source_stamp(self) -> str:
        return digest()

    def get_disambiguator(self) -> str:
        return f"{self._function.__module__}.{self._function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, function: Body, _file: str) -> _Place | None:
        place = folder()
        return None if place is None else cls(function, place)


class _Results(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Place,)


class RuleCache(FunctionCache):  # type: ignore[misc]
    """A function's cache whose saves exclude one another across processes."""

    _impl_class = _Results

    def __init__(self, function: Body, game: str = "") -> None:
        super().__init__(function)
        self._mark = mark_of(game) if game else ""

    def _index_key(self, signature: Signature, codegen: CPUCodegen) -> tuple[object, ...]:
        """Signature, processor and code, and the digests of the games that the rule and its
        arguments belong to.

        Numba would add what the function closes over: here that is the game, which is there.
        """
        source = self._py_func
        code = hashlib.blake2b(source.__code__.co_code, digest_size=12).hexdigest()
        key = (signature, codegen.magic_tuple(), code, self._mark)
        marks = [*_MARKED.findall(str(signature)), *filter(None, [self._mark])]
        own = package_of(source.__module__)
        games = {own} if own else packages_used((Path(source.__code__.co_filename),))
        games = games | {packages.get(mark, mark) for mark in marks}
        return (*key, *(digest_of(game) for game in sorted(games - {""})))

    def _is_foreign(self, signature: Signature) -> bool:
        """Whether rules from outside the package are inside."""
        text = f"{signature} {self._mark}"
        return any(mark in text for mark in foreign_games)

    def load_overload(
        self, signature: Signature, target_context: BaseContext
    ) -> CompileResult | None:
        if self._is_foreign(signature):
            return None
        return super().load_overload(signature, target_context)

    def save_overload(self, signature: Signature, data: CompileResult) -> None:
        if self._is_foreign(signature):
            return
        try:
            with FileLock(Path(self.cache_path) / "saving.lock", timeout=60):
                super().save_overload(signature, data)
        except (OSError, Timeout):
            # A full or vanished disk costs a compilation next time, never a game.
            return
