"""What Parlour does, nailed down: seeded games of every variant, told step by step and digested.

`rules.txt` holds what the rules do (moves, legal sets, events, scores, positions, records), and
changes only with a ruling; `words.txt` what is said and shown (views, refusals, hints, in every
language), and is made anew by a command that prints every sentence that changed.

    python -m tests.corpus check                    play all games, and say where they differ
    python -m tests.corpus show court-two 7         the first difference, beside the last commit
    python -m tests.corpus remake words             after a change of wording
    python -m tests.corpus remake rules --ruling court.ruling-margin
"""
