"""How a command speaks: its language, what goes to stdout and what to stderr."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from gonfalon.kernel.messages import Message, Refusal, Refused
from gonfalon.words import language, say

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDTH = 100  # longer lines are hard to read


class Voice:
    """Speaks to the person at the terminal. Results go to stdout; everything said about them goes to stderr."""

    def __init__(self, lang: str, environ: Mapping[str, str]) -> None:
        self.lang, self.environ = lang, environ

    @classmethod
    def speaking(cls, option: str | None, environ: Mapping[str, str]) -> Voice:
        return cls(language(option, environ), environ)

    def say(self, message: Message | Refusal) -> str:
        return say(message, self.lang)

    def note(self, message: Message | Refusal) -> None:
        """One line on stderr."""
        print(" ".join(self.say(message).split()), file=sys.stderr)

    @property
    def on_terminal(self) -> bool:
        """Does a person read what goes to stdout?"""
        return sys.stdout.isatty()

    def write(self, text: str) -> None:
        """Plain text on stdout, as it is."""
        print(text)

    def write_json(self, value: Any) -> None:
        """JSON on stdout, indented for people and the same bytes everywhere."""
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())

    def show(self, *things: RenderableType) -> None:
        """Rich text and tables on stdout: styled on a terminal, plain and without trailing blanks in a pipe."""
        print(self.page(*things))

    def page(self, *things: RenderableType) -> str:
        with self._console.capture() as page:
            for thing in things:
                self._console.print(thing)
        return "\n".join(line.rstrip() for line in page.get().removesuffix("\n").split("\n"))

    @cached_property
    def _console(self) -> Console:
        from rich.console import Console

        console = Console(highlight=False, emoji=False, markup=False)
        console.width = min(console.width, WIDTH)
        return console


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, which may stand anywhere on the command line, and the other arguments."""
    option, rest = None, list[str]()
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            return option, [*rest, argument, *waiting]
        if argument == "--lang":
            option = next(waiting, None)
            if option is None:
                raise Refused.of("misused-option", option=argument)
        elif argument.startswith("--lang="):
            option = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return option, rest
