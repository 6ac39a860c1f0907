"""What pages say at a table, and what comes of it: moves, questions, talk, answers."""

from __future__ import annotations

import logging
from collections.abc import Callable

from parlour.games.mistakes import Ambiguous, Mistake
from parlour.games.saying import say
from parlour.languages import known
from parlour.server.live.connection import Connection
from parlour.server.live.consent import said_no
from parlour.server.live.hints import WATCHING
from parlour.server.live.session import Session
from parlour.server.protocol.socket import (
    AskHint,
    Consent,
    FromPage,
    Hello,
    Leave,
    MoveMessage,
    Ping,
    Pong,
    RefusedMessage,
    Said,
    Say,
    Undo,
    WhyNot,
)
from parlour.tables.mistakes import NotNow, Refused, Unreadable

_log = logging.getLogger("parlour.server")

ONLY_WATCHING = say("You are watching. Only those who have a seat can play.")


async def hear(session: Session, connection: Connection, message: FromPage) -> None:
    """A page says something."""
    match message:
        case Ping():
            connection.send(Pong())
        case Hello():
            if connection.may_have_whole():
                connection.story = max(message.since, 0)
                connection.language = known(message.language)
                session.show_to(connection)
        case MoveMessage():
            await _change(
                session, connection, message.move, lambda seat: _play(session, seat, message)
            )
        case Undo():
            await _change(session, connection, "", lambda seat: _undo(session, seat))
        case Consent():
            await _change(session, connection, "", lambda _: _answer(session, connection, message))
        case WhyNot():
            await _explain(session, connection, message.move)
        case AskHint():
            await _advise(session, connection)
        case Say():
            await _talk(session, connection, message)
        case Leave():
            await session.get_up(connection)


# What changes the table.


async def _change(
    session: Session, connection: Connection, move: str, act: Callable[[int], None]
) -> None:
    """Do something at the table for the seat of this connection, while nobody else does."""
    seat = connection.seat
    if seat is None:
        connection.send(RefusedMessage("watching", ONLY_WATCHING))
        return
    async with session.lock:
        if session.is_retired or session.connections.of_seat(seat) is not connection:
            return
        try:
            act(seat)
        except Mistake as mistake:
            connection.send(_refusal(mistake, move))
            return
        except Exception:
            _log.exception("A move broke the table %s.", session.stored.id)
            session.break_off("our-fault")
            return
        await session.settle(connection)


def _play(session: Session, seat: int, message: MoveMessage) -> None:
    if session.lesson:
        session.lesson.hear(seat, message.move)
    session.table.play(seat, message.move, message.at)


def _undo(session: Session, seat: int) -> None:
    """Alone with bots at once; between people when all have agreed."""
    if session.table.may_undo(seat):
        session.table.undo(seat)
    else:
        session.undo_consent.open(seat, session.attendance.present)


def _answer(session: Session, connection: Connection, message: Consent) -> None:
    if message.seat not in session.connections.seats_of(connection):
        raise Mistake("wrong-seat", say("That is for somebody else to answer."))
    asker = session.undo_consent.answer(message.seat, message.yes, session.attendance.present)
    asking = session.connections.of_seat(asker)
    if not message.yes and asking is not None:
        says = said_no(session.table.names[message.seat])
        asking.send(RefusedMessage("undo-refused", says))


# What changes nothing at the table.


async def _explain(session: Session, connection: Connection, move: str) -> None:
    if connection.seat is None:
        connection.send(RefusedMessage("watching", ONLY_WATCHING))
        return
    async with session.lock:
        try:
            connection.send(_refusal(session.table.why(connection.seat, move), move))
        except Mistake as mistake:
            connection.send(_refusal(mistake, move))


async def _advise(session: Session, connection: Connection) -> None:
    """Tell one page, and nobody else, what a sound player would do."""
    if connection.seat is None:
        connection.send(RefusedMessage("watching", WATCHING))
        return
    try:
        found = await session.adviser.advise(connection.seat, session.stored.house)
    except Mistake as mistake:
        connection.send(_refusal(mistake, ""))
        return
    if found is not None:
        connection.send(found)


async def _talk(session: Session, connection: Connection, message: Say) -> None:
    async with session.lock:
        try:
            said = await session.add_talk(connection.seat, message)
        except Mistake as mistake:
            connection.send(_refusal(mistake, ""))
            return
        for other in session.connections.all:
            other.send(Said([said]))


def _refusal(mistake: Mistake, move: str) -> RefusedMessage:
    """A table's answer as the page reads it."""
    clauses = list(mistake.clauses) if isinstance(mistake, NotNow | Refused | Unreadable) else []
    candidates = list(mistake.candidates) if isinstance(mistake, Ambiguous) else []
    named = mistake.move if isinstance(mistake, Refused) else move
    return RefusedMessage(mistake.code, mistake.sentence, named, clauses, candidates)
