"""How Portrait Authors speaks: choices, prompts, refusals, zones and the score."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, Line, ScoreLine, ScoreSheet, Zone
from parlour.games.portrait.clause_numbers import RULES
from parlour.games.portrait.deck import DECK
from parlour.games.portrait.in_force import in_force
from parlour.games.portrait.legality import bar_to_stacking_dealt
from parlour.games.portrait.narration import (
    authors_in,
    books,
    counted,
    narrate,
    set_in,
    spoken,
)
from parlour.games.portrait.position import won_by_stacks, write
from parlour.games.portrait.position_reading import read as read_text
from parlour.games.portrait.reading import notation, read
from parlour.games.portrait.state import (
    CODES,
    FIRST_BAD_CALL,
    FIRST_CALL,
    FIRST_STACK,
    GAME_OVER,
    MEMORY_LAST_CALL,
    MEMORY_LOG,
    PAIRS,
    PLAYING,
    WANTS_PACK,
    Portrait,
    cards_of_form,
    pair_cards,
)
from parlour.games.portrait.tabling import count_of_stack
from parlour.games.saying import say
from parlour.games.speech import (
    ABOUT_TO_DEAL,
    HAND,
    NO_MOVE,
    NOT_ALLOWED,
    NOT_YOUR_TURN,
    THE_PACK,
    YOUR_HAND,
    listed,
    many,
    sentences,
    wait_for,
    you_may,
)
from parlour.games.speech import GAME_OVER as IS_OVER
from parlour.kernel.cards import cards_in, count

_CALL_LABEL = say("Call on {seat} for {card}")
_BAD_CALL_LABEL = say("Call on {seat} for {card}, in bad form")
_IN_BAD_FORM = say("A call in bad form is lost, and your turn with it.")
_FOR_TWO = say("For two the sheet has a game with a Bank.")
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
        found: list[Choice | Calls] = [
            _stack_choice(h, seat, code) for code in codes if FIRST_STACK <= code < FIRST_BAD_CALL
        ]
        found += _calls(h, seat, [code for code in codes if code < FIRST_STACK], "call", names)
        lost = [code - FIRST_BAD_CALL for code in codes if code >= FIRST_BAD_CALL]
        return found + _calls(h, seat, lost, "miscall", names)

    def prompt(self, h: Portrait, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        if h.phase == WANTS_PACK:
            return sentences(ABOUT_TO_DEAL, _FOR_TWO if _is_for_more(h) else "")
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
        reason = _REASONS[found.code] if found else NOT_ALLOWED
        return sentences(_tried(h, seat, code, names), reason, _instead(h, seat, codes, names))

    def narrate(self, event: Event, h: Portrait, seat: int, names: Sequence[str]) -> Line | None:
        """One line of the story."""
        return narrate(event, h, seat, names, self.result(h, names))

    def zones(self, h: Portrait, seat: int) -> list[Zone]:
        """Hand and stacks of every seat, the reader's first; the Bank; what lay down before."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        found: list[Zone] = []
        if h.phase == WANTS_PACK:
            found.append(Zone("pack", THE_PACK, "stock", backs=int(count(cards_of_form(h)))))
        for place in range(n):
            other = (first + place) % n
            found += [_hand(h, seat, other), _stacks(h, other)]
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
        lines = _pair_lines(h) if h.form == PAIRS else _book_lines(h)
        earlier = [int(h.score[k]) - won_by_stacks(h, k) for k in range(n)]
        if any(earlier):
            lines.insert(0, ScoreLine(say("Before this position"), [str(k) for k in earlier]))
        return ScoreSheet(
            totals=[int(h.score[k]) for k in range(n)],
            unit=_POINTS if h.form == PAIRS else _BOOKS_UNIT,
            target=_HIGHEST_WINS if h.form == PAIRS else _MOST_WIN,
            lines=lines,
        )

    def last_taken(self, h: Portrait, seat: int) -> LastTaken | None:
        """portrait.stack-face-up: all stacks lie open, and none more than another."""
        return None

    def first_shown(self, h: Portrait, story: Sequence[Line]) -> int:
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


_REASONS = {
    "game-over": IS_OVER,
    "not-your-turn": NOT_YOUR_TURN,
    "no-such-action": say("This game has no such move."),
    "bad-call-off": say("At this table no call is lost for want of form."),
    "no-such-seat": say("Nobody sits there."),
    "not-in-pack": say("The sketch cards are left out of this game."),
    "you-hold-it": say("A card in your own hand cannot be called for."),
    "on-table": say("That card lies on the table."),
    "no-card-of-group": say(
        "The right to call comes from a card of the same group in your hand, or of the same book "
        "where books of four are played for."
    ),
    "empty-hand": say("That player has no card."),
    "stale-call": say(
        "Nothing has come about for three rounds or the table forbids it: no call may be made of "
        "which all know that it must fail, and none in bad form."
    ),
    "no-stacking-in-this-form": say(
        "Here books of four go down of themselves, and nothing is stacked."
    ),
    "not-in-hand": say("Only whole pairs from your own hand can be stacked."),
    "books-only": say("At this table only a whole book may be stacked."),
    "stack-whole": say("At this table all complete pairs of a group are stacked together."),
    "dealt-set": say(
        "A set that came in the deal must have a card of its group added to it first."
    ),
    "need-new-card": say(
        "Since your last miss you have received no card that would let you stack."
    ),
}


def _ids(cards: int) -> list[str]:
    return DECK.ids(cards_in(cards))


def _is_for_more(h: Portrait) -> bool:
    """portrait.r-two-players: two may play, though this form is not meant for them."""
    return h.seats == 2 and not h.bank_on


def _stack_choice(h: Portrait, seat: int, code: int) -> Choice:
    """One stack: its name as it will be announced, and what it brings."""
    g, m = divmod(code - FIRST_STACK, 15)
    cards = int(pair_cards(g, m + 1))
    for_nothing = bar_to_stacking_dealt(h, seat, g, m + 1) != 0
    won = 0 if for_nothing else int(count_of_stack(h, seat, g, m + 1))
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
    by_seat: dict[int, int] = {}
    n = int(h.seats)
    for call in calls:
        asked = (seat + call // 64 + 1) % n
        by_seat[asked] = by_seat.get(asked, 0) | 1 << call % 64
    found: list[Choice | Calls] = []
    for cards in dict.fromkeys(by_seat.values()):
        asked_for = [other for other in by_seat if by_seat[other] == cards]
        found.append(
            Calls(
                kind=verb,
                template=f"{verb} {{seat}}: {{card}}",
                label=_BAD_CALL_LABEL if verb == "miscall" else _CALL_LABEL,
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


def _tried(h: Portrait, seat: int, code: int, names: Sequence[str]) -> str:
    """What the player wanted to do."""
    if code < 0 or code >= CODES:
        return NO_MOVE
    if FIRST_STACK <= code < FIRST_BAD_CALL:
        g, m = divmod(code - FIRST_STACK, 15)
        cards = int(pair_cards(g, m + 1))
        return say(
            "You tried to stack {set}: {authors}.",
            set=set_in(cards),
            authors=listed(authors_in(cards), "and"),
        )
    d, card = divmod(code - (FIRST_CALL if code < FIRST_STACK else FIRST_BAD_CALL), 64)
    empty = say("an empty seat")
    asked = names[(seat + d + 1) % int(h.seats)] if d + 1 < h.seats else empty
    return say("You tried to call on {whom}: {card}.", whom=asked, card=spoken(int(h.form), card))


def _instead(h: Portrait, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if h.phase != PLAYING:
        return say("Wait for the deal.")
    if h.current != seat:
        return wait_for(names[int(h.current)])
    calls = [code for code in codes if code < FIRST_STACK]
    groups = list(dict.fromkeys(DECK[card].suit for card in sorted({c % 64 for c in calls})))
    ways: list[str] = []
    if calls:
        ways.append(say("call on another player in {groups}", groups=listed(groups)))
    if any(FIRST_STACK <= code < FIRST_BAD_CALL for code in codes):
        ways.append(say("stack what you may"))
    return you_may(ways)


def _hand(h: Portrait, seat: int, other: int) -> Zone:
    """One's own hand in faces, another's in backs."""
    size = int(h.sizes[other])
    label = YOUR_HAND if other == seat else HAND
    note = many(size, "card")
    if other == seat:
        return Zone(f"hand:{other}", label, "hand", other, _ids(int(h.hand[other])), note=note)
    return Zone(f"hand:{other}", label, "hand", other, backs=size, note=note)


def _made(h: Portrait, other: int) -> list[int]:
    """A seat's stacks or books, in their order."""
    return [int(h.stack_cards[k]) for k in range(int(h.stacks)) if h.stack_by[k] == other]


def _stacks(h: Portrait, other: int) -> Zone:
    """portrait.stack-face-up: a seat's stacks, open to all, in the order in which they came."""
    made = _made(h, other)
    if h.form == PAIRS:
        note, label = listed([set_in(cards) for cards in made], ""), _STACKS
    else:
        note, label = books(len(made)), BOOKS
    cards = [card for stack in made for card in _ids(stack)]
    return Zone(f"stacks:{other}", label, "taken", other, cards, note=note)


def _pair_lines(h: Portrait) -> list[ScoreLine]:
    """Books, double pairs royal, pairs royal and pairs, with what each seat had for them."""
    kinds = (
        (8, BOOKS, "portrait.count-10"),
        (6, say("Double pairs royal"), "portrait.count-6"),
        (4, say("Pairs royal"), "portrait.count-3"),
        (2, say("Pairs"), "portrait.pair-counts-0"),
    )
    return [
        ScoreLine(label, [_won_by_kind(h, seat, size) for seat in range(int(h.seats))], clause)
        for size, label, clause in kinds
    ]


def _won_by_kind(h: Portrait, seat: int, size: int) -> str:
    made = [
        int(h.stack_won[k])
        for k in range(int(h.stacks))
        if h.stack_by[k] == seat and int(h.stack_cards[k]).bit_count() == size
    ]
    return str(sum(made))


def _book_lines(h: Portrait) -> list[ScoreLine]:
    """Books of four, one each."""
    made = [str(won_by_stacks(h, seat)) for seat in range(int(h.seats))]
    clause = "portrait.bank-count" if h.bank_on else "portrait.easy-book-1"
    return [ScoreLine(BOOKS, made, clause)]
