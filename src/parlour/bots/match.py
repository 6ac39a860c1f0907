"""Whole games between bots: the loop that asks each seat in its turn.

The loop is compiled. Games of chance alone never leave it; otherwise it stops where a bot
wants to think longer than a rule of thumb, and goes on with the answer. Every seat is asked
with its hidden state, the legal codes and the game's one stream of chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.bot import Bot, bot
from parlour.bots.steady import PONDER, steady
from parlour.games.game import Game
from parlour.kernel.chance import Rng, pick, shuffle
from parlour.kernel.dispatch import (
    CHANCE,
    DEAL,
    OVER,
    Codes,
    Numbers,
    actor,
    deal,
    hide,
    legal,
    play,
    returns,
    scores,
)
from parlour.kernel.record import many
from parlour.kernel.rule import rule

# What is counted of a game, by column.
DECISIONS = 0
TURNS = 1
DEALS = 2
LAST = 3
"""No length: who decided last, while a game goes on."""
LENGTHS = 4

BY_CHANCE = 0
STEADILY = 1
WITH_THOUGHT = 2
KINDS = {"chance": BY_CHANCE, "steady": STEADILY}


@rule
def chance_game(s: Any, pack: Codes, codes: Codes, rng: Rng, lengths: Codes) -> None:
    """Play one game out at random, counting its decisions, turns and deals."""
    before = OVER
    while True:
        who = actor(s)
        if who == OVER:
            return
        if who == DEAL:
            shuffle(rng, pack)
            deal(s, pack, None)
            lengths[DEALS] += 1
            continue
        n = legal(s, codes)
        if who != CHANCE:
            lengths[DECISIONS] += 1
            if who != before:
                lengths[TURNS] += 1
                before = who
        play(s, codes[pick(rng, n)], None)


@rule
def play_until_asked(
    s: Any, h: Any, levels: Codes, pack: Codes, codes: Codes, rng: Rng, lengths: Codes
) -> int:
    """Play on, each seat by its level, until a bot wants more thought, or the game is over.

    Returns OVER, or the number of legal codes that the seat on turn may choose from; they
    stand in `codes`, and its hidden state in `h`.
    """
    before = lengths[LAST]
    while True:
        who = actor(s)
        if who == OVER:
            return OVER
        if who == DEAL:
            shuffle(rng, pack)
            deal(s, pack, None)
            lengths[DEALS] += 1
            continue
        n = legal(s, codes)
        if who == CHANCE or levels[who] == BY_CHANCE:
            code = codes[pick(rng, n)]
        else:
            code = PONDER
            hide(s, who, h)
            if levels[who] == STEADILY:
                code = steady(h, who, codes, n, rng)
        if who != CHANCE:
            lengths[DECISIONS] += 1
            if who != before:
                lengths[TURNS] += 1
                before = who
        if code == PONDER:
            lengths[LAST] = before
            return n
        play(s, code, None)


@rule
def chance_games(
    starts: Any,
    s: Any,
    first: int,
    pack: Codes,
    order: Codes,
    codes: Codes,
    rngs: NDArray[np.uint64],
    lengths: NDArray[np.int64],
    points: NDArray[np.int64],
    payoffs: NDArray[np.float64],
) -> None:
    """One game for each generator; game number i begins as starts[i mod the seats]."""
    for i in range(len(rngs)):
        s[0] = starts[(first + i) % len(starts)]
        order[:] = pack
        chance_game(s[0], order, codes, rngs[i], lengths[i])
        scores(s[0], points[i])
        returns(s[0], payoffs[i])


def bots_game(
    s: Any,
    h: Any,
    seats: Sequence[Bot],
    levels: Codes,
    pack: Codes,
    codes: Codes,
    rng: Rng,
    lengths: Codes,
) -> None:
    """One game between bots. Each is shown its hidden state and nothing else."""
    lengths[LAST] = OVER
    while (n := int(play_until_asked(s, h, levels, pack, codes, rng, lengths))) != OVER:
        who = int(actor(s))
        play(s, seats[who].choose(h, who, codes[:n].copy(), rng), None)


class Results:
    """What came of a run of games, a row for each."""

    def __init__(self, games: int, seats: int) -> None:
        self.lengths: Codes = np.zeros((games, LENGTHS), np.int64)
        self.points: Codes = np.zeros((games, seats), np.int64)
        self.payoffs: Numbers = np.zeros((games, seats), np.float64)


def play_games(
    game: Game, levels: Sequence[str], starts: Any, first: int, rngs: NDArray[np.uint64]
) -> Results:
    """Play games number `first` and on, one for each row of `rngs`.

    `starts` are begun states, the deal going round: game i begins as starts[i mod the seats].
    """
    results = Results(len(rngs), len(levels))
    outcomes = 1 + max(card.number for card in game.deck)
    codes = np.zeros(max(game.most_legal, outcomes), np.int64)
    pack, order = game.pack(), game.pack()
    s, h = many(game.state, 1), many(game.state, 1)
    if set(levels) == {"chance"}:
        room = (results.lengths, results.points, results.payoffs)
        chance_games(starts, s, first, pack, order, codes, rngs, *room)
        return results
    seats = [bot(level, game) for level in levels]
    kinds = np.array([KINDS.get(level, WITH_THOUGHT) for level in levels], np.int64)
    for i in range(len(rngs)):
        s[0] = starts[(first + i) % len(starts)]
        order[:] = pack
        bots_game(s[0], h[0], seats, kinds, order, codes, rngs[i], results.lengths[i])
        scores(s[0], results.points[i])
        returns(s[0], results.payoffs[i])
    return results
