"""The table of commands. Each function declares what it takes; what that means stands in the language files."""

from __future__ import annotations

from typing import Annotated

import typer
from typer.main import get_command

import gonfalon
from gonfalon.cli.campaign import new, show, turn
from gonfalon.cli.logs import replay, verify
from gonfalon.cli.map import world_map
from gonfalon.cli.name import name
from gonfalon.cli.odds import odds
from gonfalon.cli.pages import Contents, Page
from gonfalon.cli.rules import rules
from gonfalon.cli.simulate import simulate


def front(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """`gonfalon` itself: without a command it shows what there is."""
    if version:
        ctx.obj.write(f"gonfalon {gonfalon.__version__}")
    elif ctx.invoked_subcommand is None:
        ctx.obj.write(ctx.get_help())


def _assemble() -> Contents:
    app = typer.Typer(cls=Contents, add_completion=False, rich_markup_mode=None)
    app.callback(invoke_without_command=True)(front)
    app.command("map", cls=Page)(world_map)
    for command in (new, turn, show, replay, verify, simulate, odds, name, rules):
        app.command(command.__name__, cls=Page)(command)
    contents = get_command(app)
    assert isinstance(contents, Contents)
    return contents


COMMANDS = _assemble()
