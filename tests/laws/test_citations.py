"""Laws of citations: the clause cited first is the one that forbids, or commands, it there."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game, names
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, why_not
from parlour.kernel.flat import copy
from parlour.tables.progress import Progress
from tests.laws.driver import begun, is_player, random_set_up, steps
from tests.laws.grounds import ground, told
from tests.laws.sweep import hidden

GAMES = 6
MOST_STEPS = 90


@pytest.mark.parametrize("name", names())
def test_a_refusal_cites_its_ground_first(name: str) -> None:
    ours = {clause.id for clause in game(name).rulebook.clauses_of([name])}
    known = {refusal.number: refusal for refusal in game(name).rulebook.refusals_of(name)}
    met: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        played, seats, options, dealer, rng = random_set_up(name, seed)
        state = begun(played, seats, options, dealer, rng)
        for place, step in enumerate(steps(played, seats, options, dealer, rng, state=state)):
            if place > MOST_STEPS:
                break
            if step.who in (CHANCE, DEAL) or (place % 6 and step.who != OVER):
                continue
            for seat in {max(step.who, 0), place % seats}:
                h = hidden(step.state, seat)
                # Where there are hundreds of calls to try, one in seven will do.
                for code in range(-1, played.codes + 1, 1 if played.codes < 130 else 7):
                    refusal = known.get(int(why_not(step.state, seat, code)))
                    if refusal is None:
                        continue
                    cited = list(played.words.cited(h, seat, code, refusal))
                    assert cited or not refusal.clauses
                    assert set(cited) <= ours & set(refusal.clauses)
                    assert len(set(cited)) == len(cited)
                    due = ground(name, played.sheet, step.state, code, refusal.code)
                    if due is not None:
                        assert cited[0] == due, f"{refusal.code} of move {code}"
                        met.add((refusal.code, due))
    assert len(met) >= 5


@pytest.mark.parametrize("name", ["court-four", "masquerade"])
def test_a_card_upon_a_lead_is_told_under_the_rule_it_obeys(name: str) -> None:
    met: set[str] = set()
    for seed in range(16):
        played, seats, options, dealer, rng = random_set_up(name, seed)
        for place, step in enumerate(steps(played, seats, options, dealer, rng)):
            if place > MOST_STEPS:
                break
            if not is_player(step.who) or step.action is None:
                continue
            due = told(name, step.state, step.action)
            if due is None:
                continue
            events = Progress(played, copy(step.state)).play(step.action)
            clause = played.rulebook.clause(events[0].clause)
            assert clause is not None
            assert clause.id == due
            met.add(due)
    expected = {
        "court-four": {"four-void-free", "four-follow", "four-court-take", "four-court-follow"},
        "masquerade": {"follow-higher", "masquerader-fallback", "r08-lower-card"},
    }
    assert {clause.partition(".")[2] for clause in met} == expected[name]


def test_draws_after_a_trick_are_told_by_how_it_was_taken() -> None:
    """masquerade.draw-back, masquerade.dealer-draw-back: the dealer may take by right as well."""
    met: set[tuple[bool, bool, str]] = set()
    for seed in range(16):
        played, seats, options, dealer, rng = random_set_up("masquerade", seed)
        by_right = False
        for place, step in enumerate(steps(played, seats, options, dealer, rng)):
            if place > 2 * MOST_STEPS:
                break
            if step.action is None:
                continue
            for event in Progress(played, copy(step.state)).play(step.action):
                kind = played.rulebook.clause(event.clause)
                line = played.words.narrate(event, hidden(step.state, 0), 0, ["A"] * seats)
                if line is None or kind is None:
                    continue
                if line.kind == "taken":
                    by_right = event.amount == 1
                elif line.kind == "drew":
                    due = "draw-back" if by_right else "dealer-draw-back"
                    assert kind.id == f"masquerade.{due}"
                    h = hidden(step.state, 0)
                    assert played.words.in_force(h, 0, [])[0] == kind.id
                    met.add((by_right, int(step.state.taker) == int(step.state.dealer), due))
    assert (True, True, "draw-back") in met
    assert len(met) == 3
