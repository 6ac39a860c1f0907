"""The exact sampler against going through every world, and against sums done by hand."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import pytest

from parlour.games.catalogue import game
from parlour.kernel.dispatch import CHANCE
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import WATCHER
from parlour.tables.chance import LaidByHand
from parlour.tables.exact import SeatHistory, World
from parlour.tables.progress import hidden
from parlour.tables.record import Record, read
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables.company import people
from tests.tables.pocket_game import GAME

Key = Callable[[Any], object]


def pocket(name: str) -> Any:
    return GAME


def evidence(record: Record, seat: int) -> SeatHistory:
    return SeatHistory(record, seat, pocket)


def belief(worlds: Sequence[World], key: Key) -> dict[object, Fraction]:
    """The chance of each answer, over all worlds."""
    total = sum((world.weight for world in worlds), Fraction(0))
    chances: defaultdict[object, Fraction] = defaultdict(Fraction)
    for world in worlds:
        chances[key(world.state)] += world.weight / total
    return dict(chances)


def agrees(worlds: Sequence[World], exact: dict[object, Fraction], key: Key, sigmas: float) -> None:
    """Counts of a sample within so many standard deviations of what was computed."""
    counts = Counter(key(world.state) for world in worlds)
    n = len(worlds)
    assert set(counts) <= set(exact)
    for answer, chance in exact.items():
        wide = (n * float(chance) * (1 - float(chance))) ** 0.5
        assert abs(counts[answer] - n * float(chance)) <= sigmas * wide + 1


def hand_of(seat: int) -> Key:
    return lambda state: int(state.hand[seat])


TRADED = """parlour 1
game: pocket
rules: 3
seat 0: person Ann
seat 1: person Bea
seat 2: person Cy
option rounds: 1
dealer: 2
position: seats: 3
position: hand 0: P1 P4
position: hand 1: P2 P7
position: hand 2: P3 P9
position: points: 1 0 0
position: leads: 0
"""


def test_before_anything_happens_every_split_is_alike() -> None:
    worlds = evidence(read(TRADED), 0).enumerate_worlds()
    chances = belief(worlds, hand_of(1))
    assert len(chances) == 6
    assert set(chances.values()) == {Fraction(1, 6)}


def test_a_blind_draw_weighs_by_its_chance() -> None:
    """Cy sees a card pass each way between Ann and Bea, and then Ann play the Seven.

    Ann's four cards and Bea's are P1 P2 P4 P7 between them. With the Seven at Ann's from the
    start it must not have gone for good; the sums are done below without the sampler.
    """
    moves = "0 trade 1\n* draw P7\n* draw P1\n0 play P7\n"
    worlds = evidence(read(TRADED + moves), 2).enumerate_worlds()
    chances = belief(worlds, hand_of(1))
    by_hand: defaultdict[int, Fraction] = defaultdict(Fraction)
    cards = [1 << n for n in (0, 1, 3, 6)]
    for i in range(4):
        for j in range(i + 1, 4):
            ann = {cards[i], cards[j]}
            bea = set(cards) - ann
            for taken in bea:
                held = ann | {taken}
                for given in held:
                    if cards[3] in held - {given}:
                        by_hand[sum(bea - {taken}) + given] += Fraction(1, 6)
    total = sum(by_hand.values())
    assert chances == {hand: weight / total for hand, weight in by_hand.items()}


def test_a_card_not_matched_is_not_held() -> None:
    """Ann leads an odd card and Bea plays an even one: all of hers were even."""
    moves = "0 play P1\n1 play P2\n2 play P9\n"
    start = TRADED.replace("hand 1: P2 P7", "hand 1: P2 P8").replace(
        "hand 2: P3 P9", "hand 2: P7 P9"
    )
    worlds = evidence(read(start + moves), 0).enumerate_worlds()
    assert worlds
    assert {int(world.state.hand[1]) for world in worlds} == {1 << 7}
    assert {int(world.state.hand[2]) for world in worlds} == {1 << 6}


def played(seed: int, moves: int, seats: int = 2) -> Table:
    """A table of Pocket some moves into its first round."""
    rng = random.Random(seed)
    pack = list(range(9))
    rng.shuffle(pack)
    laid = LaidByHand(GAME, [pack])
    table = Table(GAME, people(seats), Start.by_hand(laid, {"rounds": 1}, dealer=1))
    table.advance()
    for _ in range(moves):
        if table.over:
            break
        seat = rng.choice(table.asked())
        code = rng.choice(table.ask(seat)[1])
        # Whatever may be drawn after this move is laid out before it.
        branch = table.history.now.branch()
        if branch.actor == seat:
            branch.play(code)
        while branch.actor == CHANCE:
            drawn = rng.choice(branch.legal())
            laid.lay_draws(drawn - GAME.codes)
            branch.play(drawn)
        table.play_code(seat, code)
        laid.take_up_draws()
    return table


@pytest.mark.parametrize("seed", range(3))
def test_every_world_looks_the_same_to_the_seat_and_the_truth_is_one(seed: int) -> None:
    table = played(seed, moves=3)
    for seat in (0, 1):
        known = evidence(table.record, seat)
        worlds = known.enumerate_worlds()
        shown = as_bytes(table.audience[seat].hidden)
        for world in worlds:
            assert as_bytes(hidden(world.state, seat)) == shown
        true = as_bytes(table.history.now.state)
        if not table.history.held:
            assert any(as_bytes(world.state) == true for world in worlds) or len(table.asked()) == 2


@pytest.mark.parametrize("seed", range(3))
def test_the_walk_agrees_with_going_through_all(seed: int) -> None:
    table = played(seed, moves=4)
    known = evidence(table.record, 0)
    exact = belief(known.enumerate_worlds(), hand_of(1))
    sampled = known.sample(400, random.Random(seed), every=8)
    # Neighbours in a walk are not independent: so a generous bound, and a fixed seed.
    agrees(sampled, exact, hand_of(1), sigmas=5)


def test_the_walk_agrees_where_draws_were_unseen() -> None:
    moves = "0 trade 1\n* draw P7\n* draw P1\n0 play P7\n"
    known = evidence(read(TRADED + moves), 2)
    exact = belief(known.enumerate_worlds(), hand_of(1))
    agrees(known.sample(600, random.Random(5), every=10), exact, hand_of(1), sigmas=5)


def test_a_window_let_go_by_unseen_is_no_evidence() -> None:
    """Whether Bea was asked about the One and passed, or never had it, Ann cannot tell."""
    pack = [3, 0, 4, 5, 6, 7, 8, 1, 2]
    table = Table(GAME, people(2), Start.by_hand(LaidByHand(GAME, [pack]), {"rounds": 1}, dealer=1))
    table.advance()
    assert table.asked() == [0, 1]
    table.play(1, "pass")
    known = evidence(table.record, 0)
    worlds = known.enumerate_worlds()
    had = belief(worlds, lambda state: bool(int(state.hand[1]) & 1))
    # Of the nine Ann has seen her three and the card turned up; Bea has two of the other five.
    assert had == {True: Fraction(2, 5), False: Fraction(3, 5)}
    agrees(
        known.sample(400, random.Random(2), every=8),
        had,
        lambda state: bool(int(state.hand[1]) & 1),
        sigmas=5,
    )


def test_the_search_never_looks_at_the_truth() -> None:
    """Two records that look alike to a seat give the same worlds for the same seed."""
    moves = "0 trade 1\n* draw P7\n* draw P1\n0 play P7\n"
    other = TRADED.replace("hand 0: P1 P4", "hand 0: P2 P4").replace(
        "hand 1: P2 P7", "hand 1: P1 P7"
    )
    others = moves.replace("draw P1", "draw P2")
    a = evidence(read(TRADED + moves), 2).sample(20, random.Random(9))
    b = evidence(read(other + others), 2).sample(20, random.Random(9))
    assert [as_bytes(w.state) for w in a] == [as_bytes(w.state) for w in b]


def test_too_many_orders_are_not_gone_through() -> None:
    table = Table(game("court-two"), people(2), Start(secret=bytes(32)))
    table.advance()
    with pytest.raises(ValueError, match="too many orders"):
        SeatHistory(table.record, 0).enumerate_worlds()


def test_court_with_one_hidden_card_has_seven_worlds() -> None:
    """After five couplets in open play any of seven cards may be the hidden one."""
    court = game("court-two")
    for seed in range(60):
        table = Table(court, people(2), Start(secret=bytes([seed]) * 32))
        table.advance()
        rng = random.Random(seed)
        plays = 0
        while plays < 10 and table.view(0).round == 1 and not table.due():
            seat = rng.choice(table.asked())
            h, codes = table.ask(seat)
            quiet = [c for c in codes if court.words.notation(h, seat, c).startswith("play")]
            table.play_code(seat, rng.choice(quiet or [c for c in codes if c == 44]))
            plays += bool(quiet)
        if plays == 10:
            break
    state = table.history.now.state
    assert state.talon_left == 1
    known = SeatHistory(table.record, 0)

    def last(s: Any) -> object:
        return int(s.talon[-1])

    sampled = known.sample(200, random.Random(1), every=20, settle=300)
    counts = Counter(last(world.state) for world in sampled)
    assert len(counts) == 7
    agrees(sampled, dict.fromkeys(counts, Fraction(1, 7)), last, sigmas=5)


ALICE = """parlour 1
game: alice
rules: 1
seat 0: person Ann
seat 1: person Bea
seat 2: person Cy
dealer: 2
position: seats: 3
position: dealer: 2
position: turn: 0
position: seat 0: 10L 13b; down 4
position: seat 1: 3L 10a 13L; down 4
position: seat 2: 3a 3b 10b 13a; down 5
0 expose A10-Lead
0 call 1: A10-Pig
0 call 1: A10-Cat
* draw A10-Pig
"""


def test_alice_a_card_just_received_is_drawn_back_half_the_time() -> None:
    """Cy knows that Ann had the Pig and one card more when Bea drew one of the two.

    Which one more it was he cannot tell: any of three. So Ann keeps the Pig with one half,
    and each of the three with one sixth. Sizes and certainties alone would say otherwise.
    """
    known = SeatHistory(read(ALICE), 2)
    assert len(known.unseen) == 5

    def left(state: Any) -> object:
        return int(state.hand[0])

    exact = belief(known.enumerate_worlds(), left)
    deck = game("alice").deck
    cards = {name: deck.of(name) for name in ("A10-Pig", "A03-Lead", "A13-Lead", "A13-Seven")}
    bits = {name: 1 << card.number for name, card in cards.items() if card is not None}
    assert exact == {
        bits["A10-Pig"]: Fraction(1, 2),
        bits["A03-Lead"]: Fraction(1, 6),
        bits["A13-Lead"]: Fraction(1, 6),
        bits["A13-Seven"]: Fraction(1, 6),
    }
    agrees(known.sample(150, random.Random(4), every=6, settle=60), exact, left, sigmas=5)
    # Ann knows what she has left. Bea saw what she drew: so it is one of the four cards that
    # Ann may have had besides; the Cat is not among them, since Ann called for it.
    mine = SeatHistory(read(ALICE), 0).sample(10, random.Random(4), every=3, settle=10)
    assert {left(world.state) for world in mine} == {bits["A13-Seven"]}
    hers = belief(SeatHistory(read(ALICE), 1).enumerate_worlds(), left)
    assert set(hers.values()) == {Fraction(1, 4)}
    assert bits["A13-Seven"] in hers


def test_alice_from_a_whole_deal() -> None:
    """Nine calls into a game at three seats: every world sampled looks the same to the seat."""
    table = Table(game("alice"), people(3), Start(deal="7"))
    table.advance()
    rng = random.Random(7)
    for _ in range(12):
        seat = table.asked()[0]
        table.play_code(seat, rng.choice(table.ask(seat)[1]))
    known = SeatHistory(table.record, 1)
    worlds = known.sample(5, random.Random(1), every=5, settle=20)
    shown = as_bytes(table.audience[1].hidden)
    for world in worlds:
        assert as_bytes(hidden(world.state, 1)) == shown
    assert len({as_bytes(world.state) for world in worlds}) > 1


def test_a_watcher_has_beliefs_too() -> None:
    worlds = evidence(read(TRADED), WATCHER).enumerate_worlds()
    assert len(belief(worlds, lambda state: as_bytes(state))) == 90
