"""A finished game with every hand up: what the seats saw, put together place by place."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.games.parts import StoryLine, Zone
from parlour.kernel.log import WATCHER
from parlour.tables.moment import Moment
from parlour.tables.view import View


def open_view(moment: Moment, story: Sequence[StoryLine], since: int = 0) -> View:
    """What all seats together knew at that moment; what nobody knew stays face down."""
    watched = moment.view(None)
    zones = _all_hands_up(moment, len(watched.seats)) if moment.begun else watched.zones
    start = min(max(since, 0), len(story))
    return msgspec.structs.replace(
        watched,
        zones=zones,
        seats=[
            msgspec.structs.replace(seat, hand=_held(zones, seat.number)) for seat in watched.seats
        ],
        story=list(story[start:]),
        story_from=start,
        story_kept=0,
    )


def _all_hands_up(moment: Moment, seats: int) -> list[Zone]:
    """Every place with each card of it that anybody knew to lie there.

    How many cards lie where is taken from the seat that was to decide: a draw that the others
    were not to notice yet is veiled from them and not from it.
    """
    seen = [moment.zones_of(seat) for seat in (*range(seats), WATCHER)]
    true = seen[moment.actor] if moment.actor >= 0 else seen[-1]
    named = {zone.key: zone for zone in seen[-1]}
    order = list(named)
    made = []
    for zone in sorted(true, key=lambda z: order.index(z.key) if z.key in named else len(order)):
        size = len(zone.cards) + zone.backs
        best = zone
        known = dict.fromkeys(zone.cards)
        for same in (z for zones in seen for z in zones if z.key == zone.key):
            if len(same.cards) + same.backs <= size:
                best = same if len(same.cards) > len(best.cards) else best
                known.update(dict.fromkeys(same.cards))
        cards = [card for card in dict.fromkeys([*best.cards, *known]) if card in known][:size]
        called = named.get(zone.key, zone)
        made.append(
            msgspec.structs.replace(
                best,
                cards=cards,
                backs=size - len(cards),
                laid_by=best.laid_by if len(best.laid_by) == len(cards) else [],
                label=called.label,
                note=called.note,
            )
        )
    return made


def _held(zones: Sequence[Zone], seat: int) -> int:
    hands = (zone for zone in zones if zone.role == "hand" and zone.seat == seat)
    return sum(len(zone.cards) + zone.backs for zone in hands)
