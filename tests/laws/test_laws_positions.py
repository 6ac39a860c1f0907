"""The law of positions: a text is refused with a sentence, or a game can go on from it.

Positions from random games are spoilt in every way a person or an enemy might. What is let in
must be playable to the end with everybody's view drawn, and be written and read back the same.
`PARLOUR_MANGLED=5000 pytest tests/laws/test_laws_positions.py` tries so many texts of each game.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from parlour.games.catalogue import game, names
from parlour.games.game import AnyGame
from parlour.games.position_text import Bad
from parlour.kernel.chance import Rng, pick, rng_of
from parlour.kernel.dispatch import CHANCE
from parlour.kernel.flat import as_bytes, copy
from parlour.tables.company import Seat
from parlour.tables.progress import Progress
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.laws.driver import choose
from tests.laws.mangling import mangled, written

EXAMPLES = int(os.environ.get("PARLOUR_MANGLED", "40"))
every_game = pytest.mark.parametrize("name", names())


def _read(played: AnyGame, text: str, options: dict[str, str | int], whole: bool = True) -> Any:
    """The state that is let in, or None where the text is refused as it should be."""
    try:
        return played.words.read_position(text, options, whole=whole)
    except Bad as refusal:
        said = refusal.sentence
    begins = ("Line ", "The position does not hold together: ", "A position has at most ")
    assert said.startswith(begins), said
    assert said.endswith("."), said
    assert len(said) < 2_000
    return None


def _past_the_draw(played: AnyGame, state: Any, rng: Rng) -> str:
    """The position once chance has drawn: a table never rests before a draw."""
    progress = Progress(played, copy(state))
    while progress.actor == CHANCE:
        codes = progress.legal()
        progress.play(codes[pick(rng, len(codes))])
    return played.words.write_position(progress.state)


def play_on(played: AnyGame, state: Any, options: dict[str, str | int], seed: int) -> None:
    """From this state to the end of the game, at random, with everybody's view drawn."""
    rng = rng_of(seed, 5)
    text = _past_the_draw(played, state, rng)
    seats = int(getattr(state, "seats", played.usual_seats))
    company = [Seat(f"Player {number}") for number in range(seats)]
    table = Table(played, company, Start(options, position=text, secret=bytes(32)))
    looks = 0
    for number in range(5_000):
        if looks < 6 or number % 40 == 0:
            looks += 1
            for seat in (*range(min(seats, 4)), seats - 1, None):
                table.view(seat)
        if table.over:
            break
        if table.advance():
            continue
        progress = table.history.now
        codes = progress.legal()
        assert codes, "somebody is asked and can do nothing"
        table.play_code(progress.actor, choose(played, codes, rng, progress.state))
    else:
        raise AssertionError("The game does not end.")
    assert table.view(None).result


@every_game
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    phases=(Phase.generate,) if EXAMPLES > 500 else (Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data(), seed=st.integers(0, 2**16))
def test_a_spoilt_position_is_refused_or_can_be_played_on(
    name: str, data: st.DataObject, seed: int
) -> None:
    played = game(name)
    position, text = data.draw(mangled(name))
    state = _read(played, text, position.chosen)
    if state is None:
        return
    again = played.words.write_position(state)
    assert as_bytes(_read(played, again, position.chosen)) == as_bytes(state), again
    play_on(played, state, position.chosen, seed)


@every_game
def test_a_position_that_a_game_came_by_is_let_in(name: str) -> None:
    """All phases and options; a hidden one can be read, and no game goes on from it."""
    played = game(name)
    for position in written(name):
        whole = not position.is_hidden
        state = _read(played, position.text, position.chosen, whole)
        assert state is not None, position
        assert played.words.write_position(state) == position.text
