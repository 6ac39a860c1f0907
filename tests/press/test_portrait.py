"""Portrait Authors: every author has a likeness, a thing of his own and a life in a few lines."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from parlour.games.deck import Card
from parlour.games.portrait.deck import DECK
from parlour.press import face
from parlour.press import type as types
from parlour.press.art import picture
from parlour.press.portrait import GROUPS, author_of, lives
from parlour.press.sitters import SITTERS

SVG = "{http://www.w3.org/2000/svg}"
AUTHORS = list(dict.fromkeys(author_of(card) for card in DECK))
EVERY_AUTHOR = pytest.mark.parametrize("author", AUTHORS)
PORTRAITS = [card for card in DECK if card.rank == "portrait"]
SKETCHES = [card for card in DECK if card.rank == "sketch"]


def drawn(card: Card) -> ElementTree.Element:
    return ElementTree.fromstring(face(card, "portrait"))


def strip(card: Card) -> ElementTree.Element:
    found = drawn(card).find(f"{SVG}g[@id='strip']")
    assert found is not None
    return found


def test_every_author_has_a_likeness_an_emblem_and_a_life_and_nobody_else_has() -> None:
    assert len(AUTHORS) == 32
    assert set(SITTERS) == set(lives()) == set(AUTHORS)
    for card in PORTRAITS:
        shape = re.findall(r' d="([^"]*)"', picture(f"portrait/{author_of(card)}"))
        assert shape
        assert all(f'd="{line}"' in face(card, "portrait") for line in shape)


def test_no_two_authors_look_alike() -> None:
    assert len(set(SITTERS.values())) == 32
    assert len({picture(f"portrait/{author}") for author in AUTHORS}) == 32


def test_no_two_of_a_group_look_alike_even_in_outline() -> None:
    """Hair, beard, hat and what is held: enough to know them as shadows on a wall."""
    for group in GROUPS.values():
        outlines = {
            (sitter.hair, sitter.beard, sitter.moustache, sitter.hat, sitter.thing)
            for author, sitter in SITTERS.items()
            if author.startswith(group.code)
        }
        assert len(outlines) == 4


@EVERY_AUTHOR
def test_a_life_belongs_to_its_author(author: str) -> None:
    life = lives()[author]
    assert life.name.split()[-1] == author.partition("-")[2]
    years = re.fullmatch(r"(1[78]\d\d)–(1[89]\d\d)", life.years)
    assert years is not None
    assert 30 < int(years[2]) - int(years[1]) < 95
    assert life.life.endswith(".")
    assert life.life.count("“") == life.life.count("”")


def test_only_the_humorists_wrote_under_other_names() -> None:
    assert [author for author, life in lives().items() if life.owner] == [
        author for author in AUTHORS if author.startswith("HU")
    ]


@EVERY_AUTHOR
def test_a_life_takes_four_or_five_lines(author: str) -> None:
    assert 4 <= len(types.wrapped(lives()[author].life, types.TEXT, 13.5, 134)) <= 5


@pytest.mark.parametrize("card", SKETCHES, ids=[card.id for card in SKETCHES])
def test_a_letter_keeps_within_its_paper_and_clear_of_its_seal(card: Card) -> None:
    lines = [
        re.fullmatch(r"translate\((\S+) (\S+)\)scale\((\S+)\)", group.get("transform", ""))
        for group in drawn(card).iter(f"{SVG}g")
        if any(use.get("href", "").startswith("#t") for use in group.findall(f"{SVG}use"))
    ]
    placed = [tuple(map(float, line.groups())) for line in lines if line]
    assert len(placed) == 1 + len(
        types.wrapped(lives()[author_of(card)].life, types.TEXT, 13.5, 134)
    )
    assert all(left >= 57 for left, _, _ in placed)
    assert max(down for _, down, _ in placed) <= 222


@pytest.mark.parametrize("card", SKETCHES, ids=[card.id for card in SKETCHES])
def test_every_letter_of_the_life_is_printed(card: Card) -> None:
    life = lives()[author_of(card)]
    words = life.life + (life.owner + "," if life.owner else "") + life.years
    letters = sorted(letter for letter in words if letter != " ")
    uses = [use.get("href", "") for use in drawn(card).iter(f"{SVG}use")]
    printed = [name[2:] for name in uses if name.startswith("#t")]
    assert sorted(chr(int(n[1:], 16)) if n.startswith("-") else n for n in printed) == letters


def test_the_kind_of_card_is_a_shape_as_well_as_a_letter() -> None:
    assert all(len(strip(card).findall(f"{SVG}ellipse")) == 2 for card in PORTRAITS)
    assert all(not strip(card).findall(f"{SVG}ellipse") for card in SKETCHES)


def test_pairs_differ_in_the_strip_by_their_kind_alone() -> None:
    """The initials, the sign, the code and the ribbon are an author's; the mark is the card's."""
    for portrait, sketch in zip(PORTRAITS, SKETCHES, strict=True):
        ours, theirs = (
            {ElementTree.tostring(child) for child in strip(card)} for card in (portrait, sketch)
        )
        assert len(ours & theirs) == 5
        assert ours - theirs
        assert theirs - ours


def test_corners_tell_every_card_of_a_group_apart() -> None:
    for group in GROUPS:
        cards = [card for card in DECK if card.suit == group]
        assert len({card.corner for card in cards}) == 8
        assert len({card.corner.upper() for card in cards}) == 4
        assert all(card.corner.isupper() == (card.rank == "portrait") for card in cards)


def test_a_card_names_its_group_at_the_head() -> None:
    """Every letter of the group's name stands on one line above the picture."""
    for card in DECK:
        heads = [
            group for group in drawn(card).iter(f"{SVG}g") if " 36.5)" in group.get("transform", "")
        ]
        assert len(heads) == 1
        letters = "".join(use.get("href", "")[2:] for use in heads[0])
        assert letters == card.suit.replace(" ", "")
