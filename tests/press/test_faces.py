"""Every card has a face of its own that a page can show with nothing else at hand."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from parlour.games.deck import Card
from parlour.press import back, face
from parlour.press.art import picture
from parlour.press.faces import SHEETS
from parlour.press.frame import USUAL, Cut

SVG = "{http://www.w3.org/2000/svg}"
STRONG = Cut(strong=True)
COLOUR = re.compile(r"#[0-9a-f]{6}\b")
STRIP = 55
"""The part of a card's width that a fan shows: 22 in a hundred."""

CARDS = [(sheet, card) for sheet, printed in SHEETS.items() for card in printed.deck]
EVERY_CARD = pytest.mark.parametrize(
    ("sheet", "card"), CARDS, ids=[f"{sheet}-{card.id}" for sheet, card in CARDS]
)
EVERY_SHEET = pytest.mark.parametrize("sheet", sorted(SHEETS))


def strip_of(document: str) -> str:
    """The markup of the strip a fan shows."""
    strip = ElementTree.fromstring(document).find(f"{SVG}g[@id='strip']")
    assert strip is not None
    return ElementTree.tostring(strip, encoding="unicode")


def test_the_decks_are_whole() -> None:
    assert {sheet: len(printed.deck) for sheet, printed in SHEETS.items()} == {
        "court": 32,
        "alice": 48,
        "masquerade": 32,
        "nations": 52,
        "portrait": 64,
    }


@EVERY_CARD
def test_a_face_is_a_whole_document_named_after_its_card(sheet: str, card: Card) -> None:
    root = ElementTree.fromstring(face(card, sheet))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 250 350"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text == card.name


@EVERY_CARD
def test_a_face_is_small_enough_for_a_phone(sheet: str, card: Card) -> None:
    assert len(face(card, sheet).encode()) <= 25_000


@EVERY_SHEET
def test_faces_are_small_on_the_whole(sheet: str) -> None:
    sizes = [len(face(card, sheet).encode()) for card in SHEETS[sheet].deck]
    assert sum(sizes) / len(sizes) <= 14_000


def assert_stands_alone(document: str) -> None:
    """All that the document refers to lies within it, each under one name."""
    root = ElementTree.fromstring(document)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    referred = re.findall(r'href="([^"]*)"', document) + re.findall(r"url\(([^)]*)\)", document)
    assert referred
    for reference in referred:
        assert reference.startswith("#")
        assert reference[1:] in ids
    assert document.count("http") == 1  # the name of the SVG language itself
    assert "font-family" not in document
    for forbidden in ("text", "image", "style", "script", "foreignObject"):
        assert root.find(f".//{SVG}{forbidden}") is None


@EVERY_CARD
def test_a_face_refers_to_nothing_outside_itself(sheet: str, card: Card) -> None:
    assert_stands_alone(face(card, sheet))


@EVERY_SHEET
def test_a_back_refers_to_nothing_outside_itself(sheet: str) -> None:
    assert_stands_alone(back(sheet))


def test_no_two_faces_are_alike() -> None:
    pictures = {re.sub(r"<title>.*?</title>", "", face(card, sheet)) for sheet, card in CARDS}
    assert len(pictures) == len(CARDS)


@EVERY_SHEET
def test_strips_differ_even_without_their_colours(sheet: str) -> None:
    deck = SHEETS[sheet].deck
    strips = {COLOUR.sub("#", strip_of(face(card, sheet))) for card in deck}
    assert len(strips) == len(deck)


@EVERY_SHEET
def test_ribbons_tell_the_suits_apart_even_without_colour(sheet: str) -> None:
    ribbons: dict[str, str] = {}
    for card in SHEETS[sheet].deck:
        pattern = ElementTree.fromstring(face(card, sheet)).find(f".//{SVG}pattern[@id='ribbon']")
        assert pattern is not None
        drawn = COLOUR.sub("#", ElementTree.tostring(pattern, encoding="unicode"))
        assert ribbons.setdefault(card.suit, drawn) == drawn
    assert len(set(ribbons.values())) == len(ribbons)


@EVERY_CARD
def test_type_in_the_strip_keeps_within_what_a_fan_shows(sheet: str, card: Card) -> None:
    # Alice's letter stands in a mark that is enlarged as a whole, and stays within its ring.
    cuts = (USUAL,) if sheet == "alice" else (USUAL, STRONG)
    for cut in cuts:
        strip = ElementTree.fromstring(strip_of(face(card, sheet, cut)))
        lines = [
            path.get("d", "")
            for path in strip.iter(f"{SVG}path")
            if path.get("transform") == "scale(.05)"
        ]
        assert len(lines) >= 2
        for data in lines:
            for x in _reach(data):
                assert 10 < x < STRIP - 4


@EVERY_SHEET
def test_strong_marks_are_larger_and_still_differ_without_their_colours(sheet: str) -> None:
    deck = SHEETS[sheet].deck
    strips = {COLOUR.sub("#", strip_of(face(card, sheet, STRONG))) for card in deck}
    assert len(strips) == len(deck)
    for card in deck:
        assert "matrix(2.2 0 0 2.2" in strip_of(face(card, sheet, STRONG))


@EVERY_SHEET
def test_a_deck_for_the_left_hand_has_its_strip_at_the_other_edge(sheet: str) -> None:
    for card in SHEETS[sheet].deck:
        usual, left = face(card, sheet), face(card, sheet, Cut(left=True))
        assert left == usual.replace('<g id="strip">', '<g id="strip" transform="translate(192)">')
        assert left != usual


def _reach(data: str) -> list[float]:
    """Where the polygons of a line of type lie across the card."""
    at = 0
    places: list[float] = []
    for polygon in data.strip("mz").split("zm"):
        steps = [int(number) for number in re.findall(r"-?\d+", polygon)][::2]
        x = at = at + steps[0]
        places.append(x / 20)
        for step in steps[1:]:
            x += step
            places.append(x / 20)
    return places


@EVERY_CARD
def test_the_strip_is_repeated_upside_down(sheet: str, card: Card) -> None:
    root = ElementTree.fromstring(face(card, sheet))
    again = [use for use in root.iter(f"{SVG}use") if use.get("href") == "#strip"]
    assert [use.get("transform") for use in again] == ["rotate(180 125 175)"]


@EVERY_CARD
def test_a_face_prints_what_its_card_says(sheet: str, card: Card) -> None:
    """Name, corner, value and companions come from the deck: change one, and the print changes."""
    drawn = SHEETS[sheet].face
    printed = re.sub(r"<title>.*?</title>", "", drawn(card, USUAL))

    def reprinted(changed: Card) -> str:
        return re.sub(r"<title>.*?</title>", "", drawn(changed, USUAL))

    assert reprinted(replace(card, name=card.name + " x")) != printed
    assert reprinted(replace(card, corner="Y")) != printed
    if card.value is not None:
        assert reprinted(replace(card, value=card.value + 1)) != printed
    for place in range(len(card.companions)):
        others = list(card.companions)
        others[place] += " x"
        assert reprinted(replace(card, companions=tuple(others))) != printed


def test_a_lead_has_more_rules_round_it_than_its_companions() -> None:
    def rules(card: Card) -> int:
        root = ElementTree.fromstring(face(card, "alice"))
        return sum(rect.get("fill") == "none" for rect in root.findall(f"{SVG}rect"))

    deck = SHEETS["alice"].deck
    assert {rules(card) for card in deck if card.rank == "Lead"} == {3}
    assert {rules(card) for card in deck if card.rank != "Lead"} == {1}


def test_a_lead_names_both_companions() -> None:
    leads = [card for card in SHEETS["alice"].deck if card.rank == "Lead"]
    assert len(leads) == 16
    assert all(len(card.companions) == 2 for card in leads)


@EVERY_CARD
def test_a_face_is_always_drawn_the_same(sheet: str, card: Card) -> None:
    assert SHEETS[sheet].face(card, USUAL) == face(card, sheet)
    assert face(card, sheet) is face(card, sheet)


def test_an_unknown_sheet_is_refused_in_words() -> None:
    card = SHEETS["court"].deck[0]
    with pytest.raises(ValueError, match="No deck is drawn for a sheet named 'whist'"):
        face(card, "whist")
    with pytest.raises(ValueError, match="alice, court, masquerade, nations"):
        back("whist")


def test_alice_is_the_same_girl_in_all_her_scenes() -> None:
    """Her head has eight strokes and more; whoever redraws it in one scene must do so in all."""
    leads = [card for card in SHEETS["alice"].deck if card.rank == "Lead"]
    strokes = [set(re.findall(r' d="([^"]*)"', picture(f"alice/{card.id}"))) for card in leads]
    assert len(strokes) == 16
    assert len(set.intersection(*strokes)) >= 8
