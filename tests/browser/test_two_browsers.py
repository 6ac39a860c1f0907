"""Two people at one table: each sees what is theirs, and nothing else reaches their browser."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.tables.record import read
from tests.browser.conftest import Visit
from tests.browser.players import keep_record
from tests.browser.two_players import TwoPlayers
from tests.browser.visitor import Visitor
from tests.server import shown_cards

COUPLETS = 4


def test_a_friend_joins_by_the_link_and_no_secret_reaches_either_browser(
    visit: Visit, tmp_path: Path
) -> None:
    couple = TwoPlayers(visit(), visit())
    couple.meet()
    ann, bob = couple.both
    hands = [set(visitor.look().hand) for visitor in couple.both]
    assert not hands[0] & hands[1]
    for visitor, other in ((ann, hands[1]), (bob, hands[0])):
        page = visitor.page.content()
        assert not [card for card in other if card in page]
    expect(ann.by_id("seat-1")).to_contain_text("Bob")
    expect(bob.by_id("seat-0")).to_contain_text("Ann")

    marks = [[0, 0]]

    def turn_page() -> None:
        couple.wait()
        marks.append([len(visitor.frames) for visitor in couple.both])

    turn_page()
    for _ in range(2 * COUPLETS):
        couple.step()
        turn_page()
    assert all(visitor.moves for visitor in couple.both)
    while couple.step(declaring=True):
        turn_page()

    ann.by_id("result").wait_for()
    record = read(keep_record(ann, tmp_path).read_text())
    assert [str(e) for e in record.entries if e.kind == "move"] == couple.moves
    allowed = shown_cards.court(record)
    found = 0
    for seat, visitor in enumerate(couple.both):
        # One page before the first move and one after each; the last shows the end of the game,
        # after which nothing is secret any more.
        assert len(marks) - 1 == len(allowed[seat]) == len(couple.moves) + 1
        before: frozenset[str] = frozenset()
        pages = pairwise(mark[seat] for mark in marks[:-1])
        for (start, end), moment in zip(pages, allowed[seat], strict=False):
            # A message may reach a busy browser one move late.
            found += search(visitor.frames[start:end], before | moment.seen)
            before = moment.seen
    assert found > 100, "the wire was searched, and cards were found on it"


def search(frames: Sequence[str], may_know: frozenset[str]) -> int:
    """Look for every card in these messages, by id and by name; gives how many were found."""
    names = {card.id: card.name for card in catalogue.game("court-two").deck}
    found = 0
    for text in frames:
        mentioned = {card for card, name in names.items() if card in text or name in text}
        assert mentioned <= may_know, (mentioned - may_know, text)
        found += len(mentioned)
    return found


def test_a_second_tab_takes_the_seat_over_and_the_first_can_take_it_back(visit: Visit) -> None:
    first = visit()
    taken = first.open_table("court-two", ["me", "steady"])
    first.wait_until_asked()
    second = Visitor(first.page.context.new_page(), first.home)
    second.go(taken["link"])
    hand = second.wait_until_asked().hand

    notice = first.by_id("taken-over")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("another")
    assert not first.look().is_asked, "who has lost the seat is offered no move"

    notice.get_by_role("button", name="Take it back").click()
    seen = first.wait_until_asked()
    assert seen.hand == hand
    expect(notice).to_have_count(0)
    expect(second.by_id("taken-over")).to_be_visible()
    first.tap_card(seen.lit[0])
    if first.look().menu:
        first.press_in_menu(first.look().menu[0])
    after = first.wait_until_still(other_than=seen.revision)
    assert seen.lit[0] not in after.hand
    assert second.troubles == []
