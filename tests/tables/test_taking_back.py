"""What stands between people: a move past which somebody has learned something."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from parlour.games import catalogue
from parlour.games.parts import Calls, Choice
from parlour.tables.mistakes import NotNow
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables.company import everybody, found, opened, people, shown_to


def why(table: Table, seat: int) -> str:
    with pytest.raises(NotNow) as caught:
        table.undo(seat, agreed=True)
    assert not table.view(seat).may_ask_undo
    return caught.value.sentence


def play_first(table: Table, kind: str = "") -> int:
    """Whoever is asked plays the first move of this kind; gives the seat."""
    seat = table.asked()[0]
    moves = [
        c.template.replace("{seat}", str(c.seats[0])).replace("{card}", c.cards[0])
        if isinstance(c, Calls)
        else c.move
        for c in table.view(seat).choices
        if not kind or c.kind == kind
    ]
    table.play(seat, moves[0])
    return seat


def deal_of(game: str, seats: int, deal: str = "1") -> Table:
    return opened(catalogue.game(game), seats, deal)


def test_a_plain_play_may_be_taken_back_until_the_next() -> None:
    table = deal_of("nations", 4)
    # The order of lines only grows: the rest of what everybody sees is as it was.
    before = [(v.zones, v.choices, v.prompt) for v in map(table.view, everybody(table))]
    first = play_first(table)
    assert table.view(first).may_ask_undo
    assert not any(table.view(n).may_ask_undo for n in range(4) if n != first)
    table.undo(first, agreed=True)
    assert [(v.zones, v.choices, v.prompt) for v in map(table.view, everybody(table))] == before
    play_first(table)
    second = play_first(table)
    assert table.names[second] in why(table, first)
    assert table.view(second).may_ask_undo


def test_the_card_that_completes_a_trick_may_be_taken_back_if_it_draws_nothing() -> None:
    table = deal_of("nations", 4)
    order = [play_first(table) for _ in range(4)]
    assert len(set(order)) == 4
    assert table.view(order[3]).may_ask_undo
    assert "has moved since" in why(table, order[2])
    # In Court a couplet is followed by drawing, and cards are seen.
    court = found(
        lambda t: len(t.asked()) == 1 and bool(t.view(None).seats[t.asked()[0]].on_turn),
        lambda deal: deal_of("court-two", 2, deal),
    )
    play_first(court, "play")
    last = play_first(court, "play")
    assert "a card be seen" in why(court, last)


@pytest.mark.parametrize("game", ["alice", "authors-pairs"])
def test_a_call_stands_for_it_has_been_answered(game: str) -> None:
    for seed in range(3):
        table = deal_of(game, 4, str(seed + 1))
        rng = random.Random(seed)
        for _ in range(12):
            if table.over or table.advance():
                continue
            seat = rng.choice(table.asked())
            calls = [c for c in table.view(seat).choices if isinstance(c, Calls)]
            _, codes = table.ask(seat)
            table.play_code(seat, rng.choice(codes))
            if calls and len(calls) == len(table.view(seat).choices):
                assert why(table, seat)


def test_a_draw_stands() -> None:
    table = deal_of("monkey", 4)
    told: Counter[str] = Counter()
    for _ in range(60):
        if table.over or table.advance():
            continue
        seat = table.asked()[0]
        draws = [c for c in table.view(seat).choices if isinstance(c, Choice) and c.kind == "draw"]
        if draws:
            table.play(seat, draws[0].move)
            told[why(table, seat)] += 1
        else:
            play_first(table)
    assert any("drawn" in sentence for sentence in told)


def test_the_last_move_of_a_round_stands() -> None:
    table = opened(seats=3, deal="2")
    seat = -1
    while not table.due():
        seat = play_first(table)
    assert "round was over" in why(table, seat)
    table.advance()
    assert "dealt since" in why(table, seat)


def test_a_silent_move_is_not_asked_for_and_the_answer_tells_nobody_of_one() -> None:
    """Whether or not Bea was silently asked, everybody else is answered the same."""
    silent = found(
        lambda t: len(t.asked()) == 2 and not t.view(None).seats[t.asked()[0]].on_turn,
        lambda deal: opened(seats=3, deal=deal),
    )
    asked = next(n for n in silent.asked() if not silent.view(None).seats[n].on_turn)
    leader = next(n for n in silent.asked() if n != asked)
    assert "First answer" in why(silent, asked)
    play_first_of(silent, leader)
    assert silent.view(leader).may_ask_undo, "a move that is held looks made"
    silent.play(asked, "pass")
    assert silent.view(leader).may_ask_undo
    assert "has moved since" in why(silent, asked)
    silent.undo(leader, agreed=True)
    assert leader in silent.asked()
    assert "asking would tell" in why(silent, asked)
    follow = Table(silent.game, people(3), Start(deal=silent.view(0).known_deal))
    follow.follow(silent.journal)
    assert shown_to(follow) == shown_to(silent)


def play_first_of(table: Table, seat: int) -> None:
    choice = table.view(seat).choices[0]
    assert isinstance(choice, Choice)
    table.play(seat, choice.move)
