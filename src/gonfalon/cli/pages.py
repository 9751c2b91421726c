"""Help pages and complaints about the command line, in the person's language.

Typer writes both in English only, so the pages are made here from the commands' own declarations: what a command or
an option does stands in the language files under `help-<command>` and `help-<command>-<option>` (`help-map-out` for
`--out` of `gonfalon map`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand

from gonfalon.kernel.messages import Message, Refusal, Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice

VALUE = re.compile("FILE|RULESET|DIR|ADDRESS|KEY|VALUE|KIND|MONTHS|NAME|OUT|WORD|RACE")  # words that are translated
GENERAL = (("--lang en|nl", "help-every-lang"), ("--help", "help-every-help"))  # what every command takes


class Page(TyperCommand):
    """A command whose help page is in the person's language."""

    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest: list[str] = super().parse_args(ctx, args)
        if rest:
            raise Refused.of("unexpected-argument", argument=rest[0])
        return rest

    def get_help(self, ctx: Any) -> str:
        voice = ctx.obj
        rows = [(signature(param, voice), f"help-{self.name}-{slug(param)}") for param in self.params]
        usage = [ctx.command_path, *(signature(param, voice) for param in self.params if _is_argument(param))]
        return page(voice, usage, f"help-{self.name}", rows)


def refusal_of(wrong: typer.TyperException) -> Refusal:
    """What Typer's parser did not like, as a refusal. Its complaints are told apart by what they carry."""
    option, near = getattr(wrong, "option_name", ""), getattr(wrong, "possibilities", None)
    if missing := getattr(wrong, "param", None):
        return Refusal.of("missing-argument", argument=_missing(missing))
    if near:
        return Refusal.of("unknown-option-near", option=option, near=sorted(near))
    return Refusal.of("unknown-option" if hasattr(wrong, "possibilities") else "misused-option", option=option)


def page(voice: Voice, usage: list[str], about: str, rows: list[tuple[str, str]]) -> str:
    """Usage, a sentence, and a table of what can be given."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 3))
    table.add_column(no_wrap=True)
    for name, key in [*rows, *GENERAL]:
        table.add_row(name, voice.say(Message.of(key)))
    heading = " ".join([*usage, voice.say(Message.of("help-options"))])
    return voice.page(Text(heading, "bold"), Text(), voice.say(Message.of(about)), Text(), Padding(table, (0, 0, 0, 2)))


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def slug(param: Any) -> str:
    """What an argument or option is called in the keys of the language files."""
    return str(param.name) if _is_argument(param) else max(param.opts, key=len).lstrip("-")


def signature(param: Any, voice: Voice) -> str:
    """`-n, --count N` for an option with a value, `--json` for a flag, `[ID]` for an argument."""
    if _is_argument(param):
        return _value(param, voice)
    names = ", ".join(param.opts)
    return names if param.is_flag else f"{names} {_value(param, voice)}"


def _value(param: Any, voice: Voice) -> str:
    """What stands for a value, in the person's language: FILE, BESTAND."""
    return VALUE.sub(lambda word: voice.say(_value_word(word[0])), str(param.metavar))


def _value_word(word: str) -> Message:
    return Message.of(f"value-{word.lower()}")


def _missing(param: Any) -> Message | str:
    """The argument that is missing, as the help page calls it."""
    return _value_word(param.metavar) if VALUE.fullmatch(param.metavar) else str(param.metavar)
