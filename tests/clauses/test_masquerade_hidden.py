"""Who knows what in a game of Masquerade, for certain."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from parlour.games import masquerade
from parlour.games.masquerade import events, following
from parlour.games.masquerade.state import PUBLIC, TURN
from parlour.kernel import dispatch
from parlour.kernel.cards import has, set_of
from parlour.kernel.chance import rng_of
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from tests.citing import cites
from tests.clauses.masquerade_play import BARE, RUN, Table, at, dealt, ids

MASQUERADERS = {f"M-{figure}" for figure in range(1, 9)}


def _helped() -> Table:
    """Seat 1 has exchanged I-7 for M-7 with seat 2, and laid it upon R-2."""
    return at(BARE, 3, m1=True).play("R-2").exchange("I-7").draw("M-7").play("M-7")


def _not(t: Table, seat: int, holder: int) -> set[str]:
    """The cards that a seat can rule out of a hand."""
    pack = {f"{title}-{figure}" for title in "MRIX" for figure in range(1, 9)}
    return pack - set(t.may_have(seat, holder).split())


@cites("masquerade.r24-own-card-shown", "masquerade.r25-who-sees")
def test_what_is_known_after_an_exchange_that_helped() -> None:
    t = _helped()
    for seat in (0, 2, 3, WATCHER):
        assert MASQUERADERS | {"R-1"} <= _not(t, seat, 1)
    for card in ("M-1", "M-3", "M-4", "M-6", "M-8"):
        may = [holder for holder in range(4) if card in t.may_have(0, holder).split()]
        assert may == [2, 3]
    assert "I-7" in t.knows(1, 2).split()
    assert "I-7" in t.knows(2, 2).split()
    for seat in (0, 3, WATCHER):
        assert "I-7" not in t.knows(seat, 2).split()
        assert {"I-7"} <= set(t.may_have(seat, 1).split()) & set(t.may_have(seat, 2).split())
    t.play("R-1", "M-1")
    t.draw("M-6", "R-4", "R-1")
    assert "M-6" in t.knows(3, 0).split()
    assert "R-4" in t.knows(3, 1).split()
    for seat in (0, 1, 3, WATCHER):
        assert "R-1" in t.knows(seat, 2).split()
    assert "M-6" in _not(t, 0, 3)
    assert "R-2" in _not(t, 2, 0)
    assert "M-7" in _not(t, 2, 1)
    assert "M-6" in t.may_have(2, 0).split()
    assert "M-6" not in t.knows(2, 0).split()
    assert "R-4" not in t.knows(2, 1).split()


@cites("masquerade.r25-who-sees")
def test_who_sees_an_exchange() -> None:
    t = at(BARE, 3).play("R-2").exchange("I-7")
    assert t.seers(events.LAID_ASIDE) == [{1}]
    assert [int(t.hidden(seat).s.laid) for seat in (0, 1, 2, 3, WATCHER)] == [-1, 22, -1, -1, -1]
    t.draw("M-7")
    assert t.seers(events.EXCHANGED) == [{1, 2}]
    assert t.seers(events.TAKEN_UP) == [{1, 2}]
    assert "M-7" in t.knows(2, 1).split()
    assert "M-7" not in t.knows(0, 1).split()
    t = at(BARE, 3, exchange="both-choose").play("R-2").exchange("I-7")
    assert t.seers(events.LAID_ASIDE) == [{1}]
    assert int(t.hidden(2).s.laid) == -1
    t.give("I-2")
    assert t.seers(events.EXCHANGED) == [{1, 2}]


@cites("masquerade.r24-own-card-shown", "masquerade.r25-who-sees", "masquerade.own-card-four")
def test_who_sees_a_draw() -> None:
    """Drawer and taker see any card; the drawer's own is shown to all."""
    everybody = {0, 1, 2, 3, WATCHER}
    t = at(RUN, 3).play("R-7", "R-6", "R-5", "R-4").draw("X-2")
    assert t.seers(events.DREW) == [{0, 3}]
    assert t.knows(3, 0) == "X-2"
    assert t.knows(1, 0) == ""
    # Silence tells: seat 0 did not score, so the R-7 that it laid is still with seat 3.
    for seat in (0, 1, 2, WATCHER):
        assert "R-7" in t.knows(seat, 3).split()
    assert "R-6" not in t.knows(2, 3).split()
    t.draw("R-6")
    assert t.seers(events.DREW) == [everybody]
    assert t.scored() == [(1, 4, "masquerade.own-card-four")]
    for seat in (0, 2, 3, WATCHER):
        assert t.knows(seat, 1) == "R-6"
    assert "R-7" in t.knows(WATCHER, 3).split()
    t.draw("M-1")
    # The R-5 that seat 2 laid may have gone to seat 0 before; the R-7 of seat 0 to seat 2 since.
    assert [seat for seat in range(4) if "R-5" in t.may_have(WATCHER, seat).split()] == [0, 3]
    assert [seat for seat in range(4) if "R-7" in t.may_have(WATCHER, seat).split()] == [2, 3]
    assert [seat for seat in range(4) if "R-4" in t.may_have(WATCHER, seat).split()] == [0, 2, 3]


def test_a_masquerader_upon_another_title_proves_that_one_could_not_follow() -> None:
    t = at(RUN, 3).play("R-2", "M-8")
    assert _not(t, WATCHER, 1) == {"R-1", "R-2", "M-8"}
    t = at(RUN, 3, play_duty="either").play("R-2", "M-8")
    assert _not(t, WATCHER, 1) == {"R-2", "M-8"}


def test_a_lower_masquerader_upon_a_led_one_proves_that_no_higher_is_held() -> None:
    hands = (
        "M-5 M-6 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-7 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-2 M-3 R-1 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-4 R-3 R-4 I-1 I-5 X-2 X-3",
    )
    t = at(hands, 3).play("M-6", "M-7")
    assert _not(t, WATCHER, 1) == {"M-1", "M-2", "M-3", "M-4", "M-5", "M-6", "M-7"}
    t = at(hands, 3, must_low="on").play("M-6", "M-8")
    assert _not(t, WATCHER, 1) == {"M-1", "M-2", "M-3", "M-4", "M-5", "M-6", "M-8"}


def test_what_house_rules_let_a_play_prove() -> None:
    t = at(RUN, 3, must_low="on").play("R-2", "M-8")
    assert _not(t, WATCHER, 1) == {"R-1", "R-2", "M-8"}
    t = at(BARE, 3, lower_follow="last-resort").play("R-2", "R-8")
    assert _not(t, WATCHER, 1) == MASQUERADERS | {"R-1", "R-2", "R-8"}
    spread = (
        "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-5 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-1 R-6 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-3 R-4 I-1 I-5 X-2 X-3",
    )
    t = at(spread, 3, must_next="on").play("R-7", "R-5")
    assert _not(t, WATCHER, 1) == {"R-5", "R-6", "R-7"}


def test_a_pass_and_an_exchange_prove_that_nothing_could_be_laid() -> None:
    lacking = MASQUERADERS | {"R-1", "R-2"}
    t = at(BARE, 3).play("R-2").pass_turn()
    assert _not(t, WATCHER, 1) == lacking
    t = at(BARE, 3).play("R-2").exchange("I-7")
    assert _not(t, WATCHER, 1) == lacking
    t = at(BARE, 3).play("R-2").exchange("I-7").draw("R-5")
    assert t.passed_by_force()
    assert _not(t, WATCHER, 1) == lacking
    assert "R-5" in t.may_have(0, 1).split()
    assert "I-7" in t.may_have(0, 2).split()


def test_what_is_proved_follows_from_what_may_be_laid() -> None:
    """A card rules out those beside which it could not be laid, and a pass those that could be."""
    for seed in range(40):
        chance = random.Random(seed)
        house = {
            option.name: chance.choice(option.values)
            for option in masquerade.GAME.rulebook.options
            if not option.is_number
        }
        pack = chance.sample(range(32), 32)
        t = dealt(pack, 4, 0, **house)
        for _ in range(8):
            if t.over:
                break
            if t.s.phase == TURN and t.s.trick_n > 0:
                _check_proofs(t.s)
            dispatch.play(t.s, chance.choice(t.legal()), None)


def _check_proofs(s: Any) -> None:
    about = [card for card in range(32) if not int(s.table) >> card & 1]

    def may_lay(card: int, *others: int) -> bool:
        return has(following.playable(s, set_of((card, *others)), None), card)

    alone = [card for card in about if may_lay(card)]
    assert [card for card in about if has(following.proved_by_pass(s), card)] == alone
    for card in alone:
        proved = following.proved_by_play(s, card)
        for other in about:
            assert has(proved, other) == (not may_lay(card, other))


def test_a_blocked_leader_is_known_card_by_card() -> None:
    hands = (
        "R-4 I-6 X-7 X-8",
        "M-8 R-3 R-8 I-4",
        "M-1 M-2 M-3 M-4",
        "R-5 I-7 X-5 X-6",
        "R-7 I-5 I-8 X-4",
        "M-7 R-2 I-3 X-3",
        "M-6 R-6 I-2 X-2",
        "M-5 R-1 I-1 X-1",
    )
    t = at(hands, 0).play("R-8", "M-4", "R-5", "R-7", "R-2", "R-6", "R-1", "R-4")
    t.draw("R-8", "M-4", "R-5", "R-7", "R-2", "R-6", "R-1")
    for seat in (*range(8), WATCHER):
        assert t.knows(seat, 2) == "M-1 M-2 M-3 M-4"
        assert "M-1" not in t.may_have(seat, 3).split()


@cites("masquerade.constant-hands")
def test_counting_places_the_last_cards() -> None:
    """Three hands that all can tell leave the fourth no secret."""
    lines = [f"seat {seat}: {hand}" for seat, hand in enumerate(RUN)]
    lines += ["dealer: 3", f"all rule out 3: {RUN[0]} {RUN[1]} {RUN[2]}"]
    lines += [f"all rule out 2: {RUN[0]} {RUN[1]}"]
    t = Table(masquerade.GAME.words.read_position("\n".join(lines), {}))
    assert t.knows(WATCHER, 3) == RUN[3]
    assert t.knows(WATCHER, 2) == RUN[2]
    assert t.knows(WATCHER, 0) == ""
    assert t.may_have(WATCHER, 0) == ids(_union(t, 0, 1))
    assert t.knows(0, 1) == RUN[1]


def _union(t: Table, *seats: int) -> int:
    cards = 0
    for seat in seats:
        cards |= int(t.s.hand[seat])
    return cards


def test_what_is_filled_in_keeps_every_certainty() -> None:
    """After the exchange of one who must now play, to each who looks on."""
    t = at(BARE, 3, m1=True).play("R-2").exchange("I-7").draw("M-7")
    rng = rng_of(3)
    room = np.zeros(64, np.int64)
    laid = set()
    for seat in (0, 1, 2, 3, WATCHER):
        h = t.hidden(seat).s
        for _ in range(20):
            full = copy(h)
            dispatch.resample(h, seat, rng, full)
            assert int(dispatch.actor(full)) == 1
            codes = room[: dispatch.legal(full, room)].tolist()
            assert len(codes) == 1
            assert codes[0] < 9
            if seat in (0, 3, WATCHER):
                laid.add(codes[0])
            else:
                assert codes == [6]
    assert len(laid) > 3


@cites("masquerade.r24-own-card-shown", "masquerade.r25-who-sees")
def test_nobody_rules_out_what_is_true_or_knows_less_than_all() -> None:
    """In whole games: every hand is such as each observer thinks possible, and where all can
    rule a card out, each one can; and nobody looks elsewhere for a card of his own."""
    for seats, seed in ((4, 1), (8, 2)):
        chance = random.Random(seed)
        pack = list(range(32))
        chance.shuffle(pack)
        t = dealt(pack, seats, 0)
        while not t.over:
            for o in (*range(seats), PUBLIC):
                for seat in range(seats):
                    possible = int(t.s.possible[o, seat])
                    assert int(t.s.hand[seat]) & ~possible == 0
                    assert possible & ~int(t.s.possible[PUBLIC, seat]) == 0
                    if o not in (seat, PUBLIC):
                        assert possible & int(t.s.hand[o]) == 0
            code = chance.choice(t.legal())
            dispatch.play(t.s, code, None)
