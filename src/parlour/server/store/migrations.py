"""The tables of the file, version by version: what has been released is only added to."""

from __future__ import annotations

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        secret TEXT NOT NULL,
        deal TEXT NOT NULL,
        rules INTEGER NOT NULL,
        dealer INTEGER,
        created REAL NOT NULL,
        used REAL NOT NULL,
        over INTEGER NOT NULL DEFAULT 0,
        next TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE INDEX tables_by_use ON tables (used);
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        token_hash BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journal (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        seal BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN dealer_chosen INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE tables ADD COLUMN house TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats ADD COLUMN has_left INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE talk (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        phrase TEXT NOT NULL,
        said TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN position TEXT NOT NULL DEFAULT '';
    CREATE TABLE finished (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        deal_key TEXT NOT NULL,
        names TEXT NOT NULL,
        scores TEXT NOT NULL,
        result TEXT NOT NULL,
        ended REAL NOT NULL
    ) STRICT;
    CREATE INDEX finished_by_deal ON finished (deal_key);
    CREATE TABLE replays (
        id TEXT PRIMARY KEY,
        source TEXT NOT NULL UNIQUE,
        form TEXT NOT NULL CHECK (form IN ('journal', 'record')),
        content TEXT NOT NULL,
        deal_key TEXT NOT NULL,
        created REAL NOT NULL,
        used REAL NOT NULL
    ) STRICT;
    CREATE INDEX replays_by_use ON replays (used);
    CREATE TABLE deals (
        id TEXT PRIMARY KEY,
        deal_key TEXT NOT NULL UNIQUE,
        content TEXT NOT NULL,
        used REAL NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE tables ADD COLUMN marked REAL;
    ALTER TABLE tables ADD COLUMN standing TEXT NOT NULL DEFAULT '';
    ALTER TABLE replays ADD COLUMN marked REAL;
    ALTER TABLE deals ADD COLUMN marked REAL;
    CREATE TABLE clock (seen REAL NOT NULL) STRICT;
    """,
)
"""What turns the file of version n into that of version n + 1, in order."""
