"""`gonfalon chronicle`: the story of a campaign file, for one of its seats or for everybody (ME-CHR)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gonfalon.kernel.messages import Message, Refused

if TYPE_CHECKING:
    from gonfalon.chronicle import Chronicle, Pen
    from gonfalon.cli.voice import Voice
    from gonfalon.kernel import Table
    from gonfalon.store.files import Campaign

FORMATS = {"md": (".md",), "html": (".html", ".htm")}
PEN = ".pen.toml"  # beside the campaign: war.gonfalon has war.pen.toml


def chronicle(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", metavar="N")] = "",
    form: Annotated[str, typer.Option("--format", metavar="md|html")] = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
) -> None:
    """Tells what a reader may know while the campaign runs, and everything once it is over."""
    from gonfalon.chronicle import annotate, html, markdown, teller_of
    from gonfalon.cli.campaign import open_campaign, seat_named

    voice: Voice = ctx.obj
    form, target = _form(form, out), _target(out)
    table, campaign, path = open_campaign(file)
    reader = seat_named(table, seat) if seat else ""
    pen = _pen(path, table)
    teller = teller_of(table.rules.name)
    written = teller.write(teller.matter_of(table, reader, pen), voice.lang, pen.calendar)
    told = annotate(written, pen, teller.at_table(table))
    _ask_for_accounts(voice, told, pen, table, campaign, reader)
    text = html(told) if form == "html" else markdown(told)
    if target is None:
        voice.write(text.removesuffix("\n"))
        return
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused.of("chronicle-unwritable", file=str(target), problem=error.strerror or str(error)) from None


def _form(form: str, out: str) -> str:
    """The format asked for, else that of the file's ending, else Markdown."""
    if form and form not in FORMATS:
        raise Refused.of("chronicle-format", format=form, known=", ".join(FORMATS))
    ending = Path(out).suffix.lower()
    return form or next((name for name, endings in FORMATS.items() if ending in endings), "md")


def _target(out: str) -> Path | None:
    from gonfalon.cli import files

    return files.target("--out", out, [e for endings in FORMATS.values() for e in endings]) if out else None


def _pen(path: Path, table: Table[Any]) -> Pen:
    """What people wrote, if it lies beside the campaign."""
    from gonfalon.chronicle import Pen, read_pen
    from gonfalon.chronicle.pen import MOST_BYTES

    beside = path.with_suffix(PEN)
    try:
        with beside.open("rb") as file:
            return read_pen(file.read(MOST_BYTES + 1), beside.name, tuple(table.seats))
    except FileNotFoundError:
        return Pen()
    except OSError as error:
        raise Refused.of("chronicle-pen-unreadable", file=str(beside), problem=error.strerror or str(error)) from None


def _ask_for_accounts(
    voice: Voice, told: Chronicle, pen: Pen, table: Table[Any], campaign: Campaign, reader: str
) -> None:
    """Whoever reads is told which battles wait for words of his (ME-CHR-12)."""
    from gonfalon.chronicle import asked_for_account, teller_of
    from gonfalon.players.seating import HUMAN

    away = [who for who, holder in campaign.holders.items() if holder != HUMAN]
    written = {f"{d.year}.{d.when}.{d.place}" for d in pen.deed if d.kind == "account"}
    at = teller_of(table.rules.name).at_table(table)
    waiting = [
        victory.key
        for victory in told.victories
        if victory.key not in written and reader == asked_for_account(pen, victory, at, away)
    ]
    if reader and waiting:
        voice.note(Message.of("chronicle-accounts-wait", battles=waiting))
