"""Decisions that nobody else may notice, and the moves made meanwhile."""

from __future__ import annotations

import pytest

from parlour.tables.mistakes import NotNow
from parlour.tables.record import write
from parlour.tables.replay import final
from parlour.tables.table import Table
from parlour.tables.view import View, encode
from tests.tables import pocket_rules as rules
from tests.tables.company import found, one_person, opened, shown_to
from tests.tables.pocket_game import GAME


def window_of_other(table: Table) -> bool:
    """Somebody else than the first to lead is silently asked."""
    return len(table.asked()) == 2


def window_of_leader(table: Table) -> bool:
    asked = table.asked()
    return len(asked) == 1 and bool(table.ask(asked[0])[0].phase == rules.WINDOW)


def holder_and_leader(table: Table) -> tuple[int, int]:
    holder = next(s for s in table.asked() if table.ask(s)[0].phase == rules.WINDOW)
    return holder, next(s for s in table.asked() if s != holder)


def cards_of(table: Table, seat: int) -> list[str]:
    return [f"play P{code + 1}" for code in table.ask(seat)[1] if code < rules.TRADE]


def a_card(table: Table, seat: int) -> str:
    return cards_of(table, seat)[0]


def with_window() -> Table:
    return found(window_of_other, lambda deal: opened(deal=deal))


def test_only_its_holder_sees_the_window() -> None:
    table = with_window()
    holder, leader = holder_and_leader(table)
    assert [s.number for s in table.view(holder).seats if s.on_turn] == [holder]
    for seat in (leader, 3 - holder - leader, None):
        assert [s.number for s in table.view(seat).seats if s.on_turn] == [leader]


def test_a_pass_shows_to_nobody_else() -> None:
    table = with_window()
    holder, leader = holder_and_leader(table)
    others: list[int | None] = [leader, 3 - holder - leader, None]
    before = shown_to(table, others)
    table.play(holder, "pass")
    assert shown_to(table, others) == before
    assert table.view(holder).story[-1].kind == "drew"


def test_the_same_view_whether_or_not_there_is_a_window() -> None:
    """Swap the One with a card that its holder's neighbour cannot tell from it."""
    table = with_window()
    holder, leader = holder_and_leader(table)
    third = 3 - holder - leader
    view = table.view(third)
    lines = [line.kind for line in view.story]
    without = found(
        lambda t: (
            len(t.asked()) == 1
            and t.asked()[0] == leader
            and t.record.dealer == table.record.dealer
            and not window_of_leader(t)
            and t.view(third).zones[third].cards == view.zones[third].cards
            and t.view(third).zones[4].cards == view.zones[4].cards
        ),
        lambda deal: opened(deal=deal),
    )
    other = without.view(third)
    assert [line.kind for line in other.story] == lines
    assert without.revision(third) == table.revision(third)


def test_a_move_made_meanwhile_looks_made_and_waits() -> None:
    table = with_window()
    holder, leader = holder_and_leader(table)
    third = 3 - holder - leader
    move = a_card(table, leader)
    holder_sees = encode(table.view(holder))
    written = write(table.record)
    table.play(leader, move)
    assert write(table.record) == written, "nothing has happened yet"
    assert encode(table.view(holder)) == holder_sees
    assert table.journal[-1] == f"held {leader} {move}"
    for seat in (leader, third, None):
        assert table.view(seat).story[-1].kind == "played"
        on_turn = [s.number for s in table.view(seat).seats if s.on_turn]
        assert on_turn == [(leader + 1) % 3]
    with pytest.raises(NotNow):
        table.play(leader, move)
    others = shown_to(table, [leader, third, None])
    table.play(holder, "pass")
    now = shown_to(table, [leader, third, None])
    changed = [
        seat for seat, a, b in zip((leader, third, None), others, now, strict=True) if a != b
    ]
    assert changed == [], "they had been shown it all already"
    assert table.journal[-2:] == [f"{holder} pass", f"{leader} {move}"]
    assert table.view(holder).story[-1].kind == "played"


def test_several_seats_may_go_ahead() -> None:
    table = found(
        lambda t: window_of_other(t) and holder_and_leader(t)[0] == t.record.dealer,
        lambda deal: opened(deal=deal),
    )
    holder, leader = holder_and_leader(table)
    third = 3 - holder - leader
    table.play(leader, a_card(table, leader))
    table.play(third, a_card(table, third))
    assert table.asked() == [holder]
    table.play(holder, "pass")
    assert [line.split()[0] for line in table.journal[-3:]] == [
        str(holder),
        str(leader),
        str(third),
    ]
    assert table.asked() == [holder]


def swapped_while_held(odd: bool) -> tuple[Table, int, str, list[str]]:
    """The leader has moved; then the One is swapped for an odd or an even card."""
    table = found(
        lambda t: window_of_other(t) and bool(int(t.view(None).story[3].cards[0][1]) % 2) == odd,
        lambda deal: opened(deal=deal),
    )
    holder, leader = holder_and_leader(table)
    move = a_card(table, leader)
    table.play(leader, move)
    revision = table.revision(leader)
    told = len(table.view(leader).story)
    table.play(holder, "swap")
    assert table.revision(leader) == revision + 1
    return table, leader, move, [line.kind for line in table.view(leader).story[told:]]


def test_a_lead_made_before_an_exchange_was_known_is_put_back_and_asked_again() -> None:
    """The cards are no longer as the leader knew them: he may lead otherwise now."""
    table, leader, move, news = swapped_while_held(odd=False)
    assert news == ["put-back", "swapped", "drew", "drew", "drew", "dropped"]
    assert table.journal[-1] == "dropped"
    assert table.asked() == [leader]
    table.play(leader, next(m for m in cards_of(table, leader) if m != move))


def test_a_journal_that_had_the_lead_made_all_the_same_is_followed() -> None:
    """So journals were written up to 0.3.0."""
    table, leader, move, _ = swapped_while_held(odd=False)
    old = [*table.journal[:-1], f"{leader} {move}"]
    again = opened(deal=table.record.deal)
    again.follow(old)
    assert again.journal == old
    assert leader not in again.asked()
    fresh = opened(deal=table.record.deal)
    fresh.follow(table.journal)
    assert fresh.asked() == [leader]


def test_a_move_that_can_no_longer_be_made_is_dropped_and_said() -> None:
    table, leader, move, news = swapped_while_held(odd=True)
    assert news == ["put-back", "swapped", "drew", "drew", "drew", "dropped"]
    assert table.journal[-1] == "dropped"
    assert move.split()[1] in table.view(leader).zones[leader].cards
    assert leader not in table.asked()


def test_the_leader_himself_may_have_the_window() -> None:
    table = found(window_of_leader, lambda deal: opened(deal=deal))
    leader = table.asked()[0]
    views: list[View] = [table.view(s) for s in (0, 1, 2, None) if s != leader]
    for view in views:
        assert view.story[-1].kind == "drew", "shown as after the pass"
    others: list[int | None] = [s for s in (0, 1, 2, None) if s != leader]
    before = shown_to(table, others)
    table.play(leader, "pass")
    assert shown_to(table, others) == before
    assert table.ask(leader)[0].phase == rules.LEAD


def test_the_record_names_the_pass_and_replays() -> None:
    table = with_window()
    holder, leader = holder_and_leader(table)
    table.play(leader, a_card(table, leader))
    table.play(holder, "pass")
    progress = final(table.record, lambda name: GAME)
    assert progress.actor == (leader + 1) % 3


def test_a_held_move_can_be_taken_back_among_bots() -> None:
    table = found(
        lambda t: window_of_other(t) and holder_and_leader(t)[1] == 0,
        lambda deal: opened(deal=deal, company=one_person),
    )
    holder, _ = holder_and_leader(table)
    hand = table.view(0).zones[0].cards
    move = a_card(table, 0)
    table.play(0, move)
    assert table.view(0).may_undo
    table.undo(0)
    assert table.view(0).zones[0].cards == hand
    assert table.view(0).story[-1].text == f"You take back {move}."
    table.play(holder, "pass")
    assert table.asked() == [0]
