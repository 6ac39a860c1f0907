"""How Court speaks with three: to the players, to the dealer who sits out, and to a watcher."""

from __future__ import annotations

from parlour.games.court import three
from parlour.games.parts import Choice
from parlour.kernel.log import WATCHER
from tests.clauses.court_play import ThreePlay, begin_three
from tests.clauses.test_court_examples import DECK_1, DECK_11, DECK_15
from tests.clauses.test_court_three import one_point, seated, two_points, two_to_the_first
from tests.games.test_court_written import CLOSED_AND_MADE

WORDS = three.GAME.words
NAMES = ("Ann", "Ben", "Cay")


def prompt(t: ThreePlay, seat: int) -> str:
    codes = t.codes() if t.turn == seat else []
    return WORDS.prompt(t.seen_by(seat).s, seat, codes, NAMES)


def refused(t: ThreePlay, seat: int, move: str) -> str:
    h = t.seen_by(seat).s
    code = WORDS.read(h, seat, move)
    number = next(
        r.number
        for r in three.GAME.rulebook.refusals
        if r.code == t.refusal(move.replace("play ", ""), seat)
    )
    return WORDS.refuse(h, seat, code, number, t.codes() if t.turn == seat else [], NAMES)


def test_the_deal_is_told_to_each_as_he_sees_it() -> None:
    t = begin_three(DECK_1)
    assert t.texts(0, NAMES) == [
        "You are dealt six cards.",
        "Ben is dealt six cards.",
        "Black Knight is turned up: the court colour is Black.",
    ]
    assert t.texts(2, NAMES) == t.texts(WATCHER, NAMES)
    mine, bens, _ = t.lines(0, NAMES)
    assert len(mine.cards) == 6
    assert bens.cards == []
    assert bens.shifts[0].backs == 6
    assert all(not line.cards for line in t.lines(2, NAMES)[:2])


def test_everybody_is_told_what_is_asked() -> None:
    t = begin_three(DECK_1)
    assert prompt(t, 0) == "Your lead. You may also close or declare sixty."
    assert prompt(t, 1) == "Ann is to play."
    assert prompt(t, 2) == "You sit out this round. Ann is to play."
    assert prompt(t, WATCHER) == "Ann is to play."
    t.play("0 G-Jester")
    assert prompt(t, 1).startswith("Ann has led the Gold Jester. Your reply.")
    t = begin_three(DECK_1, dealer=0).play("1 G-Jester")
    assert prompt(t, 2).startswith("Ben has led the Gold Jester. Your reply.")
    t.play("2 declare")
    assert prompt(t, 0) == "The cards are being dealt."


def test_a_refusal_names_the_rule_and_who_is_to_play() -> None:
    t = begin_three(DECK_1)
    assert refused(t, 2, "declare") == (
        "You may not declare sixty: it is not your turn. Ann is to play."
    )
    t = begin_three(DECK_11, dealer=1).play("2 close", "2 R-Standard")
    assert refused(t, 0, "play K-Jester") == (
        "You may not play the Black Jester: you must follow the colour led, Red. You may play "
        "the Red Crown, Red Royal or Red Esquire; or declare sixty."
    )


def test_a_declaration_is_asked_about_with_the_right_name() -> None:
    t = begin_three(DECK_1, dealer=0)
    choices = WORDS.choices(t.seen_by(1).s, 1, t.codes(), NAMES)
    sure = [c.sure for c in choices if isinstance(c, Choice) and c.kind == "declare"]
    assert sure == [
        "Declaring ends the round. If your couplets do not make sixty, Cay scores two points or "
        "more. Declare?"
    ]


def test_the_dealers_share_is_told() -> None:
    t = two_points(begin_three())
    assert t.texts(2, NAMES)[-2:] == [
        "Ben scores two points for the round.",
        "You deal and score two points with Ben.",
    ]
    assert t.texts(1, NAMES)[-1] == "Cay deals and scores two points with you."
    t = one_point(begin_three(points=(0, 0, 6)))
    assert t.texts(2, NAMES)[-1] == "You deal and are held at six points."
    assert t.texts(0, NAMES)[-1] == "Cay deals and is held at six points."
    assert t.lines(0, NAMES)[-1].clause == "court.three-not-seventh"


def test_going_out_and_the_places_are_told() -> None:
    t = two_to_the_first(begin_three(points=(5, 5, 1), stage_two_dealer="barred"))
    assert t.texts(0, NAMES)[-1] == "You go out with seven points."
    assert t.texts(1, NAMES)[-1] == "Ann goes out with seven points."
    assert WORDS.result(t.seen_by(0).s, NAMES) == ""
    two_points(t)
    two_points(t)
    assert t.texts(2, NAMES)[-1] == "Ben is held at six as dealer: one point is lost."
    assert t.texts(1, NAMES)[-1] == "You are held at six as dealer: one point is lost."
    sheet = WORDS.score_sheet(t.seen_by(1).s, 1)
    assert sheet.totals == [7, 6, 5]
    assert [(line.label, line.amounts) for line in sheet.lines] == [("First out", ["out", "", ""])]
    two_to_the_first(t)
    assert t.texts(1, NAMES)[-1] == "Ann wins the game with seven points."
    assert WORDS.result(t.s, NAMES) == "Ann wins the game; Ben is second and Cay last, 7–8–5."


def test_results_of_games_that_end_otherwise() -> None:
    t = two_points(begin_three(round_cap=1, points=(0, 0, 1)))
    assert WORDS.result(t.s, NAMES) == "Cay wins the game; Ben is second and Ann last, 3–2–0."
    t = two_points(begin_three(round_cap=1))
    assert WORDS.result(t.s, NAMES) == "The game is drawn between Ben and Cay, 2–2–0."
    t = two_to_the_first(begin_three(points=(5, 1, 1), three_end="first-out-wins"))
    assert WORDS.result(t.s, NAMES) == "Ann wins the game, 7–3–1."
    assert WORDS.score_sheet(t.s, 0).target == "Seven points win the game."
    t = two_to_the_first(begin_three(round_cap=1, points=(3, 0, 0)))
    assert WORDS.result(t.s, NAMES) == "Ann wins the game; Cay is second and Ben last, 5–2–0."
    t = begin_three(DECK_15, round_cap=1, points=(2, 0, 0)).play("1 lay-down")
    assert WORDS.result(t.s, NAMES) == "The game is drawn between Ben and Cay, 3–3–2."


def test_cards_lie_where_each_may_see_them() -> None:
    t = begin_three(DECK_1)
    zones = {zone.key: zone for zone in WORDS.zones(t.seen_by(1).s, 1)}
    assert list(zones)[:3] == ["hand:1", "hand:2", "hand:0"]
    assert len(zones["hand:1"].cards) == 6
    assert (zones["hand:0"].cards, zones["hand:0"].backs) == ([], 6)
    assert (zones["hand:2"].cards, zones["hand:2"].backs) == ([], 0)
    assert zones["hand:2"].note == "sits out"
    assert zones["court"].cards == ["K-Knight"]
    for reader in (2, WATCHER):
        seen = WORDS.zones(t.seen_by(reader).s, reader)
        shown = [card for zone in seen for card in zone.cards]
        assert shown == ["K-Knight"]
    t = begin_three(DECK_11).play(*seated(CLOSED_AND_MADE[:-1], 0, 1))
    taken = {zone.key: zone.backs for zone in WORDS.zones(t.seen_by(2).s, 2)}
    assert (taken["taken:0"], taken["taken:1"]) == (6, 2)
    last = WORDS.last_taken(t.seen_by(2).s, 2)
    assert last is not None
    assert (last.cards, last.seat) == (["K-Crown", "K-Jester"], 0)
