"""Positions of two-handed Court whose results were worked out by hand.

The numbers follow the worked examples; those missing here are whole deals.
"""

import copy

import pytest

from tests.plain.court import PlainCourt
from tests.plain.court_cards import number_of
from tests.plain.court_positions import Past, act, code_of, codes_of, counts, stand

# 3 to 5. What the loser had decides one, two or three points.

THIRTY: list[Past] = [
    (1, "B-Esquire", "B-Knight"),
    (1, "R-Jester", "G-Knight"),
    (1, "K-Standard", "R-Crown"),
    (1, "R-Royal", "R-Knight"),
    (0, "B-Jester", "B-Royal"),
    (0, "G-Standard", "K-Jester"),
    (0, "G-Crown", "B-Standard"),
    (0, "B-Crown", "G-Jester"),
    (0, "K-Crown", "K-Royal"),
    (0, "G-Royal", "G-Esquire"),
    (0, "R-Esquire", "R-Standard"),
]
TWENTY_NINE: list[Past] = [
    (1, "K-Standard", "K-Knight"),
    (1, "K-Royal", "R-Standard"),
    (1, "G-Jester", "K-Jester"),
    (1, "G-Esquire", "G-Standard"),
    (1, "R-Knight", "R-Crown"),
    (0, "B-Knight", "B-Crown"),
    (0, "G-Crown", "B-Jester"),
    (0, "G-Knight", "R-Jester"),
    (0, "B-Esquire", "B-Royal"),
    (0, "R-Royal", "G-Royal"),
    (0, "K-Crown", "K-Esquire"),
]


def test_3_exactly_thirty_saves_the_second_point() -> None:
    game = stand(("K-Knight", "K-Esquire"), THIRTY, "G")
    assert counts(game) == [61, 30]
    assert game.legal() == codes_of("K-Knight declare")
    act(game, "0:declare")
    assert game.points == [1, 0]


@pytest.mark.parametrize("script", ["0:declare", "0:R-Esquire 1:B-Standard"])
def test_4_twenty_nine_does_not(script: str) -> None:
    game = stand(("R-Esquire", "B-Standard"), TWENTY_NINE, "R")
    assert counts(game) == [64, 29]
    act(game, script)
    assert game.points == [2, 0]
    assert counts(game) == ([64, 29] if "declare" in script else [77, 29])


def test_5a_no_couplet_gives_three_points() -> None:
    game = stand(
        (
            "B-Royal K-Royal G-Jester G-Standard R-Esquire R-Jester",
            "G-Crown G-Royal G-Knight B-Knight B-Esquire R-Crown",
        ),
        [(0, 20), (0, "B-Crown", "R-Standard"), (0, 30), (0, "K-Crown", "R-Knight")],
        "K",
        court_card="K-Esquire",
        hidden="G-Esquire B-Standard B-Jester K-Knight K-Standard K-Jester R-Royal",
    )
    assert counts(game) == [74, 0]
    act(game, "0:declare")
    assert game.points == [3, 0]


def test_5b_a_worthless_couplet_is_a_couplet() -> None:
    game = stand(
        (
            "B-Royal G-Crown G-Royal R-Knight R-Standard R-Jester",
            "G-Esquire G-Standard B-Knight B-Esquire B-Standard K-Esquire",
        ),
        [
            (0, "K-Crown", "R-Esquire"),
            (0, "K-Knight", "R-Crown"),
            (0, "K-Standard", "K-Royal"),
            (0, "G-Knight", "K-Jester"),
            (1, "B-Jester", "G-Jester"),
            (0, 20),
            (0, "B-Crown", "R-Royal"),
        ],
        "G",
    )
    assert counts(game) == [75, 0]
    act(game, "0:declare")
    assert game.points == [2, 0]


# 7 and 8. Thirty announced; sixty declared truly and falsely.


def thirty_in_hand() -> PlainCourt:
    game = stand(
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
    )
    assert counts(game) == [31, 22]
    return game


def test_7_thirty_announced_and_sixty_declared_before_the_reply() -> None:
    game = thirty_in_hand()
    assert code_of("announce:R-Crown") == 38
    act(game, "0:announce:R-Crown")
    assert counts(game) == [61, 22]
    act(game, "0:declare")
    assert game.points == [2, 0]
    assert game.couplets_done == 6


def test_8_a_false_declaration_gives_two_and_here_the_game() -> None:
    game = thirty_in_hand()
    game.points = [3, 5]
    act(game, "0:declare")
    assert game.points == [3, 7]
    assert game.actor() == "over"
    assert game.summary()["winners"] == [1]
    assert game.legal() == []
    assert game.why_not(0, code_of("declare")) == "not your turn"


# 12. Replies in strict play, Blue being court colour.


@pytest.mark.parametrize(
    ("led", "hand", "lawful", "reasons"),
    [
        (
            "G-Knight",
            "G-Royal G-Standard B-Crown R-Crown",
            "G-Royal",
            {
                "G-Standard": "must take",
                "B-Crown": "must follow colour",
                "R-Crown": "must follow colour",
            },
        ),
        (
            "G-Knight",
            "G-Esquire G-Jester B-Crown",
            "G-Esquire G-Jester",
            {"B-Crown": "must follow colour"},
        ),
        (
            "G-Knight",
            "B-Jester B-Crown R-Crown",
            "B-Jester B-Crown",
            {"R-Crown": "must play court colour"},
        ),
        ("G-Knight", "R-Crown K-Jester", "R-Crown K-Jester", {}),
        (
            "B-Knight",
            "B-Royal B-Standard R-Crown",
            "B-Royal",
            {"B-Standard": "must take", "R-Crown": "must follow colour"},
        ),
        (
            "B-Crown",
            "B-Royal B-Jester K-Crown",
            "B-Royal B-Jester",
            {"K-Crown": "must follow colour"},
        ),
    ],
)
def test_12_strict_replies(led: str, hand: str, lawful: str, reasons: dict[str, str]) -> None:
    strict = stand(("", hand), [], "B", table=led)
    assert strict.legal() == codes_of(lawful + " declare")
    for card, reason in reasons.items():
        assert strict.why_not(1, number_of(card)) == reason
    open_play = stand(("", hand), [], "B", table=led, court_card="B-Esquire", hidden="R-Serf")
    assert open_play.legal() == codes_of(hand + " declare")


# 16. The last chance to exchange.


@pytest.mark.parametrize(
    ("choice", "own", "others"),
    [("exchange", "G-Esquire", "G-Jester"), ("pass", "G-Jester", "G-Esquire")],
)
def test_16_the_sixth_taker_may_exchange_before_he_draws(
    choice: str, own: str, others: str
) -> None:
    game = stand(
        (
            "B-Knight B-Standard K-Royal R-Royal R-Knight",
            "G-Knight G-Jester B-Esquire B-Jester R-Esquire G-Standard",
        ),
        [
            (0, "G-Crown", "R-Jester"),
            (0, "G-Royal", "R-Standard"),
            (0, "B-Crown", "K-Jester"),
            (0, "B-Royal", "K-Standard"),
            (0, "K-Knight", "K-Esquire"),
        ],
        "G",
        court_card="G-Esquire",
        hidden="R-Crown",
        table="K-Crown",
    )
    assert game.why_not(1, code_of("exchange")) == "you have not yet taken a couplet"
    act(game, "1:G-Standard")
    assert (game.actor(), game.phase) == (1, "LAST_EXCHANGE")
    assert game.legal() == codes_of("exchange pass")
    act(game, f"1:{choice}")
    assert own in game.hands[1]
    assert "R-Crown" in game.hands[1]
    assert others in game.hands[0]
    assert (game.actor(), game.phase, game.strict()) == (1, "LEAD", True)


# 23. An endgame with every card known.


def endgame() -> PlainCourt:
    game = stand(
        (
            "G-Crown B-Knight B-Esquire B-Standard B-Jester K-Royal",
            "G-Esquire B-Royal K-Crown K-Esquire K-Jester R-Esquire",
        ),
        [
            (1, "R-Jester", "R-Knight"),
            (1, 20),
            (1, "G-Standard", "G-Knight"),
            (1, "R-Crown", "K-Standard"),
            (0, "G-Jester", "G-Royal"),
            (0, 20),
            (0, "B-Crown", "K-Knight"),
            (0, "R-Standard", "R-Royal"),
        ],
        "K",
        {"declare": "auto"},
    )
    assert counts(game) == [50, 38]
    return game


def best(game: PlainCourt, known: dict[str, int]) -> int:
    """Seat 0's points less seat 1's from here, both playing their best to the round's end."""
    if game.actor() == "deal":
        return game.points[0] - game.points[1]
    key = str([sorted(game.hands[0]), sorted(game.hands[1]), game.table, game.actor()])
    key += str([counts(game), game.at_sixty])
    if key not in known:
        values = []
        for code in game.legal():
            after = copy.deepcopy(game)
            after.seen = {0: [], 1: [], "watcher": []}
            after.play(code)
            values.append(best(after, known))
        known[key] = max(values) if game.actor() == 0 else min(values)
    return known[key]


def test_23_one_lead_wins_and_five_lose() -> None:
    known: dict[str, int] = {}
    values = {}
    for card in endgame().hands[0]:
        values[card] = best(act(endgame(), f"0:{card}"), known)
    assert values == {
        "G-Crown": 1,
        "B-Knight": -1,
        "B-Esquire": -1,
        "B-Standard": -1,
        "B-Jester": -1,
        "K-Royal": -1,
    }


# 24 and 25. Sixty made and not declared.


@pytest.mark.parametrize(("moment", "made"), [("made", 2), ("round-end", 1)])
@pytest.mark.parametrize("last", ["0:declare", "0:G-Esquire"])
def test_24_a_late_declaration(moment: str, made: int, last: str) -> None:
    game = stand(
        ("G-Esquire B-Esquire", "K-Esquire R-Esquire"),
        [
            (1, "G-Jester", "G-Knight"),
            (1, "K-Knight", "B-Knight"),
            (1, "R-Royal", "B-Jester"),
            (1, "B-Standard", "R-Jester"),
            (1, "K-Jester", "K-Crown"),
            (0, "R-Standard", "R-Crown"),
            (0, "B-Crown", "G-Standard"),
            (0, "K-Standard", "B-Royal"),
            (0, "G-Royal", "G-Crown"),
            (0, "K-Royal", "R-Knight"),
        ],
        "R",
        {"margin_moment": moment},
    )
    assert counts(game) == [60, 28]
    act(game, "0:B-Esquire")
    assert game.legal() == codes_of("R-Esquire declare")
    act(game, "1:R-Esquire 1:K-Esquire")
    assert counts(game) == [60, 32]
    assert game.legal() == codes_of("G-Esquire declare")
    act(game, last)
    assert game.points == [made, 0]
    if last != "0:declare":
        assert counts(game) == [60, 46]


def two_sixties(first_sixty: str) -> PlainCourt:
    """Seat 0 made sixty by the ninth couplet; seat 1 passed him by the tenth."""
    game = stand(
        ("R-Esquire K-Knight", "R-Crown K-Jester"),
        [
            (1, 20),
            (1, "K-Crown", "K-Esquire"),
            (1, "K-Royal", "B-Esquire"),
            (1, "B-Standard", "R-Jester"),
            (0, 20),
            (0, "B-Crown", "B-Jester"),
            (0, "R-Standard", "G-Esquire"),
            (0, "K-Standard", "G-Jester"),
            (0, "B-Knight", "G-Standard"),
            (0, "R-Knight", "G-Knight"),
            (0, "R-Royal", "G-Royal"),
            (1, "B-Royal", "G-Crown"),
        ],
        "G",
        {"first_sixty": first_sixty},
        leader=1,
    )
    assert counts(game) == [60, 61]
    assert game.at_sixty == [(43, 3), (60, 6)]
    return game


@pytest.mark.parametrize(("first_sixty", "points"), [("declared", [0, 1]), ("reached", [1, 0])])
def test_25_two_sixties_one_declared(first_sixty: str, points: list[int]) -> None:
    game = act(two_sixties(first_sixty), "1:declare")
    assert (game.points, game.carry) == (points, 0)


@pytest.mark.parametrize("first_sixty", ["declared", "reached"])
def test_25_two_sixties_and_silence(first_sixty: str) -> None:
    unequal = act(two_sixties(first_sixty), "1:K-Jester 0:K-Knight 0:R-Esquire 1:R-Crown")
    assert counts(unequal) == [63, 83]
    assert (unequal.points, unequal.carry) == ([1, 0], 0)
    equal = act(two_sixties(first_sixty), "1:R-Crown 0:R-Esquire 1:K-Jester 0:K-Knight")
    assert counts(equal) == [73, 73]
    assert (equal.points, equal.carry) == ([0, 0], 1)
