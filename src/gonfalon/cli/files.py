"""Files that a command writes, checked before the work begins; and pictures, shown when it is done."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from shutil import which

from gonfalon.kernel.messages import Refused

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def target(option: str, text: str | None, endings: Collection[str]) -> Path:
    """The file to write, if it is of a kind we can write and its folder is there."""
    if not text:
        raise Refused.of("file-missing", option=option, known=endings)
    path = Path(text)
    if path.suffix.lower() not in endings:
        raise Refused.of("file-ending", file=text, known=endings)
    if not os.path.isdir(path.parent):
        raise Refused.of("folder-missing", file=text, folder=path.parent)
    if os.path.isdir(path):
        raise Refused.of("file-is-folder", file=text)
    return path


def show(path: Path, environ: Mapping[str, str]) -> bool:
    """Opens a picture with whatever this desktop opens such files with; False if there is no desktop."""
    if sys.platform == "win32":
        os.startfile(path)  # noqa: S606
        return True
    opener = which("open" if sys.platform == "darwin" else "xdg-open", path=environ.get("PATH"))
    if opener is None or not (sys.platform == "darwin" or any(environ.get(name) for name in DISPLAYS)):
        return False
    quiet = subprocess.DEVNULL  # whoever reads what we print must not have to wait for the viewer
    subprocess.Popen([opener, path], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)  # noqa: S603
    return True
