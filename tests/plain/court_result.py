"""Who scores what when a round of two-handed Court is over, before any carried point."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.plain.court_table import CourtTable


@dataclass(frozen=True)
class Result:
    """One round's outcome: the winner (or nobody), his points, and whether a point is carried."""

    winner: int | None
    made: int
    tie: bool = False


def margin(game: "CourtTable", winner: int) -> int:
    """court.two-under-thirty, court.three-no-couplet, court.ruling-margin."""
    if game.options["margin_moment"] == "round-end":
        loser = 1 - winner
        loser_count, loser_couplets = game.count(loser), len(game.couplets[loser])
    else:
        noted = game.at_sixty[winner]
        assert noted is not None
        loser_count, loser_couplets = noted
    if loser_couplets == 0:
        return 3
    if loser_count < 30:
        return 2
    return 1


def won_by_sixty(game: "CourtTable", winner: int) -> Result:
    """court.sixty-one-point."""
    return Result(winner, margin(game, winner))


def failed_close(game: "CourtTable") -> Result:
    """court.r2-closer-fails, court.r3-closer-fails-early."""
    assert game.closed_by is not None
    return Result(1 - game.closed_by, 3 if game.rule3 else 2)


def closer_under_sixty(game: "CourtTable") -> bool:
    return game.closed_by is not None and game.count(game.closed_by) < 60


def penalty(game: "CourtTable", offender: int) -> int:
    """Two points, or three from a closer within rule 3 (court.ruling-penalty-greater)."""
    return 3 if game.closed_by == offender and game.rule3 else 2


def after_declaration(game: "CourtTable", declarer: int) -> Result:
    """court.r5-false-declaration, court.r7-declaration-ends and their rulings."""
    other = 1 - declarer
    if game.count(declarer) < 60:
        made = penalty(game, declarer)
        # court.ruling-escape
        harsh = game.options["false_declaration"] == "three-if-no-couplet"
        if harsh and not game.couplets[declarer]:
            made = 3
        return Result(other, made)
    # court.ruling-closed-opponent
    if closer_under_sixty(game):
        return failed_close(game)
    # court.ruling-declare-beats-first
    if game.options["first_sixty"] == "reached" and game.first_to_60 == other:
        return won_by_sixty(game, other)
    return won_by_sixty(game, declarer)


def after_running_out(game: "CourtTable") -> Result:
    """court.ruling-undeclared: the hands are empty and nobody spoke."""
    if closer_under_sixty(game):
        return failed_close(game)
    if game.count(0) == game.count(1):
        return Result(None, 0, tie=True)
    made_sixty = [seat for seat in (0, 1) if game.count(seat) >= 60]
    if len(made_sixty) == 1:
        return won_by_sixty(game, made_sixty[0])
    if len(made_sixty) == 2:
        assert game.first_to_60 is not None
        return won_by_sixty(game, game.first_to_60)
    # court.ruling-unmade-sixty
    if game.options["unmade_sixty"] == "higher":
        return Result(0 if game.count(0) > game.count(1) else 1, 1)
    return Result(None, 0, tie=game.options["unmade_sixty"] == "carry")


def after_revoke(game: "CourtTable", offender: int) -> Result:
    """court.r4-penalty."""
    return Result(1 - offender, penalty(game, offender))
