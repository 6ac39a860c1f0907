"""Deals by which the page's own sums are tried: `python -m tests.tables.deal_vectors` writes them.

The page checks deals by a second implementation (web/src/finished/verify.ts). Both must agree on
games that are fair and on games that were tampered with; so the verdicts here are the ones that
`parlour.tables.fair.proof` gives.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from parlour.games import catalogue
from parlour.tables.company import Seat
from parlour.tables.fair.evidence import evidence
from parlour.tables.fair.proof import verify
from parlour.tables.mistakes import BadRecord
from parlour.tables.record import Record, read, write
from parlour.tables.replay.film import Film
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables.company import people, play_on

PLACE = Path(__file__).parents[2] / "web" / "src" / "fixtures" / "deals.json"
SECRET = bytes(range(32))


def _played(game: str, seats: int, **more: Any) -> Table:
    words: dict[int, str] = more.pop("words", {})
    made: dict[str, Any] = {"secret": SECRET, **more}
    table = Table(catalogue.game(game), people(seats), Start(**made))
    for seat, said in words.items():
        table.add_words(seat, said)
    play_on(table, seed=3)
    return table


def _fork() -> Table:
    """A game that goes on from the middle of another, with draws before its next deal."""
    first = _played("alice", 2)
    game = first.game
    film = Film.of_journal(Table(game, people(2), Start(secret=SECRET)), first.journal)
    seats = [Seat(name) for name in first.names]
    table = Table(game, seats, Start(position=film.position(len(film) // 3), secret=bytes(32)))
    play_on(table, seed=4)
    return table


def _fair() -> Iterator[tuple[str, str]]:
    short = {"round_cap": "2"}
    yield "rounds", write(_played("court-two", 2, options=short).record)
    yield "draws", write(_played("alice", 3).record)
    words = {1: "seven swans", 0: "Grüße, öfter"}
    yield "words", write(_played("court-two", 2, options=short, words=words).record)
    yield "divided", write(_played("masquerade", 4).record)
    yield "chosen dealer", write(_played("alice", 2, dealer=1).record)
    yield "deal passed on", write(_played("alice", 2, dealer=1, dealer_chosen=False).record)
    yield "by number", write(_played("alice", 2, deal="4711").record)
    yield "by digits", write(_played("court-two", 2, options=short, deal=SECRET.hex()).record)
    yield "fork", write(_fork().record)


def _line(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


def _tampered(fair: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Records that keep every rule of their game, and not the promise."""
    text = fair["rounds"]
    secret = _line(text, "secret 1: ")
    yield "another secret", text.replace(secret, f"secret 1: {'0' * 64}")
    yield (
        "another promise",
        text.replace(_line(text, "commitment 1: "), f"commitment 1: {'0' * 64}"),
    )
    first, dealer = _line(text, "pack: "), _line(text, "dealer: ")
    others = (
        write(_played("court-two", 2, options={"round_cap": "2"}, secret=bytes([n] * 32)).record)
        for n in range(9)
    )
    other = next(other for other in others if _line(other, "dealer: ") == dealer)
    lines = [*other.splitlines()]
    for start in ("commitment 1: ", "secret 1: "):
        lines[lines.index(_line(other, start))] = _line(text, start)
    assert first not in lines
    yield "another pack", "\n".join(lines) + "\n"
    yield "another word", fair["words"].replace("seven swans", "seven geese")
    yield "another draw", _other_draw(fair["draws"])
    yield "another number", fair["by number"].replace("deal: 4711", "deal: 4712")


def _other_draw(text: str) -> str:
    """The game up to its last draw, another card of those that lay there drawn, and its secret."""
    record = read(text)
    last = max(n for n, entry in enumerate(record.entries) if entry.kind == "draw")
    told = evidence(record).rounds[-1].draws[-1]
    card = random.Random(1).choice([c for c in told.among if c != told.card])
    kept = [str(entry) for entry in record.entries[:last]]
    head = text[: text.index(kept[0])]
    return head + "\n".join([*kept, f"* draw {card}", _line(text, "secret 1: ")]) + "\n"


def _is_fair(record: Record) -> bool:
    try:
        verify(record)
    except BadRecord:
        return False
    return True


def vectors() -> list[dict[str, Any]]:
    """Every deal with the verdict that the Python side gives on it."""
    fair = dict(_fair())
    made = []
    for name, text in [*fair.items(), *_tampered(fair)]:
        record = read(text)
        told = msgspec.to_builtins(evidence(record), str_keys=True)
        made.append({"name": name, "fair": _is_fair(record), "evidence": told})
    return made


if __name__ == "__main__":
    PLACE.write_bytes(msgspec.json.encode(vectors()))
