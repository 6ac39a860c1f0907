"""The call: a side at eight may end the game with its Titles."""

from __future__ import annotations

from parlour.games.nations import clauses, events, refusals
from parlour.games.nations.counting import EIGHT, NINE, is_won, score_titles
from parlour.games.nations.state import (
    ANSWER,
    ANSWER_YES,
    BEFORE_FIRST_LEAD,
    CALLS,
    EITHER_BARS_BOTH,
    EXACTLY_TWO,
    PLAY,
    SPOKEN,
    Nations,
    partner_of,
    side_of,
    titles_dealt,
    to_left,
)
from parlour.games.nations.tricks import come_to_turn
from parlour.kernel.cards import NONE, count
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def open_calls(s: Nations, log: Log | None) -> None:
    """After the deal the first leader plays.

    nations.ruling-call-when: by house rule each seat of a side at eight is asked before that,
    from the dealer's left.
    """
    if s.call_window == BEFORE_FIRST_LEAD:
        ask_next(s, s.dealer, log)
    else:
        come_to_turn(s, s.leader, log)


@rule
def ask_next(s: Nations, seat: int, log: Log | None) -> None:
    """Ask the next seat after this one that is at eight; after the dealer's the play begins."""
    first = seat == s.dealer and s.phase != CALLS
    while first or seat != s.dealer:
        first = False
        seat = to_left(seat)
        if s.start[side_of(seat)] == EIGHT:
            s.phase = CALLS
            s.turn = seat
            return
    come_to_turn(s, s.leader, log)


# Who may call.


@rule
def bar_to_calling(s: Nations, seat: int) -> int:
    """Why this seat may not call, or 0."""
    bar = bar_by_time(s, seat)
    if bar == 0:
        bar = bar_by_score(s, seat)
    if bar == 0:
        bar = bar_by_titles(s, seat)
    return bar


@rule
def bar_by_time(s: Nations, seat: int) -> int:
    """nations.ruling-call-when: before his first card, and once."""
    if s.phase == PLAY and s.call_window == BEFORE_FIRST_LEAD:
        return refusals.CALL_AFTER_FIRST_CARD
    if s.played[seat] != NONE:
        return refusals.CALL_AFTER_FIRST_CARD
    return refusals.CALL_ALREADY_MADE if s.called[seat] == 1 else 0


@rule
def bar_by_score(s: Nations, seat: int) -> int:
    """nations.call-at-eight: his side began the deal at eight, neither more nor less.

    nations.ruling-both-at-eight: it does not matter whether the other did too. By house rule
    nations.nine-no-titles stands against it when the other side is at nine.
    """
    side = side_of(seat)
    if s.start[side] != EIGHT:
        return refusals.CALL_NOT_AT_EIGHT
    if s.titles_at_nine == EITHER_BARS_BOTH and s.start[1 - side] == NINE:
        return refusals.CALL_TITLES_BARRED
    return 0


@rule
def bar_by_titles(s: Nations, seat: int) -> int:
    """nations.ruling-call-who: two Titles or more; by house rule two and no more."""
    n = count(titles_dealt(s, seat))
    if n < 2 or (n > 2 and s.call_holding == EXACTLY_TWO):
        return refusals.CALL_NEEDS_TWO_TITLES
    return 0


# Call and answer.


@rule
def call(s: Nations, log: Log | None) -> None:
    """nations.call-at-eight: he asks his partner for a Title.

    nations.ruling-call-who: with three or four he need not ask.
    nations.ruling-call-answer: the table answers, unless partners speak for themselves.
    """
    seat = s.turn
    partner = partner_of(seat)
    s.called[seat] = 1
    asks = 1 if count(titles_dealt(s, seat)) == 2 else 0
    tell(log, events.CALL, seat, partner, NONE, asks, clauses.CALL_AT_EIGHT, ALL, ALL)
    if asks == 0:
        show_titles(s, seat, log)
    elif s.call_answer == SPOKEN:
        s.phase = ANSWER
    else:
        hear_answer(s, has_title(s, partner), log)


@rule
def has_title(s: Nations, seat: int) -> bool:
    """nations.call-needs-partner-title: whether the partner was dealt one."""
    return titles_dealt(s, seat) != NONE


@rule
def bar_to_answering(s: Nations, action: int) -> int:
    """nations.call-needs-partner-title: nobody may say yes without a Title; a no is free."""
    if action == ANSWER_YES and not has_title(s, partner_of(s.turn)):
        return refusals.NO_TITLE
    return 0


@rule
def hear_answer(s: Nations, yes: bool, log: Log | None) -> None:
    """A yes shows the Titles. nations.ruling-failed-call: a no costs nothing, and all hear it."""
    seat = s.turn
    partner = partner_of(seat)
    said = 1 if yes else 0
    tell(log, events.ANSWER, partner, seat, NONE, said, clauses.RULING_CALL_ANSWER, ALL, ALL)
    if yes:
        show_titles(s, seat, log)
    else:
        go_on(s, log)


@rule
def go_on(s: Nations, log: Log | None) -> None:
    """nations.ruling-call-when: the caller's turn is not used up; among calls the next is asked."""
    if s.call_window == BEFORE_FIRST_LEAD:
        s.phase = CALLS
        ask_next(s, s.turn, log)
    else:
        s.phase = PLAY


@rule
def pass_call(s: Nations, log: Log | None) -> None:
    """By house rule: he lets it go by, and nobody learns why."""
    tell(log, events.PASSED_CALL, s.turn, NOBODY, NONE, 0, clauses.RULING_CALL_WHEN, ALL, ALL)
    ask_next(s, s.turn, log)


@rule
def show_titles(s: Nations, seat: int, log: Log | None) -> None:
    """nations.call-show-score-end: the side's Titles are shown and scored, and that is the game.

    nations.ruling-call-score: for what they really are, whatever the other side has.
    """
    partner = partner_of(seat)
    titles = titles_dealt(s, seat) | titles_dealt(s, partner)
    s.shown = titles
    tell(log, events.TITLES_SHOWN, seat, partner, titles, 0, clauses.CALL_SHOW_SCORE_END, ALL, ALL)
    score_titles(s, side_of(seat), count(titles), log)
    is_won(s, log)
