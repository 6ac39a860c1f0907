"""A game's state for research: values that never change, with the rules as methods."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.door.catalogue import game as game_called
from parlour.games.game import Game
from parlour.games.mistakes import NoSuch
from parlour.kernel import dispatch
from parlour.kernel.chance import pick, rng_of, shuffle
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.kernel.flat import as_bytes, copy, fresh, holding
from parlour.kernel.log import WATCHER
from parlour.tables.mistakes import NotNow, Refused
from parlour.tables.progress import hidden, legal_codes, numbers
from parlour.tables.reading import read_code

_OTHERS = {CHANCE: "a blind draw", DEAL: "a deal", OVER: "over"}


class State:
    """One moment of a game, all cards known, or as one seat may know it (`hidden`).

    It never changes: `play` gives another. So it may be kept, copied, pickled, compared and be the
    key of a dictionary. Its text is its position.

    >>> import parlour
    >>> state = parlour.state("court", seed=1)
    >>> state
    <Court for two: seat 1 is to decide>
    >>> state == parlour.state("court", seed=1), state == state.play(state.legal()[0])
    (True, False)
    """

    __slots__ = ("_contents", "_flat", "game", "seen_by")

    game: Game[Any]
    seen_by: int | None
    """Whose knowledge this is, a seat's or -1 for a watcher; None where all cards are known."""

    def __init__(self, game: Game[Any], contents: bytes, seen_by: int | None = None) -> None:
        self.game = game
        self.seen_by = seen_by
        self._contents = contents
        self._flat = holding(game.state, contents)

    @classmethod
    def of(cls, game: Game[Any], flat: Any, seen_by: int | None = None) -> State:
        """The state that a record of the rules holds now."""
        return cls(game, as_bytes(flat), seen_by)

    @property
    def flat(self) -> Any:
        """The flat record itself, a copy: for functions of your own under Numba's njit."""
        return copy(self._flat)

    @property
    def seats(self) -> int:
        """How many play."""
        # Where a game is for one number of players only, its state does not tell it.
        return int(getattr(self._flat, "seats", self.game.usual_seats))

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 for a blind draw, -2 for a deal, -3 when it is over."""
        return int(dispatch.actor(self._flat))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == OVER

    def legal(self) -> list[int]:
        """The codes that the actor may play; before a blind draw the outcomes, equally likely."""
        most = max(self.game.most_legal, 1 + max(card.number for card in self.game.deck))
        return [] if self.actor in (DEAL, OVER) else legal_codes(self._flat, numbers(most))

    def text(self, code: int) -> str:
        """A legal code in words, as records have it."""
        if self.actor == CHANCE:
            return f"draw {self.game.deck[code - self.game.codes].id}"
        return self.game.words.notation(hidden(self._flat, self.actor), self.actor, code)

    def play(self, move: int | str) -> State:
        """The state after a move of the actor, by its code or as one may type it; raises Mistake.

        >>> import parlour
        >>> state = parlour.state("court", seed=1)
        >>> state.play(state.text(state.legal()[0])) == state.play(state.legal()[0])
        True
        """
        self._check_whole()
        who, legal = self.actor, self.legal()
        if who in (DEAL, OVER):
            raise NotNow("not-now", f"Nobody is to play here: it is {_OTHERS[who]}.")
        code = move if isinstance(move, int) else self._read(move)
        if code not in legal:
            raise self._refused(code, legal)
        after = copy(self._flat)
        dispatch.play(after, code, None)
        return State.of(self.game, after)

    def by_lot(self, seed: int) -> State:
        """The state after what chance does here: a pack is dealt, or a card drawn blind."""
        self._check_whole()
        after, rng, who = copy(self._flat), rng_of(seed), self.actor
        if who == DEAL:
            pack = self.game.pack()
            shuffle(rng, pack)
            dispatch.deal(after, pack, None)
        elif who == CHANCE:
            legal = self.legal()
            dispatch.play(after, legal[pick(rng, len(legal))], None)
        else:
            raise NotNow("not-now", "Nothing is left to chance here.")
        return State.of(self.game, after)

    def hidden(self, seat: int | None) -> State:
        """The state as this seat, or a watcher (None), may know it.

        >>> import parlour
        >>> parlour.state("court", seed=1).hidden(0)
        <Court for two, as seat 0 knows it: seat 1 is to decide>
        """
        looks = self._looking(seat)
        if looks == self.seen_by:
            return self
        return State.of(self.game, hidden(self._flat, looks), looks)

    def sample(self, seat: int, seed: int) -> State:
        """A full state that agrees with what this seat knows, by these random numbers.

        >>> import parlour
        >>> state = parlour.state("court", seed=1)
        >>> state.sample(0, seed=5).hidden(0) == state.hidden(0)
        True
        """
        known = self.hidden(seat)
        out = fresh(self.game.state)
        dispatch.resample(known._flat, seat, rng_of(seed), out)
        return State.of(self.game, out)

    def observe(self, seat: int) -> NDArray[np.float64]:
        """What this seat knows as numbers; `game.observation` names the parts.

        >>> import parlour
        >>> state = parlour.state("court", seed=1)
        >>> int(state.observe(0)[state.game.observation["hand"]].sum())
        6
        """
        out = np.zeros(self.game.observed)
        dispatch.observe(self.hidden(seat)._flat, seat, out)
        return out

    def scores(self) -> list[int]:
        """Each seat's score."""
        out = np.zeros(self.seats, np.int64)
        dispatch.scores(self._flat, out)
        return [int(score) for score in out]

    def returns(self) -> list[float]:
        """Each seat's payoff, when the game is over; before, nothing."""
        out = np.zeros(self.seats)
        dispatch.returns(self._flat, out)
        return [float(paid) for paid in out]

    def _looking(self, seat: int | None) -> int:
        looks = WATCHER if seat is None else seat
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuch(
                "no-such-seat", f"There is no seat {seat}: they are 0 to {self.seats - 1}."
            )
        if self.seen_by not in (None, looks):
            raise NoSuch("hidden", f"This is what {_seer(self.seen_by)} knows, and no other.")
        return looks

    def _check_whole(self) -> None:
        if self.seen_by is not None:
            says = f"This is only what {_seer(self.seen_by)} knows. Play on from a sample of it."
            raise NotNow("hidden", says)

    def _read(self, move: str) -> int:
        if self.actor == CHANCE:
            card = self.game.deck.of(move.removeprefix("draw ").strip())
            return -1 if card is None else self.game.codes + card.number
        return read_code(self.game, hidden(self._flat, self.actor), self.actor, move)

    def _refused(self, code: int, legal: list[int]) -> Refused | NoSuch:
        who = self.actor
        if who < 0 or not 0 <= code < self.game.codes:
            return NoSuch("no-such-action", f"There is no move {code} here; legal are {legal}.")
        h, words = hidden(self._flat, who), self.game.words
        number = int(dispatch.why_not(h, who, code))
        refusal = self.game.refusal(number)
        assert refusal is not None, "what is not legal is refused"
        names = [f"Seat {seat}" for seat in range(self.seats)]
        says = words.refuse(h, who, code, number, legal, names)
        cited = words.cited(h, who, code, refusal)
        return Refused(refusal.code, says, cited, words.notation(h, who, code))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int | None, bytes]:
        return self.game.name, self.seen_by, self._contents

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, memo: object) -> State:
        return self

    def __reduce__(self) -> tuple[object, tuple[str, bytes, int | None]]:
        return _unpickled, (self.game.name, self._contents, self.seen_by)

    def __str__(self) -> str:
        return self.game.words.write_position(self._flat)

    def __repr__(self) -> str:
        who = self.actor
        stands = f"seat {who} is to decide" if who >= 0 else _OTHERS[who]
        known = "" if self.seen_by is None else f", as {_seer(self.seen_by)} knows it"
        return f"<{self.game.title}{known}: {stands}>"


def _seer(seen_by: int | None) -> str:
    return "a watcher" if seen_by == WATCHER else f"seat {seen_by}"


def _unpickled(name: str, contents: bytes, seen_by: int | None) -> State:
    return State(game_called(name), contents, seen_by)


def state(
    game: str | Game[Any],
    *,
    seats: int | None = None,
    seed: int = 1,
    dealer: int = 0,
    **house_rules: str | int,
) -> State:
    """A game whose first pack is dealt by this seed; raises Mistake.

    >>> import parlour
    >>> parlour.state("alice", seats=3, seed=7).seats
    3
    """
    played = game_called(game)
    begun = played.begin(played.usual_seats if seats is None else seats, house_rules, dealer)
    return State.of(played, begun).by_lot(seed)


def position(game: str | Game[Any], text: str, **house_rules: str | int) -> State:
    """The state that a position text describes; raises Mistake with the line at fault.

    >>> import parlour
    >>> state = parlour.state("court", seed=1)
    >>> parlour.position("court", str(state)) == state
    True
    """
    played = game_called(game)
    return State.of(played, played.words.read_position(text, house_rules, whole=True))
