"""The command line as a person meets it: arguments in; exit status, stdout and stderr out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from terminal import PLAIN, Answer

from gonfalon.cli import run


@pytest.fixture
def gonfalon(capfd: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """The command in this process."""

    def ask(*arguments: str, **environ: str) -> Answer:
        status = run(arguments, environ)
        said = capfd.readouterr()
        return Answer(status, said.out, said.err)

    return ask


@pytest.fixture
def process() -> Callable[..., Answer]:
    """The command in a process of its own."""

    def ask(*arguments: str, **environ: str) -> Answer:
        done = subprocess.run(
            [sys.executable, "-m", "gonfalon", *arguments],
            env=PLAIN | environ,
            capture_output=True,
            timeout=60,
        )
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    return ask
