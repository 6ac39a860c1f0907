"""A slow second engine for the Monkey, written from the rules and from nothing else.

It exists to be run in step with the fast engine, so it shares no code with it. Cards are printed
names, hands are lists, and every step of the rules is spelled out where it happens.
"""

from __future__ import annotations

from tests.plain.monkey_options import Options, settled_options
from tests.plain.monkey_sight import Event, Sight
from tests.plain.nations_cards import PACK, RANKS, in_order, rank_of

DRAW, DRAW_AT, DISCARD, STOP = 13, 14, 40, 92
"""Below DRAW a code throws the pair of that rank; the codes of DRAW_AT and DISCARD go on with
a place in the hand and with a card."""

PLURALS = ["Twos", "Threes", "Fours", "Fives", "Sixes", "Sevens", "Eights", "Nines", "Tens"]
PLURALS += ["Children", "Women", "Men", "Maps"]


class PlainMonkey:
    """One game: it waits for chance or for a seat's decision, until it is over."""

    def __init__(self, seats: int, options: Options, dealer: int) -> None:
        if not 2 <= seats <= 51:
            raise ValueError("bad-player-count: two to fifty-one may play the Monkey.")
        if not 0 <= dealer < seats:
            raise ValueError("The dealer must be one of the seats.")
        self.n = seats
        self.options = settled_options(options, seats)
        first = self.options["first_dealer"]  # monkey.ruling-result
        self.dealer = dealer if first == "random" else int(first)
        self.removed: str | None = None
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.heap: list[list[str]] = []
        self.out: list[int] = []
        self.turns = 0  # finished ones
        self.turn: int | None = None
        self.has_drawn = False
        self.loser: int | None = None
        self.abandoned = False
        self.phase = "DISCARD"
        self.sight = Sight(seats)
        self.seen: dict[int | str, list[Event]] = self.sight.seen

    def holds_back(self) -> bool:
        return self.options["hold_back"] == "true"

    # Before play.

    def remove(self, card: str) -> None:
        """One card leaves the pack: chance's pick, or the dealer's (monkey.discard-one)."""
        if self.phase != "DISCARD":
            raise ValueError("A card has been taken out already.")
        self.removed = card
        self.phase = "DEAL"
        self.sight.discarded(card, self.options["discard"] != "random-hidden")

    def deal(self, pack: list[str]) -> None:
        """The other fifty-one go out singly from the dealer's left (monkey.ruling-uneven)."""
        if self.phase != "DEAL":
            raise ValueError("No deal is due.")
        assert self.removed is not None
        if in_order([*pack, self.removed]) != PACK:
            raise ValueError("A pack holds each card once but for the one taken out.")
        for k, card in enumerate(pack):
            self.hands[(self.dealer + 1 + k) % self.n].append(card)
        self.sight.dealt(self.hands)
        self.begin_turn(self.dealer)  # monkey.dealer-starts

    # A turn.

    def begin_turn(self, seat: int) -> None:
        self.phase = "TURN"
        self.turn = seat
        self.has_drawn = False
        self.sight.everyone("turn", seat)

    def pairs(self, seat: int) -> list[int]:
        """The ranks of which a seat holds two or more (monkey.match-two)."""
        ranks = [rank_of(card) for card in self.hands[seat]]
        return [rank for rank in range(len(RANKS)) if ranks.count(rank) >= 2]

    def target(self, seat: int) -> int | None:
        """The nearest seat to the right that still has cards (monkey.ruling-draw-from)."""
        for distance in range(1, self.n):
            other = (seat - distance) % self.n
            if self.hands[other]:
                return other
        return None

    def throw(self, seat: int, pair: list[str]) -> None:
        """Both cards are named and lie open on the heap, in suit order (monkey.throw-pair)."""
        for card in pair:
            self.hands[seat].remove(card)
        pair = in_order(pair)
        self.heap.append(pair)
        self.sight.everyone("throw", seat, rank_of(pair[0]), tuple(pair))
        self.see_who_is_out(seat)

    def see_who_is_out(self, seat: int) -> None:
        """An empty hand is safe and plays no more (monkey.ruling-out)."""
        if not self.hands[seat]:
            self.out.append(seat)
            self.sight.everyone("out", seat)

    def end_turn(self, seat: int) -> None:
        """One card left ends the game (monkey.ruling-end); else the next seat with cards plays."""
        self.turns += 1
        left = [card for hand in self.hands for card in hand]
        if len(left) == 1:
            self.loser = next(s for s in range(self.n) if self.hands[s])
            self.phase, self.turn = "OVER", None
            self.sight.everyone("over", self.loser, left[0], self.removed)
            return
        if self.turns == self.options["turn_cap"]:
            self.abandoned = True
            self.phase, self.turn = "OVER", None
            self.sight.everyone("abandoned", self.removed)
            return
        seat = (seat + 1) % self.n
        while not self.hands[seat]:
            seat = (seat + 1) % self.n
        self.begin_turn(seat)

    def draws(self) -> list[str]:
        """The cards of which one is drawn unseen (monkey.ruling-draw-random)."""
        if self.phase != "DRAW":
            return []
        assert self.turn is not None
        frm = self.target(self.turn)
        assert frm is not None
        return in_order(self.hands[frm])

    def draw(self, card: str) -> None:
        """A match is thrown at once (monkey.drawn-match); else the card is kept."""
        if card not in self.draws():
            raise ValueError(f"The card {card} cannot be drawn now.")
        to = self.turn
        assert to is not None
        frm = self.target(to)
        assert frm is not None
        mates = [mine for mine in self.hands[to] if rank_of(mine) == rank_of(card)]
        self.hands[frm].remove(card)
        self.hands[to].append(card)
        self.sight.drew(to, frm, card, None if self.holds_back() else bool(mates))
        self.see_who_is_out(frm)
        if self.holds_back():
            self.has_drawn = True
            if self.pairs(to):
                # He alone knows that he is asked (monkey.ruling-kept-unseen).
                self.phase = "TURN"
            else:
                self.sight.everyone("stopped", to)
                self.end_turn(to)
            return
        if mates:
            assert len(mates) == 1  # the drawer had no pair
            self.throw(to, [card, mates[0]])
        self.end_turn(to)

    # Decisions.

    def actor(self) -> int | str:
        """The seat to decide, or 'chance' for a discard or a draw, 'deal', or 'over'."""
        if self.phase == "DISCARD":
            return self.dealer if self.options["discard"] == "dealer-picks-shown" else "chance"
        if self.phase == "DEAL":
            return "deal"
        if self.phase == "DRAW":
            return "chance"
        if self.phase == "OVER":
            return "over"
        assert self.turn is not None
        return self.turn

    def legal(self) -> list[int]:
        """The codes open to the acting seat, put together case by case."""
        seat = self.actor()
        if not isinstance(seat, int):
            return []
        if self.phase == "DISCARD":
            return [DISCARD + place for place in range(52)]
        throws = self.pairs(seat)
        frm = self.target(seat)
        if self.holds_back():
            if self.has_drawn:
                return [*throws, STOP]
            return throws if frm is None else [*throws, DRAW]
        if throws:
            return throws
        assert frm is not None
        if self.options["draw"] == "by-position":
            return [DRAW_AT + place for place in range(len(self.hands[frm]))]
        return [DRAW]

    def why_not(self, seat: int, code: int) -> str | None:
        """The first reason to refuse this act, or None when it is legal."""
        if self.phase == "OVER":
            return "game-over"
        if self.actor() != seat:
            return "not-your-turn"
        if not self.in_phase(code):
            return "wrong-phase"
        if code >= DISCARD:
            return None
        if code < DRAW:
            return None if code in self.pairs(seat) else "no-such-pair"
        if self.pairs(seat) and not self.holds_back():
            return "has-pair"
        frm = self.target(seat)
        if code == DRAW:
            return "nobody-to-draw-from" if frm is None else None
        assert frm is not None
        return "no-such-position" if code - DRAW_AT >= len(self.hands[frm]) else None

    def in_phase(self, code: int) -> bool:
        """Whether this sort of act belongs to this moment and to the options in force."""
        if self.phase == "DISCARD":
            return DISCARD <= code < STOP
        if 0 <= code < DRAW:
            return True
        if code == DRAW:
            return self.options["draw"] == "random" and not self.has_drawn
        if DRAW_AT <= code < DISCARD:
            return self.options["draw"] == "by-position"
        return code == STOP and self.has_drawn

    def play(self, code: int) -> None:
        """The acting seat does what the code says."""
        seat = self.actor()
        if not isinstance(seat, int):
            raise ValueError("No seat is to decide now.")
        reason = self.why_not(seat, code)
        if reason is not None:
            raise ValueError(f"{reason}: seat {seat} may not send {code}.")
        if self.phase == "DISCARD":
            self.remove(PACK[code - DISCARD])
        elif code < DRAW:
            # Of three or four the two of lowest suit (monkey.ruling-three-or-four).
            same = [card for card in in_order(self.hands[seat]) if rank_of(card) == code]
            self.throw(seat, same[:2])
            again = self.options["pairs_per_turn"] == "all" and self.pairs(seat)
            if not again:
                self.end_turn(seat)
        elif code == STOP:
            self.sight.everyone("stopped", seat)
            self.end_turn(seat)
        else:
            self.phase = "DRAW"
            place = code - DRAW_AT if code >= DRAW_AT else None
            self.sight.everyone("draws", seat, self.target(seat), place)

    # The result.

    def payoffs(self) -> list[float]:
        """The loser pays one, shared by the others; nothing when abandoned."""
        if self.loser is None:
            return [0.0] * self.n
        return [-1.0 if seat == self.loser else 1 / (self.n - 1) for seat in range(self.n)]

    def scores(self) -> list[int]:
        """Nobody is ranked: only the Monkey himself has lost."""
        return [-1 if seat == self.loser else 0 for seat in range(self.n)]

    def winners(self) -> list[int]:
        """All but the loser; nobody before the end or when abandoned."""
        return [] if self.loser is None else [s for s in range(self.n) if s != self.loser]

    def next_dealer(self) -> int:
        """The deal passes left, or to the loser if there is one (monkey.ruling-result)."""
        if self.options["next_dealer"] == "loser" and self.loser is not None:
            return self.loser
        return (self.dealer + 1) % self.n

    def knows(self, observer: int | str) -> dict[str, int]:
        """The cards in hands which this observer has seen to be with a certain seat."""
        return self.sight.knows(observer)

    # A game taken up in the middle.

    @classmethod
    def position(
        cls,
        removed: str,
        hands: list[str],
        turn: int,
        options: Options | None = None,
    ) -> PlainMonkey:
        """These hands, as if dealt; every other card but the removed one has been thrown."""
        game = cls(len(hands), options or {}, turn)
        game.phase = "DISCARD"
        game.remove(removed)
        game.hands = [hand.split() for hand in hands]
        held = [card for hand in game.hands for card in hand]
        gone = [card for card in PACK if card not in [*held, removed]]
        if len(set(held)) != len(held) or removed in held:
            raise ValueError("A card lies in two places.")
        for rank in range(len(RANKS)):
            thrown = [card for card in gone if rank_of(card) == rank]
            if len(thrown) % 2:
                raise ValueError(f"An odd number of {PLURALS[rank]} cannot have been thrown.")
            game.heap += [thrown[k : k + 2] for k in range(0, len(thrown), 2)]
        game.out = [seat for seat in range(game.n) if not game.hands[seat]]
        game.sight.dealt(game.hands)
        game.begin_turn(turn)
        return game
