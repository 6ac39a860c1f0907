"""How Alice speaks: moves, prompts, refusals, zones and the score, for what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.alice.clause_numbers import RULES
from parlour.games.alice.deck import DECK
from parlour.games.alice.in_force import in_force
from parlour.games.alice.narration import Reader, joined, many, narrate
from parlour.games.alice.position import write
from parlour.games.alice.position_reading import read as read_text
from parlour.games.alice.reading import notation, read
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
from parlour.games.parts import Calls, Choice, LastTaken, Line, ScoreLine, ScoreSheet, Zone
from parlour.kernel.cards import cards_in, has


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
                    label="Call on {seat} for {card}",
                    seats=asked,
                    cards=DECK.ids(cards),
                    warn={
                        other: f"{names[other]} has no card in hand: the call would be in vain."
                        for other in asked
                        if h.sizes[other] == 0
                    },
                )
            )
        if STOP in codes:
            found.append(Choice("stop", "stop", "Stop and end the turn"))
        return found

    def prompt(self, h: Alice, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of the reader, or whom he waits for."""
        if h.phase == WANTS_PACK:
            return "The cards are about to be dealt."
        if h.phase == GAME_OVER:
            return self.result(h, names)
        to = Reader(seat, names)
        if h.phase == DRAWING:
            taker, giver = int(h.taker), int(h.giver)
            return f"{to.does(taker, 'draw', 'draws')} one card from {to.whose(giver)} hand."
        if h.current != seat:
            return f"{names[int(h.current)]} is to play."
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
        reason = _REASONS[found.code] if found else "The rules do not allow it."
        parts = [_tried(h, seat, code, names), reason, _instead(h, seat, codes, names)]
        return " ".join(part for part in parts if part)

    def narrate(self, event: Event, h: Alice, seat: int, names: Sequence[str]) -> Line | None:
        """One line of the story."""
        return narrate(event, h, seat, names, self.result(h, names))

    def zones(self, h: Alice, seat: int) -> list[Zone]:
        """Hand, exposed Lead and sets of every seat, the reader's first."""
        n = int(h.seats)
        first = seat if 0 <= seat < n else 0
        found: list[Zone] = []
        if h.phase == WANTS_PACK:
            found.append(Zone("pack", "The pack", "stock", backs=CARDS))
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
            unit="sets",
            target="Most of the sixteen sets wins.",
            lines=[
                ScoreLine("Before the play", [str(k) for k in opening], "alice.r-opening-counts"),
                ScoreLine("Completed in play", made, "alice.win-most-sets"),
            ],
        )

    def last_taken(self, h: Alice, seat: int) -> LastTaken | None:
        """The sheet says nothing of looking again; finished sets lie open anyway."""
        return None

    def first_shown(self, h: Alice, story: Sequence[Line]) -> int:
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
            return f"{winners[0]} wins with {many(most, 'set')}."
        return f"{joined(winners)} share the win with {many(most, 'set')} each."

    def write_position(self, s: Alice) -> str:
        """A state as text."""
        return write(s)

    def read_position(self, text: str, options: Mapping[str, str | int]) -> Alice:
        """The state that a text describes."""
        return read_text(text, options)


_REASONS = {
    "game-over": "The game is over.",
    "not-your-turn": "It is not your turn.",
    "no-such-action": "This game has no such move.",
    "already-exposed": (
        "Only one Lead may lie exposed at a time, and its set must be finished before the next."
    ),
    "lead-not-held": "Only a Lead in your own hand can be exposed.",
    "nothing-exposed": "The right to call comes from an exposed Lead, and you have none.",
    "no-such-seat": "Nobody sits there.",
    "own-card": "A card in your own hand cannot be called for.",
    "target-cardless": "At this table nobody with an empty hand may be called on.",
    "no-set-yet": "You may stop only in a turn in which you have completed a set.",
    "must-call": "With a Lead on the table you must call for its set.",
    "must-expose": "At this table a player with another Lead goes on.",
}


def _exposing(h: Alice, seat: int, i: int) -> str:
    lead = DECK[3 * i]
    held = has(h.hand[seat], 3 * i + 1) and has(h.hand[seat], 3 * i + 2)
    return f"Expose {lead.name}" + (" and lay down the set" if held else "")


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
        return f"Call on anyone you please for {joined(cards, 'or')}."
    if h.sets_this_turn == 0:
        return "Expose one of your Leads." if leads > 1 else "Expose your Lead."
    if leads and STOP in codes:
        return "You have completed a set. Expose another Lead, or stop."
    if leads:
        return "You have completed a set and have another Lead: expose it."
    return "You have completed a set and have no Lead left. Stopping costs you nothing."


def _tried(h: Alice, seat: int, code: int, names: Sequence[str]) -> str:
    """What the player wanted to do."""
    if code < 0 or code >= CODES:
        return "That is not a move."
    if code == STOP:
        return "You tried to stop."
    if code < FIRST_CALL:
        return f"You tried to expose {DECK[3 * code].name}."
    d, c = divmod(code - FIRST_CALL, 2)
    asked = names[(seat + d + 1) % int(h.seats)] if d + 1 < h.seats else "an empty seat"
    i = NO_SET if not 0 <= seat < h.seats else int(h.exposed[seat])
    card = f" for {DECK[3 * i + 1 + c].name}" if i != NO_SET else ""
    return f"You tried to call on {asked}{card}."


def _instead(h: Alice, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if h.phase != PLAYING or h.current != seat:
        waiting = int(h.current)
        if h.phase == PLAYING:
            return f"Wait for {names[waiting]}."
        return "Wait a moment."
    ways = []
    leads = [DECK[3 * code].name for code in codes if code < FIRST_CALL]
    cards = _open_calls(h, seat, codes)
    if leads:
        ways.append(f"expose {joined(leads, 'or')}")
    if cards:
        ways.append(f"call on another player for {joined(cards, 'or')}")
    if STOP in codes:
        ways.append("stop")
    return f"You may {joined(ways, 'or')}."


def _hand(h: Alice, seat: int, other: int) -> Zone:
    """One's own hand in faces, another's in backs, until the game is over."""
    size = int(h.sizes[other])
    label = "Your hand" if other == seat else "Hand"
    if other == seat or h.phase == GAME_OVER:
        cards = DECK.ids(cards_in(h.hand[other]))
        return Zone(f"hand:{other}", label, "hand", other, cards, note=many(size, "card"))
    return Zone(f"hand:{other}", label, "hand", other, backs=size, note=many(size, "card"))


def _exposed(h: Alice, other: int) -> Zone:
    """The Lead that lies before a seat."""
    i = int(h.exposed[other])
    zone = Zone(f"exposed:{other}", "Exposed Lead", "shown", other)
    if i != NO_SET:
        lead = DECK[3 * i]
        zone.cards = [lead.id]
        zone.note = f"wants {joined(lead.companions)}"
    return zone


def _sets(h: Alice, other: int) -> Zone:
    """A seat's sets: opening piles in backs where they are not known, then those made in play."""
    piles = DECK.ids(cards_in(h.piles[other]))
    hidden = 3 * int(h.opening[other]) - len(piles)
    laid = zip(h.laid[: h.laid_n].tolist(), h.laid_by[: h.laid_n].tolist(), strict=True)
    made = [i for i, owner in laid if owner == other]
    cards = piles + [DECK[3 * i + k].id for i in made for k in range(3)]
    note = f"{many(int(h.score[other]), 'set')} of {SETS}"
    if hidden:
        note += f", {many(hidden // 3, 'set')} face down"
    return Zone(f"sets:{other}", "Sets", "taken", other, cards, hidden, note)
