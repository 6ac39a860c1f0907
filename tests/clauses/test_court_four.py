"""Court for four: the deal, and what may be played to a double couplet."""

from __future__ import annotations

from parlour.games.court import four
from parlour.kernel.log import WATCHER
from tests.citing import cites
from tests.clauses.court_play import FourPlay, begin_four, position_of

EXAMPLE_20 = (
    "G-Knight B-Knight B-Retainer K-Royal K-Serf R-Crown R-Retainer R-Serf",
    "G-Esquire G-Standard B-Serf K-Knight K-Jester K-Retainer R-Knight R-Esquire",
    "G-Serf B-Crown B-Royal B-Esquire B-Standard B-Jester R-Royal R-Jester",
    "G-Royal G-Jester G-Retainer K-Crown K-Esquire K-Standard R-Standard G-Crown",
)
COUPLETS_20 = (
    "0 R-Serf/1 R-Knight/2 R-Royal/3 R-Standard",
    "2 B-Jester/3 G-Crown/0 B-Retainer/1 B-Serf",
    "3 G-Jester/0 G-Knight/1 G-Standard/2 G-Serf",
    "0 R-Crown/1 R-Esquire/2 R-Jester/3 G-Royal",
    "3 K-Esquire/0 K-Royal/1 K-Jester/2 B-Crown",
    "0 B-Knight/1 G-Esquire/2 B-Standard/3 K-Crown",
    "1 K-Knight/2 B-Esquire/3 K-Standard/0 K-Serf",
    "1 K-Retainer/2 B-Royal/3 G-Retainer/0 R-Retainer",
)
ALL_CARDS = [card.id for card in four.GAME.deck]


def of(t: FourPlay, seat: int) -> set[str]:
    """The cards that the seat on turn, which is this one, may play."""
    assert t.turn == seat
    return t.cards()


# The deal.


@cites("court.four-pack", "court.extras-four-only")
def test_four_pack() -> None:
    deck = four.GAME.deck
    assert len(deck) == len(four.GAME.pack()) == 32
    for colour in ("Gold", "Blue", "Black", "Red"):
        assert [card.rank for card in deck if card.suit == colour][-2:] == ["Retainer", "Serf"]


@cites("court.four-deal-singly")
def test_four_deal_singly() -> None:
    t = begin_four()
    t.deal(" ".join(ALL_CARDS))
    for seat in range(4):
        assert t.hand(seat) == set(ALL_CARDS[seat::4])
        assert t.s.hand_size[seat] == 8
    assert [(told.kind, told.seat) for told in t.told[:4]] == [("dealt", n) for n in range(4)]
    assert [told.seen for told in t.told[:4]] == [1, 2, 4, 8]
    assert len(begin_four(EXAMPLE_20).hand(3)) == 8


@cites("court.four-last-up")
def test_four_last_up() -> None:
    t = begin_four(EXAMPLE_20)
    assert t.s.court_colour == 0
    turned = t.event("turned-up")
    assert turned.cards == {"G-Crown"}
    assert turned.seen == turned.noticed == 2**64 - 1


@cites("court.four-last-dealers")
def test_four_last_dealers() -> None:
    for dealer in range(4):
        t = begin_four(EXAMPLE_20, dealer=dealer)
        assert "G-Crown" in t.hand(dealer)
        assert t.event("turned-up").seat == dealer


@cites("court.four-last-taken-up")
def test_four_last_taken_up() -> None:
    """It is in the dealer's hand, and everybody knows it is, until he plays it."""
    t = begin_four(EXAMPLE_20)
    for seat in (0, 1, 2, WATCHER):
        assert t.seen_by(seat).hand(3) == {"G-Crown"}
    t.play(*COUPLETS_20[:2])
    for seat in (0, 1, 2, WATCHER):
        assert t.seen_by(seat).hand(3) == set()


@cites("court.four-left-leads")
def test_four_left_leads() -> None:
    for dealer in range(4):
        assert begin_four(EXAMPLE_20, dealer=dealer).turn == (dealer + 1) % 4
    t = begin_four(EXAMPLE_20)
    for seat in (1, 2, 3):
        assert t.refusal("declare", seat) == "not-your-turn"


@cites("court.ruling-first-deal", "court.round")
def test_the_deal_passes_to_the_left_with_four() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20)
    assert (t.s.dealer, t.s.round_no) == (0, 1)
    assert t.deal(" ".join(ALL_CARDS)).turn == 1
    assert t.s.round_no == 2


# Playing.


@cites("court.four-lead-any")
def test_four_lead_any() -> None:
    t = begin_four(EXAMPLE_20)
    assert of(t, 0) == t.hand(0)
    t.play(*COUPLETS_20[:2])
    assert of(t, 3) == t.hand(3)
    assert t.refusal("G-Crown") == "not-held"


@cites("court.four-follow")
def test_four_follow() -> None:
    t = begin_four(EXAMPLE_20).play("0 R-Serf")
    assert of(t, 1) == {"R-Knight", "R-Esquire"}
    assert t.refusal("G-Esquire") == "must-follow"
    assert t.refusal("R-Crown") == "not-held"
    t.play("1 R-Esquire")
    # Nobody need take where the court colour is not led.
    assert of(t, 2) == {"R-Royal", "R-Jester"}


@cites("court.four-void-free")
def test_four_void_free() -> None:
    t = begin_four(EXAMPLE_20).play(COUPLETS_20[0], "2 B-Jester")
    assert of(t, 3) == t.hand(3)
    t.play("3 K-Standard/0 B-Retainer/1 B-Serf")
    assert t.turn == 2, "a card of another colour does not take"


@cites("court.four-court-follow")
def test_four_court_follow() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20[:2], "3 G-Jester", "0 G-Knight")
    assert of(t, 1) == {"G-Esquire", "G-Standard"}
    assert t.refusal("R-Esquire") == "must-follow"
    t.play("1 G-Esquire")
    assert of(t, 2) == {"G-Serf"}


@cites("court.four-court-take")
def test_four_court_take() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20[:2], "3 G-Jester")
    assert of(t, 0) == {"G-Knight"}
    late_reply = position_of(
        FourPlay,
        "court colour: Gold\ntable: G-Jester G-Esquire\nhand 2: G-Knight G-Standard K-Crown",
    )
    assert of(late_reply, 2) == {"G-Knight"}
    assert late_reply.refusal("G-Standard") == "must-take"
    assert late_reply.refusal("K-Crown") == "must-follow"


@cites("court.ruling-four-take-over-partner")
def test_ruling_four_take_over_partner() -> None:
    """The best card is to be beaten though a partner played it; on other leads nothing is."""
    text = "court colour: {}\ntable: G-Esquire G-Serf\nhand 2: G-Crown G-Standard R-Serf"
    led = position_of(FourPlay, text.format("Gold"))
    assert of(led, 2) == {"G-Crown"}
    assert led.refusal("G-Standard") == "must-take"
    plain = position_of(FourPlay, text.format("Red"))
    assert of(plain, 2) == {"G-Crown", "G-Standard"}
    # Nor need a court card be beaten by another where the court colour was not led.
    trumped = position_of(
        FourPlay, "court colour: Red\ntable: G-Esquire R-Knight\nhand 2: R-Crown R-Serf K-Serf"
    )
    assert of(trumped, 2) == {"R-Crown", "R-Serf", "K-Serf"}


@cites("court.four-double-couplet", "court.ruling-who-takes", "court.taker-leads")
def test_four_double_couplet() -> None:
    """Four cards make it; the highest court colour card takes, else the highest of the colour."""
    t = begin_four(EXAMPLE_20).play("0 R-Serf/1 R-Knight/2 R-Royal")
    assert (t.s.couplets_done, t.turn) == (0, 3)
    t.play("3 R-Standard")
    took = t.event("took")
    assert (took.seat, took.amount) == (2, 12)
    assert took.cards == {"R-Serf", "R-Knight", "R-Royal", "R-Standard"}
    assert (t.s.couplets_done, t.turn, t.phase) == (1, 2, "lead")
    t.play(COUPLETS_20[1])
    assert t.turn == 3, "the court colour takes"
    t.play(*COUPLETS_20[2:])
    assert t.s.couplets_done == 8


@cites("court.ruling-retainer-serf", "court.rank-order")
def test_a_retainer_takes_a_serf_and_a_jester_takes_both() -> None:
    text = "court colour: Gold\ntable: R-Serf K-Crown R-Retainer\nhand 3: {}\nhand 2: K-Serf"
    assert position_of(FourPlay, text.format("B-Crown")).play("3 B-Crown").turn == 2
    assert position_of(FourPlay, text.format("R-Jester")).play("3 R-Jester").turn == 3


@cites("court.four-partners", "court.four-seating")
def test_partners_sit_opposite() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20[:2])
    assert t.counts == (12, 10), "seat 2 took for 0 and 2, seat 3 for 1 and 3"
    t.play(*COUPLETS_20[2:4])
    assert t.counts == (16, 30)
    out = [t.s.points[0], t.s.points[1]]
    assert out == [1, 0]
