"""Everything the routes work with, made once for a server."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from gonfalon.server import viewing
from gonfalon.server.access import Asker, At
from gonfalon.server.atlas import Atlas
from gonfalon.server.csrf import Csrf
from gonfalon.server.host import Host
from gonfalon.server.known_types import learn_types
from gonfalon.server.language import language_of
from gonfalon.server.limits import Limits
from gonfalon.server.long_work import LongWork
from gonfalon.server.pulse import Clock, RealClock
from gonfalon.server.sessions import Sessions
from gonfalon.server.settings import Settings
from gonfalon.server.streams import Streams
from gonfalon.server.vitals import Vitals
from gonfalon.showing.types import TablePage
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive

WORDS = {lang: Words(lang) for lang in ("en", "nl")}


class Services:
    """What a server has: its archive, its open tables, its people, its threads."""

    def __init__(self, settings: Settings, archive: Archive) -> None:
        self.settings, self.archive = settings, archive
        learn_types()
        self.long_work = LongWork()
        self.host = Host(archive, self.long_work)
        self.vitals = Vitals(archive)
        key = archive.signing_key()
        self.sessions = Sessions(archive, self.long_work, key, settings)
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
        await self.host.settle(at.live)
        if at.live.table.play.over and at.live.verdict is None:
            at.live.verdict = await self.long_work.do(viewing.verdict, self.archive, at.live)
        return viewing.table_page(at, words_of(request))


def words_of(request: Request[Any, Any, Any]) -> Words:
    """The reader's language."""
    return WORDS[language_of(request)]


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Those of the server that was asked."""
    return cast(Services, connection.app.state.services)
