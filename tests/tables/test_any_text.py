"""Whatever somebody sends is read in one pass and answered with a sentence."""

from __future__ import annotations

import ast
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.games import catalogue
from parlour.games.game import AnyGame
from parlour.games.mistakes import Mistake
from parlour.games.reading import seat_first
from parlour.tables.company import Seat
from parlour.tables.mistakes import BadRecord
from parlour.tables.names import BadName, name_of, seats_for_names, seen_only
from parlour.tables.record import read, read_entry
from parlour.tables.replay import final
from parlour.tables.start import Start
from parlour.tables.table import Table

PACKAGE = Path(parlour.__file__).parent
NAMES = (
    "Kit",
    "Weiß",
    "José",
    "Ann Lee",
    "Ann",
    "ﬁona",
    "İnci",
    "𝒜da",
    "O’Hara",
    "(Bo)",
    "2",
    "ÅKE",
)
ODD = (
    *("kıt", "KİT", "kit\u0301", "weiss", "WEISS", "Jose\u0301", "JOSE\u0301", "ann lee", "fiona"),
    *(
        "i\u0307nci",
        "inci",
        "ada",
        "o'hara",
        "(BO)",
        "2",
        "²",
        "٣",
        "\x00",
        "\u200d",
        "\ud7ff",
        "ſ",
    ),
    *("", " ", "\n", "\t1\n", "#", ":", "9" * 150, "0" * 150 + "1", "-1", "1.5", "ǆ", "ŉ", "ΐ"),
)
VERBS = (
    "",
    "call ",
    "call on seat ",
    "play ",
    "throw ",
    "draw ",
    "expose ",
    "stack ",
    "give ",
    "c",
)


def _opened(game: AnyGame) -> Table:
    seats = [Seat(name) for name in NAMES[: game.usual_seats]]
    table = Table(game, seats, Start(deal="7", dealer=0))
    table.advance()
    return table


_tables: dict[str, Table] = {}


def _answer(name: str, text: str) -> str:
    """What the table says to this as a move; nothing changes."""
    table = _tables.setdefault(name, _opened(catalogue.game(name)))
    try:
        return table.why(table.asked()[0], text).sentence
    except Mistake as mistake:
        return mistake.sentence


@pytest.mark.parametrize("name", catalogue.names())
def test_odd_words_are_answered_with_a_sentence(name: str) -> None:
    for verb in VERBS:
        for odd in ODD:
            assert _answer(name, f"{verb}{odd}").endswith((".", "?"))
            assert _answer(name, f"{verb}{odd}: {odd}").endswith((".", "?"))


@pytest.mark.parametrize("name", catalogue.names())
@settings(max_examples=60)
@given(
    verb=st.sampled_from(VERBS),
    text=st.text(max_size=60) | st.text("kıtKİß1: ,forseaton", max_size=40),
)
def test_any_text_is_answered_with_a_sentence(name: str, verb: str, text: str) -> None:
    assert _answer(name, verb + text)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_move_has_a_length(name: str) -> None:
    assert "200" in _answer(name, "call " + "9" * 5000)
    assert "200" in _answer(name, "x" * 1_000_000)
    game = catalogue.game(name)
    table = _opened(game)
    seat = table.asked()[0]
    h, _ = table.ask(seat)
    for text in ("call " + "9" * 5000 + ": x", "draw " + "9" * 5000, "9" * 5000, "1 for" * 500):
        with pytest.raises(Mistake):
            game.words.read(h, seat, text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("call Kit: Mouse", "call 0: Mouse"),
        ("call KIT for a", "call 0 for a"),
        ("call kıt: Mouse", "call kıt: Mouse"),
        ("call Kitty: Mouse", "call Kitty: Mouse"),
        ("call kit\u0301: Mouse", "call kit\u0301: Mouse"),
        ("call weiss:", "call 1:"),
        ("call WEISS:", "call 1:"),
        ("call jose\u0301:", "call 2:"),
        ("call ANN LEE, ann", "call 3, 4"),
        ("call Ann Lees", "call 4 Lees"),
        ("call fiona", "call 5"),
        ("call i\u0307NCI", "call 6"),
        ("call inci", "call inci"),
        ("call (bo)!", "call 9!"),
        ("call A\u030ake", "call 11"),
    ],
)
def test_a_name_stands_for_its_seat_however_it_is_typed(text: str, meant: str) -> None:
    assert seats_for_names(text, NAMES) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1: Mouse", (1, "Mouse")),
        ("1 Mouse", (1, "Mouse")),
        ("1Mouse", (1, "Mouse")),
        ("on seat 12 for the Mouse", (12, "the Mouse")),
        ("ON 3 : a", (3, "a")),
        ("seat 0003 FOR b", (3, "b")),
        ("2 forms", (2, "forms")),
        ("2for b", (2, "for b")),
        ("2 for", (2, "")),
        ("2", (2, "")),
        ("on", None),
        ("seat", None),
        ("", None),
        ("²: x", None),
        ("for 1", None),
    ],
)
def test_a_seat_is_called(typed: str, meant: tuple[int, str] | None) -> None:
    assert seat_first(typed) == meant


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u034f\u2800", "\U0001d159"]
)
def test_a_name_can_be_seen(blank: str) -> None:
    for name in (blank, f"{blank}{blank}", f"Ann{blank}"):
        with pytest.raises(BadName, match="seen"):
            name_of(name)
    assert seen_only(f"Well{blank} played") == "Well played"


@pytest.mark.parametrize("twin", ["ANN", "Ａnn", "An\u200dn", "Ann\ufe0f", "𝐀nn"])
def test_two_names_do_not_look_alike(twin: str) -> None:
    with pytest.raises(BadName, match="already"):
        name_of(twin, ["Ann"])


def test_names_of_every_script_are_welcome() -> None:
    for name in ("Zoë", "안나", "Ольга", "عائشة", "नेहा", "👩\u200d🚀", "❤\ufe0f", "O’Hara", "李"):
        assert name_of(name) == name


HEAD = "parlour 1\ngame: alice\nrules: 1\nseat 0: person Ann\nseat 1: person Bo\ndealer: 0\n"


@pytest.mark.parametrize(
    "line",
    [
        "rules: " + "9" * 5000,
        "rules: " + "0" * 5000 + "x",
        "seat " + "9" * 5000 + ": person Cy",
        "words " + "9" * 5000 + ": x",
        "dealer: " + "9" * 5000,
        "9" * 5000 + " call 1: a",
        "commitment " + "9" * 5000 + ": " + "0" * 64,
        "secret ١: " + "0" * 64,
        "undo " + "9" * 5000 + " 1",
        "pack:",
        "* draw",
        "* draw " + "A05-Puppy " * 2000,
        "0 " + "9" * 5000,
        ":" * 5000,
        "seat 2:" + " " * 5000 + "x",
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(BadRecord):
        read(HEAD + line + "\n")


def test_numbers_of_any_length_are_answered_in_options_and_moves() -> None:
    for line in ("option carnival: " + "9" * 5000, "option x: 1", "0 call " + "9" * 5000 + ": a"):
        with pytest.raises(BadRecord):
            final(read(HEAD + line + "\n"))
    for game in map(catalogue.game, catalogue.names()):
        for option in game.options:
            assert option.code_of("9" * 5000) is None
            if option.least is not None:
                assert option.code_of("0" * 5000 + str(option.least)) == option.least


def test_a_record_of_remarks_and_positions_is_read_in_one_pass() -> None:
    record = read(HEAD + "#\n" * 100_000 + "position: x\n" * 20_000)
    assert (len(record.entries), len(record.position)) == (100_000, 20_000)


@settings(max_examples=200)
@given(st.text(max_size=80))
def test_any_line_is_an_entry_or_none(line: str) -> None:
    read_entry(line, 1)
    with suppress(BadRecord):
        read(HEAD + line)


OWN_TEXT_ONLY = {
    "kernel/cache.py",
    "games/citations.py",
    "lessons/lesson.py",
    "press/art.py",
    "press/sitters.py",
    "terminal/usage_errors.py",
}
"""These look only at files of the program itself, or at how it was installed."""


def _uses_expressions(path: Path) -> bool:
    found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return any(
        (isinstance(node, ast.Import) and any(alias.name == "re" for alias in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == "re")
        for node in found
    )


def test_no_regular_expression_sees_what_others_send() -> None:
    """An expression that searches back may take for ever; plain reading cannot."""
    using = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if _uses_expressions(path)
    }
    assert using == OWN_TEXT_ONLY
