"""What is refused before a game begins, and what is never a move."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game, names
from parlour.games.game import NoSuch
from parlour.kernel.dispatch import deal, why_not

EXAMINE = 50


@pytest.mark.parametrize("name", names())
def test_an_option_or_value_that_the_sheet_has_not_is_refused(name: str) -> None:
    played = game(name)
    option = played.options[0].name
    for chosen in ({"no_such_option": "on"}, {option: "no-such-value"}):
        with pytest.raises(NoSuch) as refused:
            played.begin(played.usual_seats, chosen, 0)
        assert refused.value.code == "bad-option"


@pytest.mark.parametrize("name", names())
def test_a_company_that_the_sheet_has_not_is_refused(name: str) -> None:
    played = game(name)
    for seats in set(range(played.most_seats + 2)) - set(played.seat_counts):
        with pytest.raises(NoSuch) as refused:
            played.begin(seats, {}, 0)
        code = played.bad_company
        assert refused.value.code == (code if isinstance(code, str) else code(seats))
    for dealer in (-1, played.usual_seats):
        with pytest.raises(NoSuch) as refused:
            played.begin(played.usual_seats, {}, dealer)
        assert refused.value.code == "bad-dealer"


def test_a_look_at_a_couplet_is_no_move() -> None:
    """court.r6-examine-last, court.r6-no-other: every view shows the last couplet, and no other."""
    played = game("court-two")
    s = played.begin(2, {}, 1)
    deal(s, played.pack(), None)
    refusal = played.rulebook.refusal(int(why_not(s, 0, EXAMINE)))
    assert refusal is not None
    assert refusal.code == "only-last-couplet"
