"""What the other seat, and a watcher, may know: silent windows above all."""

from __future__ import annotations

from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import resample
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import WATCHER
from tests.citing import cites
from tests.clauses.court_play import GAME, Play, begin, ids, position
from tests.clauses.test_court_examples import DECK_1, DECK_9, DECK_15

SIXTH = """
court card: G-Esquire
talon: {last}
leader: 0
hand 0: B-Knight B-Standard K-Royal R-Royal R-Knight K-Crown
hand 1: G-Knight {held} B-Esquire B-Jester R-Esquire G-Standard
couplets 0: K-Knight+K-Esquire K-Standard+K-Jester R-Standard+R-Jester G-Crown+G-Royal \
    B-Crown+B-Royal
"""


def sixth(held: str, last: str, **options: str) -> Play:
    """Seat 1 takes the sixth couplet; he is asked if he holds the court Jester."""
    return position(SIXTH.format(held=held, last=last), **options).play("0 K-Crown", "1 G-Standard")


@cites("court.ruling-silent-windows")
def test_the_dealers_window_is_silent() -> None:
    t = begin(DECK_15)
    before = [t.hidden(seat) for seat in (0, WATCHER)]
    assert t.seen_by(0).turn == 0
    t.play("1 pass")
    assert [t.hidden(seat) for seat in (0, WATCHER)] == before
    assert [told.noticed for told in t.told] == [1 << 1]


@cites("court.ruling-silent-windows")
def test_the_window_after_a_close_is_silent() -> None:
    t = begin(DECK_1).play("0 R-Standard/1 R-Crown", "1 B-Jester/0 K-Royal", "0 close")
    assert t.phase == "after-close"
    before = [t.hidden(seat) for seat in (0, WATCHER)]
    assert t.seen_by(0).turn == 0
    t.play("1 pass")
    assert [t.hidden(seat) for seat in (0, WATCHER)] == before


@cites("court.ruling-silent-windows")
def test_the_sixth_couplets_draws_do_not_tell() -> None:
    asked = sixth("G-Jester", "R-Crown")
    not_asked = sixth("R-Crown", "G-Jester")
    assert asked.phase == "last-exchange"
    assert not_asked.phase == "lead"
    for seat in (0, WATCHER):
        assert asked.hidden(seat) == not_asked.hidden(seat)
    asked.play("1 pass")
    for seat in (0, WATCHER):
        assert asked.hidden(seat) == not_asked.hidden(seat)
        assert asked.seen_by(seat).s.talon_left == 1
        assert list(asked.seen_by(seat).s.hand_size) == [5, 5]
    # The taker knows both draws at once; the others learn of them with his next act.
    assert [(e.kind, e.noticed) for e in asked.told] == [("passed", 2), ("drew", 2), ("drew", 2)]
    asked.play("1 B-Jester")
    drawn = [told for told in asked.told if told.kind == "drew"]
    assert [told.seat for told in drawn] == [1, 0]
    assert all(told.noticed & 0b11 == 1 and told.noticed >> WATCHER for told in drawn)
    assert drawn[1].cards == {"G-Esquire"}
    assert asked.kinds()[2] == "led"
    assert list(asked.seen_by(0).s.hand_size) == [6, 5]


@cites("court.ruling-silent-windows")
def test_the_second_window_is_silent_too() -> None:
    options = {"exchange_deadline": "court-card"}
    twice = sixth("G-Jester", "R-Crown", **options)
    once = sixth("R-Crown", "G-Jester", **options)
    assert (twice.phase, once.phase) == ("last-exchange", "late-exchange")
    assert twice.hidden(0) == once.hidden(0)
    assert twice.play("1 pass").phase == "late-exchange"
    assert twice.hidden(0) == once.hidden(0)
    twice.play("1 pass")
    assert twice.phase == "lead"
    assert twice.hidden(0) == once.hidden(0)
    once.play("1 exchange")
    assert [told.kind for told in once.told if told.noticed & 1] == ["drew", "exchanged", "drew"]
    assert "G-Jester" in once.hand(0)


@cites("court.ruling-silent-windows")
def test_a_seat_sees_its_own_window() -> None:
    t = sixth("G-Jester", "R-Crown")
    assert t.seen_by(1).phase == "last-exchange"
    assert t.seen_by(1).legal() == {"exchange", "pass"}


@cites("court.twenty-play-and-show", "court.r4-follow", "court.r4-take")
def test_samples_keep_every_certainty() -> None:
    t = begin(DECK_9).play(
        "0 close",
        "0 announce K-Crown",
        "0 pass",
        "1 K-Standard",
        "0 K-Royal/1 K-Esquire",
        "0 K-Jester/1 G-Crown",
    )
    h = t.seen_by(0)
    # Void in Black by his last reply.
    assert ids(t.s.barred[1]) >= {"K-Knight", "K-Jester"}
    for seed in range(20):
        full = fresh(GAME.state)
        resample(h.s, 0, rng_of(seed), full)
        assert not ids(full.hand[1]) & {"K-Knight", "K-Crown", "K-Royal"}
        assert as_bytes(Play(full).seen_by(0).s) == as_bytes(h.s)
    watched = begin(DECK_9).play("0 announce K-Crown")
    for seed in range(20):
        full = fresh(GAME.state)
        resample(watched.seen_by(WATCHER).s, WATCHER, rng_of(seed), full)
        assert "K-Royal" in ids(full.hand[0])
