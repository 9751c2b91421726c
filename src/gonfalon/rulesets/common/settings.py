"""Settings written out: a campaign keeps what it began with, whatever the defaults become."""

from __future__ import annotations

from typing import Any

import msgspec


def in_full(settings: msgspec.Struct) -> dict[str, Any]:
    """Every setting with its value, as plain data for the log."""
    return {name: msgspec.to_builtins(value) for name, value in msgspec.structs.asdict(settings).items()}
