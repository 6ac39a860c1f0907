"""Tables, bots and records through the door."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots.asked import Asked
from parlour.bots.bot import ITERATIONS, Keen
from parlour.tables.view import encode

every_game = pytest.mark.parametrize("name", parlour.game_names())


def opened() -> parlour.Table:
    return parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")


@every_game
def test_bots_play_a_game_out_and_its_record_is_proved(name: str) -> None:
    game = parlour.game(name)
    table = parlour.table(name, *[parlour.bot("chance")] * game.usual_seats, deal=5)
    table.go_on()
    assert table.over
    assert table.turn is None
    assert "over" in repr(table)
    record = parlour.read(str(table.record))
    assert record == table.record
    last = list(parlour.replay(record))[-1]
    assert last.over
    assert last == table.state
    assert "all agree" in str(parlour.verify(record))
    assert table.view().result


@every_game
def test_a_view_tells_no_more_than_the_tables_own(name: str) -> None:
    game = parlour.game(name)
    people = [f"P{seat}" for seat in range(game.usual_seats)]
    table = parlour.table(name, *people, deal=5)
    for _ in range(20):
        for seat, who in enumerate(people):
            view = table.view(who)
            assert encode(view.shown) == encode(table._behind.view(seat))
            assert view.hand == table.view(seat).hand
        if table.over:
            break
        who = table.asked[0]
        table.play(who, table.legal(who)[0])


def test_people_are_named_or_numbered() -> None:
    one, other = opened(), opened()
    one.play("ann", "gold royal")
    other.play(0, "gold royal")
    assert str(one.record) == str(other.record)
    assert one.position == str(one.state)
    with pytest.raises(parlour.Mistake, match="Did you mean Bea"):
        one.play("Bee", "close")
    with pytest.raises(parlour.Mistake, match="no seat 7"):
        one.view(7)


def test_what_is_misspelt_is_answered_with_the_nearest() -> None:
    with pytest.raises(parlour.Mistake, match="Did you mean alice"):
        parlour.game("alise")
    with pytest.raises(parlour.Mistake, match="Did you mean keen"):
        parlour.bot("kean")
    with pytest.raises(parlour.Mistake, match="Did you mean revoke"):
        parlour.table("court", "Ann", "Bea", revoke_="claim", revok="claim")
    with pytest.raises(parlour.Mistake, match="is a level"):
        parlour.table("court", "Ann", "keen")
    with pytest.raises(parlour.Mistake, match="whole sheet"):
        parlour.rule("court")


def test_bots_wait_until_they_are_let() -> None:
    table = parlour.table("court", "Ann", parlour.bot("steady"), deal=8, dealer=1)
    table.play("Ann", "gold royal")
    assert table.turn == table.names[1]
    table.go_on()
    assert table.asked[0] == "Ann"
    table.take_back("Ann")
    assert table.view("Ann").hand.count("Gold Royal") == 1


def test_a_game_goes_on_from_a_state() -> None:
    state = parlour.state("court", seed=1)
    table = parlour.table("court", "Ann", "Bea", deal=1, position=state)
    assert table.state == state
    assert table.turn == table.names[state.actor]


class Curious:
    """Remembers the budgets that it was asked with."""

    level = "curious"

    def __init__(self) -> None:
        self.budgets: set[int | None] = set()

    def choose(self, asked: Asked) -> int:
        self.budgets.add(asked.budget)
        return asked.codes[0]


def test_whoever_is_asked_may_read_the_budget() -> None:
    curious = Curious()
    parlour.simulate("court", curious, "chance", games=1, budget=9, round_cap=2)
    assert curious.budgets == {9}
    curious.budgets.clear()
    parlour.simulate("court", curious, "chance", games=1, round_cap=2)
    assert curious.budgets == {None}


def test_a_budget_is_how_many_worlds_are_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    from parlour.bots.search import Search

    counts = Search.counts

    def counted(self, h, seat, iterations, rng):  # type: ignore[no-untyped-def]
        looked.append(iterations)
        return counts(self, h, seat, min(iterations, 5), rng)

    monkeypatch.setattr(Search, "counts", counted)
    few = {"games": 1, "seed": 1, "round_cap": 1}
    for company, budget, worlds in (
        (["keen", "chance"], None, ITERATIONS),
        (["keen", "chance"], 11, 11),
        ([parlour.bot("keen", budget=7), "chance"], 11, 7),
        ([parlour.bot("keen"), "chance"], None, ITERATIONS),
    ):
        looked.clear()
        parlour.simulate("court", *company, budget=budget, **few)
        assert set(looked) == {worlds}
    with pytest.raises(parlour.Mistake, match="1 or more"):
        parlour.bot("keen", budget=0)
    with pytest.raises(parlour.Mistake, match="only keen"):
        parlour.bot("steady", budget=5)
    assert isinstance(parlour.bot("keen"), type(parlour.bot("chance")))
    assert Keen(parlour.game("court"), 3).level == "keen"


def test_a_bot_of_a_level_is_that_level() -> None:
    ours = parlour.simulate("court", parlour.bot("steady"), parlour.bot("chance"), games=20)
    assert ours == parlour.simulate("court", "steady", "chance", games=20)
