"""How Portrait Authors speaks: choices, prompts, refusals, zones and the score."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, ScoreLine, ScoreSheet, StoryLine, Zone
from parlour.games.portrait.citing import RULES, clauses_behind, in_force
from parlour.games.portrait.deck import DECK
from parlour.games.portrait.narration import (
    authors_in,
    books,
    counted,
    narrate,
    set_in,
)
from parlour.games.portrait.notation import notation, read
from parlour.games.portrait.position import Stack, stacks_of, won_by, write
from parlour.games.portrait.position_reading import read as read_text
from parlour.games.portrait.refusing import instead, reason, taken_back, tried
from parlour.games.portrait.stacks import bar_to_stacking_dealt, count_of_stack
from parlour.games.portrait.state import (
    FIRST_BAD_CALL,
    FIRST_CALL,
    FIRST_STACK,
    GAME_OVER,
    LOSS_OF_CALL,
    MEMORY_LAST_CALL,
    MEMORY_LOG,
    PAIRS,
    WANTS_PACK,
    Portrait,
    cards_of_form,
    pair_cards,
)
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import (
    ABOUT_TO_DEAL,
    HAND,
    NOT_ALLOWED,
    THE_PACK,
    YOUR_HAND,
    listed,
    many,
    sentences,
)
from parlour.kernel.cards import cards_in, count

_CALL_LABEL = say("Call on {seat} for {card}")
_GOOD_CALL_LABEL = say("Call on {seat} for {card}, in good form")
_BAD_CALL_LABEL = say("Call on {seat} for {card}, in bad form")
_IN_BAD_FORM = say("A call in bad form is lost, and your turn with it.")
_CALL_IN_GROUP = say("Call on anyone for a card of a group in your hand.")
_CALL_IN_BOOK = say("Call on anyone for a card of a book of which you hold a card.")
_MAY_STACK = say("You may also stack, before you miss.")
_THE_BANK = say("The Bank")
_BEFORE = say("On the table before")
_STACKS = say("Stacks")
BOOKS = say("Books")
"""portrait.names-as-authors: a full group is a book, as in the Game of Authors."""
_BOOKS_UNIT = say("books")
_POINTS = say("points")
_HIGHEST_WINS = say("The highest count wins.")
_MOST_WIN = say("Most books wins.")


class PortraitWords:
    """The words of one of the games of Portrait Authors."""

    scoring: frozenset[str] = frozenset()
    """The lines of the score sheet add up by themselves."""

    def __init__(self, game: str) -> None:
        self.game = game

    def notation(self, h: Portrait, seat: int, code: int) -> str:
        """The one text of a move."""
        return notation(h, seat, code)

    def read(self, h: Portrait, seat: int, text: str) -> int:
        """The code of a move that somebody typed."""
        return read(h, seat, text)

    def choices(
        self, h: Portrait, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        """Stacks to make, and tables of calls: of whom, for which card."""
        stacks, lost = bisect_left(codes, FIRST_STACK), bisect_left(codes, FIRST_BAD_CALL)
        found: list[Choice | Calls] = [_stack_choice(h, seat, code) for code in codes[stacks:lost]]
        found += _calls(h, seat, [code - FIRST_CALL for code in codes[:stacks]], "call", names)
        miscalls = [code - FIRST_BAD_CALL for code in codes[lost:]]
        return found + _calls(h, seat, miscalls, "miscall", names)

    def prompt(self, h: Portrait, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        if h.phase == WANTS_PACK:
            return ABOUT_TO_DEAL
        if h.phase == GAME_OVER:
            return self.result(h, names)
        if h.current != seat:
            return say("{name} is to call.", name=names[int(h.current)])
        stacks = bisect_left(codes, FIRST_STACK) < bisect_left(codes, FIRST_BAD_CALL)
        hurry = ""
        if h.move_clock:
            hurry = say(
                "The table would have you take no more than {n} seconds.", n=int(h.move_clock)
            )
        asked = _CALL_IN_GROUP if h.form == PAIRS else _CALL_IN_BOOK
        return sentences(asked, _MAY_STACK if stacks else "", hurry)

    def in_force(self, h: Portrait, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force(h, seat, codes)

    def refuse(
        self,
        h: Portrait,
        seat: int,
        code: int,
        refusal: int,
        codes: Sequence[int],
        names: Sequence[str],
    ) -> str:
        """What was tried, the rule, and what may be done instead."""
        found = RULES.refusal(refusal)
        why = reason(h, code, found.code) if found else NOT_ALLOWED
        return sentences(tried(h, seat, code, names), why, instead(h, seat, codes, names))

    def cited(self, h: Portrait, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind(h, code, refusal)

    def taken_back(
        self, h: Portrait, seat: int, code: int, names: Sequence[str], reader: int
    ) -> str:
        """A move inside a sentence, as a thing."""
        return taken_back(h, seat, code, names, reader)

    def narrate(
        self, event: Event, h: Portrait, seat: int, names: Sequence[str]
    ) -> StoryLine | None:
        """One line of the story."""
        return narrate(event, h, seat, names, self.result(h, names))

    def zones(self, h: Portrait, seat: int) -> list[Zone]:
        """Hand and stacks of every seat, the reader's first; the Bank; what lay down before."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        found: list[Zone] = []
        if h.phase == WANTS_PACK:
            found.append(Zone("pack", THE_PACK, "stock", backs=int(count(cards_of_form(h)))))
        made = stacks_of(h)
        for place in range(n):
            other = (first + place) % n
            found += [_hand(h, seat, other), _stacks(h, made, other)]
        if h.bank_on:
            size = int(h.bank_n)
            found.append(Zone("bank", _THE_BANK, "stock", backs=size, note=many(size, "card")))
        before = int(h.tabled)
        for other in range(n):
            before &= ~int(h.stacked[other])
        if before:
            found.append(Zone("out", _BEFORE, "aside", cards=_ids(before)))
        return found

    def score_sheet(self, h: Portrait, seat: int) -> ScoreSheet:
        """portrait.score-kept: what each seat's stacks or books have counted, by kind."""
        n = int(h.seats)
        made, totals = stacks_of(h), h.score.tolist()[:n]
        lines = _pair_lines(made, n) if h.form == PAIRS else _book_lines(h, made, n)
        earlier = [total - won_by(made, k) for k, total in enumerate(totals)]
        if any(earlier):
            lines.insert(0, ScoreLine(say("Before this position"), [str(k) for k in earlier]))
        return ScoreSheet(
            totals=totals,
            unit=_POINTS if h.form == PAIRS else _BOOKS_UNIT,
            target=_HIGHEST_WINS if h.form == PAIRS else _MOST_WIN,
            lines=lines,
        )

    def last_taken(self, h: Portrait, seat: int) -> LastTaken | None:
        """portrait.stack-face-up: all stacks lie open, and none more than another."""
        return None

    def first_shown(self, h: Portrait, story: Sequence[StoryLine]) -> int:
        """portrait.r-memory-aid: the whole story, from the last call on, or the last line alone."""
        if h.memory_aid == MEMORY_LOG:
            return 0
        if h.memory_aid == MEMORY_LAST_CALL:
            calls = [place for place, line in enumerate(story) if line.kind in ("called", "lost")]
            return calls[-1] if calls else 0
        return max(0, len(story) - 1)

    def result(self, h: Portrait, names: Sequence[str]) -> str:
        """Who has won, or nothing before the end."""
        if h.phase != GAME_OVER:
            return ""
        score = [int(h.score[k]) for k in range(int(h.seats))]
        most = max(score)
        winners = [names[k] for k, points in enumerate(score) if points == most]
        made = many(most, "point") if h.form == PAIRS else books(most)
        if len(winners) == 1:
            return say("{name} wins with {count}.", name=winners[0], count=made)
        return say(
            "{names} share the win with {count} each.", names=listed(winners, "and"), count=made
        )

    def write_position(self, s: Portrait) -> str:
        """A state as text."""
        return write(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Portrait:
        """The state that a text describes."""
        return read_text(self.game, text, options, whole=whole, stored=stored)


def _ids(cards: int) -> list[str]:
    return DECK.ids(cards_in(cards))


def _stack_choice(h: Portrait, seat: int, code: int) -> Choice:
    """One stack: its name as it will be announced, and what it brings."""
    g, m = divmod(code - FIRST_STACK, 15)
    cards = int(pair_cards(g, m + 1))
    for_nothing = bar_to_stacking_dealt(h, seat, g, m + 1) != 0
    won = 0 if for_nothing else int(count_of_stack(m + 1))
    label = say(
        "Stack {set}, {won}: {authors}",
        set=set_in(cards),
        won=counted(won),
        authors=listed(authors_in(cards), "and"),
    )
    return Choice(notation(h, seat, code), "stack", label, _ids(cards))


def _calls(
    h: Portrait, seat: int, calls: Sequence[int], verb: str, names: Sequence[str]
) -> list[Choice | Calls]:
    """The calls that are open, seats of whom the same may be asked together."""
    n = int(h.seats)
    by_distance = [0] * n
    for call in calls:
        by_distance[call // 64] |= 1 << call % 64
    by_seat = {(seat + d + 1) % n: cards for d, cards in enumerate(by_distance) if cards}
    found: list[Choice | Calls] = []
    # portrait.call-order: where form is played for, a button is no call that could be lost.
    label = _GOOD_CALL_LABEL if h.call_form == LOSS_OF_CALL else _CALL_LABEL
    for cards in dict.fromkeys(by_seat.values()):
        asked_for = [other for other in by_seat if by_seat[other] == cards]
        found.append(
            Calls(
                kind=verb,
                template=f"{verb} {{seat}}: {{card}}",
                label=_BAD_CALL_LABEL if verb == "miscall" else label,
                seats=asked_for,
                cards=_ids(cards),
                warn=_warnings(h, asked_for, verb, names),
            )
        )
    return found


def _warnings(h: Portrait, seats: Sequence[int], verb: str, names: Sequence[str]) -> dict[int, str]:
    """What everybody can tell of such a call beforehand, by the seat that is called on."""
    if verb == "miscall":
        return dict.fromkeys(seats, _IN_BAD_FORM)
    return {
        asked: say(
            "{name} has no card: the call would be in vain, and you would draw.", name=names[asked]
        )
        for asked in seats
        if h.sizes[asked] == 0
    }


def _hand(h: Portrait, seat: int, other: int) -> Zone:
    """One's own hand in faces, another's in backs."""
    size = int(h.sizes[other])
    label = YOUR_HAND if other == seat else HAND
    note = many(size, "card")
    if other == seat:
        return Zone(f"hand:{other}", label, "hand", other, _ids(int(h.hand[other])), note=note)
    return Zone(f"hand:{other}", label, "hand", other, backs=size, note=note)


def _stacks(h: Portrait, made: Sequence[Stack], other: int) -> Zone:
    """portrait.stack-face-up: a seat's stacks, open to all, in the order in which they came."""
    own = [stack.cards for stack in made if stack.by == other]
    if h.form == PAIRS:
        note, label = listed([set_in(cards) for cards in own], ""), _STACKS
    else:
        note, label = books(len(own)), BOOKS
    cards = [card for stack in own for card in _ids(stack)]
    return Zone(f"stacks:{other}", label, "taken", other, cards, note=note)


_KINDS = (
    (8, BOOKS, "portrait.count-10"),
    (6, say("Double pairs royal"), "portrait.count-6"),
    (4, say("Pairs royal"), "portrait.count-3"),
    (2, say("Pairs"), "portrait.pair-counts-0"),
)


def _pair_lines(made: Sequence[Stack], seats: int) -> list[ScoreLine]:
    """Books, double pairs royal, pairs royal and pairs, with what each seat had for them."""
    lines: list[ScoreLine] = []
    for size, label, clause in _KINDS:
        of_kind = [stack for stack in made if stack.cards.bit_count() == size]
        won = [str(won_by(of_kind, seat)) for seat in range(seats)]
        lines.append(ScoreLine(label, won, clause))
    return lines


def _book_lines(h: Portrait, made: Sequence[Stack], seats: int) -> list[ScoreLine]:
    """Books of four, one each."""
    won = [str(won_by(made, seat)) for seat in range(seats)]
    clause = "portrait.bank-count" if h.bank_on else "portrait.easy-book-1"
    return [ScoreLine(BOOKS, won, clause)]
