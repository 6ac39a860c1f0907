"""Tables that are being played. A move comes in by a connection, is tried by the rules under its
session's lock, written into the store, and only then shown.

    served_tables     every table of this server: opened, joined, told of
    sessions          those in memory: brought back, entered by pages, let go again
    session           one table: its lock, who is there, what is written and shown
    connection        the WebSockets to a table, and who sits at which
    incoming          what a page says at a table, and what comes of it
    table_info        a table as somebody sees it who has only the link
    bots              bots that think, and the hand that deals
    pace              how long they take, so that time tells nothing
    attendance        who is here, away or gone, and whose seat a bot keeps
    consent           taking a move back when everybody agrees
    talk              what is said at a table
    hints             what a sound player would do, for the one who asks
    lesson_at_table   a lesson: what the script does, and what it asks for
    seating           who sits where, and by which key
    new_tables        new tables, of every kind
    restoring         a table brought back from its journal
    rate_limit        how much one caller may ask
"""
