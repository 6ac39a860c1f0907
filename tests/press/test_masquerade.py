"""The carnival: a picture for every character, a mask for every title, a crown on the 1."""

from __future__ import annotations

import re

from parlour.games.masquerade.deck import CHARACTERS, DECK, TITLES
from parlour.press import type as types
from parlour.press.art import picture
from parlour.press.faces import face
from parlour.press.masquerade import SILKS, character, masker

COLOUR = re.compile(r"#[0-9a-f]{6}\b")
STROKE = re.compile(r' d="([^"]*)"')


def mask(title: str) -> str:
    return picture(f"masquerade/mask-{title.lower()}")


def test_no_two_characters_look_alike() -> None:
    names = [name for company in CHARACTERS.values() for name in company]
    assert len({COLOUR.sub("#", masker(name)) for name in names}) == len(names) == len(DECK)


def test_each_card_shows_its_own_character() -> None:
    for card in DECK:
        assert masker(character(card)) in face(card, "masquerade")


def test_each_character_is_dressed_in_the_silk_of_the_title() -> None:
    for title, company in CHARACTERS.items():
        for name in company:
            worn = {other for other, silks in SILKS.items() if silks.cloth in masker(name)}
            assert worn == {title}


def test_each_card_prints_its_character_under_its_name() -> None:
    for card in DECK:
        name = character(card)
        words = name[0].upper() + name[1:]
        line = types.outline(words, types.TEXT, 14.5, 125, 320, track=0.3)
        assert line in face(card, "masquerade")


def test_only_the_1_is_crowned() -> None:
    crown = COLOUR.sub("#", picture("masquerade/crown"))
    crowned = {card.id for card in DECK if crown in COLOUR.sub("#", face(card, "masquerade"))}
    assert crowned == {f"{letter}-1" for letter, _ in TITLES}


def test_the_four_masks_have_four_shapes() -> None:
    assert len({STROKE.findall(mask(title))[0] for _, title in TITLES}) == 4


def test_each_character_wears_the_mask_of_the_title_and_the_tragedian_a_weeping_one() -> None:
    """The shape of a mask is its title's alone; eyes and mouth are the same on all but one."""
    shapes = {title: STROKE.findall(mask(title))[0] for _, title in TITLES}
    weeping = []
    for title, company in CHARACTERS.items():
        for name in company:
            strokes = STROKE.findall(masker(name))
            assert {other for other, shape in shapes.items() if shape in strokes} == {title}
            if not set(STROKE.findall(mask(title))) <= set(strokes):
                weeping.append(name)
    assert weeping == ["Tragedian"]


def test_titles_carry_the_letters_of_their_cards() -> None:
    assert [(SILKS[title].letter, title) for _, title in TITLES] == list(TITLES)
