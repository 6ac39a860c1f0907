"""When the cards are out: revokes, tricks, Titles, and whether the game is won."""

from __future__ import annotations

from parlour.games.nations import clauses, events
from parlour.games.nations.state import (
    AT_COUNT,
    EITHER_BARS_BOTH,
    GAME_OVER,
    NO_SEAT,
    RUBBER,
    SEATS,
    SIDES,
    STOP_EARLY,
    TITLES_THEN_TRICKS,
    TRICKS_IN_A_DEAL,
    WANTS_PACK,
    Nations,
    side_of,
    titles_dealt,
    to_left,
)
from parlour.kernel.cards import NONE, count
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

GOAL = 10
NINE = 9
EIGHT = 8
BOOK = 6
"""Tricks that score nothing."""
FORFEIT = 3
"""nations.ruling-revoke: the tricks that a revoke costs."""
GAMES_OF_A_RUBBER = 2
MOST_IN_A_DEAL = 11
"""All thirteen tricks and all four Titles."""


@rule
def is_played_out(s: Nations, side: int) -> bool:
    """nations.play-all: after the thirteenth trick.

    nations.ruling-play-out: not before, unless the house stops when the side that took the
    trick has tricks enough for the game.
    """
    if s.stop_early == STOP_EARLY and s.start[side] + s.tricks[side] - BOOK >= GOAL:
        return True
    return s.tricks_done >= TRICKS_IN_A_DEAL


@rule
def count_deal(s: Nations, log: Log | None) -> None:
    """The deal is over and counted, unless both sides have revoked.

    nations.ruling-count-order: which of tricks and Titles are counted first.
    """
    if s.revoked[0] == 1 and s.revoked[1] == 1:
        tell(log, events.DEAL_VOID, NOBODY, NOBODY, NONE, 0, clauses.RULING_REVOKE, ALL, ALL)
        close_deal(s)
        return
    forfeit_tricks(s, log)
    if s.count_order == TITLES_THEN_TRICKS:
        count_titles(s, log)
        if not is_won(s, log):
            count_tricks(s, log)
            is_won(s, log)
    else:
        count_tricks(s, log)
        if not is_won(s, log):
            count_titles(s, log)
            is_won(s, log)
    if s.winner == NO_SEAT:
        close_deal(s)
        pass_the_deal(s)


# nations.ruling-revoke.


@rule
def forfeit_tricks(s: Nations, log: Log | None) -> None:
    """nations.ruling-revoke: a side that revoked, however often, gives up three tricks."""
    for side in range(SIDES):
        if s.revoked[side] == 1:
            moved = min(FORFEIT, s.tricks[side])
            s.tricks[side] -= moved
            s.tricks[1 - side] += moved
            tell(log, events.REVOKE, side, side + 2, NONE, moved, clauses.RULING_REVOKE, ALL, ALL)


@rule
def add_points(s: Nations, side: int, amount: int) -> int:
    """Add to a side's score; say how much was really added.

    nations.ruling-final-score: all of it, past ten too; nations.ruling-revoke: but a side that
    revoked is not lifted above nine in this deal.
    """
    if s.revoked[side] == 1:
        amount = max(0, min(amount, NINE - s.points[side]))
    s.points[side] += amount
    s.made[side] += amount
    return amount


# The two counts.


@rule
def count_tricks(s: Nations, log: Log | None) -> None:
    """nations.tricks-above-six: a point each, for the one side that can have them."""
    for side in range(SIDES):
        above = s.tricks[side] - BOOK
        if above > 0:
            points = add_points(s, side, above)
            tell(
                log, events.TRICKS, side, side + 2, NONE, points, clauses.TRICKS_ABOVE_SIX, ALL, ALL
            )


@rule
def count_titles(s: Nations, log: Log | None) -> None:
    """nations.titles-divided, and else the side with more; nobody need claim them
    (nations.ruling-titles-automatic)."""
    first, second = titles_of_side(s, 0), titles_of_side(s, 1)
    if first == second:
        tell(log, events.TITLES_DIVIDED, NOBODY, NOBODY, NONE, 0, clauses.TITLES_DIVIDED, ALL, ALL)
        return
    side = 0 if first > second else 1
    if is_barred(s, side):
        tell(
            log,
            events.TITLES_VOID_AT_NINE,
            side,
            side + 2,
            NONE,
            0,
            clauses.NINE_NO_TITLES,
            ALL,
            ALL,
        )
        return
    score_titles(s, side, max(first, second), log)


@rule
def score_titles(s: Nations, side: int, n: int, log: Log | None) -> None:
    """nations.titles-four, nations.titles-three: four points, or two."""
    clause = clauses.TITLES_FOUR if n == 4 else clauses.TITLES_THREE
    points = add_points(s, side, 4 if n == 4 else 2)
    tell(log, events.TITLES, side, side + 2, NONE, points, clause, ALL, ALL)


@rule
def titles_of_side(s: Nations, side: int) -> int:
    """nations.ruling-titles-by-side: both hands of the side together."""
    n = 0
    for seat in range(SEATS):
        if side_of(seat) == side:
            n += count(titles_dealt(s, seat))
    return n


@rule
def is_barred(s: Nations, side: int) -> bool:
    """nations.nine-no-titles, nations.ruling-nine: whether this side's Titles are worth nothing.

    nations.ruling-uncalled-at-eight: at eight they are not, called or not.
    """
    if s.titles_at_nine == EITHER_BARS_BOTH:
        return s.start[0] == NINE or s.start[1] == NINE
    if s.titles_at_nine == AT_COUNT:
        return s.points[side] == NINE
    return s.start[side] == NINE


# The game.


@rule
def is_won(s: Nations, log: Log | None) -> bool:
    """nations.game-ten: whether a side has ten now, and with it the game."""
    for side in range(SIDES):
        if s.points[side] >= GOAL:
            win_game(s, side, log)
            return True
    return False


@rule
def win_game(s: Nations, side: int, log: Log | None) -> None:
    """nations.game-ten; nations.ruling-match: of a rubber two games must be won."""
    s.winner = side
    s.games[side] += 1
    points = s.points[side]
    tell(log, events.GAME_OVER, side, side + 2, NONE, points, clauses.GAME_TEN, ALL, ALL)
    close_deal(s)
    if s.match == RUBBER:
        if s.games[side] < GAMES_OF_A_RUBBER:
            s.points[0] = 0
            s.points[1] = 0
            pass_the_deal(s)
            return
        won = s.games[side]
        tell(log, events.MATCH_OVER, side, side + 2, NONE, won, clauses.RULING_MATCH, ALL, ALL)
    s.phase = GAME_OVER


@rule
def close_deal(s: Nations) -> None:
    """nations.next-deal: another deal follows."""
    s.turn = NO_SEAT
    s.idle = s.idle + 1 if s.made[0] + s.made[1] == 0 else 0
    s.phase = WANTS_PACK


@rule
def pass_the_deal(s: Nations) -> None:
    """nations.ruling-dealer-order: the deal goes to the left."""
    s.dealer = to_left(s.dealer)


@rule
def scores(s: Nations, out: Codes) -> None:
    """The points of each seat's side."""
    for seat in range(SEATS):
        out[seat] = s.points[side_of(seat)]


@rule
def returns(s: Nations, out: Numbers) -> None:
    """nations.ruling-payoff: one to each of the winning side, minus one to each of the other."""
    for seat in range(SEATS):
        out[seat] = 0.0
        if s.phase == GAME_OVER and s.winner != NO_SEAT:
            out[seat] = 1.0 if side_of(seat) == s.winner else -1.0


@rule
def deal_over(s: Nations) -> bool:
    """Whether the cards are out, or a call has ended the game."""
    return s.deals > 0 and (s.phase == WANTS_PACK or s.phase == GAME_OVER)


@rule
def value(s: Nations, seat: int) -> float:
    """A game won or lost is everything; else what the side made of the deal beyond the other."""
    if not deal_over(s):
        return 0.0
    side = side_of(seat)
    if s.winner != NO_SEAT:
        return 1.0 if side == s.winner else -1.0
    return (s.made[side] - s.made[1 - side]) / MOST_IN_A_DEAL
