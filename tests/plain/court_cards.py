"""The cards of Court and the numbers of its actions, by name."""

COLOURS = ["G", "B", "K", "R"]
RANKS = ["Crown", "Royal", "Knight", "Esquire", "Standard", "Jester", "Retainer", "Serf"]
VALUES = {"Crown": 10, "Royal": 8, "Knight": 3, "Esquire": 2, "Standard": 1, "Jester": 0}
# court.extras-valueless
VALUES |= {"Retainer": 0, "Serf": 0}

# Card number to card id: eight ranks to a colour, Retainers and Serfs included.
NUMBERED = [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS]
# court.two-pack-24, court.extras-four-only: two persons leave out the two lowest ranks.
TWO_PACK = [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS[:6]]

EXCHANGE = 40
CLOSE = 41
DECLARE = 42
LAY_DOWN = 43
PASS = 44
DRAW = 45
CALL_DRAW = 46
ORDER_DRAW = 47
THROW_DOWN = 48
CALL_REVOKE = 49


def colour_of(card: str) -> str:
    return card.split("-")[0]


def rank_of(card: str) -> str:
    return card.split("-")[1]


def value_of(card: str) -> int:
    """court.value-crown to court.value-jester."""
    return VALUES[rank_of(card)]


def number_of(card: str) -> int:
    return NUMBERED.index(card)


def is_higher(card: str, other: str) -> bool:
    """court.rank-order: whether `card` outranks `other`, both being of one colour."""
    return RANKS.index(rank_of(card)) < RANKS.index(rank_of(other))


def reply_takes(led: str, reply: str, court_colour: str) -> bool:
    """court.ruling-who-takes: whether the reply takes the couplet from the card led."""
    if colour_of(reply) == colour_of(led):
        return is_higher(reply, led)
    return colour_of(reply) == court_colour


def strict_replies(led: str, hand: list[str], court_colour: str) -> list[str]:
    """court.r4-follow, court.r4-take, court.r4-court-if-void: the lawful strict replies."""
    same = [card for card in hand if colour_of(card) == colour_of(led)]
    above = [card for card in same if is_higher(card, led)]
    court = [card for card in hand if colour_of(card) == court_colour]
    if above:
        return above
    if same:
        return same
    if court:
        return court
    return list(hand)


def announcement(code: int) -> tuple[str, str]:
    """The card led and the mate shown by an announcing action, 32 to 39."""
    colour = COLOURS[(code - 32) // 2]
    crown, royal = f"{colour}-Crown", f"{colour}-Royal"
    if (code - 32) % 2 == 0:
        return crown, royal
    return royal, crown


def is_play(code: int) -> bool:
    return 0 <= code <= 31


def is_announce(code: int) -> bool:
    return 32 <= code <= 39


def has_the_four(hand: list[str], court_colour: str) -> bool:
    """court.r9-lay-down: Crown, Royal, Knight and Esquire of the court colour together."""
    return all(f"{court_colour}-{rank}" in hand for rank in RANKS[:4])
