"""Records: exact round trips, and every kind of damage named by its line."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.kernel.log import WATCHER
from parlour.tables.mistakes import BadRecord, Frozen
from parlour.tables.record import Record, read, write
from parlour.tables.replay import final, lines_told, replay
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables.company import one_person, opened, play_on
from tests.tables.pocket_game import GAME

WRITTEN = """parlour 1
# A game by hand.
game: pocket
rules: 3
seat 0: person Ann
seat 1: bot chance Bea Two
option rounds: 1
dealer: 1
pack: P2 P3 P4 P5 P6 P7 P8 P9 P1
0 play P2  # the lowest
1 play P6
# Bea takes it, and trades.
1 trade 0
* draw P4
* draw P4
1 play P5
0 play P1
1 play P3
0 play P4
result: Bea Two had most: 2.
"""


def fold(text: str) -> Record:
    record = read(text)
    final(record, lambda name: GAME)
    return record


def test_a_written_game_reads_plays_and_writes_back_exactly() -> None:
    record = fold(WRITTEN)
    assert write(record) == WRITTEN
    assert record.names == ["Ann", "Bea Two"]
    assert record.seats[1].bot == "chance"
    assert record.options == {"rounds": "1"}
    assert write(read(write(record))) == WRITTEN


@pytest.mark.parametrize("seed", range(8))
def test_played_games_round_trip(seed: int) -> None:
    seats = 2 + seed % 2
    table = Table(
        GAME,
        one_person(seats),
        Start({"recall": "last"} if seed % 3 else {}, secret=bytes([seed]) * 32),
    )
    if seed % 2:
        table.add_words(1, "# not a comment: words")
    play_on(table, seed=seed, most=10_000 if seed % 4 else 7)
    text = write(table.record)
    record = read(text)
    assert write(record) == text
    assert record == table.record
    final(record, lambda name: GAME)


def test_spaces_and_blank_lines_do_not_matter() -> None:
    loose = WRITTEN.replace("\n", "\n\n").replace("0 play P2  #", "  0   play P2 #")
    assert write(read(loose)) == WRITTEN


def changed(old: str, new: str) -> str:
    assert WRITTEN.count(old) == 1, old
    return WRITTEN.replace(old, new)


DAMAGES: list[tuple[str, int, str]] = [
    ("", 1, "this text is empty"),
    ("# nothing\n", 1, "begins with"),
    (changed("parlour 1", "parlour 2"), 1, "begins with"),
    (changed("game: pocket\n", ""), 8, "“game: …” is missing"),
    (changed("rules: 3\n", ""), 8, "“rules: …” is missing"),
    (changed("rules: 3", "rules: three"), 4, "no number"),
    (changed("rules: 3", "rules: ³"), 4, "no number"),
    (changed("game: pocket", "game: whist"), 3, "no game"),
    (changed("game: pocket", "game:"), 3, "says nothing"),
    (changed("seat 0: person Ann\n", ""), 5, "the next is 0"),
    (changed("seat 0: person Ann", "seat 0: Ann"), 5, "A seat is"),
    (changed("seat 1: bot", "seat 0: bot"), 6, "line 5 already"),
    (changed("seat 1: bot chance Bea Two\n", ""), 7, "no seat"),
    (changed("option rounds: 1", "option rounds: none"), 7, "no value"),
    (changed("option rounds: 1", "option colour: red"), 7, "no option"),
    (changed("dealer: 1", "dealer: 2"), 8, "no seat"),
    (changed("dealer: 1", "dealer: 1 by chance"), 8, "no number"),
    (changed("dealer: 1", "dealer: 1 by choice by lot"), 8, "no number"),
    (changed("dealer: 1", "dealer: 2 by choice"), 8, "no seat"),
    (changed("dealer: 1\n", ""), 8, "“dealer: …” is missing"),
    (changed("dealer: 1", "dealer: 1\ndealer: 0"), 9, "line 8 already"),
    (changed("pack: P2 P3", "pack: P3"), 9, "8 cards and not 9"),
    (changed("pack: P2 P3", "pack: P3 P3"), 9, "twice"),
    (changed("pack: P2 P3", "pack: Q2 P3"), 9, "no card Q2"),
    (changed("pack: P2 P3 P4 P5 P6 P7 P8 P9 P1\n", ""), 9, "a pack is to be dealt first"),
    (changed("1 trade 0", "pack: P1 P2 P3 P4 P5 P6 P7 P8 P9"), 13, "No deal is due"),
    (changed("1 play P6", "seat 2: person Cy"), 11, "above the first move"),
    (changed("1 play P6", "7 play P6"), 11, "no seat 7"),
    (changed("1 play P6", "1 plays P6"), 11, "no move of Pocket"),
    (changed("1 play P6", "1 play t"), 11, "may mean"),
    (changed("1 play P6", "1"), 11, "no line of a record"),
    (changed("1 play P6", "one play P6"), 11, "no line of a record"),
    (changed("1 play P6", "0 play P4"), 11, "not your turn. (pocket.turns)"),
    (changed("1 play P6", "1 play P9"), 11, "you do not hold that card"),
    (changed("1 play P6", "1 play P3"), 11, "odd follows odd. (pocket.match)"),
    (changed("1 play P6", "* draw P6"), 11, "No card is drawn blind"),
    (changed("* draw P4\n* draw P4\n1 play P5", "1 play P5"), 14, "drawn blind first"),
    (changed("* draw P4\n* draw P4\n1", "* draw P9\n* draw P4\n1"), 14, "not among those"),
    (changed("* draw P4\n* draw P4\n1", "* draw Q4\n* draw P4\n1"), 14, "no card Q4"),
    (changed("result: Bea Two had", "0 play P4\nresult: Bea Two had"), 20, "The game is over"),
    (changed("result: Bea Two had most: 2.", "result: Ann had most: 2."), 20, "ended otherwise"),
    (changed("0 play P4\nresult", "result"), 19, "the game is not over"),
    (WRITTEN + "0 play P4\n", 21, "Nothing follows the result"),
    (changed("1 play P3", "commitment 1: abc"), 18, "no line of a record"),
]


@pytest.mark.parametrize(("text", "line", "says"), DAMAGES)
def test_damage_is_named_by_line(text: str, line: int, says: str) -> None:
    find = catalogue.game if "whist" in text else lambda name: GAME
    with pytest.raises(BadRecord) as caught:
        list(replay(read(text), find))
    assert caught.value.line == line, caught.value.sentence
    assert says.lower() in caught.value.sentence.lower()
    assert caught.value.sentence.startswith(f"Line {line}")


def test_an_illegal_move_names_move_and_clause() -> None:
    with pytest.raises(BadRecord) as caught:
        fold(changed("1 play P6", "1 play P3"))
    assert caught.value.move == "play P3"
    assert caught.value.clauses == ("pocket.match",)


def test_every_line_left_out_is_noticed() -> None:
    """No single line of the game can go missing without a fault at or after its place."""
    lines = WRITTEN.splitlines(keepends=True)
    for gone in range(len(lines)):
        if lines[gone].startswith(("#", "result", "option")):
            continue
        with pytest.raises(BadRecord) as caught:
            fold("".join(lines[:gone] + lines[gone + 1 :]))
        assert caught.value.line >= min(gone, 1)


def test_other_rules_are_said_and_the_text_still_reads() -> None:
    record = read(changed("rules: 3", "rules: 2"))
    assert record.rules == 2
    with pytest.raises(Frozen, match="version 2"):
        final(record, lambda name: GAME)


def told(seat: int | None) -> list[str]:
    record = read(WRITTEN)
    return [
        line.text
        for step in replay(record, lambda name: GAME)
        for line in lines_told(step, seat, record.names)
    ]


def test_a_replay_is_told_openly_or_as_somebody_saw_it() -> None:
    assert "Ann: dealt P2 P4." in told(None)
    assert "Bea Two: dealt P3 P5." in told(None)
    assert "You: dealt P2 P4." in told(0)
    assert "Bea Two: dealt unseen." in told(0)
    assert "Ann: dealt unseen." in told(WATCHER)
    assert "Ann: traded unseen." in told(WATCHER)
    assert len(told(0)) == len(told(1)) == len(told(None))


def test_numbers_of_steps_run_from_one() -> None:
    steps = list(replay(read(WRITTEN), lambda name: GAME))
    assert [step.number for step in steps] == list(range(1, 11))
    assert steps[0].step is None


def test_a_table_shows_its_record_as_it_grows() -> None:
    table = opened(deal="3")
    assert write(read(write(table.record))) == write(table.record)
    play_on(table, seed=1, most=4)
    assert len(read(write(table.record)).entries) >= 5
