"""The table of two-handed Court: its state, its counts, and the actions open to a seat."""

from tests.plain.court_cards import (
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    LAY_DOWN,
    ORDER_DRAW,
    PASS,
    THROW_DOWN,
    announcement,
    number_of,
    strict_replies,
    value_of,
)
from tests.plain.court_options import settle_choices
from tests.plain.court_result import Result
from tests.plain.court_seen import nothing_shown


class CourtTable:
    """The standing state of a game, and what may be asked of it."""

    def __init__(self, options: dict[str, str | int], dealer: int) -> None:
        self.options, self.round_cap = settle_choices(options)
        self.points = [0, 0]
        self.carry = 0
        self.dealer = dealer
        self.round_no = 0
        self.phase = "DEAL"
        self.acting: int | str = "deal"
        self.seen = nothing_shown()
        self.clear_table()

    def clear_table(self) -> None:
        self.hands: list[list[str]] = [[], []]
        self.court_card: str | None = None
        self.court_colour: str | None = None
        self.hidden: list[str] = []
        self.couplets: list[list[list[str]]] = [[], []]
        self.couplets_done = 0
        self.last_taker: int | None = None
        self.twelfth_taker: int | None = None
        self.announced = [0, 0]
        self.closed_by: int | None = None
        self.rule3 = False
        self.led_since_close = False
        self.table: str | None = None
        self.unlawful_reply: str | None = None
        self.leader: int | None = None
        self.first_to_60: int | None = None
        self.at_sixty: list[tuple[int, int] | None] = [None, None]
        self.given_four = [False, False]
        self.acted = [False, False]
        self.second_window = False
        self.owed = [0, 0]
        self.miss_is_late = [False, False]
        self.strict_reply_made = False
        self.offended = [False, False]
        self.called_revoke = [False, False]
        self.forfeited: int | None = None
        self.after_misses: tuple[str, str, int] | None = None
        self.result: Result | None = None

    # What may be asked of the game at any time.

    def actor(self) -> int | str:
        return self.acting

    def acting_seat(self) -> int:
        assert isinstance(self.acting, int)
        return self.acting

    def count(self, seat: int) -> int:
        """court.count-figures, court.twenty-needs-couplet, court.r13-last-ten."""
        if seat == self.forfeited or not self.couplets[seat]:
            return 0
        cards = [card for couplet in self.couplets[seat] for card in couplet]
        total = sum(value_of(card) for card in cards) + self.announced[seat]
        if self.twelfth_taker == seat:
            total += 10
        return total

    def note_sixty(self, seat: int) -> None:
        """court.ruling-margin: what the opponent had when this count first reached sixty."""
        if self.count(seat) >= 60 and self.at_sixty[seat] is None:
            other = 1 - seat
            self.at_sixty[seat] = (self.count(other), len(self.couplets[other]))
            if self.first_to_60 is None:
                self.first_to_60 = seat

    def all_drawn(self) -> bool:
        return self.court_card is None and not self.hidden

    def strict(self) -> bool:
        """court.r4-strict-starts."""
        return self.closed_by is not None or self.all_drawn()

    def jester(self) -> str:
        return f"{self.court_colour}-Jester"

    def may_exchange(self, seat: int) -> bool:
        """court.r1-exchange, court.r10-deadline, court.r11-closed-deadline."""
        if not self.couplets[seat] or self.jester() not in self.hands[seat]:
            return False
        if self.court_card is None:
            return False
        if self.closed_by is not None:
            return not self.led_since_close
        return bool(self.hidden) or self.second_window

    def summary(self) -> dict[str, object]:
        winners: list[int] = []
        if self.acting == "over":
            winners = [seat for seat in (0, 1) if self.points[seat] == max(self.points)]
        return {
            "actor": self.acting,
            "hands": [sorted(hand) for hand in self.hands],
            "court_card": self.court_card,
            "court_colour": self.court_colour,
            "hidden": list(self.hidden),
            "couplets": [[list(couplet) for couplet in pile] for pile in self.couplets],
            "announced": list(self.announced),
            "count": [self.count(0), self.count(1)],
            "points": list(self.points),
            "carry": self.carry,
            "dealer": self.dealer,
            "round_no": self.round_no,
            "closed_by": self.closed_by,
            "phase": self.phase,
            "table": self.table,
            "winners": winners,
        }

    # The legal actions, phase by phase.

    def legal(self) -> list[int]:
        if self.acting in ("deal", "over"):
            return []
        codes: list[int] = []
        seat = self.acting_seat()
        if self.phase == "LEAD":
            codes = self._lead_codes(seat)
        elif self.phase == "REPLY":
            codes = self._reply_codes(seat)
        elif self.phase == "DEALER_LAY_DOWN":
            codes = [LAY_DOWN, PASS]
        elif self.phase in ("AFTER_CLOSE", "LAST_EXCHANGE"):
            codes = [EXCHANGE, PASS]
        elif self.phase == "AFTER_ANNOUNCE":
            codes = [DECLARE, PASS]
        elif self.phase == "PRE_DRAW":
            codes = [CLOSE, DRAW]
        elif self.phase == "DRAW_NODE":
            codes = [DRAW, PASS]
            if seat == self.last_taker and self.options["close_timing"] == "before-or-after":
                codes.append(CLOSE)
            codes += self._call_draw_codes()
        elif self.phase == "R14_CHOICE":
            codes = [ORDER_DRAW, THROW_DOWN]
        elif self.phase == "REVOKE_WINDOW":
            codes = [CALL_REVOKE, PASS]
        return sorted(codes)

    def _lead_codes(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        codes = [number_of(card) for card in hand]
        if not (self.all_drawn() and self.options["announce_after_talon"] == "no"):
            codes += [code for code in range(32, 40) if set(announcement(code)) <= set(hand)]
        if self.may_exchange(seat):
            codes.append(EXCHANGE)
        if self.court_card is not None and self.closed_by is None:
            codes.append(CLOSE)
        if seat != self.dealer and not self.acted[seat] and self.given_four[seat]:
            codes.append(LAY_DOWN)
        return codes + self._spoken_codes(seat)

    def _reply_codes(self, seat: int) -> list[int]:
        cards = self.hands[seat]
        if self.strict() and self.options["revoke"] == "refuse":
            cards = self.lawful_replies(seat)
        codes = [number_of(card) for card in cards]
        if self.may_exchange(seat) and self.options["exchange_timing"] == "any-turn":
            codes.append(EXCHANGE)
        return codes + self._spoken_codes(seat)

    def _spoken_codes(self, seat: int) -> list[int]:
        """What may be said alike by the leader and by the replier."""
        codes = self._call_draw_codes()
        declare = self.options["declare"]
        if declare == "free" or (declare == "guarded" and self.count(seat) >= 60):
            codes.append(DECLARE)
        claim = self.options["revoke"] == "claim"
        if claim and self.strict_reply_made and not self.called_revoke[seat]:
            codes.append(CALL_REVOKE)
        return codes

    def _call_draw_codes(self) -> list[int]:
        return [CALL_DRAW] if self.owed != [0, 0] else []

    def lawful_replies(self, seat: int) -> list[str]:
        assert self.table is not None
        assert self.court_colour is not None
        if not self.strict():
            return list(self.hands[seat])
        return strict_replies(self.table, self.hands[seat], self.court_colour)
