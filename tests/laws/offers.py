"""What a prompt or a refusal offers, phrase by phrase, and the move that each phrase must mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.games.saying import Saying
from parlour.games.speech import Listing, Sentences

Offer = tuple[str, str]
"""A phrase, and how the notation of its move begins."""

PHRASES: dict[str, tuple[Offer, ...]] = {
    # Court.
    "You were given Crown, Royal, Knight and Esquire of the court colour. You may lay them down "
    "now for three points.": (("lay them down now", "lay down"),),
    "The round is closed. This is your last chance to exchange the Jester.": (
        ("exchange the Jester", "exchange"),
    ),
    "Before you draw: this is your last chance to exchange the Jester.": (
        ("exchange the Jester", "exchange"),
    ),
    "Before the court card is drawn: your very last chance to exchange the Jester.": (
        ("exchange the Jester", "exchange"),
    ),
    "Your announcement stands. Declare now, or play on?": (
        ("declare now", "declare"),
        ("play on", "pass"),
    ),
    "You took the couplet. Close before anybody draws, or draw.": (
        ("close before anybody draws", "close"),
        ("draw", "draw"),
    ),
    "Draw a card from the talon.": (("draw a card from the talon", "draw"),),
    "A draw was missed and found out late. Order it to be made, or throw down your hand for one "
    "point.": (
        ("order it to be made", "order draw"),
        ("throw down your hand for one point", "throw down"),
    ),
    "The round is over. Did the other player break rule 4? Last chance to say so.": (
        ("call a revoke", "call revoke"),
    ),
    "The round is over. Has the other side played against the rules? Last chance to say so.": (
        ("call a revoke", "call revoke"),
    ),
    "exchange the Jester": (("exchange the Jester", "exchange"),),
    "close": (("close", "close"),),
    "declare sixty": (("declare sixty", "declare"),),
    "lay down the four": (("lay down the four", "lay down"),),
    "pass": (("pass", "pass"),),
    "draw": (("draw", "draw"),),
    "call a missed draw": (("call a missed draw", "call draw"),),
    "order the draw": (("order the draw", "order draw"),),
    "throw down your hand": (("throw down your hand", "throw down"),),
    "call a revoke": (("call a revoke", "call revoke"),),
    "play the {cards}": (("play the {cards}", "play "),),
    "announce {colours}": (("announce {colours}", "announce "),),
    "announce Crown and Royal of {colours}": (
        ("announce Crown and Royal of {colours}", "announce "),
    ),
    # Alice.
    "Call on anyone you please for {cards}.": (("call on {other} for {cards}", "call "),),
    "Expose your Lead.": (("expose your Lead", "expose "),),
    "You have completed a set. Expose another Lead, or stop.": (("stop", "stop"),),
    "You have completed a set and have no Lead left. Stopping costs you nothing.": (
        ("stop", "stop"),
    ),
    "expose {leads}": (("expose {leads}", "expose "),),
    "call on another player for {cards}": (("call on {other} for {cards}", "call "),),
    "stop": (("stop", "stop"),),
    # The Monkey.
    "Throw {pairs}, or stop and keep what you have.": (
        ("throw {pairs}", "throw "),
        ("stop and keep what you have", "stop"),
    ),
    "Throw {pairs}, or draw from {name}.": (("throw {pairs}", "throw "),),
    "Throw a pair: {pairs}.": (
        ("throw {pairs}", "throw "),
        ("throw a pair of {pairs}", "throw "),
    ),
    "throw {pairs}": (("throw {pairs}", "throw "),),
    # Nations.
    "{name} asks you: {question}": (("no", "answer no"), ("answer no", "answer no")),
    "Do you call for your Titles?": (("yes", "call"), ("no", "pass call")),
    "You have no call to make.": (("no", "pass call"), ("pass", "pass call")),
    "You may call first.": (("call first", "call"), ("call", "call")),
    "call": (("call", "call"),),
    "answer yes": (("answer yes", "answer yes"),),
    "answer no": (("answer no", "answer no"),),
    "let the call go by": (("let the call go by", "pass call"),),
    "play {cards}": (("play {cards}", "play "),),
    # Masquerade.
    "You have nothing to lay upon {card}. Exchange a card with {name}, or pass.": (
        ("pass", "pass"),
    ),
    "{led} was led. Lay {cards}.": (("lay {cards}", "play "),),
    "{led} was led. Lay {cards}. A low one is best.": (("lay {cards}", "play "),),
    "You may lay {cards}.": (("lay {cards}", "play "),),
    "You may exchange any card of your hand, or pass.": (("pass", "pass"),),
}
"""Phrases by the template that offers them; a part in braces stands for each thing in it."""

BY_PLACE = {
    "Throw {pairs}, or draw from {name}.": ("draw from {name}", "draw"),
    "You have no pair: draw a card from {name}.": ("draw a card from {name}", "draw"),
    "draw from {name}": ("draw from {name}", "draw"),
}
"""Offers of the Monkey where a card is drawn blind; where it is drawn by place it must be named."""

SILENT = frozenset(
    {
        "{a}",
        "{card}",
        "Your lead.",
        "Your card.",
        "{name} has led the {card}.",
        "{name} has led the {card}. Your reply.",
        "The {card} of {name} takes so far.",
        "You sit out this round.",
        "You may also {ways}.",
        "You may {ways}.",
        "Expose one of your Leads.",
        "You have completed a set and have another Lead: expose it.",
        "Take one card, whichever you like, out of the pack.",
        "You may take any card out of the pack.",
        "Your lead: any card.",
        "{nation} was led, and you have it: follow.",
        "{nation} was led.",
        "{nation} was led, and you have none: pass with any card, or Star.",
        "{nation} was led, and you have neither that nor a Star: pass.",
        "play any of {cards}",
        "Lead a card; not a Masquerader above No. 5.",
        "{name} exchanges a card with you. Choose the one you give.",
        "You may give any card of your hand.",
        "Call on anyone for a card of a group in your hand.",
        "Call on anyone for a card of a book of which you hold a card.",
        "You may also stack, before you miss.",
        "The table would have you take no more than {n} seconds.",
        "call on another player in {groups}",
        "stack what you may",
    }
)
"""What names no move by itself: the buttons do, or the cards in hand."""


def _things(part: object) -> list[str]:
    return [str(thing) for thing in part.parts] if isinstance(part, Listing) else [str(part)]


def _spelt(phrase: str, parts: dict[str, Any]) -> Iterator[str]:
    """The phrase once for each thing that its part lists."""
    for name, part in parts.items():
        if f"{{{name}}}" in phrase:
            for thing in _things(part):
                yield from _spelt(phrase.replace(f"{{{name}}}", thing), parts)
            return
    yield phrase


def offered(said: str, other: str, by_place: bool) -> Iterator[Offer]:
    """Every phrase of a prompt, or of what a refusal tells instead, that offers a move."""
    if isinstance(said, Sentences | Listing):
        for part in said.parts:
            yield from offered(part, other, by_place)
        return
    if not isinstance(said, Saying):
        return
    template = said.template
    offers: Sequence[Offer] = PHRASES.get(template, ())
    if template in BY_PLACE:
        offers = (*offers, *(() if by_place else (BY_PLACE[template],)))
    assert offers or template in SILENT | set(BY_PLACE), f"what does “{template}” offer?"
    parts = {**said.parts, "other": other} if said.parts else {}
    for phrase, notation in offers:
        for spelt in _spelt(phrase, parts):
            yield spelt, notation
    if "ways" in parts:
        ways = parts["ways"]
        for way in ways.parts if isinstance(ways, Listing) else [ways]:
            yield from offered(way, other, by_place)
