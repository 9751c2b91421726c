"""Lists of names, for the command line and for players who look for one: `generate("river", "dwarfs", 5, 7)`."""

from __future__ import annotations

from gonfalon.kernel.messages import Refused
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.dice import on, stream
from gonfalon.names.kinds import find_kind, shipped_kinds
from gonfalon.names.name import Name
from gonfalon.names.naming import charted_name, landmark_name

MOST = 10_000


def kinds() -> tuple[str, ...]:
    """Every kind of thing that can be named."""
    return tuple(shipped_kinds())


def races() -> tuple[str, ...]:
    """Every race that has charts of its own or a choice of them (ME-NAM-02)."""
    return tuple(shipped_charts().races)


def generate(kind: str, race: str | None = None, n: int = 1, seed: int | str = 0) -> tuple[Name, ...]:
    """So many different names of a kind, the same for the same seed; without a race, from all over the world."""
    if not 0 < n <= MOST:
        raise Refused.of("names-bad-count", count=str(n), most=str(MOST))
    wanted, charts, rng = find_kind(kind), shipped_charts(), stream(seed, "list", kind)
    tongue = charts.race(race).tongue() if race else None
    taken: set[str] = set()
    found: list[Name] = []
    for _ in range(n):
        if tongue:
            name = charted_name(wanted, tongue, rng, taken)
        else:
            name = landmark_name(wanted, on(tuple(charts.races.values()), rng).tongue(), rng, taken)
        taken |= name.keys
        found.append(name)
    return tuple(found)
