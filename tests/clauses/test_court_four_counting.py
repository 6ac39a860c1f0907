"""Court for four: counting, the Standard of the court colour, and the end of a game."""

from __future__ import annotations

from typing import Any

from parlour.games.court import four
from tests.citing import cites
from tests.clauses.court_play import FourPlay, begin_four, position_of
from tests.clauses.test_court_four import ALL_CARDS, COUPLETS_20, EXAMPLE_20, of

CAPTURED_22 = (
    "G-Knight B-Knight B-Retainer K-Royal K-Serf R-Crown R-Retainer R-Serf",
    "G-Esquire G-Standard B-Serf K-Knight K-Jester K-Retainer R-Knight R-Esquire",
    "G-Crown B-Crown B-Royal B-Esquire B-Standard B-Jester R-Royal R-Jester",
    "G-Royal G-Jester G-Serf K-Crown K-Esquire K-Standard R-Standard G-Retainer",
)
"""Black is led first and seat 1 takes; he then leads the court Standard to seat 2's Crown."""


def late(hands: tuple[str, ...], theirs: str = "", **lines: Any) -> FourPlay:
    """The last double couplets; seats 1 and 3 have taken all before, but what `theirs` names."""
    options = lines.pop("options", {})
    lost = theirs.split()
    elsewhere = {*lost, *" ".join(hands).split()}
    left = [card for card in ALL_CARDS if card not in elsewhere]
    fours = [(0, lost)] if lost else []
    fours += [(1, left[k : k + 4]) for k in range(0, len(left), 4)]
    couplets = ", ".join(f"{taker} 1 {'+'.join(cards)}" for taker, cards in fours)
    text = [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    text += [f"couplets: {couplets}"]
    text += [f"{name.replace('_', ' ')}: {value}" for name, value in lines.items()]
    return position_of(FourPlay, "\n".join(text), **options)


@cites("court.four-values")
def test_four_values() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20[:4])
    assert t.counts == (12 + 4, 10 + 20)


@cites("court.four-last-ten")
def test_four_last_ten() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20)
    ten = t.event("last-ten")
    assert (ten.seat, ten.amount) == (3, 10)
    assert t.counts == (36, 52 + 8 + 10)


@cites("court.four-standard", "court.ruling-four-standard", "court.four-one")
def test_example_20_a_round_of_four() -> None:
    t = begin_four(EXAMPLE_20).play(*COUPLETS_20[:2])
    t.play("3 G-Jester")
    assert of(t, 0) == {"G-Knight"}
    t.play("0 G-Knight")
    assert of(t, 1) == {"G-Esquire", "G-Standard"}
    t.play("1 G-Standard/2 G-Serf")
    assert t.points == (1, 0), "for the Standard, which an opponent played"
    captured = t.event("captured-standard")
    assert (captured.seat, captured.cards) == (0, {"G-Standard"})
    taken = []
    for couplet in COUPLETS_20[3:]:
        t.play(couplet)
        taken.append((t.event("took").seat, t.event("took").amount))
    assert taken == [(3, 20), (0, 20), (1, 16), (1, 6), (3, 8)]
    assert t.counts == (36, 70)
    assert t.points == (1, 1)
    assert t.decided_by == "court.four-one"
    assert [told.amount for told in t.told if told.kind == "counted"] == [36, 70]


EXAMPLE_21A = (
    "K-Knight K-Esquire",
    "G-Standard B-Jester",
    "B-Knight K-Royal",
    "B-Serf R-Jester",
)
EXAMPLE_21B = (
    "G-Royal G-Serf",
    "K-Standard R-Jester",
    "B-Standard K-Retainer",
    "G-Esquire G-Standard",
)
EXAMPLE_21C = (
    "G-Esquire B-Crown",
    "K-Serf R-Standard",
    "G-Knight B-Royal",
    "G-Retainer B-Esquire",
)


@cites("court.four-at-end", "court.four-one")
def test_example_21a_exactly_a_hundred_is_one_point() -> None:
    t = late(EXAMPLE_21A, court_colour="Red")
    assert t.counts == (0, 79)
    t.play("1 B-Jester/2 B-Knight/3 B-Serf/0 K-Knight", "2 K-Royal")
    assert t.counts == (6, 79)
    t.play("3 R-Jester/0 K-Esquire/1 G-Standard")
    assert t.counts == (6, 100)
    assert (t.points, t.decided_by) == ((0, 1), "court.four-one")


@cites("court.four-two")
def test_example_21b_a_hundred_and_one_is_two_points() -> None:
    t = late(EXAMPLE_21B, "K-Knight B-Esquire K-Jester B-Jester", court_colour="Red")
    assert t.counts == (5, 78)
    t.play("1 R-Jester/2 K-Retainer/3 G-Esquire/0 G-Serf")
    t.play("1 K-Standard/2 B-Standard/3 G-Standard/0 G-Royal")
    assert t.counts == (5, 101)
    assert (t.points, t.decided_by) == ((0, 2), "court.four-two")


@cites("court.four-three")
def test_example_21c_every_couplet_is_three_points() -> None:
    t = late(EXAMPLE_21C, court_colour="Black", points="0 1", made="0 1")
    assert t.counts == (0, 70)
    t.play("1 R-Standard/2 G-Knight/3 B-Esquire/0 G-Esquire")
    t.play("1 K-Serf/2 B-Royal/3 G-Retainer/0 B-Crown")
    assert t.counts == (0, 106)
    assert (t.points, t.decided_by) == ((0, 4), "court.four-three")
    assert list(t.s.made) == [0, 4], "four points in the round, with the Standard's"


@cites("court.ruling-four-130")
def test_ruling_four_130() -> None:
    """A hundred and thirty, which announcements bring within reach, is worth three."""
    loses_one = "K-Knight B-Esquire K-Jester B-Jester"
    for announced, points in ((28, 2), (29, 3)):
        t = late(
            EXAMPLE_21B,
            loses_one,
            court_colour="Red",
            announced=f"0 {announced}",
            options={"four_announce": "on"},
        )
        t.play("1 R-Jester/2 K-Retainer/3 G-Esquire/0 G-Serf")
        t.play("1 K-Standard/2 B-Standard/3 G-Standard/0 G-Royal")
        assert t.counts == (5, 101 + announced)
        assert t.points == (0, points)


SPLIT = ("K-Serf", "G-Serf", "B-Serf", "R-Serf")
"""One card each is left, worth nothing; the leader takes the last with its ten."""


def counted(mine: int, **options: str) -> FourPlay:
    """The round is over: side 0 has this count, side 1 what is left of the 106."""
    pack = [card for card in ALL_CARDS if card not in SPLIT]
    value = {card.id: int(card.value or 0) for card in four.GAME.deck}
    ours: list[str] = []
    wanted = mine
    for card in sorted(pack, key=lambda card: -value[card]):
        if value[card] and value[card] <= wanted and len(ours) < 12:
            ours.append(card)
            wanted -= value[card]
    assert wanted == 0
    nothing = [card for card in pack if value[card] == 0]
    ours += nothing[: -len(ours) % 4]
    theirs = [card for card in pack if card not in ours]
    couplets = [f"0 0 {'+'.join(ours[k : k + 4])}" for k in range(0, len(ours), 4)]
    couplets += [f"1 0 {'+'.join(theirs[k : k + 4])}" for k in range(0, len(theirs), 4)]
    t = position_of(
        FourPlay,
        "\n".join(f"hand {seat}: {card}" for seat, card in enumerate(SPLIT))
        + f"\ncourt colour: Gold\nleader: 1\ncouplets: {', '.join(couplets)}",
        **options,
    )
    return t.play("1 G-Serf/2 B-Serf/3 R-Serf/0 K-Serf")


@cites("court.four-tie", "court.r8-tie")
def test_four_tie() -> None:
    t = counted(53)
    assert t.counts == (53, 53)
    assert (t.points, t.s.carry, t.decided_by) == ((0, 0), 1, "court.four-tie")
    assert t.event("tied").amount == 53
    t.deal(" ".join(ALL_CARDS))
    assert t.s.carry == 1


@cites("court.r8-carry", "court.ruling-carry")
def test_the_carried_point_goes_to_the_next_side_that_wins_a_round() -> None:
    t = begin_four(EXAMPLE_20)
    t.s.carry = 1
    t.play(*COUPLETS_20[:3])
    assert (t.points, t.s.carry) == ((1, 0), 1), "the Standard does not win it"
    t.play(*COUPLETS_20[3:])
    assert (t.points, t.s.carry) == ((1, 2), 0)
    assert list(t.s.made) == [1, 2]
    t = begin_four(EXAMPLE_20, revoke="penalise")
    t.s.carry = 1
    t.play("0 R-Serf", "1 G-Esquire")
    assert (t.points, t.s.carry) == ((3, 0), 0)


@cites("court.ruling-four-unmade")
def test_ruling_four_unmade() -> None:
    t = counted(54)
    assert (t.points, t.s.carry, t.counts) == ((0, 0), 0, (54, 52))
    assert t.decided_by == "court.ruling-four-unmade"
    assert counted(54, unmade_sixty="higher").points == (1, 0)
    assert counted(47, unmade_sixty="higher").points == (0, 1)
    assert counted(54, unmade_sixty="carry").s.carry == 1
    assert counted(46).points == (0, 1), "sixty is made"


@cites("court.ruling-four-standard")
def test_the_standards_point_is_due_in_a_round_that_nobody_wins() -> None:
    t = position_of(
        FourPlay,
        "points: 3 3\nround: 2\ndealer: 3\ncourt colour: Gold\n"
        "hand 0: G-Standard G-Royal G-Knight G-Esquire G-Jester G-Retainer\n"
        "hand 1: G-Serf K-Knight K-Esquire K-Standard K-Jester K-Retainer\n"
        "hand 2: G-Crown K-Serf R-Knight R-Esquire R-Standard R-Jester\n"
        "hand 3: B-Serf R-Retainer R-Serf B-Standard B-Jester B-Retainer\n"
        "couplets: 1 0 K-Crown+K-Royal+R-Crown+R-Royal, 0 1 B-Crown+B-Royal+B-Knight+B-Esquire\n"
        "leader: 0",
    )
    t.play("0 G-Standard", "1 G-Serf", "2 G-Crown", "3 B-Serf")
    assert t.points == (4, 3)
    assert t.s.couplets_done == 3


# The end of the game.


@cites("court.four-standard-wins", "court.four-seven", "court.first-to-seven")
def test_example_22_the_standard_at_six_points() -> None:
    t = begin_four(CAPTURED_22, points=(6, 5))
    t.play("0 K-Serf/1 K-Knight/2 R-Jester/3 K-Standard")
    assert t.points == (6, 5)
    t.play("1 G-Standard/2 G-Crown/3 G-Jester/0 G-Knight")
    assert t.points == (7, 5)
    assert t.is_finished
    assert t.s.couplets_done == 2, "the other six are not played"
    won = t.event("won-game")
    assert (won.seat, won.amount, won.clause) == (0, 7, "court.four-standard-wins")
    assert t.payoffs() == [1.0, -1.0, 1.0, -1.0]


@cites("court.ruling-four-standard")
def test_the_standard_wins_before_the_ten_and_the_count() -> None:
    t = begin_four(CAPTURED_22, points=(5, 5))
    t.play("0 K-Serf/1 K-Knight/2 R-Jester/3 K-Standard")
    t.play("1 G-Standard/2 G-Crown/3 G-Jester/0 G-Knight")
    assert (t.points, t.is_finished) == ((6, 5), False)
    hands = ("G-Standard", "G-Serf", "G-Crown", "B-Serf")
    last = late(hands, court_colour="Gold", points="6 6", leader=0)
    last.play("0 G-Standard", "1 G-Serf", "2 G-Crown", "3 B-Serf")
    assert last.points == (7, 6)
    assert last.is_finished
    assert "last-ten" not in last.kinds()
    assert "counted" not in last.kinds()


@cites("court.four-seven", "court.first-to-seven")
def test_four_seven() -> None:
    t = begin_four(EXAMPLE_20, points=(5, 6)).play(*COUPLETS_20)
    assert t.points == (6, 7)
    assert t.is_finished
    assert t.event("won-game").clause == "court.first-to-seven"
    assert t.payoffs() == [-1.0, 1.0, -1.0, 1.0]
    t = begin_four(EXAMPLE_20, points=(5, 5)).play(*COUPLETS_20)
    assert (t.points, t.is_finished) == ((6, 6), False)


@cites("court.ruling-round-cap")
def test_ruling_round_cap_with_four() -> None:
    t = begin_four(EXAMPLE_20, round_cap=1).play(*COUPLETS_20)
    assert t.is_finished
    assert t.event("drawn-game").clause == "court.ruling-round-cap"
    assert t.payoffs() == [0.0] * 4
    t = begin_four(EXAMPLE_20, points=(0, 1), round_cap=1).play(*COUPLETS_20)
    assert t.event("won-game").seat == 1
    assert t.payoffs() == [-1.0, 1.0, -1.0, 1.0]
