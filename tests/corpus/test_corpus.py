"""What the program does is what it did: a slice of the seeded games, and the tools around them.

All of them are played by `make soak`, or `python -m tests.corpus check`.
"""

from __future__ import annotations

import json

import pytest

from parlour.games.catalogue import game, names
from tests.corpus.beside import first_difference, laid_out, sentences
from tests.corpus.digests import differences, digested, digests_of, every_game, kept, rulings
from tests.corpus.playing import A_MARK, GAMES, Told

A_SLICE = 10
"""Of the games of a variant one in five is played here."""


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", range(0, GAMES, GAMES // A_SLICE))
def test_a_seeded_game_goes_as_it_went_and_says_what_it_said(name: str, seed: int) -> None:
    made = digests_of(name, seed)
    wanted = kept("rules") | kept("words")
    mine = {key: wanted[key] for key in wanted if key.startswith(f"{name} {seed} ")}
    told = [f"{key}: from step {step} on" for key, step in differences(made, mine).items()]
    assert not told, f"See: python -m tests.corpus show {name} {seed}\n" + "\n".join(told)


def test_every_game_of_every_variant_is_kept() -> None:
    rules = {tuple(key.split(" ")[:2]) for key in kept("rules")}
    words = {tuple(key.split(" ")[:2]) for key in kept("words")}
    wanted = {(name, str(seed)) for name, seed in every_game()}
    assert rules == words == wanted
    assert GAMES >= 50


def test_every_ruling_for_which_the_rules_were_made_anew_exists() -> None:
    known = {clause.id for name in names() for clause in game(name).rulebook.clauses}
    assert [ruling for ruling in rulings() if ruling not in known] == []


def _told(changed_at: int = -1) -> list[Told]:
    return [
        Told(step, "0 en", json.dumps({"prompt": "No." if step == changed_at else "Your turn."}))
        for step in range(3 * A_MARK)
    ]


def test_a_difference_is_found_between_two_marks() -> None:
    made, wanted = digested("x", 1, _told(2 * A_MARK + 3)), digested("x", 1, _told())
    assert differences(made, wanted) == {"x 1 0 en": 2 * A_MARK}
    assert differences(wanted, wanted) == {}
    assert differences({}, wanted) == {"x 1 0 en": 0}


def test_the_first_difference_is_laid_out_for_people() -> None:
    found = first_difference(_told(), _told(7))
    assert found is not None
    assert [laid_out(line)[2] for line in found] == [
        '  "prompt": "Your turn."',
        '  "prompt": "No."',
    ]
    assert first_difference(_told(), _told()) is None
    assert first_difference(_told(), _told()[:5]) is not None


def test_every_changed_sentence_can_be_told() -> None:
    assert sentences(_told(7)) - sentences(_told()) == {"No."}
