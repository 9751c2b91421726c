"""The `gonfalon` command: one module per command, one place where refusals become a line and an exit status.

Exit status: 0 good, 1 checked and found wrong, 2 bad input, 3 not yet possible. Ctrl-C ends with 130 and a reader
that went away with 141, as the shell would count them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from gonfalon.kernel.messages import Refused

BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141


def main() -> None:
    """The entry point of the installed script and of `python -m gonfalon`."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a letter shows it escaped and goes on
            stream.reconfigure(errors="backslashreplace")
    sys.exit(run(sys.argv[1:], os.environ))


def run(arguments: Sequence[str], environ: Mapping[str, str]) -> int:
    """Does what the command line asks and returns the exit status; nothing but our own mistakes gets past it."""
    from gonfalon.cli.voice import Voice, take_language

    voice = Voice("en", environ)
    try:
        option, rest = take_language(arguments)
        voice = Voice.speaking(option, environ)
        status = _dispatch(rest, voice)
        sys.stdout.flush()
    except Refused as refused:
        voice.note(refused.refusal)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what the interpreter still flushes at its end
        return READER_GONE
    return status


def _dispatch(arguments: Sequence[str], voice: object) -> int:
    import typer

    from gonfalon.cli.commands import contents
    from gonfalon.cli.pages import refusal_of

    try:
        top = contents()
        with top.make_context("gonfalon", list(arguments), obj=voice) as context:
            top.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    except typer.TyperException as wrong:
        raise Refused(refusal_of(wrong)) from wrong
    return 0
