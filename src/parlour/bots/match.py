"""Whole games between bots: the loop that asks each seat in its turn.

The loop is compiled. Games of chance alone never leave it; otherwise it stops where a bot
wants to think longer than a rule of thumb, and goes on with the answer. Our own bots choose by
the game's one stream of chance. A bot that somebody brings has random numbers apart from it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from parlour.bots.asked import Asked, numbers_apart
from parlour.bots.bot import Bot
from parlour.bots.consult import BotFailed, consult
from parlour.bots.seating import Who, own_level, sit_down
from parlour.bots.steady import PONDER, steady, steady_play
from parlour.games.game import AnyGame, Game
from parlour.games.statements import MOST_KINDS
from parlour.kernel.chance import Rng, pick, shuffle
from parlour.kernel.dispatch import (
    CHANCE,
    DEAL,
    OVER,
    Codes,
    Numbers,
    S,
    State,
    actor,
    deal,
    hide,
    legal,
    play,
    returns,
    scores,
)
from parlour.kernel.flat import Many, fresh, many
from parlour.kernel.log import MOST_EVENTS, Log
from parlour.kernel.rule import compiled, rule

# What is counted of a game, by column.
DECISIONS = 0
TURNS = 1
DEALS = 2
CHOICES = 3
"""Legal moves, summed over the decisions."""
FORCED = 4
"""Decisions with one legal move."""
LAST = 5
"""No length: who decided last, while a game goes on."""
LENGTHS = 6

BY_CHANCE = 0
STEADILY = 1
WITH_THOUGHT = 2
BROUGHT = 3
KINDS = {"chance": BY_CHANCE, "steady": STEADILY, "keen": WITH_THOUGHT}


@rule
def count_decision(lengths: Codes, n: int) -> None:
    """One more decision, among n legal moves."""
    lengths[DECISIONS] += 1
    lengths[CHOICES] += n
    lengths[FORCED] += n == 1


@compiled
def enter(log: Log | None, book: Codes, base: int) -> None:
    """Count the events of a move and wipe the log.

    Row 0 of the book counts them by kind, row 1 by the clause that was their reason, and row 2
    adds up their amounts by clause.
    """
    if log is not None:
        for k in range(min(log.n, MOST_EVENTS)):
            book[0, log.kind[k]] += 1
            clause = log.clause[k] - base
            if 0 <= clause < book.shape[1]:
                book[1, clause] += 1
                book[2, clause] += log.amount[k]
        log.n = 0


@rule
def chance_game(s: State, pack: Codes, codes: Codes, rng: Rng, lengths: Codes) -> None:
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
            count_decision(lengths, n)
            if who != before:
                lengths[TURNS] += 1
                before = who
        play(s, codes[pick(rng, n)], None)


@compiled
def play_until_asked(
    s: S,
    h: S,
    levels: Codes,
    pack: Codes,
    codes: Codes,
    rng: Rng,
    lengths: Codes,
    log: Log | None,
    book: Codes,
    base: int,
) -> int:
    """Play on, each seat by its level, until a bot wants more thought, or the game is over.

    Returns OVER, or the number of legal codes that the seat on turn may choose from; they
    stand in `codes`, and its hidden state in `h`. With a log, events are entered in the book.
    """
    before = lengths[LAST]
    while True:
        who = actor(s)
        if who == OVER:
            return OVER
        if who == DEAL:
            shuffle(rng, pack)
            deal(s, pack, log)
            enter(log, book, base)
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
            count_decision(lengths, n)
            if who != before:
                lengths[TURNS] += 1
                before = who
        if code == PONDER:
            lengths[LAST] = before
            return n
        play(s, code, log)
        enter(log, book, base)


@compiled
def chance_games(
    starts: Many[S],
    s: Many[S],
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


class Results:
    """What came of a run of games, a row for each. `books` are kept only where events count."""

    def __init__(self, game: AnyGame, games: int, seats: int, with_events: bool = False) -> None:
        self.lengths: Codes = np.zeros((games, LENGTHS), np.int64)
        self.points: Codes = np.zeros((games, seats), np.int64)
        self.payoffs: Numbers = np.zeros((games, seats), np.float64)
        self.base = game.rulebook.base
        self.log: Log | None = fresh(Log) if with_events else None
        # Clauses that came later have numbers of their own, beyond their count.
        last = max(clause.number for clause in game.rulebook.clauses)
        entries = max(MOST_KINDS, last - self.base + 1)
        self.books: Codes = np.zeros((games if with_events else 1, 3, entries), np.int64)

    def best(self) -> NDArray[np.bool_]:
        """Who won each game: the best payoff, which several may share."""
        return self.payoffs >= self.payoffs.max(axis=1, keepdims=True) - 1e-9

    def book(self, i: int) -> Codes:
        """Where the events of game number i are entered."""
        return self.books[i if self.log is not None else 0]


def bots_game(
    game: Game[S],
    s: S,
    h: S,
    seats: Sequence[Bot],
    kinds: Codes,
    pack: Codes,
    codes: Codes,
    rng: Rng,
    results: Results,
    i: int,
    budget: int | None = None,
) -> None:
    """Game number i of a run. Each bot is shown its hidden state and nothing else."""
    lengths, log, book, base = results.lengths[i], results.log, results.book(i), results.base
    lengths[LAST] = OVER
    loop = (s, h, kinds, pack, codes, rng, lengths, log, book, base)
    while (n := int(play_until_asked(*loop))) != OVER:
        who = int(actor(s))
        own = numbers_apart(rng, lengths[DECISIONS]) if kinds[who] == BROUGHT else rng
        asked = Asked.of(game, h, who, codes[:n], own, budget)
        play(s, consult(seats[who], asked), log)
        enter(log, book, base)


def play_games(
    game: Game[S],
    company: Sequence[Who],
    starts: Many[S],
    first: int,
    rngs: NDArray[np.uint64],
    with_events: bool = False,
    budget: int | None = None,
) -> Results:
    """Play games number `first` and on, one for each row of `rngs`; raises BotFailed.

    `starts` are begun states, the deal going round: game i begins as starts[i mod the seats].
    """
    results = Results(game, len(rngs), len(company), with_events)
    outcomes = 1 + max(card.number for card in game.deck)
    codes = np.zeros(max(game.most_legal, outcomes), np.int64)
    pack, order = game.pack(), game.pack()
    s, h = many(game.state, 1), many(game.state, 1)
    if all(own_level(who) == "chance" for who in company) and not with_events:
        room = (results.lengths, results.points, results.payoffs)
        chance_games(starts, s, first, pack, order, codes, rngs, *room)
        return results
    # The loop is compiled with the game's rules of thumb inside, whoever plays.
    steady_play(game)
    seats = [sit_down(who, game) for who in company]
    kinds = np.array([KINDS.get(own_level(who), BROUGHT) for who in company], np.int64)
    for i in range(len(rngs)):
        s[0] = starts[(first + i) % len(starts)]
        order[:] = pack
        try:
            bots_game(game, s[0], h[0], seats, kinds, order, codes, rngs[i], results, i, budget)
        except BotFailed as failed:
            raise failed.in_game(first + i) from failed
        scores(s[0], results.points[i])
        returns(s[0], results.payoffs[i])
    return results
