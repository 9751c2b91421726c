"""What people write: letters between rulers, of which nobody else learns that they exist; lines in the chronicle."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from gonfalon.kernel.messages import Refused
from gonfalon.store import ledger
from gonfalon.store.access import Access
from gonfalon.store.digests import digest_of_paper
from gonfalon.store.records import Letter
from gonfalon.store.schema import letters, pen

LONGEST = 4000


class Letters:
    """The writing case of all campaigns."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def send(self, campaign: str, sender: str, to: str, text: str) -> None:
        """Send a letter from one seat to another; raises `Refused` if it is empty or longer than 4000 characters."""
        if not text.strip() or len(text) > LONGEST:
            raise Refused.of("store-letter", longest=LONGEST)

        def work(connection: Connection) -> None:
            ledger.head(connection, campaign)
            letter = {"campaign": campaign, "sender": sender, "to": to, "text": text, "at": self._access.now()}
            digest = digest_of_paper(campaign, sender, to, text)
            connection.execute(insert(letters).values(digest=digest, **letter))

        self._access.write(work)

    def of(self, campaign: str, seat: str) -> list[Letter]:
        """All letters from and to this seat, the oldest first."""
        c = letters.c
        his = (c.campaign == campaign) & ((c.sender == seat) | (c.to == seat))
        with self._access.read() as connection:
            rows = connection.execute(select(letters).where(his).order_by(c.id)).all()
        for row in rows:
            _check(campaign, row.digest, campaign, row.sender, row.to, row.text)
        return [Letter(number, row.sender, row.to, row.text, row.at) for number, row in enumerate(rows)]

    def sent(self, campaign: str, sender: str) -> int:
        """How many letters this seat has sent."""
        his = (letters.c.campaign == campaign) & (letters.c.sender == sender)
        with self._access.read() as connection:
            return connection.execute(select(func.count()).select_from(letters).where(his)).scalar() or 0

    def pen(self, campaign: str) -> list[bytes]:
        """What was written into the chronicle, line by line, as it was given."""
        with self._access.read() as connection:
            lines = connection.execute(select(pen).where(pen.c.campaign == campaign).order_by(pen.c.place)).all()
        for line in lines:
            _check(campaign, line.digest, campaign, line.body)
        return [line.body for line in lines]

    def write_pen(self, campaign: str, line: bytes) -> None:
        """Write a line into the chronicle, after those that are there."""

        def work(connection: Connection) -> None:
            ledger.head(connection, campaign)
            count = select(func.count()).select_from(pen).where(pen.c.campaign == campaign)
            place = connection.execute(count).scalar()
            digest = digest_of_paper(campaign, line)
            connection.execute(insert(pen).values(campaign=campaign, place=place, body=line, digest=digest))

        self._access.write(work)


def _check(campaign: str, digest: str, *parts: str | bytes) -> None:
    """Raises `Refused` for what is not as it was written; what is older than the digests is believed."""
    if digest and digest != digest_of_paper(*parts):
        raise Refused.of("store-paper-damaged", id=campaign)
