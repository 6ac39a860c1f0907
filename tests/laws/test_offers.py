"""Laws of offers: whatever a button or a prompt offers can be typed as it stands there."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import names
from parlour.games.parts import Calls
from parlour.games.speech import Sentences
from parlour.kernel.dispatch import why_not
from parlour.tables.names import BOT_NAMES
from parlour.tables.progress import Progress
from parlour.tables.reading import labels_of, read_move
from parlour.tables.viewer import Viewer
from tests.laws.driver import begun, is_player, random_set_up, steps
from tests.laws.offers import offered

GAMES = 5
MOST_STEPS = 120
MOST_LABELS = 6


@pytest.mark.parametrize("name", names())
def test_what_is_offered_can_be_typed(name: str) -> None:
    tried = 0
    for seed in range(GAMES):
        played, seats, options, dealer, rng = random_set_up(name, seed)
        company = list(BOT_NAMES[:seats])
        state = begun(played, seats, options, dealer, rng)
        for place, step in enumerate(steps(played, seats, options, dealer, rng, state=state)):
            if place > MOST_STEPS:
                break
            # Where there are a hundred calls to make, one position in twelve will do.
            if not is_player(step.who) or place % (3 if len(step.codes) < 60 else 12):
                continue
            words, seat = played.words, step.who
            viewer = Viewer(played, seat, Progress(played, step.state))
            choices = words.choices(viewer.hidden, seat, step.codes, company)
            buttons = [pair for choice in choices for pair in labels_of(played, choice, company)]
            for text, label in buttons[:: max(1, len(buttons) // MOST_LABELS)]:
                meant = words.read(viewer.hidden, seat, text)
                assert meant in step.codes
                assert read_move(played, viewer, label, company) == meant, label
                assert read_move(played, viewer, f" {label.lower()}. ", company) == meant, label
                tried += 1
            said = words.prompt(viewer.hidden, seat, step.codes, company)
            asked = [choice.seats[0] for choice in choices if isinstance(choice, Calls)]
            other = company[asked[0]] if asked else ""
            by_place = options.get("draw") == "by-position"
            for phrase, notation in offered(said, other, by_place):
                code = read_move(played, viewer, phrase, company)
                assert code in step.codes, f"“{said}” offers “{phrase}”"
                assert words.notation(viewer.hidden, seat, code).startswith(notation), phrase
                tried += 1
            # A code that no game has is refused, and what may be done instead is told.
            number = int(why_not(viewer.hidden, seat, -1))
            refused = words.refuse(viewer.hidden, seat, -1, number, step.codes, company)
            instead = refused.parts[-1] if isinstance(refused, Sentences) else ""
            for phrase, notation in offered(instead, other, by_place):
                code = read_move(played, viewer, phrase, company)
                assert words.notation(viewer.hidden, seat, code).startswith(notation), phrase
    assert tried > 100
