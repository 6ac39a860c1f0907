"""A slow second engine for Nations, written from the rules and from nothing else.

It exists to be run in step with the fast engine, so it shares no code with it. Cards are printed
names, hands are lists, and every step of the rules is spelled out where it happens. Side 0 is
seats 0 and 2, side 1 is seats 1 and 3 (nations.partners-opposite).
"""

from __future__ import annotations

from tests.plain.nations_cards import (
    PACK,
    PLACE,
    Trick,
    in_order,
    of_suit,
    suit_of,
    titles_of,
    winner_of,
)
from tests.plain.nations_options import Options, settled_options
from tests.plain.nations_sight import Event, Sight

CALL, YES, NO, PASS_CALL = 52, 53, 54, 55
GAME = 10
IDLE_DEALS = 10


class PlainNations:
    """One game or rubber: it waits for a pack or for a seat's decision, until it is over."""

    def __init__(self, seats: int, options: Options, dealer: int) -> None:
        if seats != 4:
            raise ValueError("needs-four-players: Nations is played by four.")
        if not 0 <= dealer < 4:
            raise ValueError("The dealer must be one of the seats.")
        self.options = settled_options(options)
        first = self.options["first_dealer"]  # nations.ruling-dealer-order
        self.dealer = dealer if first == "random" else int(first)
        self.score = [0, 0]
        self.games = [0, 0]
        self.deals = 0
        self.idle_deals = 0  # void, or without any change of the score, in a row
        self.phase = "DEAL"
        self.dealt: list[list[str]] = [[], [], [], []]
        self.hands: list[list[str]] = [[], [], [], []]
        self.star_card = ""
        self.star_suit = ""
        self.star_lies_open = False
        self.start_score = [0, 0]
        self.tricks = [0, 0]
        self.trick: Trick = []
        self.history: list[tuple[int, Trick]] = []
        self.turn: int | None = None
        self.caller: int | None = None
        self.called: list[bool] = [False] * 4
        self.to_be_asked: list[int] = []
        self.revokers: list[int] = []  # one entry for each revoke, with the seat
        self.revokes_refused = True
        self.winner: int | None = None
        self.sight = Sight()
        self.seen: dict[int | str, list[Event]] = self.sight.seen

    # The deal.

    def deal(self, pack: list[str]) -> None:
        """Thirteen each, singly, from the dealer's left; the last is the Star card."""
        if self.phase != "DEAL":
            raise ValueError("No deal is due.")
        if in_order(pack) != PACK:
            raise ValueError("A pack holds each of the fifty-two cards once.")
        self.deals += 1
        self.dealt = [[], [], [], []]
        for k, card in enumerate(pack):
            self.dealt[(self.dealer + 1 + k) % 4].append(card)
        self.hands = [list(hand) for hand in self.dealt]
        self.star_card = pack[-1]
        self.star_suit = suit_of(self.star_card)
        self.star_lies_open = True
        self.start_score = list(self.score)
        self.tricks = [0, 0]
        self.trick = []
        self.history = []
        self.caller = None
        self.called = [False] * 4
        self.revokers = []
        strict = self.options["revoke"] == "three-tricks" and self.idle_deals < IDLE_DEALS
        self.revokes_refused = not strict  # nations.ruling-revoke
        self.sight.dealt(self.dealer, self.dealt)
        self.sight.star(self.dealer, self.star_card)
        self.to_be_asked = []
        if self.options["call_window"] == "before-first-lead":
            order = [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]
            self.to_be_asked = [seat for seat in order if self.start_score[seat % 2] == 8]
        self.ask_next()

    def ask_next(self) -> None:
        """CALLS: every seat of a side at eight has its say, then the play begins."""
        if self.to_be_asked:
            self.phase = "CALLS"
            self.turn = self.to_be_asked.pop(0)
            self.sight.everyone("asked", self.turn)
        else:
            self.phase = "PLAY"
            self.begin_turn((self.dealer + 1) % 4)  # nations.first-lead

    # The play.

    def begin_turn(self, seat: int) -> None:
        """The dealer takes up the Star card when his turn to play has come."""
        self.turn = seat
        if seat == self.dealer and self.star_lies_open:
            self.star_lies_open = False
            self.sight.everyone("star_taken_up", seat)

    def may_follow(self, seat: int) -> list[str]:
        """Who holds the suit led must play it (nations.follow-suit)."""
        hand = in_order(self.hands[seat])
        if self.trick:
            same = of_suit(hand, suit_of(self.trick[0][1]))
            if same:
                return same
        return hand

    def play_card(self, seat: int, card: str) -> None:
        if card not in self.may_follow(seat):
            self.revokers.append(seat)
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.sight.played(seat, card)
        if len(self.trick) < 4:
            self.begin_turn((seat + 1) % 4)  # nations.clockwise
            return
        winner = winner_of(self.trick, self.star_suit)
        self.history.append((winner, self.trick))
        self.trick = []
        self.tricks[winner % 2] += 1
        self.sight.everyone("trick", winner)
        if not self.hands[winner] or self.enough_tricks():
            self.count()
        else:
            self.begin_turn(winner)  # nations.winner-leads

    def enough_tricks(self) -> bool:
        """A side has made ten by tricks (nations.ruling-play-out, `stop_early`)."""
        if self.options["stop_early"] == "false":
            return False
        return any(self.start_score[side] + self.tricks[side] - 6 >= GAME for side in (0, 1))

    # The call.

    def titles_dealt(self, seat: int) -> list[str]:
        """As dealt, the Star card included (nations.ruling-titles-as-dealt)."""
        return [card for card in titles_of(self.star_suit) if card in self.dealt[seat]]

    def titles_of_side(self, side: int) -> int:
        """Both partners' hands together (nations.ruling-titles-by-side)."""
        return len(self.titles_dealt(side)) + len(self.titles_dealt(side + 2))

    def call(self, seat: int) -> None:
        """With three or four Titles nothing is asked; with two the partner has to answer."""
        self.called[seat] = True
        self.sight.everyone("call", seat)
        partner = (seat + 2) % 4
        if len(self.titles_dealt(seat)) > 2:
            self.show_titles(seat % 2)
        elif self.options["call_answer"] == "spoken":
            self.caller = seat
            self.phase = "ANSWER"
            self.turn = partner
        else:
            self.answer(seat, bool(self.titles_dealt(partner)))

    def answer(self, caller: int, yes: bool) -> None:
        """A yes ends the game; after a no the caller plays, or the next seat is asked."""
        self.caller = None
        self.sight.everyone("answer", (caller + 2) % 4, yes)
        if yes:
            self.show_titles(caller % 2)
        elif self.options["call_window"] == "before-first-lead":
            self.ask_next()
        else:
            self.phase = "PLAY"
            self.turn = caller

    def show_titles(self, side: int) -> None:
        """The side's Titles are shown and scored, and the game ends (nations.ruling-call-score)."""
        holders = {card: seat for seat in (side, side + 2) for card in self.titles_dealt(seat)}
        held = {card: seat for card, seat in holders.items() if card in self.hands[seat]}
        self.sight.titles_shown(holders, held)
        points = 4 if len(holders) == 4 else 2
        self.score[side] += points
        self.sight.everyone("titles", side, points)
        self.trick = []  # void, if it was begun (nations.ruling-call-when)
        self.game_won(side)

    # The count.

    def count(self) -> None:
        """Revokes first, then tricks and Titles in their order (nations.ruling-count-order)."""
        guilty = {seat % 2 for seat in self.revokers}
        if len(guilty) == 2:
            self.sight.everyone("deal_void")
            self.idle_deals += 1
            self.wait_for_deal(self.dealer)
            return
        capped = None
        if guilty:
            capped = guilty.pop()
            moved = min(3, self.tricks[capped])
            self.tricks[capped] -= moved
            self.tricks[1 - capped] += moved
            self.sight.everyone("revoke", capped, moved)
        steps = [self.count_tricks, self.count_titles]
        if self.options["count_order"] == "titles-then-tricks":
            steps.reverse()
        for step in steps:
            step(capped)
            for side in (0, 1):
                if self.score[side] >= GAME:
                    self.game_won(side)
                    return
        self.idle_deals = self.idle_deals + 1 if self.score == self.start_score else 0
        self.wait_for_deal((self.dealer + 1) % 4)

    def add(self, side: int, points: int, capped: int | None) -> int:
        """Points for a side; one that revoked is not lifted above nine by them."""
        if side == capped:
            points = min(points, 9 - self.score[side])
        self.score[side] += points
        return points

    def count_tricks(self, capped: int | None) -> None:
        """A point for each trick above six (nations.tricks-above-six)."""
        for side in (0, 1):
            if self.tricks[side] > 6:
                added = self.add(side, self.tricks[side] - 6, capped)
                self.sight.everyone("tricks", side, added)

    def count_titles(self, capped: int | None) -> None:
        """Four for all four, two for three, nothing when divided (nations.titles-divided)."""
        for side in (0, 1):
            held = self.titles_of_side(side)
            if held < 3:
                continue
            if self.barred_at_nine(side):
                self.sight.everyone("titles_void_at_nine", side)
            else:
                added = self.add(side, 4 if held == 4 else 2, capped)
                self.sight.everyone("titles", side, added)
            return
        self.sight.everyone("titles_divided")

    def barred_at_nine(self, side: int) -> bool:
        """At nine a side's Titles are worth nothing (nations.nine-no-titles)."""
        match self.options["titles_at_nine"]:
            case "own-side-at-count":
                return self.score[side] == 9
            case "either-side-bars-both":
                return 9 in self.start_score
            case _:
                return self.start_score[side] == 9

    def game_won(self, side: int) -> None:
        """Ten points or more win the game; two games win a rubber (nations.ruling-match)."""
        self.games[side] += 1
        self.sight.everyone("game_over", side, tuple(self.score))
        if self.options["match"] == "rubber":
            if self.games[side] < 2:
                self.score = [0, 0]
                self.idle_deals = 0
                self.wait_for_deal((self.dealer + 1) % 4)
                return
            self.sight.everyone("match_over", side)
        self.winner = side
        self.phase = "OVER"
        self.turn = None

    def wait_for_deal(self, dealer: int) -> None:
        self.dealer = dealer  # nations.ruling-dealer-order
        self.phase = "DEAL"
        self.turn = None

    # Decisions.

    def actor(self) -> int | str:
        """The seat to decide, or 'deal', or 'over'."""
        if self.phase == "DEAL":
            return "deal"
        if self.phase == "OVER":
            return "over"
        assert self.turn is not None
        return self.turn

    def legal(self) -> list[int]:
        """The codes open to the acting seat, put together phase by phase."""
        seat = self.actor()
        if not isinstance(seat, int):
            return []
        if self.phase == "ANSWER":
            return [YES, NO] if self.titles_dealt(seat) else [NO]
        may_call = [CALL] if self.call_refused(seat) is None else []
        if self.phase == "CALLS":
            return [*may_call, PASS_CALL]
        cards = self.may_follow(seat) if self.revokes_refused else in_order(self.hands[seat])
        return [PLACE[card] for card in cards] + may_call

    def why_not(self, seat: int, code: int) -> str | None:
        """The first reason to refuse this act, or None when it is legal."""
        if self.phase == "OVER":
            return "game-over"
        if self.actor() != seat:
            return "not-your-turn"
        if not self.in_phase(code):
            return "wrong-phase"
        if code == CALL:
            return self.call_refused(seat)
        if code == YES:
            return None if self.titles_dealt(seat) else "no-title"
        if code in (NO, PASS_CALL):
            return None
        card = PACK[code]
        if card not in self.hands[seat]:
            return "card-not-in-hand"
        if self.revokes_refused and card not in self.may_follow(seat):
            return "must-follow-suit"
        return None

    def in_phase(self, code: int) -> bool:
        """Whether this sort of act belongs to the phase at all; a code beyond all does not."""
        match self.phase:
            case "PLAY":
                return 0 <= code <= CALL
            case "CALLS":
                return code in (CALL, PASS_CALL)
            case _:
                return code in (YES, NO)

    def call_refused(self, seat: int) -> str | None:
        """Who may call, and when (nations.ruling-call-who, nations.ruling-call-when)."""
        side = seat % 2
        late = self.phase == "PLAY" and self.options["call_window"] == "before-first-lead"
        if late or len(self.hands[seat]) < 13:
            return "call-after-first-card"
        if self.called[seat]:
            return "call-already-made"
        if self.start_score[side] != 8:
            return "call-not-at-eight"
        bars_both = self.options["titles_at_nine"] == "either-side-bars-both"
        if bars_both and self.start_score[1 - side] == 9:
            return "call-titles-barred"
        held = len(self.titles_dealt(seat))
        if held < 2 or (held > 2 and self.options["call_holding"] == "exactly-two"):
            return "call-needs-two-titles"
        return None

    def play(self, code: int) -> None:
        """The acting seat does what the code says."""
        seat = self.actor()
        if not isinstance(seat, int):
            raise ValueError("No seat is to decide now.")
        reason = self.why_not(seat, code)
        if reason is not None:
            raise ValueError(f"{reason}: seat {seat} may not send {code}.")
        if code == CALL:
            self.call(seat)
        elif code in (YES, NO):
            assert self.caller is not None
            self.answer(self.caller, code == YES)
        elif code == PASS_CALL:
            self.sight.everyone("call_passed", seat)
            self.ask_next()
        else:
            self.play_card(seat, PACK[code])

    # The result.

    def scores(self) -> list[int]:
        """Each seat has the points of its side."""
        return [self.score[seat % 2] for seat in range(4)]

    def winners(self) -> list[int]:
        """The two seats of the side that won; nobody before the end."""
        return [] if self.winner is None else [self.winner, self.winner + 2]

    def payoffs(self) -> list[int]:
        """One each way (nations.ruling-payoff)."""
        return [1 if seat in self.winners() else -1 for seat in range(4)]

    def knows(self, observer: int | str) -> dict[str, int]:
        """The cards still in hands which this observer has seen to be with a certain seat."""
        return self.sight.knows(observer)
