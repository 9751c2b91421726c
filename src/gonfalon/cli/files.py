"""Files that a command writes: checked before the work begins, and never left half-written."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile

from gonfalon.kernel.messages import Refused


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


def write(path: Path, data: bytes) -> None:
    """All of it or nothing: what stood there before stays until the new file is whole."""
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name[:50]}.", delete=False) as draft:
            try:
                draft.write(data)
                draft.close()
                os.chmod(draft.name, _usual_mode())
                os.replace(draft.name, path)
            except BaseException:
                os.unlink(draft.name)
                raise
    except OSError as fault:
        raise Refused.of("file-unwritable", file=path, why=fault.strerror or str(fault)) from fault


def show(path: Path, environ: Mapping[str, str]) -> bool:
    """Opens a picture with whatever this desktop opens such files with; False if there is no desktop."""
    if sys.platform not in ("darwin", "win32") and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return False
    import typer

    return typer.launch(str(path)) == 0


def _usual_mode() -> int:
    """Temporary files are private; the finished one is as open as any other new file."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
