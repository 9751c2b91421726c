"""`gonfalon replay` and `verify`: does the log lead where it says, and were the dice and computer players honest?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from gonfalon.kernel.messages import Message, Refusal, Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.store.files import CampaignFile
    from gonfalon.store.proofs import Proof

FOUND_WRONG, NOT_YET = 1, 3
SEAL_LENGTH = 64  # hexadecimal digits of a SHA-256


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    patch: Annotated[str, typer.Option("--patch", metavar="OUT")] = "",
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX")] = "",
) -> None:
    """Replay a log, check all that it can prove and print the state's hash; the good part may be kept with --patch."""
    from gonfalon.cli import files
    from gonfalon.cli.campaign import ENDING
    from gonfalon.store.files import save_table
    from gonfalon.store.loading import waits_for_its_owner

    voice: Voice = ctx.obj
    out = files.target("--patch", patch, (ENDING,)) if patch else None
    found, proof = _proved(voice, file, _noted(commitment))
    if proof.table is None:
        _end(voice, proof.wrong)
    voice.write(f"state_hash {proof.table.play.base.hash()}")
    if proof.wrong:
        voice.note(proof.wrong)
    if proof.remark:
        voice.note(proof.remark)
    if out:
        if proof.wrong and waits_for_its_owner(proof.wrong):  # who keeps it has decided to go on by the present rules
            proof.table.reread(proof.table.next_number, "")
        save_table(out, found.campaign, proof.table)
        voice.note(Message.of("replay-patched", path=str(out), inputs=len(proof.table.log)))
    elif proof.wrong:
        raise typer.Exit(FOUND_WRONG)


def verify(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX")] = "",
    dice_only: Annotated[bool, typer.Option("--dice-only")] = False,
) -> None:
    """Recompute every sealed roll and every event, and ask the computer players again."""
    voice: Voice = ctx.obj
    found, proof = _proved(voice, file, _noted(commitment))
    if found.wrong or not found.entries:
        _end(voice, proof.wrong)
    if proof.verdict is not None:
        voice.write(f"sealed {proof.verdict.sealed} typed {proof.verdict.typed} bad {proof.verdict.bad}")
    if proof.wrong:
        _end(voice, proof.wrong)
    if proof.verdict is None:
        _end(voice, Message.of("verify-sealed"), NOT_YET)
    if found.campaign.secret and not dice_only:
        _ask_minds(voice, found)
    if proof.remark:
        voice.note(proof.remark)
    if not commitment:
        sealed = found.campaign.commitment
        voice.note(Message.of("verify-seal", commitment=sealed) if sealed else Message.of("verify-unsealed"))


def _noted(commitment: str) -> str:
    """The commitment that somebody noted at the start."""
    text = commitment.strip().lower()
    if text and (len(text) != SEAL_LENGTH or set(text) - set("0123456789abcdef")):
        raise Refused.of("commitment-wrong", given=commitment, length=SEAL_LENGTH)
    return text


def _proved(voice: Voice, file: str, noted: str) -> tuple[CampaignFile, Proof]:
    """The file and what it proves. One that contradicts itself is not bad input, but checked and found wrong."""
    from gonfalon.store.files import Forged, read_campaign
    from gonfalon.store.proofs import prove

    try:
        found = read_campaign(Path(file))
    except Forged as forged:
        _end(voice, forged.refusal)
    return found, prove(found, noted)


def _end(voice: Voice, said: Message | Refusal | None, status: int = FOUND_WRONG) -> NoReturn:
    """Say why, and leave with that status."""
    if said is not None:
        voice.note(said)
    raise typer.Exit(status)


def _ask_minds(voice: Voice, found: CampaignFile) -> None:
    """Ask the computer players again wherever they answered. Another answer is no proof of anything."""
    from gonfalon.cli.progress import progress
    from gonfalon.store.proofs import minds

    asked: list[bool] = []
    with progress(len(found.entries)) as advance:
        for same in minds(found):
            asked.append(same)
            advance()
    if asked:  # scripts read these lines, so they are the same in every language
        voice.write(f"minds {sum(asked)} other {len(asked) - sum(asked)}")
    if not all(asked):
        voice.note(Message.of("verify-minds-other", count=len(asked) - sum(asked)))
