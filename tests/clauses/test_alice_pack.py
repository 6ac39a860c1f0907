"""The pack, the company and the deal."""

from __future__ import annotations

import random

from parlour.games import alice
from parlour.games.alice import dealing, deck, events
from parlour.games.alice.state import seat_to_left
from parlour.games.game import NoSuch
from tests.citing import cites
from tests.clauses.alice_positions import at, dealt, number, pack_for


@cites("alice.title-pictures")
def test_forty_eight_pictures_each_with_a_title_of_its_own() -> None:
    assert len(deck.DECK) == 48
    assert len({card.name for card in deck.DECK}) == 48
    assert len({card.id for card in deck.DECK}) == 48
    assert [card.number for card in deck.DECK] == list(range(48))


@cites("alice.pack-sixteen-threes")
def test_sixteen_sets_of_three() -> None:
    suits = [card.suit for card in deck.DECK]
    assert {suit: suits.count(suit) for suit in suits} == {str(i): 3 for i in range(1, 17)}


@cites("alice.pack-same-number")
def test_one_number_on_all_three_cards_of_a_set() -> None:
    for card in deck.DECK:
        assert card.suit == str(card.number // 3 + 1)
        assert card.id.startswith(f"A{int(card.suit):02}-")


@cites("alice.pack-one-lead")
def test_one_lead_to_a_set() -> None:
    leads = [card for card in deck.DECK if card.rank == "Lead"]
    assert [card.suit for card in leads] == [str(i) for i in range(1, 17)]
    assert all(card.number % 3 == 0 for card in leads)


@cites("alice.pack-lead-names-companions")
def test_a_lead_names_its_companions() -> None:
    for card in deck.DECK:
        if card.rank == "Lead":
            first, second = deck.DECK[card.number + 1], deck.DECK[card.number + 2]
            assert card.companions == (first.name, second.name)
        else:
            assert card.companions == ()


@cites("alice.pack-example-tears")
def test_tears_want_mouse_and_crab() -> None:
    tears = deck.DECK[number("2L")]
    assert tears.name == "Alice swimming in her own tears"
    assert (deck.DECK[number("2a")].name, deck.DECK[number("2b")].name) == ("Mouse", "Crab")


def _may_sit_down(seats: int) -> bool:
    try:
        alice.GAME.begin(seats, {}, 0)
    except NoSuch as refusal:
        return refusal.code != "bad-seats"
    return True


@cites("alice.players-several", "alice.r-players")
def test_two_to_twelve_may_play() -> None:
    assert [n for n in range(16) if _may_sit_down(n)] == list(range(2, 13))
    assert alice.GAME.usual_seats == 4


@cites("alice.deal-shuffle-cut")
def test_the_deal_follows_the_shuffled_pack() -> None:
    pack = list(range(48))
    random.Random(3).shuffle(pack)
    t = dealt(pack, 4, 3)
    held = {int(card) for card in pack[0::4]}
    opening_sets = {i for i in range(16) if {3 * i, 3 * i + 1, 3 * i + 2} <= held}
    assert t.hand(0).split() == [
        f"{card // 3 + 1}{'Lab'[card % 3]}"
        for card in sorted(held)
        if card // 3 not in opening_sets
    ]


@cites("alice.deal-one-at-a-time")
def test_cards_go_round_singly_and_unseen() -> None:
    t = dealt(range(48), 4, 1)
    told = [(seat, cards.split()) for kind, seat, _, cards in t.told if kind == "DEALT"]
    assert [seat for seat, _ in told] == [2, 3, 0, 1]
    assert [cards[:3] for _, cards in told] == [
        ["1L", "2a", "3b"],
        ["1a", "2b", "4L"],
        ["1b", "3L", "4a"],
        ["2L", "3a", "4b"],
    ]
    assert t.seen(events.DEALT) == [0b100, 0b1000, 0b1, 0b10]


@cites("alice.first-left-of-dealer", "alice.r-first-dealer")
def test_the_dealers_left_begins() -> None:
    for dealer in range(4):
        hands = {
            seat: " ".join(
                f"{4 * ((seat + k) % 4) + i}{'Lab'[k]}" for k in range(3) for i in range(1, 5)
            )
            for seat in range(4)
        }
        t = dealt(pack_for(hands, 4, dealer), 4, dealer)
        assert int(t.s.dealer) == dealer
        assert t.actor == (dealer + 1) % 4


@cites("alice.r-next-dealer")
def test_the_next_deal_moves_to_the_left() -> None:
    t = dealt(range(48), 4, 3)
    assert dealing.next_dealer(t.s) == 0
    t = dealt(range(48), 4, 1)
    assert dealing.next_dealer(t.s) == 2
    assert seat_to_left(t.s, 3, 1) == 0


@cites("alice.opening-lay-sets", "alice.r-opening-compulsory")
def test_all_sixteen_sets_dealt_whole_end_the_game() -> None:
    pack = [0] * 48
    for place in range(48):
        seat, turn = place % 2, place // 2
        pack[place] = 24 * seat + turn
    t = dealt(pack, 2, 1)
    assert t.score() == [8, 8]
    assert t.kinds()[-3:] == ["TURNED_UP", "TURNED_UP", "OVER"]
    assert t.actor < 0
    assert t.legal() == []


@cites("alice.r-no-strict-mode")
def test_history_is_a_matter_of_what_is_shown() -> None:
    full = dealt(range(48), 3, 2)
    short = dealt(range(48), 3, 2, history="last_turn")
    assert (int(full.s.history), int(short.s.history)) == (0, 1)
    assert full.legal() == short.legal()
    # A refusal costs nothing: the same codes stay legal after it.
    t = at("2L 2b 9a; down 4", "2a 5L 9b; down 4", "5a 5b 9L; down 5", history="last_turn")
    before = t.legal()
    assert [t.why(0, code) for code in (0, 16, 38, 99)] == [
        "lead-not-held",
        "nothing-exposed",
        "no-set-yet",
        "no-such-action",
    ]
    assert t.legal() == before
