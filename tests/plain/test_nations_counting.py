"""The slow engine of Nations against the worked examples of its count, and its house rules."""

from __future__ import annotations

import pytest

from tests.plain.nations import PlainNations
from tests.plain.nations_cards import PACK, PLACE, of_suit, suit_of
from tests.plain.nations_deals import A_SUIT_EACH, counted, opened, words
from tests.plain.nations_options import CHOICES, Options

ALL_FOUR = "AM-Map AM-Man AM-Woman AM-Child"


@pytest.mark.parametrize("seats", [0, 2, 3, 5, 8])
def test_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="needs-four-players"):
        PlainNations(seats, {}, 0)


@pytest.mark.parametrize(
    "options",
    [
        {"count_order": "titles"},
        {"stars": "two"},
        {"first_dealer": "4"},
        {"revoke": "three-tricks", "stop_early": "true"},
    ],
)
def test_bad_options_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="bad-option"):
        PlainNations(4, options, 0)
    assert all(PlainNations(4, {name: v}, 0) for name in CHOICES for v in CHOICES[name])


def test_the_first_dealer_may_be_named() -> None:
    assert PlainNations(4, {"first_dealer": "3"}, 1).dealer == 3
    assert PlainNations(4, {}, 1).dealer == 1


@pytest.mark.parametrize(
    ("holds", "event"),
    [
        ({0: "AS-Map AS-Man AS-Woman AS-Child"}, ("titles", 0, 4)),
        ({0: "AS-Map AS-Man", 2: "AS-Woman AS-Child"}, ("titles", 0, 4)),
        ({1: "AS-Map AS-Man AS-Child", 2: "AS-Woman"}, ("titles", 1, 2)),
        ({1: "AS-Map", 3: "AS-Man AS-Woman", 0: "AS-Child"}, ("titles", 1, 2)),
        ({0: "AS-Map AS-Child", 1: "AS-Man AS-Woman"}, ("titles_divided",)),
        ({0: "AS-Map", 1: "AS-Man", 2: "AS-Woman", 3: "AS-Child"}, ("titles_divided",)),
        ({0: "AS-Map", 2: "AS-Child", 1: "AS-Man AS-Woman"}, ("titles_divided",)),
    ],
)
def test_nx08_titles_by_side(holds: dict[int, str], event: tuple[object, ...]) -> None:
    game = opened((0, 0), 3, "AS-2", holds)
    counted(game, (6, 7))
    assert game.seen["watcher"][-2:] == [("tricks", 1, 1), event]


@pytest.mark.parametrize(
    ("start", "options", "titles", "tricks", "end", "over"),
    [
        pytest.param((9, 7), {}, 1, (7, 6), (10, 7), True, id="NX-09"),
        pytest.param(
            (9, 7),
            {"count_order": "titles-then-tricks"},
            1,
            (7, 6),
            (9, 11),
            True,
            id="NX-09 titles first",
        ),
        pytest.param((9, 3), {}, 0, (5, 8), (9, 5), False, id="NX-10"),
        pytest.param((9, 6), {}, 1, (6, 7), (9, 11), True, id="NX-11"),
        pytest.param(
            (9, 6),
            {"titles_at_nine": "either-side-bars-both"},
            1,
            (6, 7),
            (9, 7),
            False,
            id="NX-11 both barred",
        ),
        pytest.param((9, 9), {}, 0, (6, 7), (9, 10), True, id="NX-19"),
        pytest.param(
            (8, 0),
            {"titles_at_nine": "own-side-at-count", "count_order": "titles-then-tricks"},
            0,
            (7, 6),
            (12, 0),
            True,
            id="the count is looked at before the tricks",
        ),
    ],
)
def test_counts(
    start: tuple[int, int],
    options: Options,
    titles: int,
    tricks: tuple[int, int],
    end: tuple[int, int],
    over: bool,
) -> None:
    """All four Titles are with the first seat of the side `titles`."""
    game = opened(start, 3, "AM-2", {titles: ALL_FOUR}, options=options)
    counted(game, tricks)
    assert tuple(game.score) == end
    assert (game.actor() == "over") == over
    if not over:
        assert words(game)[-1] == "titles_void_at_nine"
        assert game.seen[0][-1][1] == titles


@pytest.mark.parametrize(
    ("options", "end"),
    [({}, [11, 0]), ({"titles_at_nine": "own-side-at-count"}, [9, 0])],
)
def test_nx16_titles_not_called(options: Options, end: list[int]) -> None:
    cards = {0: "AM-Map AM-Man", 2: "AM-Woman", 1: "AM-Child"}
    game = opened((8, 0), 3, "AM-2", cards, options=options)
    counted(game, (7, 6))
    assert game.score == end


STRICT: Options = {"revoke": "three-tricks"}


def test_nx22_a_side_that_revoked_is_held_at_nine() -> None:
    game = opened((7, 2), 3, "AM-2", {0: ALL_FOUR}, options=STRICT)
    counted(game, (8, 5), revokers=(0, 2))
    assert game.score == [9, 4]
    assert game.dealer == 0
    assert game.seen["watcher"][-3:] == [("revoke", 0, 3), ("tricks", 1, 2), ("titles", 0, 2)]


def test_nx22_at_nine_nothing_is_added() -> None:
    game = opened((9, 2), 3, "AM-2", {0: ALL_FOUR}, options=STRICT)
    counted(game, (13, 0), revokers=(0, 2))
    assert game.score == [9, 2]
    assert game.tricks == [10, 3]
    assert game.seen["watcher"][-3:] == [
        ("revoke", 0, 3),
        ("tricks", 0, 0),
        ("titles_void_at_nine", 0),
    ]
    assert game.idle_deals == 1


def test_a_revoke_moves_no_more_tricks_than_there_are() -> None:
    game = opened((0, 0), 3, "AM-2", {0: ALL_FOUR}, options=STRICT)
    counted(game, (2, 11), revokers=(2,))
    assert game.tricks == [0, 13]
    assert game.score == [4, 7]


def test_revokes_on_both_sides_void_the_deal() -> None:
    game = opened((7, 2), 3, "AM-2", {0: ALL_FOUR}, options=STRICT)
    counted(game, (8, 5), revokers=(0, 1))
    assert game.score == [7, 2]
    assert (game.actor(), game.dealer) == ("deal", 3)
    assert words(game)[-1] == "deal_void"


def test_ten_deals_without_a_score_forbid_revokes_in_the_next() -> None:
    game = opened((7, 2), 3, "AM-2", {0: ALL_FOUR}, options=STRICT)
    for void in range(1, 11):
        assert not game.revokes_refused
        counted(game, (8, 5), revokers=(0, 1))
        assert game.idle_deals == void
        game.deal(PACK)
    assert game.revokes_refused
    led = game.legal()[0]
    game.play(led)
    off = [card for card in game.hands[1] if suit_of(card) != suit_of(PACK[led])]
    assert game.why_not(1, PLACE[off[0]]) == "must-follow-suit"
    counted(game, (7, 6))
    assert game.idle_deals == 0
    game.deal(PACK)
    assert not game.revokes_refused


def test_a_strict_table_lets_a_revoke_pass_and_finds_it() -> None:
    game = opened((0, 0), 3, "AM-2", {0: "EU-Map", 1: "EU-2 AS-2"}, options=STRICT)
    game.play(PLACE["EU-Map"])
    assert len(game.legal()) == 13
    game.play(PLACE["AS-2"])
    assert game.revokers == [1]
    # A card of the suit led, or any card where none is held, is no revoke.
    game.play(PLACE[(of_suit(game.hands[2], "EU") or game.hands[2])[0]])
    assert game.revokers == [1]


def test_nx23_a_rubber() -> None:
    cards = {0: "AF-Map AF-Child", 2: "AF-Man", 1: "AF-Woman"}
    game = opened((8, 9), 3, "AF-5", cards, options={"match": "rubber"})
    game.play(52)
    assert (game.actor(), game.dealer, game.score, game.games) == ("deal", 0, [0, 0], [1, 0])
    assert game.winners() == []
    assert words(game)[-1] == "game_over"
    for start, won in (((0, 9), [1, 1]), ((0, 9), [1, 2])):
        game.score = list(start)
        game.deal(PACK)
        counted(game, (6, 7))
        assert game.games == won
    assert game.actor() == "over"
    assert game.winners() == [1, 3]
    assert words(game)[-2:] == ["game_over", "match_over"]


def test_a_deal_may_stop_early() -> None:
    """nations.ruling-play-out: seven tricks are enough at nine."""
    game = opened((9, 0), 0, "AM-2", A_SUIT_EACH, options={"stop_early": "true"})
    while game.actor() != "over":
        game.play(game.legal()[-1])
    assert game.tricks == [7, 0]
    assert game.score == [10, 0]
    assert [len(hand) for hand in game.hands] == [6, 6, 6, 6]
    titles = opened(
        (9, 7),
        0,
        "AM-2",
        A_SUIT_EACH,
        options={"stop_early": "true", "count_order": "titles-then-tricks"},
    )
    while titles.actor() != "over":
        titles.play(titles.legal()[-1])
    assert words(titles)[-3:] == ["titles_void_at_nine", "tricks", "game_over"]
