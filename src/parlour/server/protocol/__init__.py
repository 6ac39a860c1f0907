"""What page and server tell each other: plain data, which knows nothing of how it is sent.

    socket    the messages of a table that is being played, over its WebSocket
    http      games, rulebooks, lessons, and tables to open and to join, over HTTP
    replays   what is asked when a game is over: replays, forks, deals again, over HTTP

`python -m parlour.server.protocol` prints the schema of it all, for the page's types.
"""
