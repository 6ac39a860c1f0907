"""How Court speaks with four: everything here is made from what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.court import notation as moves
from parlour.games.court.deck import DECK
from parlour.games.court.four import narration, position
from parlour.games.court.four.counting import count, game_winner
from parlour.games.court.four.state import NO_SIDE, SEATS, CourtFour, side_of
from parlour.games.court.phases import (
    ANNOUNCE,
    CALL_REVOKE,
    CLAIM,
    DEALING,
    EXCHANGE,
    FULL_HISTORY,
    GAME_OVER,
    LEAD,
    ON,
    OWN_COUNT,
    PASS,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.court.sheet import RULES
from parlour.games.court.two import prompts
from parlour.games.court.two.layout import (
    COUNT_IN_ROUND,
    COUPLETS,
    COURT_COLOUR,
    POINTS,
    colour_name,
    from_seat,
)
from parlour.games.court.two.words import CourtWords, in_order, shown_from
from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, ScoreLine, ScoreSheet, StoryLine, Zone
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import HAND, YOUR_HAND, Voice, is_to_play, sentences
from parlour.kernel.cards import NO_CARD, NONE, cards_in
from parlour.kernel.dispatch import OVER, actor

_COURT_COLOUR = say("Court colour")
_DOUBLE_COUPLET = say("Double couplet")
_LAST_DOUBLE = say("The last double couplet")
_SEVEN_WIN = say("Seven points win the game for a side.")


def zones(h: CourtFour, seat: int) -> list[Zone]:
    """My hand first, then round the table, so that my partner sits opposite; then the couplet."""
    order = from_seat(seat, SEATS)
    found = [_hand(h, owner, seat) for owner in order]
    note = COURT_COLOUR[int(h.court_colour)] if h.round_no else ""
    found.append(Zone("court", _COURT_COLOUR, "stock", note=note))
    found.append(_middle(h))
    found += [_taken(h, owner) for owner in order]
    return found


def _middle(h: CourtFour) -> Zone:
    """The cards of the double couplet in hand, in the order in which they were put down."""
    zone = Zone("middle", _DOUBLE_COUPLET, "middle")
    if h.leader >= 0:
        order = from_seat(int(h.leader), SEATS)
        zone.laid_by = [seat for seat in order if h.table[seat] != NO_CARD]
        zone.cards = DECK.ids(int(h.table[seat]) for seat in zone.laid_by)
    return zone


def _hand(h: CourtFour, owner: int, reader: int) -> Zone:
    key = f"hand:{owner}"
    if owner == reader:
        return Zone(key, YOUR_HAND, "hand", owner, DECK.ids(cards_in(h.hand[owner])))
    return Zone(key, HAND, "hand", owner, backs=int(h.hand_size[owner]))


def cards_of(h: CourtFour, place: int) -> list[str]:
    """A double couplet in the order in which it was played."""
    order = from_seat(int(h.couplet_leader[place]), SEATS)
    return DECK.ids(int(h.couplet_card[place, seat]) for seat in order)


def _taken(h: CourtFour, owner: int) -> Zone:
    """court.r6-no-other: earlier couplets lie face down, unless the table helps the memory."""
    key, label = f"taken:{owner}", COUPLETS
    places = [i for i in range(int(h.couplets_done)) if h.couplet_taker[i] == owner]
    if h.memory_aid != FULL_HISTORY:
        return Zone(key, label, "taken", owner, backs=SEATS * len(places))
    cards = [card for place in places for card in cards_of(h, place)]
    return Zone(key, label, "taken", owner, cards)


def last_taken(h: CourtFour) -> LastTaken | None:
    """court.r6-examine-last: every player may look at the double couplet last made."""
    done = int(h.couplets_done)
    if done == 0:
        return None
    taker = int(h.couplet_taker[done - 1])
    cards = cards_of(h, done - 1)
    return LastTaken(_LAST_DOUBLE, cards, taker, "court.r6-examine-last")


def score_sheet(h: CourtFour, seat: int) -> ScoreSheet:
    """court.pin, court.ruling-memory: the points always; the counts only as the table allows."""
    lines: list[ScoreLine] = []
    if h.round_no > 0 and h.memory_aid >= OWN_COUNT:
        counts = [
            str(int(count(h, side_of(owner))))
            if h.memory_aid == FULL_HISTORY or _is_side_of(seat, owner)
            else ""
            for owner in range(SEATS)
        ]
        lines.append(ScoreLine(COUNT_IN_ROUND, counts, "court.count-figures"))
    if h.carry:
        label = say("Waiting for the winner of the next round: {n}", n=int(h.carry))
        lines.append(ScoreLine(label, [""] * SEATS, "court.r8-carry"))
    totals = [int(h.points[side_of(owner)]) for owner in range(SEATS)]
    return ScoreSheet(totals, POINTS, _SEVEN_WIN, lines)


def _is_side_of(reader: int, owner: int) -> bool:
    return 0 <= reader < SEATS and side_of(reader) == side_of(owner)


# The clauses that are in force, and those behind a refusal.


_DEAL = ("court.four-deal-singly", "court.four-last-up")
_WINDOW = ("court.ruling-four-revoke",)
_COURT = ("court.four-court-follow", "court.four-court-take")
_FOLLOW = ("court.four-follow", "court.four-void-free")


def in_force(h: CourtFour, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn with four, as far as this one may know."""
    if h.phase == DEALING:
        return _DEAL
    if h.phase == GAME_OVER:
        return ()
    if h.phase == REVOKE_WINDOW:
        return _WINDOW
    if h.phase == LEAD:
        first = "court.four-left-leads" if h.couplets_done == 0 else "court.taker-leads"
        return (first, "court.four-lead-any")
    return _COURT if int(h.table[h.leader]) // 8 == h.court_colour else _FOLLOW


def clauses_behind(h: CourtFour, code: int, refusal: Refusal) -> Sequence[str]:
    """With four: the ground of the refusal first."""
    if h.phase == GAME_OVER:
        return ("court.four-seven",)
    match refusal.code:
        case "not-your-turn":
            first = h.couplets_done == 0 and h.phase == LEAD
            return ("court.four-left-leads",) if first else ("court.taker-leads",)
        case "not-in-this-game":
            revoke = code == CALL_REVOKE
            return ("court.ruling-four-revoke",) if revoke else ("court.ruling-four-absent",)
        case "must-follow":
            is_court = int(h.table[h.leader]) // 8 == h.court_colour
            return ("court.four-court-follow",) if is_court else ("court.four-follow",)
        case "not-now" if ANNOUNCE <= code < EXCHANGE:
            return ("court.ruling-four-absent",)
    return refusal.clauses


_YOUR_LEAD = say("Your lead.")
_YOUR_CARD = say("Your card.")
_LAST_CHANCE = say(
    "The round is over. Has the other side played against the rules? Last chance to say so."
)


class FourWords:
    """The words of Court for four."""

    scoring = CourtWords.scoring | {"captured-standard"}
    """Lines of these kinds stay on the score sheet."""

    def notation(self, h: CourtFour, seat: int, code: int) -> str:
        return moves.notation(code)

    def read(self, h: CourtFour, seat: int, text: str) -> int:
        hand = h.hand[seat] if 0 <= seat < SEATS else NONE
        others = ["announce Gold"] if h.four_announce == ON else []
        others += ["call a revoke", "pass"] if h.revoke == CLAIM else []
        return moves.read(text, hand, int(h.court_colour), others)

    def choices(
        self, h: CourtFour, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        return [self._choice(h, code) for code in codes]

    def _choice(self, h: CourtFour, code: int) -> Choice:
        text = moves.notation(code)
        label = prompts.label(code, int(h.court_colour))
        if code in (PASS, CALL_REVOKE):
            return Choice(text, text.replace(" ", "-"), label)
        kind = "play" if code < ANNOUNCE else "announce"
        return Choice(text, kind, label, DECK.ids([moves.card_of(code)]))

    def prompt(self, h: CourtFour, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        if h.phase == DEALING:
            return prompts.BEING_DEALT
        if actor(h) == OVER:
            return ""
        if not codes:
            return is_to_play(names[int(h.turn)])
        if h.phase == REVOKE_WINDOW:
            return _LAST_CHANCE
        asked = _YOUR_LEAD if h.phase == LEAD else _led(h, names)
        extra = [prompts.doing(code) for code in codes if code >= EXCHANGE]
        return sentences(asked, prompts.and_also(prompts.pairs_in(codes), extra))

    def in_force(self, h: CourtFour, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force(h, seat, codes)

    def refuse(
        self,
        h: CourtFour,
        seat: int,
        code: int,
        refusal: int,
        codes: Sequence[int],
        names: Sequence[str],
    ) -> str:
        known = RULES.refusal(refusal)
        assert known is not None
        reason: str = say(known.says)
        if h.phase == REPLY and known.code == "must-follow":
            reason = prompts.must_follow(colour_name(int(h.table[h.leader]) // 8))
        elif h.phase == REPLY and known.code == "must-take":
            reason = say(
                "court colour is led, and you must beat the {card}",
                card=DECK[int(h.table[h.best])].name,
            )
        elif known.code == "not-now":
            reason = prompts.untimely(int(h.phase), code)
        return prompts.refused(code, reason, codes, int(h.turn), Voice(names, seat))

    def cited(self, h: CourtFour, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind(h, code, refusal)

    def taken_back(
        self, h: CourtFour, seat: int, code: int, names: Sequence[str], reader: int
    ) -> str:
        """A move inside a sentence, as a thing."""
        return prompts.taken_back(code)

    def narrate(
        self, event: Event, h: CourtFour, seat: int, names: Sequence[str]
    ) -> StoryLine | None:
        clause = RULES.clause(event.clause)
        return narration.narrate(event, h, Voice(names, seat), clause.id if clause else "")

    def zones(self, h: CourtFour, seat: int) -> list[Zone]:
        return zones(h, seat)

    def score_sheet(self, h: CourtFour, seat: int) -> ScoreSheet:
        return score_sheet(h, seat)

    def last_taken(self, h: CourtFour, seat: int) -> LastTaken | None:
        return last_taken(h)

    def first_shown(self, h: CourtFour, story: Sequence[StoryLine]) -> int:
        return shown_from(int(h.memory_aid), story)

    def result(self, h: CourtFour, names: Sequence[str]) -> str:
        winner = int(game_winner(h)) if actor(h) == OVER else NO_SIDE
        return _result(h, names, in_order(h.points, () if winner == NO_SIDE else (winner,)))

    def write_position(self, s: CourtFour) -> str:
        return position.write_position(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> CourtFour:
        return position.read_position(text, options, whole=whole, stored=stored)


def _result(h: CourtFour, names: Sequence[str], score: str) -> str:
    """Which side has won, with this score; nothing before the end."""
    if actor(h) != OVER:
        return ""
    winner = int(game_winner(h))
    if winner == NO_SIDE:
        return say("The game is drawn, {score}.", score=score)
    return say(
        "{first} and {second} win the game, {score}.",
        first=names[winner],
        second=names[winner + 2],
        score=score,
    )


def result_in_seat_order(h: CourtFour, names: Sequence[str]) -> str:
    """The result as it was recorded up to 0.3.0: the score by sides, whichever has won."""
    return _result(h, names, in_order(h.points, ()))


def _led(h: CourtFour, names: Sequence[str]) -> str:
    """Who led what, and whose card takes so far."""
    leader, best = int(h.leader), int(h.best)
    led = say(
        "{name} has led the {card}.", name=names[leader], card=DECK[int(h.table[leader])].name
    )
    takes = ""
    if best != leader:
        takes = say(
            "The {card} of {name} takes so far.",
            card=DECK[int(h.table[best])].name,
            name=names[best],
        )
    return sentences(led, takes, _YOUR_CARD)
