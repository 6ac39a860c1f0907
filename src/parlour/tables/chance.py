"""The chance of one table: which round it is, what is promised, what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.game import AnyGame
from parlour.games.parts import StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice, listed
from parlour.kernel.dispatch import CHANCE
from parlour.tables import fair
from parlour.tables.mistakes import NotNow
from parlour.tables.progress import Progress
from parlour.tables.record import DealerBy, Record

BY_HAND = "by hand"
"""Stands for the number of a deal that was laid by hand: known, and with nothing to prove."""

NO_DRAW_LAID = "no-draw-laid"
"""The code with which a move is refused after which a card must be laid out to be drawn."""

Mark = tuple[int, fair.Stream | None, int, int]
"""A round, its stream, and how many packs and draws laid out by hand have been used."""


def found_dealer(game: AnyGame, stream: fair.Stream, seats: int) -> int:
    """A seat drawn by lot, or the one that a divided pack points out where the sheet asks so."""
    if game.first_dealer is None:
        return stream.below(seats)
    return game.first_dealer(stream.shuffled(game.pack().tolist()), seats)


def told_of_dealer(
    game: AnyGame, dealer: int, by: DealerBy, names: Sequence[str], reader: int
) -> list[StoryLine]:
    """What a reader is told of the first dealer.

    That he was chosen; or, where the pack was divided, to whom the card fell that finds him.
    """
    voice = Voice(names, reader)
    if by == "choice":
        says = say(
            "{who} {who:deal|deals} first, as whoever opened the table has chosen.",
            who=voice.who(dealer),
        )
    elif by == "lot" and game.finding_dealer:
        says = say(game.finding_dealer, dealer=voice.whom(dealer))
    else:
        return []
    return [StoryLine(says, "dealer", seat=dealer)]


def told_of_company(game: AnyGame, seats: int) -> list[StoryLine]:
    """What so many players are told before their first deal, if anything."""
    says, clause = game.notice(seats) if game.notice else ("", "")
    return [StoryLine(says, "notice", clause=clause)] if says else []


class Chance:
    """Chance at a table, round by round, from one root secret (see `fair`)."""

    def __init__(self, game: AnyGame, root: bytes, words: Mapping[int, str]) -> None:
        self._game = game
        self.root = root
        self._words = words
        self.restart()

    def restart(self) -> None:
        """Back to before the first round."""
        self.round = 0
        self._stream: fair.Stream | None = None

    def mark(self) -> Mark:
        """Where chance stands, to come back to."""
        return self.round, self._stream and self._stream.fork(), 0, 0

    def go_back(self, mark: Mark) -> None:
        """Back to where chance stood."""
        self.round, stream, _, _ = mark
        self._stream = stream and stream.fork()

    def open_round(self) -> None:
        """Begin the next round's stream."""
        self.round += 1
        secret = fair.secret_of_round(self.root, self.round)
        self._stream = fair.Stream(self._game.name, self.round, secret, self._words)

    def drawn(self, outcomes: Sequence[int]) -> int:
        """One of these outcomes of a blind draw."""
        return outcomes[self.below(len(outcomes))]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        assert self._stream is not None, "chance was asked before a round was opened"
        return self._stream.below(n)

    def first_dealer(self, seats: int) -> int:
        """Who deals the first game: see `found_dealer`."""
        assert self._stream is not None, "a dealer was asked before a round was opened"
        return found_dealer(self._game, self._stream, seats)

    def pack(self) -> list[int]:
        """The deck in an order."""
        assert self._stream is not None, "a pack was asked before a round was opened"
        return self._stream.shuffled(self._game.pack().tolist())

    def secret(self, number: int) -> str:
        """The secret of a round, for telling after it."""
        return fair.secret_of_round(self.root, number).hex()

    def commitment(self, number: int) -> str:
        """The promise for a round."""
        secret = fair.secret_of_round(self.root, number)
        return fair.commitment(self._game.name, number, secret)


class LaidByHand(Chance):
    """Packs and draws as somebody has laid them out, for studies, written games and tests.

    They may all be laid before the game, or one by one while it is played. Where one is missing,
    or cannot be, the move that needs it is refused and nothing has happened.
    """

    tells_dealer = False
    """Whether it is laid out, too, whom the lot makes the first dealer."""

    def __init__(
        self, game: AnyGame, packs: Sequence[Sequence[int]] = (), draws: Sequence[int] = ()
    ) -> None:
        """`packs` are orders of card numbers, `draws` the cards drawn blind, in turn."""
        self._packs = [list(pack) for pack in packs]
        self._draws = list(draws)
        super().__init__(game, bytes(fair.SECRET_BYTES), {})

    def lay_pack(self, pack: Sequence[int]) -> None:
        """Lay out the order of the pack for one deal more."""
        self._packs.append(list(pack))

    def lay_draws(self, *cards: int) -> None:
        """Lay out the cards that are drawn blind after those laid before."""
        self._draws += cards

    def take_up_draws(self) -> None:
        """Take up again the cards laid out to be drawn and not drawn yet."""
        del self._draws[self._next_draw :]

    def restart(self) -> None:
        super().restart()
        self._next_pack = 0
        self._next_draw = 0

    def mark(self) -> Mark:
        return (*super().mark()[:2], self._next_pack, self._next_draw)

    def go_back(self, mark: Mark) -> None:
        super().go_back(mark)
        self._next_pack, self._next_draw = mark[2:]

    def pack(self) -> list[int]:
        pack = self.next_pack()
        self._next_pack += 1
        return pack

    def next_pack(self) -> list[int]:
        """The pack of the next deal; raises NotNow where none is laid, or it is not whole."""
        if self._next_pack >= len(self._packs):
            raise NotNow(
                "no-pack-laid", say("No pack is laid out for this deal: lay one, and deal then.")
            )
        pack = self._packs[self._next_pack]
        if sorted(pack) != sorted(self._game.pack().tolist()):
            raise NotNow(
                "bad-pack-laid", say("The pack laid out has not every card of the game once.")
            )
        return pack

    def drawn(self, outcomes: Sequence[int]) -> int:
        code = self._draw(self._next_draw, outcomes)
        self._next_draw += 1
        return code

    def _draw(self, number: int, outcomes: Sequence[int]) -> int:
        """The outcome laid out under this number; raises NotNow."""
        first, deck = self._game.codes, self._game.deck
        if number >= len(self._draws):
            raise NotNow(
                NO_DRAW_LAID,
                say("A card is drawn blind here, and none is laid out: lay one, and play then."),
            )
        card = self._draws[number]
        if first + card in outcomes:
            return first + card
        known = [c.name for c in deck if c.number == card]
        among = listed([deck[code - first].name for code in outcomes])
        raise NotNow(
            "bad-draw-laid",
            say(
                "The card laid out, {card}, is not among those to draw from: {among}.",
                card=known[0] if known else card,
                among=among,
            ),
        )

    def check_draws(self, progress: Progress) -> None:
        """Go on through the draws that are due, to see that all are laid out; raises NotNow.

        The progress is a branch: nothing of it is kept.
        """
        number = self._next_draw
        while progress.actor == CHANCE:
            progress.play(self._draw(number, progress.legal()))
            number += 1


class AsRecorded(LaidByHand):
    """Chance as a record tells it: its dealer, packs and draws, its promises and its secrets."""

    tells_dealer = True

    def __init__(self, game: AnyGame, record: Record) -> None:
        told = record.entries
        ids = {card.id: card.number for card in game.deck}
        packs = [[ids[card] for card in e.text.split()] for e in told if e.kind == "pack"]
        super().__init__(game, packs, [ids[e.text] for e in told if e.kind == "draw"])
        self._dealer = record.dealer
        self._told = {
            (e.kind, e.number): e.text for e in told if e.kind in ("commitment", "secret")
        }

    def first_dealer(self, seats: int) -> int:
        return self._dealer

    def secret(self, number: int) -> str:
        return self._told.get(("secret", number), "")

    def commitment(self, number: int) -> str:
        return self._told.get(("commitment", number), "")
