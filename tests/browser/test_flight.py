"""What a card shows on its way, told from its pixels in mid-air.

What everybody may see shows its face all the way; what turns over turns once; and what is not for
the reader's eyes never does.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.flying_cards import Flight, aloft, hold_cards, let_land
from tests.browser.visitor import DESKTOP, PHONE, Message, Visitor

# At four moments of the way.
OPEN = ["face", "face", "face", "face"]
CLOSED = ["back", "back", "back", "back"]
TURNS_UP = ["back", "back", "face", "face"]
SHOWN_FIRST = ["face", "face", "face", "back"]
"""Held over the table, and turned on the way from there."""
TURNS_FIRST = ["back", "face", "face", "face"]
"""Turned on the way to the middle of the table, and held there."""


def lines_of(visitor: Visitor) -> list[Message]:
    """The lines that have come in so far, told on the page or not."""
    told = {
        view.get("story_from", 0) + number: line
        for view in visitor.views
        for number, line in enumerate(view.get("story", []))
    }
    return [told[number] for number in sorted(told)]


def last(visitor: Visitor, kind: str, seat: int | None = None) -> Message:
    """The last line of this kind, of this seat if one is named."""
    lines = [line for line in lines_of(visitor) if line["kind"] == kind]
    return next(line for line in reversed(lines) if seat in (None, line["seat"]))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_couplet_of_court_from_the_deal_to_the_draw(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size, speed="normal")
    hold_cards(ann)
    ann.open_table("court-two", ["me", "steady"], deal="3", dealer=1)

    dealt = aloft(ann)
    (mine,) = last(ann, "dealt", seat=0)["shifts"]
    assert dealt[0].sides(mine["cards"][0]) == TURNS_UP
    assert dealt[mine["packet"]].sides(mine["cards"][0]) == CLOSED
    let_land(ann)

    (turned_up,) = aloft(ann)
    assert turned_up.sides(last(ann, "turned-up")["cards"][0]) == TURNS_UP
    let_land(ann)

    led = ann.wait_until_asked().lit[0]
    ann.tap_card(led)
    (flight,) = aloft(ann)
    assert flight.sides(led) == OPEN
    let_land(ann)

    (flight,) = aloft(ann)
    assert flight.sides(last(ann, "replied", seat=1)["cards"][0]) == TURNS_UP
    let_land(ann)

    couplet = last(ann, "took")["cards"]
    flights = aloft(ann)
    sides = [flight.sides(card) for flight, card in zip(flights, couplet, strict=True)]
    assert sides == [SHOWN_FIRST, SHOWN_FIRST]
    let_land(ann)

    drawn = last(ann, "drew", seat=0)["cards"][0]
    theirs, my_own = aloft(ann)
    assert theirs.sides(drawn) == CLOSED
    assert my_own.sides(drawn) == TURNS_UP


def wait_and_do(visitor: Visitor) -> list[Flight]:
    """Wait for cards in the air, or for something to do, which is done."""
    page = visitor.page
    page.wait_for_function(
        """() => window.aloft.length > 0 || document.querySelector('[data-testid="back"]')
          || (document.querySelector('[data-testid="table"]')?.dataset.busy === "false"
              && document.querySelector('[data-testid="choices"] [data-testid="choice"]'))"""
    )
    if page.evaluate("() => window.aloft.length"):
        return aloft(visitor)
    if visitor.by_id("back").count():
        visitor.by_id("back").first.click()
    else:
        revision = str(visitor.look().revision)
        page.locator('[data-testid="choices"] [data-testid="choice"]').first.click()
        page.wait_for_function(
            """(than) => window.aloft.length > 0
              || document.querySelector('[data-testid="table"]').dataset.revision !== than
              || document.querySelector('[data-testid="back"]')""",
            arg=revision,
        )
    return []


def test_a_card_drawn_from_a_hand_is_seen_by_two_only(visit: Visit) -> None:
    ann = visit(speed="fast")
    hold_cards(ann)
    ann.open_table("monkey", ["me", *["steady"] * 7], deal="2", dealer=7)
    seen: dict[str, list[str]] = {}
    for _ in range(60):
        flights = wait_and_do(ann)
        if not flights:
            continue
        # The line that moves these cards is the last that the page has told.
        line = lines_of(ann)[len(ann.story()) - 1]
        shifts = line.get("shifts", [])
        ways = {(shift["source"][:4], shift["target"][:4]) for shift in shifts}
        if ways == {("hand", "hand")}:
            (flight,), (shift,) = flights, shifts
            who = {"hand:0": "mine"}
            way = " to ".join(who.get(shift[end], "another's") for end in ("source", "target"))
            if way not in seen:
                seen[way] = flight.sides(*shift.get("cards") or ann.look().hand[:1])
        if len(seen) == 3:
            break
        let_land(ann)
    assert seen == {
        "another's to another's": CLOSED,
        "another's to mine": TURNS_FIRST,
        "mine to another's": SHOWN_FIRST,
    }
