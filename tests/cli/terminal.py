"""What the tests of the command line share: a plain environment, and what a command answers."""

from __future__ import annotations

import os
from typing import NamedTuple

PLAIN = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "LANG": "C.UTF-8"}


class Answer(NamedTuple):
    status: int
    out: str
    err: str
