"""What is asked over HTTP, and how it is answered.

Whoever asks is looked at first: by which name he calls the server, whose page he comes from, and
how much he has asked already.

    app                 the application: all routes together, who may ask, and sweeping
    table_routes        games, rulebooks, lessons, and tables to open, to join, to look at
    replay_routes       replays, forks, deals again, evidence
    game_info           what the front page offers, and the rulebooks
    files               the built page and the card faces
    bodies              requests read and answers written: JSON, and every trouble a sentence
    origins             only pages of this server may ask; what browsers are told to keep out
    visitors            who counts as one visitor, and how much each may ask
    connection_limits   how long, how much, and how many connections at once
"""
