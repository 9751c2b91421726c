"""The desk: everything the routes work with, made once for a server."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from gonfalon.server import shown
from gonfalon.server.access import Asker, At
from gonfalon.server.atlas import Atlas
from gonfalon.server.csrf import Csrf
from gonfalon.server.host import Host
from gonfalon.server.limits import Limits
from gonfalon.server.pulse import Clock, RealClock
from gonfalon.server.sessions import Sessions
from gonfalon.server.settings import Settings
from gonfalon.server.shapes import learn_shapes
from gonfalon.server.streams import Streams
from gonfalon.server.tongue import tongue
from gonfalon.server.vitals import Vitals
from gonfalon.server.workshop import Workshop
from gonfalon.showing.types import TablePage
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive

WORDS = {lang: Words(lang) for lang in ("en", "nl")}


class Desk:
    """What a server has: its archive, its open tables, its people, its threads."""

    def __init__(self, settings: Settings, archive: Archive) -> None:
        self.settings, self.archive = settings, archive
        learn_shapes()
        self.workshop = Workshop()
        self.host = Host(archive, self.workshop)
        self.vitals = Vitals(archive)
        key = archive.signing_key()
        self.sessions = Sessions(archive, self.workshop, key, settings)
        self.csrf = Csrf(key, local=settings.local, public_host=urlsplit(settings.public_url).hostname or "")
        self.limits = Limits()
        self.streams = Streams()
        self.atlas = Atlas()
        self.clock: Clock = RealClock()

    def ration(self, asker: Asker, what: str) -> None:
        """Let somebody do one thing more of a kind; raises 429 if he has done it too often."""
        if not asker.local:
            self.limits.take(what, asker.id)

    async def page(self, at: At, request: Request[Any, Any, Any]) -> TablePage:
        """The table as somebody sees it; nothing in it is younger than what is on disk."""
        await self.host.settle(at.sitting)
        if at.sitting.table.play.over and at.sitting.verdict is None:
            at.sitting.verdict = await self.workshop.do(shown.verdict, self.archive, at.sitting)
        return shown.table_page(at, words_of(request))


def words_of(request: Request[Any, Any, Any]) -> Words:
    """The reader's language."""
    return WORDS[tongue(request)]


def desk_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Desk:
    """The desk of the server that was asked."""
    return cast(Desk, connection.app.state.desk)
