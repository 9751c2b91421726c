"""The lock on a data folder: one program writes there, and a second start says so instead of writing beside it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from gonfalon.kernel.messages import Refused
from gonfalon.store.rights import make_file


class Lock:
    """Held from its making until `release`; the system releases it when the process dies, however that happens."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            make_file(path)
            self._file: IO[bytes] = open(path, "a+b")  # noqa: SIM115  (it stays open as long as it is locked)
        except OSError as error:
            raise Refused.of("store-no-folder", folder=str(path.parent), problem=error.strerror or str(error)) from None
        if not _taken(self._file):
            self._file.seek(0)
            holder = self._file.read(20).decode("ascii", "replace").strip() or "?"
            self._file.close()
            raise Refused.of("store-locked", folder=str(path.parent), process=holder)
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n".encode())
        self._file.flush()

    def release(self, *, forget: bool = False) -> None:
        """Let go; the file stays, because removing it could take it from under somebody who is just locking it.

        `forget` removes it all the same: nothing came about that it could have locked.
        """
        if forget:
            self._path.unlink(missing_ok=True)
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 20  # the byte that is locked lies behind the text, so that others can read it

    def _taken(file: IO[bytes]) -> bool:
        file.seek(BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _taken(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
