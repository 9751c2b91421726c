"""What people write: letters between rulers, of which nobody else learns that they exist; lines in the chronicle."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from gonfalon.kernel.messages import Refused
from gonfalon.store import ledger
from gonfalon.store.desk import Desk
from gonfalon.store.records import Letter
from gonfalon.store.schema import letters, pen

LONGEST = 4000


class Letters:
    """The writing case of all campaigns."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def send(self, campaign: str, sender: str, to: str, text: str) -> None:
        """Send a letter from one seat to another; raises `Refused` if it is empty or longer than 4000 characters."""
        if not text.strip() or len(text) > LONGEST:
            raise Refused.of("store-letter", longest=LONGEST)

        def work(connection: Connection) -> None:
            ledger.head(connection, campaign)
            letter = {"campaign": campaign, "sender": sender, "to": to, "text": text, "at": self._desk.now()}
            connection.execute(insert(letters).values(letter))

        self._desk.write(work)

    def of(self, campaign: str, seat: str) -> list[Letter]:
        """All letters from and to this seat, the oldest first."""
        c = letters.c
        his = (c.campaign == campaign) & ((c.sender == seat) | (c.to == seat))
        with self._desk.read() as connection:
            rows = connection.execute(select(c.sender, c.to, c.text, c.at).where(his).order_by(c.id)).all()
        return [Letter(number, *row) for number, row in enumerate(rows)]

    def pen(self, campaign: str) -> list[bytes]:
        """What was written into the chronicle, line by line, as it was given."""
        with self._desk.read() as connection:
            lines = select(pen.c.body).where(pen.c.campaign == campaign).order_by(pen.c.place)
            return list(connection.execute(lines).scalars())

    def write_pen(self, campaign: str, line: bytes) -> None:
        """Write a line into the chronicle, after those that are there."""

        def work(connection: Connection) -> None:
            ledger.head(connection, campaign)
            count = select(func.count()).select_from(pen).where(pen.c.campaign == campaign)
            place = connection.execute(count).scalar()
            connection.execute(insert(pen).values(campaign=campaign, place=place, body=line))

        self._desk.write(work)
