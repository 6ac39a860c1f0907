"""Pack, company, first dealer and deal of Masquerade."""

from __future__ import annotations

import re

from parlour.games import masquerade
from parlour.games.game import AnyGame, NoSuch
from parlour.games.masquerade import dealing, deck
from parlour.games.masquerade.following import outranks
from parlour.kernel.dispatch import OVER
from parlour.tables import fair
from parlour.tables.company import Seat
from parlour.tables.fair.proof import verify
from parlour.tables.replay import Find
from parlour.tables.start import Start
from parlour.tables.table import Table as RealTable
from tests.citing import cites
from tests.clauses.masquerade_play import RUN, at, dealt, number, pack_for

TITLES = {"M": "Masquerader", "R": "Royer", "I": "Istrique", "X": "Mexican"}


@cites("masquerade.pack")
def test_there_are_thirty_two_cards_in_four_titles_of_eight() -> None:
    assert len(deck.DECK) == 32
    ids = [card.id for card in deck.DECK]
    assert ids == [f"{title}-{figure}" for title in "MRIX" for figure in range(1, 9)]
    assert [card.number for card in deck.DECK] == list(range(32))
    assert (deck.DECK[0].id, deck.DECK[31].id) == ("M-1", "X-8")


@cites("masquerade.titles", "masquerade.r01-suit-names")
def test_the_titles_bear_the_names_of_our_copy() -> None:
    assert {card.id[0]: card.suit for card in deck.DECK} == TITLES
    for card in deck.DECK:
        assert card.name == f"No. {card.value}, {TITLES[card.id[0]]}"


def _refusal(seats: int, **options: str | int) -> tuple[str, str]:
    """With which code, and in which words, such a table is refused; empty if it is not."""
    try:
        masquerade.GAME.begin(seats, options, 0)
    except NoSuch as refused:
        return refused.code, refused.sentence
    return "", ""


@cites("masquerade.players", "masquerade.r33-table-size")
def test_four_or_eight_play_and_no_others() -> None:
    assert [seats for seats in range(17) if not _refusal(seats)[0]] == [4, 8]
    for seats in (2, 3, 5, 6, 7, 16):
        says = f"Masquerade is for 4 or 8 players, not for {seats}."
        assert _refusal(seats) == ("table-size", says)
    assert masquerade.GAME.usual_seats == 4


def test_an_unknown_house_rule_is_refused() -> None:
    assert _refusal(4, kitty="on")[0] == "bad-option"
    assert _refusal(4, taker="lowest")[0] == "bad-option"
    assert _refusal(4, round_cap=0)[0] == "bad-option"
    assert _refusal(4, round_cap=1)[0] == ""


@cites(
    "masquerade.title-rank",
    "masquerade.m1-highest",
    "masquerade.m8-over-ones",
    "masquerade.number-order",
    "masquerade.r02-scan-errors",
    "masquerade.r03-number-direction",
)
def test_the_order_of_rank() -> None:
    """In each title No. 1 down to No. 8; every Masquerader above every other card."""
    for title in "MRIX":
        for high in range(1, 9):
            for low in range(1, 9):
                one, other = number(f"{title}-{high}"), number(f"{title}-{low}")
                assert bool(outranks(one, other)) == (high < low)
    for masker in range(8):
        for plain in range(8, 32):
            assert outranks(masker, plain)
            assert not outranks(plain, masker)


@cites("masquerade.first-division")
def test_the_pack_is_divided_in_equal_parts() -> None:
    pack = list(range(32))
    for seats in (4, 8):
        parts = dealing.division(pack, seats)
        assert [len(part) for part in parts] == [32 // seats] * seats
        assert sorted(card for part in parts for card in part) == pack


@cites("masquerade.first-dealer", "masquerade.first-lead", "masquerade.r32-first-dealer")
def test_the_first_dealer_is_the_one_who_gets_no_1() -> None:
    """Wherever No. 1, Masquerader lies in the pack that is divided; the left of him leads."""
    for seats in (4, 8):
        for place in range(32):
            pack = list(range(1, 32))
            pack.insert(place, 0)
            parts = [pack[seat::seats] for seat in range(seats)]
            dealer = dealing.first_dealer(pack, seats)
            assert 0 in parts[dealer]
            t = dealt(pack, seats, dealer)
            assert t.actor == (dealer + 1) % seats


def _opened(deal: str, seats: int) -> RealTable:
    table = RealTable(masquerade.GAME, [Seat(f"P{n}") for n in range(seats)], Start(deal=deal))
    table.advance()
    return table


def _this_game(name: str) -> AnyGame:
    """The game as it stands, patched or not."""
    assert name == "masquerade"
    return masquerade.GAME


@cites("masquerade.first-division", "masquerade.first-dealer", "masquerade.r32-first-dealer")
def test_the_division_is_part_of_the_fair_deal() -> None:
    """It is the first pack that the lot gives; all are told its outcome and nothing else."""
    find: Find = _this_game
    dealers = set()
    for deal in ("1", "2", "3", "4", "5", "6", "7", "8"):
        table = _opened(deal, 4)
        stream = fair.Stream("masquerade", 1, fair.secret_of_round(fair.root_of_deal(deal), 1), {})
        first = stream.shuffled(list(range(32)))
        second = stream.shuffled(list(range(32)))
        dealer = first.index(0) % 4
        record = table.record
        assert record.dealer_by == "lot"
        assert record.dealer == dealer
        packs = [entry.text for entry in record.entries if entry.kind == "pack"]
        assert packs == [" ".join(deck.DECK.ids(second))]
        story = table.view(None).story
        assert story[0].text == (
            f"The pack is divided. No. 1, Masquerader falls to P{dealer}, and so does the deal."
        )
        assert table.view(dealer).story[0].text == story[0].text.replace(f"P{dealer}", "you")
        assert not any(re.search(r"No\. \d", line.text) for line in story[1:])
        assert verify(record, find).packs == 1
        dealers.add(dealer)
    assert len(dealers) > 2


@cites("masquerade.deal-all")
def test_the_whole_pack_is_dealt_in_equal_hands() -> None:
    for seats in (4, 8):
        pack = [(7 * place + 3) % 32 for place in range(32)]
        t = dealt(pack, seats, 1)
        assert t.sizes() == [32 // seats] * seats
        for seat in range(seats):
            own = sorted(pack[place] for place in range(32) if (2 + place) % seats == seat)
            assert t.hand(seat) == " ".join(deck.DECK.ids(own))
        assert t.kinds() == ["DEALT"] * seats + ["ROUND"]


@cites("masquerade.first-lead", "masquerade.lead-rotates", "masquerade.r27-lead-rotation")
def test_the_lead_goes_round_whoever_takes() -> None:
    """With seat 2 dealing: seats 3, 0, 1, 2 and 3 again."""
    t = dealt(pack_for(RUN, 2), 4, 2)
    leaders = []
    takers = []
    for _ in range(5):
        leaders.append(t.actor)
        while int(t.s.trick_n) < 4 and t.actor >= 0:
            t.code(t.legal()[-1])
        takers += [who for kind, who, _, _, _ in t.told() if kind == "TAKEN"]
        t.draw_any()
    assert leaders == [3, 0, 1, 2, 3]
    assert any((takers[k] != leaders[k + 1]) for k in range(4))


@cites("masquerade.no-redeal", "masquerade.constant-hands", "masquerade.r26-constant-hands")
def test_there_is_one_deal_in_a_game_and_hands_keep_their_size() -> None:
    for seats in (4, 8):
        pack = [(13 * place + 5) % 32 for place in range(32)]
        t = dealt(pack, seats, 0)
        rounds = 0
        while t.actor != OVER and rounds < 9:
            if int(t.s.trick_n) == 0:
                assert t.sizes() == [32 // seats] * seats
                rounds += 1
            if t.actor >= 0:
                t.code(t.legal()[0])
            else:
                t.draw(t.outcomes().split()[-1])
        assert rounds == 9


@cites("masquerade.winner-deals", "masquerade.r34-next-game")
def test_the_winner_deals_a_game_that_begins_afresh() -> None:
    t = at(RUN, 3, scores="31 30 31 31", m1=True)
    t.play("R-7", "R-6")
    assert t.over
    assert t.next_dealer() == 1
    again = dealt(pack_for(RUN, 1), 4, t.next_dealer())
    assert again.actor == 2
    assert again.score() == [0, 0, 0, 0]
    again.play("R-1")
    again.play("M-1")
    assert again.scored() == [(3, 5, "masquerade.m1-five")]
