"""All measures in the order in which they are taken, and the machine they are taken on."""

from __future__ import annotations

import os
import platform

from gonfalon.bench import kernel, mighty, page, pictures, server, store, turns, world
from gonfalon.bench.measure import Measure
from gonfalon.kernel.messages import Refused

MEASURES: tuple[Measure, ...] = (
    *kernel.MEASURES,
    *mighty.MEASURES,
    *turns.MEASURES,
    *world.MEASURES,
    *pictures.MEASURES,
    *store.MEASURES,
    *server.MEASURES,
    *page.MEASURES,
)


def chosen(word: str) -> list[Measure]:
    """The measures whose name holds the word; all, if it is empty."""
    found = [measure for measure in MEASURES if word in measure.name]
    if not found:
        raise Refused.of("bench-none", word=word, known=sorted({m.name.partition("-")[0] for m in MEASURES}))
    return found


def machine() -> str:
    """The machine in general terms: what matters to compare numbers, and nothing that tells whose it is."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{os.cpu_count()} × {platform.machine()}, {platform.system()}, {python}"


def load() -> float | None:
    """How much else the machine had to do in the last minute, in cores; None where that is not known."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None
