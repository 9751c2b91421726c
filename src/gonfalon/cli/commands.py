"""The table of commands, and the command above them all.

A command is a function that declares what it takes; what that means stands in the language files. Only the one that is
asked for is imported and made, so that each starts as fast as if it were alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

import gonfalon
from gonfalon.cli.pages import Page, page, signature, slug
from gonfalon.kernel.messages import Message, Refused

TABLE = {
    "play": "play:play",
    "serve": "play:serve",
    "map": "map:world_map",
    "new": "campaign:new",
    "turn": "campaign:turn",
    "show": "campaign:show",
    "list": "archive:list_campaigns",
    "export": "archive:export",
    "import": "archive:import_campaign",
    "chronicle": "chronicle:chronicle",
    "replay": "logs:replay",
    "verify": "logs:verify",
    "simulate": "simulate:simulate",
    "odds": "odds:odds_of",
    "name": "name:name",
    "rules": "rules:rules",
    "bench": "bench:bench",
}
BROUGHT = ("odds",)  # by each rule set for itself


def command(name: str, arguments: Sequence[str] = ()) -> Page:
    """The command of that name, ready to run; some are made for the arguments they will get."""
    module, _, function = TABLE[name].partition(":")
    found = getattr(import_module(f"gonfalon.cli.{module}"), function)
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=Page)(found(arguments) if name in BROUGHT else found)
    made = get_command(app)
    assert isinstance(made, Page)
    return made


class Contents(TyperGroup):
    """The command above all commands: its help page lists them."""

    def resolve_command(self, _ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name = args[0]
        if name not in TABLE:
            raise Refused.of("unknown-command", command=name, near=get_close_matches(name, TABLE, n=2) or list(TABLE))
        return name, command(name, args[1:]), args[1:]

    def get_help(self, ctx: Any) -> str:
        rows = [(name, f"help-{name}") for name in TABLE]
        rows += [(signature(param, ctx.obj), f"help-gonfalon-{slug(param)}") for param in self.params]
        return page(ctx.obj, [ctx.command_path, ctx.obj.say(Message.of("help-command"))], "help-gonfalon", rows)


def front(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """`gonfalon` itself: without a command it shows what there is."""
    if version:
        ctx.obj.write(f"gonfalon {gonfalon.__version__}")
    elif ctx.invoked_subcommand is None:
        ctx.obj.write(ctx.get_help())


def contents() -> Contents:
    app = typer.Typer(cls=Contents, add_completion=False, rich_markup_mode=None)
    app.callback(invoke_without_command=True)(front)
    made = get_command(app)
    assert isinstance(made, Contents)
    return made
