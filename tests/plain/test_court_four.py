"""Four-handed Court on the slow engine: its worked examples, its rulings and its house rules."""

import pytest

from tests.plain.court_cards import NUMBERED
from tests.plain.court_four import PlainCourtFour
from tests.plain.court_four_positions import (
    ROUND_HANDS,
    ROUND_SCRIPT,
    Options,
    act_four,
    dealt_four,
    stand_four,
)
from tests.plain.court_positions import code_of, codes_of


def counts(game: PlainCourtFour) -> list[int]:
    return [game.count(0), game.count(1)]


def legal_cards(game: PlainCourtFour) -> set[str]:
    return {NUMBERED[code] for code in game.legal() if code < 32}


# The worked examples.


def test_20_a_round_of_four() -> None:
    game = dealt_four(ROUND_HANDS)
    assert (game.court_card, game.court_colour) == ("G-Crown", "G")
    assert "G-Crown" in game.hands[3]
    expected = [(12, 0), (12, 10), (16, 10), (16, 30), (36, 30), (36, 46), (36, 52)]
    for script, pair in zip(ROUND_SCRIPT, expected, strict=False):
        if script.startswith("2:B-Jester"):
            act_four(game, "2:B-Jester")
            assert legal_cards(game) == set(game.hands[3])
            script = script.split(" ", 1)[1]
        if script.startswith("3:G-Jester"):
            act_four(game, "3:G-Jester")
            assert legal_cards(game) == {"G-Knight"}
            act_four(game, "0:G-Knight")
            assert legal_cards(game) == {"G-Esquire", "G-Standard"}
            script = script.split(" ", 2)[2]
        act_four(game, script)
        assert counts(game) == list(pair)
        assert game.points == ([1, 0] if game.couplets_done >= 3 else [0, 0])
    act_four(game, ROUND_SCRIPT[7])
    assert counts(game) == [36, 70]
    assert (game.points, game.carry, game.dealer) == ([1, 1], 0, 0)
    assert ("standard", 0, (1, 0)) in game.seen["watcher"]


def test_21_exactly_one_hundred() -> None:
    game = stand_four(
        ["K-Knight K-Esquire", "G-Standard B-Jester", "B-Knight K-Royal", "B-Serf R-Jester"],
        "R",
        1,
    )
    assert counts(game) == [0, 79]
    act_four(game, "1:B-Jester 2:B-Knight 3:B-Serf 0:K-Knight")
    assert counts(game) == [6, 79]
    act_four(game, "2:K-Royal 3:R-Jester 0:K-Esquire 1:G-Standard")
    assert (counts(game), game.points) == ([6, 100], [0, 1])


def test_21_one_hundred_and_one() -> None:
    game = stand_four(
        ["G-Royal G-Serf", "K-Standard R-Jester", "B-Standard K-Retainer", "G-Esquire G-Standard"],
        "R",
        1,
        lost="B-Knight R-Esquire B-Serf K-Serf",
    )
    assert counts(game) == [5, 78]
    act_four(game, "1:R-Jester 2:K-Retainer 3:G-Esquire 0:G-Serf")
    act_four(game, "1:K-Standard 2:B-Standard 3:G-Standard 0:G-Royal")
    assert (counts(game), game.points) == ([5, 101], [0, 2])


def test_21_every_couplet() -> None:
    game = stand_four(
        ["G-Esquire B-Crown", "K-Serf R-Standard", "G-Knight B-Royal", "G-Retainer B-Esquire"],
        "K",
        1,
        points=(0, 1),
    )
    assert counts(game) == [0, 70]
    act_four(game, "1:R-Standard 2:G-Knight 3:B-Esquire 0:G-Esquire")
    assert counts(game) == [0, 78]
    act_four(game, "1:K-Serf 2:B-Royal 3:G-Retainer 0:B-Crown")
    assert (counts(game), game.points) == ([0, 106], [0, 4])


def test_22_the_standard_at_six_points() -> None:
    hands = [
        "R-Serf B-Retainer B-Serf K-Retainer K-Serf R-Retainer R-Jester R-Standard",
        "R-Crown G-Standard B-Jester B-Standard K-Jester K-Standard R-Esquire K-Esquire",
        "R-Royal G-Crown B-Crown B-Royal B-Knight B-Esquire G-Knight G-Royal",
        "R-Knight G-Esquire G-Retainer G-Serf K-Crown K-Royal K-Knight G-Jester",
    ]
    game = dealt_four(hands)
    game.points = [6, 5]
    act_four(game, "0:R-Serf 1:R-Crown 2:R-Royal 3:R-Knight")
    act_four(game, "1:G-Standard 2:G-Crown 3:G-Esquire 0:B-Serf")
    assert (game.points, game.actor()) == ([7, 5], "over")
    assert game.couplets_done == 2
    assert game.winners() == [0]
    assert game.legal() == []
    assert game.why_not(2, code_of("B-Crown")) == "not your turn"


# Following, taking and refusals.


def test_a_partner_too_must_be_beaten_when_court_colour_is_led() -> None:
    game = stand_four(
        ["G-Jester B-Crown", "G-Royal B-Jester", "G-Crown G-Standard", "G-Esquire K-Jester"],
        "G",
        0,
        lost=" ".join(f"{c}-{r}" for c in "BKR" for r in ("Serf", "Retainer"))
        + " G-Serf G-Retainer",
    )
    act_four(game, "0:G-Jester")
    assert legal_cards(game) == {"G-Royal"}
    assert game.why_not(1, code_of("B-Jester")) == "must follow colour"
    act_four(game, "1:G-Royal")
    assert legal_cards(game) == {"G-Crown"}
    assert game.why_not(2, code_of("G-Standard")) == "must take"
    act_four(game, "2:G-Crown")
    assert legal_cards(game) == {"G-Esquire"}


def test_a_void_player_is_free_and_need_not_over_trump() -> None:
    game = stand_four(
        ["B-Crown B-Serf", "G-Royal K-Jester", "G-Crown G-Serf", "B-Jester B-Royal"],
        "G",
        0,
    )
    act_four(game, "0:B-Serf")
    assert legal_cards(game) == {"G-Royal", "K-Jester"}
    act_four(game, "1:G-Royal")
    assert legal_cards(game) == {"G-Crown", "G-Serf"}
    act_four(game, "2:G-Serf")
    assert legal_cards(game) == {"B-Jester", "B-Royal"}
    act_four(game, "3:B-Royal")
    assert game.last_taker == 1


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("draw", "not in this game"),
        ("call-draw", "not in this game"),
        ("order-draw", "not in this game"),
        ("throw-down", "not in this game"),
        ("call-revoke", "not in this game"),
        ("exchange", "not in the four-handed game"),
        ("close", "not in the four-handed game"),
        ("declare", "not in the four-handed game"),
        ("lay-down", "not in the four-handed game"),
        ("announce:R-Crown", "not in the four-handed game"),
        ("pass", "not now"),
        ("G-Crown", "you do not hold that card"),
    ],
)
def test_what_has_no_place_with_four(word: str, reason: str) -> None:
    game = dealt_four(ROUND_HANDS)
    assert game.why_not(0, code_of(word)) == reason
    assert game.why_not(1, code_of(word)) == "not your turn"
    assert code_of(word) not in game.legal()


def test_unknown_house_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="no house rule"):
        PlainCourtFour({"declare": "free"}, 0)
    with pytest.raises(ValueError, match="cannot be"):
        PlainCourtFour({"revoke": "sometimes"}, 0)


# Ties and unmade rounds.


@pytest.mark.parametrize(
    ("options", "points", "carry"),
    [
        ({}, [0, 0], 0),
        ({"unmade_sixty": "higher"}, [1, 0], 0),
        ({"unmade_sixty": "carry"}, [0, 0], 1),
    ],
)
def test_neither_side_makes_sixty(options: Options, points: list[int], carry: int) -> None:
    game = unmade(options)
    assert counts(game) == [54, 52]
    assert (game.points, game.carry) == (points, carry)


def unmade(options: Options | None = None, tie: bool = False) -> PlainCourtFour:
    """A round that ends 54 to 52, or 53 all: the last couplet brings seats 0 and 2 eleven."""
    lost = "G-Crown B-Crown K-Crown G-Royal G-Knight G-Serf B-Serf K-Serf"
    lost += " G-Esquire B-Retainer K-Retainer G-Retainer" if not tie else ""
    lost += " B-Standard B-Retainer K-Retainer G-Retainer" if tie else ""
    game = stand_four(
        ["R-Standard", "R-Serf", "R-Retainer", "G-Jester"], "K", 0, lost=lost, options=options
    )
    return act_four(game, "0:R-Standard 1:R-Serf 2:R-Retainer 3:G-Jester")


@pytest.mark.parametrize("rule", ["single", "accumulate", "next-round-only"])
def test_a_tie_waits_for_a_winner(rule: str) -> None:
    game = unmade({"tie_carry": rule}, tie=True)
    assert counts(game) == [53, 53]
    assert (game.points, game.carry, game.dealer) == ([0, 0], 1, 0)
    game.enter(None, 0)
    assert game.carry == (0 if rule == "next-round-only" else 1)
    game.enter(None, 0, tie=True)
    assert game.carry == (2 if rule == "accumulate" else 1)
    game.enter(1, 2)
    assert (game.points, game.carry) == ([0, 4 if rule == "accumulate" else 3], 0)


def test_the_standard_pays_no_carried_point() -> None:
    game = dealt_four(ROUND_HANDS)
    game.carry = 1
    act_four(game, " ".join(ROUND_SCRIPT[:3]))
    assert (game.points, game.carry) == ([1, 0], 1)
    act_four(game, " ".join(ROUND_SCRIPT[3:]))
    assert (game.points, game.carry) == ([1, 2], 0)


# Announcing.

PAIRED_HANDS = [
    "R-Crown R-Royal G-Crown G-Royal B-Serf B-Retainer K-Serf K-Retainer",
    "R-Serf R-Retainer B-Crown B-Royal G-Serf G-Jester K-Jester B-Jester",
    "R-Jester R-Standard K-Crown K-Royal G-Standard G-Esquire K-Standard B-Standard",
    "R-Esquire R-Knight G-Retainer B-Esquire B-Knight K-Esquire K-Knight G-Knight",
]


def test_twenties_and_thirty_for_the_side() -> None:
    game = dealt_four(PAIRED_HANDS, {"four_announce": "on"})
    assert game.court_colour == "G"
    assert set(codes_of("announce:R-Crown announce:R-Royal")) <= set(game.legal())
    assert game.why_not(0, code_of("announce:B-Crown")) == "you do not hold that card"
    act_four(game, "0:announce:R-Royal")
    assert (game.announced, counts(game)) == ([20, 0], [0, 0])
    assert ("announce", 0, "R-Royal", "R-Crown", 20) in game.seen[3]
    assert game.why_not(1, code_of("announce:B-Crown")) == "not your lead"
    act_four(game, "1:R-Serf 2:R-Jester 3:R-Knight")
    assert counts(game) == [31, 0]
    assert game.why_not(0, code_of("announce:R-Crown")) == "you do not hold the pair"
    act_four(game, "0:announce:G-Crown")
    assert counts(game) == [61, 0]


@pytest.mark.parametrize(("told", "made"), [(20, 2), (50, 3)])
def test_announcing_may_reach_one_hundred_and_thirty(told: int, made: int) -> None:
    """Three points for it without every couplet; the other side has one, and a thirty."""
    game = stand_four(
        ["R-Standard", "R-Crown", "R-Retainer", "R-Jester"],
        "G",
        1,
        lost="G-Serf B-Serf K-Serf B-Retainer",
        options={"four_announce": "on"},
    )
    game.announced = [30, told]
    act_four(game, "1:R-Crown 2:R-Retainer 3:R-Jester 0:R-Standard")
    assert (counts(game), game.points) == ([30, 106 + told], [0, made])


def test_the_higher_of_two_sixties_wins_and_equal_ones_tie() -> None:
    for first, second, points, carry in ((70, 0, [1, 0], 0), (0, 0, [0, 0], 1)):
        game = PlainCourtFour({"four_announce": "on"}, 3)
        game.round_no = 1
        game.court_colour = "G"
        game.couplets = [[["G-Serf"] * 4] * 4, [["B-Serf"] * 4] * 4]
        game.couplets_done, game.last_taker = 8, 0
        game.announced = [first, second + 10]
        game.count_round()
        assert (game.points, game.carry) == (points, carry)


# Revokes.


def test_an_unlawful_card_ends_the_round() -> None:
    game = dealt_four(ROUND_HANDS, {"revoke": "penalise"})
    game.carry = 1
    act_four(game, "0:R-Serf")
    assert legal_cards(game) == set(game.hands[1])
    act_four(game, "1:G-Esquire")
    assert (game.points, game.carry, game.actor()) == ([3, 0], 0, "deal")
    assert ("revoke", 1) in game.seen["watcher"]
    assert game.dealer == 0


def test_the_standards_point_stands_after_a_revoke() -> None:
    game = dealt_four(ROUND_HANDS, {"revoke": "penalise"})
    act_four(game, " ".join(ROUND_SCRIPT[:3]))
    act_four(game, "0:R-Crown 1:K-Knight")
    assert game.points == [3, 0]


def test_calling_a_revoke() -> None:
    game = dealt_four(ROUND_HANDS, {"revoke": "claim"})
    call = code_of("call-revoke")
    assert game.why_not(0, call) == "not now"
    act_four(game, "0:R-Serf")
    act_four(game, "1:call-revoke")
    assert game.actor() == 1
    assert ("call_revoke", 1, False) in game.seen[0]
    assert game.why_not(1, call) == "one call for each couplet"
    act_four(game, "1:G-Standard 2:R-Royal")
    # His partner has no call against him, and an opponent's is right.
    act_four(game, "3:call-revoke 3:R-Standard")
    assert game.points == [0, 1]
    assert game.actor() == 1
    act_four(game, "1:K-Knight")
    act_four(game, "2:call-revoke")
    assert (game.points, game.actor()) == ([2, 1], "deal")


def test_the_last_window_goes_round() -> None:
    game = act_four(dealt_four(ROUND_HANDS, {"revoke": "claim"}), " ".join(ROUND_SCRIPT))
    assert (game.phase, game.actor()) == ("REVOKE_WINDOW", 0)
    assert game.legal() == codes_of("pass call-revoke")
    assert game.points == [1, 0]
    act_four(game, "0:call-revoke 1:pass 2:pass 3:call-revoke")
    assert (game.points, game.actor()) == ([1, 1], "deal")
    assert ("counted", 36, 70) in game.seen["watcher"]


def test_a_right_call_in_the_last_window() -> None:
    """Seat 3 trumps a Black lead in the seventh couplet, and his Black card comes last."""
    game = dealt_four(ROUND_HANDS, {"revoke": "claim"})
    act_four(game, " ".join(ROUND_SCRIPT[:6]))
    act_four(game, "1:K-Knight 2:B-Esquire 3:G-Retainer 0:K-Serf")
    act_four(game, "3:K-Standard 0:R-Retainer 1:K-Retainer 2:B-Royal")
    act_four(game, "0:pass 1:call-revoke 2:call-revoke")
    assert game.points == [3, 0]
    assert game.count(1) == 0


def test_the_round_cap_stops_the_game() -> None:
    game = dealt_four(ROUND_HANDS, {"round_cap": 1})
    act_four(game, " ".join(ROUND_SCRIPT))
    assert (game.actor(), game.points, game.winners()) == ("over", [1, 1], [0, 1])
