"""Laws of writing: positions and records say everything, and reading them gives it back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.catalogue import names
from parlour.games.game import AnyGame
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import WATCHER
from parlour.tables import record as records
from parlour.tables.company import Seat
from parlour.tables.record import Entry, Record
from parlour.tables.replay import replay
from tests.laws.driver import Step, is_player, random_set_up, steps
from tests.laws.sweep import hidden

seeds = st.integers(0, 2**32 - 1)
every_game = pytest.mark.parametrize("name", names())


@every_game
@settings(max_examples=30)
@given(seed=seeds)
def test_a_position_is_read_as_it_was_written(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        if number % 11 == seed % 11 or step.who == OVER:
            text = played.words.write_position(step.state)
            again = played.words.read_position(text, options)
            assert as_bytes(again) == as_bytes(step.state), text
            assert played.words.write_position(again) == text


def _entry(played: AnyGame, step: Step) -> Entry | None:
    """A step as a line of a record."""
    if step.pack is not None:
        return Entry("pack", " ".join(played.deck.ids(step.pack)))
    if step.action is None:
        return None
    if step.who == CHANCE:
        return Entry("draw", played.deck[step.action - played.codes].id)
    assert is_player(step.who)
    text = played.words.notation(hidden(step.state, step.who), step.who, step.action)
    return Entry("move", text, step.who)


@every_game
@settings(max_examples=20)
@given(seed=seeds)
def test_a_record_is_read_as_it_was_written_and_replayed_as_it_was_played(
    name: str, seed: int
) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    company = [Seat(f"Player {number}") for number in range(seats)]
    chosen = {key: str(value) for key, value in options.items()}
    written = Record(played.name, played.rulebook.version, company, chosen, dealer)
    states: list[bytes] = []
    for step in steps(played, seats, options, dealer, rng):
        states.append(as_bytes(step.state))
        entry = _entry(played, step)
        if entry is not None:
            written.entries.append(entry)
    written.result = played.words.result(hidden(step.state, WATCHER), written.names)
    assert written.result
    text = records.write(written)
    read = records.read(text)
    assert read == written
    assert records.write(read) == text
    assert [as_bytes(line.progress.state) for line in replay(read)] == states[1:]
