"""What a bot is given is its own: whatever it does with it, nobody else's cards or moves change."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.bots import Asked, asked_at, bot
from parlour.bots.asked import numbers_apart
from parlour.bots.bot import Keen
from parlour.bots.consult import BotFailed, consult
from parlour.bots.simulate import simulate
from parlour.games.catalogue import game
from parlour.kernel.chance import pick, rng_of
from parlour.kernel.flat import as_bytes
from parlour.server.live.bots import Question
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode
from parlour.terminal.session import Session
from tests.bots.moments import asked as question
from tests.bots.moments import hidden, moments

GAMES = ("court-two", "alice", "monkey")


class Polite:
    """Plays one of the middling legal moves."""

    level = "polite"

    def choose(self, asked: Asked) -> int:
        return asked.codes[len(asked.codes) // 2]


def scribble(state: Any, number: int) -> None:
    """Write over every byte of a state."""
    contents = memoryview(state.data)
    contents[:] = bytes([number]) * len(contents)


class Hostile:
    """Plays the same, after writing over everything in reach."""

    level = "hostile"

    def choose(self, asked: Asked) -> int:
        code = asked.codes[len(asked.codes) // 2]
        scribble(asked.state, 77)
        asked.rng[:] = 5
        for field in fields(asked):
            object.__setattr__(asked, field.name, None)
        return code


class Keeper:
    """Plays the same, and writes upon states that it was shown long ago."""

    level = "keeper"

    def __init__(self) -> None:
        self.kept: list[Asked] = []

    def choose(self, asked: Asked) -> int:
        code = asked.codes[len(asked.codes) // 2]
        self.kept.append(asked)
        for earlier in self.kept:
            scribble(earlier.state, 99)
        return code


def test_nothing_that_is_asked_can_be_replaced_by_mistake() -> None:
    table = opened("alice")
    asked = asked_at(table, table.asked()[0])
    with pytest.raises(FrozenInstanceError):
        asked.seat = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        asked.codes[0] = 3  # type: ignore[index]
    with pytest.raises(TypeError):
        Asked(asked.game, asked.state, asked.seat, asked.codes, asked.rng)  # type: ignore[call-arg]


def opened(name: str) -> Table:
    played = game(name)
    seats = [Seat(f"B{place}", "bot", "chance") for place in range(played.usual_seats)]
    table = Table(played, seats, Start(deal="5"))
    table.advance()
    return table


def sights(table: Table) -> list[bytes]:
    """What everybody sees, as it would be sent, and what every seat that is asked may choose."""
    seats = range(len(table.seats))
    seen = [encode(table.view(seat)) for seat in (None, *seats)]
    for seat in table.asked():
        state, codes = table.ask(seat)
        seen += [as_bytes(state), bytes(str(codes), "ascii"), bytes(str(table.seed(seat)), "ascii")]
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_as_it_was_whatever_a_bot_does(name: str) -> None:
    table = opened(name)
    hostile, keeper = Hostile(), Keeper()
    for number in range(40):
        if table.over or table.advance():
            continue
        seat = table.asked()[0]
        before = sights(table)
        codes = table.ask(seat)[1]
        middling = codes[len(codes) // 2]
        assert consult(hostile, asked_at(table, seat)) == middling
        assert consult(keeper, asked_at(table, seat)) == middling
        assert Question(table, seat).answer(hostile) == middling
        state, listed = table.ask(seat)
        scribble(state, 1)
        listed.clear()
        assert sights(table) == before, f"decision {number}"
        table.play_code(seat, middling)
    assert len(keeper.kept) > 10


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("other", ["steady", "chance"])
def test_a_simulation_is_as_it_was_whatever_a_bot_does(name: str, other: str) -> None:
    played = game(name)
    others = [other] * (played.least_seats - 1)
    reports = [
        simulate(played, 6, 3, [brought, *others], processes=2)
        for brought in (Polite, Hostile, Keeper, Keeper())
    ]
    for report in reports:
        del report["levels"]
        report["seats"][0]["level"] = "?"
    assert reports[1:] == reports[:1] * 3


class Rememberer:
    """Keeps what it is shown, and notes how it looked."""

    level = "rememberer"

    def __init__(self) -> None:
        self.kept: list[tuple[Asked, bytes]] = []

    def choose(self, asked: Asked) -> int:
        self.kept.append((asked, as_bytes(asked.state)))
        return asked.codes[0]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_bot_keeps_never_turns_into_what_another_sees(name: str) -> None:
    played = game(name)
    minds = [Rememberer() for _ in range(played.least_seats)]
    simulate(played, 1, 3, minds)
    for mind in minds:
        assert len(mind.kept) > 3
        assert all(as_bytes(asked.state) == shown for asked, shown in mind.kept)


def test_a_session_is_as_it_was_whatever_a_bot_does(tmp_path: Path) -> None:
    file = tmp_path / "hostile.py"
    file.write_text("from tests.bots.test_asked import Hostile, Polite\n", encoding="utf-8")
    records = []
    for name in ("Hostile", "Polite"):
        seats = [Seat("Ann"), Seat("Ben", "bot", f"{file}:{name}")]
        session = Session(game("court-two"), seats, 0, deal="4")
        assert session.table.seats[1].bot == name.lower()
        for _ in range(30):
            if session.is_asked:
                session.table.play_code(0, session.table.ask(0)[1][0])
            else:
                session.step()
        assert session.about_failures() == ""
        records.append(session.table.journal)
    assert records[0] == records[1]


# A question with more in it than today's.


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedLater(Asked):
    """What may be asked one day."""

    weather: str = "fine"
    spoken: tuple[str, ...] = ()


def later(asked: Asked) -> AskedLater:
    told = {field.name: getattr(asked, field.name) for field in fields(asked)}
    return AskedLater(**told, weather="foul")


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_of_today_does_not_notice_a_field_of_tomorrow(name: str) -> None:
    players: list[Any] = [Polite(), *(bot(level, game(name)) for level in ("chance", "steady"))]
    players.append(Keen(game(name), iterations=40))
    tried = 0
    for played, state, seat, codes in moments(name, 8, every=9):
        h = hidden(played, state, seat)
        for player in players:
            plain = player.choose(question(played, h, seat, codes, rng_of(4)))
            assert player.choose(later(question(played, h, seat, codes, rng_of(4)))) == plain
            tried += 1
    assert tried > 8


# Random numbers.


class Foreteller:
    """Looks for the game's own generator in what it is given."""

    level = "foreteller"
    seen: list[int]

    def __init__(self) -> None:
        self.seen = []

    def choose(self, asked: Asked) -> int:
        self.seen.append(int(asked.rng[0]))
        return asked.codes[pick(asked.rng, len(asked.codes))]


def test_every_decision_has_random_numbers_of_its_own() -> None:
    one, again = Foreteller(), Foreteller()
    for brought in (one, again):
        simulate(game("monkey"), 3, 2, [brought] * 3)
    assert one.seen == again.seen
    assert len(set(one.seen)) == len(one.seen) > 20


def test_random_numbers_for_a_bot_tell_nothing_of_the_games() -> None:
    rng = rng_of(6)
    before = rng.copy()
    given = [numbers_apart(rng, decision) for decision in range(50)]
    assert np.array_equal(rng, before), "the game's own chance does not move"
    assert len({int(one[0]) for one in given}) == 50
    assert int(before[0]) not in {int(one[0]) for one in given}
    # Taken from one that has moved on, they are others.
    pick(rng, 3)
    assert int(numbers_apart(rng, 0)[0]) != int(given[0][0])


def test_an_answer_is_looked_at_with_what_was_asked_and_not_with_what_is_left_of_it() -> None:
    class Forger(Polite):
        level = "forger"

        def choose(self, asked: Asked) -> int:
            object.__setattr__(asked, "codes", (4000,))
            return 4000

    table = opened("alice")
    with pytest.raises(BotFailed, match="answered 4000, which is no legal move"):
        consult(Forger(), asked_at(table, table.asked()[0]))
