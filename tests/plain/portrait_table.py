"""The table of Portrait Authors: how a game stands, and the acts open to the seat on turn."""

from __future__ import annotations

from tests.plain.portrait_cards import (
    BOOK_OF,
    CARDS_OF_GROUP,
    GROUP_OF,
    GROUPS,
    PACK,
    PLACE,
    PORTRAITS,
    mask_of,
)
from tests.plain.portrait_options import Options, check_company, form_of, settled_options
from tests.plain.portrait_record import Record
from tests.plain.portrait_refusals import complete_pairs, stale_calls_are_barred, why_not_stack
from tests.plain.portrait_sight import Event, Sight

FIRST_STACK = 448
FIRST_BAD_CALL = 568
END_OF_CODES = 1016


class AuthorsTable:
    """The standing state of a game, and what may be asked of it."""

    def __init__(self, seats: int, options: Options, dealer: int) -> None:
        self.options = settled_options(options)
        check_company(seats, self.options)
        if not 0 <= dealer < seats:
            raise ValueError("The dealer must be one of the seats.")
        self.n = seats
        self.dealer = dealer
        self.form = form_of(self.options)
        self.pack = PORTRAITS if self.form == "portraits" else PACK
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.bank: list[str] = []  # the top card first
        self.table: dict[str, int | None] = {}  # card: who laid it down
        self.score = [0] * seats
        self.fresh: list[set[str]] = [set(GROUPS) for _ in range(seats)]
        self.added: list[set[str]] = [set() for _ in range(seats)]
        self.missed = [False] * seats
        self.record = Record(seats)
        self.idle = 0
        self.barred = False
        self.turn: int | None = None
        self.turns = 0
        self.phase = "DEAL"
        self.laid_in_turn = False
        self.drew_in_turn = False
        self.entries_at_start = 0
        self.sight = Sight(seats)
        self.seen: dict[int | str, list[Event]] = self.sight.seen

    # Looking at the game.

    def left_of(self, group: str) -> list[str]:
        """The cards of a group that are not on the table, wherever they are."""
        return [card for card in CARDS_OF_GROUP[group] if card not in self.table]

    def pairs_mask(self, seat: int, group: str) -> int:
        return mask_of(group, complete_pairs(self, seat, group))

    def is_fresh(self, seat: int, group: str) -> bool:
        """Whether a card came in since the last miss (portrait.r-new-card)."""
        return group in self.fresh[seat]

    def scores(self) -> list[int]:
        return list(self.score)

    def winners(self) -> list[int]:
        """Equal highest counts share the win (portrait.r-ties)."""
        return [seat for seat in range(self.n) if self.score[seat] == max(self.score)]

    def actor(self) -> int | str:
        """The seat to decide, or 'deal', or 'over'."""
        if self.phase == "DEAL":
            return "deal"
        if self.turn is None:
            return "over"
        return self.turn

    # The legal acts.

    def nameable_cards(self, seat: int) -> list[str]:
        """The cards that the seat may call for, of whomever."""
        hand = self.hands[seat]
        if self.form == "pairs":
            groups = {GROUP_OF[card] for card in hand}
            if self.options["calling_right"] == "hand_or_table":
                groups |= {GROUP_OF[card] for card, owner in self.table.items() if owner == seat}
            named = [card for group in GROUPS if group in groups for card in CARDS_OF_GROUP[group]]
        else:
            books = {BOOK_OF[card] for card in hand}
            named = [card for card in self.pack if BOOK_OF[card] in books]
        return [card for card in named if card not in hand and card not in self.table]

    def has_legal_call(self) -> bool:
        """Whether the seat on turn may call at all: then some card may be asked of its holder."""
        assert self.turn is not None
        if not self.nameable_cards(self.turn):
            return False
        return not stale_calls_are_barred(self) or bool(self.legal_calls())

    def legal_calls(self) -> list[int]:
        """The codes of the calls open to the seat on turn, in good form."""
        seat = self.turn
        assert seat is not None
        named = self.nameable_cards(seat)
        barring = stale_calls_are_barred(self)
        codes = []
        for distance in range(1, self.n):
            target = (seat + distance) % self.n
            if not self.hands[target] and not self.bank:
                continue
            asked = named
            if barring:
                asked = [card for card in named if target not in self.record.denied[card]]
            codes += [64 * (distance - 1) + PLACE[card] for card in asked]
        return codes

    def legal_stacks(self) -> list[int]:
        seat = self.turn
        assert seat is not None
        codes = []
        if self.form == "pairs":
            held = {GROUP_OF[card] for card in self.hands[seat]}
            for g, group in enumerate(GROUPS):
                if group not in held:
                    continue
                whole = self.pairs_mask(seat, group)
                masks = [mask for mask in range(1, whole + 1) if mask & ~whole == 0]
                masks = [m for m in masks if why_not_stack(self, seat, group, m) is None]
                codes += [FIRST_STACK + 15 * g + mask - 1 for mask in masks]
        return codes

    def legal(self) -> list[int]:
        """The codes open to the acting seat, ascending."""
        if not isinstance(self.actor(), int):
            return []
        calls = self.legal_calls()
        lost = []
        if self.options["call_form"] == "loss_of_call" and not self.barred:
            lost = [FIRST_BAD_CALL + code for code in calls]
        return calls + self.legal_stacks() + lost
