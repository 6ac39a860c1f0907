"""Two people at one Court table, each in a browser of their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.players import MOST_MOVES, CourtPlayer
from tests.browser.visitor import Seen, Visitor


@dataclass
class TwoPlayers:
    """Ann, who opened the table, and Bob, who came by the link."""

    ann: Visitor
    bob: Visitor
    moves: list[str] = field(default_factory=list)
    """Every move that was made, in order, as in a record: "0 play G-Crown"."""

    @property
    def both(self) -> tuple[Visitor, Visitor]:
        return self.ann, self.bob

    def meet(self) -> None:
        """Ann lays a table; Bob opens the link that she would send him and takes the seat."""
        self.ann.go("/new/court-two")
        self.ann.by_id("name").fill("Ann")
        self.ann.by_id("seat-choice").first.select_option("open")
        self.ann.sit_at_known_deal()
        invite = self.ann.by_id("invite-link").input_value()
        assert invite.startswith(self.ann.home), invite
        self.bob.go(urlsplit(invite).path)
        expect(self.bob.by_id("invitation")).to_contain_text("Ann")
        self.bob.by_id("name").fill("Bob")
        self.bob.by_id("take-seat").click()
        for visitor in self.both:
            expect(visitor.by_id("hand-card")).to_have_count(6)

    def wait(self) -> tuple[int, Seen]:
        """Wait until somebody is asked; who is asked in silence goes first, as in the record."""
        for _ in range(MOST_MOVES):
            seen = [visitor.look() for visitor in self.both]
            if any(s.over for s in seen):
                return -1, seen[0]
            asked = [n for n in (0, 1) if seen[n].is_asked and not seen[n].busy]
            if asked:
                silent = [n for n in asked if not self._is_lit(n)]
                seat = (silent or asked)[0]
                return seat, seen[seat]
            self.ann.page.wait_for_timeout(50)
        raise AssertionError("nobody is asked")

    def _is_lit(self, seat: int) -> bool:
        """Whether the other one sees the lamp of this seat burn."""
        return bool(self.both[1 - seat].view["seats"][seat].get("on_turn"))

    def step(self, declaring: bool = False) -> bool:
        """Let whoever is asked make one move; whether the game goes on."""
        seat, seen = self.wait()
        if seat < 0:
            return False
        mover = self.both[seat]
        player = CourtPlayer(mover)
        if declaring and seen.button("declare"):
            player.press(seen, "declare")
            mover.answer(yes=True)
        else:
            player.move(seen)
        mover.wait_until_still(other_than=seen.revision)
        self.moves.append(f"{seat} {mover.moves[-1]}")
        return True

    def finish(self) -> None:
        """End the game soon: whoever may declares, sixty or not."""
        for _ in range(MOST_MOVES):
            if not self.step(declaring=True):
                break
        for visitor in self.both:
            visitor.by_id("result").wait_for()
