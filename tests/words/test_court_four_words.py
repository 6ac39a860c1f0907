"""How Court speaks with four: of sides that score, and of partners who sit opposite."""

from __future__ import annotations

import pytest

from parlour.games.court import four
from parlour.games.game import Unreadable
from parlour.games.parts import Choice
from parlour.kernel.log import WATCHER
from tests.clauses.court_play import FourPlay, begin_four, code_of, position_of
from tests.clauses.test_court_four import COUPLETS_20, EXAMPLE_20
from tests.clauses.test_court_four_counting import CAPTURED_22, counted
from tests.clauses.test_court_four_table import PAIR

WORDS = four.GAME.words
NAMES = ("Ann", "Ben", "Cay", "Dot")


def prompt(t: FourPlay, seat: int) -> str:
    codes = t.codes() if t.turn == seat else []
    return WORDS.prompt(t.seen_by(seat).s, seat, codes, NAMES)


def refused(t: FourPlay, seat: int, move: str) -> str:
    code = code_of(move)
    refusal = four.GAME.rulebook.refusal(t.refusal(move, seat))
    assert refusal is not None
    codes = t.codes() if t.turn == seat else []
    return WORDS.refuse(t.seen_by(seat).s, seat, code, refusal.number, codes, NAMES)


def test_the_deal_is_told_to_each_as_he_sees_it() -> None:
    t = begin_four(EXAMPLE_20)
    assert t.texts(3, NAMES) == [
        "Ann is dealt eight cards.",
        "Ben is dealt eight cards.",
        "Cay is dealt eight cards.",
        "You are dealt eight cards.",
        "The last card, yours, is the Gold Crown: the court colour is Gold.",
    ]
    assert t.texts(WATCHER, NAMES)[-1] == (
        "The last card, Dot's, is the Gold Crown: the court colour is Gold."
    )
    assert [len(line.cards) for line in t.lines(3, NAMES)] == [0, 0, 0, 8, 1]


def test_everybody_is_told_what_is_asked() -> None:
    t = begin_four(EXAMPLE_20)
    assert prompt(t, 0) == "Your lead."
    assert prompt(t, 2) == "Ann is to play."
    t.play("0 R-Serf")
    assert prompt(t, 1) == "Ann has led the Red Serf. Your card."
    t.play("1 R-Knight")
    assert prompt(t, 2) == (
        "Ann has led the Red Serf. The Red Knight of Ben takes so far. Your card."
    )
    t = begin_four(PAIR, four_announce="on", revoke="claim")
    assert prompt(t, 0) == "Your lead. You may also announce Gold or Red."
    t.play("0 R-Serf")
    assert prompt(t, 1) == "Ann has led the Red Serf. Your card. You may also call a revoke."
    t = begin_four(EXAMPLE_20, revoke="claim").play(*COUPLETS_20)
    assert prompt(t, 0) == (
        "The round is over. Has the other side played against the rules? Last chance to say so."
    )
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20)
    assert prompt(t, 0) == "The cards are being dealt."


def test_a_refusal_names_the_rule_and_what_would_do() -> None:
    t = begin_four(EXAMPLE_20).play("0 R-Serf")
    assert refused(t, 1, "G-Esquire") == (
        "You may not play the Gold Esquire: you must follow the colour led, Red. You may play "
        "the Red Knight or Red Esquire."
    )
    assert refused(t, 3, "K-Crown") == (
        "You may not play the Black Crown: it is not your turn. Ben is to play."
    )
    assert refused(t, 1, "declare").startswith(
        "You may not declare sixty: that is not part of the four-handed game."
    )
    t = position_of(
        FourPlay, "court colour: Gold\ntable: G-Jester G-Esquire\nhand 2: G-Knight G-Standard"
    )
    assert refused(t, 2, "G-Standard") == (
        "You may not play the Gold Standard: court colour is led, and you must beat the Gold "
        "Esquire. You may play the Gold Knight."
    )


def test_a_round_is_told_with_its_sides() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20[:2])
    t.play(COUPLETS_20[2])
    assert t.texts(2, NAMES)[-2:] == [
        "Ann takes the double couplet, which counts four.",
        "Ann captures the Gold Standard: a point for you and Ann.",
    ]
    assert t.texts(1, NAMES)[-1] == "Ann captures the Gold Standard: a point for Ann and Cay."
    took = t.lines(1, NAMES)[-2]
    assert took.shifts[0].source == "middle"
    assert took.shifts[0].target == "taken:0"
    t.play(*COUPLETS_20[3:7])
    t.play(COUPLETS_20[7])
    assert t.texts(1, NAMES)[-5:] == [
        "Dot takes the double couplet, which counts eight.",
        "The last couplet adds ten to the count of you and Dot.",
        "Ann and Cay count 36.",
        "You and Dot count 70.",
        "You and Dot score one point for the round.",
    ]
    assert t.texts(WATCHER, NAMES)[-1] == "Ben and Dot score one point for the round."
    assert t.lines(1, NAMES)[-1].clause == "court.four-one"


def test_rounds_that_nobody_wins_are_told() -> None:
    t = counted(53)
    assert t.texts(0, NAMES)[-2:] == [
        "Both sides have 53: neither gains.",
        "One point will go to the next winner of a round.",
    ]
    t = counted(54)
    assert t.texts(0, NAMES)[-1] == "Neither side has made sixty: nobody scores for the count."
    t = begin_four(EXAMPLE_20, revoke="penalise")
    t.s.carry = 1
    t.play("0 R-Serf", "1 K-Knight")
    assert t.texts(1, NAMES)[-3:] == [
        "You have played against the rules: the count of you and Dot is nil.",
        "Ann and Cay score two points for the round.",
        "Ann and Cay add one point carried from a tie.",
    ]


def test_calls_and_announcements_are_told() -> None:
    t = begin_four(PAIR, four_announce="on", revoke="claim").play("0 announce R-Crown")
    assert t.texts(2, NAMES)[0] == (
        "Ann shows Crown and Royal of Red and announces twenty. It waits for a first couplet of "
        "the side."
    )
    assert t.texts(0, NAMES)[0].startswith("You show Crown and Royal of Red and announce twenty.")
    t.play("1 call-revoke")
    assert t.texts(0, NAMES) == [
        "Ben says that the other side has played against the rules. It was not so."
    ]
    t.play("1 K-Knight", "2 call-revoke")
    assert t.texts(1, NAMES)[1] == "Cay says that you have played against the rules. It is so."
    assert t.texts(2, NAMES)[1] == "You say that Ben has played against the rules. It is so."
    t = begin_four(PAIR, four_announce="on").play(
        "0 announce R-Crown", "1 R-Esquire/2 R-Jester/3 R-Standard"
    )
    assert t.texts(2, NAMES)[-1] == "With a first couplet, the 20 announced by you and Ann counts."


def test_the_end_of_a_game_is_told() -> None:
    t = begin_four(CAPTURED_22, points=(6, 5))
    t.play("0 K-Serf/1 K-Knight/2 R-Jester/3 K-Standard")
    assert WORDS.result(t.seen_by(0).s, NAMES) == ""
    t.play("1 G-Standard/2 G-Crown/3 G-Jester/0 G-Knight")
    assert t.texts(0, NAMES)[-1] == "You and Cay win the game with seven points."
    assert t.texts(1, NAMES)[-1] == "Ann and Cay win the game with seven points."
    assert t.lines(0, NAMES)[-1].clause == "court.four-standard-wins"
    assert WORDS.result(t.s, NAMES) == "Ann and Cay win the game, 7–5."
    t = begin_four(EXAMPLE_20, round_cap=1).play(*COUPLETS_20)
    assert WORDS.result(t.s, NAMES) == "The game is drawn, 1–1."


def test_partners_sit_opposite_and_cards_lie_where_each_may_see_them() -> None:
    t = begin_four(EXAMPLE_20).play(COUPLETS_20[0], "2 B-Jester", "3 G-Crown")
    for reader, order in ((0, "0123"), (2, "2301"), (WATCHER, "0123")):
        zones = WORDS.zones(t.seen_by(reader).s, reader)
        hands = [zone for zone in zones if zone.role == "hand"]
        assert "".join(str(zone.seat) for zone in hands) == order
        for zone in hands:
            assert bool(zone.cards) == (zone.seat == reader)
            assert len(zone.cards) + zone.backs == t.s.hand_size[zone.seat]
        by_key = {zone.key: zone for zone in zones}
        assert by_key["middle"].cards == ["B-Jester", "G-Crown"]
        assert by_key["court"].note == "Court colour Gold"
        assert (by_key["taken:2"].backs, by_key["taken:0"].backs) == (4, 0)
    last = WORDS.last_taken(t.s, 0)
    assert last is not None
    assert (last.cards, last.seat) == (["R-Serf", "R-Knight", "R-Royal", "R-Standard"], 2)
    assert WORDS.last_taken(begin_four(EXAMPLE_20).s, 0) is None


def test_the_score_sheet_shows_what_the_table_allows() -> None:
    for aid, shown in (
        ("off", []),
        ("own-count", [["12", "", "12", ""]]),
        ("full-history", [["12", "10", "12", "10"]]),
    ):
        t = begin_four(EXAMPLE_20, points=(3, 5), memory_aid=aid).play(*COUPLETS_20[:2])
        sheet = WORDS.score_sheet(t.seen_by(2).s, 2)
        assert sheet.totals == [3, 5, 3, 5]
        assert [line.amounts for line in sheet.lines] == shown
        taken = {z.key: z for z in WORDS.zones(t.seen_by(2).s, 2)}["taken:2"]
        assert len(taken.cards) == (4 if aid == "full-history" else 0)
    t = counted(53)
    assert WORDS.score_sheet(t.s, 0).lines[0].clause == "court.r8-carry"


def test_moves_are_read_as_a_person_types_them() -> None:
    t = begin_four(PAIR, four_announce="on")
    h = t.seen_by(0).s
    assert WORDS.read(h, 0, "red crown") == code_of("R-Crown")
    assert WORDS.read(h, 0, "announce gold") == code_of("announce G-Crown")
    assert WORDS.read(h, 0, "blue") == code_of("B-Knight")
    with pytest.raises(Unreadable):
        WORDS.read(h, 0, "fly a kite")
    choices = WORDS.choices(h, 0, t.codes(), NAMES)
    assert all(isinstance(choice, Choice) for choice in choices)
    labels = {c.move: c.label for c in choices if isinstance(c, Choice)}
    assert labels["announce G-Royal"] == ("Announce 30: lead the Gold Royal, show the Gold Crown")
    assert labels["play K-Serf"] == "Play the Black Serf"
    for choice in choices:
        assert isinstance(choice, Choice)
        assert WORDS.read(h, 0, choice.move) in t.codes()
