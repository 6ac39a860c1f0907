"""What outlives the server, in one SQLite file.

Of games only `snapshot` knows anything; the others keep what they are given.

    store          tables, their seats, their talk, and the journal of their moves
    replay_store   replays, deals for others, and how games of a deal ended
    stored         what is kept, as values
    snapshot       a whole game or a deal as one text, to be laid out again
    journal        the lines of a journal, and the seals that show damage
    keys           ids and tokens; of a token only a hash is kept
    sweeping       how old things are, and what is removed
    database       the file: the one thread that writes it, and its health when it is opened
    migrations     what brings an older file up to date
"""
