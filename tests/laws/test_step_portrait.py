"""The rules of Portrait Authors and the slow second engine, step by step over random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.kernel.dispatch import OVER, returns, scores
from tests.laws.driver import random_set_up, steps
from tests.laws.portrait_names import (
    ACTORS,
    FORMS,
    PHASES,
    groups_mask,
    in_words,
    mask_of,
    plain_game,
    stacks_of,
)
from tests.laws.sweep import refusals
from tests.plain.portrait import PlainAuthors
from tests.plain.portrait_cards import PLACE
from tests.plain.portrait_table import END_OF_CODES

GAMES = 100
CHUNKS = 20
LOW, HIGH = -1, END_OF_CODES + 1


def _compare(state: Any, plain: PlainAuthors, who: int, codes: list[int]) -> None:
    """What both engines keep, in the words of the second."""
    n = plain.n
    assert plain.actor() == ACTORS.get(who, who)
    assert codes == plain.legal()
    assert state.hand.tolist()[:n] == [mask_of(hand) for hand in plain.hands]
    assert state.score.tolist()[:n] == plain.scores()
    if who >= 0:
        assert int(state.idle) == plain.idle


def _compare_more(state: Any, plain: PlainAuthors, who: int) -> None:
    """The rest of it: sizes, stacks, the order of the Bank, the public record and the flags."""
    n = plain.n
    assert int(state.phase) == PHASES[plain.phase]
    assert int(state.dealer) == plain.dealer
    assert who < 0 or int(state.current) == plain.turn
    assert state.sizes.tolist()[:n] == [len(hand) for hand in plain.hands]
    left = int(state.bank_n)
    assert left == len(plain.bank)
    bank = state.bank.tolist()
    assert [bank[left - 1 - k] for k in range(left)] == [PLACE[card] for card in plain.bank]
    assert int(state.tabled) == mask_of(plain.table)
    for seat in range(n):
        down = [card for card, owner in plain.table.items() if owner == seat]
        assert int(state.stacked[seat]) == mask_of(down)
    laid = int(state.stacks)
    columns = ("stack_by", "stack_cards", "stack_won")
    stacks = list(zip(*(getattr(state, name).tolist()[:laid] for name in columns), strict=True))
    assert stacks == stacks_of(plain)
    if who >= 0:
        _compare_record(state, plain)


def _compare_record(state: Any, plain: PlainAuthors) -> None:
    in_play = [card for card in plain.pack if card not in plain.table]
    record = plain.record
    for seat in range(plain.n):
        denied = [card for card in in_play if seat in record.denied[card]]
        assert int(state.denied[seat]) & mask_of(in_play) == mask_of(denied)
        assert bool(state.missed[seat]) == plain.missed[seat]
        if plain.form == "pairs":
            assert int(state.added[seat]) == groups_mask(plain.added[seat])
            assert int(state.fresh[seat]) == groups_mask(plain.fresh[seat])
    known = [card for card in in_play if record.known[card] is not None]
    assert int(state.shown) & mask_of(in_play) == mask_of(known)


def _compare_refusals(state: Any, plain: PlainAuthors, reasons: dict[int, str | None]) -> None:
    """Of the seat on turn for every code; of the others, who are all told the same, for some."""
    asked = refusals(state, plain.n, LOW, HIGH)
    for seat in range(plain.n):
        for code in range(LOW, HIGH, 1 if seat == plain.turn else 29):
            told = reasons[int(asked[seat, code - LOW])]
            assert told == plain.why_not(seat, code), (seat, code)


def _compare_result(state: Any, plain: PlainAuthors) -> None:
    held = np.zeros(plain.n, np.int64)
    scores(state, held)
    assert held.tolist() == plain.scores()
    paid = np.zeros(plain.n)
    returns(state, paid)
    winners = plain.winners()
    share = [(seat in winners) / len(winners) - 1 / plain.n for seat in range(plain.n)]
    assert paid.tolist() == pytest.approx(share)


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_of_portrait_authors_agree(name: str, chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        played, seats, options, dealer, rng = random_set_up(name, seed)
        if seed % 3:
            # Large companies play long games, and small ones meet as many rules.
            seats = min(seats, 4)
            dealer %= seats
        reasons: dict[int, str | None] = {r.number: r.code for r in played.rulebook.refusals}
        reasons[0] = None
        plain = plain_game(name, seats, options, dealer)
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            try:
                _compare(step.state, plain, step.who, step.codes)
                if number % 12 == seed % 12 or step.who == OVER:
                    _compare_more(step.state, plain, step.who)
                if number % 240 == seed % 240:
                    _compare_refusals(step.state, plain, reasons)
                if step.who == OVER:
                    _compare_result(step.state, plain)
            except AssertionError as found:
                raise AssertionError(f"{name}, seed {seed}, step {number}: {found}") from found
            if step.pack is not None:
                plain.deal(in_words(plain, step.pack))
            elif step.action is not None:
                plain.play(step.action)
        assert plain.actor() == "over"
