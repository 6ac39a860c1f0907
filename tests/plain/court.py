"""Two-handed Court, played slowly and to the letter.

A second engine, kept only to be run in step with the fast one. Cards are names, hands are
lists, and every phase of the rules is a word.
"""

from tests.plain.court_cards import (
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    LAY_DOWN,
    NUMBERED,
    ORDER_DRAW,
    PASS,
    RANKS,
    THROW_DOWN,
    TWO_PACK,
    announcement,
    colour_of,
    has_the_four,
    is_announce,
    is_play,
    reply_takes,
)
from tests.plain.court_refusals import refusal
from tests.plain.court_result import Result, after_declaration, after_revoke, after_running_out
from tests.plain.court_seen import show_all, show_deal, show_draw, show_one
from tests.plain.court_table import CourtTable


class PlainCourt(CourtTable):
    """One game: it waits for a deal or for a seat's decision, until it is over."""

    def why_not(self, seat: int, code: int) -> str | None:
        return refusal(self, seat, code)

    # Deal and action.

    def deal(self, pack: list[str]) -> None:
        """court.deal-six, court.deal-threes, court.deal-opponent-first, court.turn-thirteenth."""
        if self.acting != "deal":
            raise ValueError("The pack cannot be dealt now.")
        if sorted(pack) != sorted(TWO_PACK):
            raise ValueError("Two-handed Court is dealt from its own twenty-four cards.")
        self.clear_table()
        self.round_no += 1
        first = 1 - self.dealer
        self.hands[first] = pack[0:3] + pack[6:9]
        self.hands[self.dealer] = pack[3:6] + pack[9:12]
        self.court_card = pack[12]
        self.court_colour = colour_of(pack[12])
        self.hidden = pack[13:24]
        self.given_four = [has_the_four(hand, self.court_colour) for hand in self.hands]
        show_deal(self.seen, self.hands, self.court_card)
        if self.given_four[self.dealer]:
            self._ask_silently(self.dealer, "DEALER_LAY_DOWN")
        else:
            self._turn_to_lead(first)

    def play(self, code: int) -> None:
        if code not in self.legal():
            raise ValueError(f"Action {code} is not legal here.")
        seat = self.acting_seat()
        self.acted[seat] = True
        if is_play(code) and self.phase == "LEAD":
            self._lead(seat, NUMBERED[code])
        elif is_play(code):
            self._reply(seat, NUMBERED[code])
        elif is_announce(code):
            self._announce(seat, *announcement(code))
        elif code == EXCHANGE:
            self._exchange(seat)
        elif code == CLOSE:
            self._bring_misses_to_light(("close", "", seat))
        elif code == DECLARE:
            self._declare(seat)
        elif code == LAY_DOWN:
            self._lay_down(seat)
        elif code == PASS:
            self._pass(seat)
        elif code == DRAW:
            self._draw_by_choice(seat)
        elif code == CALL_DRAW:
            self._call_draw(seat)
        elif code == ORDER_DRAW:
            self._order_draw(seat)
        elif code == THROW_DOWN:
            show_all(self.seen, "throw_down", seat)
            self._round_over(Result(seat, 1))
        elif code == CALL_REVOKE:
            self._call_revoke(seat)

    def _ask(self, seat: int, phase: str) -> None:
        self.phase = phase
        self.acting = seat

    def _ask_silently(self, seat: int, phase: str) -> None:
        """court.ruling-silent-windows."""
        self._ask(seat, phase)
        show_one(self.seen, seat, "asked", phase)

    # Leading.

    def _turn_to_lead(self, seat: int) -> None:
        self.leader = seat
        self._ask(seat, "LEAD")
        self._declare_for(seat)

    def _turn_to_reply(self) -> None:
        assert self.leader is not None
        seat = 1 - self.leader
        self._ask(seat, "REPLY")
        self._declare_for(seat)

    def _declare_for(self, seat: int) -> bool:
        """court.ruling-declare-when, `auto`: the engine speaks as soon as he has sixty."""
        if self.options["declare"] == "auto" and self.count(seat) >= 60:
            self._declare(seat)
            return True
        return False

    def _put_on_table(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.table = card
        if self.closed_by is not None:
            self.led_since_close = True

    def _lead(self, seat: int, card: str) -> None:
        self._put_on_table(seat, card)
        show_all(self.seen, "play", seat, card)
        self._turn_to_reply()

    def _announce(self, seat: int, card: str, mate: str) -> None:
        """court.twenty-play-and-show, court.thirty-court-colour, court.ruling-announce-window."""
        value = 30 if colour_of(card) == self.court_colour else 20
        self._put_on_table(seat, card)
        self.announced[seat] += value
        show_all(self.seen, "announce", seat, card, mate, value)
        self.note_sixty(seat)
        declare = self.options["declare"]
        if self._declare_for(seat):
            return
        if declare == "free" or (declare == "guarded" and self.count(seat) >= 60):
            self._ask(seat, "AFTER_ANNOUNCE")
        else:
            self._turn_to_reply()

    # Replying, and the couplet.

    def _reply(self, seat: int, card: str) -> None:
        lawful = card in self.lawful_replies(seat)
        if self.strict():
            self.strict_reply_made = True
        self.hands[seat].remove(card)
        show_all(self.seen, "play", seat, card)
        if not lawful and self.options["revoke"] == "penalise":
            self.unlawful_reply = card
            self._revoke_found(seat)
            return
        if not lawful:
            self.offended[seat] = True
        self._take_couplet(seat, card)

    def _take_couplet(self, replier: int, reply: str) -> None:
        """court.value-to-taker, court.taker-leads, court.r13-last-ten."""
        assert self.table is not None
        assert self.court_colour is not None
        was_strict = self.strict()
        taker = replier if reply_takes(self.table, reply, self.court_colour) else 1 - replier
        self.couplets[taker].append([self.table, reply])
        self.couplets_done += 1
        if self.couplets_done == 12:
            self.twelfth_taker = taker
        self.last_taker = taker
        self.table = None
        self.called_revoke = [False, False]
        show_all(self.seen, "take", taker)
        self.note_sixty(taker)
        if not was_strict:
            self._after_open_couplet(taker)
        elif self.hands == [[], []]:
            self._round_over(after_running_out(self))
        else:
            self._turn_to_lead(taker)

    # Drawing.

    def _after_open_couplet(self, taker: int) -> None:
        """court.ruling-exchange-last-card: the sixth taker may exchange before he draws."""
        if self.couplets_done == 6 and self.may_exchange(taker):
            self._ask_silently(taker, "LAST_EXCHANGE")
        else:
            self._before_draws(taker)

    def _before_draws(self, taker: int) -> None:
        if self.options["draw"] == "manual":
            self._ask(taker, "DRAW_NODE")
        elif self.options["close_timing"] == "before-or-after":
            self._ask(taker, "PRE_DRAW")
        else:
            self._taker_draws(taker)

    def _taker_draws(self, taker: int) -> None:
        """court.draw-taker-first."""
        self._draw_top(taker)
        if not self._asks_second_window(taker):
            self._other_draws(taker)

    def _asks_second_window(self, taker: int) -> bool:
        """court.ruling-exchange-last-card, `court-card`: between the two last draws."""
        late = self.options["exchange_deadline"] == "court-card"
        if late and self.couplets_done == 6 and self.jester() in self.hands[taker]:
            self.second_window = True
            self._ask_silently(taker, "LAST_EXCHANGE")
            return True
        return False

    def _other_draws(self, taker: int) -> None:
        if self.options["draw"] == "manual":
            self._ask(1 - taker, "DRAW_NODE")
        else:
            self._draw_top(1 - taker)
            self._turn_to_lead(taker)

    def _draw_top(self, seat: int) -> None:
        """court.drawing, court.ruling-court-card-drawn-last."""
        if self.hidden:
            card, is_last = self.hidden.pop(0), False
        else:
            assert self.court_card is not None
            card, is_last = self.court_card, True
            self.court_card = None
        self.hands[seat].append(card)
        show_draw(self.seen, seat, card, is_last)

    def _draw_by_choice(self, seat: int) -> None:
        if self.phase == "PRE_DRAW":
            self._taker_draws(seat)
            return
        for debtor in (0, 1):
            if self.owed[debtor] > 0:
                self.miss_is_late[debtor] = True
        self._draw_top(seat)
        if seat == self.last_taker and self._asks_second_window(seat):
            return
        self._draw_node_done(seat)

    def _draw_node_done(self, seat: int) -> None:
        taker = self.last_taker
        assert taker is not None
        if seat == taker:
            self._ask(1 - taker, "DRAW_NODE")
        elif self.couplets_done == 6:
            self._bring_misses_to_light(("lead", "", taker))
        else:
            self._turn_to_lead(taker)

    # Missed draws (court.r14-early, court.r14-late-choice, court.ruling-missed-draw).

    def _call_draw(self, seat: int) -> None:
        phase = self.phase
        show_all(self.seen, "call_draw", seat)
        self._bring_misses_to_light(("node", phase, seat))

    def _bring_misses_to_light(self, then: tuple[str, str, int]) -> None:
        debtors = [seat for seat in (0, 1) if self.owed[seat] > 0]
        if not debtors:
            self._go_on(*then)
            return
        show_all(self.seen, "missed", self.owed[0], self.owed[1])
        if len(debtors) == 1 and self.miss_is_late[debtors[0]]:
            self.after_misses = then
            self._ask(1 - debtors[0], "R14_CHOICE")
            return
        self._make_good()
        self._go_on(*then)

    def _go_on(self, what: str, phase: str, seat: int) -> None:
        """Take up again what the missed draws had interrupted."""
        if what == "close":
            self._close(seat)
        elif what == "lead":
            self._turn_to_lead(seat)
        else:
            self._ask(seat, phase)

    def _make_good(self) -> None:
        assert self.last_taker is not None
        for seat in (self.last_taker, 1 - self.last_taker):
            for _ in range(self.owed[seat]):
                self._draw_top(seat)
        self.owed = [0, 0]
        self.miss_is_late = [False, False]

    def _order_draw(self, seat: int) -> None:
        show_all(self.seen, "order_draw", seat)
        self._make_good()
        then = self.after_misses
        assert then is not None
        self.after_misses = None
        self._go_on(*then)

    # Exchanging, closing, passing.

    def _exchange(self, seat: int) -> None:
        """court.discarding, court.r12-jester-takes-place."""
        assert self.court_card is not None
        got = self.court_card
        self.hands[seat].remove(self.jester())
        self.hands[seat].append(got)
        self.court_card = self.jester()
        show_all(self.seen, "exchange", seat, got)
        if self.phase in ("AFTER_CLOSE", "LAST_EXCHANGE"):
            self._window_done(seat)

    def _window_done(self, seat: int) -> None:
        if self.phase == "AFTER_CLOSE":
            assert self.closed_by is not None
            self._turn_to_lead(self.closed_by)
        elif self.second_window:
            self.second_window = False
            self._other_draws(seat)
        else:
            self._before_draws(seat)

    def _close(self, seat: int) -> None:
        """court.closing-turns-down, court.r3-closer-fails-early, court.r11-closed-deadline."""
        self.closed_by = seat
        self.rule3 = not self.couplets[1 - seat]
        show_all(self.seen, "close", seat)
        both = self.options["exchange_after_close"] == "both"
        if both and self.may_exchange(1 - seat):
            self._ask_silently(1 - seat, "AFTER_CLOSE")
        else:
            self._turn_to_lead(seat)

    def _pass(self, seat: int) -> None:
        if self.phase in ("DEALER_LAY_DOWN", "AFTER_CLOSE", "LAST_EXCHANGE"):
            show_one(self.seen, seat, "pass", seat, self.phase)
        else:
            show_all(self.seen, "pass", seat, self.phase)
        if self.phase == "DEALER_LAY_DOWN":
            self._turn_to_lead(1 - seat)
        elif self.phase in ("AFTER_CLOSE", "LAST_EXCHANGE"):
            self._window_done(seat)
        elif self.phase == "AFTER_ANNOUNCE":
            self._turn_to_reply()
        elif self.phase == "DRAW_NODE":
            self.owed[seat] += 1
            self._draw_node_done(seat)
        elif self.phase == "REVOKE_WINDOW":
            self._revoke_window_done(seat)

    # The end of a round.

    def _declare(self, seat: int) -> None:
        show_all(self.seen, "declare", seat, self.count(seat), self.count(seat) >= 60)
        self._round_over(after_declaration(self, seat))

    def _lay_down(self, seat: int) -> None:
        """court.r9-lay-down."""
        four = tuple(f"{self.court_colour}-{rank}" for rank in RANKS[:4])
        show_all(self.seen, "lay_down", seat, four)
        self._round_over(Result(seat, 3))

    def _call_revoke(self, seat: int) -> None:
        """court.ruling-revoke, `claim`."""
        right = self.offended[1 - seat]
        show_all(self.seen, "call_revoke", seat, right)
        if right:
            self._revoke_found(1 - seat)
        elif self.phase == "REVOKE_WINDOW":
            self._revoke_window_done(seat)
        else:
            self.called_revoke[seat] = True

    def _revoke_found(self, offender: int) -> None:
        """court.r4-penalty."""
        self.forfeited = offender
        show_all(self.seen, "revoke", offender)
        self._enter(after_revoke(self, offender))

    def _round_over(self, result: Result) -> None:
        if self.options["revoke"] == "claim" and self.strict_reply_made:
            self.result = result
            self._ask(1 - self.dealer, "REVOKE_WINDOW")
        else:
            self._enter(result)

    def _revoke_window_done(self, seat: int) -> None:
        if seat != self.dealer:
            self._ask(self.dealer, "REVOKE_WINDOW")
        else:
            assert self.result is not None
            self._enter(self.result)

    def _enter(self, result: Result) -> None:
        """court.r8-carry, court.ruling-carry, court.first-to-seven, court.ruling-round-cap."""
        made = 0
        if result.winner is not None:
            made = result.made + self.carry
            self.points[result.winner] += made
            self.carry = 0
        elif self.options["tie_carry"] == "next-round-only":
            self.carry = 0
        if result.tie:
            self.carry = self.carry + 1 if self.options["tie_carry"] == "accumulate" else 1
        show_all(self.seen, "round", result.winner, made, tuple(self.points), self.carry)
        if max(self.points) >= 7 or self.round_no >= self.round_cap:
            self.phase, self.acting = "GAME_END", "over"
        else:
            self.dealer = 1 - self.dealer
            self.phase, self.acting = "DEAL", "deal"
