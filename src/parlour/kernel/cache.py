"""Compiled rules are kept between runs, in a cache of our own.

Numba's cache does not notice an edited function in another file, and two cold processes can
overwrite each other's index. So here every file that can hold a rule and the versions of what
compiles it name one folder: any edit begins a new one. A lock stands around each save; where
nothing can be written nothing is kept; and rules from outside the package, whose edits the
folder's name cannot show, are compiled afresh each time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from filelock import FileLock, Timeout
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from platformdirs import user_cache_path

PACKAGE = Path(__file__).resolve().parent.parent
WITH_RULES = ("kernel", "games", "bots")
"""The folders of the package in which rules may stand."""
KEPT_DAYS = 14
KEPT_FOLDERS = 4


@cache
def digest() -> str:
    """A name for this very source, compiled by this very Numba."""
    heart = hashlib.blake2b(digest_size=12)
    versions = f"{numba.__version__} {np.__version__} {sys.version} {numba.config.BOUNDSCHECK}"
    heart.update(versions.encode())
    for path in sorted(p for part in WITH_RULES for p in (PACKAGE / part).rglob("*")):
        if path.suffix in (".py", ".toml"):
            heart.update(str(path.relative_to(PACKAGE)).encode() + b"\0")
            heart.update(path.read_bytes() + b"\0")
    return heart.hexdigest()


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


def is_ours(function: Callable[..., Any]) -> bool:
    """Whether an edit of this function would change the folder's name."""
    return function.__module__.startswith(tuple(f"parlour.{part}." for part in WITH_RULES))


foreign_games: set[str] = set()
"""Marks of the games whose rules stand outside the package."""


def _is_foreign(signature: Any) -> bool:
    text = str(signature)
    return any(mark in text for mark in foreign_games)


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

    def __init__(self, function: Callable[..., Any], place: Path) -> None:
        self._function = function
        self._place = place

    def get_cache_path(self) -> str:
        return str(self._place)

    def get_source_stamp(self) -> str:
        return digest()

    def get_disambiguator(self) -> str:
        return f"{self._function.__module__}.{self._function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> _Place | None:
        place = folder()
        return None if place is None else cls(function, place)


class _Results(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Place,)


class RuleCache(FunctionCache):  # type: ignore[misc]
    """A function's cache whose saves exclude one another across processes."""

    _impl_class = _Results

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        if _is_foreign(signature):
            return None
        return super().load_overload(signature, target_context)

    def save_overload(self, signature: Any, data: Any) -> None:
        if _is_foreign(signature):
            return
        try:
            with FileLock(Path(self.cache_path) / "saving.lock", timeout=60):
                super().save_overload(signature, data)
        except (OSError, Timeout):
            # A full or vanished disk costs a compilation next time, never a game.
            return
