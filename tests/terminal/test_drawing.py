"""Cards and canvases, cell by cell."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from parlour.games.alice.deck import DECK as ALICE
from parlour.games.court.deck import DECK as COURT
from parlour.games.deck import Deck
from parlour.games.masquerade.deck import DECK as MASQUERADE
from parlour.games.nations.deck import DECK as NATIONS
from parlour.games.portrait.deck import DECK as PORTRAIT
from parlour.terminal import theme
from parlour.terminal.canvas import Canvas, cut, folded
from parlour.terminal.cards import (
    CORNER_STRIP,
    LARGE,
    LEAST_STRIP,
    SMALL,
    Size,
    draw_card,
    fan,
    fan_height,
)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("width", [78, 118])
def test_a_fan_fits_and_every_card_can_be_touched(size: Size, width: int) -> None:
    for n in range(65):
        places = fan(n, width, size)
        assert len(places) == n
        canvas = Canvas(width, fan_height(n, width, size))
        for place, card in zip(places, PORTRAIT, strict=False):
            draw_card(
                canvas, place.x, place.y, card, size, visible=place.visible, spot=("card", card.id)
            )
        seen = [canvas.spot(x, y) for y in range(canvas.height) for x in range(width)]
        least = LEAST_STRIP * 3 if n <= 26 else CORNER_STRIP * 2
        drawn = canvas.text().plain
        for place, card in zip(places, PORTRAIT, strict=False):
            assert place.x + size.width <= width
            assert seen.count(("card", card.id)) >= least
            assert theme.mark_of(card) in drawn


DECKS = (COURT, ALICE, NATIONS, MASQUERADE, PORTRAIT)


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.sheet)
def test_every_card_is_told_apart_without_colour(deck: Deck) -> None:
    marks = [theme.mark_of(card) for card in deck]
    assert len(set(marks)) == len(marks)
    assert all(cell_len(mark) == len(mark) <= 3 for mark in marks)
    for size in (SMALL, LARGE):
        faces = set()
        for card in deck:
            canvas = Canvas(LEAST_STRIP, size.height)
            draw_card(canvas, 0, 0, card, size, visible=LEAST_STRIP)
            faces.add(canvas.text().plain)
        assert len(faces) == len(deck), "two cards look alike in a fan"


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.sheet)
def test_every_suit_has_a_sign_and_an_ink_of_its_own(deck: Deck) -> None:
    suits = {card.suit: theme.suit_of(card) for card in deck}
    assert len({suit.sign for suit in suits.values()}) == len(suits)
    if not any(name.isdigit() for name in suits):
        assert len({suit.ink for suit in suits.values()}) == len(suits)
        assert all(cell_len(suit.sign) == 1 for suit in suits.values())


def test_what_is_called_by_its_number_bears_it_large() -> None:
    for card in MASQUERADE:
        canvas = Canvas(LARGE.width, LARGE.height)
        draw_card(canvas, 0, 0, card, LARGE)
        drawn = canvas.text().plain.splitlines()
        for row, part in zip(drawn[-3:-1], theme.numeral_of(card), strict=True):
            assert row[-1 - len(part) : -1] == part
    assert not theme.numeral_of(COURT[0])


def test_a_lead_has_a_double_border_and_the_cursor_a_heavy_one() -> None:
    lead, companion = ALICE[0], ALICE[1]
    drawn = {}
    for name, card, at_cursor in (
        ("lead", lead, False),
        ("companion", companion, False),
        ("cursor", lead, True),
    ):
        canvas = Canvas(SMALL.width, SMALL.height)
        draw_card(canvas, 0, 0, card, SMALL, at_cursor=at_cursor)
        drawn[name] = canvas.text().plain[0]
    assert drawn == {"lead": "╔", "companion": "╭", "cursor": "┏"}


def test_wide_letters_take_two_cells() -> None:
    canvas = Canvas(7, 1)
    after = canvas.put(0, 0, "愛麗絲x")
    assert after == 7
    assert canvas.text().plain == "愛麗絲x"
    narrow = Canvas(3, 1)
    narrow.put(0, 0, "愛麗")
    assert cell_len(narrow.text().plain) == 3


def test_text_is_cut_and_folded_to_its_room() -> None:
    assert cut("Alice", 5) == "Alice"
    assert cut("Alice", 4) == "Ali…"
    assert cut("愛麗絲", 5) == "愛麗…"
    assert folded("Fish-Footman", 8, 2) == ["Fish-", "Footman"]
    assert folded("Alice swimming in her own tears", 8, 2) == ["Alice", "swimmin…"]
    for card in ALICE:
        for width in (4, 8, 10, 18):
            assert all(cell_len(line) <= width for line in folded(card.name, width, 4))
