"""What is kept of a version: one store as its server wrote it, and what stands in it.

A kept store is the real file, packed. `contents.json` beside it says what lies there and how it
stood on the day it was written, in terms that do not change with the wording of sentences.
"""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.server.store.store import FILE

HERE = Path(__file__).parent
PACKED = "store.sqlite3.xz"
CONTENTS = "contents.json"


class ReleasedTable(Struct, omit_defaults=True):
    """A table of the store, and how it stood when it was kept."""

    id: str
    about: str
    """Why it is here: "in progress", "finished", "strict" and so on."""
    game: str
    tokens: list[str]
    """The key to each seat; empty where a bot sits."""
    lines: int
    """How many lines its journal had."""
    over: bool = False
    position: str = ""
    """The state it had come to, as its version wrote it; empty before the first deal."""
    asked: list[int] = []
    """The seats that had something to decide."""
    playable: bool = True
    """False for a table that its version let be opened though it cannot be played."""


class ReleasedReplay(Struct, omit_defaults=True):
    """A replay of the store."""

    id: str
    game: str
    form: str
    steps: int
    deal: str = ""
    """The id of the same deal for others, where it was shared."""


class Contents(Struct):
    """All that a version kept."""

    version: str
    tables: list[ReleasedTable]
    replays: list[ReleasedReplay]
    records: dict[str, str]
    """Records of finished games, by what they are about."""


def versions() -> list[str]:
    """The versions of which something is kept, the oldest first."""
    found = [place.parent.name for place in HERE.glob(f"*/{CONTENTS}")]
    return sorted(found, key=lambda version: [int(part) for part in version.split(".")])


def contents(version: str) -> Contents:
    """What a version kept."""
    return msgspec.json.decode((HERE / version / CONTENTS).read_bytes(), type=Contents)


def unpack(version: str, into: Path) -> None:
    """Lay a version's store where a server looks for its own."""
    into.mkdir(parents=True, exist_ok=True)
    (into / FILE).write_bytes(lzma.decompress((HERE / version / PACKED).read_bytes()))


def pack(made: Contents, store: Path) -> None:
    """Keep a store and what stands in it."""
    place = HERE / made.version
    place.mkdir(exist_ok=True)
    (place / PACKED).write_bytes(lzma.compress(store.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    written = msgspec.json.format(msgspec.json.encode(made), indent=1)
    (place / CONTENTS).write_bytes(written + b"\n")
