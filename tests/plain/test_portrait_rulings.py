"""Rulings of Portrait Authors which the worked positions do not reach, on the slow engine."""

from __future__ import annotations

import pytest

from tests.plain.portrait import PlainAuthors
from tests.plain.portrait_cards import GROUPS, PACK
from tests.plain.portrait_options import Options
from tests.plain.portrait_positions import call_code, cards, position, stack_code

BANK: Options = {"bank": "on"}
BANK_OF_PAIRS: Options = {"bank": "on", "bank_deck": "pairs64"}


def call(game: PlainAuthors, target: int, card: str) -> None:
    assert game.turn is not None
    game.play(call_code(game, game.turn, target, card))


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "too-few-players"),
        (0, BANK, "too-few-players"),
        (9, {"form": "portraits"}, "too-many-players"),
        (9, BANK, "too-many-players"),
        (4, BANK, "bank-needs-2-or-3"),
        (8, BANK_OF_PAIRS, "bank-needs-2-or-3"),
    ],
)
def test_how_many_may_sit_down(seats: int, options: Options, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        PlainAuthors(seats, options, 0)


@pytest.mark.parametrize(
    ("name", "value"),
    [("form", "quartets"), ("books_only", True), ("move_clock", 0), ("jokers", "two")],
)
def test_unknown_options_are_refused(name: str, value: str | int) -> None:
    with pytest.raises(ValueError, match="bad-option"):
        PlainAuthors(4, {name: value}, 0)


def test_nobody_acts_before_the_deal() -> None:
    game = PlainAuthors(4, {}, 0)
    assert game.actor() == "deal"
    assert game.legal() == []
    assert game.why_not(1, 0) == "not-your-turn"
    with pytest.raises(ValueError, match="each of the 64"):
        game.deal(PACK[:-1])


@pytest.mark.parametrize(
    ("deck", "seats", "left"),
    [
        ("fours64", 2, 44),
        ("fours64", 3, 34),
        ("portraits32", 2, 12),
        ("portraits32", 3, 2),
        ("pairs64", 2, 44),
        ("pairs64", 3, 34),
    ],
)
def test_what_is_left_for_the_bank(deck: str, seats: int, left: int) -> None:
    game = PlainAuthors(seats, {"bank": "on", "bank_deck": deck, "form": "pairs"}, 0)
    game.deal(list(game.pack))
    assert game.seen["watcher"][0] == ("dealt", None, (10,) * seats, left)
    assert game.bank[-1] == game.pack[-1]
    assert (
        game.form
        == {"f": "fours", "po": "portraits", "pa": "pairs"}[
            deck[:1] if deck[0] == "f" else deck[:2]
        ]
    )


def test_books_dealt_whole_go_down_from_the_first_caller() -> None:
    """Two players: the first has all portraits of four groups, the second of the others."""
    game = PlainAuthors(2, {"form": "portraits"}, 1)
    ones, others = cards("BI-*-P HI-*-P JO-*-P PO-*-P"), cards("ES-*-P HU-*-P NO-*-P ST-*-P")
    game.deal([card for two in zip(ones, others, strict=True) for card in two])
    assert game.actor() == "over"
    assert game.turns == 0
    assert game.scores() == [4, 4]
    laid = [event[1:] for event in game.seen["watcher"] if event[0] == "laid"]
    assert laid[:5] == [(0, "BI-P"), (0, "HI-P"), (0, "JO-P"), (0, "PO-P"), (1, "ES-P")]


def test_a_first_caller_without_cards_is_left_out() -> None:
    hands = ["PO-*-P", "JO-Raymond-P JO-Greeley-P", "JO-Bennett-P JO-Curtis-P"]
    game = position(hands, {"form": "portraits"})
    assert game.scores() == [1, 0, 0]
    assert game.actor() == 1
    # With a Bank he draws instead and calls.
    game = position(hands, {"bank": "on"}, bank="ES-*-S HI-*-P")
    assert game.actor() == 0
    assert game.hands[0] == {"ES-Emerson-S"}


def test_a_whole_remainder_may_go_down_in_part_only_by_the_other_rules() -> None:
    hands = [
        "HU-Ward-PS HU-Billings-PS BI-Parton-P",
        "BI-Parton-S BI-Irving-PS",
        "BI-Sparks-PS BI-Abbott-PS",
    ]
    part, whole = stack_code("HU", "Ward"), stack_code("HU", "Ward Billings")
    game = position(hands, missed=True)
    assert (game.why_not(0, part), game.why_not(0, whole)) == ("dealt-set", None)
    game = position(hands, missed=True, added={0: "HU"})
    assert (game.why_not(0, part), game.why_not(0, whole)) == ("need-new-card", None)
    game = position(hands, added={0: "HU"})
    assert (game.why_not(0, part), game.why_not(0, whole)) == (None, None)


def test_books_only_holds_back_a_remainder_and_leaves_it_to_settlement() -> None:
    game = position(
        ["HU-Ward-PS BI-Parton-P", "BI-Parton-S", ""],
        {"books_only": "on", "remainder_auto": "off"},
    )
    assert game.why_not(0, stack_code("HU", "Ward")) == "books-only"
    call(game, 1, "BI-Parton-S")
    settled = [event[1:] for event in game.seen["watcher"] if event[0] == "settled"]
    assert settled == [(0, "BI", 1, 0), (0, "HU", 2, 0)]
    assert game.actor() == "over"


def test_a_dealt_set_for_nothing_is_no_dearer_than_the_rules_make_it() -> None:
    """The rest of a broken group counts as ever, and so does a book."""
    options: Options = {"dealt_zero_stack": "on"}
    hands = ["HU-Ward-PS HU-Billings-PS PO-*-PS BI-Parton-P", "BI-Parton-S", ""]
    game = position(hands, options)
    game.play(stack_code("HU", "Ward Billings"))
    assert game.scores() == [3, 0, 0]
    game.play(stack_code("PO", "Holmes Longfellow"))
    assert game.scores() == [3, 0, 0]
    game.play(stack_code("PO", "Whittier Lowell"))
    assert game.scores() == [6, 0, 0]


def test_a_lost_call_spoils_dealt_sets_for_nothing() -> None:
    options: Options = {"dealt_zero_stack": "on", "call_form": "loss_of_call"}
    game = position(["PO-Holmes-PS", "PO-Whittier-PS", "PO-Lowell-PS PO-Longfellow-PS"], options)
    assert game.why_not(0, stack_code("PO", "Holmes")) is None
    game.play(568 + call_code(game, 0, 1, "PO-Whittier-P"))
    call(game, 0, "PO-Lowell-P")
    call(game, 0, "PO-Whittier-P")
    assert game.actor() == 0
    assert game.why_not(0, stack_code("PO", "Holmes")) == "dealt-set"


def test_a_bank_card_opens_stacks_when_the_turn_returns() -> None:
    """portrait.r-bank-pairs."""
    game = position(
        ["PO-Holmes-PS PO-Longfellow-P", "JO-Raymond-P JO-Greeley-S"],
        BANK_OF_PAIRS,
        bank="PO-Whittier-S JO-Raymond-S PO-Lowell-P PO-Longfellow-S PO-Whittier-P PO-Lowell-S "
        "JO-Greeley-P JO-Bennett-PS JO-Curtis-PS",
    )
    assert game.why_not(0, stack_code("PO", "Holmes")) == "dealt-set"
    call(game, 1, "PO-Lowell-S")
    assert game.hands[0] == set(cards("PO-Holmes-PS PO-Longfellow-P PO-Whittier-S"))
    assert game.why_not(0, stack_code("PO", "Holmes")) == "not-your-turn"
    call(game, 0, "JO-Greeley-P")
    assert game.actor() == 0
    assert game.why_not(0, stack_code("PO", "Holmes")) is None


def test_settling_with_a_bank_draws_and_goes_on() -> None:
    """The one seat with nothing to ask for lays its group down and takes a new card."""
    game = position(
        ["PO-*-PS", "JO-Raymond-P"],
        BANK_OF_PAIRS,
        bank="JO-Raymond-S JO-Greeley-PS JO-Bennett-PS JO-Curtis-PS",
    )
    assert game.scores() == [10, 0]
    assert game.actor() == 0
    assert game.hands[0] == {"JO-Raymond-S"}
    assert len(game.bank) == 6


def test_the_last_bank_card_may_bring_the_turn_round_to_the_same_seat() -> None:
    """portrait.r-next-left: nobody else has a card, so a new turn settles what is left."""
    game = position(
        ["PO-Holmes-P PO-Longfellow-PS", ""], BANK_OF_PAIRS, bank="PO-Holmes-S", missed=True
    )
    call(game, 1, "PO-Holmes-S")
    assert game.actor() == "over"
    assert [event for event in game.seen[1] if event[0] == "turn"] == [("turn", 0), ("turn", 0)]
    assert game.scores() == [3, 0]


def test_a_bad_call_is_barred_though_the_bank_has_cards() -> None:
    game = position(
        ["PO-Holmes-P", "PO-Longfellow-P"],
        {**BANK, "call_form": "loss_of_call"},
        bank="PO-Whittier-P PO-Lowell-P",
    )
    for _ in range(8):
        assert game.turn is not None
        other = 1 - game.turn
        wanted = call_code(game, game.turn, other, "PO-Lowell-P")
        assert 568 + wanted in game.legal()
        game.play(568 + wanted)
    assert (game.idle, game.barred) == (6, True)
    assert game.actor() == 0
    assert game.why_not(0, 568 + call_code(game, 0, 1, "PO-Whittier-P")) == "stale-call"
    assert game.why_not(0, call_code(game, 0, 1, "PO-Lowell-P")) is None
    call(game, 1, "PO-Lowell-P")
    assert (game.idle, game.barred) == (0, False)


def test_stale_calls_are_never_made_under_never() -> None:
    game = position(
        ["PO-Whittier-P", "PO-Whittier-S", "BI-Sparks-P", "BI-Sparks-S"],
        {"stale_calls": "never", "call_form": "loss_of_call"},
    )
    stale = call_code(game, 0, 2, "PO-Whittier-S")
    game.play(stale)
    call(game, 2, "PO-Whittier-P")
    call(game, 0, "BI-Sparks-S")
    call(game, 0, "BI-Sparks-P")
    assert game.actor() == 0
    assert game.why_not(0, stale) == "stale-call"
    assert game.why_not(0, 568 + stale) == "stale-call"
    assert game.why_not(0, call_code(game, 0, 1, "PO-Whittier-S")) is None


def test_options_of_stacking_mean_nothing_where_books_are_of_four() -> None:
    for name in ("remainder_auto", "books_only", "dealt_zero_stack"):
        game = PlainAuthors(3, {"form": "fours", name: "on"}, 0)
        game.deal(PACK)
        assert game.options[name] == "on"
        assert game.why_not(1, 448) == "no-stacking-in-this-form"
        assert len([event for event in game.seen[0] if event[0] == "laid"]) == 0
    assert len(GROUPS) == 8


def test_a_position_must_add_up() -> None:
    with pytest.raises(ValueError, match="given twice"):
        position(["PO-Holmes-P", "PO-Holmes-PS"])
    with pytest.raises(ValueError, match="given twice"):
        position(["PO-Holmes-P", "PO-Holmes-S"], {"form": "portraits"})
    with pytest.raises(ValueError, match="whole pairs"):
        position(["PO-Holmes-P", "PO-Lowell-S"])
    with pytest.raises(ValueError, match="whole books"):
        position(["PO-Holmes-P", "PO-Lowell-P"], {"form": "fours"})
