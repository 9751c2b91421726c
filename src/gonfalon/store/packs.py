"""A zip that comes from outside, read as a stream: no more is unpacked than a campaign can hold, whatever it claims.

A few bytes of a zip can unpack to gigabytes, and its list of parts can be longer than all of them. So the list is
looked at before it is read, every part is counted as it really unpacks, and lines are taken one by one.
"""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Iterator
from io import SEEK_END, BytesIO
from pathlib import Path
from types import TracebackType
from typing import IO

from gonfalon.kernel.messages import Refused

MEGABYTE = 1024 * 1024
MOST_BYTES = 64 * MEGABYTE  # unpacked; a ten-year campaign is a few megabytes
MOST_PARTS = 16  # a campaign has three
MOST_LINES = 200_000  # a ten-year campaign has some ten thousand
LONGEST_LINE = MEGABYTE  # the first line of a campaign on a drawn world is a tenth of that
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others unpack without a limit

END, END_LARGE = b"PK\x05\x06", b"PK\x06\x07"  # how the record after the list begins, and that of very large zips
END_RECORD = struct.Struct("<4s4H2LH")
LARGE_BEFORE = 20  # bytes: where the record of a very large zip stands before the other
LONGEST_REMARK = 65_535
LONGEST_ROW = 1024  # bytes of the list for one part


class Pack:
    """An opened zip. What is read of it counts towards one limit; raises `Refused` beyond it."""

    def __init__(self, source: Path | BytesIO, path: Path) -> None:
        self._path, self._left = path, MOST_BYTES
        with _opened(source) as file:
            self._check_list(file)
        self._zip = zipfile.ZipFile(source)
        for info in self._zip.infolist():
            if info.compress_type not in PACKINGS:
                raise zipfile.BadZipFile(info.filename[:40])
        if sum(info.file_size for info in self._zip.infolist()) > MOST_BYTES:
            raise self._too_large()

    def __enter__(self) -> Pack:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._zip.close()

    @property
    def names(self) -> list[str]:
        """What its parts are called, each as often as it is there."""
        return self._zip.namelist()

    def part(self, name: str) -> bytes:
        """A part that is no longer than a line may be."""
        with self._zip.open(name) as file:
            return self._taken(file.read(LONGEST_LINE + 1), name)

    def lines(self, name: str) -> Iterator[bytes]:
        """A part line by line, without their ends."""
        with self._zip.open(name) as file:
            for number in range(MOST_LINES + 1):
                line = self._taken(file.readline(LONGEST_LINE + 1), name)
                if not line:
                    return
                if number == MOST_LINES:
                    raise Refused.of("campaign-too-many", path=str(self._path), part=name, most=MOST_LINES)
                yield line.removesuffix(b"\n")

    def _taken(self, data: bytes, name: str) -> bytes:
        if len(data) > LONGEST_LINE:
            raise Refused.of("campaign-line-long", path=str(self._path), part=name, most=LONGEST_LINE // MEGABYTE)
        self._left -= len(data)
        if self._left < 0:
            raise self._too_large()
        return data

    def _too_large(self) -> Refused:
        return Refused.of("campaign-too-large", path=str(self._path), most=MOST_BYTES // MEGABYTE)

    def _check_list(self, file: IO[bytes]) -> None:
        """The list of parts is read whole when a zip is opened, so its length is looked at before."""
        length = file.seek(0, SEEK_END)
        file.seek(max(0, length - END_RECORD.size - LONGEST_REMARK - LARGE_BEFORE))
        tail = file.read()
        at = tail.rfind(END)
        if at < 0 or len(tail) - at < END_RECORD.size:
            raise zipfile.BadZipFile("zip")
        parts, size = END_RECORD.unpack_from(tail, at)[4:6]
        large = tail[max(0, at - LARGE_BEFORE) : at].startswith(END_LARGE)
        if large or parts > MOST_PARTS or size > MOST_PARTS * LONGEST_ROW:
            raise Refused.of("campaign-many-parts", path=str(self._path), most=MOST_PARTS)


def _opened(source: Path | BytesIO) -> IO[bytes]:
    """The bytes themselves; closing them leaves the source as it was."""
    return source.open("rb") if isinstance(source, Path) else BytesIO(source.getbuffer())
