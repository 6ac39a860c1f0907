"""Setting up, and playing out by name, the games and positions used to test Court.

Seat 0 stands for the player who leads first and seat 1 for the dealer.
"""

from tests.plain.court import PlainCourt
from tests.plain.court_cards import (
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    LAY_DOWN,
    ORDER_DRAW,
    PASS,
    THROW_DOWN,
    announcement,
    number_of,
)

WORDS = {
    "exchange": EXCHANGE,
    "close": CLOSE,
    "declare": DECLARE,
    "lay-down": LAY_DOWN,
    "pass": PASS,
    "draw": DRAW,
    "call-draw": CALL_DRAW,
    "order-draw": ORDER_DRAW,
    "throw-down": THROW_DOWN,
    "call-revoke": CALL_REVOKE,
}

# What happened earlier in a round: a couplet taken (seat, led, reply), or twenty or thirty
# announced (seat, value).
Past = tuple[int, str, str] | tuple[int, int]


def code_of(word: str) -> int:
    """An action by name: a card to play, `announce:card`, or one of the words above."""
    if word.startswith("announce:"):
        card = word.split(":")[1]
        return next(code for code in range(32, 40) if announcement(code)[0] == card)
    return WORDS[word] if word in WORDS else number_of(word)


def codes_of(words: str) -> list[int]:
    return sorted(code_of(word) for word in words.split())


def counts(game: PlainCourt) -> list[int]:
    return [game.count(0), game.count(1)]


def dealt(pack: str, options: dict[str, str | int] | None = None) -> PlainCourt:
    game = PlainCourt(options or {}, 1)
    game.deal(pack.split())
    return game


def act(game: PlainCourt, script: str) -> PlainCourt:
    """Play a script such as `0:G-Crown 1:G-Jester 0:close`, each act by the seat named."""
    for step in script.split():
        seat, word = step.split(":", 1)
        assert game.actor() == int(seat), (step, game.summary())
        assert game.why_not(int(seat), code_of(word)) is None, (step, game.summary())
        game.play(code_of(word))
    return game


def stand(
    hands: tuple[str, str],
    past: list[Past],
    court_colour: str,
    options: dict[str, str | int] | None = None,
    court_card: str | None = None,
    hidden: str = "",
    leader: int = 0,
    table: str | None = None,
) -> PlainCourt:
    """A game in the middle of its first round, its past entered in the order it happened."""
    game = PlainCourt(options or {}, 1)
    game.round_no = 1
    game.hands = [hand.split() for hand in hands]
    game.court_colour, game.court_card, game.hidden = court_colour, court_card, hidden.split()
    game.acted = [True, True]
    for event in past:
        seat = event[0]
        if len(event) == 3:
            game.couplets[seat].append([event[1], event[2]])
            game.couplets_done += 1
            game.last_taker = seat
        else:
            game.announced[seat] += event[1]
        game.note_sixty(seat)
    game.leader, game.table = leader, table
    game.phase = "LEAD" if table is None else "REPLY"
    game.acting = leader if table is None else 1 - leader
    return game
