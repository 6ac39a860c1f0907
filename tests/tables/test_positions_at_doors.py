"""Positions that nobody can play on are refused, whatever door they come through."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game, names
from parlour.games.game import Mistake, Unreadable
from parlour.tables.company import Seat
from parlour.tables.mistakes import BadRecord
from parlour.tables.record import read
from parlour.tables.replay import final
from parlour.tables.replay.film import Film
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.laws.mangling import written

pytestmark = pytest.mark.by_lot("a position is gone on from, and the lot deals nothing in it")

OPEN = """court card: B-Esquire
talon: K-Crown K-Royal K-Knight K-Esquire K-Standard K-Jester R-Crown R-Royal R-Knight R-Esquire \
R-Standard
hand 0: G-Crown G-Royal G-Knight G-Esquire G-Standard G-Jester
hand 1: B-Crown B-Royal B-Knight B-Standard B-Jester R-Jester
"""
SPENT = "court colour: Gold\nhand 0: G-Crown\nhand 1: G-Royal\n"
MONKEY = "seats: 2\nremoved: AM-Map\nturn: 0\nseat 0: EU-10 AS-Map\nseat 1: AF-10\n"

REFUSED = {
    "court-two": {
        "phase: reply\n" + OPEN: "Line 1, .*must be led",
        "phase: closing\n" + OPEN: "Line 1, .*it is one of",
        "phase: counting\n" + OPEN: "Line 1, .*it is one of",
        "court card: G-Jester\nhand 0: G-Crown\nhand 1: G-Royal": "Line 2, .*everybody has six",
        "court colour: Gold\nhand 0: G-Crown\nhand 1: G-Royal K-Crown": "Line 2, .*go together",
        "court colour: Red\n" + OPEN: "Line 1, .*of the court colour",
        "points: 9 9\n" + OPEN: "Line 1, .*game is won",
        "couplets: 1 K-Crown+K-Royal\n" + SPENT: "Line 1, .*taken by seat 0",
        "dealer: " + "9" * 5000 + "\n" + OPEN: "Line 1, .*is more than",
    },
    "monkey": {
        "seats: 2\nremoved: AM-Map\nseat 0: EU-10\nseat 1: AF-9": "one is odd",
        MONKEY.replace("removed: AM-Map\n", ""): "“removed” must say",
        "thrown: perhaps\n" + MONKEY: "Line 1, .*yes or no",
        "turns: 10000\n" + MONKEY: "Line 1, .*given up",
    },
    "nations": {"dealer: 1\nscore: 10 3": "Line 2, .*game is won"},
    "masquerade": {"seats: 4\nphase: deal\nscores: 40 0 0 0": "Line 3, .*nothing is dealt"},
    "authors-pairs": {
        "moved: perhaps\nseat 0: JO-Raymond-P\nseat 1: JO-Raymond-S": "Line 1, .*yes or no",
    },
    "alice": {
        "seat 0: nothing; opening " + "1" * 60 + "x": "Line 1, .*whole number",
        "seat 0: 3L; down " + "1" * 5000: "Line 1, .*is more than",
        "seats: 40": "Line 1, .*2 to 12",
    },
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_is_refused_with_its_line_at_every_door(name: str) -> None:
    played = game(name)
    for text, why in REFUSED[name].items():
        with pytest.raises(Unreadable, match=why):
            played.words.read_position(text, {})
        record = _record(name, text, played.usual_seats)
        for door in (final, Film.of_record):
            with pytest.raises(BadRecord) as told:
                door(read(record))
            if "Line" in why:
                assert record.splitlines()[told.value.line - 1].startswith("position: ")
        with pytest.raises(Mistake):
            Table(played, [Seat("Ann"), Seat("Ben")], Start(position=text))


def _record(name: str, text: str, seats: int) -> str:
    head = ["parlour 1", f"game: {name}", "rules: 1"]
    head += [f"seat {seat}: person Player {seat}" for seat in range(seats)]
    return "\n".join([*head, "dealer: 0", *(f"position: {line}" for line in text.splitlines())])


def test_the_line_at_fault_is_that_of_the_record() -> None:
    record = _record("court-two", OPEN + "points: 9 9", 2)
    with pytest.raises(BadRecord, match=r"^Line 11, “position: points: 9 9”: with seven"):
        final(read(record))


@pytest.mark.parametrize("name", names())
def test_a_text_for_another_company_is_refused(name: str) -> None:
    played = game(name)
    position = next(p for p in written(name) if not p.is_hidden)
    company = [Seat(f"Player {k}") for k in range(position.seats)]
    other = [count for count in played.seat_counts if count != position.seats]
    for seats in other[:1]:
        company = [Seat(f"Player {k}") for k in range(seats)]
        with pytest.raises(Unreadable, match=f"for {position.seats} players and not for {seats}"):
            Table(played, company, Start(position.chosen, position=position.text))


@pytest.mark.parametrize("name", names())
def test_no_game_goes_on_from_what_a_seat_sees(name: str) -> None:
    played = game(name)
    hidden = [p for p in written(name) if p.is_hidden]
    seen = 0
    for position in hidden:
        company = [Seat(f"Player {k}") for k in range(position.seats)]
        full = _reads(name, position.text, position.chosen)
        if not full:
            seen += 1
            with pytest.raises(Unreadable):
                Table(played, company, Start(position.chosen, position=position.text))
    assert seen > len(hidden) // 2


def _reads(name: str, text: str, options: dict[str, str | int]) -> bool:
    try:
        game(name).words.read_position(text, options, whole=True)
    except Unreadable:
        return False
    return True


def test_a_table_never_rests_before_a_draw() -> None:
    text = "draw: 0 to 1 for no Lead\nplayed last: 1\nseat 0: 3a\nseat 1: 3L 3b"
    game("alice").words.read_position(text, {}, whole=True)
    with pytest.raises(Unreadable, match="drawn blind"):
        Table(game("alice"), [Seat("Ann"), Seat("Ben")], Start(position=text))
    with pytest.raises(BadRecord, match="drawn blind"):
        Film.of_record(read(_record("alice", text, 2)))


def test_before_the_deal_nothing_need_be_known() -> None:
    for name in names():
        for text in ("phase: dealing", "phase: dealing\nround: 3\npoints: 2 1"):
            if name in ("court-two", "court-four"):
                state = game(name).words.read_position(text, {}, whole=True)
                assert int(state.round_no) == (3 if "round" in text else 0)


def test_a_stored_position_opens_if_it_can_be_played_on() -> None:
    """An earlier version let it in: what could never have come about is let pass, no more."""
    doubtful = "couplets: 1 K-Crown+K-Royal\nleader: 1\n" + SPENT
    company = [Seat("Ann"), Seat("Ben")]
    with pytest.raises(Unreadable, match="taken by seat 0"):
        Table(game("court-two"), company, Start(position=doubtful))
    table = Table(game("court-two"), company, Start(position=doubtful, stored=True))
    assert table.view(1).choices
    with pytest.raises(Unreadable, match="must be led"):
        Table(game("court-two"), company, Start(position="phase: reply\n" + OPEN, stored=True))


@pytest.mark.parametrize("name", names())
def test_a_move_with_a_long_number_is_unreadable_and_no_more(name: str) -> None:
    played = game(name)
    state = played.begin(played.usual_seats, {}, 0)
    for move in ("call {}: 3a", "call {} JO-Raymond-P", "draw {}", "draw card {}", "{}", "play {}"):
        with pytest.raises(Mistake):
            played.words.read(state, 0, move.format("1" * 5000))
