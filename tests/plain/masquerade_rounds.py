"""Worked rounds of Masquerade under the printed rules: what is done, and what it comes to."""

from __future__ import annotations

from tests.plain.masquerade_round import Example, Turn

DEAL_1 = [
    "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
    "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
    "M-3 M-7 R-1 R-5 I-2 I-6 X-4 X-7",
    "M-1 M-6 R-3 R-4 I-1 I-5 X-2 X-3",
]
DEAL_2 = [
    "M-4 M-7 R-6 R-7 I-7 I-8 X-3 X-8",
    "M-3 M-5 R-4 R-5 I-5 I-6 X-2 X-7",
    "M-2 M-6 R-2 R-3 I-3 I-4 X-1 X-6",
    "M-1 M-8 R-1 R-8 I-1 I-2 X-4 X-5",
]
DEAL_3 = [
    "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
    "M-4 M-8 R-3 R-8 I-3 I-7 X-5 X-8",
    "M-3 M-7 R-1 R-6 I-2 I-6 X-4 X-7",
    "M-1 M-6 R-4 R-5 I-1 I-5 X-2 X-3",
]
DEAL_4 = [
    "M-3 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
    "M-4 M-8 R-6 R-8 I-1 I-7 X-5 X-8",
    "M-2 M-7 R-1 R-5 I-2 I-6 X-4 X-7",
    "M-1 M-6 R-3 R-4 I-3 I-5 X-2 X-3",
]
DEAL_5 = [
    "M-2 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
    "R-6 R-8 I-3 I-6 I-7 X-5 X-7 X-8",
    "M-3 M-4 M-7 M-8 R-1 R-5 I-2 X-4",
    "M-1 M-6 R-3 R-4 I-1 I-5 X-2 X-3",
]
DEAL_6 = [
    "R-2 R-7 I-4 I-5 I-8 X-1 X-2 X-6",
    "M-1 M-4 M-8 R-6 R-8 I-3 I-7 X-5",
    "M-2 M-3 M-5 M-7 R-1 R-5 I-2 I-6",
    "M-6 R-3 R-4 I-1 X-3 X-4 X-7 X-8",
]
DEAL_7 = [
    "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
    "M-1 M-4 M-8 R-6 R-8 I-3 I-7 X-5",
    "M-3 M-7 R-1 R-5 I-1 I-2 X-2 X-6",
    "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
]
DEAL_8 = [
    "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
    "M-1 M-4 M-8 R-6 R-8 I-2 I-7 X-5",
    "M-3 M-7 R-1 R-5 I-1 I-3 X-2 X-6",
    "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
]

ROUNDS = [
    Example(
        "E1 six upon seven, five upon six",
        DEAL_1,
        dealer=3,
        turns=[
            Turn(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6", "play R-7", 14, "", "0 0 0 0"),
            Turn(1, "R-6", "play R-6", 13, "", "0 2 0 0"),
            Turn(2, "R-1 R-5", "play R-5", 12, "", "0 2 2 0"),
            Turn(3, "R-3 R-4", "play R-4", 11, "X-2 R-6 M-1", "0 6 2 5"),
        ],
        next_lead=1,
        after=[
            "M-2 M-5 R-2 I-4 I-8 X-1 X-2 X-6",
            "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
            "M-1 M-3 M-7 R-1 I-2 I-6 X-4 X-7",
            "M-6 R-3 R-4 R-5 R-7 I-1 I-5 X-3",
        ],
    ),
    Example(
        "E2 a masquerader led",
        DEAL_1,
        dealer=3,
        turns=[
            Turn(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6", "play M-5", 4, "", "0 0 0 0"),
            Turn(1, "M-4", "play M-4", 3, "", "0 2 0 0"),
            Turn(2, "M-3", "play M-3", 2, "", "0 2 2 0"),
            Turn(3, "M-1", "play M-1", 0, "M-4 M-6 R-3", "0 2 2 8"),
        ],
        next_lead=1,
        after=[
            "M-2 M-4 R-2 R-7 I-4 I-8 X-1 X-6",
            "M-6 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
            "M-7 R-1 R-3 R-5 I-2 I-6 X-4 X-7",
            "M-1 M-3 M-5 R-4 I-1 I-5 X-2 X-3",
        ],
    ),
    Example(
        "E3 one upon two, and M-8 upon a plain No. 1",
        DEAL_2,
        dealer=3,
        turns=[
            Turn(0, "M-7 R-6 R-7 I-7 I-8 X-3 X-8", "play X-3", 26, "", "0 0 0 0"),
            Turn(1, "X-2", "play X-2", 25, "", "0 2 0 0"),
            Turn(2, "X-1", "play X-1", 24, "", "0 2 2 0"),
            Turn(3, "M-1 M-8", "play M-8", 7, "X-5 I-1 X-3", "0 2 2 3"),
        ],
        next_lead=1,
        after=[
            "M-4 M-7 R-6 R-7 I-7 I-8 X-5 X-8",
            "M-3 M-5 R-4 R-5 I-1 I-5 I-6 X-7",
            "M-2 M-6 R-2 R-3 I-3 I-4 X-3 X-6",
            "M-1 M-8 R-1 R-8 I-2 X-1 X-2 X-4",
        ],
    ),
    Example(
        "E4 the led card is the bar",
        DEAL_1,
        dealer=2,
        number=1,
        turns=[
            Turn(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6", "play R-7", 14, "", "0 0 0 0"),
            Turn(1, "R-6", "play R-6", 13, "", "0 2 0 0"),
            Turn(2, "R-1 R-5", "play R-1", 8, "", "0 2 0 0"),
            Turn(3, "R-3 R-4", "play R-3", 10, "R-5 M-3 X-7", "0 2 0 0"),
        ],
        next_lead=1,
        after=[
            "M-2 M-5 R-2 R-5 I-4 I-8 X-1 X-6",
            "M-3 M-4 M-8 R-8 I-3 I-7 X-5 X-8",
            "M-7 R-1 R-3 R-6 R-7 I-2 I-6 X-4",
            "M-1 M-6 R-4 I-1 I-5 X-2 X-3 X-7",
        ],
    ),
    Example(
        "E5 two points below the top card",
        DEAL_3,
        dealer=1,
        number=2,
        turns=[
            Turn(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6", "play R-7", 14, "", "0 0 0 0"),
            Turn(1, "R-3", "play R-3", 10, "", "0 0 0 0"),
            Turn(2, "R-1 R-6", "play R-6", 13, "", "0 0 0 0"),
            Turn(3, "R-4 R-5", "play R-5", 12, "R-8 I-7 X-8", "0 0 0 2"),
        ],
        next_lead=1,
        after=[
            "M-2 M-5 R-2 R-8 I-4 I-8 X-1 X-6",
            "M-4 M-8 R-3 R-5 R-6 R-7 I-3 X-5",
            "M-3 M-7 R-1 I-2 I-6 I-7 X-4 X-7",
            "M-1 M-6 R-4 I-1 I-5 X-2 X-3 X-8",
        ],
    ),
    Example(
        "E6 masqueraders for those who cannot follow",
        DEAL_1,
        dealer=3,
        turns=[
            Turn(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6", "play R-2", 9, "", "0 0 0 0"),
            Turn(1, "M-4 M-8", "play M-8", 7, "", "0 0 0 0"),
            Turn(2, "R-1", "play R-1", 8, "", "0 0 0 0"),
            Turn(3, "M-1 M-6", "play M-6", 5, "R-1 M-8 X-3", "0 4 0 3"),
        ],
        next_lead=1,
        after=[
            "M-2 M-5 R-1 R-7 I-4 I-8 X-1 X-6",
            "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
            "M-3 M-7 R-5 I-2 I-6 X-3 X-4 X-7",
            "M-1 M-6 R-2 R-3 R-4 I-1 I-5 X-2",
        ],
    ),
    Example(
        "E7 M-1 takes from the middle",
        DEAL_1,
        dealer=0,
        number=1,
        turns=[
            Turn(2, "M-7 R-1 R-5 I-2 I-6 X-4 X-7", "play R-1", 8, "", "0 0 0 0"),
            Turn(3, "M-1 M-6", "play M-1", 0, "", "0 0 0 5"),
            Turn(0, "M-2 M-5", "play M-2", 1, "", "0 0 0 5"),
            Turn(1, "M-4 M-8", "play M-4", 3, "M-6 R-4 M-4", "0 4 0 8"),
        ],
        next_lead=3,
        after=[
            "M-5 R-2 R-4 R-7 I-4 I-8 X-1 X-6",
            "M-4 M-8 R-6 R-8 I-3 I-7 X-5 X-8",
            "M-3 M-6 M-7 R-5 I-2 I-6 X-4 X-7",
            "M-1 M-2 R-1 R-3 I-1 I-5 X-2 X-3",
        ],
    ),
    Example(
        "E8 M-1 upon M-2",
        DEAL_4,
        dealer=0,
        turns=[
            Turn(1, "M-8 R-6 R-8 I-1 I-7 X-5 X-8", "play I-1", 16, "", "0 0 0 0"),
            Turn(2, "M-2 M-7", "play M-2", 1, "", "0 0 0 0"),
            Turn(3, "M-1 M-6", "play M-1", 0, "", "0 0 0 7"),
            Turn(0, "M-3 M-5", "play M-5", 4, "R-3 X-2 M-5", "4 0 0 10"),
        ],
        next_lead=2,
        after=[
            "M-3 M-5 R-2 R-7 I-4 I-8 X-1 X-6",
            "M-4 M-8 R-3 R-6 R-8 I-7 X-5 X-8",
            "M-7 R-1 R-5 I-2 I-6 X-2 X-4 X-7",
            "M-1 M-2 M-6 R-4 I-1 I-3 I-5 X-3",
        ],
    ),
    Example(
        "E9 an exchange that helps",
        DEAL_5,
        dealer=3,
        m1_played=True,
        turns=[
            Turn(0, "M-5 R-2 R-7 I-4 I-8 X-1 X-6", "play R-2", 9, "", "0 0 0 0"),
            Turn(1, "stuck", "give I-7", 54, "M-7", "0 0 1 0"),
            Turn(1, "M-7", "play M-7", 6, "", "0 0 1 0"),
            Turn(2, "R-1", "play R-1", 8, "", "0 0 1 0"),
            Turn(3, "M-1 M-6", "play M-1", 0, "M-6 R-4 R-1", "0 0 5 3"),
        ],
        next_lead=1,
        after=[
            "M-2 M-5 M-6 R-7 I-4 I-8 X-1 X-6",
            "R-4 R-6 R-8 I-3 I-6 X-5 X-7 X-8",
            "M-3 M-4 M-8 R-1 R-5 I-2 I-7 X-4",
            "M-1 M-7 R-2 R-3 I-1 I-5 X-2 X-3",
        ],
    ),
    Example(
        "E10 an exchange that fails",
        DEAL_6,
        dealer=1,
        turns=[
            Turn(2, "M-5 M-7 R-1 R-5 I-2 I-6", "play R-1", 8, "", "0 0 0 0"),
            Turn(3, "M-6", "play M-6", 5, "", "0 0 0 0"),
            Turn(0, "stuck", "give X-2", 57, "R-8", "0 1 0 0"),
            Turn(1, "M-1 M-4 M-8", "play M-4", 3, "M-8 I-3", "0 4 0 0"),
        ],
        next_lead=3,
        after=[
            "R-2 R-7 R-8 I-4 I-5 I-8 X-1 X-6",
            "M-1 M-4 M-6 R-1 R-6 I-7 X-2 X-5",
            "M-2 M-3 M-5 M-7 M-8 R-5 I-2 I-6",
            "R-3 R-4 I-1 I-3 X-3 X-4 X-7 X-8",
        ],
    ),
    Example(
        "E11 the last seat passes",
        DEAL_7,
        dealer=3,
        turns=[
            Turn(0, "M-5 M-6 R-2 R-7 I-4 I-8 X-1", "play I-4", 19, "", "0 0 0 0"),
            Turn(1, "I-3", "play I-3", 18, "", "0 2 0 0"),
            Turn(2, "I-1 I-2", "play I-2", 17, "", "0 2 2 0"),
            Turn(3, "stuck", "pass", 64, "I-4 M-7", "4 2 5 0"),
        ],
        next_lead=1,
        after=[
            "M-2 M-5 M-6 R-2 R-7 I-4 I-8 X-1",
            "M-1 M-4 M-7 M-8 R-6 R-8 I-7 X-5",
            "M-3 R-1 R-5 I-1 I-2 I-3 X-2 X-6",
            "R-3 R-4 I-5 I-6 X-3 X-4 X-7 X-8",
        ],
    ),
    Example(
        "E12 the dealer takes without having played",
        DEAL_8,
        dealer=3,
        turns=[
            Turn(0, "M-5 M-6 R-2 R-7 I-4 I-8 X-1", "play I-4", 19, "", "0 0 0 0"),
            Turn(1, "I-2", "play I-2", 17, "", "0 0 0 0"),
            Turn(2, "I-1 I-3", "play I-3", 18, "", "0 0 0 0"),
            Turn(3, "stuck", "pass", 64, "X-8 I-2 R-4", "0 4 0 0"),
        ],
        next_lead=1,
        after=[
            "M-2 M-5 M-6 R-2 R-7 I-8 X-1 X-8",
            "M-1 M-4 M-8 R-6 R-8 I-2 I-7 X-5",
            "M-3 M-7 R-1 R-4 R-5 I-1 X-2 X-6",
            "R-3 I-3 I-4 I-5 I-6 X-3 X-4 X-7",
        ],
    ),
]
