"""Nations: the pack, the deal, the Star card and the tricks."""

from __future__ import annotations

import random
from itertools import pairwise

from parlour.games import nations
from parlour.games.nations import deck, events
from parlour.games.parts import Choice
from parlour.kernel.dispatch import DEAL, OVER
from parlour.kernel.log import ALL
from tests.citing import cites
from tests.clauses.nations_play import (
    at,
    begun,
    dealt,
    in_order,
    last_trick,
    number,
    pack_for,
    sitting_down,
)


@cites("nations.deck-52")
def test_thirteen_cards_of_each_of_four_nations() -> None:
    assert len(deck.DECK) == 52
    suits = [card.suit for card in deck.DECK]
    assert {s: suits.count(s) for s in suits} == dict.fromkeys(
        ("Europe", "Asia", "Africa", "America"), 13
    )
    assert deck.DECK[0].id == "EU-2"
    assert deck.DECK[51].id == "AM-Map"


@cites("nations.rank-order")
def test_a_nation_runs_from_the_map_down_to_the_2() -> None:
    order = ["Map", "Man", "Woman", "Child", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    assert [card.rank for card in deck.DECK][12::-1] == order
    for higher, lower in pairwise(order):
        t = at(
            f"dealer: 3\nstar: AM-2 taken up\nturn: 0\ntricks: 6 6\nseat 0: AF-{lower}\n"
            f"seat 1: AF-{higher}\nseat 2: EU-2\nseat 3: EU-3; played AM-2"
        )
        assert t.play(f"AF-{lower}", f"AF-{higher}", "EU-2", "EU-3").told[4 - 3][1] == 1


@cites("nations.four-players")
def test_four_play() -> None:
    for seats in (2, 3, 5):
        assert sitting_down(seats) == "needs-four-players"
    assert sitting_down(4) == ""


@cites("nations.partners-opposite")
def test_seats_0_and_2_play_against_1_and_3() -> None:
    t = last_trick(0, (6, 6), {})
    assert t.score()[0] > 0
    t = dealt({0: "AS-Map AS-Man", 2: "AS-Woman AS-Child"}, "AS-3", 3)
    assert nations.GAME.words.score_sheet(t.s, 0).totals == [0, 0, 0, 0]
    t = dealt({0: "AS-Map AS-Man", 2: "AS-Woman"}, "AS-3", 3, (8, 0)).play("call")
    assert t.told[1][:2] == ("ANSWER", 2)
    assert nations.GAME.words.score_sheet(t.s, 0).totals == [10, 0, 10, 0]


@cites("nations.dealer-shuffles", "nations.deal-thirteen")
def test_the_pack_is_dealt_as_chance_has_ordered_it_one_by_one() -> None:
    pack = list(range(52))
    random.Random(4).shuffle(pack)
    for dealer in range(4):
        t = begun(dealer).deal(pack)
        assert t.told[0][:2] == ("SHUFFLE", dealer)
        for seat in range(4):
            place = (seat - dealer - 1) % 4
            cards = sorted(pack[place::4])
            assert t.hand(seat) == " ".join(deck.DECK[card].id for card in cards)
        given = [(seat, amount) for kind, seat, amount, _ in t.told if kind == "DEALT"]
        assert given == [((dealer + 1 + place) % 4, 13) for place in range(4)]
        assert t.why(t.actor, pack[1]) == "card-not-in-hand"


@cites("nations.right-cuts")
def test_the_neighbour_on_the_right_of_the_dealer_cuts() -> None:
    for dealer, cutter in ((0, 3), (1, 0), (2, 1), (3, 2)):
        assert in_order(dealer).told[1][:2] == ("CUT", cutter)


@cites("nations.ruling-shuffle-cut")
def test_the_depth_of_the_cut_tells_nothing_but_the_star_card() -> None:
    depths = set()
    for star in range(52):
        pack = [card for card in range(52) if card != star]
        first = begun(0).deal([*pack, star]).told[1][2]
        other = begun(0).deal([*reversed(pack), star]).told[1][2]
        assert first == other
        assert 1 <= first <= 51
        depths.add(first)
    assert depths == set(range(1, 52))


@cites("nations.star-card", "nations.star-suit")
def test_the_last_card_is_the_dealers_and_makes_the_stars() -> None:
    pack = [*range(14, 52), *range(14)]
    t = begun(1).deal(pack)
    assert t.told[-1] == ("STAR", 1, 0, "AS-2")
    assert t.seen(events.STAR) == [(int(ALL), int(ALL))]
    assert number("AS-2") == int(t.s.star_card)
    assert int(t.s.star_suit) == 1
    assert "AS-2" in t.hand(1).split()


@cites("nations.star-exposed")
def test_the_star_card_lies_open_until_the_dealers_turn() -> None:
    t = in_order(2)
    zones = {zone.key: zone for zone in nations.GAME.words.zones(t.hidden(0).s, 0)}
    assert zones["star"].cards == ["AM-Map"]
    assert zones["hand:2"].backs == 12
    assert t.hidden(0).hand(2) == "AM-Map"
    t.play_low().play_low()
    zones = {zone.key: zone for zone in nations.GAME.words.zones(t.hidden(3).s, 3)}
    assert zones["star"].cards == ["AM-Map"]


@cites("nations.star-taken-up")
def test_the_dealer_takes_it_up_when_his_turn_comes() -> None:
    t = in_order(2)
    for _ in range(3):
        assert int(t.s.star_open) == 1
        t.play_low()
    assert t.kinds() == ["PLAYED", "STAR_TAKEN_UP"]
    assert int(t.s.star_open) == 0
    assert t.actor == 2
    zones = {zone.key: zone for zone in nations.GAME.words.zones(t.hidden(0).s, 0)}
    assert zones["star"].cards == []
    assert zones["hand:2"].backs == 13
    assert zones["star"].note == "America is the Star suit; the Star card was the Map"
    # By house rule only its Nation is still named.
    t = in_order(2, show_taken_star="false")
    for _ in range(3):
        t.play_low()
    zones = {zone.key: zone for zone in nations.GAME.words.zones(t.hidden(0).s, 0)}
    assert zones["star"].note == "America is the Star suit"


@cites("nations.first-lead", "nations.lead-any")
def test_the_dealers_left_leads_what_he_likes() -> None:
    for dealer in range(4):
        t = in_order(dealer)
        assert t.actor == (dealer + 1) % 4
        assert t.open_to() == t.hand(t.actor)
        assert len(t.legal()) == 13


@cites("nations.clockwise")
def test_the_others_play_in_turn_to_the_left() -> None:
    t = in_order(2)
    order = []
    for _ in range(4):
        order.append(t.actor)
        assert t.why((t.actor + 1) % 4, "EU-2") == "not-your-turn"
        t.play_low()
    assert order == [3, 0, 1, 2]


@cites("nations.follow-suit")
def test_the_nation_led_must_be_followed() -> None:
    hand = "AS-2 AS-Child EU-Map AM-4 AF-2 AF-3 AF-4 AF-5 AF-6 AF-7 AF-8 AF-9 AF-10"
    t = dealt({0: "AS-7", 1: hand}, "AM-3", 3)
    t.play("AS-7")
    assert t.open_to() == "AS-2 AS-Child"
    assert t.why(1, "AM-4") == "must-follow-suit"
    assert t.why(1, "EU-Map") == "must-follow-suit"


@cites("nations.highest-led-wins", "nations.winner-leads")
def test_the_best_card_of_the_nation_led_takes_the_trick_and_its_player_leads() -> None:
    hands = {0: "AF-5", 1: "AF-2 AF-9", 2: "AF-Child", 3: "AF-10"}
    t = dealt(hands, "AM-2", 3).play("AF-5", "AF-2", "AF-Child", "AF-10")
    assert t.told[-1][:3] == ("TRICK", 2, 1)
    assert t.tricks() == (1, 0)
    assert t.actor == 2


VOID = "AF-4 AF-5 AF-6 AF-7 AF-8 AF-9 AF-10 AS-2 AS-3 AS-4 AM-4 AM-5 AM-6"


@cites("nations.may-pass", "nations.may-star")
def test_without_the_nation_led_any_card_may_be_played() -> None:
    t = dealt({0: "EU-9", 1: VOID}, "AM-3", 3).play("EU-9")
    assert t.open_to() == t.hand(1)
    choices = nations.GAME.words.choices(t.s, 1, t.legal(), ("Ann", "Bea", "Carl", "Dora"))
    labels = {choice.move: choice.label for choice in choices if isinstance(choice, Choice)}
    assert labels["play AF-4"] == "Pass with the 4 of Africa"
    assert labels["play AM-6"] == "Star with the 6 of America"
    assert t.play("AF-4").told == [("PLAYED", 1, 2, "AF-4")]


@cites("nations.star-wins")
def test_a_star_takes_the_trick() -> None:
    hands = {0: "EU-9", 1: VOID, 2: "EU-Map", 3: "EU-2"}
    t = dealt(hands, "AM-3", 3).play("EU-9", "AM-4", "EU-Map", "EU-2")
    assert t.told[-1][:2] == ("TRICK", 1)


@cites("nations.ruling-several-stars")
def test_the_highest_of_several_stars_wins_and_nobody_must_star() -> None:
    hands = {
        0: "EU-9",
        1: "AF-4 AF-5 AF-6 AF-7 AF-8 AF-9 AF-10 AS-2 AS-3 AS-4 AM-4 AM-5 AM-6",
        2: "AF-2 AF-3 AS-5 AS-6 AS-7 AS-8 AS-9 AS-10 AM-7 AM-8 AM-9 AM-10 AM-Child",
        3: "EU-2",
    }
    t = dealt(hands, "AM-3", 3).play("EU-9", "AM-4")
    assert "AF-2" in t.open_to().split()
    assert t.play("AM-9", "EU-2").told[-1][:2] == ("TRICK", 2)
    # Where the Stars are led they are simply the Nation led.
    t = dealt({0: "AM-5", 1: "AM-9", 2: "AM-2"}, "AM-3", 3).play("AM-5", "AM-9", "AM-2", "AM-3")
    assert t.told[-1][:2] == ("TRICK", 1)


@cites("nations.play-all", "nations.next-deal", "nations.ruling-dealer-order")
def test_thirteen_tricks_and_another_deal_to_the_left() -> None:
    t = in_order(2)
    for _ in range(52):
        assert t.actor >= 0
        t.play_low()
    assert sum(t.tricks()) == 13
    assert t.actor == DEAL
    assert int(t.s.dealer) == 3
    t.deal(range(52))
    assert t.told[0][:2] == ("SHUFFLE", 3)
    assert t.actor == 0
    assert int(nations.GAME.begin(4, {}, 2).dealer) == 2


@cites("nations.ruling-play-out")
def test_a_deal_is_played_out_even_when_its_tricks_have_decided_the_game() -> None:
    """Nine points and seven tricks win; the cards are played all the same, unless the house
    stops."""
    text = (
        "dealer: 3\nstar: AS-2 taken up\nscore: 9 0\nleader: 0\nturn: 0\ntricks: 6 4\n"
        "seat 0: EU-5 EU-6 EU-7\nseat 1: EU-2 EU-8 EU-9\nseat 2: EU-3 EU-10 EU-Child\n"
        "seat 3: EU-4 EU-Woman EU-Man; played AS-2"
    )
    t = at(text).play("EU-7", "EU-2", "EU-3", "EU-4")
    assert t.actor == 0
    assert t.score() == (9, 0)
    t = at(text, stop_early="true").play("EU-7", "EU-2", "EU-3", "EU-4")
    assert t.counted()[:2] == [("TRICKS", 0, 1), ("GAME_OVER", 0, 10)]
    assert t.actor == OVER
    # Tricks that do not decide it stop nothing.
    t = at(text.replace("score: 9 0", "score: 8 0"), stop_early="true")
    assert t.play("EU-7", "EU-2", "EU-3", "EU-4").actor == 0


@cites("nations.ruling-star-card-in-hand")
def test_the_exposed_star_card_counts_among_the_dealers_titles() -> None:
    """Before the first lead he may call with it, and answer by it."""
    hands = {1: "AF-Man", 3: "AF-Woman"}
    t = dealt(hands, "AF-Map", 1, (0, 8), call_window="before-first-lead")
    assert t.actor == 3
    assert t.play("pass call").open_to() == "call pass call"
    assert t.play("call").told[1] == ("ANSWER", 3, 1, "")
    hands = {3: "AF-Man AF-Woman"}
    t = dealt(hands, "AF-Map", 1, (0, 8), call_window="before-first-lead").play("call")
    assert t.told[1] == ("ANSWER", 1, 1, "")
    # And it must follow a lead of its Nation.
    t = dealt({0: "AF-Map", 3: pack_without_africa()}, "AF-9", 3)
    t.play("AF-Map").play_low().play_low()
    assert t.open_to() == "AF-9"


def pack_without_africa() -> str:
    return "EU-2 EU-3 EU-4 EU-5 EU-6 EU-7 AS-2 AS-3 AS-4 AS-5 AS-6 AS-7"


@cites("nations.dealer-shuffles")
def test_another_order_of_the_pack_is_another_deal() -> None:
    assert begun(0).deal(range(51, -1, -1)).hand(1) != begun(0).deal(range(52)).hand(1)
    assert len(set(pack_for({}, "EU-2", 0))) == 52
