"""Setting up, and playing out by name, games of four-handed Court."""

from tests.plain.court_cards import NUMBERED
from tests.plain.court_four import PlainCourtFour
from tests.plain.court_positions import code_of

Options = dict[str, str | int]

# A whole round: seat 3 deals and turns up the Gold Crown.
ROUND_HANDS = [
    "G-Knight B-Knight B-Retainer K-Royal K-Serf R-Crown R-Retainer R-Serf",
    "G-Esquire G-Standard B-Serf K-Knight K-Jester K-Retainer R-Knight R-Esquire",
    "G-Serf B-Crown B-Royal B-Esquire B-Standard B-Jester R-Royal R-Jester",
    "G-Royal G-Jester G-Retainer K-Crown K-Esquire K-Standard R-Standard G-Crown",
]
ROUND_SCRIPT = [
    "0:R-Serf 1:R-Knight 2:R-Royal 3:R-Standard",
    "2:B-Jester 3:G-Crown 0:B-Retainer 1:B-Serf",
    "3:G-Jester 0:G-Knight 1:G-Standard 2:G-Serf",
    "0:R-Crown 1:R-Esquire 2:R-Jester 3:G-Royal",
    "3:K-Esquire 0:K-Royal 1:K-Jester 2:B-Crown",
    "0:B-Knight 1:G-Esquire 2:B-Standard 3:K-Crown",
    "1:K-Knight 2:B-Esquire 3:K-Standard 0:K-Serf",
    "1:K-Retainer 2:B-Royal 3:G-Retainer 0:R-Retainer",
]


def pack_of(hands: list[str], dealer: int = 3) -> list[str]:
    """The pack that gives these hands, the dealer's last card being turned up."""
    held = [hand.split() for hand in hands]
    return [held[(dealer + 1 + i) % 4][i // 4] for i in range(32)]


def dealt_four(hands: list[str], options: Options | None = None, dealer: int = 3) -> PlainCourtFour:
    game = PlainCourtFour(options or {}, dealer)
    game.deal(pack_of(hands, dealer))
    return game


def act_four(game: PlainCourtFour, script: str) -> PlainCourtFour:
    """Play a script such as `0:R-Serf 1:R-Knight`, each act by the seat named."""
    for step in script.split():
        seat, word = step.split(":", 1)
        assert game.actor() == int(seat), step
        assert game.why_not(int(seat), code_of(word)) is None, step
        game.play(code_of(word))
    return game


def stand_four(
    hands: list[str],
    court_colour: str,
    leader: int,
    lost: str = "",
    options: Options | None = None,
    points: tuple[int, int] = (0, 0),
) -> PlainCourtFour:
    """A game late in its first round, dealt by seat 3.

    Of the cards not in hand, those named in `lost` went to seats 0 and 2, in couplets of four,
    and all others to seats 1 and 3.
    """
    game = PlainCourtFour(options or {}, 3)
    game.round_no = 1
    game.hands = [hand.split() for hand in hands]
    game.court_colour = court_colour
    held = [card for hand in game.hands for card in hand]
    piles = [lost.split(), [c for c in NUMBERED if c not in held and c not in lost.split()]]
    game.couplets = [[pile[k : k + 4] for k in range(0, len(pile), 4)] for pile in piles]
    game.couplets_done = sum(len(pile) for pile in game.couplets)
    game.cards_played = 4 * game.couplets_done
    assert len(held) + game.cards_played == 32
    game.points = list(points)
    game.turn_to_lead(leader)
    return game
