"""`gonfalon play` and `gonfalon serve`: the table in the browser, for whoever sits here or for a group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from gonfalon.cli import options
from gonfalon.kernel.messages import Message

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice

MOST_PORT = 65535
Port = Annotated[str, typer.Option("--port", metavar="N")]
Force = Annotated[bool, typer.Option("--force")]


def play(
    ctx: typer.Context,
    port: Port = "",
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    data: Annotated[str, typer.Option("--data", metavar="DIR")] = "",
    force: Force = False,
) -> None:
    """The table for whoever sits at this machine; nobody else can reach it."""
    from gonfalon.server.lifecycle import open_browser, run
    from gonfalon.server.settings import PORT, Settings
    from gonfalon.store.folders import data_folder

    voice: Voice = ctx.obj
    number = options.within("--port", port, 0, MOST_PORT) if port else PORT
    settings = Settings(port=number, database=str(data_folder(data, voice.environ)))

    def started(url: str) -> None:
        _say_address(voice, url)
        if not no_browser:
            open_browser(url)

    run(settings, started, voice.note, force=force)


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "",
    port: Port = "",
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    workers: Annotated[str, typer.Option("--workers", metavar="N")] = "",
    config: Annotated[str, typer.Option("--config", metavar="FILE")] = "",
    force: Force = False,
) -> None:
    """The same server for a group, with accounts and invitations."""
    from msgspec.structs import replace

    from gonfalon.server.lifecycle import run
    from gonfalon.server.settings import group_settings
    from gonfalon.store.folders import data_folder

    voice: Voice = ctx.obj
    given: dict[str, Any] = {"host": host, "database": database}
    given |= {"port": options.within("--port", port, 0, MOST_PORT)} if port else {}
    given |= {"workers": options.whole_number("--workers", workers)} if workers else {}
    settings = group_settings({key: value for key, value in given.items() if value != ""}, voice.environ, config)
    if not settings.database:
        settings = replace(settings, database=str(data_folder("", voice.environ)))
    run(settings, lambda url: _say_address(voice, url), voice.note, force=force)


def _say_address(voice: Voice, url: str) -> None:
    """On stdout, at once: whoever started it may be waiting for this line."""
    import sys

    voice.write(voice.say(Message.of("serve-here", url=url)))
    sys.stdout.flush()
