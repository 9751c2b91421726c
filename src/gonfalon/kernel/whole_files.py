"""Files that are whole or absent: what is written appears under its name only when all of it is on disk."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from gonfalon.kernel.messages import Refused


def write_whole(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write beside the file, then put it in its place; what stood there before stays until then.

    A new file is as open as any other, or with `private` its owner's alone; then one that was there stays as open as
    its owner made it. Raises `Refused` when it cannot be written; then nothing is left behind.
    """
    draft = None
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name[:50]}.", delete=False) as draft:
            draft.write(content)
            draft.flush()
            os.fsync(draft.fileno())
        os.chmod(draft.name, _private(path) if private else 0o666 & ~_umask())
        os.replace(draft.name, path)
    except OSError as error:
        if draft is not None:
            with suppress(OSError):
                os.unlink(draft.name)
        raise Refused.of("file-not-written", file=str(path), why=error.strerror or str(error)) from error


def _private(path: Path) -> int:
    return path.stat().st_mode & 0o777 if path.is_file() else 0o600


def _umask() -> int:
    """Temporary files are private; the finished one is as open as any other new file."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
