"""Four-handed Court, played slowly and to the letter: a second engine to be run in step.

Seats 0 and 2 play against seats 1 and 3. Cards are names, and a double couplet is a list of them.
"""

from tests.plain.court_cards import (
    CALL_REVOKE,
    NUMBERED,
    PASS,
    announcement,
    colour_of,
    is_announce,
    is_higher,
    is_play,
    number_of,
    value_of,
)
from tests.plain.court_four_refusals import refusal
from tests.plain.court_options import FOUR_CHOICES, settle_choices
from tests.plain.court_seen import WATCHER, Shown, show_all

SEATS = (0, 1, 2, 3)
SIDES = (0, 1)
GAME = 7


def side_of(seat: int) -> int:
    """court.four-partners, court.four-seating: partners sit opposite."""
    return seat % 2


class PlainCourtFour:
    """One game of four: it waits for a deal or for a seat's decision, until it is over."""

    def __init__(self, options: dict[str, str | int], dealer: int) -> None:
        self.options, self.round_cap = settle_choices(options, FOUR_CHOICES)
        self.points = [0, 0]
        self.carry = 0
        self.dealer = dealer
        self.round_no = 0
        self.phase = "DEAL"
        self.acting: int | str = "deal"
        self.seen: Shown = {**{seat: [] for seat in SEATS}, WATCHER: []}
        self.clear_table()

    def clear_table(self) -> None:
        self.hands: list[list[str]] = [[], [], [], []]
        self.court_card: str | None = None  # turned up; it lies in the dealer's hand
        self.court_colour: str | None = None
        self.leader: int | None = None
        self.table: list[tuple[int, str]] = []  # the double couplet so far
        self.couplets: list[list[list[str]]] = [[], []]
        self.couplets_done = 0
        self.last_taker: int | None = None
        self.announced = [0, 0]
        self.cards_played = 0
        self.offended = [False, False, False, False]
        self.called_revoke = [False, False, False, False]
        self.forfeited: int | None = None

    # Deal and action.

    def deal(self, pack: list[str]) -> None:
        """court.four-deal-singly, court.four-last-up, court.four-last-dealers."""
        if self.acting != "deal":
            raise ValueError("The pack cannot be dealt now.")
        if sorted(pack) != sorted(NUMBERED):
            raise ValueError("Four-handed Court is dealt from all thirty-two cards.")
        self.clear_table()
        self.round_no += 1
        for i, card in enumerate(pack):
            self.hands[(self.dealer + 1 + i) % 4].append(card)
        self.court_card = pack[31]
        self.court_colour = colour_of(pack[31])
        for observer, log in self.seen.items():
            own = tuple(sorted(self.hands[observer])) if isinstance(observer, int) else None
            log.append(("deal", own, self.court_card))
        self.turn_to_lead((self.dealer + 1) % 4)  # court.four-left-leads

    def turn_to_lead(self, seat: int) -> None:
        self.leader = seat
        self.phase, self.acting = "PLAY", seat

    def play(self, code: int) -> None:
        if code not in self.legal():
            raise ValueError(f"Action {code} is not legal here.")
        seat = self.acting_seat()
        if is_play(code):
            show_all(self.seen, "play", seat, NUMBERED[code])
            self.put_down(seat, NUMBERED[code])
        elif is_announce(code):
            self.announce(seat, *announcement(code))
        elif code == CALL_REVOKE:
            self.call_revoke(seat)
        elif code == PASS:
            show_all(self.seen, "pass", seat)
            self.window_done(seat)

    def announce(self, seat: int, card: str, mate: str) -> None:
        """court.ruling-four-absent, `four_announce`: for the side, and no window follows."""
        value = 30 if colour_of(card) == self.court_colour else 20
        self.announced[side_of(seat)] += value
        show_all(self.seen, "announce", seat, card, mate, value)
        self.put_down(seat, card)

    # The double couplet.

    def put_down(self, seat: int, card: str) -> None:
        lawful = card in self.lawful_cards(seat)
        self.hands[seat].remove(card)
        self.table.append((seat, card))
        self.cards_played += 1
        if not lawful and self.options["revoke"] == "penalise":
            self.revoke_found(seat)
            return
        if not lawful:
            self.offended[seat] = True
        if len(self.table) == 4:
            self.take_couplet()
        else:
            self.acting = (seat + 1) % 4

    def best_so_far(self) -> tuple[int, str]:
        """court.ruling-who-takes: the highest court colour card, else of the colour led."""
        best = self.table[0]
        for seat, card in self.table[1:]:
            if colour_of(card) == colour_of(best[1]):
                if is_higher(card, best[1]):
                    best = (seat, card)
            elif colour_of(card) == self.court_colour:
                best = (seat, card)
        return best

    def take_couplet(self) -> None:
        """court.four-double-couplet, court.taker-leads."""
        taker = self.best_so_far()[0]
        cards = [card for _, card in self.table]
        self.couplets[side_of(taker)].append(cards)
        self.couplets_done += 1
        self.last_taker = taker
        self.table = []
        self.called_revoke = [False, False, False, False]
        show_all(self.seen, "take", taker)
        if f"{self.court_colour}-Standard" in cards:
            self.points[side_of(taker)] += 1  # court.four-standard: at once
            show_all(self.seen, "standard", side_of(taker), tuple(self.points))
            if self.points[side_of(taker)] >= GAME:
                self.phase, self.acting = "GAME_END", "over"  # court.four-standard-wins
                return
        if self.couplets_done < 8:
            self.turn_to_lead(taker)
        elif self.options["revoke"] == "claim":
            self.phase, self.acting = "REVOKE_WINDOW", (self.dealer + 1) % 4
        else:
            self.count_round()

    def lawful_cards(self, seat: int) -> list[str]:
        """court.four-follow, court.four-void-free, court.four-court-take."""
        hand = self.hands[seat]
        if not self.table:
            return list(hand)  # court.four-lead-any
        led = colour_of(self.table[0][1])
        same = [card for card in hand if colour_of(card) == led]
        if not same:
            return list(hand)
        if led != self.court_colour:
            return same
        best = self.best_so_far()[1]
        above = [card for card in same if is_higher(card, best)]
        return above or same

    # The end of a round.

    def count(self, side: int) -> int:
        """court.four-values, court.four-last-ten; twenties once the side has a couplet."""
        if side == self.forfeited or not self.couplets[side]:
            return 0
        total = sum(value_of(card) for couplet in self.couplets[side] for card in couplet)
        total += self.announced[side]
        if self.couplets_done == 8:
            assert self.last_taker is not None
            total += 10 if side_of(self.last_taker) == side else 0
        return total

    def count_round(self) -> None:
        """court.four-at-end, court.four-tie, court.ruling-four-unmade."""
        counts = [self.count(0), self.count(1)]
        show_all(self.seen, "counted", *counts)
        higher = 0 if counts[0] > counts[1] else 1
        if counts[0] == counts[1]:
            self.enter(None, 0, tie=True)
        elif counts[higher] >= 60:
            self.enter(higher, self.points_for(higher))
        elif self.options["unmade_sixty"] == "higher":
            self.enter(higher, 1)
        else:
            self.enter(None, 0, tie=self.options["unmade_sixty"] == "carry")

    def points_for(self, side: int) -> int:
        """court.four-one, court.four-two, court.four-three, court.ruling-four-130."""
        if len(self.couplets[side]) == 8 or self.count(side) >= 130:
            return 3
        return 1 if self.count(side) <= 100 else 2

    def call_revoke(self, seat: int) -> None:
        """court.ruling-four-revoke, `claim`: against either opponent."""
        opponents = [(seat + 1) % 4, (seat + 3) % 4]
        offenders = [other for other in opponents if self.offended[other]]
        show_all(self.seen, "call_revoke", seat, bool(offenders))
        if offenders:
            self.revoke_found(offenders[0])
        elif self.phase == "REVOKE_WINDOW":
            self.window_done(seat)
        else:
            self.called_revoke[seat] = True

    def revoke_found(self, offender: int) -> None:
        """All see who it was; his side's count is nil, and the other side gains two."""
        self.forfeited = side_of(offender)
        show_all(self.seen, "revoke", offender)
        self.enter(1 - self.forfeited, 2)

    def window_done(self, seat: int) -> None:
        if seat == self.dealer:
            self.count_round()
        else:
            self.acting = (seat + 1) % 4

    def enter(self, winner: int | None, made: int, tie: bool = False) -> None:
        """court.r8-carry, court.ruling-carry, court.four-seven, court.ruling-round-cap."""
        if winner is not None:
            made += self.carry
            self.points[winner] += made
            self.carry = 0
        elif self.options["tie_carry"] == "next-round-only":
            self.carry = 0
        if tie:
            self.carry = self.carry + 1 if self.options["tie_carry"] == "accumulate" else 1
        show_all(self.seen, "round", winner, made, tuple(self.points), self.carry)
        if max(self.points) >= GAME or self.round_no >= self.round_cap:
            self.phase, self.acting = "GAME_END", "over"
        else:
            self.dealer = (self.dealer + 1) % 4
            self.phase, self.acting = "DEAL", "deal"

    # What may be asked of the game at any time.

    def actor(self) -> int | str:
        return self.acting

    def acting_seat(self) -> int:
        assert isinstance(self.acting, int)
        return self.acting

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        """The sides with most points; equal points share."""
        return [side for side in SIDES if self.points[side] == max(self.points)]

    def legal(self) -> list[int]:
        if self.acting in ("deal", "over"):
            return []
        seat = self.acting_seat()
        if self.phase == "REVOKE_WINDOW":
            return [PASS, CALL_REVOKE]
        hand = self.hands[seat]
        cards = self.lawful_cards(seat) if self.options["revoke"] == "refuse" else hand
        codes = sorted(number_of(card) for card in cards)
        if not self.table and self.options["four_announce"] == "on":
            codes += [code for code in range(32, 40) if set(announcement(code)) <= set(hand)]
        claim = self.options["revoke"] == "claim"
        if claim and self.cards_played > 0 and not self.called_revoke[seat]:
            codes.append(CALL_REVOKE)
        return codes

    def why_not(self, seat: int, code: int) -> str | None:
        return refusal(self, seat, code)
