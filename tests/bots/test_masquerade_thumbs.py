"""The ten rules of thumb by which a steady player of Masquerade chooses."""

from __future__ import annotations

from parlour.bots import Asked, bot
from parlour.games import masquerade
from parlour.kernel.chance import rng_of
from tests.clauses.masquerade_play import BARE, RUN, Table, at

WORDS = masquerade.GAME.words


def chosen(t: Table) -> str:
    """What a steady player does here."""
    seat = t.actor
    put = Asked.of(masquerade.GAME, t.hidden(seat).s, seat, t.legal(), rng_of(1))
    code = bot("steady", masquerade.GAME).choose(put)
    return WORDS.notation(t.s, seat, code)


def test_leading() -> None:
    # X-1 is a No. 1 and invite the next card; M-5 is a Masquerader.
    assert chosen(at(RUN, 3)) == "play X-1"
    # Seat 1 has itself what could be laid next upon its I-7 and its X-8.
    assert chosen(at(BARE, 0)) == "play X-8"
    hands = (
        "M-1 M-2 M-3 M-4 M-5 M-6 M-7 M-8",
        "R-1 R-2 R-3 R-4 R-5 R-6 R-7 R-8",
        "I-1 I-2 I-3 I-4 I-5 I-6 I-7 I-8",
        "X-1 X-2 X-3 X-4 X-5 X-6 X-7 X-8",
    )
    assert chosen(at(hands, 3)) == "play M-8"
    assert chosen(at(hands, 0)) == "play R-8"


def test_following() -> None:
    t = at(RUN, 3).play("R-7", "R-6")
    assert chosen(t) == "play R-5"
    assert chosen(t.play("R-5")) == "play R-4"
    assert chosen(at(RUN, 3).play("R-2", "M-8", "R-1")) == "play M-1"
    # Not last, nothing next: R-1, upon which nobody can lay the next card.
    spread = (
        "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-1 R-5 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-6 R-8 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-3 R-4 I-1 I-5 X-2 X-3",
    )
    assert chosen(at(spread, 3).play("R-7")) == "play R-1"
    # A fallback: the lowest Masquerader.
    assert chosen(at(RUN, 3).play("R-2")) == "play M-8"
    # Last and unable to win: the lower of the two.
    assert chosen(at(RUN, 2, round=2).play("R-7", "R-6", "R-1")) == "play R-4"


def test_the_last_seat_wins_as_cheaply_as_it_can() -> None:
    hands = (
        "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-3 M-7 R-4 R-5 I-2 I-6 X-4 X-7",
        "M-1 M-6 R-1 R-3 I-1 I-5 X-2 X-3",
    )
    assert chosen(at(hands, 3).play("R-7", "R-6", "R-5")) == "play R-3"
    assert chosen(at(hands, 3).play("R-7", "R-6", "R-4")) == "play R-3"


def test_what_reaches_thirty_two_comes_first() -> None:
    t = at(RUN, 3, scores="0 0 0 27").play("R-2", "M-8", "R-1")
    assert chosen(t) == "play M-1"
    hands = (
        "M-3 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
        "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
        "M-1 M-6 R-1 R-5 I-2 I-1 X-4 X-7",
        "M-2 M-7 R-3 R-4 I-6 I-5 X-2 X-3",
    )
    t = at(hands, 3, scores="0 0 30 0", m1=True).play("X-1", "M-8")
    assert chosen(t) == "play M-1"


def test_exchanging_and_giving() -> None:
    assert chosen(at(BARE, 3).play("R-2")) == "exchange X-8"
    assert chosen(at(BARE, 3, scores="0 0 31 0").play("R-2")) == "pass"
    t = at(BARE, 3, scores="0 0 31 0", exchange_point="mover").play("R-2")
    assert chosen(t) == "exchange X-8"
    t = at(BARE, 3, exchange="both-choose").play("R-2").exchange("X-8")
    assert chosen(t) == "give R-5"
