"""One SQLite file, one thread that writes it, one transaction for all that waits.

A job is a function of the connection. It runs whole or not at all, and whoever gave it hears of
it only after the commit has reached the disk: so nothing is acknowledged that a crash can undo.
Jobs that arrive while a commit is under way share the next one.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.store.migrations import MIGRATIONS

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]


class StoreTrouble(Mistake):
    """The store cannot be opened, read or written; the sentence says why and what to do."""


class Database:
    """The file and its thread. Nobody else opens the file while it is held."""

    def __init__(self, place: Path) -> None:
        self._lock = _claim(place)
        self._jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        try:
            self._sqlite = _connect(place)
        except BaseException:
            self._lock.release()
            raise
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run this job; its answer comes when the disk has it."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Finish what waits, fold the log into the file, let others have it."""
        self._jobs.put(None)
        self._thread.join()
        self._sqlite.close()
        self._lock.release()

    def _work(self) -> None:
        closing = False
        while not closing:
            batch = [self._jobs.get()]
            while True:
                try:
                    batch.append(self._jobs.get_nowait())
                except Empty:
                    break
            closing = None in batch
            wanted = [entry for entry in batch if entry is not None]
            self._commit([e for e in wanted if e[1].set_running_or_notify_cancel()])

    def _commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        if not batch:
            return
        outcomes: list[tuple[Future[Any], Any, Exception | None]] = []
        run = self._sqlite.execute
        try:
            run("BEGIN IMMEDIATE")
            for job, future in batch:
                run("SAVEPOINT job")
                try:
                    outcomes.append((future, job(self._sqlite), None))
                except Exception as error:
                    run("ROLLBACK TO job")
                    outcomes.append((future, None, _told(error)))
                run("RELEASE job")
            run("COMMIT")
        except (sqlite3.Error, UnicodeDecodeError) as error:
            self._roll_back()
            outcomes = [(future, None, _told(error)) for _, future in batch]
        for future, answer, failure in outcomes:
            if failure is None:
                future.set_result(answer)
            else:
                future.set_exception(failure)

    def _roll_back(self) -> None:
        try:
            if self._sqlite.in_transaction:
                self._sqlite.execute("ROLLBACK")
        except sqlite3.Error:
            # Nothing more can be done here; the next job reports what is wrong with the file.
            return


def _told(error: Exception) -> Exception:
    """What went wrong, for whoever gave the job: trouble with the file as a sentence."""
    if not isinstance(error, sqlite3.Error | UnicodeDecodeError):
        return error
    sentence = say("The store could not write ({error}), so nothing was changed.", error=error)
    return StoreTrouble("store-failed", sentence)


def _claim(place: Path) -> FileLock:
    """Keep other servers off this file: two of them would play different games on one table."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{place}.lock", thread_local=False)
        lock.acquire(timeout=0)
    except Timeout:
        raise StoreTrouble(
            "store-in-use",
            f"Another Parlour server is using {place}. Stop it, or name another folder "
            "with --data.",
        ) from None
    except OSError as error:
        raise StoreTrouble(
            "store-unusable",
            f"The games cannot be kept in {place.parent} ({error.strerror or error}). "
            "Name a folder that can be written with --data.",
        ) from None
    return lock


def _connect(place: Path) -> sqlite3.Connection:
    try:
        if place.exists():
            _check(place)
        else:
            _begin(place)
        connection = _open(place)
        _migrate(connection, place)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        # The second is what a damaged name of a table inside the file comes to.
        raise _unusable(place, f"it is damaged: {error}") from None
    except OSError as error:
        raise _unusable(place, error.strerror or str(error)) from None
    return connection


def _open(place: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(place, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _unusable(place: Path, why: str) -> StoreTrouble:
    return StoreTrouble(
        "store-damaged",
        f"{place} cannot be used as Parlour's store ({why}). Nothing in it was changed. Put a "
        "good copy in its place, move it away, or name another folder with --data.",
    )


def _check(place: Path) -> None:
    """Look at a file without writing to it; raises StoreTrouble where it is no store of ours."""
    if place.is_file() and place.stat().st_size == 0 and not _log_of(place).exists():
        raise _unusable(place, "it is empty, and a store never is")
    connection = sqlite3.connect(f"{place.absolute().as_uri()}?mode=ro", uri=True)
    try:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        named = [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]
        if named and (version == 0 or "journal" not in named):
            raise _unusable(place, "it is another program's")
        damage: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if damage != "ok":
            raise _unusable(place, f"it is damaged: {damage}")
    finally:
        connection.close()


def _begin(place: Path) -> None:
    """A new store comes into its place whole, so that no start can leave half a one behind."""
    if _log_of(place).exists():
        raise _unusable(place, f"it is gone, and {_log_of(place).name} of it is still there")
    fresh = place.with_name(f"{place.name}.new")
    for left in (fresh, _log_of(fresh)):
        left.unlink(missing_ok=True)
    connection = _open(fresh)
    try:
        _migrate(connection, fresh)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    os.replace(fresh, place)


def _log_of(place: Path) -> Path:
    """Where SQLite writes what is not yet in the file."""
    return place.with_name(f"{place.name}-wal")


def _migrate(connection: sqlite3.Connection, place: Path) -> None:
    """Bring the file to the newest version; refuse one from the future."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        connection.close()
        raise StoreTrouble(
            "store-newer",
            f"{place} was written by a newer Parlour (store version {version}; this one knows "
            f"{len(MIGRATIONS)}). Use that one, or name another folder with --data.",
        )
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        )
