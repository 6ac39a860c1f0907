"""Information-set tree search, written once over the generic functions of a game.

Single observer: one tree over what the searching seat sees happen. Every iteration draws a
world that agrees with the hidden state, walks down by upper confidence bounds over the moves
that this world allows, adds one node, plays on at random to the end of the deal and enters
the deal's value for every mover on the way.

What the searching seat cannot see makes no branch: draws are played, not branched on, and a
move of another seat that leaves the hidden state as it was (a window silently let by) leaves
the place in the tree as it was too.
"""

from __future__ import annotations

from typing import Generic

import numpy as np
from numpy.typing import NDArray

from parlour.games.game import Game
from parlour.kernel.chance import Rng, pick
from parlour.kernel.dispatch import (
    CHANCE,
    DEAL,
    OVER,
    Codes,
    S,
    actor,
    deal_over,
    hide,
    legal,
    play,
    resample,
    value,
)
from parlour.kernel.flat import Many, many
from parlour.kernel.rule import compiled, rule

# How a random continuation treats a move.
USUAL = 0
RARE = 1
"""Seldom taken: a move that a player at random would ruin himself with."""
CLAIM = 2
"""Tried first, and kept only where it ends the deal in the mover's favour."""

SELDOM = 16
"""A rare move that chance has picked is made once in so many times."""
MOST_STEPS = 800
"""A random continuation stops here, and the deal is worth what it is worth by then."""
MOST_DEPTH = 256
EXPLORE = 0.7
"""How much a little-tried move is preferred, in units of a deal's value."""

# The columns of a node.
FIRST = 0
NEXT = 1
MOVER = 2
CODE = 3
VISITS = 4
OFFERED = 5
COLUMNS = 6

Nodes = NDArray[np.int64]
Totals = NDArray[np.float64]
Words = NDArray[np.uint64] | NDArray[np.uint8]
"""A record's bytes, eight at a time where they come to that."""


@rule
def pick_move(codes: Codes, n: int, temper: Codes, rng: Rng) -> int:
    """A move at random: rare ones seldom, claims never unless nothing else is left."""
    for _ in range(24):
        code = codes[pick(rng, n)]
        if temper[code] == USUAL or (temper[code] == RARE and pick(rng, SELDOM) == 0):
            return code
    for i in range(n):
        if temper[codes[i]] == RARE:
            return codes[i]
    return codes[0]


@rule
def claim_among(codes: Codes, n: int, temper: Codes) -> int:
    """The first claim among the codes, or -1."""
    for i in range(n):
        if temper[codes[i]] == CLAIM:
            return codes[i]
    return -1


@rule
def roll_out(w: Many[S], saved: Many[S], codes: Codes, temper: Codes, rng: Rng) -> None:
    """Play the deal on at random to its end, within bounds.

    A claim is made first and taken back unless it ends the deal in the mover's favour.
    """
    may_claim = True
    for _ in range(MOST_STEPS):
        if deal_over(w[0]):
            return
        who = actor(w[0])
        if who in (OVER, DEAL):
            return
        n = legal(w[0], codes)
        claim = -1
        if who == CHANCE or n == 1:
            code = codes[pick(rng, n)]
        else:
            if may_claim:
                claim = claim_among(codes, n, temper)
            code = claim if claim >= 0 else pick_move(codes, n, temper, rng)
        if claim >= 0:
            saved[0] = w[0]
        play(w[0], code, None)
        may_claim = True
        if claim >= 0 and not (deal_over(w[0]) and value(w[0], who) > 0):
            w[0] = saved[0]
            may_claim = False


@rule
def best_child(
    nodes: Nodes,
    totals: Totals,
    node: int,
    who: int,
    marks: Codes,
    stamp: int,
    explore: float,
    rng: Rng,
) -> int:
    """The likeliest of the node's children that this world allows; 0 if there is none.

    Each such child is noted as offered and its mark taken away, so that the codes still
    marked afterwards are those never tried here.
    """
    best = 0
    best_bound = 0.0
    ties = 1
    child = nodes[node, FIRST]
    while child != 0:
        code = nodes[child, CODE]
        if nodes[child, MOVER] == who and marks[code] == stamp:
            marks[code] = 0
            nodes[child, OFFERED] += 1
            visits = float(nodes[child, VISITS])
            offered = float(nodes[child, OFFERED])
            bound = totals[child] / visits + explore * np.sqrt(np.log(offered) / visits)
            if best == 0 or bound > best_bound:
                best = child
                best_bound = bound
                ties = 1
            elif bound == best_bound:
                ties += 1
                if pick(rng, ties) == 0:
                    best = child
        child = nodes[child, NEXT]
    return best


@rule
def untried(codes: Codes, n: int, marks: Codes, stamp: int, rng: Rng) -> int:
    """One of the codes still marked, each equally likely; -1 if there is none."""
    found = -1
    seen = 0
    for i in range(n):
        if marks[codes[i]] == stamp:
            seen += 1
            if pick(rng, seen) == 0:
                found = codes[i]
    return found


@rule
def same_words(one: Words, other: Words) -> bool:
    """Whether two records have the same bytes."""
    for i in range(len(one)):  # noqa: SIM110 - compiled code has no all()
        if one[i] != other[i]:
            return False
    return True


@rule
def add_child(nodes: Nodes, used: int, node: int, who: int, code: int) -> int:
    """A new node for this move; it has been offered once."""
    nodes[used, FIRST] = 0
    nodes[used, NEXT] = nodes[node, FIRST]
    nodes[used, MOVER] = who
    nodes[used, CODE] = code
    nodes[used, VISITS] = 0
    nodes[used, OFFERED] = 1
    nodes[node, FIRST] = used
    return used


@compiled
def grow(
    h: S,
    seat: int,
    iterations: int,
    explore: float,
    temper: Codes,
    rng: Rng,
    w: Many[S],
    saved: Many[S],
    views: Many[S],
    words: Words,
    codes: Codes,
    marks: Codes,
    nodes: Nodes,
    totals: Totals,
) -> int:
    """Grow the tree by so many iterations; return how many nodes it has, the root included.

    `w` and `saved` are room for a state each, `views` for two hidden ones, whose bytes are
    `words`; a node's row 0 is the root's, and also "no node".
    """
    path = np.zeros(MOST_DEPTH, np.int64)
    used = 1
    stamp = 0
    for _ in range(iterations):
        resample(h, seat, rng, w[0])
        node = 0
        depth = 0
        added = False
        while not added and depth < MOST_DEPTH and not deal_over(w[0]):
            who = actor(w[0])
            if who in (OVER, DEAL):
                break
            n = legal(w[0], codes)
            if who == CHANCE:
                code = codes[pick(rng, n)]
                child = node
            else:
                stamp += 1
                for i in range(n):
                    marks[codes[i]] = stamp
                child = best_child(nodes, totals, node, who, marks, stamp, explore, rng)
                code = untried(codes, n, marks, stamp, rng)
                if code >= 0:
                    child = add_child(nodes, used, node, who, code)
                    used += 1
                    added = True
                else:
                    code = nodes[child, CODE]
                path[depth] = child
                depth += 1
            may_be_unseen = who != seat and who != CHANCE and not added
            if may_be_unseen:
                hide(w[0], seat, views[0])
            play(w[0], code, None)
            if may_be_unseen:
                hide(w[0], seat, views[1])
                if same_words(words[0], words[1]):
                    child = node
            node = child
        roll_out(w, saved, codes, temper, rng)
        for i in range(depth):
            child = path[i]
            nodes[child, VISITS] += 1
            totals[child] += value(w[0], nodes[child, MOVER])
    return used


class Search(Generic[S]):
    """A tree search for one game, with its working room."""

    def __init__(
        self, game: Game[S], temper: Codes | None = None, explore: float = EXPLORE
    ) -> None:
        self.game = game
        self.explore = explore
        outcomes = 1 + max(card.number for card in game.deck)
        self.temper = np.zeros(game.codes, np.int64) if temper is None else temper
        self._world = many(game.state, 1)
        self._saved = many(game.state, 1)
        self._views = many(game.state, 2)
        self._words = np.asarray(self._views).view(np.uint8).reshape(2, -1)
        if self._words.shape[1] % 8 == 0:
            self._words = self._words.view(np.uint64)
        self._codes = np.zeros(max(game.most_legal, outcomes), np.int64)

    def counts(self, h: S, seat: int, iterations: int, rng: Rng) -> Codes:
        """How often each code was tried first, by its number; together, the iterations."""
        nodes = np.zeros((iterations + 1, COLUMNS), np.int64)
        totals = np.zeros(iterations + 1, np.float64)
        marks = np.zeros(self.game.codes, np.int64)
        grow(
            h,
            seat,
            iterations,
            self.explore,
            self.temper,
            rng,
            self._world,
            self._saved,
            self._views,
            self._words,
            self._codes,
            marks,
            nodes,
            totals,
        )
        tried = np.zeros(self.game.codes, np.int64)
        child = int(nodes[0, FIRST])
        while child:
            tried[nodes[child, CODE]] += nodes[child, VISITS]
            child = int(nodes[child, NEXT])
        return tried


def search(game: Game[S], h: S, seat: int, iterations: int, rng: Rng) -> Codes:
    """How often a tree search from this hidden state tried each of the seat's moves."""
    return Search(game).counts(h, seat, iterations, rng)
