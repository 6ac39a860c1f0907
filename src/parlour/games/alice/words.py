"""How Alice speaks: moves, prompts, refusals, zones and the score, for what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from parlour.games.alice.citing import RULES, clauses_behind, in_force
from parlour.games.alice.deck import DECK
from parlour.games.alice.narration import narrate
from parlour.games.alice.notation import notation, read
from parlour.games.alice.position import write
from parlour.games.alice.position_reading import read as read_text
from parlour.games.alice.state import (
    CARDS,
    CODES,
    DRAWING,
    FIRST_CALL,
    FULL_HISTORY,
    GAME_OVER,
    NO_SET,
    PLAYING,
    SETS,
    STOP,
    WANTS_PACK,
    Alice,
)
from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, ScoreLine, ScoreSheet, StoryLine, Zone
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import (
    ABOUT_TO_DEAL,
    HAND,
    NO_MOVE,
    NOT_ALLOWED,
    NOT_YOUR_TURN,
    ONE_MOMENT,
    THE_PACK,
    YOUR_HAND,
    Voice,
    is_to_play,
    listed,
    many,
    sentences,
    wait_for,
    you_may,
)
from parlour.games.speech import GAME_OVER as IS_OVER
from parlour.kernel.cards import cards_in, has

CALL_LABEL = say("Call on {seat} for {card}")
_EXPOSED = say("Exposed Lead")
_SETS = say("Sets")
_UNIT = say("sets")
_TARGET = say("Most of the sixteen sets wins.")
_BEFORE = say("Before the play")
_IN_PLAY = say("Completed in play")
_WANTS = tuple(
    say("wants {cards}", cards=listed(DECK[3 * i].companions, "and")) for i in range(SETS)
)


@cache
def _sets_note(made: int, hidden: int) -> str:
    """How many sets lie before a seat, and how many of them face down."""
    if not hidden:
        return say("{sets} of {all}", sets=many(made, "set"), all=SETS)
    return say(
        "{sets} of {all}, {hidden} face down",
        sets=many(made, "set"),
        all=SETS,
        hidden=many(hidden, "set"),
    )


class AliceWords:
    """The words of Alice in Wonderland."""

    scoring: frozenset[str] = frozenset()
    """The sheet's two lines add up to the score by themselves."""

    def notation(self, h: Alice, seat: int, code: int) -> str:
        """The one text of a move."""
        return notation(h, seat, code)

    def read(self, h: Alice, seat: int, text: str) -> int:
        """The code of a move that somebody typed."""
        return read(h, seat, text)

    def choices(
        self, h: Alice, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        """Leads to expose, one table of calls, and stopping."""
        found: list[Choice | Calls] = [
            Choice(f"expose {DECK[3 * i].id}", "expose", _exposing(h, seat, i), [DECK[3 * i].id])
            for i in codes
            if i < FIRST_CALL
        ]
        calls = [code - FIRST_CALL for code in codes if FIRST_CALL <= code < STOP]
        if calls:
            first = 3 * int(h.exposed[seat]) + 1
            asked = list(dict.fromkeys((seat + k // 2 + 1) % int(h.seats) for k in calls))
            cards = sorted({first + k % 2 for k in calls})
            found.append(
                Calls(
                    kind="call",
                    template="call {seat}: {card}",
                    label=CALL_LABEL,
                    seats=asked,
                    cards=DECK.ids(cards),
                    warn={
                        other: say(
                            "{name} has no card in hand: the call would be in vain.",
                            name=names[other],
                        )
                        for other in asked
                        if h.sizes[other] == 0
                    },
                )
            )
        if STOP in codes:
            found.append(Choice("stop", "stop", say("Stop and end the turn")))
        return found

    def prompt(self, h: Alice, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        if h.phase == WANTS_PACK:
            return ABOUT_TO_DEAL
        if h.phase == GAME_OVER:
            return self.result(h, names)
        if h.phase == DRAWING:
            to = Voice(names, seat)
            return say(
                "{who} {who:draw|draws} one card from {whose} hand.",
                who=to.who(int(h.taker)),
                whose=to.whose(int(h.giver)),
            )
        if h.current != seat:
            return is_to_play(names[int(h.current)])
        return _bidding(h, seat, codes)

    def in_force(self, h: Alice, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force(h, seat, codes)

    def refuse(
        self,
        h: Alice,
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

    def cited(self, h: Alice, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind(h, refusal)

    def taken_back(self, h: Alice, seat: int, code: int, names: Sequence[str], reader: int) -> str:
        """A move inside a sentence, as a thing."""
        return _taken_back(h, seat, code, names, reader)

    def narrate(self, event: Event, h: Alice, seat: int, names: Sequence[str]) -> StoryLine | None:
        """One line of the story."""
        return narrate(event, h, seat, names, self.result(h, names))

    def zones(self, h: Alice, seat: int) -> list[Zone]:
        """Hand, exposed Lead and sets of every seat, the reader's first."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        found: list[Zone] = []
        if h.phase == WANTS_PACK:
            found.append(Zone("pack", THE_PACK, "stock", backs=CARDS))
        for place in range(n):
            other = (first + place) % n
            found += [_hand(h, seat, other), _exposed(h, other), _sets(h, other)]
        return found

    def score_sheet(self, h: Alice, seat: int) -> ScoreSheet:
        """Sets laid down before the play and sets completed since: all public."""
        seats = int(h.seats)
        opening = h.opening[:seats].tolist()
        score = h.score[:seats].tolist()
        made = [str(total - first) for total, first in zip(score, opening, strict=True)]
        return ScoreSheet(
            totals=score,
            unit=_UNIT,
            target=_TARGET,
            lines=[
                ScoreLine(_BEFORE, [str(k) for k in opening], "alice.r-opening-counts"),
                ScoreLine(_IN_PLAY, made, "alice.win-most-sets"),
            ],
        )

    def last_taken(self, h: Alice, seat: int) -> LastTaken | None:
        """The sheet says nothing of looking again; finished sets lie open anyway."""
        return None

    def first_shown(self, h: Alice, story: Sequence[StoryLine]) -> int:
        """alice.r-no-strict-mode: the whole story, or this turn and the one finished before it."""
        if h.history == FULL_HISTORY:
            return 0
        turns = [place for place, line in enumerate(story) if line.kind == "turn"]
        return turns[-2] if len(turns) > 1 else 0

    def result(self, h: Alice, names: Sequence[str]) -> str:
        """Who has won, or nothing before the end."""
        if h.phase != GAME_OVER:
            return ""
        score = [int(h.score[k]) for k in range(int(h.seats))]
        most = max(score)
        winners = [names[k] for k, sets in enumerate(score) if sets == most]
        if len(winners) == 1:
            return say("{name} wins with {count}.", name=winners[0], count=many(most, "set"))
        return say(
            "{names} share the win with {count} each.",
            names=listed(winners, "and"),
            count=many(most, "set"),
        )

    def write_position(self, s: Alice) -> str:
        """A state as text."""
        return write(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Alice:
        """The state that a text describes."""
        return read_text(text, options, whole=whole, stored=stored)


_REASONS = {
    "game-over": IS_OVER,
    "not-your-turn": NOT_YOUR_TURN,
    "no-such-action": say("This game has no such move."),
    "already-exposed": say(
        "Only one Lead may lie exposed at a time, and its set must be finished before the next."
    ),
    "lead-not-held": say("Only a Lead in your own hand can be exposed."),
    "nothing-exposed": say("The right to call comes from an exposed Lead, and you have none."),
    "no-such-seat": say("Nobody sits there."),
    "own-card": say("A card in your own hand cannot be called for."),
    "target-cardless": say("At this table nobody with an empty hand may be called on."),
    "no-set-yet": say("You may stop only in a turn in which you have completed a set."),
    "must-call": say("With a Lead on the table you must call for its set."),
    "must-expose": say("At this table a player with another Lead goes on."),
}


def _exposing(h: Alice, seat: int, i: int) -> str:
    lead = DECK[3 * i]
    held = has(h.hand[seat], 3 * i + 1) and has(h.hand[seat], 3 * i + 2)
    if held:
        return say("Expose {lead} and lay down the set", lead=lead.name)
    return say("Expose {lead}", lead=lead.name)


def _open_calls(h: Alice, seat: int, codes: Sequence[int]) -> list[str]:
    """The titles that may be called for."""
    first = 3 * int(h.exposed[seat]) + 1
    wanted = sorted({(k - FIRST_CALL) % 2 for k in codes if FIRST_CALL <= k < STOP})
    return [DECK[first + k].name for k in wanted]


def _bidding(h: Alice, seat: int, codes: Sequence[int]) -> str:
    """What the player on turn is asked to do."""
    leads = sum(code < FIRST_CALL for code in codes)
    cards = _open_calls(h, seat, codes)
    if cards:
        return say("Call on anyone you please for {cards}.", cards=listed(cards))
    if h.sets_this_turn == 0:
        return say("Expose one of your Leads.") if leads > 1 else say("Expose your Lead.")
    if leads and STOP in codes:
        return say("You have completed a set. Expose another Lead, or stop.")
    if leads:
        return say("You have completed a set and have another Lead: expose it.")
    return say("You have completed a set and have no Lead left. Stopping costs you nothing.")


def _tried(h: Alice, seat: int, code: int, names: Sequence[str]) -> str:
    """What the player wanted to do."""
    if code < 0 or code >= CODES:
        return NO_MOVE
    if code == STOP:
        return say("You tried to stop.")
    if code < FIRST_CALL:
        return say("You tried to expose {lead}.", lead=DECK[3 * code].name)
    d, c = divmod(code - FIRST_CALL, 2)
    empty = say("an empty seat")
    asked = names[(seat + d + 1) % int(h.seats)] if d + 1 < h.seats else empty
    i = NO_SET if not 0 <= seat < h.seats else int(h.exposed[seat])
    if i == NO_SET:
        return say("You tried to call on {whom}.", whom=asked)
    return say("You tried to call on {whom} for {card}.", whom=asked, card=DECK[3 * i + 1 + c].name)


def _taken_back(h: Alice, seat: int, code: int, names: Sequence[str], reader: int) -> str:
    if code == STOP:
        return say("the stop")
    if code < FIRST_CALL:
        return say("the Lead, {lead}", lead=DECK[3 * code].name)
    d, c = divmod(code - FIRST_CALL, 2)
    return say(
        "the call on {whom} for {card}",
        whom=Voice(names, reader).whom((seat + d + 1) % int(h.seats)),
        card=DECK[3 * int(h.exposed[seat]) + 1 + c].name,
    )


def _instead(h: Alice, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if h.phase != PLAYING or h.current != seat:
        waiting = int(h.current)
        if h.phase == PLAYING:
            return wait_for(names[waiting])
        return ONE_MOMENT
    ways: list[str] = []
    leads = [DECK[3 * code].name for code in codes if code < FIRST_CALL]
    cards = _open_calls(h, seat, codes)
    if leads:
        ways.append(say("expose {leads}", leads=listed(leads)))
    if cards:
        ways.append(say("call on another player for {cards}", cards=listed(cards)))
    if STOP in codes:
        ways.append(say("stop"))
    return you_may(ways)


def _hand(h: Alice, seat: int, other: int) -> Zone:
    """One's own hand in faces, another's in backs, until the game is over."""
    size = int(h.sizes[other])
    label = YOUR_HAND if other == seat else HAND
    if other == seat or h.phase == GAME_OVER:
        cards = DECK.ids(cards_in(h.hand[other]))
        return Zone(f"hand:{other}", label, "hand", other, cards, note=many(size, "card"))
    return Zone(f"hand:{other}", label, "hand", other, backs=size, note=many(size, "card"))


def _exposed(h: Alice, other: int) -> Zone:
    """The Lead that lies before a seat."""
    i = int(h.exposed[other])
    zone = Zone(f"exposed:{other}", _EXPOSED, "shown", other)
    if i != NO_SET:
        lead = DECK[3 * i]
        zone.cards = [lead.id]
        zone.note = _WANTS[i]
    return zone


def _sets(h: Alice, other: int) -> Zone:
    """A seat's sets: opening piles in backs where they are not known, then those made in play."""
    piles = DECK.ids(cards_in(h.piles[other]))
    hidden = 3 * int(h.opening[other]) - len(piles)
    laid = zip(h.laid[: h.laid_n].tolist(), h.laid_by[: h.laid_n].tolist(), strict=True)
    made = [i for i, owner in laid if owner == other]
    cards = piles + [DECK[3 * i + k].id for i in made for k in range(3)]
    note = _sets_note(int(h.score[other]), hidden // 3)
    return Zone(f"sets:{other}", _SETS, "taken", other, cards, hidden, note)
