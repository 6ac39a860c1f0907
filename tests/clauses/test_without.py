"""Games without a clause: each replaces one function that cites the clause, and is then undone."""

from __future__ import annotations

import pytest

from parlour.games import alice
from parlour.games.alice import calls, forfeits
from parlour.games.alice.state import Alice
from parlour.games.rulebook import Rulebook
from parlour.kernel import dispatch
from parlour.kernel.flat import fresh
from tests.clauses.proofs import rulebooks
from tests.clauses.without import (
    NothingReplaced,
    edited,
    games_without,
    replaced,
    rewritten,
    source_of,
)

every_sheet = pytest.mark.parametrize("sheet", sorted(rulebooks()))


def _shared(book: Rulebook, clause_id: str) -> set[str]:
    """The clause and those that share its game."""
    return {clause_id} | {clause.id for clause in book.clauses if clause.same_as == clause_id}


@every_sheet
def test_there_is_a_game_without_every_clause(sheet: str) -> None:
    book, found = rulebooks()[sheet], games_without(sheet)
    wanted = [clause for clause in book.clauses if not clause.is_shown_only]
    assert [c.id for c in wanted if c.id not in found and c.same_as not in found] == []
    assert sorted(set(found) - {clause.id for clause in wanted}) == []
    unsaid = [each.clause for each in found.values() if not each.played.endswith(".")]
    assert unsaid == [], "Nobody says what is played instead of these."


@every_sheet
def test_the_function_that_is_replaced_cites_the_clause(sheet: str) -> None:
    book, silent = rulebooks()[sheet], []
    for each in games_without(sheet).values():
        if each.function is not None:
            source = source_of(each.function)
            if not any(clause in source for clause in _shared(book, each.clause)):
                silent.append(f"{each.clause}: {each.function.__qualname__}")
    assert silent == []


def test_a_function_is_replaced_wherever_it_stands_and_put_back() -> None:
    real, ours = calls.legal, dispatch._registry["alice"]
    with replaced(calls.legal, lambda s, out: 0):
        assert calls.legal is alice.__dict__["legal"] is ours["legal"] is not real
    assert calls.legal is alice.__dict__["legal"] is ours["legal"] is real


def test_a_function_that_stands_nowhere_is_not_replaced() -> None:
    with pytest.raises(NothingReplaced), replaced(lambda: 0, lambda: 1):
        pass


@pytest.mark.parametrize(
    "change",
    [("nowhere in it", "pass"), ("s", "t"), ("CHANCE", "CHANCE")],
    ids=["missing", "ambiguous", "the same"],
)
def test_an_edit_that_changes_nothing_is_refused(change: tuple[str, str]) -> None:
    with pytest.raises(NothingReplaced):
        edited("alice.x", "Nothing.", forfeits.drawer, change)


def _plain(seat: int) -> int:
    if seat > 0:
        return seat
    return 0


def test_lines_that_go_in_keep_their_place_from_the_margin() -> None:
    once = edited("alice.x", "Doubled.", _plain, ("return seat", "seat += seat\nreturn seat"))
    with once.enter():
        assert _plain(4) == 8
    assert _plain(4) == 4
    assert once.lines == (2,)


def test_several_lines_are_replaced_by_others() -> None:
    lines = "if seat > 0:\n    return seat"
    with edited(
        "alice.x", "Less.", _plain, (lines, "seat -= 1"), ("return 0", "return seat")
    ).enter():
        assert _plain(4) == 3


def test_a_rewritten_function_stands_for_the_rule() -> None:
    real = forfeits.drawer
    with rewritten("alice.x", "Nobody draws.", forfeits.drawer, lambda s: 9).enter():
        assert forfeits.drawer(fresh(Alice)) == 9
    assert forfeits.drawer is real
