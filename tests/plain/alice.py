"""A slow second engine for Alice in Wonderland, written from the rules and from nothing else.

It exists to be run in step with the fast engine, so it shares no code with it. Cards are short
names, hands are lists, and every step of the rules is spelled out where it happens.
"""

from __future__ import annotations

from tests.plain.alice_cards import (
    PACK,
    SETS,
    cards_of,
    companions_of,
    in_order,
    lead_of,
    leads_in,
    set_of,
)
from tests.plain.alice_options import Options, settled_options
from tests.plain.alice_refusals import why_not_call, why_not_expose, why_not_stop
from tests.plain.alice_sight import Event, Sight

STOP = 38


class PlainAlice:
    """One game: it waits for a deal, a blind draw or a seat's decision, until it is over."""

    def __init__(self, seats: int, options: Options, dealer: int) -> None:
        if not 2 <= seats <= 12:
            raise ValueError("bad-seats: two to twelve players may sit down.")
        if not 0 <= dealer < seats:
            raise ValueError("The dealer must be one of the seats.")
        self.n = seats
        self.options = settled_options(options)
        self.dealer = dealer
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.exposed: list[int | None] = [None] * seats
        self.sets: list[list[int]] = [[] for _ in range(seats)]
        self.openings: list[list[int]] = [[] for _ in range(seats)]
        self.current: int | None = None
        self.last_played: int | None = None
        self.idle = 0
        self.turns = 0
        self.phase = "DEAL"
        self.set_in_turn = False  # any set, whoever laid it down
        self.own_set_in_turn = False  # a set which the seat on turn completed
        self.draw_from: int | None = None
        self.draw_to: int | None = None
        self.sight = Sight(seats, self.options["opening_sets"] == "shown")
        self.seen: dict[int | str, list[Event]] = self.sight.seen

    # The deal and the opening.

    def deal(self, pack: list[str]) -> None:
        """Cards go out singly from the dealer's left until none is left (alice.r-uneven)."""
        if self.phase != "DEAL":
            raise ValueError("The cards have been dealt already.")
        if in_order(pack) != PACK:
            raise ValueError("A pack holds each of the forty-eight cards once.")
        for i, card in enumerate(pack):
            self.hands[(self.dealer + 1 + i) % self.n].append(card)
        self.sight.dealt(self.hands)
        self.lay_opening_sets()
        if self.all_sets_down():
            self.finish()
        else:
            self.start_turn((self.dealer + 1) % self.n)

    def lay_opening_sets(self) -> None:
        """Every seat lays down every set dealt to it (alice.opening-lay-sets)."""
        for step in range(1, self.n + 1):
            seat = (self.dealer + step) % self.n
            for number in SETS:
                if all(card in self.hands[seat] for card in cards_of(number)):
                    for card in cards_of(number):
                        self.hands[seat].remove(card)
                    self.openings[seat].append(number)
                    self.sets[seat].append(number)
            self.sight.opening(seat, self.openings[seat])

    # The course of a turn.

    def start_turn(self, seat: int) -> None:
        """TURN_START: pass over cardless seats, then see whether this one has a Lead."""
        while not self.hands[seat] and self.exposed[seat] is None:
            self.sight.everyone("skipped", seat)  # alice.r-cardless
            seat = (seat + 1) % self.n
        self.current = seat
        self.turns += 1
        self.set_in_turn = False
        self.own_set_in_turn = False
        self.sight.turn_begins()
        if self.exposed[seat] is None and not leads_in(self.hands[seat]):
            self.no_lead(seat)
            return
        self.last_played = seat  # alice.r-played-last, under either option
        if self.exposed[seat] is None:
            self.phase = "MUST_EXPOSE"
        else:
            self.complete_or_call(seat)  # alice.r-exposed-completed-by-draw

    def no_lead(self, seat: int) -> None:
        """Without a Lead one card goes to whoever played last (alice.no-lead-forfeit)."""
        self.sight.everyone("no_lead", seat)
        payee = self.last_played
        if (
            payee is None
            and self.options["first_turn_no_lead"] == "dealer"
            and self.dealer != seat  # alice.r-first-turn: the dealer pays nobody
        ):
            payee = self.dealer
        if payee is None:
            self.end_no_lead_turn(seat)
        else:
            self.await_draw(seat, payee)

    def end_no_lead_turn(self, seat: int) -> None:
        """Only under `previous_turn` has the payer now played last (alice.r-played-last)."""
        if self.options["played_last"] == "previous_turn":
            self.last_played = seat
        self.end_turn(seat)

    def complete_or_call(self, seat: int) -> None:
        """The exposed set goes down if its cards are there (alice.r-complete-now)."""
        number = self.exposed[seat]
        assert number is not None
        if all(card in self.hands[seat] for card in companions_of(number)):
            self.lay_down(seat, number)
            self.own_set_in_turn = True
            if self.all_sets_down():
                self.finish()  # alice.r-end: no STOP is asked for
            else:
                self.phase = "AFTER_SET"
        else:
            self.phase = "MUST_CALL"

    def lay_down(self, seat: int, number: int) -> None:
        """A set is complete: its Lead comes from the table or from the hand."""
        for card in companions_of(number):
            self.hands[seat].remove(card)
        if self.exposed[seat] == number:
            self.exposed[seat] = None
        else:
            self.hands[seat].remove(lead_of(number))
        self.sets[seat].append(number)
        self.set_in_turn = True
        self.idle = 0
        self.sight.everyone("set", seat, number)

    def end_turn(self, seat: int) -> None:
        """Count the turn for the stall rule and pass to the left (alice.r-his-left)."""
        self.sight.turn_ends()
        if self.set_in_turn:
            self.idle = 0
        else:
            self.idle += 1
        rounds = self.options["stall_rounds"]
        if isinstance(rounds, int) and self.idle == rounds * self.n:
            self.finish()  # alice.r-stall
        else:
            self.start_turn((seat + 1) % self.n)

    def all_sets_down(self) -> bool:
        return sum(len(pile) for pile in self.sets) == len(SETS)

    def finish(self) -> None:
        """OVER: everything is turned up."""
        self.phase = "OVER"
        self.sight.everyone(
            "over",
            tuple(self.scores()),
            tuple(self.winners()),
            tuple(tuple(pile) for pile in self.openings),
            tuple(tuple(in_order(hand)) for hand in self.hands),
            tuple(self.exposed),
        )

    def scores(self) -> list[int]:
        """A point for each set, opening sets included (alice.r-opening-counts)."""
        return [len(pile) for pile in self.sets]

    def winners(self) -> list[int]:
        """Equal highest scores share the win (alice.win-most-sets, alice.r-tie)."""
        best = max(self.scores())
        return [seat for seat in range(self.n) if len(self.sets[seat]) == best]

    # The blind draw.

    def await_draw(self, frm: int, to: int) -> None:
        self.phase = "DRAW"
        self.draw_from = frm
        self.draw_to = to

    def draws(self) -> list[str]:
        """Any card of the hand may be drawn, never the Lead on the table."""
        if self.phase != "DRAW":
            return []
        assert self.draw_from is not None
        return in_order(self.hands[self.draw_from])

    def draw(self, card: str) -> None:
        """The receiver draws unseen (alice.forfeit-is-blind-draw) and the payer's turn ends."""
        if card not in self.draws():
            raise ValueError(f"The card {card} cannot be drawn now.")
        frm, to = self.draw_from, self.draw_to
        assert frm is not None
        assert to is not None
        self.draw_from = self.draw_to = None
        self.hands[frm].remove(card)
        self.hands[to].append(card)
        self.sight.forfeit(frm, to, card)
        if self.options["lay_full_sets"] == "at_once":
            self.lay_at_once(to, set_of(card))
            if self.all_sets_down():
                self.finish()
                return
        # Only the seat on turn pays. With a Lead exposed it paid for a miss.
        if self.exposed[frm] is None:
            self.end_no_lead_turn(frm)
        else:
            self.end_turn(frm)

    def lay_at_once(self, seat: int, number: int) -> None:
        """The drawn card completes a set out of turn (alice.r-full-set-in-hand, `at_once`)."""
        has_lead = lead_of(number) in self.hands[seat] or self.exposed[seat] == number
        if has_lead and all(card in self.hands[seat] for card in companions_of(number)):
            self.lay_down(seat, number)

    # Decisions.

    def actor(self) -> int | str:
        """The seat to decide, or 'deal', 'chance' for a blind draw, or 'over'."""
        if self.phase == "DEAL":
            return "deal"
        if self.phase == "DRAW":
            return "chance"
        if self.phase == "OVER":
            return "over"
        assert self.current is not None
        return self.current

    def legal(self) -> list[int]:
        """The codes open to the acting seat, put together phase by phase."""
        seat = self.actor()
        if not isinstance(seat, int):
            return []
        hand = self.hands[seat]
        exposures = [set_of(card) - 1 for card in leads_in(hand)]
        if self.phase == "MUST_EXPOSE":
            return exposures
        if self.phase == "AFTER_SET":
            if exposures and self.options["after_set"] == "compulsory":
                return exposures
            return [*exposures, STOP]
        number = self.exposed[seat]
        assert number is not None
        calls = []
        for distance in range(1, self.n):
            target = (seat + distance) % self.n
            if self.options["call_cardless"] == "refused" and not self.hands[target]:
                continue
            for place, card in enumerate(companions_of(number)):
                if card not in hand:
                    calls.append(16 + 2 * (distance - 1) + place)
        return calls

    def why_not(self, seat: int, code: int) -> str | None:
        """The first reason to refuse this act, or None when it is legal."""
        if self.phase == "OVER":
            return "game-over"
        if self.actor() != seat:
            return "not-your-turn"
        if not isinstance(code, int) or isinstance(code, bool) or not 0 <= code <= STOP:
            return "no-such-action"
        hand, number = self.hands[seat], self.exposed[seat]
        if code < 16:
            return why_not_expose(hand, number, code + 1)
        if code < STOP:
            distance, place = (code - 16) // 2 + 1, (code - 16) % 2
            target = self.hands[(seat + distance) % self.n] if distance < self.n else None
            spare_cardless = self.options["call_cardless"] == "refused"
            return why_not_call(hand, number, target, place, spare_cardless)
        compulsory = self.options["after_set"] == "compulsory"
        return why_not_stop(hand, number, self.own_set_in_turn, compulsory)

    def play(self, code: int) -> None:
        """The acting seat does what the code says."""
        seat = self.actor()
        if not isinstance(seat, int):
            raise ValueError("No seat is to decide now.")
        reason = self.why_not(seat, code)
        if reason is not None:
            raise ValueError(f"{reason}: seat {seat} may not send {code}.")
        if code < 16:
            self.expose(seat, code + 1)
        elif code < STOP:
            target = (seat + (code - 16) // 2 + 1) % self.n
            number = self.exposed[seat]
            assert number is not None
            self.call(seat, target, companions_of(number)[(code - 16) % 2])
        else:
            self.sight.everyone("stopped", seat)  # alice.r-stop-silent: no reason is given
            self.end_turn(seat)

    def expose(self, seat: int, number: int) -> None:
        """A Lead moves from hand to table (alice.turn-expose)."""
        self.hands[seat].remove(lead_of(number))
        self.exposed[seat] = number
        self.sight.everyone("exposed", seat, number)
        self.complete_or_call(seat)

    def call(self, seat: int, target: int, card: str) -> None:
        """One named card of one player: a hit goes on, a miss pays (alice.turn-call-anyone)."""
        self.sight.everyone("called", seat, target, card)
        if card in self.hands[target]:
            self.hands[target].remove(card)
            self.hands[seat].append(card)  # alice.r-received-to-hand
            self.sight.everyone("handed", seat, target, card)
            self.complete_or_call(seat)
            return
        self.sight.everyone("missed", seat, target, card)
        if self.hands[seat]:
            self.await_draw(seat, target)  # alice.miss-forfeit
            return
        number = self.exposed[seat]  # alice.last-lead-forfeited
        assert number is not None
        self.exposed[seat] = None
        self.hands[target].append(lead_of(number))
        self.sight.everyone("lead_forfeit", seat, target, number)
        self.end_turn(seat)

    # Looking at the game.

    def summary(self) -> dict[str, object]:
        """The whole state, for comparison."""
        return {
            "actor": self.actor(),
            "hands": [in_order(hand) for hand in self.hands],
            "exposed": list(self.exposed),
            "sets": [list(pile) for pile in self.sets],
            "openings": [list(pile) for pile in self.openings],
            "scores": self.scores(),
            "current": self.current,
            "last_played": self.last_played,
            "idle": self.idle,
            "turns": self.turns,
            "phase": self.phase,
            "winners": self.winners() if self.phase == "OVER" else None,
        }

    def shown(self, observer: int | str) -> list[Event]:
        """The events listed in a view, which `history` may shorten (alice.r-no-strict-mode)."""
        if self.options["history"] == "last_turn":
            return self.sight.recent(observer)
        return list(self.seen[observer])

    def knows(self, observer: int | str) -> dict[str, int]:
        """The cards in play which this observer has seen to be with a certain seat."""
        return self.sight.knows(observer)

    # A game taken up in the middle.

    @classmethod
    def position(
        cls,
        seats: int,
        hands: list[list[str]],
        *,
        down: list[int],
        current: int,
        exposed: dict[int, int] | None = None,
        last_played: int | None = None,
        options: Options | None = None,
        dealer: int | None = None,
        idle: int = 0,
    ) -> PlainAlice:
        """A game with these hands, as if each seat had been dealt all it has now.

        `down` counts the complete sets of each seat. The sets not in play are given out in
        ascending order, seat by seat, as opening sets. `exposed` Leads are not in the hands.
        The turn of `current` then begins.
        """
        game = cls(seats, options or {}, seats - 1 if dealer is None else dealer)
        table = exposed or {}
        held = [card for hand in hands for card in hand]
        held += [lead_of(number) for number in table.values()]
        spare = [number for number in SETS if not any(card in held for card in cards_of(number))]
        away = [card for number in spare for card in cards_of(number)]
        if in_order(held + away) != PACK or len(hands) != seats or len(down) != seats:
            raise ValueError("The hands, exposed Leads and complete sets must make up the pack.")
        if sum(down) != len(spare):
            raise ValueError(f"{len(spare)} sets are out of play, but {sum(down)} are given out.")
        dealt = []
        for seat in range(seats):
            pile, spare = spare[: down[seat]], spare[down[seat] :]
            game.openings[seat] = list(pile)
            game.sets[seat] = list(pile)
            game.hands[seat] = list(hands[seat])
            lead = [lead_of(table[seat])] if seat in table else []
            dealt.append(hands[seat] + lead + [card for s in pile for card in cards_of(s)])
        game.sight.dealt(dealt)
        for step in range(1, seats + 1):
            seat = (game.dealer + step) % seats
            game.sight.opening(seat, game.openings[seat])
        for seat, number in table.items():
            game.exposed[seat] = number
            game.sight.everyone("exposed", seat, number)
        game.last_played = last_played
        game.idle = idle
        game.start_turn(current)
        return game
