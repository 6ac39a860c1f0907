"""A slow second engine for Masquerade, written from the rules and from nothing else.

It exists to be run in step with the fast engine, so it shares no code with it. Cards are names,
hands are lists, and every step of the rules is spelled out where it happens.
"""

from __future__ import annotations

from tests.plain.masquerade_cards import (
    PACK,
    PLACE,
    Trick,
    in_order,
    is_next_above,
    number_of,
    title_of,
    top_of,
)
from tests.plain.masquerade_options import Options, settled_options
from tests.plain.masquerade_playable import playable, why_not_play
from tests.plain.masquerade_sight import Event, Sight

EXCHANGE, PASS, GIVE, CODES = 32, 64, 65, 97
TARGET = 32


class PlainMasquerade:
    """One game: it waits for a pack, a blind draw or a seat's decision, until it is over."""

    def __init__(self, seats: int, options: Options, dealer: int) -> None:
        if seats not in (4, 8):
            raise ValueError("table-size: four or eight play Masquerade.")
        if not 0 <= dealer < seats:
            raise ValueError("The dealer must be one of the seats.")
        self.n = seats
        self.options = settled_options(options)
        self.dealer = dealer
        self.score = [0] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.round = 0
        self.trick: Trick = []
        self.spent = 0  # seats that have had their turn in this round
        self.turn: int | None = None
        self.exchanged = False
        self.laid_aside: str | None = None
        self.m1_played = False
        self.taker: int | None = None
        self.drawers: list[tuple[int, str]] = []  # still to draw, with the card each played
        self.winner: int | None = None
        self.phase = "DEAL"
        self.sight = Sight(seats, self.options)
        self.seen: dict[int | str, list[Event]] = self.sight.seen

    # The deal.

    def deal(self, pack: list[str]) -> None:
        """The whole pack in equal hands, singly from the dealer's left (masquerade.deal-all)."""
        if self.phase != "DEAL":
            raise ValueError("The cards have been dealt already.")
        if in_order(pack) != PACK:
            raise ValueError("A pack holds each of the thirty-two cards once.")
        for k, card in enumerate(pack):
            self.hands[(self.dealer + 1 + k) % self.n].append(card)
        self.sight.dealt(self.dealer, self.hands)
        self.begin_round()

    # A round.

    def begin_round(self) -> None:
        """The lead goes round the table (masquerade.r27-lead-rotation)."""
        self.trick = []
        self.spent = 0
        self.sight.everyone("round", self.round)
        self.begin_turn((self.dealer + 1 + self.round) % self.n)

    def begin_turn(self, seat: int) -> None:
        if self.spent == self.n:
            self.take()
            return
        self.phase = "TURN"
        self.turn = seat
        self.exchanged = False
        if not self.trick and not self.playable(seat):
            # masquerade.r29-blocked-lead: M-1 to M-4 are the whole hand.
            self.sight.everyone("blocked", seat)
            self.end_turn()

    def end_turn(self) -> None:
        assert self.turn is not None
        self.spent += 1
        self.begin_turn((self.turn + 1) % self.n)

    def playable(self, seat: int) -> list[str]:
        return playable(self.hands[seat], self.trick, self.options)

    def add(self, seat: int, points: int, why: str) -> bool:
        """Points at once; say whether they end the game (masquerade.r30-end-at-once)."""
        self.score[seat] += points
        self.sight.everyone("points", seat, points, why)
        if self.options["end_check"] == "immediate" and self.score[seat] >= TARGET:
            self.finish(seat)
            return True
        return False

    def finish(self, winner: int | None) -> None:
        self.winner = winner
        self.phase = "OVER"
        self.turn = None
        hands = tuple(tuple(in_order(hand)) for hand in self.hands)
        self.sight.everyone("over", winner, tuple(self.score), hands)  # then hands are shown

    # A card is laid.

    def lay(self, seat: int, card: str) -> None:
        """Five for the first M-1, then two for the next rank; then the turn is over."""
        upon = self.trick[-1][1] if self.trick else None
        self.hands[seat].remove(card)
        self.sight.everyone("played", seat, card)  # masquerade.r04-calling
        self.trick.append((seat, card))
        if card == "M-1" and not self.m1_played:
            self.m1_played = True
            if self.add(seat, 5, "m1-first"):
                return
        if upon is not None and self.scores_two(card, upon) and self.add(seat, 2, "next"):
            return
        self.end_turn()

    def scores_two(self, card: str, upon: str) -> bool:
        """One rank above the card last played; by option M-8 upon a plain No. 1 too."""
        bridge = card == "M-8" and title_of(upon) != "M" and number_of(upon) == 1
        return is_next_above(card, upon) or (bridge and self.options["bridge_eight"] == "on")

    # An exchange.

    def neighbour(self) -> int:
        """The seat at the mover's left, played or not (masquerade.r12-exchange-when)."""
        assert self.turn is not None
        return (self.turn + 1) % self.n

    def lay_aside(self, seat: int, card: str) -> None:
        """A card face down; then a blind draw, or the neighbour's choice."""
        self.laid_aside = card
        self.sight.laid_aside(seat, self.neighbour(), card)
        self.phase = "SWAP" if self.options["exchange"] == "draw" else "GIVE"

    def swap(self, got: str) -> None:
        """Both cards change hands, the point is counted, and the ladder is climbed again."""
        mover, other, given = self.turn, self.neighbour(), self.laid_aside
        assert mover is not None
        assert given is not None
        self.hands[other].remove(got)
        self.hands[mover].remove(given)
        self.hands[mover].append(got)
        self.hands[other].append(given)
        self.laid_aside = None
        self.exchanged = True
        self.phase = "TURN"
        self.sight.exchanged(mover, other, given, got)
        paid = other if self.options["exchange_point"] == "neighbour" else mover
        if self.add(paid, 1, "exchange"):
            return
        if not self.playable(mover):
            self.sight.everyone("passed", mover, True)  # masquerade.r15-after-exchange
            self.end_turn()

    # The trick is taken.

    def right_taker(self) -> int | None:
        """Who takes by right, if anybody does (masquerade.r17-last-card)."""
        if self.options["m1_takes"] == "always":
            for seat, card in self.trick:
                if card == "M-1":
                    return seat  # masquerade.r18-m1-always
        top_seat, top_card = top_of(self.trick)
        if self.options["taker"] == "highest":
            return top_seat
        last_seat, last_card = self.trick[-1]
        if last_card != top_card:
            return None
        if self.options["taker"] == "last-seat" and last_seat != self.last_seat():
            return None
        return last_seat

    def last_seat(self) -> int:
        return (self.dealer + self.round) % self.n

    def take(self) -> None:
        """The trick goes to a hand, with three points if it was won; then the draws."""
        winner = self.right_taker()
        taker = self.dealer if winner is None else winner
        self.taker = taker
        self.turn = None
        cards = [card for _, card in self.trick]
        self.drawers = [(seat, card) for seat, card in self.trick if seat != taker]
        self.hands[taker] += cards
        self.trick = []
        self.sight.everyone("took", taker, winner is not None, tuple(cards))
        if winner is not None and self.add(taker, 3, "trick"):
            return
        self.next_draw()

    def next_draw(self) -> None:
        if self.drawers:
            self.phase = "DRAW"
        else:
            self.end_round()

    def draw_back(self, card: str) -> None:
        """In the order of play; the very card one played scores four (masquerade.own-card-four)."""
        taker = self.taker
        assert taker is not None
        seat, played = self.drawers.pop(0)
        self.hands[taker].remove(card)
        self.hands[seat].append(card)
        self.sight.drew(seat, taker, card, played)
        if card == played and self.add(seat, 4, "own-card"):
            return
        self.next_draw()

    def end_round(self) -> None:
        """The end of the game may be looked for only now, or forced by the cap of rounds."""
        self.taker = None
        self.round += 1
        best = max(self.score)
        leaders = [seat for seat in range(self.n) if self.score[seat] == best]
        if self.options["end_check"] == "round-end" and best >= TARGET and len(leaders) == 1:
            self.finish(leaders[0])
        elif self.round == self.options["round_cap"]:
            self.finish(leaders[0] if len(leaders) == 1 else None)
        else:
            self.begin_round()

    # Chance.

    def draws(self) -> list[str]:
        """The cards of which one is drawn unseen."""
        if self.phase == "SWAP":
            return in_order(self.hands[self.neighbour()])
        if self.phase == "DRAW":
            assert self.taker is not None
            return in_order(self.hands[self.taker])
        return []

    def draw(self, card: str) -> None:
        if card not in self.draws():
            raise ValueError(f"The card {card} cannot be drawn now.")
        if self.phase == "SWAP":
            self.swap(card)
        else:
            self.draw_back(card)

    # Decisions.

    def actor(self) -> int | str:
        """The seat to decide, or 'deal', 'chance' for a blind draw, or 'over'."""
        match self.phase:
            case "DEAL":
                return "deal"
            case "SWAP" | "DRAW":
                return "chance"
            case "OVER":
                return "over"
            case "GIVE":
                return self.neighbour()
        assert self.turn is not None
        return self.turn

    def legal(self) -> list[int]:
        """The codes open to the acting seat."""
        seat = self.actor()
        if not isinstance(seat, int):
            return []
        places = [PLACE[card] for card in in_order(self.hands[seat])]
        if self.phase == "GIVE":
            return [GIVE + place for place in places]
        cards = self.playable(seat)
        if cards:
            return [PLACE[card] for card in cards]
        return [*(EXCHANGE + place for place in places), PASS]

    def why_not(self, seat: int, code: int) -> str | None:
        """The first reason to refuse this act, or None when it is legal."""
        if self.phase == "OVER":
            return "game-over"
        if not isinstance(code, int) or isinstance(code, bool) or not 0 <= code < CODES:
            return "no-such-action"
        if self.actor() != seat:
            return "not-your-turn"
        if (code >= GIVE) != (self.phase == "GIVE"):
            return "wrong-phase"
        hand = self.hands[seat]
        if code != PASS:
            first = GIVE if code >= GIVE else EXCHANGE if code >= EXCHANGE else 0
            if PACK[code - first] not in hand:
                return "not-in-hand"
        if code >= GIVE:
            return None
        if code >= EXCHANGE:
            if not self.trick:
                return "leader-must-lead"
            return "can-play" if self.playable(seat) else None
        return why_not_play(hand, self.trick, self.options, PACK[code])

    def play(self, code: int) -> None:
        """The acting seat does what the code says."""
        seat = self.actor()
        if not isinstance(seat, int):
            raise ValueError("No seat is to decide now.")
        reason = self.why_not(seat, code)
        if reason is not None:
            raise ValueError(f"{reason}: seat {seat} may not send {code}.")
        if code >= GIVE:
            self.swap(PACK[code - GIVE])
        elif code == PASS:
            self.sight.everyone("passed", seat, False)
            self.end_turn()
        elif code >= EXCHANGE:
            self.lay_aside(seat, PACK[code - EXCHANGE])
        else:
            self.lay(seat, PACK[code])

    # The result.

    def scores(self) -> list[int]:
        return list(self.score)

    def winners(self) -> list[int]:
        """One winner; nobody before the end or in a drawn game."""
        return [] if self.winner is None else [self.winner]

    def next_dealer(self) -> int:
        """The winner deals; after a drawn game the same dealer (masquerade.winner-deals)."""
        return self.dealer if self.winner is None else self.winner

    def knows(self, observer: int | str) -> dict[str, int]:
        """The cards whose holder this observer can tell for certain."""
        return self.sight.memory(observer).certain()

    # A game taken up at the beginning of a round.

    @classmethod
    def position(
        cls,
        hands: list[str],
        dealer: int,
        *,
        number: int = 0,
        scores: list[int] | None = None,
        m1_played: bool = False,
        options: Options | None = None,
    ) -> PlainMasquerade:
        """A game whose round `number` begins with these hands, as if they had been dealt."""
        game = cls(len(hands), options or {}, dealer)
        game.hands = [hand.split() for hand in hands]
        if in_order(card for hand in game.hands for card in hand) != PACK:
            raise ValueError("The hands must make up the pack.")
        game.score = list(scores) if scores else [0] * game.n
        game.round = number
        game.m1_played = m1_played
        game.sight.dealt(dealer, game.hands)
        game.begin_round()
        return game
