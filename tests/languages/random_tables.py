"""Tables of random play, and all that is told at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from parlour.games.catalogue import game
from parlour.games.game import AnyGame
from parlour.games.mistakes import Mistake, NoSuch
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import View

NAMES = ("Ann", "Bea", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kit", "Lea")


def options_at_random(played: AnyGame, rng: Random) -> dict[str, str | int]:
    """House rules, each as it comes; those that do not go together are left as printed."""
    chosen: dict[str, str | int] = {}
    for option in played.options:
        values: list[str | int] = list(option.values)
        if option.least is not None:
            values.append(max(option.least, 2))
        tried = {**chosen, option.name: rng.choice(values)}
        try:
            played.option_codes(tried)
        except NoSuch:
            continue
        chosen = tried
    return chosen


def table_at_random(name: str, rng: Random, as_printed: bool) -> Table:
    """A table of this game that nobody has played at yet."""
    played = game(name)
    counts = [n for n in played.seat_counts if n <= len(NAMES)]
    seats = played.usual_seats if as_printed else rng.choice(counts)
    options = {} if as_printed else options_at_random(played, rng)
    company = [Seat(NAMES[n], "person") for n in range(seats)]
    return Table(played, company, Start(options, deal=str(rng.randrange(10**6))))


def played(table: Table, rng: Random, moves: int) -> Iterator[Table]:
    """The table after every step of random play."""
    yield table
    while not table.over and moves > 0:
        if not table.advance():
            seat = table.asked()[0]
            _, codes = table.ask(seat)
            table.play_code(seat, rng.choice(list(codes)))
            moves -= 1
        yield table


def answers(table: Table, rng: Random) -> Iterator[str]:
    """What is said to whoever asks for what he may not do, or cannot be read."""
    words, seats = table.game.words, range(len(table.seats))
    for seat in seats:
        texts = ["", "fly", "call 0: nothing", "stop now", "draw 999", f"call {seat}: 1"]
        if seat in table.asked():
            h, _ = table.ask(seat)
            texts += [words.notation(h, seat, rng.randrange(table.game.codes)) for _ in range(4)]
        for text in texts:
            try:
                yield table.why(seat, text).sentence
            except Mistake as mistake:
                yield mistake.sentence


def told(view: View, encoder: msgspec.json.Encoder) -> Iterator[tuple[str, str]]:
    """Every text for people in a view as it is sent, with its place."""
    yield from _texts(msgspec.json.decode(encoder.encode(view)))


def _texts(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for key in ("prompt", "result"):
        yield key, view.get(key, "")
    for choice in view.get("choices", ()):
        yield f"label of {choice['kind']}", choice["label"]
        yield "sure", choice.get("sure", "")
        for warning in choice.get("warn", {}).values():
            yield "warning", warning
    for zone in view.get("zones", ()):
        yield f"label of {zone['key']}", zone["label"]
        yield f"note of {zone['key']}", zone.get("note", "")
    for line in view.get("story", ()):
        yield f"line {line['kind']}", line["text"]
    if view.get("last_taken"):
        yield "last taken", view["last_taken"]["label"]
    score = view.get("score") or {}
    yield "unit", score.get("unit", "")
    yield "target", score.get("target", "")
    for line in score.get("lines", ()):
        yield "score line", line["label"]
        for amount in line["amounts"]:
            if any(letter.isalpha() for letter in amount):
                yield "amount", amount
