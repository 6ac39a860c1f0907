"""Pocket's words and its entry as a game: see pocket_rules for how it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from parlour.games.bounds import Length
from parlour.games.deck import Card, Deck
from parlour.games.game import Ambiguous, Event, Game, NoSuch, Unreadable
from parlour.games.parts import Calls, Choice, LastTaken, ScoreSheet, StoryLine, Zone
from parlour.games.rulebook import Refusal, Rulebook
from parlour.kernel.cards import NO_CARD, cards_in, set_of
from parlour.kernel.flat import put
from tests.tables import pocket_rules as rules

NAMES = ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
DECK = Deck(
    "pocket",
    tuple(
        Card(n, f"P{n + 1}", name, ("odd", "even")[n % 2], name, str(n + 1))
        for n, name in enumerate(NAMES)
    ),
)
RULEBOOK = Rulebook(
    {
        "sheet": "pocket",
        "title": "Pocket",
        "base": 9000,
        "games": ["pocket"],
        "version": 3,
        "clause": [
            {"id": "match", "kind": "legal", "says": "Odd follows odd where it can."},
            {"id": "turns", "kind": "turn", "says": "Play goes round to the left."},
            {"id": "trade", "kind": "option", "says": "The leader may trade once a round."},
        ],
        "ruling": [],
        "option": [
            {"name": "rounds", "says": "How many rounds.", "least": 1, "default": 2},
            {
                "name": "recall",
                "says": "How much of the past is shown.",
                "values": [
                    {"value": "full", "says": "All of it."},
                    {"value": "last", "says": "This trick and the last."},
                ],
            },
        ],
        "refusal": [
            {"code": "not-your-turn", "says": "it is not your turn", "clauses": ["pocket.turns"]},
            {"code": "game-over", "says": "the game is over", "clauses": ["pocket.turns"]},
            {"code": "not-held", "says": "you do not hold that card", "clauses": ["pocket.turns"]},
            {"code": "must-match", "says": "odd follows odd", "clauses": ["pocket.match"]},
            {"code": "not-your-lead", "says": "only on the lead", "clauses": ["pocket.trade"]},
            {"code": "traded", "says": "once a round", "clauses": ["pocket.trade"]},
            {"code": "no-such-seat", "says": "no such seat", "clauses": ["pocket.trade"]},
            {"code": "not-now", "says": "not now", "clauses": ["pocket.turns"]},
        ],
    }
)


def ids(cards: int | np.uint64) -> list[str]:
    return DECK.ids(cards_in(cards))


class PocketWords:
    """Pocket in words; spells only what the tests of a table need."""

    scoring = frozenset({"took"})

    def notation(self, h: Any, seat: int, code: int) -> str:
        if code < rules.TRADE:
            return f"play {DECK[code].id}"
        if code < rules.SWAP:
            return f"trade {(seat + code - rules.TRADE + 1) % h.seats}"
        return ("swap", "pass")[code - rules.SWAP]

    def read(self, h: Any, seat: int, text: str) -> int:
        said = text.lower().split()
        match said:
            case ["swap"]:
                return rules.SWAP
            case ["pass"]:
                return rules.PASS
            case ["trade", other] if other.isdigit() and int(other) != seat:
                if int(other) < h.seats:
                    return rules.TRADE + (int(other) - seat - 1) % int(h.seats)
            case ["play", card]:
                found = [c for c in DECK if c.id.lower() == card or c.name.lower() == card]
                found = found or [c for c in DECK if c.name.lower().startswith(card)]
                if len(found) == 1:
                    return found[0].number
                if found:
                    raise Ambiguous(
                        f"“{text}” may mean {', '.join(c.name for c in found)}.",
                        [f"play {c.id}" for c in found],
                    )
        raise Unreadable("unreadable", f"“{text}” is no move of Pocket.")

    def choices(
        self, h: Any, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        made: list[Choice | Calls] = []
        for code in codes:
            move = self.notation(h, seat, code)
            cards = [DECK[code].id] if code < rules.TRADE else []
            made.append(Choice(move, move.split()[0], move, cards))
        return made

    def prompt(self, h: Any, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        if codes:
            return "The One is yours: swap or pass." if rules.PASS in codes else "Play a card."
        who = rules.actor(h)
        return f"{names[who]} is to play." if who >= 0 else ""

    def in_force(self, h: Any, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        return ()

    def refuse(
        self, h: Any, seat: int, code: int, refusal: int, codes: Sequence[int], names: Sequence[str]
    ) -> str:
        why = RULEBOOK.refusal(refusal)
        assert why is not None
        may = ", ".join(self.notation(h, seat, c) for c in codes)
        return f"You may not {self.notation(h, seat, code)}: {why.says}. You may: {may}."

    def cited(self, h: Any, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        return refusal.clauses

    def taken_back(self, h: Any, seat: int, code: int, names: Sequence[str], reader: int) -> str:
        return self.notation(h, seat, code)

    def narrate(self, event: Event, h: Any, seat: int, names: Sequence[str]) -> StoryLine | None:
        kind = rules.KINDS[event.kind]
        who = "You" if event.seat == seat else names[event.seat]
        what = " ".join(ids(event.cards)) or "unseen"
        return StoryLine(f"{who}: {kind} {what}.", kind, seat=event.seat, cards=ids(event.cards))

    def zones(self, h: Any, seat: int) -> list[Zone]:
        made = [
            Zone(
                f"hand-{s}",
                f"Hand {s}",
                "hand",
                s,
                ids(h.hand[s]),
                0 if s == seat else int(h.held[s]),
            )
            for s in range(h.seats)
        ]
        table = [DECK[int(c)].id for c in h.on_table if c != NO_CARD]
        made.append(Zone("table", "Table", "middle", cards=table))
        turned = [DECK[int(h.turned)].id] if h.turned != NO_CARD else []
        made.append(Zone("turned", "Turned up", "shown", cards=turned))
        made.append(Zone("gone", "Played", "taken", cards=ids(h.gone)))
        return made

    def score_sheet(self, h: Any, seat: int) -> ScoreSheet:
        return ScoreSheet([int(p) for p in h.points[: h.seats]], "points")

    def last_taken(self, h: Any, seat: int) -> LastTaken | None:
        return None

    def first_shown(self, h: Any, story: Sequence[StoryLine]) -> int:
        if h.recall == 0:
            return 0
        taken = [place for place, line in enumerate(story) if line.kind == "took"]
        return taken[-2] + 1 if len(taken) > 1 else 0

    def result(self, h: Any, names: Sequence[str]) -> str:
        if rules.actor(h) >= -2:
            return ""
        best = max(h.points[: h.seats])
        winners = [names[s] for s in range(h.seats) if h.points[s] == best]
        return f"{' and '.join(winners)} had most: {best}."

    def write_position(self, s: Any) -> str:
        hands = [f"hand {seat}: {' '.join(ids(s.hand[seat]))}".strip() for seat in range(s.seats)]
        traded = [str(seat) for seat in range(s.seats) if s.has_traded[seat]]
        lines = [f"seats: {s.seats}", *hands, f"points: {' '.join(map(str, s.points))}"]
        if traded:
            lines.append(f"traded: {' '.join(traded)}")
        return "\n".join([*lines, f"leads: {s.leader}"]) + "\n"

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Any:
        """A lead in the last round; cards not named are already out of play."""
        said: dict[str, list[str]] = {}
        for place, line in enumerate(text.splitlines(), 1):
            name, colon, rest = line.partition(":")
            if not colon:
                raise Unreadable("bad-position", f"Line {place} says nothing: “{line}”.")
            said[name.strip()] = rest.split()
        seats = int(said["seats"][0])
        s = GAME.begin(seats, options, 0)
        s.round_no = s.rounds
        s.phase = rules.LEAD
        s.leader = s.turn = int(said["leads"][0])
        used = 0
        for seat in range(seats):
            cards = [DECK.of(c) for c in said[f"hand {seat}"]]
            if None in cards:
                raise NoSuch("no-such-card", "A hand names a card that Pocket has not.")
            s.hand[seat] = set_of(c.number for c in cards if c)
            used |= int(s.hand[seat])
            s.held[seat] = len(cards)
        s.gone = np.uint64(511 & ~used)
        put(s.points, [int(p) for p in said["points"]])
        for seat in map(int, said.get("traded", [])):
            s.has_traded[seat] = 1
        return s


GAME = Game(
    name="pocket",
    sheet="pocket",
    title="Pocket",
    least_seats=2,
    most_seats=3,
    usual_seats=2,
    state=rules.Pocket,
    deck=DECK,
    rulebook=RULEBOOK,
    words=PocketWords(),
    codes=rules.CODES,
    most_legal=16,
    observed=2,
    parts=(("all", 2),),
    has_rounds=True,
    # The window, nine cards, and a trade of three steps for each seat.
    length=Length(deal=1 + 9 + 3 * 3, deals=lambda rounds: rounds, limit="rounds"),
    recall_option="recall",
    silent=(rules.PASS,),
    next_dealer=lambda s: (int(s.dealer) + 1) % int(s.seats),
)
