"""Requests to take something back: each stands open until all have decided, also when the server is started anew."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Delete, delete, insert, select

from gonfalon.store import ledger
from gonfalon.store.access import Access
from gonfalon.store.records import Request
from gonfalon.store.schema import requests

REQUEST = msgspec.json.Decoder(Request)


class Requests:
    """The open requests of all campaigns."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def of(self, campaign: str) -> list[Request]:
        """What is asked at this campaign, by the number of the input."""
        wanted = select(requests.c.body).where(requests.c.campaign == campaign).order_by(requests.c.to)
        with self._access.read() as connection:
            return [REQUEST.decode(body) for body in connection.execute(wanted).scalars()]

    def keep(self, campaign: str, request: Request) -> None:
        """Keep a request as it stands now."""

        def work(connection: Connection) -> None:
            ledger.head(connection, campaign)
            connection.execute(_gone(campaign, request.to))
            body = msgspec.json.encode(request)
            connection.execute(insert(requests).values(campaign=campaign, to=request.to, body=body))

        self._access.write(work)

    def forget(self, campaign: str, to: int) -> None:
        """It has been decided."""
        self._access.write(lambda connection: connection.execute(_gone(campaign, to)))


def _gone(campaign: str, to: int) -> Delete:
    return delete(requests).where((requests.c.campaign == campaign) & (requests.c.to == to))
