"""The pack, the company, the deal, and what cannot be chosen."""

from __future__ import annotations

from parlour.games.game import NoSuch
from parlour.games.parts import StoryLine
from parlour.games.portrait import dealing, deck, events
from parlour.kernel.dispatch import DEAL
from parlour.kernel.log import ALL
from tests.citing import cites
from tests.clauses.portrait_play import GAMES, at, begun, dealt, game_of, in_order


def refusal(game: str, seats: int, **options: str) -> str:
    """The code with which so many are refused, or nothing."""
    try:
        game_of(game).begin(seats, options, 0)
    except NoSuch as refused:
        return refused.code
    return ""


@cites("portrait.deck-64")
def test_eight_groups_of_four_pairs() -> None:
    assert len(deck.DECK) == 64
    assert sorted(card.number for card in deck.DECK) == list(range(64))
    assert len({card.suit for card in deck.DECK}) == 8
    assert all(sum(card.suit == group for card in deck.DECK) == 8 for _, group, _ in deck.GROUPS)


@cites("portrait.card-shows-group")
def test_every_card_shows_its_group() -> None:
    for card in deck.DECK:
        code, group, authors = deck.GROUPS[card.number // 8]
        assert card.suit == group
        assert card.id.startswith(f"{code}-")
        assert card.name.partition(",")[0] in authors


@cites("portrait.players-max-8", "portrait.r-easy-max")
def test_eight_is_the_largest_company() -> None:
    for form in ("pairs", "portraits", "fours", "bank"):
        assert refusal(form, 9) == "too-many-players"
        assert refusal(form, 12) == "too-many-players"
    for form in ("pairs", "portraits", "fours"):
        assert refusal(form, 8) == ""


@cites("portrait.r-two-players")
def test_two_may_play_any_form_and_are_told_of_the_bank() -> None:
    for form in ("pairs", "portraits", "fours", "bank"):
        assert refusal(form, 2) == ""
        assert refusal(form, 1) == "too-few-players"
    for form in ("pairs", "portraits", "fours"):
        notice = game_of(form).notice
        assert notice is not None
        says, clause = notice(2)
        assert "Bank" in says
        assert clause == "portrait.r-two-players"
        assert notice(3) == ("", "")
    assert game_of("bank").notice is None


@cites("portrait.bank-when")
def test_the_bank_is_for_two_or_three() -> None:
    assert [refusal("bank", seats) for seats in (2, 3)] == ["", ""]
    assert {refusal("bank", seats) for seats in range(4, 9)} == {"bank-needs-2-or-3"}


def test_a_game_offers_only_the_options_that_concern_it() -> None:
    offered = {form: {o.name for o in game_of(form).options} for form in GAMES}
    everywhere = {"call_form", "stale_calls", "memory_aid", "move_clock"}
    with_pairs = {
        "stack_choice",
        "new_card_scope",
        "dealt_zero_stack",
        "neglected_book",
        "remainder_auto",
        "calling_right",
        "books_only",
    }
    assert offered["pairs"] == everywhere | with_pairs
    assert offered["portraits"] == offered["fours"] == everywhere
    assert offered["bank"] == everywhere | with_pairs | {"bank_deck", "bank_lucky"}
    assert refusal("pairs", 4, form="fours") == "bad-option"
    assert refusal("fours", 4, books_only="on") == "bad-option"
    chosen = game_of("fours").option_values({"call_form": "loss_of_call"})
    assert chosen["call_form"] == "loss_of_call"
    assert set(chosen) == everywhere


@cites("portrait.shuffle")
def test_the_pack_is_dealt_as_chance_has_ordered_it() -> None:
    pack = [(27 * place + 5) % 64 for place in range(64)]
    t = dealt("pairs", pack, 1, 4)
    for seat in range(4):
        cards = sum(1 << card for place, card in enumerate(pack) if (place + 2) % 4 == seat)
        assert int(t.s.hand[seat]) == cards
    assert begun("pairs", 4, 0).actor == DEAL


@cites("portrait.deal-all")
def test_cards_go_round_singly() -> None:
    t = in_order("pairs", 3, 4)
    for seat in range(4):
        assert int(t.s.hand[seat]) == sum(1 << card for card in range(seat, 64, 4))
    assert t.masks(events.DEALT) == [(int(ALL), 1 << seat) for seat in range(4)]


@cites("portrait.r-uneven-deal")
def test_nothing_is_left_over() -> None:
    sizes = {
        3: [22, 21, 21],
        5: [13, 13, 13, 13, 12],
        6: [11, 11, 11, 11, 10, 10],
        7: [10, 9, 9, 9, 9, 9, 9],
    }
    for seats, expected in sizes.items():
        assert in_order("pairs", seats - 1, seats).sizes() == expected
    fewer = {
        3: [11, 11, 10],
        5: [7, 7, 6, 6, 6],
        6: [6, 6, 5, 5, 5, 5],
        7: [5, 5, 5, 5, 4, 4, 4],
    }
    for seats, expected in fewer.items():
        assert in_order("portraits", seats - 1, seats).sizes() == expected


@cites("portrait.left-of-dealer-first")
def test_the_dealers_left_calls_first() -> None:
    for dealer in range(4):
        assert in_order("pairs", dealer, 4).actor == (dealer + 1) % 4


@cites("portrait.r-dealer")
def test_the_deal_passes_left() -> None:
    assert [int(dealing.next_dealer(begun("pairs", 3, d).s)) for d in range(3)] == [1, 2, 0]
    assert [int(begun("pairs", 3, d).s.dealer) for d in range(3)] == [0, 1, 2]


@cites("portrait.easy-drop-sketches")
def test_the_easier_form_leaves_the_sketches_out() -> None:
    game = game_of("portraits")
    assert game.pack().tolist() == list(range(0, 64, 2))
    t = at("portraits", "JO-Raymond-P JO-Greeley-P", "JO-Bennett-P", "JO-Curtis-P")
    assert t.why_call(1, "JO-Bennett-S") == "not-in-pack"
    assert t.why_stack("JO Raymond") == "no-stacking-in-this-form"


@cites("portrait.easy-add-sketches")
def test_the_sketches_may_come_in() -> None:
    assert len(game_of("fours").pack()) == 64
    t = in_order("fours", 3, 4)
    assert t.sizes() == [16, 16, 16, 16]


@cites("portrait.r-memory-aid")
def test_a_table_may_choose_how_much_is_remembered_for_it() -> None:
    kinds = ("turn", "called", "handed", "called", "missed", "turn")
    story = [StoryLine(kind, kind) for kind in kinds]
    shown = {"log": 0, "last_call": 3, "none": 5}
    for value, first in shown.items():
        t = begun("pairs", 4, 0, memory_aid=value, move_clock=30)
        assert t.game.words.first_shown(t.s, story) == first
        assert int(t.s.move_clock) == 30


def test_the_clock_is_only_told() -> None:
    seats = ("JO-Raymond-P JO-Greeley-P", "JO-Bennett-P", "JO-Curtis-P")
    t = at("portraits", *seats, move_clock=20)
    names = ("Ann", "Bea", "Carl")
    assert "20 seconds" in t.game.words.prompt(t.s, 0, t.legal(), names)
    assert "seconds" not in t.game.words.prompt(at("portraits", *seats).s, 0, t.legal(), names)
    assert t.legal() == at("portraits", *seats).legal()
