"""The cards, the deal and the terms of Court."""

from __future__ import annotations

from parlour.games.court import two
from parlour.games.court.cards import figure, reply_takes
from parlour.games.court.deck import DECK
from parlour.games.mistakes import NoSuch
from tests.citing import cites
from tests.clauses.court_play import begin, flipped, number, position
from tests.clauses.test_court_examples import DECK_1, DECK_14, TIED

GOLD, BLUE = 0, 1


def takes(led: str, reply: str, court: int = BLUE) -> bool:
    return bool(reply_takes(number(led), number(reply), court))


def after(couplet: str) -> tuple[int, ...]:
    """Both counts when this couplet, Red being court, has been taken by the one who led."""
    led, reply = couplet.split("+")
    t = position(
        "court colour: Red\nphase: reply\n"
        f"led: {led}\nhand 0: K-Esquire\nhand 1: {reply} K-Standard"
    )
    return t.play(reply).counts


def refusal_of(seats: int) -> str:
    """Why no game for so many begins; empty if one does."""
    try:
        two.GAME.begin(seats, {}, 0)
    except NoSuch as refused:
        return refused.code
    return ""


@cites("court.players-two-to-four")
def test_players_two_to_four() -> None:
    assert two.GAME.begin(2, {}, 0) is not None
    for seats in (0, 1, 3, 4, 5):
        assert refusal_of(seats) == "bad-seats"


@cites("court.two-pack-24", "court.extras-four-only")
def test_two_pack_24() -> None:
    ranks = ["Crown", "Royal", "Knight", "Esquire", "Standard", "Jester"]
    pack = [two.GAME.deck[int(card)] for card in two.GAME.pack()]
    assert len(pack) == 24
    for colour in ("Gold", "Blue", "Black", "Red"):
        assert [card.rank for card in pack if card.suit == colour] == ranks


@cites("court.four-colours")
def test_four_colours() -> None:
    deck = two.GAME.deck
    assert list(dict.fromkeys(card.suit for card in deck)) == ["Gold", "Blue", "Black", "Red"]
    assert deck[0].id == "G-Crown"
    assert deck[16].id == "K-Crown"


@cites("court.rank-order")
def test_rank_order() -> None:
    ranks = ["Crown", "Royal", "Knight", "Esquire", "Standard", "Jester"]
    for higher in range(6):
        for lower in range(higher + 1, 6):
            assert takes(f"R-{ranks[lower]}", f"R-{ranks[higher]}")
            assert not takes(f"R-{ranks[higher]}", f"R-{ranks[lower]}")


@cites("court.ruling-retainer-serf")
def test_retainers_rank_above_serfs_and_below_jesters() -> None:
    assert takes("G-Serf", "G-Retainer")
    assert takes("G-Retainer", "G-Jester")
    assert not takes("G-Jester", "G-Serf")


@cites("court.ruling-who-takes")
def test_who_takes() -> None:
    assert takes("G-Crown", "B-Jester", BLUE)
    assert not takes("G-Jester", "R-Crown", BLUE)
    assert not takes("B-Jester", "G-Crown", BLUE)


@cites("court.value-crown")
def test_value_crown() -> None:
    assert after("G-Crown+K-Jester") == (10, 0)


@cites("court.value-royal")
def test_value_royal() -> None:
    assert after("G-Royal+K-Jester") == (8, 0)


@cites("court.value-knight")
def test_value_knight() -> None:
    assert after("G-Knight+K-Jester") == (3, 0)


@cites("court.value-esquire")
def test_value_esquire() -> None:
    assert after("G-Esquire+K-Jester") == (2, 0)


@cites("court.value-standard")
def test_value_standard() -> None:
    assert after("G-Standard+K-Jester") == (1, 0)


@cites("court.value-jester")
def test_value_jester() -> None:
    assert after("B-Jester+K-Jester") == (0, 0)


@cites("court.value-to-taker", "court.count-figures")
def test_value_to_taker() -> None:
    t = begin(DECK_1).play("0 G-Royal", "1 K-Esquire")
    assert t.counts == (0, 10)


@cites("court.extras-valueless")
def test_extras_valueless() -> None:
    for colour in "GBKR":
        for rank in ("Retainer", "Serf"):
            assert figure(number(f"{colour}-{rank}")) == 0
            card = DECK.of(f"{colour}-{rank}")
            assert card is not None
            assert card.value == 0


@cites("court.r9-reason")
def test_the_reason_of_rule_9_does_not_hold() -> None:
    four = [f"G-{rank}" for rank in ("Crown", "Royal", "Knight", "Esquire")]
    assert sum(int(figure(number(card))) for card in four) == 23
    assert 23 + 30 == 53 < 60


@cites("court.court-card")
def test_court_card_fixes_the_colour() -> None:
    t = begin(DECK_1)
    assert t.s.court_card == number("K-Knight")
    assert t.s.court_colour == 2
    assert t.event("turned-up").cards == {"K-Knight"}
    # Black is the court colour now, so a Black card takes a Gold one.
    assert t.play("0 G-Royal", "1 K-Jester").s.couplets[1] == 1


@cites("court.couplet")
def test_couplet() -> None:
    t = begin(DECK_1).play("0 G-Jester")
    assert t.s.couplets_done == 0
    t.play("1 R-Jester")
    assert list(t.s.couplets) == [1, 0]
    assert t.event("took").cards == {"G-Jester", "R-Jester"}


@cites("court.round")
def test_round() -> None:
    t = begin(DECK_1)
    assert t.s.round_no == 1
    t.play("0 declare").deal(DECK_14)
    assert t.s.round_no == 2
    assert t.s.couplets_done == 0


@cites("court.talon")
def test_talon() -> None:
    t = begin(DECK_1)
    deck = DECK_1.replace("|", " ").split()
    assert t.s.talon_left == 11
    assert [int(card) for card in t.s.talon] == [number(card) for card in deck[13:]]


@cites("court.deal-six")
def test_deal_six() -> None:
    t = begin(DECK_1)
    assert len(t.hand(0)) == len(t.hand(1)) == 6
    assert list(t.s.hand_size) == [6, 6]


@cites("court.deal-threes", "court.deal-opponent-first", "court.turn-thirteenth")
def test_deal_by_threes() -> None:
    deck = DECK_1.replace("|", " ").split()
    for dealer in (0, 1):
        t = begin(DECK_1, dealer=dealer)
        assert t.hand(1 - dealer) == set(deck[0:3] + deck[6:9])
        assert t.hand(dealer) == set(deck[3:6] + deck[9:12])
        assert t.s.court_card == number(deck[12])


@cites("court.opponent-leads")
def test_opponent_leads() -> None:
    for dealer in (0, 1):
        t = begin(DECK_1, dealer=dealer)
        assert t.turn == 1 - dealer
        assert t.refusal("G-Jester", seat=dealer) == "not-your-turn"


@cites("court.taker-leads")
def test_taker_leads() -> None:
    t = begin(DECK_1).play("0 R-Standard", "1 R-Crown")
    assert t.turn == 1
    t.play("1 B-Jester", "0 G-Royal")
    assert t.turn == 1
    t.play("1 B-Royal", "0 K-Royal")
    assert t.turn == 0


@cites("court.ruling-first-deal")
def test_the_deal_changes_hands_after_every_round() -> None:
    t = begin(DECK_1).play("0 declare")
    assert t.s.dealer == 0
    t.deal(DECK_1).play(*flipped(TIED))
    assert t.s.carry == 1
    assert t.s.dealer == 1
