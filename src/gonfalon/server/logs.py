"""What the server writes down: a line of JSON for each thing, without names, answers, tokens or passwords."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

FIELDS = ("method", "route", "status", "milliseconds")
OURS = "gonfalon"  # whose messages are known to name nobody


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message(record),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """Of what libraries say only what is the same every time: they put in whatever they have in their hands."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return next(iter(str(record.msg).splitlines()), "")


def _trace(error: BaseException) -> list[str]:
    """Where it happened, and what kind of fault it is. Its text is left out: it may quote an answer or a name."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = _trace(cause) if cause is not None else []
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return [*before, *places, type(error).__qualname__]


def start_logging(*, quiet: bool) -> None:
    """Write to stderr; a quiet server tells only of what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
