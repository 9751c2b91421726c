"""`gonfalon replay` and `verify`: does the log lead where it says, and were the dice honest?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gonfalon.kernel.messages import Message, Refusal

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice

FOUND_WRONG, NOT_YET = 1, 3


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    patch: Annotated[str, typer.Option("--patch", metavar="OUT")] = "",
) -> None:
    """Replay a log, check its hash chain and print the state's hash; the good part may be kept with --patch."""
    from gonfalon.cli import files
    from gonfalon.cli.campaign import ENDING
    from gonfalon.store.files import open_table, read_campaign, save_table

    voice: Voice = ctx.obj
    out = files.target("--patch", patch, (ENDING,)) if patch else None
    found = read_campaign(Path(file))
    if not found.entries:
        voice.note(found.wrong or Refusal.of("kernel-log-no-start"))
        raise typer.Exit(FOUND_WRONG)
    table, wrong = open_table(found)
    voice.write(f"state_hash {table.play.base.hash()}")
    if wrong:
        voice.note(wrong)
    if out:
        save_table(out, found.campaign, table)
        voice.note(Message.of("replay-patched", path=str(out), inputs=len(table.log)))
    elif wrong:
        raise typer.Exit(FOUND_WRONG)


def verify(ctx: typer.Context, file: Annotated[str, typer.Argument(metavar="FILE")]) -> None:
    """Recompute every sealed roll."""
    import msgspec

    from gonfalon.kernel import verify_dice
    from gonfalon.store.files import SEALED, read_campaign

    voice: Voice = ctx.obj
    found = read_campaign(Path(file))
    if found.wrong:
        voice.note(found.wrong)
        raise typer.Exit(FOUND_WRONG)
    sealed = found.campaign.dice == SEALED or bool(found.campaign.commitment)
    if sealed and not found.campaign.secret:
        voice.note(Message.of("verify-sealed"))
        raise typer.Exit(NOT_YET)
    verdict = verify_dice(found.entries, bytes.fromhex(found.campaign.secret))
    if not sealed:  # what fell then was never promised to anybody
        verdict = msgspec.structs.replace(verdict, sealed=0, bad=0, first_bad=None)
    voice.write(f"sealed {verdict.sealed} typed {verdict.typed} bad {verdict.bad}")
    if verdict.first_bad:
        number, index = verdict.first_bad
        voice.note(Message.of("verify-bad", number=str(number), index=str(index)))
        raise typer.Exit(FOUND_WRONG)
