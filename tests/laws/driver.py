"""Random games that go deep: every law is tried on the states that these pass through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.catalogue import game
from parlour.games.game import Game
from parlour.kernel.chance import Rng, pick, rng_of, shuffle
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, actor, deal, legal, play
from parlour.kernel.log import Log
from parlour.kernel.record import fresh

CALL = 52
"""Of Nations."""

RASH = {
    "court-two": {41, 42, 48, 49},  # close, declare, throw down, call a revoke
    "court-three": {41, 42, 48, 49},
    "court-four": {49},
    "alice": {38},  # stop
    "masquerade": {64},  # pass
    # Stacks, which would drown among so many calls, and calls in bad form.
    "authors-pairs": set(range(448, 1016)),
    "authors-portraits": set(range(448, 1016)),
    "authors-sketches": set(range(448, 1016)),
    "authors-bank": set(range(448, 1016)),
    "nations": {53},  # answer yes
    "monkey": {92},  # stop
}
"""Moves that end a round or a turn early. Uniform play would choose them so often that hardly
any round was played out, so they are chosen one time in eight."""


@dataclass
class Step:
    """One moment of a game: the state before a move, and the move made in it."""

    state: Any
    who: int
    codes: list[int]
    action: int | None
    pack: list[int] | None
    log: Log


def random_options(played: Game, rng: Rng) -> dict[str, str | int]:
    """Any values of any house rules; about half of them as printed."""
    chosen: dict[str, str | int] = {}
    for option in played.options:
        if pick(rng, 2):
            continue
        if option.least is not None:
            words = list(option.values)
            numbers: list[str | int] = [option.least, option.least + pick(rng, 30)]
            offered = numbers + [word for word in words if word != "off"]
            chosen[option.name] = offered[pick(rng, len(offered))]
        else:
            chosen[option.name] = option.values[pick(rng, len(option.values))]
    return without_clashes(played, chosen)


def without_clashes(played: Game, chosen: dict[str, str | int]) -> dict[str, str | int]:
    """Of two values that do not go together, one is as printed after all."""
    for option in played.options:
        for value, other, its_value in option.not_with:
            if chosen.get(option.name) == value and chosen.get(other) == its_value:
                del chosen[option.name]
    return chosen


def random_set_up(name: str, seed: int) -> tuple[Game, int, dict[str, str | int], int, Rng]:
    """A game with random company, options and dealer, and the chance to play it with."""
    rng = rng_of(seed, 77)
    played = game(name)
    # Of two numbers the smaller: large companies play long games, and small ones meet more rules.
    counts = played.seat_counts
    seats = counts[min(pick(rng, len(counts)), pick(rng, len(counts)))]
    if len(counts) > 20 and pick(rng, 4):
        seats = counts[pick(rng, 7)]
    options = random_options(played, rng)
    return played, seats, options, pick(rng, seats), rng


def random_pack(played: Game, rng: Rng) -> NDArray[np.int64]:
    """The deck in a random order; now and then laid so that a rare rule can be met."""
    pack = played.pack()
    shuffle(rng, pack)
    if played.name in ("court-two", "court-three") and pick(rng, 16) == 0:
        give_four(pack, pick(rng, 2), rng)
    if played.name == "masquerade" and pick(rng, 8) == 0:
        block_lead(pack)
    return pack


def block_lead(pack: NDArray[np.int64]) -> None:
    """masquerade.r29-blocked-lead: the first leader of eight gets the four that may not be led."""
    for card in range(4):
        other = pack.tolist().index(card)
        pack[8 * card], pack[other] = pack[other], pack[8 * card]


def give_four(pack: NDArray[np.int64], hand: int, rng: Rng) -> None:
    """court.r9-lay-down: one deal in nine hundred gives a hand the four of the court colour."""
    colour = pick(rng, 4)
    places = ((0, 1, 2, 6), (3, 4, 5, 9))[hand]
    cards = [8 * colour + rank for rank in range(4)]
    turned_up = 8 * colour + 4 + pick(rng, 2)
    for place, card in [*zip(places, cards, strict=True), (12, turned_up)]:
        other = pack.tolist().index(card)
        pack[place], pack[other] = pack[other], pack[place]


def choose(played: Game, codes: list[int], rng: Rng, state: Any = None) -> int:
    """A legal code, rash ones seldom."""
    if played.name == "nations" and state is not None:
        codes = mostly_following(state, codes, rng)
    rash = [code for code in codes if code in RASH[played.name]]
    sober = [code for code in codes if code not in RASH[played.name]]
    pool = rash if rash and (not sober or pick(rng, 8) == 0) else sober
    return pool[pick(rng, len(pool))]


def mostly_following(state: Any, codes: list[int], rng: Rng) -> list[int]:
    """nations.call-at-eight: who may call does so half the time, for few may.

    nations.ruling-revoke: with every card at random nearly all deals of a strict table would be
    void, so that one card in fifty may fail to follow.
    """
    if CALL in codes and pick(rng, 2):
        return [CALL]
    leader = int(state["leader"])
    if int(state["strict"]) or int(state["turn"]) == leader or pick(rng, 50) == 0:
        return codes
    suit = int(state["trick"][leader]) // 13
    return [code for code in codes if code // 13 == suit] or codes


def steps(
    played: Game,
    seats: int,
    options: dict[str, str | int],
    dealer: int,
    rng: Rng,
    most: int = 40_000,
    state: Any = None,
) -> Iterator[Step]:
    """Play a random game, yielding each state just before its move is applied.

    The yielded state is the live one: look at it, do not keep it. The log of the step is filled
    once the next step is asked for. `state` is a game that has been begun already.
    """
    if state is None:
        state = played.begin(seats, options, dealer)
    out = np.zeros(played.most_legal, np.int64)
    for _ in range(most):
        who = int(actor(state))
        if who == OVER:
            yield Step(state, who, [], None, None, fresh(Log))
            return
        log = fresh(Log)
        if who == DEAL:
            pack = random_pack(played, rng)
            yield Step(state, who, [], None, [int(card) for card in pack], log)
            deal(state, pack, log)
            continue
        n = int(legal(state, out))
        codes = [int(code) for code in out[:n]]
        code = choose(played, codes, rng, state)
        yield Step(state, who, codes, code, None, log)
        play(state, code, log)
    raise AssertionError(f"The game is not over after {most} moves.")


def begun(played: Game, seats: int, options: dict[str, str | int], dealer: int, rng: Rng) -> Any:
    """A fresh game; but of Nations every other one stands at eight or nine, where alone players
    call and Titles are void."""
    state = played.begin(seats, options, dealer)
    if played.name == "nations" and pick(rng, 2):
        state["points"] = (8 + pick(rng, 2), 8 + pick(rng, 2))
    return state


def is_player(who: int) -> bool:
    """Whether a seat decides, not chance."""
    return who not in (CHANCE, DEAL, OVER)
