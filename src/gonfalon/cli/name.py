"""`gonfalon name`: names of places and persons from the charts, one a line (ME-NAM-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from gonfalon.cli import options
from gonfalon.kernel.messages import Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice


def name(
    ctx: typer.Context,
    kind: Annotated[str | None, typer.Argument(metavar="KIND")] = None,
    race: Annotated[str | None, typer.Option("--race", metavar="R")] = None,
    count: Annotated[str, typer.Option("-n", metavar="N")] = "1",
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
) -> None:
    """So many names of a kind: the same for the same seed, and without one others every time."""
    from gonfalon.names import generate, kinds

    voice: Voice = ctx.obj
    if kind is None:
        raise Refused.of("name-without-kind", known=kinds())
    dice = _fresh_seed() if seed is None else options.seed(seed)
    for found in generate(kind, race, options.whole_number("-n", count), dice):
        voice.write(found.text(voice.lang))


def _fresh_seed() -> str:
    import secrets

    return secrets.token_hex()
