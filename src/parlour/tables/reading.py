"""What a seat's words mean, and why it may not do that: asked of what the seat itself may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.games.game import Ambiguous, AnyGame, Mistake, NoSuch, Unreadable
from parlour.games.parts import Calls, Choice
from parlour.games.reading import squeezed
from parlour.games.saying import say
from parlour.kernel import dispatch
from parlour.kernel.dispatch import DEAL, OVER
from parlour.tables.mistakes import NotNow, Refused
from parlour.tables.names import seats_for_names
from parlour.tables.progress import legal_codes, numbers
from parlour.tables.viewer import Viewer

LONGEST_MOVE = 200


def read_code(game: AnyGame, h: Any, seat: int, text: str) -> int:
    """The code of a move as somebody may type it; raises Unreadable or Ambiguous."""
    check_length(text)
    return game.words.read(h, seat, text)


def check_length(move: str) -> None:
    """Raises Unreadable for what is too long to be any move."""
    if len(move) > LONGEST_MOVE:
        says = say("No move has more than {most} letters.", most=LONGEST_MOVE)
        raise Unreadable("unreadable", says)


def read_move(game: AnyGame, viewer: Viewer, move: str, names: Sequence[str]) -> int:
    """The code of a move as typed; players may be named where seats are numbered.

    Whatever a button offers may be typed as it stands there.
    """
    check_length(move)
    unclear: Mistake | None = None
    for said in dict.fromkeys((move, seats_for_names(move, names))):
        try:
            return read_code(game, viewer.hidden, viewer.seat, said)
        except (Unreadable, Ambiguous) as mistake:
            # What is wrong beside a name is told; what is no move at all, as it was typed.
            if unclear is None or mistake.code != unclear.code:
                unclear = mistake
            if isinstance(mistake, Ambiguous):
                break
    offered = _offered(game, viewer, move, names)
    if offered is None:
        assert unclear is not None
        raise unclear
    return offered


def _offered(game: AnyGame, viewer: Viewer, move: str, names: Sequence[str]) -> int | None:
    """The move whose label this is, if it is offered now."""
    wanted = _plain(move)
    h, seat = viewer.hidden, viewer.seat
    codes = legal_for(game, viewer) if viewer.actor == seat else []
    for choice in game.words.choices(h, seat, codes, names):
        for text, label in labels_of(game, choice, names):
            if _plain(label) == wanted:
                return game.words.read(h, seat, text)
    return None


def labels_of(
    game: AnyGame, choice: Choice | Calls, names: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """The moves of a choice, each with the words in which it is offered."""
    if isinstance(choice, Choice):
        yield choice.move, choice.label
        return
    for asked in choice.seats:
        for card_id in choice.cards:
            card = game.deck.of(card_id)
            text = choice.template.replace("{seat}", str(asked)).replace("{card}", card_id)
            label = choice.label.replace("{seat}", names[asked])
            yield text, label.replace("{card}", card.name if card else card_id)


def _plain(text: str) -> str:
    return squeezed(text).rstrip(".!?")


def legal_for(game: AnyGame, viewer: Viewer) -> list[int]:
    """The codes that this seat may play now."""
    return legal_codes(viewer.hidden, numbers(game.most_legal))


def refusal_of(game: AnyGame, viewer: Viewer, code: int, names: Sequence[str]) -> Refused | None:
    """Why this seat may not play that now; None where it may."""
    h, seat = viewer.hidden, viewer.seat
    number = int(dispatch.why_not(h, seat, code))
    if number == 0:
        return None
    refusal = game.refusal(number)
    assert refusal is not None, f"the rules gave an unknown refusal {number}"
    says = game.words.refuse(h, seat, code, number, legal_for(game, viewer), names)
    move = game.words.notation(h, seat, code)
    return Refused(refusal.code, says, game.words.cited(h, seat, code, refusal), move)


def check_move(game: AnyGame, viewer: Viewer, code: int, names: Sequence[str]) -> None:
    """Raises NoSuch where there is no such move, Refused where this seat may not make it now."""
    if not 0 <= code < game.codes:
        says = say("{title} has no move number {code}.", title=game.title, code=code)
        raise NoSuch("no-such-action", says)
    refused = refusal_of(game, viewer, code, names)
    if refused is not None:
        raise refused


def verdict(game: AnyGame, viewer: Viewer, move: str, names: Sequence[str]) -> Refused:
    """Why this seat, which is to decide, may not play that; code `legal` where it may.

    Raises Unreadable or Ambiguous where the move cannot be read.
    """
    code = read_move(game, viewer, move, names)
    refused = refusal_of(game, viewer, code, names)
    if refused is not None:
        return refused
    text = game.words.notation(viewer.hidden, viewer.seat, code)
    return Refused("legal", say("Nothing forbids it: you may {text}.", text=text), (), text)


def out_of_turn(game: AnyGame, viewer: Viewer, move: str, names: Sequence[str]) -> NotNow:
    """What is said to a seat that is not to decide now, whatever it tried."""
    clauses = _clauses_of_waiting(game, viewer, move, names)
    if viewer.actor == OVER:
        return NotNow("game-over", say("The game is over."), clauses)
    if viewer.actor < 0:
        return NotNow("not-your-turn", say("The next deal is awaited."), clauses)
    says = say("It is not your turn: {name} is to play.", name=names[viewer.actor])
    return NotNow("not-your-turn", says, clauses)


def _clauses_of_waiting(
    game: AnyGame, viewer: Viewer, move: str, names: Sequence[str]
) -> Sequence[str]:
    """The clauses for which a seat must wait."""
    h, seat = viewer.hidden, viewer.seat
    if viewer.actor == DEAL:
        return game.words.in_force(h, seat, [])
    try:
        code = read_move(game, viewer, move, names)
    except Mistake:
        code = 0
    refusal = game.refusal(int(dispatch.why_not(h, seat, code)))
    return game.words.cited(h, seat, code, refusal) if refusal else ()
