"""What each observer of two-handed Court has been shown, in order.

The observers are seat 0, seat 1 and 'watcher', who sits at the table and holds no cards.
"""

Observer = int | str
Shown = dict[Observer, list[tuple[object, ...]]]

WATCHER = "watcher"


def nothing_shown() -> Shown:
    return {0: [], 1: [], WATCHER: []}


def show_all(shown: Shown, *event: object) -> None:
    """Plays, takers, announcements, exchanges, closes, declarations and results are public."""
    for log in shown.values():
        log.append(event)


def show_one(shown: Shown, seat: int, *event: object) -> None:
    """court.ruling-silent-windows: the question and a PASS are known to that seat alone."""
    shown[seat].append(event)


def show_deal(shown: Shown, hands: list[list[str]], court_card: str) -> None:
    """Each player sees his own six; the court card is seen by all."""
    for seat in (0, 1):
        shown[seat].append(("deal", tuple(sorted(hands[seat])), court_card))
    shown[WATCHER].append(("deal", None, court_card))


def show_draw(shown: Shown, seat: int, card: str, is_last: bool) -> None:
    """That a draw happened is public, its card the drawer's own; the twelfth is seen by all."""
    for observer, log in shown.items():
        log.append(("drew", seat, card if is_last or observer == seat else None))
