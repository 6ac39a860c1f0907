"""The web service: tables behind links, for people and bots.

    serve      `parlour serve`: from the command line to a listening server
    warm_up    games compiled and loaded before anybody asks for them

    http       what is asked over HTTP: routes, files, and who may ask how much
    replays    what comes after a game: films of it, forks, its deal once more
    live       tables that are being played: sessions, connections, bots, talk
    store      what outlives the server, in one SQLite file
    protocol   what page and server tell each other

Each of these packages imports only from those below it, and says at its head what stands where.
`page` is the page itself as Vite builds it; it is not under version control.
"""
