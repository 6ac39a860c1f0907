"""The slow engine of Masquerade against the worked rounds of its rules."""

from __future__ import annotations

import pytest

from tests.plain.masquerade import EXCHANGE, GIVE, PASS, PlainMasquerade
from tests.plain.masquerade_cards import PLACE, in_order
from tests.plain.masquerade_options import Options
from tests.plain.masquerade_round import Example
from tests.plain.masquerade_rounds import DEAL_1, ROUNDS
from tests.plain.masquerade_rounds_rare import RARE_ROUNDS

ALL = ROUNDS + RARE_ROUNDS


def example(name: str) -> Example:
    return next(one for one in ALL if one.name.split()[0] == name)


def begun(one: Example, options: Options | None = None) -> PlainMasquerade:
    return PlainMasquerade.position(
        one.hands,
        one.dealer,
        number=one.number,
        scores=one.scores,
        m1_played=one.m1_played,
        options=one.options if options is None else options,
    )


def code_of(does: str) -> int:
    word, *cards = does.split()
    first = {"play": 0, "give": EXCHANGE, "return": GIVE, "pass": PASS}[word]
    return first + (PLACE[cards[0]] if cards else 0)


def legal_of(game: PlainMasquerade, seat: int, may: str) -> list[int]:
    """The codes that the words of an example mean."""
    if may == "stuck":
        return [*(EXCHANGE + PLACE[card] for card in in_order(game.hands[seat])), PASS]
    if may.startswith("return "):
        return [GIVE + PLACE[card] for card in may.split()[1:]]
    return [PLACE[card] for card in may.split()]


def run(game: PlainMasquerade, one: Example, turns: int | None = None) -> None:
    for turn in one.turns[:turns]:
        assert game.actor() == turn.seat
        assert game.legal() == legal_of(game, turn.seat, turn.may)
        assert code_of(turn.does) == turn.code
        game.play(turn.code)
        for card in turn.chance.split():
            assert game.actor() == "chance"
            game.draw(card)
        assert game.scores() == [int(score) for score in turn.scores.split()]


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
def test_worked_round(one: Example) -> None:
    game = begun(one)
    run(game, one)
    if one.winner is not None:
        assert game.winners() == [one.winner]
        assert game.next_dealer() == one.winner
        assert game.actor() == "over"
        assert game.why_not(0, 0) == "game-over"
    if one.next_lead is not None:
        assert game.round == one.number + 1
        assert game.actor() == one.next_lead
    if one.then is not None:
        seat, cards = one.then
        assert game.actor() == seat
        assert game.legal() == legal_of(game, seat, cards)
    if one.after is not None:
        assert [in_order(hand) for hand in game.hands] == [hand.split() for hand in one.after]


def test_e1_sizes_and_secrets() -> None:
    game = begun(example("E1"))
    run(game, example("E1"))
    assert [len(hand) for hand in game.hands] == [8, 8, 8, 8]
    drawn = [event for event in game.seen[0] if event[0] == "drew"]
    assert drawn == [
        ("drew", 0, 3, "X-2", False),
        ("drew", 1, 3, "R-6", True),
        ("drew", 2, 3, None, False),
    ]
    # The taker knows all three; R-6 is known to everybody.
    assert {game.knows(3)[card] for card in ("X-2", "R-6", "M-1")} == {0, 1, 2}
    assert game.knows("watcher") == {"R-6": 1}


@pytest.mark.parametrize(
    ("name", "turns", "seat", "card", "reason"),
    [
        ("E2", 0, 0, "M-2", "lead-bar"),
        ("E2", 1, 1, "M-8", "must-follow-higher"),
        ("E2", 2, 2, "M-7", "must-follow-higher"),
        ("E2", 3, 3, "M-6", "must-follow-higher"),
        ("E3", 3, 3, "X-4", "below-lead"),
        ("E3", 3, 3, "X-5", "below-lead"),
        ("E4", 3, 3, "M-6", "must-follow-higher"),
        ("E6", 1, 1, "R-6", "below-lead"),
        ("E6", 1, 1, "R-8", "below-lead"),
        ("E6", 2, 2, "M-7", "must-follow-higher"),
        ("E19", 3, 3, "R-3", "below-lead"),
        ("E9", 1, 1, "R-6", "below-lead"),
        ("E9", 1, 1, "I-3", "wrong-title"),
        ("E20", 1, 1, "I-3", "wrong-title"),
    ],
)
def test_cards_refused_on_the_way(name: str, turns: int, seat: int, card: str, reason: str) -> None:
    game = begun(example(name))
    run(game, example(name), turns)
    assert game.why_not(seat, PLACE[card]) == reason


def test_e3_the_bridge() -> None:
    game = begun(example("E3"), {"bridge_eight": "on"})
    run(game, example("E3"), 3)
    game.play(PLACE["M-8"])
    assert game.score[3] == 5


def test_e8_m1_played_before() -> None:
    one = example("E8")
    game = PlainMasquerade.position(one.hands, 0, m1_played=True)
    for turn in one.turns:
        game.play(turn.code)
    assert game.score[3] == 5


def test_e11_the_last_seat_alone_may_take() -> None:
    game = begun(example("E11"), {"taker": "last-seat"})
    run(game, example("E11"), 3)
    game.play(PASS)
    assert ("took", 3, False, ("I-4", "I-3", "I-2")) in game.seen["watcher"]
    assert [seat for seat, _ in game.drawers] == [0, 1, 2]


def test_e18_a_blocked_lead_shows_the_hand() -> None:
    game = begun(example("E18"))
    assert ("blocked", 1) in game.seen["watcher"]
    four = dict.fromkeys(("M-1", "M-2", "M-3", "M-4"), 1)
    assert game.knows("watcher") == four
    run(game, example("E18"))
    assert four.items() <= game.knows("watcher").items()


def test_e25_the_lead_goes_round() -> None:
    for seats, dealer, leads in ((4, 2, [3, 0, 1, 2, 3]), (8, 7, [0])):
        for number, seat in enumerate(leads):
            game = PlainMasquerade(seats, {}, dealer)
            game.round = number
            game.deal([card for k in range(8) for card in (f"{t}-{k + 1}" for t in "MRIX")])
            assert game.actor() == seat


OPTIONS_BY_POSITION: list[tuple[Options, str, str, str]] = [
    ({}, "R-1 R-5", "M-4 M-8", "stuck"),
    ({"play_duty": "either"}, "M-3 M-7 R-1 R-5", "M-4 M-8", "stuck"),
    ({"must_next": "on"}, "R-5", "M-4 M-8", "stuck"),
    ({"must_low": "on"}, "R-1 R-5", "M-8", "stuck"),
    ({"lower_follow": "last-resort"}, "R-1 R-5", "M-4 M-8", "R-6 R-8"),
    ({"lower_follow": "free"}, "R-1 R-5", "R-6 R-8", "R-6 R-8"),
    (
        {"lower_follow": "free", "play_duty": "either"},
        "M-3 M-7 R-1 R-5",
        "M-4 M-8 R-6 R-8",
        "R-6 R-8",
    ),
]


def in_position(letter: str, options: Options) -> PlainMasquerade:
    """A: R-7 led, R-6 upon it, seat 2 to act. B and C: R-2 led, seat 1 to act."""
    hands = example("E9").hands if letter == "C" else DEAL_1
    game = PlainMasquerade.position(hands, 3, options=options)
    for card in ("R-7", "R-6") if letter == "A" else ("R-2",):
        game.play(PLACE[card])
    return game


@pytest.mark.parametrize(("options", "a", "b", "c"), OPTIONS_BY_POSITION)
def test_e26_options_side_by_side(options: Options, a: str, b: str, c: str) -> None:
    for letter, seat, may in (("A", 2, a), ("B", 1, b), ("C", 1, c)):
        game = in_position(letter, options)
        assert game.legal() == legal_of(game, seat, may)


BOTH_ON: Options = {"play_duty": "either", "must_low": "on"}


@pytest.mark.parametrize(
    ("letter", "options", "seat", "does", "reason"),
    [
        ("B", {}, 1, "play R-6", "below-lead"),
        ("B", {}, 1, "play I-3", "wrong-title"),
        ("B", {}, 1, "play M-2", "not-in-hand"),
        ("B", {}, 1, "pass", "can-play"),
        ("B", {}, 1, "give I-7", "can-play"),
        ("B", {}, 2, "play M-3", "not-your-turn"),
        ("A", {}, 2, "play M-7", "must-follow-higher"),
        ("B", {"must_low": "on"}, 1, "play M-4", "must-play-low"),
        ("B", {"must_low": "on"}, 1, "play R-6", "below-lead"),
        ("A", {"must_next": "on"}, 2, "play R-1", "must-play-next"),
        ("A", {"must_next": "on"}, 2, "play M-3", "must-follow-higher"),
        ("A", BOTH_ON, 2, "play M-3", "must-play-low"),
        ("A", BOTH_ON, 2, "play M-7", None),
        ("A", BOTH_ON, 2, "play R-1", None),
        ("A", BOTH_ON, 2, "play R-5", None),
    ],
)
def test_e27_refusals(
    letter: str, options: Options, seat: int, does: str, reason: str | None
) -> None:
    game = in_position(letter, options)
    assert game.why_not(seat, code_of(does)) == reason


def test_e27_refusals_of_leader_giver_and_mover() -> None:
    game = begun(example("E1"))
    assert game.why_not(0, code_of("pass")) == "leader-must-lead"
    assert game.why_not(0, code_of("give R-7")) == "leader-must-lead"
    assert game.why_not(0, code_of("give R-6")) == "not-in-hand"
    assert game.why_not(0, code_of("return R-7")) == "wrong-phase"
    assert game.why_not(0, 97) == game.why_not(1, -1) == "no-such-action"
    both = begun(example("E21"))
    run(both, example("E21"), 2)
    assert both.why_not(1, code_of("play R-6")) == "not-your-turn"
    assert both.why_not(2, code_of("play R-1")) == both.why_not(2, PASS) == "wrong-phase"
    assert both.why_not(2, code_of("return R-2")) == "not-in-hand"
    helped = begun(example("E9"))
    run(helped, example("E9"), 2)
    assert helped.why_not(1, PASS) == helped.why_not(1, code_of("give R-6")) == "can-play"
