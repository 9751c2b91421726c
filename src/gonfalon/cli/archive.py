"""`gonfalon list`, `export` and `import`: the campaigns in the data folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gonfalon.cli import files
from gonfalon.cli.campaign import ENDING
from gonfalon.kernel.messages import Message

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.store.records import Listed

Data = Annotated[str, typer.Option("--data", metavar="DIR")]


def list_campaigns(
    ctx: typer.Context,
    data: Data = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The campaigns in the data folder, the latest first; also while they are being played."""
    from gonfalon.store.archive import Archive
    from gonfalon.store.database import file_of
    from gonfalon.store.folders import data_folder

    voice: Voice = ctx.obj
    folder = data_folder(data, voice.environ)
    found: list[Listed] = []
    if file_of(folder).is_file():
        with Archive.reading(folder) as archive:
            found = archive.cards()
    if as_json:
        voice.write_json([_plain(card) for card in found])
    elif found:
        _show(voice, found)
    else:
        voice.note(Message.of("store-none", folder=str(folder)))


def _plain(card: Listed) -> dict[str, Any]:
    """A campaign for scripts: whom it waits for as everybody may know it."""
    return {
        "id": card.id,
        "name": card.name,
        "ruleset": card.ruleset,
        "year": card.year,
        "month": card.month,
        "inputs": card.inputs,
        "over": card.over,
        "winner": card.winner,
        "paused": card.paused,
        "waiting": [{"seat": needed.seat, "since": needed.since} for needed in card.waiting if needed.public],
        "last": card.last,
    }


def _show(voice: Voice, found: list[Listed]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2), pad_edge=False)
    for heading in ("list-id", "list-name", "list-ruleset", "list-when", "list-waiting", "list-last"):
        table.add_column(voice.say(Message.of(heading)), no_wrap=heading == "list-id")
    for card in found:
        when = voice.say(Message.of("list-moment", year=card.year, month=card.month))
        last = f"{card.last.astimezone():%Y-%m-%d}"
        table.add_row(card.id, card.name, card.ruleset, when, _waiting(voice, card), last)
    voice.show(table)


def _waiting(voice: Voice, card: Listed) -> str:
    if card.over:
        return voice.say(Message.of("list-over", winner=card.winner or "-"))
    if card.paused:
        return voice.say(Message.of("list-paused"))
    return ", ".join(needed.seat for needed in card.waiting if needed.public) or "-"


def export(
    ctx: typer.Context,
    campaign: Annotated[str, typer.Argument(metavar="ID")],
    file: Annotated[str, typer.Argument(metavar="FILE")],
    data: Data = "",
) -> None:
    """A campaign from the data folder as one file, with everything in it; also while it is being played."""
    from gonfalon.kernel.whole_files import write_whole
    from gonfalon.store.archive import Archive
    from gonfalon.store.exchange import export as exported
    from gonfalon.store.folders import data_folder

    voice: Voice = ctx.obj
    path = files.target("FILE", file, (ENDING,))
    with Archive.reading(data_folder(data, voice.environ)) as archive:
        content = exported(archive, campaign)
    write_whole(path, content, private=True)
    voice.note(Message.of("export-done", path=str(path)))


def import_campaign(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    data: Data = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
) -> None:
    """A file's campaign into the data folder; its id goes to stdout."""
    from gonfalon.store.archive import Archive
    from gonfalon.store.exchange import bring_in
    from gonfalon.store.files import read_campaign
    from gonfalon.store.folders import data_folder

    voice: Voice = ctx.obj
    path = Path(file)
    found = read_campaign(path)
    with Archive.open(data_folder(data, voice.environ)) as archive:
        for note in archive.notes:
            voice.note(note)
        voice.write(bring_in(archive, found, path, "", name))
