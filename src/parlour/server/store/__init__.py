"""What outlives the server, in one SQLite file. Nothing here knows how a game is played.

store          tables, their seats, their talk, and the journal of their moves
replay_store   replays, deals for others, and how games of a deal ended
stored         what is kept, as values
snapshot       a whole game or a deal as one text, to be laid out again
journal        the lines of a journal, and the seals that show damage
keys           ids and tokens, of which only hashes are kept
sweeping       how old things are, and what is removed
database       the file: one thread that writes it, its health when it is opened
migrations     what brings an older file up to date
"""
