"""Starting and stopping: one process that is there when it says so, and gone within three seconds when told to go."""

from __future__ import annotations

import faulthandler
import gc
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from gonfalon.kernel.messages import Message, Refused
from gonfalon.server.app import application, guarded
from gonfalon.server.connections import connections
from gonfalon.server.logs import start_logging
from gonfalon.server.services import Services
from gonfalon.server.settings import Settings
from gonfalon.store.archive import Archive

GRACE = 1  # seconds that requests under way have to end; streams are sent away before
KEPT_OPEN = 60  # seconds that a connection waits for the next request
BACKLOG = 2048
YOUNG = 10_000  # objects that are made before the young ones are looked through


class Server(uvicorn.Server):
    """Uvicorn, but open streams are closed first, because they would never end by themselves."""

    def __init__(self, config: uvicorn.Config, services: Services, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._services, self._told = services, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._services.host.close()
        await super().shutdown(sockets)


def run(
    settings: Settings, started: Callable[[str], None], noted: Callable[[Message], None], *, force: bool = False
) -> None:
    """Serve until told to stop; raises `Refused` if the port or the data folder is somebody else's.

    What was found in the data folder and put right, or is missing there, is `noted`. With `force` it is served all the
    same when something is missing.
    """
    listening = listen(settings.host, settings.port)
    with listening, Archive.open(settings.database, force=force) as archive:
        for note in archive.notes:
            noted(note)
        start_logging(quiet=settings.local)
        faulthandler.enable()  # whatever kills the process is told
        services = Services(settings, archive)
        config = uvicorn.Config(
            guarded(application(services)),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=KEPT_OPEN,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies,
            http=connections(settings),
        )
        server = Server(config, services, lambda: started(address(listening)))
        _spare_the_collector()
        signal.signal(signal.SIGTERM, _gone)  # uvicorn raises it again when all is closed; then it is no news
        server.run(sockets=[listening])


def _spare_the_collector() -> None:
    """Look for garbage in circles seldom, and never through what is loaded now: a request leaves none behind.

    As Python sets it, after every thousand answers all open tables were gone through, and everybody waited for that.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def _gone(*_: Any) -> None:
    """The end that was asked for has come."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; raises `Refused` if somebody else does, or there is no such address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise Refused.of("serve-port", host=host, port=str(port), problem=error.strerror or str(error)) from None
    return listening


def address(listening: socket.socket) -> str:
    """Where people find it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_browser(url: str) -> None:
    """Show the page, beside everything else: some browsers take their time."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
