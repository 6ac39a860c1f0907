"""Which cards of a hand may be laid in Masquerade, and why another may not."""

from __future__ import annotations

from tests.plain.masquerade_cards import (
    NO_LEADS,
    Trick,
    in_order,
    is_next_above,
    masqueraders,
    outranks,
    title_of,
)
from tests.plain.masquerade_options import Options


def follow_cards(hand: list[str], trick: Trick, options: Options) -> list[str]:
    """Cards of the title led that are high enough (masquerade.r05-follow-above)."""
    led = trick[0][1]
    same = [card for card in in_order(hand) if title_of(card) == title_of(led)]
    if options["lower_follow"] == "free":
        return same
    bar = led
    if options["follow_above"] == "top":
        for _, card in trick:
            if title_of(card) == title_of(led) and outranks(card, bar):
                bar = card
    return [card for card in same if outranks(card, bar)]


def bound_card(follow: list[str], trick: Trick, options: Options) -> str | None:
    """The follow card that must be played because it ranks next (masquerade.r07-next-is-aim)."""
    if options["must_next"] == "on":
        for card in follow:
            if is_next_above(card, trick[-1][1]):
                return card
    return None


def playable(hand: list[str], trick: Trick, options: Options) -> list[str]:
    """The ladder: follow higher, else a masquerader (masquerade.r06-endeavors-duty)."""
    if not trick:
        return [card for card in in_order(hand) if card not in NO_LEADS]
    follow = follow_cards(hand, trick, options)
    bound = bound_card(follow, trick, options)
    if bound is not None:
        follow = [bound]
    fallback = masqueraders(hand)
    if options["must_low"] == "on":
        fallback = fallback[-1:]  # masquerade.r09-low-masquerader: the biggest number
    if options["play_duty"] == "either":
        result = in_order({*follow, *fallback})
    else:
        result = follow or fallback
    if not result and options["lower_follow"] == "last-resort":
        led = trick[0][1]
        result = [card for card in in_order(hand) if title_of(card) == title_of(led)]
    return result


def why_not_play(hand: list[str], trick: Trick, options: Options, card: str) -> str | None:
    """The first reason why this card of the hand may not be laid."""
    if card in playable(hand, trick, options):
        return None
    if not trick:
        return "lead-bar"
    if title_of(card) not in (title_of(trick[0][1]), "M"):
        return "wrong-title"
    follow = follow_cards(hand, trick, options)
    if card in follow and bound_card(follow, trick, options) is not None:
        return "must-play-next"
    free = options["play_duty"] == "either" and title_of(card) == "M"
    if follow and card not in follow and not free:
        return "must-follow-higher"
    if title_of(card) == "M" and options["must_low"] == "on" and card != masqueraders(hand)[-1]:
        return "must-play-low"
    return "below-lead"


def surely_lacked(trick: Trick, options: Options, laid: str | None, pack: list[str]) -> list[str]:
    """Cards that a follower cannot have held when he laid this card, or could lay none.

    The rules alone tell it: who could have followed had to, and who exchanges or passes had
    neither a follow card nor a masquerader.
    """
    follow = follow_cards(pack, trick, options)
    title = title_of(trick[0][1])
    if laid is None:
        lacked = [*follow, *masqueraders(pack)]
        if options["lower_follow"] == "last-resort":
            lacked += [card for card in pack if title_of(card) == title]
        return lacked
    if laid in follow:
        return []
    if title_of(laid) != "M":  # a low card as the last resort
        return [*follow, *masqueraders(pack)]
    if options["play_duty"] == "either":
        return []
    return follow
