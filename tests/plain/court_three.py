"""Three-handed Court, played slowly: two of the seats play a two-handed round, the third deals.

Each round is a round of the two-handed second engine, in which seat 0 stands for the player who
leads first (P0) and seat 1 for the other (P1). Who sits where, and who scores, is kept here.
"""

from tests.plain.court import PlainCourt
from tests.plain.court_cards import TWO_PACK
from tests.plain.court_options import CHOICES, THREE_CHOICES, settle_choices
from tests.plain.court_result import Result
from tests.plain.court_seen import WATCHER, Observer, Shown

SEATS = (0, 1, 2)
GAME = 7
MOST_OF_A_DEALER = 6


class Round(PlainCourt):
    """A two-handed round between P0 and P1 whose points are entered by the game around it."""

    entered: Result | None = None

    def _enter(self, result: Result) -> None:
        self.entered = result
        self.phase, self.acting = "GAME_END", "over"


class PlainCourtThree:
    """One game of three: it waits for a deal or for a seat's decision, until it is over."""

    def __init__(self, options: dict[str, str | int], dealer: int) -> None:
        self.options, self.round_cap = settle_choices(options, THREE_CHOICES)
        self.points = [0, 0, 0]
        self.carry = 0
        self.dealer = dealer
        self.round_no = 0
        self.outs: list[int] = []  # in the order in which they made seven
        self.over = False
        self.round: Round | None = None
        self.players: list[int] = []  # P0 and P1 of the round
        self.seen: Shown = {0: [], 1: [], 2: [], WATCHER: []}
        self.copied: list[int] = []

    # A round.

    def seats_in_play(self) -> list[int]:
        """P0 and P1 (court.ruling-three-lead, court.ruling-three-out)."""
        if self.outs and self.dealer not in self.outs:
            others = [s for s in SEATS if s != self.dealer and s not in self.outs]
            return [*others, self.dealer]
        return [(self.dealer + 1) % 3, (self.dealer + 2) % 3]

    def deal(self, pack: list[str]) -> None:
        """court.three-two-hands, court.three-dealer-none."""
        if self.actor() != "deal":
            raise ValueError("The pack cannot be dealt now.")
        if sorted(pack) != sorted(TWO_PACK):
            raise ValueError("Three-handed Court is dealt from the twenty-four cards.")
        self.round_no += 1
        self.players = self.seats_in_play()
        inner: dict[str, str | int] = {name: self.options[name] for name in CHOICES}
        self.round = Round(inner, 1)
        self.copied = [0, 0, 0]
        for log in self.seen.values():
            log.append(("round begins", self.round_no, self.dealer, tuple(self.players)))
        self.round.deal(pack)
        self.show()

    def play(self, code: int) -> None:
        if self.round is None:
            raise ValueError("No seat is to decide now.")
        self.round.play(code)
        self.show()
        if self.round.entered is not None:
            self.enter(self.round.entered)

    def show(self) -> None:
        """P0 and P1 see what two players see; an idle dealer sees what a watcher sees."""
        assert self.round is not None
        inner: tuple[Observer, ...] = (0, 1, WATCHER)
        fresh = {who: self.round.seen[who][self.copied[k] :] for k, who in enumerate(inner)}
        self.copied = [len(self.round.seen[who]) for who in inner]
        for observer, log in self.seen.items():
            place = self.players.index(observer) if observer in self.players else WATCHER
            log.extend(fresh[place])

    # The end of a round.

    def enter(self, result: Result) -> None:
        """court.three-dealer-shares, court.three-not-seventh, court.r8-carry."""
        made = 0
        winner: int | None = None
        if result.winner is not None:
            made = result.made + self.carry
            self.carry = 0
            winner = self.players[result.winner]
            self.score(winner, made)
        elif self.options["tie_carry"] == "next-round-only":
            self.carry = 0
        if result.tie:
            self.carry = self.carry + 1 if self.options["tie_carry"] == "accumulate" else 1
        for log in self.seen.values():
            log.append(("round", winner, made, tuple(self.points), self.carry))
        self.go_on(winner)

    def score(self, winner: int, made: int) -> None:
        """The winner's points, and the dealer's: never his seventh (court.ruling-three-share)."""
        barred = self.options["stage_two_dealer"] == "barred"
        if winner == self.dealer and barred:
            self.points[winner] = min(MOST_OF_A_DEALER, self.points[winner] + made)
        else:
            self.points[winner] += made
        idle_dealer = self.dealer not in self.players and self.dealer not in self.outs
        if idle_dealer:
            shared = self.points[self.dealer] + made
            self.points[self.dealer] = min(MOST_OF_A_DEALER, shared)

    def go_on(self, winner: int | None) -> None:
        """Somebody may be out; then the next dealer, or the end (court.ruling-three-out)."""
        out_now = winner if winner is not None and self.points[winner] >= GAME else None
        if out_now is not None:
            self.outs.append(out_now)
        enough = 1 if self.options["three_end"] == "first-out-wins" else 2
        if len(self.outs) >= enough or self.round_no >= self.round_cap:
            self.over = True
            return
        self.round = None
        left = (self.dealer + 1) % 3
        if left in self.outs and left != out_now:
            left = (left + 1) % 3
        self.dealer = left

    def places(self) -> list[int]:
        """Each seat's place from 1: those out by the order of going out, the others by points."""

        def standing(seat: int) -> tuple[int, int]:
            if seat in self.outs:
                return (self.outs.index(seat) - 3, 0)
            return (0, -self.points[seat])

        return [1 + sum(standing(other) < standing(seat) for other in SEATS) for seat in SEATS]

    def winners(self) -> list[int]:
        return [seat for seat in SEATS if self.places()[seat] == 1]

    def scores(self) -> list[int]:
        return list(self.points)

    # What may be asked of the game at any time.

    @property
    def phase(self) -> str:
        if self.over:
            return "GAME_END"
        return "DEAL" if self.round is None else self.round.phase

    def actor(self) -> int | str:
        if self.over:
            return "over"
        return "deal" if self.round is None else self.players[self.round.acting_seat()]

    def acting_seat(self) -> int:
        seat = self.actor()
        assert isinstance(seat, int)
        return seat

    def legal(self) -> list[int]:
        return [] if self.over or self.round is None else self.round.legal()

    def why_not(self, seat: int, code: int) -> str | None:
        if not 0 <= code <= 49:
            return "no such action"
        if self.actor() != seat:
            return "not your turn"
        assert self.round is not None
        return self.round.why_not(self.players.index(seat), code)

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat; an idle dealer and one who is out have none."""
        if self.round is None or seat not in self.players:
            return []
        return self.round.hands[self.players.index(seat)]

    def count(self, seat: int) -> int:
        if self.round is None or seat not in self.players:
            return 0
        return self.round.count(self.players.index(seat))
