"""Three-handed Court on the slow engine: the dealer's points, going out, and who deals next."""

import pytest

from tests.plain.court_decks import TIE_DECK, TIE_SCRIPT, UNMADE_DECK, UNMADE_SCRIPT
from tests.plain.court_positions import code_of
from tests.plain.court_three import PlainCourtThree

Options = dict[str, str | int]


def three(points: list[int], dealer: int, options: Options | None = None) -> PlainCourtThree:
    """A game about to be dealt, with one point to be had by throwing down (`draw: manual`)."""
    game = PlainCourtThree({"draw": "manual", **(options or {})}, dealer)
    game.points = list(points)
    return game


# One round each, in which P0 or P1 makes so many points, from TIE_DECK.
MAKING = {
    (0, 1): "0:R-Standard 1:R-Crown 1:pass 0:draw 1:call-draw 0:throw-down",
    (1, 1): "0:G-Jester 1:R-Jester 0:pass 1:draw 0:call-draw 1:throw-down",
    (0, 2): "0:G-Jester 1:declare",
    (1, 2): "0:declare",
    (1, 3): "0:close 0:declare",
}


def act(game: PlainCourtThree, script: str) -> PlainCourtThree:
    """Play a script in which 0 stands for P0 and 1 for P1."""
    for step in script.split():
        place, word = step.split(":", 1)
        seat = game.players[int(place)]
        assert game.actor() == seat, step
        assert game.why_not(seat, code_of(word)) is None, step
        game.play(code_of(word))
    return game


def make(game: PlainCourtThree, winner: int, made: int) -> PlainCourtThree:
    """Deal a round, and let the seat make so many points."""
    game.deal(TIE_DECK.split())
    return act(game, MAKING[game.players.index(winner), made])


# The worked example, which is the sheet's own.


def test_19a_a_dealer_with_six_scores_nothing() -> None:
    game = make(three([0, 3, 6], 2), 1, 1)
    assert game.points == [0, 4, 6]


def test_19b_a_dealer_with_four_counts_two_of_three() -> None:
    game = make(three([0, 3, 4], 2), 1, 3)
    assert game.points == [0, 6, 6]


def test_19c_one_who_goes_out_and_is_next_to_deal_deals_once() -> None:
    game = make(three([5, 1, 2], 2), 0, 2)
    assert (game.points, game.outs) == ([7, 1, 4], [0])
    assert (game.actor(), game.dealer) == ("deal", 0)
    make(game, 2, 2)
    assert game.players == [1, 2]
    assert game.points == [7, 1, 6]
    assert game.dealer == 1
    make(game, 1, 1)
    assert game.players == [2, 1]
    assert game.points == [7, 2, 6]
    assert game.dealer == 2
    make(game, 1, 1)
    assert game.players == [1, 2]
    assert (game.points, game.dealer) == ([7, 3, 6], 1)
    make(game, 2, 1)
    assert (game.points, game.actor()) == ([7, 3, 7], "over")
    assert game.places() == [1, 3, 2]


def test_19d_one_who_is_not_next_leaves_at_once() -> None:
    game = three([5, 1, 2], 1)
    game.deal(TIE_DECK.split())
    assert game.players == [2, 0]
    act(game, "0:declare")
    assert (game.points, game.outs) == ([7, 3, 2], [0])
    assert game.dealer == 2
    game.deal(TIE_DECK.split())
    assert game.players == [1, 2]


# Rulings and house rules.


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_has_no_hand_and_sees_what_a_watcher_sees(dealer: int) -> None:
    game = PlainCourtThree({}, dealer)
    game.deal(TIE_DECK.split())
    left, other = (dealer + 1) % 3, (dealer + 2) % 3
    pack = TIE_DECK.split()
    assert game.hand(left) == pack[0:3] + pack[6:9]
    assert game.hand(other) == pack[3:6] + pack[9:12]
    assert game.hand(dealer) == []
    assert game.actor() == left
    assert all(game.why_not(dealer, code) == "not your turn" for code in range(50))
    act(game, TIE_SCRIPT)
    assert game.seen[dealer] == game.seen["watcher"]
    assert game.seen[dealer][1] == ("deal", None, "K-Knight")
    assert game.seen[left][1][1] is not None
    assert game.seen[left] != game.seen[other]


def test_the_dealer_shares_the_carried_point_and_nothing_of_an_empty_round() -> None:
    game = PlainCourtThree({}, 2)
    game.deal(TIE_DECK.split())
    act(game, TIE_SCRIPT)
    assert (game.points, game.carry, game.dealer) == ([0, 0, 0], 1, 0)
    game.deal(UNMADE_DECK.split())
    act(game, UNMADE_SCRIPT)
    assert (game.points, game.carry, game.dealer) == ([0, 0, 0], 1, 1)
    game.deal(TIE_DECK.split())
    assert game.players == [2, 0]
    act(game, "0:declare")
    assert (game.points, game.carry) == ([3, 3, 0], 0)


@pytest.mark.parametrize(
    ("rule", "carries"), [("single", [1, 1]), ("accumulate", [1, 2]), ("next-round-only", [1, 1])]
)
def test_two_ties_running(rule: str, carries: list[int]) -> None:
    game = PlainCourtThree({"tie_carry": rule}, 0)
    for carry in carries:
        game.deal(TIE_DECK.split())
        act(game, TIE_SCRIPT)
        assert game.carry == carry


def test_a_carried_point_lapses_under_next_round_only() -> None:
    game = PlainCourtThree({"tie_carry": "next-round-only"}, 0)
    game.deal(TIE_DECK.split())
    act(game, TIE_SCRIPT)
    game.deal(UNMADE_DECK.split())
    act(game, UNMADE_SCRIPT)
    assert game.carry == 0


def test_an_out_dealer_scores_nothing() -> None:
    game = make(three([5, 1, 2], 2), 0, 2)
    make(game, 1, 1)
    assert game.points == [7, 2, 4]


@pytest.mark.parametrize(("rule", "points"), [("free", 7), ("barred", 6)])
def test_a_playing_dealer_in_the_second_stage(rule: str, points: int) -> None:
    game = make(three([5, 1, 3], 1, {"stage_two_dealer": rule}), 0, 2)
    assert (game.outs, game.dealer, game.points) == ([0], 2, [7, 3, 3])
    game.points = [7, 3, 5]
    make(game, 2, 2)
    assert game.points == [7, 3, points]
    assert game.actor() == ("over" if rule == "free" else "deal")
    if rule == "barred":
        # He must make it in a round that the other deals.
        assert game.dealer == 1
        make(game, 2, 1)
        assert (game.points, game.actor()) == ([7, 3, 7], "over")
    assert game.places() == [1, 3, 2]


def test_the_first_out_may_end_the_game() -> None:
    game = make(three([5, 1, 3], 1, {"three_end": "first-out-wins"}), 0, 2)
    assert (game.actor(), game.points) == ("over", [7, 3, 3])
    assert game.winners() == [0]
    assert game.places() == [1, 2, 2]
    assert game.why_not(2, 0) == "not your turn"


def test_the_round_cap_and_shared_places() -> None:
    game = make(three([2, 2, 0], 2, {"round_cap": 1}), 0, 1)
    assert (game.points, game.actor(), game.places()) == ([3, 2, 1], "over", [1, 2, 3])
    game = make(three([0, 2, 2], 1, {"round_cap": 1}), 0, 2)
    assert (game.points, game.places()) == ([2, 4, 2], [2, 1, 2])
    # One already out keeps the first place, whatever the points.
    game = make(three([5, 1, 2], 2, {"round_cap": 2}), 0, 2)
    make(game, 1, 1)
    assert (game.actor(), game.places()) == ("over", [1, 3, 2])


def test_the_dealer_plays_first_when_the_other_has_gone_out() -> None:
    """court.three-order-reason: the lead goes on as it went, in every order of going out."""
    for dealer in (0, 1, 2):
        for place in (0, 1):
            points = [0, 0, 0]
            out = (dealer + 1 + place) % 3
            points[out] = 5
            game = make(three(points, dealer), out, 2)
            assert game.outs == [out]
            next_dealer = (dealer + 1) % 3
            assert game.dealer == next_dealer
            leads = []
            for _ in range(3):
                game.deal(TIE_DECK.split())
                leads.append(game.players[0])
                act(game, MAKING[1, 1])
            others = [seat for seat in range(3) if seat != out]
            assert sorted(leads[:2]) == others
            assert leads[0] == leads[2]


def test_unknown_house_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="no house rule"):
        PlainCourtThree({"four_announce": "on"}, 0)
    with pytest.raises(ValueError, match="cannot be"):
        PlainCourtThree({"three_end": "never"}, 0)
