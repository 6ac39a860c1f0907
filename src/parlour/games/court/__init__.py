"""Court, a game of couplets for two, three or four.

Read down the sheet and down these:

    sheet       the rulebook
    deck        description of cards: ranks, colours and what they count
    cards       the same in compiled rules, and which of two cards takes
    phases      the phases of a round, the moves by code, the values of the house rules
    two         methods of playing for two persons, of counting, and the court rules
    three       method of playing three handed: the dealer looks on
    four        method of playing four handed: partners and double couplets
    events      what can happen
    notation    moves as text
    clauses     the clauses by number, made from clauses.toml
    refusals    the refusals by number, made from clauses.toml
"""
