"""The ground of every refusal, as the tables of the exact rules give it, written apart from the
words of the games: which clause must be cited first, by what was tried and where the game stands.
"""

from __future__ import annotations

from typing import Any

from parlour.games.court import phases as court
from parlour.games.masquerade import state as masquerade
from parlour.games.monkey import state as monkey
from parlour.games.nations import state as nations
from parlour.games.portrait import state as portrait

COURT_WINDOWS = {
    court.DEALER_LAY_DOWN: "ruling-silent-windows",
    court.AFTER_CLOSE: "ruling-silent-windows",
    court.LAST_EXCHANGE: "ruling-silent-windows",
    court.LATE_EXCHANGE: "ruling-silent-windows",
    court.AFTER_ANNOUNCE: "ruling-announce-window",
    court.PRE_DRAW: "ruling-close-timing",
    court.DRAW_NODE: "ruling-missed-draw",
    court.R14_CHOICE: "r14-late-choice",
    court.REVOKE_WINDOW: "ruling-revoke",
}
ALWAYS = {
    "court": {
        "not-held": "r4-open-free",
        "must-follow": "r4-follow",
        "must-take": "r4-take",
        "must-play-court": "r4-court-if-void",
        "no-pair": "twenty-pair",
        "no-announcing": "ruling-announce-any-phase",
        "already-closed": "ruling-close-limits",
        "nothing-to-close": "ruling-close-limits",
        "jester-there": "ruling-exchange-jester-up",
        "no-jester": "discarding",
        "no-couplet": "discard-after-couplet",
        "talon-drawn": "r10-deadline",
        "led-since-close": "r11-closed-deadline",
        "exchange-on-lead": "ruling-exchange-any-turn",
        "not-sixty": "ruling-declare-when",
        "too-late-to-lay": "r9-at-once",
        "not-given-four": "r9-lay-down",
        "no-drawing": "closing-no-draw",
        "no-draw-missing": "ruling-missed-draw",
        "one-call": "ruling-revoke",
        "only-last-couplet": "r6-no-other",
    },
    "court-four": {
        "not-held": "four-lead-any",
        "must-take": "four-court-take",
        "not-with-four": "ruling-four-absent",
        "not-your-lead": "ruling-four-absent",
        "no-pair": "ruling-four-absent",
        "one-call": "ruling-four-revoke",
        "only-last-couplet": "r6-no-other",
        "not-now": "ruling-four-revoke",
    },
    "alice": {
        "already-exposed": "one-lead-at-a-time",
        "lead-not-held": "turn-expose",
        "nothing-exposed": "turn-expose",
        "no-such-seat": "turn-call-anyone",
        "own-card": "r-own-card",
        "target-cardless": "r-call-cardless",
        "no-set-yet": "r-must-play",
        "must-call": "r-must-play",
        "must-expose": "r-stop",
    },
    "masquerade": {
        "game-over": "game-32",
        "no-such-action": "r36-no-penalties",
        "not-your-turn": "turn-order",
        "wrong-phase": "r13-exchange-how",
        "leader-must-lead": "first-lead",
        "lead-bar": "lead-bar",
        "wrong-title": "follow-higher",
        "must-play-next": "follow-next",
        "must-play-low": "low-masquerader",
        "below-lead": "follow-higher",
    },
    "nations": {
        "game-over": "game-ten",
        "not-your-turn": "clockwise",
        "card-not-in-hand": "deal-thirteen",
        "must-follow-suit": "follow-suit",
        "call-after-first-card": "ruling-call-when",
        "call-already-made": "ruling-call-when",
        "call-not-at-eight": "call-at-eight",
        "call-titles-barred": "nine-no-titles",
        "call-needs-two-titles": "ruling-call-who",
        "no-title": "call-needs-partner-title",
    },
    "monkey": {
        "game-over": "ends-all-paired",
        "not-your-turn": "turn-left",
        "no-such-pair": "match-two",
        "has-pair": "no-draw-with-pair",
        "nobody-to-draw-from": "ruling-draw-from",
        "no-such-position": "ruling-draw-random",
    },
    "portrait": {
        "game-over": "r-end",
        "bad-call-off": "r-call-form",
        "no-such-seat": "call-any-player",
        "not-in-pack": "easy-drop-sketches",
        "you-hold-it": "call-card-not-held",
        "on-table": "r-callable",
        "empty-hand": "r-empty-hand",
        "stale-call": "r-standstill",
        "no-stacking-in-this-form": "easy-lay-book",
        "not-in-hand": "pair-made-of",
        "books-only": "r-books-only",
        "stack-whole": "r-which-pairs",
        "dealt-set": "dealt-needs-same-group",
        "need-new-card": "missed-needs-new-card",
    },
}
"""Refusals with one ground, whatever was tried, by sheet or game."""


def ground(game: str, sheet: str, s: Any, code: int, refusal: str) -> str | None:
    """The clause to be cited first; None where the exact rules name none, or leave it open."""
    always = ALWAYS["court-four" if game == "court-four" else sheet]
    found = always.get(refusal) or _BY_SHEET[sheet](game, s, code, refusal)
    return f"{sheet}.{found}" if found else None


def _court(game: str, s: Any, code: int, refusal: str) -> str | None:
    four = game == "court-four"
    if s.phase == court.GAME_OVER:
        return "four-seven" if four else "first-to-seven"
    if refusal == "not-your-turn":
        if s.phase != court.LEAD:
            return None
        first = "four-left-leads" if four else "opponent-leads"
        return first if s.couplets_done == 0 else "taker-leads"
    if refusal == "not-in-this-game":
        if code == court.CALL_REVOKE:
            return "ruling-four-revoke" if four else "ruling-revoke"
        if four:
            return "ruling-four-absent"
        return "ruling-declare-when" if code == court.DECLARE else "ruling-missed-draw"
    if refusal == "must-follow":
        led = s.table[s.leader] // 8
        return "four-court-follow" if led == s.court_colour else "four-follow"
    if refusal == "not-your-lead":
        return "closing-on-lead" if code == court.CLOSE else "twenty-on-lead"
    assert refusal == "not-now"
    if s.phase in COURT_WINDOWS:
        return COURT_WINDOWS[int(s.phase)]
    return {court.CALL_REVOKE: "ruling-revoke", court.PASS: "ruling-silent-windows"}.get(code)


def _alice(game: str, s: Any, code: int, refusal: str) -> str | None:
    if refusal == "game-over":
        stalled = s.stall_rounds and s.idle >= s.stall_rounds * s.seats
        return "r-stall" if stalled else "r-end"
    if refusal == "not-your-turn" and s.idle:
        return "miss-turn-passes"
    return None


def _masquerade(game: str, s: Any, code: int, refusal: str) -> str | None:
    if refusal == "not-in-hand":
        if code >= masquerade.FIRST_EXCHANGE:
            return "exchange-right"
        return "follow-higher" if s.trick_n else "lead-any"
    if refusal == "can-play":
        return "pass-unable" if code == masquerade.PASS else "exchange-right"
    assert refusal == "must-follow-higher"
    return "r08-lower-card" if s.lower_follow == masquerade.FREE else "follow-higher"


def _nations(game: str, s: Any, code: int, refusal: str) -> str | None:
    assert refusal == "wrong-phase"
    answers = (nations.ANSWER_YES, nations.ANSWER_NO)
    is_answer = s.phase == nations.ANSWER or code in answers
    return "ruling-call-answer" if is_answer else "ruling-call-when"


def _monkey(game: str, s: Any, code: int, refusal: str) -> str | None:
    assert refusal == "wrong-phase"
    discards = range(monkey.DISCARD, monkey.DISCARD + monkey.CARDS)
    is_discard = s.phase == monkey.DISCARDING or code in discards
    return "discard-one" if is_discard else "turn-left"


def _portrait(game: str, s: Any, code: int, refusal: str) -> str | None:
    stacks = range(portrait.FIRST_STACK, portrait.FIRST_BAD_CALL)
    if refusal == "not-your-turn":
        has_stacks = game in ("authors-pairs", "authors-bank")
        return "decide-before-miss" if code in stacks and has_stacks else "miss-passes"
    if refusal == "no-card-of-group":
        return "must-hold-group" if s.form == portrait.PAIRS else "r-easy-unit"
    assert refusal == "no-such-action"
    return None


_BY_SHEET = {
    "court": _court,
    "alice": _alice,
    "masquerade": _masquerade,
    "nations": _nations,
    "monkey": _monkey,
    "portrait": _portrait,
}


def told(game: str, before: Any, code: int) -> str | None:
    """The clause under which a card laid upon a lead is told, where cards alone decide it."""
    if game == "court-four" and before.phase == court.REPLY and code < court.ANNOUNCE:
        led, best = int(before.table[before.leader]), int(before.table[before.best])
        if code // 8 != led // 8:
            return "court.four-void-free"
        if led // 8 != before.court_colour:
            return "court.four-follow"
        return "court.four-court-take" if code < best else "court.four-court-follow"
    is_laid = code < masquerade.FIRST_EXCHANGE
    if game == "masquerade" and before.phase == masquerade.TURN and before.trick_n and is_laid:
        led = int(before.trick_card[0])
        same = code // 8 == led // 8
        best = int(before.best) if before.follow_above == masquerade.ABOVE_TOP else led
        if same and code < best:
            return "masquerade.follow-higher"
        if same and before.lower_follow == masquerade.FREE:
            above = code < led
            return "masquerade.follow-higher" if above else "masquerade.r08-lower-card"
        if code < masquerade.TITLE:
            return "masquerade.masquerader-fallback"
        return "masquerade.r08-lower-card"
    return None
