"""Blind draws, the last Lead, sets made whole by a draw, and who may know what."""

from __future__ import annotations

import random

import numpy as np

from parlour.games import alice
from parlour.games.alice import events
from parlour.kernel import dispatch
from parlour.kernel.cards import cards_in
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import ALL, WATCHER
from tests.citing import cites
from tests.clauses.alice_positions import Alice, at, dealt, pack_for


@cites("alice.forfeit-is-blind-draw", "alice.r-draw-uniform")
def test_chance_draws_any_card_of_the_hand() -> None:
    t = at("3L 7L 9a 9b; down 4", "3a 7a; down 4", "3b 7b 9L; down 5")
    t.play(2, 17)
    assert t.actor == CHANCE
    assert t.outcomes() == "7L 9a 9b"
    # Nobody may choose the card, not even the one who draws it.
    for seat in range(3):
        assert t.why(seat, 38) == "not-your-turn"


@cites("alice.r-draw-from-hand-only")
def test_the_exposed_lead_is_not_drawn_while_there_is_a_hand() -> None:
    t = at("3L 9a; down 4", "3a 9b; down 5", "3b 9L; down 5")
    t.play(2, 17)
    assert t.outcomes() == "9a"
    t.draw("9a")
    assert t.exposed() == [3, 0, 0]
    assert t.sizes() == [0, 3, 2]


@cites("alice.r-received-to-hand")
def test_a_received_companion_may_be_drawn() -> None:
    t = at("3L 9a; down 4", "3a 9b; down 5", "3b 9L; down 5")
    t.play(2, 16, 17)
    assert t.outcomes() == "3a 9a"


@cites("alice.r-who-knows-draw")
def test_only_two_know_the_card_drawn() -> None:
    t = at("3L 7L 9a 9b; down 4", "3a 7a; down 4", "3b 7b; down 3", "9L; down 2")
    t.play(2, 17).draw("7L")
    assert t.told[0] == ("FORFEIT", 0, 1, "7L")
    assert t.seen(events.FORFEIT) == [0b11]
    assert t.hidden(0).hand(1) == "7L"
    for seat in (2, 3, WATCHER):
        assert t.hidden(seat).hand(1) == ""
        assert t.hidden(seat).sizes() == [2, 3, 2, 1]


@cites("alice.r-who-knows-draw")
def test_an_only_card_that_all_know_is_known_when_drawn() -> None:
    t = at("3L; down 4", "3a 9b; down 4", "3b 9L; down 3", "9a; down 3")
    # Seat 0 gets the Dodo in the sight of all, asks in vain, and loses it.
    t.play(2, 16, 17)
    assert t.outcomes() == "3a"
    t.draw("3a")
    for seat in (0, 2, 3, WATCHER):
        assert t.hidden(seat).hand(1) == "3a"
    # A blind draw from a larger hand makes all but two lose sight of it.
    assert t.told[-1][0] == "NO_LEAD"
    t.draw("9b")
    assert t.hidden(0).hand(1) == "3a"
    assert t.hidden(2).hand(1) == ""
    assert t.hidden(1).hand(0) == "9b"
    assert t.hidden(3).hand(0) == ""


@cites("alice.last-lead-forfeited", "alice.r-forfeited-lead-to-hand")
def test_a_forfeited_lead_goes_to_hand_beside_an_exposed_one() -> None:
    t = at("nothing; exposed 3; down 5", "3a; exposed 9; down 5", "3b 9a 9b; down 4")
    t.play(17)
    assert t.told[2] == ("LEAD_FORFEIT", 0, 1, "3L")
    assert t.hand(1) == "3L 3a"
    assert t.exposed() == [0, 9, 0]
    assert t.seen(events.LEAD_FORFEIT) == [int(ALL)]
    assert t.legal() == [16, 17, 18, 19]


@cites("alice.r-no-redraw")
def test_a_completed_set_is_out_of_the_play() -> None:
    t = at("3L 3a 7L; down 4", "3b 7a 9b; down 5", "7b 9L 9a; down 4")
    t.play(2, 17)
    assert t.hand(0) == "7L"
    assert t.sizes() == [1, 2, 3]
    t.play(6, 17)
    assert t.told[2] == ("LEAD_FORFEIT", 0, 1, "7L")


@cites("alice.r-full-set-in-hand")
def test_a_whole_set_in_hand_waits_for_the_turn() -> None:
    t = at("8L 9a; down 4", "8a 2L 2a; down 4", "9L 9b 8b; down 3", "2b; down 2")
    t.play(7, 18).draw("9a")
    # Seat 2 has the whole of set 9 now and keeps it in hand through the turn of seat 1.
    assert t.hand(2) == "8b 9L 9a 9b"
    assert t.actor == 1
    assert t.score() == [4, 4, 3, 2]
    t.play(1, 17).draw("8a")
    assert t.actor == 2
    assert t.legal() == [8]
    t.play(8)
    assert t.kinds() == ["EXPOSED", "SET"]

    t = at("8L 9a 2b; down 5", "9L 9b 2a; down 4", "8a 8b 2L; down 4", lay_full_sets="at_once")
    t.play(7, 16).draw("9a")
    assert t.kinds() == ["FORFEIT", "SET", "TURN", "NO_LEAD"]
    assert t.score() == [5, 5, 4]
    # Laying it out of turn was not play: seat 1, without a Lead, pays seat 0.
    assert t.told[-1] == ("NO_LEAD", 1, 0, "")


@cites("alice.r-full-set-in-hand")
def test_a_sixteenth_set_laid_at_once_ends_the_game() -> None:
    t = at(
        "8b; down 5",
        "8L 8a; down 5",
        "nothing; down 5",
        more="played last: 1\ndraw: 0 to 1 for no Lead",
        lay_full_sets="at_once",
    )
    t.draw("8b")
    assert t.kinds() == ["FORFEIT", "SET", "OVER"]
    assert t.actor == OVER
    assert t.score() == [5, 6, 5]


@cites("alice.r-sizes-public")
def test_sizes_counts_and_finished_sets_are_public() -> None:
    t = at("3L 3a 7L; down 4", "3b 7a 9b; down 5", "7b 9L 9a; down 4")
    t.play(2, 17, 6)
    for seat in (1, 2, WATCHER):
        view = t.hidden(seat)
        assert view.sizes() == [0, 2, 3]
        assert view.exposed() == [7, 0, 0]
        assert view.score() == [5, 5, 4]
        assert int(view.s.laid[view.s.laid_n - 1]) == 2


@cites("alice.r-opening-hidden", "alice.opening-face-down")
def test_opening_sets_are_turned_up_at_the_end() -> None:
    hands = {0: "1L 1a 1b 2L 2a 2b 3L 4L", 1: "5L 5a 5b 6L 6a 6b 7L 8L"}
    t = dealt(pack_for(hands, 3, 2), 3, 2)
    laid = int(t.s.piles[0])
    assert int(t.hidden(1).s.piles[0]) == int(t.hidden(WATCHER).s.piles[0]) == 0
    assert int(t.hidden(0).s.piles[0]) == laid
    chance = random.Random(1)
    while t.actor != OVER:
        if t.actor == CHANCE:
            t.any_draw()
        else:
            t.play(chance.choice(t.legal()))
    assert "TURNED_UP" in t.kinds()
    assert int(t.hidden(1).s.piles[0]) == laid


def _random_states(seed: int, games: int) -> list[Alice]:
    """Positions of random games at tables of all sizes."""
    chance = random.Random(seed)
    found = []
    for _ in range(games):
        seats = chance.randint(2, 12)
        pack = list(range(48))
        chance.shuffle(pack)
        options = {
            "lay_full_sets": chance.choice(["on_turn", "at_once"]),
            "opening_sets": chance.choice(["hidden", "shown"]),
            "after_set": chance.choice(["optional", "compulsory"]),
        }
        t = dealt(pack, seats, chance.randrange(seats), **options)
        for _ in range(chance.randint(0, 60)):
            if t.actor == OVER:
                break
            code = chance.choice(t.legal())
            dispatch.play(t.s, code, None)
        found.append(t)
    return found


@cites("alice.r-who-knows-draw", "alice.r-own-card")
def test_a_sampled_state_agrees_with_all_that_is_known() -> None:
    out = np.zeros(64, np.int64)
    for place, t in enumerate(_random_states(11, 40)):
        for seat in (0, 1, WATCHER):
            view = t.hidden(seat)
            full = fresh(alice.GAME.state)
            dispatch.resample(view.s, seat, rng_of(place, 1), full)
            again = Alice(full, t.log)
            assert as_bytes(again.hidden(seat).s) == as_bytes(view.s)
            assert dispatch.actor(full) == t.actor
            assert (dispatch.legal(full, out) > 0) == (t.actor != OVER)
            for other in range(int(full.seats)):
                assert len(list(cards_in(full.hand[other]))) == full.sizes[other]
                assert len(list(cards_in(full.piles[other]))) == 3 * full.opening[other]
                assert int(full.hand[other]) & int(full.lacks[other]) == 0
                assert int(t.s.hand[other]) & int(t.s.lacks[other]) == 0


@cites("alice.r-own-card", "alice.miss-forfeit")
def test_a_sample_never_puts_a_card_where_all_know_it_is_not() -> None:
    t = at("6L 11b 14a; down 3", "6b 11L 14b; down 3", "6a 16L; down 3", "11a 14L 16a 16b; down 3")
    t.play(5, 16).draw("11b")
    view = t.hidden(3)
    where = set()
    for seed in range(60):
        full = fresh(alice.GAME.state)
        dispatch.resample(view.s, 3, rng_of(seed), full)
        where.add(next(q for q in range(4) if int(full.hand[q]) >> (3 * 5 + 1) & 1))
    # Seat 3 can work out that only seat 2 is left.
    assert where == {2}


@cites("alice.r-own-card")
def test_full_hands_make_way_for_a_card_that_fits_nowhere_else() -> None:
    t = at(
        "3L 9L 9b; down 4",
        "3b; down 4",
        "3a; down 3",
        "9a; down 3",
        more="seat 1 lacks: 9a\nseat 2 lacks: 3b\nseat 3 lacks: 3a 3b",
    )
    view = t.hidden(0)
    for seed in range(30):
        full = fresh(alice.GAME.state)
        dispatch.resample(view.s, 0, rng_of(seed), full)
        assert [Alice(full, t.log).hand(seat) for seat in (1, 2, 3)] == ["3b", "3a", "9a"]
