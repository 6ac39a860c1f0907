"""How a table begins: by which house rules, from where, and where its chance comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.games.game import AnyGame, Unreadable
from parlour.games.saying import say
from parlour.kernel import dispatch
from parlour.kernel.dispatch import CHANCE
from parlour.tables import fair
from parlour.tables.chance import BY_HAND, AsRecorded, Chance, LaidByHand
from parlour.tables.mistakes import Frozen
from parlour.tables.record import DealerBy, Record


@dataclass(frozen=True)
class Start:
    """The beginning of a game, before anybody has done anything.

    With nothing named it is a fresh and fair deal of the game as printed.
    """

    options: Mapping[str, str | int] = field(default_factory=dict)
    dealer: int | None = None
    """The first dealer; where none is named he is drawn by lot, or found as the sheet says."""
    dealer_chosen: bool = True
    """Whether whoever opens the table has chosen him; else the deal has passed on to him."""
    secret: bytes | None = None
    """The root of its fair deals; a fresh one where none is given."""
    deal: str = ""
    """The number of a known deal instead."""
    position: str = ""
    """A text to begin from instead of a deal: a fork, a study, a lesson."""
    stored: bool = False
    """Whether the position was let in before, perhaps by a version that asked less of it."""
    laid: LaidByHand | None = None
    """Packs and draws that are known beforehand."""
    rules: int | None = None
    """The version of the rules that the game was begun under, if it was not today's."""
    closed: str = ""
    """Why the game can only be kept and not played."""

    @classmethod
    def by_hand(
        cls,
        laid: LaidByHand,
        options: Mapping[str, str | int] | None = None,
        *,
        dealer: int | None = None,
        dealer_chosen: bool = True,
        position: str = "",
    ) -> Start:
        """Packs and draws as somebody lays them out, for lessons, studies and tests."""
        return cls(options or {}, dealer, dealer_chosen, deal=BY_HAND, position=position, laid=laid)

    @classmethod
    def recorded(cls, record: Record, game: AnyGame, *, stored: bool = False) -> Start:
        """As a record tells it, its chance included."""
        promised = any(e.kind == "commitment" and e.number == 1 for e in record.entries)
        return cls(
            record.options,
            None if record.dealer_by == "lot" else record.dealer,
            record.dealer_by == "choice",
            deal=record.deal or ("" if promised else BY_HAND),
            position="".join(f"{line}\n" for line in record.position),
            stored=stored,
            laid=AsRecorded(game, record),
        )

    def why_frozen(self, game: AnyGame) -> str:
        """Why a game begun so can be kept and not played; empty if it can be played."""
        version = game.rulebook.version
        if self.closed or self.rules in (None, version):
            return self.closed
        assert self.rules is not None
        return Frozen(game.title, self.rules, version).sentence

    def chosen(self, game: AnyGame) -> tuple[dict[str, str], dict[str, str]]:
        """Every house rule in words, and those that are not as printed; raises NoSuch.

        Where a game is only kept, its old rules may mean nothing to new ones: as they were given.
        """
        if self.why_frozen(game):
            given = {name: str(value) for name, value in self.options.items()}
            return given, given
        values, printed = game.option_values(self.options), game.option_values({})
        return values, {name: said for name, said in values.items() if said != printed[name]}

    def unread(self) -> Start:
        """The same without what may mean nothing to today's rules."""
        by_choice = self.dealer_by == "choice"
        dealer = None if self.dealer_by == "lot" else self.named_dealer
        return replace(self, options={}, position="", dealer=dealer, dealer_chosen=by_choice)

    @property
    def dealer_by(self) -> DealerBy:
        """How the first dealer is found."""
        if self.position or (self.dealer is None and self.laid and not self.laid.tells_dealer):
            return ""
        return "lot" if self.dealer is None else "choice" if self.dealer_chosen else ""

    @property
    def named_dealer(self) -> int:
        """Who deals first where he is not drawn; where a position is begun from, it tells."""
        return 0 if self.position or self.dealer is None else self.dealer

    def chance(self, game: AnyGame, words: Mapping[int, str]) -> Chance:
        """The chance of this table; `words` are those that players add to it."""
        if self.laid is not None:
            return self.laid
        root = fair.root_of_deal(self.deal) if self.deal else self.secret or fair.fresh_root()
        return Chance(game, root, words)

    def state(self, game: AnyGame, seats: int, dealer: int) -> Any:
        """The state that waits for the first deal, or that a position tells; raises a Mistake."""
        begun = game.begin(seats, self.options, dealer)
        if not self.position:
            return begun
        state = position_state(game, self.position, self.options, seats, stored=self.stored)
        check_at_rest(state)
        return state

    def once_more(self, chance: Chance, dealer: int, dealer_by: DealerBy) -> Start:
        """The very same packs again, and the same dealer where he was not drawn with them."""
        if isinstance(chance, LaidByHand):
            chance.restart()
        return replace(
            self,
            dealer=None if dealer_by == "lot" else dealer,
            dealer_chosen=dealer_by == "choice",
            secret=None,
            deal=self.deal or chance.root.hex(),
            rules=None,
        )


def position_state(
    game: AnyGame,
    text: str,
    options: Mapping[str, str | int],
    seats: int,
    *,
    stored: bool = False,
) -> Any:
    """The state from which a game of so many seats goes on; raises Unreadable."""
    state = game.words.read_position(text, options, whole=True, stored=stored)
    # Where a game is for one number of players only, its state does not tell it.
    told = int(getattr(state, "seats", game.usual_seats))
    if told != seats:
        says = say("The position is for {told} players and not for {n}.", told=told, n=seats)
        raise Unreadable("bad-position", says)
    return state


def check_at_rest(state: Any) -> None:
    """A table never rests before a blind draw: a game goes on before it or after it."""
    if dispatch.actor(state) == CHANCE:
        says = say(
            "In this position a card is being drawn blind. A game can go on from before the draw, "
            "or from after it."
        )
        raise Unreadable("bad-position", says)
