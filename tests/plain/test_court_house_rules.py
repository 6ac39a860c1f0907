"""The house rules of two-handed Court, alone and where two of them meet."""

import copy

import pytest

from tests.plain.court import PlainCourt
from tests.plain.court_cards import TWO_PACK
from tests.plain.court_decks import (
    EARLY_CLOSE_DECK,
    TIE_DECK,
    TIE_SCRIPT,
    UNMADE_DECK,
    UNMADE_SCRIPT,
)
from tests.plain.court_positions import act, code_of, codes_of, counts, dealt, stand

OptionSet = dict[str, str | int]


def other_seats(script: str) -> str:
    """The same plays when the deal has passed to the other seat."""
    return " ".join(f"{1 - int(step[0])}{step[1:]}" for step in script.split())


def tie_then(options: OptionSet, pack: str, script: str) -> PlainCourt:
    game = act(dealt(TIE_DECK, options), TIE_SCRIPT)
    assert game.carry == 1
    game.deal(pack.split())
    return act(game, other_seats(script))


# Ties and length.


@pytest.mark.parametrize(
    ("rule", "carry"), [("single", 1), ("accumulate", 2), ("next-round-only", 1)]
)
def test_two_ties_running(rule: str, carry: int) -> None:
    game = tie_then({"tie_carry": rule}, TIE_DECK, TIE_SCRIPT)
    assert (game.points, game.carry) == ([0, 0], carry)
    game.deal(TIE_DECK.split())
    act(game, "0:declare")
    assert (game.points, game.carry) == ([0, 2 + carry], 0)


@pytest.mark.parametrize(
    ("rule", "carry"), [("single", 1), ("accumulate", 1), ("next-round-only", 0)]
)
def test_an_empty_round_after_a_tie(rule: str, carry: int) -> None:
    game = tie_then({"tie_carry": rule}, UNMADE_DECK, UNMADE_SCRIPT)
    assert (game.points, game.carry) == ([0, 0], carry)


def test_unmade_sixty_is_a_second_tie_under_carry() -> None:
    options: OptionSet = {"tie_carry": "accumulate", "unmade_sixty": "carry"}
    assert tie_then(options, UNMADE_DECK, UNMADE_SCRIPT).carry == 2


def test_the_higher_count_is_paid_the_carried_point() -> None:
    game = tie_then({"unmade_sixty": "higher"}, UNMADE_DECK, UNMADE_SCRIPT)
    assert (game.points, game.carry) == ([0, 2], 0)


def test_a_game_stopped_level_is_shared() -> None:
    game = act(dealt(TIE_DECK, {"round_cap": 1}), TIE_SCRIPT)
    assert game.actor() == "over"
    assert game.summary()["winners"] == [0, 1]


# Declaring.


def near_sixty(options: OptionSet) -> PlainCourt:
    return stand(
        (
            "G-Standard K-Knight K-Standard K-Jester R-Crown R-Royal",
            "G-Knight B-Royal B-Knight B-Esquire B-Standard R-Knight",
        ),
        [
            (1, "B-Crown", "R-Esquire"),
            (1, "K-Esquire", "K-Royal"),
            (0, "R-Jester", "B-Jester"),
            (0, "G-Esquire", "G-Crown"),
            (0, "G-Royal", "R-Standard"),
            (0, "K-Crown", "G-Jester"),
        ],
        "R",
        options,
    )


def test_guarded_declaring() -> None:
    game = near_sixty({"declare": "guarded"})
    assert game.why_not(0, code_of("declare")) == "you have not sixty"
    act(game, "0:announce:R-Royal")
    assert (game.actor(), game.legal()) == (0, codes_of("declare pass"))
    act(game, "0:pass")
    assert (game.actor(), game.phase) == (1, "REPLY")


def test_guarded_announcing_below_sixty_asks_nothing() -> None:
    pack = (
        "G-Crown G-Royal K-Jester K-Crown K-Royal K-Knight B-Jester B-Knight R-Knight "
        "B-Crown B-Royal R-Royal R-Jester"
    )
    rest = [card for card in TWO_PACK if card not in pack.split()]
    for rule, phase in (("guarded", "REPLY"), ("auto", "REPLY"), ("free", "AFTER_ANNOUNCE")):
        game = dealt(" ".join([pack, *rest]), {"declare": rule})
        act(game, "0:announce:G-Crown")
        assert game.phase == phase


def test_the_engine_declares_of_itself() -> None:
    game = near_sixty({"declare": "auto"})
    assert game.why_not(0, code_of("declare")) == "not in this game"
    act(game, "0:announce:R-Crown")
    assert (game.points, game.actor()) == ([2, 0], "deal")
    assert ("declare", 0, 61, True) in game.seen["watcher"]


def test_no_announcing_after_the_talon() -> None:
    game = near_sixty({"announce_after_talon": "no"})
    assert game.why_not(0, code_of("announce:R-Crown")) == "no announcing after the talon"
    closed = act(dealt(EARLY_CLOSE_DECK, {"announce_after_talon": "no"}), "0:close")
    assert code_of("announce:K-Royal") in closed.legal()


def test_false_declarations() -> None:
    for rule, made in (("two", 2), ("three-if-no-couplet", 3)):
        game = act(dealt(TIE_DECK, {"false_declaration": rule}), "0:declare")
        assert game.points == [0, made]
    assert act(dealt(TIE_DECK), "0:close 0:declare").points == [0, 3]
    assert act(dealt(TIE_DECK), "0:close 0:G-Jester 1:declare").points == [2, 0]


# Closing and exchanging.


def test_closing_before_the_draws() -> None:
    game = act(dealt(TIE_DECK, {"close_timing": "before-or-after"}), "0:G-Jester 1:R-Jester")
    assert (game.actor(), game.phase, game.legal()) == (0, "PRE_DRAW", codes_of("close draw"))
    assert game.why_not(0, code_of("pass")) == "not now"
    assert game.why_not(0, code_of("G-Royal")) == "not now"
    drawn = act(copy.deepcopy(game), "0:draw")
    assert (drawn.actor(), drawn.phase, len(drawn.hands[0])) == (0, "LEAD", 6)
    assert code_of("close") in drawn.legal()
    act(game, "0:close")
    assert [len(hand) for hand in game.hands] == [5, 5]
    assert (game.rule3, len(game.hidden), game.phase) == (True, 11, "LEAD")
    assert game.why_not(0, code_of("draw")) == "no drawing after closing"


TO_THE_CLOSE = "0:G-Jester 1:R-Jester 0:R-Standard 1:R-Crown 1:B-Jester 0:B-Esquire 0:close"


def test_the_other_may_exchange_after_the_close() -> None:
    game = act(dealt(TIE_DECK), TO_THE_CLOSE)
    assert (game.actor(), game.phase) == (1, "AFTER_CLOSE")
    assert game.seen[1][-1] == ("asked", "AFTER_CLOSE")
    assert game.seen[0][-1] == game.seen["watcher"][-1] == ("close", 0)
    passed = act(copy.deepcopy(game), "1:pass 0:G-Crown")
    too_late = "too late: a card has been led since closing"
    assert passed.why_not(1, code_of("exchange")) == too_late
    act(game, "1:exchange")
    assert (game.actor(), game.phase, game.court_card) == (0, "LEAD", "K-Jester")
    assert "K-Knight" in game.hands[1]


def test_only_the_closer_may_exchange_after_the_close() -> None:
    game = act(dealt(TIE_DECK, {"exchange_after_close": "closer-only"}), TO_THE_CLOSE)
    assert (game.actor(), game.phase) == (0, "LEAD")


def test_exchanging_on_the_lead_only() -> None:
    start = "0:G-Jester 1:R-Jester 0:R-Standard 1:R-Crown 1:B-Jester 0:B-Esquire 0:R-Esquire"
    free = act(dealt(TIE_DECK), start)
    assert code_of("exchange") in free.legal()
    bound = act(dealt(TIE_DECK, {"exchange_timing": "lead-only"}), start)
    assert bound.why_not(1, code_of("exchange")) == "exchange only on your lead"


def jester_drawn_last(options: OptionSet) -> PlainCourt:
    """The court Jester is the last hidden card and falls to the taker of the sixth couplet."""
    return stand(
        (
            "B-Knight B-Standard K-Royal R-Royal R-Knight",
            "G-Knight R-Crown B-Esquire B-Jester R-Esquire G-Standard",
        ),
        [
            (0, "G-Crown", "R-Jester"),
            (0, "G-Royal", "R-Standard"),
            (0, "B-Crown", "K-Jester"),
            (0, "B-Royal", "K-Standard"),
            (0, "K-Knight", "K-Esquire"),
        ],
        "G",
        options,
        court_card="G-Esquire",
        hidden="G-Jester",
        table="K-Crown",
    )


def test_the_jester_as_last_hidden_card() -> None:
    late = act(jester_drawn_last({}), "1:G-Standard")
    assert (late.actor(), late.phase) == (1, "LEAD")
    assert late.why_not(1, code_of("exchange")) == "too late: the talon is drawn"
    game = act(jester_drawn_last({"exchange_deadline": "court-card"}), "1:G-Standard")
    assert (game.actor(), game.phase) == (1, "LAST_EXCHANGE")
    act(game, "1:exchange")
    assert "G-Esquire" in game.hands[1]
    assert "G-Jester" in game.hands[0]
    assert (game.phase, game.strict()) == ("LEAD", True)


def test_the_second_window_belongs_to_the_sixth_couplet_alone() -> None:
    game = dealt(TIE_DECK, {"exchange_deadline": "court-card"})
    act(game, "0:G-Jester 1:R-Jester 0:R-Standard 1:R-Crown")
    assert game.jester() in game.hands[1]
    assert (game.actor(), game.phase) == (1, "LEAD")


def test_the_second_window_with_draws_by_hand() -> None:
    options: OptionSet = {
        "exchange_deadline": "court-card",
        "draw": "manual",
        "close_timing": "before-or-after",
    }
    game = act(jester_drawn_last(options), "1:G-Standard")
    assert game.legal() == codes_of("close draw pass")
    act(game, "1:draw")
    assert (game.actor(), game.phase) == (1, "LAST_EXCHANGE")
    act(game, "1:exchange")
    assert (game.actor(), game.phase, game.legal()) == (0, "DRAW_NODE", codes_of("draw pass"))
    act(game, "0:pass")
    assert "G-Jester" in game.hands[0]
    assert (game.actor(), game.phase) == (1, "LEAD")


# Missed draws.


def test_nobody_ever_draws_until_the_sixth_couplet() -> None:
    game = dealt(TIE_DECK, {"draw": "manual"})
    while game.couplets_done < 6:
        passing = game.phase == "DRAW_NODE"
        game.play(code_of("pass") if passing else game.legal()[0])
    taker = game.last_taker
    assert taker is not None
    assert game.owed == [5, 5]
    pack = TIE_DECK.split()
    act(game, f"{taker}:pass {1 - taker}:pass")
    assert game.hands[taker] == pack[13:19]
    assert game.hands[1 - taker] == [*pack[19:24], pack[12]]
    assert (game.actor(), game.phase, game.owed) == (taker, "LEAD", [0, 0])


def test_a_late_miss_comes_to_light_before_a_close() -> None:
    game = act(dealt(TIE_DECK, {"draw": "manual"}), "0:G-Jester 1:R-Jester 0:pass 1:draw 0:close")
    assert (game.actor(), game.phase, game.closed_by) == (1, "R14_CHOICE", None)
    thrown = act(copy.deepcopy(game), "1:throw-down")
    assert (thrown.points, thrown.closed_by) == ([0, 1], None)
    act(game, "1:order-draw")
    assert (game.actor(), game.phase, game.closed_by) == (0, "LEAD", 0)
    assert [len(hand) for hand in game.hands] == [6, 6]


def test_an_early_miss_before_a_close_is_simply_made_good() -> None:
    script = "0:G-Jester 1:R-Jester 0:draw 1:pass 0:close"
    game = act(dealt(TIE_DECK, {"draw": "manual"}), script)
    assert (game.actor(), game.phase, game.closed_by) == (0, "LEAD", 0)
    assert "G-Standard" in game.hands[1]


def test_both_owing_draw_without_a_choice() -> None:
    script = "0:G-Jester 1:R-Jester 0:pass 1:pass 0:call-draw"
    game = act(dealt(TIE_DECK, {"draw": "manual"}), script)
    assert "B-Esquire" in game.hands[0]
    assert "G-Standard" in game.hands[1]
    assert (game.actor(), game.phase) == (0, "LEAD")
    assert game.why_not(0, code_of("call-draw")) == "no draw is missing"


def test_a_player_may_make_his_own_miss_late() -> None:
    script = (
        "0:G-Jester 1:R-Jester 0:pass 1:pass 0:R-Standard 1:R-Crown 1:call-draw "
        "1:draw 0:pass 1:B-Jester"
    )
    game = act(dealt(TIE_DECK, {"draw": "manual"}), script)
    assert (game.owed, game.miss_is_late) == ([1, 0], [False, False])
    act(game, "0:G-Royal 1:pass 0:draw")
    assert (game.owed, game.miss_is_late) == ([1, 1], [True, True])


def test_a_late_miss_once_settled_leaves_the_next_one_early() -> None:
    script = "0:G-Jester 1:R-Jester 0:pass 1:draw 0:call-draw 1:order-draw"
    game = act(dealt(TIE_DECK, {"draw": "manual"}), script)
    act(game, "0:R-Standard 1:R-Crown 1:draw 0:pass 1:call-draw")
    assert (game.actor(), game.phase, len(game.hands[0])) == (1, "LEAD", 6)


# Revokes called.

REVOKE_SCRIPT = (
    "0:close 0:announce:K-Crown 0:pass 1:K-Standard 0:K-Royal 1:K-Esquire 0:K-Jester 1:B-Jester"
)


def test_a_call_of_revoke() -> None:
    game = dealt(EARLY_CLOSE_DECK, {"revoke": "claim"})
    act(game, "0:close 0:K-Crown")
    assert game.why_not(1, code_of("call-revoke")) == "not now"
    act(game, "1:K-Standard 0:call-revoke")
    assert game.why_not(0, code_of("call-revoke")) == "one call for each couplet"
    act(game, "0:K-Royal 1:call-revoke 1:K-Esquire 0:K-Jester 1:B-Jester 0:call-revoke")
    assert (game.points, game.count(1), game.actor()) == ([2, 0], 0, "deal")


def test_the_last_windows_come_before_the_points() -> None:
    game = act(dealt(EARLY_CLOSE_DECK, {"revoke": "claim"}), REVOKE_SCRIPT + " 0:declare")
    assert (game.actor(), game.phase, game.points) == (0, "REVOKE_WINDOW", [0, 0])
    assert game.legal() == codes_of("call-revoke pass")
    called = act(copy.deepcopy(game), "0:call-revoke")
    assert (called.points, called.actor()) == ([2, 0], "deal")
    wrong = act(copy.deepcopy(game), "0:pass 1:call-revoke")
    assert (wrong.points, wrong.actor()) == ([0, 3], "deal")
    act(game, "0:pass 1:pass")
    assert (game.points, game.dealer) == ([0, 3], 0)


def test_a_closer_within_rule_three_revokes() -> None:
    for rule in ("penalise", "claim"):
        game = act(
            dealt(EARLY_CLOSE_DECK, {"revoke": rule}),
            "0:close 0:K-Jester 1:K-Esquire 1:R-Standard 0:K-Crown",
        )
        if rule == "claim":
            assert counts(game) == [0, 13]
            act(game, "1:call-revoke")
        assert game.points == [0, 3]


def test_no_window_when_no_strict_reply_was_made() -> None:
    game = act(dealt(TIE_DECK, {"revoke": "claim"}), "0:G-Jester 1:declare")
    assert (game.points, game.actor()) == ([2, 0], "deal")


# What the slow engine will not take.


def test_bad_options_packs_and_actions_are_refused() -> None:
    with pytest.raises(ValueError, match="no house rule"):
        PlainCourt({"four_announce": "on"}, 0)
    with pytest.raises(ValueError, match="cannot be"):
        PlainCourt({"draw": "lazy"}, 0)
    with pytest.raises(ValueError, match="positive"):
        PlainCourt({"round_cap": 0}, 0)
    game = PlainCourt({}, 0)
    with pytest.raises(ValueError, match="twenty-four"):
        game.deal(TWO_PACK[1:])
    game.deal(TWO_PACK)
    with pytest.raises(ValueError, match="not legal"):
        game.play(code_of("throw-down"))
    assert game.why_not(1, 50) == "no such action"
