"""A slow second engine for Portrait Authors, written from the rules and from nothing else.

It exists to be run in step with the fast engine, so it shares no code with it. Cards go by their
names, hands are sets of them, and every step of the rules is spelled out where it happens. All
four forms are here: pairs, portraits alone, books of four with the sketches, and the Bank.
"""

from __future__ import annotations

from tests.plain.portrait_cards import (
    BOOKS,
    CARDS_OF_BOOK,
    GROUP_OF,
    GROUPS,
    PACK,
    authors_in,
    in_order,
    pair_of,
)
from tests.plain.portrait_refusals import is_shut_dealt_set, why_not_call, why_not_stack
from tests.plain.portrait_table import END_OF_CODES, FIRST_BAD_CALL, FIRST_STACK, AuthorsTable

COUNT_OF_PAIRS = {1: 0, 2: 3, 3: 6, 4: 10}
"""Pair, pair royal, double pair royal, book (portrait.count-3, count-6, count-10)."""
BANK_HANDS = 10


class PlainAuthors(AuthorsTable):
    """One game: it waits for a deal or for the seat on turn to call or stack, until it is over."""

    # The deal.

    def deal(self, pack: list[str]) -> None:
        """Singly from the dealer's left: all, or ten each and the rest is the Bank."""
        if self.phase != "DEAL":
            raise ValueError("The cards have been dealt already.")
        if in_order(pack) != self.pack:
            raise ValueError(f"A pack holds each of the {len(self.pack)} cards once.")
        dealt = BANK_HANDS * self.n if self.options["bank"] == "on" else len(pack)
        for i, card in enumerate(pack[:dealt]):
            self.hands[(self.dealer + 1 + i) % self.n].add(card)  # portrait.r-uneven-deal
        self.bank = pack[dealt:]
        self.sight.dealt(self.hands, len(self.bank))
        self.open((self.dealer + 1) % self.n)

    def open(self, first: int) -> None:
        """Dealt books of four go down, then the first seat calls (portrait.r-easy-lay)."""
        if self.form != "pairs":
            for step in range(self.n):
                self.lay_books((first + step) % self.n)
        if len(self.table) == len(self.pack):
            self.finish()
        else:
            self.begin_turn(first)

    # The course of a turn.

    def begin_turn(self, seat: int) -> None:
        """From this seat to the left: cardless seats are left out unless the Bank has cards."""
        self.phase = "TURN"
        while not self.hands[seat] and not self.bank:
            seat = (seat + 1) % self.n
        self.turn = seat
        self.turns += 1
        self.laid_in_turn = False
        self.drew_in_turn = False
        self.entries_at_start = self.record.entries()
        self.sight.everyone("turn", seat)
        self.check_event()

    def check_event(self) -> None:
        """What is forced before the seat on turn chooses again, until nothing is."""
        seat = self.turn
        assert seat is not None
        while True:
            if len(self.table) == len(self.pack):
                self.finish()
                return
            if not self.hands[seat]:
                if not self.bank:
                    self.pass_turn()  # portrait.r-empty-hand
                    return
                self.draw(seat, None)  # portrait.r-bank-empty-hand
            elif not self.has_legal_call():
                self.settle(seat)
            else:
                return

    def pass_turn(self) -> None:
        """The turn goes to the left, judged idle or not (portrait.r-standstill)."""
        seat = self.turn
        assert seat is not None
        if len(self.table) == len(self.pack):
            self.finish()
            return
        more_known = self.record.entries() > self.entries_at_start
        if self.laid_in_turn or self.drew_in_turn or more_known:
            self.idle = 0
        else:
            self.idle += 1
        self.barred = self.idle >= 3 * self.n
        self.begin_turn((seat + 1) % self.n)

    def finish(self) -> None:
        """All cards are on the table (portrait.r-end)."""
        self.phase = "END"
        self.turn = None
        self.sight.everyone("over", tuple(self.score), tuple(self.winners()))

    # Calls.

    def call(self, seat: int, target: int, card: str) -> None:
        """One named card of one player: a hit goes on, a miss ends the turn."""
        self.sight.everyone("called", seat, target, card)
        self.record.lacks(seat, card)
        if card in self.hands[target]:
            self.hit(seat, target, card)
        else:
            self.miss(seat, target, card)

    def hit(self, seat: int, target: int, card: str) -> None:
        """The card is handed over, and the caller goes on (portrait.hit-continue)."""
        self.hands[target].remove(card)
        self.sight.everyone("handed", seat, target, card)
        self.receive(seat, card)
        self.record.has(seat, card)
        self.after_receipt(seat, card)
        self.check_event()

    def miss(self, seat: int, target: int, card: str) -> None:
        """The turn is over, but for the Bank (portrait.miss-passes, portrait.bank-miss-draws)."""
        self.sight.everyone("missed", seat, target, card)
        self.record.lacks(target, card)
        self.fresh[seat] = set()
        self.missed[seat] = True
        lucky = bool(self.bank) and self.bank[0] == card
        if self.bank:
            self.draw(seat, card)
        if lucky and self.options["bank_lucky"] == "call_again":
            self.check_event()
            return
        if lucky and self.bank:
            self.draw(seat, card)  # portrait.bank-lucky
        self.pass_turn()

    def lose_call(self, seat: int, target: int, card: str) -> None:
        """A call out of order is not answered, and the turn is lost (portrait.r-call-form)."""
        self.sight.everyone("lost", seat, target, card)
        self.record.lacks(seat, card)
        self.fresh[seat] = set()
        self.missed[seat] = True
        self.pass_turn()

    def draw(self, seat: int, called: str | None) -> None:
        """The top of the Bank: shown to all if it is the card called, else the drawer's own."""
        card = self.bank.pop(0)
        self.drew_in_turn = True
        self.receive(seat, card)
        if card == called:
            self.sight.everyone("shown", seat, card)
            self.record.has(seat, card)
        else:
            self.sight.drew(seat, card, called)
            self.record.drew_unseen(seat, set(self.table), called)
        self.after_receipt(seat, card)

    def receive(self, seat: int, card: str) -> None:
        """A card gained makes its owner fresh and opens his dealt sets of its group."""
        self.hands[seat].add(card)
        self.added[seat].add(GROUP_OF[card])
        if self.options["new_card_scope"] == "same_group":
            self.fresh[seat].add(GROUP_OF[card])
        else:
            self.fresh[seat] = set(GROUPS)

    def after_receipt(self, seat: int, card: str) -> None:
        """A book of four goes down at once; in pairs the remainder may, by a house rule."""
        if self.form == "pairs":
            self.look_for_remainder(GROUP_OF[card])
        else:
            self.lay_books(seat)

    # Laying down.

    def lay_books(self, seat: int) -> None:
        """Every full book of four in the hand, for one each (portrait.easy-lay-book)."""
        for book in BOOKS:
            cards = [card for card in CARDS_OF_BOOK[book] if card in self.hands[seat]]
            if len(cards) == 4:
                self.put_down(seat, cards, 1)
                self.sight.everyone("laid", seat, book)

    def stack(self, seat: int, group: str, mask: int) -> None:
        """Pairs of one group, counted by themselves alone (portrait.after-stack-anew)."""
        for_nothing = is_shut_dealt_set(self, seat, group, mask)  # portrait.r-dealt-no-zero
        self.lay_pairs("stacked", seat, group, mask, for_nothing)
        self.look_for_remainder(group)
        self.check_event()  # portrait.stack-keeps-call

    def look_for_remainder(self, group: str) -> None:
        """`remainder_auto`: the rest of a broken group goes down as soon as one hand has it."""
        left = self.left_of(group)
        if self.options["remainder_auto"] == "off" or not left or len(left) == 8:
            return
        for seat in range(self.n):
            if all(card in self.hands[seat] for card in left):
                self.lay_pairs("remainder", seat, group, self.pairs_mask(seat, group))

    def settle(self, seat: int) -> None:
        """Without a legal call all groups in the hand are whole (portrait.r-no-legal-call)."""
        for group in GROUPS:
            if any(GROUP_OF[card] == group for card in self.hands[seat]):
                self.lay_pairs("settled", seat, group, self.pairs_mask(seat, group))

    def lay_pairs(
        self, word: str, seat: int, group: str, mask: int, for_nothing: bool = False
    ) -> None:
        names = authors_in(mask, group)
        cards = [card for name in names for card in pair_of(group, name)]
        count = 0 if for_nothing else COUNT_OF_PAIRS[len(names)]
        self.put_down(seat, cards, count)
        self.sight.everyone(word, seat, group, mask, count)

    def put_down(self, seat: int, cards: list[str], count: int) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.table[card] = seat
        self.score[seat] += count
        self.laid_in_turn = True

    # Decisions.

    def why_not(self, seat: int, code: int) -> str | None:
        """The first reason to refuse this act, or None when it is legal."""
        if not isinstance(code, int) or isinstance(code, bool) or not 0 <= code < END_OF_CODES:
            return self.why_not_now(seat) or "no-such-action"
        if FIRST_STACK <= code < FIRST_BAD_CALL:
            group, mask = GROUPS[(code - FIRST_STACK) // 15], (code - FIRST_STACK) % 15 + 1
            return self.why_not_now(seat) or why_not_stack(self, seat, group, mask)
        badly = code >= FIRST_BAD_CALL
        plain_code = code - FIRST_BAD_CALL if badly else code
        distance, card = plain_code // 64 + 1, PACK[plain_code % 64]
        target = (seat + distance) % self.n if distance < self.n else None
        return self.why_not_said(seat, target, [card], badly)

    def why_not_said(
        self, seat: int, target: int | None, cards: list[str], badly: bool = False
    ) -> str | None:
        """The same for a call as it is spoken, which may name its speaker or two cards."""
        return self.why_not_now(seat) or why_not_call(self, seat, target, cards, badly)

    def why_not_now(self, seat: int) -> str | None:
        if self.phase == "END":
            return "game-over"
        return "not-your-turn" if self.actor() != seat else None

    def play(self, code: int) -> None:
        """The acting seat does what the code says."""
        seat = self.actor()
        if not isinstance(seat, int):
            raise ValueError("No seat is to decide now.")
        reason = self.why_not(seat, code)
        if reason is not None:
            raise ValueError(f"{reason}: seat {seat} may not send {code}.")
        if FIRST_STACK <= code < FIRST_BAD_CALL:
            self.stack(seat, GROUPS[(code - FIRST_STACK) // 15], (code - FIRST_STACK) % 15 + 1)
            return
        badly = code >= FIRST_BAD_CALL
        plain_code = code - FIRST_BAD_CALL if badly else code
        target, card = (seat + plain_code // 64 + 1) % self.n, PACK[plain_code % 64]
        if badly:
            self.lose_call(seat, target, card)
        else:
            self.call(seat, target, card)
