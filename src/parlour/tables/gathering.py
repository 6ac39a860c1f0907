"""Evidence gathered from a record, for those who do the sums of the fair deal themselves."""

from __future__ import annotations

from parlour.games import catalogue
from parlour.tables.course import Course
from parlour.tables.evidence import DealtRound, Drawn, Evidence
from parlour.tables.lot import BY_HAND
from parlour.tables.record import Record
from parlour.tables.replay import Find, game_of, opening, replay


def evidence(record: Record, find: Find = catalogue.game) -> Evidence:
    """The evidence that a record gives; raises BadRecord where the record is damaged."""
    game = game_of(record, find)
    told = {
        (entry.kind, entry.number): entry.text
        for entry in record.entries
        if entry.kind in ("commitment", "secret")
    }
    by_hand = record.deal == BY_HAND
    made = Evidence(
        game=game.name,
        seats=len(record.seats),
        deck=game.deck.ids(game.pack().tolist()),
        dealer=record.dealer,
        dealer_by=record.dealer_by,
        divided=game.first_dealer is not None,
        deal="" if by_hand else record.deal,
        by_hand=by_hand or not (record.deal or told),
        words=dict(record.words),
    )

    def open_round(pack: list[str]) -> None:
        number = len(made.rounds) + 1
        promise, secret = told.get(("commitment", number), ""), told.get(("secret", number), "")
        made.rounds.append(DealtRound(number, promise, secret, pack))

    # The record is that of a table which was opened already.
    before = Course(game, opening(record, game, stored=True))
    if record.position:
        open_round([])
    for step in replay(record, find, stored=True):
        if step.entry.kind == "pack":
            open_round(step.entry.text.split())
        elif step.entry.kind == "draw":
            among = [game.deck[code - game.codes].id for code in before.legal()]
            made.rounds[-1].draws.append(Drawn(step.entry.text, among))
        before = step.course.branch()
    return made
