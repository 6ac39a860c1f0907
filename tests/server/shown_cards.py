"""Which cards each observer had been shown after each move, by the slow engines' own tables.

The record of a finished game is played again on the second engine, which shares no line of code
with the rules; what it shows to an observer is all that the wire may have carried to him.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games import catalogue
from parlour.kernel.dispatch import CHANCE
from parlour.tables.record import Record
from parlour.tables.replay import replay
from tests.plain.alice import PlainAlice
from tests.plain.alice_cards import PACK, cards_of, lead_of
from tests.plain.alice_cards import PLACE as ALICE_PLACE
from tests.plain.court import PlainCourt

Observer = int | str
WATCHER = "watcher"


@dataclass(frozen=True)
class Moment:
    """What an observer had been shown after a move: cards seen, and hands he can name."""

    seen: frozenset[str]
    holders: dict[str, int]


def court(record: Record) -> dict[Observer, list[Moment]]:
    """For each observer one moment for each move of the record; number 0 is after the deal."""
    observers: tuple[Observer, ...] = (0, 1, WATCHER)
    told: dict[Observer, list[Moment]] = {observer: [] for observer in observers}
    plain = PlainCourt(dict(record.options), record.dealer)
    before: dict[Observer, frozenset[str]] = dict.fromkeys(observers, frozenset())
    began: dict[Observer, int] = dict.fromkeys(observers, 0)
    laid: set[str] = set()
    for step in replay(record):
        if step.entry.kind == "pack":
            # Between two rounds a message may speak of the old one and show the new.
            before = {o: _court_cards(plain, o, began[o]) for o in observers} if told[0] else before
            began = {o: len(plain.seen[o]) for o in observers}
            laid = set()
            plain.deal(step.entry.text.split())
            for observer in observers:
                shown = _court_cards(plain, observer, began[observer]) | before[observer]
                moment = Moment(frozenset(shown), {})
                told[observer][-1:] = [moment]
            continue
        assert step.step is not None
        plain.play(step.step.code)
        if plain.court_card is not None:
            # Whatever lies in the court card's place lies there for all to see.
            laid.add(plain.court_card)
        for observer in observers:
            cards = _court_cards(plain, observer, began[observer]) | laid
            told[observer].append(Moment(frozenset(cards), {}))
    return told


def _court_cards(plain: PlainCourt, observer: Observer, start: int) -> frozenset[str]:
    return frozenset(_named(plain.seen[observer][start:]))


def _named(things: object) -> set[str]:
    """Every card named anywhere in these events."""
    if isinstance(things, str):
        return {things} if things[1:2] == "-" else set()
    if isinstance(things, (list, tuple)):
        return {card for thing in things for card in _named(thing)}
    return set()


def alice(record: Record) -> dict[Observer, list[Moment]]:
    """The same for Alice, with the cards that an observer can place in somebody's hand."""
    observers: list[Observer] = [*range(len(record.seats)), WATCHER]
    deck = catalogue.game("alice").deck
    ids = {PACK[card.number]: card.id for card in deck}
    names = {card.id: PACK[card.number] for card in deck}
    told: dict[Observer, list[Moment]] = {observer: [] for observer in observers}
    seen: dict[Observer, set[str]] = {observer: set() for observer in observers}
    plain = PlainAlice(len(record.seats), dict(record.options), record.dealer)
    for step in replay(record):
        is_draw = step.step is not None and step.step.seat == CHANCE
        if step.entry.kind == "pack":
            plain.deal([names[card] for card in step.entry.text.split()])
        elif is_draw:
            plain.draw(names[step.entry.text])
        else:
            assert step.step is not None
            plain.play(step.step.code)
        for observer in observers:
            seen[observer] |= _alice_cards(plain, observer)
            holders = {ids[card]: seat for card, seat in plain.knows(observer).items()}
            moment = Moment(frozenset(ids[card] for card in seen[observer]), holders)
            if is_draw:
                # A draw follows its move at once: both are shown in one message.
                told[observer][-1] = moment
            else:
                told[observer].append(moment)
    assert set(ALICE_PLACE) == set(ids)
    return told


def _alice_cards(plain: PlainAlice, observer: Observer) -> set[str]:
    """Every card that has lain face up before this observer, or in his own hand."""
    cards: set[str] = set()
    for event in plain.shown(observer):
        match event:
            case ("dealt", own, _):
                cards |= set(own or ())
            case ("opening", _, _, sets):
                cards |= {card for number in sets or () for card in cards_of(number)}
            case ("exposed", _, number) | ("lead_forfeit", _, _, number):
                cards.add(lead_of(number))
            case ("handed", _, _, card) | ("forfeit", _, _, card):
                cards |= {card} if card is not None else set()
            case ("set", _, number):
                cards |= set(cards_of(number))
            case ("over", *_):
                cards |= set(PACK)
    return cards
