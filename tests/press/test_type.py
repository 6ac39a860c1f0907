"""Type as outlines: measured, fitted, broken into lines, and refused where no letter exists."""

from __future__ import annotations

import re

import pytest

from parlour.press import type as types

TEXT = "Set type, steered steamboats. A frog made him known, and “The Innocents Abroad” famous."

FACES = (types.ROMAN, types.TEXT, types.BOLD)


@pytest.mark.parametrize("face", FACES)
def test_width_grows_with_size(face: str) -> None:
    small, large = types.width("Crown", face, 10), types.width("Crown", face, 20)
    assert large == pytest.approx(2 * small)


@pytest.mark.parametrize("face", FACES)
def test_every_letter_the_decks_use_can_be_set(face: str) -> None:
    line = "Alice's Gold-Crown — 10/6 & Re, L a b"
    assert types.outline(line, face, 12, 0, 0).count("z") >= len(line.replace(" ", ""))


def test_a_letter_that_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match="has no letter '雪'"):
        types.outline("雪", types.ROMAN, 12, 0, 0)


def test_kerning_draws_some_pairs_together() -> None:
    apart = types.width("A", types.ROMAN, 40) + types.width("V", types.ROMAN, 40)
    assert types.width("AV", types.ROMAN, 40) < apart


def test_a_line_is_made_smaller_until_it_fits() -> None:
    size = types.fitted("Alice upsetting the jury-box", types.ROMAN, 30, 146)
    assert size < 30
    assert types.width("Alice upsetting the jury-box", types.ROMAN, size) <= 146
    assert types.width("Alice upsetting the jury-box", types.ROMAN, size + 0.5) > 146


def test_a_line_that_fits_keeps_its_size() -> None:
    assert types.fitted("Pig", types.ROMAN, 19, 146) == 19


def test_a_title_is_set_in_few_and_even_lines() -> None:
    lines = types.wrapped("Alice swimming in her own tears", types.ROMAN, 14.5, 146)
    assert lines == ["Alice swimming", "in her own tears"]
    assert types.wrapped("Pig", types.ROMAN, 14.5, 146) == ["Pig"]


@pytest.mark.parametrize("room", [60, 100, 134, 400])
def test_wrapped_lines_fit_and_lose_no_word(room: float) -> None:
    lines = types.wrapped(TEXT, types.TEXT, 13.5, room)
    assert " ".join(lines) == TEXT
    for line in lines:
        assert types.width(line, types.TEXT, 13.5) <= room or " " not in line


def test_no_fewer_lines_would_do() -> None:
    words = TEXT.split()
    filled = [words[0]]
    for word in words[1:]:
        longer = f"{filled[-1]} {word}"
        if types.width(longer, types.TEXT, 13.5) <= 134:
            filled[-1] = longer
        else:
            filled.append(word)
    assert len(types.wrapped(TEXT, types.TEXT, 13.5, 134)) == len(filled)


def test_no_word_is_left_alone_that_a_line_above_could_share() -> None:
    lines = types.wrapped(
        "aaaa aaaa aaaa aaaa aaaa", types.TEXT, 10, types.width("aaaa " * 4, "text", 10)
    )
    assert lines == ["aaaa aaaa", "aaaa aaaa aaaa"] or lines == ["aaaa aaaa aaaa", "aaaa aaaa"]


def test_a_word_too_wide_stands_alone() -> None:
    assert types.wrapped("ab cd", types.TEXT, 14, 1) == ["ab", "cd"]
    assert types.wrapped("", types.TEXT, 14, 1) == []


@pytest.mark.parametrize(("anchor", "left"), [("start", 100.0), ("middle", 90.0), ("end", 80.0)])
def test_a_line_begins_where_its_anchor_says(anchor: str, left: float) -> None:
    size = 20 / types.width("H", types.TEXT, 1)  # so that the letter is twenty wide
    data = types.outline("H", types.TEXT, size, 100, 0, anchor=anchor)
    first = re.match(r"m(-?\d+)", data)
    assert first is not None
    reference = re.match(r"m(-?\d+)", types.outline("H", types.TEXT, size, 0, 0, anchor="start"))
    assert reference is not None
    assert (int(first[1]) - int(reference[1])) / 20 == pytest.approx(left, abs=0.1)


def test_type_cut_small_has_fewer_points_than_type_cut_large() -> None:
    small = types.outline("Queen", types.ROMAN, 8, 0, 0)
    large = types.outline("Queen", types.ROMAN, 60, 0, 0)
    assert len(re.findall(r"-?\d+", small)) < len(re.findall(r"-?\d+", large))
