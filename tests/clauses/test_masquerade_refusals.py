"""What may be done in Masquerade under each house rule, and every refusal in its order."""

from __future__ import annotations

from parlour.kernel.dispatch import CHANCE
from tests.citing import cites
from tests.clauses.masquerade_play import (
    EXCHANGE,
    GIVE,
    PASS,
    RUN,
    at,
    number,
    place_a,
    place_b,
    place_c,
)

EVERY = "R-6 R-8 I-3 I-6 I-7 X-5 X-7 X-8"
"""The hand of one who can lay nothing upon R-2."""


@cites(
    "masquerade.r06-endeavors-duty",
    "masquerade.r07-next-is-aim",
    "masquerade.r08-lower-card",
    "masquerade.r09-low-masquerader",
    "masquerade.follow-next",
)
def test_options_and_legal_lists_side_by_side() -> None:
    rows: list[tuple[dict[str, str], str, str, str]] = [
        ({}, "R-1 R-5", "M-4 M-8", ""),
        ({"play_duty": "either"}, "M-3 M-7 R-1 R-5", "M-4 M-8", ""),
        ({"must_next": "on"}, "R-5", "M-4 M-8", ""),
        ({"must_low": "on"}, "R-1 R-5", "M-8", ""),
        ({"lower_follow": "last-resort"}, "R-1 R-5", "M-4 M-8", "R-6 R-8"),
        ({"lower_follow": "free"}, "R-1 R-5", "R-6 R-8", "R-6 R-8"),
        (
            {"lower_follow": "free", "play_duty": "either"},
            "M-3 M-7 R-1 R-5",
            "M-4 M-8 R-6 R-8",
            "R-6 R-8",
        ),
    ]
    for options, a, b, c in rows:
        place_a(**options).can_play(2, a)
        place_b(**options).can_play(1, b)
        if c:
            place_c(**options).can_play(1, c)
        else:
            place_c(**options).can_exchange(1, EVERY)


@cites(
    "masquerade.lead-bar",
    "masquerade.follow-higher",
    "masquerade.r06-endeavors-duty",
    "masquerade.turn-order",
    "masquerade.exchange-right",
    "masquerade.pass-unable",
)
def test_refusals_as_the_sheet_is_printed() -> None:
    t = place_b()
    assert t.why_play(1, "R-6") == "below-lead"
    assert t.why_play(1, "I-3") == "wrong-title"
    assert t.why_play(1, "M-2") == "not-in-hand"
    assert t.why(1, PASS) == "can-play"
    assert t.why(1, EXCHANGE + number("I-7")) == "can-play"
    assert {t.why(2, code) for code in range(97)} == {"not-your-turn"}
    assert t.why_play(1, "M-4") == ""
    assert {t.why(seat, code) for seat in range(4) for code in (-1, 97, 128)} == {"no-such-action"}
    assert place_a().why_play(2, "M-7") == "must-follow-higher"
    t = at(RUN, 3)
    assert t.why_play(0, "M-2") == "lead-bar"
    assert t.why(0, PASS) == "leader-must-lead"
    assert t.why(0, EXCHANGE + number("R-7")) == "leader-must-lead"
    assert t.why(0, EXCHANGE + number("R-8")) == "not-in-hand"
    assert t.why(0, GIVE + number("R-7")) == "wrong-phase"
    t = place_c()
    assert t.why(1, PASS) == t.why(1, EXCHANGE + number("X-8")) == ""
    assert t.why_play(1, "R-6") == "below-lead"


@cites("masquerade.r13-exchange-how", "masquerade.turn-order")
def test_refusals_in_an_exchange() -> None:
    t = place_c(exchange="both-choose").exchange("I-7")
    assert {t.why(1, code) for code in range(97)} == {"not-your-turn"}
    assert t.why_play(2, "R-1") == "wrong-phase"
    assert t.why(2, PASS) == "wrong-phase"
    assert t.why(2, GIVE + number("R-2")) == "not-in-hand"
    assert t.why(2, GIVE + number("R-1")) == ""
    t = place_c().exchange("I-7")
    assert t.actor == CHANCE
    assert {t.why(seat, code) for seat in range(4) for code in range(97)} == {"not-your-turn"}
    t.draw("M-7")
    assert t.why(1, PASS) == "can-play"
    assert t.why(1, EXCHANGE + number("R-6")) == "can-play"


@cites("masquerade.follow-next", "masquerade.r09-low-masquerader", "masquerade.r07-next-is-aim")
def test_refusals_under_house_rules() -> None:
    t = place_b(must_low="on")
    assert t.why_play(1, "M-4") == "must-play-low"
    assert t.why_play(1, "R-6") == "below-lead"
    t = place_a(must_next="on")
    assert t.why_play(2, "R-1") == "must-play-next"
    assert t.why_play(2, "M-3") == "must-follow-higher"
    t = place_a(play_duty="either", must_low="on")
    t.can_play(2, "M-7 R-1 R-5")
    assert t.why_play(2, "M-3") == "must-play-low"
    t = place_b(lower_follow="last-resort")
    assert t.why_play(1, "R-6") == "below-lead"
    t = place_a(follow_above="top").play("R-1")
    assert t.why_play(3, "R-4") == "below-lead"


@cites("masquerade.r36-no-penalties", "masquerade.game-32")
def test_a_refusal_costs_nothing_and_a_finished_game_takes_no_more_moves() -> None:
    t = place_b()
    before = t.copy_bytes()
    for seat in range(4):
        for code in range(-2, 100):
            t.why(seat, code)
    assert t.copy_bytes() == before
    t = at(RUN, 3, scores="31 30 31 31").play("R-7", "R-6")
    told = {t.why(seat, code) for seat in range(4) for code in (-1, 0, PASS, GIVE, 97)}
    assert told == {"game-over"}
