"""Games in progress: tables, what is seen at them, and what is left of them afterwards.

A table, from the door inwards:

    table         the two doors: `play` and `view`
    company       who sits there                names    what they may be called
    reading       a move as typed, and why it may not be made now
    start         how a table begins            chance   where its packs and draws come from
    history       all that was done, and the state that it leads to: the one truth
    progress      a state that goes forward by the rules; what it tells
    audience      everybody to whom it is shown          viewer   one of them
    setting       what all see alike, and a view made from it
    view          what one seat is shown                 wording  the same in lines of text
    taking_back   who may take back what                 trace    what a step let be known
    moment        the table as all saw it at one moment
    journal       all that was done, in lines            record   what stands of it, as a text
    mistakes      what is answered where something cannot be

and what comes after a game:

    replay        a record followed line by line; film, all hands up
    fair          the promise of a fair deal, evidence and proof
    exact         every deal that fits what one seat has seen
"""
