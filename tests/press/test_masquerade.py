"""The carnival: a picture for every character, a mask for every title, a crown on the 1."""

from __future__ import annotations

import re

from parlour.games.masquerade.deck import CHARACTERS, DECK, TITLES
from parlour.press import type as types
from parlour.press.faces import face
from parlour.press.frame import INK, PAPER
from parlour.press.masquerade import character
from parlour.press.masquerade_maskers import MASKERS
from parlour.press.masquerade_players import PLAYERS
from parlour.press.masquerade_riders import RIDERS
from parlour.press.masquerade_rovers import ROVERS
from parlour.press.masquerade_titles import CROWN, SILKS, mask

COMPANIES = {"Masquerader": MASKERS, "Royer": ROVERS, "Istrique": PLAYERS, "Mexican": RIDERS}


def test_every_character_is_drawn_and_no_other_in_the_order_of_the_deck() -> None:
    assert {title: tuple(company) for title, company in COMPANIES.items()} == CHARACTERS


def test_no_two_characters_look_alike() -> None:
    drawn = {draw("#123456") for company in COMPANIES.values() for draw in company.values()}
    assert len(drawn) == len(DECK)


def test_each_card_shows_its_own_character() -> None:
    for card in DECK:
        draw = COMPANIES[card.suit][character(card)]
        assert draw(SILKS[card.suit].cloth) in face(card, "masquerade")


def test_each_card_prints_its_character_under_its_name() -> None:
    for card in DECK:
        name = character(card)
        words = name[0].upper() + name[1:]
        line = types.outline(words, types.TEXT, 14.5, 125, 320, track=0.3)
        assert line in face(card, "masquerade")


def test_only_the_1_is_crowned() -> None:
    crowned = {card.id for card in DECK if CROWN in face(card, "masquerade")}
    assert crowned == {f"{letter}-1" for letter, _ in TITLES}


def test_the_four_masks_have_four_shapes() -> None:
    shapes = {
        re.sub(r"#[0-9a-f]{6}", "#", mask(title, PAPER, INK)).split("/>", 1)[0]
        for _, title in TITLES
    }
    assert len(shapes) == 4


def test_only_the_stage_mask_weeps() -> None:
    weeping = [t for _, t in TITLES if mask(t, PAPER, INK, sad=True) != mask(t, PAPER, INK)]
    assert weeping == ["Istrique"]


def test_titles_carry_the_letters_of_their_cards() -> None:
    assert [(SILKS[title].letter, title) for _, title in TITLES] == list(TITLES)
