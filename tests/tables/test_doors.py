"""The door in: what is refused changes nothing, and is answered with a sentence."""

from __future__ import annotations

import pytest

from parlour.tables.company import Seat
from parlour.tables.mistakes import Ambiguous, Mistake, NoSuch, NotNow, Refused, Unreadable
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables import pocket_rules as rules
from tests.tables.company import all_bytes, found, one_person, opened, people, play_on
from tests.tables.pocket_game import GAME


def no_window(deal: str) -> Table:
    return opened(deal=deal)


def must_match(table: Table) -> bool:
    """Nobody holds the One at first, and the second seat must match a lead of the first."""
    first = table.asked()[0]
    h, codes = table.ask(first)
    if h.phase != rules.LEAD or len(table.asked()) > 1 or "swap" in table.journal[-1]:
        return False
    for code in codes:
        if code >= rules.TRADE:
            continue
        trial = no_window(table.view(None).known_deal)
        trial.play_code(first, code)
        if not trial.asked():
            return False
        second = trial.asked()[0]
        h, may = trial.ask(second)
        if len([c for c in may if c < rules.TRADE]) < h.held[second]:
            return True
    return False


def at_a_lead() -> Table:
    return found(
        lambda t: len(t.asked()) == 1 and t.ask(t.asked()[0])[0].phase == rules.LEAD, no_window
    )


def test_a_stale_revision_is_refused() -> None:
    table = at_a_lead()
    seat = table.asked()[0]
    before = all_bytes(table)
    move = table.view(seat).choices[0]
    with pytest.raises(NotNow) as caught:
        table.play(seat, getattr(move, "move"), at=table.revision(seat) - 1)  # noqa: B009
    assert caught.value.code == "stale"
    assert all_bytes(table) == before


def test_a_move_in_answer_to_what_is_shown_is_played() -> None:
    table = at_a_lead()
    seat = table.asked()[0]
    card = next(c for c in table.ask(seat)[1] if c < rules.TRADE)
    table.play(seat, f"play p{card + 1}", at=table.view(seat).revision)
    assert table.journal[-1] == f"{seat} play P{card + 1}"


def test_out_of_turn_is_refused_with_its_clause() -> None:
    table = at_a_lead()
    seat = table.asked()[0]
    other = (seat + 1) % 3
    before = all_bytes(table)
    with pytest.raises(NotNow) as caught:
        table.play(other, "play One")
    assert caught.value.code == "not-your-turn"
    assert caught.value.clauses == ("pocket.turns",)
    assert table.names[seat] in caught.value.sentence
    assert all_bytes(table) == before


@pytest.mark.parametrize("text", ["", "dance", "play", "play Q9", "trade nobody", "play One\n#"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    table = at_a_lead()
    before = all_bytes(table)
    with pytest.raises(Unreadable):
        table.play(table.asked()[0], text)
    assert all_bytes(table) == before


def test_what_may_mean_two_moves_is_refused_with_both() -> None:
    table = at_a_lead()
    before = all_bytes(table)
    with pytest.raises(Ambiguous) as caught:
        table.play(table.asked()[0], "play t")
    assert caught.value.candidates == ("play P2", "play P3")
    assert all_bytes(table) == before


def test_an_illegal_move_is_refused_with_clause_and_what_is_legal() -> None:
    table = found(must_match, no_window)
    first = table.asked()[0]
    leads = [c for c in table.ask(first)[1] if c < rules.TRADE]
    for lead in leads:
        trial = no_window(table.view(None).known_deal)
        trial.play_code(first, lead)
        second = trial.asked()[0]
        h, may = trial.ask(second)
        barred = [c for c in range(9) if int(h.hand[second]) >> c & 1 and c not in may]
        if barred:
            break
    before = all_bytes(trial)
    with pytest.raises(Refused) as caught:
        trial.play(second, f"play P{barred[0] + 1}")
    assert caught.value.code == "must-match"
    assert caught.value.clauses == ("pocket.match",)
    assert caught.value.move == f"play P{barred[0] + 1}"
    assert f"play P{may[0] + 1}" in caught.value.sentence
    with pytest.raises(Refused):
        trial.play_code(second, barred[0])
    assert all_bytes(trial) == before
    assert trial.why(second, f"play P{barred[0] + 1}").code == "must-match"
    assert trial.why(second, f"play P{may[0] + 1}").code == "legal"
    assert trial.why(first, f"play P{may[0] + 1}").code == "not-your-turn"
    assert all_bytes(trial) == before


def test_every_illegal_code_is_refused_and_changes_nothing() -> None:
    table = opened(deal="5")
    for _ in range(25):
        if table.over:
            break
        if table.advance():
            continue
        for seat in range(3):
            asked = seat in table.asked()
            legal = table.ask(seat)[1] if asked else []
            before = all_bytes(table)
            for code in range(-1, GAME.codes + 10):
                if code not in legal:
                    with pytest.raises(Mistake):
                        table.play_code(seat, code)
            assert all_bytes(table) == before
        play_on(table, seed=3, most=1)


def test_no_such_seat() -> None:
    table = at_a_lead()
    before = all_bytes(table)
    for seat in (-1, 3, 63):
        with pytest.raises(NoSuch):
            table.play(seat, "play One")
        with pytest.raises(NoSuch):
            table.view(seat)
    assert all_bytes(table) == before


def test_nothing_is_dealt_while_a_seat_is_open() -> None:
    table = Table(GAME, [Seat("Ann"), Seat("", "open")], Start(deal="1"))
    assert table.waiting
    assert not table.advance()
    assert table.view(0).prompt == "1 more player is awaited."
    with pytest.raises(NotNow) as caught:
        table.play(0, "play One")
    assert caught.value.code == "not-begun"
    table.sit(1, "Bea")
    assert table.due()
    assert table.advance()
    assert [seat.name for seat in table.view(0).seats] == ["Ann", "Bea"]
    with pytest.raises(NotNow):
        table.sit(1, "", "open")


def test_wrong_company_and_options_are_refused() -> None:
    with pytest.raises(NoSuch, match="2 to 3 players"):
        Table(GAME, people(1), Start(deal="1"))
    with pytest.raises(NoSuch, match="no option"):
        Table(GAME, people(2), Start({"colour": "red"}, deal="1"))
    with pytest.raises(NoSuch, match="no value"):
        Table(GAME, people(2), Start({"recall": "some"}, deal="1"))
    with pytest.raises(NoSuch, match="no deal"):
        Table(GAME, people(2), Start(deal="twelve"))


def test_after_the_end_nothing_can_be_played() -> None:
    table = opened(company=one_person)
    play_on(table, seed=1)
    assert table.view(0).over
    assert table.view(0).result.startswith(("Ann", "Bea", "Cy"))
    before = all_bytes(table)
    with pytest.raises(NotNow) as caught:
        table.play(0, "play One")
    assert caught.value.code == "game-over"
    assert not table.advance()
    assert all_bytes(table) == before


def test_seats_may_be_called_by_name() -> None:
    table = at_a_lead()
    seat = table.asked()[0]
    other = (seat + 1) % 3
    table.play(seat, f"TRADE {table.names[other].upper()}")
    assert f"{seat} trade {other}" in table.journal


def test_a_name_that_is_a_word_of_the_game_misleads_nobody() -> None:
    table = at_a_lead()
    seat = table.asked()[0]
    card = next(c for c in table.ask(seat)[1] if c < rules.TRADE)
    table.sit((seat + 1) % 3, "Play")
    table.sit((seat + 2) % 3, f"P{card + 1}")
    table.play(seat, f"play P{card + 1}")
    assert table.journal[-1] == f"{seat} play P{card + 1}"
