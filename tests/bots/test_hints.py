"""Hints: sound, legal, true to the bot that gives them, and whole sentences from tables that
hold no sentence for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from parlour.bots.bot import Steady
from parlour.bots.hints import Hint, hint
from parlour.bots.reasons import code_of
from parlour.bots.steady import steady, steady_play
from parlour.games.catalogue import game, names
from parlour.games.game import AnyGame
from parlour.games.saying import Saying
from parlour.kernel.chance import pick, rng_of
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, actor, deal, legal, play, resample
from parlour.kernel.flat import copy, fresh
from parlour.languages.catalogue import catalogue
from tests.bots.moments import asked as question
from tests.bots.moments import hidden, same
from tests.clauses import masquerade_play, portrait_play
from tests.languages.checking_languages import Strict, unsaid
from tests.laws import driver

NAMES = [f"P{seat}" for seat in range(60)]
GERMAN = Strict(catalogue("de"))
MOST_MOVES = 250


def asked(name: str, seed: int) -> Iterator[tuple[AnyGame, Any, int, list[int]]]:
    """Every decision of a game with any house rules, played now soundly and now by chance."""
    played, seats, options, dealer, rng = driver.random_set_up(name, seed)
    s = driver.begun(played, seats, options, dealer, rng)
    codes = np.zeros(max(played.most_legal, 64), np.int64)
    bot = Steady(played)
    for _ in range(MOST_MOVES):
        who = int(actor(s))
        if who == OVER:
            return
        if who == DEAL:
            deal(s, driver.random_pack(played, rng), None)
            continue
        n = int(legal(s, codes))
        listed = [int(each) for each in codes[:n]]
        code = driver.choose(played, listed, rng, s)
        if who != CHANCE:
            yield played, copy(s), who, listed
            if pick(rng, 2):
                code = bot.choose(question(played, hidden(played, s, who), who, listed, rng))
        play(s, code, None)


def hint_at(played: AnyGame, state: Any, seat: int, codes: list[int]) -> Hint:
    return hint(question(played, hidden(played, state, seat), seat, codes, rng_of(3)), NAMES)


def assert_can_be_said_otherwise(played: AnyGame, found: Hint) -> None:
    """In German nothing is left in English but names and what is printed on cards."""
    printed = {text for card in played.deck for text in (card.name, card.suit)}
    printed |= {card.name.partition(",")[0] for card in played.deck}
    printed |= {c.rank for c in played.deck if c.name == f"{c.suit} {c.rank}"}
    for text in (found.sentence, found.label):
        assert isinstance(text, Saying)
        assert text.said(GERMAN)
        assert {each for each in unsaid(text) if not each.isdecimal()} <= {*NAMES, *printed}, text


@pytest.mark.parametrize("name", names())
def test_a_hint_is_what_a_steady_player_does_and_says_so_in_whole_sentences(name: str) -> None:
    given = 0
    for seed in range(4):
        for place, (played, state, seat, codes) in enumerate(asked(name, seed)):
            if place % 4 != seed:
                continue
            h = hidden(played, state, seat)
            found = hint(question(played, h, seat, codes, rng_of(seed)), NAMES)
            code = played.words.read(h, seat, found.move)
            assert code in codes
            assert code == Steady(played).choose(question(played, h, seat, codes, rng_of(seed)))
            assert found.label
            assert found.sentence[0].isupper() or found.sentence[0] == "“"
            assert found.sentence.endswith((".", "”."))
            assert not set(found.sentence) & set("{}")
            assert_can_be_said_otherwise(played, found)
            assert all(played.deck.of(card) for card in found.cards)
            assert found.seat is None or 0 <= found.seat < len(NAMES)
            assert same(h, hidden(played, state, seat)), "a hint changes nothing"
            given += 1
    assert given > 10


@pytest.mark.parametrize("name", names())
def test_a_hint_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    """Two deals that the seat cannot tell apart get the same hint."""
    different = 0
    for seed in range(20, 22):
        for place, (played, state, seat, codes) in enumerate(asked(name, seed)):
            if place % 5:
                continue
            twin = fresh(played.state)
            resample(hidden(played, state, seat), seat, rng_of(9), twin)
            different += not same(twin, state)
            assert hint_at(played, twin, seat, codes) == hint_at(played, state, seat, codes)
    assert different > 5


def test_the_compiled_choice_is_the_same_as_the_advised_one() -> None:
    """`steady`, which simulations run, leaves the reason away and nothing else."""
    for name in ("nations", "alice", "monkey"):
        for played, state, seat, codes in asked(name, 31):
            h, listed = hidden(played, state, seat), np.array(codes, np.int64)
            chosen = steady_play(played).choose(h, seat, listed, len(listed), rng_of(1))
            assert steady(h, seat, listed, len(listed), rng_of(1)) == code_of(chosen)


# Tables of reasons.

TABLES = ("court-two", "court-four", "alice", "nations", "monkey", "masquerade", "authors-pairs")
"""One game for each table of reasons; the others of their sheets share it."""
OF_TABLE = {"court-two": ("court-two", "court-three")} | {
    "authors-pairs": ("authors-pairs", "authors-portraits", "authors-sketches", "authors-bank")
}


def reason_at(played: AnyGame, s: Any) -> int:
    """Why a steady player does what he does in this position."""
    seat = int(actor(s))
    codes = np.zeros(played.most_legal, np.int64)
    n = int(legal(s, codes))
    listed = [int(each) for each in codes[:n]]
    hint_at(played, s, seat, listed)
    h = hidden(played, s, seat)
    return Steady(played).advise(question(played, h, seat, listed, rng_of(3))).reason


def rare(name: str) -> Iterator[int]:
    """The reasons in positions that chance seldom comes to."""
    if name == "masquerade":
        t = masquerade_play.at(masquerade_play.BARE, 3, scores="0 0 31 0").play("R-2")
        yield reason_at(game(name), t.s)
    if name == "authors-pairs":
        six = "PO-Holmes-PS PO-Longfellow-PS PO-Whittier-PS BI-Parton-P; added PO"
        others = ("PO-Lowell-P BI-Parton-S", "PO-Lowell-S BI-Irving-P", "BI-Irving-S BI-Sparks-PS")
        yield reason_at(game(name), portrait_play.at("pairs", six, *others).s)
        hands = (
            "PO-Holmes-PS PO-Longfellow-PS BI-Parton-P; added PO",
            "PO-Lowell-P PO-Whittier-P",
            "PO-Lowell-S BI-Irving-PS BI-Abbott-P",
            "PO-Whittier-S BI-Sparks-PS BI-Parton-S",
            "BI-Abbott-S HI-Bancroft-PS HI-Motley-P",
            "HI-Motley-S",
        )
        called = "seat 1 proved: PO\nseat 5 proved: HI"
        yield reason_at(game(name), portrait_play.at("pairs", *hands, more=called).s)


@pytest.mark.parametrize("name", TABLES)
def test_every_reason_is_given_somewhere(name: str) -> None:
    table = steady_play(game(name)).reasons
    missing = set(table.by_number) - set(rare(name))
    for seed in range(100, 400):
        for variant in OF_TABLE.get(name, (name,)):
            for played, state, seat, codes in asked(variant, seed):
                h = hidden(played, state, seat)
                put = question(played, h, seat, codes, rng_of(3))
                missing.discard(Steady(played).advise(put).reason)
        if not missing:
            return
    assert not missing
