"""What comes after a game: looking at it again, going on from it, playing its deal once more.

Nothing here changes a game that has been played.

    replays   made of finished games and of records that are brought; shown, and forked
    films     a game laid out again, with every moment of it
    deals     one deal played by several companies, and the comparison
"""
