"""Drawing, rule 4's beginning, and the last cards of the talon."""

from __future__ import annotations

from tests.citing import cites
from tests.clauses.court_play import begin, position
from tests.clauses.test_court_examples import DECK_1, DECK_9, DECK_13, TIED


@cites("court.drawing")
def test_drawing_takes_the_top_card() -> None:
    t = begin(DECK_1).play("0 G-Jester", "1 R-Jester")
    assert "B-Esquire" in t.hand(0)
    assert t.s.talon_left == 9
    assert t.told[-1].kind == "drew"


@cites("court.draw-each", "court.draw-taker-first")
def test_both_draw_the_taker_first() -> None:
    t = begin(DECK_1).play("0 R-Standard", "1 R-Crown")
    assert list(t.s.hand_size) == [6, 6]
    assert "B-Esquire" in t.hand(1)
    assert "G-Standard" in t.hand(0)
    assert [told.seat for told in t.told if told.kind == "drew"] == [1, 0]


@cites("court.draw-until", "court.ruling-court-card-drawn-last")
def test_drawing_goes_on_until_the_court_card_is_drawn() -> None:
    t = begin(DECK_1).play(*TIED[:6])
    assert t.s.talon_left == 1
    t.play(TIED[6])
    assert t.s.talon_left == 0
    assert t.s.court_card == -1
    assert "K-Jester" in t.hand(0)
    assert list(t.s.hand_size) == [6, 6]
    t.play(TIED[7])
    assert list(t.s.hand_size) == [5, 5]


@cites("court.draw-until", "court.closing-no-draw")
def test_drawing_stops_with_a_close() -> None:
    t = begin(DECK_1).play(TIED[0], "0 close").play("0 R-Standard", "1 R-Crown")
    assert list(t.s.hand_size) == [5, 5]
    assert t.s.talon_left == 9
    assert "drew" not in t.kinds()


@cites("court.r4-open-free")
def test_open_replies_are_free() -> None:
    t = begin(DECK_1).play("0 R-Standard")
    assert t.cards() == t.hand(1)
    t = begin(DECK_9, dealer=0).play("1 G-Knight")
    assert t.cards() == t.hand(0)


@cites("court.r4-strict-starts")
def test_strict_play_starts_with_a_close_or_the_last_draw() -> None:
    closed = begin(DECK_1).play("0 close", "0 R-Standard")
    assert closed.cards() == {"R-Crown"}
    assert closed.refusal("B-Jester") == "must-follow"
    spent = begin(DECK_1).play(*TIED[:7])
    assert spent.play("1 R-Royal").cards() == {"R-Esquire", "R-Knight"}


STRICT = """
court colour: Blue
strict from: 6
phase: reply
led: {led}
hand 0: {other}
hand 1: {hand}
"""


@cites("court.r4-follow")
def test_must_follow() -> None:
    t = position(
        STRICT.format(led="G-Knight", hand="G-Esquire B-Crown R-Crown", other="K-Royal K-Crown")
    )
    assert t.cards() == {"G-Esquire"}
    assert t.refusal("B-Crown") == "must-follow"
    assert t.refusal("R-Crown") == "must-follow"
    assert t.refusal("G-Crown") == "not-held"


@cites("court.r4-take")
def test_must_take_by_rank_not_by_figure() -> None:
    # A Standard counts one and beats a Jester, which counts nothing; so does an Esquire.
    t = position(STRICT.format(led="G-Standard", hand="G-Jester G-Esquire", other="K-Royal"))
    assert t.cards() == {"G-Esquire"}
    assert t.refusal("G-Jester") == "must-take"


@cites("court.r4-court-if-void", "court.ruling-court-card-word")
def test_any_card_of_the_court_colour_will_do() -> None:
    t = position(
        STRICT.format(led="G-Knight", hand="B-Jester B-Esquire R-Crown", other="K-Royal K-Crown")
    )
    assert t.cards() == {"B-Jester", "B-Esquire"}
    assert t.refusal("R-Crown") == "must-play-court"


@cites("court.ruling-exchange-last-card")
def test_a_jester_drawn_last_can_never_be_exchanged() -> None:
    t = position("""
        court card: G-Esquire
        talon: G-Jester
        leader: 0
        hand 0: B-Knight B-Standard K-Royal R-Royal R-Knight K-Crown
        hand 1: G-Knight R-Crown B-Esquire B-Jester R-Esquire G-Standard
        couplets 0: K-Knight+K-Esquire K-Standard+K-Jester R-Standard+R-Jester G-Crown+G-Royal \
            B-Crown+B-Royal
        """)
    text = t.copy()
    text.play("0 K-Crown", "1 G-Standard")
    assert "G-Jester" in text.hand(1)
    assert text.phase == "lead"
    assert text.refusal("exchange") == "talon-drawn"
    t.s.exchange_deadline = 1
    t.play("0 K-Crown", "1 G-Standard")
    assert t.phase == "late-exchange"
    assert t.play("1 exchange").hand(1) >= {"G-Esquire"}
    assert "G-Jester" in t.hand(0)


@cites("court.r10-deadline")
def test_exchange_before_the_last_hidden_card_is_drawn() -> None:
    t = begin(DECK_13).play(
        "0 K-Crown/1 B-Jester",
        "0 R-Standard/1 R-Crown",
        "1 G-Crown/0 B-Esquire",
        "1 R-Jester/0 G-Standard",
        "0 K-Royal/1 R-Esquire",
    )
    t.play("0 B-Crown/1 B-Royal")
    assert t.turn == 0
    t.play("0 R-Knight")
    assert "G-Jester" in t.hand(1)
    assert t.refusal("exchange") == "talon-drawn"
